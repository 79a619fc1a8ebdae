import { describe, expect, test } from 'vitest';
import { COMMANDS, COMMAND_SPECS, OPTIONS } from '../../src/cli/commands.ts';
import { helpText } from '../../src/cli/help.ts';
import { parseCommandLine } from '../../src/cli/options.ts';

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

describe('what is run', () => {
  test.each<[string, string, string[]]>([
    ['', 'check', []],
    ['.', 'check', ['.']],
    ['check a b', 'check', ['a', 'b']],
    ['--quiet check a', 'check', ['a']],
    ['a check', 'check', ['a', 'check']],
    ['-- fix', 'check', ['fix']],
    ['fix -- --unsafe', 'fix', ['--unsafe']],
    ['fix --unsafe a', 'fix', ['a']],
    ['rules files/link', 'rules', ['files/link']],
    ['explain --framework nemo-gym', 'explain', []],
    ['-qo out.json a', 'check', ['a']],
  ])('%j', (line, command, positionals) => {
    expect(parseCommandLine(words(line))).toMatchObject({ kind: 'run', command, positionals });
  });

  test('options and their defaults', () => {
    const line =
      '--format=json -o x --fail-on never --config c.yaml --card ./docs//C.md --hub a/b --tracked-only --reads 7 --no-color -q';
    const parsed = parseCommandLine(words(line));
    expect(parsed.kind === 'run' && parsed.options).toEqual({
      format: 'json',
      output: 'x',
      failOn: 'never',
      config: 'c.yaml',
      card: 'docs/C.md',
      hub: 'a/b',
      trackedOnly: true,
      includeIgnored: false,
      reads: 7,
      thorough: false,
      unsafe: false,
      diff: false,
      createCard: false,
      dryRun: false,
      reconsider: false,
      remove: false,
      forceHub: false,
      framework: null,
      noColor: true,
      quiet: true,
      debug: false,
    });
    const bare = parseCommandLine([]);
    expect(bare.kind === 'run' && bare.options).toMatchObject({
      format: 'text',
      failOn: null,
      output: null,
      card: null,
    });
  });

  test('of an option given twice the last one counts', () => {
    const parsed = parseCommandLine(words('--format json --format sarif'));
    expect(parsed.kind === 'run' && parsed.options.format).toBe('sarif');
  });
});

test.each<[string, object]>([
  ['--help', { kind: 'help', command: null }],
  ['-h', { kind: 'help', command: null }],
  ['fix --help --unsafe', { kind: 'help', command: 'fix' }],
  ['help', { kind: 'help', command: null }],
  ['help fix', { kind: 'help', command: 'fix' }],
  ['-V', { kind: 'version' }],
  ['check --version', { kind: 'version' }],
])('%j', (line, wanted) => {
  expect(parseCommandLine(words(line))).toEqual(wanted);
});

test.each<[string, RegExp]>([
  ['--formt json', /^unknown option --formt; did you mean --format\?$/],
  ['--fail_on error', /did you mean --fail-on\?/],
  ['--zzz', /^unknown option --zzz$/],
  ['-x', /^unknown option -x$/],
  ['--__proto__', /^unknown option --__proto__$/],
  ['--constructor=1', /^unknown option --constructor$/],
  ['--format', /^--format needs a value: --format FORMAT$/],
  ['--format --quiet', /^--format needs a value/],
  ['--format=', /^--format needs a value/],
  ['--quiet=yes', /^--quiet takes no value$/],
  ['--format jsn', /^--format cannot be jsn; did you mean json\? \(possible: text, json/],
  ['snippets --format sarif', /^--format cannot be sarif \(possible: text, json\)$/],
  ['--fail-on warn', /did you mean warning\?/],
  ['explain --framework harbour', /did you mean harbor\?/],
  ['--reads 0', /^--reads must be a number from 1 to 999999, not 0$/],
  ['--reads many', /^--reads must be a number/],
  ['--reads 5 --thorough', /^--reads and --thorough exclude each other$/],
  ['fix --thorough', /^fix takes no --thorough \(check, snippets, explain, propose do\)$/],
  ['--hub tasks', /^--hub must be OWNER\/NAME, not tasks$/],
  ['--card ../README.md', /^--card must be a path below its root/],
  ['--card /README.md', /^--card must be a path below its root/],
  ['--unsafe', /^check takes no --unsafe \(fix does\)$/],
  ['explain --fail-on never', /^explain takes no --fail-on \(check, fix do\)$/],
  ['--tracked-only --include-ignored', /exclude each other/],
  ['explain a b', /^explain takes one argument: envcard explain \[TARGET\]$/],
  ['help fxi', /^there is no command fxi; did you mean fix\?$/],
])('%j is refused', (line, message) => {
  const parsed = parseCommandLine(words(line));
  expect(parsed.kind === 'error' ? parsed.message : parsed).toMatch(message);
});

describe('help', () => {
  test('names every command, and of each every option', () => {
    const overview = helpText(null);
    for (const command of COMMANDS) {
      expect(overview).toContain(COMMAND_SPECS[command].usage);
      const help = helpText(command);
      for (const name of COMMAND_SPECS[command].options) expect(help).toContain(`--${name}`);
    }
  });

  test('every option belongs to a command', () => {
    const taken = new Set(COMMANDS.flatMap((command) => COMMAND_SPECS[command].options));
    expect(Object.keys(OPTIONS).filter((name) => ![...taken].some((one) => one === name))).toEqual([]);
  });

  test('no line is wider than 140 characters', () => {
    const lines = [null, ...COMMANDS].flatMap((command) => helpText(command).split('\n'));
    expect(lines.filter((line) => line.length > 140)).toEqual([]);
  });
});
