import { accessSync, constants, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { findGit } from '../platform/git.ts';
import type { Git } from '../platform/git.ts';
import { FileReader } from './checkout/files.ts';
import { CommitHistory } from './checkout/history.ts';
import { decodeName, systemPath } from './checkout/names.ts';
import { walk } from './checkout/walk.ts';
import { openWorkTree } from './checkout/work-tree.ts';
import type { HistoryDepth } from './checkout/work-tree.ts';
import { Listing } from './listing.ts';
import type { Entry, History, ReadMode, ReadResult, Repository } from './types.ts';

/** Which files of a work tree are judged. */
export interface CheckoutOptions {
  /** Only files that git tracks. No effect outside a work tree. */
  readonly trackedOnly?: boolean;
  /** Files that git ignores, too. */
  readonly includeIgnored?: boolean;
  /** Where git is; default: looked up in PATH. null: do without. */
  readonly git?: Git | null;
}

/** Something a user should know about how the folder was read. */
interface CheckoutRemark {
  readonly code: 'git-not-found' | 'ignored-folder' | 'broken-git';
  readonly message: string;
}

/** A folder that could be opened. */
export interface Checkout {
  readonly ok: true;
  readonly repository: Repository;
  /** Full sha of HEAD; null outside git and before the first commit. */
  readonly revision: string | null;
  /** Addresses of all remotes, without credentials. */
  readonly remotes: readonly string[];
  /** Absolute path, without links. */
  readonly root: string;
  /** How much of the history is at hand; of the others than `complete` pins may not be seen. */
  readonly depth: HistoryDepth;
  readonly remark: CheckoutRemark | null;
}

/** Why a folder cannot be opened. */
type CheckoutErrorCode =
  | 'not-found'
  | 'not-a-directory'
  | 'no-permission'
  | 'bare-repository'
  | 'inside-git'
  | 'unsafe-owner'
  | 'git-failed';

/** A folder that could not be opened, with a sentence for the user. */
export interface CheckoutError {
  readonly ok: false;
  readonly error: { readonly code: CheckoutErrorCode; readonly message: string };
}

/**
 * Opens a folder: in a git work tree the tracked files that exist and the untracked ones that git does not ignore, all
 * with their content on disk; elsewhere every file but those in `.git` and `.cache`. A sub-folder of a work tree is
 * judged alone. Links are recorded, not followed; nested repositories and submodules are one entry.
 * `listing.ignored` counts the ignored files on disk outside nested repositories.
 * @param directory any path; a link to a folder is followed
 */
export async function openCheckout(
  directory: string,
  options: CheckoutOptions = {},
): Promise<Checkout | CheckoutError> {
  let root: string;
  try {
    if (!statSync(directory).isDirectory()) return failed('not-a-directory', `${directory} is not a folder`);
    root = realpathSync.native(directory);
    // A root that cannot be listed was not opened; a folder below it that cannot is a gap in the listing.
    accessSync(root, constants.R_OK | constants.X_OK);
  } catch (error) {
    return cannotOpen(directory, error);
  }
  if (looksBare(root))
    return failed('bare-repository', `${directory} is a bare git repository: clone it and judge the clone`);
  const top = findWorkTree(root);
  if (top === null) return await openFolder(root, null);
  if (isAtOrBelow(root, join(top, '.git'))) return failed('inside-git', `${directory} is part of git's own files`);
  const git = options.git === undefined ? findGit() : options.git;
  if (git === null) {
    return await openFolder(root, {
      code: 'git-not-found',
      message: 'git was not found: ignored files are judged too, and earlier commits cannot be seen',
    });
  }
  const opened = await openWorkTree(git, root, top, options);
  switch (opened.kind) {
    case 'failed':
      return failed(opened.code, opened.message);
    case 'not-a-repository':
      return await openFolder(root, {
        code: 'broken-git',
        message: `git does not take ${top}/.git for a repository: the folder is judged as it is`,
      });
    case 'ignored':
      return await openFolder(root, {
        code: 'ignored-folder',
        message: 'git ignores this folder: it is judged as it is, with all files in it',
      });
    case 'opened': {
      const listing = new Listing(withTargets(root, opened.entries), {
        problem: opened.problem,
        ignored: opened.ignored,
      });
      const history = new CommitHistory({ git, root, listing, depth: opened.depth, remotes: opened.remoteNames });
      return {
        ok: true,
        repository: folderRepository(root, listing, history),
        revision: opened.revision,
        remotes: opened.remotes,
        root,
        depth: opened.depth,
        remark: null,
      };
    }
  }
}

/** All files of a folder that is no work tree. */
async function openFolder(root: string, remark: CheckoutRemark | null): Promise<Checkout> {
  const { entries, problem } = await walk(root, { skip: ['.cache'] });
  const listing = new Listing(withTargets(root, entries), { problem });
  return {
    ok: true,
    repository: folderRepository(root, listing, null),
    revision: null,
    remotes: [],
    root,
    depth: 'none',
    remark,
  };
}

function folderRepository(root: string, listing: Listing, history: History | null): Repository {
  const reader = new FileReader(root);
  let reads = 0;
  return {
    listing,
    get reads() {
      return reads;
    },
    sampling: null,
    history,
    read(path: string, limit: number, mode: ReadMode = 'whole'): ReadResult {
      const kind = listing.get(path)?.kind;
      if (kind !== 'file') return { ok: false, why: { code: kind === undefined ? 'missing' : 'not-a-file' } };
      const result = reader.read(path, limit, mode);
      if (result.ok) reads += 1;
      return result;
    },
  };
}

/** Adds the texts of links. */
function withTargets(root: string, entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => {
    if (entry.kind !== 'link') return entry;
    try {
      return { ...entry, target: decodeName(readlinkSync(systemPath(root, entry.path), 'buffer')) };
    } catch {
      return entry;
    }
  });
}

/** The folder at or above `root` that holds a `.git`, as git would look for it; null: git has no say here. */
function findWorkTree(root: string): string | null {
  for (let at = root; ; at = dirname(at)) {
    if (exists(at, '.git')) return at;
    if (dirname(at) === at) return null;
  }
}

/** Whether a folder is a git repository without a work tree. (git itself is told not to open one it happens to find.) */
function looksBare(root: string): boolean {
  return basename(root) !== '.git' && ['HEAD', 'objects', 'refs', 'config'].every((name) => exists(root, name));
}

function isAtOrBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}

function exists(folder: string, name: string): boolean {
  try {
    return lstatSync(systemPath(folder, name), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function failed(code: CheckoutErrorCode, message: string): CheckoutError {
  return { ok: false, error: { code, message } };
}

function cannotOpen(directory: string, error: unknown): CheckoutError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'ENOENT') return failed('not-found', `${directory} does not exist`);
  if (code === 'ENOTDIR') return failed('not-a-directory', `${directory} leads through something that is no folder`);
  if (code === 'EACCES' || code === 'EPERM') return failed('no-permission', `no permission to read ${directory}`);
  return failed('not-found', `${directory} cannot be opened (${code})`);
}
