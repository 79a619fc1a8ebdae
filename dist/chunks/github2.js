import { F as workspacePath, M as shared, at as visible, it as shown, k as lineColumn, nt as breakCommands, rt as hasUnsafe } from "./core.js";

// src/report/escape/log.ts
function escapeLogLine(text) {
	return breakCommands(visible(text));
}
function commandMessage(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function commandProperty(text) {
	return commandMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/report/github.ts
const MAX_PER_LEVEL = 10;
const MAX_MESSAGE = 4e3;
const MAX_PLACES = 5;
const LEVELS = [
	"error",
	"warning",
	"notice"
];
function renderGithub(report) {
	return LEVELS.flatMap((level) => fit(annotations(report, level)).map((annotation) => commandLine(level, annotation))).map((line) => `${line}\n`).join("");
}
function annotations(report, level) {
	const found = [];
	const groups = /* @__PURE__ */ new Map();
	for (const { target, error, findings } of report.targets) {
		if (error !== null && level === "error") {
			const message = `${shown(target.id)} cannot be read: ${shown(error.message, 1e3)}`;
			found.push({
				title: "envcard: target cannot be read",
				message,
				place: null
			});
		}
		for (const finding of shared(findings)) {
			if (finding.severity !== level) continue;
			const key = `${finding.rule} ${finding.code} ${finding.frameworks.join(" ")}`;
			const group = groups.get(key);
			if (group === void 0) groups.set(key, [{
				target,
				finding
			}]);
			else group.push({
				target,
				finding
			});
		}
	}
	for (const places of groups.values()) {
		const annotation = groupAnnotation(places);
		if (annotation !== null) found.push(annotation);
	}
	return found;
}
function groupAnnotation(places) {
	const [first] = places;
	if (first === void 0) return null;
	const { finding } = first;
	const parts = [finding.message];
	if (places.length > 1) {
		const named = places.slice(0, MAX_PLACES).map(placeName);
		const more = places.length - named.length;
		parts.push(`${places.length} of this kind: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`);
	} else if (finding.path !== null && !canBeFile(first)) parts.push(`At ${placeName(first)}`);
	if (finding.remedy !== null) parts.push(`Remedy: ${finding.remedy}`);
	if (finding.fix === "safe") parts.push("envcard fix repairs it");
	return {
		title: `envcard ${finding.rule}`,
		message: parts.join("\n"),
		place: first
	};
}
function fit(all) {
	if (all.length <= MAX_PER_LEVEL) return all;
	const rest = all.slice(9);
	const titles = [...new Set(rest.map((annotation) => annotation.title.replace(/^envcard:? /, "")))];
	const message = `${rest.length} more kinds of findings, all in the job summary: ${titles.join(", ")}`;
	return [...all.slice(0, 9), {
		title: "envcard: more findings",
		message,
		place: null
	}];
}
function commandLine(level, { title, message, place }) {
	return `::${level} ${[...place === null ? [] : placeProperties(place), ["title", title]].map(([name, value]) => `${name}=${commandProperty(value)}`).join(",")}::${commandMessage(bounded(message))}`;
}
function placeProperties(place) {
	const { path, line, column, endLine, endColumn } = place.finding;
	if (path === null || !canBeFile(place)) return [];
	const properties = [["file", workspacePath(place.target, path)]];
	if (line === null) return properties;
	properties.push(["line", `${line}`]);
	if (endLine !== null) properties.push(["endLine", `${endLine}`]);
	if (column !== null && (endLine === null || endLine === line)) {
		properties.push(["col", `${column}`]);
		if (endColumn !== null && endLine !== null) properties.push(["endColumn", `${endColumn}`]);
	}
	return properties;
}
function canBeFile({ target, finding }) {
	return finding.path !== null && target.kind === "directory" && !hasUnsafe(workspacePath(target, finding.path));
}
function placeName({ target, finding }) {
	if (finding.path === null) return shown(target.id);
	const line = lineColumn(finding);
	return shown(workspacePath(target, finding.path)) + (line === "" ? "" : `:${line}`);
}
function bounded(message) {
	return message.length <= MAX_MESSAGE ? message : `${message.slice(0, 3999).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

export { escapeLogLine as n, renderGithub as t };
