import { CARD_KEYS } from '../card/keys.ts';
import { readHeader, startsWithRule } from '../card/header.ts';
import type { HeaderTree } from '../card/header.ts';
import { locateHeader } from '../card/locate.ts';
import { carriageClose } from '../card/mistaken.ts';
import { breakAt, lineEnd, LineIndex } from '../card/positions.ts';
import type { Card } from '../card/types.ts';
import type { Change } from '../rules/types.ts';
import { spliceBlock } from './block.ts';
import { spliceFlow } from './flow.ts';
import { newHeader } from './new-header.ts';
import { refuse } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { insertion, tagScalar } from './splice.ts';
import type { Splice } from './splice.ts';
import { addKey, fillEmpty, keyLines, listKeys, listScalar } from './start-list.ts';
import type { Edit } from './types.ts';
import { holds } from './verify.ts';
import type { Expectation } from './verify.ts';
import { isNothing, wantedOf } from './wanted.ts';
import type { Wanted } from './wanted.ts';

/** A change with the finding it repairs. */
export interface PlannedChange {
  readonly change: Change;
  readonly finding: number;
}

/** The edits, or why none is made. */
export type Plan = { readonly ok: true; readonly edits: readonly Edit[] } | Refusal;

/** Ways to write a change, best first, and what must be read from the result. */
interface Draft {
  readonly ways: readonly (readonly Splice[])[];
  readonly expectation: Expectation;
}

/**
 * Spells changes of the tags out as edits of the README's bytes. Text is spliced, never printed anew; the result is
 * read again, and where it does not hold exactly the wanted tags and everything else as before, no edit is made.
 * @param card the card as read
 * @param bytes the file it was read from; null when there is none
 * @param base git blob id of `bytes`; null when there is no file
 * @returns edits sorted and not overlapping, or what to do by hand
 */
export function planEdits(
  card: Card,
  bytes: Uint8Array | null,
  changes: readonly PlannedChange[],
  base: string | null,
): Plan {
  if (card.state === 'unreadable') return refuse('fix-card-unreadable');
  if (card.state === 'invalid' || card.problems.some(({ severity }) => severity === 'error')) {
    return refuse('fix-header-by-hand');
  }
  if (changes.length === 0) return { ok: true, edits: [] };
  const text = card.text ?? '';
  const draft = draftSplices(text, changes);
  if (!('ways' in draft)) return draft;
  const original = bytes ?? new Uint8Array();
  for (const way of draft.ways) {
    const edits = toEdits(text, way, card.path, base);
    if (edits !== null && holds(card.path, original, edits, draft.expectation)) return { ok: true, edits };
  }
  return draft.ways.length === 0 ? { ok: true, edits: [] } : refuse('fix-no-safe-splice');
}

function draftSplices(text: string, changes: readonly PlannedChange[]): Draft | Refusal {
  const located = locateHeader(text);
  if (located === null) {
    const close = carriageClose(text);
    return close === null ? draftHeader(text, wantedOf([], changes)) : draftClosed(text, close, changes);
  }
  const tree = readHeader(text, located, new LineIndex(text, located.block.end));
  if (tree === null) return refuse('fix-card-unreadable');
  const wanted = wantedOf(
    tree.header.items.map(({ value }) => value),
    changes,
  );
  const { data, yaml } = tree.header;
  if (isNothing(wanted)) return { ways: [], expectation: { before: data, tags: [] } };
  // What the Hub takes for a header is the text below an empty one: close it where its author meant it to end.
  const stray = startsWithRule(text, yaml.start, yaml.end) && !Object.keys(data).some((key) => CARD_KEYS.has(key));
  if (stray) return draftBetweenRules(text, yaml.start, wanted);
  return draftList(text, tree, located.close, wanted);
}

/** A header with CR line ends: a line feed behind the closing rule lets the Hub see it, the rest is as everywhere. */
function draftClosed(text: string, close: number, changes: readonly PlannedChange[]): Draft | Refusal {
  const draft = draftSplices(`${text.slice(0, close)}\n${text.slice(close)}`, changes);
  if (!('ways' in draft)) return draft;
  const { ways, expectation } = draft;
  const { before } = expectation;
  if (!Object.keys(before).some((key) => CARD_KEYS.has(key))) return refuse('fix-header-by-hand');
  const feed = insertion(close, '\n', Math.min(...changes.map(({ finding }) => finding)));
  const tags = Array.isArray(before['tags']) ? (before['tags'] as readonly unknown[]) : [];
  if (ways.length === 0) return { ways: [[feed]], expectation: { before, tags } };
  return { ways: ways.map((way) => way.concat(feed)), expectation };
}

/** A new header, or the keys between two rules that stand directly below each other. */
function draftHeader(text: string, wanted: Wanted): Draft | Refusal {
  const expectation = { before: {}, tags: wanted.added.map(({ tag }) => tag) };
  if (isNothing(wanted)) return { ways: [], expectation };
  const open = text.length - text.trimStart().length;
  if (text.startsWith('---', open) && lineEnd(text, open) === open + 3) {
    const start = open + 3 + breakAt(text, open + 3).length;
    return draftBetweenRules(text, start, wanted);
  }
  return { ways: [newHeader(text, wanted)], expectation };
}

function draftBetweenRules(text: string, start: number, wanted: Wanted): Draft {
  const eol = text.slice(start - 2, start) === '\r\n' ? '\r\n' : '\n';
  const expectation = { before: {}, tags: wanted.added.map(({ tag }) => tag) };
  return { ways: [keyLines(start, '', eol, wanted)], expectation };
}

function draftList(text: string, tree: HeaderTree, close: number, wanted: Wanted): Draft | Refusal {
  const { tags, header, root } = tree;
  const { data } = header;
  const inFlow = root?.flow === true;
  const current = data['tags'];
  const named = tags.form.kind === 'map' ? Object.keys(current as object) : [];
  const before = Array.isArray(current)
    ? (current as readonly unknown[])
    : tags.form.kind === 'scalar'
      ? [current]
      : named;
  const expectation = { before: data, tags: listAfter(before, wanted) };
  const draft = (splices: Splice[] | null): Draft | Refusal =>
    splices === null ? refuse('fix-no-safe-splice') : { ways: [splices], expectation };
  switch (tags.form.kind) {
    case 'absent':
      return { ways: addKey(text, tree, close, wanted), expectation };
    case 'null':
      return draft(fillEmpty(text, tags, wanted, inFlow));
    case 'scalar':
      return draft(listScalar(text, tags, wanted, inFlow));
    case 'map': {
      if (text.slice(tags.value?.start, tags.value?.end).includes('#')) return refuse('fix-comments');
      const added = wanted.added.filter(({ tag }) => !named.includes(tag));
      return draft(listKeys(text, tags, named, { ...wanted, added }, inFlow));
    }
    case 'block':
      return draft(spliceBlock(text, tags, wanted));
    case 'flow': {
      if (tags.value === null) return refuse('fix-no-safe-splice');
      const source = text.slice(tags.value.start, tags.value.end);
      if (tags.items.length === 0 && !inFlow && !source.includes('#')) {
        return draft(fillEmpty(text, tags, wanted, false));
      }
      const list = { ...tags.value, items: tags.items.map(({ span }) => span) };
      const splices = spliceFlow(text, list, wanted, ({ tag, finding }) => ({ text: tagScalar(tag), finding }));
      return splices === null ? refuse('fix-comments') : draft(splices);
    }
    case 'other':
      return refuse(tags.items.length > 0 || tags.value === null ? 'fix-tags-shared' : 'fix-tags-not-a-list');
  }
}

/** The list that must be read afterwards. */
function listAfter(before: readonly unknown[], { replaced, dropped, added }: Wanted): unknown[] {
  const kept = before.flatMap((value, i) => (dropped.has(i) ? [] : [replaced.get(i)?.tag ?? value]));
  return [...kept, ...added.map(({ tag }) => tag).filter((tag) => !kept.includes(tag))];
}

/** Splices of the text as edits of its bytes; null when they overlap. */
function toEdits(text: string, splices: readonly Splice[], path: string, base: string | null): Edit[] | null {
  const encoder = new TextEncoder();
  const edits: Edit[] = [];
  let at = 0;
  let bytes = 0;
  const advance = (to: number): number => {
    bytes += encoder.encode(text.slice(at, to)).length;
    at = to;
    return bytes;
  };
  for (const { start, end, text: inserted, finding } of splices.toSorted((a, b) => a.start - b.start)) {
    if (start < at) return null;
    edits.push({ path, base, start: advance(start), end: advance(end), text: inserted, finding });
  }
  return edits;
}
