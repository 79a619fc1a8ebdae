import { isBreak, lineEnd, lineStart } from '../card/positions.ts';
import type { Span } from '../card/types.ts';
import { breakBefore, columnIndent, insertion, isFirstOnLine, nextLine, requoted } from './splice.ts';
import type { Splice } from './splice.ts';
import { firstFinding } from './wanted.ts';
import type { Wanted, Writing } from './wanted.ts';

/** A list in `[]` or a mapping in `{}`: from bracket to bracket, and its items. */
export interface FlowList extends Span {
  readonly items: readonly Span[];
}

/** Text to be added as an item, and the finding it repairs. */
export interface FlowItem {
  readonly text: string;
  readonly finding: number;
}

/**
 * Changes a flow list, on one line or several.
 * @param write how a tag is written
 * @returns null where a comment would be lost
 */
export function spliceFlow(
  text: string,
  list: FlowList,
  wanted: Wanted,
  write: (writing: Writing) => FlowItem,
): Splice[] | null {
  const { items } = list;
  const splices: Splice[] = [];
  const dropped = new Map(wanted.dropped);
  const added = [...wanted.added];
  const write1 = (span: Span, { tag, finding }: Writing): Splice => ({
    ...span,
    text: requoted(text.slice(span.start, span.end), tag),
    finding,
  });
  for (const [i, span] of items.entries()) {
    const replaced = wanted.replaced.get(i);
    if (replaced !== undefined) splices.push(write1(span, replaced));
  }
  // At the end of the list a dropped item makes room for a new one.
  let tail = items.length;
  while (tail > 0 && dropped.has(tail - 1)) tail -= 1;
  for (let i = tail; i < items.length && added.length > 0; i += 1) {
    const [writing] = added.splice(0, 1);
    const span = items[i];
    if (writing === undefined || span === undefined) break;
    splices.push(write1(span, writing));
    dropped.delete(i);
    tail = i + 1;
  }
  if (dropped.size === items.length && items.length > 0) {
    if (text.slice(list.start, list.end).includes('#')) return null;
    return [{ start: list.start, end: list.end, text: '[]', finding: firstFinding(wanted) }];
  }
  const gone = dropItems(text, list, dropped, tail);
  if (gone === null) return null;
  return [...splices, ...gone, ...appendFlow(text, list, added.map(write))];
}

/** Takes items out, those from `tail` on to the end of the list. */
function dropItems(text: string, list: FlowList, dropped: ReadonlyMap<number, number>, tail: number): Splice[] | null {
  const { items } = list;
  const gone: Splice[] = [];
  const rest = items.slice(tail);
  // Without lines of their own they go in one, with the comma before them: the one behind, if any, stays.
  const together = rest.some((item) => ownLine(text, list, item) === null);
  for (const [i, finding] of [...dropped].toSorted(([a], [b]) => a - b)) {
    const item = items[i];
    if (item === undefined) return null;
    if (i > tail && together) continue;
    const line = i === tail && together ? null : ownLine(text, list, item);
    const region = line ?? {
      start: i < tail ? item.start : (items[tail - 1]?.end ?? item.start),
      end: (i < tail ? items[i + 1]?.start : items.at(-1)?.end) ?? item.end,
    };
    // Only with its line may a comment go.
    if (line === null && text.slice(region.start, region.end).includes('#')) return null;
    const last = gone.at(-1);
    // A line of its own and the blanks before the next item may overlap.
    if (last === undefined || region.start >= last.end) gone.push({ ...region, text: '', finding });
    else gone[gone.length - 1] = { ...last, end: Math.max(last.end, region.end) };
  }
  return gone;
}

/** The whole line of an item that shares it with nothing but a comma and a comment. Looks no further than needed. */
function ownLine(text: string, list: FlowList, { start, end }: Span): Span | null {
  if (!isFirstOnLine(text, start)) return null;
  const value = skipBlanks(text, end);
  const stop = text[value] === ',' ? skipBlanks(text, value + 1) : value;
  if (stop >= list.end - 1 || !(text[stop] === '#' || isBreak(text[stop]))) return null;
  return { start: lineStart(text, start), end: nextLine(text, stop) };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

/**
 * Adds items at the end in the style of the list: one a line where its last ones stand so, with a comma behind the
 * last one where there is one.
 */
export function appendFlow(text: string, list: FlowList, added: readonly FlowItem[]): Splice[] {
  const [first] = added;
  const last = list.items.at(-1);
  if (first === undefined) return [];
  const close = list.end - 1;
  if (last === undefined) {
    const blank = text.slice(list.start + 1, close).trim() === '';
    const start = blank ? list.start + 1 : close;
    return [{ start, end: close, text: added.map((one) => one.text).join(', '), finding: first.finding }];
  }
  const comma = findComma(text, last.end, close);
  const before = list.items.at(-2);
  const gap = text.slice(before?.end ?? list.start + 1, last.start);
  if (!/[\r\n]/.test(gap)) {
    const blanks = before === undefined ? ' ' : (/,( *)$/.exec(gap)?.[1] ?? ' ');
    return added.map(({ text: item, finding }) =>
      comma === null
        ? insertion(last.end, `,${blanks}${item}`, finding)
        : insertion(comma + 1, `${blanks}${item},`, finding),
    );
  }
  const line = `${breakBefore(text, lineStart(text, last.start))}${columnIndent(text, last.start)}`;
  const end = comma === null ? last.end : comma + 1;
  const stop = lineEnd(text, end);
  // A comment may follow in the line; the bracket may not.
  const at = stop <= close ? stop : end;
  if (comma !== null) return added.map(({ text: item, finding }) => insertion(at, `${line}${item},`, finding));
  if (at === end) return added.map(({ text: item, finding }) => insertion(at, `,${line}${item}`, finding));
  return [
    insertion(end, ',', first.finding),
    ...added.map(({ text: item, finding }, i) =>
      insertion(at, `${line}${item}${i < added.length - 1 ? ',' : ''}`, finding),
    ),
  ];
}

/** The comma between `from` and `to`, comments left out. */
function findComma(text: string, from: number, to: number): number | null {
  let comment = false;
  for (let i = from; i < to; i += 1) {
    if (isBreak(text[i])) comment = false;
    else if (text[i] === '#') comment = true;
    else if (text[i] === ',' && !comment) return i;
  }
  return null;
}
