import { readCard } from '../card/read.ts';
import { applyEdits } from './apply.ts';
import type { Edit } from './types.ts';

/** The mapping that must be read from the edited card. */
export interface Expectation {
  /** The mapping before; empty where there was none. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The list that stands at `tags`, and wherever an alias repeats it. */
  readonly tags: readonly unknown[];
}

/**
 * Whether the edited card is read as wanted: a valid header, exactly these tags, every other value as before.
 * @param bytes the original file
 */
export function holds(path: string, bytes: Uint8Array, edits: readonly Edit[], expectation: Expectation): boolean {
  const card = readCard(path, { ok: true, bytes: applyEdits(bytes, edits), truncated: false });
  if (card.state !== 'ok' || card.header === null) return false;
  const kind = card.header.form.kind;
  if (kind !== 'block' && kind !== 'flow') return false;
  const { before, tags } = expectation;
  const list = before['tags'];
  const same = (a: unknown, b: unknown): boolean => {
    // An alias is the very list; it changes with it.
    if (Array.isArray(list) && a === list) return sameItems(tags, b);
    if (Array.isArray(a)) return sameItems(a, b);
    if (isRecord(a)) return isRecord(b) && sameKeys(Object.keys(a), b) && Object.keys(a).every((k) => same(a[k], b[k]));
    return sameScalar(a, b);
  };
  const sameItems = (a: readonly unknown[], b: unknown): boolean =>
    Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  return same({ ...before, tags }, card.header.data);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);
}

/** Dates and bytes of explicitly tagged scalars are values, not mappings. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function sameKeys(keys: readonly string[], other: Readonly<Record<string, unknown>>): boolean {
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key));
}

function sameScalar(a: unknown, b: unknown): boolean {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) return String(a) === String(b);
  return Object.is(a, b);
}
