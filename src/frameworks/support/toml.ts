import { ParseError, parseTOML } from 'toml-eslint-parser';
import type { AST } from 'toml-eslint-parser';
import { PyFloat } from './pydantic-scalars.ts';
import { readSimpleToml } from './toml-simple.ts';

/** A date or time; nothing that reads our tables takes one for anything else. */
export class TomlDate {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Keys and indices from the root to a value. */
export type TomlPath = readonly (string | number)[];

/** A table: no prototype, since the keys come from a repository. */
export type TomlTable = Record<string, unknown>;

/** A document as Python's tomllib reads it, or where and why it refuses. Lines and columns count from 1. */
export type Toml =
  | { readonly ok: true; readonly value: TomlTable }
  | {
      readonly ok: false;
      /** `too-deep`, `too-large`: nested deeper or longer than we look; nothing is known about it. */
      readonly kind: 'invalid' | 'too-deep' | 'too-large';
      readonly line: number;
      readonly column: number;
      readonly reason: string;
    };

const TOO_LARGE: Extract<Toml, { ok: false }> = {
  ok: false,
  kind: 'too-large',
  line: 1,
  column: 1,
  reason: 'Too long',
};

/** Deeper brackets and keys than this are not read. */
const MOST_DEPTH = 200;
/** Most signs that may stand for keys, values and tables: the parser makes kilobytes of each. */
const MOST_SIGNS = 200_000;
const SIGNS: ReadonlySet<string> = new Set('\n,.=[{');

/**
 * Reads TOML 1.0 as Python's tomllib does (H80): integers become `number` (or `bigint` beyond 53 bits), floats
 * {@link PyFloat}, dates {@link TomlDate}.
 * @param text the document with line ends as Python's text mode gives them (`\n` only)
 */
export function parseToml(text: string): Toml {
  const simple = readSimpleToml(text);
  if (simple !== null) return { ok: true, value: simple };
  const deep = firstTooDeep(text);
  if (deep !== null) return tooDeep(deep);
  const parsed = parse(text);
  if (!('body' in parsed)) return parsed;
  const root = table();
  for (const item of parsed.body[0].body) {
    if (item.type === 'TOMLKeyValue') put(root, item);
    else for (const entry of openTable(root, item)) put(entry.into, entry.item);
  }
  return { ok: true, value: root };
}

/**
 * Lines of the keys of a document, for messages: a key's own line, for a table its header's.
 * @param text a document that {@link parseToml} has read
 */
export function tomlLines(text: string): (path: TomlPath) => number | null {
  const parsed = parse(text);
  const lines = new Map<string, number>();
  if ('body' in parsed) collectLines(parsed.body[0], lines);
  return (path) => lines.get(JSON.stringify(path)) ?? null;
}

function parse(text: string): AST.TOMLProgram | Extract<Toml, { ok: false }> {
  // The parser drops a byte order mark; Python's text mode keeps it.
  if (text.startsWith('\uFEFF')) return invalid(1, 0, 'Unexpected byte order mark');
  if (hasTooManySigns(text)) return TOO_LARGE;
  try {
    const program = parseTOML(text, { tomlVersion: '1.0' });
    return fault(program.tokens) ?? program;
  } catch (error) {
    // The parser hands each character of a value to one call as an argument of its own.
    if (error instanceof RangeError) return TOO_LARGE;
    if (!(error instanceof ParseError)) throw error;
    return invalid(error.lineNumber, error.column, error.message);
  }
}

function invalid(line: number, column: number, reason: string): Extract<Toml, { ok: false }> {
  return { ok: false, kind: 'invalid', line, column: column + 1, reason };
}

/** The first token that tomllib refuses or that is part of a key deeper than we read. */
function fault(tokens: readonly AST.Token[]): Extract<Toml, { ok: false }> | null {
  let dots = 0;
  for (const token of tokens) {
    if (refusedByPython(token)) {
      return invalid(token.loc.start.line, token.loc.start.column, `Python has no such ${token.type}`);
    }
    if (token.type !== 'Punctuator') continue;
    dots = token.value === '.' ? dots + 1 : 0;
    if (dots > MOST_DEPTH) return tooDeep(token.loc.start.line);
  }
  return null;
}

function tooDeep(line: number): Extract<Toml, { ok: false }> {
  return { ok: false, kind: 'too-deep', line, column: 1, reason: 'Nested too deeply' };
}

/** What the parser lets pass and tomllib does not: leap seconds, the year 0, integers longer than Python converts. */
function refusedByPython(token: AST.Token): boolean {
  switch (token.type) {
    case 'OffsetDateTime':
    case 'LocalDateTime':
    case 'LocalDate':
    case 'LocalTime':
      return /^0000-|:60/.test(token.value);
    case 'Integer':
      return token.value.length > 4300 && token.value.replaceAll(/\D/g, '').length > 4300;
    default:
      return false;
  }
}

/** Line on which brackets are open deeper than we read, or null. Brackets in strings count too: better too careful. */
function firstTooDeep(text: string): number | null {
  let depth = 0;
  let line = 1;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 10) line += 1;
    else if (code === 91 || code === 123) depth += 1;
    else if ((code === 93 || code === 125) && depth > 0) depth -= 1;
    if (depth > MOST_DEPTH) return line;
  }
  return null;
}

function hasTooManySigns(text: string): boolean {
  let signs = 0;
  for (let i = 0; i < text.length && signs <= MOST_SIGNS; i += 1) {
    if (SIGNS.has(text.charAt(i))) signs += 1;
  }
  return signs > MOST_SIGNS;
}

function table(): TomlTable {
  return Object.create(null) as TomlTable;
}

function keyName(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === 'TOMLBare' ? key.name : key.value;
}

/** The table under a key, made when it is not there yet; of an array of tables the last one. */
function descend(from: TomlTable, key: string): TomlTable {
  const found = from[key];
  const last: unknown = Array.isArray(found) ? found.at(-1) : found;
  if (last !== undefined) return last as TomlTable;
  const made = table();
  from[key] = made;
  return made;
}

function openTable(root: TomlTable, header: AST.TOMLTable): { into: TomlTable; item: AST.TOMLKeyValue }[] {
  const names = header.key.keys.map(keyName);
  const last = names.pop() ?? '';
  let at = root;
  for (const name of names) at = descend(at, name);
  let into: TomlTable;
  if (header.kind === 'array') {
    into = table();
    const list = at[last];
    if (Array.isArray(list)) list.push(into);
    else at[last] = [into];
  } else {
    into = descend(at, last);
  }
  return header.body.map((item) => ({ into, item }));
}

function put(into: TomlTable, item: AST.TOMLKeyValue): void {
  const names = item.key.keys.map(keyName);
  const last = names.pop() ?? '';
  let at = into;
  for (const name of names) at = descend(at, name);
  at[last] = valueOf(item.value);
}

function valueOf(node: AST.TOMLContentNode): unknown {
  if (node.type === 'TOMLArray') return node.elements.map(valueOf);
  if (node.type === 'TOMLInlineTable') {
    const made = table();
    for (const item of node.body) put(made, item);
    return made;
  }
  switch (node.kind) {
    case 'integer':
      return Number.isSafeInteger(node.value) ? node.value : node.bigint;
    case 'float':
      return new PyFloat(node.value);
    case 'string':
    case 'boolean':
      return node.value;
    default:
      return new TomlDate(node.datetime);
  }
}

function collectLines(top: AST.TOMLTopLevelTable, lines: Map<string, number>): void {
  const note = (path: TomlPath, line: number): void => {
    const key = JSON.stringify(path);
    if (!lines.has(key)) lines.set(key, line);
  };
  const visit = (item: AST.TOMLKeyValue, base: TomlPath): void => {
    const path = [...base, ...item.key.keys.map(keyName)];
    for (let i = base.length + 1; i <= path.length; i += 1) note(path.slice(0, i), item.loc.start.line);
    visitValue(item.value, path);
  };
  const visitValue = (node: AST.TOMLContentNode, path: TomlPath): void => {
    if (node.type === 'TOMLInlineTable') for (const item of node.body) visit(item, path);
    if (node.type !== 'TOMLArray') return;
    for (const [i, element] of node.elements.entries()) {
      note([...path, i], element.loc.start.line);
      visitValue(element, [...path, i]);
    }
  };
  for (const item of top.body) {
    if (item.type === 'TOMLKeyValue') {
      visit(item, []);
      continue;
    }
    for (let i = 1; i <= item.resolvedKey.length; i += 1) note(item.resolvedKey.slice(0, i), item.loc.start.line);
    for (const entry of item.body) visit(entry, item.resolvedKey);
  }
}
