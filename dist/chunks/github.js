import { a as __toCommonJS, i as __require, n as __esmMin, o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { c as bodyFor, l as markerOf, n as decide, o as effectsOf, r as hold, t as base64, u as sentence } from "./base64.js";
import { a as changesOf, c as contentKey, l as readMarker, n as buildProposal, o as blobsKey, r as candidatesOf, s as changeKey, t as TITLES, u as replaceMarker } from "./proposal.js";
import { C as maskSecrets, Yt as blobId, it as shown } from "./core.js";
import { a as githubSentence, c as said, n as bodyNotes, o as haltMessage, r as compareLink, s as obstacleMessage, t as SETTLED } from "./sentences.js";
import { existsSync, readFileSync } from "fs";
import { EOL } from "os";
import { t as readBody } from "./body.js";

// node_modules/tunnel/lib/tunnel.js
var require_tunnel$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	__require("net");
	var tls = __require("tls");
	var http = __require("http");
	var https = __require("https");
	var events = __require("events");
	__require("assert");
	var util = __require("util");
	exports.httpOverHttp = httpOverHttp;
	exports.httpsOverHttp = httpsOverHttp;
	exports.httpOverHttps = httpOverHttps;
	exports.httpsOverHttps = httpsOverHttps;
	function httpOverHttp(options) {
		var agent = new TunnelingAgent(options);
		agent.request = http.request;
		return agent;
	}
	function httpsOverHttp(options) {
		var agent = new TunnelingAgent(options);
		agent.request = http.request;
		agent.createSocket = createSecureSocket;
		agent.defaultPort = 443;
		return agent;
	}
	function httpOverHttps(options) {
		var agent = new TunnelingAgent(options);
		agent.request = https.request;
		return agent;
	}
	function httpsOverHttps(options) {
		var agent = new TunnelingAgent(options);
		agent.request = https.request;
		agent.createSocket = createSecureSocket;
		agent.defaultPort = 443;
		return agent;
	}
	function TunnelingAgent(options) {
		var self = this;
		self.options = options || {};
		self.proxyOptions = self.options.proxy || {};
		self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
		self.requests = [];
		self.sockets = [];
		self.on("free", function onFree(socket, host, port, localAddress) {
			var options = toOptions(host, port, localAddress);
			for (var i = 0, len = self.requests.length; i < len; ++i) {
				var pending = self.requests[i];
				if (pending.host === options.host && pending.port === options.port) {
					self.requests.splice(i, 1);
					pending.request.onSocket(socket);
					return;
				}
			}
			socket.destroy();
			self.removeSocket(socket);
		});
	}
	util.inherits(TunnelingAgent, events.EventEmitter);
	TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
		var self = this;
		var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
		if (self.sockets.length >= this.maxSockets) {
			self.requests.push(options);
			return;
		}
		self.createSocket(options, function(socket) {
			socket.on("free", onFree);
			socket.on("close", onCloseOrRemove);
			socket.on("agentRemove", onCloseOrRemove);
			req.onSocket(socket);
			function onFree() {
				self.emit("free", socket, options);
			}
			function onCloseOrRemove(err) {
				self.removeSocket(socket);
				socket.removeListener("free", onFree);
				socket.removeListener("close", onCloseOrRemove);
				socket.removeListener("agentRemove", onCloseOrRemove);
			}
		});
	};
	TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
		var self = this;
		var placeholder = {};
		self.sockets.push(placeholder);
		var connectOptions = mergeOptions({}, self.proxyOptions, {
			method: "CONNECT",
			path: options.host + ":" + options.port,
			agent: false,
			headers: { host: options.host + ":" + options.port }
		});
		if (options.localAddress) connectOptions.localAddress = options.localAddress;
		if (connectOptions.proxyAuth) {
			connectOptions.headers = connectOptions.headers || {};
			connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
		}
		debug("making CONNECT request");
		var connectReq = self.request(connectOptions);
		connectReq.useChunkedEncodingByDefault = false;
		connectReq.once("response", onResponse);
		connectReq.once("upgrade", onUpgrade);
		connectReq.once("connect", onConnect);
		connectReq.once("error", onError);
		connectReq.end();
		function onResponse(res) {
			res.upgrade = true;
		}
		function onUpgrade(res, socket, head) {
			process.nextTick(function() {
				onConnect(res, socket, head);
			});
		}
		function onConnect(res, socket, head) {
			connectReq.removeAllListeners();
			socket.removeAllListeners();
			if (res.statusCode !== 200) {
				debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
				socket.destroy();
				var error = /* @__PURE__ */ new Error("tunneling socket could not be established, statusCode=" + res.statusCode);
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			if (head.length > 0) {
				debug("got illegal response body from proxy");
				socket.destroy();
				var error = /* @__PURE__ */ new Error("got illegal response body from proxy");
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			debug("tunneling connection has established");
			self.sockets[self.sockets.indexOf(placeholder)] = socket;
			return cb(socket);
		}
		function onError(cause) {
			connectReq.removeAllListeners();
			debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
			var error = /* @__PURE__ */ new Error("tunneling socket could not be established, cause=" + cause.message);
			error.code = "ECONNRESET";
			options.request.emit("error", error);
			self.removeSocket(placeholder);
		}
	};
	TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
		var pos = this.sockets.indexOf(socket);
		if (pos === -1) return;
		this.sockets.splice(pos, 1);
		var pending = this.requests.shift();
		if (pending) this.createSocket(pending, function(socket) {
			pending.request.onSocket(socket);
		});
	};
	function createSecureSocket(options, cb) {
		var self = this;
		TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
			var hostHeader = options.request.getHeader("host");
			var tlsOptions = mergeOptions({}, self.options, {
				socket,
				servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
			});
			var secureSocket = tls.connect(0, tlsOptions);
			self.sockets[self.sockets.indexOf(socket)] = secureSocket;
			cb(secureSocket);
		});
	}
	function toOptions(host, port, localAddress) {
		if (typeof host === "string") return {
			host,
			port,
			localAddress
		};
		return host;
	}
	function mergeOptions(target) {
		for (var i = 1, len = arguments.length; i < len; ++i) {
			var overrides = arguments[i];
			if (typeof overrides === "object") {
				var keys = Object.keys(overrides);
				for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
					var k = keys[j];
					if (overrides[k] !== void 0) target[k] = overrides[k];
				}
			}
		}
		return target;
	}
	var debug;
	if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) debug = function() {
		var args = Array.prototype.slice.call(arguments);
		if (typeof args[0] === "string") args[0] = "TUNNEL: " + args[0];
		else args.unshift("TUNNEL:");
		console.error.apply(console, args);
	};
	else debug = function() {};
	exports.debug = debug;
}));

// node_modules/tunnel/index.js
var require_tunnel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_tunnel$1();
}));

// scripts/bundle-undici.mjs
var bundle_undici_exports = /* @__PURE__ */ __exportAll({
	ProxyAgent: () => ProxyAgent,
	fetch: () => fetch$1
});
function ProxyAgent() {}
var fetch$1;
var init_bundle_undici = __esmMin((() => {
	fetch$1 = globalThis.fetch;
}));

// src/publish/github/json.ts
function at(value, ...path) {
	let found = value;
	for (const key of path) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return void 0;
		found = found[key];
	}
	return found;
}
function text$1(value) {
	return typeof value === "string" ? value : null;
}
function number(value) {
	return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}
function list(value) {
	return Array.isArray(value) ? value : [];
}
function oid(value) {
	return typeof value === "string" && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(value) ? value : null;
}

// src/publish/github/trouble.ts
const MAX_MESSAGE = 300;
const DEFAULT_WAIT_MS = 6e4;
const MESSAGES = [
	[/not permitted to create or approve pull requests/i, "setting"],
	[/archived/i, "archived"],
	[/rule violations|protected branch|creations? being restricted/i, "protected"],
	[/draft pull requests are not supported/i, "no-drafts"],
	[/already exists|does not exist|no commits between|not a fast forward|can't be blank/i, "moved"],
	[/head is invalid|has moved|Expected branch to point to|No such branch|No ref/i, "moved"]
];
function refusal({ status, headers, data }) {
	const message = messageOf(data);
	const made = (code, retryAfterMs = null) => {
		return {
			code,
			status,
			message,
			requestId: text(headers["x-github-request-id"]),
			retryAfterMs
		};
	};
	const wait = waitOf(status, headers, message);
	if (wait !== null) return made("rate-limited", wait);
	if (status === 401) return made("unauthorized");
	if (status >= 500) return made("server-error");
	if (status === 403 || status === 422) {
		const known = MESSAGES.find(([pattern]) => pattern.test(message));
		if (known !== void 0) return made(known[1]);
		return made(status === 403 ? "forbidden" : "refused");
	}
	if (status === 404 || status === 410) return made("not-found");
	return made(status === 409 ? "moved" : "refused");
}
function graphqlRefusal(errors, requestId) {
	const sorted = errors.map((error) => {
		return {
			code: graphqlCode(error),
			status: 200,
			message: clean(error.message),
			requestId,
			retryAfterMs: null
		};
	});
	return sorted.find(({ code }) => code !== "server-error") ?? sorted[0] ?? {
		code: "bad-answer",
		status: 200,
		message: "no data",
		requestId,
		retryAfterMs: null
	};
}
function graphqlCode({ type, message }) {
	if (/rate limit/i.test(message)) return "rate-limited";
	switch (type) {
		case "FORBIDDEN":
		case "INSUFFICIENT_SCOPES": return MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? "forbidden";
		case "NOT_FOUND": return /Repository/.test(message) ? "not-found" : "moved";
		case "STALE_DATA": return "moved";
		case "BRANCH_PROTECTION_RULE_VIOLATION": return "protected";
		case "RATE_LIMITED": return "rate-limited";
		case "":
		case "SERVICE_UNAVAILABLE":
		case "INTERNAL": return "server-error";
		default: return MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? "refused";
	}
}
function unreached(message) {
	return {
		code: "network",
		status: null,
		message: clean(message),
		requestId: null,
		retryAfterMs: null
	};
}
function badAnswer(what) {
	return {
		ok: false,
		trouble: {
			code: "bad-answer",
			status: 200,
			message: what,
			requestId: null,
			retryAfterMs: null
		}
	};
}
function waitOf(status, headers, message) {
	if (status !== 429 && status !== 403) return null;
	const after = Number(text(headers["retry-after"]) ?? NaN);
	if (Number.isFinite(after) && after >= 0) return after * 1e3;
	if (text(headers["x-ratelimit-remaining"]) === "0") {
		const reset = Number(text(headers["x-ratelimit-reset"]) ?? NaN);
		return Number.isFinite(reset) ? Math.max(0, reset * 1e3 - Date.now()) : DEFAULT_WAIT_MS;
	}
	return status === 429 || /secondary rate limit|abuse detection/i.test(message) ? DEFAULT_WAIT_MS : null;
}
function messageOf(data) {
	if (typeof data !== "object" || data === null) return "";
	const { message, errors } = data;
	return clean([message, ...Array.isArray(errors) ? errors.slice(0, 5) : []].map((part) => typeof part === "object" && part !== null && "message" in part ? part.message : part).filter((part) => typeof part === "string" && part !== "").join(": "));
}
function clean(message) {
	return shown(maskSecrets(message.replaceAll(/\s+/g, " ").trim()), MAX_MESSAGE);
}
function text(value) {
	return typeof value === "string" ? value : typeof value === "number" ? String(value) : null;
}

// src/publish/github/branch.ts
const BASE = "Envcard-Base";
const CONTENT = "Envcard-Content";
const TRAILERS = new RegExp(`^${BASE}: ([0-9a-f]{40})\\n${CONTENT}: ([0-9a-f]{40})$`, "m");
const MAX_FILES = 300;
function keysOf({ cards }) {
	return {
		base: contentKey(cards.map(({ path, before }) => ({
			path,
			bytes: before
		}))),
		content: contentKey(cards.map(({ path, after }) => ({
			path,
			bytes: after
		})))
	};
}
function withTrailers(body, { base, content }) {
	const trailers = `${BASE}: ${base}\n${CONTENT}: ${content}`;
	return body === "" ? trailers : `${body}\n\n${trailers}`;
}
function readTrailers(message) {
	const [, base, content] = TRAILERS.exec(message.replaceAll("\r\n", "\n")) ?? [];
	return base === void 0 || content === void 0 ? null : {
		base,
		content
	};
}
function sameKeys(a, b) {
	return a?.base === b.base && a.content === b.content;
}
function readComparison(data, head) {
	const [ahead, behind] = [number(at(data, "ahead_by")), number(at(data, "behind_by"))];
	if (ahead === null || behind === null) return badAnswer("the answer is no comparison");
	const commits = list(at(data, "commits"));
	const files = list(at(data, "files"));
	const keys = commits.map((commit) => readTrailers(text$1(at(commit, "commit", "message")) ?? ""));
	const last = keys.at(-1) ?? null;
	const blobs = files.flatMap((file) => {
		const [path, blob] = [text$1(at(file, "filename")), oid(at(file, "sha"))];
		return path === null ? [] : [{
			path,
			blob
		}];
	});
	return {
		ok: true,
		value: {
			oid: head,
			ahead,
			behind,
			ours: commits.length === ahead && files.length < MAX_FILES && blobs.length === files.length && last !== null && keys.every((one) => one !== null) && blobsKey(blobs) === last.content,
			keys: last
		}
	};
}

// src/publish/github/survey.ts
const MAX_PULL_CARDS = 10;
const PAGE = 50;
const MAX_PAGES = 10;
async function readSurvey(query, request) {
	const { cards } = request;
	let survey = null;
	let after = null;
	for (let page = 0; page < MAX_PAGES; page += 1) {
		const answer = await query(surveyText(cards.length, request.base !== null, survey === null), {
			owner: request.owner,
			name: request.name,
			branch: request.branch,
			branchRef: `refs/heads/${request.branch}`,
			nextRef: `refs/heads/${request.next}`,
			...request.base === null ? {} : { baseRef: `refs/heads/${request.base}` },
			after,
			...Object.fromEntries(cards.map((path, i) => [`p${i}`, path]))
		});
		if (!answer.ok) return answer;
		const { data, errors, requestId } = answer.value;
		const serious = errors.filter((error) => !isMissingFile(error) && error.path[0] !== "viewer");
		if (serious.length > 0) return {
			ok: false,
			trouble: graphqlRefusal(serious, requestId)
		};
		const repository = at(data, "repository");
		const open = at(repository, "open");
		const pulls = list(at(open, "nodes")).flatMap((node) => pullOf(node, cards));
		const known = survey ?? surveyOf(data, cards, pulls);
		if (known === null) return badAnswer("the answer does not describe the repository");
		survey = {
			...known,
			pulls: union(known.pulls, pulls)
		};
		if (!(at(open, "pageInfo", "hasNextPage") === true)) return {
			ok: true,
			value: survey
		};
		after = text$1(at(open, "pageInfo", "endCursor"));
	}
	return survey === null ? badAnswer("no pages") : {
		ok: true,
		value: survey
	};
}
function isMissingFile({ type, path }) {
	const last = path.at(-1);
	return type === "NOT_FOUND" && typeof last === "string" && /^c\d+$/.test(last);
}
function surveyText(count, named, whole) {
	const files = (many) => paths(many, (i) => `c${i}: file(path: $p${i}) { oid size mode }`).join(" ");
	const looked = Math.min(count, MAX_PULL_CARDS);
	const variables = [
		"$owner: String!",
		"$name: String!",
		"$after: String"
	];
	if (whole) variables.push("$branch: String!", "$branchRef: String!", "$nextRef: String!");
	if (whole && named) variables.push("$baseRef: String!");
	variables.push(...paths(whole ? count : looked, (i) => `$p${i}: String!`));
	const repository = `
      id nameWithOwner url isArchived
      base: ${named ? "ref(qualifiedName: $baseRef)" : "defaultBranchRef"} {
        name target { oid ... on Commit { oid ${files(count)} } }
      }
      branch: ref(qualifiedName: $branchRef) { target { oid } }
      next: ref(qualifiedName: $nextRef) {
        target { oid ... on Commit { message parents(first: 1) { nodes { oid } } } }
      }
      own: pullRequests(headRefName: $branch, first: 100, orderBy: { field: CREATED_AT, direction: DESC }) {
        nodes { ...pull }
      }`;
	return `query envcardSurvey(${variables.join(", ")}) {
    ${whole ? "viewer { login }" : ""}
    repository(owner: $owner, name: $name) {${whole ? repository : ""}
      open: pullRequests(states: OPEN, first: ${PAGE}, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
        pageInfo { hasNextPage endCursor }
        nodes { ...pull }
      }
    }
  }
  fragment pull on PullRequest {
    number url title body state isCrossRepository baseRefName headRefName headRefOid
    labels(first: 100) { nodes { name } }
    commits(last: 1) { nodes { commit { oid ${files(looked)} } } }
  }`;
}
function paths(count, each) {
	return Array.from({ length: count }, (_, i) => each(i));
}
function surveyOf(data, cards, open) {
	const repository = at(data, "repository");
	const id = text$1(at(repository, "id"));
	const fullName = text$1(at(repository, "nameWithOwner"));
	const url = text$1(at(repository, "url"));
	if (id === null || fullName === null || url === null) return null;
	const target = at(repository, "base", "target");
	const tip = oid(at(target, "oid"));
	const name = text$1(at(repository, "base", "name"));
	const next = at(repository, "next", "target");
	const nextOid = oid(at(next, "oid"));
	const own = list(at(repository, "own", "nodes")).flatMap((node) => pullOf(node, cards));
	return {
		viewer: text$1(at(data, "viewer", "login")),
		id,
		fullName,
		url,
		archived: at(repository, "isArchived") === true,
		base: tip === null || name === null ? null : {
			name,
			oid: tip
		},
		branch: oid(at(repository, "branch", "target", "oid")),
		next: nextOid === null ? null : {
			oid: nextOid,
			message: text$1(at(next, "message")) ?? "",
			parent: oid(at(list(at(next, "parents", "nodes"))[0], "oid"))
		},
		cards: filesOf(target, cards),
		pulls: union(own, open)
	};
}
const STATES = /* @__PURE__ */ new Map([
	["OPEN", "open"],
	["CLOSED", "closed"],
	["MERGED", "merged"]
]);
function pullOf(node, cards) {
	const state = STATES.get(at(node, "state"));
	const id = number(at(node, "number"));
	const head = oid(at(node, "headRefOid"));
	const url = text$1(at(node, "url"));
	if (state === void 0 || id === null || head === null || url === null) return [];
	const commit = at(list(at(node, "commits", "nodes")).at(-1), "commit");
	return [{
		number: id,
		url,
		title: text$1(at(node, "title")) ?? "",
		body: text$1(at(node, "body")) ?? "",
		state,
		fromFork: at(node, "isCrossRepository") !== false,
		base: text$1(at(node, "baseRefName")) ?? "",
		head: text$1(at(node, "headRefName")) ?? "",
		oid: head,
		labels: list(at(node, "labels", "nodes")).flatMap((label) => text$1(at(label, "name")) ?? []),
		cards: filesOf(commit, cards.slice(0, MAX_PULL_CARDS))
	}];
}
function filesOf(commit, cards) {
	const files = /* @__PURE__ */ new Map();
	for (const [i, path] of cards.entries()) {
		const file = at(commit, `c${i}`);
		const id = oid(at(file, "oid"));
		if (id !== null && (number(at(file, "mode")) ?? 0) >> 12 === 8) files.set(path, {
			oid: id,
			size: number(at(file, "size")) ?? 0
		});
	}
	return files;
}
function union(a, b) {
	return [...new Map([...a, ...b].map((pull) => [pull.number, pull])).values()].toSorted((one, other) => other.number - one.number);
}

// src/publish/github/look.ts
const MAX_BLOBS = 20;
const MAX_OWN = 5;
function nextBranch(branch) {
	return `${branch}-next`;
}
async function look(options) {
	const { client, wishes } = options;
	const present = options.sources.filter(({ audit }) => audit.cardBytes !== null);
	const all = [...new Set(candidatesOf(present, wishes.remove).map(({ card }) => card))];
	const cards = all.slice(0, 100);
	const sources = present.filter(({ card }) => cards.includes(card) || !all.includes(card));
	const { base, branch } = wishes;
	const answer = await client.survey({
		base,
		branch,
		next: nextBranch(branch),
		cards
	});
	if (!answer.ok) return answer;
	const survey = answer.value;
	const obstacle = obstacleOf(survey, wishes);
	if (obstacle !== null || survey.base === null) return {
		ok: true,
		value: {
			kind: "obstacle",
			obstacle: obstacle ?? { code: "no-base" },
			survey
		}
	};
	const judged = [];
	for (const source of sources) {
		if (!cards.includes(source.card)) {
			judged.push(source);
			continue;
		}
		const again = await asOnBase(source, survey, client, options.judgeAgain);
		if (!again.ok) return again;
		if (again.value === null) return {
			ok: true,
			value: {
				kind: "obstacle",
				obstacle: {
					code: "not-judged",
					card: source.card
				},
				survey
			}
		};
		judged.push(again.value);
	}
	const candidates = candidatesOf(judged, wishes.remove);
	const pulls = await readPulls(client, survey, survey.base, wishes, judged, candidates);
	if (!pulls.ok) return pulls;
	const taken = pulls.value.some(({ own, info }) => own && info.state === "open" && info.head === branch);
	const spare = await comparisonOf(client, survey.base.oid, taken ? null : survey.branch);
	if (!spare.ok) return spare;
	const next = await comparisonOf(client, survey.base.oid, survey.next?.oid ?? null);
	if (!next.ok) return next;
	return {
		ok: true,
		value: {
			kind: "seen",
			view: {
				survey,
				base: survey.base,
				sources: judged,
				candidates,
				pulls: pulls.value,
				spare: spare.value,
				next: next.value
			}
		}
	};
}
async function readPulls(client, survey, base, { branch }, sources, candidates) {
	const reader = new CardReader(client, survey);
	const cards = new Set(sources.map(({ card }) => card));
	const pulls = [];
	let compared = 0;
	for (const info of survey.pulls.filter((pull) => pull.base === base.name)) {
		const marker = readMarker(info.body);
		const about = marker !== null && marker.changes.every(({ card }) => cards.has(card));
		const own = !info.fromFork && (info.head === branch || about);
		const isOpen = info.state === "open";
		if (!own && !isOpen) continue;
		let state = null;
		if (own && isOpen && compared < MAX_OWN) {
			compared += 1;
			const comparison = await client.compare(base.oid, info.oid);
			if (!comparison.ok) return comparison;
			state = comparison.value;
		}
		const effects = (own ? marker === null || isOpen && state?.ours !== true : true) ? await reader.effects(info, candidates) : EMPTY;
		if (!effects.ok) return effects;
		const shown = own ? marker ?? markerFrom(candidates, effects.value, state) : null;
		pulls.push({
			info,
			own,
			marker: shown,
			marked: marker !== null,
			effects: effects.value,
			branch: state
		});
	}
	return {
		ok: true,
		value: pulls
	};
}
const EMPTY = {
	ok: true,
	value: /* @__PURE__ */ new Set()
};
function obstacleOf({ archived, base, pulls }, { branch, head }) {
	if (base === null) return { code: "no-base" };
	if (archived) return { code: "archived" };
	if ([branch, nextBranch(branch)].includes(base.name)) return {
		code: "branch-is-base",
		base: base.name
	};
	if (base.oid !== head) return {
		code: "not-tip",
		tip: base.oid,
		base: base.name
	};
	const other = pulls.find((pull) => {
		return pull.state === "open" && !pull.fromFork && pull.head === branch && pull.base !== base.name;
	});
	return other === void 0 ? null : {
		code: "branch-in-use",
		number: other.number,
		base: other.base
	};
}
async function comparisonOf(client, base, head) {
	return head === null ? {
		ok: true,
		value: null
	} : await client.compare(base, head);
}
async function asOnBase(source, survey, client, judgeAgain) {
	const file = survey.cards.get(source.card);
	const bytes = source.audit.cardBytes;
	if (file === void 0 || bytes === null) return {
		ok: true,
		value: null
	};
	if (file.oid === blobId(bytes)) return {
		ok: true,
		value: source
	};
	if (file.size > 4194304) return {
		ok: true,
		value: null
	};
	const blob = await client.blob(file.oid);
	return blob.ok ? {
		ok: true,
		value: await judgeAgain(source, blob.value)
	} : blob;
}
function markerFrom(candidates, effects, state) {
	const nothing = contentKey([]);
	const { base, content } = state?.keys ?? {
		base: nothing,
		content: nothing
	};
	return {
		changes: candidates.filter((change) => effects.has(changeKey(change))),
		base,
		content: [content],
		withdrawn: null
	};
}
var CardReader = class {
	client;
	survey;
	known = /* @__PURE__ */ new Map();
	constructor(client, survey) {
		this.client = client;
		this.survey = survey;
	}
	async effects({ cards }, candidates) {
		const found = /* @__PURE__ */ new Set();
		for (const [path, { oid, size }] of cards) {
			if (oid === this.survey.cards.get(path)?.oid || size > 4194304) continue;
			const bytes = await this.read(oid);
			if (!bytes.ok) return bytes;
			if (bytes.value === null) continue;
			const changes = candidates.filter(({ card }) => card === path);
			for (const key of effectsOf(bytes.value, changes)) found.add(key);
		}
		return {
			ok: true,
			value: found
		};
	}
	async read(oid) {
		const known = this.known.get(oid);
		if (known !== void 0 || this.known.size >= MAX_BLOBS) return {
			ok: true,
			value: known ?? null
		};
		const answer = await this.client.blob(oid);
		if (answer.ok) this.known.set(oid, answer.value);
		return answer;
	}
};

// src/publish/github/act.ts
const CLOSING = "<!-- envcard:closing:v1 -->";
var Actor = class {
	writes = 0;
	remarks = /* @__PURE__ */ new Set();
	client;
	wishes;
	view;
	constructor(client, wishes, view) {
		this.client = client;
		this.wishes = wishes;
		this.view = view;
	}
	async create(proposal) {
		const { wishes, view } = this;
		const ready = await this.bring(wishes.branch, view.spare, proposal);
		if (!ready.ok) return ready;
		const pull = {
			title: wishes.title ?? proposal.title,
			body: this.bodyOf(proposal, []),
			head: wishes.branch,
			base: view.base.name
		};
		let made = await this.client.createPull({
			...pull,
			draft: wishes.draft
		});
		if (!made.ok && made.trouble.code === "no-drafts" && wishes.draft) {
			this.remarks.add("no-drafts");
			made = await this.client.createPull({
				...pull,
				draft: false
			});
		}
		if (!made.ok) return halted("pull", made.trouble, true);
		this.writes += 1;
		await this.label(made.value.number, wishes.labels);
		return made;
	}
	async update(target, proposal) {
		const { info, marker, marked, branch } = target;
		const ready = await this.bring(info.head, branch, proposal);
		if (!ready.ok) return ready;
		const change = {
			...marked ? { body: this.bodyOf(proposal, marker?.content ?? []) } : {},
			...this.wishes.title === null && TITLES.includes(info.title) && info.title !== proposal.title ? { title: proposal.title } : {}
		};
		if (change.title !== void 0 || change.body !== void 0 && change.body !== info.body) {
			const changed = await this.did(this.client.changePull(info.number, change));
			if (!changed.ok) return halted("pull", changed.trouble, true);
		}
		return {
			ok: true,
			value: info
		};
	}
	async close({ info, marker, branch }, reason, linked) {
		const { client } = this;
		const told = await client.hasComment(info.number, CLOSING);
		if (!told.ok) return halted("read", told.trouble);
		if (!told.value) {
			const note = linked === null ? "" : ` (#${linked.number})`;
			const text = `${sentence(`withdrawn-${reason}`)}${note}\n\n${CLOSING}`;
			const said = await this.did(client.comment(info.number, text));
			if (!said.ok) return halted("pull", said.trouble);
		}
		const body = marker === null ? info.body : replaceMarker(info.body, {
			...marker,
			withdrawn: reason
		});
		const closed = await this.did(client.changePull(info.number, {
			state: "closed",
			body
		}));
		if (!closed.ok) return halted("pull", closed.trouble);
		if (branch !== null) {
			const gone = await this.remove([{
				branch: info.head,
				before: branch.oid
			}]);
			if (!gone.ok) return gone;
		}
		return {
			ok: true,
			value: info
		};
	}
	async finish(target, isWanted) {
		const { wishes, view } = this;
		if (target !== null && target.branch?.ours === true) {
			const missing = wishes.labels.filter((label) => !target.info.labels.includes(label));
			if (missing.length > 0) {
				const ever = await this.client.labelsEver(target.info.number);
				if (!ever.ok) return halted("read", ever.trouble);
				await this.label(target.info.number, missing.filter((label) => !ever.value.has(label)));
			}
		}
		const left = [];
		const { next, spare } = view;
		if (next !== null && (next.ours || next.ahead === 0)) left.push({
			branch: nextBranch(wishes.branch),
			before: next.oid
		});
		if (spare !== null && !isWanted && (spare.ours || spare.ahead === 0) && this.isForgotten()) left.push({
			branch: wishes.branch,
			before: spare.oid
		});
		return left.length === 0 ? {
			ok: true,
			value: null
		} : await this.remove(left);
	}
	isForgotten() {
		const latest = this.view.pulls.find(({ own, info }) => own && info.head === this.wishes.branch);
		return latest === void 0 || latest.info.state === "closed" && latest.marker?.withdrawn != null;
	}
	async bring(branch, state, proposal) {
		const { client, view } = this;
		const keys = keysOf(proposal);
		if (state === null) {
			const made = await this.did(client.createBranch(branch, view.base.oid));
			return made.ok ? await this.commit(branch, view.base.oid, proposal) : halted("branch", made.trouble);
		}
		if (state.ahead === 0) {
			if (state.behind > 0) {
				const moved = await this.did(client.forward(branch, view.base.oid));
				if (!moved.ok) return halted("branch", moved.trouble);
			}
			return await this.commit(branch, view.base.oid, proposal);
		}
		if (state.ours && sameKeys(state.keys, keys)) return {
			ok: true,
			value: null
		};
		if (state.ours && state.keys?.base === keys.base) return await this.commit(branch, state.oid, proposal);
		return await this.move(branch, state.oid, proposal);
	}
	async move(branch, before, proposal) {
		const { client, view, wishes } = this;
		const { survey, base, next: left } = view;
		const next = nextBranch(wishes.branch);
		let ready = survey.next !== null && survey.next.parent === base.oid && sameKeys(readTrailers(survey.next.message), keysOf(proposal)) ? survey.next?.oid ?? null : null;
		if (ready === null) {
			const placed = await this.place(next, left);
			if (!placed.ok) return placed;
			const made = await this.commitOn(next, base.oid, proposal);
			if (!made.ok) return halted("branch", made.trouble);
			ready = made.value;
		}
		const updates = [{
			branch,
			before,
			after: ready,
			force: true
		}, {
			branch: next,
			before: ready,
			after: null,
			force: true
		}];
		const moved = await this.did(client.updateRefs(survey.id, updates));
		return moved.ok ? {
			ok: true,
			value: null
		} : halted("branch", moved.trouble);
	}
	async place(next, left) {
		const { client, view } = this;
		const { oid } = view.base;
		if (left?.oid === oid) return {
			ok: true,
			value: null
		};
		const placed = left === null ? await this.did(client.createBranch(next, oid)) : await this.did(client.updateRefs(view.survey.id, [{
			branch: next,
			before: left.oid,
			after: oid,
			force: left.ours
		}]));
		return placed.ok ? {
			ok: true,
			value: null
		} : halted("branch", placed.trouble);
	}
	async commit(branch, head, proposal) {
		const made = await this.commitOn(branch, head, proposal);
		return made.ok ? {
			ok: true,
			value: null
		} : halted("branch", made.trouble);
	}
	commitOn(branch, head, proposal) {
		const [headline = "", ...rest] = (this.wishes.commitMessage ?? proposal.title).split("\n");
		const files = proposal.cards.map(({ path, after }) => ({
			path,
			bytes: after
		}));
		const body = withTrailers(rest.join("\n").trim(), keysOf(proposal));
		return this.did(this.client.commit({
			branch,
			head,
			headline: headline.trim(),
			body,
			files
		}));
	}
	async remove(branches) {
		const updates = branches.map(({ branch, before }) => ({
			branch,
			before,
			after: null,
			force: true
		}));
		const gone = await this.did(this.client.updateRefs(this.view.survey.id, updates));
		return gone.ok ? {
			ok: true,
			value: null
		} : halted("branch", gone.trouble);
	}
	async label(number, labels) {
		if (labels.length === 0) return;
		if (!(await this.did(this.client.addLabels(number, labels))).ok) this.remarks.add("no-labels");
	}
	bodyOf(proposal, earlier) {
		return bodyFor(proposal, {
			kind: "github",
			maxBytes: 65536,
			version: this.wishes.version,
			marker: markerOf(proposal, earlier),
			notes: bodyNotes(this.view.survey.viewer)
		});
	}
	async did(write) {
		const answer = await write;
		if (answer.ok) this.writes += 1;
		return answer;
	}
};
function halted(stage, trouble, branchReady = false) {
	return {
		ok: false,
		halt: {
			stage,
			trouble,
			branchReady
		}
	};
}

// src/publish/github/client.ts
const NO_OBJECT = "0".repeat(40);
var GithubClient = class {
	requests;
	owner;
	repo;
	constructor(requests, repository) {
		this.requests = requests;
		[this.owner, this.repo] = split(repository);
	}
	get counts() {
		return this.requests.counts;
	}
	pause(ms) {
		return this.requests.pause(ms);
	}
	async survey(request) {
		const query = this.requests.query.bind(this.requests);
		const answer = await readSurvey(query, {
			...request,
			owner: this.owner,
			name: this.repo
		});
		if (answer.ok) [this.owner, this.repo] = split(answer.value.fullName);
		return answer;
	}
	async compare(base, head) {
		const answer = await this.rest("GET", "compare/{basehead}", { basehead: `${base}...${head}` });
		if (answer.ok) return readComparison(answer.value, head);
		if (answer.trouble.code !== "not-found") return answer;
		return {
			ok: true,
			value: {
				oid: head,
				ahead: 1,
				behind: 1,
				ours: false,
				keys: null
			}
		};
	}
	async blob(id) {
		const answer = await this.rest("GET", "git/blobs/{file_sha}", { file_sha: id });
		if (!answer.ok) return answer;
		const bytes = at(answer.value, "encoding") === "base64" ? fromBase64(text$1(at(answer.value, "content")) ?? "") : null;
		return bytes === null ? badAnswer("the answer is no file") : {
			ok: true,
			value: bytes
		};
	}
	async createBranch(branch, sha) {
		return done(await this.rest("POST", "git/refs", {
			ref: `refs/heads/${branch}`,
			sha
		}));
	}
	async forward(branch, sha) {
		return done(await this.rest("PATCH", "git/refs/{ref}", {
			ref: `heads/${branch}`,
			sha,
			force: false
		}));
	}
	async updateRefs(repositoryId, updates) {
		const refUpdates = updates.map(({ branch, before, after, force }) => {
			return {
				name: `refs/heads/${branch}`,
				beforeOid: before,
				afterOid: after ?? NO_OBJECT,
				force
			};
		});
		return done(await this.requests.mutate(`mutation envcardRefs($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`, { input: {
			repositoryId,
			refUpdates
		} }));
	}
	async commit({ branch, head, headline, body, files }) {
		const text = `mutation envcardCommit($input: CreateCommitOnBranchInput!) {
      createCommitOnBranch(input: $input) { commit { oid } }
    }`;
		const input = {
			branch: {
				repositoryNameWithOwner: `${this.owner}/${this.repo}`,
				branchName: branch
			},
			expectedHeadOid: head,
			message: {
				headline,
				body
			},
			fileChanges: { additions: files.map(({ path, bytes }) => ({
				path,
				contents: base64(bytes)
			})) }
		};
		const answer = await this.requests.mutate(text, { input });
		if (!answer.ok) return answer;
		const id = oid(at(answer.value, "createCommitOnBranch", "commit", "oid"));
		return id === null ? badAnswer("the answer names no commit") : {
			ok: true,
			value: id
		};
	}
	async createPull(pull) {
		const answer = await this.rest("POST", "pulls", { ...pull });
		if (!answer.ok) return answer;
		const [id, url] = [number(at(answer.value, "number")), text$1(at(answer.value, "html_url"))];
		return id === null || url === null ? badAnswer("the answer is no pull request") : {
			ok: true,
			value: {
				number: id,
				url
			}
		};
	}
	async changePull(pull, change) {
		return done(await this.rest("PATCH", "pulls/{pull_number}", {
			pull_number: pull,
			...change
		}));
	}
	async addLabels(pull, labels) {
		return done(await this.rest("POST", "issues/{issue_number}/labels", {
			issue_number: pull,
			labels
		}));
	}
	async labelsEver(pull) {
		const answer = await this.rest("GET", "issues/{issue_number}/events", {
			issue_number: pull,
			per_page: 100
		});
		if (!answer.ok) return answer;
		const events = list(answer.value).filter((event) => at(event, "event") === "labeled");
		return {
			ok: true,
			value: new Set(events.flatMap((event) => text$1(at(event, "label", "name")) ?? []))
		};
	}
	async hasComment(pull, part) {
		const answer = await this.rest("GET", "issues/{issue_number}/comments", {
			issue_number: pull,
			per_page: 100
		});
		if (!answer.ok) return answer;
		return {
			ok: true,
			value: list(answer.value).some((comment) => text$1(at(comment, "body"))?.includes(part) === true)
		};
	}
	async comment(pull, body) {
		return done(await this.rest("POST", "issues/{issue_number}/comments", {
			issue_number: pull,
			body
		}));
	}
	rest(method, path, parameters) {
		const { owner, repo } = this;
		return this.requests.rest(`${method} /repos/{owner}/{repo}/${path}`, {
			owner,
			repo,
			...parameters
		});
	}
};
function split(repository) {
	const [owner = "", name = ""] = repository.split("/");
	return [owner, name];
}
function fromBase64(lines) {
	const text = lines.replaceAll("\n", "");
	if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
	return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
function done(answer) {
	return answer.ok ? {
		ok: true,
		value: null
	} : answer;
}

// src/publish/github/plan.ts
function planGithubProposal(view, remove) {
	const { sources, candidates } = view;
	const recognised = view.pulls.filter((pull) => pull.own);
	const others = view.pulls.filter(({ own }) => !own).toSorted((a, b) => a.info.number - b.info.number).map(({ info, effects }) => ({
		number: info.number,
		url: info.url,
		brings: effects
	}));
	const past = recognised.flatMap((pull) => toOwn(pull, null));
	const held = hold({
		candidates,
		own: past,
		others,
		reconsider: false
	});
	const wanted = buildProposal(sources, {
		remove,
		held
	});
	const own = recognised.flatMap((pull) => toOwn(pull, wanted.proposal));
	const decision = decide({
		wanted: wanted.proposal === null ? [] : changesOf(wanted.proposal),
		held,
		undecided: new Set(wanted.undecided.map(changeKey)),
		carried: carriedBy(view, own),
		refused: wanted.notProposed.some(({ reason }) => reason === "not-editable"),
		own
	});
	const target = recognised.find(({ info }) => info.number === decision.target?.number) ?? null;
	return {
		decision,
		wanted,
		held,
		target,
		repaired: repairedBy(decision, wanted, held, target)
	};
}
function toOwn({ info, marker, marked, branch }, proposal) {
	if (marker === null) return [];
	const isOpen = info.state === "open";
	return [{
		number: info.number,
		url: info.url,
		state: info.state,
		marker,
		mine: true,
		touched: isOpen && branch?.ours !== true,
		current: proposal !== null && branch !== null && isCurrent(marker.changes, marked, branch.keys, proposal),
		conflicts: false,
		reopened: isOpen && marker.withdrawn !== null
	}];
}
function isCurrent(told, marked, keys, proposal) {
	if (!sameKeys(keys, keysOf(proposal))) return false;
	const wanted = new Set(changesOf(proposal).map(changeKey));
	return !marked || told.length === wanted.size && told.every((change) => wanted.has(changeKey(change)));
}
function carriedBy({ sources }, own) {
	const told = own.filter(({ state }) => state === "open").flatMap(({ marker }) => marker.changes);
	const carried = /* @__PURE__ */ new Set();
	for (const { audit, card } of sources) {
		const changes = told.filter((change) => change.card === card);
		for (const key of effectsOf(audit.cardBytes, changes)) carried.add(key);
	}
	return carried;
}
function repairedBy({ action, reason, target: kept }, { proposal }, held, target) {
	const repaired = /* @__PURE__ */ new Set();
	for (const [key, { reason: why }] of held) if (why === "elsewhere") repaired.add(key);
	const written = action === "create" || action === "update" || reason === "up-to-date";
	if (written && proposal !== null) for (const change of changesOf(proposal)) repaired.add(changeKey(change));
	if (!written && kept !== null && action === "leave") {
		for (const key of target?.effects ?? []) repaired.add(key);
		if (target?.branch?.ours === true) for (const change of kept.marker.changes) repaired.add(changeKey(change));
	}
	return repaired;
}

// node_modules/@actions/github/lib/context.js
var Context = class {
	constructor() {
		var _a, _b, _c;
		this.payload = {};
		if (process.env.GITHUB_EVENT_PATH) {
			if (existsSync(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				const path = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME;
		this.sha = process.env.GITHUB_SHA;
		this.ref = process.env.GITHUB_REF;
		this.workflow = process.env.GITHUB_WORKFLOW;
		this.action = process.env.GITHUB_ACTION;
		this.actor = process.env.GITHUB_ACTOR;
		this.job = process.env.GITHUB_JOB;
		this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
		this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
		this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
		this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
		this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
		this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
	}
	get issue() {
		const payload = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner,
				repo
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
};

// node_modules/@actions/github/node_modules/@actions/http-client/lib/proxy.js
var require_proxy = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getProxyUrl = getProxyUrl;
	exports.checkBypass = checkBypass;
	function getProxyUrl(reqUrl) {
		const usingSsl = reqUrl.protocol === "https:";
		if (checkBypass(reqUrl)) return;
		const proxyVar = (() => {
			if (usingSsl) return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
			else return process.env["http_proxy"] || process.env["HTTP_PROXY"];
		})();
		if (proxyVar) try {
			return new DecodedURL(proxyVar);
		} catch (_a) {
			if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
		}
		else return;
	}
	function checkBypass(reqUrl) {
		if (!reqUrl.hostname) return false;
		if (isLoopbackAddress(reqUrl.hostname)) return true;
		const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
		if (!noProxy) return false;
		let reqPort;
		if (reqUrl.port) reqPort = Number(reqUrl.port);
		else if (reqUrl.protocol === "http:") reqPort = 80;
		else if (reqUrl.protocol === "https:") reqPort = 443;
		const upperReqHosts = [reqUrl.hostname.toUpperCase()];
		if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
		for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
		return false;
	}
	function isLoopbackAddress(host) {
		const hostLower = host.toLowerCase();
		return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
	}
	var DecodedURL = class extends URL {
		constructor(url, base) {
			super(url, base);
			this._decodedUsername = decodeURIComponent(super.username);
			this._decodedPassword = decodeURIComponent(super.password);
		}
		get username() {
			return this._decodedUsername;
		}
		get password() {
			return this._decodedPassword;
		}
	};
}));

// node_modules/@actions/github/node_modules/@actions/http-client/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __awaiter = this$1 && this$1.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.HttpClient = exports.HttpClientResponse = exports.HttpClientError = exports.MediaTypes = exports.Headers = exports.HttpCodes = void 0;
	exports.getProxyUrl = getProxyUrl;
	exports.isHttps = isHttps;
	const http = __importStar(__require("http"));
	const https = __importStar(__require("https"));
	const pm = __importStar(require_proxy());
	const tunnel = __importStar(require_tunnel());
	const undici_1 = (init_bundle_undici(), __toCommonJS(bundle_undici_exports));
	var HttpCodes;
	(function(HttpCodes) {
		HttpCodes[HttpCodes["OK"] = 200] = "OK";
		HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
		HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
		HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
		HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
		HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
		HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
		HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
		HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
		HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
		HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
		HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
		HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
		HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
		HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
		HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
		HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
		HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
		HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
		HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
		HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
		HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
		HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
		HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
		HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
		HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
		HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
	})(HttpCodes || (exports.HttpCodes = HttpCodes = {}));
	var Headers;
	(function(Headers) {
		Headers["Accept"] = "accept";
		Headers["ContentType"] = "content-type";
	})(Headers || (exports.Headers = Headers = {}));
	var MediaTypes;
	(function(MediaTypes) {
		MediaTypes["ApplicationJson"] = "application/json";
	})(MediaTypes || (exports.MediaTypes = MediaTypes = {}));
	function getProxyUrl(serverUrl) {
		const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
		return proxyUrl ? proxyUrl.href : "";
	}
	const HttpRedirectCodes = [
		HttpCodes.MovedPermanently,
		HttpCodes.ResourceMoved,
		HttpCodes.SeeOther,
		HttpCodes.TemporaryRedirect,
		HttpCodes.PermanentRedirect
	];
	const HttpResponseRetryCodes = [
		HttpCodes.BadGateway,
		HttpCodes.ServiceUnavailable,
		HttpCodes.GatewayTimeout
	];
	const RetryableHttpVerbs = [
		"OPTIONS",
		"GET",
		"DELETE",
		"HEAD"
	];
	const ExponentialBackoffCeiling = 10;
	const ExponentialBackoffTimeSlice = 5;
	var HttpClientError = class HttpClientError extends Error {
		constructor(message, statusCode) {
			super(message);
			this.name = "HttpClientError";
			this.statusCode = statusCode;
			Object.setPrototypeOf(this, HttpClientError.prototype);
		}
	};
	exports.HttpClientError = HttpClientError;
	var HttpClientResponse = class {
		constructor(message) {
			this.message = message;
		}
		readBody() {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
					let output = Buffer.alloc(0);
					this.message.on("data", (chunk) => {
						output = Buffer.concat([output, chunk]);
					});
					this.message.on("end", () => {
						resolve(output.toString());
					});
				}));
			});
		}
		readBodyBuffer() {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
					const chunks = [];
					this.message.on("data", (chunk) => {
						chunks.push(chunk);
					});
					this.message.on("end", () => {
						resolve(Buffer.concat(chunks));
					});
				}));
			});
		}
	};
	exports.HttpClientResponse = HttpClientResponse;
	function isHttps(requestUrl) {
		return new URL(requestUrl).protocol === "https:";
	}
	var HttpClient = class {
		constructor(userAgent, handlers, requestOptions) {
			this._ignoreSslError = false;
			this._allowRedirects = true;
			this._allowRedirectDowngrade = false;
			this._maxRedirects = 50;
			this._allowRetries = false;
			this._maxRetries = 1;
			this._keepAlive = false;
			this._disposed = false;
			this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
			this.handlers = handlers || [];
			this.requestOptions = requestOptions;
			if (requestOptions) {
				if (requestOptions.ignoreSslError != null) this._ignoreSslError = requestOptions.ignoreSslError;
				this._socketTimeout = requestOptions.socketTimeout;
				if (requestOptions.allowRedirects != null) this._allowRedirects = requestOptions.allowRedirects;
				if (requestOptions.allowRedirectDowngrade != null) this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
				if (requestOptions.maxRedirects != null) this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
				if (requestOptions.keepAlive != null) this._keepAlive = requestOptions.keepAlive;
				if (requestOptions.allowRetries != null) this._allowRetries = requestOptions.allowRetries;
				if (requestOptions.maxRetries != null) this._maxRetries = requestOptions.maxRetries;
			}
		}
		options(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
			});
		}
		get(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("GET", requestUrl, null, additionalHeaders || {});
			});
		}
		del(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("DELETE", requestUrl, null, additionalHeaders || {});
			});
		}
		post(requestUrl, data, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("POST", requestUrl, data, additionalHeaders || {});
			});
		}
		patch(requestUrl, data, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("PATCH", requestUrl, data, additionalHeaders || {});
			});
		}
		put(requestUrl, data, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("PUT", requestUrl, data, additionalHeaders || {});
			});
		}
		head(requestUrl, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request("HEAD", requestUrl, null, additionalHeaders || {});
			});
		}
		sendStream(verb, requestUrl, stream, additionalHeaders) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(verb, requestUrl, stream, additionalHeaders);
			});
		}
		getJson(requestUrl_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				const res = yield this.get(requestUrl, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		postJson(requestUrl_1, obj_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
				const data = JSON.stringify(obj, null, 2);
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
				const res = yield this.post(requestUrl, data, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		putJson(requestUrl_1, obj_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
				const data = JSON.stringify(obj, null, 2);
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
				const res = yield this.put(requestUrl, data, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		patchJson(requestUrl_1, obj_1) {
			return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
				const data = JSON.stringify(obj, null, 2);
				additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
				additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
				const res = yield this.patch(requestUrl, data, additionalHeaders);
				return this._processResponse(res, this.requestOptions);
			});
		}
		request(verb, requestUrl, data, headers) {
			return __awaiter(this, void 0, void 0, function* () {
				if (this._disposed) throw new Error("Client has already been disposed.");
				const parsedUrl = new URL(requestUrl);
				let info = this._prepareRequest(verb, parsedUrl, headers);
				const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
				let numTries = 0;
				let response;
				do {
					response = yield this.requestRaw(info, data);
					if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
						let authenticationHandler;
						for (const handler of this.handlers) if (handler.canHandleAuthentication(response)) {
							authenticationHandler = handler;
							break;
						}
						if (authenticationHandler) return authenticationHandler.handleAuthentication(this, info, data);
						else return response;
					}
					let redirectsRemaining = this._maxRedirects;
					while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
						const redirectUrl = response.message.headers["location"];
						if (!redirectUrl) break;
						const parsedRedirectUrl = new URL(redirectUrl);
						if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
						yield response.readBody();
						if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
							for (const header in headers) if (header.toLowerCase() === "authorization") delete headers[header];
						}
						info = this._prepareRequest(verb, parsedRedirectUrl, headers);
						response = yield this.requestRaw(info, data);
						redirectsRemaining--;
					}
					if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
					numTries += 1;
					if (numTries < maxTries) {
						yield response.readBody();
						yield this._performExponentialBackoff(numTries);
					}
				} while (numTries < maxTries);
				return response;
			});
		}
		dispose() {
			if (this._agent) this._agent.destroy();
			this._disposed = true;
		}
		requestRaw(info, data) {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve, reject) => {
					function callbackForResult(err, res) {
						if (err) reject(err);
						else if (!res) reject(/* @__PURE__ */ new Error("Unknown error"));
						else resolve(res);
					}
					this.requestRawWithCallback(info, data, callbackForResult);
				});
			});
		}
		requestRawWithCallback(info, data, onResult) {
			if (typeof data === "string") {
				if (!info.options.headers) info.options.headers = {};
				info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
			}
			let callbackCalled = false;
			function handleResult(err, res) {
				if (!callbackCalled) {
					callbackCalled = true;
					onResult(err, res);
				}
			}
			const req = info.httpModule.request(info.options, (msg) => {
				handleResult(void 0, new HttpClientResponse(msg));
			});
			let socket;
			req.on("socket", (sock) => {
				socket = sock;
			});
			req.setTimeout(this._socketTimeout || 18e4, () => {
				if (socket) socket.end();
				handleResult(/* @__PURE__ */ new Error(`Request timeout: ${info.options.path}`));
			});
			req.on("error", function(err) {
				handleResult(err);
			});
			if (data && typeof data === "string") req.write(data, "utf8");
			if (data && typeof data !== "string") {
				data.on("close", function() {
					req.end();
				});
				data.pipe(req);
			} else req.end();
		}
		getAgent(serverUrl) {
			const parsedUrl = new URL(serverUrl);
			return this._getAgent(parsedUrl);
		}
		getAgentDispatcher(serverUrl) {
			const parsedUrl = new URL(serverUrl);
			const proxyUrl = pm.getProxyUrl(parsedUrl);
			if (!(proxyUrl && proxyUrl.hostname)) return;
			return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
		}
		_prepareRequest(method, requestUrl, headers) {
			const info = {};
			info.parsedUrl = requestUrl;
			const usingSsl = info.parsedUrl.protocol === "https:";
			info.httpModule = usingSsl ? https : http;
			const defaultPort = usingSsl ? 443 : 80;
			info.options = {};
			info.options.host = info.parsedUrl.hostname;
			info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
			info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
			info.options.method = method;
			info.options.headers = this._mergeHeaders(headers);
			if (this.userAgent != null) info.options.headers["user-agent"] = this.userAgent;
			info.options.agent = this._getAgent(info.parsedUrl);
			if (this.handlers) for (const handler of this.handlers) handler.prepareRequest(info.options);
			return info;
		}
		_mergeHeaders(headers) {
			if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
			return lowercaseKeys(headers || {});
		}
		_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
			let clientHeader;
			if (this.requestOptions && this.requestOptions.headers) {
				const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
				if (headerValue) clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
			}
			const additionalValue = additionalHeaders[header];
			if (additionalValue !== void 0) return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
			if (clientHeader !== void 0) return clientHeader;
			return _default;
		}
		_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
			let clientHeader;
			if (this.requestOptions && this.requestOptions.headers) {
				const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
				if (headerValue) {
					if (typeof headerValue === "number") clientHeader = String(headerValue);
					else if (Array.isArray(headerValue)) clientHeader = headerValue.join(", ");
					else clientHeader = headerValue;
				}
			}
			const additionalValue = additionalHeaders[Headers.ContentType];
			if (additionalValue !== void 0) {
				if (typeof additionalValue === "number") return String(additionalValue);
				else if (Array.isArray(additionalValue)) return additionalValue.join(", ");
				else return additionalValue;
			}
			if (clientHeader !== void 0) return clientHeader;
			return _default;
		}
		_getAgent(parsedUrl) {
			let agent;
			const proxyUrl = pm.getProxyUrl(parsedUrl);
			const useProxy = proxyUrl && proxyUrl.hostname;
			if (this._keepAlive && useProxy) agent = this._proxyAgent;
			if (!useProxy) agent = this._agent;
			if (agent) return agent;
			const usingSsl = parsedUrl.protocol === "https:";
			let maxSockets = 100;
			if (this.requestOptions) maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets;
			if (proxyUrl && proxyUrl.hostname) {
				const agentOptions = {
					maxSockets,
					keepAlive: this._keepAlive,
					proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
						host: proxyUrl.hostname,
						port: proxyUrl.port
					})
				};
				let tunnelAgent;
				const overHttps = proxyUrl.protocol === "https:";
				if (usingSsl) tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
				else tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
				agent = tunnelAgent(agentOptions);
				this._proxyAgent = agent;
			}
			if (!agent) {
				const options = {
					keepAlive: this._keepAlive,
					maxSockets
				};
				agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
				this._agent = agent;
			}
			if (usingSsl && this._ignoreSslError) agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: false });
			return agent;
		}
		_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
			let proxyAgent;
			if (this._keepAlive) proxyAgent = this._proxyAgentDispatcher;
			if (proxyAgent) return proxyAgent;
			const usingSsl = parsedUrl.protocol === "https:";
			proxyAgent = new undici_1.ProxyAgent(Object.assign({
				uri: proxyUrl.href,
				pipelining: !this._keepAlive ? 0 : 1
			}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
			this._proxyAgentDispatcher = proxyAgent;
			if (usingSsl && this._ignoreSslError) proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: false });
			return proxyAgent;
		}
		_getUserAgentWithOrchestrationId(userAgent) {
			const baseUserAgent = userAgent || "actions/http-client";
			const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
			if (orchId) return `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
			return baseUserAgent;
		}
		_performExponentialBackoff(retryNumber) {
			return __awaiter(this, void 0, void 0, function* () {
				retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
				const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
				return new Promise((resolve) => setTimeout(() => resolve(), ms));
			});
		}
		_processResponse(res, options) {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
					const statusCode = res.message.statusCode || 0;
					const response = {
						statusCode,
						result: null,
						headers: {}
					};
					if (statusCode === HttpCodes.NotFound) resolve(response);
					function dateTimeDeserializer(key, value) {
						if (typeof value === "string") {
							const a = new Date(value);
							if (!isNaN(a.valueOf())) return a;
						}
						return value;
					}
					let obj;
					let contents;
					try {
						contents = yield res.readBody();
						if (contents && contents.length > 0) {
							if (options && options.deserializeDates) obj = JSON.parse(contents, dateTimeDeserializer);
							else obj = JSON.parse(contents);
							response.result = obj;
						}
						response.headers = res.message.headers;
					} catch (err) {}
					if (statusCode > 299) {
						let msg;
						if (obj && obj.message) msg = obj.message;
						else if (contents && contents.length > 0) msg = contents;
						else msg = `Failed request: (${statusCode})`;
						const err = new HttpClientError(msg, statusCode);
						err.result = response.result;
						reject(err);
					} else resolve(response);
				}));
			});
		}
	};
	exports.HttpClient = HttpClient;
	const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
}));

// node_modules/@actions/github/lib/internal/utils.js
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
init_bundle_undici();
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function getAuthString(token, options) {
	if (!token && !options.auth) throw new Error("Parameter token or opts.auth is required");
	else if (token && options.auth) throw new Error("Parameters token and opts.auth may not both be specified");
	return typeof options.auth === "string" ? options.auth : `token ${token}`;
}
function getProxyAgent(destinationUrl) {
	return new import_lib.HttpClient().getAgent(destinationUrl);
}
function getProxyAgentDispatcher(destinationUrl) {
	return new import_lib.HttpClient().getAgentDispatcher(destinationUrl);
}
function getProxyFetch(destinationUrl) {
	const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
	const proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
		return fetch$1(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
	});
	return proxyFetch;
}
function getApiBaseUrl() {
	return process.env["GITHUB_API_URL"] || "https://api.github.com";
}
function getUserAgentWithOrchestrationId(baseUserAgent) {
	var _a;
	const orchId = (_a = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || _a === void 0 ? void 0 : _a.trim();
	if (orchId) {
		const tag = `actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
		if (baseUserAgent === null || baseUserAgent === void 0 ? void 0 : baseUserAgent.includes(tag)) return baseUserAgent;
		return `${baseUserAgent ? `${baseUserAgent} ` : ""}${tag}`;
	}
	return baseUserAgent;
}

// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}

// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
	if (typeof method !== "function") throw new Error("method for before hook must be a function");
	if (!options) options = {};
	if (Array.isArray(name)) return name.reverse().reduce((callback, name) => {
		return register.bind(null, state, name, callback, options);
	}, method)();
	return Promise.resolve().then(() => {
		if (!state.registry[name]) return method(options);
		return state.registry[name].reduce((method, registered) => {
			return registered.hook.bind(null, method, options);
		}, method)();
	});
}

// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook) {
	const orig = hook;
	if (!state.registry[name]) state.registry[name] = [];
	if (kind === "before") hook = (method, options) => {
		return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
	};
	if (kind === "after") hook = (method, options) => {
		let result;
		return Promise.resolve().then(method.bind(null, options)).then((result_) => {
			result = result_;
			return orig(result, options);
		}).then(() => {
			return result;
		});
	};
	if (kind === "error") hook = (method, options) => {
		return Promise.resolve().then(method.bind(null, options)).catch((error) => {
			return orig(error, options);
		});
	};
	state.registry[name].push({
		hook,
		orig
	});
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
	if (!state.registry[name]) return;
	const index = state.registry[name].map((registered) => {
		return registered.orig;
	}).indexOf(method);
	if (index === -1) return;
	state.registry[name].splice(index, 1);
}

// node_modules/before-after-hook/index.js
const bind = Function.bind;
const bindable = bind.bind(bind);
function bindApi(hook, state, name) {
	const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
	hook.api = { remove: removeHookRef };
	hook.remove = removeHookRef;
	[
		"before",
		"error",
		"after",
		"wrap"
	].forEach((kind) => {
		const args = name ? [
			state,
			kind,
			name
		] : [state, kind];
		hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
	});
}
function Singular() {
	const singularHookName = Symbol("Singular");
	const singularHookState = { registry: {} };
	const singularHook = register.bind(null, singularHookState, singularHookName);
	bindApi(singularHook, singularHookState, singularHookName);
	return singularHook;
}
function Collection() {
	const state = { registry: {} };
	const hook = register.bind(null, state);
	bindApi(hook, state);
	return hook;
}
var before_after_hook_default = {
	Singular,
	Collection
};

// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject$1(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand.bind(null, template) };
}
function expand(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse$1(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse$1(merge(defaults, route, options));
}
function withDefaults$2(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults$2.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse: parse$1
	});
}
var endpoint = withDefaults$2(null, DEFAULTS);

// node_modules/content-type/dist/index.js
/*!
* content-type
* Copyright(c) 2015 Douglas Christopher Wilson
* MIT Licensed
*/
const SP = 32;
const HTAB = 9;
const SEMI = 59;
const EQ = 61;
const DQUOTE = 34;
const BSLASH = 92;
const COMMA = 44;
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 65280;
const CASE_FLAGS = 65281;
const CHAR_MAP = /* @__PURE__ */ new Uint8Array(256);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= LOWER_CASE;
for (const char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= TOKEN_FLAG;
for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= TOKEN_FLAG;
const NullObject = /* @__PURE__ */ (() => {
	const C = function() {};
	C.prototype = Object.create(null);
	return C;
})();
function parse(header, options) {
	const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
	const len = header.length;
	let valueStart = options?.start ?? 0;
	while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) valueStart++;
	let index = valueStart;
	let typeFlags = 0;
	let whitespace = -1;
	let stop = options?.parameters === false ? COMMA_FLAG : 0;
	while (index < len) {
		const code = header.charCodeAt(index);
		const flags = CHAR_MAP[code];
		if ((flags & stopFlags) !== 0) {
			stop |= flags & COMMA_FLAG;
			break;
		}
		if ((flags & OWS) !== 0) {
			if (whitespace === -1) whitespace = index;
		} else whitespace = -1;
		typeFlags |= code & NON_ASCII | flags;
		index++;
	}
	const valueEnd = whitespace === -1 ? index : whitespace;
	const value = header.slice(valueStart, valueEnd);
	const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
	if (index === len || stop !== 0) return {
		type,
		index,
		parameters: new NullObject()
	};
	return parseParameters(header, type, index, len, stopFlags);
}
function parseParameters(header, type, index, len, stopFlags) {
	const parameters = new NullObject();
	parameter: while (index < len) {
		index++;
		while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
		const keyStart = index;
		let keyFlags = 0;
		let keyWhitespace = -1;
		while (index < len) {
			const code = header.charCodeAt(index);
			const flags = CHAR_MAP[code];
			if ((flags & stopFlags) !== 0) {
				if ((flags & COMMA_FLAG) !== 0) break parameter;
				continue parameter;
			}
			if (code === EQ) {
				const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
				const value = header.slice(keyStart, keyEnd);
				const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
				index++;
				while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
				if (index < len && header.charCodeAt(index) === DQUOTE) {
					const quotedStart = ++index;
					let escaped = false;
					while (index < len) {
						const code = header.charCodeAt(index);
						if (code === DQUOTE) {
							if (parameters[key] === void 0) parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
							index++;
							let stop = 0;
							while (index < len) {
								const code = header.charCodeAt(index);
								const flags = CHAR_MAP[code];
								if ((flags & stopFlags) !== 0) {
									stop = flags & COMMA_FLAG;
									break;
								}
								index++;
							}
							if (stop !== 0) break parameter;
							continue parameter;
						}
						if (code === BSLASH && index + 1 < len) {
							escaped = true;
							index += 2;
							continue;
						}
						index++;
					}
					continue parameter;
				}
				const valueStart = index;
				let stop = 0;
				let valueWhitespace = -1;
				while (index < len) {
					const code = header.charCodeAt(index);
					const flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						stop = flags & COMMA_FLAG;
						break;
					}
					if ((flags & OWS) !== 0) {
						if (valueWhitespace === -1) valueWhitespace = index;
					} else valueWhitespace = -1;
					index++;
				}
				if (parameters[key] === void 0) {
					const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
					parameters[key] = header.slice(valueStart, valueEnd);
				}
				if (stop !== 0) break parameter;
				continue parameter;
			}
			if ((flags & OWS) !== 0) {
				if (keyWhitespace === -1) keyWhitespace = index;
			} else keyWhitespace = -1;
			keyFlags |= code & NON_ASCII | flags;
			index++;
		}
	}
	return {
		type,
		index,
		parameters
	};
}
function unescapeQuotedPairs(str, start, end) {
	let result = "";
	for (let index = start; index < end; index++) if (str.charCodeAt(index) === BSLASH) {
		result += str.slice(start, index);
		start = ++index;
	}
	return result + str.slice(start, end);
}

// node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/;
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;
const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
const isUnstringifiable = (val) => val === void 0 || typeof val === "function" || typeof val === "symbol";
const isRawJSON = (val) => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
	let space = "";
	if (typeof spaceParam === "number") space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
	else if (typeof spaceParam === "string") space = spaceParam.slice(0, 10);
	const isFunctionReplacer = typeof replacer === "function";
	const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
	const prepareVal = (parent, key, val) => {
		if (val !== null && typeof val === "object" && typeof val.toJSON === "function") val = val.toJSON(key);
		if (typeof val === "string" && noiseValue.test(val)) return val + "n";
		if (typeof val === "bigint") {
			if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
			return val.toString() + "n";
		}
		if (isFunctionReplacer) val = replacer.call(parent, key, val);
		if (val !== null && typeof val === "object") {
			if (val instanceof Number || val instanceof String || val instanceof Boolean) val = val.valueOf();
		}
		return val;
	};
	const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
	if (isUnstringifiable(rootProcessed)) return;
	const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
	const isRootNativeRawJSON = isRawJSON(rootProcessed);
	if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
	const chunks = [];
	let level = 0;
	const stack = [{
		parent: { "": rootProcessed },
		key: "",
		val: rootProcessed,
		isArray: Array.isArray(rootProcessed),
		keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
		index: 0,
		first: true
	}];
	const visited = new WeakSet([rootProcessed]);
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (node.index === 0) {
			chunks.push(node.isArray ? "[" : "{");
			level++;
		}
		let isDone = false;
		if (node.isArray) {
			if (node.index < node.val.length) {
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level));
				const childRaw = node.val[node.index];
				const childVal = prepareVal(node.val, String(node.index), childRaw);
				if (isUnstringifiable(childVal)) {
					chunks.push("null");
					node.first = false;
					node.index++;
				} else {
					const isComplexObject = childVal !== null && typeof childVal === "object";
					const isNativeRaw = isRawJSON(childVal);
					if (isComplexObject && !isNativeRaw) {
						if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
						visited.add(childVal);
						stack.push({
							parent: node.val,
							key: String(node.index),
							val: childVal,
							isArray: Array.isArray(childVal),
							keys: Array.isArray(childVal) ? null : Object.keys(childVal),
							index: 0,
							first: true
						});
						node.first = false;
						node.index++;
					} else {
						chunks.push(originalStringify(childVal));
						node.first = false;
						node.index++;
					}
				}
			} else isDone = true;
		} else {
			while (node.index < node.keys.length) {
				const k = node.keys[node.index++];
				if (propertyList && !propertyList.has(k)) continue;
				const childRaw = node.val[k];
				const childVal = prepareVal(node.val, k, childRaw);
				if (isUnstringifiable(childVal)) continue;
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
				else chunks.push(originalStringify(k) + ":");
				const isComplexObject = childVal !== null && typeof childVal === "object";
				const isNativeRaw = isRawJSON(childVal);
				if (isComplexObject && !isNativeRaw) {
					if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
					visited.add(childVal);
					stack.push({
						parent: node.val,
						key: k,
						val: childVal,
						isArray: Array.isArray(childVal),
						keys: Array.isArray(childVal) ? null : Object.keys(childVal),
						index: 0,
						first: true
					});
					node.first = false;
					break;
				} else {
					chunks.push(originalStringify(childVal));
					node.first = false;
				}
			}
			if (node.index >= node.keys.length && stack[stack.length - 1] === node) isDone = true;
		}
		if (isDone) {
			level--;
			if (!node.first && space) chunks.push("\n" + space.repeat(level));
			chunks.push(node.isArray ? "]" : "}");
			visited.delete(node.val);
			stack.pop();
		}
	}
	return chunks.join("");
};
const JSONStringify = (value, replacer, space) => {
	try {
		if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
			if (typeof val === "bigint") return JSON.rawJSON(val.toString());
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space);
		if (!value) return originalStringify(value, replacer, space);
		return originalStringify(value, (key, val) => {
			if (typeof val === "string" && noiseValue.test(val)) return val.toString() + "n";
			if (typeof val === "bigint") return val.toString() + "n";
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
	} catch (error) {
		if (error instanceof RangeError) {
			const convertedJSON = stringifyIteratively(value, replacer, space);
			if (convertedJSON === void 0) return void 0;
			if ("rawJSON" in JSON) return convertedJSON;
			return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
		}
		throw error;
	}
};
const featureCache = /* @__PURE__ */ new Map();
const isContextSourceSupported = () => {
	const parseFingerprint = JSON.parse.toString();
	if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
	try {
		const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
		featureCache.set(parseFingerprint, result);
		return result;
	} catch {
		featureCache.set(parseFingerprint, false);
		return false;
	}
};
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
	if (typeof value === "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
	if (typeof value === "string" && noiseValue.test(value)) return value.slice(0, -1);
	if (!(typeof userReviver === "function")) return value;
	return userReviver(key, value, context);
};
const JSONParseV2 = (text, reviver) => {
	return JSON.parse(text, (key, value, context) => {
		const isBigNumber = typeof value === "number" && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);
		const isInt = context && intRegex.test(context.source);
		if (isBigNumber && isInt) return BigInt(context.source);
		if (!(typeof reviver === "function")) return value;
		return reviver(key, value, context);
	});
};
const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/;
const applyReviverIteratively = (parsed, userReviver) => {
	const rootHolder = { "": parsed };
	const stack = [{
		parent: rootHolder,
		key: "",
		visited: false
	}];
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (!node.visited) {
			node.visited = true;
			const value = node.parent[node.key];
			if (value !== null && typeof value === "object") {
				const keys = Object.keys(value);
				for (let i = keys.length - 1; i >= 0; i--) stack.push({
					parent: value,
					key: keys[i],
					visited: false
				});
			}
		} else {
			const { parent, key } = node;
			let value = parent[key];
			if (typeof value === "string") {
				if (customFormat.test(value)) value = BigInt(value.slice(0, -1));
				else if (noiseValue.test(value)) value = value.slice(0, -1);
			}
			if (typeof userReviver === "function") value = userReviver.call(parent, key, value);
			if (value === void 0) delete parent[key];
			else parent[key] = value;
			stack.pop();
		}
	}
	return rootHolder[""];
};
const serializeBigInts = (text) => {
	return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
		const isString = match[0] === "\"";
		if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
		const hasFractionalOrExponential = fractional || exponential;
		const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
		if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
		return "\"" + match + "n\"";
	});
};
const JSONParse = (text, reviver) => {
	if (!text) return originalParse(text, reviver);
	try {
		if (isContextSourceSupported()) return JSONParseV2(text, reviver);
		const serializedData = serializeBigInts(text);
		return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
	} catch (error) {
		if (error instanceof RangeError) {
			const serializedData = serializeBigInts(text);
			const parsed = originalParse(serializedData);
			return applyReviverIteratively(parsed, reviver);
		}
		throw error;
	}
};

// node_modules/@octokit/request-error/dist-src/index.js
var RequestError = class extends Error {
	name;
	status;
	request;
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};

// node_modules/@octokit/request/dist-bundle/index.js
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$1 = () => "";
async function fetchWrapper(requestOptions) {
	const fetch = requestOptions.request?.fetch || globalThis.fetch;
	if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
	const log = requestOptions.request?.log || console;
	const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
	const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
	const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
	let fetchResponse;
	try {
		fetchResponse = await fetch(requestOptions.url, {
			method: requestOptions.method,
			body,
			redirect: requestOptions.request?.redirect,
			headers: requestHeaders,
			signal: requestOptions.request?.signal,
			...requestOptions.body && { duplex: "half" }
		});
	} catch (error) {
		let message = "Unknown Error";
		if (error instanceof Error) {
			if (error.name === "AbortError") {
				error.status = 500;
				throw error;
			}
			message = error.message;
			if (error.name === "TypeError" && "cause" in error) {
				if (error.cause instanceof Error) message = error.cause.message;
				else if (typeof error.cause === "string") message = error.cause;
			}
		}
		const requestError = new RequestError(message, 500, { request: requestOptions });
		requestError.cause = error;
		throw requestError;
	}
	const status = fetchResponse.status;
	const url = fetchResponse.url;
	const responseHeaders = {};
	for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
	const octokitResponse = {
		url,
		status,
		headers: responseHeaders,
		data: ""
	};
	if ("deprecation" in responseHeaders) {
		const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
		const deprecationLink = matches && matches.pop();
		log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
	}
	if (status === 204 || status === 205) return octokitResponse;
	if (requestOptions.method === "HEAD") {
		if (status < 400) return octokitResponse;
		throw new RequestError(fetchResponse.statusText, status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status === 304) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError("Not modified", status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status >= 400) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError(toErrorMessage(octokitResponse.data), status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
	return octokitResponse;
}
async function getResponseData(response) {
	const contentType = response.headers.get("content-type");
	if (!contentType) return response.text().catch(noop$1);
	const mimetype = parse(contentType);
	if (isJSONResponse(mimetype)) {
		let text = "";
		try {
			text = await response.text();
			return JSONParse(text);
		} catch (err) {
			return text;
		}
	} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$1);
	else return response.arrayBuffer().catch(
		/* v8 ignore next -- @preserve */
		() => /* @__PURE__ */ new ArrayBuffer(0)
	);
}
function isJSONResponse(mimetype) {
	return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer) return "Unknown error";
	if (typeof data === "object" && data !== null && "message" in data) {
		const objectData = data;
		const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
		return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
	}
	return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults$1(oldEndpoint, newDefaults) {
	const endpoint2 = oldEndpoint.defaults(newDefaults);
	const newApi = function(route, parameters) {
		const endpointOptions = endpoint2.merge(route, parameters);
		if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
		const request2 = (route2, parameters2) => {
			return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
		};
		Object.assign(request2, {
			endpoint: endpoint2,
			defaults: withDefaults$1.bind(null, endpoint2)
		});
		return endpointOptions.request.hook(request2, endpointOptions);
	};
	return Object.assign(newApi, {
		endpoint: endpoint2,
		defaults: withDefaults$1.bind(null, endpoint2)
	});
}
var request = withDefaults$1(endpoint, defaults_default);
/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION$1 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
	return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
	constructor(request2, headers, response) {
		super(_buildMessageForResponseErrors(response));
		this.request = request2;
		this.headers = headers;
		this.response = response;
		this.errors = response.errors;
		this.data = response.data;
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = "GraphqlResponseError";
	errors;
	data;
};
var NON_VARIABLE_OPTIONS = [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"query",
	"mediaType",
	"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
	"query",
	"method",
	"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
	if (options) {
		if (typeof query === "string" && "query" in options) return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (const key in options) {
			if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
			return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
		}
	}
	const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
	const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
		if (NON_VARIABLE_OPTIONS.includes(key)) {
			result[key] = parsedOptions[key];
			return result;
		}
		if (!result.variables) result.variables = {};
		result.variables[key] = parsedOptions[key];
		return result;
	}, {});
	const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
	if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
	return request2(requestOptions).then((response) => {
		if (response.data.errors) {
			const headers = {};
			for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
			throw new GraphqlResponseError(requestOptions, headers, response.data);
		}
		return response.data.data;
	});
}
function withDefaults(request2, newDefaults) {
	const newRequest = request2.defaults(newDefaults);
	const newApi = (query, options) => {
		return graphql(newRequest, query, options);
	};
	return Object.assign(newApi, {
		defaults: withDefaults.bind(null, newRequest),
		endpoint: newRequest.endpoint
	});
}
var graphql2 = withDefaults(request, {
	headers: { "user-agent": `octokit-graphql.js/${VERSION$1} ${getUserAgent()}` },
	method: "POST",
	url: "/graphql"
});
function withCustomRequest(customRequest) {
	return withDefaults(customRequest, {
		method: "POST",
		url: "/graphql"
	});
}
/* v8 ignore if -- @preserve */

// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
	const isApp = isJWT(token);
	const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
	const isUserToServer = token.startsWith("ghu_");
	return {
		type: "token",
		token,
		tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
	};
}
function withAuthorizationPrefix(token) {
	if (token.split(/\./).length === 3) return `bearer ${token}`;
	return `token ${token}`;
}
async function hook(token, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	endpoint.headers.authorization = withAuthorizationPrefix(token);
	return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
	if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
	if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
	token = token.replace(/^(token|bearer) +/i, "");
	return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
};

// node_modules/@octokit/core/dist-src/index.js
const noop = () => {};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
	if (typeof logger.debug !== "function") logger.debug = noop;
	if (typeof logger.info !== "function") logger.info = noop;
	if (typeof logger.warn !== "function") logger.warn = consoleWarn;
	if (typeof logger.error !== "function") logger.error = consoleError;
	return logger;
}
const userAgentTrail = `octokit-core.js/${"7.0.8"} ${getUserAgent()}`;
var Octokit = class {
	static VERSION = "7.0.8";
	static defaults(defaults) {
		const OctokitWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				if (typeof defaults === "function") {
					super(defaults(options));
					return;
				}
				super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
			}
		};
		return OctokitWithDefaults;
	}
	static plugins = [];
	static plugin(...newPlugins) {
		const currentPlugins = this.plugins;
		const NewOctokit = class extends this {
			static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
		};
		return NewOctokit;
	}
	constructor(options = {}) {
		const hook = new before_after_hook_default.Collection();
		const requestDefaults = {
			baseUrl: request.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
			mediaType: {
				previews: [],
				format: ""
			}
		};
		requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
		if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
		if (options.previews) requestDefaults.mediaType.previews = options.previews;
		if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
		this.request = request.defaults(requestDefaults);
		this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
		this.log = createLogger(options.log);
		this.hook = hook;
		if (!options.authStrategy) {
			if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				const auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
		} else {
			const { authStrategy, ...otherOptions } = options;
			const auth = authStrategy(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: otherOptions
			}, options.auth));
			hook.wrap("request", auth.hook);
			this.auth = auth;
		}
		const classConstructor = this.constructor;
		for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};

// scripts/bundle-rest-methods.mjs
function restEndpointMethods() {
	return {};
}

// node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var VERSION = "0.0.0-development";
function normalizePaginatedListResponse(response) {
	if (!response.data) return {
		...response,
		data: []
	};
	if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
	const incompleteResults = response.data.incomplete_results;
	const repositorySelection = response.data.repository_selection;
	const totalCount = response.data.total_count;
	const totalCommits = response.data.total_commits;
	delete response.data.incomplete_results;
	delete response.data.repository_selection;
	delete response.data.total_count;
	delete response.data.total_commits;
	const namespaceKey = Object.keys(response.data)[0];
	response.data = response.data[namespaceKey];
	if (typeof incompleteResults !== "undefined") response.data.incomplete_results = incompleteResults;
	if (typeof repositorySelection !== "undefined") response.data.repository_selection = repositorySelection;
	response.data.total_count = totalCount;
	response.data.total_commits = totalCommits;
	return response;
}
function iterator(octokit, route, parameters) {
	const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
	const requestMethod = typeof route === "function" ? route : octokit.request;
	const method = options.method;
	const headers = options.headers;
	let url = options.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!url) return { done: true };
		try {
			const normalizedResponse = normalizePaginatedListResponse(await requestMethod({
				method,
				url,
				headers
			}));
			url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
			if (!url && "total_commits" in normalizedResponse.data) {
				const parsedUrl = new URL(normalizedResponse.url);
				const params = parsedUrl.searchParams;
				const page = parseInt(params.get("page") || "1", 10);
				if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
					params.set("page", String(page + 1));
					url = parsedUrl.toString();
				}
			}
			return { value: normalizedResponse };
		} catch (error) {
			if (error.status !== 409) throw error;
			url = "";
			return { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function paginate(octokit, route, parameters, mapFn) {
	if (typeof parameters === "function") {
		mapFn = parameters;
		parameters = void 0;
	}
	return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
}
function gather(octokit, results, iterator2, mapFn) {
	return iterator2.next().then((result) => {
		if (result.done) return results;
		let earlyExit = false;
		function done() {
			earlyExit = true;
		}
		results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
		if (earlyExit) return results;
		return gather(octokit, results, iterator2, mapFn);
	});
}
var composePaginateRest = Object.assign(paginate, { iterator });
function paginateRest(octokit) {
	return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
}
paginateRest.VERSION = VERSION;

// node_modules/@actions/github/lib/utils.js
const context$1 = new Context();
const baseUrl = getApiBaseUrl();
const defaults = {
	baseUrl,
	request: {
		agent: getProxyAgent(baseUrl),
		fetch: getProxyFetch(baseUrl)
	}
};
const GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
function getOctokitOptions(token, options) {
	const opts = Object.assign({}, options || {});
	const auth = getAuthString(token, opts);
	if (auth) opts.auth = auth;
	const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
	if (userAgent) opts.userAgent = userAgent;
	return opts;
}

// node_modules/@actions/github/lib/github.js
const context = new Context();
function getOctokit(token, options, ...additionalPlugins) {
	return new (GitHub.plugin(...additionalPlugins))(getOctokitOptions(token, options));
}

// src/publish/github/request.ts
const TIMEOUT_MS = 3e4;
const MAX_BODY = 67108864;
const MAX_REPEATS = 3;
const MAX_WAIT_MS = 9e4;
const FIRST_PAUSE_MS = 500;
var Requests = class {
	counts = {
		reads: 0,
		writes: 0
	};
	octokit;
	sleep;
	token;
	waited = 0;
	constructor({ token, apiUrl, userAgent, sleep }) {
		const silent = () => {};
		this.octokit = getOctokit(token, {
			baseUrl: apiUrl,
			userAgent,
			request: { fetch: bounded },
			log: {
				debug: silent,
				info: silent,
				warn: silent,
				error: silent
			}
		});
		this.sleep = sleep;
		this.token = token;
	}
	async rest(route, parameters) {
		const isWrite = !route.startsWith("GET ");
		const headers = { "X-GitHub-Api-Version": "2022-11-28" };
		const sent = await this.send(isWrite, () => this.octokit.request(route, {
			...parameters,
			headers
		}));
		return sent.ok ? {
			ok: true,
			value: sent.value.data
		} : sent;
	}
	async query(text, variables) {
		return await this.graphql(false, text, variables);
	}
	async mutate(text, variables) {
		const answer = await this.graphql(true, text, variables);
		if (!answer.ok) return answer;
		const { data, errors, requestId } = answer.value;
		return errors.length > 0 ? {
			ok: false,
			trouble: graphqlRefusal(errors, requestId)
		} : {
			ok: true,
			value: data
		};
	}
	async pause(ms) {
		if (this.waited + ms > MAX_WAIT_MS) return false;
		this.waited += ms;
		await this.sleep(ms);
		return true;
	}
	async graphql(isWrite, query, variables) {
		const sent = await this.send(isWrite, () => this.octokit.request("POST {+url}", {
			url: this.graphqlUrl(),
			query,
			variables
		}));
		if (!sent.ok) return sent;
		const { data, headers } = sent.value;
		if (typeof data !== "object" || data === null) return badAnswer("the answer is no JSON");
		const { data: value = null, errors } = data;
		const id = headers["x-github-request-id"];
		return {
			ok: true,
			value: {
				data: value,
				errors: errorsOf(errors),
				requestId: typeof id === "string" ? id : null
			}
		};
	}
	graphqlUrl() {
		const { baseUrl } = this.octokit.request.endpoint.DEFAULTS;
		return /\/api\/v3\/?$/.test(baseUrl) ? baseUrl.replace(/\/api\/v3\/?$/, "/api/graphql") : `${baseUrl.replace(/\/$/, "")}/graphql`;
	}
	async send(isWrite, request) {
		for (let repeat = 0;; repeat += 1) {
			this.counts[isWrite ? "writes" : "reads"] += 1;
			const answer = this.discreet(await settle(request));
			if (answer.ok) {
				if (typeof answer.value.data === "object" || answer.value.status === 204) return answer;
				if (isWrite || repeat >= MAX_REPEATS) return badAnswer("the answer is no JSON");
			} else if (repeat >= MAX_REPEATS || !mayRepeat(answer.trouble, isWrite)) return answer;
			const asked = answer.ok ? null : answer.trouble.retryAfterMs;
			if (!await this.pause(asked ?? FIRST_PAUSE_MS * 2 ** repeat)) return answer.ok ? badAnswer("") : answer;
		}
	}
	discreet(answer) {
		if (answer.ok) return answer;
		const message = answer.trouble.message.replaceAll(this.token, "***");
		return {
			ok: false,
			trouble: {
				...answer.trouble,
				message
			}
		};
	}
};
function mayRepeat({ code }, isWrite) {
	return code === "rate-limited" || !isWrite && (code === "network" || code === "server-error");
}
async function settle(request) {
	try {
		return {
			ok: true,
			value: await request()
		};
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const { response } = error;
		if (response !== void 0) return {
			ok: false,
			trouble: refusal(response)
		};
		if (!("request" in error) && error.name !== "AbortError") throw error;
		return {
			ok: false,
			trouble: unreached(error.message)
		};
	}
}
function errorsOf(errors) {
	if (!Array.isArray(errors)) return [];
	return errors.slice(0, 1e3).map((error) => {
		const { type, message, path } = typeof error === "object" && error !== null ? error : {};
		return {
			type: typeof type === "string" ? type : "",
			message: typeof message === "string" ? message : "",
			path: Array.isArray(path) ? path.filter((part) => typeof part === "string" || typeof part === "number") : []
		};
	});
}
async function bounded(url, init) {
	const response = await fetch(url, {
		...init,
		signal: AbortSignal.timeout(TIMEOUT_MS)
	});
	const { bytes, truncated } = await readBody(response, MAX_BODY, () => {});
	if (truncated) throw new TypeError(`an answer of more than ${MAX_BODY} bytes`);
	const { status, headers } = response;
	return new Response(status === 204 || status === 205 || status === 304 ? null : bytes, {
		status,
		headers: [...headers]
	});
}

// src/publish/github.ts
const MAX_ROUNDS = 5;
const PAUSE_MS = 1e3;
async function proposeOnGithub(options) {
	return await new Run(options).go();
}
function isSafeOrigin(address) {
	const url = URL.canParse(address) ? new URL(address) : null;
	if (url === null || url.username !== "" || url.password !== "") return false;
	return url.protocol === "https:" || url.protocol === "http:" && /^(127\.0\.0\.1|\[::1\]|localhost)$/.test(url.hostname);
}
var Run = class {
	options;
	client;
	repository;
	operation = "none";
	pull = null;
	writes = 0;
	messages = [];
	repaired = /* @__PURE__ */ new Set();
	constructor(options) {
		this.options = options;
		this.repository = options.repository;
		const { token, apiUrl, wishes, sleep = wait } = options;
		const requests = new Requests({
			token,
			apiUrl,
			userAgent: `envcard/${wishes.version}`,
			sleep
		});
		this.client = new GithubClient(requests, options.repository);
	}
	async go() {
		for (let round = 1;; round += 1) {
			const halt = await this.round();
			if (halt === "done") return this.outcome();
			if ((halt === "again" || isPassing(halt)) && round < MAX_ROUNDS && (halt === "again" || await this.client.pause(PAUSE_MS * round))) continue;
			if (halt !== "again") this.stop(halt);
			return this.outcome();
		}
	}
	async round() {
		const { wishes, sources, judgeAgain } = this.options;
		const seen = await look({
			client: this.client,
			wishes,
			sources,
			judgeAgain
		});
		if (!seen.ok) return {
			stage: "read",
			trouble: seen.trouble,
			branchReady: false
		};
		const { survey } = seen.value.kind === "seen" ? seen.value.view : seen.value;
		this.repository = survey.fullName;
		if (seen.value.kind === "obstacle") {
			this.messages.push(obstacleMessage(seen.value.obstacle, survey.fullName, wishes));
			return "done";
		}
		const { view } = seen.value;
		const plan = planGithubProposal(view, wishes.remove);
		const actor = new Actor(this.client, wishes, view);
		const halt = await this.act(plan, view, actor);
		this.writes += actor.writes;
		for (const remark of actor.remarks) this.messages.push(said("notice", `github-${remark}`));
		return halt;
	}
	async act(plan, view, actor) {
		const { decision, wanted, target } = plan;
		const { proposal } = wanted;
		if (decision.action === "create" && proposal !== null) return await this.create(proposal, view, actor, plan);
		if (decision.action === "update" && proposal !== null && target !== null) {
			const step = await actor.update(target, proposal);
			if (!step.ok) return step.halt;
			this.settle("updated", step.value, plan);
			this.messages.push(said("info", "pull-updated", { number: step.value.number }, step.value.url));
			return "done";
		}
		if (decision.action === "close" && target !== null) {
			const reason = decision.reason === "duplicate" ? "duplicate" : decision.reason === "carried" ? "carried" : "obsolete";
			const step = await actor.close(target, reason, decision.linked);
			if (!step.ok) return step.halt;
			this.settle("closed", step.value, plan);
			this.messages.push(said("info", SETTLED[reason], { number: step.value.number }, step.value.url));
			return reason === "duplicate" ? "again" : "done";
		}
		return await this.leave(plan, actor);
	}
	async create(proposal, view, actor, plan) {
		const { wishes } = this.options;
		const { spare } = view;
		if (spare !== null && spare.ahead > 0 && !spare.ours) {
			this.messages.push(said("notice", "github-branch-touched", { branch: wishes.branch }));
			return "done";
		}
		const step = await actor.create(proposal);
		if (step.ok) {
			this.settle("created", step.value, plan);
			this.messages.push(said("info", "pull-created", { number: step.value.number }, step.value.url));
			return "done";
		}
		if (step.halt.branchReady && NEEDS_PERSON.has(step.halt.trouble.code)) {
			const marker = markerOf(proposal);
			const body = bodyFor(proposal, {
				kind: "github",
				maxBytes: 2e3,
				version: wishes.version,
				marker,
				notes: []
			});
			const title = wishes.title ?? proposal.title;
			const link = compareLink(this.repository, view.base.name, wishes, {
				title,
				body
			});
			this.stop(step.halt);
			this.messages.push(said("notice", "github-compare", { branch: wishes.branch }, link));
			return "done";
		}
		return step.halt;
	}
	async leave(plan, actor) {
		const { decision, wanted, target } = plan;
		const step = await actor.finish(target, wanted.proposal !== null);
		if (!step.ok) return step.halt;
		const link = decision.target ?? decision.linked;
		if (this.operation === "none") {
			this.pull = decision.target ?? (decision.reason === "elsewhere" ? decision.linked : null);
			const code = SETTLED[decision.reason];
			const level = ["nothing-to-do", "up-to-date"].includes(decision.reason) ? "info" : "notice";
			this.messages.push(said(level, code, link === null ? {} : { number: link.number }, link?.url ?? null));
		}
		this.repaired = plan.repaired;
		return "done";
	}
	settle(operation, { number, url }, plan) {
		this.operation = operation;
		this.pull = {
			number,
			url
		};
		this.repaired = plan.repaired;
	}
	stop(halt) {
		this.messages.push(haltMessage(halt, this.options.wishes, this.repository));
	}
	outcome() {
		const { operation, pull, messages, repaired, client, writes } = this;
		return {
			operation,
			pull,
			counts: { ...client.counts },
			changed: writes > 0,
			messages,
			repaired
		};
	}
};
const NEEDS_PERSON = /* @__PURE__ */ new Set([
	"setting",
	"forbidden",
	"not-found"
]);
function isPassing({ trouble }) {
	return [
		"moved",
		"network",
		"server-error",
		"bad-answer"
	].includes(trouble.code);
}
async function wait(ms) {
	await new Promise((resolve) => {
		setTimeout(resolve, ms);
	});
}

export { isSafeOrigin, proposeOnGithub };
