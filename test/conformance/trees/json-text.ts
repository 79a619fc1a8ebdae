/** JSON as it is written: numbers, strings and keys keep their spelling, and a key may stand twice. */
export type JsonNode =
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'raw'; readonly text: string };

/** A member of an object; the key as it is written, with its quotes. */
export interface JsonMember {
  readonly key: string;
  readonly value: JsonNode;
}

/** How JSON is laid out: as Python's `json.dumps` does, without spaces, or over lines. */
export type JsonStyle = 'python' | 'compact' | 'indented';

const SCALAR = /(?:"(?:[^"\\]|\\.)*"|[-+.\w]+)/suy;
const SPACE = /[ \t\r\n]*/uy;
const MAX_DEPTH = 200;

/** Reads JSON text; null where it is none (or nested very deeply). */
export function parseJson(text: string): JsonNode | null {
  const reader = new Reader(text);
  const node = reader.value(0);
  return node !== null && reader.atEnd() ? node : null;
}

/** Writes JSON text. */
export function printJson(node: JsonNode, style: JsonStyle = 'python', indent = ''): string {
  if (node.kind === 'raw') return node.text;
  const parts =
    node.kind === 'array'
      ? node.items.map((item) => printJson(item, style, `${indent}  `))
      : node.members.map(
          ({ key, value }) => `${key}${style === 'compact' ? ':' : ': '}${printJson(value, style, `${indent}  `)}`,
        );
  const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  if (style !== 'indented') return open + parts.join(style === 'compact' ? ',' : ', ') + close;
  return `${open}\n${indent}  ${parts.join(`,\n${indent}  `)}\n${indent}${close}`;
}

/** A value as a node. */
export function toNode(value: unknown): JsonNode {
  const node = parseJson(JSON.stringify(value));
  if (node === null) throw new Error('a value that JSON cannot hold');
  return node;
}

/** A place inside a document: indexes of members and items from the top. */
export type JsonPath = readonly number[];

/** Every node below the top, with its place. */
export function places(node: JsonNode, at: JsonPath = []): { path: JsonPath; node: JsonNode }[] {
  const below =
    node.kind === 'object' ? node.members.map((member) => member.value) : node.kind === 'array' ? node.items : [];
  return [{ path: at, node }, ...below.flatMap((child, index) => places(child, [...at, index]))];
}

/** The document with what `change` makes of the node at a place; null removes its member or item. */
export function changeAt(node: JsonNode, path: JsonPath, change: (node: JsonNode) => JsonNode | null): JsonNode | null {
  const [index, ...rest] = path;
  if (index === undefined) return change(node);
  if (node.kind === 'array') {
    const items = node.items.flatMap((item, at) => (at === index ? (changeAt(item, rest, change) ?? []) : item));
    return { kind: 'array', items };
  }
  if (node.kind === 'raw') return node;
  const members = node.members.flatMap((member, at) => {
    if (at !== index) return [member];
    const value = changeAt(member.value, rest, change);
    return value === null ? [] : [{ key: member.key, value }];
  });
  return { kind: 'object', members };
}

/** The keys that lead to a place, for a sentence. */
export function pathWords(node: JsonNode, path: JsonPath): string {
  const [index, ...rest] = path;
  if (index === undefined) return '';
  if (node.kind === 'array') {
    const item = node.items[index];
    return `[${index}]${item === undefined ? '' : pathWords(item, rest)}`;
  }
  const member = node.kind === 'object' ? node.members[index] : undefined;
  return member === undefined ? '' : `.${member.key.slice(1, -1)}${pathWords(member.value, rest)}`;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    this.#space();
    return this.#at === this.#text.length;
  }

  value(depth: number): JsonNode | null {
    if (depth > MAX_DEPTH) return null;
    this.#space();
    if (this.#take('[')) return this.#array(depth);
    if (this.#take('{')) return this.#object(depth);
    const text = this.#match(SCALAR);
    return text === null ? null : { kind: 'raw', text };
  }

  #array(depth: number): JsonNode | null {
    const items: JsonNode[] = [];
    if (this.#take(']')) return { kind: 'array', items };
    for (;;) {
      const item = this.value(depth + 1);
      if (item === null) return null;
      items.push(item);
      if (this.#take(']')) return { kind: 'array', items };
      if (!this.#take(',')) return null;
    }
  }

  #object(depth: number): JsonNode | null {
    const members: JsonMember[] = [];
    if (this.#take('}')) return { kind: 'object', members };
    for (;;) {
      this.#space();
      const key = this.#match(SCALAR);
      if (key === null || !key.startsWith('"') || !this.#take(':')) return null;
      const value = this.value(depth + 1);
      if (value === null) return null;
      members.push({ key, value });
      if (this.#take('}')) return { kind: 'object', members };
      if (!this.#take(',')) return null;
    }
  }

  #space(): void {
    this.#match(SPACE);
  }

  #take(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }
}
