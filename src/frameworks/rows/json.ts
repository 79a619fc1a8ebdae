import { JsonReader } from '../support/json-reader.ts';
import { parsePythonJson } from '../support/python-json.ts';
import type { Row, RowFault, RowLine } from '../rows.types.ts';
import { fault } from './lines.ts';
import type { TextHead } from './lines.ts';

/** The rows that a dataset reader makes of JSON text. */
export interface JsonRows {
  readonly rows: readonly Row[];
  readonly fault: RowFault | null;
  /** Every row is there. */
  readonly all: boolean;
  /** Every line is a value of its own, or the text is one list from its first character on. */
  readonly uniform: boolean;
  /** The text is one list from its first character on. */
  readonly list: boolean;
}

/**
 * Reads JSON as the JSON builder of `datasets` does: lines of objects, objects over several lines, or one list of
 * objects; blank lines and a byte order mark do no harm (N5).
 * @param lines the same text as lines, read already
 * @param most rows that are read
 */
export function readJsonRows(head: TextHead, lines: readonly RowLine[], allLines: boolean, most: number): JsonRows {
  const text = head.bom ? head.text.slice(1) : head.text;
  if (!/^\s*\[/.test(text)) {
    const rows = rowsOfLines(head, lines);
    if (rows !== null)
      return { ...objectsOnly(rows), all: allLines, uniform: rows.length === lines.length, list: false };
  }
  return rowsOfDocument(text, head.whole, most);
}

/** One row a line; null when a line is no JSON value of its own. */
function rowsOfLines(head: TextHead, lines: readonly RowLine[]): Row[] | null {
  const rows: Row[] = [];
  for (const line of lines) {
    let { value, fault: wrong } = line;
    if (wrong !== null && !wrong.strict) {
      if (wrong.reason === 'no value') continue;
      const end = head.text.search(/[\r\n]|$/);
      const again = head.bom && line.line === 1 ? parsePythonJson(head.text.slice(1, end)) : null;
      if (again === null || !again.ok) return null;
      value = again.value;
    }
    rows.push({ index: rows.length, line: line.line, value });
  }
  return rows;
}

function rowsOfDocument(text: string, whole: boolean, most: number): JsonRows {
  const reader = new JsonReader(text);
  const found = reader.sequence(most);
  const lineOf = lineCounter(text);
  const isList = /^\s*\[/.test(text);
  const rows = found.map(({ value, offset }, index) => ({
    index,
    line: lineOf(offset),
    // A list of strings becomes one column.
    value: isList && typeof value === 'string' ? { text: value } : value,
  }));
  const wrong = reader.fault;
  if (wrong !== null && (whole || wrong.offset < text.length)) {
    return {
      rows,
      fault: fault('not-json', wrong.reason, lineOf(wrong.offset)),
      all: false,
      uniform: false,
      list: false,
    };
  }
  const list = text.startsWith('[');
  return { ...objectsOnly(rows), all: whole && found.length < most, uniform: list, list };
}

/** Rows must be objects, or null for a row of nulls; the first other value is the fault. */
function objectsOnly(rows: readonly Row[]): Pick<JsonRows, 'rows' | 'fault'> {
  const bad = rows.find(({ value }) => typeof value !== 'object' || Array.isArray(value));
  return { rows, fault: bad === undefined ? null : fault('not-objects', '', bad.line) };
}

/** Line of rising offsets, in one pass over the text. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
