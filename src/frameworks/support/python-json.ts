import { JsonReader, MAX_DEPTH } from './json-reader.ts';
import type { JsonFault, Located } from './json-reader.ts';

export type { JsonFault } from './json-reader.ts';

/** A value as Python's `json.loads` gives it, or where and why it refuses. Lines and columns count from 1. */
export type PythonJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** NaN, Infinity or a number beyond a double stands in it. */
      readonly nonFinite: boolean;
    }
  | { readonly ok: false; readonly line: number; readonly column: number; readonly reason: JsonFault };

/** Keys and indices from the root to a value. */
export type JsonPath = readonly (string | number)[];

/**
 * Reads JSON as Python's `json.loads` does: NaN and Infinity pass, a byte order mark does not, the last of equal keys
 * wins, lone surrogates pass. `__proto__` is a key like others.
 * @param text the whole document
 */
export function parsePythonJson(text: string): PythonJson {
  try {
    const value: unknown = JSON.parse(text);
    const shape = inspect(value, text.length);
    if (shape.deep) return faultAt(text, 0, 'nested too deeply');
    return { ok: true, value, nonFinite: shape.nonFinite };
  } catch {
    return parseSlowly(text);
  }
}

/**
 * Reads JSON as `orjson.loads` does: like {@link parsePythonJson}, but NaN, Infinity, numbers beyond a double and lone
 * surrogates are refused.
 */
export function parseStrictJson(text: string): PythonJson {
  const read = parsePythonJson(text);
  return read.ok ? (strictFault(text, read) ?? read) : read;
}

/** What orjson refuses in a text that `json.loads` has read; null: nothing. */
export function strictFault(text: string, read: PythonJson & { ok: true }): (PythonJson & { ok: false }) | null {
  if (read.nonFinite) {
    const reader = new JsonReader(text);
    reader.document();
    const at = reader.nonFinite ?? { offset: 0, reason: 'NaN or Infinity' };
    return faultAt(text, at.offset, at.reason);
  }
  const lone = loneSurrogate(text);
  return lone === null ? null : faultAt(text, lone, 'lone surrogate');
}

/** Offset of the first escape that is half of a surrogate pair, or null. Expects well-formed JSON. */
function loneSurrogate(text: string): number | null {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return null;
  const escape = /\\(?:u([0-9a-fA-F]{4})|[^u])/g;
  let high: number | null = null;
  for (let found = escape.exec(text); found !== null; found = escape.exec(text)) {
    const unit = found[1] === undefined ? 0 : Number.parseInt(found[1], 16);
    if (high !== null && !(found.index === high + 6 && unit >= 0xdc00 && unit <= 0xdfff)) return high;
    if (high === null && unit >= 0xdc00 && unit <= 0xdfff) return found.index;
    high = unit >= 0xd800 && unit <= 0xdbff ? found.index : null;
  }
  return high;
}

/** Whether a parsed value holds an infinite number, and whether it is nested deeper than we follow. No recursion. */
function inspect(value: unknown, length: number): { readonly nonFinite: boolean; readonly deep: boolean } {
  // Without room for 1024 brackets or 309 digits (or an exponent) there is nothing to look for.
  if (length < 5) return { nonFinite: false, deep: false };
  let nonFinite = false;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return { nonFinite, deep: true };
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'number') nonFinite ||= !Number.isFinite(item);
      else if (typeof item === 'object' && item !== null) {
        for (const child of Array.isArray(item) ? item : Object.values(item)) {
          if (typeof child === 'number' || (typeof child === 'object' && child !== null)) next.push(child);
        }
      }
    }
    level = next;
  }
  return { nonFinite, deep: false };
}

/** The line and column of an offset, as a refusal. */
function faultAt(text: string, offset: number, reason: JsonFault): PythonJson & { ok: false } {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { ok: false, line, column: offset - start + 1, reason };
}

/** The careful reader, for texts that `JSON.parse` refuses: takes NaN and Infinity, tells where the fault is. */
function parseSlowly(text: string): PythonJson {
  const reader = new JsonReader(text);
  const value = reader.document();
  if (reader.fault !== null) return faultAt(text, reader.fault.offset, reader.fault.reason);
  return { ok: true, value, nonFinite: reader.nonFinite !== null };
}

/**
 * Scans a text once and answers on which line the value at a path starts (for an object's member: where its key
 * stands), or null where there is no such value.
 * @param depth how deep paths go; memory grows with the values above it
 */
export function lineFinder(text: string, depth = 6): (path: JsonPath) => number | null {
  const root: Located = { start: 0, children: new Map() };
  new JsonReader(text, { root, depth }).document();
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (path) => {
    let node: Located | undefined = root;
    for (const step of path) node = node?.children.get(String(step));
    if (node === undefined) return null;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= node.start) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** One answer of {@link lineFinder}. */
export function lineOfPointer(text: string, path: JsonPath): number | null {
  return lineFinder(text, path.length)(path);
}
