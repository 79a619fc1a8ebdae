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
  for (const [i, finding] of dropped) {
    const region = dropRegion(text, list, i, tail);
    if (region === null) return null;
    splices.push({ ...region, text: '', finding });
  }
  return [...splices, ...appendFlow(text, list, added.map(write))];
}

/** What goes with an item: its whole line where it has one, else the comma and blanks on one side of it. */
function dropRegion(text: string, { items, end }: FlowList, i: number, tail: number): Span | null {
  const item = items[i];
  if (item === undefined) return null;
  const rest = text.slice(item.end, Math.min(lineEnd(text, item.end), end - 1));
  if (isFirstOnLine(text, item.start) && lineEnd(text, item.end) < end && /^[ \t]*,?[ \t]*(?:#.*)?$/.test(rest)) {
    return { start: lineStart(text, item.start), end: nextLine(text, item.end) };
  }
  const next = items[i + 1];
  const previous = items[i - 1];
  // Behind the last item that stays there is no comma to keep.
  const region =
    i < tail && next !== undefined
      ? { start: item.start, end: next.start }
      : previous === undefined
        ? null
        : { start: previous.end, end: item.end };
  if (region === null) return null;
  const gap = i < tail ? text.slice(item.end, region.end) : text.slice(region.start, item.start);
  return gap.includes('#') ? null : region;
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
