import { JsonReader } from './json-reader.ts';
import { PyFloat } from './pydantic-scalars.ts';

/** The first number that 64 bits do not hold. */
const HUGE = 2 ** 63;

/** Whether a number stands somewhere that 64 bits do not hold: what becomes of it depends on how it is written. */
export function hasHugeNumber(value: unknown): boolean {
  let level: unknown[] = [value];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const item of level) {
      if (item instanceof PyFloat) return true;
      if (typeof item === 'number' && Number.isFinite(item) && Math.abs(item) >= HUGE) return true;
      if (typeof item !== 'object' || item === null) continue;
      for (const child of Object.values(item)) if (typeof child !== 'string') next.push(child);
    }
    level = next;
  }
  return false;
}

/**
 * The same value, in which huge numbers with a fraction or an exponent are marked as floats: pydantic makes an integer of
 * `10000000000000000000`, but not of `1e19`.
 * @param text well-formed JSON, and the value it stands for
 */
export function withHugeFloats(text: string, value: unknown): unknown {
  if (!hasHugeNumber(value)) return value;
  const reader = new JsonReader(text);
  reader.floatsFrom = HUGE;
  return reader.document();
}
