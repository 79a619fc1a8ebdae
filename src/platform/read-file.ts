import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';

/** Bytes of a file, or why not. `too-large`: the bytes are more than the limit. */
export type FileRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | {
      readonly ok: false;
      readonly why: 'missing' | 'not-a-file' | 'too-large' | 'unreadable';
      readonly message: string;
    };

const LINK: FileRead = { ok: false, why: 'not-a-file', message: 'it is a link, which is not followed here' };

/**
 * Reads one small file that may have been put there by others: no link in the last part, no device or pipe, no more than
 * `limit` bytes.
 * @param path any path
 * @param limit most bytes
 * @param followLinks whether the file itself may be a link; only where a person named it
 */
export function readSmallFile(path: string, limit: number, followLinks: boolean): FileRead {
  let file: number | null = null;
  try {
    // Windows has neither flag.
    const { O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants as Partial<typeof constants>;
    if (!followLinks && O_NOFOLLOW === 0 && lstatSync(path).isSymbolicLink()) return LINK;
    file = openSync(path, constants.O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW));
    if (!fstatSync(file).isFile()) return { ok: false, why: 'not-a-file', message: 'it is not a file' };
    const buffer = Buffer.alloc(limit + 1);
    let length = 0;
    for (let got = 1; got > 0 && length < buffer.length; length += got) {
      got = readSync(file, buffer, length, buffer.length - length, null);
    }
    if (length > limit) return { ok: false, why: 'too-large', message: `it is larger than ${limit} bytes` };
    return { ok: true, bytes: buffer.subarray(0, length) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { ok: false, why: 'missing', message: 'it does not exist' };
    if (code === 'ELOOP') return LINK;
    if (code === 'EACCES' || code === 'EPERM')
      return { ok: false, why: 'unreadable', message: 'there is no permission to read it' };
    return { ok: false, why: 'unreadable', message };
  } finally {
    if (file !== null) closeSync(file);
  }
}
