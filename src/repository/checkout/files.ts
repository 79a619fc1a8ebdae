import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { directoryOf } from '../listing.ts';
import type { ReadMode, ReadResult, Trouble } from '../types.ts';
import { isSamePath, systemPath } from './names.ts';

// O_NONBLOCK: opening a pipe must not wait for its other end. Windows has neither flag.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Whether opening follows a link. */
const FOLLOWS = constants.O_NOFOLLOW === undefined;

/** Reads plain files below a folder. */
export class FileReader {
  private readonly root: string;
  /** Folders that have been checked: true when every part of the path is a folder, no link. */
  private readonly folders = new Map<string, boolean>();

  /** @param root absolute path without links */
  constructor(root: string) {
    this.root = root;
  }

  /**
   * Reads a file that the listing holds. The tree may have changed since: nothing but a plain file is read, and none
   * outside the root.
   */
  read(path: string, limit: number, mode: ReadMode): ReadResult {
    if (!this.isRealFolder(directoryOf(path))) return trouble({ code: 'changed' });
    let file: number | null = null;
    try {
      const place = systemPath(this.root, path);
      if (FOLLOWS && lstatSync(place).isSymbolicLink()) return trouble({ code: 'not-a-file' });
      file = openSync(place, FLAGS);
      const state = fstatSync(file);
      if (!state.isFile()) return trouble({ code: 'not-a-file' });
      if (state.size > limit && mode === 'whole') return trouble({ code: 'too-large', detail: `${state.size} bytes` });
      const length = Math.min(state.size, limit);
      const bytes = new Uint8Array(length);
      const start = mode === 'tail' ? state.size - length : 0;
      for (let at = 0; at < length;) {
        const got = readSync(file, bytes, at, length - at, start + at);
        if (got === 0) return trouble({ code: 'changed' });
        at += got;
      }
      return { ok: true, bytes, truncated: state.size > limit };
    } catch (error) {
      return trouble(systemTrouble(error));
    } finally {
      if (file !== null) closeSync(file);
    }
  }

  private isRealFolder(folder: string): boolean {
    let known = this.folders.get(folder);
    if (known === undefined) {
      // Below a real folder one look tells; the system's own way from the root to it takes one for each part.
      known =
        folder === ''
          ? isReal(systemPath(this.root, ''))
          : this.isRealFolder(directoryOf(folder)) && isFolder(systemPath(this.root, folder));
      this.folders.set(folder, known);
    }
    return known;
  }
}

function isReal(path: string | Buffer): boolean {
  try {
    return isSamePath(realpathSync.native(path, 'buffer'), path, process.platform);
  } catch {
    return false;
  }
}

/** Whether a folder itself, no link to one, is there. */
function isFolder(path: string | Buffer): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

function trouble(why: Trouble): ReadResult {
  return { ok: false, why };
}

/** What an error of the file system means for the reader. */
function systemTrouble(error: unknown): Trouble {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return { code: 'no-permission' };
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'changed', detail: 'gone since it was listed' };
    // A link (O_NOFOLLOW), a socket.
    case 'ELOOP':
    case 'ENXIO':
      return { code: 'not-a-file' };
    default:
      return { code: 'io-error', detail: code };
  }
}
