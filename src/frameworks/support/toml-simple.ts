import { PyFloat } from './pydantic-scalars.ts';

/** Control characters other than tab and line feed, and the triple quotes of multi-line strings. */
const NOT_SIMPLE = /[\0-\x08\x0B-\x1F\x7F]|"""|'''/;
const BLANK = /^[ \t]*(?:#.*)?$/;
const HEADER = /^[ \t]*\[[ \t]*([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)[ \t]*\][ \t]*(?:#.*)?$/;
const KEY = /[ \t]*([A-Za-z0-9_-]+)[ \t]*=[ \t]*/y;
/** A one-line string without escapes, a boolean, a decimal integer of up to 15 digits, or a plain float. */
const SCALAR =
  /"([^"\\\n]*)"|'([^'\n]*)'|(true|false)|([+-]?(?:0|[1-9]\d*)\.\d+)(?![\d_eE.:-])|([+-]?(?:0|[1-9]\d{0,14}))(?![\d_eE.xobT:-])/y;

/**
 * Reads the part of TOML that most task files keep to (headers, and keys with one-line scalars or lists of them), many
 * times faster than the full parser does. It never judges: whatever is not plainly valid is left to the parser.
 * @returns null when the document is not that simple
 */
export function readSimpleToml(text: string): Record<string, unknown> | null {
  if (NOT_SIMPLE.test(text)) return null;
  const root = newTable();
  const headers = new Set<string>();
  let at = root;
  for (let start = 0; start <= text.length;) {
    const feed = text.indexOf('\n', start);
    const line = text.slice(start, feed < 0 ? text.length : feed);
    start += line.length + 1;
    if (BLANK.test(line)) continue;
    const header = HEADER.exec(line)?.[1];
    if (header !== undefined) {
      const opened = headers.has(header) ? null : open(root, header);
      if (opened === null) return null;
      headers.add(header);
      at = opened;
      continue;
    }
    KEY.lastIndex = 0;
    const key = KEY.exec(line)?.[1];
    if (key === undefined || Object.hasOwn(at, key)) return null;
    const read = readValue(line, KEY.lastIndex);
    if (read === null || !BLANK.test(line.slice(read.end))) return null;
    at[key] = read.value;
  }
  return root;
}

function newTable(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

function open(root: Record<string, unknown>, header: string): Record<string, unknown> | null {
  const names = header.split('.');
  if (names.length > 8) return null;
  let at = root;
  for (const name of names) {
    const found = at[name];
    if (found === undefined) {
      const made = newTable();
      at[name] = made;
      at = made;
    } else if (typeof found === 'object' && !Array.isArray(found) && !(found instanceof PyFloat)) {
      at = found as Record<string, unknown>;
    } else {
      return null;
    }
  }
  return at;
}

function readValue(line: string, from: number): { value: unknown; end: number } | null {
  if (line[from] !== '[') return readScalar(line, from);
  const items: unknown[] = [];
  let at = skipSpace(line, from + 1);
  while (line[at] !== ']') {
    const item = readScalar(line, at);
    if (item === null) return null;
    items.push(item.value);
    at = skipSpace(line, item.end);
    if (line[at] === ',') at = skipSpace(line, at + 1);
    else if (line[at] !== ']') return null;
  }
  return { value: items, end: at + 1 };
}

function skipSpace(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}

function readScalar(line: string, from: number): { value: unknown; end: number } | null {
  SCALAR.lastIndex = from;
  const found = SCALAR.exec(line);
  if (found === null) return null;
  const [, basic, literal, boolean, float, integer] = found;
  const value =
    basic ??
    literal ??
    (boolean === undefined ? (float === undefined ? Number(integer) : new PyFloat(Number(float))) : boolean === 'true');
  return { value: Object.is(value, -0) ? 0 : value, end: SCALAR.lastIndex };
}
