/**
 * git's id of a file's content: what `base` of an edit holds.
 * @param bytes the whole file
 * @returns 40 hexadecimal digits
 */
export async function blobId(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', whole));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
