import { Jt as applyEdits, Yt as blobId, bt as shownTaskset, g as isSafe, pn as FRAMEWORK_KEYS, qt as planEdits, st as wellFormed, yt as bestTaskset } from "./core.js";

// src/publish/marker.ts
const NAME = "envcard:proposal:v1";
const LINE = /^<!-- envcard:proposal:v1 (\{[^\r\n]*\}) -->[ \t]*\r?$/gm;
const MAX_BODY = 1e6;
const MAX_MARKER$1 = 4e4;
const MAX_CARDS = 1e3;
const MAX_WORDS = 50;
const MAX_CONTENT = 20;
const MAX_PATH = 1e4;
const TAGS = /* @__PURE__ */ new Set(["rl-environment", ...FRAMEWORK_KEYS]);
const KINDS = [
	"add",
	"correct",
	"remove"
];
const REASONS = [
	"carried",
	"obsolete",
	"duplicate",
	"conflict"
];
function changeKey({ kind, tag, card }) {
	return `${kind} ${tag} ${card}`;
}
function contentKey(cards) {
	return blobsKey(cards.map(({ path, bytes }) => ({
		path,
		blob: bytes === null ? null : blobId(bytes)
	})));
}
function blobsKey(cards) {
	const lines = cards.map(({ path, blob }) => `${path}\0${blob ?? "-"}\n`);
	return blobId(new TextEncoder().encode(lines.toSorted().join("")));
}
function writeMarker(marker) {
	const content = marker.content.slice(-20);
	const value = {
		cards: byCard(marker.changes),
		base: marker.base,
		content,
		...marker.withdrawn === null ? {} : { withdrawn: marker.withdrawn }
	};
	const json = JSON.stringify(value).replace(/[<>&]|[^\x20-\x7e]|-(?=-)/g, escapeUnit);
	return `<!-- ${NAME} ${json} -->`;
}
function readMarker(body) {
	if (body.length > MAX_BODY) return null;
	let found = null;
	for (const match of body.matchAll(LINE)) {
		const json = match[1] ?? "";
		if (json.length <= MAX_MARKER$1) found = parse(json) ?? found;
	}
	return found;
}
function withoutMarkers(text) {
	return text.replaceAll(NAME, "envcard proposal v1");
}
function replaceMarker(body, marker) {
	const last = [...body.matchAll(LINE)].findLast((match) => parse(match[1] ?? "") !== null);
	if (last === void 0) return body;
	return body.slice(0, last.index) + writeMarker(marker) + body.slice(last.index + last[0].length);
}
function parse(json) {
	let value;
	try {
		value = JSON.parse(json);
	} catch {
		return null;
	}
	if (!isRecord(value)) return null;
	const { cards, base, content, withdrawn } = value;
	if (!Array.isArray(cards) || cards.length > MAX_CARDS || !isKey(base)) return null;
	if (!Array.isArray(content) || content.length > MAX_CONTENT || !content.every(isKey)) return null;
	if (withdrawn !== void 0 && !(typeof withdrawn === "string" && REASONS.includes(withdrawn))) return null;
	return {
		changes: cards.flatMap((item) => parseCard(item)),
		base,
		content,
		withdrawn: withdrawn ?? null
	};
}
function parseCard(item) {
	if (!Array.isArray(item)) return [];
	const [path, words] = item;
	if (typeof path !== "string" || path.length > MAX_PATH || typeof words !== "string") return [];
	const card = decodePath(path);
	if (card === null) return [];
	return words.split(", ", MAX_WORDS).flatMap((word) => {
		const [kind = "", tag = "", more] = word.split(" ");
		if (more !== void 0 || !KINDS.includes(kind) || !TAGS.has(tag)) return [];
		return [{
			kind,
			tag,
			card
		}];
	});
}
function byCard(changes) {
	const cards = /* @__PURE__ */ new Map();
	for (const { kind, tag, card } of changes) {
		const words = cards.get(card) ?? [];
		words.push(`${kind} ${tag}`);
		cards.set(card, words);
	}
	return [...cards].map(([card, words]) => [encodePath(card), words.join(", ")]);
}
function encodePath(path) {
	return encodeURIComponent(wellFormed(path)).replaceAll("%2F", "/");
}
function decodePath(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}
function isKey(value) {
	return typeof value === "string" && /^[0-9a-f]{40}$/.test(value);
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function escapeUnit(unit) {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// src/publish/proof.ts
const MAX_EVIDENCE = 6;
function proofOf(framework, { detection }, against) {
	const best = bestTaskset(detection);
	const { basis } = detection;
	const wanted = against ? "refutes" : "supports";
	const snippet = [best, ...detection.tasksets.filter((set) => set.main && set.verdict === "loads")].find((set) => set?.snippet != null)?.snippet ?? null;
	return {
		framework,
		taskset: best === null ? null : shownTaskset(best),
		tasks: {
			ok: best?.tasks.ok ?? 0,
			total: best?.tasks.total ?? 0
		},
		sample: basis.kind === "sample" ? {
			read: basis.read,
			of: basis.of
		} : null,
		evidence: detection.evidence.filter(({ stance }) => stance === wanted).slice(0, MAX_EVIDENCE),
		snippet: snippet !== null && isSafe(snippet) ? snippet : null
	};
}
function provenBy({ frameworks }) {
	const verdict = (key) => frameworks[key].detection.verdict;
	const loads = FRAMEWORK_KEYS.filter((key) => verdict(key) === "loads" && !frameworks[key].detection.suggestOnly);
	return loads.length > 0 ? loads : FRAMEWORK_KEYS.filter((key) => frameworks[key].tagged && verdict(key) !== "fails");
}

// src/publish/proposal.ts
const MAX_MARKER = 24e3;
function candidatesOf(sources, remove) {
	return sources.flatMap((source) => [...draftsOf(source, remove).keys()].map((key) => toChange(key, source.card)));
}
function buildProposal(sources, options) {
	const cards = [];
	const tags = {
		added: [],
		corrected: [],
		removed: []
	};
	const notProposed = [];
	const undecided = [];
	let room = MAX_MARKER;
	for (const source of sources) {
		const { audit, card } = source;
		const drafts = draftsOf(source, options.remove);
		const changes = [];
		const proposed = [];
		for (const [key, draft] of drafts) {
			const change = toChange(key, card);
			const held = options.held.get(changeKey(change));
			if (held !== void 0) {
				notProposed.push({
					...change,
					reason: held.reason,
					because: null,
					remedy: null,
					link: held.link
				});
				continue;
			}
			changes.push(...draft.changes);
			proposed.push({
				...change,
				proofs: proofsOf(change, audit),
				written: draft.written
			});
		}
		const stuck = stuckOf(source);
		notProposed.push(...stuck, ...silentOf(source, options.remove));
		undecided.push(...undecidedOf(source), ...stuck.map(({ kind, tag }) => ({
			kind,
			tag,
			card
		})));
		room -= markerSize(proposed);
		if (changes.length === 0 || room < 0) continue;
		const { cardBytes } = audit;
		const planned = planEdits(audit.card, cardBytes, changes, cardBytes === null ? null : blobId(cardBytes));
		if (!planned.ok) {
			const remedy = {
				code: planned.code,
				args: planned.args
			};
			notProposed.push(...proposed.map((tag) => refused(tag, remedy)));
			undecided.push(...proposed.map(({ kind, tag }) => ({
				kind,
				tag,
				card
			})));
			continue;
		}
		if (planned.edits.length === 0) continue;
		const edits = planned.edits.map(({ base, start, end, text, finding }) => {
			return {
				path: card,
				base,
				start,
				end,
				text,
				finding
			};
		});
		cards.push({
			path: card,
			before: cardBytes,
			after: applyEdits(cardBytes ?? /* @__PURE__ */ new Uint8Array(), edits),
			edits
		});
		for (const tag of proposed.toSorted((a, b) => rank(a.tag) - rank(b.tag))) (tag.kind === "add" ? tags.added : tag.kind === "correct" ? tags.corrected : tags.removed).push(tag);
	}
	return {
		proposal: cards.length === 0 ? null : {
			title: titleOf(tags),
			cards,
			tags,
			notProposed
		},
		notProposed,
		undecided
	};
}
function changeOf(finding, card) {
	const named = nameChange(finding);
	return named === null ? null : toChange(`${named.kind} ${named.tag}`, card);
}
function changesOf(proposal) {
	const { added, corrected, removed } = proposal.tags;
	return [
		...added,
		...corrected,
		...removed
	].map(({ kind, tag, card }) => ({
		kind,
		tag,
		card
	}));
}
function rank(tag) {
	return tag === "rl-environment" ? -1 : FRAMEWORK_KEYS.indexOf(tag);
}
function markerSize(changes) {
	return writeMarker({
		changes,
		base: "",
		content: [],
		withdrawn: null
	}).length;
}
function draftsOf({ audit }, remove) {
	const drafts = /* @__PURE__ */ new Map();
	audit.findings.forEach((finding, index) => {
		const { change } = finding;
		if (change === null || finding.fix === "unsafe" && !remove) return;
		const named = nameChange(finding);
		if (named === null) return;
		const key = `${named.kind} ${named.tag}`;
		const draft = drafts.get(key) ?? {
			changes: [],
			written: []
		};
		draft.changes.push({
			change,
			finding: index
		});
		if (named.written !== null) draft.written.push(named.written);
		drafts.set(key, draft);
	});
	return drafts;
}
function nameChange({ change, args, framework }) {
	switch (change?.kind) {
		case void 0: return null;
		case "add-tag": return {
			kind: "add",
			tag: change.tag,
			written: null
		};
		case "remove-tag": return {
			kind: "remove",
			tag: change.tag,
			written: null
		};
		case "replace-item":
		case "drop-item": {
			const written = args["written"];
			return {
				kind: "correct",
				tag: framework ?? "rl-environment",
				written: typeof written === "string" ? written : ""
			};
		}
	}
}
function toChange(key, card) {
	const [kind, tag] = key.split(" ");
	return {
		kind,
		tag,
		card
	};
}
function proofsOf({ kind, tag }, audit) {
	if (tag !== "rl-environment") return [proofOf(tag, audit.frameworks[tag], kind === "remove")];
	return provenBy(audit).map((key) => proofOf(key, audit.frameworks[key], false));
}
function silentOf({ audit, config, card }, remove) {
	return FRAMEWORK_KEYS.flatMap((tag) => {
		const framework = audit.frameworks[tag];
		const finding = audit.findings.find((one) => one.framework === tag && one.rule.startsWith("tags/"));
		const told = (reason, kind = "add") => {
			const remedy = framework.detection.remedy;
			return [{
				reason,
				kind,
				tag,
				card,
				because: becauseOf(framework),
				remedy,
				link: null
			}];
		};
		if (framework.tagged) {
			if (finding?.fix === "unsafe") return remove ? [] : told("removal-not-asked", "remove");
			return finding?.code === "unsupported-framework" ? told("remedy-first", "remove") : [];
		}
		if (finding?.change != null) return [];
		const { verdict, suggestOnly, evidence } = framework.detection;
		if (verdict === "fails") return [];
		if (config.frameworks[tag]?.declareNever !== void 0) return told("declared-never");
		if (verdict === "partial") return told("partial");
		if (verdict === "loads") return suggestOnly ? told("suggest-only") : isBlind(audit) ? told("not-editable") : [];
		return evidence.length === 0 ? [] : told("unknown");
	});
}
function becauseOf({ detection }) {
	if (detection.verdict === "loads") return null;
	const broken = detection.tasksets.find((set) => set.main && set.broken.length > 0)?.broken[0];
	const evidence = detection.evidence.find((one) => one.stance !== "supports");
	const first = detection.verdict === "partial" ? broken ?? evidence : evidence;
	return first === void 0 ? null : {
		code: first.code,
		args: first.args
	};
}
function refused({ kind, tag, card }, remedy) {
	return {
		reason: "not-editable",
		kind,
		tag,
		card,
		because: null,
		remedy,
		link: null
	};
}
function stuckOf({ audit, card }) {
	return audit.findings.flatMap((finding) => {
		const kind = finding.change === null ? STUCK.get(finding.code) : void 0;
		if (kind === void 0) return [];
		return [refused({
			kind,
			tag: finding.framework ?? "rl-environment",
			card
		}, finding.remedy)];
	});
}
const STUCK = /* @__PURE__ */ new Map([
	["missing-framework", "add"],
	["missing-environment", "add"],
	["near-miss", "correct"],
	["near-miss-redundant", "correct"]
]);
function isBlind({ card }) {
	return card.state === "unreadable" || card.state === "invalid";
}
function undecidedOf({ audit, card }) {
	const blind = isBlind(audit);
	const open = FRAMEWORK_KEYS.filter((key) => blind || audit.frameworks[key].detection.verdict === "unknown");
	return (blind ? ["rl-environment", ...open] : open).flatMap((tag) => [
		"add",
		"correct",
		"remove"
	].map((kind) => ({
		kind,
		tag,
		card
	})));
}
function titleOf({ added, corrected, removed }) {
	if (removed.length === 0) return added.length === 0 ? "Correct RL environment tags" : "Add RL environment tags";
	return added.length + corrected.length === 0 ? "Remove RL environment tags" : "Update RL environment tags";
}
const TITLES = [
	"Add RL environment tags",
	"Correct RL environment tags",
	"Remove RL environment tags",
	"Update RL environment tags"
];

export { changesOf as a, contentKey as c, withoutMarkers as d, writeMarker as f, changeOf as i, readMarker as l, buildProposal as n, blobsKey as o, candidatesOf as r, changeKey as s, TITLES as t, replaceMarker as u };
