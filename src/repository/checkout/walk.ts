import { existsSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { joinPath } from '../listing.ts';
import type { Entry, Trouble } from '../types.ts';
import { decodeName, systemPath } from './names.ts';

/** Deepest folder that is looked into. */
const MAX_DEPTH = 200;
/** Most paths that are listed. */
const MAX_PATHS = 2_000_000;
/** Folders between two turns of the event loop, so that the output of git is taken up meanwhile. */
const FOLDERS_PER_TURN = 128;

/** What lies in a folder on disk. */
export interface Walked {
  /** In path order. A folder with a `.git` of its own is one `submodule`; pipes, sockets and devices are left out. */
  readonly entries: Entry[];
  readonly problem: Trouble | null;
  /** The first `.gitignore` that is a pipe, a socket or a device: git would wait for it. */
  readonly ignoreTrap: string | null;
}

/** How a walk starts and what it leaves out. */
export interface WalkOptions {
  /** Folder below the root to start in; default the root. */
  readonly from?: string;
  /** Names of folders to leave out, at any depth. */
  readonly skip?: readonly string[];
}

/** A folder that is being walked: its names in path order, and how far the walk is. */
interface Frame {
  readonly path: string;
  readonly keys: readonly string[];
  next: number;
}

// Marks after a name. `/` sorts a folder where its paths belong; NUL, which no name holds, comes before all else.
const FOLDER = '/';
const LINK = '\0';

/**
 * Lists a folder without following links. Kinds come from the folder's own entries, which saves one system call a file.
 * @param root absolute path
 */
export async function walk(root: string, options: WalkOptions = {}): Promise<Walked> {
  const skip = new Set(['.git', ...(options.skip ?? [])]);
  const entries: Entry[] = [];
  const start = options.from ?? '';
  let problem: Trouble | null = null;
  let ignoreTrap: string | null = null;
  let folders = 0;
  const stack: Frame[] = [];
  const enter = (path: string): void => {
    const keys = readFolder(root, path, skip, path !== start, (trap) => {
      ignoreTrap ??= trap;
    });
    if (keys === 'nested') entries.push({ path, kind: 'submodule', size: null });
    else if ('code' in keys) problem ??= keys;
    else stack.push({ path, keys, next: 0 });
  };
  enter(start);
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const key = frame.keys[frame.next];
    frame.next += 1;
    if (key === undefined) {
      stack.pop();
    } else if (entries.length >= MAX_PATHS) {
      return { entries, problem: { code: 'listing-cut', detail: `more than ${MAX_PATHS} paths` }, ignoreTrap };
    } else if (key.endsWith(FOLDER)) {
      const path = joinPath(frame.path, key.slice(0, -1));
      if (stack.length >= MAX_DEPTH) {
        problem ??= { code: 'listing-cut', detail: `folders deeper than ${MAX_DEPTH}` };
        continue;
      }
      enter(path);
      folders += 1;
      if (folders % FOLDERS_PER_TURN === 0) await setImmediate();
    } else if (key.endsWith(LINK)) {
      entries.push({ path: joinPath(frame.path, key.slice(0, -1)), kind: 'link', size: null });
    } else {
      entries.push({ path: joinPath(frame.path, key), kind: 'file', size: null });
    }
  }
  return { entries, problem, ignoreTrap };
}

/** Names of a folder with their marks, sorted. */
function readFolder(
  root: string,
  path: string,
  skip: ReadonlySet<string>,
  mayBeNested: boolean,
  onTrap: (path: string) => void,
): string[] | 'nested' | Trouble {
  let found: readonly Dirent<string | Buffer>[];
  try {
    const place = systemPath(root, path);
    found = readdirSync(place, { withFileTypes: true });
    // A name that is no UTF-8 was spoilt: read again as bytes.
    if (found.some((child) => String(child.name).includes('\uFFFD'))) {
      found = readdirSync(place, { withFileTypes: true, encoding: 'buffer' });
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    const denied = code === 'EACCES' || code === 'EPERM';
    return { code: denied ? 'no-permission' : 'io-error', detail: `${path === '' ? '.' : path}: ${code}` };
  }
  const keys: string[] = [];
  for (const child of found) {
    const name = typeof child.name === 'string' ? child.name : decodeName(child.name);
    if (mayBeNested && name === '.git' && isRepository(root, path, child)) return 'nested';
    if (child.isFile()) {
      if (name !== '.git') keys.push(name);
    } else if (child.isDirectory()) {
      if (!skip.has(name)) keys.push(name + FOLDER);
    } else if (child.isSymbolicLink()) {
      if (name !== '.git') keys.push(name + LINK);
    } else if (name === '.gitignore') {
      onTrap(joinPath(path, name));
    }
  }
  return keys.toSorted();
}

/** Whether a `.git` is one: a file or link that names the place of the repository, or a folder that is one. */
function isRepository(root: string, folder: string, git: Dirent<string | Buffer>): boolean {
  return !git.isDirectory() || existsSync(systemPath(root, joinPath(folder, '.git/HEAD')));
}
