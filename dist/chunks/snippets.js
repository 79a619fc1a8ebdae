import { N as targetName, U as DOOR_WORDS, W as FRAMEWORK_LABELS, _ as namesPlaceholder, b as renderSnippet, g as isSafe, it as shown, m as jsonText, nt as breakCommands, pn as FRAMEWORK_KEYS, q as count, v as renderRun, y as renderSetup } from "./core.js";

// src/report/snippets.ts
const MAX_LOADING_CODES = 100;
const FUNCTIONS = {
	harbor: "harbor run",
	verifiers: "vf-eval",
	openenv: "openenv harbor rollout",
	"nemo-gym": "gym eval run"
};
function compatibleLibraries(audit, framework) {
	return { libraries: FRAMEWORK_KEYS.flatMap((key) => {
		if (framework !== void 0 && key !== framework) return [];
		const codes = snippetsOf(audit, key).slice(0, MAX_LOADING_CODES).flatMap(({ taskset, snippet }) => {
			const code = renderSnippet(snippet);
			if (code === null) return [];
			return [{
				config_name: configName(taskset),
				arguments: argumentsOf(taskset),
				code
			}];
		});
		if (codes.length === 0) return [];
		return [{
			language: "shell",
			library: key,
			function: FUNCTIONS[key],
			loading_codes: codes
		}];
	}) };
}
function renderSnippetsJson(audits, framework) {
	const [first] = audits;
	const value = audits.length === 1 && first !== void 0 ? compatibleLibraries(first, framework) : audits.map((audit) => ({
		dataset: audit.target.id,
		...compatibleLibraries(audit, framework)
	}));
	return `${jsonText(value)}\n`;
}
function renderSnippetsText(audits, framework) {
	const blocks = [];
	for (const audit of audits) {
		if (audits.length > 1) blocks.push(`# ${shown(targetName(audit.target))}`);
		const keys = FRAMEWORK_KEYS.filter((key) => framework === void 0 || key === framework);
		const found = keys.flatMap((key) => frameworkBlocks(audit, key));
		if (keys.some((key) => snippetsOf(audit, key).some(({ snippet }) => namesPlaceholder(snippet)))) blocks.push("# put the repo's id on the Hub for OWNER/NAME (--hub OWNER/NAME does it here)");
		if (found.length > 0) blocks.push(...found);
		else if (audits.length > 1) blocks.push(`# ${audit.error === null ? "nothing here has a command" : "cannot be read"}`);
	}
	return blocks.length === 0 ? "" : breakCommands(`${blocks.join("\n\n")}\n`);
}
function frameworkBlocks(audit, key) {
	const done = /* @__PURE__ */ new Set();
	return snippetsOf(audit, key).map(({ taskset, snippet }) => {
		const setup = renderSetup(snippet).filter((line) => !done.has(line));
		for (const line of setup) done.add(line);
		const { ok, total } = taskset.tasks;
		const tasks = total === 0 ? "" : `, ${ok} of ${count(total, "task")}`;
		return [
			`# ${FRAMEWORK_LABELS[key]}: ${DOOR_WORDS[taskset.door]} ${shown(configName(taskset))}${tasks}`,
			...setup,
			...renderRun(snippet)
		].join("\n");
	});
}
function snippetsOf(audit, key) {
	const found = (audit.frameworks[key]?.detection.tasksets ?? []).flatMap((taskset) => taskset.snippet !== null && isSafe(taskset.snippet) ? [{
		taskset,
		snippet: taskset.snippet
	}] : []);
	return [...found.filter(({ taskset }) => taskset.main), ...found.filter(({ taskset }) => !taskset.main)];
}
function configName({ name, version, path }) {
	if (name !== null) return version === null ? name : `${name}@${version}`;
	return path ?? "default";
}
function argumentsOf({ name, version, path }) {
	if (name !== null) return { dataset: version === null ? name : `${name}@${version}` };
	return path === null ? {} : { path };
}

export { renderSnippetsJson, renderSnippetsText };
