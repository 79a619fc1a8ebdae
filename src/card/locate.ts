import { breakAt, isBreak } from './positions.ts';
import type { Span } from './types.ts';

/** Where a header lies in a README. */
export interface Located {
  /** From the start of the file to the end of the closing line. */
  readonly block: Span;
  /** The YAML text; line breaks before the closing rule do not belong to it. */
  readonly yaml: Span;
  /** The closing rule's first dash. */
  readonly close: number;
}

/**
 * Finds the header exactly as the Hub does (hub.md 2.1): it matches
 * `^(\s*---[\r\n]+)([\S\s]*?)([\r\n]+---[ \t]*(\r\n|\n|$))`, but in time linear in the text.
 * @param text the whole README, a byte order mark included
 * @returns null when the Hub sees no header
 */
export function locateHeader(text: string): Located | null {
  const open = text.length - text.trimStart().length;
  if (!text.startsWith('---', open)) return null;
  const afterOpen = open + 3;
  let start = afterOpen;
  while (isBreak(text[start])) start += 1;
  if (start === afterOpen) return null;

  const close = findClose(text, start);
  if (close !== null) {
    let end = close;
    while (end > start && isBreak(text[end - 1])) end -= 1;
    return located(text, { start, end }, close);
  }
  // The regex gives back line breaks of the opening rule: a closing rule may follow them at once.
  if (start - afterOpen >= 2 && closeEnd(text, start) !== null) {
    return located(text, { start: start - 1, end: start - 1 }, start);
  }
  return null;
}

function located(text: string, yaml: Span, close: number): Located {
  return { block: { start: 0, end: closeEnd(text, close) ?? text.length }, yaml, close };
}

/** The first closing rule whose line break stands at `from` or later. */
function findClose(text: string, from: number): number | null {
  for (let i = text.indexOf('---', from); i >= 0; i = text.indexOf('---', i + 1)) {
    if (i > from && isBreak(text[i - 1]) && closeEnd(text, i) !== null) return i;
  }
  return null;
}

/** End of the closing line that begins at `offset`, or null when that is none. A lone CR does not end it. */
function closeEnd(text: string, offset: number): number | null {
  if (!text.startsWith('---', offset)) return null;
  let end = offset + 3;
  while (text[end] === ' ' || text[end] === '\t') end += 1;
  if (end === text.length) return end;
  const lineBreak = breakAt(text, end);
  return lineBreak === '\n' || lineBreak === '\r\n' ? end + lineBreak.length : null;
}
