/** Asks the real loaders about many small repositories, and prints where envcard says something else. */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Asker, pythonAsker } from './asker.ts';
import { digestOf, isKept, readRecording, writeRecording } from './answers.ts';
import type { Recorded } from './answers.ts';
import { builtDifferences } from './built.ts';
import { chosen, lockOf } from './environments.ts';
import type { Environment } from './environments.ts';
import { keepFound } from './found.ts';
import { readyLatest, readyPinned, resolveLock } from './install.ts';
import type { Ready } from './install.ts';
import { changes } from './latest.ts';
import { readOptions, USAGE } from './options.ts';
import type { Options, Source } from './options.ts';
import { askRound, commandRound } from './round.ts';
import type { Disagreement, Open, Round } from './round.ts';
import { isAgreed, renderTable } from './table.ts';
import type { Tally } from './table.ts';
import { generateTree } from './trees/generate.ts';
import { caseTrees, exampleTrees, foundTrees } from './trees/sources.ts';
import type { Tree } from './types.ts';

type TreeSource = Exclude<Source, 'commands'>;

const TREES: Readonly<Record<Exclude<TreeSource, 'generated'>, readonly Tree[]>> = {
  found: foundTrees(),
  examples: exampleTrees(),
  cases: caseTrees(),
};

/** Trees between one writing of a recording and the next. */
const RECORD_STEP = 40;

/** What a run has come to so far. */
interface State {
  readonly options: Options;
  readonly tallies: Tally[];
  readonly until: number;
  /** Environments that have not been opened yet, and how many are open. */
  waiting: number;
  failed: boolean;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const environments = chosen(options.loaders, options.role)
    .filter(({ latest }) => options.what !== 'latest' || latest !== undefined)
    // A slow one comes last, and takes what time is left.
    .toSorted((a, b) => Number(a.loader === 'verifiers') - Number(b.loader === 'verifiers'));
  if (options.what === 'lock') return await writeLocks(environments);
  const until = options.minutes === null ? Infinity : Date.now() + options.minutes * 60_000;
  const state: State = { options, tallies: [], until, waiting: environments.length, failed: false };
  if (options.what === 'compare' && options.sources.includes('examples')) {
    for (const line of await builtDifferences(TREES.examples)) {
      console.log(line);
      state.failed = true;
    }
  }
  const rest = [...environments];
  const work = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await inEnvironment(next, state);
  };
  await Promise.all(Array.from({ length: options.jobs }, work));
  const order = environments.flatMap(({ name, loader }) => [name, `${loader}-latest`]);
  state.tallies.sort((a, b) => order.indexOf(a.environment) - order.indexOf(b.environment));
  if (state.tallies.length > 0) console.log(`\n${renderTable(state.tallies)}`);
  // What the newest of the index answers is held against what was recorded; the table is for the reader.
  const agreed = options.what === 'latest' || isAgreed(state.tallies);
  return state.failed || !agreed ? 1 : 0;
}

async function writeLocks(environments: readonly Environment[]): Promise<number> {
  for (const environment of environments) writeFileSync(lockOf(environment), await resolveLock(environment));
  return 0;
}

async function inEnvironment(environment: Environment, state: State): Promise<void> {
  const { options, until } = state;
  const ready = await pythonOf(environment, options, until - Date.now());
  // Those that come later get their share of the time that is left.
  const share =
    until === Infinity ? Infinity : ((until - Date.now()) * options.jobs) / Math.max(state.waiting, options.jobs);
  state.waiting -= 1;
  if ('skipped' in ready) {
    console.log(`${environment.name} skipped: ${ready.skipped}`);
    state.failed ||= options.noSkip;
    return;
  }
  const asker = new Asker(pythonAsker(ready.python, environment.loader, ready.bytecode));
  try {
    const releases = await asker.start();
    const told = Object.entries(releases).map(([name, release]) => `${name} ${release}`);
    console.log(`${environment.name}: ${told.join(', ')}`);
    const end = Date.now() + share;
    const open: Open = { environment, asker, releases };
    if (options.what === 'compare') await compareAll(open, state, () => Date.now() < end);
    else if (options.what === 'record') await record(open, state, () => Date.now() < end);
    else await tellChanges(latestOf(open), environment, state, () => Date.now() < end);
  } catch (error) {
    console.log(`${environment.name} failed: ${error instanceof Error ? error.message : String(error)}`);
    state.failed = true;
  } finally {
    await asker.stop();
  }
}

async function pythonOf(environment: Environment, options: Options, limit: number): Promise<Ready> {
  const given = options.pythons.get(environment.name);
  if (given !== undefined) return { python: given, bytecode: null };
  if (options.what !== 'latest') return await readyPinned(environment, limit);
  return await readyLatest(environment, new Date().toISOString().slice(0, 10), limit);
}

async function compareAll(open: Open, state: State, mayGoOn: () => boolean): Promise<void> {
  const { options } = state;
  const say = (line: string): void => console.log(`${open.environment.name} ${line}`);
  for (const source of options.sources) {
    if (source === 'commands') {
      for (const line of await commands(open, state, mayGoOn)) say(line);
      continue;
    }
    const round = await roundOf(open, source, options, mayGoOn);
    state.tallies.push(round.tally);
    tell(open, round.disagreements);
    for (const [id, reply] of round.replies) if ('trouble' in reply) say(`${id} not askable: ${reply.trouble}`);
    if (source !== 'generated') continue;
    for (const line of await keepFound(open, round.disagreements, mayGoOn)) say(line);
  }
}

async function commands(open: Open, state: State, mayGoOn: () => boolean): Promise<readonly string[]> {
  if (open.environment.loader === 'datasets') return [];
  const written = [...TREES.found, ...TREES.examples, ...TREES.cases];
  const { tally, lines } = await commandRound(open, written, mayGoOn);
  state.tallies.push(tally);
  return lines;
}

function roundOf(open: Open, source: TreeSource, options: Options, mayGoOn: () => boolean): Promise<Round> {
  if (source !== 'generated') {
    const trees = inTime(TREES[source], options);
    return askRound(open, source, trees, trees.length, mayGoOn);
  }
  return askRound(open, source, generated(open.environment, options), options.trees, mayGoOn);
}

/** Where time may run out, the trees in an order of their own, so that those left out are of every kind. */
function inTime(trees: readonly Tree[], { minutes, seed }: Options): readonly Tree[] {
  if (minutes === null) return trees;
  const keyed = trees.map((tree) => ({ tree, key: digestOf({ ...tree, files: { [`${seed}`]: { text: tree.id } } }) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ tree }) => tree);
}

function* generated({ loader }: Environment, { seed, trees }: Options): Iterable<Tree> {
  for (let n = 0; n < trees; n += 1) yield generateTree(loader, seed, n);
}

function tell({ environment }: Open, disagreements: readonly Disagreement[]): void {
  for (const { tree, differences } of disagreements) {
    for (const { about, text } of differences) {
      const line = `${environment.name} ${tree.id} ${about}: ${text} (${tree.change})`;
      console.log(line.replaceAll(/\s+/gu, ' '));
    }
  }
}

/** Asks about the trees that nothing is recorded of, or about all of them; what is known is written now and then. */
async function record(open: Open, state: State, mayGoOn: () => boolean): Promise<void> {
  const { environment, releases } = open;
  const known = state.options.again ? null : readRecording(environment.name);
  const usable = isDeepStrictEqual(known?.releases, releases) ? known?.answers : undefined;
  const all = recordedTrees(state.options)
    .filter((tree) => isKept(tree, environment))
    .map((tree) => ({ tree, of: digestOf(tree) }));
  const answers = new Map<string, Recorded>();
  const write = (): void => writeRecording(environment, { releases, answers });
  for (const { tree, of } of all) {
    const before = usable?.get(tree.id);
    // One that could not be asked may have had too little time.
    if (before?.of === of && 'answer' in before) answers.set(tree.id, before);
  }
  const missing = all.filter(({ tree }) => !answers.has(tree.id));
  for (let at = 0; at < missing.length && mayGoOn(); at += RECORD_STEP) {
    const part = missing.slice(at, at + RECORD_STEP);
    const round = await askRound(
      open,
      'cases',
      part.map(({ tree }) => tree),
      part.length,
      mayGoOn,
    );
    tell(open, round.disagreements);
    for (const { tree, of } of part) {
      const reply = round.replies.get(tree.id);
      if (reply !== undefined) answers.set(tree.id, { id: tree.id, of, ...reply });
    }
    write();
  }
  write();
  console.log(`${environment.name}: ${answers.size} of ${all.length} answers are recorded`);
  state.failed ||= answers.size < all.length;
}

/** The trees that are written down. */
function recordedTrees({ sources }: Options): readonly Tree[] {
  return sources.flatMap((source) => (source === 'generated' || source === 'commands' ? [] : TREES[source]));
}

function latestOf(open: Open): Open {
  const { loader, release } = open.environment;
  const environment = { ...open.environment, name: `${loader}-latest`, release: open.releases[loader] ?? release };
  return { ...open, environment };
}

async function tellChanges(open: Open, environment: Environment, state: State, mayGoOn: () => boolean): Promise<void> {
  const recording = readRecording(environment.name);
  if (recording === null) throw new Error('nothing is recorded to compare with');
  const say = (line: string): void => {
    state.failed = true;
    console.log(`${environment.loader} ${line}`);
  };
  for (const [name, release] of Object.entries(open.releases)) {
    const before = recording.releases[name];
    if (before !== release) console.log(`${environment.loader} release of ${name}: ${before ?? 'none'} → ${release}`);
  }
  for (const source of state.options.sources) {
    if (source === 'commands') {
      for (const line of await commands(open, state, mayGoOn)) say(line);
      continue;
    }
    const { tally, replies } = await roundOf(open, source, state.options, mayGoOn);
    state.tallies.push(tally);
    for (const [id, reply] of replies) {
      const before = recording.answers.get(id);
      if (before === undefined) continue;
      for (const change of changes(before, reply)) say(`${id}: ${change}`);
    }
  }
}

// Leaving in this way ends the askers too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(USAGE);
  process.exitCode = 2;
}
