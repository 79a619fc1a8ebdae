import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, lstat, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** Why a file was not written. */
export type WriteCode =
  | 'link'
  | 'not-a-file'
  | 'missing'
  | 'exists'
  | 'changed'
  | 'no-permission'
  | 'read-only'
  | 'no-space'
  | 'io-error';

/** What became of a write. After a refusal the file is as it was. */
export type WriteResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: WriteCode; readonly message: string };

/** How careful to be. */
export interface WriteOptions {
  /** The bytes that were read: the file is left alone when it holds others by now. */
  readonly expect?: Uint8Array;
  /** The folder the file must lie in, no link on the way. */
  readonly root?: string;
}

/**
 * Replaces the content of a file as a whole or not at all: a temporary file in the same folder takes its place. Mode
 * and, where possible, owner stay. Nothing is written through a symbolic link, or into anything but a plain file. Other
 * names of the file (hard links) keep the old content: who shares a file so did not ask for their copy to change.
 */
export async function replaceFile(path: string, bytes: Uint8Array, options: WriteOptions = {}): Promise<WriteResult> {
  return await attempt(async () => {
    const outside = await checkRoot(path, options.root);
    if (outside !== null) return outside;
    const before = await lstat(path);
    const refused = checkKind(before);
    if (refused !== null) return refused;
    if (options.expect !== undefined && !(await holds(path, options.expect))) return CHANGED;
    return await withTemporary(path, bytes, before, async (temporary) => {
      // Between reading and now someone may have put something else there.
      const now = await lstat(path);
      if (now.ino !== before.ino || now.mtimeMs !== before.mtimeMs || now.size !== before.size) return CHANGED;
      await rename(temporary, path);
      return DONE;
    });
  });
}

/** Writes a file that must not exist yet, as a whole or not at all. */
export async function createFile(
  path: string,
  bytes: Uint8Array,
  options: Pick<WriteOptions, 'root'> = {},
): Promise<WriteResult> {
  return await attempt(async () => {
    const outside = await checkRoot(path, options.root);
    if (outside !== null) return outside;
    return await withTemporary(path, bytes, null, async (temporary) => {
      // A hard link fails where something is there already; a rename would replace it.
      try {
        await link(temporary, path);
      } catch (error) {
        if (!NO_LINKS.has(codeOf(error) ?? '')) throw error;
        await writeFile(path, bytes, { flag: 'wx' });
      }
      return DONE;
    });
  });
}

/** Answers of file systems without hard links. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const DONE: WriteResult = { ok: true };
const CHANGED: WriteResult = { ok: false, code: 'changed', message: 'the file changed since it was read' };

async function checkRoot(path: string, root: string | undefined): Promise<WriteResult | null> {
  if (root === undefined) return null;
  const below = relative(resolve(root), resolve(dirname(path)));
  const wanted = join(await realpath(root), below);
  if ((await realpath(dirname(path))) === wanted && !below.startsWith('..')) return null;
  return { ok: false, code: 'link', message: 'a link on the way leads to another folder' };
}

function checkKind(stats: Stats): WriteResult | null {
  if (stats.isSymbolicLink()) return { ok: false, code: 'link', message: 'it is a symbolic link' };
  if (!stats.isFile()) return { ok: false, code: 'not-a-file', message: 'it is not a plain file' };
  return null;
}

async function holds(path: string, expected: Uint8Array): Promise<boolean> {
  const bytes = await readFile(path);
  return bytes.equals(expected);
}

/** Names of our temporary files. */
const TEMPORARY = /^\.envcard-[0-9a-f]{16}\.tmp$/;
/** Milliseconds after which a temporary file belongs to no process that still runs. */
const STALE = 10 * 60_000;

/** Removes what processes that were killed left beside a file: plain files with names of ours, of this user, and old. */
async function removeStale(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => TEMPORARY.test(one))) {
    const path = join(folder, name);
    try {
      const stats = await lstat(path);
      const isOurs = stats.isFile() && (process.getuid === undefined || stats.uid === process.getuid());
      if (isOurs && Date.now() - stats.mtimeMs > STALE) await rm(path, { force: true });
    } catch (error) {
      // Gone meanwhile, or not to be removed: no reason not to write.
      if (codeOf(error) === null) throw error;
    }
  }
}

/** Fills a temporary file beside `path` and gives it to `put`; whatever happens, no temporary file of this run stays. */
async function withTemporary(
  path: string,
  bytes: Uint8Array,
  like: Stats | null,
  put: (temporary: string) => Promise<WriteResult>,
): Promise<WriteResult> {
  await removeStale(dirname(path));
  const temporary = join(dirname(path), `.envcard-${randomBytes(8).toString('hex')}.tmp`);
  try {
    const file = await open(temporary, 'wx', like === null ? 0o666 : 0o600);
    try {
      await file.writeFile(bytes);
      if (like !== null) {
        await chownLike(file, like);
        await file.chmod(like.mode & 0o7777);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return await put(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Only root may give files away; for everyone else the file simply becomes theirs. */
async function chownLike(file: { chown(uid: number, gid: number): Promise<void> }, like: Stats): Promise<void> {
  if (process.getuid?.() === like.uid && process.getgid?.() === like.gid) return;
  try {
    await file.chown(like.uid, like.gid);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
}

const CODES: Readonly<Record<string, WriteCode>> = {
  ENOENT: 'missing',
  EEXIST: 'exists',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'read-only',
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  ENOTDIR: 'missing',
};

const MESSAGES: Readonly<Partial<Record<WriteCode, string>>> = {
  missing: 'there is no such file or folder',
  exists: 'something of that name is there already',
  'no-permission': 'no permission to write there',
  'read-only': 'the file system is read-only',
  'no-space': 'no space is left on the disk',
};

async function attempt(write: () => Promise<WriteResult>): Promise<WriteResult> {
  try {
    return await write();
  } catch (error) {
    const name = codeOf(error);
    // Without the code of a system call it is a bug, not a matter of the disk.
    if (name === null) throw error;
    const code = CODES[name] ?? 'io-error';
    return { ok: false, code, message: MESSAGES[code] ?? `the system answers ${name}` };
  }
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : null;
}
