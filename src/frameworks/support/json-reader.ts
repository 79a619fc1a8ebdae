import { PyFloat } from './pydantic-scalars.ts';

/** What is wrong with a JSON text, in words a sentence can hold. */
export type JsonFault =
  | 'byte order mark'
  | 'no value'
  | 'unexpected character'
  | 'unexpected end'
  | 'control character in a string'
  | 'bad escape in a string'
  | 'text after the value'
  | 'nested too deeply'
  | 'NaN or Infinity'
  | 'number too large'
  | 'lone surrogate';

/** orjson's limit; Python's own is higher, and nothing that a loader reads comes near. */
export const MAX_DEPTH = 1024;

/** Offsets of values, as a tree; children only down to the depth asked for. */
export interface Located {
  start: number;
  readonly children: Map<string, Located>;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** Characters of a string up to its end, an escape or a fault. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const SHORT_ESCAPES: ReadonlySet<string> = new Set('"\\/bfnrt');
const LONG_ESCAPE = /\\u[0-9a-fA-F]{4}/y;
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

interface Fault {
  readonly offset: number;
  readonly reason: JsonFault;
}

/** Recursive descent over JSON with Python's extra words. After a fault every method returns at once. */
export class JsonReader {
  fault: Fault | null = null;
  /** The first number that is none to orjson. */
  nonFinite: Fault | null = null;
  /** Numbers of at least this size that are written as floats are given as such. */
  floatsFrom: number = Infinity;
  private readonly text: string;
  private readonly locate: { readonly root: Located; readonly depth: number } | null;
  private at = 0;

  constructor(text: string, locate: { readonly root: Located; readonly depth: number } | null = null) {
    this.text = text;
    this.locate = locate;
  }

  document(): unknown {
    if (this.text.startsWith('\ufeff')) return this.fail('byte order mark');
    this.skip(SPACE);
    if (this.at >= this.text.length) return this.fail('no value');
    if (this.locate !== null) this.locate.root.start = this.at;
    const value = this.value(1, this.locate?.root ?? null);
    this.skip(SPACE);
    if (this.fault === null && this.at < this.text.length) return this.fail('text after the value');
    return value;
  }

  /**
   * Reads values that follow each other with nothing but space between, or the items of one list, up to a fault or the
   * end. `fault` stays set when the text ends within a value.
   * @param most stop after so many values
   */
  sequence(most: number): { readonly value: unknown; readonly offset: number }[] {
    const found: { readonly value: unknown; readonly offset: number }[] = [];
    this.skip(SPACE);
    const isList = this.take('[');
    this.skip(SPACE);
    if (isList && this.take(']')) return found;
    while (found.length < most && (isList || this.at < this.text.length)) {
      const offset = this.at;
      const value = this.value(1, null);
      if (this.fault !== null) break;
      found.push({ value, offset });
      this.skip(SPACE);
      if (!isList) continue;
      if (this.take(']')) break;
      if (!this.take(',')) this.unexpected();
      this.skip(SPACE);
    }
    return found;
  }

  private fail(reason: JsonFault): undefined {
    this.fault ??= { offset: Math.min(this.at, this.text.length), reason };
    return undefined;
  }

  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private unexpected(): undefined {
    return this.fail(this.at >= this.text.length ? 'unexpected end' : 'unexpected character');
  }

  private value(depth: number, node: Located | null): unknown {
    const first = this.text[this.at];
    if (first === '{') return this.members(depth, node);
    if (first === '[') return this.items(depth, node);
    if (first === '"') return this.string();
    for (const [word, value] of WORDS) {
      if (this.text.startsWith(word, this.at)) {
        if (typeof value === 'number') this.nonFinite ??= { offset: this.at, reason: 'NaN or Infinity' };
        this.at += word.length;
        return value;
      }
    }
    const digits = this.skip(NUMBER);
    if (digits === '') return this.unexpected();
    const number = Number(digits);
    if (!Number.isFinite(number)) this.nonFinite ??= { offset: this.at - digits.length, reason: 'number too large' };
    return Math.abs(number) >= this.floatsFrom && /[.eE]/.test(digits) ? new PyFloat(number) : number;
  }

  private child(node: Located | null, depth: number, key: string): Located | null {
    if (node === null || this.locate === null || depth > this.locate.depth) return null;
    const made: Located = { start: this.at, children: new Map() };
    node.children.set(key, made);
    return made;
  }

  private members(depth: number, node: Located | null): unknown {
    if (depth > MAX_DEPTH) return this.fail('nested too deeply');
    const members: Record<string, unknown> = {};
    this.at += 1;
    this.skip(SPACE);
    if (this.take('}')) return members;
    while (this.fault === null) {
      const start = this.at;
      if (this.text[this.at] !== '"') return this.unexpected();
      const key = this.string();
      this.skip(SPACE);
      if (key === undefined || !this.take(':')) return this.unexpected();
      this.skip(SPACE);
      const made = this.child(node, depth, key);
      if (made !== null) made.start = start;
      // A plain assignment would set the prototype for the key `__proto__`.
      const value = this.value(depth + 1, made);
      Object.defineProperty(members, key, { value, writable: true, enumerable: true, configurable: true });
      this.skip(SPACE);
      if (this.take('}')) return members;
      if (!this.take(',')) return this.unexpected();
      this.skip(SPACE);
    }
    return undefined;
  }

  private items(depth: number, node: Located | null): unknown {
    if (depth > MAX_DEPTH) return this.fail('nested too deeply');
    const items: unknown[] = [];
    this.at += 1;
    this.skip(SPACE);
    if (this.take(']')) return items;
    while (this.fault === null) {
      items.push(this.value(depth + 1, this.child(node, depth, String(items.length))));
      this.skip(SPACE);
      if (this.take(']')) return items;
      if (!this.take(',')) return this.unexpected();
      this.skip(SPACE);
    }
    return undefined;
  }

  private take(character: string): boolean {
    if (this.fault !== null || this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private string(): string | undefined {
    const start = this.at;
    this.at += 1;
    while (true) {
      this.skip(PLAIN);
      if (this.at >= this.text.length) return this.fail('unexpected end');
      if (this.take('"')) return JSON.parse(this.text.slice(start, this.at)) as string;
      if (this.text[this.at] !== '\\') return this.fail('control character in a string');
      // Millions of these are read without a look at what stands between them.
      while (this.text[this.at] === '\\' && SHORT_ESCAPES.has(this.text.charAt(this.at + 1))) this.at += 2;
      if (this.text[this.at] === '\\' && this.skip(LONG_ESCAPE) === '') {
        return this.fail(
          this.text.length - this.at < 6 && !this.text.includes('"', this.at)
            ? 'unexpected end'
            : 'bad escape in a string',
        );
      }
    }
  }
}
