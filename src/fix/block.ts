import { lineStart } from '../card/positions.ts';
import type { ItemNode, TagsNode } from '../card/tags.ts';
import { breakBefore, columnIndent, insertion, isFirstOnLine, nextLine, requoted, tagScalar } from './splice.ts';
import type { Splice } from './splice.ts';
import { firstFinding } from './wanted.ts';
import type { Wanted, Writing } from './wanted.ts';

/** Lines of a block list, each ended by `eol`. */
export function blockLines(added: readonly Writing[], prefix: string, eol: string): string {
  return added.map(({ tag }) => `${prefix}${tagScalar(tag)}${eol}`).join('');
}

/**
 * Changes a block list: new items after the last one, in its indentation; dropped ones go with their whole line.
 * @returns null where lines hold more than the item
 */
export function spliceBlock(text: string, tags: TagsNode, wanted: Wanted): Splice[] | null {
  const { items, afterProps } = tags;
  const last = items.at(-1);
  if (last === undefined || last.dash === null || afterProps === null) return null;
  const splices: Splice[] = [];
  for (const [i, item] of items.entries()) {
    const { span, dash } = item;
    const replaced = wanted.replaced.get(i);
    const dropped = wanted.dropped.get(i);
    if (replaced !== undefined) {
      const old = text.slice(span.start, span.end);
      splices.push({ ...span, text: requoted(old, replaced.tag), finding: replaced.finding });
    } else if (dropped !== undefined) {
      if (dash === null || !isFirstOnLine(text, dash)) return null;
      splices.push({ start: lineStart(text, dash), end: itemEnd(text, item), text: '', finding: dropped });
    }
  }
  if (wanted.added.length > 0) {
    const at = itemEnd(text, last);
    const prefix = `${columnIndent(text, last.dash)}-${gapAfterDash(text, last)}`;
    const eol = breakBefore(text, at);
    splices.push(...wanted.added.map((one) => insertion(at, blockLines([one], prefix, eol), one.finding)));
  } else if (wanted.dropped.size === items.length) {
    splices.unshift(insertion(afterProps, ' []', firstFinding(wanted)));
  }
  return splices;
}

/** Where the line after an item begins. Comments below the item stay below it. */
function itemEnd(text: string, { span, dash }: ItemNode): number {
  const end = Math.max(span.end, (dash ?? span.start) + 1);
  return nextLine(text, end);
}

function gapAfterDash(text: string, { span, dash }: ItemNode): string {
  const gap = text.slice((dash ?? span.start) + 1, span.start);
  return /^ {1,8}$/.test(gap) ? gap : ' ';
}
