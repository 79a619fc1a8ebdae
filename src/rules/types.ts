import type { Severity } from '../config/types.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { FileRule, Message } from '../frameworks/types.ts';

/** Rules about the card's tags (design §4) and its header. */
export type TagRule =
  | 'tags/missing-framework'
  | 'tags/partial-framework'
  | 'tags/unsupported-framework'
  | 'tags/unproven-framework'
  | 'tags/missing-environment'
  | 'tags/no-framework'
  | 'tags/near-miss'
  | 'tags/stale-environment'
  | 'tags/not-a-list'
  | 'tags/ambiguous';

export type CardRule =
  | 'card/missing'
  | 'card/no-header'
  | 'card/invalid-header'
  | 'card/unreadable'
  | 'card/header-style'
  | 'card/library-name'
  | 'card/viewer';

/** About the owner's config file and what could not be seen. */
export type MetaRule = 'config/stale-ignore' | 'repository/incomplete';

export type RuleId = TagRule | CardRule | FileRule | MetaRule;

/** `safe`: `fix` applies it; `unsafe`: only `fix --unsafe` does. */
export type FixKind = 'safe' | 'unsafe' | 'none';

/** Where a finding points to; lines and columns from 1, columns in UTF-16 units, all null for the repository itself. */
export interface FindingPlace {
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly endLine: number | null;
  readonly endColumn: number | null;
}

/** What an edit shall do, decided by `rules/`, spelled out in bytes by `fix/`. */
export type Change =
  | { readonly kind: 'add-tag'; readonly tag: string }
  | { readonly kind: 'remove-tag'; readonly tag: string }
  /** The item at this index of `tags` is rewritten. */
  | { readonly kind: 'replace-item'; readonly index: number; readonly tag: string }
  | { readonly kind: 'drop-item'; readonly index: number };

/** One finding. */
export interface Finding extends Message, FindingPlace {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly framework: FrameworkKey | null;
  readonly fix: FixKind;
  readonly remedy: Message | null;
  /** The evidence behind it; rendered after the sentence (`…: because`). */
  readonly because?: Message;
  /** What `fix` would do; null when it has nothing to do. */
  readonly change: Change | null;
}
