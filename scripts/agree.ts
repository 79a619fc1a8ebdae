/** Judges every recorded case and prints how often each verdict agrees with the real loader's answer. */
import { audit } from '../src/audit.ts';
import { DEFAULT_CONFIG } from '../src/config/defaults.ts';
import { FRAMEWORK_KEYS } from '../src/config/vocabulary.ts';
import { CASE_FILES, caseRepository, loadCases } from '../test/support/cases.ts';

const totals = new Map<string, { agree: number; differ: number; unknown: number }>();
let wrong = 0;
for (const file of CASE_FILES) {
  for (const one of loadCases(file)) {
    const result = await audit({
      repository: caseRepository(one.files),
      repoId: null,
      config: DEFAULT_CONFIG,
      configPath: null,
      schemaChecker: null,
    });
    for (const key of FRAMEWORK_KEYS) {
      const wanted = one.loaders[key]?.expect;
      if (wanted == null) continue;
      const allowed = new Set([...wanted, ...(one.loaders[`${key}@0.7`]?.expect ?? [])]);
      const got = result.frameworks[key].detection.verdict;
      const total = totals.get(key) ?? { agree: 0, differ: 0, unknown: 0 };
      totals.set(key, total);
      const kind = allowed.has(got) ? 'agree' : got === 'unknown' ? 'unknown' : 'differ';
      total[kind] += 1;
      if (kind === 'agree') continue;
      wrong += 1;
      console.log(`${one.id} ${key}: ${got}, loader ${[...allowed].join('/')} (${one.change})`);
    }
  }
}
for (const [key, { agree, differ, unknown }] of totals) {
  console.log(`${key.padEnd(10)} ${agree} agree, ${differ} differ, ${unknown} needlessly unknown`);
}
process.exitCode = wrong === 0 ? 0 : 1;
