import { isMap } from 'yaml';
import type { YAMLMap } from 'yaml';
import { breakAt, lineEnd } from '../card/positions.ts';
import type { HeaderTree } from '../card/header.ts';
import { spanOf } from '../card/tags.ts';
import type { TagsNode } from '../card/tags.ts';
import { blockLines } from './block.ts';
import { appendFlow } from './flow.ts';
import { breakBefore, columnIndent, insertion, nextLine, requoted, tagScalar } from './splice.ts';
import type { Splice } from './splice.ts';
import { firstFinding } from './wanted.ts';
import type { Wanted, Writing } from './wanted.ts';

/** Text of a flow list. */
function flowText(added: readonly Writing[]): string {
  return `[${added.map(({ tag }) => tagScalar(tag)).join(', ')}]`;
}

/**
 * Turns `tags:` with nothing, `~`, `null` or `[]` into a block list below the key.
 * @param inFlow the header is written in `{}`: the list is then written in `[]`
 */
export function fillEmpty(text: string, tags: TagsNode, wanted: Wanted, inFlow: boolean): Splice[] | null {
  const { key, value, afterProps } = tags;
  const [first] = wanted.added;
  if (key === null || afterProps === null || first === undefined) return null;
  // Nothing at all is placed behind comments by the parser.
  const written = value !== null && value.end > value.start;
  const end = written ? value.end : afterProps;
  if (inFlow) return [{ start: afterProps, end, text: ` ${flowText(wanted.added)}`, finding: first.finding }];
  const splices: Splice[] = [];
  // A comment between key and value stays: then only the value goes.
  const start = written && text.slice(afterProps, value.start).includes('#') ? value.start : afterProps;
  if (end > start) splices.push({ start, end, text: '', finding: first.finding });
  const at = nextLine(text, end);
  const prefix = `${columnIndent(text, key.start)}- `;
  const eol = breakBefore(text, at);
  return [...splices, ...wanted.added.map((one) => insertion(at, blockLines([one], prefix, eol), one.finding))];
}

/** Turns `tags: harbor` into a list that keeps the text as its first item. */
export function listScalar(text: string, tags: TagsNode, wanted: Wanted, inFlow: boolean): Splice[] | null {
  const { key, value, afterColon, afterProps } = tags;
  if (key === null || value === null || afterColon === null || afterColon !== afterProps) return null;
  const finding = firstFinding(wanted);
  if (wanted.dropped.size > 0) {
    if (wanted.added.length > 0 && !inFlow) return fillEmpty(text, tags, wanted, false);
    return [{ ...value, text: flowText(wanted.added), finding }];
  }
  const splices: Splice[] = [];
  const replaced = wanted.replaced.get(0);
  if (replaced !== undefined) {
    splices.push({ ...value, text: requoted(text.slice(value.start, value.end), replaced.tag), finding });
  }
  if (inFlow) {
    const rest = wanted.added.map(({ tag }) => `, ${tagScalar(tag)}`).join('');
    return [insertion(value.start, '[', finding), ...splices, insertion(value.end, `${rest}]`, finding)];
  }
  const gap = text.slice(afterColon, value.start);
  const sameLine = !/[\r\n]/.test(gap);
  const indent = columnIndent(text, sameLine ? key.start : value.start);
  const at = nextLine(text, value.end);
  const eol = sameLine ? breakAt(text, lineEnd(text, key.end)) : breakBefore(text, at);
  const opening = sameLine
    ? { start: afterColon, end: value.start, text: `${eol}${indent}- `, finding }
    : insertion(value.start, '- ', finding);
  const lines = wanted.added.map((one) => insertion(at, blockLines([one], `${indent}- `, eol), one.finding));
  return [opening, ...splices, ...lines];
}

/**
 * Turns a mapping or set whose keys are meant as tags into a list of its keys.
 * @param names the keys
 */
export function listKeys(
  text: string,
  tags: TagsNode,
  names: readonly string[],
  wanted: Wanted,
  inFlow: boolean,
): Splice[] | null {
  const { key, value, afterColon } = tags;
  if (key === null || value === null || afterColon === null) return null;
  const end = afterColon + text.slice(afterColon, value.end).trimEnd().length;
  const finding = firstFinding(wanted);
  const all = [...names.map((tag) => ({ tag, finding })), ...wanted.added];
  if (inFlow) return [{ start: afterColon, end, text: ` ${flowText(all)}`, finding }];
  const eol = breakAt(text, lineEnd(text, end));
  const lines = blockLines(all, `${columnIndent(text, key.start)}- `, eol);
  return [{ start: afterColon, end, text: `${eol}${lines.slice(0, lines.length - eol.length)}`, finding }];
}

/**
 * Adds the key `tags` to a header that has none: at its end, behind the last value; or, where that would change the
 * value (a block text that keeps its blank lines), right above the closing rule.
 * @returns the possibilities, best first
 */
export function addKey(text: string, tree: HeaderTree, close: number, wanted: Wanted): Splice[][] {
  const { root, header } = tree;
  if (root?.flow === true) return [appendToFlowRoot(text, root, header.yaml.start, wanted)];
  const { start, end } = header.yaml;
  const rootSpan = root === null ? null : spanOf(root, start);
  const content = text.slice(start, rootSpan?.end ?? end).trimEnd();
  // An empty header may begin within CRLF, the only line break between its rules.
  const first = text.startsWith('\r\n', start - 1) ? start + 1 : start;
  const at = content === '' ? first : nextLine(text, start + content.length);
  const indent = rootSpan === null ? '' : columnIndent(text, rootSpan.start);
  return [at, close].map((offset) => keyLines(offset, indent, breakBefore(text, offset), wanted));
}

/** `tags:` and its items as lines of their own, the key told with the first of them. */
export function keyLines(at: number, indent: string, eol: string, { added }: Wanted): Splice[] {
  return added.map((one, i) => {
    const key = i === 0 ? `${indent}tags:${eol}` : '';
    return insertion(at, `${key}${blockLines([one], `${indent}- `, eol)}`, one.finding);
  });
}

function appendToFlowRoot(text: string, root: YAMLMap, base: number, wanted: Wanted): Splice[] {
  const span = spanOf(root, base);
  if (span === null || !isMap(root)) return [];
  const items = root.items.flatMap(({ key, value }) => {
    const from = spanOf(key, base);
    const to = spanOf(value, base) ?? from;
    return from === null || to === null ? [] : [{ start: from.start, end: Math.max(from.end, to.end) }];
  });
  const entry = { text: `tags: ${flowText(wanted.added)}`, finding: firstFinding(wanted) };
  return appendFlow(text, { ...span, items }, [entry]);
}
