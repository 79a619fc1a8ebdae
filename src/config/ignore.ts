import type { Ignore } from './types.ts';

/** What an ignore entry can speak of. */
export interface Ignorable {
  readonly rule: string;
  readonly path: string | null;
  readonly framework: string | null;
}

/**
 * Whether an ignore entry covers a finding: everything that the entry names must fit. A finding without a path is never
 * covered by an entry that names one.
 */
export function ignoreMatches(ignore: Ignore, finding: Ignorable): boolean {
  if (ignore.rule !== null && ignore.rule !== finding.rule) return false;
  if (ignore.framework !== null && ignore.framework !== finding.framework) return false;
  return ignore.path === null || (finding.path !== null && ignore.matches(finding.path));
}
