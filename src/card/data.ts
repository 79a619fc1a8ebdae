import { isAlias, isCollection, isMap, isPair, isScalar, isSeq } from 'yaml';
import type { Alias, Node, Pair, ParsedNode, Scalar, YAMLMap } from 'yaml';
import type { LineIndex } from './positions.ts';
import type { RawProblem } from './problems.ts';
import { pythonReading } from './scalars.ts';

/** Most values that aliases may repeat in all. Nobody writes that many; whoever walks the data pays for each. */
const MAX_REPEATED = 10_000;
/** So many characters of text count as one more value. */
const TEXT_UNIT = 64;

/** A value, and how many values it is made of when every alias is written out. */
interface Read {
  readonly value: unknown;
  readonly size: number;
}

interface Anchored {
  readonly node: Node;
  /** null while the value is being read: an alias in it would lead back to itself. */
  read: Read | null;
}

/**
 * Turns a tree into plain values as js-yaml does: keys are text, `<<` merges, an alias is the very object that its
 * anchor names. Mappings have no prototype, so that no key of theirs can be taken for anything else.
 */
export class DataReader {
  readonly problems: RawProblem[] = [];
  private readonly anchors = new Map<string, Anchored>();
  private readonly targets = new Map<Alias, Node>();
  private repeated = 0;
  private readonly text: string;
  private readonly base: number;
  private readonly lines: LineIndex;

  /**
   * @param text the whole README
   * @param base where its YAML begins, from which nodes count
   * @param lines of `text`
   */
  constructor(text: string, base: number, lines: LineIndex) {
    this.text = text;
    this.base = base;
    this.lines = lines;
  }

  /** The plain value of a node; what is wrong in it is added to `problems`. */
  read(node: unknown): unknown {
    return this.readNode(node).value;
  }

  /** The node that an alias stands for, any other node itself. Only after `read`. */
  resolve(node: unknown): unknown {
    return isAlias(node) ? (this.targets.get(node) ?? null) : node;
  }

  /** Text of a key as js-yaml makes it, or null when it is no scalar. */
  keyText(key: unknown): string | null {
    const node = this.resolve(key);
    if (node === null) return 'null';
    return isScalar(node) ? String(node.value) : null;
  }

  private readNode(node: unknown): Read {
    if (isAlias(node)) return this.readAlias(node);
    const anchored = this.register(node);
    const read = this.readValue(node);
    if (anchored !== null) anchored.read = read;
    return read;
  }

  private readValue(node: unknown): Read {
    if (isScalar(node)) {
      this.checkPlain(node);
      const length = typeof node.value === 'string' ? node.value.length : 0;
      return { value: node.value, size: 1 + Math.floor(length / TEXT_UNIT) };
    }
    if (isMap(node)) return this.readMap(node);
    if (isPair(node)) {
      // An entry of !!omap or !!pairs.
      const value = emptyRecord();
      return { value, size: 1 + this.readPair(node, value, new Map()) };
    }
    if (!isSeq(node)) return { value: null, size: 1 };
    const value: unknown[] = [];
    let size = 1;
    for (const item of node.items) {
      const read = this.readNode(item);
      value.push(read.value);
      size += read.size;
    }
    return { value, size };
  }

  private readMap(map: YAMLMap): Read {
    const value = emptyRecord();
    const merged = emptyRecord();
    const keys = new Map<string, number>();
    let size = 1;
    for (const pair of map.items) {
      if (isMergeKey(pair.key)) {
        const read = this.readNode(pair.value);
        size += read.size;
        if (!merge(merged, read.value)) this.add('header-merge', pair.key);
      } else {
        if (isMissingKey(pair, map)) this.add('header-missing-key', pair.value);
        size += this.readPair(pair, value, keys);
      }
    }
    for (const key of Object.keys(merged)) if (!Object.hasOwn(value, key)) value[key] = merged[key];
    return { value, size };
  }

  private readPair(pair: Pair, into: Record<string, unknown>, keys: Map<string, number>): number {
    const keySize = this.readNode(pair.key).size;
    const key = this.keyText(pair.key);
    const read = this.readNode(pair.value);
    if (key === null) {
      this.add(this.isPlaceholder(pair.key) ? 'header-placeholder' : 'header-complex-key', pair.key);
      return keySize + read.size;
    }
    const first = keys.get(key);
    if (first === undefined) keys.set(key, startOf(pair.key) ?? 0);
    else this.add('header-duplicate-key', pair.key, { key, line: this.lines.position(this.base + first).line });
    into[key] = read.value;
    return keySize + read.size;
  }

  private readAlias(alias: Alias): Read {
    const anchored = this.anchors.get(alias.source);
    if (anchored === undefined) {
      this.add('header-alias-unknown', alias, { name: alias.source });
      return { value: null, size: 1 };
    }
    this.targets.set(alias, anchored.node);
    if (anchored.read === null) {
      this.add('header-alias-loop', alias, { name: alias.source });
      return { value: null, size: 1 };
    }
    const before = this.repeated;
    this.repeated += anchored.read.size;
    if (before <= MAX_REPEATED && this.repeated > MAX_REPEATED) {
      this.add('header-alias-bomb', alias, { limit: MAX_REPEATED });
    }
    // From here on every merge would copy what is repeated.
    return this.repeated > MAX_REPEATED ? { value: null, size: 1 } : anchored.read;
  }

  private register(node: unknown): Anchored | null {
    if (!(isScalar(node) || isCollection(node)) || node.anchor === undefined) return null;
    // js-yaml lets the later one win, Python's reader refuses.
    if (this.anchors.has(node.anchor)) this.add('header-anchor-twice', node, { name: node.anchor });
    const anchored: Anchored = { node, read: null };
    this.anchors.set(node.anchor, anchored);
    return anchored;
  }

  private checkPlain(node: Scalar): void {
    if (node.type !== 'PLAIN' || node.tag !== undefined || node.source === undefined) return;
    if (pythonReading(node.source) === 'refused') this.add('header-python-value', node, { value: node.source });
  }

  /** `{{ name }}` of a template is YAML: a mapping whose key is a mapping. */
  private isPlaceholder(key: unknown): boolean {
    const start = startOf(key);
    return start !== null && isMap(key) && this.text[this.base + start - 1] === '{';
  }

  private add(code: RawProblem['code'], node: unknown, args?: RawProblem['args']): void {
    const range = (node as Partial<ParsedNode> | null)?.range;
    const start = this.base + (range?.[0] ?? 0);
    const end = this.base + (range?.[1] ?? 0);
    this.problems.push(args === undefined ? { code, start, end } : { code, args, start, end });
  }
}

function emptyRecord(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** `<<` as a plain scalar; quoted it is a key like others. */
function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.type === 'PLAIN' && key.value === '<<';
}

/** `: value` without a key in front: js-yaml and Python refuse it outside of `{}`, the library does not. */
function isMissingKey(pair: Pair, map: YAMLMap): boolean {
  const { key, srcToken } = pair;
  const empty = key === null || (isScalar(key) && key.source === '' && key.tag === undefined);
  return empty && map.flow !== true && !(srcToken?.start ?? []).some(({ type }) => type === 'explicit-key-ind');
}

/** Takes over the keys of a mapping, or of each mapping of a list, that are not there yet. */
function merge(into: Record<string, unknown>, source: unknown): boolean {
  const sources: readonly unknown[] = Array.isArray(source) ? source : [source];
  for (const one of sources) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return false;
    for (const [key, value] of Object.entries(one)) if (!Object.hasOwn(into, key)) into[key] = value;
  }
  return true;
}

function startOf(node: unknown): number | null {
  return (node as Partial<ParsedNode> | null)?.range?.[0] ?? null;
}
