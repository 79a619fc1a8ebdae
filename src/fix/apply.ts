import type { Edit } from './types.ts';

/**
 * Applies edits to the bytes they were planned for. Insertions at one place stand in the order of the list.
 * @param bytes the original file; empty for one that is yet to be written
 * @param edits sorted and not overlapping, as `planEdits` gives them
 * @throws RangeError when they are not, or reach beyond the file: they belong to other bytes
 */
export function applyEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    if (start < at || end < start || end > bytes.length) throw new RangeError(`edit ${start}-${end} is out of place`);
    parts.push(bytes.subarray(at, start), encoder.encode(text));
    at = end;
  }
  parts.push(bytes.subarray(at));
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    offset += part.length;
  }
  return result;
}
