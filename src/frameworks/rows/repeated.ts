import type { Row } from '../rows.types.ts';

/**
 * Finds an object that has a key twice, which parsed values no longer show: the text has more keys than the values.
 * @param text of the rows, well-formed JSON as far as rows were read
 * @param lined each row is a line of its own
 * @param whole the rows are all there is in the text
 * @returns the line of the first such row (of the first row where rows take several lines); null: no key is repeated
 */
export function repeatedKey(text: string, rows: readonly Row[], lined: boolean, whole: boolean): number | null {
  if (lined) {
    const lines = text.split(/\r\n|\n|\r/);
    return rows.find(({ line, value }) => keysIn(lines[(line ?? 0) - 1] ?? '') > keysOf(value))?.line ?? null;
  }
  const known = rows.reduce((sum, { value }) => sum + keysOf(value), 0);
  return whole && keysIn(text) > known ? (rows[0]?.line ?? null) : null;
}

/** Strings that a colon follows. */
function keysIn(text: string): number {
  const mark = /["\\]/g;
  let count = 0;
  let isInside = false;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    if (found[0] === '\\') {
      mark.lastIndex += 1;
      continue;
    }
    isInside = !isInside;
    if (isInside) continue;
    let next = mark.lastIndex;
    while (text[next] === ' ' || text[next] === '\t' || text[next] === '\n' || text[next] === '\r') next += 1;
    if (text[next] === ':') count += 1;
  }
  return count;
}

/** Keys of all objects in a value. */
function keysOf(value: unknown): number {
  let count = 0;
  let level: unknown[] = [value];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      const children: unknown[] = Object.values(item);
      if (!Array.isArray(item)) count += children.length;
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return count;
}
