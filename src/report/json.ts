import { jsonText } from './escape/json.ts';
import type { Report } from './types.ts';

/** From so many characters on a piece is given away. */
const PIECE = 256 * 1024;
/** Down to here members are written one by one: `targets[0].frameworks.harbor.tasksets[0].broken[0]`. */
const DEPTH = 8;

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
  for (const part of parts(report, '\n', DEPTH)) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}

/** @param feed a line feed and the indent of the value's last line */
function* parts(value: unknown, feed: string, depth: number): Generator<string, void, undefined> {
  const members = depth > 0 && typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (members.length === 0) {
    // A line feed of the text is always layout: inside strings it stands escaped.
    yield jsonText(value).replaceAll('\n', feed);
    return;
  }
  const isList = Array.isArray(value);
  let separator = isList ? '[' : '{';
  for (const [key, member] of members) {
    if (member === undefined) continue;
    yield `${separator}${feed}  ${isList ? '' : `${jsonText(key)}: `}`;
    yield* parts(member, `${feed}  `, depth - 1);
    separator = ',';
  }
  yield `${separator === ',' ? feed : separator}${isList ? ']' : '}'}`;
}
