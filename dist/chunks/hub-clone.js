import { a as taskFinder, c as HubHistory, i as rowSizes, n as HubReader, o as mayHoldRows, r as ReadBudget, s as readHubInfo, t as openHubRepo, u as pathOf } from "./hub2.js";
import { $t as ObjectReader, C as maskSecrets, an as baseName, cn as findGit, in as Listing, ln as runGit, nn as decodeName, rn as splitNames } from "./core.js";
import { Buffer as Buffer$1 } from "node:buffer";
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";

// src/platform/git-remote.ts
const REMOTE = "envcard-hub";
const TIMEOUT_MS = 9e5;
const MAX_BYTES = 0x80000000;
const LOOK_MS = 500;
function remoteGit(git, remote) {
	const { endpoint, token } = remote;
	const settings = [
		[`remote.${REMOTE}.url`, remote.url.href],
		["http.followRedirects", "false"],
		["http.postBuffer", "16777216"],
		["http.lowSpeedLimit", "1"],
		["http.lowSpeedTime", "60"],
		["credential.helper", ""],
		["core.askPass", ""],
		["gc.auto", "0"],
		["maintenance.auto", "false"],
		["fetch.writeCommitGraph", "false"],
		["fetch.fsckObjects", "false"],
		["transfer.bundleURI", "false"],
		["submodule.recurse", "false"],
		["protocol.version", "2"],
		["fetch.negotiationAlgorithm", "noop"]
	];
	if (token !== null) {
		const secret = Buffer$1.from(`user:${token}`).toString("base64");
		settings.push([`http.${endpoint.href.replace(/\/$/, "")}/.extraHeader`, `Authorization: Basic ${secret}`]);
	}
	const env = {
		...git.env,
		GIT_ALLOW_PROTOCOL: remote.url.protocol.slice(0, -1),
		GIT_CONFIG_COUNT: String(settings.length)
	};
	for (const [i, [key, value]] of settings.entries()) {
		env[`GIT_CONFIG_KEY_${i}`] = key;
		env[`GIT_CONFIG_VALUE_${i}`] = value;
	}
	return {
		program: git.program,
		env
	};
}
async function fetchObjects(git, directory, oids, depth, signal) {
	const abort = new AbortController();
	const stop = () => abort.abort();
	signal.addEventListener("abort", stop);
	let tooLarge = false;
	const look = setInterval(() => {
		tooLarge ||= packBytes(directory) > MAX_BYTES;
		if (tooLarge) stop();
	}, LOOK_MS);
	const args = [
		"fetch",
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"--recurse-submodules=no"
	];
	const limits = {
		timeout: TIMEOUT_MS,
		input: oids.map((oid) => `${oid}\n`).join(""),
		signal: abort.signal
	};
	const depths = depth === null ? [] : [`--depth=${depth}`];
	const outcome = await runGit(git, directory, [
		...args,
		...depths,
		"--filter=blob:none",
		"--stdin",
		REMOTE
	], limits);
	clearInterval(look);
	signal.removeEventListener("abort", stop);
	return tooLarge ? { kind: "too-large" } : outcome;
}
function packBytes(directory) {
	const folder = join(directory, ".git/objects/pack");
	try {
		return readdirSync(folder).reduce((sum, name) => {
			return sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
		}, 0);
	} catch {
		return 0;
	}
}

// src/platform/temp-folder.ts
const ENDINGS = {
	SIGTERM: 143,
	SIGHUP: 129
};
const folders = /* @__PURE__ */ new Set();
function makeTempFolder(prefix) {
	const path = mkdtempSync(join(realpathSync.native(tmpdir()), prefix));
	const abort = new AbortController();
	const folder = {
		path,
		gone: abort.signal,
		remove: () => {
			if (!folders.delete(folder)) return;
			abort.abort();
			rmSync(path, {
				recursive: true,
				force: true,
				maxRetries: 5
			});
			if (folders.size === 0) unwatch();
		}
	};
	if (folders.size === 0) watch();
	folders.add(folder);
	return folder;
}
function removeAll() {
	for (const folder of folders) folder.remove();
}
const endings = Object.entries(ENDINGS).map(([signal, code]) => {
	return [signal, () => process.exit(code)];
});
function watch() {
	process.on("exit", removeAll);
	for (const [signal, end] of endings) process.on(signal, end);
}
function unwatch() {
	process.off("exit", removeAll);
	for (const [signal, end] of endings) process.off(signal, end);
}

// src/repository/hub/clone.ts
const MAX_WANTED = 1e4;
const MAX_LINK = 4096;
const WANTED = /* @__PURE__ */ new Set([
	"README.md",
	".envcard.yaml",
	".envcard.yml",
	".harborignore",
	"registry.json",
	"task.toml",
	"instruction.md",
	"docker-compose.yaml",
	"pyproject.toml",
	"setup.py",
	"setup.cfg"
]);
var Clone = class {
	local;
	remote;
	folder;
	objects;
	started = null;
	last = Promise.resolve();
	constructor(local, remote, folder) {
		this.local = local;
		this.remote = remote;
		this.folder = folder;
		this.objects = new ObjectReader(local, folder.path);
	}
	open(sha) {
		const opened = this.last.then(() => this.load(sha));
		this.last = opened;
		return opened;
	}
	async load(sha) {
		this.started ??= this.run([
			"init",
			"--quiet",
			"--template=",
			"."
		]);
		const failure = await this.started ?? problemOf(await this.fetch([sha], 1));
		if (failure !== null) return {
			ok: false,
			message: failure
		};
		const tree = await runGit(this.local, this.folder.path, [
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			sha
		]);
		if (tree.kind !== "ended" || tree.code !== 0) return {
			ok: false,
			message: problemOf(tree) ?? "git ended early"
		};
		const listed = splitNames(tree.stdout).flatMap(entryOf);
		const wanted = wantedOf(listed);
		const oids = [...new Set(wanted.map(({ oid }) => oid))];
		for (let at = 0; at < oids.length; at += MAX_WANTED) {
			const problem = problemOf(await this.fetch(oids.slice(at, at + MAX_WANTED), null));
			if (problem !== null) return {
				ok: false,
				message: problem
			};
		}
		const sizes = await this.sizes(oids);
		const here = new Set(wanted.filter(({ oid }) => sizes.has(oid)).map(({ path }) => path));
		const entries = await Promise.all(listed.map((entry) => this.complete(entry, here, sizes)));
		const files = listed.filter(({ path, kind }) => kind === "file" && here.has(path));
		return {
			ok: true,
			commit: {
				entries,
				oids: new Map(files.map(({ path, oid }) => [path, oid])),
				cut: tree.cut
			}
		};
	}
	async read(oid, limit, mode) {
		const blob = await this.objects.read(oid, limit, mode);
		if (typeof blob === "string") return {
			ok: false,
			why: {
				code: "io-error",
				detail: `object ${oid} is ${blob}`
			}
		};
		if (blob.bytes === null) return {
			ok: false,
			why: {
				code: "too-large",
				detail: `${blob.size} bytes`
			}
		};
		return {
			ok: true,
			bytes: blob.bytes,
			truncated: blob.size > blob.bytes.length
		};
	}
	close() {
		this.objects.close();
		this.folder.remove();
	}
	fetch(oids, depth) {
		return fetchObjects(this.remote, this.folder.path, oids, depth, this.folder.gone);
	}
	async run(args) {
		return problemOf(await runGit(this.local, this.folder.path, args, { signal: this.folder.gone }));
	}
	async sizes(oids) {
		const sizes = /* @__PURE__ */ new Map();
		if (oids.length === 0) return sizes;
		const input = oids.map((oid) => `${oid}\n`).join("");
		const outcome = await runGit(this.local, this.folder.path, ["cat-file", "--batch-check"], { input });
		const text = outcome.kind === "ended" ? outcome.stdout.toString("latin1") : "";
		for (const [, oid = "", size] of text.matchAll(/^([0-9a-f]{40}) blob (\d{1,15})$/gm)) sizes.set(oid, Number(size));
		return sizes;
	}
	async complete({ path, kind, oid }, here, sizes) {
		if (kind === "file") return {
			path,
			kind,
			size: sizes.get(oid) ?? null
		};
		if (kind !== "link" || !here.has(path)) return {
			path,
			kind,
			size: null
		};
		const read = await this.read(oid, MAX_LINK, "whole");
		return {
			path,
			kind,
			size: null,
			...read.ok ? { target: decodeName(Buffer.from(read.bytes)) } : {}
		};
	}
};
function entryOf(line) {
	const tab = line.indexOf("	");
	const [mode, , oid = ""] = line.slice(0, tab).split(" ");
	if (tab < 0 || !/^[0-9a-f]{40}$/.test(oid)) return [];
	const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
	return [{
		path: line.slice(tab + 1),
		kind,
		oid
	}];
}
function wantedOf(entries) {
	const isInTask = taskFinder(entries.map(({ path }) => path));
	return entries.filter(({ path, kind }) => {
		if (kind !== "file") return kind === "link";
		if (mayHoldRows(path)) return false;
		return WANTED.has(baseName(path)) || path.endsWith(".py") && !isInTask(path);
	});
}
function problemOf(outcome) {
	switch (outcome.kind) {
		case "timeout": return "git took too long";
		case "too-large": return "too much would have to be fetched";
		case "not-started": return `git could not be started: ${outcome.detail}`;
		case "ended":
			if (outcome.code === 0) return null;
			return /^(?:fatal|error): (.*)/m.exec(outcome.stderr)?.[1] ?? `git ended with ${outcome.code}`;
	}
}

// src/repository/hub-clone.ts
const MAX_READS = 2e3;
async function openHubClone(options) {
	const { http, token } = options;
	const git = findGit();
	if (git === null) return failed("git-not-found", "--thorough needs git, which was not found");
	const read = await readHubInfo(http, options.id, options.revision);
	if (!read.ok) return read;
	const { info } = read;
	const path = pathOf("datasets", ...info.id.split("/")) ?? "";
	const url = new URL(`${http.endpoint.href.replace(/\/$/, "")}${path}`);
	const folder = makeTempFolder("envcard-");
	const clone = new Clone(git, remoteGit(git, {
		url,
		endpoint: http.endpoint,
		token
	}), folder);
	const opened = await openCommit(http, info, clone, new ReadBudget(MAX_READS));
	if (typeof opened === "string") {
		clone.close();
		if (info.isGated) return withClose(await openHubRepo({
			...options,
			revision: info.sha
		}));
		return failed("clone-failed", `hf:${info.id} cannot be fetched through git: ${maskSecrets(opened)}`);
	}
	return {
		ok: true,
		repository: opened,
		revision: info.sha,
		id: info.id,
		info,
		close: () => clone.close()
	};
}
function failed(code, message) {
	return {
		ok: false,
		error: {
			code,
			message
		}
	};
}
function withClose(opened) {
	return opened.ok ? {
		...opened,
		close: () => {}
	} : opened;
}
function withSize(entry, size) {
	return size === void 0 ? entry : {
		...entry,
		size
	};
}
async function openCommit(http, info, clone, budget, withHistory = true) {
	const outcome = await clone.open(info.sha);
	if (!outcome.ok) return outcome.message;
	const { entries, oids, cut } = outcome.commit;
	const { sizes, lfs } = await rowSizes(http, info, entries);
	const listing = new Listing(entries.map((entry) => withSize(entry, sizes.get(entry.path))), { problem: cut ? {
		code: "listing-cut",
		detail: "git lists too many paths"
	} : null });
	const reader = new HubReader(http, info, {
		listing,
		lfs,
		knowsLinks: true
	}, budget);
	const open = async (revision) => {
		const earlier = await readHubInfo(http, info.id, revision);
		const commit = earlier.ok ? await openCommit(http, earlier.info, clone, budget, false) : null;
		return typeof commit === "string" ? null : commit;
	};
	let reads = 0;
	return {
		listing,
		sampling: null,
		history: withHistory ? new HubHistory({
			http,
			id: info.id,
			sha: info.sha,
			listing,
			open
		}) : null,
		get reads() {
			return reads + budget.reads;
		},
		async read(path, limit, mode = "whole") {
			const oid = oids.get(path);
			if (oid === void 0) return await reader.read(path, limit, mode);
			const result = await clone.read(oid, limit, mode);
			if (result.ok) reads += 1;
			return result;
		}
	};
}

export { openHubClone };
