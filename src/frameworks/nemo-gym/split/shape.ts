import { isMapping } from '../../support/pydantic.ts';
import { parsePythonJson } from '../../support/python-json.ts';

/** The type of a column or of a part of it. `json`: whatever value, kept as JSON text inside. */
export type Shape =
  | { readonly kind: 'null' }
  | { readonly kind: 'json' }
  /** A type that the card names and we need not know. */
  | { readonly kind: 'any' }
  | { readonly kind: 'scalar'; readonly type: 'boolean' | 'integer' | 'number' | 'string' | 'time' }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'struct'; readonly fields: ReadonlyMap<string, Shape> };

/** Thrown within this module only: no common type, or nested too deeply. */
class NoShape extends Error {}

/** Arrow hands over no schema that is nested deeper. */
const MOST_DEPTH = 63;
/** Texts that Arrow takes for a point in time; a column of nothing else becomes numbers. */
const TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[ T]\d{2}(?::\d{2}(?::\d{2})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * The columns that the JSON reader of `datasets` makes of the first rows it sees.
 * @param mixed objects with different keys, and values of different kinds, become `json`; off where the reader's look
 *   ahead failed (a blank line, NaN, an object over several lines): then objects are merged and other mixes refused
 * @returns null when the rows have no common type
 */
export function inferShape(rows: readonly unknown[], mixed: boolean): (Shape & { kind: 'struct' }) | null {
  try {
    const shape = infer(rows, mixed, true, 0);
    return shape.kind === 'struct' ? shape : null;
  } catch (error) {
    if (error instanceof NoShape) return null;
    throw error;
  }
}

function infer(values: readonly unknown[], mixed: boolean, isRoot: boolean, depth: number): Shape {
  if (depth > MOST_DEPTH) throw new NoShape();
  const present = values.filter((value) => value !== null && value !== undefined);
  if (present.length === 0) return { kind: 'null' };
  const objects = present.filter(isMapping);
  if (objects.length === present.length) {
    const first = Object.keys(objects[0] ?? {});
    const same = first.length > 0 && objects.every((object) => hasExactly(object, first));
    if (mixed && !isRoot && !same) return { kind: 'json' };
    return { kind: 'struct', fields: fieldsOf(objects, mixed, depth) };
  }
  if (present.every((value) => Array.isArray(value))) {
    return { kind: 'list', item: infer(present.flat(1), mixed, false, depth + 1) };
  }
  const types = new Set(present.map((value) => (typeof value === 'object' ? 'nested' : typeof value)));
  const [type] = types;
  if (types.size > 1 || type === 'nested') {
    if (mixed) return { kind: 'json' };
    throw new NoShape();
  }
  if (type === 'string') {
    return { kind: 'scalar', type: present.every((text) => TIME.test(text as string)) ? 'time' : 'string' };
  }
  if (type === 'boolean') return { kind: 'scalar', type };
  return { kind: 'scalar', type: present.every(Number.isInteger) ? 'integer' : 'number' };
}

function hasExactly(object: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean {
  return Object.keys(object).length === keys.length && keys.every((key) => Object.hasOwn(object, key));
}

function fieldsOf(
  objects: readonly Readonly<Record<string, unknown>>[],
  mixed: boolean,
  depth: number,
): Map<string, Shape> {
  const columns = new Map<string, unknown[]>();
  for (const object of objects) {
    for (const [key, value] of Object.entries(object)) {
      const column = columns.get(key);
      if (column === undefined) columns.set(key, [value]);
      else column.push(value);
    }
  }
  return new Map([...columns].map(([key, column]) => [key, infer(column, mixed, false, depth + 1)]));
}

/**
 * Whether values of one shape can be stored where another was settled before, missing fields becoming null (N5).
 * @param lenient also take what fits for some values only: fractions where numbers looked whole, texts that are numbers
 */
export function fits(shape: Shape, settled: Shape, lenient: boolean): boolean {
  if (shape.kind === 'null' || settled.kind === 'json' || settled.kind === 'any') return true;
  if (shape.kind === 'struct' && settled.kind === 'struct') {
    return [...shape.fields].every(([key, field]) => {
      const target = settled.fields.get(key);
      return target !== undefined && fits(field, target, lenient);
    });
  }
  if (shape.kind === 'list' && settled.kind === 'list') return fits(shape.item, settled.item, lenient);
  // Objects become JSON text in a column of texts; a text in place of a list with JSON inside is taken apart.
  if (settled.kind !== 'scalar')
    return lenient && shape.kind === 'scalar' && settled.kind === 'list' && hasJson(settled);
  if (shape.kind !== 'scalar') return lenient && shape.kind === 'struct' && settled.type === 'string';
  if (shape.type === settled.type || settled.type === 'string') return true;
  if (settled.type === 'number' && shape.type === 'integer') return true;
  return lenient;
}

/** Whether some part is kept as JSON text: the reader then goes over every line of every file on its own, before. */
export function hasJson(shape: Shape): boolean {
  if (shape.kind === 'list') return hasJson(shape.item);
  return shape.kind === 'json' || (shape.kind === 'struct' && [...shape.fields.values()].some(hasJson));
}

/** Missing fields that may still be filled: rows with few fields in common can stand for any number of them. */
export interface Filling {
  left: number;
}

/**
 * A value after the way through the settled columns and back to JSON: every missing field is null now (N6).
 * @param filling counted down; below zero the value is not to be used
 */
export function stored(value: unknown, shape: Shape, filling: Filling): unknown {
  if (value === null || value === undefined) return null;
  switch (shape.kind) {
    case 'json':
      return reread(value);
    case 'struct': {
      if (!isMapping(value)) return null;
      filling.left -= Math.max(0, shape.fields.size - Object.keys(value).length);
      if (filling.left < 0) return null;
      return Object.fromEntries(
        [...shape.fields].map(([key, field]) => [
          key,
          stored(Object.hasOwn(value, key) ? value[key] : null, field, filling),
        ]),
      );
    }
    case 'list':
      return Array.isArray(value) ? value.map((item) => stored(item, shape.item, filling)) : null;
    case 'scalar':
      if (shape.type === 'time' && typeof value === 'string') return Date.parse(value);
      if (shape.type === 'string' && typeof value === 'object') return JSON.stringify(value);
      if (shape.type === 'string' && typeof value !== 'string') return String(value);
      return typeof value === 'number' && !Number.isFinite(value) ? null : value;
    case 'any':
      return value;
    default:
      return null;
  }
}

/** A value without the parts that are settled as `json`, which no later file can contradict. */
export function masked(value: unknown, settled: Shape | undefined): unknown {
  if (settled === undefined || value === null) return value;
  if (settled.kind === 'json') return null;
  if (settled.kind === 'list' && Array.isArray(value)) return value.map((item) => masked(item, settled.item));
  if (settled.kind !== 'struct' || !isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part, settled.fields.get(key))]));
}

/** A text that is JSON itself comes back as what it says: `"42"` as a number. */
function reread(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const read = parsePythonJson(value);
  return read.ok ? read.value : value;
}
