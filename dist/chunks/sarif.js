import { it as shown, j as relativeRoot, m as jsonText, st as wellFormed } from "./core.js";

// src/report/fingerprint.ts
function fingerprint(parts) {
	const text = JSON.stringify(parts);
	return [0x811c9dc5, 84696351].map((start) => fnv(text, start).toString(16).padStart(8, "0")).join("");
}
function fnv(text, start) {
	let hash = start;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
	return hash >>> 0;
}

// src/report/sarif.ts
const MAX_RESULTS = 25e3;
const MAX_BYTES = 95e5;
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const WORKSPACE = "%SRCROOT%";
function renderSarif(report, options) {
	return `${jsonText(sarifLog(report, options))}\n`;
}
function sarifLog(report, options) {
	const ruleIndex = new Map(options.rules.map((rule, index) => [rule.id, index]));
	const all = report.targets.flatMap((target, index) => targetResults(target, index, ruleIndex));
	const results = withinLimits(all, options.maxResults ?? MAX_RESULTS, options.maxBytes ?? MAX_BYTES);
	const bases = uriBases(report.targets);
	const { name, version } = report.tool;
	return {
		$schema: SCHEMA,
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name,
				version,
				semanticVersion: version,
				rules: options.rules.map(sarifRule)
			} },
			columnKind: "utf16CodeUnits",
			...Object.keys(bases).length === 0 ? {} : { originalUriBaseIds: bases },
			invocations: [invocation(report, all.length - results.length, options.exitCode)],
			results
		}]
	};
}
function targetResults(target, index, ruleIndex) {
	const seen = /* @__PURE__ */ new Map();
	return target.findings.map((finding, number) => {
		const key = fingerprint([
			finding.rule,
			finding.code,
			finding.framework,
			finding.path,
			...stringArgs(finding)
		]);
		const times = (seen.get(key) ?? 0) + 1;
		seen.set(key, times);
		const rule = ruleIndex.get(finding.rule);
		const fix = sarifFix(target, index, number);
		const path = finding.path ?? target.card?.path ?? "README.md";
		return {
			ruleId: finding.rule,
			...rule === void 0 ? {} : { ruleIndex: rule },
			level: level(finding.severity),
			message: { text: messageText(finding) },
			locations: [{ physicalLocation: {
				artifactLocation: location(target, index, path),
				region: region(finding)
			} }],
			partialFingerprints: { "envcardFinding/v1": `${key}:${times}` },
			...fix === null ? {} : { fixes: [fix] },
			properties: {
				code: finding.code,
				...finding.framework === null ? {} : { framework: finding.framework }
			}
		};
	});
}
function stringArgs(finding) {
	return Object.values(finding.args).filter((value) => typeof value === "string");
}
function messageText(finding) {
	return (finding.remedy === null ? finding.message : `${finding.message}. Remedy: ${finding.remedy}`).replaceAll("](", "] (");
}
function region(finding) {
	const place = { startLine: finding.line ?? 1 };
	if (finding.line === null) return place;
	if (finding.column !== null) place.startColumn = finding.column;
	if (finding.endLine !== null) place.endLine = finding.endLine;
	if (finding.endColumn !== null) place.endColumn = finding.endColumn;
	return place;
}
function location(target, index, path) {
	const root = relativeRoot(target.target);
	if (root === null) return {
		uri: encodePath(path),
		uriBaseId: `TARGET_${index}`
	};
	return {
		uri: encodePath(root === "" ? path : `${root}/${path}`),
		uriBaseId: WORKSPACE
	};
}
function encodePath(path) {
	return wellFormed(path).split("/").map(encodeURIComponent).join("/");
}
function uriBases(targets) {
	const bases = {};
	for (const [index, { target }] of targets.entries()) if (relativeRoot(target) !== null) bases[WORKSPACE] = { description: { text: "The folder envcard ran in" } };
	else if (target.kind === "hub") {
		const id = target.id.replace(/^hf:/, "").replace(/@.*$/s, "");
		const revision = encodeURIComponent(wellFormed(target.revision ?? "main"));
		bases[`TARGET_${index}`] = { uri: `https://huggingface.co/datasets/${encodePath(id)}/blob/${revision}/` };
	} else bases[`TARGET_${index}`] = { description: { text: shown(target.id) } };
	return bases;
}
function sarifFix(target, index, finding) {
	const edits = target.edits.filter((edit) => edit.finding === finding && edit.base !== null);
	const path = edits[0]?.path;
	if (path === void 0) return null;
	return {
		description: { text: "What envcard fix writes" },
		artifactChanges: [{
			artifactLocation: location(target, index, path),
			replacements: edits.map(({ start, end, text }) => ({
				deletedRegion: {
					byteOffset: start,
					byteLength: end - start
				},
				insertedContent: { text }
			}))
		}]
	};
}
function invocation(report, cut, exitCode) {
	const notifications = report.targets.flatMap((target) => target.error === null ? [] : [{
		level: "error",
		message: { text: `${shown(target.target.id)} cannot be read: ${shown(target.error.message, 1e3)}` }
	}]);
	const executionSuccessful = notifications.length === 0;
	if (cut > 0) {
		const text = `${cut} results are left out, the least severe ones: a file for code scanning is limited. The JSON report has all`;
		notifications.push({
			level: "warning",
			message: { text }
		});
	}
	return {
		executionSuccessful,
		...exitCode === void 0 ? {} : { exitCode },
		...notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }
	};
}
function withinLimits(results, maxResults, maxBytes) {
	const weight = {
		error: 0,
		warning: 1,
		note: 2
	};
	const bySeverity = results.map((result, index) => ({
		result,
		index
	})).sort((one, two) => weight[one.result.level] - weight[two.result.level] || one.index - two.index);
	const kept = [];
	const encoder = new TextEncoder();
	let bytes = 0;
	for (const entry of bySeverity.slice(0, maxResults)) {
		const text = jsonText(entry.result);
		bytes += encoder.encode(text).length + 8 * text.split("\n").length + 2;
		if (bytes > maxBytes) break;
		kept.push(entry);
	}
	return kept.sort((one, two) => one.index - two.index).map((entry) => entry.result);
}
function sarifRule(rule) {
	const help = [
		rule.why,
		rule.severityOf,
		rule.repair
	].filter((part) => part !== "").join("\n\n");
	return {
		id: rule.id,
		shortDescription: { text: rule.title },
		fullDescription: { text: rule.why },
		help: {
			text: help,
			markdown: help
		},
		defaultConfiguration: { level: level(rule.severity) }
	};
}
function level(severity) {
	return severity === "notice" ? "note" : severity;
}

export { renderSarif, sarifLog };
