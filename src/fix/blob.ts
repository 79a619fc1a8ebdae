import { sha1 } from './sha1.ts';

/**
 * git's id of a file's content: what `base` of an edit holds.
 * @param bytes the whole file
 * @returns 40 hexadecimal digits
 */
export function blobId(bytes: Uint8Array): string {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return sha1(whole);
}
