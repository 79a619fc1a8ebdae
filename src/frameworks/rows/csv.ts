import type { Row } from '../rows.types.ts';

/** Rows times columns: short rows below a wide header stand for many values. */
const MOST_CELLS = 500_000;

/**
 * Reads the beginning of a csv or tsv text: quoted fields may hold separators, line ends and doubled quotes. Every value
 * stays a string; for the frameworks here only the header and the number of rows matter.
 * @param whole the text is the whole file; else a last record without line end is left out
 * @param most rows that are read; of a very wide table fewer, perhaps none
 */
export function readCsv(
  text: string,
  separator: string,
  whole: boolean,
  most: number,
): { readonly columns: readonly string[]; readonly rows: readonly Row[]; readonly all: boolean } {
  const rows: Row[] = [];
  let columns: readonly string[] | null = null;
  let record: string[] = [];
  let line = 1;
  let recordLine = 1;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const finish = (): void => {
    // Blank lines are no rows.
    if (record.length > 1 || !/^[ \t]*$/.test(record[0] ?? '')) {
      if (columns === null) columns = record;
      else rows.push({ index: rows.length, line: recordLine, value: named(columns, record) });
    }
    record = [];
  };
  const isFull = (): boolean => columns !== null && (rows.length + 1) * columns.length > MOST_CELLS;
  while (at < text.length && rows.length < most && !isFull()) {
    if (record.length === 0) recordLine = line;
    const field = readField(text, at, separator);
    for (let i = at; i < field.end; i += 1) if (text[i] === '\n') line += 1;
    record.push(field.value);
    at = field.end;
    if (text[at] === separator) {
      at += 1;
      if (at >= text.length && whole) record.push('');
      else continue;
    }
    if (at >= text.length && !whole) break;
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') {
      at += 1;
      line += 1;
    }
    finish();
  }
  return { columns: columns ?? [], rows, all: whole && at >= text.length };
}

function readField(text: string, start: number, separator: string): { readonly value: string; readonly end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { value: text.slice(start, end), end };
  }
  let at = start + 1;
  while (true) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: text.slice(start + 1), end: text.length };
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    // What follows a closing quote belongs to the field, up to the separator.
    const rest = readField(text, quote + 1, separator);
    return { value: text.slice(start + 1, quote).replaceAll('""', '"') + rest.value, end: rest.end };
  }
}

function named(columns: readonly string[], record: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map((column, i) => [column, record[i] ?? '']));
}
