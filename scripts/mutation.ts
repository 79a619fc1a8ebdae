/**
 * Mutation testing: changes the source a little, in many ways, and asks whether a test notices.
 *
 *     npm run mutation -- [AREA…] [--sample 0.08] [--seed 1] [--file src/card/yaml.ts] [--concurrency 1]
 *
 * An area is a name of scripts/mutation/areas.ts; all of them without one. `--sample 1` tries every mutant. What survived is
 * printed with its place; reports as JSON and HTML stand in coverage/mutation/. Always ends with status 0 when it could run.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from '@stryker-mutator/api/core';
import { AREAS, LEFT_OUT } from './mutation/areas.ts';
import type { AreaName } from './mutation/areas.ts';
import { SAMPLE } from './mutation/sample.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '0.08' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true },
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

/** The share that was noticed, or a dash. */
function percent(killed: number, all: number): string {
  return all === 0 ? '-' : `${((100 * killed) / all).toFixed(1)} %`;
}

const lines: string[] = [];
for (const name of names) {
  const results = await run(name);
  const count = (status: MutantResult['status']): number => results.filter((one) => one.status === status).length;
  const killed = count('Killed') + count('Timeout');
  const tried = killed + count('Survived') + count('NoCoverage');
  for (const one of results) {
    if (one.status !== 'Survived' && one.status !== 'NoCoverage') continue;
    const { line, column } = one.location.start;
    const text = one.replacement.replaceAll(/\s+/gu, ' ').slice(0, 100);
    console.log(`${one.status} ${one.fileName}:${line + 1}:${column + 1} ${one.mutatorName} → ${text}`);
  }
  lines.push(
    `${name.padEnd(10)} ${percent(killed, tried).padStart(8)}  ${killed} of ${tried} (${results.length} in all)`,
  );
}
console.log(`\nshare ${values.sample}, seed ${values.seed}\n${lines.join('\n')}`);
