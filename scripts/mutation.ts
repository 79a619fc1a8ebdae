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
import { AREAS, LEFT_OUT } from './mutation/areas.ts';
import type { AreaName } from './mutation/areas.ts';
import { SAMPLE } from './mutation/sample.ts';

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

async function run(name: AreaName): Promise<readonly MutantResult[]> {
  const area = AREAS[name];
  process.env['MUTATION_TESTS'] = JSON.stringify(area.tests);
  return new Stryker({
    mutate: [...(values.file ?? area.mutate), ...LEFT_OUT],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false, dir: '.', pool: 'threads' },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/sample.ts'],
    checkers: [SAMPLE],
    [SAMPLE]: { share: Number(values.sample), seed: values.seed },
    coverageAnalysis: 'perTest',
    ignoreStatic: !values.static,
    concurrency: Number(values.concurrency),
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
  /** Those that only run while a module is loaded. */
  loading: number;
  all: number;
}

/** The part of a file's path that scores are given for: `src/card`, `src/frameworks/rows`. */
function folderOf(file: string): string {
  const [src = '', area = '', part = ''] = file.replace(/\.ts$/u, '').split('/');
  return area === 'frameworks' ? `${src}/${area}/${part}` : `${src}/${area}`;
}

const folders = new Map<string, Tally>();
for (const name of names) {
  for (const { fileName, status, location, mutatorName, replacement } of await run(name)) {
    const file = relative('.', fileName).replaceAll('\\', '/');
    const tally = folders.get(folderOf(file)) ?? { killed: 0, tried: 0, loading: 0, all: 0 };
    folders.set(folderOf(file), tally);
    tally.all += 1;
    if (status === 'Ignored') tally.loading += 1;
    if (status === 'Killed' || status === 'Timeout') tally.killed += 1;
    if (['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) tally.tried += 1;
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
