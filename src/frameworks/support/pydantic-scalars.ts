import { stripWith } from './python-text.ts';

/**
 * A Python float whose value may be whole. Readers of formats that tell `1.0` from `1` (TOML, JSON) wrap their floats in
 * it, because pydantic does not treat the two alike.
 */
export class PyFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** A coerced value; `exact` is 1 when it had the wanted type already. */
export interface Coerced<T> {
  readonly value: T;
  readonly exact: 1 | 0;
}

/** `[+-]digits`, single underscores between digits, and a fraction of zeros only; zeros in front may even precede `-`. */
const INTEGER_TEXT = /^(?:[+-]?\d+(?:_\d+)*|0[0_]*-?(?:0|[1-9]\d*(?:_\d+)*))(?:\.0+)?$/;
const FLOAT_TEXT = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf|infinity|nan)$/i;
/** Python refuses to turn longer digit strings into integers. */
const MOST_DIGITS = 4300;
const TRUE_TEXT: ReadonlySet<string> = new Set(['1', 'on', 't', 'true', 'y', 'yes']);
const FALSE_TEXT: ReadonlySet<string> = new Set(['0', 'off', 'f', 'false', 'n', 'no']);

/** White space as Rust's `trim` knows it; unlike JavaScript's it has no byte order mark, but next line. */
const SPACE = /\p{White_Space}/u;

/** Pydantic's lax `int`; null when it refuses. Whole floats become integers up to 64 bits. */
export function asInteger(value: unknown): Coerced<number | bigint> | null {
  if (typeof value === 'bigint') return { value, exact: 1 };
  if (typeof value === 'boolean') return { value: value ? 1 : 0, exact: 0 };
  if (typeof value === 'number' && Number.isInteger(value)) return { value, exact: 1 };
  if (value instanceof PyFloat) {
    const n = value.value;
    return Number.isInteger(n) && n >= -(2 ** 63) && n < 2 ** 63 ? { value: n, exact: 0 } : null;
  }
  if (typeof value !== 'string' || value.length > MOST_DIGITS) return null;
  const text = stripWith(value, SPACE);
  if (!INTEGER_TEXT.test(text)) return null;
  const dot = text.indexOf('.');
  const digits = (dot < 0 ? text : text.slice(0, dot)).replaceAll('_', '').replace(/^\+|^0+(?=-)/, '');
  const n = Number(digits);
  return {
    value: Number.isSafeInteger(n) ? n : digits.startsWith('-') ? -BigInt(digits.slice(1)) : BigInt(digits),
    exact: 0,
  };
}

/** Pydantic's lax `float`; null when it refuses. The result is always wrapped. */
export function asFloat(value: unknown): Coerced<PyFloat> | null {
  if (value instanceof PyFloat) return { value, exact: 1 };
  if (typeof value === 'number') return { value: new PyFloat(value), exact: Number.isInteger(value) ? 0 : 1 };
  if (typeof value === 'boolean') return { value: new PyFloat(value ? 1 : 0), exact: 0 };
  if (typeof value === 'bigint') {
    const n = Number(value);
    return Number.isFinite(n) ? { value: new PyFloat(n), exact: 0 } : null;
  }
  if (typeof value !== 'string') return null;
  const text = stripWith(value, SPACE);
  // With underscores pydantic parses the text as it stands, white space included.
  if (text.includes('_') && (text !== value || /^_|_$|__/.test(text))) return null;
  const plain = text.replaceAll('_', '');
  if (!FLOAT_TEXT.test(plain)) return null;
  const word = plain.toLowerCase().replace(/^[+-]/, '');
  const size = word.startsWith('inf') ? Infinity : word === 'nan' ? NaN : Number(word);
  return { value: new PyFloat(plain.startsWith('-') ? -size : size), exact: 0 };
}

/** Pydantic's lax `bool`; null when it refuses. */
export function asBoolean(value: unknown): Coerced<boolean> | null {
  if (typeof value === 'boolean') return { value, exact: 1 };
  const plain = value instanceof PyFloat ? value.value : typeof value === 'bigint' ? Number(value) : value;
  if (plain === 1 || plain === 0) return { value: plain === 1, exact: 0 };
  if (typeof plain !== 'string') return null;
  const word = plain.toLowerCase();
  if (TRUE_TEXT.has(word)) return { value: true, exact: 0 };
  return FALSE_TEXT.has(word) ? { value: false, exact: 0 } : null;
}
