import { Composer, isCollection, isMap, isScalar, isSeq, Lexer, LineCounter, Parser, visit } from 'yaml';
import type { CST, Document, Pair, YAMLMap } from 'yaml';
import type { ConfigProblem } from './types.ts';

/** Most collections within one another. The composer recurses: thousands would exhaust the stack, or end the process. */
const MAX_DEPTH = 60;
/** Most times one anchor may be repeated in all, nested repetitions counted. */
const MAX_ALIASES = 100;

/** A parsed settings file: its data, and where each value stands. */
export interface ParsedYaml {
  /** Plain data; null for an empty file. */
  readonly data: unknown;
  /** Place of the value at a JSON pointer, or with `key` of its key; the nearest one above it where it has none of its own. */
  place(pointer: string, key?: string): { readonly line: number; readonly column: number };
}

/**
 * Parses YAML 1.2 with bounded depth and repetition.
 * @param text the file's text, already bounded in size
 * @returns data and places, or the first few faults
 */
export function parseYaml(text: string): { ok: true; yaml: ParsedYaml } | { ok: false; problems: ConfigProblem[] } {
  const lines = new LineCounter();
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const tokens = readTokens(text, lines);
  if (!tokens.ok) {
    return { ok: false, problems: [{ code: 'config-nested', args: { limit: MAX_DEPTH }, ...at(tokens.offset) }] };
  }
  // The library compares every key with every other one; `twins` does not.
  const composer = new Composer({ uniqueKeys: false, logLevel: 'silent' });
  const documents = [...composer.compose(tokens.list, true, text.length)];
  const [document, second] = documents;
  if (document === undefined) return { ok: true, yaml: { data: null, place: () => ({ line: 1, column: 1 }) } };
  const faults: ConfigProblem[] = [...document.errors, ...document.warnings].map(({ message, pos }) => {
    const { line, column } = at(pos[0]);
    return { code: 'config-yaml', args: { detail: message }, line, column };
  });
  for (const offset of twins(document)) {
    faults.push({ code: 'config-yaml', args: { detail: 'Map keys must be unique' }, ...at(offset) });
  }
  if (second !== undefined) {
    const start = second.range?.[0] ?? text.length;
    faults.push({ code: 'config-yaml', args: { detail: 'A second document begins here' }, ...at(start) });
  }
  if (faults.length > 0) return { ok: false, problems: faults };
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (error) {
    // The library's own guard against anchors that multiply, and aliases without an anchor.
    if (!(error instanceof ReferenceError)) throw error;
    return { ok: false, problems: [{ code: 'config-aliases', args: { detail: error.message }, line: 1, column: 1 }] };
  }
  return { ok: true, yaml: { data, place: (pointer, key) => at(offsetOf(document, pointer, key)) } };
}

type Tokens = { readonly ok: true; readonly list: CST.Token[] } | { readonly ok: false; readonly offset: number };

/** Lexes and parses without recursion, and stops where collections are nested too deep. */
function readTokens(text: string, lines: LineCounter): Tokens {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  const list: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) list.push(token);
    // The document and the value itself are on the stack as well.
    if (parser.stack.length > MAX_DEPTH + 2) return { ok: false, offset: parser.offset };
  }
  for (const token of parser.end()) list.push(token);
  return { ok: true, list };
}

/** Offset of the value (or key) at a JSON pointer; of the nearest value above where the path leads through an alias. */
function offsetOf(document: Document, pointer: string, key: string | undefined): number {
  const parts = pointer.split('/').slice(1).map(unescapePart);
  let node: unknown = document.contents;
  let offset = rangeStart(node) ?? 0;
  for (const [i, part] of parts.entries()) {
    if (!isCollection(node)) return offset;
    const found = findPair(node, part);
    const last = i === parts.length - 1 && key === undefined;
    node = found.value;
    offset = (last ? rangeStart(node) : null) ?? rangeStart(found.key) ?? rangeStart(node) ?? offset;
  }
  if (key !== undefined && isCollection(node))
    offset = rangeStart(findPair(node, key).key) ?? rangeStart(node) ?? offset;
  return offset;
}

/** Offsets of keys that their mapping holds already. */
function twins(document: Document): number[] {
  const found: number[] = [];
  visit(document, {
    Map: (_, map) => {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        const value: unknown = isScalar(key) ? key.value : key;
        if (seen.has(value)) found.push(rangeStart(key) ?? 0);
        seen.add(value);
      }
    },
  });
  return found;
}

const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The pairs of a mapping by their keys, for thousands of faults in one mapping. */
function indexOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  let index = indexes.get(map);
  if (index === undefined) {
    index = new Map(
      map.items.toReversed().flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
    );
    indexes.set(map, index);
  }
  return index;
}

function findPair(node: unknown, part: string): { key: unknown; value: unknown } {
  if (isSeq(node)) {
    const value = node.items[Number(part)];
    return { key: value, value };
  }
  if (!isMap(node)) return { key: null, value: null };
  const pair = indexOf(node).get(part);
  return { key: pair?.key, value: pair?.value };
}

function rangeStart(node: unknown): number | null {
  const range = (node as { range?: readonly number[] | null } | null | undefined)?.range;
  return range?.[0] ?? null;
}

/** A part of a JSON pointer as plain text. */
export function unescapePart(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
