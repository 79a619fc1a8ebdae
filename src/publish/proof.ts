import type { Audit, AuditedFramework } from '../audit.ts';
import { FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import { bestTaskset, shownTaskset } from '../rules/tasksets.ts';
import { isSafe } from '../report/snippet.ts';
import type { Proof } from './types.ts';

/** Most pieces of evidence of one framework. */
const MAX_EVIDENCE = 6;

/**
 * What stands for (or against) one framework.
 * @param against whether the proof is of its not loading
 */
export function proofOf(framework: FrameworkKey, { detection }: AuditedFramework, against: boolean): Proof {
  const best = bestTaskset(detection);
  const { basis } = detection;
  const wanted = against ? 'refutes' : 'supports';
  const loading = detection.tasksets.filter((set) => set.main && set.verdict === 'loads');
  const snippet = [best, ...loading].find((set) => set?.snippet != null)?.snippet ?? null;
  return {
    framework,
    taskset: best === null ? null : shownTaskset(best),
    tasks: { ok: best?.tasks.ok ?? 0, total: best?.tasks.total ?? 0 },
    sample: basis.kind === 'sample' ? { read: basis.read, of: basis.of } : null,
    evidence: detection.evidence.filter(({ stance }) => stance === wanted).slice(0, MAX_EVIDENCE),
    snippet: snippet !== null && isSafe(snippet) ? snippet : null,
  };
}

/** The frameworks on which `rl-environment` rests: those that load; where none does, those that the card names and that do not fail. */
export function provenBy({ frameworks }: Audit): FrameworkKey[] {
  const verdict = (key: FrameworkKey): string => frameworks[key].detection.verdict;
  const loads = FRAMEWORK_KEYS.filter((key) => verdict(key) === 'loads' && !frameworks[key].detection.suggestOnly);
  return loads.length > 0 ? loads : FRAMEWORK_KEYS.filter((key) => frameworks[key].tagged && verdict(key) !== 'fails');
}
