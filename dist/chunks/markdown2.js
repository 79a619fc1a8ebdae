import { $ as codeSpan, A as reasonTold, D as alsoWords, G as STANCE_WORDS, H as render, J as doorWords, K as VERDICT_SYMBOLS, N as targetName, O as byFile, P as tellers, Q as tasksWords, U as DOOR_WORDS, W as FRAMEWORK_LABELS, X as noteWords, Y as judged, Z as summaryWords, et as fenced, k as lineColumn, nt as breakCommands, pn as FRAMEWORK_KEYS, q as count, tt as markdownText } from "./core.js";

// src/report/markdown.ts
const MAX_BYTES = 1e6;
const MAX_FILES = 100;
const MAX_FINDINGS = 50;
const MAX_EVIDENCE = 20;
const MAX_SNIPPETS = 20;
const MAX_ALSO = 20;
function renderMarkdown(report, options = {}) {
	return joinWithin([...report.targets.flatMap((target, index) => targetBlocks(target, options.diffs?.get(index) ?? "")), footer(report)], options.maxBytes ?? MAX_BYTES);
}
function joinWithin(blocks, maxBytes) {
	const encoder = new TextEncoder();
	const notice = (left) => `${count(left, "part")} left out here: the JSON report has all.\n`;
	const room = maxBytes - encoder.encode(notice(blocks.length)).length - 2;
	const kept = [];
	let bytes = 0;
	for (const block of blocks) {
		const text = `${breakCommands(block)}\n`;
		const size = encoder.encode(text).length + 1;
		if (bytes + size > room) continue;
		kept.push(text);
		bytes += size;
	}
	if (kept.length < blocks.length) kept.push(notice(blocks.length - kept.length));
	return kept.join("\n");
}
function targetBlocks(target, diff) {
	const head = `## envcard: ${codeSpan(targetName(target.target))}`;
	if (target.error !== null) return [`${head}\n\nCannot be read: ${codeSpan(target.error.message, 1e3)}`];
	const blocks = [`${head}\n\n${factsLine(target)}\n\n${verdictTable(target)}`];
	const files = byFile(target.findings);
	const told = tellers(target.findings);
	for (const file of files.slice(0, MAX_FILES)) blocks.push(fileBlock(file.path, file.findings, told));
	if (files.length > MAX_FILES) blocks.push(`Findings in ${count(files.length - MAX_FILES, "more file")}: the JSON report has all.`);
	if (diff !== "") blocks.push(`### Repair\n\nWhat \`envcard fix\` would write:\n\n${fenced(diff, "diff")}`);
	const evidence = judged(target).map(([key, framework]) => evidenceBlock(key, framework));
	blocks.push(...evidence.filter((block) => block !== ""));
	blocks.push(...snippetBlocks(target));
	return blocks;
}
function factsLine(target) {
	const { files, ignored, complete } = target.target;
	const facts = [`**${summaryWords(target.summary)}**`, count(files, "file")];
	if (!complete) facts.push("not all of them seen");
	if (ignored > 0) facts.push(`${count(ignored, "ignored file")} not judged`);
	return facts.join(", ");
}
function verdictTable(target) {
	return [
		"| framework | verdict | card | tasks | how |",
		"| --- | --- | --- | --- | --- |",
		...judged(target).map(([key, framework]) => {
			const how = [doorWords(framework), noteWords(framework)].filter((words) => words !== "").join("; ");
			const verdict = `${VERDICT_SYMBOLS[framework.verdict]} ${framework.verdict}`;
			const tag = framework.tagged ? `\`${key}\`` : "no tag";
			return `| ${FRAMEWORK_LABELS[key]} | ${markdownText(verdict)} | ${tag} | ${tasksWords(framework)} | ${markdownText(how)} |`;
		})
	].join("\n");
}
function fileBlock(path, findings, told) {
	const lines = findings.slice(0, MAX_FINDINGS).map((finding) => findingItem(finding, told));
	const more = findings.length - MAX_FINDINGS;
	if (more > 0) lines.push(`- and ${count(more, "more finding")} here`);
	return [`### ${path === null ? "Repository" : codeSpan(path)}\n`, ...lines].join("\n");
}
function findingItem(finding, told) {
	const frameworks = finding.frameworks.length > 1 ? `: ${finding.frameworks.join(", ")}` : "";
	const place = lineColumn(finding);
	const sentence = render(finding.code, finding.args, "markdown");
	const because = reasonText(finding, told);
	const lines = [`- **${finding.severity}** ${place === "" ? "" : `line ${place}: `}${sentence}${because} (\`${finding.rule}\`${frameworks})`];
	if (finding.also.length > 0) lines.push(`  - and ${alsoWords(finding.also, MAX_ALSO, placeSpan)}`);
	if (finding.remedyCode !== null) lines.push(`  - Remedy: ${render(finding.remedyCode, finding.remedyArgs ?? {}, "markdown")}`);
	if (finding.fix === "safe") lines.push("  - `envcard fix` repairs it");
	if (finding.fix === "unsafe") lines.push("  - `envcard fix --unsafe` removes it");
	return lines.join("\n");
}
function reasonText(finding, told) {
	if (finding.because === null) return "";
	const other = reasonTold(finding, told);
	if (other !== void 0) return `; see ${placeSpan(other)}`;
	return `: ${render(finding.because.code, finding.because.args, "markdown")}`;
}
function placeSpan(place) {
	const line = lineColumn(place);
	return `${place.path === null ? "the repository" : codeSpan(place.path)}${line === "" ? "" : ` line ${line}`}`;
}
function evidenceBlock(key, framework) {
	const items = framework.evidence.slice(0, MAX_EVIDENCE).map(evidenceItem);
	if (items.length === 0) return "";
	const more = framework.evidence.length - MAX_EVIDENCE;
	if (more > 0) items.push(`- and ${more} more`);
	if (framework.assumed !== null) items.push(`- The owner vouches for it: ${codeSpan(framework.assumed.reason, 500)}`);
	return details(`Evidence: ${FRAMEWORK_LABELS[key]} ${framework.verdict}`, items.join("\n"));
}
function evidenceItem(evidence) {
	const line = evidence.line === null ? "" : ` line ${evidence.line}`;
	const place = evidence.path === null ? "" : ` (${codeSpan(evidence.path)}${line})`;
	return `- ${STANCE_WORDS[evidence.stance]}: ${render(evidence.code, evidence.args, "markdown")}${place}`;
}
function snippetBlocks(target) {
	const all = judged(target).flatMap(([key, framework]) => framework.tasksets.flatMap((set) => set.snippet === null ? [] : [{
		key,
		set,
		snippet: set.snippet
	}]));
	const blocks = all.slice(0, MAX_SNIPPETS).map(({ key, set, snippet }) => {
		const named = set.name === null ? set.path : set.version === null ? set.name : `${set.name}@${set.version}`;
		return `${`${FRAMEWORK_LABELS[key]}, ${markdownText(DOOR_WORDS[set.door])}`}${named === null ? "" : ` ${codeSpan(named)}`}:\n\n${fenced(snippet, "sh")}`;
	});
	if (blocks.length === 0) return [];
	const more = all.length - blocks.length;
	if (more > 0) blocks.push(`and ${count(more, "more command")} (\`envcard snippets\` prints all)`);
	return [details("Commands that load it", blocks.join("\n\n"))];
}
function details(summary, body) {
	return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
function footer(report) {
	const releases = FRAMEWORK_KEYS.map((key) => `${FRAMEWORK_LABELS[key]} ${report.checkedAgainst[key]}`).join(", ");
	return `envcard ${report.tool.version}, checked against ${releases}.`;
}

export { joinWithin as n, renderMarkdown as r, evidenceItem as t };
