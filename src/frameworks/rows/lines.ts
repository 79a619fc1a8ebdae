import { withHugeFloats } from '../support/huge-numbers.ts';
import { parsePythonJson, strictFault } from '../support/python-json.ts';
import type { RowFault, RowLine } from '../rows.types.ts';

/** The beginning of a text file. */
export interface TextHead {
  readonly text: string;
  /** The text is the whole file. */
  readonly whole: boolean;
  readonly bom: boolean;
}

/** `detail` of what is no text because it is packed, under a name that does not say so. */
export const PACKED = 'packed';

/**
 * Decodes the beginning of a file as strict UTF-8.
 * @param truncated the file goes on: a character cut at the end is dropped
 * @returns null when it is not UTF-8
 */
export function decodeHead(bytes: Uint8Array, truncated: boolean): TextHead | null {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(bytes, { stream: truncated });
    return { text, whole: !truncated, bom: text.startsWith('\ufeff') };
  } catch {
    return null;
  }
}

/**
 * Splits a text as Python's text files do (LF, CRLF, CR) and reads every line as NeMo Gym does, twice: with `json.loads`
 * and with orjson (N7). In a text that goes on the cut last line is left out.
 * @param most lines that are read
 * @returns the lines, and whether they are all lines of the file
 */
export function readLines(head: TextHead, most: number): { readonly lines: RowLine[]; readonly all: boolean } {
  const lines: RowLine[] = [];
  const end = /\r\n|\n|\r/g;
  let start = 0;
  while (start < head.text.length) {
    if (lines.length >= most) return { lines, all: false };
    const found = end.exec(head.text);
    // A CR at the very end of a cut text may be half of a CRLF: the line is still whole.
    if (found === null && !head.whole) break;
    const text = head.text.slice(start, found?.index ?? head.text.length);
    lines.push(readLine(text, lines.length + 1));
    start = found === null ? head.text.length : end.lastIndex;
  }
  return { lines, all: head.whole };
}

function readLine(text: string, line: number): RowLine {
  const read = parsePythonJson(text);
  if (!read.ok) {
    const bare = text.trim();
    const closed = bare.startsWith('{') && bare.endsWith('}') && read.reason !== 'nested too deeply';
    return { line, value: undefined, fault: { reason: read.reason, column: read.column, strict: false, closed } };
  }
  const strict = strictFault(text, read);
  return {
    line,
    value: withHugeFloats(text, read.value),
    fault: strict === null ? null : { reason: strict.reason, column: strict.column, strict: true, closed: true },
  };
}

/** A fault of a whole file. */
export function fault(code: RowFault['code'], detail = '', line: number | null = null): RowFault {
  return { code, line, detail };
}
