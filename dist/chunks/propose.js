import { readdirSync } from "node:fs";
import { C as maskSecrets, H as render, R as hubGuess, V as SettingsReader, Yt as blobId, ct as readSmallFile, f as emit, fn as worst, it as shown, m as jsonText, ot as visibleLines, pt as notJudged, un as EXIT, z as parseTarget } from "./core.js";
import { a as isTouched, c as bodyFor, i as holdsWanted, l as markerOf, n as decide, o as effectsOf, r as hold, s as effectsOn, t as base64, u as sentence } from "./base64.js";
import { a as changesOf, c as contentKey, l as readMarker, n as buildProposal, r as candidatesOf, s as changeKey, t as TITLES, u as replaceMarker } from "./proposal.js";
import { u as pathOf } from "./hub2.js";
import { t as unifiedDiff } from "./diff2.js";
import { n as judgeHub, t as hubClient } from "./hub.js";

// src/publish/hub/plan.ts
const CARD$2 = "README.md";
function hubCandidates(source, remove) {
	return candidatesOf([source], remove);
}
function planHubProposal(input) {
	const { source, remove, reconsider, created } = input;
	const candidates = hubCandidates(source, remove);
	const recognised = input.pulls.filter(({ marker, pull }) => {
		return marker !== null && !(created !== null && pull.state === "open" && pull.number > created);
	});
	const others = input.pulls.filter(({ marker, pull }) => marker === null && pull.state === "open").toSorted((a, b) => a.pull.number - b.pull.number).map(({ pull, url, head }) => {
		return {
			number: pull.number,
			url,
			brings: effectsOf(head?.bytes ?? null, candidates)
		};
	});
	const past = [...recognised, ...silenced(input, candidates)].map((pull) => toOwn(pull, input, []));
	const held = hold({
		candidates,
		own: past,
		others,
		reconsider
	});
	const wanted = buildProposal([source], {
		remove,
		held
	});
	const changes = wanted.proposal === null ? [] : changesOf(wanted.proposal);
	const own = recognised.map((pull) => toOwn(pull, input, changes));
	const told = own.filter(({ state }) => state === "open").flatMap(({ marker }) => marker.changes);
	const decision = decide({
		wanted: changes,
		held,
		undecided: new Set(wanted.undecided.map(changeKey)),
		carried: effectsOn(source.audit.card, told),
		refused: wanted.notProposed.some(({ reason }) => reason === "not-editable"),
		own
	});
	const target = recognised.find(({ pull }) => pull.number === decision.target?.number) ?? null;
	return {
		decision,
		wanted,
		held,
		...spell(input, decision, wanted.proposal, target)
	};
}
function silenced({ pulls, me }, changes) {
	const nothing = contentKey([]);
	const marker = {
		changes,
		base: nothing,
		content: [nothing],
		withdrawn: null
	};
	return pulls.filter(({ pull }) => {
		return pull.author === (me ?? pull.author) && TITLES.includes(pull.title) && pull.description === null && pull.state !== "open";
	}).map(({ pull, url, head }) => ({
		pull,
		url,
		head,
		marker
	}));
}
function toOwn({ pull, url, marker, head }, { source, me }, wanted) {
	if (marker === null) throw new RangeError("a pull request without a marker is not ours");
	const key = head === null ? null : keyOf(head.bytes);
	const isOpen = pull.state === "open";
	const current = holdsWanted(marker, wanted, key);
	const outdated = !current && marker.base !== keyOf(source.audit.cardBytes);
	return {
		number: pull.number,
		url,
		state: pull.state,
		marker,
		mine: me === null || pull.author === me,
		touched: isOpen && (key !== null && isTouched(marker, key) || hasForeignCommits(pull)),
		current,
		conflicts: isOpen && (pull.conflicts || outdated),
		reopened: isOpen && marker.withdrawn !== null && pull.closings > 0
	};
}
function hasForeignCommits({ author, commits }) {
	return commits.some((commit) => commit.author !== author || !TITLES.includes(commit.title));
}
function keyOf(bytes) {
	return contentKey([{
		path: CARD$2,
		bytes
	}]);
}
function afterOf({ cards }) {
	return cards.map(({ path, after }) => ({
		path,
		bytes: after
	}));
}
function spell(input, { action, reason, target: own, linked }, proposal, target) {
	const write = (value, marker) => bodyFor(value, {
		kind: "hub",
		maxBytes: 65536,
		version: input.version,
		marker,
		notes: []
	});
	const fresh = proposal === null ? null : write(proposal, markerOf(proposal));
	if (action === "create" && proposal !== null && fresh !== null) return {
		body: fresh,
		steps: [{
			do: "open",
			title: proposal.title,
			body: fresh,
			proposal
		}]
	};
	const description = target?.pull.description ?? null;
	if (target === null || own === null || description === null || action === "leave") return {
		body: fresh,
		steps: []
	};
	const { number } = own;
	const describe = (text) => text === description.text ? [] : [{
		do: "describe",
		number,
		comment: description.id,
		text
	}];
	if (action === "close") {
		const withdrawn = reason;
		const note = linked === null ? "" : ` (#${linked.number})`;
		const comment = `${sentence(`withdrawn-${withdrawn}`)}${note}`;
		return {
			body: fresh,
			steps: [...describe(replaceMarker(description.text, {
				...own.marker,
				withdrawn
			})), {
				do: "close",
				number,
				comment
			}]
		};
	}
	if (proposal === null) return {
		body: null,
		steps: []
	};
	const body = write(proposal, markerOf(proposal, own.marker.content));
	const { title } = proposal;
	const rename = target.pull.title === title ? [] : [{
		do: "rename",
		number,
		title
	}];
	const commit = target.head !== null && keyOf(target.head.bytes) === contentKey(afterOf(proposal)) ? [] : [{
		do: "commit",
		number,
		pull: target,
		proposal
	}];
	return {
		body,
		steps: [
			...describe(body),
			...rename,
			...commit
		]
	};
}

// src/publish/hub/steps.ts
const IN_DOUBT = /* @__PURE__ */ new Set([
	"stale",
	"conflict",
	"network",
	"timeout",
	"server-error",
	"bad-answer",
	"too-large"
]);
var StepRunner = class {
	tried = /* @__PURE__ */ new Set();
	invalid = [];
	stop = null;
	opened = null;
	client;
	constructor(client) {
		this.client = client;
	}
	async run(step, revision) {
		switch (step.do) {
			case "open": return await this.open(step, revision);
			case "commit": return await this.commit(step);
			case "describe": return this.settle(step, await this.client.describe(step.number, step.comment, step.text));
			case "rename": return this.settle(step, await this.client.rename(step.number, step.title));
			case "close": return this.settle(step, await this.client.close(step.number, step.comment));
		}
	}
	async check(bytes) {
		const answer = await this.client.validate(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
		if (!answer.ok) return stopFor(answer.trouble);
		this.invalid = answer.value;
		return answer.value.length === 0 ? null : {
			code: "invalid-card",
			detail: answer.value[0] ?? ""
		};
	}
	async open({ title, body, proposal }, revision) {
		const { before, after } = cardOf(proposal);
		const ready = await this.prepare("main", true, before, after, revision);
		if (ready !== "done") return ready;
		const commit = {
			revision: "main",
			createPr: true,
			parent: revision,
			title,
			description: body,
			bytes: after
		};
		this.tried.add("open");
		const answer = await this.client.commit(commit);
		if (answer.ok) this.opened = answer.value.number;
		return this.outcome(answer);
	}
	async commit({ number, pull, proposal }) {
		const { after } = cardOf(proposal);
		const branch = `refs/pr/${number}`;
		const head = pull.head ?? {
			bytes: null,
			commit: null
		};
		const ready = await this.prepare(branch, false, head.bytes, after, null);
		if (ready !== "done") return ready;
		const { title } = proposal;
		const commit = {
			revision: branch,
			createPr: false,
			parent: head.commit,
			title,
			description: "",
			bytes: after
		};
		this.tried.add("commit");
		return this.outcome(await this.client.commit(commit), true);
	}
	settle(step, answer) {
		this.tried.add(step.do);
		return this.outcome(answer, true);
	}
	async prepare(branch, createPr, there, after, revision) {
		const fault = await this.check(after);
		if (fault !== null) return this.halt(fault);
		const answer = await this.client.preupload(branch, createPr, after);
		if (!answer.ok) return this.outcome(answer);
		const { mode, ignored, current } = answer.value;
		if (mode !== "regular") return this.halt({
			code: "card-in-lfs",
			detail: ""
		});
		if (ignored) return this.halt({
			code: "card-ignored",
			detail: ""
		});
		if (current === (there === null ? void 0 : blobId(there))) return "done";
		if (current === void 0 && revision !== null) {
			const head = await this.client.head();
			if (!head.ok) return this.outcome(head);
			if (head.value === revision) return "done";
		} else if (current === void 0) return "done";
		this.stop = {
			code: "moving",
			detail: ""
		};
		return "again";
	}
	outcome(answer, refusable = false) {
		if (answer.ok) return "done";
		const { trouble } = answer;
		const doubt = IN_DOUBT.has(trouble.code) || refusable && [
			"forbidden",
			"refused",
			"not-found"
		].includes(trouble.code);
		this.stop = stopFor(trouble);
		return doubt ? "again" : "stop";
	}
	halt(stop) {
		this.stop = stop;
		return "stop";
	}
};
function cardOf(proposal) {
	const [card] = proposal.cards;
	if (card === void 0) throw new RangeError("a proposal changes at least one card");
	return card;
}
function stopFor(trouble) {
	const { code, message } = trouble;
	if (/discussions? (?:are|is|have been|has been) disabled/i.test(message)) return {
		code: "discussions-disabled",
		detail: message
	};
	switch (code) {
		case "unauthorized": return {
			code: "login",
			detail: message
		};
		case "forbidden":
		case "gated":
		case "disabled":
		case "repo-not-found": return {
			code: "no-permission",
			detail: message
		};
		case "refused": return {
			code: /invalid metadata/i.test(message) ? "invalid-card" : "request-failed",
			detail: message
		};
		case "stale":
		case "conflict": return {
			code: "moving",
			detail: message
		};
		default: return {
			code: "request-failed",
			detail: message
		};
	}
}

// src/publish/hub/view.ts
const MAX_LIKELY = 300;
const MAX_OTHER = 100;
var PullReader = class {
	client;
	known = /* @__PURE__ */ new Map();
	stale = /* @__PURE__ */ new Set();
	constructor(client) {
		this.client = client;
	}
	forget(number) {
		this.stale.add(number);
	}
	forgetOpen() {
		for (const [number, { pull }] of this.known) if (pull.state === "open") this.stale.add(number);
	}
	async read(options) {
		const listed = await this.client.pulls();
		if (!listed.ok) return listed;
		const pulls = [];
		for (const summary of this.choose(listed.value, options)) {
			const pull = await this.one(summary, options);
			if (!pull.ok) return pull;
			if (pull.value !== null) pulls.push(pull.value);
		}
		return {
			ok: true,
			value: pulls
		};
	}
	async one(summary, { wanting }) {
		const { number } = summary;
		const kept = this.known.get(number);
		if (kept?.pull.state === summary.state && !this.stale.has(number)) return {
			ok: true,
			value: kept
		};
		const answer = await this.client.pull(number);
		if (!answer.ok) return answer.trouble.code === "not-found" ? {
			ok: true,
			value: null
		} : answer;
		const pull = answer.value;
		const marker = pull.description === null ? null : readMarker(pull.description.text);
		let head = null;
		if (pull.state === "open" && (marker !== null || wanting)) {
			const card = await this.client.card(`refs/pr/${number}`);
			if (card.ok) head = card.value;
			else if (marker !== null) return card;
		}
		const read = {
			pull,
			url: this.client.page(number),
			marker,
			head
		};
		this.known.set(number, read);
		this.stale.delete(number);
		return {
			ok: true,
			value: read
		};
	}
	choose(all, { me, wanting }) {
		const isLikely = ({ number, title, author }) => TITLES.includes(title) || me !== null && author === me || this.known.has(number);
		const newest = all.toSorted((a, b) => b.number - a.number);
		const open = newest.filter(({ state }) => state === "open");
		const past = newest.filter(({ state }) => state !== "open");
		if (!wanting) return newest.filter((one) => one.state === "open" && isLikely(one) || this.known.has(one.number));
		return [
			...open,
			...past.filter(isLikely).slice(0, MAX_LIKELY),
			...past.filter((one) => !isLikely(one)).slice(0, MAX_OTHER)
		];
	}
};

// src/publish/hub/parse.ts
const MAX_NAME = 300;
function field(value, name) {
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
	return value[name];
}
function listOf(value, name) {
	const list = field(value, name);
	return Array.isArray(list) ? list : null;
}
function readSummary(value) {
	const [number, state] = [field(value, "num"), stateOf(field(value, "status"))];
	if (field(value, "isPullRequest") !== true || state === null) return null;
	if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 1) return null;
	return {
		number,
		state,
		title: text(field(value, "title")),
		author: authorOf(value)
	};
}
function readPull(value) {
	const summary = readSummary(value);
	const events = listOf(value, "events");
	if (summary === null || events === null) return null;
	const conflicts = field(value, "filesWithConflicts");
	return {
		...summary,
		description: descriptionOf(events),
		commits: events.filter((event) => field(event, "type") === "commit").map((event) => ({
			author: authorOf(event),
			title: text(field(field(event, "data"), "subject"))
		})),
		closings: events.filter((event) => field(event, "type") === "status-change" && field(field(event, "data"), "status") === "closed").length,
		conflicts: conflicts === true || Array.isArray(conflicts) && conflicts.length > 0
	};
}
function descriptionOf(events) {
	const first = events.find((event) => field(event, "type") === "comment");
	const data = field(first, "data");
	const [id, raw] = [field(first, "id"), field(field(data, "latest"), "raw")];
	if (typeof id !== "string" || typeof raw !== "string" || field(data, "hidden") === true) return null;
	return {
		id,
		text: raw
	};
}
function stateOf(status) {
	if (status === "open" || status === "draft") return "open";
	return status === "closed" || status === "merged" ? status : null;
}
function authorOf(value) {
	const name = field(field(value, "author"), "name");
	return typeof name === "string" ? name.slice(0, MAX_NAME) : null;
}
function text(value) {
	return typeof value === "string" ? value.slice(0, MAX_NAME) : "";
}

// src/publish/hub/client.ts
const CARD$1 = "README.md";
const JSON_LIMIT = 8388608;
const MAX_PAGES = 200;
const SAMPLE = 512;
function createHubClient(http, id) {
	return new Client(http, id);
}
var Client = class {
	http;
	id;
	constructor(http, id) {
		this.http = http;
		this.id = id;
	}
	async whoAmI() {
		return mapped(await this.json("GET", "/api/whoami-v2", {}), (value) => {
			const name = field(value, "name");
			return typeof name === "string" ? name : null;
		});
	}
	async head() {
		return mapped(await this.json("GET", this.api("revision", "HEAD"), { query: { expand: "sha" } }), (value) => {
			const sha = field(value, "sha");
			return typeof sha === "string" && /^[0-9a-f]{40}$/.test(sha) ? sha : null;
		});
	}
	async pulls() {
		const found = /* @__PURE__ */ new Map();
		let seen = 0;
		for (let page = 0; page < MAX_PAGES; page += 1) {
			const query = {
				p: page,
				type: "pull_request",
				status: "all"
			};
			const answer = await this.json("GET", this.api("discussions"), { query });
			if (!answer.ok) return answer;
			const items = listOf(answer.value, "discussions");
			const count = field(answer.value, "count");
			if (items === null || typeof count !== "number") return failed("the list of pull requests cannot be read");
			for (const item of items) {
				const summary = readSummary(item);
				if (summary !== null) found.set(summary.number, summary);
			}
			seen += items.length;
			if (items.length === 0 || seen >= count) return {
				ok: true,
				value: [...found.values()]
			};
		}
		return failed(`more than ${MAX_PAGES} pages of pull requests`);
	}
	async pull(number) {
		return mapped(await this.json("GET", this.api("discussions", String(number)), {}), readPull);
	}
	async card(revision) {
		const path = pathOf("datasets", ...this.id.split("/"), "raw", revision, CARD$1);
		const result = await this.send("GET", path, {
			accept: "*/*",
			maxBytes: 4194304,
			takes: [404]
		});
		if (!result.ok) return result;
		const commit = result.home.get("x-repo-commit");
		const known = commit !== null && /^[0-9a-f]{40}$/.test(commit) ? commit : null;
		if (result.status === 404) return result.headers.get("x-error-code") === "EntryNotFound" ? {
			ok: true,
			value: {
				bytes: null,
				commit: known
			}
		} : failed(`there is no ${revision}`, "not-found");
		if (result.truncated) return failed(`${CARD$1} is too large`, "too-large");
		return {
			ok: true,
			value: {
				bytes: result.bytes,
				commit: known
			}
		};
	}
	async validate(text) {
		const json = {
			content: text,
			repoType: "dataset"
		};
		return mapped(await this.json("POST", "/api/validate-yaml", {
			json,
			idempotent: true,
			takes: [400]
		}), (value) => {
			const errors = listOf(value, "errors") ?? (field(value, "error") === void 0 ? null : [{ message: field(value, "error") }]);
			return errors === null ? null : errors.map((one) => maskSecrets(String(field(one, "message") ?? "an error without words")));
		});
	}
	async preupload(revision, createPr, bytes) {
		const sample = base64(bytes.subarray(0, SAMPLE));
		const json = { files: [{
			path: CARD$1,
			size: bytes.length,
			sample
		}] };
		const path = this.api("preupload", revision);
		return mapped(await this.json("POST", path, {
			json,
			idempotent: true,
			...creating(createPr)
		}), (value) => {
			const file = listOf(value, "files")?.find((item) => field(item, "path") === CARD$1);
			const mode = field(file, "uploadMode");
			const oid = field(file, "oid");
			if (mode !== "regular" && mode !== "lfs") return null;
			const current = typeof oid === "string" ? oid : void 0;
			return {
				mode,
				ignored: field(file, "shouldIgnore") === true,
				current
			};
		});
	}
	async commit({ revision, createPr, parent, title, description, bytes }) {
		const header = {
			summary: title,
			description,
			...parent === null ? {} : { parentCommit: parent }
		};
		const file = {
			path: CARD$1,
			content: base64(bytes),
			encoding: "base64"
		};
		const lines = [{
			key: "header",
			value: header
		}, {
			key: "file",
			value: file
		}];
		return mapped(await this.json("POST", this.api("commit", revision), {
			body: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`,
			headers: { "content-type": "application/x-ndjson" },
			...creating(createPr)
		}), (value) => {
			const address = field(value, "pullRequestUrl");
			const number = typeof address === "string" ? /\/discussions\/([1-9]\d{0,8})$/.exec(address)?.[1] : void 0;
			if (createPr && number === void 0) return null;
			return { number: number === void 0 ? null : Number(number) };
		});
	}
	async describe(number, comment, text) {
		return await this.change(number, [
			"comment",
			comment.toLowerCase(),
			"edit"
		], { content: text });
	}
	async rename(number, title) {
		return await this.change(number, ["title"], { title });
	}
	async close(number, comment) {
		return await this.change(number, ["status"], {
			status: "closed",
			comment
		});
	}
	page(number) {
		return `${this.http.endpoint.href.replace(/\/$/, "")}/datasets/${this.id}/discussions/${number}`;
	}
	async change(number, action, json) {
		const answer = await this.json("POST", this.api("discussions", String(number), ...action), { json });
		return answer.ok ? {
			ok: true,
			value: null
		} : answer;
	}
	api(...parts) {
		return pathOf("api", "datasets", ...this.id.split("/"), ...parts);
	}
	async json(method, path, init) {
		const result = await this.send(method, path, {
			...init,
			maxBytes: JSON_LIMIT
		});
		if (!result.ok) return result;
		if (result.truncated) return failed("the answer is too large", "too-large");
		try {
			return {
				ok: true,
				value: JSON.parse(new TextDecoder().decode(result.bytes))
			};
		} catch {
			return failed(`${this.http.endpoint.host} did not answer with JSON`);
		}
	}
	async send(method, path, init) {
		if (path === null) return failed("a name has no address on the Hub");
		return await this.http.request(method, path, init);
	}
};
function creating(createPr) {
	return createPr ? { query: { create_pr: "1" } } : {};
}
function mapped(answer, read) {
	if (!answer.ok) return answer;
	const value = read(answer.value);
	return value === null ? failed("the Hub answered in an unexpected form") : {
		ok: true,
		value
	};
}
function failed(message, code = "bad-answer") {
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

// src/publish/hub.ts
const MAX_RETRIES = 3;
const MAX_ROUNDS = 8;
async function proposeOnHub(options) {
	return await new Run(options).go();
}
var Run = class {
	options;
	reader;
	steps;
	me = null;
	judged = null;
	plan = null;
	first = null;
	last = [];
	retries = 0;
	constructor(options) {
		this.options = options;
		this.reader = new PullReader(options.client);
		this.steps = new StepRunner(options.client);
	}
	async go() {
		const { options } = this;
		const { client, dryRun, hasToken } = options;
		if (!dryRun && !hasToken) return this.end({
			code: "login",
			detail: ""
		});
		if (hasToken) {
			const me = await client.whoAmI();
			if (me.ok) this.me = me.value;
			else if (!dryRun) return this.end(stopFor(me.trouble));
		}
		this.judged = await options.judge();
		for (let round = 0; round < MAX_ROUNDS; round += 1) {
			if (this.judged === null) return this.end({
				code: "not-judged",
				detail: ""
			});
			const stop = await this.look(this.judged);
			if (stop !== null) return this.end(stop);
			const { plan } = this;
			if (plan === null || plan.steps.length === 0) return this.end(this.blind(plan));
			if (dryRun) return await this.rehearse(plan);
			const refusal = this.refusal(plan);
			if (refusal !== null) return this.end(refusal);
			const result = await this.act(plan);
			if (result === "stop") return this.end(this.steps.stop);
			if (result === "again") {
				this.retries += 1;
				if (this.retries > MAX_RETRIES) return this.end(this.steps.stop);
				const fault = await this.refresh(this.judged);
				if (fault !== null) return this.end(fault);
			}
		}
		return this.end({
			code: "restless",
			detail: ""
		});
	}
	async look({ source, revision }) {
		const { remove, reconsider, version } = this.options;
		const { me } = this;
		const wanting = hubCandidates(source, remove).length > 0;
		const pulls = await this.reader.read({
			me,
			wanting
		});
		if (!pulls.ok) return stopFor(pulls.trouble);
		this.first ??= pulls.value;
		this.last = pulls.value;
		const created = this.opened();
		this.plan = planHubProposal({
			source,
			revision,
			pulls: pulls.value,
			me,
			remove,
			reconsider,
			version,
			created
		});
		return null;
	}
	opened() {
		if (this.steps.opened !== null) return this.steps.opened;
		if (!this.steps.tried.has("open") || this.first === null) return null;
		const before = new Set(this.first.map(({ pull }) => pull.number));
		return this.last.find(({ pull, marker }) => marker !== null && pull.author === this.me && !before.has(pull.number))?.pull.number ?? null;
	}
	blind(plan) {
		return ["nothing-to-do", "undecided"].includes(plan?.decision.reason ?? "") && this.judged?.hidden === true ? {
			code: "hidden",
			detail: ""
		} : null;
	}
	refusal({ steps }) {
		const path = this.judged?.mirroredBy ?? null;
		const writesCard = steps.some((step) => step.do === "open" || step.do === "commit");
		return path !== null && writesCard && !this.options.force ? {
			code: "mirrored",
			detail: path
		} : null;
	}
	async act(plan) {
		for (const step of plan.steps) {
			const result = await this.steps.run(step, this.judged?.revision ?? "");
			if (step.do !== "open") this.reader.forget(step.number);
			if (result !== "done") return result;
		}
		return "done";
	}
	async refresh({ revision }) {
		this.reader.forgetOpen();
		const head = await this.options.client.head();
		if (!head.ok) return stopFor(head.trouble);
		if (head.value !== revision) this.judged = await this.options.judge();
		return null;
	}
	async rehearse(plan) {
		const bytes = plan.wanted.proposal?.cards[0]?.after;
		if (bytes === void 0) return this.end(null);
		return this.end(await this.steps.check(bytes) ?? this.refusal(plan));
	}
	end(stop) {
		const target = this.plan?.decision.target ?? null;
		const { operation, closed } = this.account();
		return {
			operation,
			pull: target === null ? closed.at(-1) ?? null : {
				number: target.number,
				url: target.url
			},
			closed,
			plan: this.plan,
			revision: this.judged?.revision ?? null,
			invalid: this.steps.invalid,
			stop
		};
	}
	account() {
		const before = new Map((this.first ?? []).map((one) => [one.pull.number, one]));
		const opened = this.opened();
		const closed = [];
		let created = false;
		let updated = false;
		for (const { pull, marker, head, url } of this.last) {
			if (marker === null || pull.author !== this.me || this.steps.tried.size === 0) continue;
			const { number, state } = pull;
			const earlier = before.get(number);
			if (!(earlier === void 0 ? number === opened : earlier.pull.state === "open")) continue;
			if (state === "closed" && marker.withdrawn !== null) closed.push({
				number,
				url,
				reason: marker.withdrawn
			});
			if (state !== "open") continue;
			if (earlier === void 0) created = true;
			else {
				const told = earlier.pull.description?.text !== pull.description?.text;
				updated ||= told || earlier.head?.commit !== head?.commit;
			}
		}
		const isClosed = closed.some(({ number }) => number !== opened);
		return {
			operation: created ? "created" : updated ? "updated" : isClosed ? "closed" : "none",
			closed
		};
	}
};

// src/publish/hub/outcome.ts
function stopSentence({ stop }) {
	if (stop === null) return null;
	const { code, detail } = stop;
	return render(`stop-${code}`, { detail: shown(detail, 600) }, "plain").trim();
}
function outcomeJson(shownOutcome) {
	const { id, outcome, dryRun, requests } = shownOutcome;
	const { plan, stop, pull, closed, operation } = outcome;
	const proposal = plan?.wanted.proposal ?? null;
	const heldBack = (reason) => (plan?.wanted.notProposed ?? []).filter((one) => one.reason === reason).map(({ tag }) => tag);
	return `${jsonText({
		version: 1,
		repo: id,
		revision: outcome.revision,
		dryRun,
		operation,
		action: plan?.decision.action ?? null,
		reason: plan?.decision.reason ?? null,
		pullRequest: pull === null ? null : link(pull),
		linked: plan?.decision.linked == null ? null : link(plan.decision.linked),
		closed: closed.map(({ number, url, reason }) => ({
			number,
			url,
			reason
		})),
		title: proposal?.title ?? null,
		changes: proposal === null ? [] : changesOf(proposal).map(({ kind, tag }) => ({
			kind,
			tag
		})),
		declined: heldBack("declined"),
		vanished: heldBack("vanished"),
		notProposed: (plan?.wanted.notProposed ?? []).map(notProposedJson),
		diff: diffOf(proposal),
		body: dryRun ? plan?.body ?? null : null,
		invalid: outcome.invalid,
		requests,
		error: stop === null ? null : {
			code: stop.code,
			message: stopSentence(outcome)
		}
	})}\n`;
}
function outcomeText({ id, outcome, dryRun }) {
	const { plan, closed } = outcome;
	const proposal = plan?.wanted.proposal ?? null;
	const lines = [`hf:${shown(id)}: ${headline(outcome, dryRun)}`];
	for (const { number, reason, url } of outcome.operation === "closed" ? closed.slice(0, -1) : closed) lines.push(`  closed pull request ${number}, ${render(`closed-${reason}`, {})}: ${shown(url, 500)}`);
	if (proposal !== null) for (const { kind, tag } of changesOf(proposal)) lines.push(`  ${kind} ${tag}`);
	for (const item of plan?.wanted.notProposed ?? []) lines.push(`  not proposed: ${item.tag}: ${whyNot(item)}`);
	for (const message of outcome.invalid) lines.push(...invalidLines(message));
	if (dryRun && proposal !== null) {
		lines.push("", `Title: ${proposal.title}`, "", visibleLines(diffOf(proposal) ?? ""));
		if (plan?.body != null) lines.push("Description:", "", visibleLines(plan.body));
	}
	return `${lines.join("\n")}\n`;
}
function headline({ operation, plan, pull, closed, stop }, dryRun) {
	const at = pull === null ? "" : `: ${shown(pull.url, 500)}`;
	const number = pull === null ? "" : ` ${pull.number}`;
	if (operation === "created") return `opened pull request${number}${at}`;
	if (operation === "updated") return `updated pull request${number}${at}`;
	if (operation === "closed") {
		const code = `closed-${closed.at(-1)?.reason ?? "obsolete"}`;
		return `closed pull request${number}, ${render(code, {})}${at}`;
	}
	if (plan === null) return "nothing was done";
	const { action, reason, linked } = plan.decision;
	if (action !== "leave") {
		const words = {
			create: "open a pull request",
			update: `update pull request${number}`,
			close: `close pull request${number}`
		};
		return `${dryRun && stop === null ? "would" : "wanted to"} ${words[action]}${at}`;
	}
	const other = linked === null ? at : `: ${shown(linked.url, 500)}`;
	return `${render(`outcome-${reason}`, {})}${other}`;
}
function whyNot({ reason, because, remedy, link: other }) {
	const code = `not-proposed-${reason}`;
	const say = (message) => render(message.code, message.args);
	const parts = [render(code, {}) + (because === null ? "" : `: ${say(because)}`)];
	if (other !== null) parts.push(shown(other.url, 500));
	if (remedy !== null) parts.push(`remedy: ${say(remedy)}`);
	return parts.join("; ");
}
function invalidLines(message) {
	const line = /\((\d{1,6}):\d{1,6}\)|\bat line (\d{1,6})\b/.exec(message);
	const number = Number(line?.[1] ?? line?.[2] ?? NaN);
	const place = Number.isNaN(number) ? "README.md" : `README.md, line ${number + 1}`;
	const [first = "", ...rest] = visibleLines(message).slice(0, 4e3).split("\n");
	return [`  ${place}: ${first}`, ...rest.map((text) => `    ${text}`)];
}
function notProposedJson(item) {
	const { kind, tag, reason, link: other } = item;
	return {
		kind,
		tag,
		reason,
		message: whyNot(item),
		link: other === null ? null : link(other)
	};
}
function diffOf(proposal) {
	const [card] = proposal?.cards ?? [];
	return card === void 0 ? null : unifiedDiff(card.path, card.before, card.edits);
}
function link({ number, url }) {
	return {
		number,
		url
	};
}

// src/publish/sync.ts
const ACTIONS = ["huggingface/hub-sync@", "nateraw/huggingface-sync-action@"];
const ADDRESS = "huggingface.co/datasets/";
const MAX_LINE = 1e3;
function isWorkflow(path) {
	return /^\.github\/workflows\/[^/]+\.ya?ml$/i.test(path);
}
function syncsToHub(workflow, id, related) {
	const isOurs = (name) => name.toLowerCase() === id.toLowerCase() || related && name.includes("${{");
	let [acts, isDataset, named] = [
		false,
		false,
		false
	];
	for (const raw of workflow.split("\n")) {
		const line = plain(raw);
		if (pushes(line).some(isOurs)) return true;
		acts ||= ACTIONS.some((action) => valueOf(line, "uses").startsWith(action));
		isDataset ||= valueOf(line, "repo_type") === "dataset";
		named ||= isOurs(valueOf(line, "huggingface_repo_id"));
	}
	return acts && isDataset && named;
}
function plain(raw) {
	const line = raw.slice(0, MAX_LINE).trim();
	if (line.startsWith("#")) return "";
	const comment = line.indexOf(" #");
	return (comment < 0 ? line : line.slice(0, comment)).replace(/^- */, "").trim();
}
function valueOf(line, key) {
	if (!line.startsWith(`${key}:`)) return "";
	const value = line.slice(key.length + 1).trim();
	return /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
}
function pushes(line) {
	if (!/\bgit +push\b/.test(line)) return [];
	return line.split(ADDRESS).slice(1).map((part) => (part.split(/["'\s]/, 1)[0] ?? "").replace(/\.git$/, "").replace(/\/$/, ""));
}

// src/cli/propose.ts
const MAX_WORKFLOWS = 50;
const CARD = "README.md";
async function propose(text, session) {
	const target = parseTarget(text ?? "");
	const fault = faultOf(text, target);
	if (target.kind !== "hub" || fault !== null) {
		session.say(fault ?? "propose takes hf:OWNER/NAME");
		return EXIT.usage;
	}
	const { dryRun, format } = session.options;
	const login = hubClient(!dryRun);
	if ("problem" in login) {
		session.say(login.problem);
		return EXIT.usage;
	}
	const judged = await judgeOnce(target, session);
	if (!judged.ok) return judged.code;
	const done = await proposeJudged(judged, login.http, session);
	if (done === null) return EXIT.usage;
	const { id, outcome, failure } = done;
	const said = stopSentence(outcome);
	if (said !== null) session.say(`hf:${id}: ${said}`);
	const { reads, writes } = login.http.counts;
	const shown = {
		id,
		outcome,
		dryRun,
		requests: {
			reads,
			writes
		}
	};
	const written = wantsReport(outcome, format) ? await emit([format === "json" ? outcomeJson(shown) : outcomeText(shown)], session) : EXIT.ok;
	return worst([
		said === null ? EXIT.ok : EXIT.unreadable,
		failure,
		written
	]);
}
async function proposeJudged(judged, http, session) {
	const { dryRun, reconsider, remove, forceHub } = session.options;
	const id = judged.name.slice(3);
	if (judged.audit.card.path !== CARD) {
		session.say(`the Hub reads ${CARD} only, so nothing can be proposed for another card`);
		return null;
	}
	let ready = judged;
	let failure = EXIT.ok;
	const judge = async () => {
		const latest = ready ?? await judgeOnce({
			kind: "hub",
			id,
			revision: null
		}, session);
		ready = null;
		if (!latest.ok) failure = latest.code;
		return latest.ok ? await judgementOf(latest, id, session) : null;
	};
	const before = { ...http.counts };
	const outcome = await proposeOnHub({
		client: createHubClient(http, id),
		judge,
		hasToken: http.hasToken,
		dryRun,
		reconsider,
		remove,
		force: forceHub,
		version: "0.1.0"
	});
	session.debug(() => `${http.counts.reads - before.reads} reads and ${http.counts.writes - before.writes} writes after judging`);
	return {
		id,
		outcome,
		failure
	};
}
function wantsReport({ plan }, format) {
	return plan !== null || format === "json";
}
function faultOf(text, target) {
	if (text === void 0) return "propose needs a repo on the Hub: envcard propose hf:OWNER/NAME";
	if (target.kind === "refused") return target.why;
	if (target.kind === "directory") {
		const guess = hubGuess(target.path);
		return `propose takes a repo on the Hub, not a folder${guess === null ? ": hf:OWNER/NAME" : `; did you mean ${guess}?`}`;
	}
	return target.revision === null ? null : `propose works on the main branch: leave @${target.revision} out`;
}
async function judgeOnce(target, session) {
	const settings = new SettingsReader(session.options, (/* @__PURE__ */ new Date()).toISOString().slice(0, 10), session.say);
	const fault = await settings.namedFault();
	if (fault !== null) {
		for (const line of fault.lines) session.say(line);
		return notJudged(`hf:${target.id}`, "hub", "bad-settings", fault.lines.join("\n"), EXIT.usage);
	}
	const judged = await judgeHub(target, settings, session, {
		count: 0,
		of: 1
	});
	session.progress.clear();
	return judged;
}
async function judgementOf(judged, id, session) {
	const { audit, settings, repository, unseen, report } = judged;
	return {
		source: {
			audit,
			config: settings.config,
			card: CARD
		},
		revision: report.target.revision ?? "",
		mirroredBy: await syncIn(repository, id) ?? await syncHere(id, session),
		hidden: unseen.has("gated") || unseen.has("no-permission")
	};
}
async function syncIn(repository, id) {
	const { entries } = repository.listing;
	const paths = entries.filter(({ path, kind }) => kind === "file" && isWorkflow(path));
	for (const { path } of paths.slice(0, MAX_WORKFLOWS)) {
		const read = await repository.read(path, 262144);
		if (read.ok && syncsToHub(new TextDecoder().decode(read.bytes), id, true)) return path;
	}
	return null;
}
async function syncHere(id, session) {
	const folder = ".github/workflows";
	let names;
	try {
		names = readdirSync(folder);
	} catch {
		return null;
	}
	const paths = names.map((name) => `${folder}/${name}`).filter(isWorkflow);
	if (paths.length === 0) return null;
	const here = await new SettingsReader(session.options, "", () => {}).forTarget(".");
	const related = here.ok && here.config.hub?.toLowerCase() === id.toLowerCase();
	for (const path of paths.slice(0, MAX_WORKFLOWS)) {
		const read = readSmallFile(path, 262144, false);
		if (read.ok && syncsToHub(new TextDecoder().decode(read.bytes), id, related)) return path;
	}
	return null;
}

export { proposeJudged as n, stopSentence as r, propose as t };
