import { Vt as resolvePath, an as baseName, in as Listing, on as directoryOf, sn as joinPath } from "./core.js";
import { t as cut } from "./memory.js";

// src/platform/http/origin.ts
function isLoopback(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
function readEndpoint(text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url === null) return { problem: "it is not an address" };
	if (url.username !== "" || url.password !== "") return { problem: "it holds a user name or a password" };
	if (url.search !== "" || url.hash !== "") return { problem: "it holds a query" };
	if (!isTrusted(url)) return { problem: "it must start with https:// (http:// only for this machine)" };
	url.pathname = url.pathname.replace(/\/+$/, "");
	return { endpoint: url };
}
function isTrusted(url) {
	return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname);
}
function redirectTarget(location, from, endpoint) {
	const to = URL.canParse(location, from) ? new URL(location, from) : null;
	if (to === null || to.username !== "" || to.password !== "" || !isTrusted(to)) return null;
	return isLoopback(to.hostname) && !isLoopback(endpoint.hostname) ? null : to;
}
function pathOf(...parts) {
	const isBad = (part) => part === "" || part === "." || part === ".." || /[\ud800-\udfff]/u.test(part);
	if (parts.some(isBad)) return null;
	return parts.map((part) => `/${encodeURIComponent(part)}`).join("");
}

// src/platform/http/types.ts
var HttpFailure = class extends Error {
	trouble;
	constructor(trouble) {
		super(trouble.message);
		this.name = "HttpFailure";
		this.trouble = trouble;
	}
};

// src/repository/hub/api.ts
function apiPath(id, ...parts) {
	return pathOf("api", "datasets", ...id.split("/"), ...parts);
}
async function askJson(http, method, path, init) {
	if (path === null) return failed("bad-answer", "a name has no address on the Hub");
	const result = await http.request(method, path, {
		...init,
		idempotent: true
	});
	if (!result.ok) return result;
	if (result.truncated) return failed("too-large", `the answer is larger than ${init.maxBytes} bytes`);
	try {
		return {
			ok: true,
			value: JSON.parse(new TextDecoder().decode(result.bytes))
		};
	} catch {
		return failed("bad-answer", `${http.endpoint.host} did not answer with JSON`);
	}
}
function failed(code, message) {
	return {
		ok: false,
		trouble: {
			code,
			status: null,
			requestId: null,
			message
		}
	};
}
function property(value, name) {
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
	return value[name];
}

// src/repository/hub/history.ts
const MAX_PATHS$1 = 400;
const MAX_ANSWER$1 = 4194304;
const MAX_COMMITS = 250;
const MAX_OPENED = 20;
const FULL_ID = /^[0-9a-f]{40}$/i;
var HubHistory = class {
	source;
	pins = /* @__PURE__ */ new Map();
	commits = /* @__PURE__ */ new Map();
	opened = /* @__PURE__ */ new Map();
	waiting = [];
	running = Promise.resolve();
	constructor(source) {
		this.source = source;
	}
	pin(commit, path) {
		const revision = plainRevision(commit);
		const place = path.split("/").some((part) => part === "" || part === "." || part === "..") ? null : path;
		if (revision === null || place === null) return Promise.resolve({ kind: "not-seen" });
		const { listing, sha } = this.source;
		if (revision === sha) {
			const isHere = listing.get(place) !== void 0 || listing.isDirectory(place);
			return Promise.resolve({ kind: isHere ? "same" : listing.complete ? "no-path" : "not-seen" });
		}
		const key = `${revision} ${place}`;
		let state = this.pins.get(key);
		if (state === void 0) {
			state = new Promise((answer) => {
				this.waiting.push({
					commit: revision,
					path: place,
					answer
				});
				if (this.waiting.length === 1) setTimeout(() => {
					const waiting = this.waiting;
					this.waiting = [];
					this.running = this.running.then(() => this.settle(waiting));
				}, 0);
			});
			this.pins.set(key, state);
		}
		return state;
	}
	async settle(waiting) {
		const open = waiting.filter(({ commit, path, answer }) => {
			const top = topOf(path);
			const there = this.commits.get(commit)?.get(top);
			const here = this.commits.get(this.source.sha)?.get(top);
			if (top === path || there === void 0 || there === null || there !== here) return true;
			const { listing } = this.source;
			answer({ kind: listing.get(path) !== void 0 || listing.isDirectory(path) ? "same" : listing.complete ? "no-path" : "not-seen" });
			return false;
		});
		const byCommit = /* @__PURE__ */ new Map();
		for (const one of open) byCommit.set(one.commit, [...byCommit.get(one.commit) ?? [], one]);
		const now = await this.oids(this.source.sha, new Set(open.flatMap(({ path }) => [topOf(path), path])));
		await Promise.all(Array.from(byCommit, async ([commit, pins]) => {
			const then = (!!this.commits.has(commit) || this.commits.size <= MAX_COMMITS) && now.ok ? await this.oids(commit, new Set(pins.flatMap(({ path }) => [topOf(path), path]))) : null;
			for (const { path, answer } of pins) answer(then === null || !now.ok ? { kind: "not-seen" } : await this.compare(commit, path, then, now.oids));
		}));
	}
	async compare(commit, path, then, now) {
		if (!then.ok) return { kind: then.trouble.code === "revision-not-found" && !commit.startsWith("refs/") ? "no-commit" : "not-seen" };
		const oid = then.oids.get(path);
		if (oid === void 0) return { kind: "no-path" };
		if (oid === now.get(path)) return { kind: "same" };
		let repository = this.opened.get(commit);
		if (repository === void 0) {
			if (this.opened.size >= MAX_OPENED) return { kind: "not-seen" };
			repository = this.source.open(commit);
			this.opened.set(commit, repository);
		}
		const whole = await repository;
		return whole === null ? { kind: "not-seen" } : {
			kind: "differs",
			repository: narrowed(whole, path)
		};
	}
	async oids(revision, paths) {
		const known = this.commits.get(revision) ?? /* @__PURE__ */ new Map();
		const unknown = [...paths].filter((path) => !known.has(path));
		this.commits.set(revision, known);
		for (let at = 0; at < unknown.length; at += MAX_PATHS$1) {
			const asked = unknown.slice(at, at + MAX_PATHS$1);
			const answer = await askJson(this.source.http, "POST", apiPath(this.source.id, "paths-info", revision), {
				json: {
					paths: asked,
					expand: false
				},
				maxBytes: MAX_ANSWER$1
			});
			if (!answer.ok) return answer;
			for (const path of asked) known.set(path, null);
			for (const item of Array.isArray(answer.value) ? answer.value : []) {
				const path = property(item, "path");
				const oid = property(item, "oid");
				if (typeof path === "string" && typeof oid === "string") known.set(path, oid);
			}
		}
		const found = [...paths].flatMap((path) => {
			const oid = known.get(path) ?? null;
			return oid === null ? [] : [[path, oid]];
		});
		return {
			ok: true,
			oids: new Map(found)
		};
	}
};
function topOf(path) {
	const slash = path.indexOf("/");
	return slash < 0 ? path : path.slice(0, slash);
}
function plainRevision(commit) {
	if (FULL_ID.test(commit)) return commit.toLowerCase();
	const name = commit.replace(/^refs\/(?:heads|tags)\//, "");
	return /^[\w][\w./+-]{0,254}$/.test(name) && !/\.\.|\/\/|\/$|\.$/.test(name) && !/^[0-9a-f]{4,39}$/i.test(name) ? name : null;
}
function narrowed(whole, path) {
	const { listing } = whole;
	const own = listing.get(path);
	const entries = own === void 0 ? listing.under(path) : [own];
	const part = new Listing(entries, { problem: listing.problem });
	return {
		listing: part,
		sampling: whole.sampling,
		history: null,
		get reads() {
			return whole.reads;
		},
		read(at, limit, mode) {
			return part.get(at) === void 0 ? {
				ok: false,
				why: { code: "missing" }
			} : whole.read(at, limit, mode);
		}
	};
}

// src/repository/hub/info.ts
const MAX_BYTES = 25165824;
const FIELDS = [
	"sha",
	"private",
	"gated",
	"disabled"
];
async function readHubInfo(http, id, revision) {
	const path = apiPath(id, "revision", revision ?? "HEAD");
	let answer = await askJson(http, "GET", path, { maxBytes: MAX_BYTES });
	if (!answer.ok && answer.trouble.code === "too-large") answer = await askJson(http, "GET", path, {
		query: { expand: FIELDS },
		maxBytes: MAX_BYTES
	});
	if (!answer.ok) return {
		ok: false,
		error: cannotOpen(http, id, revision, answer.trouble)
	};
	const { value } = answer;
	const sha = property(value, "sha");
	if (typeof sha !== "string" || !/^[0-9a-f]{40}$/.test(sha)) return {
		ok: false,
		error: {
			code: "bad-answer",
			message: `${nameOf(id, revision)} cannot be read: ${http.endpoint.host} does not say which commit it is`
		}
	};
	if (property(value, "disabled") === true) return {
		ok: false,
		error: disabled(id)
	};
	const known = property(value, "id");
	const gated = property(value, "gated");
	return {
		ok: true,
		info: {
			id: typeof known === "string" && isId(known) ? known : id,
			sha,
			isPrivate: property(value, "private") === true,
			isGated: gated !== void 0 && gated !== null && gated !== false,
			siblings: namesOf(property(value, "siblings"))
		}
	};
}
function isId(text) {
	return /^(?:[\w-][\w.-]{0,95}\/)?[\w-][\w.-]{0,95}$/.test(text);
}
function namesOf(siblings) {
	if (!Array.isArray(siblings)) return null;
	const names = siblings.map((item) => property(item, "rfilename"));
	return names.every((name) => typeof name === "string") ? names : null;
}
function nameOf(id, revision) {
	return revision === null ? `hf:${id}` : `hf:${id}@${revision}`;
}
function disabled(id) {
	return {
		code: "disabled",
		message: `the Hub has disabled the access to hf:${id}`
	};
}
function cannotOpen(http, id, revision, trouble) {
	const { code, requestId } = trouble;
	const { host } = http.endpoint;
	const tail = requestId === null ? "" : ` (request ${requestId})`;
	const say = (message) => ({
		code,
		message: message + tail
	});
	switch (code) {
		case "repo-not-found":
		case "not-found": return {
			...say(`hf:${id} does not exist on ${host}, or it is private: ${http.hasToken ? "the login used here may not see it" : "it takes a login to see private ones (HF_TOKEN, or hf auth login)"}`),
			code: "repo-not-found"
		};
		case "revision-not-found": return say(`hf:${id} has no revision ${revision ?? "HEAD"}`);
		case "unauthorized": return http.hasToken ? say(`${host} does not accept the token: it may have expired or been revoked; look at HF_TOKEN or run hf auth login`) : say(`${host} shows hf:${id} only with a login (HF_TOKEN, or hf auth login)`);
		case "gated": return say(`hf:${id} is gated: its owner has to grant access to it first`);
		case "forbidden": return say(`${host} does not let this login read hf:${id}`);
		case "disabled": return say(disabled(id).message);
		default: return {
			code,
			message: `${nameOf(id, revision)} cannot be read: ${trouble.message}`
		};
	}
}

// node_modules/@huggingface/blake3-jit/dist/esm/compress.js
function compress(cv, cvOff, block, blockOff, out, outOff, full, counter, blockLen, flags) {
	let m0 = block[blockOff] | 0;
	let m1 = block[blockOff + 1] | 0;
	let m2 = block[blockOff + 2] | 0;
	let m3 = block[blockOff + 3] | 0;
	let m4 = block[blockOff + 4] | 0;
	let m5 = block[blockOff + 5] | 0;
	let m6 = block[blockOff + 6] | 0;
	let m7 = block[blockOff + 7] | 0;
	let m8 = block[blockOff + 8] | 0;
	let m9 = block[blockOff + 9] | 0;
	let m10 = block[blockOff + 10] | 0;
	let m11 = block[blockOff + 11] | 0;
	let m12 = block[blockOff + 12] | 0;
	let m13 = block[blockOff + 13] | 0;
	let m14 = block[blockOff + 14] | 0;
	let m15 = block[blockOff + 15] | 0;
	let s0 = cv[cvOff] | 0;
	let s1 = cv[cvOff + 1] | 0;
	let s2 = cv[cvOff + 2] | 0;
	let s3 = cv[cvOff + 3] | 0;
	let s4 = cv[cvOff + 4] | 0;
	let s5 = cv[cvOff + 5] | 0;
	let s6 = cv[cvOff + 6] | 0;
	let s7 = cv[cvOff + 7] | 0;
	let s8 = 0x6a09e667;
	let s9 = 0xbb67ae85;
	let s10 = 0x3c6ef372;
	let s11 = 0xa54ff53a;
	let s12 = counter | 0;
	let s13 = counter / 4294967296 | 0;
	let s14 = blockLen | 0;
	let s15 = flags | 0;
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	if (full) {
		out[outOff + 8] = s8 ^ cv[cvOff];
		out[outOff + 9] = s9 ^ cv[cvOff + 1];
		out[outOff + 10] = s10 ^ cv[cvOff + 2];
		out[outOff + 11] = s11 ^ cv[cvOff + 3];
		out[outOff + 12] = s12 ^ cv[cvOff + 4];
		out[outOff + 13] = s13 ^ cv[cvOff + 5];
		out[outOff + 14] = s14 ^ cv[cvOff + 6];
		out[outOff + 15] = s15 ^ cv[cvOff + 7];
	}
	out[outOff] = s0 ^ s8;
	out[outOff + 1] = s1 ^ s9;
	out[outOff + 2] = s2 ^ s10;
	out[outOff + 3] = s3 ^ s11;
	out[outOff + 4] = s4 ^ s12;
	out[outOff + 5] = s5 ^ s13;
	out[outOff + 6] = s6 ^ s14;
	out[outOff + 7] = s7 ^ s15;
}

// node_modules/@huggingface/blake3-jit/dist/esm/constants.js
const IV = new Uint32Array([
	0x6a09e667,
	0xbb67ae85,
	0x3c6ef372,
	0xa54ff53a,
	0x510e527f,
	0x9b05688c,
	528734635,
	0x5be0cd19
]);
const PERMUTATIONS = new Uint8Array([
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13,
	14,
	15,
	2,
	6,
	3,
	10,
	7,
	0,
	4,
	13,
	1,
	11,
	12,
	5,
	9,
	14,
	15,
	8,
	3,
	4,
	10,
	12,
	13,
	2,
	7,
	14,
	6,
	5,
	9,
	0,
	11,
	15,
	8,
	1,
	10,
	7,
	12,
	9,
	14,
	3,
	13,
	15,
	4,
	0,
	11,
	2,
	5,
	8,
	1,
	6,
	12,
	13,
	9,
	11,
	15,
	10,
	14,
	8,
	7,
	2,
	5,
	3,
	0,
	1,
	6,
	4,
	9,
	14,
	11,
	5,
	8,
	12,
	15,
	1,
	13,
	3,
	0,
	10,
	2,
	6,
	4,
	7,
	11,
	15,
	5,
	0,
	1,
	9,
	8,
	6,
	14,
	10,
	2,
	12,
	3,
	4,
	7,
	13
]);

// node_modules/@huggingface/blake3-jit/dist/esm/utils.js
const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([16909060]).buffer)[0] === 4;
function readLittleEndianWordsFull(input, offset, words) {
	for (let i = 0; i < 16; ++i, offset += 4) words[i] = input[offset] | input[offset + 1] << 8 | input[offset + 2] << 16 | input[offset + 3] << 24;
}
function writeLittleEndianBytesPartial(words, wordOffset, output, byteOffset, byteCount) {
	const fullWords = byteCount >>> 2;
	let i = 0;
	for (; i < fullWords; ++i, byteOffset += 4) {
		const w = words[wordOffset + i];
		output[byteOffset] = w & 255;
		output[byteOffset + 1] = w >>> 8 & 255;
		output[byteOffset + 2] = w >>> 16 & 255;
		output[byteOffset + 3] = w >>> 24 & 255;
	}
	const remaining = byteCount & 3;
	if (remaining > 0) {
		const w = words[wordOffset + i];
		output[byteOffset] = w & 255;
		if (remaining > 1) output[byteOffset + 1] = w >>> 8 & 255;
		if (remaining > 2) output[byteOffset + 2] = w >>> 16 & 255;
	}
}
function encodeUTF8(str) {
	if (typeof TextEncoder !== "undefined") return new TextEncoder().encode(str);
	const bytes = [];
	for (let i = 0; i < str.length; i++) {
		let c = str.charCodeAt(i);
		if (c < 128) bytes.push(c);
		else if (c < 2048) bytes.push(192 | c >> 6, 128 | c & 63);
		else if (c < 55296 || c >= 57344) bytes.push(224 | c >> 12, 128 | c >> 6 & 63, 128 | c & 63);
		else {
			i++;
			c = 65536 + ((c & 1023) << 10 | str.charCodeAt(i) & 1023);
			bytes.push(240 | c >> 18, 128 | c >> 12 & 63, 128 | c >> 6 & 63, 128 | c & 63);
		}
	}
	return new Uint8Array(bytes);
}
const CTZ32_TABLE = new Uint8Array([
	0,
	1,
	28,
	2,
	29,
	14,
	24,
	3,
	30,
	22,
	20,
	15,
	25,
	17,
	4,
	8,
	31,
	27,
	13,
	23,
	21,
	19,
	16,
	7,
	26,
	12,
	18,
	6,
	11,
	5,
	10,
	9
]);

// node_modules/@huggingface/blake3-jit/dist/esm/hasher.js
var XofReader = class {
	inputCv;
	blockWords;
	counter;
	blockLen;
	flags;
	outputBlock;
	outputBlockOffset;
	constructor(inputCv, blockWords, counter, blockLen, flags) {
		this.inputCv = inputCv;
		this.blockWords = blockWords;
		this.counter = counter;
		this.blockLen = blockLen;
		this.flags = flags | 8;
		this.outputBlock = /* @__PURE__ */ new Uint32Array(16);
		this.outputBlockOffset = 64;
	}
	read(length) {
		const output = new Uint8Array(length);
		let outputOffset = 0;
		while (outputOffset < length) {
			if (this.outputBlockOffset >= 64) {
				compress(this.inputCv, 0, this.blockWords, 0, this.outputBlock, 0, true, this.counter++, this.blockLen, this.flags);
				this.outputBlockOffset = 0;
			}
			const available = 64 - this.outputBlockOffset;
			const toCopy = Math.min(available, length - outputOffset);
			const wordOffset = this.outputBlockOffset >>> 2;
			if ((this.outputBlockOffset & 3) === 0 && toCopy >= 4) {
				const fullWords = toCopy >>> 2;
				writeLittleEndianBytesPartial(this.outputBlock, wordOffset, output, outputOffset, fullWords << 2);
				const bytesCopied = fullWords << 2;
				outputOffset += bytesCopied;
				this.outputBlockOffset += bytesCopied;
			} else {
				for (let i = 0; i < toCopy; i++) {
					const wordIdx = this.outputBlockOffset + i >>> 2;
					const byteIdx = this.outputBlockOffset + i & 3;
					output[outputOffset + i] = this.outputBlock[wordIdx] >>> (byteIdx << 3) & 255;
				}
				outputOffset += toCopy;
				this.outputBlockOffset += toCopy;
			}
		}
		return output;
	}
};
var ChunkState = class {
	chainingValue;
	chunkCounter;
	blockWords;
	blockLen;
	blocksCompressed;
	flags;
	constructor(keyWords, chunkCounter, flags) {
		this.chainingValue = new Uint32Array(keyWords);
		this.chunkCounter = chunkCounter;
		this.blockWords = /* @__PURE__ */ new Uint32Array(16);
		this.blockLen = 0;
		this.blocksCompressed = 0;
		this.flags = flags;
	}
	resetTo(keyWords, chunkCounter, flags) {
		this.chainingValue.set(keyWords);
		this.chunkCounter = chunkCounter;
		this.blockLen = 0;
		this.blocksCompressed = 0;
		this.flags = flags;
	}
	startFlag() {
		return this.blocksCompressed === 0 ? 1 : 0;
	}
	update(input, inputOffset, inputLen) {
		let consumed = 0;
		while (inputLen > 0) {
			if (this.blockLen === 64) {
				compress(this.chainingValue, 0, this.blockWords, 0, this.chainingValue, 0, false, this.chunkCounter, 64, this.flags | this.startFlag());
				this.blocksCompressed++;
				this.blockLen = 0;
			}
			const want = 64 - this.blockLen;
			const take = Math.min(want, inputLen);
			if (this.blockLen === 0 && take === 64) readLittleEndianWordsFull(input, inputOffset, this.blockWords);
			else for (let i = 0; i < take; i++) {
				const pos = this.blockLen + i;
				const wordIdx = pos >>> 2;
				const byteIdx = pos & 3;
				if (byteIdx === 0) this.blockWords[wordIdx] = input[inputOffset + i];
				else this.blockWords[wordIdx] |= input[inputOffset + i] << (byteIdx << 3);
			}
			this.blockLen += take;
			inputOffset += take;
			inputLen -= take;
			consumed += take;
		}
		return consumed;
	}
	output() {
		const usedWords = this.blockLen + 3 >>> 2;
		for (let i = usedWords; i < 16; i++) this.blockWords[i] = 0;
		return {
			inputCv: this.chainingValue,
			blockWords: this.blockWords,
			blockLen: this.blockLen,
			counter: this.chunkCounter,
			flags: this.flags | this.startFlag() | 2
		};
	}
	len() {
		return this.blocksCompressed * 64 + this.blockLen;
	}
};
var Hasher = class Hasher {
	chunkState;
	keyWords;
	cvStack;
	cvStackLen;
	flags;
	parentBlock;
	parentCv;
	chunkCv;
	outWords;
	finalizeCv;
	constructor(keyWords, flags) {
		this.keyWords = keyWords ? new Uint32Array(keyWords) : new Uint32Array(IV);
		this.flags = flags ?? 0;
		this.chunkState = new ChunkState(this.keyWords, 0, this.flags);
		this.cvStack = new Uint32Array(54 * 8);
		this.cvStackLen = 0;
		this.parentBlock = /* @__PURE__ */ new Uint32Array(16);
		this.parentCv = /* @__PURE__ */ new Uint32Array(8);
		this.chunkCv = /* @__PURE__ */ new Uint32Array(8);
		this.outWords = /* @__PURE__ */ new Uint32Array(16);
		this.finalizeCv = /* @__PURE__ */ new Uint32Array(8);
	}
	reset() {
		this.chunkState.resetTo(this.keyWords, 0, this.flags);
		this.cvStackLen = 0;
		return this;
	}
	static newKeyed(key) {
		if (key.length !== 32) throw new Error(`Key must be ${32} bytes, got ${key.length}`);
		const keyWords = /* @__PURE__ */ new Uint32Array(8);
		if (IS_LITTLE_ENDIAN) {
			const view = new Uint32Array(key.buffer, key.byteOffset, 8);
			keyWords.set(view);
		} else for (let i = 0; i < 8; i++) {
			const off = i * 4;
			keyWords[i] = key[off] | key[off + 1] << 8 | key[off + 2] << 16 | key[off + 3] << 24;
		}
		return new Hasher(keyWords, 16);
	}
	static newDeriveKey(context) {
		const contextBytes = encodeUTF8(context);
		const contextHasher = new Hasher(new Uint32Array(IV), 32);
		contextHasher.update(contextBytes);
		const contextKey = /* @__PURE__ */ new Uint32Array(8);
		const output = contextHasher.finalizeOutput();
		compress(output.inputCv, 0, output.blockWords, 0, contextKey, 0, false, output.counter, output.blockLen, output.flags | 8);
		return new Hasher(contextKey, 64);
	}
	pushCv(cv, cvOffset) {
		this.cvStack.set(cv.subarray(cvOffset, cvOffset + 8), this.cvStackLen * 8);
		this.cvStackLen++;
	}
	popCv(out, outOffset) {
		this.cvStackLen--;
		out.set(this.cvStack.subarray(this.cvStackLen * 8, (this.cvStackLen + 1) * 8), outOffset);
	}
	addChunkCv(newCv, newCvOffset, totalChunks) {
		const parentBlock = this.parentBlock;
		const parentCv = this.parentCv;
		while ((totalChunks & 1) === 0) {
			this.popCv(parentBlock, 0);
			parentBlock.set(newCv.subarray(newCvOffset, newCvOffset + 8), 8);
			compress(this.keyWords, 0, parentBlock, 0, parentCv, 0, false, 0, 64, this.flags | 4);
			newCv = parentCv;
			newCvOffset = 0;
			totalChunks >>>= 1;
		}
		this.pushCv(newCv, newCvOffset);
	}
	update(input) {
		let inputOffset = 0;
		let inputLen = input.length;
		while (inputLen > 0) {
			if (this.chunkState.len() === 1024) {
				const output = this.chunkState.output();
				const chunkCv = this.chunkCv;
				compress(output.inputCv, 0, output.blockWords, 0, chunkCv, 0, false, output.counter, output.blockLen, output.flags);
				const totalChunks = this.chunkState.chunkCounter + 1;
				this.addChunkCv(chunkCv, 0, totalChunks);
				this.chunkState.resetTo(this.keyWords, totalChunks, this.flags);
			}
			const want = 1024 - this.chunkState.len();
			const take = Math.min(want, inputLen);
			this.chunkState.update(input, inputOffset, take);
			inputOffset += take;
			inputLen -= take;
		}
		return this;
	}
	finalizeOutput() {
		let output = this.chunkState.output();
		let parentBlock = this.parentBlock;
		let cv = this.finalizeCv;
		if (this.cvStackLen > 0) {
			compress(output.inputCv, 0, output.blockWords, 0, cv, 0, false, output.counter, output.blockLen, output.flags);
			while (this.cvStackLen > 0) {
				this.cvStackLen--;
				parentBlock.set(this.cvStack.subarray(this.cvStackLen * 8, (this.cvStackLen + 1) * 8), 0);
				parentBlock.set(cv, 8);
				if (this.cvStackLen > 0) compress(this.keyWords, 0, parentBlock, 0, cv, 0, false, 0, 64, this.flags | 4);
				else return {
					inputCv: this.keyWords,
					blockWords: parentBlock,
					blockLen: 64,
					counter: 0,
					flags: this.flags | 4
				};
			}
		}
		return output;
	}
	finalize(outputLength = 32) {
		const output = this.finalizeOutput();
		const result = new Uint8Array(outputLength);
		if (outputLength <= 64) {
			const outWords = this.outWords;
			compress(output.inputCv, 0, output.blockWords, 0, outWords, 0, outputLength > 32, output.counter, output.blockLen, output.flags | 8);
			if (IS_LITTLE_ENDIAN) {
				const outBytes = new Uint8Array(outWords.buffer);
				result.set(outBytes.subarray(0, outputLength));
			} else writeLittleEndianBytesPartial(outWords, 0, result, 0, outputLength);
		} else {
			const full = this.finalizeXof().read(outputLength);
			result.set(full);
		}
		return result;
	}
	finalizeXof() {
		const output = this.finalizeOutput();
		return new XofReader(new Uint32Array(output.inputCv), new Uint32Array(output.blockWords), output.counter, output.blockLen, output.flags);
	}
};

// node_modules/@huggingface/xetchunk-wasm/dist/esm/xet-chunker.js
const BLAKE3_DATA_KEY = new Uint8Array([
	102,
	151,
	245,
	119,
	91,
	149,
	80,
	222,
	49,
	53,
	203,
	172,
	165,
	151,
	24,
	28,
	157,
	228,
	33,
	16,
	155,
	235,
	43,
	88,
	180,
	208,
	176,
	75,
	147,
	173,
	242,
	41
]);

// node_modules/@huggingface/xetchunk-wasm/dist/esm/xorb-hash.js
const BLAKE3_NODE_KEY = new Uint8Array([
	1,
	126,
	197,
	199,
	165,
	71,
	41,
	150,
	253,
	148,
	102,
	102,
	180,
	138,
	2,
	230,
	93,
	221,
	83,
	111,
	55,
	199,
	109,
	210,
	248,
	99,
	82,
	230,
	74,
	83,
	113,
	63
]);
const nodeHasher = Hasher.newKeyed(BLAKE3_NODE_KEY);

// node_modules/@huggingface/xetchunk-wasm/dist/esm/hash-utils.js
const ZERO_KEY = /* @__PURE__ */ new Uint8Array(32);
const VERIFICATION_KEY = new Uint8Array([
	127,
	24,
	87,
	214,
	206,
	86,
	237,
	102,
	18,
	127,
	249,
	19,
	231,
	165,
	195,
	243,
	164,
	205,
	38,
	213,
	181,
	219,
	73,
	230,
	65,
	36,
	152,
	127,
	40,
	251,
	148,
	195
]);
const fileHasher = Hasher.newKeyed(ZERO_KEY);
const verificationHasher = Hasher.newKeyed(VERIFICATION_KEY);

// node_modules/@huggingface/hub/dist/chunk-AXSL4LYE.mjs
var HUB_URL = "https://huggingface.co";
async function createApiError(response, opts) {
	const error = new HubApiError(response.url, response.status, response.headers.get("X-Request-Id") ?? opts?.requestId);
	error.message = `Api error with status ${error.statusCode}${opts?.message ? `. ${opts.message}` : ""}`;
	const trailer = [`URL: ${error.url}`, error.requestId ? `Request ID: ${error.requestId}` : void 0].filter(Boolean).join(". ");
	if (response.headers.get("Content-Type")?.startsWith("application/json")) {
		const json = await response.json();
		error.message = json.error || json.message || error.message;
		if (json.error_description) error.message = error.message ? error.message + `: ${json.error_description}` : json.error_description;
		error.data = json;
	} else error.data = { message: await response.text() };
	error.message += `. ${trailer}`;
	throw error;
}
var HubApiError = class extends Error {
	statusCode;
	url;
	requestId;
	data;
	constructor(url, statusCode, requestId, message) {
		super(message);
		this.statusCode = statusCode;
		this.requestId = requestId;
		this.url = url;
	}
};
function checkAccessToken(accessToken) {
	if (!accessToken.startsWith("hf_")) throw new TypeError("Your access token must start with 'hf_'");
}
function checkCredentials(params) {
	if (params.accessToken) {
		checkAccessToken(params.accessToken);
		return params.accessToken;
	}
	if (params.credentials?.accessToken) {
		checkAccessToken(params.credentials.accessToken);
		return params.credentials.accessToken;
	}
}
function toRepoId(repo) {
	if (typeof repo !== "string") return repo;
	if (repo.startsWith("model/") || repo.startsWith("models/")) throw new TypeError("A repo designation for a model should not start with 'models/', directly specify the model namespace / name");
	if (repo.startsWith("space/")) throw new TypeError("Spaces should start with 'spaces/', plural, not 'space/'");
	if (repo.startsWith("dataset/")) throw new TypeError("Datasets should start with 'datasets/', plural, not 'dataset/'");
	if (repo.startsWith("bucket/")) throw new TypeError("Buckets should start with 'buckets/', plural, not 'bucket/'");
	if (repo.startsWith("kernel/")) throw new TypeError("Kernels should start with 'kernels/', plural, not 'kernel/'");
	const slashes = repo.split("/").length - 1;
	if (repo.startsWith("spaces/")) {
		if (slashes !== 2) throw new TypeError("Space Id must include namespace and name of the space");
		return {
			type: "space",
			name: repo.slice(7)
		};
	}
	if (repo.startsWith("datasets/")) {
		if (slashes > 2) throw new TypeError("Too many slashes in repo designation: " + repo);
		return {
			type: "dataset",
			name: repo.slice(9)
		};
	}
	if (repo.startsWith("buckets/")) {
		if (slashes !== 2) throw new TypeError("Bucket Id must include namespace and name of the bucket");
		return {
			type: "bucket",
			name: repo.slice(8)
		};
	}
	if (repo.startsWith("kernels/")) {
		if (slashes !== 2) throw new TypeError("Kernel Id must include namespace and name of the kernel");
		return {
			type: "kernel",
			name: repo.slice(8)
		};
	}
	if (slashes > 1) throw new TypeError("Too many slashes in repo designation: " + repo);
	return {
		type: "model",
		name: repo
	};
}
var isBrowser = typeof window !== "undefined" && typeof window.document !== "undefined";
var isWebWorker = typeof self === "object" && self.constructor && self.constructor.name === "DedicatedWorkerGlobalScope";
var isFrontend = !(!isBrowser && !isWebWorker);
var resolve;
var waitPromise = new Promise((r) => {
	resolve = r;
});
var hashSize = 65536;
var mlBits = 4;
var mlMask = (1 << mlBits) - 1;
var blockBuf = makeBuffer(5 << 20);
var hashTable = makeHashTable();
function makeHashTable() {
	try {
		return new Uint32Array(hashSize);
	} catch (error) {
		const hashTable2 = new Array(hashSize);
		for (let i = 0; i < hashSize; i++) hashTable2[i] = 0;
		return hashTable2;
	}
}
function makeBuffer(size) {
	return new Uint8Array(size);
}
var textEncoder = new TextEncoder();
var CRLF = textEncoder.encode("\r\n");
var HEADER_SEPARATOR = textEncoder.encode("\r\n\r\n");
function hasH2Fetch(versions = typeof process !== "undefined" ? process.versions : void 0, frontend = isFrontend) {
	if (frontend || !versions?.undici || versions.bun) return false;
	return Number(versions.undici.split(".")[0]) >= 8;
}
var GLOBAL_DISPATCHER_KEYS = [Symbol.for("undici.globalDispatcher.2"), Symbol.for("undici.globalDispatcher.1")];
function withHttp1(base) {
	return { dispatch: (options, handler) => base.dispatch({
		...options,
		allowH2: false
	}, handler) };
}
var cached;
async function getHttp1Dispatcher() {
	const globals = globalThis;
	const find = () => GLOBAL_DISPATCHER_KEYS.map((key) => globals[key]).find((d) => typeof d?.dispatch === "function");
	let base = find();
	if (base === void 0) {
		await (await fetch("data:,")).arrayBuffer();
		base = find();
	}
	if (base === void 0) return;
	if (cached?.base !== base) cached = {
		base,
		http1: withHttp1(base)
	};
	return cached.http1;
}
var undiciHttp1Fetch = async (input, init) => {
	const dispatcher = await getHttp1Dispatcher();
	return dispatcher ? fetch(input, {
		...init,
		dispatcher
	}) : fetch(input, init);
};
var http1Fetch = hasH2Fetch() ? undiciHttp1Fetch : (input, init) => fetch(input, init);
var HASH_LENGTH = 32;
var XORB_HASH_BOOKEND = "ff".repeat(HASH_LENGTH);
var TARGET_CHUNK_SIZE = 65536;
var MAX_CHUNK_SIZE = 2 * TARGET_CHUNK_SIZE;
var PROCESSING_PROGRESS_RATIO = .1;
1 - PROCESSING_PROGRESS_RATIO;
var SHARD_MAGIC_TAG = new Uint8Array([
	"H".charCodeAt(0),
	"F".charCodeAt(0),
	"R".charCodeAt(0),
	"e".charCodeAt(0),
	"p".charCodeAt(0),
	"o".charCodeAt(0),
	"M".charCodeAt(0),
	"e".charCodeAt(0),
	"t".charCodeAt(0),
	"a".charCodeAt(0),
	"D".charCodeAt(0),
	"a".charCodeAt(0),
	"t".charCodeAt(0),
	"a".charCodeAt(0),
	0,
	85,
	105,
	103,
	69,
	106,
	123,
	129,
	87,
	131,
	165,
	189,
	217,
	92,
	205,
	209,
	74,
	169
]);
function parseLinkHeader(header) {
	return Object.fromEntries([...header.matchAll(/<(https?:[/][/][^>]+)>;\s+rel="([^"]+)"/g)].map(([, url, rel]) => [rel, url]));
}
async function* listFiles(params) {
	const accessToken = checkCredentials(params);
	const repoId = toRepoId(params.repo);
	const revision = repoId.type === "bucket" ? void 0 : params.revision || "main";
	let url = `${params.hubUrl || "https://huggingface.co"}/api/${repoId.type}s/${repoId.name}/tree${revision ? `/${revision}` : ""}${params.path ? "/" + params.path : ""}?recursive=${!!params.recursive}&expand=${!!params.expand}`;
	while (url) {
		const res = await (params.fetch ?? fetch)(url, { headers: {
			accept: "application/json",
			...accessToken ? { Authorization: `Bearer ${accessToken}` } : void 0
		} });
		if (!res.ok) throw await createApiError(res);
		const items = await res.json();
		for (const item of items) yield item;
		const linkHeader = res.headers.get("Link");
		url = linkHeader ? parseLinkHeader(linkHeader).next : void 0;
	}
}
var DIFFUSERS_SAFETENSORS_FILE = "diffusion_pytorch_model.safetensors";
var DIFFUSERS_SAFETENSORS_INDEX_FILE = "diffusion_pytorch_model.safetensors.index.json";
var DIFFUSERS_WEIGHTS_SUBFOLDERS = ["transformer", "unet"];
var LIBRARY_WEIGHT_CANDIDATES = { diffusers: [...DIFFUSERS_WEIGHTS_SUBFOLDERS.map((folder) => ({
	single: `${folder}/${"diffusion_pytorch_model.safetensors"}`,
	index: `${folder}/${"diffusion_pytorch_model.safetensors.index.json"}`
})), {
	single: "diffusion_pytorch_model.safetensors",
	index: "diffusion_pytorch_model.safetensors.index.json"
}] };

// src/repository/hub/rows.ts
const ROWS = /\.(?:jsonl|ndjson|json|csv|tsv|parquet|geoparquet|gpq|arrow)(?:\.(?:gz|zst|bz2|xz|lz4|zip))?$/i;
function mayHoldRows(path) {
	return ROWS.test(path) && !/(?:^|\/)registry\.json$/.test(path);
}

// src/repository/hub/tasks.ts
function taskFinder(paths) {
	const tasks = new Set(paths.filter((path) => baseName(path) === "task.toml").map(directoryOf));
	return (path) => {
		for (let at = directoryOf(path); at !== ""; at = directoryOf(at)) if (tasks.has(at)) return true;
		return false;
	};
}

// src/repository/hub/trouble.ts
function troubleOf(trouble) {
	return {
		code: codeOf(trouble),
		detail: trouble.message
	};
}
function codeOf({ code }) {
	switch (code) {
		case "gated": return "gated";
		case "unauthorized":
		case "forbidden":
		case "disabled":
		case "repo-not-found": return "no-permission";
		case "too-large": return "too-large";
		case "not-found":
		case "revision-not-found": return "changed";
		default: return "network";
	}
}

// src/repository/hub/names.ts
const MANY_SIBLINGS = 1e3;
const MAX_ENTRIES = 1e6;
async function readNames(http, info) {
	const { siblings } = info;
	if (siblings !== null && siblings.length < MANY_SIBLINGS && !siblings.some(mayHoldRows)) return {
		listing: listingOf(siblings.map((path) => ({
			path,
			kind: "file",
			size: null
		})), null),
		lfs: /* @__PURE__ */ new Map(),
		knowsLinks: false
	};
	return await readTree(http, info);
}
async function readTree(http, info) {
	const entries = [];
	const lfs = /* @__PURE__ */ new Map();
	let problem = null;
	let count = 0;
	try {
		const pages = listFiles({
			repo: {
				type: "dataset",
				name: info.id
			},
			revision: info.sha,
			recursive: true,
			hubUrl: http.endpoint.href.replace(/\/$/, ""),
			fetch: withPlainLinks(http)
		});
		for await (const { path, type, size, lfs: content } of pages) {
			count += 1;
			if (count > MAX_ENTRIES) {
				problem = {
					code: "listing-cut",
					detail: `more than ${MAX_ENTRIES} entries`
				};
				break;
			}
			if (type === "directory") continue;
			const isFile = type === "file";
			entries.push({
				path,
				kind: isFile ? "file" : "submodule",
				size: isFile && isCount(size) ? size : null
			});
			if (content !== void 0 && isCount(content.size)) lfs.set(path, {
				oid: content.oid,
				size: content.size
			});
		}
	} catch (error) {
		problem = error instanceof HttpFailure ? troubleOf(error.trouble) : {
			code: "listing-cut",
			detail: "a page cannot be read"
		};
	}
	return {
		listing: listingOf(entries, problem),
		lfs,
		knowsLinks: false
	};
}
const MAX_PATHS = {
	request: 400,
	all: 2e3
};
const MAX_ANSWER = 4194304;
async function rowSizes(http, { id, sha }, entries) {
	const sizes = /* @__PURE__ */ new Map();
	const lfs = /* @__PURE__ */ new Map();
	const isInTask = taskFinder(entries.map(({ path }) => path));
	const paths = entries.filter(({ path, kind }) => kind === "file" && mayHoldRows(path) && isPath(path) && !isInTask(path)).map(({ path }) => path).slice(0, MAX_PATHS.all);
	for (let at = 0; at < paths.length; at += MAX_PATHS.request) {
		const json = {
			paths: paths.slice(at, at + MAX_PATHS.request),
			expand: false
		};
		const answer = await askJson(http, "POST", apiPath(id, "paths-info", sha), {
			json,
			maxBytes: MAX_ANSWER
		});
		if (!answer.ok || !Array.isArray(answer.value)) break;
		for (const item of answer.value) {
			const [path, size, oid] = [
				property(item, "path"),
				property(item, "size"),
				property(property(item, "lfs"), "oid")
			];
			if (typeof path !== "string" || !isCount(size)) continue;
			sizes.set(path, size);
			if (typeof oid === "string") lfs.set(path, {
				oid,
				size
			});
		}
	}
	return {
		sizes,
		lfs
	};
}
function isCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
function listingOf(entries, problem) {
	const good = entries.filter(({ path }) => isPath(path));
	const odd = good.length === entries.length ? null : {
		code: "listing-cut",
		detail: "a name that is no path"
	};
	return new Listing(good, { problem: problem ?? odd });
}
function isPath(path) {
	if (typeof path !== "string" || path === "" || path.length > 4096 || path.includes("\0")) return false;
	return !path.split("/").some((part) => part === "" || part === "." || part === "..");
}
function withPlainLinks(http) {
	return async (input, init) => {
		const response = await http.fetch(input, init);
		const link = response.headers.get("link");
		if (link === null) return response;
		const next = link.slice(0, 8192).split(/,(?=\s*<)/).find((part) => /;\s*rel\s*=\s*"?next"?\s*(?:;|$)/i.test(part));
		const target = /<([^<>]*)>/.exec(next ?? "")?.[1];
		const base = input instanceof Request ? input.url : String(input);
		const headers = new Headers(response.headers);
		headers.delete("link");
		if (target !== void 0 && URL.canParse(target, base)) headers.set("link", `<${new URL(target, base).href}>; rel="next"`);
		return new Response(response.body, {
			status: response.status,
			headers
		});
	};
}

// src/repository/hub/pool.ts
var Pool = class {
	free;
	waiting = [];
	constructor(size) {
		this.free = size;
	}
	async run(job) {
		if (this.free > 0) this.free -= 1;
		else await new Promise((resolve) => this.waiting.push(resolve));
		try {
			return await job();
		} finally {
			const next = this.waiting.shift();
			if (next === void 0) this.free += 1;
			else next();
		}
	}
};

// src/repository/hub/reader.ts
const AT_ONCE = 8;
const SMALL = 262144;
const MAX_KEPT = 33554432;
const MAX_LINK = 1024;
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
var ReadBudget = class {
	pool = new Pool(AT_ONCE);
	reads = 0;
	kept = 0;
	most;
	constructor(most) {
		this.most = most;
	}
	take() {
		if (this.reads >= this.most) return false;
		this.reads += 1;
		return true;
	}
};
var HubReader = class {
	http;
	id;
	sha;
	listing;
	lfs;
	knowsLinks;
	budget;
	contents = /* @__PURE__ */ new Map();
	running = /* @__PURE__ */ new Map();
	gate = null;
	constructor(http, repo, names, budget) {
		this.http = http;
		this.id = repo.id;
		this.sha = repo.sha;
		this.listing = names.listing;
		this.lfs = names.lfs;
		this.knowsLinks = names.knowsLinks;
		this.budget = budget;
	}
	async read(path, limit, mode) {
		const entry = this.listing.get(path);
		if (entry === void 0 ? this.listing.complete || this.listing.isDirectory(path) : entry.kind !== "file") return unread({ code: entry === void 0 && !this.listing.isDirectory(path) ? "missing" : "not-a-file" });
		const kept = this.contents.get(path);
		if (kept !== void 0) return cut(kept, limit, mode);
		const lfs = this.lfs.get(path);
		if (lfs !== void 0 && !mayHoldRows(path)) return cut(pointer(lfs), limit, mode);
		const size = entry?.size ?? null;
		if (size === 0) return {
			ok: true,
			bytes: NOTHING,
			truncated: false
		};
		if (size !== null && size > limit && mode === "whole") return tooLarge(size);
		const key = `${mode} ${limit} ${path}`;
		let running = this.running.get(key);
		if (running === void 0) {
			running = this.budget.pool.run(() => this.load(path, size, limit, mode));
			this.running.set(key, running);
		}
		const result = await running;
		if (result.ok) this.running.delete(key);
		return result;
	}
	async load(path, size, limit, mode) {
		if (this.gate !== null) return unread(this.gate);
		const address = pathOf("datasets", ...this.id.split("/"), "resolve", this.sha, ...path.split("/"));
		if (address === null) return unread({
			code: "io-error",
			detail: "the name has no address on the Hub"
		});
		if (!this.budget.take()) return unread({ code: "budget" });
		const range = rangeFor(size, limit, mode);
		const init = {
			accept: "*/*",
			maxBytes: limit,
			...range === null ? {} : { range }
		};
		const isText = !mayHoldRows(path);
		let result = await this.http.request("GET", address, {
			...init,
			stay: isText
		});
		if (result.ok && result.status >= 300 && result.status < 400) {
			const lfs = linked(result.home);
			if (lfs !== null) return cut(pointer(lfs), limit, mode);
			result = await this.http.request("GET", address, init);
		}
		if (!result.ok) {
			const why = troubleOf(result.trouble);
			if (why.code === "gated" && path !== "README.md") this.gate = why;
			if (result.trouble.code === "not-found" && this.listing.get(path) === void 0) return unread({ code: "missing" });
			return unread(why);
		}
		return this.accept(path, taken(result, size, limit, mode), isText);
	}
	accept(path, result, isText) {
		if (!result.ok || result.truncated) return result;
		if (isText && !this.knowsLinks && this.isLink(path, result.bytes)) return unread({
			code: "not-a-file",
			detail: "it holds the path of another file: it may be a symbolic link"
		});
		const { length } = result.bytes;
		if (length <= SMALL && this.budget.kept + length <= MAX_KEPT) {
			this.budget.kept += length;
			this.contents.set(path, result.bytes);
		}
		return result;
	}
	isLink(path, bytes) {
		if (bytes.length === 0 || bytes.length > MAX_LINK) return false;
		const text = new TextDecoder().decode(bytes);
		if (/[\n\r\0\ufffd]/.test(text) || text.startsWith("/")) return false;
		const found = resolvePath(this.listing, joinPath(directoryOf(path), text));
		return (found.kind === "file" || found.kind === "directory") && found.path !== path && found.path !== directoryOf(path);
	}
};
function rangeFor(size, limit, mode) {
	if (mode === "whole" || size !== null && size <= limit) return null;
	if (mode === "head") return {
		from: 0,
		to: Math.max(0, limit - 1)
	};
	return size === null ? { last: limit } : { from: size - limit };
}
function taken(answer, size, limit, mode) {
	const { bytes, status, truncated } = answer;
	if (status === 416) {
		if (/^bytes \*\/0$/.test(answer.headers.get("content-range") ?? "")) return {
			ok: true,
			bytes: NOTHING,
			truncated: false
		};
		return unread({
			code: "io-error",
			detail: "the Hub does not send this part of the file"
		});
	}
	if (status === 206) return part(answer, limit, mode);
	if (truncated) {
		if (mode === "whole") return tooLarge(size);
		if (mode === "tail") return unread({
			code: "io-error",
			detail: "the Hub does not send parts of the file"
		});
		return {
			ok: true,
			bytes,
			truncated: true
		};
	}
	if (size !== null && bytes.length !== size) return unread({
		code: "io-error",
		detail: `${bytes.length} of ${size} bytes arrived`
	});
	return cut(bytes, limit, mode);
}
function part({ bytes, headers, truncated }, limit, mode) {
	const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(headers.get("content-range") ?? "");
	const [from, to, total] = match === null ? [
		-1,
		-1,
		-1
	] : match.slice(1).map(Number);
	const start = mode === "tail" ? Math.max(0, (total ?? 0) - limit) : 0;
	if (truncated || from !== start || bytes.length !== (to ?? 0) - start + 1 || bytes.length !== Math.min(limit, total ?? 0)) return unread({
		code: "io-error",
		detail: "the Hub sent another part of the file than was asked for"
	});
	return {
		ok: true,
		bytes,
		truncated: (total ?? 0) > bytes.length
	};
}
function linked(headers) {
	const oid = /^(?:W\/)?"?([0-9a-f]{64})"?$/.exec(headers.get("x-linked-etag") ?? "")?.[1];
	const size = /^\d{1,15}$/.exec(headers.get("x-linked-size") ?? "")?.[0];
	return oid === void 0 || size === void 0 ? null : {
		oid,
		size: Number(size)
	};
}
function pointer({ oid, size }) {
	return new TextEncoder().encode(`version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${size}\n`);
}
function tooLarge(size) {
	return unread(size === null ? { code: "too-large" } : {
		code: "too-large",
		detail: `${size} bytes`
	});
}
function unread(why) {
	return {
		ok: false,
		why
	};
}

// src/repository/hub.ts
const SAMPLING = {
	all: 200,
	spread: 40
};
const MAX_READS = 1e3;
async function openHubRepo(options) {
	const { http } = options;
	const read = await readHubInfo(http, options.id, options.revision);
	if (!read.ok) return read;
	const { info } = read;
	const reads = options.reads ?? null;
	const sampling = reads === null ? SAMPLING : {
		all: reads,
		spread: reads
	};
	return {
		ok: true,
		repository: await openCommit(http, info, sampling, new ReadBudget(Math.max(MAX_READS, 4 * sampling.all)), true),
		revision: info.sha,
		id: info.id,
		info
	};
}
async function openCommit(http, info, sampling, budget, withHistory) {
	const names = await readNames(http, info);
	const { listing } = names;
	const reader = new HubReader(http, info, names, budget);
	const open = async (revision) => {
		const earlier = await readHubInfo(http, info.id, revision);
		return earlier.ok ? await openCommit(http, earlier.info, sampling, budget, false) : null;
	};
	return {
		listing,
		sampling,
		history: withHistory ? new HubHistory({
			http,
			id: info.id,
			sha: info.sha,
			listing,
			open
		}) : null,
		get reads() {
			return budget.reads;
		},
		read(path, limit, mode = "whole") {
			return reader.read(path, limit, mode);
		}
	};
}

export { taskFinder as a, HubHistory as c, readEndpoint as d, redirectTarget as f, rowSizes as i, HttpFailure as l, HubReader as n, mayHoldRows as o, ReadBudget as r, readHubInfo as s, openHubRepo as t, pathOf as u };
