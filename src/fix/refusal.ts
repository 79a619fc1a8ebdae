import type { Args } from '../frameworks/types.ts';

/** Why no edit is made; `report/messages/card.ts` says what to do by hand. */
export type FixCode =
  | 'fix-header-by-hand'
  | 'fix-card-unreadable'
  | 'fix-tags-shared'
  | 'fix-tags-not-a-list'
  | 'fix-comments'
  | 'fix-no-safe-splice';

/** No edit, and why. */
export interface Refusal {
  readonly ok: false;
  readonly code: FixCode;
  readonly args: Args;
}

/** A refusal without values. */
export function refuse(code: FixCode): Refusal {
  return { ok: false, code, args: {} };
}
