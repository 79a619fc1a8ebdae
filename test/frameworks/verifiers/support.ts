import type { CardView } from '../../../src/card/types.ts';

/** A card as a detector sees it: its text, and the header's values. */
export function cardView(body: string, data: Readonly<Record<string, unknown>> | null = null): CardView {
  return { state: data === null ? 'no-header' : 'ok', data, body, lineOf: () => null, path: 'README.md' };
}
