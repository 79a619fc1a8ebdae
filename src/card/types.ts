import type { Trouble } from '../repository/types.ts';

/** A span of the README in UTF-16 units of the decoded text, a byte order mark counted as one unit. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A position for people: both count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a card's header: a code of `report/messages/card.ts`, and where. */
export interface CardProblem {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly at: Position;
  readonly end: Position;
  /** An error: nothing is guessed and no edit is made. It makes a header that the Hub sees `invalid`. */
  readonly severity: 'error' | 'warning';
}

/** One item of `tags`. */
export interface TagItem {
  /** The scalar as the Hub's YAML reader gives it, when it is a string; else null (a map, a number, a nested list). */
  readonly value: string | null;
  readonly span: Span;
  readonly at: Position;
  readonly end: Position;
}

/** How `tags` is written, for the splice. */
export type TagsForm =
  | { readonly kind: 'absent' }
  /** `tags:` with nothing, `~` or `null`. */
  | { readonly kind: 'null' }
  | { readonly kind: 'scalar' }
  | { readonly kind: 'block' }
  | { readonly kind: 'flow' }
  /** A map or set whose keys can only be meant as tags (`harbor: true`). The Hub reads no tags from it. */
  | { readonly kind: 'map' }
  /** An alias, another map, or anything else a splice must not touch. */
  | { readonly kind: 'other' };

/** The header as found and read. */
export interface Header {
  /** From the first character of the file to the end of the closing line. */
  readonly block: Span;
  /** The YAML text between the rules. */
  readonly yaml: Span;
  readonly form: TagsForm;
  /** Line of each top-level key. */
  readonly keyLines: ReadonlyMap<string, number>;
  /** The `tags` key and value, where present. */
  readonly tagsKey: Span | null;
  readonly tagsValue: Span | null;
  readonly items: readonly TagItem[];
  /**
   * The whole mapping as plain values, without prototypes; empty for an empty header, and for an invalid one. An alias
   * is the very object its anchor names.
   */
  readonly data: Readonly<Record<string, unknown>>;
}

export type CardState = 'ok' | 'missing' | 'no-header' | 'invalid' | 'unreadable';

/** The README as read. `text` is null when it is missing, unreadable or not UTF-8. */
export interface Card {
  readonly path: string;
  readonly state: CardState;
  readonly text: string | null;
  readonly header: Header | null;
  readonly problems: readonly CardProblem[];
  readonly trouble: Trouble | null;
}

/** What a detector may know of the card. */
export interface CardView {
  readonly state: CardState;
  /** The header's mapping; null unless `state` is `ok`. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Text after the header (all of it where there is none), for links and commands that name an environment. */
  readonly body: string;
  /** Line of a top-level key of the header, or null. */
  lineOf(key: string): number | null;
  readonly path: string;
}
