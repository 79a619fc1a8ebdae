import { README_LIMIT, readCard } from '../card/read.ts';
import type { Card } from '../card/types.ts';
import { nearMisses } from '../rules/near-miss.ts';
import { changeKey } from './marker.ts';
import type { TagChange } from './types.ts';

/**
 * Which changes a card has made already: the tag is there, is spelled right, or is gone.
 * @param bytes the card; null when it does not exist
 * @returns `changeKey` of each change that holds; empty when the card cannot be read
 */
export function effectsOf(bytes: Uint8Array | null, changes: readonly TagChange[]): Set<string> {
  if (bytes === null || bytes.length > README_LIMIT) return new Set();
  return effectsOn(readCard('README.md', { ok: true, bytes, truncated: false }), changes);
}

/** As `effectsOf` for a card that was read. */
export function effectsOn(card: Card, changes: readonly TagChange[]): Set<string> {
  if (card.state !== 'ok' && card.state !== 'no-header') return new Set();
  const items = card.header?.items ?? [];
  const values = new Set(items.map(({ value }) => value));
  const missed = new Set<string>(nearMisses(items).map(({ tag }) => tag));
  const holds = ({ kind, tag }: TagChange): boolean => {
    if (kind === 'add') return values.has(tag);
    return kind === 'correct' ? values.has(tag) && !missed.has(tag) : !values.has(tag);
  };
  return new Set(changes.filter(holds).map(changeKey));
}
