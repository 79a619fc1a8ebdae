/**
 * Mutation testing: changes the source a little, in many ways, and asks whether a test notices.
 *
 *     npm run mutation -- [AREA…] [--sample 0.05] [--seed 1] [--file src/card/yaml.ts] [--concurrency 1] [--static]
 *
 * An area is a name of scripts/mutation/areas.ts; without one, all of them. `--sample 1` tries every mutant. What runs only
 * while a module is loaded (tables, patterns) is left out without `--static`: each such mutant takes all tests. What
 * survived is printed with its place; reports as JSON and HTML stand in coverage/mutation/. The exit status tells whether
 * it could run, not what it found.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from '@stryker-mutator/api/core';
import { AREAS } from './mutation/areas.ts';
import type { AreaName } from './mutation/areas.ts';
import { findMutants } from './mutation/mutants.ts';
import { SAMPLE, sampled } from './mutation/sample.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true },
    static: { type: 'boolean', default: false },
  },
});
const known = Object.keys(AREAS) as AreaName[];
const names = known.filter((name) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !Object.hasOwn(AREAS, name));
if (unknown.length > 0) throw new Error(`no such area: ${unknown.join(', ')} (${known.join(', ')})`);
const sample = { share: Number(values.sample), seed: values.seed };

async function run(name: AreaName, mutate: readonly string[]): Promise<readonly MutantResult[]> {
  process.env['MUTATION_TESTS'] = JSON.stringify(AREAS[name].tests);
  return new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false, dir: '.', pool: 'threads' },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/sample.ts'],
    checkers: [SAMPLE],
    [SAMPLE]: sample,
    coverageAnalysis: 'perTest',
    ignoreStatic: !values.static,
    concurrency: Number(values.concurrency),
    dryRunTimeoutMinutes: 30,
    // Generous, so that a busy machine does not look like a mutant that never ends: those are told by their visits.
    timeoutMS: 60_000,
    // TypeScript 7 has no API for what Stryker wants of this file, and nothing here needs it.
    tsconfigFile: 'none',
    tempDirName: `coverage/stryker-${name}`,
    ignorePatterns: ['dist', 'docs', 'examples', '.ci'],
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: `coverage/mutation/${name}.json` },
    htmlReporter: { fileName: `coverage/mutation/${name}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
}

/** What became of the mutants of one folder. */
interface Tally {
  killed: number;
  tried: number;
  /** Those of the sample that only run while a module is loaded. */
  loading: number;
  /** All mutants, in the sample or not. */
  all: number;
}

const folders = new Map<string, Tally>();

/** The counts of the part of a file's path that scores are given for: `src/card`, `src/frameworks/rows`. */
function tallyOf(file: string): Tally {
  const [src = '', area = '', part = ''] = file.replace(/\.ts$/u, '').split('/');
  const folder = area === 'frameworks' ? `${src}/${area}/${part}` : `${src}/${area}`;
  const tally = folders.get(folder) ?? { killed: 0, tried: 0, loading: 0, all: 0 };
  folders.set(folder, tally);
  return tally;
}

for (const name of names) {
  const mutants = await findMutants(values.file ?? AREAS[name].mutate);
  for (const { fileName } of mutants) tallyOf(fileName).all += 1;
  const chosen = mutants.filter((one) => sampled(one, sample));
  console.log(`${name}: ${chosen.length} of ${mutants.length} mutants`);
  for (const { fileName } of chosen) tallyOf(fileName).loading += 1;
  // By their places, so that Stryker counts visits of these alone; its checker leaves out others that lie inside of them.
  const places = chosen.map(({ fileName, location: { start, end } }) => {
    return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  });
  for (const { fileName, status, location, mutatorName, replacement } of await run(name, [...new Set(places)])) {
    const file = relative('.', fileName).replaceAll('\\', '/');
    const tally = tallyOf(file);
    if (status === 'Killed' || status === 'Timeout') tally.killed += 1;
    if (['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) {
      tally.tried += 1;
      tally.loading -= 1;
    }
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    const { line, column } = location.start;
    console.log(`${status} ${file}:${line}:${column} ${mutatorName} → ${replacement.replaceAll(/\s+/gu, ' ')}`);
  }
}
console.log(`\nshare ${values.sample}, seed ${values.seed}; killed of tried`);
for (const [folder, { killed, tried, loading, all }] of [...folders].toSorted()) {
  const score = tried === 0 ? '-' : `${((100 * killed) / tried).toFixed(1)} %`;
  console.log(`${folder.padEnd(28)} ${score.padStart(8)}  ${killed}/${tried}  of ${all}, ${loading} only at loading`);
}
