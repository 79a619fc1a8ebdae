import { COMMANDS, COMMAND_SPECS, OPTIONS } from './commands.ts';
import type { Command } from './commands.ts';

/** The help of one command, or of all. Ends with a line feed. */
export function helpText(command: Command | null): string {
  return command === null ? overview() : commandHelp(command);
}

function overview(): string {
  const usages = COMMANDS.map((name) => COMMAND_SPECS[name].usage);
  const width = Math.max(...usages.map((usage) => usage.length));
  const lines = COMMANDS.map(
    (name, i) => `  ${(usages[i] ?? '').padEnd(width)}  ${firstSentence(COMMAND_SPECS[name].help)}`,
  );
  return `envcard tells which RL frameworks really load a Hugging Face dataset repo, and repairs its card.

Usage
${lines.join('\n')}

Options of check
${optionLines('check')}

Exit codes
  0  nothing at or above --fail-on was found
  1  something was
  2  the command line or a settings file is wrong
  3  a target cannot be read, or an action failed
  70 an internal error; 130 interrupted

envcard help COMMAND prints the options of another command.
`;
}

function commandHelp(command: Command): string {
  const spec = COMMAND_SPECS[command];
  return `Usage: ${spec.usage}

${spec.help}

Options
${optionLines(command)}
`;
}

function optionLines(command: Command): string {
  const { options, formats } = COMMAND_SPECS[command];
  const rows = options.map((name) => {
    const spec = OPTIONS[name];
    const short = spec.short === undefined ? '    ' : `-${spec.short}, `;
    // Not every command has every format.
    const help = name === 'format' ? `${formats.join(', ')} (default: text)` : spec.help;
    return [`  ${short}--${name}${spec.value === undefined ? '' : ` ${spec.value}`}`, help] as const;
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`).join('\n');
}

function firstSentence(text: string): string {
  return text.slice(0, text.indexOf('. ') < 0 ? text.length : text.indexOf('. ') + 1);
}
