/** A workflow command as GitHub's runner takes it from a line. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Commands the runner knows (`Runner.Worker/ActionCommandManager.cs`). */
const REGISTERED = new Set(
  'stop-commands set-env set-output save-state add-mask add-path add-matcher remove-matcher debug warning error notice group endgroup echo'.split(
    ' ',
  ),
);

/**
 * What the runner does with a step's output: splits lines at CR and LF, then tries `::name key=value::data` after
 * leading white space and `##[name key=value]data` anywhere. Its comparisons follow the culture, which skips characters
 * that Unicode lets a renderer ignore, so those are dropped first.
 * @returns one entry per line: a command, or null for plain output
 */
export function runnerLines(output: string): (RunnerCommand | null)[] {
  const lines = output.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map(
    (line) => parse(line) ?? parse(line.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '')),
  );
}

function parse(line: string): RunnerCommand | null {
  const trimmed = line.replace(/^[\s\u0085]+/, '');
  if (trimmed.startsWith('::')) {
    const end = trimmed.indexOf('::', 2);
    if (end >= 0) {
      const command = build(trimmed.slice(2, end), ',', trimmed.slice(end + 2), [
        ['%0D', '\r'],
        ['%0A', '\n'],
        ['%3A', ':'],
        ['%2C', ','],
        ['%25', '%'],
      ]);
      if (command !== null) return command;
    }
  }
  const start = line.indexOf('##[');
  const close = line.indexOf(']', start);
  if (start < 0 || close < 0) return null;
  return build(line.slice(start + 3, close), ';', line.slice(close + 1), []);
}

function build(info: string, separator: string, data: string, escapes: [string, string][]): RunnerCommand | null {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!REGISTERED.has(name)) return null;
  const unescape = (text: string, skip: readonly string[]): string =>
    escapes.reduce((done, [from, to]) => (skip.includes(from) ? done : done.replaceAll(from, to)), text);
  const properties: Record<string, string> = Object.create(null);
  for (const pair of space < 0 ? [] : info.slice(space + 1).split(separator)) {
    const equals = pair.indexOf('=');
    if (equals > 0) properties[pair.slice(0, equals).trim()] = unescape(pair.slice(equals + 1), []);
  }
  return { name, properties, data: unescape(data, ['%3A', '%2C']) };
}
