import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { CST, Pair, ParsedNode, Scalar, YAMLMap } from 'yaml';
import type { DataReader } from './data.ts';
import type { LineIndex } from './positions.ts';
import { jsReadsText } from './scalars.ts';
import type { Span, TagItem, TagsForm } from './types.ts';

/** One item of `tags` with what a splice needs to know. */
export interface ItemNode extends TagItem {
  /** The `-` of a block item; null in a flow list and for a lone scalar. */
  readonly dash: number | null;
  /** How a plain scalar is written; null for quoted ones and collections. */
  readonly plain: string | null;
}

/** How `tags` stands in the text. */
export interface TagsNode {
  readonly form: TagsForm;
  readonly key: Span | null;
  readonly value: Span | null;
  /** Right after the colon, and after an anchor or tag that follows it; null without a colon (`{tags}`). */
  readonly afterColon: number | null;
  readonly afterProps: number | null;
  readonly items: readonly ItemNode[];
}

/** What is needed to make places of nodes. */
interface Context {
  readonly reader: DataReader;
  readonly lines: LineIndex;
  readonly base: number;
}

/**
 * Finds `tags` in the header's mapping.
 * @param root the mapping, or null for an empty header
 * @param data its plain value (tells whether `tags` comes out of a merge)
 */
export function findTags(root: YAMLMap | null, data: Readonly<Record<string, unknown>>, context: Context): TagsNode {
  const pair = root?.items.find(({ key }) => context.reader.keyText(key) === 'tags');
  if (pair === undefined) {
    // From `<<`: the list stands elsewhere and may be shared.
    const kind = Object.hasOwn(data, 'tags') ? 'other' : 'absent';
    return {
      form: { kind },
      key: null,
      value: null,
      afterColon: null,
      afterProps: null,
      items: mergedItems(data, context),
    };
  }
  const value = context.reader.resolve(pair.value);
  const form = isAlias(pair.value) ? 'other' : formOf(value);
  const { afterColon, afterProps } = separatorOf(pair, context.base);
  return {
    form: { kind: form },
    key: spanOf(pair.key, context.base),
    value: spanOf(pair.value, context.base),
    afterColon,
    afterProps,
    items: itemsOf(value, form, context),
  };
}

function formOf(value: unknown): TagsForm['kind'] {
  if (isSeq(value)) return value.flow === true ? 'flow' : 'block';
  if (isMap(value)) return isKeySet(value) ? 'map' : 'other';
  if (!isScalar(value)) return value === null ? 'null' : 'other';
  return value.value === null && value.tag === undefined ? 'null' : 'scalar';
}

/** `!!set {harbor}` or `harbor: true`: nothing is lost when only the keys stay. */
function isKeySet(map: YAMLMap): boolean {
  return map.items.every(({ key, value }) => {
    const empty = value === null || (isScalar(value) && (value.value === null || value.value === true));
    return empty && isScalar(key) && typeof key.value === 'string' && /^[\w.-]+$/.test(key.value);
  });
}

function itemsOf(value: unknown, form: TagsForm['kind'], context: Context): ItemNode[] {
  if (isSeq(value)) {
    const tokens = (value.srcToken as CST.BlockSequence | CST.FlowCollection | undefined)?.items;
    return value.items.map((item, i) => itemNode(item, tokens?.[i], context));
  }
  return form === 'scalar' ? [itemNode(value, undefined, context)] : [];
}

/** Tags that a merge brings in have values, but no place that an edit could use. */
function mergedItems(data: Readonly<Record<string, unknown>>, { lines, base }: Context): ItemNode[] {
  const tags = data['tags'];
  if (!Array.isArray(tags)) return [];
  const at = lines.position(base);
  const span = { start: base, end: base };
  return tags.map((tag: unknown) => {
    const value = typeof tag === 'string' ? tag : null;
    return { value, span, at, end: at, dash: null, plain: null };
  });
}

function itemNode(item: unknown, token: CST.CollectionItem | undefined, context: Context): ItemNode {
  const { reader, lines, base } = context;
  const dash = token?.start.find(({ type }) => type === 'seq-item-ind');
  // An empty item has no place of its own.
  const span = spanOf(item, base) ?? { start: base, end: base };
  const node = reader.resolve(item);
  const plain = isScalar(node) && node.type === 'PLAIN' && node.tag === undefined ? (node.source ?? '') : null;
  return {
    value: isScalar(node) ? textOf(node, plain) : null,
    span,
    at: lines.position(span.start),
    end: lines.position(span.end),
    dash: dash === undefined ? null : base + dash.offset,
    plain,
  };
}

/** The text of a scalar for the Hub's reader, null where it reads something else. */
function textOf(node: Scalar, plain: string | null): string | null {
  if (typeof node.value !== 'string') return null;
  return plain === null || jsReadsText(plain) ? node.value : null;
}

function separatorOf(pair: Pair, base: number): Pick<TagsNode, 'afterColon' | 'afterProps'> {
  let afterColon: number | null = null;
  let afterProps: number | null = null;
  const token = pair.srcToken;
  for (const { type, offset, source } of token?.sep ?? []) {
    const end = base + offset + source.length;
    if (type === 'map-value-ind') afterColon = end;
    if (type === 'map-value-ind' || type === 'anchor' || type === 'tag') afterProps = end;
  }
  return { afterColon, afterProps };
}

/** Span of a node in the whole text, without comments behind it. */
export function spanOf(node: unknown, base: number): Span | null {
  const range = (node as Partial<ParsedNode> | null)?.range;
  return range ? { start: base + range[0], end: base + range[1] } : null;
}
