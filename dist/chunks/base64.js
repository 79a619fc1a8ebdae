import { $ as codeSpan, G as STANCE_WORDS, H as render, W as FRAMEWORK_LABELS, Xt as readCard, b as renderSnippet, et as fenced, nt as breakCommands, pn as FRAMEWORK_KEYS, xt as nearMisses, zt as CHECKED_AGAINST } from "./core.js";
import { a as changesOf, c as contentKey, d as withoutMarkers, f as writeMarker, s as changeKey } from "./proposal.js";

// src/publish/body.ts
const MAX_ITEMS = 60;
const MAX_WRITTEN = 8;
const DETAILS = [
	"all",
	"no-evidence",
	"no-commands",
	"tags-only"
];
function markerOf(proposal, earlier = []) {
	const { cards } = proposal;
	const after = contentKey(cards.map(({ path, after }) => ({
		path,
		bytes: after
	})));
	return {
		changes: changesOf(proposal),
		base: contentKey(cards.map(({ path, before }) => ({
			path,
			bytes: before
		}))),
		content: [...earlier.filter((key) => key !== after), after],
		withdrawn: null
	};
}
function bodyFor(proposal, options) {
	const marker = writeMarker(options.marker);
	const encoder = new TextEncoder();
	let text = "";
	for (const detail of DETAILS) {
		text = withoutMarkers(breakCommands(`${blocksOf(proposal, options, detail).join("\n\n")}\n`));
		if (encoder.encode(text).length + marker.length + 2 <= options.maxBytes) break;
	}
	return `${text}\n${marker}\n`;
}
function sentence(code, args = {}) {
	return `${render(code, args, "markdown")}.`;
}
function blocksOf(proposal, options, detail) {
	const { added, corrected, removed } = proposal.tags;
	const blocks = [introduction(proposal)];
	if (detail !== "tags-only") {
		const several = proposal.cards.length > 1;
		for (const tag of [
			...added,
			...corrected,
			...removed
		].slice(0, MAX_ITEMS)) blocks.push(tagBlock(tag, several, detail));
		const left = notProposedBlock(proposal.notProposed, several);
		if (left !== "") blocks.push(left);
	}
	if (options.kind === "github") blocks.push(sentence("proposal-github-effect"));
	blocks.push(...options.notes, footer(options));
	return blocks;
}
function introduction({ cards, tags }) {
	const lines = [];
	for (const [index, { path, before }] of cards.entries()) {
		if (index === MAX_ITEMS) {
			lines.push(`- and ${cards.length - MAX_ITEMS} more cards`);
			break;
		}
		const say = (code, list) => {
			const names = list.filter(({ card }) => card === path).map(({ tag }) => tag);
			if (names.length > 0) lines.push(`- ${sentence(code, {
				tags: names,
				card: path
			})}`);
		};
		say("proposal-adds", tags.added);
		say("proposal-corrects", tags.corrected);
		say("proposal-removes", tags.removed);
		if (before === null) lines.push(`- ${sentence("proposal-creates-card", { card: path })}`);
	}
	return `${lines.length === 1 ? (lines[0] ?? "").slice(2) : lines.join("\n")}\n\n${sentence("proposal-only-header")}`;
}
function tagBlock(tag, several, detail) {
	const verb = {
		add: "Adds",
		correct: "Corrects",
		remove: "Removes"
	}[tag.kind];
	const where = several ? ` in ${codeSpan(tag.card)}` : "";
	const head = `### ${verb} \`${tag.tag}\`${where}`;
	const written = tag.written.slice(0, MAX_WRITTEN).map((text) => codeSpan(text));
	const lines = written.length > 0 ? [`- Now written ${written.join(", ")}.`] : [];
	if (tag.tag === "rl-environment") {
		const frameworks = tag.proofs.map(({ framework }) => FRAMEWORK_LABELS[framework]);
		lines.push(`- ${sentence("proposal-environment", { frameworks })}`);
		return [head, lines.join("\n")].join("\n\n");
	}
	const parts = [head];
	for (const proof of tag.proofs) {
		lines.push(...proofLines(proof, tag.kind === "remove"));
		if (detail === "all") lines.push(...evidenceLines(proof));
	}
	parts.push(lines.join("\n"));
	if (detail !== "no-commands" && tag.kind !== "remove") parts.push(...tag.proofs.flatMap(commandBlock));
	return parts.join("\n\n");
}
function proofLines({ framework, taskset, tasks, sample }, against) {
	const label = FRAMEWORK_LABELS[framework];
	if (against) return [`- ${sentence("proposal-unsupported", { framework: label })}`];
	if (taskset === null) return [];
	const args = {
		framework: label,
		taskset,
		...tasks,
		...sample
	};
	return [`- ${sentence(tasks.total === 0 ? "proposal-loads-whole" : sample === null ? "proposal-loads" : "proposal-loads-sample", args)}`];
}
function evidenceLines({ evidence }) {
	return evidence.map(({ stance, code, args, path, line }) => {
		const place = path === null ? "" : ` (${codeSpan(path)}${line === null ? "" : ` line ${line}`})`;
		return `- ${STANCE_WORDS[stance]}: ${render(code, args, "markdown")}${place}`;
	});
}
function commandBlock({ snippet }) {
	const text = snippet === null ? null : renderSnippet(snippet);
	return text === null ? [] : [fenced(text, "sh")];
}
function notProposedBlock(items, several) {
	if (items.length === 0) return "";
	const lines = items.slice(0, MAX_ITEMS).map((item) => notProposedLine(item, several));
	if (items.length > MAX_ITEMS) lines.push(`- and ${items.length - MAX_ITEMS} more`);
	return ["### Not proposed", lines.join("\n")].join("\n\n");
}
function notProposedLine({ reason, tag, card, because, remedy, link }, several) {
	const where = several ? ` in ${codeSpan(card)}` : "";
	const number = link === null ? "" : ` (#${link.number})`;
	const why = because === null ? "" : `: ${render(because.code, because.args, "markdown")}`;
	const lines = [`- \`${tag}\`${where}: ${render(`not-proposed-${reason}`, {}, "markdown")}${number}${why}`];
	if (remedy !== null) lines.push(`  - Remedy: ${render(remedy.code, remedy.args, "markdown")}`);
	return lines.join("\n");
}
function footer({ version }) {
	const releases = FRAMEWORK_KEYS.map((key) => `${FRAMEWORK_LABELS[key]} ${CHECKED_AGAINST[key]}`).join(", ");
	return `${sentence("proposal-decline")}\n\nenvcard ${version}, checked against ${releases}.`;
}

// src/publish/effects.ts
function effectsOf(bytes, changes) {
	if (bytes === null || bytes.length > 4194304) return /* @__PURE__ */ new Set();
	return effectsOn(readCard("README.md", {
		ok: true,
		bytes,
		truncated: false
	}), changes);
}
function effectsOn(card, changes) {
	if (card.state !== "ok" && card.state !== "no-header") return /* @__PURE__ */ new Set();
	const items = card.header?.items ?? [];
	const values = new Set(items.map(({ value }) => value));
	const missed = new Set(nearMisses(items).map(({ tag }) => tag));
	const holds = ({ kind, tag }) => {
		if (kind === "add") return values.has(tag);
		return kind === "correct" ? values.has(tag) && !missed.has(tag) : !values.has(tag);
	};
	return new Set(changes.filter(holds).map(changeKey));
}

// src/publish/policy.ts
function hold({ candidates, own, others, reconsider }) {
	const held = /* @__PURE__ */ new Map();
	const open = own.filter(({ state }) => state === "open");
	const raised = new Set(open.flatMap(({ marker }) => marker.changes.map(changeKey)));
	const past = own.filter(({ state, marker }) => state === "merged" || state === "closed" && marker.withdrawn === null).toSorted((a, b) => b.number - a.number);
	for (const key of candidates.map(changeKey)) {
		const last = past.find(({ marker }) => marker.changes.some((change) => changeKey(change) === key));
		const other = raised.has(key) ? void 0 : others.find(({ brings }) => brings.has(key));
		if (last !== void 0 && !raised.has(key) && !reconsider) held.set(key, {
			reason: last.state === "merged" ? "vanished" : "declined",
			link: linkTo(last)
		});
		else if (other !== void 0) held.set(key, {
			reason: "elsewhere",
			link: linkTo(other)
		});
	}
	return held;
}
function decide(input) {
	const [oldest, ...younger] = input.own.filter(({ state }) => state === "open").toSorted((a, b) => a.number - b.number);
	if (oldest === void 0) return withoutOpen(input);
	const duplicate = younger.findLast(({ mine, touched, reopened }) => mine && !touched && !reopened);
	if (duplicate !== void 0) return {
		action: "close",
		reason: "duplicate",
		target: duplicate,
		linked: linkTo(oldest)
	};
	return forOpen(input, oldest);
}
function forOpen({ wanted, undecided, carried }, target) {
	const done = (action, reason) => {
		return {
			action,
			reason,
			target,
			linked: null
		};
	};
	if (target.touched) return done("leave", "touched");
	if (!target.mine) return done("leave", "not-mine");
	const keys = new Set(wanted.map(changeKey));
	const dropped = target.marker.changes.map(changeKey).filter((key) => !keys.has(key));
	if (target.marker.withdrawn === null && target.current && !target.conflicts && dropped.length === 0) return done("leave", "up-to-date");
	if (dropped.some((key) => undecided.has(key) && !carried.has(key))) return done("leave", "undecided");
	if (target.reopened && (keys.size === 0 || target.conflicts)) return done("leave", "reopened");
	if (keys.size === 0) return done("close", dropped.every((key) => carried.has(key)) ? "carried" : "obsolete");
	return target.conflicts ? done("close", "conflict") : done("update", "changed");
}
function holdsWanted(marker, wanted, head) {
	const keys = new Set(marker.changes.map(changeKey));
	return keys.size === wanted.length && wanted.every((change) => keys.has(changeKey(change))) && head === marker.content.at(-1);
}
function isTouched(marker, head) {
	return head !== marker.base && !marker.content.includes(head);
}
function withoutOpen({ wanted, held, refused }) {
	const done = (action, reason, linked = null) => {
		return {
			action,
			reason,
			target: null,
			linked
		};
	};
	if (wanted.length > 0) return done("create", "new");
	for (const reason of [
		"elsewhere",
		"declined",
		"vanished"
	]) {
		const first = [...held.values()].find((one) => one.reason === reason);
		if (first !== void 0) return done("leave", reason, first.link);
	}
	return done("leave", refused ? "not-editable" : "nothing-to-do");
}
function linkTo({ number, url }) {
	return {
		number,
		url
	};
}

// src/publish/hub/base64.ts
const STEP = 24576;
function base64(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length; at += STEP) text += btoa(String.fromCharCode(...bytes.subarray(at, at + STEP)));
	return text;
}

export { isTouched as a, bodyFor as c, holdsWanted as i, markerOf as l, decide as n, effectsOf as o, hold as r, effectsOn as s, base64 as t, sentence as u };
