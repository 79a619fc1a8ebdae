import { jsonText } from './escape/json.ts';
import type { Report } from './types.ts';

/** From so many characters on a piece is given away. */
const PIECE = 256 * 1024;
/** Items of a list from which on each is written alone. */
const MANY = 16;

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
  for (const part of parts(report, '\n')) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}

/** @param feed a line feed and the indent of the value's last line */
function* parts(value: unknown, feed: string): Generator<string, void, undefined> {
  if (!holdsMany(value)) {
    // A line feed of the text is always layout: inside strings it stands escaped.
    yield jsonText(value).replaceAll('\n', feed);
    return;
  }
  const isList = Array.isArray(value);
  let separator = isList ? '[' : '{';
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${separator}${feed}  ${isList ? '' : `${jsonText(key)}: `}`;
    yield* parts(member, `${feed}  `);
    separator = ',';
  }
  yield `${separator === ',' ? feed : separator}${isList ? ']' : '}'}`;
}

/** Whether a long list stands somewhere in a value. */
function holdsMany(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return (Array.isArray(value) && value.length >= MANY) || Object.values(value).some(holdsMany);
}
