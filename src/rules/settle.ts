import { ignoreMatches } from '../config/ignore.ts';
import { SEVERITY_WEIGHT } from '../config/severity.ts';
import type { RootConfig } from '../config/types.ts';
import { findingOf, placeAt } from './finding.ts';
import type { Finding } from './types.ts';

/**
 * Gives the owner the last word: severities from `rules`, then `ignore`; entries that match nothing become findings
 * themselves.
 * @param findings what the rules say
 * @param config the root's settings
 * @param configPath path of the config file for the place of a stale entry, or null when there is none
 * @returns what stays, most severe first, otherwise in the given order
 */
export function settle(findings: readonly Finding[], config: RootConfig, configPath: string | null): Finding[] {
  const used = new Set<number>();
  const stays: Finding[] = [];
  for (const finding of findings) {
    const setting = config.rules[finding.rule];
    const severity = setting === undefined || setting === 'off' ? finding.severity : setting;
    const ignoredBy = config.ignore.flatMap((ignore, i) => (ignoreMatches(ignore, finding) ? [i] : []));
    for (const i of ignoredBy) used.add(i);
    if (setting !== 'off' && ignoredBy.length === 0) stays.push({ ...finding, severity });
  }
  const staleSeverity = config.rules['config/stale-ignore'] ?? 'notice';
  if (staleSeverity !== 'off') {
    config.ignore.forEach((ignore, i) => {
      if (used.has(i)) return;
      const more = { ...placeAt(configPath, ignore.line), args: { said: ignore.reason } };
      stays.push(findingOf('config/stale-ignore', staleSeverity, 'stale-ignore', more));
    });
  }
  return stays.toSorted((a, b) => SEVERITY_WEIGHT[b.severity] - SEVERITY_WEIGHT[a.severity]);
}
