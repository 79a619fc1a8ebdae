import { f as emit, m as jsonText, n as suggest, un as EXIT } from "./core.js";
import { t as RULES } from "./catalogue2.js";

// src/cli/rules.ts
async function rules(id, session) {
	const json = session.options.format === "json";
	if (id === void 0) return await emit([json ? `${jsonText(RULES)}\n` : list(RULES)], session);
	const found = RULES.filter((rule) => rule.id === id || rule.id.endsWith(`/${id}`));
	const [rule] = found;
	if (rule === void 0 || found.length > 1) {
		const meant = suggest(id, RULES.map((one) => one.id));
		session.say(`there is no rule ${id}${meant === null ? "; envcard rules lists them" : `; did you mean ${meant}?`}`);
		return EXIT.usage;
	}
	return await emit([json ? `${jsonText(rule)}\n` : describe(rule)], session);
}
function list(all) {
	const width = Math.max(...all.map((rule) => rule.id.length));
	return `${all.map((rule) => {
		const fix = rule.fix === "none" ? "    " : rule.fix === "safe" ? "fix " : "fix!";
		return `${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${fix}  ${rule.title}`;
	}).join("\n")}\n\nfix: envcard fix repairs it; fix!: only with --unsafe. envcard rules ID says more.\n`;
}
function describe(rule) {
	const severity = rule.severityOf === "" ? rule.severity : `${rule.severity}. ${rule.severityOf}`;
	const fix = {
		safe: "envcard fix repairs it",
		unsafe: "envcard fix --unsafe repairs it",
		none: "not by envcard fix"
	}[rule.fix];
	const example = rule.example.split("\n").map((line) => `    ${line}`.trimEnd()).join("\n");
	return `${rule.id}: ${rule.title}

Why       ${rule.why}
Severity  ${severity}
Repair    ${rule.repair}
Fix       ${fix}

Example

${example}
`;
}

export { rules };
