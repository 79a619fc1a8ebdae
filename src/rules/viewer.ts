import type { Card } from '../card/types.ts';
import { rowCandidates } from '../frameworks/rows/candidates.ts';
import type { Listing } from '../repository/listing.ts';
import { findingOf, placeAt } from './finding.ts';
import type { Finding } from './types.ts';

/** Files that the datasets library finds before it looks for Harbor tasks. */
const SHARDED = /^data\/[^/]*-\d{5}-of-\d{5}[^/]*\.[^/]*$/u;

/**
 * The datasets library (5.x) takes a repo with any task.toml or instruction.md for Harbor tasks and shows no other rows,
 * unless the header says otherwise or the rows stand in `data/SPLIT-00000-of-00001.*` (V35).
 * @returns at most one notice, at the first row file that is hidden
 */
export function viewerFindings(card: Card, listing: Listing): Finding[] {
  const data = card.header?.data ?? {};
  if (Object.hasOwn(data, 'configs') || data['viewer'] === false) return [];
  const tasks = [...listing.named('task.toml'), ...listing.named('instruction.md')];
  if (!tasks.some(isVisible)) return [];
  if (listing.under('data').some((entry) => SHARDED.test(entry.path))) return [];
  const hidden = rowCandidates(listing).find((candidate) => isVisible(candidate.path));
  if (hidden === undefined) return [];
  return [
    findingOf('card/viewer', 'notice', 'viewer-hides-rows', {
      ...placeAt(hidden.path),
      args: { path: hidden.path },
      remedy: { code: 'viewer-hides-rows-remedy', args: {} },
    }),
  ];
}

/** Whether the library's patterns see a path: no part starts with a dot or two underscores. */
function isVisible(path: string): boolean {
  return !path.split('/').some((part) => part.startsWith('.') || part.startsWith('__'));
}
