import { CARD_KEYS } from './keys.ts';
import { breakAt, lineEnd } from './positions.ts';
import type { RawProblem } from './problems.ts';

/** How far into a README a header is looked for that was meant as one. */
const MAX_LINES = 200;
const MAX_LINE = 2000;

/**
 * Why the Hub sees no header in a README that seems to have one. A second header on top would bury the first.
 * @param text a README in which `locateHeader` finds nothing
 * @returns at most one problem; none for a README that plainly has no header
 */
export function findMistake(text: string): RawProblem[] {
  const nul = text.indexOf('\0');
  if (nul >= 0) return [{ code: 'header-nul', start: nul, end: nul + 1 }];
  const open = text.length - text.trimStart().length;
  const end = lineEnd(text, open);
  const rule = text.slice(open, Math.min(end, open + MAX_LINE));
  if (/^---[ \t]+$/.test(rule)) return [{ code: 'header-opening-spaces', start: open + 3, end }];
  if (rule !== '---') return findLateHeader(text);
  const next = end + breakAt(text, end).length;
  const place = { start: open, end };
  if (isRuleLine(text, next)) return [{ code: 'header-double-rule', start: next, end: next + 3 }];
  if (carriageClose(text) !== null) return [{ code: 'header-cr-only', ...place }];
  return [{ code: 'header-unclosed', ...place }];
}

/** A header below other text, or between rules of more than three dashes: known keys between the first two rules. */
function findLateHeader(text: string): RawProblem[] {
  let opened: { readonly start: number; readonly end: number } | null = null;
  let known = false;
  let fenced = false;
  let start = 0;
  for (let count = 0; count < MAX_LINES && start < text.length; count += 1) {
    const end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + MAX_LINE));
    if (opened === null && /^[ \t\ufeff]*(?:```|~~~)/.test(line)) fenced = !fenced;
    if (!fenced && /^[ \t\ufeff]*-{3,}[ \t]*$/.test(line)) {
      if (opened !== null) return known ? [{ code: 'header-after-text', ...opened }] : [];
      opened = { start, end };
    } else if (opened !== null) {
      const key = /^([a-z_]{4,24})[ \t]*:/.exec(line)?.[1];
      known ||= key !== undefined && CARD_KEYS.has(key);
    }
    start = end + Math.max(breakAt(text, end).length, 1);
  }
  return [];
}

/**
 * Where a closing rule ends that the Hub does not see because a carriage return alone stands behind it: a line feed
 * there would make the header whole.
 */
export function carriageClose(text: string): number | null {
  const match = /\r---[ \t]*\r(?!\n)/.exec(text.slice(0, MAX_LINES * MAX_LINE));
  return match === null ? null : match.index + match[0].length;
}

/** Whether the line that begins at `offset` would close a header. */
function isRuleLine(text: string, offset: number): boolean {
  return /^---[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + MAX_LINE));
}
