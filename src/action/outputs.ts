import { FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { Report } from '../report/types.ts';
import type { Change, Finding } from '../rules/types.ts';

/** What later steps read. */
export interface ActionOutputs {
  readonly verdict: 'clean' | 'findings' | 'unreadable';
  readonly 'missing-tags': string;
  readonly 'unsupported-tags': string;
  readonly frameworks: string;
}

/**
 * The outputs of a report.
 * @param report all roots
 * @param findings the findings of every judged root
 * @param failed whether something at or above `fail-on` was found
 */
export function actionOutputs(report: Report, findings: readonly Finding[], failed: boolean): ActionOutputs {
  const changed = (wanted: (change: Change) => string | null): string[] =>
    findings.flatMap(({ change }) => (change === null ? [] : (wanted(change) ?? [])));
  const missing = changed((change) =>
    change.kind === 'add-tag' || change.kind === 'replace-item' ? change.tag : null,
  );
  const unsupported = findings.flatMap(({ rule, framework }) =>
    rule === 'tags/unsupported-framework' && framework !== null ? [framework] : [],
  );
  const unreadable = report.targets.some((target) => target.error !== null);
  const frameworks = report.targets.map(({ target, frameworks: judged }) => [
    target.id,
    Object.fromEntries(
      FRAMEWORK_KEYS.flatMap((key) => (judged[key] === undefined ? [] : [[key, judged[key].verdict]])),
    ),
  ]);
  return {
    verdict: unreadable ? 'unreadable' : failed ? 'findings' : 'clean',
    'missing-tags': [...new Set(missing)].join(','),
    'unsupported-tags': [...new Set(unsupported)].join(','),
    frameworks: JSON.stringify(Object.fromEntries(frameworks)),
  };
}
