import { breakAt, isBreak, lineEnd, lineStart } from '../card/positions.ts';
import { jsReadsText, pythonReading } from '../card/scalars.ts';
import type { Span } from '../card/types.ts';

/** A span of the README's text (UTF-16 units) and what stands there instead. */
export interface Splice extends Span {
  readonly text: string;
  readonly finding: number;
}

/** A place where nothing is taken away. */
export function insertion(at: number, text: string, finding: number): Splice {
  return { start: at, end: at, text, finding };
}

/**
 * A tag as YAML. Names like those of the Hub's libraries need no quotes; whatever any reader might take for something
 * else gets them (JSON text is YAML).
 */
export function tagScalar(tag: string): string {
  const plain = /^[A-Za-z][\w.-]*$/.test(tag) && jsReadsText(tag) && pythonReading(tag) === 'text';
  return plain ? tag : JSON.stringify(tag);
}

/** The new tag in the quotes of the old one. */
export function requoted(old: string, tag: string): string {
  const plain = tagScalar(tag);
  if (plain !== tag) return plain;
  const quote = old.startsWith('"') ? '"' : old.startsWith("'") ? "'" : '';
  return `${quote}${tag}${quote}`;
}

/** Where the line after the one that holds (or ends at) `offset` begins. */
export function nextLine(text: string, offset: number): number {
  if (offset > 0 && isBreak(text[offset - 1])) return offset;
  const end = lineEnd(text, offset);
  return end + breakAt(text, end).length;
}

/** The line break before `offset`, which begins a line. */
export function breakBefore(text: string, offset: number): string {
  if (text.slice(offset - 2, offset) === '\r\n') return '\r\n';
  return text[offset - 1] === '\r' ? '\r' : '\n';
}

/** Blanks as wide as what stands before `offset` in its line. */
export function columnIndent(text: string, offset: number): string {
  return ' '.repeat(offset - lineStart(text, offset));
}

/** Whether only blanks stand before `offset` in its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  let at = offset;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at -= 1;
  return at === 0 || isBreak(text[at - 1]);
}
