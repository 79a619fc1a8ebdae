import { t as readBody } from "./body.js";
import { d as readEndpoint, f as redirectTarget, l as HttpFailure, t as openHubRepo } from "./hub2.js";
import { C as maskSecrets, ct as readSmallFile, dt as judgeOpened, ft as listing, pt as notJudged, un as EXIT } from "./core.js";

// src/platform/http/deadline.ts
const MOST_TIMEOUTS = 20;
var Deadline = class {
	abort;
	timeout;
	whole;
	idle = null;
	constructor(abort, timeout) {
		this.abort = abort;
		this.timeout = timeout;
		this.whole = setTimeout(() => abort.abort(), timeout * MOST_TIMEOUTS);
	}
	alive() {
		if (this.idle !== null) clearTimeout(this.idle);
		this.idle = setTimeout(() => this.abort.abort(), this.timeout);
	}
	end() {
		if (this.idle !== null) clearTimeout(this.idle);
		clearTimeout(this.whole);
	}
};

// src/platform/http/trouble.ts
const MAX_WORDS = 300;
function answerTrouble(asked, status, headers, text) {
	const words = wordsOf(headers, text);
	const code = codeOf(asked, status, headers.get("x-error-code") ?? "", words);
	const requestId = plain(headers.get("x-request-id") ?? headers.get("x-amz-cf-id") ?? "", 100);
	const tail = words === "" ? "" : `: ${hide(words, asked.token)}`;
	const id = requestId === "" ? "" : ` (request ${hide(requestId, asked.token)})`;
	return {
		code,
		status,
		requestId: requestId === "" ? null : hide(requestId, asked.token),
		message: `${asked.url.host} answered ${status} to ${asked.method} ${shownPath(asked)}${tail}${id}`
	};
}
function codeOf(asked, status, code, words) {
	if (code === "GatedRepo") return "gated";
	if (code === "RevisionNotFound") return "revision-not-found";
	if (code === "RepoNotFound") return "repo-not-found";
	if (code === "EntryNotFound") return "not-found";
	if (/access to this (?:resource|repo\w*) (?:is|has been) disabled/i.test(words)) return "disabled";
	switch (status) {
		case 401: return /^\/(?:api\/)?datasets\//.test(asked.url.pathname) && asked.token === null && !/invalid credentials/i.test(words) ? "repo-not-found" : "unauthorized";
		case 403: return "forbidden";
		case 404: return "not-found";
		case 408: return "timeout";
		case 409: return "conflict";
		case 412: return "stale";
		case 413: return "too-large";
		case 429: return "rate-limited";
		default:
			if (status >= 500) return "server-error";
			return status >= 400 ? "refused" : "bad-answer";
	}
}
function wordsOf(headers, text) {
	const header = headers.get("x-error-message");
	if (header !== null && header !== "") return plain(header, MAX_WORDS);
	if (!/json/i.test(headers.get("content-type") ?? "")) return /plain/i.test(headers.get("content-type") ?? "") ? plain(text, MAX_WORDS) : "";
	try {
		const body = JSON.parse(text);
		if (typeof body !== "object" || body === null) return "";
		const { error, message } = body;
		return plain(typeof error === "string" ? error : typeof message === "string" ? message : "", MAX_WORDS);
	} catch {
		return "";
	}
}
function plain(text, most) {
	const line = text.slice(0, most * 4).replaceAll(/[\p{C}\s]+/gu, " ").trim();
	return line.length > most ? `${line.slice(0, most)}…` : line;
}
function hide(text, token) {
	return maskSecrets(token === null || token === "" ? text : text.replaceAll(token, "***"));
}
function shownPath(asked) {
	return hide(plain(asked.url.pathname, MAX_WORDS), asked.token);
}
function ownTrouble(asked, code, what, status = null) {
	const place = `${asked.url.host}, ${asked.method} ${shownPath(asked)}`;
	return {
		code,
		status,
		requestId: null,
		message: `${hide(what, asked.token)} (${place})`
	};
}
const NOT_SENT = /* @__PURE__ */ new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"UND_ERR_CONNECT_TIMEOUT"
]);
function fetchTrouble(asked, error) {
	const code = causeCode(error);
	const words = {
		ECONNREFUSED: "no server answers there",
		ENOTFOUND: "its name is not known",
		EAI_AGAIN: "its name cannot be looked up now",
		ECONNRESET: "the connection broke",
		UND_ERR_SOCKET: "the connection broke",
		UND_ERR_CONNECT_TIMEOUT: "it took too long to connect"
	};
	const why = Object.hasOwn(words, code) ? words[code] : code === "" ? "the connection failed" : code;
	return {
		trouble: ownTrouble(asked, "network", `${asked.url.host} cannot be reached: ${why}`),
		sent: !NOT_SENT.has(code)
	};
}
function causeCode(error) {
	for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
		if ("code" in at && typeof at.code === "string") return plain(at.code, 60);
		const [first] = at instanceof AggregateError ? at.errors : [];
		if (first instanceof Error && "code" in first && typeof first.code === "string") return plain(first.code, 60);
	}
	return "";
}

// src/platform/http/wait.ts
const LONGEST_MS = 36e5;
function askedWait(headers, now) {
	const limit = headers.get("ratelimit")?.slice(0, 500) ?? "";
	const left = /[;,]\s*r=(\d{1,9})/.exec(limit)?.[1];
	const seconds = /[;,]\s*t=(\d{1,9})/.exec(limit)?.[1];
	if (seconds !== void 0 && (left === void 0 || Number(left) === 0)) return bounded(Number(seconds) * 1e3);
	const after = headers.get("retry-after")?.trim() ?? "";
	if (/^\d{1,9}$/.test(after)) return bounded(Number(after) * 1e3);
	const date = /^[A-Z][a-z]{2}, /.test(after) ? Date.parse(after) : NaN;
	return Number.isNaN(date) ? null : bounded(Math.max(0, date - now));
}
function bounded(ms) {
	return Math.min(ms, LONGEST_MS);
}
var Pauses = class {
	now;
	sleep;
	most;
	until = 0;
	spent = 0;
	closedUntil = 0;
	constructor(now, sleep, most) {
		this.now = now;
		this.sleep = sleep;
		this.most = most;
	}
	get closed() {
		return Math.max(0, this.closedUntil - this.now());
	}
	async over() {
		for (let left = this.until - this.now(); left > 0; left = this.until - this.now()) await this.sleep(left);
	}
	start(ms) {
		const now = this.now();
		const until = now + ms;
		const more = Math.max(0, until - Math.max(this.until, now));
		if (this.spent + more > this.most) return false;
		this.spent += more;
		this.until = Math.max(this.until, until);
		return true;
	}
	close(ms) {
		this.closedUntil = Math.max(this.closedUntil, this.now() + ms);
	}
};

// src/platform/fetch.ts
const MAX_REDIRECTS = 5;
const MAX_ATTEMPTS = {
	fault: 4,
	limit: 8
};
const FIRST_PAUSE_MS = 500;
const MAX_WAIT_MS = 3e5;
const TIMEOUT_MS = 3e4;
const ERROR_BODY = 65536;
const LIBRARY_BODY = 33554432;
const METHODS = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"DELETE",
	"PATCH"
]);
function createHttp(options) {
	return new Client(options);
}
var Client = class {
	endpoint;
	counts = {
		reads: 0,
		writes: 0,
		bytes: 0
	};
	token;
	userAgent;
	send;
	now;
	timeout;
	pauses;
	constructor(options) {
		this.endpoint = options.endpoint;
		this.token = options.token;
		this.userAgent = options.userAgent;
		this.send = options.fetch ?? fetch;
		this.now = options.now ?? Date.now;
		this.timeout = options.timeoutMs ?? TIMEOUT_MS;
		const sleep = options.sleep ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
		this.pauses = new Pauses(this.now, sleep, options.maxWaitMs ?? MAX_WAIT_MS);
	}
	get hasToken() {
		return this.token !== null;
	}
	async request(method, path, init) {
		const base = this.endpoint.pathname.replace(/\/$/, "");
		const url = URL.canParse(`${this.endpoint.origin}${base}${path}`) ? new URL(`${this.endpoint.origin}${base}${path}`) : null;
		if (url === null || url.origin !== this.endpoint.origin || url.pathname !== `${base}${path}`) {
			const asked = {
				method,
				url: this.endpoint,
				token: this.token
			};
			return {
				ok: false,
				trouble: ownTrouble(asked, "bad-answer", "the path cannot be asked for")
			};
		}
		for (const [name, value] of Object.entries(init.query ?? {})) for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(one));
		return await this.repeat(method, url, init);
	}
	fetch = async (input, init) => {
		const request = input instanceof Request ? input : null;
		const url = new URL(request === null ? String(input) : request.url);
		const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
		const asked = {
			method,
			url,
			token: this.token
		};
		if (url.origin !== this.endpoint.origin || !METHODS.has(method)) {
			const what = `an answer of ${this.endpoint.host} leads to another server, which is not followed`;
			throw new HttpFailure(ownTrouble(asked, "bad-answer", what));
		}
		const headers = new Headers(init?.headers ?? request?.headers);
		headers.delete("authorization");
		const sent = init?.body ?? request?.body ?? null;
		const body = sent === null ? void 0 : new Uint8Array(await new Response(sent).arrayBuffer());
		const accept = headers.get("accept") ?? "*/*";
		const result = await this.repeat(method, url, {
			...body === void 0 ? {} : { body },
			headers: Object.fromEntries(headers),
			accept,
			maxBytes: LIBRARY_BODY
		});
		if (!result.ok) throw new HttpFailure(result.trouble);
		if (result.truncated) throw new HttpFailure(ownTrouble(asked, "too-large", "the answer is too large"));
		const empty = [
			204,
			205,
			304
		].includes(result.status);
		return new Response(empty ? null : result.bytes, {
			status: result.status,
			headers: result.headers
		});
	};
	async repeat(method, url, init) {
		const isRead = method === "GET" || method === "HEAD" || init.idempotent === true;
		for (let attempt = 1;; attempt += 1) {
			const { closed } = this.pauses;
			if (closed > 0) {
				const what = `${url.host} limits requests; it can be asked again in ${Math.ceil(closed / 1e3)} s`;
				return {
					ok: false,
					trouble: {
						...ownTrouble({
							method,
							url,
							token: this.token
						}, "rate-limited", what, 429),
						retryAfterMs: closed
					}
				};
			}
			await this.pauses.over();
			const outcome = await this.attempt(method, url, init, isRead);
			if ("done" in outcome) return outcome.done;
			const asked = outcome.wait ?? FIRST_PAUSE_MS * 2 ** (attempt - 1) * (outcome.cause === "limit" ? 4 : 1);
			const pause = Math.max(asked, FIRST_PAUSE_MS);
			if (attempt < MAX_ATTEMPTS[outcome.cause] && this.pauses.start(pause)) continue;
			if (outcome.cause === "limit") this.pauses.close(pause);
			return outcome.failed;
		}
	}
	async attempt(method, start, init, isRead) {
		const abort = new AbortController();
		const deadline = new Deadline(abort, this.timeout);
		let url = start;
		let withToken = this.token !== null;
		let home = new Headers();
		let asked = {
			method,
			url,
			token: this.token
		};
		try {
			for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
				this.counts[isRead ? "reads" : "writes"] += 1;
				deadline.alive();
				const response = await this.send(url, {
					method,
					headers: this.headers(init, withToken),
					...bodyOf(init),
					redirect: "manual",
					signal: abort.signal
				});
				deadline.alive();
				if (url.origin === this.endpoint.origin) home = response.headers;
				const location = response.headers.get("location");
				if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null) return await this.receive(asked, response, home, init, isRead, deadline);
				response.body?.cancel().catch(() => {});
				const target = redirectTarget(location, url, this.endpoint);
				const leaves = target?.origin !== url.origin;
				const keeps = isGet(method) || [307, 308].includes(response.status) && !leaves;
				if (target === null || !keeps) {
					const what = `${url.host} redirects to a place that is not followed`;
					return { done: {
						ok: false,
						trouble: ownTrouble(asked, "bad-answer", what, response.status)
					} };
				}
				if (leaves && init.stay === true) {
					const { status, headers } = response;
					return { done: {
						ok: true,
						status,
						headers,
						home,
						bytes: /* @__PURE__ */ new Uint8Array(0),
						truncated: false
					} };
				}
				withToken &&= target.origin === this.endpoint.origin;
				url = target;
				asked = {
					method,
					url,
					token: this.token
				};
			}
			return { done: {
				ok: false,
				trouble: ownTrouble(asked, "bad-answer", `more than ${MAX_REDIRECTS} redirects`)
			} };
		} catch (error) {
			const { trouble, sent } = abort.signal.aborted ? {
				trouble: ownTrouble(asked, "timeout", `${url.host} took too long to answer`),
				sent: true
			} : fetchTrouble(asked, error);
			const failed = {
				ok: false,
				trouble
			};
			return isRead || !sent ? {
				failed,
				cause: "fault",
				wait: null
			} : { done: failed };
		} finally {
			deadline.end();
		}
	}
	async receive(asked, response, home, init, isRead, deadline) {
		const { status, headers } = response;
		const good = response.ok || status === 416 && init.range !== void 0 || init.takes?.includes(status) === true;
		const { bytes, truncated } = await readBody(response, good ? init.maxBytes : ERROR_BODY, (length) => {
			this.counts.bytes += length;
			deadline.alive();
		});
		if (good) return { done: {
			ok: true,
			status,
			headers,
			home,
			bytes,
			truncated
		} };
		const trouble = answerTrouble(asked, status, headers, new TextDecoder().decode(bytes));
		const wait = askedWait(headers, this.now());
		const failed = {
			ok: false,
			trouble: wait === null ? trouble : {
				...trouble,
				retryAfterMs: wait
			}
		};
		if (status === 429) return {
			failed,
			cause: "limit",
			wait
		};
		return isRead && [
			500,
			502,
			503,
			504
		].includes(status) ? {
			failed,
			cause: "fault",
			wait: status === 503 ? wait : null
		} : { done: failed };
	}
	headers(init, withToken) {
		const headers = new Headers(init.headers);
		headers.set("accept", init.accept ?? "application/json");
		headers.set("user-agent", this.userAgent);
		if (init.json !== void 0) headers.set("content-type", "application/json");
		if (init.range !== void 0) headers.set("range", rangeText(init.range));
		if (withToken && this.token !== null) headers.set("authorization", `Bearer ${this.token}`);
		return headers;
	}
};
function isGet(method) {
	return method === "GET" || method === "HEAD";
}
function bodyOf(init) {
	if (init.json !== void 0) return { body: JSON.stringify(init.json) };
	return init.body === void 0 ? {} : { body: init.body };
}
function rangeText(range) {
	return "last" in range ? `bytes=-${range.last}` : `bytes=${range.from}-${range.to ?? ""}`;
}

// src/platform/hub-login.ts
const DEFAULT_ENDPOINT = "https://huggingface.co";
const VARIABLES = ["HF_TOKEN", "HUGGING_FACE_HUB_TOKEN"];
function readHubLogin(env, readFile, explicit = false) {
	if (isTrue(env["HF_HUB_OFFLINE"])) return { problem: "HF_HUB_OFFLINE is set: nothing on the Hub can be asked" };
	const address = env["HF_ENDPOINT"]?.trim() ?? "";
	const read = readEndpoint(address === "" ? DEFAULT_ENDPOINT : address);
	if ("problem" in read) return { problem: `HF_ENDPOINT cannot be used: ${read.problem}` };
	const { endpoint } = read;
	if (!explicit && isTrue(env["HF_HUB_DISABLE_IMPLICIT_TOKEN"])) return {
		token: null,
		source: null,
		endpoint
	};
	const variable = VARIABLES.find((name) => env[name] !== void 0 && env[name] !== "");
	const given = variable === void 0 ? "" : clean(env[variable] ?? "");
	if (variable !== void 0 && given !== "") {
		const problem = tokenProblem(given);
		return problem === null ? {
			token: given,
			source: variable,
			endpoint
		} : { problem: `${variable} ${problem}` };
	}
	const path = tokenPath(env);
	const file = path === null ? null : readFile(path);
	if (path === null || file === null) return {
		token: null,
		source: null,
		endpoint
	};
	if (!file.ok) {
		if (file.why === "missing") return {
			token: null,
			source: null,
			endpoint
		};
		return { problem: `the stored login ${path} cannot be read: ${file.message}` };
	}
	const stored = clean(new TextDecoder().decode(file.bytes));
	if (stored === "") return {
		token: null,
		source: null,
		endpoint
	};
	const problem = tokenProblem(stored);
	return problem === null ? {
		token: stored,
		source: "file",
		endpoint
	} : { problem: `the stored login ${path} ${problem}` };
}
function clean(text) {
	return text.replaceAll(/[\r\n]/g, "").trim();
}
function tokenProblem(token) {
	if (!/^[\x21-\x7e]{1,4096}$/.test(token)) return "holds characters that no token has";
	if (/^(?:gh[pousr]_|github_pat_)/.test(token)) return "holds a token of GitHub, which is not sent to the Hub";
	return null;
}
function tokenPath(env) {
	const home = env["HOME"] ?? env["USERPROFILE"] ?? "";
	const named = env["HF_TOKEN_PATH"];
	if (named !== void 0) return expand(named, env, home);
	const hub = env["HF_HOME"];
	if (hub !== void 0) return `${expand(hub, env, home)}/token`;
	const cache = env["XDG_CACHE_HOME"];
	if (cache !== void 0) return `${expand(cache, env, home)}/huggingface/token`;
	return home === "" ? null : `${home}/.cache/huggingface/token`;
}
function expand(path, env, home) {
	return (path === "~" || path.startsWith("~/") ? home + path.slice(1) : path).replaceAll(/\$(?:(\w+)|\{([^}]*)\})/g, (whole, name, braced) => {
		return env[name ?? braced ?? ""] ?? whole;
	});
}
function isTrue(value) {
	return value !== void 0 && [
		"1",
		"ON",
		"YES",
		"TRUE"
	].includes(value.toUpperCase());
}

// src/cli/hub.ts
const MAX_TOKEN_FILE = 65536;
const clients = /* @__PURE__ */ new Map();
function hubClient(explicit) {
	const known = clients.get(explicit);
	if (known !== void 0) return known;
	const login = readHubLogin(process.env, (path) => readSmallFile(path, MAX_TOKEN_FILE, true), explicit);
	const userAgent = `envcard/${"0.1.0"}; node/${process.versions.node}`;
	const client = "problem" in login ? login : {
		http: createHttp({
			...login,
			userAgent
		}),
		token: login.token
	};
	clients.set(explicit, client);
	return client;
}
async function judgeHub(target, settingsReader, session, done) {
	const started = performance.now();
	const asked = `hf:${target.id}`;
	const client = hubClient(false);
	if ("problem" in client) {
		session.say(client.problem);
		return notJudged(asked, "hub", "bad-login", client.problem, EXIT.usage);
	}
	const { http } = client;
	const { reads, thorough } = session.options;
	const open = async () => {
		if (thorough) return await (await import("./hub-clone.js")).openHubClone({
			...target,
			...client
		});
		const repo = await openHubRepo({
			...target,
			http,
			reads
		});
		return repo.ok ? {
			...repo,
			close: () => {}
		} : repo;
	};
	const opened = await listing(asked, session, open);
	if (!opened.ok) {
		const { code, message } = opened.error;
		session.say(message);
		return notJudged(asked, "hub", code, message, EXIT.unreadable);
	}
	const { repository } = opened;
	const timer = setInterval(() => {
		if (session.progress.due()) session.progress.show(`${asked}: ${repository.reads} files read`, null);
	}, 100);
	try {
		return await judgeRepo(opened, asked, settingsReader, session, done, started);
	} finally {
		clearInterval(timer);
		opened.close();
		session.debug(() => `${asked}: ${http.counts.reads} requests, ${http.counts.bytes} bytes so far`);
	}
}
async function judgeRepo({ id, revision, repository }, asked, settingsReader, session, done, started) {
	const name = `hf:${id}`;
	if (name !== asked) session.say(`${asked} is now called ${name}`);
	const settings = await settingsReader.forRepository(name, repository);
	if (!settings.ok) {
		for (const line of settings.lines) session.say(line);
		return notJudged(name, "hub", "bad-settings", settings.lines.join("\n"), EXIT.usage);
	}
	return await judgeOpened({
		kind: "hub",
		name,
		root: null,
		revision,
		repository,
		repoId: id,
		settings,
		started
	}, session, done);
}

export { judgeHub as n, hubClient as t };
