/** The commands, in the order of the help. `sweep` is not part of this release. */
export const COMMANDS = ['check', 'fix', 'snippets', 'explain', 'propose', 'rules', 'init', 'help'] as const;

export type Command = (typeof COMMANDS)[number];

const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown'] as const;

export type Format = (typeof FORMATS)[number];

/** One option: how it is written, and what it takes. */
export interface OptionSpec {
  readonly short?: string;
  /** What the value is called in the help; without it the option takes none. */
  readonly value?: string;
  readonly help: string;
}

export type OptionName =
  | 'format'
  | 'output'
  | 'fail-on'
  | 'config'
  | 'card'
  | 'hub'
  | 'tracked-only'
  | 'include-ignored'
  | 'reads'
  | 'thorough'
  | 'unsafe'
  | 'diff'
  | 'create-card'
  | 'dry-run'
  | 'reconsider'
  | 'remove'
  | 'force-hub'
  | 'framework'
  | 'no-color'
  | 'quiet'
  | 'debug'
  | 'version'
  | 'help';

/** Every option, in the order of the help. */
export const OPTIONS: Readonly<Record<OptionName, OptionSpec>> = {
  format: { value: 'FORMAT', help: `${FORMATS.join(', ')} (default: text)` },
  output: { short: 'o', value: 'FILE', help: 'write the report to FILE instead of standard output' },
  'fail-on': { value: 'SEVERITY', help: 'exit with 1 from this severity on: error (default), warning, notice, never' },
  config: { value: 'FILE', help: 'settings file (default: .envcard.yaml at the root of each target)' },
  card: { value: 'PATH', help: 'the card, relative to its root (default: README.md)' },
  hub: { value: 'OWNER/NAME', help: "the repo's own id on the Hub, for commands and pins" },
  'tracked-only': { help: 'judge only files that git tracks' },
  'include-ignored': { help: 'judge files that git ignores as well' },
  reads: {
    value: 'N',
    help: 'tasks of a Hub repo that are read (default: all up to 200, else 40 of them)',
  },
  thorough: {
    help: 'read all tasks of a Hub repo, through git, and tell which fields rows lack for their NeMo Gym server',
  },
  unsafe: { help: 'apply removals as well' },
  diff: { help: 'print a unified diff and write nothing; exit with 1 if there is one' },
  'create-card': { help: 'write the card where there is none' },
  'dry-run': { help: 'print plan, diff and description, and write nothing; needs no login' },
  reconsider: { help: 'propose again what was declined, or was merged and is gone' },
  remove: { help: 'propose removals as well' },
  'force-hub': { help: 'propose on the Hub although a workflow overwrites it from GitHub' },
  framework: { value: 'NAME', help: 'only this one: harbor, verifiers, openenv, nemo-gym' },
  'no-color': { help: 'no colours (NO_COLOR does the same)' },
  quiet: { short: 'q', help: 'no progress' },
  debug: { help: 'say on standard error what is done, and show the trace of an internal error' },
  version: { short: 'V', help: 'print the version' },
  help: { short: 'h', help: 'print this help' },
};

const COMMON = ['no-color', 'quiet', 'debug', 'version', 'help'] as const;
const JUDGING = ['config', 'card', 'hub', 'tracked-only', 'include-ignored'] as const;
const ON_HUB = ['reads', 'thorough'] as const;

/** What a command is, and what it takes. */
export interface CommandSpec {
  readonly usage: string;
  readonly help: string;
  readonly options: readonly OptionName[];
  readonly formats: readonly Format[];
  readonly maxPositionals: number;
}

export const COMMAND_SPECS: Readonly<Record<Command, CommandSpec>> = {
  check: {
    usage: 'envcard [check] [TARGET...]',
    help: 'Judge each TARGET and report. A TARGET is a folder, a glob or hf:OWNER/NAME[@REVISION]; default: the roots of .envcard.yaml, else .',
    options: ['format', 'output', 'fail-on', ...JUDGING, ...ON_HUB, ...COMMON],
    formats: FORMATS,
    maxPositionals: Number.POSITIVE_INFINITY,
  },
  fix: {
    usage: 'envcard fix [DIR...]',
    help: 'Apply the safe edits to the card of each DIR, judge again, and report what remains.',
    options: ['unsafe', 'diff', 'create-card', 'format', 'output', 'fail-on', ...JUDGING, ...COMMON],
    formats: FORMATS,
    maxPositionals: Number.POSITIVE_INFINITY,
  },
  snippets: {
    usage: 'envcard snippets [TARGET...]',
    help: 'Print a command per framework and taskset that loads it.',
    options: ['framework', 'format', 'output', ...JUDGING, ...ON_HUB, ...COMMON],
    formats: ['text', 'json'],
    maxPositionals: Number.POSITIVE_INFINITY,
  },
  explain: {
    usage: 'envcard explain [TARGET]',
    help: 'Print all evidence for one TARGET.',
    options: ['framework', 'output', ...JUDGING, ...ON_HUB, ...COMMON],
    formats: ['text'],
    maxPositionals: 1,
  },
  propose: {
    usage: 'envcard propose hf:OWNER/NAME',
    help: 'Open, update or close the pull request with the tags on the Hub. It takes a login (HF_TOKEN, or hf auth login), except with --dry-run.',
    options: ['dry-run', 'reconsider', 'remove', 'force-hub', 'format', 'output', 'config', ...ON_HUB, ...COMMON],
    formats: ['text', 'json'],
    maxPositionals: 1,
  },
  rules: {
    usage: 'envcard rules [ID]',
    help: 'Print the catalogue of rules, or one rule.',
    options: ['format', 'output', ...COMMON],
    formats: ['text', 'json'],
    maxPositionals: 1,
  },
  init: {
    usage: 'envcard init [DIR]',
    help: 'Write a GitHub workflow and a settings file for the repo in DIR. Default: here. Nothing that exists is changed.',
    options: COMMON,
    formats: [],
    maxPositionals: 1,
  },
  help: {
    usage: 'envcard help [COMMAND]',
    help: 'Print the help of a command.',
    options: COMMON,
    formats: [],
    maxPositionals: 1,
  },
};
