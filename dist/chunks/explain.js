import { H as render, K as VERDICT_SYMBOLS, U as DOOR_WORDS, W as FRAMEWORK_LABELS, X as noteWords, c as finishText, d as textContext, it as shown, l as placeText, pn as FRAMEWORK_KEYS, q as count, s as evidenceText, u as targetLine, x as wrapped } from "./core.js";

// src/report/explain.ts
const MAX_BROKEN = 20;
const MAX_ORDER = 20;
const MAX_TASKSETS = 50;
const MAX_TAGS = 50;
function renderExplain(report, options = {}) {
	const context = textContext(options.color ?? false, options.width);
	const keys = FRAMEWORK_KEYS.filter((key) => options.framework === void 0 || options.framework === key);
	const blocks = report.targets.flatMap((target) => explainTarget(target, keys, report.checkedAgainst, context));
	return finishText(blocks);
}
function explainTarget(target, keys, releases, context) {
	const head = targetLine(target, context);
	if (target.error !== null) return [`${head}\n  cannot be read: ${shown(target.error.message, 1e3)}`];
	const all = target.card?.tags ?? [];
	const more = all.length > MAX_TAGS ? ` and ${all.length - MAX_TAGS} more` : "";
	const tags = all.slice(0, MAX_TAGS).map((tag) => shown(tag)).join(", ") + more;
	const blocks = [`${head}\n  ${target.card === null ? "no card was looked for" : `card ${shown(target.card.path)}: ${target.card.state}${tags !== "" ? `, tags: ${tags}` : target.card.state === "ok" ? ", no tags" : ""}`}`];
	for (const key of keys) {
		const framework = target.frameworks[key];
		if (framework !== void 0) blocks.push(explainFramework(key, framework, releases[key], context));
	}
	return blocks;
}
function explainFramework(key, framework, release, context) {
	const { paint, style, width } = context;
	const verdict = paint.verdict[framework.verdict](`${VERDICT_SYMBOLS[framework.verdict]} ${framework.verdict}`);
	const notes = noteWords(framework);
	const lines = [`${paint.bold(FRAMEWORK_LABELS[key])}  ${verdict}${notes === "" ? "" : `  (${notes})`}`, `  ${framework.tagged ? `the card lists ${key}` : `the card does not list ${key}`}; checked against ${key} ${release}; ` + (framework.basis === "complete" ? "everything it rests on was seen" : "a sample of the tasks was read")];
	if (framework.assumed !== null) lines.push(`  the owner vouches for it: ${shown(framework.assumed.reason, 500)}`);
	const say = (text) => `  ${wrapped(text, width, "    ")}`;
	for (const one of framework.evidence) lines.push(say(`${evidenceText(one, context)} ${paint.dim(`[${one.fact}]`)}`));
	if (framework.remedyCode !== null) lines.push(say(`remedy: ${render(framework.remedyCode, framework.remedyArgs ?? {}, style)}`));
	for (const set of framework.tasksets.slice(0, MAX_TASKSETS)) lines.push(...explainTaskset(set, context));
	lines.push(...moreLine(framework.tasksets.length - MAX_TASKSETS, "taskset", "  "));
	return lines.join("\n");
}
function explainTaskset(set, { paint, style, width }) {
	const name = set.name === null ? "" : ` ${shown(set.version === null ? set.name : `${set.name}@${set.version}`)}`;
	const path = set.path === null ? "" : ` ${shown(set.path)}`;
	const { total, ok, broken, unread } = set.tasks;
	const counts = [
		count(total, "task"),
		`${ok} good`,
		`${broken} broken`,
		...unread > 0 ? [`${unread} not seen`] : []
	];
	const verdict = paint.verdict[set.verdict](`${VERDICT_SYMBOLS[set.verdict]} ${set.verdict}`);
	const aside = set.main ? "" : "  (not main: never a reason for a tag)";
	const lines = [`  ${paint.bold(`${DOOR_WORDS[set.door]}${name}${path}`)}  ${verdict}  ${counts.join(", ")}${aside}`];
	for (const task of set.broken.slice(0, MAX_BROKEN)) {
		const { line } = task.place;
		const tail = line === null ? "" : ` ${paint.dim(`(${placeText(task.place)})`)}`;
		const text = `${shown(task.path)}: ${render(task.code, task.args, style)}${tail} ${paint.dim(`[${task.fact}]`)}`;
		lines.push(`    ${wrapped(text, width, "      ")}`);
	}
	lines.push(...moreLine(set.broken.length - MAX_BROKEN, "broken task", "    "));
	const order = set.order ?? [];
	for (const [index, path] of order.slice(0, MAX_ORDER).entries()) lines.push(`    index ${index}: ${shown(path)}`);
	lines.push(...moreLine(order.length - MAX_ORDER, "index", "    ", "indexes"));
	return lines;
}
function moreLine(more, noun, indent, plural) {
	if (more <= 0) return [];
	return [`${indent}and ${plural !== void 0 && more > 1 ? `${more} more ${plural}` : count(more, `more ${noun}`)} (--format json has all)`];
}

export { renderExplain };
