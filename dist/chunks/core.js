import { a as tokenType, c as isAlias, d as isPair, f as isScalar, i as Lexer, l as isCollection, n as Parser, o as Composer, p as isSeq, s as visit, t as parseDocument, u as isMap } from "./yaml.js";
import { n as harbor_task_default, t as harbor_registry_default } from "./harbor-registry.js";
import { n as parseTOML, t as ParseError } from "./toml.js";
import { accessSync, closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, statSync, writeSync } from "node:fs";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { isUtf8 as isUtf8$1 } from "node:buffer";
import { setImmediate as setImmediate$1 } from "node:timers/promises";
import { parseArgs } from "node:util";

// src/config/paths.ts
function normalPath(path) {
	if (path.startsWith("/") || path.includes("\0")) return null;
	const parts = path.split("/").filter((part) => part !== "" && part !== ".");
	if (parts.includes("..")) return null;
	return parts.length === 0 ? "." : parts.join("/");
}

// src/cli/repo-id.ts
const PART = "[A-Za-z0-9][A-Za-z0-9._-]{0,95}";
const REPO_ID = new RegExp(`^${PART}/${PART}$`);
const HOSTS = /* @__PURE__ */ new Set([
	"huggingface.co",
	"www.huggingface.co",
	"hf.co",
	"www.hf.co",
	"hub.huggingface.co"
]);
function isRepoId(text) {
	return REPO_ID.test(text);
}
function isHubHost(host) {
	return HOSTS.has(host.toLowerCase());
}
function repoIdOfRemote(url) {
	if (url.length > 2048) return null;
	const text = url.trim();
	const scp = /^(?:[^/@:\s]+@)?([^/:@\s]+):(?!\/\/)(.*)$/.exec(text);
	if (scp !== null) return isHubHost(scp[1] ?? "") ? datasetPath(scp[2] ?? "") : null;
	const parsed = URL.canParse(text) ? new URL(text) : null;
	if (parsed === null || ![
		"https:",
		"http:",
		"ssh:",
		"git:"
	].includes(parsed.protocol)) return null;
	return isHubHost(parsed.hostname) ? datasetPath(parsed.pathname) : null;
}
function repoIdOfRemotes(urls) {
	for (const url of urls) {
		const id = repoIdOfRemote(url);
		if (id !== null) return id;
	}
	return null;
}
function datasetPath(path) {
	const parts = path.split("/").filter((part) => part !== "");
	if (parts[0] !== "datasets" || parts.length !== 3) return null;
	const id = `${parts[1] ?? ""}/${(parts[2] ?? "").replace(/\.git$/, "")}`;
	return isRepoId(id) ? id : null;
}

// src/config/vocabulary.ts
const FRAMEWORK_KEYS = [
	"harbor",
	"verifiers",
	"openenv",
	"nemo-gym"
];

// src/config/severity.ts
const SEVERITY_WEIGHT = {
	notice: 1,
	warning: 2,
	error: 3
};

// src/cli/exit.ts
const EXIT = {
	ok: 0,
	findings: 1,
	usage: 2,
	unreadable: 3,
	internal: 70,
	interrupted: 130
};
const PRECEDENCE = [
	EXIT.interrupted,
	EXIT.internal,
	EXIT.usage,
	EXIT.unreadable,
	EXIT.findings
];
function worst(codes) {
	return PRECEDENCE.find((code) => codes.includes(code)) ?? EXIT.ok;
}
function fails(severities, failOn) {
	return failOn !== "never" && severities.some((severity) => SEVERITY_WEIGHT[severity] >= SEVERITY_WEIGHT[failOn]);
}

// src/platform/memory.ts
const KNOWN$1 = /* @__PURE__ */ new Set([
	"20",
	"22",
	"24"
]);
function saveMemory() {
	const [major = ""] = process.versions.node.split(".");
	if (!KNOWN$1.has(major)) return;
	const { setFlagsFromString } = process.getBuiltinModule("node:v8");
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--heap-growing-percent=50");
}

// src/platform/git.ts
const GUARDS = ["--no-pager", ...[
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"safe.bareRepository=explicit",
	"protocol.allow=never",
	"core.longPaths=true"
].flatMap((setting) => ["-c", setting])];
const TIMEOUT_MS = 6e4;
const MAX_OUTPUT = 536870912;
const MAX_STDERR = 16384;
function findGit(env = process.env) {
	const windows = process.platform === "win32";
	const path = env[Object.keys(env).find((key) => (windows ? key.toUpperCase() : key) === "PATH") ?? "PATH"] ?? "";
	for (const folder of path.split(delimiter)) {
		if (!isAbsolute(folder)) continue;
		const program = join(folder, windows ? "git.exe" : "git");
		if (isProgram(program)) return {
			program,
			env: guardedEnvironment(env)
		};
	}
	return null;
}
function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
function guardedEnvironment(env) {
	const kept = Object.entries(env).filter(([key]) => !key.toUpperCase().startsWith("GIT_"));
	return {
		...Object.fromEntries(kept),
		LC_ALL: "C",
		LANGUAGE: "",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_TERMINAL_PROMPT: "0",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_ALLOW_PROTOCOL: "none"
	};
}
function startGit(git, directory, args, stdin = "ignore", stderr = stdin === "pipe" ? "ignore" : "pipe") {
	const { spawn } = process.getBuiltinModule("node:child_process");
	return spawn(git.program, [...GUARDS, ...args], {
		cwd: directory,
		env: git.env,
		stdio: [
			stdin,
			"pipe",
			stderr
		],
		windowsHide: true
	});
}
function runGit(git, directory, args, limits = {}) {
	const most = limits.output ?? MAX_OUTPUT;
	return new Promise((resolve) => {
		const child = startGit(git, directory, args, limits.input === void 0 ? "ignore" : "pipe", "pipe");
		child.stdin?.on("error", () => {});
		child.stdin?.end(limits.input);
		limits.signal?.addEventListener("abort", () => child.kill("SIGKILL"));
		const out = [];
		const err = [];
		let outSize = 0;
		let errSize = 0;
		let cut = false;
		let late = false;
		const timer = setTimeout(() => {
			late = true;
			child.kill("SIGKILL");
		}, limits.timeout ?? TIMEOUT_MS);
		child.stdout?.on("data", (chunk) => {
			if (cut) return;
			out.push(chunk);
			outSize += chunk.length;
			if (outSize > most) {
				cut = true;
				child.kill("SIGKILL");
			}
		});
		child.stderr?.on("data", (chunk) => {
			errSize += chunk.length;
			if (errSize <= MAX_STDERR) err.push(chunk);
		});
		child.on("error", (error) => {
			clearTimeout(timer);
			resolve({
				kind: "not-started",
				detail: error.message
			});
		});
		child.on("close", (code) => {
			clearTimeout(timer);
			if (late) resolve({ kind: "timeout" });
			else resolve({
				kind: "ended",
				code: cut ? 0 : code ?? 128,
				stdout: Buffer.concat(out),
				stderr: Buffer.concat(err).toString(),
				cut
			});
		});
	});
}

// src/repository/listing.ts
var Listing = class {
	entries;
	problem;
	ignored;
	byName = /* @__PURE__ */ new Map();
	constructor(entries, options = {}) {
		const sorted = entries.toSorted((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
		this.entries = sorted.filter((entry, i) => i === 0 || sorted[i - 1]?.path !== entry.path);
		this.problem = options.problem ?? null;
		this.ignored = options.ignored ?? 0;
	}
	get complete() {
		return this.problem === null;
	}
	get(path) {
		const entry = this.entries[this.lowerBound(path)];
		return entry?.path === path ? entry : void 0;
	}
	isFile(path) {
		return this.get(path)?.kind === "file";
	}
	isDirectory(path) {
		if (path === "") return true;
		return this.entries[this.lowerBound(`${path}/`)]?.path.startsWith(`${path}/`) ?? false;
	}
	children(directory) {
		const prefix = directory === "" ? "" : `${directory}/`;
		const found = [];
		let i = this.lowerBound(prefix);
		for (let entry = this.entries[i]; entry?.path.startsWith(prefix); entry = this.entries[i]) {
			const slash = entry.path.indexOf("/", prefix.length);
			if (slash < 0) {
				found.push({
					name: entry.path.slice(prefix.length),
					kind: entry.kind
				});
				i += 1;
			} else {
				found.push({
					name: entry.path.slice(prefix.length, slash),
					kind: "directory"
				});
				i = this.lowerBound(`${entry.path.slice(0, slash)}0`);
			}
		}
		return found;
	}
	under(directory) {
		if (directory === "") return this.entries;
		return this.entries.slice(this.lowerBound(`${directory}/`), this.lowerBound(`${directory}0`));
	}
	named(name) {
		let found = this.byName.get(name);
		if (found === void 0) {
			const suffix = `/${name}`;
			found = this.entries.filter((e) => e.path.endsWith(suffix) || e.path === name).map((e) => e.path);
			this.byName.set(name, found);
		}
		return found;
	}
	lowerBound(path) {
		let low = 0;
		let high = this.entries.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if ((this.entries[middle]?.path ?? "") < path) low = middle + 1;
			else high = middle;
		}
		return low;
	}
};
function directoryOf(path) {
	const slash = path.lastIndexOf("/");
	return slash < 0 ? "" : path.slice(0, slash);
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function joinPath(directory, name) {
	return directory === "" ? name : `${directory}/${name}`;
}

// src/repository/checkout/names.ts
function decodeName(bytes) {
	if (isUtf8$1(bytes)) return bytes.toString();
	let text = "";
	for (let at = 0; at < bytes.length;) {
		const lead = bytes[at] ?? 0;
		const length = lead < 128 ? 1 : lead < 224 ? 2 : lead < 240 ? 3 : 4;
		const part = bytes.subarray(at, at + length);
		if (part.length === length && isUtf8$1(part)) {
			text += part.toString();
			at += length;
		} else {
			text += String.fromCharCode(56320 + lead);
			at += 1;
		}
	}
	return text;
}
function encodeName(name) {
	if (!isEscaped(name)) return Buffer.from(name);
	const parts = [];
	for (const character of name) {
		const code = character.codePointAt(0) ?? 0;
		parts.push(code >= 56448 && code <= 56575 ? Buffer.of(code - 56320) : Buffer.from(character));
	}
	return Buffer.concat(parts);
}
function systemPath(root, path) {
	const full = path === "" ? root : root.endsWith("/") ? `${root}${path}` : `${root}/${path}`;
	return isEscaped(full) ? encodeName(full) : full;
}
const FOLDING = /* @__PURE__ */ new Set(["darwin", "win32"]);
function folded$1(name) {
	return name.normalize("NFC").toLowerCase();
}
function isSamePath(real, asked, platform) {
	if (real.equals(typeof asked === "string" ? encodeName(asked) : asked)) return true;
	if (!FOLDING.has(platform)) return false;
	const [one, two] = [folded$1(real.toString()), folded$1(asked.toString())];
	return platform === "win32" ? one.replaceAll("\\", "/") === two.replaceAll("\\", "/") : one === two;
}
function asGitNames(entries, known, platform) {
	const isKnown = (path) => known.some((names) => names.has(path));
	if (!FOLDING.has(platform) || entries.every(({ path }) => isKnown(path))) return entries;
	const byFolded = /* @__PURE__ */ new Map();
	for (const names of known) for (const name of names) byFolded.set(folded$1(name), name);
	const taken = new Set(entries.map(({ path }) => path));
	return entries.map((entry) => {
		const path = isKnown(entry.path) ? void 0 : byFolded.get(folded$1(entry.path));
		return path === void 0 || taken.has(path) ? entry : {
			...entry,
			path
		};
	});
}
function splitNames(output) {
	const names = isUtf8$1(output) ? output.toString().split("\0") : splitBytes(output).map(decodeName);
	names.pop();
	return names;
}
function splitBytes(output) {
	const parts = [];
	let start = 0;
	for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
		parts.push(output.subarray(start, end));
		start = end + 1;
	}
	parts.push(output.subarray(start));
	return parts;
}
function isEscaped(name) {
	return /[\udc80-\udcff]/u.test(name);
}

// src/repository/checkout/files.ts
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const FOLLOWS = constants.O_NOFOLLOW === void 0;
var FileReader = class {
	root;
	folders = /* @__PURE__ */ new Map();
	constructor(root) {
		this.root = root;
	}
	read(path, limit, mode) {
		if (!this.isRealFolder(directoryOf(path))) return trouble({ code: "changed" });
		let file = null;
		try {
			const place = systemPath(this.root, path);
			if (FOLLOWS && lstatSync(place).isSymbolicLink()) return trouble({ code: "not-a-file" });
			file = openSync(place, FLAGS);
			const state = fstatSync(file);
			if (!state.isFile()) return trouble({ code: "not-a-file" });
			if (state.size > limit && mode === "whole") return trouble({
				code: "too-large",
				detail: `${state.size} bytes`
			});
			const length = Math.min(state.size, limit);
			const bytes = new Uint8Array(length);
			const start = mode === "tail" ? state.size - length : 0;
			for (let at = 0; at < length;) {
				const got = readSync(file, bytes, at, length - at, start + at);
				if (got === 0) return trouble({ code: "changed" });
				at += got;
			}
			return {
				ok: true,
				bytes,
				truncated: state.size > limit
			};
		} catch (error) {
			return trouble(systemTrouble(error));
		} finally {
			if (file !== null) closeSync(file);
		}
	}
	isRealFolder(folder) {
		let known = this.folders.get(folder);
		if (known === void 0) {
			known = folder === "" ? isReal(systemPath(this.root, "")) : this.isRealFolder(directoryOf(folder)) && isFolder$1(systemPath(this.root, folder));
			this.folders.set(folder, known);
		}
		return known;
	}
};
function isReal(path) {
	try {
		return isSamePath(realpathSync.native(path, "buffer"), path, process.platform);
	} catch {
		return false;
	}
}
function isFolder$1(path) {
	try {
		return lstatSync(path).isDirectory();
	} catch {
		return false;
	}
}
function trouble(why) {
	return {
		ok: false,
		why
	};
}
function systemTrouble(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
	switch (code) {
		case "EACCES":
		case "EPERM": return { code: "no-permission" };
		case "ENOENT":
		case "ENOTDIR": return {
			code: "changed",
			detail: "gone since it was listed"
		};
		case "ELOOP":
		case "ENXIO": return { code: "not-a-file" };
		default: return {
			code: "io-error",
			detail: code
		};
	}
}

// src/repository/checkout/index-state.ts
const HASH_BUDGET = 67108864;
const STAT = /^ {2}ctime: \d+:\d+\n {2}mtime: (\d+):(\d+)\n {2}dev: \d+\tino: (\d+)\n {2}uid: \d+\tgid: \d+\n {2}size: (\d+)\tflags: [0-9a-f]+\n/;
const MAX_STAT = 256;
const KINDS = /* @__PURE__ */ new Map([
	["100644", "file"],
	["100755", "file"],
	["120000", "link"],
	["160000", "submodule"]
]);
var IndexState = class IndexState {
	root;
	files;
	folders;
	written;
	reader;
	budget = HASH_BUDGET;
	constructor(root, files, written, reader) {
		this.root = root;
		this.files = files;
		this.folders = foldersOf$1(files);
		this.written = written;
		this.reader = reader;
	}
	static async read(git, root, reader) {
		const [place, entries] = await Promise.all([runGit(git, root, [
			"rev-parse",
			"--git-path",
			"index"
		]), runGit(git, root, [
			"ls-files",
			"-s",
			"--debug",
			"-z"
		])]);
		if (place.kind !== "ended" || place.code !== 0 || entries.kind !== "ended" || entries.code !== 0) return null;
		const files = parseEntries(entries.stdout);
		const index = statSync(resolve(root, place.stdout.toString().replace(/\n$/, "")), {
			bigint: true,
			throwIfNoEntry: false
		});
		return files === null || index === void 0 ? null : new IndexState(root, files, index.mtimeNs, reader);
	}
	holds(listing, path, oid) {
		const folder = this.folders.get(path);
		if (folder === void 0) {
			const entry = listing.get(path);
			return this.files.get(path)?.oid === oid && entry !== void 0 && this.isUnchanged(entry);
		}
		if (folder.oid !== oid) return false;
		const entries = listing.under(path);
		return entries.length === folder.files && entries.every((entry) => this.isUnchanged(entry));
	}
	get tree() {
		return this.folders.get("")?.oid ?? null;
	}
	differences(listing) {
		const changed = [];
		for (const [path, known] of this.files) {
			const entry = listing.get(path);
			if (!(entry !== void 0 && KINDS.get(known.mode) === entry.kind && (this.hasStat(path, known) || this.isUnchanged(entry)))) changed.push(path);
		}
		for (const { path } of listing.entries) if (!this.files.has(path)) changed.push(path);
		return changed;
	}
	isUnchanged(entry) {
		const known = this.files.get(entry.path);
		if (known === void 0 || KINDS.get(known.mode) !== entry.kind) return false;
		return entry.kind === "submodule" || this.isAsAdded(entry.path, known) || this.hashOf(entry) === known.oid;
	}
	isAsAdded(path, known) {
		return known.mtime < this.written && this.hasStat(path, known);
	}
	hasStat(path, known) {
		try {
			const now = lstatSync(systemPath(this.root, path), { bigint: true });
			return now.mtimeNs === known.mtime && Number(BigInt.asUintN(32, now.size)) === known.size && (known.inode === 0 || Number(BigInt.asUintN(32, now.ino)) === known.inode);
		} catch {
			return false;
		}
	}
	hashOf(entry) {
		const known = this.files.get(entry.path);
		let bytes = null;
		if (entry.kind === "link") {
			if (entry.target !== void 0) bytes = encodeName(entry.target);
		} else {
			const content = this.reader.read(entry.path, this.budget, "whole");
			if (content.ok) bytes = content.bytes;
		}
		if (bytes === null || known === void 0) return null;
		this.budget -= bytes.length;
		return objectId("blob", bytes, known.oid.length).toString("hex");
	}
};
function parseEntries(output) {
	const files = /* @__PURE__ */ new Map();
	for (let at = 0; at < output.length;) {
		const tab = output.indexOf(9, at);
		const nul = output.indexOf(0, tab);
		if (tab < 0 || nul < 0) return null;
		const [mode = "", oid = "", stage] = output.toString("latin1", at, tab).split(" ");
		const stat = STAT.exec(output.toString("latin1", nul + 1, nul + MAX_STAT));
		if (stat === null) return null;
		const [lines, seconds = "0", nanoseconds = "0", inode, size] = stat;
		files.set(decodeName(output.subarray(tab + 1, nul)), {
			mode,
			oid: stage === "0" ? oid : "",
			mtime: BigInt(seconds) * 1000000000n + BigInt(nanoseconds),
			inode: Number(inode),
			size: Number(size)
		});
		at = nul + 1 + lines.length;
	}
	return files;
}
function foldersOf$1(files) {
	const folders = /* @__PURE__ */ new Map();
	const root = {
		path: "",
		parts: [],
		files: 0,
		merged: true
	};
	const stack = [root];
	let idLength = 40;
	const close = () => {
		const folder = stack.pop();
		if (folder === void 0) return;
		const oid = folder.merged ? objectId("tree", Buffer.concat(folder.parts), idLength) : null;
		folders.set(folder.path, {
			oid: oid?.toString("hex") ?? null,
			files: folder.files
		});
		const parent = stack.at(-1);
		if (parent === void 0) return;
		parent.files += folder.files;
		if (oid === null) parent.merged = false;
		else parent.parts.push(Buffer.from("40000 "), encodeName(baseName(folder.path)), Buffer.of(0), oid);
	};
	for (const [path, { mode, oid }] of files) {
		const directory = directoryOf(path);
		for (let top = stack.at(-1) ?? root; !isIn(directory, top.path); top = stack.at(-1) ?? root) close();
		let top = stack.at(-1) ?? root;
		while (top.path.length < directory.length) {
			const slash = directory.indexOf("/", top.path === "" ? 0 : top.path.length + 1);
			top = {
				path: slash < 0 ? directory : directory.slice(0, slash),
				parts: [],
				files: 0,
				merged: true
			};
			stack.push(top);
		}
		top.files += 1;
		if (oid === "") top.merged = false;
		else {
			idLength = oid.length;
			top.parts.push(Buffer.from(`${mode} `), encodeName(baseName(path)), Buffer.of(0), Buffer.from(oid, "hex"));
		}
	}
	while (stack.length > 0) close();
	return folders;
}
function isIn(folder, parent) {
	return parent === "" || folder === parent || folder.startsWith(`${parent}/`);
}
function objectId(type, content, length) {
	const { createHash } = process.getBuiltinModule("node:crypto");
	return createHash(length === 64 ? "sha256" : "sha1").update(`${type} ${content.length}\0`).update(content).digest();
}

// src/repository/checkout/objects.ts
const MAX_OBJECT = 268435456;
const MAX_STARTS = 8;
const NEWLINE = 10;
const NOTHING$1 = Buffer.alloc(0);
var ObjectReader = class {
	git;
	root;
	child = null;
	starts = 0;
	queue = [];
	first = 0;
	header = NOTHING$1;
	incoming = null;
	constructor(git, root) {
		this.git = git;
		this.root = root;
	}
	read(name, limit, mode = "whole") {
		return new Promise((answer) => {
			const child = this.child ?? this.start();
			if (child === null) {
				answer("broken");
				return;
			}
			if (this.first === this.queue.length) keepAlive(child, true);
			this.queue.push({
				name,
				limit,
				mode,
				answer
			});
			child.stdin?.write(`${name}\n`);
		});
	}
	close() {
		if (this.child !== null) this.giveUp(this.child);
	}
	start() {
		if (this.starts >= MAX_STARTS) return null;
		this.starts += 1;
		const child = startGit(this.git, this.root, ["cat-file", "--batch"], "pipe");
		child.stdout?.on("data", (chunk) => {
			if (this.child === child) this.take(chunk);
		});
		child.stdin?.on("error", () => {});
		child.on("error", () => this.giveUp(child));
		child.on("close", () => this.giveUp(child));
		this.child = child;
		return child;
	}
	giveUp(child) {
		if (this.child !== child) return;
		child.kill("SIGKILL");
		this.child = null;
		const waiting = this.queue.slice(this.first);
		this.queue = [];
		this.first = 0;
		this.header = NOTHING$1;
		this.incoming = null;
		for (const request of waiting) request.answer("broken");
	}
	take(received) {
		let chunk = received;
		while (chunk.length > 0 && this.child !== null) if (this.incoming === null) {
			const end = chunk.indexOf(NEWLINE);
			const line = Buffer.concat([this.header, end < 0 ? chunk : chunk.subarray(0, end)]);
			this.header = end < 0 ? line : NOTHING$1;
			if (end < 0) return;
			chunk = chunk.subarray(end + 1);
			this.begin(line.toString("latin1"));
		} else {
			const part = chunk.subarray(0, this.incoming.left);
			chunk = chunk.subarray(part.length);
			this.keep(this.incoming, part);
			if (this.incoming.left === 0) this.end(this.incoming);
		}
	}
	begin(line) {
		const match = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line);
		if (match === null) {
			this.answer("missing");
			return;
		}
		const [, oid = "", type = "", digits = ""] = match;
		const size = Number(digits);
		if (size > MAX_OBJECT) {
			this.answer({
				oid,
				type,
				size,
				bytes: null
			});
			if (this.child !== null) this.giveUp(this.child);
			return;
		}
		this.incoming = {
			oid,
			type,
			size,
			left: size + 1,
			chunks: [],
			kept: 0
		};
	}
	keep(incoming, part) {
		incoming.left -= part.length;
		const request = this.queue[this.first];
		const content = incoming.left === 0 ? part.subarray(0, -1) : part;
		if (request === void 0 || content.length === 0) return;
		const { limit, mode } = request;
		if (mode === "whole" && incoming.size > limit) return;
		if (mode === "head" && incoming.kept >= limit) return;
		incoming.chunks.push(content);
		incoming.kept += content.length;
		if (mode !== "tail") return;
		for (let head = incoming.chunks[0]; head !== void 0 && incoming.kept - head.length >= limit;) {
			incoming.chunks.shift();
			incoming.kept -= head.length;
			head = incoming.chunks[0];
		}
	}
	end({ oid, type, size, chunks }) {
		const request = this.queue[this.first];
		this.incoming = null;
		if (request === void 0) return;
		const kept = Buffer.concat(chunks);
		const { limit, mode } = request;
		const bytes = mode === "tail" ? kept.subarray(Math.max(0, kept.length - limit)) : kept.subarray(0, limit);
		this.answer({
			oid,
			type,
			size,
			bytes: mode === "whole" && size > limit ? null : bytes
		});
	}
	answer(outcome) {
		const request = this.queue[this.first];
		this.first += 1;
		if (this.first === this.queue.length) {
			this.queue = [];
			this.first = 0;
			if (this.child !== null) keepAlive(this.child, false);
		}
		request?.answer(outcome);
	}
};
function keepAlive(child, wanted) {
	for (const handle of [
		child,
		child.stdin,
		child.stdout
	]) {
		const { ref, unref } = handle ?? {};
		(wanted ? ref : unref)?.call(handle);
	}
}

// src/repository/checkout/trees.ts
const FOLDER_MODE = "40000";
const LINK_MODE = "120000";
const SUBMODULE_MODE = "160000";
const MAX_TREE_BYTES = 16777216;
const MAX_COMMIT_BYTES = 1048576;
const MAX_LINK_BYTES = 4096;
const MAX_DEPTH$3 = 200;
const MAX_VISITS = 3e5;
const MAX_CACHED_ITEMS = 1e6;
var TreeReader = class {
	objects;
	cache = /* @__PURE__ */ new Map();
	cachedItems = 0;
	visits = 0;
	constructor(objects) {
		this.objects = objects;
	}
	async rootOf(name) {
		const commit = await this.objects.read(`${name}^{commit}`, MAX_COMMIT_BYTES);
		if (commit === "missing") return null;
		if (commit === "broken" || commit.bytes === null) return "unseen";
		return /^tree ([0-9a-f]{40,64})\n/.exec(new TextDecoder("latin1").decode(commit.bytes.subarray(0, 80)))?.[1] ?? "unseen";
	}
	async find(root, path) {
		let at = {
			name: "",
			mode: FOLDER_MODE,
			oid: root
		};
		for (const part of path === "" ? [] : path.split("/")) {
			if (at.mode !== FOLDER_MODE) return null;
			const items = await this.items(at.oid);
			if (items === null) return "unseen";
			const next = items.get(part);
			if (next === void 0) return null;
			at = next;
		}
		return at;
	}
	async list(item, path) {
		const trees = await this.treesBelow(item);
		const entries = [];
		const links = [];
		let problem = null;
		const stack = [{
			item,
			path,
			depth: 0
		}];
		for (let here = stack.pop(); here !== void 0; here = stack.pop()) {
			const { mode, oid } = here.item;
			if (mode === FOLDER_MODE) {
				const items = here.depth < MAX_DEPTH$3 ? trees.get(oid) : void 0;
				if (!items || this.visits + items.size > MAX_VISITS) {
					const place = here.path === "" ? "." : here.path;
					problem ??= {
						code: "listing-cut",
						detail: `${place}: this folder of the commit is not read`
					};
					continue;
				}
				this.visits += items.size;
				for (const child of items.values()) stack.push({
					item: child,
					path: joinPath(here.path, child.name),
					depth: here.depth + 1
				});
			} else if (mode === LINK_MODE) links.push(this.link(oid, here.path));
			else {
				const kind = mode === SUBMODULE_MODE ? "submodule" : "file";
				entries.push({
					entry: {
						path: here.path,
						kind,
						size: null
					},
					oid
				});
			}
		}
		return {
			entries: [...entries, ...await Promise.all(links)],
			problem
		};
	}
	async treesBelow(item) {
		const trees = /* @__PURE__ */ new Map();
		let level = new Set(item.mode === FOLDER_MODE ? [item.oid] : []);
		for (let depth = 0; depth < MAX_DEPTH$3 && level.size > 0 && trees.size < MAX_VISITS; depth += 1) {
			const read = await Promise.all(Array.from(level, async (oid) => [oid, await this.items(oid)]));
			level = /* @__PURE__ */ new Set();
			for (const [oid, items] of read) trees.set(oid, items);
			for (const [, items] of read) for (const { mode, oid } of items?.values() ?? []) if (mode === FOLDER_MODE && !trees.has(oid)) level.add(oid);
		}
		return trees;
	}
	async link(oid, path) {
		const found = await this.objects.read(oid, MAX_LINK_BYTES);
		const target = typeof found === "string" || found.bytes === null ? null : decodeName(Buffer.from(found.bytes));
		return {
			entry: {
				path,
				kind: "link",
				size: null,
				...target === null ? {} : { target }
			},
			oid
		};
	}
	items(oid) {
		const known = this.cache.get(oid);
		if (known !== void 0) return known;
		const reading = this.objects.read(oid, MAX_TREE_BYTES).then((tree) => {
			if (typeof tree === "string" || tree.bytes === null || tree.type !== "tree") return null;
			const items = parseTree(Buffer.from(tree.bytes.buffer, tree.bytes.byteOffset, tree.bytes.length), oid.length / 2);
			this.cachedItems += items.size;
			if (this.cachedItems > MAX_CACHED_ITEMS) {
				this.cache.clear();
				this.cachedItems = 0;
			}
			return items;
		});
		this.cache.set(oid, reading);
		return reading;
	}
};
function parseTree(bytes, idLength) {
	const items = /* @__PURE__ */ new Map();
	for (let at = 0; at < bytes.length;) {
		const space = bytes.indexOf(32, at);
		const nul = bytes.indexOf(0, space);
		if (space < 0 || nul < 0) break;
		const oid = bytes.toString("hex", nul + 1, nul + 1 + idLength);
		const name = decodeName(bytes.subarray(space + 1, nul));
		items.set(name, {
			mode: bytes.toString("latin1", at, space).replace(/^0+/, ""),
			name,
			oid
		});
		at = nul + 1 + idLength;
	}
	return items;
}

// src/repository/checkout/history.ts
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const MAX_REMOTES = 20;
var CommitHistory = class {
	source;
	objects;
	trees;
	commits = /* @__PURE__ */ new Map();
	index = null;
	branch = null;
	constructor(source) {
		this.source = source;
		this.objects = new ObjectReader(source.git, source.root);
		this.trees = new TreeReader(this.objects);
	}
	async pin(commit, path) {
		const { listing, depth } = this.source;
		const place = normalize(path);
		if (place === null) return { kind: "no-path" };
		let tree = this.commits.get(commit);
		if (tree === void 0) {
			tree = this.resolve(commit);
			this.commits.set(commit, tree);
		}
		const root = await tree;
		if (root === "unseen") return { kind: "not-seen" };
		if (root === "now") return { kind: listing.isDirectory(place) || listing.get(place) !== void 0 ? "same" : "no-path" };
		if (root === null) return { kind: depth === "complete" && FULL_ID.test(commit) ? "no-commit" : "not-seen" };
		const item = await this.trees.find(root, place);
		if (item === "unseen") return { kind: "not-seen" };
		if (item === null) return { kind: "no-path" };
		this.index ??= IndexState.read(this.source.git, this.source.root, new FileReader(this.source.root));
		if ((await this.index)?.holds(listing, place, item.oid) === true) return { kind: "same" };
		if (depth === "partial") return { kind: "not-seen" };
		return {
			kind: "differs",
			repository: commitRepository(this.objects, await this.trees.list(item, place))
		};
	}
	async resolve(commit) {
		if (commit === "HEAD") return "now";
		if (!isSafeName(commit) || this.source.depth === "sub-folder") return "unseen";
		if (FULL_ID.test(commit)) return await this.trees.rootOf(commit.toLowerCase());
		const name = commit.replace(/^refs\//, "");
		const isBranch = name.startsWith("heads/");
		const short = name.replace(/^(?:heads|tags)\//, "");
		const tag = isBranch ? null : await this.trees.rootOf(`refs/tags/${short}`);
		if (tag !== null || name.startsWith("tags/")) return tag;
		this.branch ??= this.currentBranch();
		if (await this.branch === short) return "now";
		const remotes = this.source.remotes.filter(isSafeName).slice(0, MAX_REMOTES);
		for (const ref of [`refs/heads/${short}`, ...remotes.map((remote) => `refs/remotes/${remote}/${short}`)]) {
			const found = await this.trees.rootOf(ref);
			if (found !== null) return found;
		}
		return null;
	}
	async currentBranch() {
		const outcome = await runGit(this.source.git, this.source.root, [
			"rev-parse",
			"--symbolic-full-name",
			"HEAD"
		]);
		const name = outcome.kind === "ended" && outcome.code === 0 ? outcome.stdout.toString().trimEnd() : "";
		return name.startsWith("refs/heads/") ? name.slice(11) : null;
	}
};
function isSafeName(name) {
	return name.length > 0 && name.length <= 1024 && !/^[-/.]|[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|[/.]$/.test(name) && !/[\ud800-\udfff]/u.test(name);
}
function normalize(path) {
	if (path.startsWith("/")) return null;
	const parts = [];
	for (const part of path.split("/")) if (part === "..") {
		if (parts.pop() === void 0) return null;
	} else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}
function commitRepository(objects, { entries, problem }) {
	const oids = new Map(entries.map(({ entry, oid }) => [entry.path, oid]));
	const listing = new Listing(entries.map(({ entry }) => entry), { problem });
	let reads = 0;
	return {
		listing,
		get reads() {
			return reads;
		},
		sampling: null,
		history: null,
		async read(path, limit, mode = "whole") {
			const kind = listing.get(path)?.kind;
			const oid = oids.get(path);
			if (oid === void 0 || kind !== "file") return {
				ok: false,
				why: { code: kind === void 0 ? "missing" : "not-a-file" }
			};
			const blob = await objects.read(oid, limit, mode);
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
			reads += 1;
			return {
				ok: true,
				bytes: blob.bytes,
				truncated: blob.size > blob.bytes.length
			};
		}
	};
}

// src/repository/checkout/walk.ts
const MAX_DEPTH$2 = 200;
const MAX_PATHS = 2e6;
const FOLDERS_PER_TURN = 128;
const FOLDER = "/";
const LINK$1 = "\0";
async function walk(root, options = {}) {
	const skip = /* @__PURE__ */ new Set([".git", ...options.skip ?? []]);
	const entries = [];
	const start = options.from ?? "";
	let problem = null;
	let ignoreTrap = null;
	let folders = 0;
	const stack = [];
	const enter = (path) => {
		const keys = readFolder(root, path, skip, path !== start, (trap) => {
			ignoreTrap ??= trap;
		});
		if (keys === "nested") entries.push({
			path,
			kind: "submodule",
			size: null
		});
		else if ("code" in keys) problem ??= keys;
		else stack.push({
			path,
			keys,
			next: 0
		});
	};
	enter(start);
	for (let frame = stack.at(-1); frame !== void 0; frame = stack.at(-1)) {
		const key = frame.keys[frame.next];
		frame.next += 1;
		if (key === void 0) stack.pop();
		else if (entries.length >= MAX_PATHS) return {
			entries,
			problem: {
				code: "listing-cut",
				detail: `more than ${MAX_PATHS} paths`
			},
			ignoreTrap
		};
		else if (key.endsWith(FOLDER)) {
			const path = joinPath(frame.path, key.slice(0, -1));
			if (stack.length >= MAX_DEPTH$2) {
				problem ??= {
					code: "listing-cut",
					detail: `folders deeper than ${MAX_DEPTH$2}`
				};
				continue;
			}
			enter(path);
			folders += 1;
			if (folders % FOLDERS_PER_TURN === 0) await setImmediate$1();
		} else if (key.endsWith(LINK$1)) entries.push({
			path: joinPath(frame.path, key.slice(0, -1)),
			kind: "link",
			size: null
		});
		else entries.push({
			path: joinPath(frame.path, key),
			kind: "file",
			size: null
		});
	}
	return {
		entries,
		problem,
		ignoreTrap
	};
}
function readFolder(root, path, skip, mayBeNested, onTrap) {
	let found;
	try {
		const place = systemPath(root, path);
		found = readdirSync(place, { withFileTypes: true });
		if (found.some((child) => String(child.name).includes("�"))) found = readdirSync(place, {
			withFileTypes: true,
			encoding: "buffer"
		});
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
		return {
			code: code === "EACCES" || code === "EPERM" ? "no-permission" : "io-error",
			detail: `${path === "" ? "." : path}: ${code}`
		};
	}
	const keys = [];
	for (const child of found) {
		const name = typeof child.name === "string" ? child.name : decodeName(child.name);
		if (mayBeNested && name === ".git" && isRepository(root, path, child)) return "nested";
		if (child.isFile()) {
			if (name !== ".git") keys.push(name);
		} else if (child.isDirectory()) {
			if (!skip.has(name)) keys.push(name + FOLDER);
		} else if (child.isSymbolicLink()) {
			if (name !== ".git") keys.push(name + LINK$1);
		} else if (name === ".gitignore") onTrap(joinPath(path, name));
	}
	return keys.toSorted();
}
function isRepository(root, folder, git) {
	return !git.isDirectory() || existsSync(systemPath(root, joinPath(folder, ".git/HEAD")));
}

// src/repository/checkout/remotes.ts
const KEYS$1 = String.raw`^(remote\..*\.(url|pushurl|fetch|promisor|partialclonefilter)|extensions\.partialclone)$`;
async function readRemotes(git, root) {
	const outcome = await runGit(git, root, [
		"config",
		"-z",
		"--get-regexp",
		KEYS$1
	], { output: 1048576 });
	const addresses = /* @__PURE__ */ new Set();
	const ranks = /* @__PURE__ */ new Map();
	const allBranches = /* @__PURE__ */ new Map();
	let partial = false;
	for (const line of outcome.kind === "ended" && outcome.code === 0 ? splitNames(outcome.stdout) : []) {
		const end = line.includes("\n") ? line.indexOf("\n") : line.length;
		const key = line.slice(0, end);
		const value = line.slice(end + 1);
		const name = key.slice(7, key.lastIndexOf("."));
		if (key.endsWith(".fetch")) allBranches.set(name, allBranches.get(name) === true || /^\+?refs\/(?:heads\/)?\*:/.test(value));
		else if (key.endsWith("url")) {
			const address = withoutCredentials(value);
			addresses.add(address);
			const rank = isHub(address) ? 0 : name === "origin" ? 1 : 2;
			ranks.set(name, Math.min(rank, ranks.get(name) ?? rank));
		} else if (!key.endsWith(".promisor") || ![
			"false",
			"no",
			"off",
			"0"
		].includes(value.toLowerCase())) partial = true;
	}
	const names = [...ranks].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
	return {
		addresses: [...addresses],
		names,
		partial,
		singleBranch: [...allBranches.values()].includes(false)
	};
}
function withoutCredentials(address) {
	const match = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)([^?#]*)/i.exec(address);
	if (match === null) return address;
	const [, scheme = "", authority = "", path = ""] = match;
	return scheme + authority.slice(authority.lastIndexOf("@") + 1) + path;
}
function isHub(address) {
	return /^(?:https?:\/\/|ssh:\/\/|git@)(?:www\.)?(?:huggingface\.co|hf\.co)[/:]/i.test(address);
}

// src/repository/checkout/traps.ts
const READ = [
	"HEAD",
	"index",
	"config",
	"config.worktree",
	"packed-refs",
	"shallow",
	"commondir",
	"gitdir"
];
const READ_DEEPER = [
	"info/exclude",
	"info/grafts",
	"info/sparse-checkout",
	"objects/info/alternates"
];
const MAX_POINTER$1 = 65536;
function gitTrap(root, top) {
	const dotGit = join(top, ".git");
	if (isTrap(dotGit)) return ".git";
	const folder = gitFolder(dotGit);
	const own = [...READ, ...READ_DEEPER].map((name) => join(folder, name));
	const above = [];
	for (let at = root;; at = dirname(at)) {
		above.push(join(at, ".gitignore"));
		if (at === top || dirname(at) === at) break;
	}
	const found = [...own, ...above].find(isTrap);
	return found === void 0 ? null : relative(top, found);
}
function gitFolder(dotGit) {
	try {
		const state = statSync(dotGit, { throwIfNoEntry: false });
		if (state === void 0 || !state.isFile() || state.size > MAX_POINTER$1) return dotGit;
		const target = /^gitdir: ([^\n\r]+)/.exec(readFileSync(dotGit, "utf8"))?.[1];
		return target === void 0 ? dotGit : resolve(dirname(dotGit), target);
	} catch {
		return dotGit;
	}
}
function isTrap(path) {
	try {
		const state = statSync(path, { throwIfNoEntry: false });
		return state !== void 0 && !state.isFile() && !state.isDirectory();
	} catch {
		return false;
	}
}

// src/repository/checkout/work-tree.ts
const OTHERS = [
	"ls-files",
	"--others",
	"--exclude-standard",
	"-z"
];
async function openWorkTree(git, root, top, options) {
	const trap = gitTrap(root, top);
	if (trap !== null) return trapped(trap, top);
	const [state, index, remotes, disk] = await Promise.all([
		runGit(git, root, [
			"rev-parse",
			"--is-inside-work-tree",
			"--is-shallow-repository",
			"--revs-only",
			"HEAD",
			"--show-prefix"
		]),
		runGit(git, root, [
			"ls-files",
			"-s",
			"-z"
		]),
		readRemotes(git, root),
		walk(root)
	]);
	if (!isDone(state)) return explain$1(state, top);
	const [inWorkTree, shallow, ...rest] = state.stdout.toString().split("\n");
	if (inWorkTree !== "true") return {
		kind: "failed",
		code: "git-failed",
		message: `the git repository ${top} keeps its work tree elsewhere`
	};
	if (!isDone(index)) return explain$1(index, top);
	const revision = /^[0-9a-f]{40,64}$/.test(rest[0] ?? "") ? rest.shift() ?? null : null;
	const isSubFolder = rest[0] !== "";
	const tracked = trackedPaths(index.stdout);
	const onDisk = disk.entries.filter((entry) => !isBelow(entry.path, tracked.submodules));
	const trackedOnly = options.trackedOnly === true;
	const everything = options.includeIgnored === true && !trackedOnly;
	let untracked = /* @__PURE__ */ new Set();
	let cut = index.cut;
	if (!everything && onDisk.some((entry) => !tracked.paths.has(entry.path))) {
		if (disk.ignoreTrap !== null) return trapped(disk.ignoreTrap, top);
		const others = await runGit(git, root, OTHERS);
		if (!isDone(others)) return explain$1(others, top);
		cut ||= others.cut;
		untracked = new Set(splitNames(others.stdout).map((name) => name.endsWith("/") ? name.slice(0, -1) : name));
	}
	const found = asGitNames(onDisk, [tracked.paths, untracked], process.platform);
	const entries = [];
	let ignored = 0;
	for (const entry of await openNested(root, found, [tracked.paths, untracked])) if (everything || tracked.paths.has(entry.path)) entries.push(entry);
	else if (untracked.has(entry.path)) entries.push(...trackedOnly ? [] : [entry]);
	else if (entry.kind !== "submodule") ignored += 1;
	for (const path of tracked.submodules) if (isFolder(root, path)) entries.push({
		path,
		kind: "submodule",
		size: null
	});
	if (entries.length === 0 && ignored > 0 && isSubFolder && !trackedOnly) return { kind: "ignored" };
	return {
		kind: "opened",
		entries,
		problem: disk.problem ?? (cut ? {
			code: "listing-cut",
			detail: "git lists too many paths"
		} : null),
		ignored,
		revision,
		remotes: remotes.addresses,
		remoteNames: remotes.names,
		depth: depthOf(isSubFolder, shallow === "true", remotes)
	};
}
function depthOf(isSubFolder, isShallow, remotes) {
	if (isSubFolder) return "sub-folder";
	if (remotes.partial) return "partial";
	if (isShallow) return "shallow";
	return remotes.singleBranch ? "single-branch" : "complete";
}
function trackedPaths(output) {
	const paths = /* @__PURE__ */ new Set();
	const submodules = /* @__PURE__ */ new Set();
	for (const line of splitNames(output)) {
		const path = line.slice(line.indexOf("	") + 1);
		paths.add(path);
		if (line.startsWith("160000 ")) submodules.add(path);
	}
	return {
		paths,
		submodules
	};
}
async function openNested(root, entries, known) {
	const nested = new Set(entries.filter((entry) => entry.kind === "submodule").map((entry) => entry.path));
	if (nested.size === 0) return entries;
	const opened = /* @__PURE__ */ new Map();
	for (const paths of known) for (const path of paths) {
		const folder = folderIn$1(path, nested);
		if (folder !== null && !opened.has(folder)) opened.set(folder, (await walk(root, { from: folder })).entries);
	}
	return entries.flatMap((entry) => opened.get(entry.path) ?? [entry]);
}
function isBelow(path, folders) {
	return folders.size > 0 && folderIn$1(path, folders) !== null;
}
function folderIn$1(path, folders) {
	for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (folders.has(folder)) return folder;
	}
	return null;
}
function isFolder(root, path) {
	try {
		return lstatSync(systemPath(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
	} catch {
		return false;
	}
}
function isDone(outcome) {
	return outcome.kind === "ended" && outcome.code === 0;
}
function trapped(path, top) {
	return {
		kind: "failed",
		code: "git-failed",
		message: `git cannot read the repository ${top}: ${path} is a pipe or a device, not a file`
	};
}
function explain$1(outcome, top) {
	if (outcome.kind === "timeout") return {
		kind: "failed",
		code: "git-failed",
		message: `git took too long to read the repository ${top}`
	};
	if (outcome.kind === "not-started") return {
		kind: "failed",
		code: "git-failed",
		message: `git could not be started: ${outcome.detail}`
	};
	if (/^fatal: not a git repository \(or any /m.test(outcome.stderr)) return { kind: "not-a-repository" };
	if (outcome.stderr.includes("dubious ownership")) return {
		kind: "failed",
		code: "unsafe-owner",
		message: `git does not read the repository ${top}, because another user owns it; if you trust it, run: git config --global --add safe.directory ${/safe\.directory (.+)/.exec(outcome.stderr)?.[1] ?? `'${top.replaceAll("'", String.raw`'\''`)}'`}`
	};
	return {
		kind: "failed",
		code: "git-failed",
		message: `git cannot read the repository ${top}: ${/^fatal: (.*)/m.exec(outcome.stderr)?.[1] ?? `exit code ${outcome.code}`}`
	};
}

// src/repository/checkout.ts
async function openCheckout(directory, options = {}) {
	let root;
	try {
		if (!statSync(directory).isDirectory()) return failed$1("not-a-directory", `${directory} is not a folder`);
		root = realpathSync.native(directory);
		accessSync(root, constants.R_OK | constants.X_OK);
	} catch (error) {
		return cannotOpen(directory, error);
	}
	if (looksBare(root)) return failed$1("bare-repository", `${directory} is a bare git repository: clone it and judge the clone`);
	const top = findWorkTree(root);
	if (top === null) return await openFolder$1(root, null);
	if (isAtOrBelow(root, join(top, ".git"))) return failed$1("inside-git", `${directory} is part of git's own files`);
	const git = options.git === void 0 ? findGit() : options.git;
	if (git === null) return await openFolder$1(root, {
		code: "git-not-found",
		message: "git was not found: ignored files are judged too, and earlier commits cannot be seen"
	});
	const opened = await openWorkTree(git, root, top, options);
	switch (opened.kind) {
		case "failed": return failed$1(opened.code, opened.message);
		case "not-a-repository": return await openFolder$1(root, {
			code: "broken-git",
			message: `git does not take ${top}/.git for a repository: the folder is judged as it is`
		});
		case "ignored": return await openFolder$1(root, {
			code: "ignored-folder",
			message: "git ignores this folder: it is judged as it is, with all files in it"
		});
		case "opened": {
			const listing = new Listing(withTargets(root, opened.entries), {
				problem: opened.problem,
				ignored: opened.ignored
			});
			const history = new CommitHistory({
				git,
				root,
				listing,
				depth: opened.depth,
				remotes: opened.remoteNames
			});
			return {
				ok: true,
				repository: folderRepository(root, listing, history),
				revision: opened.revision,
				remotes: opened.remotes,
				root,
				depth: opened.depth,
				remark: null
			};
		}
	}
}
async function openFolder$1(root, remark) {
	const { entries, problem } = await walk(root, { skip: [".cache"] });
	return {
		ok: true,
		repository: folderRepository(root, new Listing(withTargets(root, entries), { problem }), null),
		revision: null,
		remotes: [],
		root,
		depth: "none",
		remark
	};
}
function folderRepository(root, listing, history) {
	const reader = new FileReader(root);
	let reads = 0;
	return {
		listing,
		get reads() {
			return reads;
		},
		sampling: null,
		history,
		read(path, limit, mode = "whole") {
			const kind = listing.get(path)?.kind;
			if (kind !== "file") return {
				ok: false,
				why: { code: kind === void 0 ? "missing" : "not-a-file" }
			};
			const result = reader.read(path, limit, mode);
			if (result.ok) reads += 1;
			return result;
		}
	};
}
function withTargets(root, entries) {
	return entries.map((entry) => {
		if (entry.kind !== "link") return entry;
		try {
			return {
				...entry,
				target: decodeName(readlinkSync(systemPath(root, entry.path), "buffer"))
			};
		} catch {
			return entry;
		}
	});
}
function findWorkTree(root) {
	for (let at = root;; at = dirname(at)) {
		if (exists(at, ".git")) return at;
		if (dirname(at) === at) return null;
	}
}
function looksBare(root) {
	return basename(root) !== ".git" && [
		"HEAD",
		"objects",
		"refs",
		"config"
	].every((name) => exists(root, name));
}
function isAtOrBelow(path, folder) {
	return path === folder || path.startsWith(`${folder}${sep}`);
}
function exists(folder, name) {
	try {
		return lstatSync(systemPath(folder, name), { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
function failed$1(code, message) {
	return {
		ok: false,
		error: {
			code,
			message
		}
	};
}
function cannotOpen(directory, error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
	if (code === "ENOENT") return failed$1("not-found", `${directory} does not exist`);
	if (code === "ENOTDIR") return failed$1("not-a-directory", `${directory} leads through something that is no folder`);
	if (code === "EACCES" || code === "EPERM") return failed$1("no-permission", `no permission to read ${directory}`);
	return failed$1("not-found", `${directory} cannot be opened (${code})`);
}

// src/repository/lfs.ts
const VERSIONS = [
	"https://git-lfs.github.com/spec/v1",
	"https://hawser.github.com/spec/v1",
	"http://git-media.io/v/2"
];
const MAX_POINTER = 1024;
function isLfsPointer(bytes) {
	return pointerLines(bytes) !== null;
}
function pointerLines(bytes) {
	if (bytes.length > MAX_POINTER || bytes[0] !== 118) return null;
	const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
	const first = lines[0]?.trimEnd() ?? "";
	return VERSIONS.some((version) => first === `version ${version}`) ? lines : null;
}

// src/card/scalars.ts
const MAX_SPECIAL = 64;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/;
const JS_NUMBER = /^(?:[-+]?(?:0b[01]+|0o[0-7]+|0x[\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF))|\.\d+(?:[eE][-+]?\d+)?|\.(?:nan|NaN|NAN))$/;
const NOTHING = /^(?:~|null|Null|NULL)?$/;
const JS_BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
const PYTHON_BOOLEAN = /^(?:[Yy]es|YES|[Nn]o|NO|[Tt]rue|TRUE|[Ff]alse|FALSE|[Oo]n|ON|[Oo]ff|OFF)$/;
const PYTHON_INTEGER = /^[-+]?(?:0b[01_]+|0[0-7_]+|0|[1-9][\d_]*|0x[\da-fA-F_]+|[1-9][\d_]*(?::[0-5]?\d)+)$/;
const PYTHON_FLOAT = /^(?:[-+]?\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
function jsReadsText(source) {
	if (source.length > MAX_SPECIAL) return true;
	if (/^[-+]?\d/.test(source) && !Number.isFinite(Number.parseFloat(source))) return true;
	return ![
		DATE,
		TIME,
		JS_NUMBER,
		NOTHING,
		JS_BOOLEAN
	].some((pattern) => pattern.test(source));
}
function pythonReading(source) {
	if (source.length > MAX_SPECIAL) return "text";
	if (NOTHING.test(source)) return "nothing";
	if (source === "=" || source === "<<") return "refused";
	if (PYTHON_BOOLEAN.test(source)) return "boolean";
	if (PYTHON_INTEGER.test(source)) return /^[-+]?0[bx]_*$/.test(source) ? "refused" : "number";
	if (PYTHON_FLOAT.test(source)) return "number";
	if (DATE.test(source) || TIME.test(source)) return isRealDate(source) ? "date" : "refused";
	return "text";
}
function isRealDate(source) {
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (source.match(/\d+/g) ?? []).map(Number);
	if (year < 1 || month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return false;
	return day <= ([
		31,
		year % 4 === 0 && year % 100 !== 0 || year % 400 === 0 ? 29 : 28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	][month - 1] ?? 0);
}

// src/card/data.ts
const MAX_REPEATED = 1e4;
const TEXT_UNIT = 64;
var DataReader = class {
	problems = [];
	anchors = /* @__PURE__ */ new Map();
	targets = /* @__PURE__ */ new Map();
	repeated = 0;
	text;
	base;
	lines;
	constructor(text, base, lines) {
		this.text = text;
		this.base = base;
		this.lines = lines;
	}
	read(node) {
		return this.readNode(node).value;
	}
	resolve(node) {
		return isAlias(node) ? this.targets.get(node) ?? null : node;
	}
	keyText(key) {
		const node = this.resolve(key);
		if (node === null) return "null";
		return isScalar(node) ? String(node.value) : null;
	}
	readNode(node) {
		if (isAlias(node)) return this.readAlias(node);
		const anchored = this.register(node);
		const read = this.readValue(node);
		if (anchored !== null) anchored.read = read;
		return read;
	}
	readValue(node) {
		if (isScalar(node)) {
			this.checkPlain(node);
			const length = typeof node.value === "string" ? node.value.length : 0;
			return {
				value: node.value,
				size: 1 + Math.floor(length / TEXT_UNIT)
			};
		}
		if (isMap(node)) return this.readMap(node);
		if (isPair(node)) {
			const value = emptyRecord();
			return {
				value,
				size: 1 + this.readPair(node, value, /* @__PURE__ */ new Map())
			};
		}
		if (!isSeq(node)) return {
			value: null,
			size: 1
		};
		const value = [];
		let size = 1;
		for (const item of node.items) {
			const read = this.readNode(item);
			value.push(read.value);
			size += read.size;
		}
		return {
			value,
			size
		};
	}
	readMap(map) {
		const value = emptyRecord();
		const merged = emptyRecord();
		const keys = /* @__PURE__ */ new Map();
		let size = 1;
		for (const pair of map.items) if (isMergeKey(pair.key)) {
			const read = this.readNode(pair.value);
			size += read.size;
			if (!merge(merged, read.value)) this.add("header-merge", pair.key);
		} else {
			if (isMissingKey(pair, map)) this.add("header-missing-key", pair.value);
			size += this.readPair(pair, value, keys);
		}
		for (const key of Object.keys(merged)) if (!Object.hasOwn(value, key)) value[key] = merged[key];
		return {
			value,
			size
		};
	}
	readPair(pair, into, keys) {
		const keySize = this.readNode(pair.key).size;
		const key = this.keyText(pair.key);
		const read = this.readNode(pair.value);
		if (key === null) {
			this.add(this.isPlaceholder(pair.key) ? "header-placeholder" : "header-complex-key", pair.key);
			return keySize + read.size;
		}
		const first = keys.get(key);
		if (first === void 0) keys.set(key, startOf(pair.key) ?? 0);
		else this.add("header-duplicate-key", pair.key, {
			key,
			line: this.lines.position(this.base + first).line
		});
		into[key] = read.value;
		return keySize + read.size;
	}
	readAlias(alias) {
		const anchored = this.anchors.get(alias.source);
		if (anchored === void 0) {
			this.add("header-alias-unknown", alias, { name: alias.source });
			return {
				value: null,
				size: 1
			};
		}
		this.targets.set(alias, anchored.node);
		if (anchored.read === null) {
			this.add("header-alias-loop", alias, { name: alias.source });
			return {
				value: null,
				size: 1
			};
		}
		const before = this.repeated;
		this.repeated += anchored.read.size;
		if (before <= MAX_REPEATED && this.repeated > MAX_REPEATED) this.add("header-alias-bomb", alias, { limit: MAX_REPEATED });
		return this.repeated > MAX_REPEATED ? {
			value: null,
			size: 1
		} : anchored.read;
	}
	register(node) {
		if (!(isScalar(node) || isCollection(node)) || node.anchor === void 0) return null;
		if (this.anchors.has(node.anchor)) this.add("header-anchor-twice", node, { name: node.anchor });
		const anchored = {
			node,
			read: null
		};
		this.anchors.set(node.anchor, anchored);
		return anchored;
	}
	checkPlain(node) {
		if (node.type !== "PLAIN" || node.tag !== void 0 || node.source === void 0) return;
		if (pythonReading(node.source) === "refused") this.add("header-python-value", node, { value: node.source });
	}
	isPlaceholder(key) {
		const start = startOf(key);
		return start !== null && isMap(key) && this.text[this.base + start - 1] === "{";
	}
	add(code, node, args) {
		const range = node?.range;
		const start = this.base + (range?.[0] ?? 0);
		const end = this.base + (range?.[1] ?? 0);
		this.problems.push(args === void 0 ? {
			code,
			start,
			end
		} : {
			code,
			args,
			start,
			end
		});
	}
};
function emptyRecord() {
	return Object.create(null);
}
function isMergeKey(key) {
	return isScalar(key) && key.type === "PLAIN" && key.value === "<<";
}
function isMissingKey(pair, map) {
	const { key, srcToken } = pair;
	return (key === null || isScalar(key) && key.source === "" && key.tag === void 0) && map.flow !== true && !(srcToken?.start ?? []).some(({ type }) => type === "explicit-key-ind");
}
function merge(into, source) {
	const sources = Array.isArray(source) ? source : [source];
	for (const one of sources) {
		if (typeof one !== "object" || one === null || Array.isArray(one)) return false;
		for (const [key, value] of Object.entries(one)) if (!Object.hasOwn(into, key)) into[key] = value;
	}
	return true;
}
function startOf(node) {
	return node?.range?.[0] ?? null;
}

// src/card/keys.ts
const CARD_KEYS = /* @__PURE__ */ new Set([
	"annotations_creators",
	"configs",
	"dataset_info",
	"datasets",
	"extra_gated_fields",
	"extra_gated_prompt",
	"language",
	"language_creators",
	"language_details",
	"library_name",
	"license",
	"license_details",
	"license_link",
	"license_name",
	"multilinguality",
	"paperswithcode_id",
	"pretty_name",
	"size_categories",
	"source_datasets",
	"tags",
	"task_categories",
	"task_ids",
	"viewer"
]);

// src/card/problems.ts
const ERROR_CODES = [
	"header-after-text",
	"header-alias-bomb",
	"header-alias-loop",
	"header-alias-unknown",
	"header-anchor-twice",
	"header-colon",
	"header-complex-key",
	"header-control-character",
	"header-duplicate-key",
	"header-line-separator",
	"header-merge",
	"header-missing-key",
	"header-not-a-mapping",
	"header-not-utf8",
	"header-nul",
	"header-opening-spaces",
	"header-placeholder",
	"header-python-value",
	"header-several-documents",
	"header-syntax",
	"header-tab",
	"header-too-deep",
	"header-unclosed",
	"header-unknown-tag",
	"header-utf16"
];
const WARNING_CODES = [
	"header-bom",
	"header-closing-spaces",
	"header-cr-only",
	"header-double-rule",
	"header-empty-value",
	"tag-ambiguous",
	"tag-not-text",
	"tags-comma-string",
	"tags-not-a-list"
];
const CARD_PROBLEM_CODES = [...ERROR_CODES, ...WARNING_CODES];
const WARNINGS = new Set(WARNING_CODES);
const MAX_PROBLEMS = 20;
function toProblems(raw, lines) {
	return raw.toSorted((a, b) => severityRank(a) - severityRank(b) || a.start - b.start).slice(0, MAX_PROBLEMS).toSorted((a, b) => a.start - b.start).map(({ code, args, start, end }) => ({
		code,
		args: args ?? {},
		at: lines.position(start),
		end: lines.position(Math.max(start, end)),
		severity: WARNINGS.has(code) ? "warning" : "error"
	}));
}
function isError(problem) {
	return !WARNINGS.has(problem.code);
}
function severityRank(problem) {
	return isError(problem) ? 0 : 1;
}

// src/card/tags.ts
function findTags(root, data, context) {
	const pair = root?.items.find(({ key }) => context.reader.keyText(key) === "tags");
	if (pair === void 0) return {
		form: { kind: Object.hasOwn(data, "tags") ? "other" : "absent" },
		key: null,
		value: null,
		afterColon: null,
		afterProps: null,
		items: mergedItems(data, context)
	};
	const value = context.reader.resolve(pair.value);
	const form = isAlias(pair.value) ? "other" : formOf(value);
	const { afterColon, afterProps } = separatorOf(pair, context.base);
	return {
		form: { kind: form },
		key: spanOf(pair.key, context.base),
		value: spanOf(pair.value, context.base),
		afterColon,
		afterProps,
		items: itemsOf(value, form, context)
	};
}
function formOf(value) {
	if (isSeq(value)) return value.flow === true ? "flow" : "block";
	if (isMap(value)) return isKeySet(value) ? "map" : "other";
	if (!isScalar(value)) return value === null ? "null" : "other";
	return value.value === null && value.tag === void 0 ? "null" : "scalar";
}
function isKeySet(map) {
	return map.items.every(({ key, value }) => {
		return (value === null || isScalar(value) && (value.value === null || value.value === true)) && isScalar(key) && typeof key.value === "string" && /^[\w.-]+$/.test(key.value);
	});
}
function itemsOf(value, form, context) {
	if (isSeq(value)) {
		const tokens = value.srcToken?.items;
		return value.items.map((item, i) => itemNode(item, tokens?.[i], context));
	}
	return form === "scalar" ? [itemNode(value, void 0, context)] : [];
}
function mergedItems(data, { lines, base }) {
	const tags = data["tags"];
	if (!Array.isArray(tags)) return [];
	const at = lines.position(base);
	const span = {
		start: base,
		end: base
	};
	return tags.map((tag) => {
		return {
			value: typeof tag === "string" ? tag : null,
			span,
			at,
			end: at,
			dash: null,
			plain: null
		};
	});
}
function itemNode(item, token, context) {
	const { reader, lines, base } = context;
	const dash = token?.start.find(({ type }) => type === "seq-item-ind");
	const span = spanOf(item, base) ?? {
		start: base,
		end: base
	};
	const node = reader.resolve(item);
	const plain = isScalar(node) && node.type === "PLAIN" && node.tag === void 0 ? node.source ?? "" : null;
	return {
		value: isScalar(node) ? textOf(node, plain) : null,
		span,
		at: lines.position(span.start),
		end: lines.position(span.end),
		dash: dash === void 0 ? null : base + dash.offset,
		plain
	};
}
function textOf(node, plain) {
	if (typeof node.value !== "string") return null;
	return plain === null || jsReadsText(plain) ? node.value : null;
}
function separatorOf(pair, base) {
	let afterColon = null;
	let afterProps = null;
	const token = pair.srcToken;
	for (const { type, offset, source } of token?.sep ?? []) {
		const end = base + offset + source.length;
		if (type === "map-value-ind") afterColon = end;
		if (type === "map-value-ind" || type === "anchor" || type === "tag") afterProps = end;
	}
	return {
		afterColon,
		afterProps
	};
}
function spanOf(node, base) {
	const range = node?.range;
	return range ? {
		start: base + range[0],
		end: base + range[1]
	} : null;
}

// src/card/positions.ts
var LineIndex = class {
	starts = [0];
	constructor(text, end = text.length) {
		for (let i = text.indexOf("\n"); i >= 0 && i < end; i = text.indexOf("\n", i + 1)) this.starts.push(i + 1);
	}
	position(offset) {
		let low = 0;
		let high = this.starts.length - 1;
		while (low < high) {
			const middle = low + high + 1 >>> 1;
			if ((this.starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return {
			line: low + 1,
			column: offset - (this.starts[low] ?? 0) + 1
		};
	}
};
function isBreak(char) {
	return char === "\n" || char === "\r";
}
function lineStart(text, offset) {
	let start = offset;
	while (start > 0 && !isBreak(text[start - 1])) start -= 1;
	return start;
}
function lineEnd(text, offset) {
	let end = offset;
	while (end < text.length && !isBreak(text[end])) end += 1;
	return end;
}
function breakAt(text, offset) {
	if (text.startsWith("\r\n", offset)) return "\r\n";
	const char = text[offset];
	return char !== void 0 && isBreak(char) ? char : "";
}

// src/card/yaml.ts
const MAX_DEPTH$1 = 200;
const HEADER_LIMIT = 1048576;
const MAX_LEXEMES = 25e4;
function parseYaml(text, span) {
	if (span.end - span.start > HEADER_LIMIT) return { kind: "too-large" };
	const end = span.end + breakAt(text, span.end).length;
	const source = text.slice(span.start, end).replaceAll(/\r(?!\n)/g, "\n");
	const unprintable = findUnprintable(source, span.start);
	if (unprintable !== null) return {
		kind: "read",
		root: null,
		problems: [unprintable]
	};
	const tokens = readTokens(source, span.start);
	if (tokens === null) return { kind: "too-large" };
	if (tokens.problems.some(({ code }) => code === "header-too-deep")) return {
		kind: "read",
		root: null,
		problems: tokens.problems
	};
	const [document, second] = [...new Composer({
		version: "1.2",
		schema: "core",
		merge: false,
		uniqueKeys: false,
		keepSourceTokens: true,
		logLevel: "error"
	}).compose(tokens.list, true, source.length)];
	const problems = [...tokens.problems];
	for (const { code, message, pos } of [...document?.errors ?? [], ...document?.warnings ?? []]) {
		const said = explain(code, message);
		if (said.code === "header-tab" && problems.some((one) => one.code === "header-tab")) continue;
		const at = (offset) => Math.min(span.start + offset, span.end);
		problems.push({
			...said,
			start: at(pos[0]),
			end: at(pos[1])
		});
	}
	if (second !== void 0) {
		const start = span.start + second.range[0];
		problems.push({
			code: "header-several-documents",
			start,
			end: start
		});
	}
	return {
		kind: "read",
		root: problems.some(isError) ? null : document?.contents ?? null,
		problems
	};
}
function findUnprintable(source, base) {
	const match = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/.exec(source);
	if (match === null) return null;
	const start = base + match.index;
	if (match[0] === "\0") return {
		code: "header-nul",
		start,
		end: start + 1
	};
	return {
		code: "header-control-character",
		args: { character: codePoint(match[0]) },
		start,
		end: start + 1
	};
}
function readTokens(source, base) {
	const parser = new Parser();
	const list = [];
	const problems = [];
	let count = 0;
	let mode = null;
	let afterBlockHeader = false;
	for (const lexeme of new Lexer().lex(source)) {
		count += 1;
		if (count > MAX_LEXEMES) return null;
		const type = mode ?? tokenType(lexeme);
		const problem = pythonRefuses(type, lexeme, base + parser.offset);
		if (problem !== null && problems.length === 0) problems.push(problem);
		mode = lexeme === "" ? afterBlockHeader ? "block" : "plain" : null;
		if (type === "block-scalar-header") afterBlockHeader = true;
		else if (type === "block") afterBlockHeader = false;
		for (const token of parser.next(lexeme)) list.push(token);
		if (parser.stack.length > MAX_DEPTH$1) {
			const start = base + parser.offset;
			problems.push({
				code: "header-too-deep",
				args: { limit: MAX_DEPTH$1 },
				start,
				end: start
			});
			return {
				list,
				problems
			};
		}
	}
	for (const token of parser.end()) list.push(token);
	return {
		list,
		problems
	};
}
function pythonRefuses(type, lexeme, at) {
	if (type === "double-quoted-scalar" || type === "single-quoted-scalar") return null;
	const separator = /[\x85\u2028\u2029]/.exec(lexeme);
	if (separator !== null) {
		const start = at + separator.index;
		return {
			code: "header-line-separator",
			args: { character: codePoint(separator[0]) },
			start,
			end: start + 1
		};
	}
	if (type === "block" || type === "comment") return null;
	const tab = lexeme.indexOf("	");
	return tab < 0 ? null : {
		code: "header-tab",
		start: at + tab,
		end: at + tab + 1
	};
}
function explain(code, message) {
	switch (code) {
		case "TAB_AS_INDENT": return { code: "header-tab" };
		case "TAG_RESOLVE_FAILED": return {
			code: "header-unknown-tag",
			args: { tag: message.replace(/^Unresolved tag: /, "") }
		};
		case "BLOCK_AS_IMPLICIT_KEY": return { code: "header-colon" };
		default: return {
			code: "header-syntax",
			args: { reason: message }
		};
	}
}
function codePoint(char) {
	return `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

// src/card/header.ts
function readHeader(text, located, lines) {
	const { yaml, block } = located;
	const parsed = parseYaml(text, yaml);
	if (parsed.kind === "too-large") return null;
	const reader = new DataReader(text, yaml.start, lines);
	const value = reader.read(parsed.root);
	const problems = [...parsed.problems, ...reader.problems];
	const root = isMap(parsed.root) ? parsed.root : null;
	if (root === null && !isEmptyRoot(parsed.root)) problems.push({
		code: "header-not-a-mapping",
		start: yaml.start,
		end: yaml.end
	});
	const valid = !problems.some(isError);
	const data = valid && root !== null ? value : Object.create(null);
	const tags = findTags(valid ? root : null, data, {
		reader,
		lines,
		base: yaml.start
	});
	const keyLines = /* @__PURE__ */ new Map();
	for (const { key } of root?.items ?? []) {
		const name = reader.keyText(key);
		const span = spanOf(key, yaml.start);
		if (name !== null && span !== null && !keyLines.has(name)) keyLines.set(name, lines.position(span.start).line);
	}
	if (valid) problems.push(...tagRemarks(tags), ...emptyValues(root, reader, yaml.start));
	problems.push(...ruleRemarks(text, located));
	const { form, key, value: tagsValue, items } = tags;
	return {
		header: {
			block,
			yaml,
			form,
			keyLines,
			tagsKey: key,
			tagsValue,
			items,
			data
		},
		tags,
		root: valid ? root : null,
		problems
	};
}
function isEmptyRoot(root) {
	return root === null || isScalar(root) && root.value === null;
}
function tagRemarks({ form, value, items }) {
	const problems = [];
	const place = value ?? {
		start: 0,
		end: 0
	};
	if (form.kind === "scalar" || form.kind === "map" || form.kind === "other" && items.length === 0) {
		const text = items[0]?.value ?? "";
		const code = form.kind === "scalar" && text.includes(",") ? "tags-comma-string" : "tags-not-a-list";
		problems.push({
			code,
			...place
		});
	}
	for (const item of items) problems.push(...itemRemarks(item));
	return problems;
}
function itemRemarks({ value, plain, span }) {
	if (value === null) return [{
		code: "tag-not-text",
		...span
	}];
	if (plain === null || !jsReadsText(plain)) return [];
	const meaning = pythonReading(plain);
	return meaning === "text" ? [] : [{
		code: "tag-ambiguous",
		args: {
			value,
			meaning
		},
		...span
	}];
}
function emptyValues(root, reader, base) {
	const problems = [];
	for (const { key, value } of root?.items ?? []) {
		const name = reader.keyText(key);
		const span = spanOf(key, base);
		const node = reader.resolve(value);
		if ((node === null || isScalar(node) && node.value === null) && name !== null && span !== null && name !== "tags" && CARD_KEYS.has(name)) problems.push({
			code: "header-empty-value",
			args: { key: name },
			...span
		});
	}
	return problems;
}
function ruleRemarks(text, { yaml, block, close }) {
	const problems = [];
	if (text.startsWith("﻿")) problems.push({
		code: "header-bom",
		start: 0,
		end: 1
	});
	const afterRule = close + 3;
	const rest = text.slice(afterRule, block.end).replace(/[\r\n]+$/, "");
	if (rest !== "") problems.push({
		code: "header-closing-spaces",
		start: afterRule,
		end: afterRule + rest.length
	});
	if (startsWithRule(text, yaml.start, yaml.end)) problems.push({
		code: "header-double-rule",
		start: yaml.start,
		end: yaml.start + 3
	});
	return problems;
}
function startsWithRule(text, start, end) {
	return end - start >= 3 && /^---[ \t]*(?:[\r\n]|$)/.test(text.slice(start, Math.min(end, start + 1e3)));
}

// src/card/locate.ts
function locateHeader(text) {
	const open = text.length - text.trimStart().length;
	if (!text.startsWith("---", open)) return null;
	const afterOpen = open + 3;
	let start = afterOpen;
	while (isBreak(text[start])) start += 1;
	if (start === afterOpen) return null;
	const close = findClose(text, start);
	if (close !== null) {
		let end = close;
		while (end > start && isBreak(text[end - 1])) end -= 1;
		return located(text, {
			start,
			end
		}, close);
	}
	if (start - afterOpen >= 2 && closeEnd(text, start) !== null) return located(text, {
		start: start - 1,
		end: start - 1
	}, start);
	return null;
}
function located(text, yaml, close) {
	return {
		block: {
			start: 0,
			end: closeEnd(text, close) ?? text.length
		},
		yaml,
		close
	};
}
function findClose(text, from) {
	for (let i = text.indexOf("---", from); i >= 0; i = text.indexOf("---", i + 1)) if (i > from && isBreak(text[i - 1]) && closeEnd(text, i) !== null) return i;
	return null;
}
function closeEnd(text, offset) {
	if (!text.startsWith("---", offset)) return null;
	let end = offset + 3;
	while (text[end] === " " || text[end] === "	") end += 1;
	if (end === text.length) return end;
	const lineBreak = breakAt(text, end);
	return lineBreak === "\n" || lineBreak === "\r\n" ? end + lineBreak.length : null;
}

// src/card/mistaken.ts
const MAX_LINES = 200;
const MAX_LINE$1 = 2e3;
function findMistake(text) {
	const nul = text.indexOf("\0");
	if (nul >= 0) return [{
		code: "header-nul",
		start: nul,
		end: nul + 1
	}];
	const open = text.length - text.trimStart().length;
	const end = lineEnd(text, open);
	const rule = text.slice(open, Math.min(end, open + MAX_LINE$1));
	if (/^---[ \t]+$/.test(rule)) return [{
		code: "header-opening-spaces",
		start: open + 3,
		end
	}];
	if (rule !== "---") return findLateHeader(text);
	const next = end + breakAt(text, end).length;
	const place = {
		start: open,
		end
	};
	if (isRuleLine(text, next)) return [{
		code: "header-double-rule",
		start: next,
		end: next + 3
	}];
	if (carriageClose(text) !== null) return [{
		code: "header-cr-only",
		...place
	}];
	return [{
		code: "header-unclosed",
		...place
	}];
}
function findLateHeader(text) {
	let opened = null;
	let known = false;
	let fenced = false;
	let start = 0;
	for (let count = 0; count < MAX_LINES && start < text.length; count += 1) {
		const end = lineEnd(text, start);
		const line = text.slice(start, Math.min(end, start + MAX_LINE$1));
		if (opened === null && /^[ \t\ufeff]*(?:```|~~~)/.test(line)) fenced = !fenced;
		if (!fenced && /^[ \t\ufeff]*-{3,}[ \t]*$/.test(line)) {
			if (opened !== null) return known ? [{
				code: "header-after-text",
				...opened
			}] : [];
			opened = {
				start,
				end
			};
		} else if (opened !== null) {
			const key = /^([a-z_]{4,24})[ \t]*:/.exec(line)?.[1];
			known ||= key !== void 0 && CARD_KEYS.has(key);
		}
		start = end + Math.max(breakAt(text, end).length, 1);
	}
	return [];
}
function carriageClose(text) {
	const match = /\r---[ \t]*\r(?!\n)/.exec(text.slice(0, MAX_LINES * MAX_LINE$1));
	return match === null ? null : match.index + match[0].length;
}
function isRuleLine(text, offset) {
	return /^---[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + MAX_LINE$1));
}

// src/card/utf8.ts
function decodeUtf8$1(bytes) {
	try {
		return {
			ok: true,
			text: new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes)
		};
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		return {
			ok: false,
			offset: firstInvalid(bytes)
		};
	}
}
function firstInvalid(bytes) {
	let i = 0;
	while (i < bytes.length) {
		const length = sequenceLength(bytes, i);
		if (length === 0) return i;
		i += length;
	}
	return bytes.length;
}
function sequenceLength(bytes, at) {
	const lead = bytes[at] ?? 0;
	if (lead < 128) return 1;
	const length = lead >= 194 && lead <= 223 ? 2 : lead >= 224 && lead <= 239 ? 3 : lead >= 240 && lead <= 244 ? 4 : 0;
	for (let i = 1; i < length; i += 1) {
		const byte = bytes[at + i] ?? 0;
		let low = 128;
		let high = 191;
		if (i === 1) {
			if (lead === 224) low = 160;
			if (lead === 237) high = 159;
			if (lead === 240) low = 144;
			if (lead === 244) high = 143;
		}
		if (byte < low || byte > high) return 0;
	}
	return length;
}

// src/card/read.ts
function readCard(path, read) {
	const empty = {
		path,
		text: null,
		header: null,
		problems: [],
		trouble: null
	};
	if (!read.ok) {
		if (read.why.code === "missing") return {
			...empty,
			state: "missing"
		};
		return {
			...empty,
			state: "unreadable",
			trouble: read.why
		};
	}
	if (read.truncated) return {
		...empty,
		state: "unreadable",
		trouble: { code: "too-large" }
	};
	if (isLfsPointer(read.bytes)) return {
		...empty,
		state: "unreadable",
		trouble: { code: "lfs-pointer" }
	};
	const decoded = decodeUtf8$1(read.bytes);
	if (!decoded.ok) return {
		...empty,
		state: "invalid",
		problems: [encodingProblem(read.bytes, decoded.offset)]
	};
	return readText(path, decoded.text);
}
function readText(path, text) {
	const located = locateHeader(text);
	if (located === null) return {
		path,
		state: "no-header",
		text,
		header: null,
		problems: toProblems(findMistake(text), new LineIndex(text)),
		trouble: null
	};
	const lines = new LineIndex(text, located.block.end);
	const tree = readHeader(text, located, lines);
	if (tree === null) return {
		path,
		state: "unreadable",
		text: null,
		header: null,
		problems: [],
		trouble: {
			code: "too-large",
			detail: "the header"
		}
	};
	return {
		path,
		state: tree.problems.some(isError) ? "invalid" : "ok",
		text,
		header: tree.header,
		problems: toProblems(tree.problems, lines),
		trouble: null
	};
}
function encodingProblem(bytes, offset) {
	const before = bytes.subarray(0, offset);
	const at = {
		line: before.reduce((count, byte) => byte === 10 ? count + 1 : count, 1),
		column: new TextDecoder().decode(before.subarray(before.lastIndexOf(10) + 1)).length + 1
	};
	if (bytes[0] === 255 && bytes[1] === 254 || bytes[0] === 254 && bytes[1] === 255) return {
		code: "header-utf16",
		args: {},
		at,
		end: at,
		severity: "error"
	};
	return {
		code: "header-not-utf8",
		args: { byte: offset },
		at,
		end: at,
		severity: "error"
	};
}
function cardView(card) {
	const { path, state, text, header } = card;
	return {
		path,
		state,
		data: state === "ok" && header !== null ? header.data : null,
		body: text === null ? "" : text.slice(header?.block.end ?? 0),
		lineOf: (key) => header?.keyLines.get(key) ?? null
	};
}

// src/fix/sha1.ts
const BLOCK = 64;
const ROUNDS = 80;
function sha1(bytes) {
	const state = new Uint32Array([
		0x67452301,
		0xefcdab89,
		0x98badcfe,
		271733878,
		0xc3d2e1f0
	]);
	const whole = bytes.length - bytes.length % BLOCK;
	const words = new Uint32Array(ROUNDS);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (let at = 0; at < whole; at += BLOCK) addBlock(state, words, view, at);
	const rest = bytes.subarray(whole);
	const tail = new Uint8Array(rest.length < 56 ? BLOCK : 128);
	tail.set(rest);
	tail[rest.length] = 128;
	const end = new DataView(tail.buffer);
	end.setUint32(tail.length - 8, Math.floor(bytes.length / 536870912));
	end.setUint32(tail.length - 4, bytes.length << 3);
	for (let at = 0; at < tail.length; at += BLOCK) addBlock(state, words, end, at);
	return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
function addBlock(state, words, view, at) {
	for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
	const word = (i) => words[i] ?? 0;
	for (let i = 16; i < ROUNDS; i += 1) words[i] = rotate(word(i - 3) ^ word(i - 8) ^ word(i - 14) ^ word(i - 16), 1);
	let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
	for (let i = 0; i < ROUNDS; i += 1) {
		const next = rotate(a, 5) + mixed(i, b, c, d) + e + word(i) | 0;
		[e, d, c, b, a] = [
			d,
			c,
			rotate(b, 30),
			a,
			next
		];
	}
	[
		a,
		b,
		c,
		d,
		e
	].forEach((value, i) => {
		state[i] = (state[i] ?? 0) + value;
	});
}
function mixed(round, b, c, d) {
	if (round < 20) return (b & c | ~b & d) + 0x5a827999;
	if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
	if (round < 60) return (b & c | b & d | c & d) + 0x8f1bbcdc;
	return (b ^ c ^ d) + 0xca62c1d6;
}
function rotate(word, by) {
	return word << by | word >>> 32 - by;
}

// src/fix/blob.ts
function blobId(bytes) {
	const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
	const whole = new Uint8Array(head.length + bytes.length);
	whole.set(head);
	whole.set(bytes, head.length);
	return sha1(whole);
}

// src/fix/splice.ts
function insertion(at, text, finding) {
	return {
		start: at,
		end: at,
		text,
		finding
	};
}
function tagScalar(tag) {
	return /^[A-Za-z][\w.-]*$/.test(tag) && jsReadsText(tag) && pythonReading(tag) === "text" ? tag : JSON.stringify(tag);
}
function requoted(old, tag) {
	const plain = tagScalar(tag);
	if (plain !== tag) return plain;
	const quote = old.startsWith("\"") ? "\"" : old.startsWith("'") ? "'" : "";
	return `${quote}${tag}${quote}`;
}
function nextLine(text, offset) {
	if (offset > 0 && isBreak(text[offset - 1])) return offset;
	const end = lineEnd(text, offset);
	return end + breakAt(text, end).length;
}
function breakBefore(text, offset) {
	if (text.slice(offset - 2, offset) === "\r\n") return "\r\n";
	return text[offset - 1] === "\r" ? "\r" : "\n";
}
function columnIndent(text, offset) {
	return " ".repeat(offset - lineStart(text, offset));
}
function isFirstOnLine(text, offset) {
	let at = offset;
	while (text[at - 1] === " " || text[at - 1] === "	") at -= 1;
	return at === 0 || isBreak(text[at - 1]);
}

// src/fix/wanted.ts
const ORDER$1 = ["rl-environment", ...FRAMEWORK_KEYS];
function wantedOf(values, changes) {
	const replaced = /* @__PURE__ */ new Map();
	const dropped = /* @__PURE__ */ new Map();
	const additions = /* @__PURE__ */ new Map();
	for (const { change, finding } of changes) {
		if ("index" in change && values[change.index] === void 0) throw new RangeError(`no item ${change.index}`);
		if (change.kind === "replace-item") replaced.set(change.index, {
			tag: change.tag,
			finding
		});
		else if (change.kind === "drop-item") dropped.set(change.index, finding);
		else if (change.kind === "remove-tag") values.forEach((value, i) => value === change.tag && dropped.set(i, finding));
		else if (!additions.has(change.tag)) additions.set(change.tag, {
			tag: change.tag,
			finding
		});
	}
	for (const index of dropped.keys()) replaced.delete(index);
	values.forEach((value, i) => {
		if (!dropped.has(i)) additions.delete(replaced.get(i)?.tag ?? value ?? "");
	});
	return {
		replaced,
		dropped,
		added: [...additions.values()].toSorted((a, b) => rank$1(a.tag) - rank$1(b.tag))
	};
}
function isNothing({ replaced, dropped, added }) {
	return replaced.size + dropped.size + added.length === 0;
}
function firstFinding({ replaced, dropped, added }) {
	const findings = [...[...replaced.values(), ...added].map(({ finding }) => finding), ...dropped.values()];
	return findings.length === 0 ? 0 : Math.min(...findings);
}
function rank$1(tag) {
	const index = ORDER$1.indexOf(tag);
	return index < 0 ? ORDER$1.length : index;
}

// src/fix/block.ts
function blockLines(added, prefix, eol) {
	return added.map(({ tag }) => `${prefix}${tagScalar(tag)}${eol}`).join("");
}
function spliceBlock(text, tags, wanted) {
	const { items, afterProps } = tags;
	const last = items.at(-1);
	if (last === void 0 || last.dash === null || afterProps === null) return null;
	const splices = [];
	for (const [i, item] of items.entries()) {
		const { span, dash } = item;
		const replaced = wanted.replaced.get(i);
		const dropped = wanted.dropped.get(i);
		if (replaced !== void 0) {
			const old = text.slice(span.start, span.end);
			splices.push({
				...span,
				text: requoted(old, replaced.tag),
				finding: replaced.finding
			});
		} else if (dropped !== void 0) {
			if (dash === null || !isFirstOnLine(text, dash)) return null;
			splices.push({
				start: lineStart(text, dash),
				end: itemEnd(text, item),
				text: "",
				finding: dropped
			});
		}
	}
	if (wanted.added.length > 0) {
		const at = itemEnd(text, last);
		const prefix = `${columnIndent(text, last.dash)}-${gapAfterDash(text, last)}`;
		const eol = breakBefore(text, at);
		splices.push(...wanted.added.map((one) => insertion(at, blockLines([one], prefix, eol), one.finding)));
	} else if (wanted.dropped.size === items.length) splices.unshift(insertion(afterProps, " []", firstFinding(wanted)));
	return splices;
}
function itemEnd(text, { span, dash }) {
	const end = Math.max(span.end, (dash ?? span.start) + 1);
	return nextLine(text, end);
}
function gapAfterDash(text, { span, dash }) {
	const gap = text.slice((dash ?? span.start) + 1, span.start);
	return /^ {1,8}$/.test(gap) ? gap : " ";
}

// src/fix/flow.ts
function spliceFlow(text, list, wanted, write) {
	const { items } = list;
	const splices = [];
	const dropped = new Map(wanted.dropped);
	const added = [...wanted.added];
	const write1 = (span, { tag, finding }) => ({
		...span,
		text: requoted(text.slice(span.start, span.end), tag),
		finding
	});
	for (const [i, span] of items.entries()) {
		const replaced = wanted.replaced.get(i);
		if (replaced !== void 0) splices.push(write1(span, replaced));
	}
	let tail = items.length;
	while (tail > 0 && dropped.has(tail - 1)) tail -= 1;
	for (let i = tail; i < items.length && added.length > 0; i += 1) {
		const [writing] = added.splice(0, 1);
		const span = items[i];
		if (writing === void 0 || span === void 0) break;
		splices.push(write1(span, writing));
		dropped.delete(i);
		tail = i + 1;
	}
	if (dropped.size === items.length && items.length > 0) {
		if (text.slice(list.start, list.end).includes("#")) return null;
		return [{
			start: list.start,
			end: list.end,
			text: "[]",
			finding: firstFinding(wanted)
		}];
	}
	const gone = dropItems(text, list, dropped, tail);
	if (gone === null) return null;
	return [
		...splices,
		...gone,
		...appendFlow(text, list, added.map(write))
	];
}
function dropItems(text, list, dropped, tail) {
	const { items } = list;
	const gone = [];
	const together = items.slice(tail).some((item) => ownLine(text, list, item) === null);
	for (const [i, finding] of [...dropped].toSorted(([a], [b]) => a - b)) {
		const item = items[i];
		if (item === void 0) return null;
		if (i > tail && together) continue;
		const line = i === tail && together ? null : ownLine(text, list, item);
		const region = line ?? {
			start: i < tail ? item.start : items[tail - 1]?.end ?? item.start,
			end: (i < tail ? items[i + 1]?.start : items.at(-1)?.end) ?? item.end
		};
		if (line === null && text.slice(region.start, region.end).includes("#")) return null;
		const last = gone.at(-1);
		if (last === void 0 || region.start >= last.end) gone.push({
			...region,
			text: "",
			finding
		});
		else gone[gone.length - 1] = {
			...last,
			end: Math.max(last.end, region.end)
		};
	}
	return gone;
}
function ownLine(text, list, { start, end }) {
	if (!isFirstOnLine(text, start)) return null;
	const value = skipBlanks(text, end);
	const stop = text[value] === "," ? skipBlanks(text, value + 1) : value;
	if (stop >= list.end - 1 || !(text[stop] === "#" || isBreak(text[stop]))) return null;
	return {
		start: lineStart(text, start),
		end: nextLine(text, stop)
	};
}
function skipBlanks(text, from) {
	let at = from;
	while (text[at] === " " || text[at] === "	") at += 1;
	return at;
}
function appendFlow(text, list, added) {
	const [first] = added;
	const last = list.items.at(-1);
	if (first === void 0) return [];
	const close = list.end - 1;
	if (last === void 0) return [{
		start: text.slice(list.start + 1, close).trim() === "" ? list.start + 1 : close,
		end: close,
		text: added.map((one) => one.text).join(", "),
		finding: first.finding
	}];
	const comma = findComma(text, last.end, close);
	const before = list.items.at(-2);
	const gap = text.slice(before?.end ?? list.start + 1, last.start);
	if (!/[\r\n]/.test(gap)) {
		const blanks = before === void 0 ? " " : /,( *)$/.exec(gap)?.[1] ?? " ";
		return added.map(({ text: item, finding }) => comma === null ? insertion(last.end, `,${blanks}${item}`, finding) : insertion(comma + 1, `${blanks}${item},`, finding));
	}
	const line = `${breakBefore(text, lineStart(text, last.start))}${columnIndent(text, last.start)}`;
	const end = comma === null ? last.end : comma + 1;
	const stop = lineEnd(text, end);
	const at = stop <= close ? stop : end;
	if (comma !== null) return added.map(({ text: item, finding }) => insertion(at, `${line}${item},`, finding));
	if (at === end) return added.map(({ text: item, finding }) => insertion(at, `,${line}${item}`, finding));
	return [insertion(end, ",", first.finding), ...added.map(({ text: item, finding }, i) => insertion(at, `${line}${item}${i < added.length - 1 ? "," : ""}`, finding))];
}
function findComma(text, from, to) {
	let comment = false;
	for (let i = from; i < to; i += 1) if (isBreak(text[i])) comment = false;
	else if (text[i] === "#") comment = true;
	else if (text[i] === "," && !comment) return i;
	return null;
}

// src/fix/start-list.ts
function flowText(added) {
	return `[${added.map(({ tag }) => tagScalar(tag)).join(", ")}]`;
}
function fillEmpty(text, tags, wanted, inFlow) {
	const { key, value, afterProps } = tags;
	const [first] = wanted.added;
	if (key === null || afterProps === null || first === void 0) return null;
	const written = value !== null && value.end > value.start;
	const end = written ? value.end : afterProps;
	if (inFlow) return [{
		start: afterProps,
		end,
		text: ` ${flowText(wanted.added)}`,
		finding: first.finding
	}];
	const splices = [];
	const start = written && text.slice(afterProps, value.start).includes("#") ? value.start : afterProps;
	if (end > start) splices.push({
		start,
		end,
		text: "",
		finding: first.finding
	});
	const at = nextLine(text, end);
	const prefix = `${columnIndent(text, key.start)}- `;
	const eol = breakBefore(text, at);
	return [...splices, ...wanted.added.map((one) => insertion(at, blockLines([one], prefix, eol), one.finding))];
}
function listScalar(text, tags, wanted, inFlow) {
	const { key, value, afterColon, afterProps } = tags;
	if (key === null || value === null || afterColon === null || afterColon !== afterProps) return null;
	const finding = firstFinding(wanted);
	if (wanted.dropped.size > 0) {
		if (wanted.added.length > 0 && !inFlow) return fillEmpty(text, tags, wanted, false);
		return [{
			...value,
			text: flowText(wanted.added),
			finding
		}];
	}
	const splices = [];
	const replaced = wanted.replaced.get(0);
	if (replaced !== void 0) splices.push({
		...value,
		text: requoted(text.slice(value.start, value.end), replaced.tag),
		finding
	});
	if (inFlow) {
		const rest = wanted.added.map(({ tag }) => `, ${tagScalar(tag)}`).join("");
		return [
			insertion(value.start, "[", finding),
			...splices,
			insertion(value.end, `${rest}]`, finding)
		];
	}
	const gap = text.slice(afterColon, value.start);
	const sameLine = !/[\r\n]/.test(gap);
	const indent = columnIndent(text, sameLine ? key.start : value.start);
	const at = nextLine(text, value.end);
	const eol = sameLine ? breakAt(text, lineEnd(text, key.end)) : breakBefore(text, at);
	const opening = sameLine ? {
		start: afterColon,
		end: value.start,
		text: `${eol}${indent}- `,
		finding
	} : insertion(value.start, "- ", finding);
	const lines = wanted.added.map((one) => insertion(at, blockLines([one], `${indent}- `, eol), one.finding));
	return [
		opening,
		...splices,
		...lines
	];
}
function listKeys(text, tags, names, wanted, inFlow) {
	const { key, value, afterColon } = tags;
	if (key === null || value === null || afterColon === null) return null;
	const end = afterColon + text.slice(afterColon, value.end).trimEnd().length;
	const finding = firstFinding(wanted);
	const all = [...names.map((tag) => ({
		tag,
		finding
	})), ...wanted.added];
	if (inFlow) return [{
		start: afterColon,
		end,
		text: ` ${flowText(all)}`,
		finding
	}];
	const eol = breakAt(text, lineEnd(text, end));
	const lines = blockLines(all, `${columnIndent(text, key.start)}- `, eol);
	return [{
		start: afterColon,
		end,
		text: `${eol}${lines.slice(0, lines.length - eol.length)}`,
		finding
	}];
}
function addKey(text, tree, close, wanted) {
	const { root, header } = tree;
	if (root?.flow === true) return [appendToFlowRoot(text, root, header.yaml.start, wanted)];
	const { start, end } = header.yaml;
	const rootSpan = root === null ? null : spanOf(root, start);
	const content = text.slice(start, rootSpan?.end ?? end).trimEnd();
	const first = text.startsWith("\r\n", start - 1) ? start + 1 : start;
	const at = content === "" ? first : nextLine(text, start + content.length);
	const indent = rootSpan === null ? "" : columnIndent(text, rootSpan.start);
	return [at, close].map((offset) => keyLines(offset, indent, breakBefore(text, offset), wanted));
}
function keyLines(at, indent, eol, { added }) {
	return added.map((one, i) => {
		const key = i === 0 ? `${indent}tags:${eol}` : "";
		return insertion(at, `${key}${blockLines([one], `${indent}- `, eol)}`, one.finding);
	});
}
function appendToFlowRoot(text, root, base, wanted) {
	const span = spanOf(root, base);
	if (span === null || !isMap(root)) return [];
	const items = root.items.flatMap(({ key, value }) => {
		const from = spanOf(key, base);
		const to = spanOf(value, base) ?? from;
		return from === null || to === null ? [] : [{
			start: from.start,
			end: Math.max(from.end, to.end)
		}];
	});
	const entry = {
		text: `tags: ${flowText(wanted.added)}`,
		finding: firstFinding(wanted)
	};
	return appendFlow(text, {
		...span,
		items
	}, [entry]);
}

// src/fix/new-header.ts
function newHeader(text, wanted) {
	const at = text.startsWith("﻿") ? 1 : 0;
	const eol = breakAt(text, lineEnd(text, at)) === "\r\n" ? "\r\n" : "\n";
	const body = text.slice(at);
	const blank = body === "" || /^[\r\n]/.test(body) ? "" : eol;
	const lines = keyLines(at, "", eol, wanted);
	return lines.map((splice, i) => {
		const open = i === 0 ? `---${eol}` : "";
		const close = i === lines.length - 1 ? `---${eol}${blank}` : "";
		return insertion(at, `${open}${splice.text}${close}`, splice.finding);
	});
}

// src/fix/refusal.ts
function refuse(code) {
	return {
		ok: false,
		code,
		args: {}
	};
}

// src/fix/apply.ts
function applyEdits(bytes, edits) {
	const encoder = new TextEncoder();
	const parts = [];
	let at = 0;
	for (const { start, end, text } of edits) {
		if (start < at || end < start || end > bytes.length) throw new RangeError(`edit ${start}-${end} is out of place`);
		parts.push(bytes.subarray(at, start), encoder.encode(text));
		at = end;
	}
	parts.push(bytes.subarray(at));
	const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let offset = 0;
	for (const part of parts) {
		result.set(part, offset);
		offset += part.length;
	}
	return result;
}

// src/fix/verify.ts
function holds(path, bytes, edits, expectation) {
	const card = readCard(path, {
		ok: true,
		bytes: applyEdits(bytes, edits),
		truncated: false
	});
	if (card.state !== "ok" || card.header === null) return false;
	const kind = card.header.form.kind;
	if (kind !== "block" && kind !== "flow") return false;
	const { before, tags } = expectation;
	const list = before["tags"];
	const same = (a, b) => {
		if (Array.isArray(list) && a === list) return sameItems(tags, b);
		if (Array.isArray(a)) return sameItems(a, b);
		if (isRecord(a)) return isRecord(b) && sameKeys(Object.keys(a), b) && Object.keys(a).every((k) => same(a[k], b[k]));
		return sameScalar(a, b);
	};
	const sameItems = (a, b) => Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
	return same({
		...before,
		tags
	}, card.header.data);
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) && isPlain(value);
}
function isPlain(value) {
	const prototype = Object.getPrototypeOf(value);
	return prototype === null || prototype === Object.prototype;
}
function sameKeys(keys, other) {
	return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key));
}
function sameScalar(a, b) {
	if (typeof a === "object" && typeof b === "object" && a !== null && b !== null) return String(a) === String(b);
	return Object.is(a, b);
}

// src/fix/plan.ts
function planEdits(card, bytes, changes, base) {
	if (card.state === "unreadable") return refuse("fix-card-unreadable");
	if (card.state === "invalid" || card.problems.some(({ severity }) => severity === "error")) return refuse("fix-header-by-hand");
	if (changes.length === 0) return {
		ok: true,
		edits: []
	};
	const text = card.text ?? "";
	const draft = draftSplices(text, changes);
	if (!("ways" in draft)) return draft;
	const original = bytes ?? /* @__PURE__ */ new Uint8Array();
	for (const way of draft.ways) {
		const edits = toEdits(text, way, card.path, base);
		if (edits !== null && holds(card.path, original, edits, draft.expectation)) return {
			ok: true,
			edits
		};
	}
	return draft.ways.length === 0 ? {
		ok: true,
		edits: []
	} : refuse("fix-no-safe-splice");
}
function draftSplices(text, changes) {
	const located = locateHeader(text);
	if (located === null) {
		const close = carriageClose(text);
		return close === null ? draftHeader(text, wantedOf([], changes)) : draftClosed(text, close, changes);
	}
	const tree = readHeader(text, located, new LineIndex(text, located.block.end));
	if (tree === null) return refuse("fix-card-unreadable");
	const wanted = wantedOf(tree.header.items.map(({ value }) => value), changes);
	const { data, yaml } = tree.header;
	if (isNothing(wanted)) return {
		ways: [],
		expectation: {
			before: data,
			tags: []
		}
	};
	if (startsWithRule(text, yaml.start, yaml.end) && !Object.keys(data).some((key) => CARD_KEYS.has(key))) return draftBetweenRules(text, yaml.start, wanted);
	return draftList(text, tree, located.close, wanted);
}
function draftClosed(text, close, changes) {
	const draft = draftSplices(`${text.slice(0, close)}\n${text.slice(close)}`, changes);
	if (!("ways" in draft)) return draft;
	const { ways, expectation } = draft;
	const { before } = expectation;
	if (!Object.keys(before).some((key) => CARD_KEYS.has(key))) return refuse("fix-header-by-hand");
	const feed = insertion(close, "\n", Math.min(...changes.map(({ finding }) => finding)));
	const tags = Array.isArray(before["tags"]) ? before["tags"] : [];
	if (ways.length === 0) return {
		ways: [[feed]],
		expectation: {
			before,
			tags
		}
	};
	return {
		ways: ways.map((way) => way.concat(feed)),
		expectation
	};
}
function draftHeader(text, wanted) {
	const expectation = {
		before: {},
		tags: wanted.added.map(({ tag }) => tag)
	};
	if (isNothing(wanted)) return {
		ways: [],
		expectation
	};
	const open = text.length - text.trimStart().length;
	if (text.startsWith("---", open) && lineEnd(text, open) === open + 3) return draftBetweenRules(text, open + 3 + breakAt(text, open + 3).length, wanted);
	return {
		ways: [newHeader(text, wanted)],
		expectation
	};
}
function draftBetweenRules(text, start, wanted) {
	const eol = text.slice(start - 2, start) === "\r\n" ? "\r\n" : "\n";
	const expectation = {
		before: {},
		tags: wanted.added.map(({ tag }) => tag)
	};
	return {
		ways: [keyLines(start, "", eol, wanted)],
		expectation
	};
}
function draftList(text, tree, close, wanted) {
	const { tags, header, root } = tree;
	const { data } = header;
	const inFlow = root?.flow === true;
	const current = data["tags"];
	const named = tags.form.kind === "map" ? Object.keys(current) : [];
	const expectation = {
		before: data,
		tags: listAfter(Array.isArray(current) ? current : tags.form.kind === "scalar" ? [current] : named, wanted)
	};
	const draft = (splices) => splices === null ? refuse("fix-no-safe-splice") : {
		ways: [splices],
		expectation
	};
	switch (tags.form.kind) {
		case "absent": return {
			ways: addKey(text, tree, close, wanted),
			expectation
		};
		case "null": return draft(fillEmpty(text, tags, wanted, inFlow));
		case "scalar": return draft(listScalar(text, tags, wanted, inFlow));
		case "map": {
			if (text.slice(tags.value?.start, tags.value?.end).includes("#")) return refuse("fix-comments");
			const added = wanted.added.filter(({ tag }) => !named.includes(tag));
			return draft(listKeys(text, tags, named, {
				...wanted,
				added
			}, inFlow));
		}
		case "block": return draft(spliceBlock(text, tags, wanted));
		case "flow": {
			if (tags.value === null) return refuse("fix-no-safe-splice");
			const source = text.slice(tags.value.start, tags.value.end);
			if (tags.items.length === 0 && !inFlow && !source.includes("#")) return draft(fillEmpty(text, tags, wanted, false));
			const list = {
				...tags.value,
				items: tags.items.map(({ span }) => span)
			};
			const splices = spliceFlow(text, list, wanted, ({ tag, finding }) => ({
				text: tagScalar(tag),
				finding
			}));
			return splices === null ? refuse("fix-comments") : draft(splices);
		}
		case "other": return refuse(tags.items.length > 0 || tags.value === null ? "fix-tags-shared" : "fix-tags-not-a-list");
	}
}
function listAfter(before, { replaced, dropped, added }) {
	const kept = before.flatMap((value, i) => dropped.has(i) ? [] : [replaced.get(i)?.tag ?? value]);
	return [...kept, ...added.map(({ tag }) => tag).filter((tag) => !kept.includes(tag))];
}
function toEdits(text, splices, path, base) {
	const encoder = new TextEncoder();
	const edits = [];
	let at = 0;
	let bytes = 0;
	const advance = (to) => {
		bytes += encoder.encode(text.slice(at, to)).length;
		at = to;
		return bytes;
	};
	for (const { start, end, text: inserted, finding } of splices.toSorted((a, b) => a.start - b.start)) {
		if (start < at) return null;
		edits.push({
			path,
			base,
			start: advance(start),
			end: advance(end),
			text: inserted,
			finding
		});
	}
	return edits;
}

// src/frameworks/support/python-text.ts
const PYTHON_SPACE = String.raw`\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const SPACE$3 = new RegExp(`[${PYTHON_SPACE}]`, "u");
function stripWith(text, isSpace) {
	let start = 0;
	let end = text.length;
	while (start < end && isSpace.test(text.charAt(start))) start += 1;
	while (end > start && isSpace.test(text.charAt(end - 1))) end -= 1;
	return text.slice(start, end);
}
function pythonStrip(text) {
	return stripWith(text, SPACE$3);
}
function universalNewlines(text) {
	return text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
}
const utf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decodeUtf8(bytes) {
	try {
		return utf8.decode(bytes);
	} catch {
		return null;
	}
}
function pythonFloat(text) {
	const plain = pythonStrip(text);
	if (!/^[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i.test(plain)) {
		const word = /^([+-]?)(inf|infinity|nan)$/i.exec(plain);
		if (word === null) return null;
		if (word[2]?.toLowerCase() === "nan") return NaN;
		return word[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	}
	return Number(plain.replaceAll("_", ""));
}

// src/frameworks/support/pydantic-scalars.ts
var PyFloat = class {
	value;
	constructor(value) {
		this.value = value;
	}
};
const INTEGER_TEXT = /^(?:[+-]?\d+(?:_\d+)*|0[0_]*-?(?:0|[1-9]\d*(?:_\d+)*))(?:\.0+)?$/;
const FLOAT_TEXT = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf|infinity|nan)$/i;
const MOST_DIGITS = 4300;
const TRUE_TEXT = /* @__PURE__ */ new Set([
	"1",
	"on",
	"t",
	"true",
	"y",
	"yes"
]);
const FALSE_TEXT = /* @__PURE__ */ new Set([
	"0",
	"off",
	"f",
	"false",
	"n",
	"no"
]);
const SPACE$2 = /\p{White_Space}/u;
function asInteger(value) {
	if (typeof value === "bigint") return {
		value,
		exact: 1
	};
	if (typeof value === "boolean") return {
		value: value ? 1 : 0,
		exact: 0
	};
	if (typeof value === "number" && Number.isInteger(value)) return {
		value,
		exact: 1
	};
	if (value instanceof PyFloat) {
		const n = value.value;
		return Number.isInteger(n) && n >= -(2 ** 63) && n < 2 ** 63 ? {
			value: n,
			exact: 0
		} : null;
	}
	if (typeof value !== "string" || value.length > MOST_DIGITS) return null;
	const text = stripWith(value, SPACE$2);
	if (!INTEGER_TEXT.test(text)) return null;
	const dot = text.indexOf(".");
	const digits = (dot < 0 ? text : text.slice(0, dot)).replaceAll("_", "").replace(/^\+|^0+(?=-)/, "");
	const n = Number(digits);
	return {
		value: Number.isSafeInteger(n) ? n : digits.startsWith("-") ? -BigInt(digits.slice(1)) : BigInt(digits),
		exact: 0
	};
}
function asFloat(value) {
	if (value instanceof PyFloat) return {
		value,
		exact: 1
	};
	if (typeof value === "number") return {
		value: new PyFloat(value),
		exact: Number.isInteger(value) ? 0 : 1
	};
	if (typeof value === "boolean") return {
		value: new PyFloat(value ? 1 : 0),
		exact: 0
	};
	if (typeof value === "bigint") {
		const n = Number(value);
		return Number.isFinite(n) ? {
			value: new PyFloat(n),
			exact: 0
		} : null;
	}
	if (typeof value !== "string") return null;
	const text = stripWith(value, SPACE$2);
	if (text.includes("_") && (text !== value || /^_|_$|__/.test(text))) return null;
	const plain = text.replaceAll("_", "");
	if (!FLOAT_TEXT.test(plain)) return null;
	const word = plain.toLowerCase().replace(/^[+-]/, "");
	const size = word.startsWith("inf") ? 1e400 : word === "nan" ? NaN : Number(word);
	return {
		value: new PyFloat(plain.startsWith("-") ? -size : size),
		exact: 0
	};
}
function asBoolean(value) {
	if (typeof value === "boolean") return {
		value,
		exact: 1
	};
	const plain = value instanceof PyFloat ? value.value : typeof value === "bigint" ? Number(value) : value;
	if (plain === 1 || plain === 0) return {
		value: plain === 1,
		exact: 0
	};
	if (typeof plain !== "string") return null;
	const word = plain.toLowerCase();
	if (TRUE_TEXT.has(word)) return {
		value: true,
		exact: 0
	};
	return FALSE_TEXT.has(word) ? {
		value: false,
		exact: 0
	} : null;
}

// src/frameworks/support/pydantic.ts
const MOST_PROBLEMS = 20;
const MOST_DEPTH$3 = 200;
function failed(outcome) {
	return Array.isArray(outcome);
}
function validateLax(schema, value, root = schema) {
	const outcome = validate(schema, value, [], root);
	return failed(outcome) ? {
		ok: false,
		problems: outcome.slice(0, MOST_PROBLEMS)
	} : {
		ok: true,
		value: outcome.value
	};
}
function isMapping(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	const prototype = Object.getPrototypeOf(value);
	return prototype === null || prototype === Object.prototype;
}
function validate(schema, value, path, root) {
	if (path.length > MOST_DEPTH$3) return problem(path, "depth", `at most ${MOST_DEPTH$3} levels`);
	if (schema.$ref !== void 0) {
		const target = dereference(schema.$ref, root);
		return target === null ? plain(value) : validate(target, value, path, root);
	}
	const members = schema.anyOf ?? schema.oneOf;
	if (members !== void 0) return schema.discriminator === void 0 ? union(members, value, path, root) : tagged$1(schema.discriminator, value, path, root);
	if (schema.allOf?.length === 1 && schema.allOf[0] !== void 0) return validate(schema.allOf[0], value, path, root);
	if (schema.const !== void 0) return same(schema.const, value) ? plain(value) : problem(path, "const", String(schema.const));
	if (schema.enum !== void 0) return schema.enum.some((item) => same(item, value)) ? plain(value) : problem(path, "enum", `one of ${schema.enum.map(String).join(", ")}`);
	switch (schema.type) {
		case "string": return text(schema, value, path);
		case "integer": return number(schema, asInteger(value), path, "an integer");
		case "number": return number(schema, asFloat(value), path, "a number");
		case "boolean": {
			const fit = asBoolean(value);
			return fit === null ? problem(path, "type", "true or false") : {
				...fit,
				fields: 0
			};
		}
		case "null": return value === null ? plain(null) : problem(path, "type", "null");
		case "array": return list(schema, value, path, root);
		case "object": return mapping(schema, value, path, root);
		default: return plain(value);
	}
}
function plain(value) {
	return {
		value,
		exact: 1,
		fields: 0
	};
}
function problem(path, kind, expected) {
	return [{
		path,
		kind,
		expected
	}];
}
function same(constant, value) {
	return constant === value || typeof value === "bigint" && typeof constant === "number" && BigInt(constant) === value;
}
function dereference(reference, root) {
	const name = reference.slice(8);
	return root.$defs !== void 0 && Object.hasOwn(root.$defs, name) ? root.$defs[name] ?? null : null;
}
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
const patterns = /* @__PURE__ */ new Map();
function compiled(pattern) {
	let found = patterns.get(pattern);
	if (found === void 0) {
		found = new RegExp(pattern, "u");
		patterns.set(pattern, found);
	}
	return found;
}
function text(schema, value, path) {
	if (typeof value !== "string") return problem(path, "type", "a string");
	const { minLength = 0, maxLength = 1e400 } = schema;
	if ((minLength > 0 || maxLength < 1e400 || schema.pattern !== void 0) && LONE_SURROGATE.test(value)) return problem(path, "type", "a string of valid Unicode");
	if (minLength > 0 || maxLength < 1e400) {
		const length = value.length < minLength ? value.length : Array.from(value).length;
		if (length < minLength || length > maxLength) return problem(path, "length", bounds(minLength, maxLength, "character"));
	}
	if (schema.pattern !== void 0 && !compiled(schema.pattern).test(value)) return problem(path, "pattern", `text like ${schema.pattern}`);
	return plain(value);
}
function bounds(least, most, what) {
	if (most === 1e400) return `at least ${least} ${what}${least === 1 ? "" : "s"}`;
	if (least === 0) return `at most ${most} ${what}${most === 1 ? "" : "s"}`;
	return `${least} to ${most} ${what}s`;
}
function number(schema, fit, path, expected) {
	if (fit === null) return problem(path, "type", expected);
	if (schema.minimum === void 0 && schema.maximum === void 0 && schema.exclusiveMinimum === void 0 && schema.exclusiveMaximum === void 0 && schema.multipleOf === void 0) return {
		...fit,
		fields: 0
	};
	const n = fit.value instanceof PyFloat ? fit.value.value : fit.value;
	const broken = [
		[schema.minimum === void 0 || n >= schema.minimum, `at least ${schema.minimum}`],
		[schema.maximum === void 0 || n <= schema.maximum, `at most ${schema.maximum}`],
		[schema.exclusiveMinimum === void 0 || n > schema.exclusiveMinimum, `more than ${schema.exclusiveMinimum}`],
		[schema.exclusiveMaximum === void 0 || n < schema.exclusiveMaximum, `less than ${schema.exclusiveMaximum}`],
		[schema.multipleOf === void 0 || Number(n) % schema.multipleOf === 0, `a multiple of ${schema.multipleOf}`]
	].find(([holds]) => !holds);
	return broken === void 0 ? {
		...fit,
		fields: 0
	} : problem(path, "range", broken[1]);
}
function list(schema, value, path, root) {
	if (!Array.isArray(value)) return problem(path, "type", "a list");
	const { minItems = 0, maxItems = 1e400 } = schema;
	if (value.length < minItems || value.length > maxItems) return problem(path, "length", bounds(minItems, maxItems, "item"));
	const items = [];
	const problems = [];
	let exact = 1;
	let fields = 0;
	for (const [i, item] of value.entries()) {
		const outcome = validate(schema.prefixItems?.[i] ?? schema.items ?? {}, item, [...path, i], root);
		if (failed(outcome)) {
			problems.push(...outcome);
			if (problems.length >= MOST_PROBLEMS) break;
		} else {
			items.push(outcome.value);
			if (outcome.exact === 0) exact = 0;
			fields += outcome.fields;
		}
	}
	return problems.length > 0 ? problems : {
		value: items,
		exact,
		fields
	};
}
function mapping(schema, value, path, root) {
	if (!isMapping(value)) return problem(path, "type", "a table");
	const { properties = {}, additionalProperties, required = [] } = schema;
	const isModel = schema.properties !== void 0;
	const result = Object.create(null);
	const problems = [];
	let exact = 1;
	let fields = 0;
	const take = (key, part) => {
		const outcome = validate(part, value[key], [...path, key], root);
		if (failed(outcome)) problems.push(...outcome);
		else {
			result[key] = outcome.value;
			if (outcome.exact === 0) exact = 0;
			fields += outcome.fields + (isModel ? 1 : 0);
		}
	};
	for (const [key, part] of Object.entries(properties)) if (Object.hasOwn(value, key)) take(key, part);
	else if (required.includes(key)) problems.push({
		path: [...path, key],
		kind: "missing",
		expected: "a value"
	});
	else if (part.default !== void 0) result[key] = part.default;
	if (!isModel || additionalProperties !== void 0) for (const key of Object.keys(value)) {
		if (problems.length >= MOST_PROBLEMS) break;
		if (Object.hasOwn(properties, key)) continue;
		if (additionalProperties === false) problems.push({
			path: [...path, key],
			kind: "extra",
			expected: "no such key"
		});
		else take(key, typeof additionalProperties === "object" ? additionalProperties : {});
	}
	return problems.length > 0 ? problems : {
		value: result,
		exact,
		fields
	};
}
function union(members, value, path, root) {
	let best = null;
	const refusals = [];
	for (const member of members) {
		const outcome = validate(member, value, path, root);
		if (failed(outcome)) refusals.push(outcome);
		else if (best === null || outcome.fields > best.fields) best = outcome;
		else if (outcome.fields === best.fields && outcome.exact > best.exact) best = outcome;
	}
	if (best !== null) return best;
	const inside = refusals.filter((problems) => problems.every((p) => p.path.length > path.length || p.kind !== "type"));
	if (inside.length === 1 && inside[0] !== void 0) return inside[0];
	const expected = new Set(refusals.flat().flatMap((p) => p.kind === "type" ? [p.expected] : []));
	if (expected.size > 1) expected.delete("null");
	return problem(path, "type", [...expected].join(" or "));
}
function tagged$1({ propertyName, mapping = {} }, value, path, root) {
	if (!isMapping(value)) return problem(path, "type", "a table");
	const tag = Object.hasOwn(value, propertyName) ? value[propertyName] : void 0;
	if (tag === void 0) return problem([...path, propertyName], "missing", "a value");
	const reference = typeof tag === "string" && Object.hasOwn(mapping, tag) ? mapping[tag] : void 0;
	if (reference === void 0) return problem([...path, propertyName], "enum", `one of ${Object.keys(mapping).join(", ")}`);
	return validate({ $ref: reference }, value, path, root);
}

// src/frameworks/support/toml-simple.ts
const NOT_SIMPLE = /[\0-\x08\x0B-\x1F\x7F]|"""|'''/;
const BLANK = /^[ \t]*(?:#.*)?$/;
const HEADER = /^[ \t]*\[[ \t]*([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)[ \t]*\][ \t]*(?:#.*)?$/;
const KEY = /[ \t]*([A-Za-z0-9_-]+)[ \t]*=[ \t]*/y;
const SCALAR = /"([^"\\\n]*)"|'([^'\n]*)'|(true|false)|([+-]?(?:0|[1-9]\d*)\.\d+)(?![\d_eE.:-])|([+-]?(?:0|[1-9]\d{0,14}))(?![\d_eE.xobT:-])/y;
function readSimpleToml(text) {
	if (NOT_SIMPLE.test(text)) return null;
	const root = newTable();
	const headers = /* @__PURE__ */ new Set();
	let at = root;
	for (let start = 0; start <= text.length;) {
		const feed = text.indexOf("\n", start);
		const line = text.slice(start, feed < 0 ? text.length : feed);
		start += line.length + 1;
		if (BLANK.test(line)) continue;
		const header = HEADER.exec(line)?.[1];
		if (header !== void 0) {
			const opened = headers.has(header) ? null : open(root, header);
			if (opened === null) return null;
			headers.add(header);
			at = opened;
			continue;
		}
		KEY.lastIndex = 0;
		const key = KEY.exec(line)?.[1];
		if (key === void 0 || Object.hasOwn(at, key)) return null;
		const read = readValue(line, KEY.lastIndex);
		if (read === null || !BLANK.test(line.slice(read.end))) return null;
		at[key] = read.value;
	}
	return root;
}
function newTable() {
	return Object.create(null);
}
function open(root, header) {
	const names = header.split(".");
	if (names.length > 8) return null;
	let at = root;
	for (const name of names) {
		const found = at[name];
		if (found === void 0) {
			const made = newTable();
			at[name] = made;
			at = made;
		} else if (typeof found === "object" && !Array.isArray(found) && !(found instanceof PyFloat)) at = found;
		else return null;
	}
	return at;
}
function readValue(line, from) {
	if (line[from] !== "[") return readScalar(line, from);
	const items = [];
	let at = skipSpace(line, from + 1);
	while (line[at] !== "]") {
		const item = readScalar(line, at);
		if (item === null) return null;
		items.push(item.value);
		at = skipSpace(line, item.end);
		if (line[at] === ",") at = skipSpace(line, at + 1);
		else if (line[at] !== "]") return null;
	}
	return {
		value: items,
		end: at + 1
	};
}
function skipSpace(line, from) {
	let at = from;
	while (line[at] === " " || line[at] === "	") at += 1;
	return at;
}
function readScalar(line, from) {
	SCALAR.lastIndex = from;
	const found = SCALAR.exec(line);
	if (found === null) return null;
	const [, basic, literal, boolean, float, integer] = found;
	const value = basic ?? literal ?? (boolean === void 0 ? float === void 0 ? Number(integer) : new PyFloat(Number(float)) : boolean === "true");
	return {
		value: Object.is(value, -0) ? 0 : value,
		end: SCALAR.lastIndex
	};
}

// src/frameworks/support/toml.ts
var TomlDate = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const TOO_LARGE = {
	ok: false,
	kind: "too-large",
	line: 1,
	column: 1,
	reason: "Too long"
};
const MOST_DEPTH$2 = 200;
const MOST_SIGNS = 2e5;
const SIGNS$1 = /* @__PURE__ */ new Set("\n,.=[{");
function parseToml(text) {
	const simple = readSimpleToml(text);
	if (simple !== null) return {
		ok: true,
		value: simple
	};
	const deep = firstTooDeep(text);
	if (deep !== null) return tooDeep(deep);
	const parsed = parse$2(text);
	if (!("body" in parsed)) return parsed;
	const root = table$1();
	for (const item of parsed.body[0].body) if (item.type === "TOMLKeyValue") put(root, item);
	else for (const entry of openTable(root, item)) put(entry.into, entry.item);
	return {
		ok: true,
		value: root
	};
}
function tomlLines(text) {
	const parsed = parse$2(text);
	const lines = /* @__PURE__ */ new Map();
	if ("body" in parsed) collectLines(parsed.body[0], lines);
	return (path) => lines.get(JSON.stringify(path)) ?? null;
}
function parse$2(text) {
	if (text.startsWith("﻿")) return invalid$1(1, 0, "Unexpected byte order mark");
	if (hasTooManySigns(text)) return TOO_LARGE;
	try {
		const program = parseTOML(text, { tomlVersion: "1.0" });
		return fault$1(program.tokens) ?? program;
	} catch (error) {
		if (error instanceof RangeError) return TOO_LARGE;
		if (!(error instanceof ParseError)) throw error;
		return invalid$1(error.lineNumber, error.column, error.message);
	}
}
function invalid$1(line, column, reason) {
	return {
		ok: false,
		kind: "invalid",
		line,
		column: column + 1,
		reason
	};
}
function fault$1(tokens) {
	let dots = 0;
	for (const token of tokens) {
		if (refusedByPython(token)) return invalid$1(token.loc.start.line, token.loc.start.column, `Python has no such ${token.type}`);
		if (token.type !== "Punctuator") continue;
		dots = token.value === "." ? dots + 1 : 0;
		if (dots > MOST_DEPTH$2) return tooDeep(token.loc.start.line);
	}
	return null;
}
function tooDeep(line) {
	return {
		ok: false,
		kind: "too-deep",
		line,
		column: 1,
		reason: "Nested too deeply"
	};
}
function refusedByPython(token) {
	switch (token.type) {
		case "OffsetDateTime":
		case "LocalDateTime":
		case "LocalDate":
		case "LocalTime": return /^0000-|:60/.test(token.value);
		case "Integer": return token.value.length > 4300 && token.value.replaceAll(/\D/g, "").length > 4300;
		default: return false;
	}
}
function firstTooDeep(text) {
	let depth = 0;
	let line = 1;
	for (let i = 0; i < text.length; i += 1) {
		const code = text.charCodeAt(i);
		if (code === 10) line += 1;
		else if (code === 91 || code === 123) depth += 1;
		else if ((code === 93 || code === 125) && depth > 0) depth -= 1;
		if (depth > MOST_DEPTH$2) return line;
	}
	return null;
}
function hasTooManySigns(text) {
	let signs = 0;
	for (let i = 0; i < text.length && signs <= MOST_SIGNS; i += 1) if (SIGNS$1.has(text.charAt(i))) signs += 1;
	return signs > MOST_SIGNS;
}
function table$1() {
	return Object.create(null);
}
function keyName(key) {
	return key.type === "TOMLBare" ? key.name : key.value;
}
function descend(from, key) {
	const found = from[key];
	const last = Array.isArray(found) ? found.at(-1) : found;
	if (last !== void 0) return last;
	const made = table$1();
	from[key] = made;
	return made;
}
function openTable(root, header) {
	const names = header.key.keys.map(keyName);
	const last = names.pop() ?? "";
	let at = root;
	for (const name of names) at = descend(at, name);
	let into;
	if (header.kind === "array") {
		into = table$1();
		const list = at[last];
		if (Array.isArray(list)) list.push(into);
		else at[last] = [into];
	} else into = descend(at, last);
	return header.body.map((item) => ({
		into,
		item
	}));
}
function put(into, item) {
	const names = item.key.keys.map(keyName);
	const last = names.pop() ?? "";
	let at = into;
	for (const name of names) at = descend(at, name);
	at[last] = valueOf(item.value);
}
function valueOf(node) {
	if (node.type === "TOMLArray") return node.elements.map(valueOf);
	if (node.type === "TOMLInlineTable") {
		const made = table$1();
		for (const item of node.body) put(made, item);
		return made;
	}
	switch (node.kind) {
		case "integer": return Number.isSafeInteger(node.value) ? node.value : node.bigint;
		case "float": return new PyFloat(node.value);
		case "string":
		case "boolean": return node.value;
		default: return new TomlDate(node.datetime);
	}
}
function collectLines(top, lines) {
	const note = (path, line) => {
		const key = JSON.stringify(path);
		if (!lines.has(key)) lines.set(key, line);
	};
	const visit = (item, base) => {
		const path = [...base, ...item.key.keys.map(keyName)];
		for (let i = base.length + 1; i <= path.length; i += 1) note(path.slice(0, i), item.loc.start.line);
		visitValue(item.value, path);
	};
	const visitValue = (node, path) => {
		if (node.type === "TOMLInlineTable") for (const item of node.body) visit(item, path);
		if (node.type !== "TOMLArray") return;
		for (const [i, element] of node.elements.entries()) {
			note([...path, i], element.loc.start.line);
			visitValue(element, [...path, i]);
		}
	};
	for (const item of top.body) {
		if (item.type === "TOMLKeyValue") {
			visit(item, []);
			continue;
		}
		for (let i = 1; i <= item.resolvedKey.length; i += 1) note(item.resolvedKey.slice(0, i), item.loc.start.line);
		for (const entry of item.body) visit(entry, item.resolvedKey);
	}
}

// src/frameworks/harbor-tasks/faults.ts
function dotted(path) {
	return path.reduce((text, part) => typeof part === "number" ? `${text}[${part}]` : text === "" ? part : `${text}.${part}`, "");
}

// src/frameworks/harbor-tasks/migrate.ts
function copyOf(table) {
	return Object.assign(Object.create(null), table);
}
function migrate(raw, report) {
	const root = copyOf(raw);
	if (Object.hasOwn(root, "version")) {
		if (!Object.hasOwn(root, "schema_version")) root["schema_version"] = root["version"];
		delete root["version"];
	}
	replace(root, "environment", (table) => environment$2(table, ["environment"], report));
	replace(root, "verifier", (table) => verifier$1(table, ["verifier"], report));
	if (Array.isArray(root["steps"])) root["steps"] = root["steps"].map((step, i) => {
		if (!isMapping(step)) return step;
		const changed = copyOf(step);
		replace(changed, "verifier", (table) => verifier$1(table, [
			"steps",
			i,
			"verifier"
		], report));
		return changed;
	});
	return root;
}
function replace(table, key, change) {
	const part = Object.hasOwn(table, key) ? table[key] : void 0;
	if (isMapping(part)) table[key] = change(copyOf(part));
}
function verifier$1(table, path, report) {
	replace(table, "environment", (part) => environment$2(part, [...path, "environment"], report));
	return table;
}
function environment$2(table, path, report) {
	size(table, "memory", "memory_mb", path, report);
	size(table, "storage", "storage_mb", path, report);
	if (typeof table["os"] === "string") table["os"] = table["os"].toLowerCase();
	if (Array.isArray(table["mcp_servers"])) table["mcp_servers"] = table["mcp_servers"].map((server) => {
		if (!isMapping(server) || server["transport"] !== "http") return server;
		return Object.assign(copyOf(server), { transport: "streamable-http" });
	});
	return table;
}
function size(table, key, newKey, path, report) {
	if (!Object.hasOwn(table, key)) return;
	const written = table[key];
	delete table[key];
	if (typeof written !== "string") return;
	const megabytes = sizeInMegabytes(written);
	if (megabytes === null) report("task-size", [...path, key], { value: written }, "H85");
	else if (!Object.hasOwn(table, newKey)) table[newKey] = megabytes;
	else if (!equals(table[newKey], megabytes)) report("task-size-conflict", [...path, key], {
		value: written,
		other: newKey
	}, "H85");
}
const FACTORS = /* @__PURE__ */ new Map([
	["G", 1024],
	["M", 1],
	["K", 1 / 1024]
]);
function sizeInMegabytes(text) {
	const plain = pythonStrip(text).toUpperCase();
	const factor = FACTORS.get(plain.slice(-1));
	const amount = factor === void 0 ? null : pythonFloat(plain.slice(0, -1));
	return factor === void 0 || amount === null || !Number.isFinite(amount) ? null : Math.trunc(amount * factor);
}
function equals(value, integer) {
	if (value instanceof PyFloat) return value.value === integer;
	if (typeof value === "boolean") return Number(value) === integer;
	return typeof value === "bigint" ? value === BigInt(integer) : value === integer;
}

// src/frameworks/harbor-tasks/artifacts.ts
const MAIN_SERVICE$1 = "main";
const SERVICE = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*\n?$/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:[/\\])/;
function isServiceName(name) {
	return SERVICE.test(pythonStrip(name));
}
function climbs(path) {
	return path.split("/").includes("..");
}
function artifactFault(entry) {
	if (climbs(entry.source)) return "source";
	const { destination, service } = entry;
	if (destination !== void 0 && destination !== null && destination !== "") {
		const inside = !destination.includes("\\") && !destination.startsWith("/") && !climbs(destination);
		const named = destination.split("/").some((part) => part !== "" && part !== ".");
		if (!inside || !named || destination.replace(/\/{1,4096}$/, "") === "manifest.json") return "destination";
	}
	if (service === void 0 || service === null) return null;
	if (!isServiceName(service)) return "service";
	return pythonStrip(service) !== MAIN_SERVICE$1 && !ABSOLUTE.test(entry.source) ? "relative-source" : null;
}

// src/frameworks/harbor-tasks/headers.ts
const NAME$2 = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const TEMPLATE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;
const SECRET_NAME = /KEY|SECRET|TOKEN(?!S)|PASSWORD|CREDENTIAL|AUTH/i;
const COOKIES = /* @__PURE__ */ new Set(["cookie", "set-cookie"]);
const BARE_TEMPLATE = String.raw`\$\{[A-Za-z_][A-Za-z0-9_]*(?::-)?\}`;
const REFERENCES = new RegExp(`^[${PYTHON_SPACE}]*(?:[A-Za-z]+[${PYTHON_SPACE}]+)?${BARE_TEMPLATE}(?:[${PYTHON_SPACE}:-]*${BARE_TEMPLATE})*[${PYTHON_SPACE}]*$`, "u");
const NOT_SPACE = new RegExp(`[^${PYTHON_SPACE}]`, "u");
function headerFault(name, value) {
	if (!NAME$2.test(name) || name.endsWith("\n")) return "name";
	if (/[\r\n]/.test(value)) return "newline";
	const templates = Array.from(value.matchAll(TEMPLATE), (match) => ({
		variable: match[1] ?? "",
		fallback: match[2]
	}));
	if (templates.some(({ fallback }) => fallback?.includes("${") ?? false) || value.replaceAll(TEMPLATE, " ").includes("${")) return "template";
	const secret = SECRET_NAME.test(name) || COOKIES.has(name.toLowerCase());
	if (templates.some(({ variable, fallback }) => fallback !== void 0 && fallback !== "" && (secret || SECRET_NAME.test(variable))) || secret && NOT_SPACE.test(value) && !REFERENCES.test(value)) return "credential";
	return null;
}

// src/frameworks/harbor-tasks/hosts.ts
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\n?$/;
function isAllowedHost(entry) {
	const host = trimDots(pythonStrip(entry).toLowerCase());
	if (host === "") return false;
	if (host.includes("/")) return isNetwork(host);
	if (host.includes(":")) return !host.includes("%") && parseIpv6(host) !== null;
	if (host.includes("[") || host.includes("]")) return false;
	const wildcard = host.startsWith("*.");
	const name = wildcard ? host.slice(2) : host;
	if (wildcard ? name === "" || parseIpv4(name) !== null : name.includes("*")) return false;
	return name.split(".").every((label) => LABEL.test(label));
}
function trimDots(text) {
	let end = text.length;
	while (text.charAt(end - 1) === ".") end -= 1;
	return text.slice(0, end);
}
function isNetwork(text) {
	const [address, prefix, more] = text.split("/");
	if (address === void 0 || prefix === void 0 || more !== void 0 || text.includes("%")) return false;
	const v4 = parseIpv4(address);
	if (v4 !== null) {
		const length = prefixLength(prefix, 32) ?? maskLength(prefix);
		return length !== null && hostBitsAreZero(v4, 32, length);
	}
	const v6 = parseIpv6(address);
	const length = prefixLength(prefix, 128);
	return v6 !== null && length !== null && hostBitsAreZero(v6, 128, length);
}
function hostBitsAreZero(address, bits, prefix) {
	return (address & (1n << BigInt(bits - prefix)) - 1n) === 0n;
}
function prefixLength(text, most) {
	if (!/^\d+$/.test(text)) return null;
	const length = Number(text);
	return length <= most ? length : null;
}
function maskLength(text) {
	const mask = parseIpv4(text);
	if (mask === null) return null;
	for (const bits of [mask, mask ^ 4294967295n]) {
		const binary = bits.toString(2).padStart(32, "0");
		if (/^1*0*$/.test(binary)) return binary.replaceAll("0", "").length;
	}
	return null;
}
function parseIpv4(text) {
	const parts = text.split(".");
	if (parts.length !== 4) return null;
	let address = 0n;
	for (const part of parts) {
		if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
		address = address << 8n | BigInt(part);
	}
	return address;
}
function parseIpv6(text) {
	const parts = text.split(":");
	if (parts.length < 3) return null;
	const last = parts.at(-1) ?? "";
	if (last.includes(".")) {
		const v4 = parseIpv4(last);
		if (v4 === null) return null;
		parts.splice(-1, 1, (v4 >> 16n).toString(16), (v4 & 65535n).toString(16));
	}
	if (parts.length > 9) return null;
	const gaps = parts.flatMap((part, i) => part === "" && i > 0 && i < parts.length - 1 ? [i] : []);
	if (gaps.length > 1) return null;
	const gap = gaps[0];
	let groups;
	if (gap === void 0) {
		if (parts.length !== 8) return null;
		groups = parts;
	} else {
		let head = parts.slice(0, gap);
		let tail = parts.slice(gap + 1);
		if (head[0] === "") {
			head = head.slice(1);
			if (head.length > 0) return null;
		}
		if (tail.at(-1) === "") {
			tail = tail.slice(0, -1);
			if (tail.length > 0) return null;
		}
		const missing = 8 - head.length - tail.length;
		if (missing < 1) return null;
		groups = [
			...head,
			...Array.from({ length: missing }, () => "0"),
			...tail
		];
	}
	let address = 0n;
	for (const group of groups) {
		if (!/^[0-9a-f]{1,4}$/i.test(group)) return null;
		address = address << 16n | BigInt(`0x${group}`);
	}
	return address;
}

// src/frameworks/harbor-tasks/step-names.ts
const REFUSED = /[<>:"/\\|?*\0-\x1F\x7F]/;
const DEVICE = /^(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[1-9\u00B9\u00B2\u00B3])$/i;
const MOST_BYTES$1 = 255;
function isStepName(name) {
	if (pythonStrip(name) === "" || name === "." || name === "..") return false;
	if (name.endsWith(".") || name.endsWith(" ") || REFUSED.test(name)) return false;
	if (DEVICE.test((name.split(".")[0] ?? "").replace(/ {1,255}$/, ""))) return false;
	return name.length <= MOST_BYTES$1 && new TextEncoder().encode(name).length <= MOST_BYTES$1;
}
function stepNameKey(name) {
	return Array.from(name.normalize("NFC"), foldCase).join("");
}
function foldCase(character) {
	return character === "ı" ? character : character.toUpperCase().toLowerCase();
}

// src/frameworks/harbor-tasks/validators.ts
const TASK_NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]*\/[a-zA-Z0-9][a-zA-Z0-9._-]*\n?$/;
const TOPOLOGY = /^[1-9]\p{Nd}*(?:x[1-9]\p{Nd}*)+$/u;
const MOST_ITEMS = 2e3;
function tableAt(table, key) {
	const part = table[key];
	return isMapping(part) ? part : {};
}
function listAt(table, key) {
	const part = table[key];
	return Array.isArray(part) ? part.slice(0, MOST_ITEMS) : [];
}
function textAt(table, key) {
	const part = table[key];
	return typeof part === "string" ? part : null;
}
function validateConfig(config, report) {
	const name = isMapping(config["task"]) ? textAt(config["task"], "name") : null;
	if (name !== null && (!TASK_NAME.test(name) || name.includes(".."))) report("task-name", ["task", "name"], { value: name }, "H91");
	phase(tableAt(config, "agent"), ["agent"], report);
	verifier(tableAt(config, "verifier"), ["verifier"], report);
	environment$1(tableAt(config, "environment"), ["environment"], report);
	artifacts(config, [], report);
	steps(listAt(config, "steps"), report);
}
function steps(list, report) {
	const seen = /* @__PURE__ */ new Set();
	for (const [i, step] of list.entries()) {
		if (!isMapping(step)) continue;
		const path = ["steps", i];
		const name = textAt(step, "name") ?? "";
		if (!isStepName(name)) report("task-step-name", [...path, "name"], { value: name }, "H63");
		const key = stepNameKey(name);
		if (seen.has(key)) report("task-step-twice", [...path, "name"], { value: name }, "H63");
		seen.add(key);
		phase(tableAt(step, "agent"), [...path, "agent"], report);
		verifier(tableAt(step, "verifier"), [...path, "verifier"], report);
		artifacts(step, path, report);
	}
}
function phase(table, path, report) {
	const mode = textAt(table, "network_mode");
	hosts(table, path, mode === "allowlist" ? 1e400 : mode === null ? -1 : 0, report);
}
function hosts(table, path, most, report) {
	if (!Array.isArray(table["allowed_hosts"])) return;
	const at = [...path, "allowed_hosts"];
	if (table["allowed_hosts"].length > most) report("task-hosts-mode", at, {}, "H86");
	for (const [i, host] of listAt(table, "allowed_hosts").entries()) if (typeof host === "string" && !isAllowedHost(host)) report("task-host", [...at, i], { value: host }, "H86");
}
function verifier(table, path, report) {
	phase(table, path, report);
	if (table["environment_mode"] === "shared" && isMapping(table["environment"])) report("task-verifier-mode", [...path, "environment_mode"], {}, "H87");
	for (const [i, hook] of listAt(table, "collect").entries()) {
		const service = isMapping(hook) ? textAt(hook, "service") : null;
		if (service !== null && !isServiceName(service)) report("task-service-name", [
			...path,
			"collect",
			i,
			"service"
		], { value: service }, "H90");
	}
	if (isMapping(table["environment"])) environment$1(table["environment"], [...path, "environment"], report);
}
function environment$1(table, path, report) {
	hosts(table, path, table["network_mode"] === "allowlist" ? 1e400 : 0, report);
	const cpus = table["cpus"];
	if (cpus instanceof PyFloat && !Number.isFinite(cpus.value)) report("task-cpus", [...path, "cpus"], {}, "H83");
	const topology = textAt(tableAt(table, "tpu"), "topology");
	if (topology !== null && !TOPOLOGY.test(pythonStrip(topology))) report("task-tpu-topology", [
		...path,
		"tpu",
		"topology"
	], { value: topology }, "H90");
	for (const [i, server] of listAt(table, "mcp_servers").entries()) if (isMapping(server)) mcpServer(server, [
		...path,
		"mcp_servers",
		i
	], report);
}
function mcpServer(server, path, report) {
	const headers = Object.entries(tableAt(server, "headers"));
	for (const [name, value] of headers.slice(0, MOST_ITEMS)) {
		const fault = typeof value === "string" ? headerFault(name, value) : null;
		if (fault !== null) report("task-mcp-header", [
			...path,
			"headers",
			name
		], {
			value: name,
			fault
		}, "H88");
	}
	const transport = textAt(server, "transport") ?? "sse";
	const target = transport === "stdio" ? "command" : "url";
	if ((textAt(server, target) ?? "") === "") report("task-mcp-target", path, {
		value: transport,
		needs: target
	}, "H88");
	if (transport === "stdio" && headers.length > 0) report("task-mcp-stdio-headers", [...path, "headers"], {}, "H88");
}
function artifacts(table, path, report) {
	for (const [i, entry] of listAt(table, "artifacts").entries()) {
		const artifact = asArtifact(entry);
		const fault = artifact === null ? null : artifactFault(artifact);
		if (artifact !== null && fault !== null) report("task-artifact", [
			...path,
			"artifacts",
			i
		], {
			value: artifact.source,
			fault
		}, "H89");
	}
}
function asArtifact(entry) {
	if (typeof entry === "string") return {
		source: entry,
		destination: null,
		service: null
	};
	if (!isMapping(entry)) return null;
	const source = textAt(entry, "source");
	return source === null ? null : {
		source,
		destination: textAt(entry, "destination"),
		service: textAt(entry, "service")
	};
}

// src/frameworks/harbor-tasks/config.ts
const NEWER_CONFIG_RULES = /* @__PURE__ */ new Set(["task-mcp-header", "task-mcp-stdio-headers"]);
const MOST_FAULTS = 20;
const remembered = /* @__PURE__ */ new Map();
const MOST_REMEMBERED = 500;
const LONGEST_REMEMBERED = 8192;
function readConfig(text) {
	const known = remembered.get(text);
	if (known !== void 0) return known;
	const read = readAnew(text);
	if (text.length <= LONGEST_REMEMBERED) {
		if (remembered.size >= MOST_REMEMBERED) remembered.clear();
		remembered.set(text, read);
	}
	return read;
}
function readAnew(text) {
	const toml = parseToml(text);
	if (!toml.ok) {
		if (toml.kind === "too-large") return {
			ok: false,
			faults: [{
				code: "task-toml-unseen",
				path: [],
				args: { reason: toml.kind },
				fact: "H51"
			}],
			line: null,
			older: null
		};
		return {
			ok: false,
			faults: [{
				code: toml.kind === "too-deep" ? "task-toml-too-deep" : "task-toml-syntax",
				path: [],
				args: { reason: toml.reason },
				fact: "H80"
			}],
			line: toml.line,
			older: null
		};
	}
	const faults = [];
	const report = (code, path, args, fact) => {
		if (faults.length < MOST_FAULTS) faults.push({
			code,
			path,
			args: {
				...args,
				key: args["key"] ?? dotted(path)
			},
			fact
		});
	};
	const migrated = migrate(toml.value, report);
	const checked = validateLax(harbor_task_default, migrated);
	if (!checked.ok) for (const problem of checked.problems) schemaFault(asWritten(problem, toml.value), report);
	else validateConfig(checked.value, report);
	if (!checked.ok) return {
		ok: false,
		faults,
		line: null,
		older: null
	};
	if (faults.some(({ code }) => !NEWER_CONFIG_RULES.has(code))) return {
		ok: false,
		faults,
		line: null,
		older: null
	};
	const config = taskConfig(checked.value, toml.value);
	return faults.length === 0 ? {
		ok: true,
		config
	} : {
		ok: false,
		faults,
		line: null,
		older: config
	};
}
function asWritten(problem, raw) {
	return problem.path[0] === "schema_version" && !Object.hasOwn(raw, "schema_version") ? {
		...problem,
		path: ["version", ...problem.path.slice(1)]
	} : problem;
}
function schemaFault({ path, kind, expected }, report) {
	if (kind === "missing") report("task-key-missing", path, {}, "H81");
	else report("task-value", path, { expected }, "H82");
}
function taskConfig(config, raw) {
	const environment = tableAt(config, "environment");
	const cpus = environment["cpus"];
	const whole = cpus instanceof PyFloat && Number.isInteger(cpus.value);
	return {
		raw: {
			environment: raw["environment"],
			metadata: raw["metadata"]
		},
		os: environment["os"] === "windows" ? "windows" : "linux",
		dockerImage: nonEmpty(textAt(environment, "docker_image")),
		cpus: cpus instanceof PyFloat ? cpus.value : numberOrNull(cpus),
		cpusIsFloat: cpus instanceof PyFloat && !whole,
		gpus: numberOrNull(environment["gpus"]) ?? 0,
		tpu: isMapping(environment["tpu"]),
		mcpHeaders: listAt(environment, "mcp_servers").some((server) => Object.keys(tableAt(tableOf(server), "headers")).length > 0),
		steps: listAt(config, "steps").flatMap((step, i) => isMapping(step) ? [{
			name: textAt(step, "name") ?? "",
			artifacts: artifactsOf(step),
			verifier: verifierFacts(tableAt(step, "verifier"), tableAt(tableOf(listAt(raw, "steps")[i]), "verifier"))
		}] : []),
		artifacts: artifactsOf(config),
		verifier: verifierFacts(tableAt(config, "verifier"), tableAt(raw, "verifier")),
		environmentEnv: envOf(environment)
	};
}
function verifierFacts(verifier, raw) {
	const environment = isMapping(verifier["environment"]) ? verifier["environment"] : null;
	const mode = verifier["environment_mode"];
	const written = tableAt(raw, "environment")["os"];
	return {
		mode: mode === "shared" || mode === "separate" ? mode : null,
		dockerImage: environment === null ? null : nonEmpty(textAt(environment, "docker_image")),
		hasEnvironment: environment !== null,
		environmentOs: osOf(written),
		environmentTpu: environment !== null && isMapping(environment["tpu"]),
		user: userOf(verifier),
		collect: listAt(verifier, "collect").flatMap((hook) => isMapping(hook) ? [{
			service: pythonStrip(textAt(hook, "service") ?? "main"),
			user: userOf(hook)
		}] : [])
	};
}
function osOf(written) {
	if (typeof written !== "string") return null;
	return written.toLowerCase() === "windows" ? "windows" : "linux";
}
function tableOf(value) {
	return isMapping(value) ? value : {};
}
function artifactsOf(table) {
	return listAt(table, "artifacts").flatMap((entry) => {
		const artifact = asArtifact(entry);
		if (artifact === null) return [];
		return [{
			source: artifact.source,
			service: artifact.service === null ? null : pythonStrip(artifact.service)
		}];
	});
}
function nonEmpty(text) {
	return text === "" ? null : text;
}
function numberOrNull(value) {
	return typeof value === "number" ? value : typeof value === "bigint" ? Number(value) : null;
}
function userOf(table) {
	const user = table["user"];
	return typeof user === "string" ? user : numberOrNull(user);
}
function envOf(table) {
	return Object.assign(Object.create(null), tableAt(table, "env"));
}

// src/frameworks/harbor-tasks/ignore.ts
const LINE_END = /\r\n|[\n\r\v\f\x1C-\x1E\x85\u2028\u2029]/;
const SPACE$1 = new RegExp(`[${PYTHON_SPACE}]`, "u");
const MOST_RULES = 1e4;
function ignoredBeside(text, name) {
	let kind = "kept";
	for (const [i, line] of text.split(LINE_END).slice(0, MOST_RULES).entries()) {
		const rule = parseRule(line);
		if (rule === "invalid") return {
			kind: "invalid",
			line: i + 1
		};
		if (rule !== null && fits(rule.tokens, name)) kind = rule.include ? "ignored" : "kept";
	}
	return { kind };
}
function parseRule(line) {
	let pattern = line;
	if (!pattern.endsWith("\\ ")) {
		let end = pattern.length;
		while (end > 0 && SPACE$1.test(pattern.charAt(end - 1))) end -= 1;
		pattern = pattern.slice(0, end);
	}
	if (pattern === "" || pattern.startsWith("#") || pattern === "/") return null;
	const include = !pattern.startsWith("!");
	if (!include) pattern = pattern.slice(1);
	if (pattern === "") return "invalid";
	const segments = pattern.split("/");
	if (segments[0] === "") segments.shift();
	const parsed = [];
	let backwards = false;
	for (const segment of segments) {
		const tokens = segment === "**" || segment === "" ? [] : parseSegment(segment);
		if (tokens === "unclosed") return null;
		if (tokens === "invalid") return "invalid";
		if (tokens.includes("never")) backwards = true;
		parsed.push(tokens);
	}
	if (backwards) return "invalid";
	const last = segments.at(-1) ?? "";
	if (last === "") return null;
	if (last === "**") return segments.every((segment) => segment === "**") ? {
		include,
		tokens: ["star"]
	} : null;
	return segments.slice(0, -1).every((segment) => segment === "**") ? {
		include,
		tokens: parsed.at(-1) ?? []
	} : null;
}
function parseSegment(segment) {
	const characters = Array.from(segment);
	const tokens = [];
	for (let i = 0; i < characters.length; i += 1) {
		const character = characters[i] ?? "";
		if (character === "\\") {
			const literal = characters[i + 1];
			if (literal === void 0) return "invalid";
			tokens.push((c) => c === literal);
			i += 1;
		} else if (character === "*") {
			if (tokens.at(-1) !== "star") tokens.push("star");
		} else if (character === "?") tokens.push("any");
		else if (character === "[") {
			const bracket = parseBracket(characters, i + 1);
			if (bracket === null) return "unclosed";
			tokens.push(bracket.test ?? "never");
			i = bracket.end;
		} else tokens.push((c) => c === character);
	}
	return tokens;
}
function parseBracket(characters, from) {
	let start = from;
	const negated = characters[start] === "!" || characters[start] === "^";
	if (negated) start += 1;
	const end = characters.indexOf("]", characters[start] === "]" ? start + 1 : start);
	if (end < 0) return null;
	const ranges = [];
	for (let i = start; i < end; i += 1) {
		const low = characters[i]?.codePointAt(0) ?? 0;
		const isRange = characters[i + 1] === "-" && i + 2 < end;
		const high = isRange ? characters[i + 2]?.codePointAt(0) ?? 0 : low;
		if (high < low) return {
			test: null,
			end
		};
		ranges.push([low, high]);
		if (isRange) i += 2;
	}
	const test = (character) => {
		const code = character.codePointAt(0) ?? 0;
		return ranges.some(([low, high]) => low <= code && code <= high) !== negated;
	};
	return {
		test,
		end
	};
}
function fits(tokens, name) {
	const characters = Array.from(name);
	let reach = characters.map(() => false);
	reach = [true, ...reach];
	for (const token of tokens) if (token === "star") {
		const first = reach.indexOf(true);
		if (first < 0) return false;
		reach = reach.map((_, i) => i >= first);
	} else {
		const test = token;
		reach = reach.map((_, i) => i > 0 && reach[i - 1] === true && (test === "any" || test !== "never" && test(characters[i - 1] ?? "")));
	}
	return reach.at(-1) === true;
}

// src/repository/links.ts
const MAX_LINKS = 40;
const MAX_TARGET = 4096;
function resolvePath(listing, path) {
	if (path.startsWith("/")) return { kind: "absolute" };
	const rest = path.split("/").toReversed();
	const at = [];
	let links = 0;
	let submodule = false;
	for (let part = rest.pop(); part !== void 0; part = rest.pop()) {
		if (part === "" || part === ".") continue;
		if (part === "..") {
			if (at.pop() === void 0) return { kind: "outside" };
			submodule = false;
			continue;
		}
		if (submodule) break;
		const here = joinPath(at.join("/"), part);
		const entry = listing.get(here);
		if (entry?.kind === "file") return rest.length === 0 ? {
			kind: "file",
			path: here
		} : { kind: "missing" };
		if (entry?.kind === "link") {
			links += 1;
			if (links > MAX_LINKS) return { kind: "loop" };
			if (entry.target === void 0) return { kind: "unknown" };
			if (entry.target.startsWith("/")) return { kind: "absolute" };
			if (entry.target === "" || entry.target.length > MAX_TARGET) return { kind: "missing" };
			rest.push(...entry.target.split("/").toReversed());
			continue;
		}
		if (entry === void 0 && !listing.isDirectory(here)) return { kind: "missing" };
		submodule = entry?.kind === "submodule";
		at.push(part);
	}
	return {
		kind: submodule ? "submodule" : "directory",
		path: at.join("/")
	};
}

// src/frameworks/harbor-tasks/view.ts
const linksOf = /* @__PURE__ */ new WeakMap();
function allLinks(listing) {
	let links = linksOf.get(listing);
	if (links === void 0) {
		links = listing.entries.filter((entry) => entry.kind === "link");
		linksOf.set(listing, links);
	}
	return links;
}
function linksWithin(listing, directory) {
	const links = allLinks(listing);
	if (links.length === 0 || directory === "") return links;
	return links.filter((entry) => entry.path.startsWith(`${directory}/`));
}
function viewTask(repository, directory, mode) {
	const { listing } = repository;
	const links = linksWithin(listing, directory);
	const missing = { kind: listing.complete ? "missing" : "unseen" };
	const plain = (path) => {
		const full = joinPath(directory, path);
		const entry = listing.get(full);
		if (entry?.kind === "file") return {
			kind: "file",
			path: full
		};
		if (entry?.kind === "link") return {
			kind: "link-text",
			text: entry.target ?? ""
		};
		return entry !== void 0 || listing.isDirectory(full) ? {
			kind: "directory",
			path: full
		} : missing;
	};
	const view = {
		directory,
		repository,
		mode,
		links
	};
	if (links.length === 0 || mode === "text") return {
		...view,
		look: plain
	};
	const within = mode === "copied" ? subListing(listing, directory) : listing;
	const prefix = mode === "copied" ? directory : "";
	const look = (path) => {
		const found = resolvePath(within, mode === "copied" ? path : joinPath(directory, path));
		switch (found.kind) {
			case "file": return {
				kind: "file",
				path: joinPath(prefix, found.path)
			};
			case "directory":
			case "submodule": return {
				kind: "directory",
				path: joinPath(prefix, found.path)
			};
			case "unknown": return { kind: "unseen" };
			case "missing": return missing;
			default: return { kind: "missing" };
		}
	};
	return {
		...view,
		look
	};
}
function subListing(listing, directory) {
	if (directory === "") return listing;
	const entries = listing.under(directory).map((entry) => {
		const path = entry.path.slice(directory.length + 1);
		return entry.target === void 0 ? {
			path,
			kind: entry.kind,
			size: entry.size
		} : {
			path,
			kind: entry.kind,
			size: entry.size,
			target: entry.target
		};
	});
	return new Listing(entries, { problem: listing.problem });
}

// src/frameworks/harbor-tasks/links.ts
const MOST_TOLD$5 = 20;
const MOST_FOLDER_LINKS = 500;
const MOST_FOLLOWED = 40;
function linkProblems(view) {
	if (view.links.length === 0 || view.mode === "text") return [];
	if (view.mode === "followed") return leavingInputs(view);
	const listing = subListing(view.repository.listing, view.directory);
	const skip = view.directory === "" ? 0 : view.directory.length + 1;
	const problems = [];
	const tell = (code, path, target, stage) => {
		if (problems.length < MOST_TOLD$5) problems.push({
			code,
			args: {
				link: path,
				target
			},
			stage,
			place: {
				path,
				line: null
			},
			fact: "H60"
		});
	};
	for (const link of view.links) {
		const target = link.target ?? "";
		const found = resolvePath(listing, link.path.slice(skip));
		if (link.target?.startsWith("/") === true) tell("task-link-absolute", link.path, target, "link");
		else if (found.kind === "unknown") tell("task-link-unseen", link.path, target, "unseen");
		else if (found.kind === "missing" && !listing.complete) tell("task-link-unseen", link.path, target, "unseen");
		else if (found.kind === "outside" || found.kind === "absolute") tell("task-link-outside", link.path, target, "link");
		else if (found.kind === "missing") tell("task-link-broken", link.path, target, "link");
		else if (found.kind === "loop") tell("task-link-loop", link.path, target, "link");
	}
	const cycle = problems.length === 0 ? cyclicLink(listing, view, skip) : null;
	if (cycle !== null) tell("task-link-loop", cycle.path, cycle.target, "link");
	return problems;
}
const IGNORE_FILE = ".harborignore";
const INPUTS = /^(?:tests|solution|steps)(?:\/|$)/;
function leavingInputs(view) {
	const { listing } = view.repository;
	const skip = view.directory === "" ? 0 : view.directory.length + 1;
	const problems = [];
	const tell = (code, path, target) => {
		if (problems.length < MOST_TOLD$5) problems.push({
			code,
			args: {
				link: path,
				target
			},
			stage: "link",
			place: {
				path,
				line: null
			},
			fact: "H60"
		});
	};
	for (const { path, target = "" } of view.links) {
		if (!INPUTS.test(path.slice(skip)) || path.endsWith(`/${".harborignore"}`)) continue;
		if (leavesTask(listing, view.directory, path)) tell("task-link-outside", path, target);
	}
	const cycle = problems.length === 0 ? cyclicLink(subListing(listing, view.directory), view, skip, INPUTS) : null;
	if (cycle !== null) tell("task-link-loop", cycle.path, cycle.target);
	return problems;
}
function leavesTask(listing, directory, link) {
	const found = resolvePath(listing, link);
	if (found.kind === "unknown" || found.kind === "submodule") return false;
	const at = "path" in found ? found.path : found.kind === "missing" ? endOf(listing, link) : null;
	return at === null || !isWithin$2(at, directory);
}
function hasRulesElsewhere(listing, directory) {
	const skip = directory === "" ? 0 : directory.length + 1;
	return linksWithin(listing, directory).some(({ path }) => path.endsWith(`/${".harborignore"}`) && INPUTS.test(path.slice(skip)) && leavesTask(listing, directory, path));
}
function endOf(listing, link) {
	const rest = link.split("/").toReversed();
	const at = [];
	for (let part = rest.pop(), links = 0; part !== void 0; part = rest.pop()) {
		if (part === "" || part === ".") continue;
		if (part === "..") {
			if (at.pop() === void 0) return null;
			continue;
		}
		const target = listing.get([...at, part].join("/"))?.target;
		if (target === void 0 || links > MOST_FOLLOWED) at.push(part);
		else if (target.startsWith("/")) return null;
		else {
			links += 1;
			rest.push(...target.split("/").toReversed());
		}
	}
	return at.join("/");
}
function cyclicLink(listing, view, skip, starts = /^/) {
	const links = view.links.flatMap((link) => {
		const from = link.path.slice(skip);
		const to = resolvePath(listing, from);
		return to.kind === "directory" ? [{
			in: directoryOf(from),
			to: to.path,
			link
		}] : [];
	});
	if (links.length > MOST_FOLDER_LINKS) return null;
	const done = /* @__PURE__ */ new Set();
	const open = /* @__PURE__ */ new Set();
	const visit = (i) => {
		if (done.has(i)) return null;
		if (open.has(i)) return i;
		open.add(i);
		for (const [next, other] of links.entries()) {
			if (!isWithin$2(other.in, links[i]?.to ?? "")) continue;
			const found = visit(next);
			if (found !== null) return found;
		}
		open.delete(i);
		done.add(i);
		return null;
	};
	for (const [i, { link: start }] of links.entries()) {
		if (!starts.test(start.path.slice(skip))) continue;
		const found = visit(i);
		const link = found === null ? void 0 : links[found]?.link;
		if (link !== void 0) return {
			path: link.path,
			target: link.target ?? ""
		};
	}
	return null;
}
function isWithin$2(path, folder) {
	return folder === "" || path === folder || path.startsWith(`${folder}/`);
}

// src/frameworks/harbor-tasks/ignore-files.ts
const IGNORE_LIMIT = 262144;
function isIgnored(rules, folder, name) {
	const found = rules.get(folder);
	if (found === void 0) return false;
	const ignored = found.said.get(name) ?? ignoredBeside(found.text, name).kind === "ignored";
	found.said.set(name, ignored);
	return ignored;
}
async function ignoreRules(view, config, tell) {
	const rules = /* @__PURE__ */ new Map();
	if (!hasIgnoreFiles(view.repository.listing)) return rules;
	const folders = ["", ...config.steps.map((step) => `steps/${step.name}/`)].flatMap((at) => [`${at}tests`, `${at}solution`]);
	for (const folder of folders) {
		const path = `${folder}/.harborignore`;
		const seen = view.look(path);
		if (isNoRule(view, path, seen) || isAlone(view, folder)) continue;
		const text = await readRules(view, path, seen, tell);
		if (text !== null) rules.set(folder, {
			text,
			said: /* @__PURE__ */ new Map()
		});
	}
	for (const folder of folders) if (!rules.has(folder)) await nestedRules(view, folder, tell);
	return rules;
}
const withIgnoreFiles = /* @__PURE__ */ new WeakMap();
function hasIgnoreFiles(listing) {
	let found = withIgnoreFiles.get(listing);
	if (found === void 0) {
		found = listing.entries.some(({ path }) => path.includes(`/${".harborignore"}`));
		withIgnoreFiles.set(listing, found);
	}
	return found;
}
async function nestedRules(view, folder, tell) {
	const start = joinPath(view.directory, folder);
	const skip = view.directory === "" ? 0 : view.directory.length + 1;
	const deeper = /* @__PURE__ */ new Set();
	for (const { path } of view.repository.listing.under(start)) {
		const end = `${path}/`.indexOf(`/${".harborignore"}/`, start.length + 1);
		if (end > 0) deeper.add(path.slice(skip, end));
	}
	for (const at of deeper) {
		const path = `${at}/${".harborignore"}`;
		const seen = view.look(path);
		if (!isNoRule(view, path, seen) && !isAlone(view, at)) await readRules(view, path, seen, tell);
	}
}
function isNoRule(view, path, seen) {
	return seen.kind === "unseen" || seen.kind === "missing" && !isLink(view, path);
}
function isLink(view, path) {
	return view.repository.listing.get(joinPath(view.directory, path))?.kind === "link";
}
function isAlone(view, folder) {
	return view.repository.listing.children(joinPath(view.directory, folder)).length === 1;
}
async function readRules(view, path, seen, tell) {
	if (seen.kind === "link-text") return seen.text;
	const place = joinPath(view.directory, path);
	const { listing } = view.repository;
	const { target } = listing.get(place) ?? {};
	if (target !== void 0 && leavesTask(listing, view.directory, place)) {
		tell("task-link-outside", path, {
			link: place,
			target
		}, "H60", "link");
		return null;
	}
	if (seen.kind !== "file") {
		tell("task-ignore-file", path, { reason: seen.kind === "directory" ? "folder" : "link" }, "H59");
		return null;
	}
	const read = await view.repository.read(seen.path, IGNORE_LIMIT);
	if (!read.ok) {
		tell("task-file-unseen", path, { reason: read.why.code }, "H59", "unseen");
		return null;
	}
	const decoded = decodeUtf8(read.bytes);
	if (decoded === null) {
		tell("task-ignore-file", path, { reason: "encoding" }, "H59");
		return null;
	}
	const text = universalNewlines(decoded);
	const parsed = ignoredBeside(text, "");
	if (parsed.kind !== "invalid") return text;
	tell("task-ignore-file", path, { reason: "rule" }, "H59", "files", parsed.line);
	return null;
}

// src/frameworks/harbor-tasks/sampling.ts
function readsEveryTask({ listing, sampling }) {
	return sampling === null || listing.named("task.toml").length <= sampling.all;
}

// src/frameworks/harbor-tasks/tell.ts
function teller(view, problems) {
	return (code, path, args, fact, stage = "files", line) => {
		const place = {
			path: joinPath(view.directory, path),
			line: line ?? null
		};
		problems.push({
			code,
			args: {
				...args,
				file: place.path ?? ""
			},
			stage,
			place,
			fact
		});
	};
}

// src/frameworks/harbor-tasks/files.ts
const INSTRUCTION_LIMIT = 4194304;
async function fileProblems(view, config) {
	const problems = [];
	const tell = teller(view, problems);
	const rules = await ignoreRules(view, config, tell);
	if (config.steps.length === 0) {
		const instruction = view.look("instruction.md");
		if (absent(instruction)) missing(tell, instruction, "task-instruction-missing", "instruction.md", "H52");
		testScript(view, config, null, rules, tell);
		if (!absent(instruction)) await readInstruction(view, instruction, tell);
	} else for (const step of config.steps) stepProblems(view, config, step, rules, tell);
	if (config.dockerImage === null) environment(view, tell);
	return problems;
}
function absent(seen) {
	return seen.kind === "missing" || seen.kind === "unseen";
}
function missing(tell, seen, code, path, fact, args = {}) {
	if (seen.kind === "unseen") tell("task-listing-cut", path, {}, fact, "unseen");
	else tell(code, path, args, fact);
}
function stepProblems(view, config, step, rules, tell) {
	const folder = `steps/${step.name}`;
	const seen = view.look(folder);
	if (absent(seen)) {
		missing(tell, seen, "task-step-folder-missing", folder, "H62", { step: step.name });
		return;
	}
	const instruction = view.look(`${folder}/instruction.md`);
	if (absent(instruction)) {
		missing(tell, instruction, "task-instruction-missing", `${folder}/instruction.md`, "H62");
		return;
	}
	testScript(view, config, step, rules, tell);
}
function separate(view, config, step) {
	if (((step === null ? null : step.verifier.mode ?? (step.verifier.hasEnvironment ? "separate" : null)) ?? config.verifier.mode ?? (config.verifier.hasEnvironment ? "separate" : "shared")) === "shared") return null;
	const candidates = [[config.verifier, "tests"]];
	if (step !== null) candidates.unshift([step.verifier, `steps/${step.name}/tests`]);
	for (const [verifier, folder] of candidates) if (verifier.hasEnvironment && verifier.dockerImage !== null || isFile$1(view, `${folder}/Dockerfile`) || isFile$1(view, `${folder}/docker-compose.yaml`)) return {
		bundled: true,
		os: config.os
	};
	const effective = step?.verifier.hasEnvironment === true ? step.verifier : config.verifier;
	return {
		bundled: false,
		os: (effective.hasEnvironment ? effective.environmentOs : config.os) ?? config.os
	};
}
function isFile$1(view, path) {
	const seen = view.look(path);
	return seen.kind === "file" || seen.kind === "link-text";
}
function testScript(view, config, step, rules, tell) {
	const verifier = separate(view, config, step);
	if (verifier?.bundled === true) return;
	const os = verifier?.os ?? config.os;
	const name = os === "windows" ? "test.bat" : "test.sh";
	const folders = step === null ? ["tests"] : [`steps/${step.name}/tests`, "tests"];
	const folder = folders.find((candidate) => !absent(view.look(`${candidate}/${name}`)));
	if (folder === void 0) {
		const path = `${folders[0] ?? "tests"}/${name}`;
		missing(tell, view.look(path), "task-test-missing", path, os === "windows" ? "H53" : step === null ? "H53" : "H62", {
			os,
			tests: step === null ? "" : `tests/${name}`
		});
		return;
	}
	if (isIgnored(rules, folder, name)) tell("task-test-ignored", `${folder}/.harborignore`, { test: name }, "H59");
}
async function readInstruction(view, seen, tell) {
	const path = "instruction.md";
	if (seen.kind === "directory") tell("task-instruction-not-file", path, {}, "H52");
	if (seen.kind !== "file") return;
	if (!readsEveryTask(view.repository)) return;
	const read = await view.repository.read(seen.path, INSTRUCTION_LIMIT, "head");
	if (!read.ok) tell("task-file-unseen", path, { reason: read.why.code }, "H52", "unseen");
	else if (!isUtf8(read.bytes, read.truncated)) tell("task-instruction-not-utf8", path, {}, "H52");
}
function isUtf8(bytes, cut) {
	if (!cut) return decodeUtf8(bytes) !== null;
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
}
function environment(view, tell) {
	const dockerfile = view.look("environment/Dockerfile");
	const compose = view.look("environment/docker-compose.yaml");
	if (!absent(dockerfile) || !absent(compose)) return;
	const place = "environment";
	if (dockerfile.kind === "unseen") tell("task-listing-cut", place, {}, "H56", "unseen");
	else tell("task-no-environment", place, {}, "H56", "environment");
}

// src/frameworks/harbor-tasks.ts
const TOML_LIMIT = 1048576;
const memory$1 = /* @__PURE__ */ new WeakMap();
function readTask(repository, directory, links = "copied") {
	let known = memory$1.get(repository);
	if (known === void 0) {
		known = /* @__PURE__ */ new Map();
		memory$1.set(repository, known);
	}
	const view = viewTask(repository, directory, links);
	const key = view.links.length === 0 ? directory : `${links}:${directory}`;
	let facts = known.get(key);
	if (facts === void 0) {
		facts = look(view);
		known.set(key, facts);
	}
	return facts;
}
function readTasks(repository, directories, links = "copied") {
	return Promise.all(directories.map((directory) => readTask(repository, directory, links)));
}
function tasksToRead(repository, directories) {
	const total = directories.length;
	const { sampling } = repository;
	if (sampling === null || total <= sampling.all) return {
		read: directories,
		total
	};
	const count = Math.max(1, Math.min(sampling.spread, total));
	const step = count === 1 ? 0 : (total - 1) / (count - 1);
	return {
		read: Array.from({ length: count }, (_, i) => directories[Math.round(i * step)] ?? ""),
		total
	};
}
async function look(view) {
	const problems = [...linkProblems(view)];
	const read = await readToml(view);
	problems.push(...read.problems);
	const olderConfig = read.config ?? read.older;
	if (olderConfig !== null) problems.push(...await fileProblems(view, olderConfig));
	const { text } = read;
	return {
		directory: view.directory,
		config: read.config,
		olderConfig,
		lineOf: lazily(text),
		problems,
		hasCompose: isThere(view.look("environment/docker-compose.yaml")),
		hasDockerfile: isThere(view.look("environment/Dockerfile")),
		hasSolution: hasSolution(view, read.config),
		hasTrajectory: isFile(view.look(trajectoryPath(read.config))),
		misplaced: misplaced(view)
	};
}
function misplaced(view) {
	const folder = [
		"environment",
		"tests",
		"solution",
		"steps"
	].find((name) => isFile(view.look(name)));
	if (folder !== void 0) return {
		name: folder,
		wanted: "folder"
	};
	const file = ["README.md", "trajectory.json"].find((name) => view.look(name).kind === "directory");
	return file === void 0 ? null : {
		name: file,
		wanted: "file"
	};
}
function isThere(seen) {
	return seen.kind !== "missing" && seen.kind !== "unseen";
}
function isFile(seen) {
	return seen.kind === "file" || seen.kind === "link-text";
}
function trajectoryPath(config) {
	const step = config?.steps[0];
	return step === void 0 ? "trajectory.json" : `steps/${step.name}/trajectory.json`;
}
function lazily(text) {
	let lines = null;
	return (key) => {
		if (text === null) return null;
		lines ??= tomlLines(text);
		return lines(key.split(".").flatMap(pathPart));
	};
}
function pathPart(part) {
	const found = /^([^[\]]+)\[(\d{1,9})\]$/.exec(part);
	return found === null ? [part] : [found[1] ?? "", Number(found[2])];
}
async function readToml(view) {
	const path = joinPath(view.directory, "task.toml");
	const refuse = (code, args, fact, stage = "config") => {
		return {
			config: null,
			older: null,
			text: null,
			problems: [{
				code,
				args: {
					...args,
					file: path
				},
				stage,
				place: {
					path,
					line: null
				},
				fact
			}]
		};
	};
	const seen = view.look("task.toml");
	if (seen.kind === "missing") return refuse("task-toml-missing", {}, "H51");
	if (seen.kind === "unseen") return refuse("task-toml-unseen", { reason: "listing-cut" }, "H51", "unseen");
	if (seen.kind === "directory") return refuse("task-toml-missing", {}, "H51");
	if (seen.kind === "link-text") return parse$1(path, seen.text);
	const read = await view.repository.read(seen.path, TOML_LIMIT);
	if (!read.ok) return refuse("task-toml-unseen", { reason: read.why.code }, "H51", "unseen");
	if (isLfsPointer(read.bytes)) return refuse("task-toml-pointer", {}, "H71", "unseen");
	const text = decodeUtf8(read.bytes);
	return text === null ? refuse("task-toml-not-utf8", {}, "H61") : parse$1(path, universalNewlines(text));
}
function parse$1(path, text) {
	const read = readConfig(text);
	if (read.ok) return {
		config: read.config,
		older: null,
		text,
		problems: []
	};
	const lines = read.line === null && read.faults.some(({ path: key }) => key.length > 0) ? tomlLines(text) : null;
	const problems = read.faults.map(({ code, path: key, args, fact }) => {
		const stage = code === "task-toml-too-deep" || code === "task-toml-unseen" ? "unseen" : "config";
		const line = lines === null ? read.line : lineAbove(lines, key);
		return {
			code,
			args: {
				...args,
				file: path
			},
			stage,
			place: {
				path,
				line
			},
			fact
		};
	});
	return {
		config: null,
		older: read.older,
		text,
		problems
	};
}
function lineAbove(lines, key) {
	for (let length = key.length; length > 0; length -= 1) {
		const line = lines(key.slice(0, length));
		if (line !== null) return line;
	}
	return null;
}
function hasSolution(view, config) {
	const name = config?.os === "windows" ? "solve.bat" : "solve.sh";
	const shared = isThere(view.look(`solution/${name}`));
	if (shared || config === null || config.steps.length === 0) return shared;
	return config.steps.every((step) => isThere(view.look(`steps/${step.name}/solution/${name}`)));
}

// src/frameworks/harbor/codes.ts
function harborCode(code) {
	return code;
}

// src/frameworks/places.ts
const SIDE_PLACES = /* @__PURE__ */ new Set([
	"test",
	"tests",
	"fixtures",
	"testdata",
	"examples",
	"docs",
	"vendor",
	"third_party"
]);
function isMainPath(path) {
	if (path === "" || path === "." || path === "tasks" || path.startsWith("tasks/")) return true;
	return !path.split("/").some((part) => SIDE_PLACES.has(part.toLowerCase()));
}

// src/frameworks/harbor/since.ts
const LINKS = {
	feature: "links",
	since: "0.23.0"
};
const STEP_NAMES = {
	feature: "steps.name",
	since: "0.23.0"
};
const PATHS = {
	feature: "path",
	since: "0.23.0"
};
const SEPARATE_VERIFIER = {
	feature: "verifier.environment_mode",
	since: "0.24.0"
};
const HEADERS = {
	feature: "environment.mcp_servers.headers",
	since: "0.25.0"
};
const HALF_CPUS = {
	feature: "cpus",
	since: "0.25.0"
};
const IMAGE_ALONE = {
	feature: "docker_image",
	since: "0.25.0"
};
const IGNORED$1 = {
	feature: ".harborignore",
	since: "0.25.0"
};
const IGNORED_LINK = {
	feature: ".harborignore",
	since: "0.26.0"
};
const STRICTER$1 = /* @__PURE__ */ new Map([
	["task-link-absolute", LINKS],
	["task-link-outside", LINKS],
	["task-link-loop", LINKS],
	["task-step-name", STEP_NAMES],
	["task-step-twice", STEP_NAMES],
	["entry-absolute", PATHS],
	["entry-outside", PATHS],
	["task-mcp-header", HEADERS],
	["task-mcp-stdio-headers", HEADERS],
	["task-test-ignored", IGNORED$1],
	["task-ignore-file", IGNORED$1]
]);
const UNREAD_BEFORE = /* @__PURE__ */ new Set([
	SEPARATE_VERIFIER,
	HEADERS,
	IGNORED$1
]);
function releaseEvidence(listing, scan, tasksets, registries, facts) {
	return [...newerTakes(listing, scan, tasksets, registries, facts), ...newerRefuses(tasksets, facts)];
}
function newerTakes(listing, scan, tasksets, registries, facts) {
	const halves = facts.filter(({ config }) => config?.cpusIsFloat === true);
	const local = loadingLocally(scan, tasksets);
	const imagesAlone = local.filter((task) => !listing.isDirectory(within(task, "environment")));
	const rulesElsewhere = local.filter((task) => hasRulesElsewhere(listing, task === "." ? "" : task));
	const line = halves[0]?.lineOf("environment.cpus") ?? null;
	return [
		...taken(HALF_CPUS, halves.map(({ directory }) => directory), line, "H82"),
		...taken(IMAGE_ALONE, imagesAlone, null, "H57"),
		...taken(IGNORED$1, rulesElsewhere, null, "H59"),
		...taken(PATHS, Array.from(registries.dotted), null, "H44")
	];
}
function taken({ feature, since }, tasks, line, fact) {
	const [task] = tasks;
	if (task === void 0) return [];
	const args = {
		since,
		feature,
		tasks: tasks.length,
		task
	};
	const path = within(task, "task.toml");
	return [{
		stance: "supports",
		code: harborCode("harbor-needs-release"),
		args,
		path,
		line,
		fact
	}];
}
function loadingLocally(scan, tasksets) {
	const root = scan.rootIsTask ? tasksets.findLast(({ door, path }) => door === "local" && path === ".") : void 0;
	return tasksets.filter(({ door }) => door === "local").flatMap((taskset) => {
		const told = new Set(taskset.broken.map(({ path }) => path));
		return (taskset === root ? ["."] : scan.folders.get(taskset.path ?? "") ?? []).filter((task) => !told.has(task));
	});
}
function within(task, name) {
	return joinPath(task === "." ? "" : task, name);
}
function newerRefuses(tasksets, facts) {
	const separate = new Set(facts.filter(hasSeparateVerifier).map(({ directory }) => directory));
	const found = /* @__PURE__ */ new Map();
	for (const task of [...tasksets.flatMap(({ broken }) => broken), ...facts.flatMap(besideLinks)]) {
		const feature = featureOf(task, separate.has(task.path));
		if (feature === void 0) continue;
		const tasks = found.get(feature) ?? /* @__PURE__ */ new Map();
		found.set(feature, tasks.set(task.path, task));
	}
	return Array.from(found, ([{ feature, since }, tasks]) => {
		const [first] = tasks.values();
		const args = {
			since,
			feature,
			tasks: tasks.size,
			task: first?.path ?? ""
		};
		const { path, line } = first?.place ?? {
			path: null,
			line: null
		};
		return {
			stance: "refutes",
			code: harborCode("harbor-stricter-since"),
			args,
			path,
			line,
			fact: first?.fact ?? ""
		};
	});
}
function besideLinks({ directory, problems }) {
	const rest = problems.filter(({ stage }) => stage !== "link");
	const [first] = rest;
	return first === void 0 || rest.length === problems.length ? [] : [{
		...first,
		path: directory
	}];
}
function toleratedByOlder(facts) {
	for (const task of facts) {
		const features = task.problems.map((problem) => featureOf(problem, hasSeparateVerifier(task)));
		const [first] = features;
		if (first === void 0 || !isMainPath(directoryOf(task.directory))) continue;
		if (features.some((feature) => feature === void 0 || !UNREAD_BEFORE.has(feature))) continue;
		return {
			code: harborCode("harbor-tolerated-older"),
			args: {
				since: first.since,
				task: task.directory
			}
		};
	}
	return null;
}
function featureOf({ code, args }, isSeparate) {
	if (code === "task-ignore-file" && args["reason"] === "link") return IGNORED_LINK;
	return code === "task-test-missing" && isSeparate ? SEPARATE_VERIFIER : STRICTER$1.get(code);
}
function hasSeparateVerifier({ config }) {
	if (config === null) return false;
	return [config, ...config.steps].some(({ verifier }) => verifier.mode === "separate" || verifier.hasEnvironment);
}

// src/frameworks/harbor/evidence.ts
const MOST_TASKSETS = 100;
const CODES$1 = {
	loads: "harbor-taskset-loads",
	partial: "harbor-taskset-partial",
	fails: "harbor-taskset-fails",
	unknown: "harbor-taskset-unknown"
};
const STANCES$1 = {
	loads: "supports",
	partial: "supports",
	fails: "refutes",
	unknown: "unknown"
};
function evidenceOf$1(context, scan, tasksets, registries, facts) {
	const evidence = [...registries.evidence];
	evidence.push(...tasksets.slice(0, MOST_TASKSETS).map(tasksetEvidence));
	if (tasksets.length > MOST_TASKSETS) evidence.push(say$3("supports", "harbor-more-tasksets", { count: tasksets.length - MOST_TASKSETS }, null, "H3"));
	const { listing } = context.repository;
	if (!listing.complete) evidence.push(say$3("unknown", "harbor-listing-cut", { reason: listing.problem?.code ?? "" }, null, "H10"));
	if (scan.folders.size === 0 && !scan.rootIsTask && listing.complete) {
		evidence.push(say$3("refutes", "harbor-no-tasks", {}, null, "H10"));
		if (listing.isFile("dataset.toml")) evidence.push(say$3("refutes", "harbor-dataset-toml", {}, "dataset.toml", "H6"));
		const [taskMd] = listing.named("task.md");
		if (taskMd !== void 0) evidence.push(say$3("refutes", "harbor-task-md", { file: taskMd }, taskMd, "H7"));
	}
	return [...evidence, ...releaseEvidence(listing, scan, tasksets, registries, facts)];
}
function say$3(stance, code, args, path, fact) {
	return {
		stance,
		code: harborCode(code),
		args,
		path,
		line: null,
		fact
	};
}
function tasksetEvidence(taskset) {
	const { ok, total, broken, unread } = taskset.tasks;
	const args = {
		taskset: taskset.name === null ? taskset.path ?? "" : `${taskset.name}@${taskset.version ?? ""}`,
		door: taskset.door,
		ok,
		total,
		broken,
		unread
	};
	if (taskset.door === "local") {
		if (!(taskset.path === "." && total === 1 && taskset.verdict !== "partial")) return say$3("supports", "harbor-local-copy", args, taskset.path, "H17");
		const code = taskset.verdict === "fails" ? "harbor-root-task-broken" : "harbor-root-task";
		return say$3(STANCES$1[taskset.verdict], code, args, "task.toml", "H16");
	}
	const path = taskset.door === "registry" ? "registry.json" : taskset.path;
	return say$3(STANCES$1[taskset.verdict], CODES$1[taskset.verdict], args, path, taskset.door === "registry" ? "H31" : "H10");
}

// src/frameworks/harbor-tasks/count.ts
function newCount() {
	return {
		ok: 0,
		maybeElsewhere: 0,
		broken: 0,
		skipped: 0,
		unseen: 0,
		told: []
	};
}
function decidingProblem(facts) {
	return facts.problems.find(({ stage }) => stage !== "unseen") ?? facts.problems[0] ?? null;
}
function countTask(count, directory, facts) {
	const problem = facts === void 0 ? null : decidingProblem(facts);
	if (facts === void 0) count.skipped += 1;
	else if (problem === null) count.ok += 1;
	else {
		if (problem.stage === "unseen") count.unseen += 1;
		else count.broken += 1;
		const { code, args, place, fact } = problem;
		count.told.push({
			path: directory === "" ? "." : directory,
			code,
			args,
			place,
			fact
		});
	}
}
function verdictOf$4({ ok, maybeElsewhere, broken, skipped, unseen }) {
	const certain = ok - maybeElsewhere;
	if (unseen === 0 && maybeElsewhere === 0) {
		if (broken === 0 && ok > 0) return "loads";
		return ok > 0 ? "partial" : skipped > 0 ? "unknown" : "fails";
	}
	return certain > 0 ? "partial" : "unknown";
}
function tasksOf(count) {
	const { ok, broken, skipped, unseen } = count;
	return {
		total: ok + broken + skipped + unseen,
		ok,
		broken,
		unread: skipped + unseen
	};
}

// src/frameworks/registry/paths.ts
function normalizePath(path) {
	if (path.startsWith("/")) return {
		ok: false,
		code: "entry-absolute"
	};
	const parts = [];
	for (const part of path.split("/")) {
		if (part === "" || part === ".") continue;
		if (part !== "..") parts.push(part);
		else if (parts.pop() === void 0) return {
			ok: false,
			code: "entry-outside"
		};
	}
	return {
		ok: true,
		path: parts.join("/")
	};
}
function downloadFault(path) {
	if (path.includes("\0")) return "NUL";
	if (/[\r\n]/.test(path)) return "line break";
	if (path.includes("[")) return "bracket";
	if (path.includes("\\")) return "backslash";
	if (path.endsWith(" ")) return "space at the end";
	return path.startsWith("!") || path.startsWith("#") ? "! or # at the start" : null;
}
function isListed(path) {
	return !/[^\x20-\x7E]|["\\]/.test(path);
}

// src/frameworks/harbor/names.ts
function nameProblem(directory) {
	const base = {
		path: directory,
		place: {
			path: `${directory}/task.toml`,
			line: null
		}
	};
	if (directory.startsWith("-") && directory.includes("/")) return {
		...base,
		code: harborCode("task-folder-option"),
		args: { folder: directory.split("/")[0] ?? "" },
		fact: "H10"
	};
	if (!isListed(directory)) return {
		...base,
		code: harborCode("task-name-unlisted"),
		args: { task: directory },
		fact: "H13"
	};
	const fault = downloadFault(directory);
	return fault === null ? null : {
		...base,
		code: harborCode("task-name-download"),
		args: {
			task: directory,
			fault
		},
		fact: "H14"
	};
}
const rootTask = {
	path: ".",
	code: harborCode("root-task-unlisted"),
	args: {},
	place: {
		path: "task.toml",
		line: null
	},
	fact: "H16"
};

// src/frameworks/support/order.ts
function byCodePoint(a, b) {
	if (a === b) return 0;
	const length = Math.min(a.length, b.length);
	for (let i = 0; i < length; i += 1) {
		const x = a.charCodeAt(i);
		const y = b.charCodeAt(i);
		if (x === y) continue;
		return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1;
	}
	return a.length - b.length;
}
function isSurrogate(unit) {
	return unit >= 55296 && unit <= 57343;
}

// src/frameworks/harbor/scan.ts
const TASKS_FOLDER = "tasks";
function scanTasks(listing) {
	const directories = listing.named("task.toml").map(directoryOf);
	const all = new Set(directories);
	const folders = /* @__PURE__ */ new Map();
	for (const directory of directories) {
		if (directory === "") continue;
		const parent = directoryOf(directory);
		if (parent !== "tasks" && isWithinTask$1(parent, all)) continue;
		const key = parent === "" ? "." : parent;
		const found = folders.get(key);
		if (found === void 0) folders.set(key, [directory]);
		else found.push(directory);
	}
	const rank = (folder) => folder === "tasks" ? 0 : folder === "." ? 1 : 2;
	const sorted = Array.from(folders).sort(([a], [b]) => rank(a) - rank(b) || byCodePoint(a, b));
	for (const [, tasks] of sorted) tasks.sort(byCodePoint);
	return {
		rootIsTask: all.has(""),
		folders: new Map(sorted)
	};
}
function isWithinTask$1(folder, tasks) {
	for (let at = folder; at !== ""; at = directoryOf(at)) if (tasks.has(at)) return true;
	return false;
}

// src/frameworks/releases.ts
const CHECKED_AGAINST = {
	harbor: "0.26.0",
	verifiers: "0.4.0",
	openenv: "0.10.0",
	"nemo-gym": "0.7.0"
};

// src/frameworks/support/names.ts
const UNSAFE$1 = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
function isPlainName(name) {
	return !UNSAFE$1.test(name);
}

// src/frameworks/harbor/snippets.ts
const MOST_NAMES$1 = 12;
const INSTALL$1 = { words: [
	"pip",
	"install",
	`harbor==${CHECKED_AGAINST.harbor}`
] };
function registrySnippet(dataset, input) {
	const place = dataset.registry === "registry.json" ? [] : [option("--registry-path", dataset.registry)].flat();
	return runSnippet([...option("--dataset", `${dataset.name}@${dataset.version}`), ...place], input);
}
function folderSnippet(folder, input) {
	return runSnippet(folder === "tasks" ? [] : option("--path", folder), input);
}
function localSnippet(folder, repoId) {
	if (!isPlainName(folder)) return null;
	const id = repoId ?? "OWNER/NAME";
	const local = baseName(id);
	const path = folder === "." ? `./${local}` : `./${local}/${folder}`;
	return {
		setup: [INSTALL$1],
		run: [{ words: [
			"hf",
			"download",
			id,
			"--repo-type",
			"dataset",
			"--local-dir",
			`./${local}`
		] }, { words: [
			"harbor",
			"run",
			"--path",
			path
		] }]
	};
}
function option(name, value) {
	return value.startsWith("-") ? [`${name}=${value}`] : [name, value];
}
function runSnippet(words, input) {
	if (input.tasks.ok === 0 && input.tasks.unread === 0) return null;
	if (!words.every(isPlainName)) return null;
	const start = [
		"harbor",
		"run",
		"--repo",
		`https://huggingface.co/datasets/${input.repoId ?? "OWNER/NAME"}`,
		...words
	];
	if (input.tasks.broken === 0) return {
		setup: [INSTALL$1],
		run: [{ words: start }]
	};
	const { good, all } = input;
	const names = [...new Set(good.map(baseName))];
	const { ok, broken } = input.tasks;
	if (names.length > MOST_NAMES$1 || !namesAreExact(names, good, all) || !names.every(isPlainName)) {
		const comment = {
			code: harborCode("harbor-snippet-many"),
			args: { broken }
		};
		return {
			setup: [INSTALL$1],
			run: [{ words: start }],
			comment
		};
	}
	const filter = names.flatMap((name) => option("--include-task-name", name));
	const comment = {
		code: harborCode("harbor-snippet-some"),
		args: {
			ok,
			broken
		}
	};
	return {
		setup: [INSTALL$1],
		run: [{ words: [...start, ...filter] }],
		comment
	};
}
function namesAreExact(names, good, all) {
	if (names.some((name) => /[*?]/.test(name))) return false;
	const wanted = new Set(names);
	const kept = new Set(good);
	return all.every((directory) => kept.has(directory) || !wanted.has(baseName(directory)));
}

// src/frameworks/harbor/folder-door.ts
function openFolder(context, folder, directories, readings) {
	const count = newCount();
	const good = [];
	for (const directory of directories) {
		const name = nameProblem(directory);
		if (name === null) {
			const before = count.ok;
			countTask(count, directory, readings.get(directory));
			if (count.ok > before) good.push(directory);
		} else {
			count.broken += 1;
			count.told.push(name);
		}
	}
	if (folder === "." && context.repository.listing.get("task.toml") !== void 0) {
		count.broken += 1;
		count.told.push(rootTask);
	}
	const tasks = tasksOf(count);
	const verdict = verdictOf$4(count);
	const input = {
		repoId: context.repoId,
		tasks,
		good,
		all: directories
	};
	return {
		door: folder === "tasks" ? "tasks" : "path",
		name: null,
		version: null,
		path: folder,
		main: isMainPath(folder),
		verdict,
		tasks,
		broken: count.told,
		snippet: verdict === "fails" ? null : folderSnippet(folder, input)
	};
}
async function openLocally(context, folder, directories) {
	const facts = await readTasks(context.repository, directories, "followed");
	const count = newCount();
	for (const task of facts) countTask(count, task.directory, task);
	if (count.ok === 0) return null;
	return {
		door: "local",
		name: null,
		version: null,
		path: folder,
		main: isMainPath(folder),
		verdict: "partial",
		tasks: tasksOf(count),
		broken: count.told,
		snippet: localSnippet(folder, context.repoId)
	};
}
async function openRootTask(context) {
	const [facts] = await readTasks(context.repository, [""], "followed");
	const count = newCount();
	countTask(count, "", facts);
	return {
		door: "local",
		name: null,
		version: null,
		path: ".",
		main: true,
		verdict: verdictOf$4(count),
		tasks: tasksOf(count),
		broken: count.told,
		snippet: count.ok === 0 ? null : localSnippet(".", context.repoId)
	};
}

// src/frameworks/harbor/lost-tasks.ts
const MOST_TOLD$4 = 50;
const HUB_FOLDER_LIMIT = 1e4;
function lostTasks(listing, scan, hasRegistry) {
	const notes = [];
	const told = /* @__PURE__ */ new Map();
	const tell = (code, path, args, fact, { rule, effect, remedy }) => {
		const count = told.get(code) ?? 0;
		told.set(code, count + 1);
		if (count < MOST_TOLD$4) notes.push({
			rule,
			effect,
			code: harborCode(code),
			args,
			path,
			line: null,
			fact,
			remedy: remedy ?? null
		});
	};
	deeper(scan, hasRegistry, tell);
	wrongCase(listing, scan, tell);
	const tasks = new Set(Array.from(scan.folders.values()).flat());
	linked(listing, tasks, tell);
	withoutToml(listing, scan, tasks, tell);
	for (const folder of scan.folders.keys()) {
		const entries = countChildren(listing, folder, scan);
		if (entries > HUB_FOLDER_LIMIT) tell("harbor-many-entries", folder, {
			folder,
			entries,
			limit: HUB_FOLDER_LIMIT
		}, "H10", {
			rule: "files/size",
			effect: "remark"
		});
	}
	return notes;
}
const DROPPED = {
	rule: "files/dropped-task",
	effect: "hides"
};
function countChildren(listing, folder, scan) {
	const tasks = scan.folders.get(folder)?.length ?? 0;
	return tasks < HUB_FOLDER_LIMIT / 2 ? tasks : listing.children(folder === "." ? "" : folder).length;
}
function deeper(scan, hasRegistry, tell) {
	const folders = Array.from(scan.folders.keys());
	for (const folder of folders) {
		if (folder === ".") continue;
		const below = folders.filter((other) => other.startsWith(`${folder}/`));
		for (const other of below.slice(0, MOST_TOLD$4)) tell("harbor-deeper-tasks", other, {
			folder,
			deeper: other,
			count: scan.folders.get(other)?.length ?? 0
		}, "H10", DROPPED);
	}
	if (hasRegistry || folders.length === 0 || folders.includes("tasks")) return;
	tell("harbor-needs-path", null, { folders: folders.slice(0, MOST_TOLD$4) }, "H2", {
		rule: "files/dropped-task",
		effect: "remark"
	});
}
function wrongCase(listing, scan, tell) {
	for (const { path } of listing.entries) {
		const end = path.length - 9;
		if (end < 0 || path.charCodeAt(path.length - 5) !== 46 || end > 0 && path.charCodeAt(end - 1) !== 47) continue;
		const name = path.slice(end);
		if (name === "task.toml" || name.toLowerCase() !== "task.toml" || listing.get(`${path.slice(0, end)}task.toml`)) continue;
		const remedy = {
			code: harborCode("harbor-remedy-rename-toml"),
			args: {
				from: path,
				to: joinPath(directoryOf(path), "task.toml")
			}
		};
		tell("harbor-toml-case", path, { file: path }, "H11", {
			...DROPPED,
			remedy
		});
	}
	for (const folder of scan.folders.keys()) {
		if (folder === "tasks" || folder.toLowerCase() !== "tasks") continue;
		tell("harbor-tasks-case", folder, { folder }, "H11", {
			rule: "files/dropped-task",
			effect: "remark"
		});
	}
}
function linked(listing, tasks, tell) {
	for (const link of linksWithin(listing, "")) {
		const found = resolvePath(listing, link.path);
		const args = {
			link: link.path,
			target: link.target ?? ""
		};
		const rule = "files/link";
		if (link.path === "tasks") tell("harbor-linked-tasks", link.path, args, "H15", {
			rule,
			effect: "breaks"
		});
		else if (found.kind === "directory" && listing.get(joinPath(found.path, "task.toml")) !== void 0) {
			if (!isInTask$1(link.path, tasks)) tell("harbor-linked-task", link.path, args, "H15", {
				rule,
				effect: "hides"
			});
		} else if (found.kind !== "file" && !isInTask$1(link.path, tasks)) tell("harbor-link-not-followed", link.path, args, "H15", {
			rule,
			effect: "remark"
		});
	}
}
function isInTask$1(path, tasks) {
	for (let at = directoryOf(path); at !== ""; at = directoryOf(at)) if (tasks.has(at)) return true;
	return false;
}
function withoutToml(listing, scan, tasks, tell) {
	const instructions = listing.named("instruction.md");
	for (const path of instructions) {
		const directory = directoryOf(path);
		const parent = directoryOf(directory);
		if (directory === "" || tasks.has(directory)) continue;
		if (!(scan.folders.has(parent === "" ? "." : parent) || parent === "tasks") || listing.get(joinPath(directory, "task.toml")) !== void 0) continue;
		if (!listing.children(directory).some(({ name }) => name.toLowerCase() === "task.toml")) tell("harbor-no-toml", directory, {
			folder: directory,
			name: baseName(directory)
		}, "H12", DROPPED);
	}
}

// src/frameworks/support/json-size.ts
function countValues(bytes, escapes) {
	let count = 0;
	let quoted = false;
	for (let i = 0; i < bytes.length; i += 1) {
		const byte = bytes[i];
		if (byte === QUOTE) quoted = !quoted;
		else if (quoted) {
			if (byte === BACKSLASH && escapes) i += 1;
		} else if (byte === COMMA || byte === COLON || byte === BRACKET || byte === BRACE) count += 1;
		else if ((byte === LINE_FEED || byte === TAB) && !escapes) count += 1;
	}
	return count;
}
const TAB = 9;
const LINE_FEED = 10;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BRACKET = 91;
const BACKSLASH = 92;
const BRACE = 123;

// src/frameworks/support/json-reader.ts
const MAX_DEPTH = 1024;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const PLAIN$2 = /[^"\\\u0000-\u001f]*/y;
const SHORT_ESCAPES = /* @__PURE__ */ new Set("\"\\/bfnrt");
const LONG_ESCAPE = /\\u[0-9a-fA-F]{4}/y;
const WORDS$1 = /* @__PURE__ */ new Map([
	["true", true],
	["false", false],
	["null", null],
	["NaN", NaN],
	["Infinity", Number.POSITIVE_INFINITY],
	["-Infinity", Number.NEGATIVE_INFINITY]
]);
var JsonReader = class {
	fault = null;
	nonFinite = null;
	floatsFrom = 1e400;
	text;
	locate;
	at = 0;
	constructor(text, locate = null) {
		this.text = text;
		this.locate = locate;
	}
	document() {
		if (this.text.startsWith("﻿")) return this.fail("byte order mark");
		this.skip(SPACE);
		if (this.at >= this.text.length) return this.fail("no value");
		if (this.locate !== null) this.locate.root.start = this.at;
		const value = this.value(1, this.locate?.root ?? null);
		this.skip(SPACE);
		if (this.fault === null && this.at < this.text.length) return this.fail("text after the value");
		return value;
	}
	sequence(most) {
		const found = [];
		this.skip(SPACE);
		const isList = this.take("[");
		this.skip(SPACE);
		if (isList && this.take("]")) return found;
		while (found.length < most && (isList || this.at < this.text.length)) {
			const offset = this.at;
			const value = this.value(1, null);
			if (this.fault !== null) break;
			found.push({
				value,
				offset
			});
			this.skip(SPACE);
			if (!isList) continue;
			if (this.take("]")) break;
			if (!this.take(",")) this.unexpected();
			this.skip(SPACE);
		}
		return found;
	}
	fail(reason) {
		this.fault ??= {
			offset: Math.min(this.at, this.text.length),
			reason
		};
	}
	skip(pattern) {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text)?.[0] ?? "";
		this.at += found.length;
		return found;
	}
	unexpected() {
		return this.fail(this.at >= this.text.length ? "unexpected end" : "unexpected character");
	}
	value(depth, node) {
		const first = this.text[this.at];
		if (first === "{") return this.members(depth, node);
		if (first === "[") return this.items(depth, node);
		if (first === "\"") return this.string();
		for (const [word, value] of WORDS$1) if (this.text.startsWith(word, this.at)) {
			if (typeof value === "number") this.nonFinite ??= {
				offset: this.at,
				reason: "NaN or Infinity"
			};
			this.at += word.length;
			return value;
		}
		const digits = this.skip(NUMBER);
		if (digits === "") return this.unexpected();
		const number = Number(digits);
		if (!Number.isFinite(number)) this.nonFinite ??= {
			offset: this.at - digits.length,
			reason: "number too large"
		};
		return Math.abs(number) >= this.floatsFrom && /[.eE]/.test(digits) ? new PyFloat(number) : number;
	}
	child(node, depth, key) {
		if (node === null || this.locate === null || depth > this.locate.depth) return null;
		const made = {
			start: this.at,
			children: /* @__PURE__ */ new Map()
		};
		node.children.set(key, made);
		return made;
	}
	members(depth, node) {
		if (depth > 1024) return this.fail("nested too deeply");
		const members = {};
		this.at += 1;
		this.skip(SPACE);
		if (this.take("}")) return members;
		while (this.fault === null) {
			const start = this.at;
			if (this.text[this.at] !== "\"") return this.unexpected();
			const key = this.string();
			this.skip(SPACE);
			if (key === void 0 || !this.take(":")) return this.unexpected();
			this.skip(SPACE);
			const made = this.child(node, depth, key);
			if (made !== null) made.start = start;
			const value = this.value(depth + 1, made);
			Object.defineProperty(members, key, {
				value,
				writable: true,
				enumerable: true,
				configurable: true
			});
			this.skip(SPACE);
			if (this.take("}")) return members;
			if (!this.take(",")) return this.unexpected();
			this.skip(SPACE);
		}
	}
	items(depth, node) {
		if (depth > 1024) return this.fail("nested too deeply");
		const items = [];
		this.at += 1;
		this.skip(SPACE);
		if (this.take("]")) return items;
		while (this.fault === null) {
			items.push(this.value(depth + 1, this.child(node, depth, String(items.length))));
			this.skip(SPACE);
			if (this.take("]")) return items;
			if (!this.take(",")) return this.unexpected();
			this.skip(SPACE);
		}
	}
	take(character) {
		if (this.fault !== null || this.text[this.at] !== character) return false;
		this.at += 1;
		return true;
	}
	string() {
		const start = this.at;
		this.at += 1;
		while (true) {
			this.skip(PLAIN$2);
			if (this.at >= this.text.length) return this.fail("unexpected end");
			if (this.take("\"")) return JSON.parse(this.text.slice(start, this.at));
			if (this.text[this.at] !== "\\") return this.fail("control character in a string");
			while (this.text[this.at] === "\\" && SHORT_ESCAPES.has(this.text.charAt(this.at + 1))) this.at += 2;
			if (this.text[this.at] === "\\" && this.skip(LONG_ESCAPE) === "") return this.fail(this.text.length - this.at < 6 && !this.text.includes("\"", this.at) ? "unexpected end" : "bad escape in a string");
		}
	}
};

// src/frameworks/support/python-json.ts
function parsePythonJson(text) {
	try {
		const value = JSON.parse(text);
		const shape = inspect(value, text.length);
		if (shape.deep) return faultAt(text, 0, "nested too deeply");
		return {
			ok: true,
			value,
			nonFinite: shape.nonFinite
		};
	} catch {
		return parseSlowly(text);
	}
}
function strictFault(text, read) {
	if (read.nonFinite) {
		const reader = new JsonReader(text);
		reader.document();
		const at = reader.nonFinite ?? {
			offset: 0,
			reason: "NaN or Infinity"
		};
		return faultAt(text, at.offset, at.reason);
	}
	const lone = loneSurrogate(text);
	return lone === null ? null : faultAt(text, lone, "lone surrogate");
}
function loneSurrogate(text) {
	if (!/\\u[dD][89a-fA-F]/.test(text)) return null;
	const escape = /\\(?:u([0-9a-fA-F]{4})|[^u])/g;
	let high = null;
	for (let found = escape.exec(text); found !== null; found = escape.exec(text)) {
		const unit = found[1] === void 0 ? 0 : Number.parseInt(found[1], 16);
		if (high !== null && !(found.index === high + 6 && unit >= 56320 && unit <= 57343)) return high;
		if (high === null && unit >= 56320 && unit <= 57343) return found.index;
		high = unit >= 55296 && unit <= 56319 ? found.index : null;
	}
	return high;
}
function inspect(value, length) {
	if (length < 5) return {
		nonFinite: false,
		deep: false
	};
	let nonFinite = false;
	let level = [value];
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth > 1024) return {
			nonFinite,
			deep: true
		};
		const next = [];
		for (const item of level) if (typeof item === "number") nonFinite ||= !Number.isFinite(item);
		else if (typeof item === "object" && item !== null) {
			for (const child of Array.isArray(item) ? item : Object.values(item)) if (typeof child === "number" || typeof child === "object" && child !== null) next.push(child);
		}
		level = next;
	}
	return {
		nonFinite,
		deep: false
	};
}
function faultAt(text, offset, reason) {
	let line = 1;
	let start = 0;
	for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) {
		line += 1;
		start = at + 1;
	}
	return {
		ok: false,
		line,
		column: offset - start + 1,
		reason
	};
}
function parseSlowly(text) {
	const reader = new JsonReader(text);
	const value = reader.document();
	if (reader.fault !== null) return faultAt(text, reader.fault.offset, reader.fault.reason);
	return {
		ok: true,
		value,
		nonFinite: reader.nonFinite !== null
	};
}
function lineFinder(text, depth = 6) {
	const root = {
		start: 0,
		children: /* @__PURE__ */ new Map()
	};
	new JsonReader(text, {
		root,
		depth
	}).document();
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return (path) => {
		let node = root;
		for (const step of path) node = node?.children.get(String(step));
		if (node === void 0) return null;
		let low = 0;
		let high = starts.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if ((starts[middle] ?? 0) <= node.start) low = middle + 1;
			else high = middle;
		}
		return low;
	};
}

// src/frameworks/registry/address.ts
function compareAddress(gitUrl, repoId) {
	const id = hubDatasetId(gitUrl);
	if (id === null) return "other";
	if (repoId === null) return "maybe-own";
	return id.toLowerCase() === repoId.toLowerCase() ? "own" : "other";
}
function hubDatasetId(gitUrl) {
	if (gitUrl.length > 500) return null;
	const found = /^(?:(?:https?|ssh|git):\/\/(?:[^@/\s]+@)?(?:www\.)?(?:huggingface\.co|hf\.co)(?::\d+)?\/|(?:[^@/\s]+@)?(?:huggingface\.co|hf\.co):)datasets\/([^/\s?#]+)\/([^/\s?#]+?)(?:\.git)?\/*$/i.exec(gitUrl.trim());
	return found === null ? null : `${found[1]}/${found[2]}`;
}

// src/frameworks/registry/resolve.ts
const FULL_SHA = /^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/;
const TODAY = /* @__PURE__ */ new Set([
	"HEAD",
	"main",
	"refs/heads/main"
]);
async function resolveEntry(repository, task, repoId) {
	const normal = normalizePath(task.path);
	if (!normal.ok) return broken$2(normal.code, task.path, { value: task.path }, "H44", true);
	const { path } = normal;
	const shown = path === "" ? "." : path;
	const address = task.gitUrl === null ? "own" : compareAddress(task.gitUrl, repoId);
	const commit = task.gitCommitId;
	if (address === "other") return commit === null ? broken$2("entry-elsewhere-no-commit", shown, { url: task.gitUrl ?? "" }, "H41") : {
		kind: "elsewhere",
		path: shown,
		gitUrl: task.gitUrl ?? ""
	};
	const maybeElsewhere = address === "maybe-own";
	const fault = downloadFault(path);
	if (fault !== null) return broken$2("entry-name", shown, {
		value: path,
		fault
	}, "H14");
	if (path === "") return broken$2("entry-root", shown, {}, "H16");
	if (commit === null || TODAY.has(commit)) return folderIn(repository, path, maybeElsewhere, task.gitUrl);
	if (!FULL_SHA.test(commit) && !canBeRef(commit)) return broken$2("entry-commit-name", shown, { commit }, "H42");
	const pin = await repository.history?.pin(commit, path) ?? { kind: "not-seen" };
	switch (pin.kind) {
		case "same": return folderIn(repository, path, maybeElsewhere, task.gitUrl);
		case "differs": return folderIn(pin.repository, path, maybeElsewhere, task.gitUrl);
		case "no-path": return broken$2("entry-no-path-at-commit", shown, { commit }, "H42");
		case "no-commit": return maybeElsewhere ? {
			kind: "elsewhere",
			path: shown,
			gitUrl: task.gitUrl ?? ""
		} : broken$2("entry-no-commit", shown, { commit }, "H42");
		default: return {
			kind: "pin-not-seen",
			path: shown,
			commit
		};
	}
}
function broken$2(code, path, args, fact, stopsDataset = false) {
	return {
		kind: "broken",
		path,
		code,
		args,
		fact,
		stopsDataset
	};
}
function canBeRef(commit) {
	if (/^[0-9a-fA-F]{4,39}$/.test(commit) || commit === "head") return false;
	return !/^[-/]|[\0-\x20\x7F~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.$|\.lock$/.test(commit);
}
function folderIn(repository, path, maybeElsewhere, gitUrl) {
	const { listing } = repository;
	if (crossesLink(listing, path)) return broken$2("entry-link", path, {}, "H15");
	const kind = listing.get(path)?.kind;
	if (listing.isDirectory(path) || kind === "submodule") return {
		kind: "here",
		path,
		repository,
		maybeElsewhere
	};
	if (!listing.complete) return {
		kind: "unseen",
		path
	};
	if (maybeElsewhere) return {
		kind: "elsewhere",
		path,
		gitUrl: gitUrl ?? ""
	};
	if (kind === "file") return broken$2("entry-file", path, {}, "H44");
	return broken$2("entry-missing", path, { similar: similarFolder(listing, path) ?? "" }, "H44");
}
function crossesLink(listing, path) {
	for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) {
		const above = path.slice(0, slash);
		if (!listing.isDirectory(above)) return listing.get(above)?.kind === "link";
	}
	return listing.get(path)?.kind === "link";
}
const foldersByCase = /* @__PURE__ */ new WeakMap();
function subFolders(listing, directory) {
	let known = foldersByCase.get(listing);
	if (known === void 0) {
		known = /* @__PURE__ */ new Map();
		foldersByCase.set(listing, known);
	}
	let folders = known.get(directory);
	if (folders === void 0) {
		const children = listing.children(directory).filter(({ kind }) => kind === "directory");
		folders = new Map(children.map(({ name }) => [name.toLowerCase(), name]));
		known.set(directory, folders);
	}
	return folders;
}
function similarFolder(listing, path) {
	let at = "";
	for (const part of path.replaceAll("\\", "/").split("/")) {
		const name = subFolders(listing, at).get(part.toLowerCase());
		if (name === void 0) return null;
		at = joinPath(at, name);
	}
	return at;
}

// src/frameworks/registry.ts
const LIMIT = 67108864;
const MOST_VALUES$1 = 2e6;
const LONGEST_TEXT = 4096;
const rootSchema = harbor_registry_default;
const specSchema = rootSchema.items ?? {};
const memory = /* @__PURE__ */ new WeakMap();
function readRegistry(repository, path) {
	let known = memory.get(repository);
	if (known === void 0) {
		known = /* @__PURE__ */ new Map();
		memory.set(repository, known);
	}
	let file = known.get(path);
	if (file === void 0) {
		file = read(repository, path);
		known.set(path, file);
	}
	return file;
}
async function read(repository, path) {
	const entry = repository.listing.get(path);
	if (entry === void 0) return repository.listing.problem === null ? { state: "missing" } : {
		state: "unseen",
		why: repository.listing.problem
	};
	if (entry.kind !== "file") return invalid("registry-link", path, null, {}, "H30");
	const content = await repository.read(path, LIMIT);
	if (!content.ok) return {
		state: "unseen",
		why: content.why
	};
	if (isLfsPointer(content.bytes)) return invalid("registry-pointer", path, 1, {}, "H72");
	if (countValues(content.bytes, true) > MOST_VALUES$1) return {
		state: "unseen",
		why: { code: "too-large" }
	};
	const text = decodeUtf8(content.bytes);
	return text === null ? invalid("registry-not-utf8", path, null, {}, "H35") : parse(text, path);
}
function invalid(code, path, line, args, fact) {
	return {
		state: "invalid",
		code,
		args: {
			...args,
			file: path
		},
		place: {
			path,
			line
		},
		fact
	};
}
function parse(text, path) {
	const json = parsePythonJson(text);
	if (!json.ok) return invalid("registry-syntax", path, json.line, {
		reason: json.reason,
		column: json.column
	}, "H35");
	const lines = lazyLines(text);
	const { value } = json;
	if (isMapping(value) && Object.keys(value).length > 0) return invalid("registry-object", path, 1, {}, "H31");
	if (!(value === "" || isMapping(value)) && !Array.isArray(value)) return invalid("registry-not-list", path, 1, {}, "H31");
	const rows = Array.isArray(value) ? value : [];
	const specs = [];
	const seen = /* @__PURE__ */ new Set();
	for (const [i, row] of rows.entries()) {
		const checked = validateLax(specSchema, row, rootSchema);
		if (!checked.ok) return refused$1(checked.problems[0], i, path, lines);
		const spec = checked.value;
		if (hasLongText(spec)) return {
			state: "unseen",
			why: { code: "too-large" }
		};
		specs.push(specOf(spec, i, lines, seen));
	}
	const versioned = new Set(specs.filter(({ version }) => version !== "").map(({ name }) => name));
	return {
		state: "ok",
		specs: specs.map((spec) => withoutVersion(spec, versioned))
	};
}
function refused$1(problem, row, path, lines) {
	const at = problem?.path ?? [];
	const line = lines([row, ...at]) ?? lines([row, ...at.slice(0, -1)]) ?? lines([row]);
	const args = {
		dataset: row + 1,
		key: at.join("."),
		expected: problem?.expected ?? ""
	};
	if (at.length === 0) return invalid("registry-dataset-type", path, line, args, "H31");
	if (problem?.kind === "missing") return invalid("registry-key-missing", path, line, args, "H32");
	return invalid("registry-value", path, line, args, at[0] === "tasks" && at.length > 2 ? "H33" : "H32");
}
function lazyLines(text) {
	let find = null;
	return (path) => {
		find ??= lineFinder(text, 5);
		return find(path);
	};
}
function hasLongText({ name, version, tasks }) {
	const isLong = (text) => text !== null && text.length > LONGEST_TEXT;
	return isLong(name) || isLong(version) || tasks.some((task) => isLong(task.name) || isLong(task.path) || isLong(task.git_url) || isLong(task.git_commit_id));
}
function specOf(row, index, lines, seen) {
	const { name, version, description } = row;
	const key = JSON.stringify([name, version]);
	const shadowed = seen.has(key);
	seen.add(key);
	return {
		name,
		version,
		description,
		tasks: row.tasks.map((task, i) => new Entry(task, lines, [
			index,
			"tasks",
			i
		])),
		shadowed,
		unreachable: name.includes("@") ? "at-sign" : name.includes("/") ? "slash" : null,
		get line() {
			return lines([index]);
		}
	};
}
function withoutVersion(spec, versioned) {
	if (spec.version !== "" || spec.unreachable !== null || !versioned.has(spec.name)) return spec;
	const { name, version, description, tasks, shadowed } = spec;
	return {
		name,
		version,
		description,
		tasks,
		shadowed,
		unreachable: "empty-version",
		get line() {
			return spec.line;
		}
	};
}
var Entry = class {
	name;
	path;
	gitUrl;
	gitCommitId;
	lines;
	at;
	constructor(task, lines, at) {
		this.name = task.name;
		this.path = task.path;
		this.gitUrl = task.git_url === "" ? null : task.git_url;
		this.gitCommitId = task.git_commit_id === "" ? null : task.git_commit_id;
		this.lines = lines;
		this.at = at;
	}
	get line() {
		return this.lines(this.at);
	}
};

// src/frameworks/harbor/registry-door.ts
const AT_ONCE$1 = 200;
const MOST_NOTES$1 = 50;
async function openRegistry(context, specs) {
	const tasksets = [];
	const notes = [];
	const listed = /* @__PURE__ */ new Set();
	const dotted = /* @__PURE__ */ new Set();
	let pinNotSeen = false;
	if (specs.length === 0) notes.push(note$1(context, "registry-no-dataset", null, {}, "H40", "breaks"));
	for (const spec of specs) {
		const closed = closedReason(context, spec);
		if (closed !== null) {
			notes.push(closed);
			const tasks = {
				total: spec.tasks.length,
				ok: 0,
				broken: spec.tasks.length,
				unread: 0
			};
			tasksets.push({
				...basics(context, spec),
				verdict: "fails",
				tasks,
				broken: [],
				snippet: null
			});
			continue;
		}
		const door = await openDataset(context, spec);
		for (const path of door.here) listed.add(path);
		for (const path of door.dotted) dotted.add(path);
		pinNotSeen ||= door.pinNotSeen;
		tasksets.push(door.taskset);
		notes.push(...door.notes);
	}
	return {
		tasksets,
		notes,
		listed,
		dotted,
		pinNotSeen
	};
}
function basics(context, spec) {
	const main = isMainPath(directoryOf(context.path));
	return {
		door: "registry",
		name: spec.name,
		version: spec.version,
		path: null,
		main
	};
}
function closedReason(context, spec) {
	const dataset = `${spec.name}@${spec.version}`;
	if (spec.shadowed) return note$1(context, "registry-shadowed", spec.line, { dataset }, "H39", "hides");
	if (spec.unreachable === "empty-version") return note$1(context, "registry-empty-version", spec.line, { dataset: spec.name }, "H38", "hides");
	if (spec.name === "" && context.path === "registry.json") return note$1(context, "registry-empty-name", spec.line, { version: spec.version }, "H36", "hides");
	if (spec.unreachable !== null) return note$1(context, "registry-name", spec.line, {
		dataset,
		character: spec.unreachable === "slash" ? "/" : "@"
	}, "H36", "hides");
	return spec.tasks.length === 0 ? note$1(context, "registry-empty", spec.line, { dataset }, "H40", "breaks") : null;
}
function note$1(context, code, line, args, fact, effect, remedy = null) {
	return {
		rule: "files/registry",
		effect,
		code: harborCode(code),
		args,
		path: context.path,
		line,
		fact,
		remedy
	};
}
async function openDataset(context, spec) {
	const count = newCount();
	const good = [];
	const here = [];
	const dotted = [];
	const unsure = [];
	let stopped = false;
	for (let i = 0; i < spec.tasks.length; i += AT_ONCE$1) {
		const entries = spec.tasks.slice(i, i + AT_ONCE$1);
		const results = await Promise.all(entries.map((entry) => openEntry(context, entry)));
		for (const { entry, target, facts } of results) {
			if (target.kind === "here") {
				here.push(target.path);
				if (entry.path.split("/").includes("..")) dotted.push(target.path);
			} else if (target.kind !== "broken") unsure.push({
				entry,
				target
			});
			else if (target.stopsDataset) stopped = true;
			const before = count.ok;
			countEntry(count, context, entry, target, facts);
			if (count.ok > before) good.push(target.path);
		}
	}
	const notes = unsureNotes(context, spec, unsure);
	const pinNotSeen = unsure.some(({ target }) => target.kind === "pin-not-seen");
	const dataset = `${spec.name}@${spec.version}`;
	if (stopped) {
		const broken = count.told.filter(({ code }) => code === "entry-absolute" || code === "entry-outside");
		const tasks = {
			total: spec.tasks.length,
			ok: 0,
			broken: spec.tasks.length,
			unread: 0
		};
		const stops = note$1(context, "registry-entry-stops", broken[0]?.place.line ?? spec.line, {
			dataset,
			path: broken[0]?.path ?? ""
		}, "H44", "breaks");
		return {
			taskset: {
				...basics(context, spec),
				verdict: "fails",
				tasks,
				broken,
				snippet: null
			},
			notes: [stops, ...notes],
			here,
			dotted,
			pinNotSeen
		};
	}
	const tasks = tasksOf(count);
	const verdict = verdictOf$4(count);
	const reach = {
		name: spec.name,
		version: spec.version,
		registry: context.path
	};
	const all = [...here, ...count.told.map(({ path }) => path)];
	const snippet = verdict === "fails" ? null : registrySnippet(reach, {
		repoId: context.repoId,
		tasks,
		good,
		all
	});
	return {
		taskset: {
			...basics(context, spec),
			verdict,
			tasks,
			broken: count.told,
			snippet
		},
		notes,
		here,
		dotted,
		pinNotSeen
	};
}
async function openEntry(context, entry) {
	const target = await resolveEntry(context.repository, entry, context.repoId);
	const sampled = context.sample === null || target.kind === "here" && context.sample.has(target.path);
	return {
		entry,
		target,
		facts: target.kind === "here" && sampled ? await readTask(target.repository, target.path) : void 0
	};
}
function countEntry(count, context, entry, target, facts) {
	if (target.kind === "here") {
		const before = count.ok;
		countTask(count, target.path, facts);
		if (target.maybeElsewhere) count.maybeElsewhere += count.ok - before;
		return;
	}
	if (target.kind === "broken") {
		const { path, code, args, fact } = target;
		const place = {
			path: context.path,
			line: entry.line
		};
		count.broken += 1;
		count.told.push({
			path,
			code,
			args: {
				...args,
				entry: entry.name,
				path
			},
			place,
			fact
		});
	} else count.unseen += 1;
}
function unsureNotes(context, spec, unsure) {
	const dataset = `${spec.name}@${spec.version}`;
	const notes = [];
	const addresses = /* @__PURE__ */ new Set();
	const commits = /* @__PURE__ */ new Set();
	for (const { entry, target } of unsure) {
		if (notes.length >= MOST_NOTES$1) break;
		if (target.kind === "elsewhere" && !addresses.has(target.gitUrl)) {
			addresses.add(target.gitUrl);
			const args = {
				dataset,
				url: target.gitUrl
			};
			notes.push(note$1(context, "registry-elsewhere", entry.line, args, "H43", "remark"));
		}
		if (target.kind === "pin-not-seen" && !commits.has(target.commit)) {
			commits.add(target.commit);
			const remedy = {
				code: harborCode("harbor-remedy-history"),
				args: {}
			};
			const args = {
				dataset,
				commit: target.commit
			};
			notes.push(note$1(context, "registry-pin-not-seen", entry.line, args, "H42", "remark", remedy));
		}
	}
	return notes;
}

// src/frameworks/harbor/registries.ts
const NAME$1 = "registry.json";
const MOST_REGISTRIES = 40;
const MOST_UNLISTED = 50;
async function openRegistries(context, scan, sample) {
	const { repository, repoId } = context;
	const tasksets = [];
	const notes = [];
	const evidence = [];
	const listed = /* @__PURE__ */ new Set();
	const dotted = /* @__PURE__ */ new Set();
	let unseen = false;
	let pinNotSeen = false;
	for (const path of registryPaths(context, scan)) {
		const file = await readRegistry(repository, path);
		const isRoot = path === NAME$1;
		if (file.state === "unseen" && isRoot) {
			unseen = true;
			const args = {
				reason: file.why.code,
				file: path
			};
			evidence.push({
				stance: "unknown",
				code: harborCode("harbor-registry-unseen"),
				args,
				path,
				line: null,
				fact: "H30"
			});
		} else if (file.state === "invalid" && isRoot) {
			const { code, args, place, fact } = file;
			notes.push({
				rule: "files/registry",
				effect: "breaks",
				code,
				args,
				...place,
				fact,
				remedy: null
			});
			evidence.push({
				stance: "refutes",
				code,
				args,
				...place,
				fact
			});
		} else if (file.state === "ok" && (isRoot || file.specs.length > 0)) {
			const door = await openRegistry({
				repository,
				repoId,
				path,
				sample
			}, file.specs);
			for (const taskset of door.tasksets) tasksets.push(taskset);
			for (const note of door.notes) notes.push(note);
			for (const directory of door.listed) listed.add(directory);
			for (const directory of door.dotted) dotted.add(directory);
			pinNotSeen ||= door.pinNotSeen;
		}
	}
	notes.push(...unlisted(scan, listed), ...caseNotes(context));
	return {
		tasksets,
		notes,
		evidence,
		unseen,
		pinNotSeen,
		dotted
	};
}
function registryPaths(context, scan) {
	const { listing } = context.repository;
	const tasks = new Set(Array.from(scan.folders.values()).flat());
	const isInTask = (path) => {
		for (let at = directoryOf(path); at !== ""; at = directoryOf(at)) if (tasks.has(at)) return true;
		return false;
	};
	const found = listing.named(NAME$1).filter((path) => path !== NAME$1 && !isInTask(path));
	const depth = (path) => path.split("/").length;
	return [NAME$1, ...found.toSorted((a, b) => depth(a) - depth(b)).slice(0, MOST_REGISTRIES)];
}
function unlisted(scan, listed) {
	if (listed.size === 0) return [];
	const notes = [];
	for (const [folder, directories] of scan.folders) {
		if (!isMainPath(folder)) continue;
		for (const directory of directories) {
			if (notes.length >= MOST_UNLISTED) return notes;
			if (listed.has(directory)) continue;
			const path = `${directory}/task.toml`;
			const args = { task: directory };
			const code = harborCode("harbor-unlisted-task");
			notes.push({
				rule: "files/registry",
				effect: "remark",
				code,
				args,
				path,
				line: null,
				fact: "H34",
				remedy: null
			});
		}
	}
	return notes;
}
function caseNotes(context) {
	return context.repository.listing.children("").filter(({ name, kind }) => kind === "file" && name !== NAME$1 && name.toLowerCase() === NAME$1).map(({ name }) => ({
		rule: "files/registry",
		effect: "hides",
		code: harborCode("registry-file-case"),
		args: { file: name },
		path: name,
		line: null,
		fact: "H30",
		remedy: null
	}));
}

// src/frameworks/harbor/remedy.ts
const BY_FAULT = /* @__PURE__ */ new Map([
	["task-no-environment", "harbor-remedy-environment"],
	["task-instruction-missing", "harbor-remedy-instruction"],
	["task-test-missing", "harbor-remedy-test"],
	["task-toml-pointer", "harbor-remedy-lfs"],
	["task-name-unlisted", "harbor-remedy-rename"],
	["task-name-download", "harbor-remedy-rename"],
	["task-folder-option", "harbor-remedy-rename"],
	["task-link-absolute", "harbor-remedy-links"],
	["task-link-outside", "harbor-remedy-links"],
	["task-link-broken", "harbor-remedy-links"],
	["task-link-loop", "harbor-remedy-links"],
	["task-toml-syntax", "harbor-remedy-toml"],
	["task-toml-not-utf8", "harbor-remedy-toml"],
	["task-value", "harbor-remedy-toml"],
	["task-key-missing", "harbor-remedy-toml"]
]);
function remedyFor(scan, tasksets, notes, pinNotSeen) {
	const say = (code, args = {}) => ({
		code: harborCode(code),
		args
	});
	const broken = tasksets.filter(({ door }) => door !== "local").flatMap((set) => set.broken);
	if (broken.length > 0) {
		const codes = new Set(broken.map((task) => BY_FAULT.get(task.code)));
		const [only] = codes;
		return codes.size === 1 && only !== void 0 ? say(only, remedyArgs(broken)) : null;
	}
	const loads = tasksets.some(({ tasks }) => tasks.ok > 0);
	if (scan.rootIsTask && tasksets.some(({ door, tasks }) => door === "local" && tasks.ok > 0)) return say("harbor-remedy-move-task");
	if (pinNotSeen) return say("harbor-remedy-history");
	const cased = notes.find(({ code }) => code === "harbor-toml-case");
	if (cased?.remedy !== void 0 && !loads) return cased.remedy;
	return !loads && notes.some(({ rule }) => rule === "files/packed-tasks") ? say("harbor-remedy-unpack") : null;
}
function remedyArgs(broken) {
	return { tasks: [...new Set(broken.map(({ path }) => path))].slice(0, 20) };
}

// src/frameworks/rows/candidates.ts
const FORMATS$1 = /* @__PURE__ */ new Map([
	["jsonl", "jsonl"],
	["ndjson", "jsonl"],
	["json", "json"],
	["csv", "csv"],
	["tsv", "tsv"],
	["parquet", "parquet"],
	["geoparquet", "parquet"],
	["gpq", "parquet"],
	["arrow", "arrow"]
]);
const COMPRESSIONS = /* @__PURE__ */ new Map([
	["gz", "gzip"],
	["zst", "zstd"],
	["bz2", "bzip2"],
	["xz", "xz"],
	["lz4", "lz4"],
	["zip", "zip"]
]);
const NOT_ROWS = /* @__PURE__ */ new Set([
	"registry.json",
	"dataset_info.json",
	"dataset_infos.json",
	"dataset_dict.json",
	"state.json",
	"config.json",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"jsconfig.json",
	"composer.json",
	"deno.json",
	"biome.json",
	"renovate.json",
	"croissant.json",
	".envcard.json"
]);
const NOT_DATA = /* @__PURE__ */ new Set([
	"node_modules",
	"__pycache__",
	"__MACOSX"
]);
const MAYBE = /\.(?:jsonl|ndjson|json|csv|tsv|parquet|geoparquet|gpq|arrow)(?:\.(?:gz|zst|bz2|xz|lz4|zip))?$/i;
function rowFormat(path) {
	if (!MAYBE.test(path)) return null;
	const parts = baseName(path).toLowerCase().split(".");
	const compression = COMPRESSIONS.get(parts.at(-1) ?? "") ?? null;
	if (compression !== null) parts.pop();
	const format = parts.length > 1 ? FORMATS$1.get(parts.at(-1) ?? "") : void 0;
	return format === void 0 ? null : {
		format,
		compression
	};
}
function rowCandidates(listing) {
	const tasks = new Set(listing.named("task.toml").map(directoryOf));
	const found = [];
	for (const entry of listing.entries) {
		if (entry.kind !== "file") continue;
		const format = rowFormat(entry.path);
		if (format === null || !mayHoldRows(entry.path) || isWithinTask(entry.path, tasks)) continue;
		found.push({
			path: entry.path,
			size: entry.size,
			...format
		});
	}
	return found;
}
const BEHIND = /\.(?:jsonl|ndjson|json|csv|tsv|parquet|geoparquet|gpq|arrow)\.[^/]+$/;
function oddlyNamedRows(listing) {
	return listing.entries.find(({ kind, path }) => {
		return kind === "file" && BEHIND.test(path) && rowFormat(path) === null && mayHoldRows(path);
	})?.path ?? null;
}
function mayHoldRows(path) {
	const parts = path.split("/");
	const name = parts.pop() ?? "";
	if (name.startsWith(".") || NOT_ROWS.has(name.toLowerCase())) return false;
	return !parts.some((part) => part.startsWith(".") || NOT_DATA.has(part));
}
function isWithinTask(path, tasks) {
	if (tasks.size === 0) return false;
	if (tasks.has("") && /^(?:environment|tests|solution|steps)\//.test(path)) return true;
	for (let folder = directoryOf(path); folder !== ""; folder = directoryOf(folder)) if (tasks.has(folder)) return true;
	return false;
}

// src/frameworks/rows.ts
const MOST_FILES = 100;
const MOST_BYTES = 67108864;
const MOST_VALUES = 2e6;
const MOST_ROWS = 512;
const FEWER_AFTER = 8192;
const FEWER_ROWS = 64;
const known$2 = /* @__PURE__ */ new WeakMap();
function readRowFiles(repository) {
	let files = known$2.get(repository);
	if (files === void 0) {
		files = readAll(repository);
		known$2.set(repository, files);
	}
	return files;
}
async function readAll(repository) {
	const candidates = rowCandidates(repository.listing);
	if (candidates.length === 0) return [];
	const [{ readRowFile, UNSEEN }, { fault }] = await Promise.all([import("./read3.js"), import("./lines2.js")]);
	const mains = new Map(candidates.map((candidate) => [candidate, isMainPath(directoryOf(candidate.path))]));
	const order = candidates.toSorted((a, b) => Number(mains.get(b)) - Number(mains.get(a)));
	const files = /* @__PURE__ */ new Map();
	let bytes = 0;
	let values = 0;
	let rows = 0;
	for (const candidate of order) {
		const main = mains.get(candidate) ?? false;
		if (files.size >= MOST_FILES || bytes >= MOST_BYTES || values >= MOST_VALUES) {
			const { path, format, compression } = candidate;
			files.set(candidate, {
				path,
				main,
				format,
				compression,
				...UNSEEN,
				fault: fault("budget")
			});
			continue;
		}
		const read = await readRowFile(repository, candidate, main, rows < FEWER_AFTER ? MOST_ROWS : 64);
		bytes += read.bytes;
		values += read.values;
		rows += read.file.rows.length;
		files.set(candidate, read.file);
	}
	return candidates.flatMap((candidate) => files.get(candidate) ?? []);
}

// src/frameworks/harbor/stand-ins.ts
const POINTER_SIZE = {
	least: 100,
	most: 250
};
const MOST_OPENED = 200;
const MOST_TOLD$3 = 50;
const TEXT_FILES = /(?:^|\/)(?:instruction\.md|test\.sh|test\.bat|solve\.sh|solve\.bat|Dockerfile|docker-compose\.yaml)$/;
async function pointerNotes(repository, scan) {
	const remote = repository.sampling !== null;
	if (!readsEveryTask(repository)) return [];
	const notes = [];
	let opened = 0;
	for (const { path, kind, size } of repository.listing.entries) {
		if (opened >= MOST_OPENED || notes.length >= MOST_TOLD$3) break;
		if (kind !== "file" || !isInTask(path, scan) || path.endsWith("/task.toml")) continue;
		const maybe = size !== null && size >= POINTER_SIZE.least && size <= POINTER_SIZE.most;
		if (remote ? !path.endsWith("/instruction.md") : !maybe) continue;
		opened += 1;
		const read = await repository.read(path, POINTER_SIZE.most);
		if (!read.ok || !isLfsPointer(read.bytes)) continue;
		notes.push({
			rule: "files/lfs-pointer",
			effect: TEXT_FILES.test(path) ? "hides" : "remark",
			code: harborCode("harbor-lfs-pointer"),
			args: { file: path },
			path,
			line: 1,
			fact: "H71",
			remedy: {
				code: harborCode("harbor-remedy-lfs"),
				args: {}
			}
		});
	}
	return notes;
}
function isInTask(path, scan) {
	if (scan.rootIsTask || scan.folders.has(".")) return path.includes("/");
	for (const folder of scan.folders.keys()) if (path.startsWith(`${folder}/`)) return true;
	return false;
}
const ARCHIVE = /\.(?:tar|tar\.gz|tgz|tar\.zst|tar\.xz|tar\.bz2|zip|7z)$/i;
function packedArchives(listing) {
	return listing.entries.filter(({ path, kind }) => {
		const depth = path.split("/").length;
		return kind === "file" && depth <= 3 && ARCHIVE.test(path);
	}).slice(0, MOST_TOLD$3).map(({ path }) => ({
		rule: "files/packed-tasks",
		effect: "remark",
		code: harborCode("harbor-packed"),
		args: { file: path },
		path,
		line: null,
		fact: "H10",
		remedy: {
			code: harborCode("harbor-remedy-unpack"),
			args: {}
		}
	}));
}
async function packedTasks(repository) {
	return [...packedArchives(repository.listing), ...await packedTables(repository)];
}
const PACKED_COLUMN = /^task_(?:binary|archive|tar|zip|files)$/;
async function packedTables(repository) {
	const notes = [];
	for (const file of await readRowFiles(repository)) {
		const column = file.columns?.find((name) => PACKED_COLUMN.test(name));
		if (column === void 0 || notes.length === MOST_TOLD$3) continue;
		notes.push({
			rule: "files/packed-tasks",
			effect: "remark",
			code: harborCode("harbor-packed-table"),
			args: {
				file: file.path,
				column
			},
			path: file.path,
			line: null,
			fact: "H10",
			remedy: {
				code: harborCode("harbor-remedy-unpack"),
				args: {}
			}
		});
	}
	return notes;
}

// src/frameworks/harbor/twins.ts
const MOST_TOLD$2 = 50;
function caseTwins(listing) {
	const pairs = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Map();
	const looked = /* @__PURE__ */ new Set();
	const isThere = (path) => listing.get(path) !== void 0 || listing.isDirectory(path);
	for (const entry of listing.entries) {
		if (entry.path.toLowerCase() === entry.path) continue;
		for (const path of [...foldersOf(entry.path), entry.path]) {
			const lower = path.toLowerCase();
			if (lower === path) continue;
			if (looked.has(path)) continue;
			looked.add(path);
			const other = isThere(lower) ? lower : seen.get(lower);
			if (other === void 0) seen.set(lower, path);
			else {
				pairs.set(path, other);
				break;
			}
		}
		if (pairs.size > MOST_TOLD$2) break;
	}
	return Array.from(pairs).filter(([path]) => !foldersOf(path).some((folder) => pairs.has(folder))).slice(0, MOST_TOLD$2).map(([path, other]) => ({
		rule: "files/case-twins",
		effect: "remark",
		code: harborCode("harbor-case-twins"),
		args: {
			first: path,
			second: other
		},
		path,
		line: null,
		fact: "H11",
		remedy: null
	}));
}
function foldersOf(path) {
	const folders = [];
	for (let at = directoryOf(path); at !== ""; at = directoryOf(at)) folders.unshift(at);
	return folders;
}

// src/frameworks/harbor.ts
const harbor = {
	key: "harbor",
	detect: detect$2
};
async function detect$2(context) {
	const { repository } = context;
	const { listing } = repository;
	const scan = scanTasks(listing);
	const directories = [...new Set(Array.from(scan.folders.values()).flat())];
	const plan = tasksToRead(repository, directories);
	const isSample = plan.read.length < plan.total;
	const facts = await readTasks(repository, plan.read);
	const readings = new Map(facts.map((task) => [task.directory, task]));
	const registries = await openRegistries(context, scan, isSample ? new Set(plan.read) : null);
	const tasksets = [...registries.tasksets, ...await folderTasksets(context, scan, readings, isSample)];
	const notes = [
		...registries.notes,
		...lostTasks(listing, scan, registries.tasksets.length > 0),
		...caseTwins(listing),
		...await pointerNotes(repository, scan),
		...hiddenNames(tasksets),
		...directories.length === 0 && !scan.rootIsTask ? await packedTasks(repository) : []
	];
	const conditions = conditionsOf(tasksets);
	const verdict = verdictOf$3(tasksets, !listing.complete || registries.unseen);
	const tolerated = verdict === "fails" ? toleratedByOlder(facts) : null;
	return {
		verdict,
		basis: isSample ? {
			kind: "sample",
			read: plan.read.length,
			of: plan.total
		} : { kind: "complete" },
		conditions,
		tasksets,
		evidence: evidenceOf$1(context, scan, tasksets, registries, facts),
		notes,
		remedy: verdict === "loads" ? null : remedyFor(scan, tasksets, notes, registries.pinNotSeen),
		vouched: false,
		suggestOnly: false,
		...tolerated === null ? {} : { tolerated }
	};
}
async function folderTasksets(context, scan, readings, isSample) {
	const tasksets = [];
	for (const [folder, directories] of scan.folders) {
		const taskset = openFolder(context, folder, directories, readings);
		tasksets.push(taskset);
		if (taskset.tasks.ok > 0 || taskset.verdict !== "fails" && isSample) continue;
		const local = await openLocally(context, folder, directories);
		if (local !== null) tasksets.push(local);
	}
	if (scan.rootIsTask) tasksets.push(await openRootTask(context));
	return tasksets;
}
function hiddenNames(tasksets) {
	const names = tasksets.filter(({ verdict }) => verdict !== "fails").map((taskset) => taskset.name === null ? taskset.path ?? "" : `${taskset.name}@${taskset.version ?? ""}`).filter((name) => !isPlainName(name));
	return [...new Set(names)].slice(0, 50).map((name) => ({
		rule: "files/unsafe-name",
		effect: "remark",
		code: harborCode("harbor-no-snippet"),
		args: { name },
		path: null,
		line: null,
		fact: "H36",
		remedy: null
	}));
}
function conditionsOf(tasksets) {
	const loading = tasksets.filter(({ tasks }) => tasks.ok > 0);
	return loading.length > 0 && loading.every(({ door, path }) => door === "local" && path === ".") && loading.every(({ verdict }) => verdict === "loads") ? ["local-copy-only"] : [];
}
function verdictOf$3(tasksets, somethingUnseen) {
	if (tasksets.some(({ main, door, verdict }) => main && door !== "local" && verdict === "loads")) return "loads";
	if (tasksets.some(({ tasks, verdict }) => tasks.ok > 0 && verdict !== "unknown")) return "partial";
	return somethingUnseen || tasksets.some(({ verdict }) => verdict === "unknown") ? "unknown" : "fails";
}

// src/frameworks/nemo-gym/routes.ts
const MOST_NAMES = 200;
function routingOf(rows) {
	const agents = /* @__PURE__ */ new Set();
	const sources = /* @__PURE__ */ new Set();
	let unnamed = null;
	let hasUnnamed = false;
	for (const { value, line } of rows) {
		if (!isMapping(value)) continue;
		const source = Object.hasOwn(value, "task_source") ? value["task_source"] : void 0;
		if (typeof source === "string" && sources.size < MOST_NAMES) sources.add(source);
		if (!Object.hasOwn(value, "agent_ref")) continue;
		const reference = value["agent_ref"];
		const name = agentNameOf(reference);
		if (typeof name === "string") {
			if (agents.size < MOST_NAMES) agents.add(name);
		} else if (!hasUnnamed && isUnnamed(reference, name)) {
			hasUnnamed = true;
			unnamed = line;
		}
	}
	return {
		agents,
		sources,
		unnamed,
		hasUnnamed
	};
}
function isUnnamed(reference, name) {
	return isMapping(reference) ? (name ?? null) === null : isNoReference(reference);
}
function agentNameOf(reference) {
	return isMapping(reference) && Object.hasOwn(reference, "name") ? reference["name"] : void 0;
}
function isNoReference(reference) {
	return Array.isArray(reference) ? reference.length === 0 : !reference;
}

// src/frameworks/nemo-gym/items.ts
const SIMPLE_ROLES = /* @__PURE__ */ new Set([
	"user",
	"system",
	"developer"
]);
const STATUSES = /* @__PURE__ */ new Set([
	"in_progress",
	"completed",
	"incomplete"
]);
const OUTPUT_PARTS = /* @__PURE__ */ new Set(["output_text", "refusal"]);
const TRAINABLE = /* @__PURE__ */ new Set([
	"easy_message",
	"input_message",
	"output_message",
	"function_call",
	"reasoning"
]);
const TOKENS = [
	"prompt_token_ids",
	"generation_token_ids",
	"generation_log_probs"
];
function member(item, key) {
	return Object.hasOwn(item, key) ? item[key] : void 0;
}
function itemKind(item) {
	const type = member(item, "type");
	if ((type === "message" || typeof type !== "string") && (isNested(item, "role") || isNested(item, "status"))) return null;
	let tag;
	if (type === "message") tag = messageKind(item);
	else if (typeof type === "string") tag = type;
	else if (type === void 0 || type === null) tag = untypedKind(item) ?? "";
	else return null;
	if (tag === "") return {
		tag: "mcp_list_tools",
		hole: true
	};
	return {
		tag: TRAINABLE.has(tag) && TOKENS.every((field) => Object.hasOwn(item, field)) ? `${tag}__training` : tag,
		hole: false
	};
}
function isNested(item, key) {
	const value = member(item, key);
	return typeof value === "object" && value !== null;
}
function messageKind(item) {
	const content = member(item, "content");
	if (SIMPLE_ROLES.has(member(item, "role"))) return Array.isArray(content) && STATUSES.has(member(item, "status")) ? "input_message" : "easy_message";
	if (!Array.isArray(content)) return "easy_message";
	return (content.length > 0 ? OUTPUT_PARTS.has(firstPartType(content)) : typeof member(item, "id") === "string") ? "output_message" : "easy_message";
}
function untypedKind(item) {
	const role = member(item, "role");
	const content = member(item, "content");
	const hasId = typeof member(item, "id") === "string";
	if ((SIMPLE_ROLES.has(role) || role === "assistant") && (typeof content === "string" || Array.isArray(content))) {
		const tag = messageKind(item);
		if (tag === "output_message") return hasId ? tag : null;
		return OUTPUT_PARTS.has(firstPartType(content)) ? null : tag;
	}
	if (!Object.hasOwn(item, "role") && hasId && Array.isArray(content) && (content.length === 0 || OUTPUT_PARTS.has(firstPartType(content)))) return "output_message";
	if (Object.hasOwn(item, "arguments") && Object.hasOwn(item, "name")) return Object.hasOwn(item, "call_id") ? "function_call" : "mcp_call";
	if (typeof member(item, "call_id") === "string" && Object.hasOwn(item, "output")) return "function_call_output";
	return hasId && Array.isArray(member(item, "summary")) ? "reasoning" : null;
}
function firstPartType(content) {
	const first = Array.isArray(content) ? content[0] : void 0;
	if (!isMapping(first)) return null;
	const type = member(first, "type");
	if (type !== void 0 && type !== null && type !== "" && type !== false && type !== 0) return type;
	return Object.hasOwn(first, "refusal") ? "refusal" : null;
}
function missingToken(item) {
	if (![...TOKENS, "routed_experts"].some((field) => Object.hasOwn(item, field))) return null;
	return TOKENS.find((field) => !Object.hasOwn(item, field)) ?? null;
}
function badVideo(part) {
	if (!isMapping(part) || member(part, "type") !== "input_video") return false;
	const keys = ["video_url", "video"].filter((key) => Object.hasOwn(part, key));
	if (keys.length !== 1) return true;
	const source = member(part, keys[0] ?? "");
	const url = isMapping(source) ? member(source, "url") : source;
	return typeof url !== "string" || url.trim() === "";
}

// src/frameworks/nemo-gym/row.ts
const PARAMS$1 = "responses_create_params";
function checkRow(row, models, compare) {
	const problems = rowProblems(row, models.newest, models.strict);
	if (problems.length > 0 || !compare) return {
		problems,
		since: null
	};
	return {
		problems,
		since: rowProblems(row, models.strict, models.strict).length > 0 ? models.newest.release : null
	};
}
function rowProblems(row, model, strict) {
	if (!isMapping(row)) return [{
		path: [],
		kind: "type",
		expected: "an object"
	}];
	if (!Object.hasOwn(row, PARAMS$1)) return [{
		path: [PARAMS$1],
		kind: "missing",
		expected: "a value"
	}];
	const params = row[PARAMS$1];
	if (!isMapping(params)) return [{
		path: [PARAMS$1],
		kind: "type",
		expected: "an object"
	}];
	const { input: _input, tools: _tools, stream, ...rest } = params;
	const scalars = stream === void 0 ? rest : {
		...rest,
		stream: stream === 0 ? false : stream
	};
	const problems = problemsOf(model.params, scalars, model.root, [PARAMS$1]);
	const { [PARAMS$1]: _params, ...others } = model.root.properties ?? {};
	for (const [key, schema] of Object.entries(others)) if (Object.hasOwn(row, key)) problems.push(...problemsOf(schema, row[key], model.root, [key]));
	if (Object.hasOwn(params, "input")) problems.push(...inputProblems(params["input"], model, strict));
	else problems.push({
		path: [PARAMS$1, "input"],
		kind: "missing",
		expected: "a value"
	});
	if (Object.hasOwn(params, "tools")) problems.push(...toolProblems(params["tools"], model));
	return problems;
}
function problemsOf(schema, value, root, path) {
	const result = validateLax(schema, value, root);
	if (result.ok) return [];
	return result.problems.map(({ path: inner, kind, expected }) => ({
		path: [...path, ...inner],
		kind,
		expected
	}));
}
function inputProblems(input, model, strict) {
	const path = [PARAMS$1, "input"];
	if (typeof input === "string") return [];
	if (!Array.isArray(input)) return [{
		path,
		kind: "type",
		expected: "a string or a list"
	}];
	const problems = [];
	for (const [i, item] of input.entries()) {
		problems.push(...itemProblems(item, model, strict, [...path, i]));
		if (problems.length >= 10) break;
	}
	return problems;
}
function itemProblems(item, model, strict, path) {
	if (!isMapping(item)) return [{
		path,
		kind: "type",
		expected: "an object"
	}];
	if (model.tags === null) return anyOf(model.items, item, model.root, path);
	const lone = missingToken(item);
	if (lone !== null) return [{
		path: [...path, lone],
		kind: "missing",
		expected: "a value"
	}];
	for (const [field, schema] of Object.entries(model.tokens)) {
		if (!Object.hasOwn(item, field)) continue;
		const problems = problemsOf(schema, item[field], model.root, [...path, field]);
		if (problems.length > 0) return problems;
	}
	const kind = itemKind(item);
	if (kind?.hole === true) return anyOf(strict.items, item, strict.root, path);
	const schema = kind !== null && Object.hasOwn(model.tags, kind.tag) ? model.tags[kind.tag] : void 0;
	if (schema === void 0) return [{
		path: [...path, "type"],
		kind: "enum",
		expected: "a known kind of input item"
	}];
	const content = member(item, "content");
	if ((kind?.tag.startsWith("easy_message") === true || kind?.tag.startsWith("input_message") === true) && Array.isArray(content) && content.some(badVideo)) return [{
		path: [...path, "content"],
		kind: "type",
		expected: "one video_url or video with an address"
	}];
	return problemsOf(schema, replayed(item), model.root, path);
}
function replayed(item) {
	const type = member(item, "type");
	if (type === "additional_tools") return {
		...item,
		role: "developer"
	};
	if (type === "computer_call_output" && member(item, "status") === "failed") return Object.fromEntries(Object.entries(item).filter(([key]) => key !== "status"));
	return item;
}
function toolProblems(tools, model) {
	const path = [PARAMS$1, "tools"];
	if (!Array.isArray(tools)) return [{
		path,
		kind: "type",
		expected: "a list"
	}];
	const problems = [];
	for (const [i, tool] of tools.entries()) {
		if (!isMapping(tool)) {
			problems.push({
				path: [...path, i],
				kind: "type",
				expected: "an object"
			});
			continue;
		}
		const value = model.tags !== null && member(tool, "defer_loading") === null ? {
			...tool,
			defer_loading: false
		} : tool;
		problems.push(...anyOf(model.tools, value, model.root, [...path, i]));
		if (problems.length >= 10) break;
	}
	return problems;
}
function anyOf(members, value, root, path) {
	const type = member(value, "type");
	const possible = members.filter((schema) => {
		const own = schema.properties?.["type"];
		if (type === void 0) return own === void 0 || schema.required?.includes("type") !== true;
		return own?.const === void 0 && own?.enum === void 0 ? true : own.const === type || own.enum?.includes(type) === true;
	});
	if (possible.length === 0) return type === void 0 ? [{
		path: [...path, "type"],
		kind: "missing",
		expected: "a value"
	}] : [{
		path: [...path, "type"],
		kind: "enum",
		expected: `one of ${knownTypes(members).join(", ")}`
	}];
	let best = null;
	for (const schema of possible) {
		const problems = problemsOf(schema, value, root, path);
		if (problems.length === 0) return [];
		if (best === null || problems.length < best.length) best = problems;
	}
	return best ?? [];
}
function knownTypes(members) {
	const found = /* @__PURE__ */ new Set();
	for (const { properties } of members) {
		const own = properties?.["type"];
		for (const type of own?.enum ?? (own?.const === void 0 ? [] : [own.const])) found.add(String(type));
	}
	return [...found];
}

// src/frameworks/nemo-gym/judge.ts
const PARAMS = "responses_create_params";
const COMPARED = 64;
const RESERVED = /* @__PURE__ */ new Set([
	"__class__",
	"__dict__",
	"__fields__",
	"__fields_set__",
	"__weakref__",
	"model_extra",
	"model_fields_set"
]);
const SIGNS = [
	"agent_ref",
	"task_source",
	"verifier_metadata",
	"_ng_task_index",
	"task_index"
];
function judgeRows(rows, models, claimed) {
	const broken = [];
	const bad = [];
	let withParams = 0;
	let fillable = true;
	let materialized = rows.length > 0;
	let since = null;
	let crash = null;
	const kinds = /* @__PURE__ */ new Map();
	for (const row of rows) {
		if (isMapping(row.value) && Object.hasOwn(row.value, "responses_create_params")) withParams += 1;
		materialized &&= isMaterialized(row.value);
		const sample = rows.length <= COMPARED || row.row < COMPARED;
		const check = models === null ? unchecked(row.value) : checkRow(row.value, models, sample && since === null);
		const fault = lineFault(row) ?? rowFault(row, check.problems);
		if (fault === null) {
			if (check.since !== null) since = {
				release: check.since,
				line: row.line
			};
			crash ??= crashOf(row, kinds);
			continue;
		}
		bad.push(row.row);
		broken.push(fault);
		fillable &&= row.fault === null && isFillable(row.value, check.problems, claimed);
	}
	const ok = rows.length - broken.length;
	return {
		total: rows.length,
		ok,
		broken,
		bad,
		withParams,
		template: ok === 0 && rows.length > 0 && fillable,
		materialized,
		since,
		crash
	};
}
function unchecked(value) {
	return {
		problems: [{
			path: isMapping(value) ? ["responses_create_params"] : [],
			kind: "missing",
			expected: "a value"
		}],
		since: null
	};
}
function crashOf(row, kinds) {
	const { value } = row;
	if (!isMapping(value)) return null;
	const reference = Object.hasOwn(value, "agent_ref") ? value["agent_ref"] : null;
	if (!isNoReference(reference) && !isMapping(reference)) return {
		kind: "agent",
		column: "agent_ref",
		row
	};
	const named = (agentNameOf(reference) ?? null) !== null;
	const source = Object.hasOwn(value, "task_source") ? value["task_source"] : null;
	if (!named && (Array.isArray(source) || isMapping(source))) return {
		kind: "source",
		column: "task_source",
		row
	};
	const index = Object.hasOwn(value, "_ng_task_index") ? value["_ng_task_index"] : null;
	if (Array.isArray(index) || isMapping(index)) return {
		kind: "index",
		column: "_ng_task_index",
		row
	};
	for (const [column, held] of Object.entries(value)) {
		if (column === "responses_create_params" || column === "response") continue;
		for (const item of Array.isArray(held) ? held : [held]) {
			const kind = typeof item === "string" ? "string" : isNumber(item) ? "number" : null;
			if (kind === null) continue;
			if (RESERVED.has(column)) return {
				kind: "name",
				column,
				row
			};
			const before = kinds.get(column);
			if (before === void 0) kinds.set(column, kind);
			else if (before !== kind) return {
				kind: "column",
				column,
				row
			};
		}
	}
	return null;
}
function isNumber(value) {
	return Number.isFinite(value) || typeof value === "boolean" || value instanceof PyFloat;
}
function isMaterialized(value) {
	if (!isMapping(value) || !isMapping(value["task_id"]) || !Object.hasOwn(value, "task_input")) return false;
	return typeof value["task_id"]["taskset"] === "string";
}
function isFillable(value, problems, claimed) {
	if (!isMapping(value)) return false;
	return (claimed || Object.hasOwn(value, "responses_create_params") || SIGNS.some((sign) => Object.hasOwn(value, sign))) && problems.every(({ kind, path }) => kind === "missing" && path[0] === "responses_create_params" && (path.length === 1 || path[1] === "input") && path.length <= 2);
}
function brokenRow(row, code, args, fact) {
	return {
		path: row.path,
		place: {
			path: row.path,
			line: row.line
		},
		code,
		args: {
			row: row.row + 1,
			...args
		},
		fact
	};
}
function lineFault(row) {
	if (row.fault === null) return null;
	const { reason, column, strict } = row.fault;
	if (strict) return brokenRow(row, "nemo-row-strict", { reason }, "N7");
	if (reason === "no value") return brokenRow(row, "nemo-row-blank", {}, "N7");
	if (reason === "byte order mark") return brokenRow(row, "nemo-row-bom", {}, "N7");
	return brokenRow(row, "nemo-row-not-json", {
		reason,
		column
	}, "N7");
}
const CHAT_KEYS = {
	messages: "input",
	max_tokens: "max_output_tokens",
	max_completion_tokens: "max_output_tokens",
	response_format: "text.format",
	reasoning_effort: "reasoning.effort",
	functions: "tools"
};
function rowFault(row, problems) {
	const problem = problems.find(({ kind }) => kind === "extra") ?? problems[0];
	if (problem === void 0) return null;
	const { path, kind, expected } = problem;
	const field = fieldName(path);
	if (path.length === 0) return brokenRow(row, "nemo-row-not-object", {}, "N7");
	if (path.length === 1 && path[0] === "responses_create_params") {
		if (kind === "missing") return brokenRow(row, "nemo-row-no-params", {}, "N9");
		return brokenRow(row, "nemo-row-params-form", { found: kindOf(valueAt(row.value, path)) }, "N9");
	}
	const key = String(path.at(-1));
	const fact = path[1] === "tools" ? "N12" : path[1] === "input" ? "N11" : "N10";
	if (kind === "extra") return path.length === 2 && Object.hasOwn(CHAT_KEYS, key) ? brokenRow(row, "nemo-row-chat-key", {
		field,
		instead: CHAT_KEYS[key] ?? ""
	}, fact) : brokenRow(row, "nemo-row-unknown-key", { field }, fact);
	if (kind === "missing") return brokenRow(row, "nemo-row-missing", { field }, fact);
	if (valueAt(row.value, path) === null) return brokenRow(row, "nemo-row-null", {
		field,
		expected
	}, "N6");
	return brokenRow(row, "nemo-row-value", {
		field,
		expected
	}, fact);
}
function valueAt(value, path) {
	let at = value;
	for (const step of path) {
		if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return void 0;
		at = at[step];
	}
	return at;
}
function kindOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	return typeof value === "string" ? "a string" : `a ${typeof value}`;
}
function fieldName(path) {
	return path.map((step, i) => typeof step === "number" ? `[${step}]` : i === 0 ? step : `.${step}`).join("");
}

// src/frameworks/nemo-gym/split/card.ts
const PLAIN_KEYS = /* @__PURE__ */ new Set([
	"config_name",
	"data_files",
	"data_dir",
	"default",
	"description",
	"drop_labels",
	"version"
]);
function cardData(card) {
	const data = card.data ?? {};
	const listed = Object.hasOwn(data, "configs") ? data["configs"] : void 0;
	const configs = [];
	let malformed = isTruthy$1(listed) && !Array.isArray(listed);
	for (const entry of Array.isArray(listed) ? listed : []) {
		const name = isMapping(entry) ? entry["config_name"] : void 0;
		if (!isMapping(entry) || typeof name !== "string") {
			malformed = true;
			continue;
		}
		const folder = entry["data_dir"];
		configs.push({
			name,
			dataFiles: entry["data_files"] ?? void 0,
			folder: typeof folder === "string" ? folder.replace(/^(?:\.?\/)+|\/+$/g, "").replace(/^\.$/, "") : "",
			isDefault: isTruthy$1(entry["default"]),
			special: Object.keys(entry).some((key) => !PLAIN_KEYS.has(key))
		});
	}
	return {
		configs,
		malformed,
		...declarations(Object.hasOwn(data, "dataset_info") ? data["dataset_info"] : void 0)
	};
}
function isTruthy$1(value) {
	return Boolean(value) && !(Array.isArray(value) && value.length === 0);
}
function declarations(info) {
	const features = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	const names = /* @__PURE__ */ new Set();
	for (const entry of Array.isArray(info) ? info : [info]) {
		if (!isMapping(entry)) continue;
		const name = typeof entry["config_name"] === "string" ? entry["config_name"] : "default";
		names.add(name);
		const declared = entry["features"];
		if (declared !== void 0 && declared !== null) features.set(name, featureList(declared, 0));
		const splits = entry["splits"];
		if (!Array.isArray(splits)) continue;
		const rows = /* @__PURE__ */ new Map();
		for (const split of splits) {
			if (!isMapping(split)) continue;
			if (typeof split["name"] === "string" && typeof split["num_examples"] === "number") rows.set(split["name"], split["num_examples"]);
		}
		counts.set(name, rows);
	}
	const [only = null] = names;
	return {
		features,
		counts,
		described: names.size === 1 ? only : null
	};
}
const MOST_DEPTH$1 = 40;
function featureList(list, depth) {
	if (!Array.isArray(list) || depth > MOST_DEPTH$1) return null;
	const fields = /* @__PURE__ */ new Map();
	for (const entry of list) {
		const shape = isMapping(entry) ? feature(entry, depth + 1) : null;
		if (!isMapping(entry) || typeof entry["name"] !== "string" || shape === null) return null;
		fields.set(entry["name"], shape);
	}
	return {
		kind: "struct",
		fields
	};
}
function feature(entry, depth) {
	if (Object.hasOwn(entry, "struct")) return featureList(entry["struct"], depth);
	const list = entry["list"] ?? entry["sequence"] ?? entry["large_list"];
	if (list !== void 0) {
		if (Array.isArray(list)) {
			const item = featureList(list, depth);
			return item === null || Object.hasOwn(entry, "sequence") ? null : {
				kind: "list",
				item
			};
		}
		const item = typeof list === "string" ? dtype(list) : isMapping(list) ? feature(list, depth + 1) : null;
		return item === null ? null : {
			kind: "list",
			item
		};
	}
	const type = entry["dtype"];
	return typeof type === "string" ? dtype(type) : { kind: "any" };
}
function dtype(name) {
	if (name === "string" || name === "large_string") return {
		kind: "scalar",
		type: "string"
	};
	if (name === "bool") return {
		kind: "scalar",
		type: "boolean"
	};
	if (name === "null") return { kind: "null" };
	if (name === "json") return { kind: "json" };
	if (/^u?int\d+$/.test(name)) return {
		kind: "scalar",
		type: "integer"
	};
	return /^float\d+$/.test(name) ? {
		kind: "scalar",
		type: "number"
	} : { kind: "any" };
}

// src/frameworks/nemo-gym/features.ts
function featureEvidence(card) {
	if (!isMapping(card.data) || !Object.hasOwn(card.data, "dataset_info")) return [];
	const found = [];
	for (const [config, features] of cardData(card).features) {
		const params = features?.kind === "struct" ? features.fields.get("responses_create_params") : void 0;
		if (params === void 0) continue;
		const say = (stance, code, fact) => {
			found.push({
				stance,
				code,
				args: { config },
				path: card.path,
				line: card.lineOf("dataset_info"),
				fact
			});
		};
		if (params.kind === "struct" && params.fields.has("input")) say("supports", "nemo-features-params", "N6");
		else if (params.kind === "struct") say("refutes", "nemo-features-key", "N10");
		else if (params.kind === "scalar" || params.kind === "list") say("refutes", "nemo-features-form", "N9");
	}
	return found;
}

// src/frameworks/nemo-gym/known.ts
const TRAIN = ["train.jsonl"];
const TRAIN_VALIDATION = ["train.jsonl", "validation.jsonl"];
const SINGLE_STEP = "single_step_tool_use_with_argument_comparison";
function known$1(id, artifacts, server, agent, source = false) {
	return {
		id,
		artifacts,
		server,
		agent,
		source
	};
}
const KNOWN = [
	known$1("nvidia/Nemotron-RL-agent-workplace_assistant", TRAIN_VALIDATION, "workplace_assistant", "workplace_assistant_simple_agent"),
	known$1("nvidia/Nemotron-RL-instruction_following-structured_outputs", ["structured_outputs_251027_nano_v3_sdg_json_train.jsonl", "structured_outputs_251027_nano_v3_sdg_json_val.jsonl"], "structured_outputs/structured_outputs_json", "structured_outputs_simple_agent"),
	known$1("nvidia/Nemotron-RL-instruction_following", ["instruction_following.jsonl"], "instruction_following", "instruction_following_simple_agent"),
	known$1("nvidia/Nemotron-RL-agent-calendar_scheduling", TRAIN_VALIDATION, "calendar", "calendar_simple_agent"),
	known$1("nvidia/Nemotron-RL-Instruction-Following-Calendar-v2", TRAIN_VALIDATION, "calendar/calendar_v2", "calendar_simple_agent"),
	known$1("nvidia/Nemotron-RL-Instruction-Following-MultiTurnChat-v1", TRAIN, "multichallenge/multichallenge_nrl", "multichallenge_simple_agent"),
	known$1("nvidia/Nemotron-RL-knowledge-mcqa", [], "mcqa", "mcqa_simple_agent"),
	known$1("nvidia/Nemotron-RL-knowledge-openQA", [], "equivalence_llm_judge", "equivalence_llm_judge_simple_agent"),
	known$1("nvidia/Nemotron-RL-knowledge-web_search-mcqa", ["mcqa_search.jsonl"], "google_search", "google_search_simple_agent"),
	known$1("nvidia/Nemotron-RL-math-OpenMathReasoning", [
		"train.jsonl",
		"validation.jsonl",
		"aime24_validation.jsonl"
	], "math_with_judge", "math_with_judge_simple_agent"),
	known$1("nvidia/Nemotron-RL-math-stack_overflow", ["math_stack_overflow_problems.jsonl"], "math_with_judge/math_stack_overflow", "math_with_judge_simple_agent"),
	known$1("nvidia/Nemotron-RL-math-advanced_calculations", [], "math_advanced_calculations", "math_advanced_calculations_simple_agent"),
	known$1("nvidia/nemotron-RL-coding-competitive_coding", ["opencodereasoning_filtered_25k_train.jsonl", "validation.jsonl"], "code_gen", "code_gen_simple_agent"),
	known$1("nvidia/Nemotron-RL-ReasoningGym-v1", ["data/train.jsonl"], "reasoning_gym", "reasoning_gym_simple_agent"),
	known$1("nvidia/Nemotron-RL-QA-Abstention-v1", ["data/train.jsonl"], "abstention", "abstention_simple_agent"),
	known$1("nvidia/Nemotron-RL-litmus-bench-v0.1", TRAIN, "litmus_agent", "litmus_agent_agent"),
	known$1("nvidia/Nemotron-RL-Agentic-Conversational-Tool-Use-Pivot-v1", TRAIN, SINGLE_STEP, `${SINGLE_STEP}_agent`),
	known$1("nvidia/Nemotron-RL-Agentic-Function-Calling-Pivot-v1", TRAIN, `${SINGLE_STEP}/toolcall_schema_${SINGLE_STEP}`, `toolcall_schema_${SINGLE_STEP}_agent`),
	known$1("nvidia/Nemotron-RL-Agentic-SWE-Pivot-v1", TRAIN, `${SINGLE_STEP}/swe_pivot_${SINGLE_STEP}`, `swe_pivot_${SINGLE_STEP}_agent`),
	known$1("NPCI/nemo-gym-indian-banking", TRAIN_VALIDATION, "indian_banking", "indian_banking_agent"),
	known$1("appliedcompute/vcqa-v1", ["rows/train.jsonl", "rows/test.jsonl"], null, "vcqa_agent"),
	known$1("Junrulu/RoleMRC", ["roleMRC_test.jsonl"], "rolemrc", "rolemrc_simple_agent", true),
	known$1("SWE-Gym/SWE-Gym", [], null, "mini_swe_simple_agent", true),
	known$1("princeton-nlp/SWE-bench_Verified", [], null, "mini_swe_simple_agent", true),
	known$1("xlangai/osworld", [], null, "osworld_simple_agent", true)
];
function knownDataset$1(repoId) {
	if (repoId === null) return null;
	const id = repoId.toLowerCase();
	return KNOWN.find((entry) => entry.id.toLowerCase() === id) ?? null;
}

// src/frameworks/nemo-gym/model.ts
const TOKEN_FIELDS = [
	"prompt_token_ids",
	"generation_token_ids",
	"generation_log_probs",
	"routed_experts"
];
let loaded;
function rowModels() {
	loaded ??= Promise.all([import("./nemo-gym-row.js"), import("./nemo-gym-row-0.4.js")]).then(([newest, strict]) => ({
		newest: modelOf(newest.default),
		strict: modelOf(strict.default)
	}));
	return loaded;
}
function modelOf(generated) {
	const root = generated;
	const definition = (name) => root.$defs?.[name] ?? {};
	const { properties = {}, ...model } = definition("NeMoGymResponseCreateParamsNonStreaming");
	const { input, tools, ...rest } = properties;
	const list = input?.anyOf?.find((member) => member.type === "array")?.items;
	const tags = list?.["x-tags"];
	const training = definition("NeMoGymEasyInputMessageForTraining").properties ?? {};
	const resolved = (member) => definition(member.$ref?.slice(8) ?? "");
	return {
		release: generated["x-source"].version,
		root,
		params: {
			...model,
			properties: rest,
			required: []
		},
		tools: (tools?.items?.anyOf ?? []).map(resolved),
		items: (list?.anyOf ?? []).map(resolved),
		tags: tags === void 0 ? null : Object.fromEntries(Object.entries(tags).map(([tag, $ref]) => [tag, resolved({ $ref })])),
		tokens: Object.fromEntries(TOKEN_FIELDS.map((field) => [field, training[field] ?? {}]))
	};
}

// src/frameworks/nemo-gym/notes.ts
function note(effect, code, args, path, line, fact, remedy = null) {
	return {
		rule: "files/rows",
		effect,
		code,
		args,
		path,
		line,
		fact,
		remedy: remedy === null ? null : {
			code: remedy,
			args: path === null ? {} : { path }
		}
	};
}
async function nemoNotes(findings) {
	const { files, artifacts, splits } = findings;
	return [
		...knownNotes(findings),
		...files.filter(({ fault }) => fault?.code === "lfs-pointer").map(pointerNote),
		...doorNotes(findings),
		...await routeNotes(artifacts.length > 0 ? artifacts : splits),
		...files.flatMap(nullNotes),
		...validationNote(findings)
	];
}
const CRASHES = {
	agent: {
		code: "nemo-note-agent-form",
		fact: "N16",
		remedy: "nemo-remedy-agent"
	},
	source: {
		code: "nemo-note-source-form",
		fact: "N16",
		remedy: "nemo-remedy-source",
		args: { since: "0.7.0" }
	},
	index: {
		code: "nemo-note-task-index",
		fact: "N16",
		remedy: "nemo-remedy-index"
	},
	column: {
		code: "nemo-note-mixed-column",
		fact: "N13",
		remedy: "nemo-remedy-column"
	},
	name: {
		code: "nemo-note-column-name",
		fact: "N13",
		remedy: "nemo-remedy-name"
	}
};
function pointerNote({ path }) {
	return {
		...note("hides", "nemo-note-pointer", {}, path, 1, "N7", "nemo-remedy-pointer"),
		rule: "files/lfs-pointer"
	};
}
function knownNotes({ repository, repoId }) {
	const known = knownDataset$1(repoId);
	if (known === null || !repository.listing.complete) return [];
	const notes = [];
	for (const artifact of known.artifacts) {
		if (repository.listing.isFile(artifact)) continue;
		const missing = note("hides", "nemo-note-known-artifact", {
			artifact,
			release: "0.7.0",
			config: known.server ?? known.agent
		}, artifact, null, "N20", "nemo-remedy-artifact");
		notes.push({
			...missing,
			rule: "files/known-dataset"
		});
	}
	return notes;
}
function doorNotes({ card, door }) {
	if (door === null) return [];
	if (door.kind !== "splits") {
		if (door.code !== "nemo-split-config-name") return [];
		const { path, line, args } = door;
		return [note("breaks", "nemo-note-config-default", args, path, line, "N4", "nemo-remedy-default-config")];
	}
	const others = door.splits.map(({ name }) => name).filter((name) => ![
		"train",
		"validation",
		"test"
	].includes(name));
	if (others.length === 0) return [];
	return [note("remark", "nemo-note-split-name", { splits: others }, card.path, card.lineOf("configs"), "N3")];
}
async function routeNotes(candidates) {
	const notes = [];
	for (const { taskset, judged, routing } of candidates) {
		const { path } = taskset;
		const crash = judged?.crash ?? null;
		if (crash !== null) {
			const { row, column, kind } = crash;
			const { code, fact, remedy, args: more } = CRASHES[kind];
			const args = {
				row: row.row + 1,
				column,
				...more
			};
			notes.push(note("breaks", code, args, row.path, row.line, fact, remedy));
		}
		if (routing === null || (judged?.withParams ?? 0) === 0) continue;
		if (routing.hasUnnamed) notes.push(note("remark", "nemo-note-agent-no-name", { until: "0.5.1" }, path, routing.unnamed, "N16", "nemo-remedy-agent"));
		if (routing.agents.size + routing.sources.size === 0) continue;
		const { SHIPPED_AGENTS, SHIPPED_RELEASE, SHIPPED_SERVERS } = await import("./shipped.generated.js");
		const agents = [...routing.agents].filter((name) => !SHIPPED_AGENTS.has(name));
		const sources = [...routing.sources].filter((name) => !SHIPPED_SERVERS.has(name) && !SHIPPED_AGENTS.has(name));
		const release = SHIPPED_RELEASE;
		if (agents.length > 0) notes.push(note("remark", "nemo-note-agent-unknown", {
			names: agents,
			release
		}, path, null, "N16"));
		if (sources.length > 0) notes.push(note("remark", "nemo-note-source-unknown", {
			names: sources,
			release
		}, path, null, "N16"));
	}
	return notes;
}
const NOT_NULL = /* @__PURE__ */ new Set(["parallel_tool_calls", "tool_choice"]);
function nullNotes({ path, parquet }) {
	if (parquet === null) return [];
	const params = parquet.map((column) => column.path.filter((step) => step !== "list" && step !== "element")).flatMap((at, i) => at[0] === "responses_create_params" ? [{
		at,
		nulls: parquet[i]?.nulls
	}] : []);
	const holes = params.filter(({ at, nulls }) => at.length === 2 && NOT_NULL.has(at[1] ?? "") && (nulls ?? 0) > 0);
	const items = new Set(params.filter(({ at }) => at[1] === "input").map(({ at }) => at[2]));
	const notes = holes.map(({ at, nulls }) => note("hides", "nemo-note-nulls", {
		column: at.join("."),
		nulls: nulls ?? 0
	}, path, null, "N6", "nemo-remedy-jsonl"));
	if (items.has("role") && (items.has("call_id") || items.has("arguments"))) notes.push(note("hides", "nemo-note-mixed-items", {}, path, null, "N6", "nemo-remedy-jsonl"));
	return notes;
}
function validationNote({ files, artifacts, splits, verdict }) {
	if (verdict !== "loads") return [];
	const names = [...artifacts, ...splits].filter(({ judged }) => (judged?.ok ?? 0) > 0);
	const named = (word) => names.some(({ taskset }) => word.test(taskset.path ?? "") || word.test(taskset.name ?? "")) || files.some(({ path, state }) => state === "unseen" && word.test(path));
	if (!named(/(?:^|[^a-z])train/i) || named(/(?:^|[^a-z])(?:val|valid|validation|dev|test|eval|example)/i)) return [];
	return [note("remark", "nemo-note-no-validation", {}, names[0]?.taskset.path ?? null, null, "N20")];
}

// src/frameworks/nemo-gym/row-schemas.ts
const KEYS = [
	"schema_str",
	"json_schema",
	"response_schema",
	"output_schema",
	"answer_schema"
];
const MOST_SCHEMAS = 200;
const LONGEST$2 = 262144;
const MOST_NOTES = 20;
const SCHEMA_WORDS = [
	"type",
	"properties",
	"$schema",
	"$ref",
	"anyOf",
	"oneOf",
	"allOf",
	"items",
	"enum"
];
async function rowSchemaNotes(files, checker) {
	const found = files.flatMap((file) => schemasOf(file));
	const notes = found.filter(({ text }) => text === null).map((one) => schemaNote(one, "nemo-note-schema-text", {}));
	const texts = [...new Set(found.flatMap(({ text }) => text ?? []))].slice(0, MOST_SCHEMAS);
	if (checker !== null && texts.length > 0) {
		const answers = await checker(texts);
		const faults = new Map(texts.map((text, i) => [text, answers[i] ?? null]));
		for (const one of found) {
			const fault = one.text === null ? null : faults.get(one.text) ?? null;
			if (fault === null) continue;
			const code = fault.slow ? "nemo-note-schema-slow" : "nemo-note-schema-broken";
			notes.push(schemaNote(one, code, fault.slow ? {} : { reason: fault.reason }));
		}
	}
	const counts = /* @__PURE__ */ new Map();
	return notes.filter(({ path }) => {
		const count = (counts.get(path) ?? 0) + 1;
		counts.set(path, count);
		return count <= MOST_NOTES;
	});
}
function schemaNote({ path, row, line, key }, code, args) {
	const remedy = code === "nemo-note-schema-slow" ? null : {
		code: "nemo-remedy-schema",
		args: {}
	};
	return {
		rule: "files/row-schema",
		effect: "remark",
		code,
		args: {
			row: row + 1,
			key,
			...args
		},
		path,
		line,
		fact: "N18",
		remedy
	};
}
function schemasOf(file) {
	const found = [];
	for (const { index, line, value } of file.rows) {
		if (!isMapping(value)) continue;
		const inner = Object.hasOwn(value, "verifier_metadata") ? value["verifier_metadata"] : null;
		for (const holder of [value, inner]) {
			if (!isMapping(holder)) continue;
			for (const key of KEYS) {
				if (!Object.hasOwn(holder, key)) continue;
				const text = schemaText(key, holder[key]);
				if (text !== void 0) found.push({
					path: file.path,
					row: index,
					line,
					key,
					text
				});
			}
		}
	}
	return found;
}
function schemaText(key, value) {
	if (isMapping(value)) {
		const text = looksLikeSchema(value) ? JSON.stringify(value) : "";
		return text !== "" && text.length <= LONGEST$2 ? text : void 0;
	}
	if (typeof value !== "string" || value.length > LONGEST$2) return void 0;
	let parsed;
	try {
		parsed = JSON.parse(value);
	} catch {
		return key === "schema_str" ? null : void 0;
	}
	if (isMapping(parsed)) return key === "schema_str" || looksLikeSchema(parsed) ? value : void 0;
	return key === "schema_str" && typeof parsed !== "boolean" ? null : void 0;
}
function looksLikeSchema(value) {
	return SCHEMA_WORDS.some((word) => Object.hasOwn(value, word));
}

// src/frameworks/nemo-gym/snippets.ts
const PLACEHOLDER$1 = "OWNER/NAME";
const INSTALL = { words: [
	"pip",
	"install",
	"nemo-gym>=0.7"
] };
async function routeOf(repoId, path, rows) {
	const known = knownDataset$1(repoId);
	if (known !== null && known.server !== null && (known.artifacts.length === 0 || path !== null && known.artifacts.includes(path))) return {
		server: known.server,
		agent: known.agent
	};
	const [agent] = rows.agents;
	if (agent === void 0 || rows.agents.size > 1) return null;
	const { SHIPPED_AGENTS } = await import("./shipped.generated.js");
	const server = SHIPPED_AGENTS.get(agent) ?? null;
	return server === null ? null : {
		server,
		agent
	};
}
function hydraValue(text) {
	if (/^[\w./@%+-]+$/.test(text)) return text;
	return `'${text.replaceAll("${", "\\${").replace(/(\\*)'/g, "$1$1\\'").replace(/\\+$/, "$&$&")}'`;
}
function nemoSnippet(repoId, what, route) {
	const download = [
		"gym",
		"dataset",
		"download",
		"--repo-id",
		repoId ?? PLACEHOLDER$1
	];
	const name = "artifact" in what ? baseName(what.artifact).replace(/\.[^.]*$/, "") : what.split;
	if ("artifact" in what) {
		const artifact = hydraValue(what.artifact);
		if (artifact.startsWith("-")) download.push(`--artifact=${artifact}`);
		else download.push("--artifact", artifact);
	}
	if ("split" in what && what.split !== null) download.push("--split", what.split);
	const local = hydraValue(`data/${name ?? "train"}.jsonl`);
	if (name === null) download.push("--output-dir", "data");
	else download.push("--output", local);
	const run = [{ words: download }];
	if (route === null) return {
		setup: [INSTALL],
		run,
		comment: {
			code: "nemo-snippet-server",
			args: {}
		}
	};
	run.push({ words: [
		"gym",
		"env",
		"start",
		"--resources-server",
		route.server,
		"--model-type",
		"openai_model",
		"--model",
		{ shell: "\"$MODEL\"" },
		"--model-url",
		{ shell: "\"$LLM_URL\"" },
		"--model-api-key",
		{ shell: "\"$LLM_KEY\"" }
	] });
	run.push({ words: [
		"gym",
		"eval",
		"run",
		"--no-serve",
		"--agent",
		route.agent,
		"--input",
		local,
		"--output",
		hydraValue(`results/${name ?? "train"}.jsonl`),
		"--limit",
		"1"
	] });
	return {
		setup: [INSTALL],
		run
	};
}

// src/frameworks/nemo-gym/tasksets.ts
const HEAD = 1048576;
function hasParams(file) {
	const carries = (value) => isMapping(value) && Object.hasOwn(value, "responses_create_params");
	return file.rows.some(({ value }) => carries(value)) || (file.lines ?? []).some(({ value }) => carries(value));
}
function isArtifact(file) {
	if (file.compression !== null) return false;
	if (file.format === "jsonl") return true;
	return file.format === "json" && (file.lines ?? []).some(({ value }) => isMapping(value) && Object.hasOwn(value, "responses_create_params"));
}
async function artifactTaskset(file, context) {
	const { path } = file;
	const base = {
		door: "artifact",
		name: null,
		version: null,
		path,
		main: file.main
	};
	const seen = (stance, code, args, fact) => [{
		stance,
		code,
		args,
		path,
		line: file.fault?.line ?? null,
		fact
	}];
	const shut = (verdict, evidence) => ({
		taskset: {
			...base,
			verdict,
			tasks: {
				total: 0,
				ok: 0,
				broken: 0,
				unread: 0
			},
			broken: [],
			snippet: null
		},
		judged: null,
		routing: null,
		evidence,
		sample: null
	});
	if (file.state === "unseen") return shut("unknown", seen("unknown", "nemo-file-unseen", { why: file.fault?.code ?? "" }, "N1"));
	if (file.lines === null) return shut("fails", seen("refutes", "nemo-file-not-lines", {}, "N7"));
	if (file.lines.length === 0) return shut("fails", seen("refutes", "nemo-file-empty", {}, "N8"));
	const rows = file.lines.map(({ line, value, fault }) => ({
		path,
		row: line - 1,
		line,
		value,
		fault
	}));
	const judged = judgeRows(rows, context.models, context.claimed);
	const verdict = verdictOf$2(judged);
	const routing = routingOf(rows);
	const whole = file.complete || file.lines.length === file.total;
	const of = whole ? rows.length : estimate(rows.length, context.sizeOf(path));
	const snippet = judged.withParams > 0 ? nemoSnippet(context.repoId, { artifact: path }, await routeOf(context.repoId, path, routing)) : null;
	return {
		taskset: {
			...base,
			verdict,
			tasks: counts(judged, 0),
			broken: isOpen(judged) ? [] : judged.broken,
			snippet
		},
		judged,
		routing,
		evidence: rowEvidence(judged, whole, path, null),
		sample: whole ? null : {
			read: rows.length,
			of
		}
	};
}
const REPEATED = 64;
async function splitTaskset(split, context, good) {
	const chosen = split.rows.filter(({ path, row }) => row < REPEATED || !good.has(path));
	const rows = chosen.map(({ path, row, line, value }) => ({
		path,
		row,
		line,
		value,
		fault: null
	}));
	const judged = judgeRows(rows, context.models, context.claimed);
	const complete = split.complete && chosen.length === split.rows.length;
	const [first = null] = split.files;
	const path = split.files.length === 1 ? first : null;
	const routing = routingOf(split.rows);
	const plain = [
		"train",
		"validation",
		"test"
	].includes(split.name);
	const route = judged.withParams > 0 ? await routeOf(context.repoId, null, routing) : null;
	const unread = split.total === null ? 0 : Math.max(0, split.total - judged.total);
	return {
		taskset: {
			door: "split",
			name: split.name,
			version: null,
			path,
			main: split.main,
			verdict: verdictOf$2(judged),
			tasks: counts(judged, unread),
			broken: isOpen(judged) ? [] : judged.broken,
			snippet: judged.withParams > 0 ? nemoSnippet(context.repoId, { split: plain ? split.name : null }, route) : null
		},
		judged,
		routing,
		evidence: rowEvidence(judged, complete, first, split.name),
		sample: complete ? null : {
			read: judged.total,
			of: split.total ?? split.rows.length + 1
		}
	};
}
function isOpen(judged) {
	return judged.ok === 0 && (judged.template || judged.materialized);
}
function verdictOf$2(judged) {
	if (isOpen(judged)) return "unknown";
	if (judged.ok === 0) return "fails";
	return judged.broken.length > 0 || judged.crash !== null ? "partial" : "loads";
}
function counts(judged, unread) {
	const total = judged.total + unread;
	if (isOpen(judged)) return {
		total,
		ok: 0,
		broken: 0,
		unread: total
	};
	return {
		total,
		ok: judged.ok,
		broken: judged.broken.length,
		unread
	};
}
function estimate(read, size) {
	return Math.max(read + 1, size === null ? 0 : Math.round(read * size / Math.min(size, HEAD)));
}
function rowEvidence(judged, whole, path, split) {
	const { ok, total, since } = judged;
	const args = {
		rows: total,
		good: ok,
		bad: total - ok,
		...split === null ? {} : { split }
	};
	const say = (stance, code, fact, line = null) => ({
		stance,
		code,
		args,
		path,
		line,
		fact
	});
	if (judged.materialized && ok === 0) return [say("unknown", "nemo-rows-materialized", "N16")];
	if (isOpen(judged)) return [say("unknown", "nemo-rows-template", "N14")];
	if (judged.withParams === 0) return [say("refutes", "nemo-rows-no-params", "N9")];
	const found = [];
	const [first] = judged.broken;
	if (first === void 0) {
		const good = whole ? "nemo-rows-good" : "nemo-rows-first-good";
		found.push(say("supports", split === null ? good : "nemo-split-good", split === null ? "N9" : "N5"));
	} else {
		const code = ok > 0 ? "some-bad" : "all-bad";
		found.push(say("refutes", `${split === null ? "nemo-rows" : "nemo-split"}-${code}`, "N13", first.place.line));
		found.push({
			stance: "refutes",
			code: first.code,
			args: first.args,
			...first.place,
			fact: first.fact
		});
	}
	if (since !== null) {
		const { release, line } = since;
		found.push({
			stance: "supports",
			code: "nemo-rows-since",
			args: { since: release },
			path,
			line,
			fact: "N10"
		});
	}
	return found;
}

// src/frameworks/nemo-gym.ts
const nemoGym = {
	key: "nemo-gym",
	detect: detect$1
};
async function detect$1(context) {
	const { repository, card, repoId } = context;
	const files = await readRowFiles(repository);
	const claimed = isClaimed(card.data);
	const anyParams = files.some(hasParams);
	const door = {
		repoId,
		claimed,
		models: anyParams ? await rowModels() : null,
		sizeOf: (path) => repository.listing.get(path)?.size ?? null
	};
	const split = files.length === 0 ? null : await readSplits(context, files);
	const artifacts = [];
	for (const file of files.filter(isArtifact)) artifacts.push(await artifactTaskset(file, door));
	const splits = [];
	const good = new Set(artifacts.flatMap(({ taskset }) => taskset.verdict === "loads" ? taskset.path ?? [] : []));
	if (split?.kind === "splits") for (const one of split.splits) splits.push(await splitTaskset(one, door, good));
	const candidates = [...artifacts, ...splits];
	const outside = outsideEvidence(context, files, claimed);
	const verdict = verdictOf$1(candidates, files, split, repository.listing.complete && !outside.some(({ code }) => code === "nemo-split-odd-name"));
	const unreleased = outside.find(({ code }) => code === "unreleased-door");
	const tasksets = candidates.map((candidate) => demoted(candidate, anyParams));
	const notes = [
		...await nemoNotes({
			repository,
			card,
			repoId,
			files,
			artifacts,
			splits,
			door: split,
			verdict
		}),
		...await rowSchemaNotes(files.filter(hasParams), context.schemaChecker ?? null),
		...context.thorough === true && anyParams ? await fieldNotes(files, repoId) : []
	];
	return {
		verdict,
		basis: basisOf$1(good.size > 0 || splits.length === 0 ? artifacts : splits),
		conditions: [],
		tasksets: split?.kind === "fails" && anyParams ? [...tasksets, shutSplit(split)] : tasksets,
		evidence: [
			...knownDataset$1(repoId) === null ? [] : knownEvidence(repoId),
			...featureEvidence(card),
			...candidates.flatMap(({ evidence }) => evidence).slice(0, MOST_EVIDENCE),
			...split === null || split.kind === "splits" ? [] : [stopEvidence(split)],
			...verdict === "unknown" && artifacts.length === 0 ? unseenEvidence(files) : [],
			...outside
		],
		notes,
		remedy: verdict === "loads" || verdict === "unknown" ? null : remedyOf$2(candidates, split),
		vouched: knownDataset$1(repoId)?.source === false || featureEvidence(card).some(({ stance }) => stance === "supports"),
		suggestOnly: false,
		...verdict === "fails" && unreleased !== void 0 ? { tolerated: {
			code: unreleased.code,
			args: unreleased.args
		} } : {}
	};
}
async function readSplits({ repository, card }, files) {
	const { splitDoor } = await import("./load.js");
	return await splitDoor(repository, card, files);
}
async function fieldNotes(files, repoId) {
	const { taskFieldNotes } = await import("./task-field-notes.js");
	return await taskFieldNotes(files, repoId);
}
const MOST_EVIDENCE = 60;
function isClaimed(data) {
	const tags = data !== null && Object.hasOwn(data, "tags") ? data["tags"] : null;
	return tags === "nemo-gym" || Array.isArray(tags) && tags.includes("nemo-gym");
}
function demoted({ taskset, judged }, anyParams) {
	return anyParams && judged !== null && judged.withParams === 0 ? {
		...taskset,
		main: false
	} : taskset;
}
function verdictOf$1(candidates, files, split, seen) {
	if (candidates.some(({ taskset }) => taskset.main && taskset.verdict === "loads")) return "loads";
	if (candidates.some(({ taskset }) => taskset.tasks.ok > 0)) return "partial";
	const open = candidates.some(({ taskset }) => taskset.verdict === "unknown") || files.some((file) => file.state === "unseen" && (split?.kind !== "fails" || mayBeArtifact(file))) || !seen;
	const unsure = split?.kind === "unsure" && files.some((file) => file.state !== "empty" && (hasParams(file) || file.rows.length === 0));
	return open || unsure ? "unknown" : "fails";
}
function mayBeArtifact({ format, compression }) {
	return compression === null && (format === "jsonl" || format === "json");
}
function basisOf$1(candidates) {
	if (candidates.every(({ sample }) => sample === null)) return { kind: "complete" };
	let read = 0;
	let of = 0;
	for (const { sample, taskset } of candidates) {
		read += sample?.read ?? taskset.tasks.total;
		of += sample?.of ?? taskset.tasks.total;
	}
	return {
		kind: "sample",
		read,
		of
	};
}
function unseenEvidence(files) {
	const file = files.find((one) => one.state === "unseen" && mayBeArtifact(one) && !isArtifact(one));
	if (file === void 0) return [];
	return [{
		stance: "unknown",
		code: "nemo-file-unseen",
		args: { why: file.fault?.code ?? "" },
		path: file.path,
		line: null,
		fact: "N1"
	}];
}
function outsideEvidence({ repository }, files, claimed) {
	const { listing } = repository;
	const [task] = listing.named("task.toml");
	const found = [];
	const say = (stance, code, path, fact) => {
		found.push({
			stance,
			code,
			args: { release: "0.7.0" },
			path,
			line: null,
			fact
		});
	};
	if (!listing.complete) say("unknown", "nemo-listing-incomplete", null, "N1");
	if (task !== void 0) {
		if (claimed) say("unknown", "unreleased-door", task, "N17");
		else say("refutes", "nemo-task-folders", task, "N17");
	} else if (files.length === 0 && listing.complete) {
		const odd = oddlyNamedRows(listing);
		if (odd === null) say("refutes", "nemo-no-row-files", null, "N1");
		else say("unknown", "nemo-split-odd-name", odd, "N5");
	}
	return found;
}
function knownEvidence(repoId) {
	const known = knownDataset$1(repoId);
	if (known === null) return [];
	const args = {
		dataset: known.id,
		config: known.server ?? known.agent,
		release: "0.7.0"
	};
	const code = known.source ? "nemo-known-source" : "nemo-known-dataset";
	return [{
		stance: known.source ? "unknown" : "supports",
		code,
		args,
		path: null,
		line: null,
		fact: "N20"
	}];
}
function stopEvidence({ kind, code, args, path, line, fact }) {
	return {
		stance: kind === "fails" ? "refutes" : "unknown",
		code,
		args,
		path,
		line,
		fact
	};
}
function shutSplit({ code, args, path, line, fact }) {
	return {
		door: "split",
		name: null,
		version: null,
		path: null,
		main: false,
		verdict: "fails",
		tasks: {
			total: 0,
			ok: 0,
			broken: 0,
			unread: 0
		},
		broken: path === null ? [] : [{
			path,
			place: {
				path,
				line
			},
			code,
			args,
			fact
		}],
		snippet: null
	};
}
function remedyOf$2(candidates, split) {
	const advice = (code, args = {}) => ({
		code,
		args
	});
	if (split?.kind === "fails" && split.code === "nemo-split-config-name" && candidates.length === 0) return advice("nemo-remedy-default-config");
	const crash = candidates.find(({ judged }) => (judged?.crash ?? null) !== null)?.judged?.crash;
	if (crash !== void 0 && crash !== null) return advice(CRASHES[crash.kind].remedy);
	const meant = candidates.find(({ judged, taskset }) => (judged?.withParams ?? 0) > 0 && taskset.broken.length > 0);
	const first = meant?.taskset.broken[0];
	if (first === void 0) return null;
	return advice(first.fact === "N7" ? "nemo-remedy-lines" : first.fact === "N6" ? "nemo-remedy-jsonl" : "nemo-remedy-rows", {
		path: first.path,
		bad: meant?.judged?.bad.length ?? 0
	});
}

// src/frameworks/openenv/codes.ts
function openenvCode(code) {
	return code;
}

// src/frameworks/openenv/enumerate.ts
const ROOT = "tasks";
const MOST_DEPTH = 6;
const MOST_TOLD$1 = 50;
function enumerateTasks(listing) {
	const top = folders$1(listing, "tasks");
	const direct = top.filter((folder) => isTask$1(listing, folder));
	const hidden = listing.children("tasks").filter(({ name, kind }) => kind === "directory" && name.startsWith(".")).map(({ name }) => joinPath("tasks", name)).filter((folder) => isTask$1(listing, folder)).slice(0, MOST_TOLD$1);
	const tooDeep = [];
	if (direct.length > 0) {
		const tasks = new Set(direct);
		const stray = top.filter((folder) => !tasks.has(folder));
		return {
			form: "flat",
			order: top,
			stray,
			lost: stray.filter((folder) => holdsTask(listing, folder)).slice(0, MOST_TOLD$1),
			hidden,
			tooDeep
		};
	}
	const order = [];
	const walk = (folder, depth) => {
		for (const child of folders$1(listing, folder)) if (isTask$1(listing, child)) order.push(child);
		else if (depth < MOST_DEPTH) walk(child, depth + 1);
		else if (tooDeep.length < MOST_TOLD$1 && holdsTask(listing, child)) tooDeep.push(child);
	};
	walk("tasks", 1);
	return {
		form: order.length > 0 ? "grouped" : "none",
		order,
		stray: [],
		lost: [],
		hidden,
		tooDeep
	};
}
function folders$1(listing, folder) {
	return listing.children(folder).filter(({ name, kind }) => kind === "directory" && !name.startsWith(".")).map(({ name }) => joinPath(folder, name)).sort(byCodePoint);
}
function isTask$1(listing, folder) {
	const kind = listing.get(joinPath(folder, "task.toml"))?.kind;
	return kind === "file" || kind === "link";
}
function holdsTask(listing, folder) {
	return listing.under(folder).some(({ path, kind }) => kind === "file" && path.endsWith("/task.toml"));
}

// src/frameworks/openenv/evidence.ts
const MOST_TOLD = 50;
function say$2(stance, code, fact, path, args = {}) {
	return {
		stance,
		code: openenvCode(code),
		args,
		path,
		line: null,
		fact
	};
}
const CODES = {
	loads: ["supports", "openenv-loads"],
	partial: ["supports", "openenv-partial"],
	fails: ["refutes", "openenv-fails"],
	unknown: ["unknown", "openenv-unknown"]
};
function evidenceOf(context, tasks, taskset) {
	const { listing } = context.repository;
	const evidence = [];
	if (taskset === null) evidence.push(...nothingFound(listing, tasks));
	else {
		const [stance, code] = CODES[taskset.verdict];
		const { ok, total, broken, unread } = taskset.tasks;
		evidence.push(say$2(stance, code, "O3", "tasks", {
			ok,
			total,
			broken,
			unread
		}));
		if (tasks.form === "grouped") evidence.push(say$2("supports", "openenv-grouped", "O4", "tasks", { since: "0.7.0" }));
	}
	if (!listing.complete) evidence.push(say$2("unknown", "openenv-listing-cut", "O2", null, { reason: listing.problem?.code ?? "" }));
	return [...evidence, ...otherMeanings(context)];
}
function nothingFound(listing, tasks) {
	const evidence = [say$2("refutes", "openenv-no-tasks", "O5", null)];
	if (listing.get("tasks")?.kind !== void 0) evidence.push(say$2("refutes", "openenv-tasks-is-file", "O14", "tasks"));
	if (listing.get(`${"tasks"}/task.toml`) !== void 0) evidence.push(say$2("refutes", "openenv-tasks-is-task", "O5", `${"tasks"}/task.toml`));
	if (tasks.hidden.length > 0) evidence.push(say$2("refutes", "openenv-only-hidden", "O3", tasks.hidden[0] ?? null, { folders: tasks.hidden }));
	const wrong = listing.children("").find(({ name }) => name !== "tasks" && name.toLowerCase() === "tasks");
	if (wrong !== void 0) evidence.push(say$2("refutes", "openenv-tasks-case", "O2", wrong.name, { folder: wrong.name }));
	const elsewhere = tasksElsewhere(listing);
	if (elsewhere.length > 0) evidence.push(say$2("refutes", "openenv-tasks-elsewhere", "O2", elsewhere[0] ?? null, { folders: elsewhere.map(shown$2) }));
	return evidence;
}
function shown$2(folder) {
	return folder === "" ? "." : folder;
}
function tasksElsewhere(listing) {
	return listing.named("task.toml").filter((path) => !path.startsWith(`${"tasks"}/`)).slice(0, MOST_TOLD).map(directoryOf);
}
function otherMeanings(context) {
	const { listing } = context.repository;
	const evidence = [];
	const [manifest] = listing.named("openenv.yaml");
	if (manifest !== void 0) evidence.push(say$2("unknown", "openenv-manifest", "O12", manifest, { file: manifest }));
	if (listing.isFile("environment.yaml")) evidence.push(say$2("refutes", "openenv-environment-yaml", "O5", "environment.yaml"));
	if (listing.isFile("results.jsonl") && listing.isFile("metadata.json")) evidence.push(say$2("refutes", "openenv-results", "O17", "results.jsonl"));
	const space = /huggingface\.co\/spaces\/([\w.-]{1,96}\/[\w.-]{1,96})/.exec(context.card.body.slice(0, 2e5));
	if (space?.[1] !== void 0) evidence.push(say$2("unknown", "openenv-space-card", "O1", context.card.path, { space: space[1] }));
	return evidence;
}
function notesOf(context, tasks) {
	const { listing } = context.repository;
	const notes = [];
	const note = (rule, effect, code, fact, path, args, remedy = null) => {
		notes.push({
			rule,
			effect,
			code: openenvCode(code),
			args,
			path,
			line: null,
			fact,
			remedy
		});
	};
	if (tasks.stray.length > 0) {
		const remedy = {
			code: openenvCode("openenv-remedy-stray"),
			args: {}
		};
		const args = {
			count: tasks.stray.length,
			folders: tasks.stray.slice(0, MOST_TOLD)
		};
		note("files/stray-folder", "hides", "openenv-index-shift", "O3", tasks.stray[0] ?? null, args, remedy);
	}
	for (const folder of tasks.lost) note("files/dropped-task", "hides", "openenv-grouped-lost", "O3", folder, { folder });
	for (const folder of tasks.hidden) note("files/dropped-task", "hides", "openenv-hidden-task", "O3", folder, { folder });
	for (const folder of tasks.tooDeep) note("files/dropped-task", "hides", "openenv-too-deep", "O4", folder, { folder });
	let told = 0;
	for (const { path, kind, target = "" } of listing.under("tasks")) {
		if (kind !== "link" || told >= MOST_TOLD) continue;
		told += 1;
		note("files/link", "hides", directoryOf(path) === "tasks" ? "openenv-link-task" : "openenv-link-text", "O14", path, {
			link: path,
			target
		});
	}
	return notes;
}

// src/frameworks/openenv/snippet.ts
function rolloutSnippet(repoId, form, index, folder) {
	const release = form === "flat" ? "0.6.0" : "0.7.0";
	const run = [
		"openenv",
		"harbor",
		"rollout",
		"--llm-url",
		{ shell: "\"$LLM_URL\"" },
		"--model",
		{ shell: "\"$MODEL\"" },
		"--dataset",
		repoId ?? "OWNER/NAME",
		"--task-index",
		String(index),
		"--harness",
		"opencode",
		"--sandbox",
		"docker"
	];
	const snippet = {
		setup: [{ words: [
			"pip",
			"install",
			`openenv[harbor]>=${release}`
		] }],
		run: [{ words: run }]
	};
	return isPlainName(folder) ? {
		...snippet,
		comment: {
			code: openenvCode("openenv-snippet-task"),
			args: {
				index,
				folder
			}
		}
	} : snippet;
}

// src/frameworks/openenv/start.ts
const MAIN_SERVICE = "main";
function startProblem(facts, index) {
	const problem = decidingProblem(facts);
	if (problem !== null) {
		const { code, place, fact } = problem;
		return {
			path: facts.directory,
			code,
			args: {
				...problem.args,
				index
			},
			place,
			fact,
			seen: problem.stage !== "unseen"
		};
	}
	const { config } = facts;
	const found = config === null ? null : runProblem(config, facts);
	if (found === null) return null;
	const { code, key, args } = found;
	const line = key === null ? null : facts.lineOf(key);
	const place = {
		path: `${facts.directory}/${code === "openenv-misplaced" ? args["name"] : "task.toml"}`,
		line
	};
	return {
		path: facts.directory,
		code,
		args: {
			...args,
			index,
			task: facts.directory
		},
		place,
		fact: "O8",
		seen: true
	};
}
function runProblem(config, facts) {
	if (config.tpu) return {
		code: openenvCode("openenv-tpu"),
		key: "environment.tpu",
		args: {}
	};
	const services = sidecars(config);
	if (services.length > 0 && !facts.hasCompose) return {
		code: openenvCode("openenv-sidecar"),
		key: "artifacts",
		args: { services }
	};
	if (facts.misplaced !== null) return {
		code: openenvCode("openenv-misplaced"),
		key: null,
		args: facts.misplaced
	};
	if (facts.hasTrajectory) return {
		code: openenvCode("openenv-trajectory"),
		key: null,
		args: {}
	};
	if (config.os === "windows") return {
		code: openenvCode("openenv-windows"),
		key: "environment.os",
		args: {}
	};
	return config.mcpHeaders ? {
		code: openenvCode("openenv-mcp-headers"),
		key: "environment.mcp_servers",
		args: {}
	} : null;
}
function sidecars(config) {
	const artifacts = [...config.artifacts, ...config.steps.flatMap((step) => step.artifacts)];
	const hooks = [...config.verifier.collect, ...config.steps.flatMap((step) => step.verifier.collect)];
	const names = [...artifacts.map(({ service }) => service ?? MAIN_SERVICE), ...hooks.map(({ service }) => service)];
	return [...new Set(names)].filter((name) => name !== MAIN_SERVICE && name !== "");
}
function hostVariables(config) {
	const names = Object.values(config?.environmentEnv ?? {}).flatMap((value) => {
		const found = value.length > 1e3 ? null : /^\$\{([^}:]+)\}$/.exec(value);
		return found?.[1] === void 0 ? [] : [found[1]];
	});
	return [...new Set(names)];
}

// src/frameworks/openenv.ts
const openenv = {
	key: "openenv",
	detect
};
async function detect(context) {
	const { repository } = context;
	const { listing } = repository;
	const tasks = enumerateTasks(listing);
	const plan = tasksToRead(repository, tasks.order);
	const isSample = plan.read.length < plan.total;
	const opened = tasks.order.length === 0 ? null : await openTasks(context, tasks, new Set(plan.read));
	const taskset = opened?.taskset ?? null;
	const verdict = taskset?.verdict ?? (listing.complete ? "fails" : "unknown");
	const evidence = [...evidenceOf(context, tasks, taskset), ...opened?.evidence ?? []];
	return {
		verdict,
		basis: isSample ? {
			kind: "sample",
			read: plan.read.length,
			of: plan.total
		} : { kind: "complete" },
		conditions: [],
		tasksets: taskset === null ? [] : [taskset],
		evidence,
		notes: notesOf(context, tasks),
		remedy: remedyOf$1(context, tasks, taskset),
		vouched: false,
		suggestOnly: false,
		...verdict === "fails" ? otherMeaning(evidence) : {}
	};
}
function otherMeaning(evidence) {
	return evidence.find(({ code }) => code === "openenv-manifest" || code === "openenv-space-card") === void 0 ? {} : { tolerated: {
		code: openenvCode("openenv-tolerated"),
		args: {}
	} };
}
async function openTasks(context, tasks, readable) {
	const read = tasks.order.filter((folder) => readable.has(folder));
	const facts = new Map((await readTasks(context.repository, read, "text")).map((task) => [task.directory, task]));
	const stray = new Set(tasks.stray);
	const count = newCount();
	const variables = /* @__PURE__ */ new Set();
	const linkedScripts = [];
	let firstGood = null;
	for (const [index, folder] of tasks.order.entries()) {
		const task = facts.get(folder);
		if (stray.has(folder) && context.repository.listing.complete) {
			count.broken += 1;
			count.told.push(strayTask(folder, index));
		} else if (task === void 0) count.skipped += 1;
		else {
			const problem = startProblem(task, index);
			if (problem === null) {
				count.ok += 1;
				if (hasLostScript(context.repository.listing, folder)) linkedScripts.push(folder);
				firstGood ??= {
					index,
					folder
				};
				for (const name of hostVariables(task.config)) variables.add(name);
			} else {
				const { seen, ...broken } = problem;
				if (seen) count.broken += 1;
				else count.unseen += 1;
				count.told.push(broken);
			}
		}
	}
	const onlyLinked = count.ok > 0 && linkedScripts.length === count.ok;
	const verdict = onlyLinked ? "unknown" : verdictOf$4(count);
	const form = tasks.form === "grouped" ? "grouped" : "flat";
	const taskset = {
		door: "tasks",
		name: null,
		version: null,
		path: "tasks",
		main: true,
		verdict,
		tasks: tasksOf(count),
		broken: count.told,
		order: tasks.order,
		snippet: firstGood === null ? null : rolloutSnippet(context.repoId, form, firstGood.index, firstGood.folder)
	};
	const evidence = variables.size === 0 ? [] : [variablesEvidence(variables)];
	if (onlyLinked) evidence.push(linkedEvidence(linkedScripts));
	return {
		taskset,
		evidence
	};
}
function hasLostScript(listing, folder) {
	const script = `${folder}/tests/test.sh`;
	if (listing.get(script)?.kind !== "link") return false;
	const found = resolvePath(listing, script);
	return found.kind !== "file" || !found.path.startsWith(`${"tasks"}/`);
}
function linkedEvidence(tasks) {
	const path = `${tasks[0] ?? ""}/tests/test.sh`;
	const args = { tasks: tasks.slice(0, 50) };
	return {
		stance: "unknown",
		code: openenvCode("openenv-linked-scripts"),
		args,
		path,
		line: null,
		fact: "O14"
	};
}
function strayTask(folder, index) {
	return {
		path: folder,
		code: openenvCode("openenv-not-a-task"),
		args: {
			folder,
			index
		},
		place: {
			path: folder,
			line: null
		},
		fact: "O3"
	};
}
function variablesEvidence(variables) {
	const names = Array.from(variables).slice(0, 50);
	return {
		stance: "supports",
		code: openenvCode("openenv-host-variables"),
		args: { names },
		path: null,
		line: null,
		fact: "O10"
	};
}
function remedyOf$1(context, tasks, taskset) {
	if (taskset === null) {
		const folders = tasksElsewhere(context.repository.listing).map((folder) => folder === "" ? "." : folder);
		return folders.length === 0 ? null : {
			code: openenvCode("openenv-remedy-move"),
			args: { folders }
		};
	}
	if (taskset.verdict === "unknown" && taskset.tasks.ok > 0) return {
		code: openenvCode("openenv-remedy-links"),
		args: {}
	};
	return taskset.broken.every(({ code }) => code === "openenv-not-a-task") && tasks.stray.length > 0 && taskset.verdict === "partial" ? {
		code: openenvCode("openenv-remedy-stray"),
		args: {}
	} : null;
}

// src/frameworks/verifiers/halt.ts
function halt(verdict, code, args, path, line) {
	return {
		verdict,
		code,
		args,
		place: {
			path,
			line
		},
		fact: "V27"
	};
}
function unseen(path, reason) {
	return halt("unknown", "verifiers-package-unseen", {
		path,
		reason
	}, path, null);
}

// src/frameworks/verifiers/specifiers.ts
function satisfies(specifier, release) {
	let result = true;
	for (const clause of specifier.split(",").map((part) => part.trim())) {
		if (clause === "") continue;
		const fits = satisfiesOne(clause, release);
		if (fits === false) return false;
		if (fits === null) result = null;
	}
	return result;
}
function satisfiesOne(clause, release) {
	const found = /^(===|==|!=|~=|<=|>=|<|>)\s*v?(\d{1,9}(?:\.\d{1,9}){0,9})(\.\*)?$/.exec(clause);
	if (found === null) return null;
	const [, operator = "", version = "", star] = found;
	const order = compare(release, version);
	const starts = startsWith(release, version);
	switch (operator) {
		case "==": return star === void 0 ? order === 0 : starts;
		case "!=": return star === void 0 ? order !== 0 : !starts;
		case "<": return order < 0;
		case ">": return order > 0;
		case "<=": return order <= 0;
		case ">=": return order >= 0;
		case "~=": return version.includes(".") ? order >= 0 && startsWith(release, version.slice(0, version.lastIndexOf("."))) : null;
		default: return null;
	}
}
function numbers(version) {
	return version.split(".").map(Number);
}
function compare(a, b) {
	const [left, right] = [numbers(a), numbers(b)];
	for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
		const order = (left[i] ?? 0) - (right[i] ?? 0);
		if (order !== 0) return order;
	}
	return 0;
}
function startsWith(release, prefix) {
	const whole = numbers(release);
	return numbers(prefix).every((number, i) => (whole[i] ?? 0) === number);
}
const LONGEST$1 = 300;
function specifierOf(requirement) {
	const plain = requirement.replaceAll(/\s+/g, " ");
	if (plain.length > LONGEST$1) return null;
	const found = /^\s*[A-Za-z0-9][A-Za-z0-9._-]*\s*(?:\[[^\]]*\]\s*)?\(?([^;@()]*)\)?\s*$/.exec(plain);
	return found === null ? null : (found[1] ?? "").trim();
}

// src/frameworks/verifiers/pyproject.ts
const MAX_PYPROJECT = 262144;
async function readProject(repository, directory) {
	const path = joinPath(directory, "pyproject.toml");
	const read = await repository.read(path, MAX_PYPROJECT);
	if (!read.ok) return unseen(path, read.why.code);
	const text = decodeUtf8(read.bytes);
	if (text === null) return halt("fails", "verifiers-package-pyproject", { reason: "not UTF-8" }, path, null);
	const toml = parseToml(universalNewlines(text));
	if (!toml.ok) {
		const verdict = toml.kind === "invalid" ? "fails" : "unknown";
		return halt(verdict, "verifiers-package-pyproject", { reason: toml.reason }, path, toml.line);
	}
	const project = table(toml.value, "project");
	const backend = table(toml.value, "build-system")?.["build-backend"];
	const folder = directory === "" ? null : directory.slice(directory.lastIndexOf("/") + 1);
	const name = project?.["name"];
	return {
		directory,
		path,
		root: toml.value,
		project,
		name: typeof name === "string" ? name : folder,
		backend: typeof backend === "string" ? backend : "setuptools.build_meta:__legacy__",
		dependencies: dependencies(toml.value, project)
	};
}
function table(from, ...keys) {
	let at = from;
	for (const key of keys) {
		if (typeof at !== "object" || at === null || Array.isArray(at) || !Object.hasOwn(at, key)) return null;
		at = at[key];
	}
	return typeof at === "object" && at !== null && !Array.isArray(at) ? at : null;
}
function strings(value) {
	return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
}
const PYTHON = "3.13.9";
function unmetNeed$1(project) {
	const release = CHECKED_AGAINST.verifiers;
	for (const requirement of strings(project.project?.["dependencies"]) ?? []) {
		const name = /^\s*([A-Za-z0-9][A-Za-z0-9._-]*)/.exec(requirement)?.[1];
		const wanted = name !== void 0 && normalizedName(name) === "verifiers" ? specifierOf(requirement) : null;
		if (wanted === null || satisfies(wanted, release) !== false) continue;
		const args = {
			wanted: requirement.trim().slice(0, 200),
			release
		};
		return {
			...halt("fails", "verifiers-package-older-wanted", args, project.path, null),
			fact: "V28"
		};
	}
	const python = project.project?.["requires-python"];
	if (typeof python !== "string" || satisfies(python, PYTHON) !== false) return null;
	const args = {
		wanted: python.slice(0, 200),
		python: "3.13"
	};
	return {
		...halt("unknown", "verifiers-package-python-wanted", args, project.path, null),
		fact: "V28"
	};
}
function oldestWanted(project) {
	for (const requirement of strings(project.project?.["dependencies"]) ?? []) {
		if (!/^\s*verifiers\b(?!-)/i.test(requirement)) continue;
		const since = /(?:>=|~=|==)\s*(\d{1,6}(?:\.\d{1,6}){0,3})/.exec(specifierOf(requirement) ?? "")?.[1];
		if (since !== void 0) return {
			since,
			wanted: requirement.trim().slice(0, 200)
		};
	}
	return null;
}
function dependencies(root, project) {
	const names = /* @__PURE__ */ new Set();
	const listed = strings(project?.["dependencies"]) ?? [];
	for (const requirement of listed) {
		const name = /^\s*([A-Za-z0-9][A-Za-z0-9._-]*)/.exec(requirement)?.[1];
		if (name !== void 0) names.add(normalizedName(name));
	}
	for (const name of Object.keys(table(root, "tool", "poetry", "dependencies") ?? {})) names.add(normalizedName(name));
	return {
		names,
		open: (strings(project?.["dynamic"]) ?? []).includes("dependencies")
	};
}
function normalizedName(name) {
	return name.toLowerCase().replaceAll(/[-_.]+/g, "-");
}
function buildFault(project, reason) {
	return {
		...halt("fails", "verifiers-package-build", { reason }, project.path, null),
		fact: "V28"
	};
}
function hasVersion(project) {
	return typeof project["version"] === "string" || (strings(project["dynamic"]) ?? []).includes("version");
}

// src/frameworks/verifiers/candidates.ts
const MAX_SEARCHED = 60;
const MAX_FILE = 262144;
const SKIPPED = /* @__PURE__ */ new Set([
	".git",
	"__pycache__",
	"node_modules",
	".venv"
]);
async function findCandidates(repository) {
	const { listing } = repository;
	const search = new Search(repository);
	const tasks = new Set(listing.named("task.toml").map(directoryOf));
	const found = [];
	const strangers = [];
	for (const pyproject of listing.named("pyproject.toml")) {
		const directory = directoryOf(pyproject);
		if (!listing.isFile(pyproject) || isHidden$1(directory) || isWithin$1(directory, tasks)) continue;
		const python = listing.under(directory).filter((entry) => entry.kind === "file" && entry.path.endsWith(".py"));
		const mentions = await search.mentions(pyproject) || await search.anyMentions(python.map((entry) => entry.path));
		if (search.isOver) break;
		const project = await readProject(repository, directory);
		const name = "verdict" in project ? null : project.name;
		if (!mentions) {
			if (name !== null && hasModule(repository, directory, name)) strangers.push(pyproject);
			continue;
		}
		found.push({
			directory,
			pyproject,
			ident: name ?? baseName(directory)
		});
	}
	if (found.length === 0) found.push(...await bareModules(repository, search, tasks));
	return {
		found,
		strangers,
		cut: search.cut
	};
}
function hasModule(repository, directory, name) {
	const module = name.replaceAll(/[-.]/g, "_").toLowerCase();
	return [
		`${module}/__init__.py`,
		`src/${module}/__init__.py`,
		`${module}.py`
	].some((place) => repository.listing.isFile(joinPath(directory, place)));
}
async function bareModules(repository, search, tasks) {
	const { listing } = repository;
	const found = [];
	for (const child of listing.children("")) {
		if (child.kind === "file" && child.name.endsWith(".py") && await search.mentions(child.name)) found.push({
			directory: "",
			pyproject: null,
			ident: child.name.slice(0, -3)
		});
		if (child.kind !== "directory" || tasks.has(child.name) || !listing.isFile(`${child.name}/__init__.py`)) continue;
		const python = listing.under(child.name).filter((entry) => entry.kind === "file" && entry.path.endsWith(".py"));
		const init = joinPath(child.name, "__init__.py");
		const paths = [init, ...python.map((entry) => entry.path).filter((path) => path !== init)];
		if (await search.anyMentions(paths)) found.push({
			directory: "",
			pyproject: null,
			ident: child.name
		});
	}
	return found;
}
var Search = class {
	cut = false;
	repository;
	left = MAX_SEARCHED;
	constructor(repository) {
		this.repository = repository;
	}
	get isOver() {
		return this.cut && this.left <= 0;
	}
	async mentions(path) {
		if (this.left <= 0) {
			this.cut = true;
			return false;
		}
		this.left -= 1;
		const read = await this.repository.read(path, MAX_FILE, "head");
		if (!read.ok) this.cut = true;
		return read.ok && new TextDecoder().decode(read.bytes).includes("verifiers");
	}
	async anyMentions(paths) {
		for (const path of paths) {
			if (await this.mentions(path)) return true;
			if (this.isOver) return false;
		}
		return false;
	}
};
function isHidden$1(directory) {
	return directory.split("/").some((part) => SKIPPED.has(part));
}
function isWithin$1(directory, tasks) {
	if (tasks.has(directory)) return true;
	for (let at = directory; at !== ""; at = directoryOf(at)) if (tasks.has(directoryOf(at)) || tasks.has(at)) return true;
	return false;
}

// src/frameworks/verifiers/harbor-entries.ts
function entryRemedy(one) {
	if (one.code === "verifiers-pin-not-seen") return {
		code: "verifiers-remedy-pin",
		args: {}
	};
	if (one.code === "verifiers-dataset-same-names") return {
		code: "verifiers-remedy-names",
		args: {}
	};
	return {
		code: "verifiers-remedy-registry-fix",
		args: {}
	};
}
function entryTrouble(file, target, task) {
	const place = {
		path: file,
		line: task?.line ?? null
	};
	if (target.kind === "broken") {
		const args = {
			...target.args,
			entry: task?.name ?? "",
			path: target.path
		};
		return [{
			path: target.path,
			code: target.code,
			args,
			place,
			fact: target.fact
		}];
	}
	if (target.kind !== "here") return [];
	const link = linkProblems(viewTask(target.repository, target.path, "copied")).find((problem) => problem.stage === "link");
	return link === void 0 ? [] : [{
		path: target.path,
		code: link.code,
		args: link.args,
		place: link.place,
		fact: "V11"
	}];
}
function entryHidden(file, target, task) {
	const place = {
		path: file,
		line: task?.line ?? null
	};
	const tell = (code, args, fact) => [{
		path: target.path,
		code,
		args,
		place,
		fact
	}];
	if (target.kind === "pin-not-seen") return tell("verifiers-pin-not-seen", {
		path: target.path,
		commit: target.commit
	}, "V8");
	if (target.kind === "elsewhere") return tell("verifiers-entry-elsewhere", {
		path: target.path,
		url: target.gitUrl
	}, "V8");
	if (target.kind === "unseen") return tell("verifiers-entry-unseen", { path: target.path }, "V6");
	if (target.kind !== "here") return [];
	if (target.maybeElsewhere) return tell("verifiers-entry-elsewhere", {
		path: target.path,
		url: task?.gitUrl ?? ""
	}, "V8");
	return linkProblems(viewTask(target.repository, target.path, "copied")).find((problem) => problem.stage === "unseen") === void 0 ? [] : tell("verifiers-entry-unseen", { path: target.path }, "V11");
}
function sameNames(targets) {
	const seen = /* @__PURE__ */ new Set();
	const twice = /* @__PURE__ */ new Set();
	for (const { path } of targets) {
		const name = baseName(path);
		if (seen.has(name)) twice.add(name);
		seen.add(name);
	}
	return [...twice];
}

// src/frameworks/verifiers/harbor-export.ts
const folders = /* @__PURE__ */ new WeakMap();
function taskFolders(target) {
	const known = folders.get(target);
	if (known !== void 0) return known;
	const found = /* @__PURE__ */ new Set();
	for (const { path } of target.repository.listing.under(target.path)) {
		if (!path.includes("/task.toml", target.path.length)) continue;
		const parts = path.split("/");
		for (let i = parts.indexOf("task.toml", target.path.split("/").length); i > 0; i = parts.indexOf("task.toml", i + 1)) found.add(parts.slice(0, i).join("/"));
	}
	const list = [...found];
	folders.set(target, list);
	return list;
}
function exportedOrder(targets) {
	return targets.flatMap((target) => {
		const found = taskFolders(target);
		const known = new Set(found);
		return found.map((directory) => ({
			key: [baseName(target.path), ...`${directory}/task.toml`.slice(target.path.length + 1).split("/")],
			task: {
				repository: target.repository,
				directory,
				links: directory === target.path ? "copied" : "followed",
				within: outerTask(directory, target.path, known)
			}
		}));
	}).toSorted((a, b) => compareParts(a.key, b.key)).map(({ task }) => task);
}
function outerTask(directory, top, known) {
	let at = directory;
	while (at.length > top.length) {
		at = at.slice(0, at.lastIndexOf("/"));
		if (known.has(at)) return at;
	}
	return null;
}
function compareParts(a, b) {
	for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
		const order = compareText(a[i] ?? "", b[i] ?? "");
		if (order !== 0) return order;
	}
	return a.length - b.length;
}
function compareText(a, b) {
	if (a === b) return 0;
	const left = Array.from(a, (character) => character.codePointAt(0) ?? 0);
	const right = Array.from(b, (character) => character.codePointAt(0) ?? 0);
	for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
		const order = (left[i] ?? 0) - (right[i] ?? 0);
		if (order !== 0) return order;
	}
	return left.length - right.length;
}

// src/frameworks/verifiers/harbor-notes.ts
function extraTasks(exported, bad) {
	const broken = new Set(bad.map((task) => task.directory));
	return exported.filter((task) => task.within !== null).map((task) => ({
		rule: "files/stray-folder",
		effect: broken.has(task.directory) ? "breaks" : "hides",
		code: "verifiers-note-extra-task",
		args: {
			path: task.directory,
			outer: task.within ?? ""
		},
		path: `${task.directory}/task.toml`,
		line: null,
		fact: "V21",
		remedy: null
	}));
}
function hurdles(judged) {
	const byCode = /* @__PURE__ */ new Map();
	for (const task of judged) {
		if (task.hurdle === null) continue;
		const key = JSON.stringify([task.hurdle.code, task.hurdle.args]);
		byCode.set(key, [...byCode.get(key) ?? [], task]);
	}
	return [...byCode.values()].flatMap((tasks) => {
		const hurdle = tasks[0]?.hurdle;
		if (hurdle === void 0 || hurdle === null) return [];
		const { code, args, path, line } = hurdle;
		return [{
			rule: "files/broken-task",
			effect: "remark",
			code,
			args: {
				...args,
				tasks: tasks.length
			},
			path,
			line,
			fact: "V23",
			remedy: null
		}];
	});
}

// src/frameworks/verifiers/since.ts
const SINCE = "0.4.0";
const STRICTER = /* @__PURE__ */ new Map([
	["verifiers-task-steps", "steps"],
	["verifiers-task-compose-broken", "environment/docker-compose.yaml"],
	["verifiers-task-service", "service"],
	["verifiers-task-verifier-build", "verifier.environment_mode"],
	["verifiers-task-verifier-box", "verifier.environment"],
	["task-instruction-missing", "instruction.md"],
	["task-step-name", "steps.name"],
	["task-step-twice", "steps.name"],
	["task-link-absolute", "links"],
	["task-link-outside", "links"],
	["task-link-loop", "links"],
	["entry-absolute", "path"],
	["entry-outside", "path"]
]);
function sinceEvidence(broken, judged) {
	const stricter = /* @__PURE__ */ new Map();
	for (const task of broken) {
		const feature = STRICTER.get(task.code);
		if (feature !== void 0) stricter.set(feature, [...stricter.get(feature) ?? [], task]);
	}
	const found = Array.from(stricter, ([feature, tasks]) => {
		const [first] = tasks;
		const place = first?.place ?? {
			path: null,
			line: null
		};
		return tell("refutes", "verifiers-stricter-since", {
			feature,
			tasks: tasks.length,
			task: first?.path ?? ""
		}, place);
	});
	const composed = judged.filter((task) => task.state === "ok" && task.builtByCompose);
	const [first] = composed;
	if (first === void 0) return found;
	const args = {
		feature: "environment/docker-compose.yaml",
		tasks: composed.length,
		task: first.directory
	};
	return [...found, tell("supports", "verifiers-taken-since", args, {
		path: first.directory,
		line: null
	})];
}
function tell(stance, code, args, place) {
	return {
		stance,
		code,
		args: {
			since: SINCE,
			...args
		},
		path: place.path,
		line: place.line,
		fact: "V16"
	};
}

// src/frameworks/verifiers/snippets.ts
const MODEL = [
	"--model",
	{ shell: "\"$MODEL\"" },
	"--client.base-url",
	{ shell: "\"$LLM_URL\"" },
	"--no-push",
	"-n",
	"1"
];
function url(repoId) {
	return `https://huggingface.co/datasets/${repoId ?? "OWNER/NAME"}`;
}
const MAX_NAMED = 30;
function harborSnippet(reference, repoId, flags) {
	if (flags.only !== null && flags.only.length > MAX_NAMED) return null;
	const words = [
		...uvx("verifiers[harbor]"),
		"vf-eval",
		"harbor",
		"--env.taskset.repo",
		url(repoId),
		"--env.taskset.dataset",
		reference
	];
	if (flags.registryPath !== null) words.push("--env.taskset.registry-path", flags.registryPath);
	if (flags.only !== null) words.push("--env.taskset.tasks", JSON.stringify(flags.only));
	words.push("--env.agent.runtime.type", "docker");
	if (flags.compose) words.push("--env.trust-compose");
	return {
		setup: [],
		run: [{ words: [...words, ...MODEL] }]
	};
}
function uvx(requirement, ...more) {
	return [
		"uvx",
		"--python",
		"3.13",
		"--from",
		`${requirement}==${CHECKED_AGAINST.verifiers}`,
		...more
	];
}
function packageSnippet(reading, repoId) {
	const { candidate, module } = reading;
	const named = reading.kind === "env" ? [
		{ shell: "\"$TASKSET\"" },
		"--env.id",
		module
	] : [module];
	const comment = reading.kind === "env" ? { comment: {
		code: "verifiers-snippet-env",
		args: {}
	} } : {};
	if (candidate.pyproject === null) {
		const clone = { words: [
			"hf",
			"download",
			repoId ?? "OWNER/NAME",
			"--repo-type",
			"dataset",
			"--local-dir",
			"environment"
		] };
		const run = [
			"env",
			"PYTHONPATH=environment",
			...uvx("verifiers"),
			"vf-eval",
			...named,
			...MODEL
		];
		return {
			setup: [clone],
			run: [{ words: run }],
			...comment
		};
	}
	const folder = candidate.directory === "" ? "" : `#subdirectory=${candidate.directory}`;
	return {
		setup: [],
		run: [{ words: [
			...uvx("verifiers", "--with", `git+${url(repoId)}${folder}`),
			"vf-eval",
			...named,
			...MODEL
		] }],
		...comment
	};
}
function gymSnippet(path, repoId) {
	const text = [
		"[env.taskset]",
		"id = \"nemo-gym\"",
		`dataset = ${JSON.stringify(`rows/${path}`)}`,
		"",
		"[env.taskset.task]",
		"resources_url = \"http://127.0.0.1:8000\"",
		""
	].join("\n");
	return {
		setup: [],
		run: [{ words: [
			"hf",
			"download",
			repoId ?? "OWNER/NAME",
			path.startsWith("-") ? `./${path}` : path,
			"--repo-type",
			"dataset",
			"--local-dir",
			"rows"
		] }, { words: [
			...uvx("verifiers"),
			"vf-eval",
			"@",
			"nemo-gym.toml",
			...MODEL
		] }],
		file: {
			name: "nemo-gym.toml",
			text
		},
		comment: {
			code: "verifiers-snippet-gym",
			args: {}
		}
	};
}
function namedSnippet(environment, repoId) {
	if (!environment.includes("/")) return null;
	const name = environment.slice(environment.indexOf("/") + 1);
	return {
		setup: [{ words: [
			"prime",
			"env",
			"install",
			environment
		] }],
		run: [{ words: [
			"vf-eval",
			name,
			...MODEL
		] }],
		comment: {
			code: "verifiers-snippet-named",
			args: { dataset: repoId ?? "OWNER/NAME" }
		}
	};
}

// src/frameworks/verifiers/harbor-dataset.ts
async function readDataset(request) {
	const { spec } = request;
	const refused = refusedName(spec);
	if (refused !== null) return stopped$1(request, "fails", [atRegistry(request, refused, { dataset: spec.name }, "V5", spec.line)]);
	if (spec.tasks.length === 0) return stopped$1(request, "fails", [atRegistry(request, "verifiers-dataset-empty", { dataset: shown$1(spec) }, "V7", spec.line)]);
	const targets = [];
	for (const task of spec.tasks) targets.push(await resolveEntry(request.repository, task, request.repoId));
	const root = targets.findIndex((target) => target.kind === "broken" && target.code === "entry-root");
	const broken = targets.flatMap((target, i) => i === root && targets.length > 1 ? [] : entryTrouble(request.file, target, spec.tasks[i]));
	if (broken.length > 0) return stopped$1(request, "fails", broken);
	const twice = sameNames(targets);
	if (twice.length > 0) return stopped$1(request, "fails", [atRegistry(request, "verifiers-dataset-same-names", {
		dataset: shown$1(spec),
		names: twice
	}, "V6", spec.line)]);
	if (root >= 0) return stopped$1(request, "unknown", [atRegistry(request, "verifiers-root-among-others", {
		entry: spec.tasks[root]?.name ?? "",
		dataset: shown$1(spec)
	}, "V6", spec.tasks[root]?.line ?? spec.line)]);
	const hidden = targets.flatMap((target, i) => entryHidden(request.file, target, spec.tasks[i]));
	if (hidden.length > 0) return stopped$1(request, "unknown", hidden);
	return readTasksOf(request, targets);
}
function shown$1(spec) {
	return spec.version === "" ? spec.name : `${spec.name}@${spec.version}`;
}
function atRegistry(request, code, args, fact, line) {
	return {
		path: request.file,
		code,
		args,
		place: {
			path: request.file,
			line
		},
		fact
	};
}
function refusedName(spec) {
	if (spec.name === "") return "verifiers-empty-name";
	if (spec.unreachable === "empty-version") return "verifiers-dataset-empty-version";
	if (spec.unreachable !== null) return "verifiers-dataset-name";
	return spec.name.startsWith("-") ? "verifiers-dataset-option-name" : null;
}
function stopped$1(request, verdict, broken) {
	const { spec } = request;
	const total = spec.tasks.length;
	const [first] = broken;
	const fails = verdict === "fails";
	const taskset = {
		...base(request),
		verdict,
		tasks: {
			total,
			ok: 0,
			broken: fails ? total : 0,
			unread: fails ? 0 : total
		},
		broken: fails ? broken : [],
		snippet: null
	};
	const code = fails ? "verifiers-dataset-fails" : "verifiers-dataset-unseen";
	const evidence = broken.slice(0, 20).map((one) => asEvidence(one, fails ? "refutes" : "unknown"));
	if (fails) evidence.push(...sinceEvidence(broken, []));
	evidence.push({
		stance: fails ? "refutes" : "unknown",
		code,
		args: {
			dataset: shown$1(spec),
			total
		},
		path: request.file,
		line: spec.line,
		fact: "V6"
	});
	return {
		taskset,
		evidence,
		notes: [],
		remedy: first === void 0 ? null : entryRemedy(first),
		sampled: null
	};
}
function base(request) {
	const { spec, registryPath } = request;
	return {
		door: "harbor-taskset",
		name: spec.name,
		version: spec.version,
		path: null,
		main: registryPath === null
	};
}
function asEvidence(one, stance) {
	return {
		stance,
		code: one.code,
		args: one.args,
		path: one.place.path,
		line: one.place.line,
		fact: one.fact
	};
}
async function readTasksOf(request, targets) {
	const { spec, judge } = request;
	const here = targets.filter((target) => target.kind === "here");
	const notes = [];
	for (const [i, target] of targets.entries()) {
		if (target.kind !== "here" || taskFolders(target).length > 0) continue;
		notes.push({
			rule: "files/dropped-task",
			effect: "hides",
			code: "verifiers-note-dropped",
			args: {
				path: target.path,
				dataset: shown$1(spec)
			},
			path: request.file,
			line: spec.tasks[i]?.line ?? null,
			fact: "V7",
			remedy: null
		});
	}
	const exported = exportedOrder(here);
	if (exported.length === 0) {
		const none = atRegistry(request, "verifiers-dataset-no-tasks", { dataset: shown$1(spec) }, "V7", spec.line);
		return stopped$1(request, request.repository.listing.complete ? "fails" : "unknown", [none]);
	}
	const folders = exported.map((task) => task.directory);
	const chosen = new Set(tasksToRead(request.repository, folders).read);
	const read = exported.filter((task) => chosen.has(task.directory));
	const judged = [];
	for (let i = 0; i < read.length; i += 64) {
		const some = read.slice(i, i + 64).map((task) => judge.one(task.repository, task.directory, task.links));
		judged.push(...await Promise.all(some));
	}
	return summed(request, exported, read, judged, notes);
}
function summed(request, exported, read, judged, dropped) {
	const { spec, repoId, registryPath } = request;
	const good = judged.filter((task) => task.state === "ok");
	const bad = judged.filter((task) => task.state === "broken");
	const unseen = judged.filter((task) => task.state === "unread");
	const total = exported.length;
	const verdict = verdictOf(good.length, bad.length, unseen.length, total - judged.length);
	const names = new Set(bad.map((task) => baseName(task.directory)));
	const only = bad.length === 0 ? null : good.map((task) => baseName(task.directory));
	const separable = only === null || judged.length === total && !only.some((name) => names.has(name));
	const flags = {
		compose: good.some((task) => task.hasCompose),
		only,
		registryPath
	};
	const taskset = {
		...base(request),
		verdict,
		tasks: {
			total,
			ok: good.length,
			broken: bad.length,
			unread: total - good.length - bad.length
		},
		broken: bad.flatMap((task) => task.problem ?? []),
		snippet: good.length > 0 && separable ? harborSnippet(shown$1(spec), repoId, flags) : null
	};
	const first = bad[0]?.problem ?? null;
	const evidence = [];
	const numbers = {
		dataset: shown$1(spec),
		ok: good.length,
		total,
		broken: bad.length,
		first: first?.path ?? ""
	};
	const say = (stance, code, fact) => {
		evidence.push({
			stance,
			code,
			args: numbers,
			path: request.file,
			line: spec.line,
			fact
		});
	};
	for (const task of bad.slice(0, 10)) if (task.problem !== null) evidence.push(asEvidence(task.problem, "refutes"));
	for (const task of unseen.slice(0, 10)) if (task.problem !== null) evidence.push(asEvidence(task.problem, "unknown"));
	const problems = bad.flatMap((task) => task.problem ?? []);
	evidence.push(...sinceEvidence(problems, judged));
	if (verdict === "loads") say("supports", "verifiers-dataset-loads", "V1");
	else if (verdict === "fails") say("refutes", "verifiers-dataset-fails", "V16");
	else if (verdict === "unknown") say("unknown", "verifiers-dataset-unseen", "V11");
	else say("refutes", "verifiers-dataset-partial", "V16");
	const notes = [
		...dropped,
		...extraTasks(exported, bad),
		...hurdles(judged)
	];
	const sampled = judged.length < total ? {
		read: read.length,
		of: total
	} : null;
	return {
		taskset,
		evidence,
		notes,
		remedy: verdict === "loads" ? null : taskRemedy(bad),
		sampled
	};
}
function verdictOf(good, bad, unseen, skipped) {
	if (bad === 0) return unseen > 0 || good === 0 ? "unknown" : "loads";
	if (good > 0) return "partial";
	return unseen + skipped > 0 ? "unknown" : "fails";
}
function taskRemedy(bad) {
	const unbuilt = bad.filter((task) => task.problem?.code === "verifiers-task-dockerfile-only");
	const [first] = unbuilt;
	if (first !== void 0 && unbuilt.length === bad.length) return {
		code: "verifiers-remedy-image",
		args: {
			task: first.directory,
			tasks: unbuilt.length
		}
	};
	return bad.length === 0 ? null : {
		code: "verifiers-remedy-tasks",
		args: { tasks: bad.map((task) => task.directory) }
	};
}

// src/frameworks/verifiers/compose.ts
const MAX_COMPOSE = 131072;
const MAX_ALIASES = 200;
const MAX_NESTING = 200;
async function readCompose(repository, path) {
	const read = await repository.read(path, MAX_COMPOSE);
	if (!read.ok) return {
		kind: "unseen",
		reason: read.why.code
	};
	if (isLfsPointer(read.bytes)) return {
		kind: "unseen",
		reason: "lfs-pointer"
	};
	const text = decodeUtf8(read.bytes);
	if (text === null) return broken$1("not UTF-8", null);
	if (isTooDeep(text)) return {
		kind: "unseen",
		reason: "too-deep"
	};
	return parseCompose(universalNewlines(text));
}
function broken$1(reason, line) {
	return {
		kind: "broken",
		reason,
		line
	};
}
function parseCompose(text) {
	const document = parseDocument(text, {
		version: "1.1",
		uniqueKeys: false,
		prettyErrors: true,
		logLevel: "error"
	});
	const [fault] = document.errors;
	if (fault !== void 0) return broken$1("no valid YAML", fault.linePos?.[0].line ?? null);
	const unknownTag = document.warnings.find((warning) => warning.code === "TAG_RESOLVE_FAILED");
	if (unknownTag !== void 0) return broken$1("a YAML tag that Python does not know", unknownTag.linePos?.[0].line ?? null);
	let aliases = 0;
	visit(document, { Alias: () => {
		aliases += 1;
		return aliases > MAX_ALIASES ? visit.BREAK : void 0;
	} });
	if (aliases > MAX_ALIASES) return {
		kind: "unseen",
		reason: "too many aliases"
	};
	let value;
	try {
		value = document.toJS({
			mapAsMap: true,
			maxAliasCount: MAX_ALIASES
		});
	} catch {
		return {
			kind: "unseen",
			reason: "too many aliases"
		};
	}
	if (!(value instanceof Map) || !value.has("services")) return broken$1("no services table", null);
	const services = value.get("services");
	if (!(services instanceof Map)) return broken$1("services is no table", null);
	const main = services.get("main");
	return {
		kind: "read",
		services: new Set([...services.keys()].map(String)),
		mainHasImage: main instanceof Map && (isTruthy(main.get("image")) || main.has("build")),
		mainIsOdd: services.has("main") && !(main instanceof Map),
		obstacle: obstacleOf([...services.values()])
	};
}
function isTruthy(value) {
	if (Array.isArray(value)) return value.length > 0;
	if (value instanceof Map) return value.size > 0;
	return value !== void 0 && value !== null && value !== false && value !== 0 && value !== "";
}
function obstacleOf(services) {
	for (const service of services) {
		if (!(service instanceof Map)) continue;
		if (isTruthy(service.get("container_name"))) return "container_name";
		if (service.get("network_mode") === "host") return "network_mode";
		if (isTruthy(service.get("gpus"))) return "gpus";
		if (service.has("scale") && service.get("scale") !== 1) return "replicas";
		const ports = service.get("ports");
		if (Array.isArray(ports) && ports.some(isPublished)) return "published port";
	}
	return null;
}
function isPublished(port) {
	if (port instanceof Map) return isTruthy(port.get("published")) && String(port.get("published")) !== "0";
	if (typeof port !== "string") return false;
	const host = port.split("/")[0]?.split(":").at(-2);
	return host !== void 0 && /^\d{1,5}(?:-\d{1,5})?$/.test(host) && host !== "0";
}
function isTooDeep(text) {
	let open = 0;
	let indent = 0;
	let atStart = true;
	for (const character of text) if (character === "\n") {
		atStart = true;
		indent = 0;
	} else if (atStart && (character === " " || character === "-")) {
		indent += 1;
		if (indent > 800) return true;
	} else {
		atStart = false;
		if (character === "[" || character === "{") open += 1;
		else if (character === "]" || character === "}") open -= 1;
		if (open > MAX_NESTING) return true;
	}
	return false;
}

// src/frameworks/verifiers/harbor-verifier.ts
function verifierOf(view, config) {
	const { verifier } = config;
	const separate = (verifier.mode ?? (verifier.hasEnvironment ? "separate" : "shared")) === "separate";
	if (!separate) return {
		separate,
		bundled: false,
		buildFile: null
	};
	if (verifier.hasEnvironment && verifier.dockerImage !== null) return {
		separate,
		bundled: true,
		buildFile: null
	};
	const buildFile = ["tests/Dockerfile", "tests/docker-compose.yaml"].find((path) => view.look(path).kind === "file") ?? null;
	return {
		separate,
		bundled: buildFile !== null,
		buildFile
	};
}
function unmetNeed(view, config) {
	const box = verifierOf(view, config);
	if (!box.separate) return null;
	const { verifier } = config;
	if (verifier.hasEnvironment ? verifier.environmentTpu : hasTpu(config)) return "tpu";
	const fallback = verifier.hasEnvironment && box.bundled ? "linux" : config.os;
	return (verifier.hasEnvironment ? verifier.environmentOs ?? fallback : config.os) === "windows" ? "windows" : null;
}
function hasTpu(config) {
	const environment = config.raw["environment"];
	if (typeof environment !== "object" || environment === null || !Object.hasOwn(environment, "tpu")) return false;
	const tpu = environment["tpu"];
	return tpu !== null && tpu !== void 0;
}

// src/frameworks/verifiers/harbor-task.ts
const NEWER_RULES = /* @__PURE__ */ new Set(["task-test-ignored", "task-ignore-file"]);
async function judgeTask(repository, directory, links) {
	const facts = await readTask(repository, directory, links);
	const view = viewTask(repository, directory, links);
	const base = {
		directory,
		hasCompose: facts.hasCompose,
		hurdle: null
	};
	const own = ownProblems(facts);
	const problem = own.find(({ stage }) => stage !== "unseen") ?? own[0];
	const config = facts.olderConfig;
	const reject = (code, key, fact, args = {}, path = "task.toml") => ({
		path: directory,
		code,
		args,
		place: {
			path: joinPath(directory, path),
			line: key === null ? null : facts.lineOf(key)
		},
		fact
	});
	if (config?.cpusIsFloat === true) {
		const fraction = reject("verifiers-task-cpus", "environment.cpus", "V13", { cpus: config.cpus ?? 0 });
		return {
			...base,
			state: "broken",
			problem: fraction
		};
	}
	if (problem !== void 0) {
		const state = problem.stage === "unseen" ? "unread" : "broken";
		return {
			...base,
			state,
			problem: asBroken(directory, problem)
		};
	}
	if (config === null) throw new Error("a task.toml that is neither read nor refused");
	const compose = await composeOf(repository, view);
	const found = findings(view, facts, config, compose, reject);
	if (found !== null) return {
		...base,
		state: found.unread ? "unread" : "broken",
		problem: found.problem
	};
	const builtByCompose = config.dockerImage === null && facts.hasDockerfile;
	return {
		...base,
		builtByCompose,
		state: "ok",
		problem: null,
		hurdle: hurdleOf(directory, facts, config, compose)
	};
}
function ownProblems(facts) {
	const kept = facts.problems.filter((problem) => problem.stage !== "environment" && problem.stage !== "link" && !NEWER_RULES.has(problem.code) && !(problem.stage === "unseen" && (problem.place.path ?? "").endsWith("/.harborignore")));
	const config = kept.filter((problem) => problem.stage === "config");
	return config.length > 0 && config.every((problem) => NEWER_CONFIG_RULES.has(problem.code)) ? kept.filter((problem) => problem.stage !== "config") : kept;
}
function asBroken(directory, problem) {
	return {
		path: directory,
		code: problem.code,
		args: problem.args,
		place: problem.place,
		fact: problem.fact
	};
}
async function composeOf(repository, view) {
	const seen = view.look("environment/docker-compose.yaml");
	if (seen.kind === "unseen") return {
		kind: "unseen",
		reason: "listing-cut"
	};
	return seen.kind === "file" ? readCompose(repository, seen.path) : null;
}
function findings(view, facts, config, compose, reject) {
	const broken = (problem) => ({
		problem,
		unread: false
	});
	if (config.steps.length > 0) return broken(reject("verifiers-task-steps", "steps", "V17"));
	if (config.verifier.user !== null) return broken(reject("verifiers-task-verifier-user", "verifier.user", "V17"));
	const userAt = config.verifier.collect.findIndex((hook) => hook.user !== null);
	if (userAt >= 0) return broken(reject("verifiers-task-collect-user", `verifier.collect[${userAt}].user`, "V17"));
	const needs = unmetNeed(view, config);
	const box = config.verifier.hasEnvironment ? "verifier.environment" : "verifier.environment_mode";
	return serviceTrouble(config, compose, reject) ?? (needs === null ? null : broken(reject("verifiers-task-verifier-box", box, "V19", { needs }))) ?? imageTrouble(view, facts, config, compose, reject) ?? metadataTrouble(config, reject);
}
const COMPOSE_PATH = "environment/docker-compose.yaml";
function serviceTrouble(config, compose, reject) {
	const wanted = /* @__PURE__ */ new Set([...config.artifacts.map((artifact) => artifact.service ?? "main"), ...config.verifier.collect.map((hook) => hook.service)]);
	wanted.delete("main");
	wanted.delete("");
	if (wanted.size === 0) return null;
	const unreadable = composeTrouble(compose, reject);
	if (unreadable !== null) return unreadable;
	const declared = compose?.kind === "read" ? compose.services : /* @__PURE__ */ new Set();
	const missing = [...wanted].filter((name) => !declared.has(name)).toSorted();
	if (missing.length === 0) return null;
	return {
		problem: reject("verifiers-task-service", "artifacts", "V18", { services: missing }),
		unread: false
	};
}
function composeTrouble(compose, reject) {
	if (compose?.kind === "unseen") return {
		problem: reject("verifiers-task-compose-unseen", null, "V18", { reason: compose.reason }, COMPOSE_PATH),
		unread: true
	};
	if (compose?.kind !== "broken") return null;
	const problem = reject("verifiers-task-compose-broken", null, "V18", { reason: compose.reason }, COMPOSE_PATH);
	return {
		problem: {
			...problem,
			place: {
				...problem.place,
				line: compose.line
			}
		},
		unread: false
	};
}
function imageTrouble(view, facts, config, compose, reject) {
	if (config.dockerImage === null) {
		const unreadable = composeTrouble(compose, reject);
		if (unreadable !== null) return unreadable;
		if (compose?.kind === "read" && compose.mainIsOdd) return {
			problem: reject("verifiers-task-compose-broken", null, "V16", { reason: "services.main is no table" }, COMPOSE_PATH),
			unread: false
		};
		const composed = compose?.kind === "read" && compose.mainHasImage;
		if (!composed && facts.hasDockerfile) return {
			problem: reject("verifiers-task-dockerfile-only", null, "V16", {}, "environment/Dockerfile"),
			unread: false
		};
		if (!composed && view.look("environment/Dockerfile").kind === "unseen") return {
			problem: reject("verifiers-task-environment-unseen", null, "V16", {}, "environment"),
			unread: true
		};
	}
	const { bundled, buildFile } = verifierOf(view, config);
	if (!bundled || buildFile === null) return null;
	return {
		problem: reject("verifiers-task-verifier-build", null, "V19", { file: buildFile }, buildFile),
		unread: false
	};
}
function metadataTrouble(config, reject) {
	const metadata = config.raw["metadata"];
	if (typeof metadata !== "object" || metadata === null) return null;
	const value = (key) => Object.hasOwn(metadata, key) ? metadata[key] : void 0;
	for (const key of ["difficulty", "category"]) {
		if (value(key) === void 0 || typeof value(key) === "string") continue;
		return {
			problem: reject("verifiers-task-metadata", `metadata.${key}`, "V20", {
				key,
				wanted: "a string"
			}),
			unread: false
		};
	}
	const tags = value("tags");
	if (tags === void 0 || Array.isArray(tags) && tags.every((tag) => typeof tag === "string")) return null;
	return {
		problem: reject("verifiers-task-metadata", "metadata.tags", "V20", {
			key: "tags",
			wanted: "a list of strings"
		}),
		unread: false
	};
}
function hurdleOf(directory, facts, config, compose) {
	if (config.os === "windows") return {
		code: "verifiers-note-windows",
		args: {},
		path: joinPath(directory, "task.toml"),
		line: facts.lineOf("environment.os")
	};
	if (compose?.kind !== "read" || compose.obstacle === null) return null;
	const path = joinPath(directory, COMPOSE_PATH);
	return {
		code: "verifiers-note-compose",
		args: { what: compose.obstacle },
		path,
		line: null
	};
}

// src/frameworks/verifiers/harbor-judge.ts
const AT_ONCE = 32;
var TaskJudge = class {
	known = /* @__PURE__ */ new WeakMap();
	async all(repository, directories, links) {
		const judged = [];
		for (let i = 0; i < directories.length; i += AT_ONCE) {
			const some = directories.slice(i, i + AT_ONCE);
			judged.push(...await Promise.all(some.map((directory) => this.one(repository, directory, links))));
		}
		return judged;
	}
	one(repository, directory, links) {
		let tasks = this.known.get(repository);
		if (tasks === void 0) {
			tasks = /* @__PURE__ */ new Map();
			this.known.set(repository, tasks);
		}
		const key = `${links}:${directory}`;
		let task = tasks.get(key);
		if (task === void 0) {
			task = judgeTask(repository, directory, links);
			tasks.set(key, task);
		}
		return task;
	}
};

// src/frameworks/verifiers/harbor-door.ts
const REGISTRY = "registry.json";
const MAX_ELSEWHERE = 3;
const MAX_TRIED = 100;
async function readHarborDoor(repository, repoId) {
	const judge = new TaskJudge();
	const file = await readRegistry(repository, REGISTRY);
	const elsewhere = await readElsewhere(repository, repoId, judge);
	const hasTasks = repository.listing.named("task.toml").length > 0;
	if (file.state === "ok") return fromRegistry(repository, repoId, file, judge, elsewhere, hasTasks);
	const without = {
		tasksets: elsewhere.tasksets,
		hasTasks,
		sampled: null
	};
	if (file.state === "missing") return {
		...without,
		...await fromNothing(repository, judge, elsewhere.paths)
	};
	if (file.state === "unseen") {
		const evidence = [say$1("unknown", "verifiers-registry-unseen", { reason: file.why.code }, REGISTRY, "V1")];
		return {
			...without,
			verdict: "unknown",
			evidence,
			notes: [],
			remedy: null
		};
	}
	const { code, args, place, fact } = file;
	const remedy = {
		code: "verifiers-remedy-registry-fix",
		args: {}
	};
	return {
		...without,
		verdict: "fails",
		evidence: [{
			stance: "refutes",
			code,
			args,
			...place,
			fact
		}, say$1("refutes", "verifiers-registry-refused", {}, REGISTRY, "V3")],
		notes: [{
			rule: "files/registry",
			effect: "breaks",
			code,
			args,
			...place,
			fact,
			remedy
		}],
		remedy
	};
}
function say$1(stance, code, args, path, fact) {
	return {
		stance,
		code,
		args,
		path,
		line: null,
		fact
	};
}
async function readElsewhere(repository, repoId, judge) {
	const { listing } = repository;
	const tasks = new Set(listing.named("task.toml").map(directoryOf));
	const paths = listing.named(REGISTRY).filter((path) => path !== REGISTRY && listing.isFile(path) && !isWithin(path, tasks)).slice(0, MAX_ELSEWHERE);
	const tasksets = [];
	const good = [];
	for (const path of paths) {
		const file = await readRegistry(repository, path);
		if (file.state !== "ok" || file.specs.length === 0) continue;
		good.push(path);
		for (const spec of file.specs) {
			if (spec.shadowed) continue;
			const folder = directoryOf(path);
			tasksets.push((await readDataset({
				repository,
				repoId,
				spec,
				file: path,
				registryPath: folder,
				judge
			})).taskset);
		}
	}
	return {
		paths: good,
		tasksets
	};
}
function isWithin(path, folders) {
	for (let at = directoryOf(path); at !== ""; at = directoryOf(at)) if (folders.has(at)) return true;
	return folders.has("");
}
async function fromRegistry(repository, repoId, file, judge, elsewhere, hasTasks) {
	const readings = [];
	for (const spec of file.specs) {
		if (spec.shadowed) continue;
		readings.push(await readDataset({
			repository,
			repoId,
			spec,
			file: REGISTRY,
			registryPath: null,
			judge
		}));
	}
	if (readings.length === 0) {
		const evidence = [say$1("refutes", "verifiers-registry-empty", {}, REGISTRY, "V7")];
		const remedy = registryRemedy(repository);
		return {
			verdict: "fails",
			tasksets: elsewhere.tasksets,
			evidence,
			notes: [],
			remedy,
			hasTasks,
			sampled: null
		};
	}
	const verdict = [
		"loads",
		"partial",
		"unknown",
		"fails"
	].find((one) => readings.some(({ taskset }) => taskset.verdict === one)) ?? "fails";
	const deciding = readings.find(({ taskset }) => taskset.verdict === verdict);
	const sampled = readings.flatMap((reading) => reading.sampled ?? []).toSorted((a, b) => b.of - a.of)[0] ?? null;
	return {
		verdict,
		tasksets: [...readings.map(({ taskset }) => taskset), ...elsewhere.tasksets],
		evidence: readings.toSorted((a, b) => rank(a) - rank(b)).flatMap(({ evidence }) => evidence),
		notes: unique(readings.flatMap(({ notes }) => notes)),
		remedy: verdict === "loads" ? null : deciding?.remedy ?? null,
		hasTasks,
		sampled
	};
}
function rank({ taskset }) {
	return [
		"loads",
		"partial",
		"unknown",
		"fails"
	].indexOf(taskset.verdict);
}
function unique(notes) {
	return [...new Map(notes.toReversed().map((note) => [JSON.stringify([
		note.code,
		note.path,
		note.line,
		note.args
	]), note])).values()].toReversed();
}
async function fromNothing(repository, judge, elsewhere) {
	const { listing } = repository;
	const folders = listing.named("task.toml").map(directoryOf).filter((folder) => folder !== "");
	const [moved] = elsewhere;
	if (moved !== void 0) return {
		verdict: "fails",
		evidence: [say$1("refutes", "verifiers-registry-elsewhere", { file: moved }, moved, "V1")],
		notes: [],
		remedy: {
			code: "verifiers-remedy-registry-move",
			args: { file: moved }
		}
	};
	if (listing.named("task.toml").length === 0) return {
		verdict: "fails",
		evidence: [],
		notes: [],
		remedy: null
	};
	const evidence = [say$1("refutes", "verifiers-no-registry", { tasks: Math.max(1, folders.length) }, null, "V10")];
	const tried = await judge.all(repository, spread(folders, repository), "copied");
	const ok = tried.filter((task) => task.state === "ok").length;
	const unbuilt = tried.find((task) => task.problem?.code === "verifiers-task-dockerfile-only");
	if (ok === 0 && unbuilt?.problem !== null && unbuilt !== void 0) {
		const { code, args, place, fact } = unbuilt.problem;
		evidence.push({
			stance: "refutes",
			code,
			args,
			...place,
			fact
		});
		return {
			verdict: "fails",
			evidence,
			notes: [],
			remedy: {
				code: "verifiers-remedy-registry-and-image",
				args: {
					task: unbuilt.directory,
					tasks: folders.length
				}
			}
		};
	}
	return {
		verdict: "fails",
		evidence,
		notes: [],
		remedy: registryRemedy(repository)
	};
}
function spread(folders, repository) {
	const { read } = tasksToRead(repository, folders);
	const step = Math.max(1, Math.ceil(read.length / MAX_TRIED));
	return read.filter((_, i) => i % step === 0);
}
function registryRemedy(repository) {
	const folders = repository.listing.named("task.toml").map(directoryOf).filter((folder) => folder !== "");
	const first = folders.find((folder) => folder.startsWith("tasks/")) ?? folders[0];
	if (first !== void 0) return {
		code: "verifiers-remedy-registry",
		args: {
			tasks: folders.length,
			name: baseName(first),
			path: first
		}
	};
	return repository.listing.isFile("task.toml") ? {
		code: "verifiers-remedy-move-task",
		args: {}
	} : null;
}

// src/frameworks/verifiers/gym-row.ts
function gymRowFault(row) {
	if (!isDict(row)) return "not-an-object";
	if (!Object.hasOwn(row, "responses_create_params")) return "no-params";
	const body = row["responses_create_params"];
	if (!isDict(body)) return "params";
	const instructions = get(body, "instructions");
	if (truthy(instructions) && !isContent(instructions)) return "instructions";
	const items = inputItems(get(body, "input"));
	if (items === null) return "input";
	const declared = [];
	for (const item of items) {
		if (!isDict(item)) return "input";
		const fault = itemFault(item);
		if (fault !== null) return fault;
		if (isOneOf(get(item, "type"), "additional_tools", "tool_search_output")) declared.push(get(item, "tools"));
	}
	declared.push(get(body, "tools"));
	return declared.every(areTools) ? null : "tools";
}
function hasNamelessTool(row) {
	const body = isDict(row) ? row["responses_create_params"] : null;
	const tools = isDict(body) ? get(body, "tools") : null;
	if (!Array.isArray(tools)) return false;
	return tools.some((tool) => isDict(tool) && get(tool, "type") === "function" && !isString(get(tool, "name")));
}
function inputItems(raw) {
	if (typeof raw === "string") return [{
		role: "user",
		content: raw
	}];
	if (!truthy(raw)) return [];
	return Array.isArray(raw) ? raw : null;
}
function itemFault(item) {
	const role = get(item, "role") ?? null;
	const type = get(item, "type");
	if (role === null && truthy(type) && typeof type !== "string") return "input";
	const name = typeof type === "string" ? type : "";
	if (role === "assistant" || role === null && !/_(?:output|response)$/.test(name)) return assistantFault(item, name);
	if (name === "function_call_output" || name === "custom_tool_call_output") {
		const output = get(item, "output");
		if (!isString(get(item, "call_id") ?? (Object.hasOwn(item, "call_id") ? null : ""))) return "call";
		return typeof output === "string" || Array.isArray(output) ? areParts(output) ? null : "content" : null;
	}
	return areParts(get(item, "content")) ? null : "content";
}
function assistantFault(item, type) {
	if (type === "reasoning") return areTexts(get(item, "summary")) && areTexts(get(item, "content")) ? null : "content";
	if (type === "function_call" || type === "custom_tool_call") {
		const words = [
			orEmpty(item, "call_id"),
			orEmpty(item, "name"),
			Object.hasOwn(item, "arguments") ? get(item, "arguments") : orEmpty(item, "input")
		];
		const space = get(item, "namespace") ?? null;
		return words.every(isString) && (space === null || isString(space)) ? null : "call";
	}
	const content = get(item, "content");
	if (typeof content === "string" || !truthy(content)) return null;
	if (!Array.isArray(content)) return "content";
	return content.every((part) => isDict(part) && (!isText(part) || isString(orEmpty(part, "text")))) ? null : "content";
}
function areTexts(value) {
	if (!truthy(value)) return true;
	return Array.isArray(value) && value.every((part) => isDict(part) && (!truthy(get(part, "text")) || isString(get(part, "text"))));
}
function areParts(value) {
	if (typeof value === "string" || !truthy(value)) return true;
	if (!Array.isArray(value)) return false;
	return value.every((part) => {
		if (!isDict(part)) return false;
		if (isText(part)) return isString(orEmpty(part, "text"));
		return get(part, "type") !== "input_image" || isString(orEmpty(part, "image_url"));
	});
}
function isText(part) {
	return isOneOf(get(part, "type"), "input_text", "output_text");
}
function isContent(value) {
	if (typeof value === "string") return true;
	if (!Array.isArray(value)) return false;
	return value.every((part) => {
		if (!isDict(part)) return false;
		if (get(part, "type") === "text") return isString(get(part, "text"));
		const image = get(part, "image_url");
		return get(part, "type") === "image_url" && isDict(image) && isString(get(image, "url"));
	});
}
function areTools(value) {
	if (!truthy(value)) return true;
	if (!Array.isArray(value)) return false;
	return value.every((group) => {
		if (!isDict(group)) return false;
		if (get(group, "type") !== "namespace") return isTool(group);
		if (!Object.hasOwn(group, "name")) return false;
		if (!truthy(get(group, "name"))) return isTool(group);
		const inner = get(group, "tools");
		if (!Array.isArray(inner)) return false;
		return inner.every((tool) => isDict(tool) && isTool(tool) && isString(get(group, "name")));
	});
}
function isTool(tool) {
	const name = [get(tool, "name"), get(tool, "server_label")].find(truthy) ?? get(tool, "type");
	const type = Object.hasOwn(tool, "type") ? get(tool, "type") : "function";
	const description = get(tool, "description");
	const parameters = get(tool, "parameters");
	const strict = get(tool, "strict") ?? null;
	return isString(name) && isString(type) && (!truthy(description) || isString(description)) && (!truthy(parameters) || isDict(parameters)) && (strict === null || isBoolean(strict));
}
function isBoolean(value) {
	if (typeof value === "boolean" || value === 0 || value === 1) return true;
	return typeof value === "string" && /^(?:0|off|f|false|n|no|1|on|t|true|y|yes)$/i.test(value);
}
function orEmpty(item, key) {
	return Object.hasOwn(item, key) ? item[key] : "";
}
function isOneOf(value, ...words) {
	return words.some((word) => word === value);
}
function isString(value) {
	return typeof value === "string";
}
function isDict(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function get(item, key) {
	return Object.hasOwn(item, key) ? item[key] : void 0;
}
function truthy(value) {
	if (Array.isArray(value)) return value.length > 0;
	if (isDict(value)) return Object.keys(value).length > 0;
	return value !== void 0 && value !== null && value !== false && value !== 0 && value !== "";
}

// src/frameworks/verifiers/known-datasets.ts
const KNOWN_DATASETS = [
	known("PrimeIntellect/Reverse-Text-RL", "reverse-text", true, "verifiers environments/reverse_text"),
	known("PrimeIntellect/R2E-Gym-Subset-Verified", "r2e-gym", false, "research-environments r2e_gym_v1"),
	known("PrimeIntellect/R2E-Gym-Subset-Validated", "r2e-gym", false, "research-environments r2e_gym_v1, former name"),
	known("PrimeIntellect/Multi-SWE-RL-Verified", "multiswe", false, "research-environments multiswe_v1"),
	known("PrimeIntellect/Scale-SWE-Verified", "scaleswe", false, "research-environments scaleswe_v1"),
	known("PrimeIntellect/SWE-Lego-Real-Data-Verified", "swelego", false, "verifiers legacy swe_lego"),
	known("PrimeIntellect/SWE-rebench-V2-Filtered-Verified", "swerebench-v2", false, "verifiers legacy swe_rebench_v2"),
	known("openai/gsm8k", "gsm8k", false, "verifiers environments/gsm8k"),
	known("willcb/wiki-trivia-questions-v4", "wiki-search", false, "verifiers environments/wiki_search")
];
function knownDataset(repoId) {
	const id = repoId?.toLowerCase();
	return KNOWN_DATASETS.find((entry) => entry.dataset.toLowerCase() === id) ?? null;
}
function known(dataset, environment, configurable, source) {
	return {
		dataset,
		environment,
		configurable,
		source
	};
}
const COLUMN_SIGNATURES = /* @__PURE__ */ new Map([
	["r2e-gym", [
		"problem_statement",
		"docker_image",
		"expected_output_json"
	]],
	["scaleswe", [
		"instance_id",
		"problem_statement",
		"image_url",
		"workdir"
	]],
	["multiswe", [
		"org",
		"repo",
		"number",
		"base",
		"fix_patch",
		"run_result",
		"test_patch_result"
	]],
	["swerebench-v2", [
		"problem_statement",
		"image_name",
		"install_config",
		"repo",
		"FAIL_TO_PASS"
	]],
	["swelego", [
		"problem_statement",
		"image_name",
		"test_cmd",
		"FAIL_TO_PASS"
	]]
]);
const PROMPT_COLUMNS = [
	"prompt",
	"question",
	"problem_statement",
	"resolved_issues"
];

// src/frameworks/verifiers/named-environment.ts
const MAX_BODY = 262144;
const MAX_LINE = 2e3;
const BUILT_IN = /* @__PURE__ */ new Set([
	"harbor",
	"openenv",
	"textarena",
	"nemo-gym",
	"nemo_gym"
]);
const NAME = String.raw`[A-Za-z0-9][\w.-]{0,100}`;
const PATTERNS = [
	new RegExp(`app\\.primeintellect\\.ai/dashboard/environments/(${NAME}/${NAME})`),
	new RegExp(`\\bprime env (?:install|pull|info) +(${NAME}(?:/${NAME})?)`),
	new RegExp(`(?:^|[\\s\`$])vf-(?:eval|install) +(${NAME}(?:/${NAME})?)`),
	new RegExp(`^(?:\\$ )?(?:uv run |uvx [^|;&]{0,200} )?eval +(${NAME}(?:/${NAME})?)(?:\\s|$)`),
	new RegExp(`\\bload_environment\\( *["'](${NAME}(?:/${NAME})?)["']`)
];
const DATASET = /(?:^|[^\w])(?:dataset_name|dataset) *[=:] *["']([\w.-]+\/[\w.-]+)["']/;
function namedEnvironment(card, repoId) {
	const body = card.body.slice(0, MAX_BODY);
	const aboutVerifiers = /\b(?:verifiers|vf-eval|primeintellect)\b/i.test(body);
	let fenced = false;
	let line = 0;
	for (const raw of body.split("\n")) {
		line += 1;
		const text = raw.trim().slice(0, MAX_LINE);
		if (text.startsWith("```") || text.startsWith("~~~")) {
			fenced = !fenced;
			continue;
		}
		const found = inLine(text, fenced && aboutVerifiers, repoId);
		if (found !== null) return {
			...found,
			line
		};
	}
	return null;
}
function inLine(text, inCode, repoId) {
	for (const [index, pattern] of PATTERNS.entries()) {
		if (index >= 3 && !inCode) continue;
		const found = pattern.exec(text);
		const name = found?.[1]?.replace(/[.]+$/, "");
		if (found === null || name === void 0 || BUILT_IN.has(name)) continue;
		return {
			name,
			words: found[0].trim()
		};
	}
	const dataset = inCode ? DATASET.exec(text) : null;
	if (dataset !== null && repoId !== null && dataset[1]?.toLowerCase() === repoId.toLowerCase()) return {
		name: null,
		words: dataset[0].trim()
	};
	return null;
}

// src/frameworks/verifiers/rows-door.ts
function readRows(files, card, repoId) {
	const plain = files.filter((file) => file.compression === null);
	const evidence = [];
	const note = (stance, code, args, path, line, fact) => {
		evidence.push({
			stance,
			code,
			args,
			path,
			line,
			fact
		});
	};
	const named = namedEnvironment(card, repoId);
	const known = knownDataset(repoId);
	if (named !== null) note("supports", named.name === null ? "verifiers-rows-named-config" : "verifiers-rows-named", {
		environment: named.name ?? "",
		words: named.words
	}, card.path, null, "V31");
	if (known !== null) note("supports", "verifiers-rows-known", {
		dataset: known.dataset,
		environment: known.environment,
		source: known.source
	}, null, null, "V31");
	const recognised = columnEvidence(plain, card, note);
	const gym = plain.filter(isGymFile).map((file) => judgeGymFile(file, repoId));
	for (const { taskset } of gym) {
		const { total, ok, broken } = taskset.tasks;
		const [first] = taskset.broken;
		if (ok > 0) note("supports", "verifiers-rows-gym", {
			ok,
			total,
			broken
		}, taskset.path, null, "V32");
		if (first !== void 0) note("refutes", first.code, first.args, taskset.path, first.place.line, "V32");
	}
	for (const { taskset, nameless } of gym) if (nameless !== null) note("supports", "verifiers-rows-gym-since", {
		since: "0.4.0",
		line: nameless
	}, taskset.path, nameless, "V32");
	const hasRows = plain.length > 0;
	if (hasRows) note("unknown", "verifiers-rows-alone", { files: plain.slice(0, 20).map((file) => file.path) }, plain[0]?.path ?? null, null, "V31");
	const packed = files.filter((file) => file.compression !== null).map((file) => file.path);
	if (!hasRows && packed.length > 0) note("refutes", "verifiers-rows-compressed", { files: packed.slice(0, 20) }, packed[0] ?? null, null, "V31");
	const environment = named?.name ?? known?.environment ?? null;
	const tasksets = gym.map(({ taskset }) => taskset);
	const firstMain = plain.find((file) => file.main);
	if (environment !== null && firstMain !== void 0) tasksets.push(rowsTaskset(environment, firstMain, namedSnippet(environment, repoId)));
	const loads = gym.some(({ main, before }) => main && before > 0);
	const incomplete = gym.find(({ taskset }) => taskset.tasks.unread > 0);
	return {
		verdict: loads ? "partial" : hasRows || packed.length > 0 && named !== null ? "unknown" : "fails",
		tasksets,
		evidence,
		vouched: named !== null || known !== null,
		hasRows,
		recognised,
		sampled: incomplete === void 0 ? null : {
			read: incomplete.taskset.tasks.ok + incomplete.taskset.tasks.broken,
			of: incomplete.taskset.tasks.total
		}
	};
}
function rowsTaskset(environment, file, snippet) {
	return {
		door: "rows",
		name: environment,
		version: null,
		path: file.path,
		main: true,
		verdict: "unknown",
		tasks: {
			total: file.total ?? file.rows.length,
			ok: 0,
			broken: 0,
			unread: file.total ?? file.rows.length
		},
		broken: [],
		snippet
	};
}
function columnEvidence(files, card, note) {
	const sources = files.filter((file) => file.columns !== null && file.columns.length > 0).map((file) => ({
		path: file.path,
		columns: file.columns ?? []
	}));
	const declared = headerColumns(card);
	if (files.length > 0 && declared.length > 0) sources.unshift({
		path: card.path,
		columns: declared
	});
	for (const { path, columns } of sources) {
		const environments = [...COLUMN_SIGNATURES].filter(([, needs]) => needs.every((need) => columns.includes(need)));
		const [first] = environments;
		if (first === void 0) continue;
		note("unknown", "verifiers-rows-columns", {
			environments: environments.map(([name]) => name),
			columns: first[1]
		}, path, null, "V33");
		return true;
	}
	for (const { path, columns } of sources) {
		const column = PROMPT_COLUMNS.find((name) => columns.includes(name));
		if (column === void 0) continue;
		note("unknown", "verifiers-rows-prompt", { column }, path, null, "V33");
		return false;
	}
	const [first] = sources;
	if (first !== void 0) note("unknown", "verifiers-rows-no-prompt", { columns: first.columns.slice(0, 20) }, first.path, null, "V33");
	return false;
}
function headerColumns(card) {
	const info = card.data?.["dataset_info"];
	const entries = Array.isArray(info) ? info : [info];
	const names = [];
	for (const entry of entries.slice(0, 50)) {
		const features = typeof entry === "object" && entry !== null ? entry["features"] : null;
		for (const feature of Array.isArray(features) ? features.slice(0, 500) : []) {
			const name = typeof feature === "object" && feature !== null ? feature["name"] : null;
			if (typeof name === "string") names.push(name);
		}
	}
	return names;
}
function isGymFile(file) {
	if (file.format !== "jsonl" || file.lines === null) return false;
	const value = file.lines.find((line) => line.fault?.reason !== "no value")?.value;
	return typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, "responses_create_params");
}
function judgeGymFile(file, repoId) {
	const broken = [];
	let ok = 0;
	let before = 0;
	let nameless = null;
	for (const line of file.lines ?? []) {
		if (line.fault?.reason === "no value") continue;
		const unreadable = line.fault !== null && !line.fault.strict;
		const fault = unreadable ? null : gymRowFault(line.value);
		if (!unreadable && fault === null) {
			ok += 1;
			if (nameless === null && hasNamelessTool(line.value)) nameless = line.line;
			if (broken.length === 0) before += 1;
			continue;
		}
		const place = {
			path: file.path,
			line: line.line
		};
		const code = unreadable ? "verifiers-gym-row-not-json" : `verifiers-gym-row-${fault ?? "params"}`;
		broken.push({
			path: file.path,
			code,
			args: {
				line: line.line,
				reason: line.fault?.reason ?? ""
			},
			place,
			fact: "V32"
		});
	}
	const judged = ok + broken.length;
	const total = file.complete ? judged : Math.max(file.total ?? 0, judged + 1);
	return {
		taskset: {
			door: "rows",
			name: null,
			version: null,
			path: file.path,
			main: file.main,
			verdict: before > 0 ? "partial" : "unknown",
			tasks: {
				total,
				ok,
				broken: broken.length,
				unread: total - judged
			},
			broken,
			snippet: before > 0 ? gymSnippet(file.path, repoId) : null
		},
		main: file.main,
		before,
		nameless
	};
}

// src/frameworks/verifiers.ts
const verifiers = {
	key: "verifiers",
	async detect(context) {
		const { repository, card, repoId } = context;
		const harbor = await readHarborDoor(repository, repoId);
		const candidates = await findCandidates(repository);
		return settle$1(context, harbor, await packagesOf(repository, candidates.found), candidates, readRows(await readRowFiles(repository), card, repoId));
	}
};
async function packagesOf(repository, found) {
	if (found.length === 0) return [];
	const { readPackages } = await import("./packages.js");
	return await readPackages(repository, found);
}
function settle$1(context, harbor, packages, { strangers, cut }, rows) {
	const { listing } = context.repository;
	const mains = packages.filter((reading) => isMainPath(reading.candidate.directory));
	const packageLoads = mains.some((reading) => reading.verdict === "loads");
	const stranger = strangers.length > 0 && packages.length === 0 && !harbor.hasTasks && !rows.hasRows ? strangers[0] : void 0;
	const rowsCount = !harbor.hasTasks || rows.vouched || rows.recognised || rows.verdict === "partial";
	const rowsVerdict = rowsCount ? rows.verdict : "fails";
	const verdict = best([
		harbor.verdict,
		...mains.map((reading) => reading.verdict),
		rowsVerdict,
		...stranger === void 0 && listing.complete && !cut ? [] : ["unknown"]
	]);
	const evidence = [
		...harbor.evidence,
		...packages.flatMap(packageEvidence),
		...rowsCount ? rows.evidence : []
	];
	if (stranger !== void 0) evidence.push(say("unknown", "verifiers-package-no-entry", { file: stranger }, stranger, "V24"));
	if (!listing.complete) evidence.push(say("unknown", "verifiers-listing-cut", {}, null, "V1"));
	if (cut && !packageLoads) evidence.push(say("unknown", "verifiers-search-cut", {}, null, "V24"));
	if (evidence.length === 0) evidence.push(say("refutes", "verifiers-nothing", {}, null, "V31"));
	const tolerated = packages.map(toleratedFor).find((message) => message !== null) ?? null;
	const suggestOnly = harbor.verdict !== "loads" && (packageLoads || rows.hasRows);
	const conditions = verdict === "partial" && harbor.verdict !== "partial" ? ["needs-nemo-gym-server"] : [];
	return {
		verdict,
		basis: basisOf(harbor, rows, verdict),
		conditions,
		tasksets: [
			...harbor.tasksets,
			...packages.map((reading) => packageTaskset(reading, context.repoId)),
			...rows.tasksets
		],
		evidence,
		notes: harbor.notes,
		remedy: verdict === "loads" ? null : remedyOf(verdict, harbor, packages, rows, conditions),
		vouched: rows.vouched && rows.hasRows,
		suggestOnly,
		...verdict === "fails" && tolerated !== null ? { tolerated } : {}
	};
}
function toleratedFor({ reason, module }) {
	if (reason.code === "verifiers-package-v0") return {
		code: "verifiers-tolerated-v0",
		args: { module }
	};
	return reason.code === "verifiers-package-older-wanted" ? {
		code: "verifiers-tolerated-older",
		args: {
			module,
			wanted: reason.args["wanted"] ?? ""
		}
	} : null;
}
const ORDER = [
	"loads",
	"partial",
	"unknown",
	"fails"
];
function best(verdicts) {
	return ORDER.find((verdict) => verdicts.includes(verdict)) ?? "fails";
}
function basisOf(harbor, rows, verdict) {
	if (harbor.sampled !== null && (harbor.verdict === verdict || verdict === "fails")) return {
		kind: "sample",
		...harbor.sampled
	};
	if (rows.sampled !== null && rows.verdict === verdict && harbor.verdict !== verdict) return {
		kind: "sample",
		...rows.sampled
	};
	return { kind: "complete" };
}
function say(stance, code, args, path, fact) {
	return {
		stance,
		code,
		args,
		path,
		line: null,
		fact
	};
}
const STANCES = {
	loads: "supports",
	fails: "refutes",
	unknown: "unknown"
};
function packageEvidence(reading) {
	const { reason, remarks, module, verdict } = reading;
	return [remarkEvidence(reason, STANCES[verdict], module), ...remarks.map((remark) => remarkEvidence(remark, remark.code === "verifiers-package-newer-wanted" ? "supports" : "unknown", module))];
}
function remarkEvidence(remark, stance, module) {
	const { code, args, place, fact } = remark;
	return {
		stance,
		code,
		args: {
			...args,
			package: module
		},
		path: place.path,
		line: place.line,
		fact
	};
}
function packageTaskset(reading, repoId) {
	const { candidate, verdict, reason, module } = reading;
	const path = candidate.directory === "" ? "." : candidate.directory;
	const count = {
		total: 1,
		ok: verdict === "loads" ? 1 : 0,
		broken: verdict === "fails" ? 1 : 0,
		unread: verdict === "unknown" ? 1 : 0
	};
	const broken = {
		path,
		code: reason.code,
		args: {
			...reason.args,
			package: module
		},
		place: reason.place,
		fact: reason.fact
	};
	return {
		door: "package",
		name: module,
		version: null,
		path,
		main: isMainPath(candidate.directory),
		verdict,
		tasks: count,
		broken: verdict === "fails" ? [broken] : [],
		snippet: verdict === "loads" ? packageSnippet(reading, repoId) : null
	};
}
const PACKAGE_REMEDIES = {
	"verifiers-package-module-missing": "verifiers-remedy-package-rename",
	"verifiers-package-name-taken": "verifiers-remedy-package-rename",
	"verifiers-package-name-form": "verifiers-remedy-package-rename",
	"verifiers-package-no-all": "verifiers-remedy-package-export",
	"verifiers-package-exports-nothing": "verifiers-remedy-package-export",
	"verifiers-package-exports-many": "verifiers-remedy-package-export",
	"verifiers-package-v0": "verifiers-remedy-package-port",
	"verifiers-package-older-verifiers": "verifiers-remedy-package-port",
	"verifiers-package-file-missing": "verifiers-remedy-package-ship",
	"verifiers-package-file-not-shipped": "verifiers-remedy-package-ship",
	"verifiers-package-config-field": "verifiers-remedy-package-default",
	"verifiers-package-import-not-installed": "verifiers-remedy-package-dependency",
	"verifiers-package-build": "verifiers-remedy-package-build",
	"verifiers-package-discovery": "verifiers-remedy-package-build"
};
function remedyOf(verdict, harbor, packages, rows, conditions) {
	if (conditions.length > 0) return {
		code: "verifiers-remedy-gym-server",
		args: {}
	};
	if (harbor.remedy !== null) return harbor.remedy;
	for (const reading of packages) {
		const code = PACKAGE_REMEDIES[reading.reason.code];
		if (code !== void 0) return {
			code,
			args: {
				module: reading.module,
				...reading.reason.args
			}
		};
	}
	return verdict === "unknown" && rows.hasRows && !rows.vouched ? {
		code: "verifiers-remedy-name-environment",
		args: {}
	} : null;
}

// src/frameworks/index.ts
const DETECTORS = {
	harbor,
	verifiers,
	openenv,
	"nemo-gym": nemoGym
};

// src/rules/finding.ts
function placeAt(path, line = null) {
	return {
		path,
		line,
		column: null,
		endLine: null,
		endColumn: null
	};
}
function findingOf(rule, severity, code, more = {}) {
	return {
		rule,
		severity,
		framework: null,
		...placeAt(null),
		code,
		args: {},
		fix: "none",
		remedy: null,
		change: null,
		...more
	};
}

// src/rules/card.ts
const RULE_OF_WARNING = {
	"tags-not-a-list": "tags/not-a-list",
	"tag-ambiguous": "tags/ambiguous"
};
function cardFindings(card) {
	const { path, problems } = card;
	const findings = problems.map((problem) => problemFinding(problem, path));
	const say = (rule, severity, code, more) => {
		findings.push(findingOf(rule, severity, code, more));
	};
	if (card.state === "missing") {
		const args = { file: path };
		say("card/missing", "error", "card-missing", {
			...placeAt(path),
			args,
			remedy: {
				code: "card-missing-remedy",
				args
			}
		});
	}
	if (card.state === "unreadable") {
		const args = {
			reason: card.trouble?.code ?? "unreadable",
			detail: card.trouble?.detail ?? ""
		};
		const remedy = {
			code: "fix-card-unreadable",
			args: {}
		};
		say("card/unreadable", "error", "card-unreadable", {
			...placeAt(path),
			args,
			remedy
		});
	}
	if (card.state === "no-header" && !problems.some((problem) => problem.severity === "error")) say("card/no-header", "warning", "card-no-header", placeAt(path, 1));
	if (card.header !== null && Object.hasOwn(card.header.data, "library_name")) say("card/library-name", "notice", "library-name", placeAt(path, 1));
	return findings;
}
function problemFinding({ code, args, severity, at, end }, path) {
	const rule = severity === "error" ? "card/invalid-header" : RULE_OF_WARNING[code] ?? "card/header-style";
	const place = {
		path,
		line: at.line,
		column: at.column,
		endLine: end.line,
		endColumn: end.column
	};
	return findingOf(rule, severity, code, {
		...place,
		args
	});
}

// src/card/vocabulary.generated.ts
const LIBRARIES = {
	"harbor": {
		label: "Harbor",
		repo: "https://github.com/harbor-framework/harbor",
		docs: "https://harborframework.com/docs"
	},
	"verifiers": {
		label: "Verifiers",
		repo: "https://github.com/PrimeIntellect-ai/verifiers",
		docs: "https://github.com/PrimeIntellect-ai/verifiers/tree/main/docs"
	},
	"openenv": {
		label: "OpenEnv",
		repo: "https://github.com/huggingface/OpenEnv",
		docs: "https://huggingface.github.io/openenv/"
	},
	"nemo-gym": {
		label: "NeMo Gym",
		repo: "https://github.com/NVIDIA-NeMo/Gym",
		docs: "https://docs.nvidia.com/nemo/gym/"
	}
};

// src/rules/broken.ts
const FAMILIES = [
	["task-link-", "files/link"],
	["task-name-", "files/unsafe-name"],
	["task-folder-option", "files/unsafe-name"],
	["task-toml-pointer", "files/lfs-pointer"],
	["entry-", "files/registry"],
	["openenv-not-a-task", "files/stray-folder"]
];
const NOT_SEEN = /-(?:unseen|pointer|listing-cut|too-deep)$/u;
function ruleOfBroken(set, task) {
	if (set.door === "artifact" || set.door === "split" || set.door === "rows") return "files/rows";
	return FAMILIES.find(([start]) => task.code.startsWith(start))?.[1] ?? "files/broken-task";
}
function isUnseen(task) {
	return NOT_SEEN.test(task.code);
}

// src/rules/files.ts
const LISTED_PER_KIND = 50;
function fileFindings(detections, tagged) {
	const drafts = [];
	const restsOnFolders = [
		"harbor",
		"verifiers",
		"openenv"
	].some((key) => tagged.has(key));
	for (const key of FRAMEWORK_KEYS) {
		const detection = detections[key];
		if (!(tagged.has(key) || detection.verdict === "loads" || detection.verdict === "partial")) {
			const packed = restsOnFolders ? detection.notes.filter((note) => note.rule === "files/packed-tasks") : [];
			drafts.push(...packed.map((note) => noteDraft(key, detection, note, false)));
			continue;
		}
		const broken = tagged.has(key) ? brokenTasks$1(key, detection) : [];
		const noted = new Set(detection.notes.map(({ path }) => path));
		const told = new Map(broken.filter(({ path }) => noted.has(path)).map((draft) => [`${draft.rule}\0${draft.path}`, draft]));
		const notes = [];
		for (const note of detection.notes) {
			const same = note.path === null ? void 0 : told.get(`${note.rule}\0${note.path}`);
			if (same === void 0) notes.push(noteDraft(key, detection, note, tagged.has(key)));
			else same.remedy ??= note.remedy;
		}
		for (const draft of broken) drafts.push(draft);
		for (const draft of notes) drafts.push(draft);
	}
	return limited(merged(drafts));
}
function brokenTasks$1(key, detection) {
	const drafts = [];
	const seen = /* @__PURE__ */ new Map();
	for (const set of detection.tasksets) {
		if (!set.main) continue;
		for (const task of set.broken) {
			const paths = seen.get(task.code) ?? /* @__PURE__ */ new Set();
			if (paths.has(task.path)) continue;
			seen.set(task.code, paths.add(task.path));
			drafts.push({
				rule: ruleOfBroken(set, task),
				severity: detection.verdict === "loads" || isUnseen(task) ? "warning" : "error",
				framework: key,
				path: task.place.path ?? task.path,
				line: task.place.line,
				code: task.code,
				args: task.args,
				remedy: null
			});
		}
	}
	return drafts;
}
function noteDraft(key, detection, note, tagged) {
	const lowers = note.effect === "breaks" && tagged && detection.verdict !== "loads" && detection.verdict !== "unknown";
	const hides = note.effect === "hides" || note.effect === "breaks" && tagged;
	return {
		rule: note.rule,
		severity: lowers ? "error" : hides ? "warning" : "notice",
		framework: key,
		path: note.path,
		line: note.line,
		code: note.code,
		args: note.args,
		remedy: note.remedy
	};
}
function merged(drafts) {
	const byPlace = /* @__PURE__ */ new Map();
	for (const draft of drafts) {
		const what = draft.path === null ? JSON.stringify(draft.args) : `${draft.path}\0${draft.line ?? ""}`;
		const id = `${draft.rule}\0${draft.code}\0${what}`;
		const known = byPlace.get(id);
		if (known === void 0) {
			byPlace.set(id, {
				...draft,
				frameworks: [draft.framework]
			});
			continue;
		}
		const frameworks = [.../* @__PURE__ */ new Set([...known.frameworks, draft.framework])];
		const heavier = SEVERITY_WEIGHT[draft.severity] > SEVERITY_WEIGHT[known.severity] ? draft : known;
		byPlace.set(id, {
			...heavier,
			frameworks
		});
	}
	return [...byPlace.values()];
}
function limited(drafts) {
	const counts = /* @__PURE__ */ new Map();
	const findings = [];
	for (const draft of drafts) {
		const kind = [
			draft.rule,
			draft.code,
			draft.severity,
			draft.framework
		].join("\0");
		const count = counts.get(kind) ?? {
			listed: 0,
			left: 0,
			draft,
			frameworks: draft.frameworks
		};
		counts.set(kind, count);
		if (count.listed === 50) {
			count.left += 1;
			continue;
		}
		count.listed += 1;
		findings.push(asFinding(draft, draft.frameworks, draft.code, draft.args, draft.path, draft.line));
	}
	for (const { left, draft, frameworks } of counts.values()) {
		if (left === 0) continue;
		const code = draft.rule === "files/broken-task" ? "more-broken-tasks" : "more-notes";
		findings.push(asFinding({
			...draft,
			remedy: null
		}, frameworks, code, {
			count: left,
			rule: draft.rule
		}, null, null));
	}
	return findings;
}
function asFinding(draft, frameworks, code, args, path, line) {
	return findingOf(draft.rule, draft.severity, code, {
		framework: draft.framework,
		...placeAt(path, line),
		args: {
			...args,
			frameworks: frameworks.map((key) => LIBRARIES[key].label)
		},
		remedy: draft.remedy
	});
}

// src/rules/near-miss.ts
const KNOWN_TAGS = ["rl-environment", ...FRAMEWORK_KEYS];
function nearMisses(items) {
	const taken = new Set(items.map((item) => item.value));
	const found = [];
	items.forEach((item, index) => {
		if (item.value === null || item.value.length > 100) return;
		const normal = item.value.trim().toLowerCase().replaceAll("_", "-").replaceAll(" ", "-");
		const tag = KNOWN_TAGS.find((known) => known === normal);
		if (tag === void 0 || item.value === tag) return;
		found.push({
			index,
			item,
			tag,
			redundant: taken.has(tag)
		});
		taken.add(tag);
	});
	return found;
}

// src/config/ignore.ts
function ignoreMatches(ignore, finding) {
	if (ignore.rule !== null && ignore.rule !== finding.rule) return false;
	if (ignore.framework !== null && ignore.framework !== finding.framework) return false;
	return ignore.path === null || finding.path !== null && ignore.matches(finding.path);
}

// src/rules/settle.ts
function settle(findings, config, configPath) {
	const used = /* @__PURE__ */ new Set();
	const stays = [];
	for (const finding of findings) {
		const setting = config.rules[finding.rule];
		const severity = setting === void 0 || setting === "off" ? finding.severity : setting;
		const ignoredBy = config.ignore.flatMap((ignore, i) => ignoreMatches(ignore, finding) ? [i] : []);
		for (const i of ignoredBy) used.add(i);
		if (setting !== "off" && ignoredBy.length === 0) stays.push({
			...finding,
			severity
		});
	}
	const staleSeverity = config.rules["config/stale-ignore"] ?? "notice";
	if (staleSeverity !== "off") config.ignore.forEach((ignore, i) => {
		if (used.has(i)) return;
		const more = {
			...placeAt(configPath, ignore.line),
			args: { said: ignore.reason }
		};
		stays.push(findingOf("config/stale-ignore", staleSeverity, "stale-ignore", more));
	});
	return stays.toSorted((a, b) => SEVERITY_WEIGHT[b.severity] - SEVERITY_WEIGHT[a.severity]);
}

// src/rules/tasksets.ts
const RANK = {
	loads: 3,
	partial: 2,
	unknown: 1,
	fails: 0
};
function bestTaskset$1(detection) {
	let best = null;
	for (const set of detection.tasksets) if (best === null || score(set) > score(best)) best = set;
	return best;
}
function score(set) {
	return (set.main ? 1e12 : 0) + RANK[set.verdict] * 1e10 + Math.min(set.tasks.ok, 1e9);
}
function shownTaskset(set) {
	if (set.name !== null) return set.version === null ? set.name : `${set.name}@${set.version}`;
	return set.path === "." ? "the root folder" : set.path ?? set.door;
}

// src/rules/tags.ts
function tagFindings(context) {
	const { card, config, detections } = context;
	const items = card.header?.items ?? [];
	const misses = nearMisses(items);
	const finding = (draft) => ({
		rule: draft.rule,
		severity: draft.severity,
		framework: draft.framework ?? null,
		...placeOf(card, draft.item),
		code: draft.code,
		args: draft.args ?? {},
		fix: draft.fix ?? "none",
		remedy: draft.remedy ?? null,
		...draft.because === void 0 ? {} : { because: draft.because },
		change: draft.change ?? null
	});
	const drafts = [];
	const usable = misses.filter((miss) => miss.tag === "rl-environment" || detections[miss.tag].verdict !== "fails");
	for (const key of FRAMEWORK_KEYS) {
		const item = items.find((candidate) => candidate.value === key);
		if (item === void 0) {
			if (!usable.some((miss) => miss.tag === key)) drafts.push(...untagged(key, detections[key], config));
		} else drafts.push(...tagged(key, detections[key], config, item));
	}
	drafts.push(...usable.map(nearMissDraft));
	drafts.push(...environmentDrafts(context, items, usable));
	return drafts.map(finding);
}
function untagged(key, detection, config) {
	const settings = config.frameworks[key];
	if (settings?.declareNever !== void 0) return [];
	const args = verdictArgs(key, detection);
	if (detection.verdict === "loads") return detection.suggestOnly ? [{
		rule: "tags/missing-framework",
		severity: "notice",
		framework: key,
		code: "suggested-framework",
		args
	}] : [{
		rule: "tags/missing-framework",
		severity: "error",
		framework: key,
		code: "missing-framework",
		args,
		fix: "safe",
		change: {
			kind: "add-tag",
			tag: key
		}
	}];
	if (detection.verdict === "partial" && detection.conditions.length === 0 && settings?.assume === void 0) return [{
		rule: "tags/partial-framework",
		severity: "notice",
		framework: key,
		code: "partial-untagged",
		args,
		...becauseOf(detection),
		remedy: detection.remedy
	}];
	return [];
}
function tagged(key, detection, config, item) {
	const assumed = config.frameworks[key]?.assume !== void 0;
	const args = verdictArgs(key, detection);
	const base = {
		framework: key,
		item,
		args,
		...becauseOf(detection)
	};
	switch (detection.verdict) {
		case "loads": {
			const best = bestTaskset$1(detection);
			const drafts = [];
			for (const set of detection.tasksets) {
				if (set === best || !set.main || set.door === "local" || set.verdict === "loads" || set.tasks.broken === 0) continue;
				const { broken, total } = set.tasks;
				drafts.push({
					...base,
					rule: "tags/partial-framework",
					severity: "warning",
					code: "other-taskset-broken",
					args: {
						...args,
						taskset: shownTaskset(set),
						broken,
						setTotal: total
					}
				});
			}
			return drafts;
		}
		case "partial":
			if (assumed || detection.conditions.length > 0) return [];
			return [{
				...base,
				rule: "tags/partial-framework",
				severity: "warning",
				code: "partial-tagged",
				remedy: detection.remedy
			}];
		case "fails":
			if (detection.tolerated !== void 0) return [{
				...base,
				rule: "tags/unsupported-framework",
				severity: "warning",
				code: "tolerated-framework",
				remedy: detection.tolerated
			}];
			return [{
				...base,
				rule: "tags/unsupported-framework",
				severity: "error",
				code: "unsupported-framework",
				remedy: detection.remedy,
				...detection.remedy === null ? {
					fix: "unsafe",
					change: {
						kind: "remove-tag",
						tag: key
					}
				} : {}
			}];
		case "unknown":
			if (assumed || detection.vouched) return [];
			return [{
				...base,
				rule: "tags/unproven-framework",
				severity: "notice",
				code: "unproven-framework",
				remedy: detection.remedy
			}];
	}
}
function nearMissDraft(miss) {
	return {
		rule: "tags/near-miss",
		severity: "error",
		...miss.tag === "rl-environment" ? {} : { framework: miss.tag },
		item: miss.item,
		code: miss.redundant ? "near-miss-redundant" : "near-miss",
		args: {
			written: miss.item.value ?? "",
			tag: miss.tag
		},
		fix: "safe",
		change: miss.redundant ? {
			kind: "drop-item",
			index: miss.index
		} : {
			kind: "replace-item",
			index: miss.index,
			tag: miss.tag
		}
	};
}
function environmentDrafts(context, items, misses) {
	const { detections, config } = context;
	const has = (tag) => items.some((item) => item.value === tag);
	const meant = (tag) => has(tag) || misses.some((miss) => miss.tag === tag);
	const proven = FRAMEWORK_KEYS.filter((key) => meant(key) ? detections[key].verdict !== "fails" : detections[key].verdict === "loads" && !detections[key].suggestOnly && config.frameworks[key]?.declareNever === void 0);
	const drafts = [];
	if (proven.length > 0 && !meant("rl-environment")) drafts.push({
		rule: "tags/missing-environment",
		severity: "error",
		code: "missing-environment",
		args: {
			frameworks: proven.map((key) => LIBRARIES[key].label),
			tag: "rl-environment"
		},
		fix: "safe",
		change: {
			kind: "add-tag",
			tag: "rl-environment"
		}
	});
	const noFramework = !FRAMEWORK_KEYS.some(meant) && FRAMEWORK_KEYS.every((key) => detections[key].verdict === "fails");
	if (meant("rl-environment") && noFramework && config.otherFramework === null) drafts.push({
		rule: "tags/no-framework",
		severity: "notice",
		item: items.find((item) => item.value === "rl-environment"),
		code: "no-framework",
		args: { tag: "rl-environment" }
	});
	if (has("environment") && (proven.length > 0 || FRAMEWORK_KEYS.some(meant))) drafts.push({
		rule: "tags/stale-environment",
		severity: "notice",
		item: items.find((item) => item.value === "environment"),
		code: "stale-environment",
		args: {
			tag: "rl-environment",
			stale: "environment"
		}
	});
	return drafts;
}
function verdictArgs(key, detection) {
	const best = bestTaskset$1(detection);
	const bad = best?.broken.map((task) => task.path) ?? [];
	return {
		framework: LIBRARIES[key].label,
		tag: key,
		taskset: best === null ? "" : shownTaskset(best),
		ok: best?.tasks.ok ?? 0,
		total: best?.tasks.total ?? 0,
		tasks: bad.slice(0, 20)
	};
}
function becauseOf(detection) {
	if (detection.verdict === "loads") return {};
	const stance = detection.verdict === "unknown" ? "unknown" : "refutes";
	const because = (detection.verdict === "partial" ? bestTaskset$1(detection)?.broken[0] : void 0) ?? detection.evidence.find((one) => one.stance === stance) ?? bestTaskset$1(detection)?.broken[0];
	return because === void 0 ? {} : { because: {
		code: because.code,
		args: because.args
	} };
}
function placeOf(card, item) {
	if (card.state === "missing") return placeAt(card.path);
	if (item !== void 0) return {
		path: card.path,
		line: item.at.line,
		column: item.at.column,
		endLine: item.end.line,
		endColumn: item.end.column
	};
	const line = card.header?.tagsKey == null || card.text === null ? 1 : lineAt(card.text, card.header.tagsKey.start);
	return placeAt(card.path, line);
}
function lineAt(text, offset) {
	return text.slice(0, offset).split(/\r\n|\r|\n/u).length;
}

// src/frameworks/nemo-gym/split/glob.ts
const LONGEST = 512;
const PER_PATH = 30;
function isPattern(text) {
	return /[*?[]/.test(text);
}
function compilePattern(pattern, effort) {
	if (pattern.length > LONGEST) return null;
	const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
	if (parts.includes("..") || parts.length === 0) return null;
	const compiled = parts.map((part) => part === "**" ? null : tokens(part));
	const hidden = parts.filter(isHidden).length;
	const special = parts.slice(0, -1).filter(isSpecial).length;
	return (path) => {
		effort.left -= path.length + PER_PATH;
		if (effort.left < 0) return false;
		const names = path.split("/");
		if (names.filter(isHidden).length !== hidden) return false;
		if (names.slice(0, -1).filter(isSpecial).length !== special) return false;
		return matchParts(compiled, names, effort);
	};
}
function isHidden(part) {
	return part.startsWith(".");
}
function isSpecial(part) {
	return part.startsWith("__");
}
function tokens(part) {
	const found = [];
	for (let i = 0; i < part.length; i += 1) {
		const character = part[i] ?? "";
		const end = character === "[" ? part.indexOf("]", part[i + 1] === "!" ? i + 3 : i + 2) : -1;
		if (character === "*") found.push({ many: true });
		else if (character === "?") found.push({ any: true });
		else if (end > 0) {
			const not = part[i + 1] === "!";
			found.push({
				set: part.slice(i + (not ? 2 : 1), end),
				not
			});
			i = end;
		} else found.push(character);
	}
	return found;
}
function inSet(set, character) {
	for (let i = 0; i < set.length; i += 1) {
		const from = set[i] ?? "";
		const to = set[i + 1] === "-" ? set[i + 2] : void 0;
		if (to !== void 0) {
			if (character >= from && character <= to) return true;
			i += 2;
		} else if (character === from) return true;
	}
	return false;
}
function matchName(pattern, name, effort) {
	let at = 0;
	let token = 0;
	let star = -1;
	let starAt = 0;
	while (at < name.length) {
		effort.left -= 1;
		const wanted = pattern[token];
		if (typeof wanted === "object" && "many" in wanted) {
			star = token;
			starAt = at;
			token += 1;
		} else if (wanted !== void 0 && matchCharacter(wanted, name[at] ?? "")) {
			token += 1;
			at += 1;
		} else if (star >= 0) {
			token = star + 1;
			starAt += 1;
			at = starAt;
		} else return false;
	}
	return pattern.slice(token).every((rest) => typeof rest === "object" && "many" in rest);
}
function matchCharacter(token, character) {
	if (typeof token === "string") return token === character;
	if ("set" in token) return inSet(token.set, character) !== token.not;
	return "any" in token;
}
function matchParts(pattern, names, effort) {
	let reached = /* @__PURE__ */ new Set([0]);
	for (const part of pattern) {
		const next = /* @__PURE__ */ new Set();
		if (part === null) {
			const first = Math.min(...reached);
			for (let i = first; i <= names.length; i += 1) next.add(i);
		} else for (const i of reached) {
			const name = names[i];
			if (name !== void 0 && matchName(part, name, effort)) next.add(i + 1);
		}
		if (next.size === 0) return false;
		reached = next;
	}
	return reached.has(names.length);
}

// src/frameworks/nemo-gym/split/modules.ts
const EXTENSIONS = {
	csv: "csv",
	tsv: "tsv",
	json: "json jsonl ndjson",
	parquet: "parquet geoparquet gpq",
	arrow: "arrow",
	text: "txt",
	conll: "conll conllu",
	webdataset: "tar",
	xml: "xml",
	hdf5: "hdf5 h5",
	eval: "eval",
	harbor: "toml md",
	lance: "lance idx txn manifest",
	tsfile: "tsfile",
	vortex: "vortex",
	fasta: "fa fasta fna ffn faa frn afa",
	genbank: "gb gbk genbank",
	fastq: "fq fastq",
	zip: "zip",
	folder: "pdb ent cif mmcif pdf nii glb gltf ply stl mpeg avi mp4 mov mkv mpg aiff au avr caf flac htk svx mat4 mat5 mpc2k ogg paf pvf raw rf64 sd2 sds ircam voc w64 wav nist wavex wve xi mp3 opus 3gp 3g2 asf flv m4v webm f4v wmv wma ogm mxf nut blp bmp dib bufr cur pcx dcx dds ps eps fit fits fli flc ftc ftu gbr gif grib png apng jp2 j2k jpc jpf jpx j2c icns ico im iim tif tiff jfif jpe jpg jpeg msp pcd pxr pbm pgm ppm pnm psd bw rgb rgba sgi ras tga icb vda vst webp wmf emf xbm xpm"
};
const BY_EXTENSION = /* @__PURE__ */ new Map();
for (const [module, extensions] of Object.entries(EXTENSIONS)) for (const extension of extensions.split(" ")) {
	BY_EXTENSION.set(extension, module);
	if (module === "folder") BY_EXTENSION.set(extension.toUpperCase(), module);
}
const FAVORITES = [
	"parquet",
	"lance",
	"vortex",
	"arrow",
	"jsonl",
	"json",
	"csv"
];
const METADATA = /* @__PURE__ */ new Set([
	"instruction.md",
	"latest_version_hint.json",
	"metadata.csv",
	"metadata.jsonl",
	"metadata.parquet",
	"task.toml"
]);
function suffixes(path) {
	return baseName(path).split(".").slice(1);
}
function hasReader(path) {
	return suffixes(path).some((suffix) => BY_EXTENSION.has(suffix));
}
function belongsTo(path, module) {
	if (module === "harbor" && METADATA.has(baseName(path))) return true;
	return suffixes(path).some((suffix) => BY_EXTENSION.get(suffix) === module || suffix === "zip");
}
function inferModule(paths) {
	const counts = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const metadata = METADATA.has(baseName(path));
		for (const suffix of suffixes(path)) {
			const extension = suffix.toLowerCase();
			const key = `${String(metadata)} ${extension}`;
			const entry = counts.get(key) ?? {
				extension,
				metadata,
				count: 0
			};
			entry.count += 1;
			counts.set(key, entry);
		}
	}
	const rank = (extension) => {
		const at = FAVORITES.indexOf(extension);
		return at < 0 ? FAVORITES.length : at;
	};
	const order = [...counts.values()].toSorted((a, b) => Number(a.metadata) - Number(b.metadata) || b.count - a.count || rank(a.extension) - rank(b.extension) || (a.extension < b.extension ? 1 : -1));
	for (const { extension } of order) {
		const module = BY_EXTENSION.get(extension);
		if (module !== void 0) return module;
	}
	return null;
}

// src/frameworks/nemo-gym/split/data-files.ts
const MOST_EFFORT = 6e7;
function fileEffort() {
	return { left: MOST_EFFORT };
}
const PER_FILE = 100;
const PER_NAME = 500;
const IGNORED = /* @__PURE__ */ new Set([
	"README.md",
	"config.json",
	"dataset_info.json",
	"dataset_infos.json",
	"dummy_data.zip",
	"dataset_dict.json"
]);
const SHARDED$1 = /^data\/([^/]+)-\d{5}-of-\d{5}[^/]*\.[^/]*$/;
const SPLIT_NAME = /^\w+(?:\.\w+)*$/;
const KEYWORDS = {
	train: ["train", "training"],
	validation: [
		"validation",
		"valid",
		"dev",
		"val"
	],
	test: [
		"test",
		"testing",
		"eval",
		"evaluation"
	]
};
const KNOWN_SPLITS = Object.keys(KEYWORDS);
const BETWEEN = "[-._ 0-9]";
const WORDS = Object.entries(KEYWORDS).map(([split, words]) => ({
	split,
	folder: words.flatMap((word) => [
		new RegExp(`^${word}$`),
		new RegExp(`^${word}${BETWEEN}`),
		new RegExp(`${BETWEEN}${word}$`),
		new RegExp(`${BETWEEN}${word}${BETWEEN}`)
	]),
	file: words.flatMap((word) => [new RegExp(`^${word}${BETWEEN}`), new RegExp(`${BETWEEN}${word}${BETWEEN}`)])
}));
function visible$1(listing, folder) {
	const prefix = folder === "" ? "" : `${folder}/`;
	const found = [];
	for (const entry of listing.under(folder)) {
		if (entry.kind !== "file") continue;
		const path = entry.path.slice(prefix.length);
		if (IGNORED.has(baseName(path))) continue;
		if (/(?:^|\/)(?:\.|__[^/]*\/)/.test(path)) continue;
		found.push(path);
	}
	return found;
}
function defaultFiles(listing, folder, effort = fileEffort()) {
	effort.left -= listing.under(folder).length * PER_NAME;
	if (effort.left < 0) return "unsure";
	const files = visible$1(listing, folder);
	const prefix = folder === "" ? "" : `${folder}/`;
	const splits = choose$1(files);
	if (splits === null) return "no-files";
	if (typeof splits === "string") return splits;
	return new Map([...splits].map(([split, paths]) => [split, paths.filter(hasReader).map((path) => `${prefix}${path}`)]));
}
function choose$1(files) {
	const sharded = /* @__PURE__ */ new Map();
	for (const path of files) {
		const split = SHARDED$1.exec(path)?.[1];
		if (split !== void 0) group(sharded, split, path);
	}
	if (sharded.size > 0) {
		if ([...sharded.keys()].some((split) => !SPLIT_NAME.test(split))) return "split-name";
		const others = [...sharded.keys()].filter((split) => !KNOWN_SPLITS.includes(split)).toSorted();
		return pick(sharded, [...KNOWN_SPLITS, ...others]);
	}
	const logs = files.filter((path) => path.endsWith(".eval"));
	if (logs.length > 0) return /* @__PURE__ */ new Map([["logs", logs]]);
	const tasks = files.filter((path) => ["task.toml", "instruction.md"].includes(baseName(path)));
	if (tasks.length > 0) return /* @__PURE__ */ new Map([["test", tasks]]);
	const byFolder = bySplit(files, "folder", (path) => path.split("/").slice(0, -1));
	if (byFolder.size > 0) return byFolder;
	const byName = bySplit(files, "file", (path) => [baseName(path)]);
	if (byName.size > 0) return byName;
	return files.length > 0 ? /* @__PURE__ */ new Map([["train", [...files]]]) : null;
}
function bySplit(files, kind, namesOf) {
	const found = /* @__PURE__ */ new Map();
	const named = files.map((path) => ({
		path,
		names: namesOf(path)
	}));
	for (const { split, [kind]: patterns } of WORDS) {
		const near = named.filter(({ names }) => names.some((name) => patterns.some((pattern) => pattern.test(name))));
		for (const pattern of patterns) for (const { path, names } of near) if (names.some((name) => pattern.test(name))) group(found, split, path);
	}
	return found;
}
function group(groups, key, path) {
	const paths = groups.get(key);
	if (paths === void 0) groups.set(key, [path]);
	else paths.push(path);
}
function pick(groups, order) {
	return new Map(order.flatMap((split) => groups.has(split) ? [[split, groups.get(split) ?? []]] : []));
}
function namedFiles(listing, folder, dataFiles, effort = fileEffort()) {
	const patterns = patternsOf(dataFiles);
	if (typeof patterns === "string") return patterns;
	const found = /* @__PURE__ */ new Map();
	for (const [split, texts] of patterns) {
		const paths = [];
		for (const text of texts) {
			const matches = matching(listing, folder, text, effort);
			if (typeof matches === "string") return matches;
			for (const path of matches) paths.push(path);
			effort.left -= matches.length * PER_FILE;
			if (effort.left < 0) return "unsure";
		}
		found.set(split, paths);
	}
	return found;
}
function matching(listing, folder, text, effort) {
	if (/^(?:[a-z0-9]+:\/\/|\/)/i.test(text) || text.includes("::")) return "unsure";
	const prefix = folder === "" ? "" : `${folder}/`;
	const matches = compilePattern(text, effort);
	if (matches === null) return "unsure";
	const name = baseName(text);
	if (!isPattern(text)) {
		const path = `${prefix}${text.split("/").filter((part) => part !== "" && part !== ".").join("/")}`;
		return listing.isFile(path) && hasReader(path) ? [path] : "missing-file";
	}
	const parts = text.split("/").filter((part) => part !== "" && part !== ".");
	const lead = parts.slice(0, parts.findIndex(isPattern)).join("/");
	const found = listing.under(lead === "" ? folder : `${prefix}${lead}`).filter((entry) => entry.kind === "file" && (!IGNORED.has(baseName(entry.path)) || name === baseName(entry.path))).map((entry) => entry.path.slice(prefix.length)).filter((path) => matches(path) && hasReader(path));
	if (effort.left < 0) return "unsure";
	return found.map((path) => `${prefix}${path}`);
}
function patternsOf(dataFiles) {
	if (typeof dataFiles === "string") return /* @__PURE__ */ new Map([["train", [dataFiles]]]);
	if (!Array.isArray(dataFiles)) return "config-form";
	if (dataFiles.every((item) => typeof item === "string")) return /* @__PURE__ */ new Map([["train", dataFiles]]);
	const found = /* @__PURE__ */ new Map();
	for (const item of dataFiles) {
		if (typeof item !== "object" || item === null) return "config-form";
		const { split, path } = item;
		if (typeof split !== "string" || !SPLIT_NAME.test(split) || found.has(split)) return "config-form";
		if (typeof path === "string") found.set(split, [path]);
		else if (Array.isArray(path) && path.every((text) => typeof text === "string")) found.set(split, path);
		else return "config-form";
	}
	return found;
}

// src/frameworks/viewer.ts
const UNSURE = { kind: "unsure" };
const ROW_READERS = /* @__PURE__ */ new Set([
	"json",
	"parquet",
	"csv",
	"tsv",
	"arrow",
	"harbor"
]);
const TYPED_READERS = /* @__PURE__ */ new Set([
	"json",
	"parquet",
	"arrow"
]);
const TEXT_TABLES = /* @__PURE__ */ new Set(["csv", "tsv"]);
const SHARDED = /^data\/[^/]+-\d{5}-of-\d{5}[^/]*\.[^/]*$/;
const MOST_TRIED = 50;
function viewOf(listing, card) {
	if (!listing.complete || card.state === "invalid" || card.state === "unreadable") return UNSURE;
	if (listing.get(".huggingface.yaml") !== void 0 || listing.get("dataset_infos.json") !== void 0) return UNSURE;
	const data = cardData(card);
	if (data.malformed) return broken("form");
	const configs = [...new Map(data.configs.map((config) => [config.name, config])).values()];
	const [first] = configs;
	const effort = fileEffort();
	const probe = first?.dataFiles === void 0 ? rootFiles(listing, effort) : namedFiles(listing, "", first.dataFiles, effort);
	if (typeof probe === "string") return first === void 0 && probe === "no-files" ? { kind: "empty" } : stopped(probe, {
		listing,
		folder: "",
		config: first,
		effort
	});
	const readers = new Map([...probe].map(([split, paths]) => [split, inferModule(paths)]));
	const [reader = null] = readers.values();
	if ([...readers.values()].includes("zip")) return UNSURE;
	const unread = [...readers].find(([, module]) => module === null)?.[0];
	if (unread !== void 0 && first !== void 0) return stopped("missing-file", {
		listing,
		folder: "",
		config: first,
		effort
	});
	if (unread !== void 0) return broken("names", null, unread);
	if (reader === null) return UNSURE;
	if (new Set(readers.values()).size > 1) return broken("formats", first?.name ?? null, [...new Set(readers.values())].join(", "));
	if (first === void 0) {
		const kept = [...probe].map(([split, paths]) => [split, paths.filter((path) => suits(path, reader))]);
		return {
			kind: "shown",
			reader,
			configs: [withReader({
				name: null,
				splits: new Map(kept),
				fault: null
			}, reader)]
		};
	}
	if (configs.filter(({ name, isDefault }) => configs.length === 1 || name === "default" || isDefault).length > 1) return broken("defaults");
	return openConfigs(listing, configs, reader, effort);
}
function openConfigs(listing, configs, reader, effort) {
	const shown = [];
	for (const { name, folder, dataFiles } of configs) {
		const search = {
			listing,
			folder,
			config: {
				name,
				dataFiles
			},
			effort
		};
		const splits = dataFiles === void 0 ? defaultFiles(listing, folder, effort) : namedFiles(listing, folder, dataFiles, effort);
		if (splits === "unsure") return UNSURE;
		if (typeof splits === "string") {
			const stop = stopped(splits, search);
			if (splits !== "missing-file" || stop.kind !== "broken") return stop;
			shown.push({
				name,
				splits: /* @__PURE__ */ new Map(),
				fault: stop.fault
			});
		} else shown.push(withReader({
			name,
			splits,
			fault: emptyFault(search, splits)
		}, reader));
	}
	return {
		kind: "shown",
		reader,
		configs: shown
	};
}
function emptyFault(search, splits) {
	if ([...splits.values()].every((paths) => paths.length > 0)) return null;
	const stop = stopped("missing-file", search);
	return stop.kind === "broken" ? stop.fault : null;
}
function withReader(config, reader) {
	const { name, splits } = config;
	if (config.fault !== null) return config;
	const fault = (kind, detail) => ({
		name,
		splits,
		fault: {
			kind,
			config: name,
			detail
		}
	});
	for (const [split, paths] of splits) {
		if (paths.length === 0) return fault("names", split);
		if (reader === "harbor" && paths.some(isTask)) continue;
		const other = paths.find((path) => !suits(path, reader));
		const own = inferModule(paths);
		if (reader === "harbor" && (own === "harbor" || own === null || name === null)) return fault("no-task", split);
		if (other === void 0 || own === null || !ROW_READERS.has(reader)) continue;
		if (!paths.some((path) => suits(path, reader))) {
			if (ROW_READERS.has(own) || own === "harbor") return fault("other-reader", `${own}, ${reader}`);
		} else if (TYPED_READERS.has(reader)) return fault("mixed", other);
	}
	return {
		name,
		splits,
		fault: null
	};
}
function suits(path, reader) {
	return belongsTo(path, reader) || TEXT_TABLES.has(reader) && [...TEXT_TABLES].some((other) => belongsTo(path, other));
}
function isTask(path) {
	return baseName(path) === "task.toml";
}
function rootFiles(listing, effort) {
	const tasks = [...listing.named("task.toml"), ...listing.named("instruction.md")].filter((path) => isSeen(path) && listing.isFile(path));
	const others = () => listing.under("data").some(({ path }) => SHARDED.test(path)) || listing.entries.some(({ path }) => path.endsWith(".eval"));
	return tasks.length === 0 || others() ? defaultFiles(listing, "", effort) : /* @__PURE__ */ new Map([["test", tasks]]);
}
function isSeen(path) {
	return !/(?:^|\/)(?:\.|__[^/]*\/)|\n/.test(path);
}
function broken(kind, config = null, detail = "") {
	return {
		kind: "broken",
		fault: {
			kind,
			config,
			detail
		}
	};
}
function stopped(why, search) {
	const { folder, config } = search;
	const name = config?.name ?? null;
	if (why === "unsure") return UNSURE;
	if (why === "split-name") return broken("split-name", name);
	if (why === "config-form") return broken("form", name);
	return broken("nothing", name, config?.dataFiles === void 0 ? folder : missingPattern(search, config.dataFiles));
}
function missingPattern({ listing, folder, effort }, dataFiles) {
	const patterns = [dataFiles].flat().flatMap((item) => {
		return [typeof item === "object" && item !== null && "path" in item ? item.path : item].flat().filter((text) => typeof text === "string");
	});
	for (const text of patterns.slice(0, MOST_TRIED)) {
		const found = namedFiles(listing, folder, [text], effort);
		if (typeof found === "string" ? found === "missing-file" : [...found.values()].every((paths) => paths.length === 0)) return text;
	}
	return "";
}

// src/rules/viewer.ts
const TASK_FAULTS = /* @__PURE__ */ new Set([
	"task-toml-syntax",
	"task-toml-not-utf8",
	"task-instruction-not-utf8"
]);
const ROW_FAULTS = /* @__PURE__ */ new Map([
	["nemo-split-columns", "viewer-rows-differ"],
	["nemo-split-kinds", "viewer-rows-differ"],
	["nemo-split-broken-file", "viewer-file-broken"]
]);
function viewerFindings(card, listing, detections) {
	if (card.data !== null && Object.hasOwn(card.data, "viewer") && card.data["viewer"] === false) return [];
	const view = viewOf(listing, card);
	if (view.kind === "broken") return [faultFinding(view.fault, card, null)];
	if (view.kind !== "shown") return [];
	const faults = view.configs.flatMap(({ fault, splits }) => fault === null ? [] : [faultFinding(fault, card, splits.get(fault.detail)?.[0] ?? null)]);
	const files = new Set(view.configs.flatMap(({ fault, splits }) => fault === null ? [...splits.values()].flat() : []));
	return [
		...faults,
		...hiddenRows(view, files, listing),
		...view.reader === "harbor" ? brokenTasks(files, listing, detections) : brokenRows(files, detections["nemo-gym"])
	];
}
function notice(code, args, place, remedy) {
	const repair = {
		code: remedy,
		args: {}
	};
	return findingOf("card/viewer", "notice", code, {
		...placeAt(place.path, place.line ?? null),
		args,
		remedy: repair
	});
}
function faultFinding({ kind, config, detail }, card, first) {
	const header = {
		path: card.path,
		line: card.lineOf("configs")
	};
	switch (kind) {
		case "form": return notice("viewer-config-form", {}, header, "viewer-config-remedy");
		case "defaults": return notice("viewer-config-defaults", {}, header, "viewer-defaults-remedy");
		case "split-name": return notice("viewer-split-name", {}, { path: null }, "viewer-split-remedy");
		case "nothing": return notice("viewer-config-nothing", {
			config: config ?? "",
			pattern: detail
		}, header, "viewer-path-remedy");
		case "names": return notice("viewer-names", { split: detail }, { path: null }, "viewer-files-remedy");
		case "formats": return notice("viewer-formats", { formats: detail }, { path: null }, "viewer-formats-remedy");
		case "mixed": return notice("viewer-mixed", {
			config: config ?? "",
			path: detail
		}, header, "viewer-mixed-remedy");
		case "other-reader": {
			const [own = "", reader = ""] = detail.split(", ");
			return notice("viewer-other-reader", {
				config: config ?? "",
				own,
				reader
			}, header, "viewer-reader-remedy");
		}
		default: return config === null ? notice("viewer-no-task", {}, { path: first }, "viewer-hides-rows-remedy") : notice("viewer-config-no-task", { config }, header, "viewer-files-remedy");
	}
}
function hiddenRows(view, files, listing) {
	if (!view.configs.every(({ name, fault }) => name === null && fault === null)) return [];
	const hidden = rowCandidates(listing).filter(({ path, format }) => format !== "json" && isSeen(path) && isMainPath(directoryOf(path)) && !files.has(path));
	const [first] = hidden;
	if (first === void 0) return [];
	const args = {
		path: first.path,
		count: hidden.length
	};
	return [view.reader === "harbor" ? notice("viewer-hides-rows", args, { path: first.path }, "viewer-hides-rows-remedy") : notice("viewer-shows-others", args, { path: first.path }, "viewer-files-remedy")];
}
function brokenTasks(files, listing, detections) {
	const tasks = [...files].filter(isTask).map(directoryOf);
	const found = [];
	const without = tasks.filter((task) => listing.get(joinPath(task, "instruction.md")) === void 0);
	const [first] = without;
	if (first !== void 0) {
		const args = {
			task: first === "" ? "." : first,
			count: without.length
		};
		found.push(notice("viewer-task-instruction", args, { path: joinPath(first, "task.toml") }, "viewer-task-remedy"));
	}
	const known = new Set(tasks);
	const isRead = (path) => known.has(directoryOf(path)) && ["task.toml", "instruction.md"].includes(baseName(path));
	const unread = /* @__PURE__ */ new Map();
	for (const { tasksets } of Object.values(detections)) for (const { broken } of tasksets) for (const { code, place } of broken) if (TASK_FAULTS.has(code) && place.path !== null && isRead(place.path)) unread.set(place.path, place.line);
	const [[path, line] = [null, null]] = unread;
	if (path !== null) found.push(notice("viewer-task-unread", {
		path,
		count: unread.size
	}, {
		path,
		line
	}, "viewer-task-remedy"));
	return found;
}
function brokenRows(files, { evidence }) {
	for (const { stance, code, args, path, line } of evidence) {
		const said = args["detail"] === "lone surrogate" ? void 0 : ROW_FAULTS.get(code);
		if (stance !== "refutes" || said === void 0 || path === null || !files.has(path)) continue;
		return [notice(said, { path }, {
			path,
			line
		}, said === "viewer-rows-differ" ? "viewer-rows-remedy" : "viewer-file-remedy")];
	}
	return [];
}

// src/rules/judge.ts
function judge(input) {
	const { card, detections, config } = input;
	const tags = card.header?.items.map((item) => item.value) ?? [];
	const tagged = new Set(FRAMEWORK_KEYS.filter((key) => tags.includes(key)));
	const speaksOfEnvironments = tagged.size > 0 || tags.includes("rl-environment") || nearMisses(card.header?.items ?? []).length > 0 || card.state === "invalid" && namesATag(card.text);
	const holdsEnvironment = FRAMEWORK_KEYS.some((key) => detections[key].verdict === "loads" || detections[key].verdict === "partial");
	const findings = [];
	if (speaksOfEnvironments || holdsEnvironment) {
		findings.push(...cardFindings(card));
		if (card.state !== "invalid" && card.state !== "unreadable") findings.push(...tagFindings(input));
		findings.push(...fileFindings(detections, tagged));
		findings.push(...viewerFindings(cardView(card), input.listing, detections));
		if (input.listing.problem !== null) findings.push(incompleteFinding(input.listing.problem));
	}
	return settle(findings, config, input.configPath);
}
function namesATag(text) {
	const words = new Set((text ?? "").slice(0, 65536).split(/[^a-z-]+/u));
	return ["rl-environment", ...FRAMEWORK_KEYS].some((tag) => words.has(tag));
}
function incompleteFinding(problem) {
	const args = {
		reason: problem.code,
		detail: problem.detail ?? ""
	};
	return findingOf("repository/incomplete", "warning", "listing-incomplete", { args });
}

// src/audit.ts
async function audit(input) {
	const { repository, config } = input;
	const listed = repository.listing.get(config.card);
	const read = await repository.read(config.card, 4194304);
	const card = readCard(config.card, listed === void 0 && repository.listing.complete ? MISSING : read);
	const cardBytes = read.ok ? read.bytes : null;
	const detections = await detectAll({
		repository,
		card: cardView(card),
		repoId: input.repoId,
		schemaChecker: input.schemaChecker,
		thorough: input.thorough
	});
	const findings = judge({
		card,
		listing: repository.listing,
		detections,
		config,
		configPath: input.configPath
	});
	const base = cardBytes === null ? null : blobId(cardBytes);
	const safe = plan(card, cardBytes, findings, base, ["safe"]);
	const withRemovals = plan(card, cardBytes, safe.findings, base, ["safe", "unsafe"]);
	const tags = new Set(card.header?.items.map((item) => item.value));
	const frameworks = FRAMEWORK_KEYS.map((key) => {
		const assume = config.frameworks[key]?.assume;
		return [key, {
			detection: detections[key],
			tagged: tags.has(key),
			assumed: assume === void 0 ? null : { reason: assume.reason }
		}];
	});
	return {
		card,
		cardBytes,
		frameworks: Object.fromEntries(frameworks),
		findings: withRemovals.findings,
		edits: safe.edits,
		editsWithRemovals: withRemovals.edits
	};
}
const MISSING = {
	ok: false,
	why: { code: "missing" }
};
async function detectAll(context) {
	const answers = await Promise.all(FRAMEWORK_KEYS.map(async (key) => [key, await DETECTORS[key].detect(context)]));
	return Object.fromEntries(answers);
}
function plan(card, bytes, findings, base, kinds) {
	const changes = findings.flatMap((finding, index) => finding.change !== null && kinds.includes(finding.fix) ? [{
		change: finding.change,
		finding: index
	}] : []);
	if (changes.length === 0) return {
		edits: [],
		findings
	};
	const planned = planEdits(card, bytes, changes, base);
	if (planned.ok) return {
		edits: planned.edits,
		findings
	};
	const remedy = {
		code: planned.code,
		args: planned.args
	};
	return {
		edits: [],
		findings: findings.map((finding) => finding.change !== null && kinds.includes(finding.fix) ? {
			...finding,
			fix: "none",
			change: null,
			remedy: finding.remedy ?? remedy
		} : finding)
	};
}

// src/cli/opened.ts
async function judgeOpened(opened, session, done) {
	const { name, repoId, settings } = opened;
	const listed = performance.now();
	const unseen = /* @__PURE__ */ new Set();
	const repository = watched(opened.repository, session, name, done, unseen);
	const { config, configPath } = settings;
	const { thorough } = session.options;
	const result = await audit({
		repository,
		repoId,
		config,
		configPath,
		schemaChecker: lazySchemaChecker,
		thorough
	});
	session.debug(() => {
		const { listing, reads } = repository;
		const times = `listed in ${Math.round(listed - opened.started)} ms, judged in ${Math.round(performance.now() - listed)} ms`;
		return `${name}: ${listing.entries.length} paths, ${reads} reads, ${times}; repo id ${repoId ?? "unknown"}, settings ${configPath ?? "none"}`;
	});
	const severities = result.findings.map((finding) => finding.severity);
	return {
		ok: true,
		name,
		audit: result,
		repository,
		unseen,
		root: opened.root,
		repoId,
		settings,
		report: reportInput(opened, result),
		code: fails(severities, settings.failOn) ? EXIT.findings : EXIT.ok
	};
}
const lazySchemaChecker = async (schemas) => {
	const { schemaChecker } = await import("./schema-worker.js");
	return await schemaChecker()(schemas);
};
async function listing(name, { progress }, work) {
	const timer = setInterval(() => {
		if (progress.due()) progress.show(`${name}: listing files`, null);
	}, 100);
	try {
		return await work();
	} finally {
		clearInterval(timer);
	}
}
function reportInput({ kind, name, revision, repository }, result) {
	const { listing, reads } = repository;
	const { card } = result;
	const tags = card.header?.items.flatMap(({ value }) => value === null ? [] : [value]) ?? null;
	return {
		target: {
			kind,
			id: name,
			revision,
			files: listing.entries.length,
			ignored: listing.ignored,
			complete: listing.complete,
			reads
		},
		error: null,
		card: {
			path: card.path,
			state: card.state,
			tags
		},
		frameworks: result.frameworks,
		findings: result.findings,
		edits: result.edits,
		editsWithRemovals: result.editsWithRemovals
	};
}
function notJudged(id, kind, code, message, exit) {
	return {
		ok: false,
		report: {
			target: {
				kind,
				id,
				revision: null,
				files: 0,
				ignored: 0,
				complete: false,
				reads: 0
			},
			error: {
				code,
				message
			},
			card: null,
			frameworks: {},
			findings: [],
			edits: [],
			editsWithRemovals: []
		},
		code: exit
	};
}
function watched(inner, session, name, done, unseen) {
	let breath = performance.now();
	const part = done.of > 1 ? done.count / done.of : null;
	const read = (path, limit, mode) => {
		const result = inner.read(path, limit, mode);
		return result instanceof Promise ? result.then(note) : note(result);
	};
	const note = (result) => {
		if (!result.ok) unseen.add(result.why.code);
		return result;
	};
	return {
		listing: inner.listing,
		sampling: inner.sampling,
		history: inner.history,
		get reads() {
			return inner.reads;
		},
		read(path, limit, mode) {
			if (performance.now() - breath < 50) return read(path, limit, mode);
			if (session.progress.due()) session.progress.show(`${name}: ${inner.reads} files read`, part);
			return new Promise((resolve) => {
				setImmediate(() => {
					breath = performance.now();
					resolve(read(path, limit, mode));
				});
			});
		}
	};
}

// src/cli/judge.ts
const MANY_PATHS = 2e4;
async function judgeTarget(target, settingsReader, session, done) {
	if (target.kind === "fault") {
		session.say(target.message);
		return notJudged(target.name, "directory", target.code, target.message, target.exit);
	}
	if (target.kind === "hub") return await (await import("./hub3.js")).judgeHub(target, settingsReader, session, done);
	const { path } = target;
	const { trackedOnly, includeIgnored } = session.options;
	const started = performance.now();
	const checkout = await listing(path, session, () => openCheckout(path, {
		trackedOnly,
		includeIgnored
	}));
	if (!checkout.ok) {
		const { code, message } = checkout.error;
		session.say(message);
		return notJudged(path, "directory", code, message, EXIT.unreadable);
	}
	const settings = await settingsReader.forTarget(path);
	if (!settings.ok) {
		for (const line of settings.lines) session.say(line);
		return notJudged(path, "directory", "bad-settings", settings.lines.join("\n"), EXIT.usage);
	}
	if (checkout.remark !== null) session.say(`${path}: ${checkout.remark.message}`);
	const repoId = settings.config.hub ?? repoIdOfRemotes(checkout.remotes);
	const { repository, revision, root } = checkout;
	if (repository.listing.entries.length > MANY_PATHS) saveMemory();
	return await judgeOpened({
		kind: "directory",
		name: path,
		root,
		revision,
		repository,
		repoId,
		settings,
		started
	}, session, done);
}

// src/config/defaults.ts
const DEFAULT_CONFIG = {
	card: "README.md",
	hub: null,
	rules: {},
	frameworks: {},
	otherFramework: null,
	ignore: []
};

// src/platform/read-file.ts
const LINK = {
	ok: false,
	why: "not-a-file",
	message: "it is a link, which is not followed here"
};
function readSmallFile(path, limit, followLinks) {
	let file = null;
	try {
		const { O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;
		if (!followLinks && O_NOFOLLOW === 0 && lstatSync(path).isSymbolicLink()) return LINK;
		file = openSync(path, constants.O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW));
		if (!fstatSync(file).isFile()) return {
			ok: false,
			why: "not-a-file",
			message: "it is not a file"
		};
		const buffer = Buffer.alloc(limit + 1);
		let length = 0;
		for (let got = 1; got > 0 && length < buffer.length; length += got) got = readSync(file, buffer, length, buffer.length - length, null);
		if (length > limit) return {
			ok: false,
			why: "too-large",
			message: `it is larger than ${limit} bytes`
		};
		return {
			ok: true,
			bytes: buffer.subarray(0, length)
		};
	} catch (error) {
		const { code, message } = error;
		if (code === "ENOENT" || code === "ENOTDIR") return {
			ok: false,
			why: "missing",
			message: "it does not exist"
		};
		if (code === "ELOOP") return LINK;
		if (code === "EACCES" || code === "EPERM") return {
			ok: false,
			why: "unreadable",
			message: "there is no permission to read it"
		};
		return {
			ok: false,
			why: "unreadable",
			message
		};
	} finally {
		if (file !== null) closeSync(file);
	}
}

// src/report/messages/config.ts
const configMessages = {
	"config-too-large": "The settings file is larger than {limit} bytes",
	"config-not-text": "The settings file is not UTF-8 text",
	"config-nested": "Values lie deeper than {limit} levels within one another",
	"config-aliases": "Aliases cannot be followed: {detail}",
	"config-yaml": "The YAML cannot be read: {detail}",
	"config-not-mapping": "The settings file must be a mapping such as card: README.md",
	"config-unknown-key": "There is no setting {key} here; possible are {allowed}",
	"config-unknown-key-meant": "There is no setting {key} here; did you mean {meant}? Possible are {allowed}",
	"config-unknown-rule": "There is no rule {rule}; the command envcard rules lists them",
	"config-unknown-rule-meant": "There is no rule {rule}; did you mean {meant}? The command envcard rules lists all",
	"config-value": "{key} cannot be {value}; possible are {allowed}",
	"config-value-meant": "{key} cannot be {value}; did you mean {meant}? Possible are {allowed}",
	"config-value-kind": "{key} must be one of {allowed}",
	"config-wants-text": "{key} must be text",
	"config-wants-mapping": "{key} must be a mapping of names to values",
	"config-wants-list": "{key} must be a list",
	"config-missing": "The entry has no {key}",
	"config-hub": "hub must be OWNER/NAME as in the address of the dataset on the Hub, not {value}",
	"config-until": "until must be a day of the calendar written YYYY-MM-DD, not {value}",
	"config-until-alone": "until says how long assume holds and means nothing without it",
	"config-statement": "Say either assume: loads or declare: never, and not both",
	"config-ignore-empty": "The entry must name what it ignores: a rule, a path or a framework",
	"config-size": "{key} is too long: at most {limit}",
	"config-blank": "{key} must not be empty",
	"config-path": "{key} must be a path below its folder, not {value}",
	"config-root-twice": "The root {path} stands here twice",
	"config-more": "and {count} more",
	"config-assume-over": "The assumption that {framework} loads held until {until} and no longer counts: look again and move the date, or take it out"
};

// src/report/escape/visible.ts
const MAX_VALUE = 200;
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const ALL_UNSAFE = new RegExp(UNSAFE.source, "gu");
const UNSAFE_IN_LINES = new RegExp(`(?![\\n\\t])${UNSAFE.source}`, "gu");
function hasUnsafe(text) {
	return UNSAFE.test(text);
}
function hasUnsafeInLines(text) {
	UNSAFE_IN_LINES.lastIndex = 0;
	return UNSAFE_IN_LINES.test(text);
}
function visible(text) {
	return UNSAFE.test(text) ? text.replace(ALL_UNSAFE, escapeCharacter) : text;
}
function visibleLines(text) {
	return text.replaceAll("\r\n", "\n").replace(UNSAFE_IN_LINES, escapeCharacter);
}
function shown(text, max = 200) {
	return breakCommands(shorten(text, max));
}
function breakCommands(text) {
	const broken = text.replaceAll("##[", "##\\[");
	return broken.includes("::") ? broken.replace(/^([^\S\n]*)::/gm, "$1\\::") : broken;
}
function wellFormed(text) {
	return text.replace(/\p{Cs}/gu, "�");
}
function shorten(text, max) {
	if (text.length <= max) {
		const whole = visible(text);
		if (whole.length <= max) return whole;
	}
	const marks = Math.max(1, Math.floor(max * .6));
	return `${take(text.slice(0, max), marks, false)}…${take(text.slice(-max), max - marks - 1, true)}`;
}
function take(text, room, fromEnd) {
	const characters = [...text];
	if (fromEnd) characters.reverse();
	const kept = [];
	let used = 0;
	for (const character of characters) {
		const form = visible(character);
		if (used + form.length > room) break;
		kept.push(form);
		used += form.length;
	}
	if (fromEnd) kept.reverse();
	return kept.join("");
}
function escapeCharacter(character) {
	if (character === "\n") return "\\n";
	if (character === "\r") return "\\r";
	if (character === "	") return "\\t";
	const code = character.codePointAt(0) ?? 0;
	return code > 65535 ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}

// src/report/escape/markdown.ts
function codeSpan(text, max) {
	const inner = shown(text, max);
	if (inner === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(inner, "`") + 1);
	const pad = /^`|`$|^ .* $/.test(inner) ? " " : "";
	return `${fence}${pad}${inner}${pad}${fence}`;
}
function fenced(text, info) {
	const inner = breakCommands(visibleLines(text));
	const fence = "`".repeat(Math.max(3, longestRun(inner, "`") + 1));
	return `${fence}${info}\n${inner}${inner.endsWith("\n") ? "" : "\n"}${fence}`;
}
function markdownText(text) {
	return text.replace(/[\\`*_[\]<>#|~&!$]/g, (character) => character === "<" ? "&lt;" : character === ">" ? "&gt;" : character === "&" ? "&amp;" : `\\${character}`);
}
function longestRun(text, character) {
	let longest = 0;
	let run = 0;
	for (const one of text) {
		run = one === character ? run + 1 : 0;
		if (run > longest) longest = run;
	}
	return longest;
}

// src/report/reasons.ts
const REASON_WORDS = {
	missing: "it is not there",
	"not-a-file": "it is a link or a folder, no plain file",
	"too-large": "it is too large",
	"lfs-pointer": "it is a Git LFS pointer",
	"no-permission": "no permission to read it",
	changed: "it changed meanwhile",
	budget: "as much as envcard reads was read before",
	gated: "access to it must be asked for",
	network: "the network failed",
	"listing-cut": "the list of files is cut",
	"io-error": "reading it failed",
	encoding: "it is not UTF-8",
	folder: "it is a folder",
	rule: "a line of it is no valid pattern",
	"too-deep": "it is nested too deeply",
	unreadable: "it cannot be read"
};

// src/report/words.ts
const FRAMEWORK_LABELS = {
	harbor: "Harbor",
	verifiers: "Verifiers",
	openenv: "OpenEnv",
	"nemo-gym": "NeMo Gym"
};
const VERDICT_SYMBOLS = {
	loads: "✓",
	partial: "~",
	fails: "✗",
	unknown: "?"
};
const STANCE_SYMBOLS = {
	supports: "+",
	refutes: "-",
	unknown: "?"
};
const STANCE_WORDS = {
	supports: "for",
	refutes: "against",
	unknown: "open"
};
const DOOR_WORDS = {
	registry: "registry.json",
	tasks: "task folder",
	path: "task folder by --path",
	local: "local copy",
	"harbor-taskset": "Harbor taskset",
	package: "package",
	rows: "rows",
	artifact: "row file",
	split: "split"
};
const CONDITION_WORDS = {
	"local-copy-only": "only from a local copy",
	"needs-nemo-gym-server": "only with a NeMo Gym server"
};
function judged(target) {
	return FRAMEWORK_KEYS.flatMap((key) => {
		const framework = target.frameworks[key];
		return framework === void 0 ? [] : [[key, framework]];
	});
}
function count(number, noun) {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function summaryWords(summary) {
	const said = [
		[summary.errors, "error"],
		[summary.warnings, "warning"],
		[summary.notices, "notice"]
	].filter(([number]) => number > 0).map(([number, noun]) => count(number, noun));
	return said.length === 0 ? "no findings" : said.join(", ");
}
function tasksWords(framework) {
	const best = bestTaskset(framework);
	if (best === null || best.tasks.total === 0 || isBeside(framework)) return "";
	const { ok, total, unread } = best.tasks;
	return `${ok} of ${total}${unread > 0 ? ` (${unread} not seen)` : ""}`;
}
function doorWords(framework) {
	const best = bestTaskset(framework);
	if (best === null || isBeside(framework)) return "";
	const same = framework.tasksets.filter((set) => set.main === best.main && set.verdict === best.verdict);
	return [...new Set(same.map((set) => DOOR_WORDS[set.door]))].join(", ");
}
function noteWords(framework) {
	const notes = framework.conditions.map((condition) => CONDITION_WORDS[condition]);
	if (framework.assumed !== null) notes.push(`vouched for by the owner${framework.verdict === "fails" ? ", against the files" : ""}`);
	if (framework.sample !== null) notes.push(`sample: ${framework.sample.read} of ${framework.sample.of} read`);
	return notes.join("; ");
}
function isBeside({ verdict, tagged }) {
	return verdict === "fails" && !tagged;
}
function bestTaskset(framework) {
	const rank = (set) => (set.main ? 4 : 0) + (set.verdict === "loads" ? 3 : set.verdict === "partial" ? 2 : set.verdict === "unknown" ? 1 : 0);
	let best = null;
	for (const set of framework.tasksets) if (best === null || rank(set) > rank(best) || rank(set) === rank(best) && set.tasks.ok > best.tasks.ok) best = set;
	return best;
}

// src/report/messages/card.ts
const cardMessages = {
	"header-after-text": "a header must be the first thing in the file, between rules of exactly three dashes: the Hub does not see this one. Move it to the top",
	"header-alias-bomb": "aliases of the header repeat more than {limit} values, which nobody reads to the end",
	"header-alias-loop": "the alias {name} leads back into the value that it is a part of",
	"header-alias-unknown": "the alias {name} has no anchor before it, so no YAML reader takes the header",
	"header-anchor-twice": "the anchor {name} is given twice: the YAML reader of Python (`huggingface_hub`, `datasets`) refuses that",
	"header-bom": "the file begins with a byte order mark: the Hub reads the header all the same, some readers do not see it. Save the file as UTF-8 without a mark",
	"header-closing-spaces": "spaces follow the closing `---`: the Hub has been seen to show no metadata for such a card. Remove them",
	"header-colon": "a value holds a colon followed by a space, or a key stands where none can be, so the YAML of the header cannot be read. Put the value in quotes",
	"header-complex-key": "a key of the header is a list or a mapping: the YAML reader of Python refuses that",
	"header-control-character": "the header holds the control character {character}, which no YAML reader takes. Remove it",
	"header-cr-only": "a carriage return alone follows the closing `---`, so the Hub does not see the header. Save the file with Unix or Windows line ends",
	"header-double-rule": "nothing stands between the first two `---` lines: the Hub does not take the second one for the end of the header, but reads on to the next `---`. Put the keys between the two",
	"header-duplicate-key": "the key {key} stands in line {line} already: the Hub refuses keys given twice, Python takes the last. Merge them into one",
	"header-empty-value": "the key {key} has no value: the Hub may refuse a commit of this card. Fill it in or remove the line",
	"header-line-separator": "the header holds {character}, which looks like a space: the YAML reader of Python takes it for a line break and fails. Replace it by a space",
	"header-merge": "the value of `<<` is neither a mapping nor a list of mappings, so it cannot be merged",
	"header-missing-key": "a colon has no key before it, so the YAML of the header cannot be read",
	"header-not-a-mapping": "the text between the two `---` lines is no mapping of keys to values, so it cannot be metadata. If it is no header, put some text above the first rule",
	"header-not-utf8": "byte {byte} of the file is not UTF-8. Save the file as UTF-8",
	"header-nul": "the file holds a NUL byte, which no YAML reader takes. Remove it",
	"header-opening-spaces": "spaces follow the `---` in the first line, so the Hub does not see the header. Remove them",
	"header-placeholder": "the header holds `{{`, a placeholder of a template that was never filled in. Put the value there, or put it in quotes",
	"header-python-value": "the YAML reader of Python fails on the plain value {value}. Put it in quotes",
	"header-several-documents": "the header holds more than one YAML document, the Hub takes one only",
	"header-syntax": "the YAML of the header cannot be read: {reason}",
	"header-tab": "the header holds a tab where YAML takes spaces only. Replace it by spaces",
	"header-too-deep": "values of the header are nested deeper than {limit} levels, so it is not read",
	"header-unclosed": "the `---` in the first line is never closed by another `---` line, so the Hub sees no header. Close it; if it is a horizontal rule, put some text above it",
	"header-unknown-tag": "the YAML tag {tag} is known to no reader of the Hub, which refuses every commit of such a card. Write the value without it",
	"header-utf16": "the file is UTF-16, the Hub reads UTF-8. Save it as UTF-8",
	"tag-ambiguous": "the tag {value} is text for the Hub, but {meaning} for a YAML 1.1 reader such as the one of Python. Put it in quotes",
	"tag-not-text": "this item of `tags` is no text, so it is no tag for the Hub. Put it in quotes or remove it",
	"tags-comma-string": "`tags` is one text with commas, which the Hub takes for a single odd tag. Write a list with one tag in each line",
	"tags-not-a-list": "`tags` is not a list. Write one tag in each line, each after a `-`",
	"fix-header-by-hand": "add or correct the tags by hand once the header can be read: an edit of it now could only be a guess",
	"fix-card-unreadable": "the card cannot be edited as long as it cannot be read. Keep README.md out of Git LFS, and below 4 MiB",
	"fix-tags-shared": "write the list of `tags` out where the alias or the merge stands now: an edit here would change another key as well",
	"fix-tags-not-a-list": "turn `tags` into a list by hand, one tag in each line after a `-`, and run this again",
	"fix-comments": "change the list of `tags` by hand: comments within it would be lost",
	"fix-no-safe-splice": "change `tags` by hand: the header is written in a way that no small edit of it is sure to keep everything else as it is"
};

// src/report/messages/harbor.ts
const harborMessages = {
	"task-toml-missing": "{file} is not a file here, and Harbor takes no folder without it for a task",
	"task-toml-unseen": "{file} could not be read here ({reason}), so nothing is known about this task",
	"task-toml-pointer": "{file} is a Git LFS pointer: its content is not at hand here, and Harbor itself stumbles over the pointer. Keep task.toml out of LFS",
	"task-toml-not-utf8": "{file} is not UTF-8, so Harbor cannot read it",
	"task-toml-syntax": "{file} is not TOML 1.0: {reason}. Harbor refuses the task",
	"task-toml-too-deep": "{file} is nested deeper than envcard reads, so nothing is known about this task",
	"task-key-missing": "{key} is missing in {file}, and Harbor requires it there",
	"task-value": "Harbor refuses the value of {key} in {file}; it takes: {expected}",
	"task-name": "{key} is {value}, and Harbor takes only an organisation and a name with one slash between them, of letters, digits, `.`, `_` and `-`. Without a `[task]` table no name is needed",
	"task-size": "{key} is {value}, and Harbor reads sizes such as 4G, 512M or 64K only. Better write the new key in megabytes",
	"task-size-conflict": "{key} is {value}, which disagrees with {other} beside it, so Harbor refuses the task. Keep one of them",
	"task-cpus": "{key} must be a finite number",
	"task-tpu-topology": "{key} is {value}, and Harbor expects sizes such as 2x4 or 2x2x1",
	"task-hosts-mode": "{key} is allowed only where `network_mode` is allowlist",
	"task-host": "{key} is {value}, and Harbor takes host names, `*.name`, IP addresses and CIDR ranges there, no URL and no port",
	"task-verifier-mode": "{key} is shared, which contradicts the `[verifier.environment]` beside it. Remove one of the two",
	"task-mcp-target": "{key} has the transport {value} and needs a value for {needs}",
	"task-mcp-header": "Harbor refuses the header {value} of {key} ({fault}): names must be legal, and credentials may only be given as a variable such as `${VAR}`",
	"task-mcp-stdio-headers": "{key} is given for a server of transport stdio, which has no headers",
	"task-artifact": "Harbor refuses the artifact {value} at {key} ({fault}): a source must not climb with `..`, a destination must stay below its folder, and the source of another service must be absolute",
	"task-service-name": "{key} is {value}, which cannot be the name of a compose service",
	"task-step-name": "{key} is {value}, which cannot be a folder name on every system, so Harbor refuses it",
	"task-step-twice": "{key} is {value}, which is the folder of an earlier step on systems that ignore case",
	"task-instruction-missing": "{file} is missing, and Harbor starts no task without its instruction",
	"task-instruction-not-file": "{file} is a folder, and Harbor reads it as a file",
	"task-instruction-not-utf8": "{file} is not UTF-8, so Harbor cannot read the prompt",
	"task-file-unseen": "{file} could not be read here ({reason}), so it is open whether the task loads",
	"task-test-missing": "{file} is missing: for a task on {os} Harbor looks for exactly this script and takes no other name or place",
	"task-test-ignored": "{file} leaves {test} out, and Harbor (0.25.0 and newer) then refuses the task",
	"task-ignore-file": "Harbor cannot use {file} ({reason}) and refuses the task",
	"task-step-folder-missing": "the folder {file} of the step {step} is missing",
	"task-no-environment": "nothing says in what the task runs: Harbor needs `docker_image` in `[environment]` of task.toml, or a `Dockerfile` or `docker-compose.yaml` (exact names) in {file}",
	"task-link-absolute": "the link {link} leads to the absolute path {target}, which the download of Harbor refuses",
	"task-link-outside": "the link {link} leads out of its task to {target}, which Harbor refuses. Copy the file instead",
	"task-link-broken": "the link {link} leads to {target}, which is not there, and Harbor refuses the task",
	"task-link-loop": "the link {link} to {target} leads in a circle, and Harbor refuses the task",
	"task-link-unseen": "it could not be seen here where the link {link} leads",
	"task-listing-cut": "{file} is not in the part of the listing that could be seen here",
	"task-name-unlisted": "the plain listing of Harbor drops {task} in silence, because git quotes names with non-ASCII letters, quotes, backslashes or control characters. Rename the folder, or name it in a registry.json",
	"task-name-download": "the download of Harbor does not bring {task} and stops the whole job: git takes the path for a pattern that does not match it ({fault}). Rename the folder",
	"root-task-unlisted": "the root of the repo is a task itself, which this command does not list",
	"task-folder-option": "git takes the folder {folder} for an option when Harbor lists it. Rename the folder",
	"entry-absolute": "the path {value} starts with a slash, and Harbor takes only paths from the root of the repo",
	"entry-outside": "the path {value} leaves the repo, so Harbor refuses the whole dataset",
	"entry-missing": "there is no folder {path}, so the download of the whole dataset stops",
	"entry-file": "{path} is a file, and an entry must name the folder of a task",
	"entry-link": "{path} is a link or lies behind one, which Harbor does not follow here",
	"entry-root": "an entry for the root of the repo brings no files: give the task a folder of its own",
	"entry-name": "git takes the path {value} for a pattern that does not match it ({fault}), so the download stops",
	"entry-commit-name": "no git server finds the commit {commit}: give the full hash, a branch or a tag",
	"entry-no-commit": "the history of the repo does not hold the commit {commit} that the entry {entry} is pinned to",
	"entry-no-path-at-commit": "the folder {path} does not exist at the commit {commit} that the entry is pinned to",
	"entry-elsewhere-no-commit": "the entry {entry} names another repo, {url}, without a commit; Harbor then asks that repo for a commit of this one, which cannot be found",
	"registry-link": "{file} is a link, and Harbor fetches the link without its target",
	"registry-not-utf8": "{file} is not UTF-8, so Harbor reads no dataset from it",
	"registry-pointer": "{file} is a Git LFS pointer, which Harbor never resolves: it reads no dataset from it. Keep the file out of LFS",
	"registry-syntax": "{file} is not JSON ({reason}, column {column}), so Harbor reads no dataset from it",
	"registry-not-list": "{file} must hold a list of datasets",
	"registry-object": "{file} holds one object; Harbor reads a list of datasets, so put it in square brackets",
	"registry-dataset-type": "entry {dataset} of {file} is no dataset object, which makes Harbor refuse all of the file",
	"registry-key-missing": "{key} is missing in dataset {dataset} of {file}, which makes Harbor refuse all of the file",
	"registry-value": "Harbor refuses all of {file} for the value of {key} in dataset {dataset}; it takes: {expected}",
	"registry-no-dataset": "the registry lists no dataset",
	"registry-shadowed": "the dataset {dataset} is listed above already, and Harbor takes the first one",
	"registry-name": "no command reaches the dataset {dataset}, because its name holds {character}",
	"registry-empty-name": "a dataset (version {version}) has an empty name, which the usual command does not reach: Harbor takes the folder `tasks` instead",
	"registry-empty-version": "the dataset {dataset} is listed with an empty version, and Harbor takes another version of that name instead",
	"registry-empty": "the dataset {dataset} lists no task, which Harbor refuses",
	"registry-entry-stops": "the path {path} leaves the repo, so Harbor refuses the whole dataset {dataset}",
	"registry-elsewhere": "tasks of {dataset} lie in another repo, {url}, which is not looked at here",
	"registry-pin-not-seen": "tasks of {dataset} are pinned to the commit {commit}, which the history at hand does not show",
	"registry-file-case": "{file} is not found: Harbor asks for registry.json, in small letters",
	"harbor-taskset-loads": "Harbor loads {taskset} with its {total} tasks",
	"harbor-taskset-partial": "Harbor loads {ok} of the {total} tasks of {taskset}; one broken task stops a job of all",
	"harbor-taskset-fails": "Harbor loads no task of {taskset} ({total} tasks)",
	"harbor-taskset-unknown": "it could not be seen here whether Harbor loads {taskset}",
	"harbor-root-task": "the root of the repo is one task, which loads from a local copy only",
	"harbor-root-task-broken": "the root of the repo is one task, which does not load from a local copy either",
	"harbor-local-copy": "from a local copy Harbor loads {ok} of {total} tasks in {taskset}",
	"harbor-no-tasks": "no folder holds a task.toml, so there is no Harbor task",
	"harbor-dataset-toml": "a dataset.toml is for the hub of Harbor itself; nothing reads it from here",
	"harbor-task-md": "{file} is not read: Harbor wants task.toml and instruction.md",
	"harbor-listing-cut": "the list of files was cut ({reason}), so tasks may be missing from it",
	"harbor-registry-unseen": "{file} could not be read here ({reason})",
	"harbor-needs-release": "{tasks} tasks use {feature} in a way that Harbor takes from release {since} on (the first one is {task}); older releases refuse it, and Verifiers brings 0.24.0 along",
	"harbor-stricter-since": "Harbor refuses {tasks} tasks over {feature} from release {since} on (the first one is {task}); older releases do not look at it",
	"harbor-tolerated-older": "Harbor before {since} loads {task}; the current release does not",
	"harbor-more-tasksets": "sets of tasks not told one by one: {count}",
	"harbor-snippet-some": "names the {ok} good tasks, because {broken} broken tasks would stop a job of all",
	"harbor-snippet-many": "this job stops at {broken} broken tasks: repair them, or name the good ones with --include-task-name",
	"harbor-unlisted-task": "no dataset of the registry lists {task}",
	"harbor-deeper-tasks": "Harbor lists {folder} one level deep and drops {count} tasks in {deeper} in silence: use `--path` for that folder",
	"harbor-needs-path": "the plain Harbor command looks in `tasks` only; the tasks here need `--path`: {folders}",
	"harbor-toml-case": "{file} is not seen: Harbor asks for task.toml, in small letters",
	"harbor-tasks-case": "the plain Harbor command looks in `tasks`, in small letters; this needs `--path` {folder}",
	"harbor-no-toml": "{folder} looks like a task but has no task.toml, so Harbor skips it in silence",
	"harbor-linked-task": "{link} is a link to the task {target}, which the listing of Harbor skips",
	"harbor-linked-tasks": "the folder {link} is a link to {target}, which Harbor does not follow",
	"harbor-link-not-followed": "the link {link} to {target} is not followed",
	"harbor-lfs-pointer": "{file} is a Git LFS pointer, and Harbor hands it on as it is, since it does not run `git lfs pull` by itself",
	"harbor-case-twins": "{first} and {second} differ in case only; on macOS and Windows one of them disappears",
	"harbor-many-entries": "{folder} holds {entries} entries, and the Hub takes {limit} in one folder",
	"harbor-packed": "{file} is an archive: tasks packed into one are loaded by nothing",
	"harbor-packed-table": "the column {column} of {file} holds packed task folders, and no framework unpacks them",
	"harbor-no-snippet": "the name {name} holds characters that no command can show safely, so none is given",
	"harbor-remedy-move-task": "move the files of the task into a folder tasks/NAME",
	"harbor-remedy-rename": "rename these folders to plain ASCII names, or list them in a registry.json: {tasks}",
	"harbor-remedy-rename-toml": "rename {from} to {to}",
	"harbor-remedy-lfs": "run `git lfs pull` to judge the content, and keep small text files out of LFS",
	"harbor-remedy-history": "look again with the whole history (`fetch-depth: 0`), or judge the repo on the Hub itself (`envcard check hf:OWNER/NAME`)",
	"harbor-remedy-environment": "set `docker_image` in `[environment]` of task.toml, or add environment/Dockerfile, for {tasks}",
	"harbor-remedy-instruction": "add instruction.md to {tasks}",
	"harbor-remedy-test": "add the test script, tests/test.sh, to {tasks}",
	"harbor-remedy-links": "put files in the place of the links of {tasks}",
	"harbor-remedy-toml": "correct task.toml of {tasks}",
	"harbor-remedy-unpack": "unpack the tasks into folders below tasks/"
};

// src/report/messages/nemo-gym.ts
const nemoGymMessages = {
	"nemo-row-not-json": "row {row} is not JSON: {reason} at column {column}. Raw JSON Lines are read line by line, so NeMo Gym stops there",
	"nemo-row-blank": "row {row} is an empty line: `gym dataset collate` on the raw file stops there. Loading a split instead skips it",
	"nemo-row-bom": "the file begins with a byte order mark, which makes its first line no JSON for NeMo Gym. Save it as UTF-8 without one",
	"nemo-row-strict": "row {row} holds {reason}: `gym dataset collate` lets it pass, and the run stops at it, because it reads strict JSON",
	"nemo-row-not-object": "row {row} is no JSON object, and NeMo Gym takes nothing else for a row",
	"nemo-row-no-params": "row {row} has no `responses_create_params`, the prompt that NeMo Gym sends: the request for it is refused when it runs",
	"nemo-row-params-form": "`responses_create_params` of row {row} is {found} instead of an object: write it as JSON, not as text that holds JSON",
	"nemo-row-missing": "row {row} lacks {field}: NeMo Gym refuses the request that it would make of this row",
	"nemo-row-unknown-key": "row {row} has {field}, a key that NeMo Gym does not know in this place: unknown keys make it refuse the row",
	"nemo-row-chat-key": "row {row} has {field}, a key of the chat completions API: NeMo Gym takes parameters of the Responses API, where {instead} stands for it",
	"nemo-row-null": "row {row} has null in {field}, where NeMo Gym wants {expected}: leave the key out. In parquet every column of a struct is there, so missing values become null",
	"nemo-row-value": "row {row} has a value in {field} that NeMo Gym refuses: it wants {expected}",
	"nemo-rows-good": "every row of the file passes NeMo Gym’s own row model ({rows} rows)",
	"nemo-rows-first-good": "NeMo Gym’s own row model takes the first {rows} rows of the file; later ones were not read",
	"nemo-rows-some-bad": "NeMo Gym’s row model refuses {bad} of the {rows} rows read. `gym dataset collate` does not stop there: such a row fails when it runs",
	"nemo-rows-all-bad": "NeMo Gym’s row model refuses every row that was read ({rows} rows)",
	"nemo-rows-no-params": "no row that was read has `responses_create_params` ({rows} rows), so these are not NeMo Gym rows",
	"nemo-rows-template": "the rows hold no finished prompt. They work only with a `prompt_config` that is kept outside this repository",
	"nemo-rows-materialized": "the rows name a taskset and its input. They load from NeMo Gym 0.7 on, with a config that routes the taskset to an environment server",
	"nemo-rows-since": "a row uses what NeMo Gym takes only from release {since} on: older releases refuse it",
	"nemo-file-empty": "the file is empty: NeMo Gym raises no error, and runs nothing",
	"nemo-file-unseen": "the rows could not be seen ({why})",
	"nemo-file-not-lines": "the file is not UTF-8 text, so it cannot be read as JSON Lines",
	"nemo-no-row-files": "no file here can hold rows (JSON Lines, JSON, csv, parquet, arrow), the only thing NeMo Gym loads",
	"nemo-split-odd-name": "the datasets library takes a file by any part of its name that is a suffix of rows, so this one may load as a split; its rows were not read, since the last suffix says that it is something else",
	"nemo-listing-incomplete": "the list of files is incomplete, so row files may be missing from it",
	"nemo-task-folders": "the repository holds Harbor task folders: NeMo Gym {release} has no door for them",
	"unreleased-door": "the repository holds Harbor task folders. NeMo Gym {release} cannot open them; its documentation announces a release that will",
	"nemo-split-good": "every row read of the split {split} passes NeMo Gym’s row model after `load_dataset` ({rows} rows)",
	"nemo-split-some-bad": "NeMo Gym’s row model refuses {bad} of {rows} rows of the split {split} after `load_dataset`",
	"nemo-split-all-bad": "NeMo Gym’s row model refuses every row read of the split {split} after `load_dataset` ({rows} rows)",
	"nemo-known-dataset": "the configs shipped with NeMo Gym {release} name this dataset ({config})",
	"nemo-known-source": "the configs shipped with NeMo Gym {release} name this dataset ({config}), but as source material, which proves nothing about its rows",
	"nemo-features-params": "the card declares the column `responses_create_params` with an `input` (config {config})",
	"nemo-features-form": "the card declares the column `responses_create_params` as something other than an object (config {config}): such rows are refused",
	"nemo-features-key": "the card declares the column `responses_create_params` without `input` (config {config})",
	"nemo-split-no-files": "`load_dataset` finds no data files here, so no split can be downloaded",
	"nemo-split-missing-file": "the card’s `configs` name a file that is not there, so `load_dataset` fails; the raw files are not affected",
	"nemo-split-name": "a file in `data/` gives its split a name that `load_dataset` refuses",
	"nemo-split-config-form": "the card’s `configs` have a form that `load_dataset` refuses",
	"nemo-split-config-name": "the card has several configs ({configs}) and none is the default: NeMo Gym cannot name one, so `load_dataset` stops with “Config name is missing”",
	"nemo-split-no-config": "the card’s `dataset_info` describes the config {configs} and `configs` does not define it, so `load_dataset` stops",
	"nemo-split-two-defaults": "the card marks more than one config as the default, so `load_dataset` stops",
	"nemo-split-mixed-formats": "the files are in different formats, so `load_dataset` stops",
	"nemo-split-other-reader": "`load_dataset` reads this repository as {reader}, which gives no `responses_create_params`",
	"nemo-split-harbor": "`load_dataset` reads the Harbor task folders, not the row files beside them: its rows have no `responses_create_params`. Name the row files in the card’s `configs`",
	"nemo-split-unsure": "what `load_dataset` makes of this repository was not followed to the end",
	"nemo-split-unseen": "a file that `load_dataset` needs could not be seen",
	"nemo-split-broken-file": "`load_dataset` stops at this file, and with it every split ({detail})",
	"nemo-split-no-rows": "`load_dataset` stops, because a split holds no rows",
	"nemo-split-columns": "`load_dataset` puts all files through one schema, and this file has other columns ({columns}): every split fails with it",
	"nemo-split-kinds": "`load_dataset` puts all files through one schema, and this file has values of other kinds: every split fails with it",
	"nemo-split-count": "the number of rows or the splits that the card’s `dataset_info` declares differ from the files ({splits}), so `load_dataset` stops",
	"nemo-note-known-artifact": "the config {config} shipped with NeMo Gym {release} downloads {artifact}, which is not here",
	"nemo-note-agent-unknown": "rows are routed to {names}, which no config shipped with NeMo Gym {release} defines: users need a config of their own",
	"nemo-note-source-unknown": "rows name {names} as their task source, which no config shipped with NeMo Gym {release} defines: users need a config of their own",
	"nemo-note-agent-form": "`agent_ref` of row {row} is neither an object nor empty: NeMo Gym stops there, for all rows of the file",
	"nemo-note-mixed-column": "the column {column} holds numbers in some rows and text in others (row {row} is the first that differs): `gym dataset collate` stops there, for all rows of the file",
	"nemo-note-column-name": "a column is named {column}, as in row {row}: `gym dataset collate` cannot store its metrics under that name and stops, for all rows of the file",
	"nemo-note-source-form": "{column} of row {row} is an object or a list: `gym eval run` of NeMo Gym {since} sends rows by it, and stops for all rows of the file",
	"nemo-note-task-index": "{column} of row {row} is an object or a list: `gym eval run` counts rows by it and stops, for all rows of the file",
	"nemo-note-agent-no-name": "`agent_ref` has no name: releases of NeMo Gym up to {until} stop there, also when an agent is given on the command line",
	"nemo-note-config-default": "several configs ({configs}) and no default: `gym dataset download` without `--artifact` fails. The raw files load all the same",
	"nemo-note-split-name": "the splits {splits} have names that `gym dataset download --split` does not take: users must download all splits at once",
	"nemo-note-no-validation": "there are rows to train on and none to validate with: was that file forgotten?",
	"nemo-note-nulls": "the column {column} holds null (counted: {nulls}), which NeMo Gym refuses: missing values become null in parquet",
	"nemo-note-mixed-items": "messages and tool calls share one struct in this file, so each has the fields of the other as null, and NeMo Gym refuses them",
	"nemo-note-pointer": "the rows are a Git LFS pointer here, so they could not be judged",
	"nemo-note-schema-broken": "the JSON Schema in {key} of row {row} does not compile, so no answer can be right: {reason}",
	"nemo-note-schema-slow": "the JSON Schema in {key} of row {row} took too long to compile",
	"nemo-note-schema-text": "{key} of row {row} should hold a JSON Schema and is no JSON object, so no answer can be right",
	"nemo-field-missing": "row {row} has no {field}, which the server {server} needs to verify an answer (rows like it: {rows}; nemo-gym {release})",
	"nemo-field-null": "{field} of row {row} is null, where the server {server} reads {expected} (rows like it: {rows}; nemo-gym {release})",
	"nemo-field-value": "{field} of row {row} is not what the server {server} reads, {expected} (rows like it: {rows}; nemo-gym {release})",
	"nemo-field-unknown": "the server {server} knows no {field}, as in row {row}, and refuses what it does not know (rows like it: {rows}; nemo-gym {release})",
	"nemo-field-misplaced": "{field} of row {row} stands beside verifier_metadata, but the server {server} looks for it only inside (rows like it: {rows}; nemo-gym {release})",
	"nemo-field-twice": "row {row} holds {field} twice, with different values: beside verifier_metadata or task_data and inside; which one the server {server} takes is not certain (rows like it: {rows}; nemo-gym {release})",
	"nemo-remedy-rows": "correct the {bad} refused rows of {path}",
	"nemo-remedy-lines": "write one JSON object per line in {path}, in plain UTF-8, with no empty lines",
	"nemo-remedy-default-config": "mark one config of the card with `default: true`, or upload the rows as JSON Lines",
	"nemo-remedy-jsonl": "upload the rows of {path} as JSON Lines, where a missing value is a missing key",
	"nemo-remedy-pointer": "run `git lfs pull`, or check out with LFS",
	"nemo-remedy-agent": "write `agent_ref` as an object with a name, or leave it out",
	"nemo-remedy-column": "give the column one kind of value in all rows",
	"nemo-remedy-name": "give the column another name",
	"nemo-remedy-source": "make `task_source` a name, or leave it out",
	"nemo-remedy-index": "leave `_ng_task_index` out, or make it a number",
	"nemo-remedy-artifact": "add the file, or give the existing one this name",
	"nemo-remedy-schema": "repair the schema in that row",
	"nemo-remedy-field": "give the rows the fields that gym env schema prints for the server, or name the server that reads them in agent_ref",
	"nemo-remedy-field-place": "move the field into verifier_metadata",
	"nemo-snippet-server": "Which resources server verifies these rows is not known from the files: start it with `gym env start --resources-server SERVER`, then run `gym eval run --no-serve --agent AGENT --input` with the downloaded file"
};

// src/report/messages/openenv.ts
const openenvMessages = {
	"openenv-windows": "{task} is for Windows containers, which no harness of OpenEnv runs",
	"openenv-trajectory": "{task} ships a trajectory.json, which the harness opencode cannot load, so the rollout fails; claude-code and codex can",
	"openenv-sidecar": "{task} collects files from {services}, but it has no environment/docker-compose.yaml with such a service",
	"openenv-tpu": "{task} asks for a TPU, which the sandbox docker does not have",
	"openenv-mcp-headers": "{task} gives headers to an MCP server, which the harness opencode does not send",
	"openenv-misplaced": "{name} of {task} must be a {wanted}: OpenEnv takes a checksum of the task first, and stops there (a link arrives as a text file)",
	"openenv-not-a-task": "{folder} holds no task.toml, but OpenEnv counts it as task {index}: that rollout fails, and every later task has a higher index",
	"openenv-loads": "OpenEnv starts all that it finds in tasks/: {total} tasks",
	"openenv-partial": "OpenEnv starts {ok} of the {total} folders that it counts in tasks/",
	"openenv-fails": "OpenEnv starts nothing of what it counts in tasks/ ({total} folders)",
	"openenv-unknown": "it could not be seen here whether OpenEnv starts the tasks in tasks/",
	"openenv-grouped": "the tasks lie in groups, which OpenEnv finds from release {since} on",
	"openenv-no-tasks": "no OpenEnv command opens this dataset: the only door for a dataset wants Harbor tasks in tasks/ and downloads nothing else",
	"openenv-tasks-is-task": "tasks/ itself is a task; OpenEnv looks for folders of tasks in it",
	"openenv-tasks-is-file": "tasks is no folder here, and a link arrives as a text file",
	"openenv-tasks-case": "{folder} is not looked into: the name must be tasks, in small letters",
	"openenv-tasks-elsewhere": "there are tasks elsewhere, which OpenEnv does not download: {folders}",
	"openenv-only-hidden": "folders whose name starts with a dot are skipped: {folders}",
	"openenv-manifest": "{file} belongs to an OpenEnv server, which is pushed to a Space; as a dataset no OpenEnv command opens it",
	"openenv-environment-yaml": "environment.yaml is a draft that no release of OpenEnv reads",
	"openenv-results": "results.jsonl and metadata.json are what `openenv collect` writes: results, no environment",
	"openenv-space-card": "the card links the Space {space}, where the environment may run",
	"openenv-listing-cut": "the list of files was cut ({reason}), so tasks may be missing from it and indexes may differ",
	"openenv-linked-scripts": "the test scripts are links, which arrive as text files that hold the path of a file that is not downloaded: the tasks start, but nothing tests them ({tasks})",
	"openenv-host-variables": "these variables must be set where the rollout starts: {names}",
	"openenv-index-shift": "OpenEnv gives an index to {count} folders without a task.toml in tasks/, which shifts the index of every task after: {folders}",
	"openenv-grouped-lost": "the tasks in the group {folder} are not found, because other folders in tasks/ are tasks themselves: use groups for all or for none",
	"openenv-hidden-task": "the task {folder} is skipped, because its name starts with a dot",
	"openenv-too-deep": "the tasks in {folder} are not found: OpenEnv searches six levels below tasks/",
	"openenv-link-task": "the link {link} to {target} arrives as a text file, so OpenEnv does not see the folder behind it",
	"openenv-link-text": "for OpenEnv the link {link} arrives as a text file that holds {target}",
	"openenv-remedy-move": "move the tasks into folders below tasks/: {folders}",
	"openenv-remedy-links": "put the scripts themselves in the place of the links",
	"openenv-tolerated": "if the tag means the OpenEnv server that these files or the linked Space hold, keep it there: on a dataset it promises tasks to load",
	"openenv-remedy-stray": "move folders that are no tasks out of tasks/, or start their names with a dot",
	"openenv-snippet-task": "index {index} is {folder}"
};

// src/report/messages/publish.ts
const publishMessages = {
	"proposal-adds": "Adds {tags} to the YAML header of {card}, for the Hub’s RL Environments filter and its library menu",
	"proposal-corrects": "Corrects the spelling of {tags} in the YAML header of {card}: the Hub compares tags letter by letter",
	"proposal-removes": "Removes {tags} from the YAML header of {card}",
	"proposal-creates-card": "The repo has no {card}: this writes one with nothing but the header",
	"proposal-only-header": "Only the YAML header changes; the text below it, the data and all other files stay as they are",
	"proposal-loads": "{framework} loads {ok} of {total} tasks of {taskset}; every task file was read",
	"proposal-loads-whole": "{framework} loads {taskset}",
	"proposal-loads-sample": "{framework} loads {ok} of {total} tasks of {taskset}; {read} of {of} task files were read, spread over all of them",
	"proposal-environment": "The tag of every RL environment; shown by {frameworks}",
	"proposal-unsupported": "{framework} loads nothing from this repo",
	"proposal-github-effect": "The Hub shows the tags when the card is uploaded or synced there next",
	"proposal-decline": "Close this without merging and envcard will not propose these tags here again. `declare: never` in `.envcard.yaml` says so for good",
	"not-proposed-partial": "only some of the tasks load",
	"not-proposed-unknown": "the files alone cannot tell whether it loads",
	"not-proposed-declared-never": "the settings of this repo say never",
	"not-proposed-suggest-only": "a package here looks loadable, but whether it is meant to be run from here is for its owner to say",
	"not-proposed-declined": "an earlier pull request with it was closed without merging",
	"not-proposed-vanished": "it was merged before and is gone again, perhaps by a sync or a new upload that replaces README.md",
	"not-proposed-elsewhere": "another open pull request brings it already",
	"not-proposed-removal-not-asked": "it is on the card with nothing behind it; removals are proposed only when asked for",
	"not-proposed-remedy-first": "it is on the card and does not load, but the repo could be changed so that it does; that goes before a removal",
	"not-proposed-not-editable": "the header cannot be edited safely",
	"withdrawn-carried": "The card carries these tags now, so this is closed. Thank you",
	"withdrawn-obsolete": "What these changes rest on is gone from the repo, so this is closed. This declines nothing",
	"withdrawn-duplicate": "An older pull request with the same purpose is open, so this one is closed. This declines nothing",
	"withdrawn-conflict": "The card on the main branch has changed in a way that this does not fit any more, so it is closed and a new one follows. This declines nothing",
	"closed-carried": "because the card carries the tags now",
	"closed-obsolete": "because what its tags rest on is gone",
	"closed-duplicate": "because an older one is open",
	"closed-conflict": "because the card has changed on the main branch",
	"outcome-nothing-to-do": "nothing to propose: the card carries every tag that is shown to be right",
	"outcome-up-to-date": "the open pull request holds what is wanted",
	"outcome-declined": "nothing to propose: an earlier pull request with these tags was closed without merging. --reconsider raises them again",
	"outcome-vanished": "nothing is proposed: these tags were merged before and are gone again, perhaps by a sync or an upload that replaces README.md. Add them where it comes from; --reconsider proposes them again",
	"outcome-elsewhere": "nothing to propose: an open pull request of somebody else brings these tags",
	"outcome-touched": "the open pull request holds work of a person, so it is left alone",
	"outcome-not-mine": "the open pull request was made under another account, so it is left alone",
	"outcome-reopened": "the pull request was opened again by a person after envcard had closed it, so it is left alone",
	"outcome-undecided": "not everything can be seen now, so the open pull request is left as it is",
	"outcome-not-editable": "tags are missing, but the header cannot be edited safely: add them by hand",
	"outcome-duplicate": "another run opened a pull request at the same time; that one stays",
	"stop-login": "a login with the right to open pull requests is needed: set HF_TOKEN, or run hf auth login. {detail}",
	"stop-no-permission": "the Hub does not let this login do that: the token needs write access, or the permission to take part in discussions and pull requests. {detail}",
	"stop-discussions-disabled": "pull requests are switched off for this repo: its owner can change that in its settings. {detail}",
	"stop-invalid-card": "the Hub would refuse the card, so nothing is proposed. {detail}",
	"stop-card-in-lfs": "the .gitattributes of this repo sends README.md through Git LFS, where the Hub reads no tags",
	"stop-card-ignored": "the .gitignore of this repo leaves README.md out",
	"stop-not-judged": "the repo cannot be judged, so nothing is proposed",
	"stop-hidden": "the Hub does not show this login the files that the tags rest on (a gated repo: ask for access), so nothing is proposed",
	"stop-mirrored": "the workflow {detail} overwrites this repo from GitHub, and a tag merged here would be gone with the next sync: propose it on GitHub, or repeat with --force-hub",
	"stop-moving": "the repo changes faster than it can be read: try again later. {detail}",
	"stop-restless": "too many changes at once: try again later",
	"stop-request-failed": "a request failed. {detail}"
};

// src/report/messages/publish-github.ts
const githubMessages = {
	"pull-created": "pull request #{number} was opened",
	"pull-updated": "pull request #{number} was updated",
	"pull-closed-carried": "pull request #{number} was closed, since the card carries its tags now",
	"pull-closed-obsolete": "pull request #{number} was closed, since what it rests on is gone",
	"pull-closed-duplicate": "pull request #{number} was closed, since an older one of envcard is open",
	"pull-closed-conflict": "pull request #{number} was closed, since it can no longer be merged; another one follows",
	"pull-up-to-date": "pull request #{number} is open and up to date",
	"pull-nothing": "there is nothing to propose",
	"pull-declined": "nothing is proposed: pull request #{number} with these changes was closed without merging. Open it again to have them, or say `declare: never` in `.envcard.yaml` for good",
	"pull-vanished": "nothing is proposed: pull request #{number} was merged, and its tags are gone again, perhaps by a sync or a new upload that replaces README.md; mend that first",
	"pull-elsewhere": "nothing is proposed: the open pull request #{number} brings these tags already",
	"pull-touched": "pull request #{number} is left alone: its branch holds commits that are not from envcard",
	"github-branch-touched": "nothing is proposed: the branch {branch} holds commits that are not from envcard. Delete it, or give envcard another name with the input `branch`",
	"pull-not-mine": "pull request #{number} is left alone: another account opened it",
	"pull-undecided": "pull request #{number} is left as it is: what it rests on could not be judged this time",
	"pull-reopened": "pull request #{number} is left open, since somebody opened it again",
	"pull-not-editable": "nothing is proposed: the header cannot be edited safely (the report says why)",
	"github-no-card": "nothing is proposed for {root}: it has no {card}, and a new one could replace the card on the Hub with the next sync",
	"github-event": "the event {event} only checks: pull requests are proposed on push, schedule, workflow_dispatch and repository_dispatch",
	"hub-root-is-folder": "nothing is proposed for {root}: with `propose-to: hub` the input `path` names repos on the Hub, `hf:OWNER/NAME`",
	"hub-not-judged": "nothing is proposed for {root}: it cannot be judged",
	"hub-revision": "nothing is proposed: {root} names a revision, and only the main branch is proposed to",
	"github-no-checkout": "nothing is proposed for {root}: it is no git checkout that shows which commit was judged",
	"github-dirty": "nothing is proposed: {root} is not what its commit holds: {paths}. A file that an earlier step wrote counts, unless git ignores it",
	"github-dirty-more": "nothing is proposed: {root} is not what its commit holds: {paths} and {more} more. A file that an earlier step wrote counts, unless git ignores it",
	"github-root-elsewhere": "nothing is proposed for {root}: it belongs to another checkout than the first root",
	"github-roots-not-judged": "nothing is proposed while a root cannot be judged",
	"github-card-not-judged": "nothing is proposed: {card} as it is on the base branch cannot be judged",
	"github-no-base": "nothing is proposed: {repository} has no branch {base}",
	"github-not-tip": "nothing is proposed: the commit {head} was judged, but the branch {base} is at {tip}. Only its tip is proposed to",
	"github-branch-is-base": "nothing is proposed: with {branch} as the input `branch`, the base branch {base} itself would be written to. Give proposals a branch of their own",
	"github-branch-in-use": "nothing is proposed: the branch {branch} has the open pull request #{number} into {base}. Give each base branch a proposal branch of its own with the input `branch`",
	"github-no-token": "nothing is proposed: the input `token` is empty",
	"github-no-repository": "nothing is proposed: {repository} names no repository, or {api} is no address to send a token to",
	"github-no-proxy": "the environment names a proxy, but the Node of this runner is too old to use it (24.14 or newer does)",
	"github-unauthorized": "GitHub does not accept the token ({detail})",
	"github-not-found": "nothing is proposed: the token cannot see {repository} ({detail})",
	"github-needs-read": "nothing is proposed: the token may not read pull requests. Give the job `permissions: contents: write` and `pull-requests: write` ({detail})",
	"github-needs-contents": "nothing is proposed: the token may not write to branches. Give the job `permissions: contents: write` ({detail})",
	"github-needs-pulls": "no pull request could be opened or changed: the token may not. Give the job `permissions: pull-requests: write` ({detail})",
	"github-setting": "no pull request could be opened: the setting \"Allow GitHub Actions to create and approve pull requests\" is off. Turn it on, or give envcard a `token` of an App or a person",
	"github-archived": "nothing is proposed: {repository} is archived",
	"github-protected": "nothing is proposed: a rule of the repository guards the branch {branch} ({detail})",
	"github-rate-limited": "GitHub asks to wait ({detail}): run this again in a while. {seconds} seconds at least",
	"github-unreached": "GitHub did not answer as it should ({detail}, request {request}). Run this again: it goes on where it stopped",
	"github-restless": "the repository kept changing while envcard worked ({detail}). Run this again: it goes on where it stopped",
	"github-refused": "GitHub refused a request ({detail}, request {request})",
	"github-compare": "the branch {branch} is ready: open the pull request yourself",
	"github-no-drafts": "this repository has no draft pull requests, so that it was opened as a ready one",
	"github-no-labels": "the labels could not be added",
	"github-note-checks": "Checks do not start by themselves here, because a workflow opened this with its own token: close and open it again to start them. To have them start, give envcard a `token` of an App or a person"
};

// src/report/messages/rules.ts
const rulesMessages = {
	"missing-framework": "{framework} loads {taskset} ({ok} of {total} tasks), but the card does not list the tag {tag}; without it the Hub shows no {framework} command",
	"suggested-framework": "a {framework} package in this repo looks loadable; if it is meant to be run from here, list the tag {tag}",
	"partial-untagged": "{framework} loads {ok} of {total} tasks of {taskset}, so the tag {tag} is not proposed",
	"partial-tagged": "the card lists {tag}, but {framework} loads only {ok} of {total} tasks of {taskset}",
	"other-taskset-broken": "{framework} loads this repo, but not all of {taskset}: it refuses {broken} of {setTotal} tasks",
	"unsupported-framework": "the card lists {tag}, but {framework} loads nothing from this repo",
	"tolerated-framework": "the card lists {tag}, but the current release of {framework} loads nothing from this repo",
	"unproven-framework": "the card lists {tag}; the files alone cannot tell whether {framework} loads this repo",
	"near-miss": "the tag {written} is not {tag}: the Hub compares tags letter by letter",
	"near-miss-redundant": "the tag {written} means nothing to the Hub and the right one, {tag}, is listed too",
	"missing-environment": "the card does not list the tag {tag}, so the Hub’s RL Environments filter leaves this environment out ({frameworks})",
	"no-framework": "the card lists {tag}, but none of the frameworks known to envcard loads these files; if another one does, ask the Hub to list it and set other-framework in .envcard.yaml",
	"stale-environment": "the tag {stale} comes from an early draft; the Hub’s filter uses {tag}",
	"card-missing": "there is no {file}: without a card the Hub knows no tags of this environment",
	"card-missing-remedy": "write {file}; envcard fix --create-card writes a minimal one where the Hub repo has none either",
	"card-no-header": "the card has no YAML header that the Hub would read, so it carries no tags",
	"card-unreadable": "the card cannot be read ({reason} {detail}), so its tags are not judged",
	"library-name": "library_name belongs to model cards; on a dataset the Hub reads frameworks from the tags only",
	"viewer-hides-rows": "the datasets library takes the task folders for the data and will not show the plain row files in the viewer (files hidden: {count})",
	"viewer-shows-others": "the datasets library chooses other files by their names and formats and will not show this one in the viewer (files hidden: {count})",
	"viewer-no-task": "the datasets library takes .md and .toml files for Harbor tasks, finds no task.toml, and the viewer shows an error in place of data",
	"viewer-config-no-task": "the config {config} names no task.toml, so the viewer shows an error in place of its data",
	"viewer-config-form": "the datasets library cannot read configs: in this form, so the viewer shows nothing",
	"viewer-config-defaults": "configs: marks more than one config as the default, so the viewer shows nothing",
	"viewer-config-nothing": "the config {config} finds no data at {pattern}, so the viewer has nothing to show for it",
	"viewer-split-name": "a file in data/ gives its split a name that the datasets library refuses, so the viewer shows nothing",
	"viewer-names": "names of files or folders make the datasets library look for the split {split}, which holds nothing it can read, so the viewer shows nothing",
	"viewer-formats": "the splits are in different formats ({formats}), which the datasets library refuses, so the viewer shows nothing",
	"viewer-mixed": "the config {config} takes {path} too, which is in another format than its other files, so the viewer stops at it",
	"viewer-other-reader": "the datasets library opens every config with the reader of the first one ({reader}), so the config {config} ({own}) breaks or is misread in the viewer",
	"viewer-task-instruction": "the viewer stops at {task}, whose task.toml has no instruction.md beside it, and shows no task of its split to the end (tasks like it: {count})",
	"viewer-task-unread": "the datasets library cannot read {path}, so the viewer shows no task of its split to the end (files like it: {count})",
	"viewer-rows-differ": "the rows of {path} have other columns or kinds of values than those before, so the viewer stops at this file",
	"viewer-file-broken": "the datasets library cannot read {path}, so the viewer stops at this file",
	"viewer-hides-rows-remedy": "name the row files under configs: in the header, or set viewer: false",
	"viewer-files-remedy": "name the files to show under configs: in the header (data_files), or set viewer: false",
	"viewer-config-remedy": "write configs: as a list, each with a config_name and, under data_files, a path, a list of paths, or a list of split and path",
	"viewer-defaults-remedy": "mark one config with default: true, and name no other one default",
	"viewer-path-remedy": "correct data_files or data_dir of the config, or remove the config",
	"viewer-split-remedy": "rename the file, or name the files and their splits under configs: in the header",
	"viewer-formats-remedy": "name the files of one format under configs: in the header, bring all into one format, or set viewer: false",
	"viewer-mixed-remedy": "let data_files of the config match only the files with rows, for example *.jsonl",
	"viewer-reader-remedy": "keep to configs of one format, move the others to a repo of their own, or set viewer: false",
	"viewer-task-remedy": "repair the task, name only readable task.toml files or the row files under configs: in the header, or set viewer: false",
	"viewer-rows-remedy": "give files of different columns a config each under configs: in the header",
	"viewer-file-remedy": "repair the file, or name the others under configs: in the header",
	"more-broken-tasks": "refused for the same reason: {count} more tasks",
	"more-notes": "not listed one by one: {count} more findings of {rule}",
	"stale-ignore": "this ignore matches no finding any more (its reason was: {said})",
	"listing-incomplete": "not every file could be listed ({reason} {detail}); what was not seen is not held against any tag",
	"edit-by-hand": "envcard cannot change this header safely; add or remove the tags by hand"
};

// src/report/messages/verifiers.ts
const verifiersMessages = {
	"verifiers-no-registry": "Verifiers loads Harbor tasks only by a dataset named in a registry.json at the root, and there is none; it does not look into folders (task.toml files here: {tasks})",
	"verifiers-registry-elsewhere": "the registry stands in {file}, and Verifiers looks at the root unless it is told `--env.taskset.registry-path`",
	"verifiers-registry-refused": "Verifiers reads the whole registry.json before it picks a dataset, so this closes all of them; its own message is only that the dataset was not found",
	"verifiers-registry-empty": "registry.json lists no dataset",
	"verifiers-registry-unseen": "registry.json could not be seen ({reason}), and Verifiers starts from it",
	"verifiers-dataset-loads": "Verifiers loads {dataset} with all its tasks ({total})",
	"verifiers-dataset-partial": "Verifiers reads the tasks of {dataset} in order and stops at the first bad one, {first}; of {total} tasks {ok} would load and {broken} would not",
	"verifiers-dataset-fails": "no task of {dataset} loads ({total} listed)",
	"verifiers-dataset-unseen": "whether Verifiers loads {dataset} cannot be seen from here ({total} tasks)",
	"verifiers-dataset-name": "no command reaches the dataset {dataset}: Verifiers refuses a name with a slash and cuts the reference at the first at sign",
	"verifiers-dataset-empty-version": "the dataset {dataset} has an empty version, and Harbor takes another version of that name instead",
	"verifiers-dataset-option-name": "the command takes the dataset name {dataset} for an option",
	"verifiers-dataset-empty": "the dataset {dataset} lists no task, and its download fails",
	"verifiers-dataset-same-names": "the download of {dataset} puts task folders side by side, and these names stand twice: {names}",
	"verifiers-dataset-no-tasks": "no folder that {dataset} lists holds a task.toml",
	"verifiers-empty-name": "a dataset with an empty name cannot be named in a command: without a name Harbor looks at tasks/ instead of this file",
	"verifiers-stricter-since": "Verifiers refuses {tasks} tasks over {feature} from release {since} on (the first one is {task}); older releases take them or pass over them",
	"verifiers-taken-since": "Verifiers takes the image of {tasks} tasks from {feature} from release {since} on (the first one is {task}); older releases refuse them",
	"verifiers-root-among-others": "the entry {entry} of {dataset} is the root of the repository, copied over the other entries or below them: what loads depends on their order",
	"verifiers-pin-not-seen": "the pinned commit {commit} of {path} cannot be seen from here",
	"verifiers-entry-elsewhere": "the task {path} is downloaded from {url}, which cannot be seen from here",
	"verifiers-entry-unseen": "whether the folder {path} is there cannot be seen: the file list is cut",
	"verifiers-note-dropped": "the dataset {dataset} lists {path}, which has no task.toml: Verifiers leaves it out without a word",
	"verifiers-note-extra-task": "the task.toml in {path} lies within the task {outer}, and Verifiers takes it for a task of its own",
	"verifiers-remedy-registry": "add a registry.json at the root: a list with one dataset (name, version, description, tasks, all required), and in its tasks an entry with name {name} and path {path}, and so on for every task folder ({tasks} in all)",
	"verifiers-remedy-registry-and-image": "add a registry.json at the root that lists every task folder ({tasks} in all), and set `docker_image` under `[environment]` in each task.toml (first: {task}): Verifiers does not build Dockerfiles",
	"verifiers-remedy-registry-move": "move {file} to the root (its paths are taken from the root anyway), or run with `--env.taskset.registry-path`",
	"verifiers-remedy-registry-fix": "correct registry.json, or write it anew from the task folders",
	"verifiers-remedy-move-task": "move the task into tasks/NAME/ and list it in a registry.json at the root",
	"verifiers-remedy-names": "give the task folders names that differ within the dataset",
	"verifiers-remedy-pin": "check out the whole history (`fetch-depth: 0`), or judge the repo on the Hub itself (`envcard check hf:OWNER/NAME`)",
	"verifiers-remedy-image": "set `docker_image` under `[environment]` to an image that can be pulled in the task.toml of {task} and of every other such task ({tasks} in all): Verifiers does not build Dockerfiles",
	"verifiers-remedy-tasks": "repair these tasks or take them out of the dataset: {tasks}",
	"verifiers-task-cpus": "`cpus` is {cpus}: the Harbor release that Verifiers pins takes whole numbers only (newer Harbor takes fractions)",
	"verifiers-task-steps": "Verifiers refuses tasks with several steps (`[[steps]]`)",
	"verifiers-task-verifier-user": "Verifiers refuses `user` under `[verifier]`",
	"verifiers-task-collect-user": "Verifiers refuses `user` in a collect hook (`[[verifier.collect]]`)",
	"verifiers-task-service": "artifacts or collect hooks name services that environment/docker-compose.yaml does not declare: {services}",
	"verifiers-task-compose-broken": "Verifiers cannot read the compose file: {reason}",
	"verifiers-task-compose-unseen": "the compose file could not be seen ({reason})",
	"verifiers-task-environment-unseen": "whether there is a Dockerfile cannot be seen: the file list is cut",
	"verifiers-task-verifier-box": "Verifiers runs a separate verifier on Linux without a TPU only; this one wants {needs}",
	"verifiers-task-dockerfile-only": "Verifiers does not build Dockerfiles: the task needs `docker_image` under `[environment]`, or a compose file whose main service has an image or a build",
	"verifiers-task-verifier-build": "Verifiers does not build {file}: the separate verifier needs `docker_image` under `[verifier.environment]`",
	"verifiers-task-metadata": "Verifiers wants {wanted} for {key} under `[metadata]`; Harbor takes anything",
	"verifiers-note-windows": "a Windows task loads, but Verifiers always runs bash with tests/test.sh, so it never scores (such tasks: {tasks})",
	"verifiers-note-compose": "the task loads, but Verifiers refuses to start its compose file because of {what} (such tasks: {tasks})",
	"verifiers-package-loads": "the package {package} exports the taskset {name}; its text was read, not run",
	"verifiers-package-loads-env": "the package {package} exports the environment {name}, to be run with `--env.id` over a taskset; its text was read, not run",
	"verifiers-package-data-elsewhere": "{package} fetches its rows from elsewhere, which was not checked",
	"verifiers-package-undeclared-import": "{package} imports {module}, which Verifiers alone does not install and the project does not declare",
	"verifiers-package-build": "installing {package} fails: {reason}",
	"verifiers-package-discovery": "hatchling does not know what to ship: the project has no folder or module named {name} and no `[tool.hatch.build.targets.wheel]` says otherwise",
	"verifiers-package-pyproject": "pyproject.toml cannot be read: {reason}",
	"verifiers-package-module-missing": "the id {name} makes Verifiers import {module}, but installing the project brings only: {modules}",
	"verifiers-package-module-unproven": "whether installing the project brings the module {module} cannot be told from its text (seen: {modules})",
	"verifiers-package-name-taken": "Verifiers has a taskset {module} of its own, which is loaded instead of this package",
	"verifiers-package-name-form": "no module can be named {module}, so the id of the project finds nothing",
	"verifiers-package-import-missing": "{package} imports {module}, which is not in the package",
	"verifiers-package-import-name-missing": "{package} imports {name} from {module}, which does not define it",
	"verifiers-package-import-not-installed": "{package} imports {module}, which neither Verifiers installs nor the project declares",
	"verifiers-package-import-unproven": "{package} imports {module}; whether one of the declared dependencies brings it cannot be told from text",
	"verifiers-package-older-verifiers": "{package} uses {name}, which Verifiers 0.4 no longer has",
	"verifiers-package-syntax": "a part of {package} could not be read as Python",
	"verifiers-package-newer-python": "a part of {package} is written for Python {python} or newer; older ones, which Verifiers runs on too, refuse it",
	"verifiers-package-python2": "a part of {package} is written in Python 2",
	"verifiers-package-name-missing": "importing {package} ends with an error: a class is built on {name}, which nothing defines",
	"verifiers-package-stops": "importing {package} ends with an error: its code raises or exits",
	"verifiers-package-may-stop": "importing {package} may end with an error; on what that depends cannot be told from its text",
	"verifiers-package-ships-unproven": "whether installing {package} brings {path} cannot be told from its build settings",
	"verifiers-package-newer-wanted": "{package} asks for {wanted}: it can be installed from Verifiers {since} on",
	"verifiers-package-older-wanted": "{package} asks for {wanted}, so it cannot be installed beside Verifiers {release}",
	"verifiers-package-python-wanted": "{package} asks for Python {wanted}, so commands for Python {python} cannot install it",
	"verifiers-package-config-missing": "the `load()` of {package} reads {field} of its config, which has no such field; a Taskset without a config class in brackets has those of Verifiers alone",
	"verifiers-package-config-read-unproven": "the `load()` of {package} may read {field} of its config, which has no such field",
	"verifiers-package-env-no-agents": "the environment {name} of {package} has no agents, since its config declares none as a field: it is imported, but `vf-eval` refuses to run it",
	"verifiers-package-file-missing": "{package} reads {path}, which is not in the repository",
	"verifiers-package-file-not-shipped": "{package} reads {path}, which installing it does not bring along",
	"verifiers-package-file-unproven": "whether {package} finds the file {path} that it reads cannot be told from its text",
	"verifiers-package-file-relative": "{package} reads {path} from the folder in which the command is started, not from the package",
	"verifiers-package-unseen": "a part of {package} could not be seen: {path} ({reason})",
	"verifiers-package-too-large": "{package} holds more modules than are looked at",
	"verifiers-package-v0": "{package} is written for Verifiers 0.3.1 or older (`load_environment`); 0.4 wants a Taskset class in `__all__`",
	"verifiers-package-no-all": "{module} has no `__all__`; Verifiers takes the one Taskset class that a package exports there",
	"verifiers-package-all-computed": "what {package} exports is computed when it runs, and nothing here runs it",
	"verifiers-package-exports-nothing": "the `__all__` of {package} names no Taskset and no Env of its own (found: {names})",
	"verifiers-package-exports-many": "the `__all__` of {package} names several Taskset or Env classes, and Verifiers wants exactly one (found: {names})",
	"verifiers-package-class-unproven": "whether {name} of {package} is a Taskset cannot be told from its text",
	"verifiers-package-config-field": "the config field {field} of {package} has no default, so the command line fails before it reads a flag",
	"verifiers-package-config-bare": "the config field {field} of {package} has a value but no type, which pydantic refuses",
	"verifiers-package-config-unproven": "whether the config {name} of {package} has defaults cannot be told from its text",
	"verifiers-package-no-load": "{name} of {package} has no `load()`",
	"verifiers-package-load-empty": "the `load()` of {name} yields no task",
	"verifiers-package-load-async": "the `load()` of {name} is `async`, which Verifiers cannot iterate",
	"verifiers-package-no-entry": "the project of {file} does not mention Verifiers: a package without a Taskset class or `load_environment` proves nothing",
	"verifiers-snippet-env": "an environment has no tasks of its own: TASKSET is the id of a taskset that is installed too",
	"verifiers-remedy-package-rename": "name the project like its module, with a name that Verifiers does not use itself (now {module})",
	"verifiers-remedy-package-export": "export exactly one Taskset class in the `__all__` of {module}",
	"verifiers-remedy-package-port": "port {module} to a Taskset class of `verifiers.v1`; until then it runs with `verifiers<=0.3.1`",
	"verifiers-remedy-package-default": "give the config field {field} a default",
	"verifiers-remedy-package-dependency": "add the package that brings {module} to `dependencies` in pyproject.toml",
	"verifiers-remedy-package-build": "make `pip install` of {module} work: name, version and the modules to ship",
	"verifiers-remedy-package-ship": "put {path} into the package {module} and let the build ship it (for setuptools: `package-data`), or fetch it from the Hub",
	"verifiers-tolerated-older": "{module} is made for an older Verifiers ({wanted})",
	"verifiers-tolerated-v0": "Verifiers 0.3.1 and older load {module}; 0.4.0 does not",
	"verifiers-rows-named": "the card names the environment {environment} for these rows ({words}), which was not checked",
	"verifiers-rows-named-config": "the card shows a Verifiers config that names this dataset ({words})",
	"verifiers-rows-known": "the published environment {environment} reads {dataset} ({source})",
	"verifiers-rows-columns": "the columns are those that {environments} reads ({columns})",
	"verifiers-rows-prompt": "the rows have a column {column}, as most datasets for language models do",
	"verifiers-rows-no-prompt": "no column of the rows is one that environments commonly take the prompt from ({columns})",
	"verifiers-rows-gym-since": "rows with a function tool without a name load from Verifiers {since} on; older releases stop at the first one, on line {line}",
	"verifiers-rows-gym": "the `nemo-gym` taskset of Verifiers takes {ok} of the {total} rows, given a running NeMo Gym resources server",
	"verifiers-rows-alone": "Verifiers itself makes no tasks of rows, each environment does; rows do not say which one reads them",
	"verifiers-rows-compressed": "nothing here can be loaded as it is: {files} are compressed",
	"verifiers-gym-row-not-json": "line {line} is no JSON ({reason}), and the `nemo-gym` taskset stops there",
	"verifiers-gym-row-not-an-object": "line {line} is no JSON object, and the `nemo-gym` taskset stops there",
	"verifiers-gym-row-no-params": "line {line} has no `responses_create_params`, and the `nemo-gym` taskset stops there",
	"verifiers-gym-row-params": "in line {line} `responses_create_params` is no object",
	"verifiers-gym-row-instructions": "in line {line} the instructions are no text",
	"verifiers-gym-row-input": "in line {line} the input is neither text nor a list of objects",
	"verifiers-gym-row-content": "in line {line} the content of a message is neither text nor a list of parts",
	"verifiers-gym-row-tools": "in line {line} the tools are no list of tool objects",
	"verifiers-gym-row-call": "in line {line} a tool call has a name, id or arguments that are no text",
	"verifiers-snippet-gym": "start the NeMo Gym resources server of these rows first and put its address into the file",
	"verifiers-snippet-named": "the environment that the card names; how it takes {dataset} is its own matter",
	"verifiers-remedy-name-environment": "name the environment in the card: a link to it on app.primeintellect.ai, or the `vf-eval` command that runs it on this dataset",
	"verifiers-remedy-gym-server": "nothing to change here: whoever runs these rows needs a NeMo Gym resources server",
	"verifiers-listing-cut": "the file list is cut, so what is missing here may be there",
	"verifiers-search-cut": "not every Python file here was searched, so there may be an environment for Verifiers that envcard has not seen",
	"verifiers-nothing": "nothing here is for Verifiers: no registry.json with Harbor tasks, no environment package, no file of rows"
};

// src/report/messages/index.ts
const BARE = new Set(Object.values(FRAMEWORK_LABELS));
const MAX_ITEMS = 8;
const MESSAGE_RECORDS = [
	cardMessages,
	configMessages,
	harborMessages,
	nemoGymMessages,
	openenvMessages,
	publishMessages,
	githubMessages,
	rulesMessages,
	verifiersMessages
];
const TEMPLATES = new Map(MESSAGE_RECORDS.flatMap((record) => Object.entries(record)));
const TOKEN = /`((?:(?!\{[a-z][a-zA-Z0-9]*\})[^`])+)`|\{([a-z][a-zA-Z0-9]*)\}/g;
const parsed = /* @__PURE__ */ new Map();
function render(code, args, style = "plain") {
	const template = TEMPLATES.get(code);
	if (template === void 0) return style === "markdown" ? codeSpan(code) : shown(code);
	return renderTemplate(template, args, style);
}
const COUNTED = /^( (?:(?:more|good|broken|refused) )?(?:task|row|file|folder|link|item|step|finding))s\b/;
function renderTemplate(template, args, style = "plain") {
	let sentence = "";
	let one = false;
	for (const token of tokensOf(template)) {
		const text = tokenText(token, args, style);
		const part = one && token.kind === "text" ? text.replace(COUNTED, "$1") : text;
		one = token.kind === "value" && args[token.name] === 1;
		if (isEmptyDetail(token, args)) {
			sentence = sentence.trimEnd();
			continue;
		}
		if (style === "markdown" && sentence.endsWith("`") && part.startsWith("`")) sentence += " ";
		sentence += part;
	}
	return breakCommands(sentence);
}
function isEmptyDetail(token, args) {
	return token.kind === "value" && token.name === "detail" && args["detail"] === "";
}
function tokenText(token, args, style) {
	if (token.kind === "value") {
		const value = Object.hasOwn(args, token.name) ? args[token.name] : void 0;
		if (value === void 0) return "unknown";
		return reasonText$1(token.name, value) ?? valueText(value, style);
	}
	if (style !== "markdown") return token.kind === "code" ? `\`${token.text}\`` : token.text;
	return token.kind === "code" ? codeSpan(token.text) : markdownText(token.text);
}
function reasonText$1(name, value) {
	if (name !== "reason" && name !== "why" || typeof value !== "string") return null;
	return Object.hasOwn(REASON_WORDS, value) ? REASON_WORDS[value] : null;
}
function valueText(value, style) {
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	if (typeof value === "string") return oneValue(value, style);
	if (value.length === 0) return "none";
	const shownItems = value.slice(0, MAX_ITEMS).map((item) => oneValue(item, style));
	const more = value.length - shownItems.length;
	return shownItems.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
function oneValue(value, style) {
	if (BARE.has(value)) return value;
	if (style === "markdown") return codeSpan(value);
	const text = shown(value, 200);
	const quoted = /^\d[\d.]*$/.test(text) ? text : `"${text.replaceAll("\"", "\\\"")}"`;
	return style === "terminal" ? `\u001b[1m${quoted}\u001b[22m` : quoted;
}
function tokensOf(template) {
	const known = parsed.get(template);
	if (known !== void 0) return known;
	const tokens = [];
	let end = 0;
	for (const match of template.matchAll(TOKEN)) {
		if (match.index > end) tokens.push({
			kind: "text",
			text: template.slice(end, match.index)
		});
		if (match[1] !== void 0) tokens.push({
			kind: "code",
			text: match[1]
		});
		else tokens.push({
			kind: "value",
			name: match[2] ?? ""
		});
		end = match.index + match[0].length;
	}
	if (end < template.length) tokens.push({
		kind: "text",
		text: template.slice(end)
	});
	parsed.set(template, tokens);
	return tokens;
}

// src/cli/settings.ts
const NAMES = [".envcard.yaml", ".envcard.yml"];
const READ_LIMIT = 262145;
var SettingsReader = class {
	options;
	today;
	warn;
	loaded = /* @__PURE__ */ new Map();
	constructor(options, today, warn) {
		this.options = options;
		this.today = today;
		this.warn = warn;
	}
	async namedFault() {
		if (this.options.config === null) return null;
		const shared = await this.shared();
		return shared === null || shared.ok ? null : shared;
	}
	async defaultTargets() {
		const here = await this.shared();
		if (here === null) return ["."];
		if (!here.ok) return here;
		return here.file.roots.size === 0 ? ["."] : [...here.file.roots.keys()];
	}
	async forTarget(directory) {
		const shared = await this.shared();
		const own = this.options.config === null ? await this.inFolder(directory) : null;
		if (own !== null) return own.ok ? this.settle(directory, own.path, own.file, own.file.roots.get(".") ?? own.file.base) : own;
		if (shared === null) return this.settle(directory, null, null, DEFAULT_CONFIG);
		if (!shared.ok) return shared;
		const root = this.rootOf(directory, shared.file);
		if (root !== void 0) return this.settle(directory, shared.path, shared.file, root);
		if (this.options.config !== null) return this.settle(directory, shared.path, shared.file, shared.file.base);
		return this.settle(directory, null, null, DEFAULT_CONFIG);
	}
	async forRepository(name, repository) {
		const named = this.options.config;
		const loaded = named === null ? await this.inRepository(name, repository) : await this.load(named, true);
		if (loaded !== null && !loaded.ok) return loaded;
		const { card, failOn } = this.options;
		const root = loaded === null ? DEFAULT_CONFIG : loaded.file.roots.get(".") ?? loaded.file.base;
		return {
			ok: true,
			config: {
				...root,
				card: card ?? root.card
			},
			configPath: loaded?.path ?? null,
			failOn: failOn ?? loaded?.file.failOn ?? "error"
		};
	}
	async inRepository(name, repository) {
		const { listing } = repository;
		for (const path of NAMES) {
			if (listing.complete && !listing.isFile(path)) continue;
			const read = await repository.read(path, READ_LIMIT);
			if (read.ok) return await this.parse(read.bytes, path, `${name}/${path}`);
			if (read.why.code !== "missing") {
				this.warn(`${name}: its ${path} cannot be read (${read.why.detail ?? read.why.code}): the defaults hold`);
				return null;
			}
		}
		return null;
	}
	shared() {
		const { config } = this.options;
		return config === null ? this.inFolder(".") : this.load(config, true);
	}
	async inFolder(directory) {
		for (const name of NAMES) {
			const found = await this.load(join(directory, name), false);
			if (found !== null) return found;
		}
		return null;
	}
	load(path, named) {
		const key = resolve(path);
		const known = this.loaded.get(key);
		if (known !== void 0) return known;
		const loading = this.read(path, named);
		this.loaded.set(key, loading);
		return loading;
	}
	async read(path, named) {
		const read = readSmallFile(path, READ_LIMIT, named);
		if (!read.ok) {
			if (read.why === "missing" && !named) return null;
			return {
				ok: false,
				lines: [`the settings file ${path} cannot be read: ${read.message}`]
			};
		}
		return await this.parse(read.bytes, path, path);
	}
	async parse(bytes, path, shown) {
		const [{ readConfig }, { RULE_IDS }] = await Promise.all([import("./read.js"), import("./catalogue.js")]);
		const result = readConfig(bytes, {
			rules: RULE_IDS,
			today: this.today
		});
		if (!result.ok) return {
			ok: false,
			lines: sentences(shown, "error", result.problems)
		};
		for (const line of sentences(shown, "warning", result.config.hints)) this.warn(line);
		return {
			ok: true,
			file: result.config,
			path
		};
	}
	rootOf(directory, file) {
		const wanted = resolve(directory);
		for (const [path, root] of file.roots) if (resolve(path) === wanted) return root;
	}
	settle(directory, path, file, root) {
		const { card, hub, failOn } = this.options;
		return {
			ok: true,
			config: {
				...root,
				card: card === null ? root.card : slashed(card),
				hub: hub ?? root.hub
			},
			configPath: path === null ? null : relative(resolve(directory), resolve(path)).replaceAll("\\", "/"),
			failOn: failOn ?? file?.failOn ?? "error"
		};
	}
};
function slashed(path) {
	return process.platform === "win32" ? path.replaceAll("\\", "/") : path;
}
function sentences(path, level, problems) {
	return problems.map(({ code, args, line, column }) => {
		return `${path}:${line}:${column}: ${level}: ${renderTemplate(configMessages[code], args, "plain")}`;
	});
}

// src/platform/glob-signs.ts
function looksLikeGlob(text) {
	return /[*?[\]{}]/.test(text);
}

// src/cli/target.ts
const MAX_QUOTED = 200;
function parseTarget(text) {
	if (text === "") return refused("an empty target: give a folder");
	if (text.includes("\0")) return refused("a target holds a NUL character");
	if (/^hf:/i.test(text)) return hubName(text.slice(3), text);
	if (/^(?:https?:)?\/\//i.test(text) || /^(?:www\.)?(?:huggingface\.co|hf\.co)\//i.test(text)) return address(text);
	if (/^(?:git|ssh|ftp|file)(?:\+\w+)?:\/\//i.test(text)) return refused(`${quoted(text)} is no target: give a folder, or hf:OWNER/NAME`);
	return {
		kind: "directory",
		path: text
	};
}
function hubGuess(path) {
	const [id, revision, more] = path.split("@");
	if (id === void 0 || more !== void 0 || revision === "" || !isRepoId(id)) return null;
	return `hf:${path}`;
}
function hubName(name, text) {
	const at = name.indexOf("@");
	const id = (at < 0 ? name : name.slice(0, at)).replace(/^datasets\//, "");
	const revision = at < 0 ? null : name.slice(at + 1);
	if (/^(?:models|spaces)\//.test(id) && id.split("/").length === 3) return wrongKind(id.startsWith("spaces") ? "Space" : "model");
	if (!isRepoId(id)) return refused(`${quoted(text)} is not hf:OWNER/NAME`);
	return revision === null ? {
		kind: "hub",
		id,
		revision
	} : withRevision(id, revision, text);
}
function address(text) {
	const full = text.startsWith("//") ? `https:${text}` : /^https?:/i.test(text) ? text : `https://${text}`;
	const url = URL.canParse(full) ? new URL(full) : null;
	if (url === null) return refused(`${quoted(text)} is not an address`);
	if (!isHubHost(url.hostname)) return refused(`${quoted(text)} is not an address of the Hub: give a folder, or https://huggingface.co/datasets/OWNER/NAME`);
	const parts = url.pathname.split("/").filter((part) => part !== "");
	const [kind, owner, name, page, ...rest] = parts;
	if (kind === "spaces") return wrongKind("Space");
	if (kind !== "datasets") return parts.length >= 2 && kind !== "models" ? wrongKind("model") : refused(`${quoted(text)} names no dataset repo: it is https://huggingface.co/datasets/OWNER/NAME`);
	const id = `${owner ?? ""}/${(name ?? "").replace(/\.git$/, "")}`;
	if (!isRepoId(id)) return refused(`${quoted(text)} names no dataset repo: it is https://huggingface.co/datasets/OWNER/NAME`);
	return [
		"tree",
		"blob",
		"resolve",
		"raw",
		"commit",
		"commits"
	].includes(page ?? "") && rest.length > 0 ? withRevision(id, revisionOf(rest), text) : {
		kind: "hub",
		id,
		revision: null
	};
}
function revisionOf(parts) {
	const count = parts[0] === "refs" && parts.length >= 3 ? 3 : 1;
	const text = parts.slice(0, count).join("/");
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
function withRevision(id, revision, text) {
	return /^(?!.*(?:\.\.|\/\/|@\{))[\w][\w./+-]{0,254}$/.test(revision) ? {
		kind: "hub",
		id,
		revision
	} : refused(`${quoted(text)} has no usable revision: a branch, a tag, a commit or refs/pr/N`);
}
function wrongKind(kind) {
	return refused(`this is a ${kind}: envcard judges dataset repos only (https://huggingface.co/datasets/OWNER/NAME)`);
}
function refused(why) {
	return {
		kind: "refused",
		why
	};
}
function quoted(text) {
	return `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
}

// src/cli/targets.ts
async function chooseTargets(texts) {
	const chosen = [];
	const seen = /* @__PURE__ */ new Set();
	for (const text of texts) for (const target of await choose(text)) {
		if (target.kind !== "fault") {
			const key = target.kind === "folder" ? resolve(target.path) : `hf:${target.id}@${target.revision ?? ""}`;
			if (seen.has(key)) continue;
			seen.add(key);
		}
		chosen.push(target);
	}
	return chosen;
}
async function choose(text) {
	const form = parseTarget(text);
	if (form.kind === "refused") return [fault(text, "bad-target", form.why, EXIT.usage)];
	if (form.kind === "hub") return [form];
	const { path } = form;
	if (existsSync(path)) return [{
		kind: "folder",
		path
	}];
	if (looksLikeGlob(path)) return await fromGlob(path);
	const guess = hubGuess(path);
	if (guess === null) return [{
		kind: "folder",
		path
	}];
	return [fault(path, "not-found", `${path} does not exist; did you mean ${guess}?`, EXIT.unreadable)];
}
async function fromGlob(path) {
	const { expandGlob } = await import("./targets.js");
	const expanded = expandGlob(process.platform === "win32" ? path.replaceAll("\\", "/") : path, ".");
	if (!expanded.ok) return [fault(path, "bad-glob", `${path}: ${expanded.message}`, EXIT.usage)];
	if (expanded.paths.length === 0) return [fault(path, "not-found", `no folder fits ${path}`, EXIT.unreadable)];
	return expanded.paths.map((found) => ({
		kind: "folder",
		path: found === "" ? "." : found
	}));
}
function fault(name, code, message, exit) {
	return {
		kind: "fault",
		name,
		code,
		message,
		exit
	};
}

// src/cli/judge-all.ts
async function judgeAll(texts, session) {
	const settings = new SettingsReader(session.options, (/* @__PURE__ */ new Date()).toISOString().slice(0, 10), session.say);
	const given = await settings.namedFault() ?? (texts.length > 0 ? texts : await settings.defaultTargets());
	if ("lines" in given) {
		for (const line of given.lines) session.say(line);
		return {
			ok: false,
			code: EXIT.usage
		};
	}
	const chosen = await chooseTargets(given);
	const targets = [];
	for (const target of chosen) targets.push(await judgeTarget(target, settings, session, {
		count: targets.length,
		of: chosen.length
	}));
	session.progress.clear();
	return {
		ok: true,
		targets,
		settings
	};
}
function hasReport(targets) {
	return targets.length > 1 || targets.some((target) => target.ok);
}

// src/report/places.ts
const MAX_ALIKE = 3;
function shared(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const { framework, ...rest } = finding;
		const key = JSON.stringify(rest);
		const frameworks = framework === null ? [] : [framework];
		const group = groups.get(key);
		if (group === void 0) groups.set(key, {
			...finding,
			frameworks
		});
		else group.frameworks.push(...frameworks);
	}
	return [...groups.values()];
}
function folded(findings) {
	const kinds = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const { rule, severity, code, frameworks, remedyCode, fix } = finding;
		const key = JSON.stringify([
			rule,
			severity,
			code,
			frameworks,
			remedyCode,
			fix
		]);
		const kind = kinds.get(key);
		if (kind === void 0) kinds.set(key, [finding]);
		else kind.push(finding);
	}
	const also = /* @__PURE__ */ new Map();
	for (const kind of kinds.values()) {
		const [first, ...rest] = kind;
		if (first !== void 0 && kind.length > MAX_ALIKE) also.set(first, rest);
		else for (const finding of kind) also.set(finding, []);
	}
	return findings.flatMap((finding) => {
		const others = also.get(finding);
		return others === void 0 ? [] : [{
			...finding,
			also: others
		}];
	});
}
function alsoWords(also, max, show) {
	const named = [...new Set(also.slice(0, max).map(show))];
	const more = also.length - Math.min(max, also.length);
	return `${also.length} more like it: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function tellers(findings) {
	const told = /* @__PURE__ */ new Map();
	for (const finding of findings) if (finding.path !== null && finding.because === null && !told.has(finding.message)) told.set(finding.message, finding);
	return told;
}
function reasonTold({ because }, told) {
	return because === null ? void 0 : told.get(render(because.code, because.args));
}
function byFile(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of folded(shared(findings))) {
		const group = groups.get(finding.path);
		if (group === void 0) groups.set(finding.path, [finding]);
		else group.push(finding);
	}
	const all = [...groups].map(([path, found]) => ({
		path,
		findings: found
	}));
	return [...all.filter((group) => group.path === null), ...all.filter((group) => group.path !== null)];
}
function lineColumn(place) {
	if (place.line === null) return "";
	return place.column === null || place.column === void 0 ? `${place.line}` : `${place.line}:${place.column}`;
}
function relativeRoot(target) {
	if (target.kind !== "directory") return null;
	const parts = target.id.replaceAll("\\", "/").split("/");
	if (target.id.startsWith("/") || /^[A-Za-z]:/.test(target.id) || parts.includes("..")) return null;
	return parts.filter((part) => part !== "" && part !== ".").join("/");
}
function workspacePath(target, path) {
	const root = relativeRoot(target);
	return root === null || root === "" ? path : `${root}/${path}`;
}
function targetName(target) {
	if (target.kind === "directory") return target.id;
	const id = target.id.startsWith("hf:") ? target.id : `hf:${target.id}`;
	return target.revision === null || id.includes("@") ? id : `${id}@${target.revision}`;
}

// src/cli/repair.ts
function repaired(target, edits) {
	return applyEdits(target.audit.cardBytes ?? /* @__PURE__ */ new Uint8Array(), edits);
}
async function diffOf(target, edits) {
	if (edits.length === 0) return "";
	const { unifiedDiff } = await import("./diff.js");
	return unifiedDiff(workspacePath(target.report.target, target.audit.card.path), target.audit.cardBytes, edits);
}
async function diffsOf(targets) {
	const diffs = /* @__PURE__ */ new Map();
	for (const [index, target] of targets.entries()) if (target.ok && target.audit.edits.length > 0) diffs.set(index, await diffOf(target, target.audit.edits));
	return diffs;
}

// src/platform/mask.ts
function maskSecrets(text) {
	return text.replaceAll(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,2000}@/gi, "$1***@").replaceAll(/\b(hf_|api_org_|gh[pousr]_|github_pat_)\w{4,}/g, "$1***").replaceAll(/(\bauthorization:\s*(?:bearer|basic|token)\s+)\S+/gi, "$1***");
}

// src/platform/write-file.ts
async function writeWholeFile(path, pieces) {
	const { createFile, replaceFile } = await import("./atomic.js");
	const bytes = Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)));
	const replaced = await replaceFile(path, bytes);
	return !replaced.ok && replaced.code === "missing" ? await createFile(path, bytes) : replaced;
}

// src/report/escape/shell.ts
const PLAIN$1 = /^[A-Za-z0-9_@%+:,./-][A-Za-z0-9_@%+=:,./-]*$/;
function shellQuote(word, first = false) {
	if (PLAIN$1.test(word) && !(first && word.includes("="))) return word;
	return `'${word.replaceAll("'", `'\\''`)}'`;
}

// src/report/wrap.ts
const STYLES = /\u001b\[\d+m/g;
function wrapped(text, width, indent) {
	if (width === void 0) return text;
	const room = Math.max(width - indent.length, 20);
	const lines = [];
	let line = "";
	let used = 0;
	for (const word of text.split(" ")) {
		const length = word.replace(STYLES, "").length;
		if (line !== "" && used + 1 + length > room) {
			lines.push(line.trimEnd());
			line = word;
			used = length;
		} else {
			line += line === "" ? word : ` ${word}`;
			used += length + (used === 0 ? 0 : 1);
		}
	}
	return [...lines, line].join(`\n${indent}`);
}

// src/report/snippet.ts
const WIDTH = 88;
const PLACEHOLDER = "OWNER/NAME";
const PLACEHOLDER_NOTE = `# put the repo's id on the Hub for ${PLACEHOLDER} (--hub ${PLACEHOLDER} does it here)`;
function renderSnippet(snippet) {
	if (!isSafe(snippet)) return null;
	const note = namesPlaceholder(snippet) ? ["# put the repo's id on the Hub for OWNER/NAME (--hub OWNER/NAME does it here)"] : [];
	return [
		...renderSetup(snippet),
		...note,
		...renderRun(snippet)
	].join("\n");
}
function renderSetup(snippet) {
	return snippet.setup.map(renderCommand);
}
function renderRun(snippet) {
	const parts = [];
	if (snippet.comment !== void 0) parts.push(`# ${wrapped(render(snippet.comment.code, snippet.comment.args), WIDTH, "# ")}`);
	if (snippet.file !== void 0) parts.push(renderFile(snippet.file));
	return [...parts, ...snippet.run.map(renderCommand)];
}
function isSafe(snippet) {
	return ![...snippet.setup, ...snippet.run].flatMap((command) => command.words).some((word) => hasUnsafe(wordText(word))) && !(snippet.file !== void 0 && (hasUnsafe(snippet.file.name) || hasUnsafeInLines(snippet.file.text)));
}
function renderCommand(command) {
	const lines = [];
	let line = "";
	for (const [index, word] of command.words.entries()) {
		const text = typeof word === "string" ? shellQuote(word, index === 0) : word.shell;
		const width = (lines.length === 0 ? 0 : 2) + line.length + 1 + text.length + optionWidth(command.words, index);
		if (line !== "" && width > WIDTH && wordText(word).startsWith("-")) {
			lines.push(line);
			line = text;
		} else line += line === "" ? text : ` ${text}`;
	}
	return [...lines, line].join(" \\\n  ");
}
function optionWidth(words, index) {
	const next = words[index + 1];
	if (next === void 0 || wordText(next).startsWith("-")) return 0;
	return (typeof next === "string" ? shellQuote(next) : next.shell).length + 1;
}
function renderFile(file) {
	const lines = file.text.split("\n");
	if (lines.at(-1) === "") lines.pop();
	let end = "EOF";
	while (lines.includes(end)) end += "_";
	return [
		`cat > ${shellQuote(file.name)} <<'${end}'`,
		...lines,
		end
	].join("\n");
}
function namesPlaceholder(snippet) {
	return [...snippet.setup, ...snippet.run].flatMap((command) => command.words).some((word) => wordText(word).includes(PLACEHOLDER)) || (snippet.file?.text.includes(PLACEHOLDER) ?? false);
}
function wordText(word) {
	return typeof word === "string" ? word : word.shell;
}

// src/report/build.ts
function buildReport(audits, version) {
	return {
		version: 1,
		tool: {
			name: "envcard",
			version
		},
		checkedAgainst: CHECKED_AGAINST,
		targets: audits.map(targetReport)
	};
}
function targetReport(audit) {
	const { kind, id, revision, files, ignored, complete, reads } = audit.target;
	const frameworks = {};
	for (const key of FRAMEWORK_KEYS) {
		const entry = audit.frameworks[key];
		if (entry !== void 0) frameworks[key] = frameworkReport(entry.detection, entry.tagged, entry.assumed);
	}
	const count = (severity) => audit.findings.filter((finding) => finding.severity === severity).length;
	return {
		target: {
			kind,
			id,
			revision,
			files,
			ignored,
			complete,
			reads
		},
		error: audit.error,
		card: audit.card,
		frameworks,
		findings: audit.findings.map(findingReport),
		edits: audit.edits.map(editReport),
		editsWithRemovals: audit.editsWithRemovals.map(editReport),
		summary: {
			errors: count("error"),
			warnings: count("warning"),
			notices: count("notice")
		}
	};
}
function frameworkReport(detection, tagged, assumed) {
	const { basis, remedy } = detection;
	return {
		verdict: detection.verdict,
		basis: basis.kind,
		sample: basis.kind === "sample" ? {
			read: basis.read,
			of: basis.of
		} : null,
		tagged,
		assumed,
		conditions: detection.conditions,
		tasksets: detection.tasksets.map(tasksetReport),
		evidence: detection.evidence.map(evidenceReport),
		remedy: sentence(remedy),
		remedyCode: remedy?.code ?? null,
		remedyArgs: remedy?.args ?? null
	};
}
function tasksetReport(taskset) {
	const { door, name, version, path, main, verdict, order, snippet } = taskset;
	const { total, ok, broken, unread } = taskset.tasks;
	return {
		door,
		name,
		version,
		path,
		main,
		verdict,
		tasks: {
			total,
			ok,
			broken,
			unread
		},
		get broken() {
			return taskset.broken.map(brokenReport);
		},
		...order === void 0 ? {} : { order },
		snippet: snippet === null ? null : renderSnippet(snippet)
	};
}
function brokenReport(task) {
	const { path, code, args, place, fact } = task;
	return {
		path,
		code,
		args,
		message: render(code, args),
		place: {
			path: place.path,
			line: place.line
		},
		fact
	};
}
function evidenceReport(evidence) {
	const { stance, code, args, path, line, fact } = evidence;
	return {
		stance,
		code,
		args,
		path,
		line,
		message: render(code, args),
		fact
	};
}
function findingReport(finding) {
	const { rule, severity, framework, path, line, column, endLine, endColumn, code, args, fix, remedy } = finding;
	const because = finding.because ?? null;
	return {
		rule,
		severity,
		framework,
		path,
		line,
		column,
		endLine,
		endColumn,
		code,
		args,
		message: render(code, args) + (because === null ? "" : `: ${sentence(because)}`),
		because: because === null ? null : {
			code: because.code,
			args: because.args
		},
		fix,
		remedy: sentence(remedy),
		remedyCode: remedy?.code ?? null,
		remedyArgs: remedy?.args ?? null
	};
}
function editReport({ path, base, start, end, text, finding }) {
	return {
		path,
		base,
		start,
		end,
		text,
		finding
	};
}
function sentence(message) {
	return message === null ? null : render(message.code, message.args);
}

// src/report/escape/json.ts
const PLAIN = /^[\n\x20-\x7E]*$/;
function jsonText(value) {
	const text = JSON.stringify(value, null, 2).replaceAll("##[", "##\\u005b");
	return PLAIN.test(text) ? text : text.replace(UNSAFE_IN_LINES, escapeUnits);
}
function escapeUnits(character) {
	let escaped = "";
	for (let index = 0; index < character.length; index += 1) escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
	return escaped;
}

// src/report/json.ts
const PIECE = 262144;
const OPENED = /* @__PURE__ */ new Set(["targets", "tasksets"]);
const GROUP = 16;
function* jsonChunks(report) {
	let piece = "";
	for (const part of objectParts(report, "\n")) {
		piece += part;
		if (piece.length < PIECE) continue;
		yield piece;
		piece = "";
	}
	yield `${piece}\n`;
}
function* objectParts(value, feed) {
	let separator = "{";
	for (const key of Object.keys(value)) {
		const member = value[key];
		if (member === void 0) continue;
		yield `${separator}${feed}  ${jsonText(key)}: `;
		yield* memberParts(key, member, `${feed}  `);
		separator = ",";
	}
	yield separator === "{" ? "{}" : `${feed}}`;
}
function* memberParts(key, member, feed) {
	if (key === "frameworks") yield* recordParts(member, feed);
	else if (Array.isArray(member) && member.length > 0 && OPENED.has(key)) {
		let separator = "[";
		for (const item of member) {
			yield `${separator}${feed}  `;
			yield* objectParts(item, `${feed}  `);
			separator = ",";
		}
		yield `${feed}]`;
	} else if (Array.isArray(member) && member.length > GROUP) yield* groupedParts(member, feed);
	else yield laidOut(member, feed);
}
function* recordParts(record, feed) {
	let separator = "{";
	for (const [key, member] of Object.entries(record)) {
		yield `${separator}${feed}  ${jsonText(key)}: `;
		yield* objectParts(member, `${feed}  `);
		separator = ",";
	}
	yield separator === "{" ? "{}" : `${feed}}`;
}
function* groupedParts(list, feed) {
	for (let start = 0; start < list.length; start += GROUP) {
		const text = laidOut(list.slice(start, start + GROUP), feed);
		yield `${start === 0 ? "[" : ","}${text.slice(1, -1 - feed.length)}`;
	}
	yield `${feed}]`;
}
function laidOut(value, feed) {
	return jsonText(value).replaceAll("\n", feed);
}

// src/platform/output.ts
const PAUSE$1 = 5;
function writeTo(descriptor, pieces) {
	try {
		for (const piece of pieces) writeWhole(descriptor, Buffer.from(piece));
		return { ok: true };
	} catch (error) {
		const { code, message } = error;
		if (code === void 0) throw error;
		return code === "EPIPE" ? { ok: true } : {
			ok: false,
			message
		};
	}
}
function writeWhole(descriptor, bytes) {
	for (let done = 0; done < bytes.length;) try {
		done += writeSync(descriptor, bytes, done);
	} catch (error) {
		if (error.code !== "EAGAIN") throw error;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE$1);
	}
}
function isTerminal(descriptor) {
	try {
		const stats = fstatSync(descriptor);
		if (!stats.isCharacterDevice()) return false;
		if (stats.rdev === statSync("/dev/null", { throwIfNoEntry: false })?.rdev) return false;
	} catch {
		return false;
	}
	return process.getBuiltinModule("node:tty").isatty(descriptor);
}

// src/cli/emit.ts
async function emit(pieces, session) {
	session.progress.clear();
	const { output } = session.options;
	if (output === null || output === "-") {
		process.removeAllListeners("SIGINT");
		const written = writeTo(1, pieces);
		if (written.ok) return EXIT.ok;
		session.say(`the report cannot be written: ${written.message}`);
		return EXIT.unreadable;
	}
	const written = await writeWholeFile(output, pieces);
	if (written.ok) return EXIT.ok;
	session.say(`${output} is not written: ${written.message}`);
	return EXIT.unreadable;
}

// src/report/color.ts
function palette(color) {
	const sgr = (on, off) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
	const red = sgr(31, 39);
	const green = sgr(32, 39);
	const yellow = sgr(33, 39);
	const blue = sgr(34, 39);
	return {
		bold: sgr(1, 22),
		dim: sgr(2, 22),
		added: green,
		removed: red,
		severity: {
			error: red,
			warning: yellow,
			notice: blue
		},
		verdict: {
			loads: green,
			partial: yellow,
			fails: red,
			unknown: blue
		}
	};
}

// src/report/next.ts
function repairCommand(target) {
	if (target.target.kind === "hub") return command("propose", target);
	return command(isCardMissing(target) ? "fix --create-card" : "fix", target);
}
function fixWords({ fix }, target) {
	const verb = target.target.kind === "hub" ? "propose" : "fix";
	if (fix === "safe") return `envcard ${verb}${isCardMissing(target) ? " --create-card" : ""}`;
	return fix === "unsafe" ? `only with envcard ${verb} --unsafe` : null;
}
function isCardMissing(target) {
	return target.target.kind === "directory" && target.card?.state === "missing";
}
function nextBlock(target, paint) {
	const next = [];
	if (target.edits.length > 0) {
		const what = target.target.kind === "hub" ? "open a pull request with the repair" : isCardMissing(target) ? "write this card, if the Hub has none either" : `apply ${count(target.edits.length, "safe edit")} to the card`;
		next.push([repairCommand(target), what]);
	}
	if (target.findings.some((finding) => finding.fix === "unsafe") && target.target.kind === "directory") next.push([command("fix --unsafe", target), "remove the tags that nothing supports, too"]);
	const frameworks = judged(target);
	if (frameworks.some(([, framework]) => framework.tagged || framework.verdict !== "fails")) next.push([command("explain", target), "all evidence"]);
	if (frameworks.some(([, framework]) => framework.tasksets.some((set) => set.snippet !== null))) next.push([command("snippets", target), "commands that load it"]);
	const width = Math.max(0, ...next.map(([text]) => text.length));
	const lines = next.map(([text, what]) => `  ${text.padEnd(width)}  ${paint.dim(what)}`);
	return [`${paint.bold("Result")}  ${summaryWords(target.summary)}`, ...lines].join("\n");
}
function command(verb, target) {
	const { kind, id } = target.target;
	const name = kind === "hub" ? targetName({
		...target.target,
		revision: null
	}) : id;
	if (hasUnsafe(name)) return `envcard ${verb} DIR`;
	const word = shellQuote(name.startsWith("-") ? `./${name}` : name);
	return `envcard ${verb}${name === "." || name === "" ? "" : ` ${word}`}`;
}

// src/report/text.ts
const MAX_FILES = 60;
const MAX_FINDINGS = 30;
const MAX_DIFF_LINES = 200;
const MAX_ALSO = 5;
const INDENT = " ".repeat(10);
function renderText(report, options = {}) {
	const context = textContext(options.color ?? false, options.width);
	const blocks = report.targets.flatMap((target, index) => targetBlocks(target, options.diffs?.get(index) ?? "", context));
	if (report.targets.length > 1) blocks.push(closingLine(report.targets, context));
	return finishText(blocks);
}
function textContext(color, width) {
	return {
		paint: palette(color),
		style: color ? "terminal" : "plain",
		width
	};
}
function finishText(blocks) {
	return blocks.length === 0 ? "" : breakCommands(`${blocks.join("\n\n")}\n`);
}
function targetLine(target, { paint }) {
	const { files, ignored, complete } = target.target;
	const facts = [count(files, "file")];
	if (!complete) facts.push("not all of them seen");
	if (ignored > 0) facts.push(`${count(ignored, "ignored file")} not judged`);
	const name = paint.bold(shown(targetName(target.target)));
	return target.error === null ? `${name}  ${paint.dim(facts.join(", "))}` : name;
}
function placeText(place) {
	if (place.path === null) return "";
	const line = lineColumn(place);
	return shown(place.path) + (line === "" ? "" : `:${line}`);
}
function evidenceText(evidence, { paint, style }) {
	const { path, line, args } = evidence;
	const named = line === null && Object.values(args).some((value) => value === path);
	const tail = path === null || named ? "" : ` ${paint.dim(`(${placeText(evidence)})`)}`;
	return `${STANCE_SYMBOLS[evidence.stance]} ${render(evidence.code, args, style)}${tail}`;
}
function targetBlocks(target, diff, context) {
	const head = targetLine(target, context);
	if (target.error !== null) return [`${head}\n  ${context.paint.severity.error("cannot be read")}: ${shown(target.error.message, 1e3)}`];
	const blocks = [`${head}\n${verdictTable(target, context)}`];
	const evidence = evidenceBlock(target, context);
	if (evidence !== "") blocks.push(evidence);
	const files = byFile(target.findings);
	const told = tellers(target.findings);
	const lines = (finding) => findingLines(finding, target, told, context);
	for (const file of files.slice(0, MAX_FILES)) blocks.push(fileBlock(file, lines, context));
	if (files.length > MAX_FILES) blocks.push(`Findings in ${count(files.length - MAX_FILES, "more file")} (--format json has all)`);
	if (diff !== "") blocks.push(diffBlock(target, diff, context));
	blocks.push(nextBlock(target, context.paint));
	return blocks;
}
function verdictTable(target, { paint }) {
	const rows = judged(target).map(([key, framework]) => ({
		verdict: framework.verdict,
		cells: [
			key,
			`${VERDICT_SYMBOLS[framework.verdict]} ${framework.verdict}`,
			framework.tagged ? "tagged" : "no tag",
			tasksWords(framework),
			[doorWords(framework), noteWords(framework)].filter((words) => words !== "").join("; ")
		]
	}));
	const titles = [
		"framework",
		"verdict",
		"card",
		"tasks",
		"how"
	];
	const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row.cells[column]?.length ?? 0)));
	const line = (cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
	const lines = rows.map(({ verdict, cells }) => {
		const [name = "", word = "", ...rest] = line(cells);
		return `  ${name}  ${paint.verdict[verdict](word)}  ${rest.join("  ")}`.trimEnd();
	});
	return [paint.dim(`  ${line(titles).join("  ")}`.trimEnd()), ...lines].join("\n");
}
function evidenceBlock(target, context) {
	const lines = [];
	for (const [key, framework] of judged(target)) {
		if (!framework.tagged && (framework.verdict === "fails" || onlyRows(framework))) continue;
		const [first, ...more] = byWeight(framework);
		if (first === void 0) continue;
		const rest = more.length === 0 ? "" : context.paint.dim(`  (${more.length} more: envcard explain)`);
		lines.push(`  ${wrapped(`${key}: ${evidenceText(first, context)}${rest}`, context.width, "    ")}`);
	}
	return lines.length === 0 ? "" : [context.paint.bold("Evidence"), ...lines].join("\n");
}
function onlyRows({ verdict, evidence }) {
	return verdict === "unknown" && evidence.every(({ code }) => code.startsWith("verifiers-rows-"));
}
function byWeight({ verdict, conditions, evidence }) {
	return (verdict === "loads" || conditions.length > 0 ? [
		"supports",
		"refutes",
		"unknown"
	] : verdict === "unknown" ? [
		"unknown",
		"supports",
		"refutes"
	] : [
		"refutes",
		"supports",
		"unknown"
	]).flatMap((stance) => evidence.filter((one) => one.stance === stance));
}
function fileBlock({ path, findings }, tell, { paint }) {
	const lines = [paint.bold(path === null ? "Repository" : shown(path)), ...findings.slice(0, MAX_FINDINGS).map(tell)];
	const more = findings.length - MAX_FINDINGS;
	if (more > 0) lines.push(`  and ${count(more, "more finding")} here (--format json has all)`);
	return lines.join("\n");
}
function findingLines(finding, target, told, context) {
	const { paint, style, width } = context;
	const say = (text) => INDENT + wrapped(text, width, INDENT);
	const severity = paint.severity[finding.severity](finding.severity.padEnd(7));
	const lines = [`  ${lineColumn(finding).padEnd(7)} ${severity}  ${paint.dim(ruleWords(finding))}`, say(render(finding.code, finding.args, style) + reasonText(finding, told, context))];
	if (finding.also.length > 0) lines.push(say(`and ${alsoWords(finding.also, MAX_ALSO, placeText)}`));
	if (finding.remedyCode !== null) lines.push(say(`${paint.dim("remedy:")} ${render(finding.remedyCode, finding.remedyArgs ?? {}, style)}`));
	const fix = fixWords(finding, target);
	if (fix !== null) lines.push(`${INDENT}${paint.dim("fix:")} ${fix}`);
	return lines.join("\n");
}
function reasonText(finding, told, { style }) {
	if (finding.because === null) return "";
	const other = reasonTold(finding, told);
	if (other !== void 0) return `; see ${placeText(other)}`;
	return `: ${render(finding.because.code, finding.because.args, style)}`;
}
function ruleWords({ rule, frameworks }) {
	return frameworks.length > 1 ? `${rule} (${frameworks.join(", ")})` : rule;
}
function diffBlock(target, diff, { paint }) {
	const lines = visibleLines(diff).split("\n");
	if (lines.at(-1) === "") lines.pop();
	const shownLines = lines.slice(0, MAX_DIFF_LINES).map((line) => {
		if (line.startsWith("+")) return `  ${paint.added(line)}`;
		if (line.startsWith("-")) return `  ${paint.removed(line)}`;
		return `  ${line}`;
	});
	const more = lines.length - shownLines.length;
	if (more > 0) shownLines.push(`  and ${count(more, "more line")} (envcard fix --diff prints all)`);
	return [paint.bold(`Repair (${repairCommand(target)})`), ...shownLines].join("\n");
}
function closingLine(targets, { paint }) {
	const summary = {
		errors: 0,
		warnings: 0,
		notices: 0
	};
	for (const target of targets) {
		summary.errors += target.summary.errors;
		summary.warnings += target.summary.warnings;
		summary.notices += target.summary.notices;
	}
	const unread = targets.filter((target) => target.error !== null).length;
	const tail = unread === 0 ? "" : `, ${unread} cannot be read`;
	return paint.bold(`${count(targets.length, "target")}: ${summaryWords(summary)}${tail}`);
}

// src/cli/render.ts
async function renderReport(report, format, options) {
	const { color, width, diffs, exitCode } = options;
	switch (format) {
		case "text": return [renderText(report, {
			color,
			width,
			diffs
		})];
		case "json": return jsonChunks(report);
		case "sarif": {
			const [{ renderSarif }, { RULES }] = await Promise.all([import("./sarif.js"), import("./catalogue.js")]);
			return [renderSarif(report, {
				rules: RULES,
				exitCode
			})];
		}
		case "github": return [(await import("./github3.js")).renderGithub(report)];
		case "markdown": return [(await import("./markdown.js")).renderMarkdown(report, { diffs })];
	}
}

// src/cli/check.ts
async function check(texts, session) {
	const judgement = await judgeAll(texts, session);
	if (!judgement.ok) return judgement.code;
	const code = worst(judgement.targets.map((target) => target.code));
	const written = await report(judgement.targets, code, session);
	return worst([code, written]);
}
async function report(targets, code, session) {
	if (!hasReport(targets)) return 0;
	const { format } = session.options;
	const diffs = format === "text" || format === "markdown" ? await diffsOf(targets) : /* @__PURE__ */ new Map();
	const built = buildReport(targets.map((target) => target.report), "0.1.0");
	const { color, width } = session;
	return await emit(await renderReport(built, format, {
		color,
		width,
		diffs,
		exitCode: code
	}), session);
}

// src/cli/commands.ts
const COMMANDS = [
	"check",
	"fix",
	"snippets",
	"explain",
	"propose",
	"rules",
	"init",
	"help"
];
const FORMATS = [
	"text",
	"json",
	"sarif",
	"github",
	"markdown"
];
const OPTIONS = {
	format: {
		value: "FORMAT",
		help: `${FORMATS.join(", ")} (default: text)`
	},
	output: {
		short: "o",
		value: "FILE",
		help: "write the report to FILE instead of standard output"
	},
	"fail-on": {
		value: "SEVERITY",
		help: "exit with 1 from this severity on: error (default), warning, notice, never"
	},
	config: {
		value: "FILE",
		help: "settings file (default: .envcard.yaml at the root of each target)"
	},
	card: {
		value: "PATH",
		help: "the card, relative to its root (default: README.md)"
	},
	hub: {
		value: "OWNER/NAME",
		help: "the repo's own id on the Hub, for commands and pins"
	},
	"tracked-only": { help: "judge only files that git tracks" },
	"include-ignored": { help: "judge files that git ignores as well" },
	reads: {
		value: "N",
		help: "tasks of a Hub repo that are read (default: all up to 200, else 40 of them)"
	},
	thorough: { help: "read all tasks of a Hub repo, through git, and tell which fields rows lack for their NeMo Gym server" },
	unsafe: { help: "apply removals as well" },
	diff: { help: "print a unified diff and write nothing; exit with 1 if there is one" },
	"create-card": { help: "write the card where there is none" },
	"dry-run": { help: "print plan, diff and description, and write nothing; needs no login" },
	reconsider: { help: "propose again what was declined, or was merged and is gone" },
	remove: { help: "propose removals as well" },
	"force-hub": { help: "propose on the Hub although a workflow overwrites it from GitHub" },
	framework: {
		value: "NAME",
		help: "only this one: harbor, verifiers, openenv, nemo-gym"
	},
	"no-color": { help: "no colours (NO_COLOR does the same)" },
	quiet: {
		short: "q",
		help: "no progress"
	},
	debug: { help: "say on standard error what is done, and show the trace of an internal error" },
	version: {
		short: "V",
		help: "print the version"
	},
	help: {
		short: "h",
		help: "print this help"
	}
};
const COMMON = [
	"no-color",
	"quiet",
	"debug",
	"version",
	"help"
];
const JUDGING = [
	"config",
	"card",
	"hub",
	"tracked-only",
	"include-ignored"
];
const ON_HUB = ["reads", "thorough"];
const COMMAND_SPECS = {
	check: {
		usage: "envcard [check] [TARGET...]",
		help: "Judge each TARGET and report. A TARGET is a folder, a glob or hf:OWNER/NAME[@REVISION]; default: the roots of .envcard.yaml, else .",
		options: [
			"format",
			"output",
			"fail-on",
			...JUDGING,
			...ON_HUB,
			...COMMON
		],
		formats: FORMATS,
		maxPositionals: Number.POSITIVE_INFINITY
	},
	fix: {
		usage: "envcard fix [DIR...]",
		help: "Apply the safe edits to the card of each DIR, judge again, and report what remains.",
		options: [
			"unsafe",
			"diff",
			"create-card",
			"format",
			"output",
			"fail-on",
			...JUDGING,
			...COMMON
		],
		formats: FORMATS,
		maxPositionals: Number.POSITIVE_INFINITY
	},
	snippets: {
		usage: "envcard snippets [TARGET...]",
		help: "Print a command per framework and taskset that loads it.",
		options: [
			"framework",
			"format",
			"output",
			...JUDGING,
			...ON_HUB,
			...COMMON
		],
		formats: ["text", "json"],
		maxPositionals: Number.POSITIVE_INFINITY
	},
	explain: {
		usage: "envcard explain [TARGET]",
		help: "Print all evidence for one TARGET.",
		options: [
			"framework",
			"output",
			...JUDGING,
			...ON_HUB,
			...COMMON
		],
		formats: ["text"],
		maxPositionals: 1
	},
	propose: {
		usage: "envcard propose hf:OWNER/NAME",
		help: "Open, update or close the pull request with the tags on the Hub. It takes a login (HF_TOKEN, or hf auth login), except with --dry-run.",
		options: [
			"dry-run",
			"reconsider",
			"remove",
			"force-hub",
			"format",
			"output",
			"config",
			...ON_HUB,
			...COMMON
		],
		formats: ["text", "json"],
		maxPositionals: 1
	},
	rules: {
		usage: "envcard rules [ID]",
		help: "Print the catalogue of rules, or one rule.",
		options: [
			"format",
			"output",
			...COMMON
		],
		formats: ["text", "json"],
		maxPositionals: 1
	},
	init: {
		usage: "envcard init [DIR]",
		help: "Write a GitHub workflow and a settings file for the repo in DIR. Default: here. Nothing that exists is changed.",
		options: COMMON,
		formats: [],
		maxPositionals: 1
	},
	help: {
		usage: "envcard help [COMMAND]",
		help: "Print the help of a command.",
		options: COMMON,
		formats: [],
		maxPositionals: 1
	}
};

// src/config/suggest.ts
function suggest(word, allowed) {
	if (word.length === 0 || word.length > 64) return null;
	const wanted = normal(word);
	let best = null;
	let least = Number.POSITIVE_INFINITY;
	for (const candidate of allowed) {
		const known = normal(candidate);
		const distance = wanted.length > 1 && known.startsWith(wanted) ? Math.min(1, known.length - wanted.length) : edits(wanted, known);
		if (distance < least) {
			least = distance;
			best = candidate;
		}
	}
	return best !== null && least <= Math.max(1, Math.floor(Math.max(wanted.length, best.length) / 3)) ? best : null;
}
function normal(word) {
	return word.toLowerCase().replaceAll(/[_\s.]/g, "-");
}
function edits(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const cost = a[i - 1] === b[j - 1] ? 0 : 1;
			let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
			row.push(value);
		}
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

// src/cli/options.ts
const FAIL_ON = [
	"error",
	"warning",
	"notice",
	"never"
];
const PARSE_OPTIONS = Object.fromEntries(Object.entries(OPTIONS).map(([name, spec]) => [name, {
	type: spec.value === void 0 ? "boolean" : "string",
	...spec.short === void 0 ? {} : { short: spec.short }
}]));
function parseCommandLine(args) {
	const { tokens } = parseArgs({
		args: [...args],
		options: PARSE_OPTIONS,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
	const words = [];
	const given = [];
	let terminated = false;
	let command = null;
	let problem = null;
	for (const token of tokens) if (token.kind === "option-terminator") terminated = true;
	else if (token.kind === "option") {
		const option = readOption(token);
		if (typeof option === "string") problem ??= option;
		else given.push(option);
	} else if (command === null && words.length === 0 && !terminated && isCommand(token.value)) command = token.value;
	else words.push(token.value);
	if (problem !== null) return {
		kind: "error",
		message: problem,
		command
	};
	const has = (name) => given.some((option) => option.name === name);
	if (command === "help") return helpFor(words);
	if (has("help")) return {
		kind: "help",
		command
	};
	if (has("version")) return { kind: "version" };
	const run = command ?? "check";
	const fault = misuse(run, words, given) ?? valueFault(run, given);
	if (fault !== null) return {
		kind: "error",
		message: fault,
		command: run
	};
	return {
		kind: "run",
		command: run,
		named: command !== null,
		positionals: words,
		options: collect(given)
	};
}
function isCommand(word) {
	return COMMANDS.includes(word);
}
function readOption(token) {
	const { rawName, value } = token;
	if (!Object.hasOwn(OPTIONS, token.name)) {
		const meant = rawName.startsWith("--") ? suggest(token.name, Object.keys(OPTIONS)) : null;
		return `unknown option ${rawName}${meant === null ? "" : `; did you mean --${meant}?`}`;
	}
	const name = token.name;
	const spec = OPTIONS[name];
	if (spec.value === void 0) return value === void 0 ? {
		name,
		value: null
	} : `${rawName} takes no value`;
	return value === void 0 || value === "" || token.inlineValue !== true && value.length > 1 && value.startsWith("-") ? `${rawName} needs a value: ${rawName} ${spec.value}` : {
		name,
		value
	};
}
function helpFor(words) {
	const [word, more] = words;
	if (word === void 0) return {
		kind: "help",
		command: null
	};
	if (more === void 0 && isCommand(word)) return {
		kind: "help",
		command: word
	};
	return {
		kind: "error",
		message: unknownCommand(word),
		command: null
	};
}
function unknownCommand(word) {
	const meant = suggest(word, COMMANDS);
	return `there is no command ${word}${meant === null ? "" : `; did you mean ${meant}?`}`;
}
function misuse(command, words, given) {
	const spec = COMMAND_SPECS[command];
	const foreign = given.find(({ name }) => !spec.options.includes(name));
	if (foreign !== void 0) {
		const takers = COMMANDS.filter((other) => COMMAND_SPECS[other].options.includes(foreign.name));
		return `${command} takes no --${foreign.name} (${takers.join(", ")} ${takers.length === 1 ? "does" : "do"})`;
	}
	if (words.length > spec.maxPositionals) return `${command} takes one argument: ${spec.usage}`;
	const names = new Set(given.map(({ name }) => name));
	if (names.has("tracked-only") && names.has("include-ignored")) return "--tracked-only and --include-ignored exclude each other";
	if (names.has("reads") && names.has("thorough")) return "--reads and --thorough exclude each other";
	return null;
}
function valueFault(command, given) {
	for (const { name, value } of given) {
		if (value === null) continue;
		const allowed = allowedValues(command, name);
		if (allowed !== null && !allowed.includes(value)) {
			const meant = suggest(value, allowed);
			return `--${name} cannot be ${value}${meant === null ? "" : `; did you mean ${meant}?`} (possible: ${allowed.join(", ")})`;
		}
		if (name === "hub" && !isRepoId(value)) return `--hub must be OWNER/NAME, not ${value}`;
		if (name === "reads" && !/^[1-9]\d{0,5}$/.test(value)) return `--reads must be a number from 1 to 999999, not ${value}`;
		if (name === "card" && [".", null].includes(normalPath(value))) return `--card must be a path below its root, such as docs/README.md, not ${value}`;
	}
	return null;
}
function allowedValues(command, name) {
	if (name === "format") return COMMAND_SPECS[command].formats;
	if (name === "fail-on") return FAIL_ON;
	return name === "framework" ? FRAMEWORK_KEYS : null;
}
function collect(given) {
	const value = (name) => given.findLast((option) => option.name === name)?.value ?? null;
	const has = (name) => given.some((option) => option.name === name);
	const card = value("card");
	return {
		format: value("format") ?? "text",
		output: value("output"),
		failOn: value("fail-on"),
		config: value("config"),
		card: card === null ? null : normalPath(card),
		hub: value("hub"),
		trackedOnly: has("tracked-only"),
		includeIgnored: has("include-ignored"),
		reads: value("reads") === null ? null : Number(value("reads")),
		thorough: has("thorough"),
		unsafe: has("unsafe"),
		diff: has("diff"),
		createCard: has("create-card"),
		dryRun: has("dry-run"),
		reconsider: has("reconsider"),
		remove: has("remove"),
		forceHub: has("force-hub"),
		framework: value("framework"),
		noColor: has("no-color"),
		quiet: has("quiet"),
		debug: has("debug")
	};
}

// src/platform/terminal.ts
const DELAY = {
	terminal: 400,
	lines: 3e3
};
const PAUSE = {
	terminal: 100,
	lines: 1e4
};
const BAR_WIDTH = 24;
function wantsColor(noColor, env, terminal = () => isTerminal(1)) {
	if (noColor) return false;
	const forced = env["FORCE_COLOR"];
	if (forced !== void 0) return forced !== "0" && forced !== "false";
	if ((env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb") return false;
	return terminal();
}
function textWidth(columns) {
	return columns === void 0 || columns === 0 ? 100 : Math.min(120, Math.max(60, columns));
}
function startProgress(quiet) {
	if (quiet) return {
		due: () => false,
		show: () => {},
		clear: () => {}
	};
	const started = performance.now();
	let kind = null;
	let next = started + Math.min(DELAY.terminal, DELAY.lines);
	let drawn = false;
	return {
		due() {
			if (performance.now() < next) return false;
			if (kind !== null) return true;
			kind = isTerminal(2) && process.env["TERM"] !== "dumb" ? "terminal" : "lines";
			next = started + DELAY[kind];
			return performance.now() >= next;
		},
		show(text, part) {
			next = performance.now() + PAUSE[kind ?? "lines"];
			if (kind !== "terminal") {
				writeTo(2, [`envcard: ${text}\n`]);
				return;
			}
			const line = part === null ? text : `${bar(part)} ${text}`;
			writeTo(2, [`\r\u001b[2K${line.slice(0, Math.max(10, (process.stderr.columns || 80) - 1))}`]);
			drawn = true;
		},
		clear() {
			if (drawn) writeTo(2, ["\r\x1B[2K"]);
			drawn = false;
		}
	};
}
function bar(part) {
	const full = Math.round(Math.min(1, Math.max(0, part)) * BAR_WIDTH);
	return `[${"#".repeat(full)}${".".repeat(BAR_WIDTH - full)}]`;
}

// src/cli/session.ts
function startSession(options) {
	const progress = startProgress(options.quiet);
	const write = (text) => {
		progress.clear();
		writeTo(2, [`${safeLine(text)}\n`]);
	};
	process.once("SIGINT", () => {
		progress.clear();
		process.exit(EXIT.interrupted);
	});
	return {
		options,
		progress,
		color: options.output === null && wantsColor(options.noColor, process.env),
		width: textWidth(options.output === null && isTerminal(1) ? process.stdout.columns : void 0),
		say: (message) => write(`envcard: ${message}`),
		debug: (message) => {
			if (options.debug) write(`envcard: debug: ${message()}`);
		}
	};
}
function safeLine(text) {
	return shown(maskSecrets(text), 2e3);
}
function safeLines(text) {
	return visibleLines(maskSecrets(text));
}

// src/cli/main.ts
async function main(args) {
	const internal = (error) => reportBug(error, args.includes("--debug"));
	process.once("uncaughtException", (error) => process.exit(internal(error)));
	process.once("unhandledRejection", (error) => process.exit(internal(error)));
	try {
		const line = parseCommandLine(args);
		switch (line.kind) {
			case "version": return print(`${"0.1.0"}\n`);
			case "help": return print((await import("./help.js")).helpText(line.command));
			case "error": return usage(line.message, line.command);
			case "run": return await run(line);
		}
	} catch (error) {
		return internal(error);
	}
}
async function run(line) {
	const { command, positionals } = line;
	const [first] = positionals;
	if (!line.named && first !== void 0 && isSlip(first)) return usage(unknownCommand(first), null);
	const session = startSession(line.options);
	session.debug(() => `envcard ${"0.1.0"}, Node ${process.version} on ${process.platform} ${process.arch}, ${process.cwd()}`);
	return await dispatch(command, positionals, session);
}
async function dispatch(command, words, session) {
	switch (command) {
		case "check": return await check(words, session);
		case "fix": return await (await import("./fix.js")).fix(words, session);
		case "explain": return await (await import("./show.js")).explain(words, session);
		case "snippets": return await (await import("./show.js")).snippets(words, session);
		case "propose": return await (await import("./propose2.js")).propose(words[0], session);
		case "rules": return await (await import("./rules.js")).rules(words[0], session);
		case "init": return await (await import("./init.js")).init(words[0], session);
	}
}
function isSlip(word) {
	return /^[a-z]+$/i.test(word) && !existsSync(word) && suggest(word, COMMANDS) !== null;
}
function print(text) {
	return writeTo(1, [text]).ok ? EXIT.ok : EXIT.unreadable;
}
function usage(message, command) {
	const help = command === null || command === "check" ? "envcard --help" : `envcard help ${command}`;
	writeTo(2, [`envcard: ${safeLine(message)}\n${help} lists what there is\n`]);
	return EXIT.usage;
}
function reportBug(error, debug) {
	const { message, stack } = error instanceof Error ? error : {
		message: String(error),
		stack: void 0
	};
	const detail = debug ? `\n${safeLines(stack ?? message)}` : "; --debug shows where";
	writeTo(2, [`envcard: internal error: ${safeLine(message)}${detail}\nThis is a bug of envcard ${"0.1.0"}: please report it with the command and what it was given\n`]);
	return EXIT.internal;
}

export { codeSpan as $, ObjectReader as $t, reasonTold as A, halt as At, looksLikeGlob as B, isMainPath as Bt, maskSecrets as C, hasVersion as Ct, alsoWords as D, strings as Dt, repaired as E, readProject as Et, workspacePath as F, parsePythonJson as Ft, STANCE_WORDS as G, decodeUtf8 as Gt, render as H, isMapping as Ht, hasReport as I, strictFault as It, doorWords as J, applyEdits as Jt, VERDICT_SYMBOLS as K, universalNewlines as Kt, judgeAll as L, JsonReader as Lt, shared as M, knownDataset$1 as Mt, targetName as N, cardData as Nt, byFile as O, table as Ot, tellers as P, rowFormat as Pt, tasksWords as Q, openCheckout as Qt, hubGuess as R, countValues as Rt, writeWholeFile as S, buildFault as St, diffsOf as T, oldestWanted as Tt, DOOR_WORDS as U, validateLax as Ut, SettingsReader as V, resolvePath as Vt, FRAMEWORK_LABELS as W, PyFloat as Wt, noteWords as X, readCard as Xt, judged as Y, blobId as Yt, summaryWords as Z, isLfsPointer as Zt, namesPlaceholder as _, belongsTo as _t, OPTIONS as a, baseName as an, visible as at, renderSnippet as b, shownTaskset as bt, finishText as c, findGit as cn, readSmallFile as ct, textContext as d, fails as dn, judgeOpened as dt, IndexState as en, fenced as et, emit as f, worst as fn, listing as ft, isSafe as g, normalPath as gn, namedFiles as gt, buildReport as h, repoIdOfRemotes as hn, defaultFiles as ht, COMMAND_SPECS as i, Listing as in, shown as it, relativeRoot as j, unseen as jt, lineColumn as k, unmetNeed$1 as kt, placeText as l, runGit as ln, DEFAULT_CONFIG as lt, jsonText as m, isRepoId as mn, audit as mt, suggest as n, decodeName as nn, breakCommands as nt, report as o, directoryOf as on, visibleLines as ot, jsonChunks as p, FRAMEWORK_KEYS as pn, notJudged as pt, count as q, planEdits as qt, COMMANDS as r, splitNames as rn, hasUnsafe as rt, evidenceText as s, joinPath as sn, wellFormed as st, main as t, FileReader as tn, markdownText as tt, targetLine as u, EXIT as un, judgeTarget as ut, renderRun as v, inferModule as vt, diffOf as w, normalizedName as wt, wrapped as x, nearMisses as xt, renderSetup as y, bestTaskset$1 as yt, parseTarget as z, CHECKED_AGAINST as zt };
