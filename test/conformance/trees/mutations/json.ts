import type { Draft } from '../draft.ts';
import { changeAt, parseJson, pathWords, places, printJson, toNode } from '../json-text.ts';
import type { JsonNode, JsonPath, JsonStyle } from '../json-text.ts';
import { baseName } from '../draft.ts';
import { isRows, pickText } from './target.ts';
import type { Mutation, Mutations } from './target.ts';

/** A JSON document in a file: the file itself, or one of its lines. */
interface Document {
  readonly path: string;
  readonly line: number | null;
  readonly node: JsonNode;
}

function isJson(path: string): boolean {
  return baseName(path) === 'registry.json' || isRows(path);
}

/** A document of some file, and how it is written back. */
export function pickDocument(draft: Draft, wanted: (path: string) => boolean = isJson): Document | null {
  const picked = pickText(draft, wanted);
  if (picked === null) return null;
  const whole = parseJson(picked.text);
  const lines = picked.text.split('\n');
  const rows = lines.filter((line) => line.trim() !== '').length;
  if (whole !== null && (rows > 1 || baseName(picked.path) === 'registry.json')) {
    return { path: picked.path, line: null, node: whole };
  }
  const line = draft.random.below(Math.max(rows, 1));
  const node = parseJson(lines[line] ?? '');
  return node === null ? null : { path: picked.path, line, node };
}

/** Writes a document's new text into its file. */
function write(draft: Draft, document: Document, text: string): void {
  const old = draft.textOf(document.path) ?? '';
  if (document.line === null) return draft.text(document.path, text);
  const lines = old.split('\n');
  lines[document.line] = text;
  draft.text(document.path, lines.join('\n'));
}

function styleOf(draft: Draft, document: Document): JsonStyle {
  if (document.line !== null) return 'python';
  return (draft.textOf(document.path) ?? '').includes('\n  ') ? 'indented' : 'python';
}

function where(document: Document, path: JsonPath): string {
  const line = document.line === null ? '' : ` line ${document.line + 1}`;
  return `${document.path}${line} ${pathWords(document.node, path) || 'itself'}`;
}

/** Changes a node that satisfies a condition. */
function changed(
  word: string,
  change: (node: JsonNode, draft: Draft) => JsonNode | null,
  wanted: (node: JsonNode, path: JsonPath) => boolean = () => true,
): Mutation {
  return (draft) => {
    const document = pickDocument(draft);
    if (document === null) return null;
    const found = places(document.node).filter(({ node, path }) => wanted(node, path));
    if (found.length === 0) return null;
    const { path } = draft.random.pick(found);
    const node = changeAt(document.node, path, (node) => change(node, draft));
    if (node === null) return null;
    write(draft, document, printJson(node, styleOf(draft, document)));
    return `${where(document, path)} ${word}`;
  };
}

const raw = (text: string): JsonNode => ({ kind: 'raw', text });
const below = (_node: JsonNode, path: JsonPath): boolean => path.length > 0;
const isObject = (node: JsonNode): boolean => node.kind === 'object';
const isText = (node: JsonNode): boolean => node.kind === 'raw' && node.text.startsWith('"');

/** Values of every type, and some that only one of two parsers takes. */
const VALUES = ['null', 'true', '0', '-1', '1.5', '""', '"x"', '[]', '{}', '["x"]', '{"a": 1}', '[null]', '[[]]'];
const NUMBERS = [
  '12345678901234567890',
  '1e400',
  '-0',
  '1E5',
  '9007199254740993',
  '1.0',
  '0.1e-400',
  '-9223372036854775809',
];
const ODD = ['NaN', 'Infinity', '-Infinity', '01', '+1', '.5', '1.', "'x'", 'nul', 'True', 'undefined', '0x10', '"\t"'];

function retyped(node: JsonNode, draft: Draft): JsonNode {
  const now = printJson(node);
  return raw(draft.random.pick(VALUES.filter((value) => value !== now)));
}

/** Text of a scalar in its quotes, with something put into it. */
function withText(node: JsonNode, more: string): JsonNode {
  return node.kind === 'raw' ? raw(`${node.text.slice(0, -1)}${more}"`) : node;
}

function member(key: string, value: JsonNode): (node: JsonNode) => JsonNode {
  return (node) => (node.kind === 'object' ? { kind: 'object', members: [...node.members, { key, value }] } : node);
}

function onMember(
  change: (member: { key: string; value: JsonNode }, draft: Draft) => { key: string; value: JsonNode }[],
): (node: JsonNode, draft: Draft) => JsonNode {
  return (node, draft) => {
    if (node.kind !== 'object') return node;
    const chosen = draft.random.below(node.members.length);
    return { kind: 'object', members: node.members.flatMap((one, at) => (at === chosen ? change(one, draft) : [one])) };
  };
}

const filled = (node: JsonNode): boolean => node.kind === 'object' && node.members.length > 0;

function nested(node: JsonNode, draft: Draft): JsonNode {
  const depth = draft.random.pick([1, 2, 20, 150]);
  return raw('['.repeat(depth) + printJson(node) + ']'.repeat(depth));
}

const trailingComma: Mutation = (draft) => {
  const document = pickDocument(draft);
  if (document === null || document.node.kind === 'raw') return null;
  const text = printJson(document.node, styleOf(draft, document));
  write(draft, document, text.replace(/(\s*[\]}])$/u, ',$1'));
  return `${where(document, [])} has a trailing comma`;
};

const RENAMES: readonly ((key: string) => string)[] = [
  (key) => key.toUpperCase(),
  (key) => `${key.slice(0, -1)}s"`,
  (key) => `"${key.slice(2)}`,
  (key) => key.replaceAll('_', '-'),
  () => '""',
  () => '"__proto__"',
];

/** Changes to JSON, wherever it stands. */
export const JSON_MUTATIONS: Mutations = {
  name: 'json',
  loaders: ['harbor', 'verifiers', 'nemo-gym', 'datasets'],
  options: [
    { name: 'drop', weight: 6, make: changed('dropped', () => null, below) },
    { name: 'retype', weight: 8, make: changed('of another type', retyped) },
    { name: 'null', weight: 3, make: changed('null', () => raw('null'), below) },
    {
      name: 'number',
      weight: 2,
      make: changed('a number at the edge', (_n, draft) => raw(draft.random.pick(NUMBERS)), below),
    },
    { name: 'odd', weight: 3, make: changed('no JSON', (_n, draft) => raw(draft.random.pick(ODD)), below) },
    {
      name: 'number-as-text',
      weight: 4,
      make: changed(
        'a number as text',
        (node) => raw(`"${printJson(node)}"`),
        (node) => node.kind === 'raw' && /^\d/u.test(node.text),
      ),
    },
    {
      name: 'encoded',
      weight: 2,
      make: changed(
        'JSON in a text',
        (node) => raw(JSON.stringify(printJson(node))),
        (node) => node.kind !== 'raw',
      ),
    },
    {
      name: 'rename',
      weight: 4,
      make: changed(
        'with a key renamed',
        onMember(({ key, value }, draft) => [{ key: draft.random.pick(RENAMES)(key), value }]),
        filled,
      ),
    },
    {
      name: 'unknown',
      weight: 3,
      make: changed('with an unknown key', member('"unheard_of"', toNode({ a: 1 })), isObject),
    },
    {
      name: 'twice',
      weight: 2,
      make: changed(
        'with a key twice',
        onMember((one, draft) => [one, { key: one.key, value: retyped(one.value, draft) }]),
        filled,
      ),
    },
    {
      name: 'escape',
      weight: 2,
      make: changed('with a lone surrogate', (node) => withText(node, String.raw`\ud800`), isText),
    },
    { name: 'nul', weight: 1, make: changed('with a NUL', (node) => withText(node, String.raw`\u0000`), isText) },
    {
      name: 'bad-escape',
      weight: 2,
      make: changed('with a bad escape', (node) => withText(node, String.raw`\x41`), isText),
    },
    {
      name: 'line-in-text',
      weight: 2,
      make: changed('with a line break in it', (node) => withText(node, '\n'), isText),
    },
    { name: 'deep', weight: 2, make: changed('nested in lists', nested) },
    {
      name: 'in-object',
      weight: 2,
      make: changed('in an object', (node) => ({ kind: 'object', members: [{ key: '"datasets"', value: node }] })),
    },
    {
      name: 'out-of-list',
      weight: 2,
      make: changed(
        'without its list',
        (node) => (node.kind === 'array' ? (node.items[0] ?? node) : node),
        (node) => node.kind === 'array' && node.items.length > 0,
      ),
    },
    {
      name: 'again',
      weight: 2,
      make: changed(
        'with an item twice',
        (node, draft) =>
          node.kind === 'array' ? { kind: 'array', items: [...node.items, draft.random.pick(node.items)] } : node,
        (node) => node.kind === 'array' && node.items.length > 0,
      ),
    },
    {
      name: 'reverse',
      weight: 4,
      make: changed(
        'in reverse order',
        (node) => (node.kind === 'array' ? { kind: 'array', items: [...node.items].toReversed() } : node),
        (node) => node.kind === 'array' && node.items.length > 1,
      ),
    },
    { name: 'trailing-comma', weight: 2, make: trailingComma },
  ],
};
