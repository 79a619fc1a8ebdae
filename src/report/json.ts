import { jsonText } from './escape/json.ts';
import type { Report } from './types.ts';

/** From so many characters on a piece is given away. */
const PIECE = 256 * 1024;
/** Lists whose items hold long lists themselves. */
const OPENED: ReadonlySet<string> = new Set(['targets', 'tasksets']);
/** So many items of other lists are written at once. */
const GROUP = 16;

/** The report as JSON, version 1, with a final line feed. */
export function renderJson(report: Report): string {
  return [...jsonChunks(report)].join('');
}

/**
 * The same text in pieces, for a writer that waits for its stream: the report on a million broken tasks is longer than a
 * string can be.
 */
export function* jsonChunks(report: Report): Generator<string, void, undefined> {
  let piece = '';
  for (const part of objectParts(report, '\n')) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}

/**
 * An object whose long members are written piece by piece.
 * @param feed a line feed and the indent of the value's last line
 */
function* objectParts(value: object, feed: string): Generator<string, void, undefined> {
  let separator = '{';
  // Not all members at once: a list may be made when it is asked for, and is given up once it is written.
  for (const key of Object.keys(value)) {
    const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
    if (member === undefined) continue;
    yield `${separator}${feed}  ${jsonText(key)}: `;
    yield* memberParts(key, member, `${feed}  `);
    separator = ',';
  }
  yield separator === '{' ? '{}' : `${feed}}`;
}

function* memberParts(key: string, member: unknown, feed: string): Generator<string, void, undefined> {
  if (key === 'frameworks') {
    yield* recordParts(member as object, feed);
  } else if (Array.isArray(member) && member.length > 0 && OPENED.has(key)) {
    let separator = '[';
    for (const item of member as readonly object[]) {
      yield `${separator}${feed}  `;
      yield* objectParts(item, `${feed}  `);
      separator = ',';
    }
    yield `${feed}]`;
  } else if (Array.isArray(member) && member.length > GROUP) {
    yield* groupedParts(member, feed);
  } else {
    yield laidOut(member, feed);
  }
}

/** An object of objects. */
function* recordParts(record: object, feed: string): Generator<string, void, undefined> {
  let separator = '{';
  for (const [key, member] of Object.entries(record) as [string, object][]) {
    yield `${separator}${feed}  ${jsonText(key)}: `;
    yield* objectParts(member, `${feed}  `);
    separator = ',';
  }
  yield separator === '{' ? '{}' : `${feed}}`;
}

/** A long list of small items. */
function* groupedParts(list: readonly unknown[], feed: string): Generator<string, void, undefined> {
  for (let start = 0; start < list.length; start += GROUP) {
    const text = laidOut(list.slice(start, start + GROUP), feed);
    // Without the closing bracket and its line.
    yield `${start === 0 ? '[' : ','}${text.slice(1, -1 - feed.length)}`;
  }
  yield `${feed}]`;
}

/** A line feed of the text is always layout: inside strings it stands escaped. */
function laidOut(value: unknown, feed: string): string {
  return jsonText(value).replaceAll('\n', feed);
}
