import type { CardView } from '../../src/card/types.ts';

/** A README without a header and without text. */
export const emptyCard: CardView = { state: 'no-header', data: null, body: '', lineOf: () => null, path: 'README.md' };
