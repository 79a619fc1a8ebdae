import { a as OPTIONS, i as COMMAND_SPECS, r as COMMANDS } from "./core.js";

// src/cli/help.ts
function helpText(command) {
	return command === null ? overview() : commandHelp(command);
}
function overview() {
	const usages = COMMANDS.map((name) => COMMAND_SPECS[name].usage);
	const width = Math.max(...usages.map((usage) => usage.length));
	return `envcard tells which RL frameworks really load a Hugging Face dataset repo, and repairs its card.

Usage
${COMMANDS.map((name, i) => `  ${(usages[i] ?? "").padEnd(width)}  ${firstSentence(COMMAND_SPECS[name].help)}`).join("\n")}

Options of check
${optionLines("check")}

Exit codes
  0  nothing at or above --fail-on was found
  1  something was
  2  the command line or a settings file is wrong
  3  a target cannot be read, or an action failed
  70 an internal error; 130 interrupted

envcard help COMMAND prints the options of another command.
`;
}
function commandHelp(command) {
	const spec = COMMAND_SPECS[command];
	return `Usage: ${spec.usage}

${spec.help}

Options
${optionLines(command)}
`;
}
function optionLines(command) {
	const { options, formats } = COMMAND_SPECS[command];
	const rows = options.map((name) => {
		const spec = OPTIONS[name];
		const short = spec.short === void 0 ? "    " : `-${spec.short}, `;
		const help = name === "format" ? `${formats.join(", ")} (default: text)` : spec.help;
		return [`  ${short}--${name}${spec.value === void 0 ? "" : ` ${spec.value}`}`, help];
	});
	const width = Math.max(...rows.map(([left]) => left.length));
	return rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`).join("\n");
}
function firstSentence(text) {
	return text.slice(0, text.indexOf(". ") < 0 ? text.length : text.indexOf(". ") + 1);
}

export { helpText };
