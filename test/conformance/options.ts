import { parseArgs } from 'node:util';
import { LOADERS } from './environments.ts';
import type { Role } from './environments.ts';
import type { LoaderKey } from './types.ts';

/** Where trees come from; and the commands that are printed for those that are written down. */
export type Source = 'cases' | 'examples' | 'found' | 'generated' | 'commands';

/** All sources, in the order they are asked. */
const SOURCES: readonly Source[] = ['found', 'examples', 'commands', 'cases', 'generated'];

/** What to ask whom, and for how long. */
export interface Options {
  readonly loaders: readonly LoaderKey[];
  readonly role: Role | 'all';
  readonly sources: readonly Source[];
  /** Generated trees per environment. */
  readonly trees: number;
  readonly seed: number;
  /** Bounds the whole run; null: as long as it takes. */
  readonly minutes: number | null;
  readonly what: 'compare' | 'record' | 'latest' | 'lock';
  /** Record what is recorded too. */
  readonly again: boolean;
  /** An environment without its packages is a failure. */
  readonly noSkip: boolean;
  /** Environment → a Python that has its packages. */
  readonly pythons: ReadonlyMap<string, string>;
  /** How many environments are asked at once. */
  readonly jobs: number;
}

/** What the command takes. */
export const USAGE: string = `npm run conformance -- [OPTION…]
  --loader NAME       ${LOADERS.join(', ')}; may be repeated (default: all)
  --role ROLE         newest, oldest, between or all (default: newest)
  --source NAME       ${SOURCES.join(', ')}; may be repeated (default: all)
  --trees N           generated trees per environment (default: 100)
  --seed N            of the generated trees (default: 1)
  --minutes N         ends the run after that time and says what was left out
  --jobs N            environments that are asked at once (default: 2)
  --record            writes what the loaders answer to test/conformance/answers, for all roles, where it is not there yet
  --again             with --record: asks about everything
  --latest            asks the newest releases of the package index, and tells what changed against the recorded answers
  --lock              writes test/conformance/locks anew, for all roles
  --no-skip           fails where Python or the package index is missing
  --python NAME=PATH  a Python that has the packages of an environment; may be repeated`;

/**
 * Reads the command line.
 * @throws with a sentence for a person where it makes no sense
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      loader: { type: 'string', multiple: true },
      role: { type: 'string' },
      source: { type: 'string', multiple: true },
      trees: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      record: { type: 'boolean', default: false },
      latest: { type: 'boolean', default: false },
      lock: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      'no-skip': { type: 'boolean', default: false },
      python: { type: 'string', multiple: true, default: [] },
    },
  });
  const whats = (['record', 'latest', 'lock'] as const).filter((name) => values[name]);
  if (whats.length > 1) throw new Error(`--${whats.join(' and --')} do not go together`);
  const what = whats[0] ?? 'compare';
  const role = values.role ?? (what === 'record' || what === 'lock' ? 'all' : 'newest');
  const allowed = SOURCES.filter(
    (source) => what === 'compare' || (source !== 'generated' && (what === 'latest' || source !== 'commands')),
  );
  return {
    loaders: values.loader === undefined ? LOADERS : values.loader.map((name) => oneOf(name, LOADERS, 'loader')),
    role: oneOf(role, ['newest', 'oldest', 'between', 'all'] as const, 'role'),
    sources: sourcesOf(values.source, allowed),
    trees: number(values.trees, 'trees'),
    seed: number(values.seed, 'seed'),
    minutes: values.minutes === undefined ? null : number(values.minutes, 'minutes'),
    what,
    again: values.again,
    noSkip: values['no-skip'],
    pythons: new Map(values.python.map(pair)),
    jobs: Math.max(1, number(values.jobs, 'jobs')),
  };
}

function sourcesOf(wanted: readonly string[] | undefined, allowed: readonly Source[]): readonly Source[] {
  if (wanted === undefined) return allowed;
  const sources = new Set(wanted.map((name) => oneOf(name, allowed, 'source')));
  return allowed.filter((source) => sources.has(source));
}

function oneOf<T extends string>(name: string, allowed: readonly T[], what: string): T {
  const found = allowed.find((one) => one === name);
  if (found === undefined) throw new Error(`no such ${what}: ${name} (${allowed.join(', ')})`);
  return found;
}

function number(text: string, what: string): number {
  if (!/^\d+(?:\.\d+)?$/u.test(text)) throw new Error(`--${what} wants a number`);
  return Number(text);
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Error('--python wants NAME=PATH');
  return [text.slice(0, at), text.slice(at + 1)];
}
