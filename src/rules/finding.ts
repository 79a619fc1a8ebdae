import type { Finding, FindingPlace } from './types.ts';

/** A place without columns: a file, a line of it, or (null) the repository itself. */
export function placeAt(path: string | null, line: number | null = null): FindingPlace {
  return { path, line, column: null, endLine: null, endColumn: null };
}

/**
 * A finding of which only what is special is said: else it belongs to no framework and no place, and nothing repairs it.
 * @param more the fields that differ from that
 */
export function findingOf(
  rule: Finding['rule'],
  severity: Finding['severity'],
  code: string,
  more: Partial<Finding> = {},
): Finding {
  return {
    rule,
    severity,
    framework: null,
    ...placeAt(null),
    code,
    args: {},
    fix: 'none',
    remedy: null,
    change: null,
    ...more,
  };
}
