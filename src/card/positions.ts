import type { Position } from './types.ts';

/** Lines of a text, for positions. A line ends with LF (CRLF included), as git and editors count. */
export class LineIndex {
  private readonly starts: number[] = [0];

  /**
   * @param text the whole text
   * @param end where the part of interest ends; positions beyond it count from the last line begun before it
   */
  constructor(text: string, end: number = text.length) {
    for (let i = text.indexOf('\n'); i >= 0 && i < end; i = text.indexOf('\n', i + 1)) this.starts.push(i + 1);
  }

  /** Line and column of an offset, both from 1. */
  position(offset: number): Position {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}

/** Whether a character ends a line for a YAML reader. */
export function isBreak(char: string | undefined): boolean {
  return char === '\n' || char === '\r';
}

/** Where the line that holds `offset` begins. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isBreak(text[start - 1])) start -= 1;
  return start;
}

/** Where the content of the line that holds `offset` ends: at its line break or at the end of the text. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isBreak(text[end])) end += 1;
  return end;
}

/** The line break at `offset`: CRLF, LF, a lone CR, or nothing. */
export function breakAt(text: string, offset: number): string {
  if (text.startsWith('\r\n', offset)) return '\r\n';
  const char = text[offset];
  return char !== undefined && isBreak(char) ? char : '';
}
