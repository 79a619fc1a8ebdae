import { parseArgs } from 'node:util';
import { normalPath } from '../config/paths.ts';
import { suggest } from '../config/suggest.ts';
import type { FailOn } from '../config/types.ts';
import { FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import { COMMANDS, COMMAND_SPECS, OPTIONS } from './commands.ts';
import type { Command, Format, OptionName } from './commands.ts';
import { isRepoId } from './repo-id.ts';

/** The options' values, defaults filled in. */
export interface Options {
  readonly format: Format;
  readonly output: string | null;
  /** null: not given; the settings file may say. */
  readonly failOn: FailOn | null;
  readonly config: string | null;
  readonly card: string | null;
  readonly hub: string | null;
  readonly trackedOnly: boolean;
  readonly includeIgnored: boolean;
  /** Most tasks of a Hub repo that are read; null: the default. */
  readonly reads: number | null;
  /** Read a Hub repo through git. */
  readonly thorough: boolean;
  readonly unsafe: boolean;
  readonly diff: boolean;
  readonly createCard: boolean;
  readonly dryRun: boolean;
  readonly reconsider: boolean;
  readonly remove: boolean;
  readonly forceHub: boolean;
  readonly framework: FrameworkKey | null;
  readonly noColor: boolean;
  readonly quiet: boolean;
  readonly debug: boolean;
}

/** What the command line asks for. */
export type CommandLine =
  | {
      readonly kind: 'run';
      readonly command: Exclude<Command, 'help'>;
      /** Whether the command was written; else the first word may be a misspelt one. */
      readonly named: boolean;
      readonly positionals: readonly string[];
      readonly options: Options;
    }
  | { readonly kind: 'help'; readonly command: Command | null }
  | { readonly kind: 'version' }
  | { readonly kind: 'error'; readonly message: string; readonly command: Command | null };

interface Given {
  readonly name: OptionName;
  readonly value: string | null;
}

const FAIL_ON = ['error', 'warning', 'notice', 'never'] as const satisfies readonly FailOn[];

const PARSE_OPTIONS = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, spec]) => [
    name,
    {
      type: spec.value === undefined ? ('boolean' as const) : ('string' as const),
      ...(spec.short === undefined ? {} : { short: spec.short }),
    },
  ]),
);

/**
 * Reads the command line.
 * @param args the words after the program's name
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { tokens } = parseArgs({
    args: [...args],
    options: PARSE_OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const given: Given[] = [];
  let terminated = false;
  let command: Command | null = null;
  let problem: string | null = null;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') terminated = true;
    else if (token.kind === 'option') {
      const option = readOption(token);
      if (typeof option === 'string') problem ??= option;
      else given.push(option);
    } else if (command === null && words.length === 0 && !terminated && isCommand(token.value)) command = token.value;
    else words.push(token.value);
  }
  if (problem !== null) return { kind: 'error', message: problem, command };
  const has = (name: OptionName): boolean => given.some((option) => option.name === name);
  if (command === 'help') return helpFor(words);
  if (has('help')) return { kind: 'help', command };
  if (has('version')) return { kind: 'version' };
  const run = command ?? 'check';
  const fault = misuse(run, words, given) ?? valueFault(run, given);
  if (fault !== null) return { kind: 'error', message: fault, command: run };
  return { kind: 'run', command: run, named: command !== null, positionals: words, options: collect(given) };
}

function isCommand(word: string): word is Command {
  return (COMMANDS as readonly string[]).includes(word);
}

/** An option that exists, with its value where it takes one; else the sentence that says what is wrong. */
function readOption(token: {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}): Given | string {
  const { rawName, value } = token;
  if (!Object.hasOwn(OPTIONS, token.name)) {
    const meant = rawName.startsWith('--') ? suggest(token.name, Object.keys(OPTIONS)) : null;
    return `unknown option ${rawName}${meant === null ? '' : `; did you mean --${meant}?`}`;
  }
  const name = token.name as OptionName;
  const spec = OPTIONS[name];
  if (spec.value === undefined) return value === undefined ? { name, value: null } : `${rawName} takes no value`;
  const missing =
    value === undefined || value === '' || (token.inlineValue !== true && value.length > 1 && value.startsWith('-'));
  return missing ? `${rawName} needs a value: ${rawName} ${spec.value}` : { name, value };
}

function helpFor(words: readonly string[]): CommandLine {
  const [word, more] = words;
  if (word === undefined) return { kind: 'help', command: null };
  if (more === undefined && isCommand(word)) return { kind: 'help', command: word };
  return { kind: 'error', message: unknownCommand(word), command: null };
}

/** The sentence for a word that is no command. */
export function unknownCommand(word: string): string {
  const meant = suggest(word, COMMANDS);
  return `there is no command ${word}${meant === null ? '' : `; did you mean ${meant}?`}`;
}

/** Options that the command does not take, too many words, and options that exclude each other. */
function misuse(command: Command, words: readonly string[], given: readonly Given[]): string | null {
  const spec = COMMAND_SPECS[command];
  const foreign = given.find(({ name }) => !spec.options.includes(name));
  if (foreign !== undefined) {
    const takers = COMMANDS.filter((other) => COMMAND_SPECS[other].options.includes(foreign.name));
    return `${command} takes no --${foreign.name} (${takers.join(', ')} ${takers.length === 1 ? 'does' : 'do'})`;
  }
  if (words.length > spec.maxPositionals) return `${command} takes one argument: ${spec.usage}`;
  const names = new Set(given.map(({ name }) => name));
  if (names.has('tracked-only') && names.has('include-ignored')) {
    return '--tracked-only and --include-ignored exclude each other';
  }
  if (names.has('reads') && names.has('thorough')) return '--reads and --thorough exclude each other';
  return null;
}

function valueFault(command: Command, given: readonly Given[]): string | null {
  for (const { name, value } of given) {
    if (value === null) continue;
    const allowed = allowedValues(command, name);
    if (allowed !== null && !allowed.includes(value)) {
      const meant = suggest(value, allowed);
      const tail = meant === null ? '' : `; did you mean ${meant}?`;
      return `--${name} cannot be ${value}${tail} (possible: ${allowed.join(', ')})`;
    }
    if (name === 'hub' && !isRepoId(value)) return `--hub must be OWNER/NAME, not ${value}`;
    if (name === 'reads' && !/^[1-9]\d{0,5}$/.test(value))
      return `--reads must be a number from 1 to 999999, not ${value}`;
    if (name === 'card' && ['.', null].includes(normalPath(value))) {
      return `--card must be a path below its root, such as docs/README.md, not ${value}`;
    }
  }
  return null;
}

function allowedValues(command: Command, name: OptionName): readonly string[] | null {
  if (name === 'format') return COMMAND_SPECS[command].formats;
  if (name === 'fail-on') return FAIL_ON;
  return name === 'framework' ? FRAMEWORK_KEYS : null;
}

/** Of an option given twice the last one counts. Values have been checked. */
function collect(given: readonly Given[]): Options {
  const value = (name: OptionName): string | null => given.findLast((option) => option.name === name)?.value ?? null;
  const has = (name: OptionName): boolean => given.some((option) => option.name === name);
  const card = value('card');
  return {
    format: (value('format') ?? 'text') as Format,
    output: value('output'),
    failOn: value('fail-on') as FailOn | null,
    config: value('config'),
    card: card === null ? null : normalPath(card),
    hub: value('hub'),
    trackedOnly: has('tracked-only'),
    includeIgnored: has('include-ignored'),
    reads: value('reads') === null ? null : Number(value('reads')),
    thorough: has('thorough'),
    unsafe: has('unsafe'),
    diff: has('diff'),
    createCard: has('create-card'),
    dryRun: has('dry-run'),
    reconsider: has('reconsider'),
    remove: has('remove'),
    forceHub: has('force-hub'),
    framework: value('framework') as FrameworkKey | null,
    noColor: has('no-color'),
    quiet: has('quiet'),
    debug: has('debug'),
  };
}
