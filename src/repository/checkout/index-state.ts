import { lstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runGit } from '../../platform/git.ts';
import type { Git } from '../../platform/git.ts';
import { baseName, directoryOf } from '../listing.ts';
import type { Listing } from '../listing.ts';
import type { Entry, EntryKind } from '../types.ts';
import type { FileReader } from './files.ts';
import { decodeName, encodeName, systemPath } from './names.ts';

/** What the index holds of one file: its object, and how the file on disk looked when it was added. */
interface IndexEntry {
  readonly mode: string;
  readonly oid: string;
  readonly mtime: bigint;
  readonly inode: number;
  readonly size: number;
}

/** A folder of the index. `oid` is null below an unmerged path. */
interface IndexFolder {
  readonly oid: string | null;
  readonly files: number;
}

/** Bytes hashed in one checkout where the times of a file do not prove that it is unchanged. */
const HASH_BUDGET = 64 * 1024 * 1024;
const STAT =
  /^ {2}ctime: \d+:\d+\n {2}mtime: (\d+):(\d+)\n {2}dev: \d+\tino: (\d+)\n {2}uid: \d+\tgid: \d+\n {2}size: (\d+)\tflags: [0-9a-f]+\n/;
/** More than five lines of ten-digit numbers take. */
const MAX_STAT = 256;
const KINDS: ReadonlyMap<string, EntryKind> = new Map([
  ['100644', 'file'],
  ['100755', 'file'],
  ['120000', 'link'],
  ['160000', 'submodule'],
]);

/**
 * Tells whether files on disk are still what an object of git's store holds, without the commands that would run the
 * repository's filters (`status`, `diff`): the index is compared as git does it, and where that proves nothing the
 * content is hashed.
 */
export class IndexState {
  private readonly root: string;
  private readonly files: ReadonlyMap<string, IndexEntry>;
  private readonly folders: ReadonlyMap<string, IndexFolder>;
  private readonly written: bigint;
  private readonly reader: FileReader;
  private budget = HASH_BUDGET;

  private constructor(root: string, files: ReadonlyMap<string, IndexEntry>, written: bigint, reader: FileReader) {
    this.root = root;
    this.files = files;
    this.folders = foldersOf(files);
    this.written = written;
    this.reader = reader;
  }

  /** Reads the index of the work tree at `root`; null when this git shows it in another form. */
  static async read(git: Git, root: string, reader: FileReader): Promise<IndexState | null> {
    const [place, entries] = await Promise.all([
      runGit(git, root, ['rev-parse', '--git-path', 'index']),
      runGit(git, root, ['ls-files', '-s', '--debug', '-z']),
    ]);
    if (place.kind !== 'ended' || place.code !== 0 || entries.kind !== 'ended' || entries.code !== 0) return null;
    const files = parseEntries(entries.stdout);
    const index = statSync(resolve(root, place.stdout.toString().replace(/\n$/, '')), {
      bigint: true,
      throwIfNoEntry: false,
    });
    return files === null || index === undefined ? null : new IndexState(root, files, index.mtimeNs, reader);
  }

  /**
   * Whether what lies on disk at `path`, a folder or a file, is the object `oid`.
   * @param listing the files on disk
   */
  holds(listing: Listing, path: string, oid: string): boolean {
    const folder = this.folders.get(path);
    if (folder === undefined) {
      const entry = listing.get(path);
      return this.files.get(path)?.oid === oid && entry !== undefined && this.isUnchanged(entry);
    }
    if (folder.oid !== oid) return false;
    const entries = listing.under(path);
    return entries.length === folder.files && entries.every((entry) => this.isUnchanged(entry));
  }

  /** The id of the tree that the index makes of its files; null while it holds unmerged paths. */
  get tree(): string | null {
    return this.folders.get('')?.oid ?? null;
  }

  /**
   * Files that differ between the index and the disk: changed, gone, or not tracked. A file whose size and times are
   * those of the index counts as unchanged here even if it could have been written twice within a tick of the clock:
   * what a filter made of it (line ends, LFS) cannot be hashed.
   * @param listing the files on disk
   */
  differences(listing: Listing): string[] {
    const changed: string[] = [];
    for (const [path, known] of this.files) {
      const entry = listing.get(path);
      const same =
        entry !== undefined &&
        KINDS.get(known.mode) === entry.kind &&
        (this.hasStat(path, known) || this.isUnchanged(entry));
      if (!same) changed.push(path);
    }
    for (const { path } of listing.entries) if (!this.files.has(path)) changed.push(path);
    return changed;
  }

  private isUnchanged(entry: Entry): boolean {
    const known = this.files.get(entry.path);
    if (known === undefined || KINDS.get(known.mode) !== entry.kind) return false;
    return entry.kind === 'submodule' || this.isAsAdded(entry.path, known) || this.hashOf(entry) === known.oid;
  }

  /** Whether size and times still are those of the index, and older than the index itself, as git judges it. */
  private isAsAdded(path: string, known: IndexEntry): boolean {
    return known.mtime < this.written && this.hasStat(path, known);
  }

  private hasStat(path: string, known: IndexEntry): boolean {
    try {
      const now = lstatSync(systemPath(this.root, path), { bigint: true });
      return (
        now.mtimeNs === known.mtime &&
        Number(BigInt.asUintN(32, now.size)) === known.size &&
        // Git for Windows writes none.
        (known.inode === 0 || Number(BigInt.asUintN(32, now.ino)) === known.inode)
      );
    } catch {
      return false;
    }
  }

  private hashOf(entry: Entry): string | null {
    const known = this.files.get(entry.path);
    let bytes: Uint8Array | null = null;
    if (entry.kind === 'link') {
      if (entry.target !== undefined) bytes = encodeName(entry.target);
    } else {
      const content = this.reader.read(entry.path, this.budget, 'whole');
      if (content.ok) bytes = content.bytes;
    }
    if (bytes === null || known === undefined) return null;
    this.budget -= bytes.length;
    return objectId('blob', bytes, known.oid.length).toString('hex');
  }
}

/** Reads `ls-files -s --debug -z`; null when it has another form. Of an unmerged path no stage is 0: its object is ''. */
function parseEntries(output: Buffer): Map<string, IndexEntry> | null {
  const files = new Map<string, IndexEntry>();
  for (let at = 0; at < output.length;) {
    // MODE OID STAGE<tab>PATH<nul>, then the lines with times and size
    const tab = output.indexOf(0x09, at);
    const nul = output.indexOf(0, tab);
    if (tab < 0 || nul < 0) return null;
    const [mode = '', oid = '', stage] = output.toString('latin1', at, tab).split(' ');
    const stat = STAT.exec(output.toString('latin1', nul + 1, nul + MAX_STAT));
    if (stat === null) return null;
    const [lines, seconds = '0', nanoseconds = '0', inode, size] = stat;
    files.set(decodeName(output.subarray(tab + 1, nul)), {
      mode,
      oid: stage === '0' ? oid : '',
      mtime: BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds),
      inode: Number(inode),
      size: Number(size),
    });
    at = nul + 1 + lines.length;
  }
  return files;
}

/** Object ids of all folders of the index, as `git write-tree` would give them. */
function foldersOf(files: ReadonlyMap<string, IndexEntry>): Map<string, IndexFolder> {
  interface Open {
    readonly path: string;
    readonly parts: Buffer[];
    files: number;
    merged: boolean;
  }
  const folders = new Map<string, IndexFolder>();
  const root: Open = { path: '', parts: [], files: 0, merged: true };
  const stack = [root];
  let idLength = 40;
  const close = (): void => {
    const folder = stack.pop();
    if (folder === undefined) return;
    const oid = folder.merged ? objectId('tree', Buffer.concat(folder.parts), idLength) : null;
    folders.set(folder.path, { oid: oid?.toString('hex') ?? null, files: folder.files });
    const parent = stack.at(-1);
    if (parent === undefined) return;
    parent.files += folder.files;
    if (oid === null) parent.merged = false;
    else parent.parts.push(Buffer.from('40000 '), encodeName(baseName(folder.path)), Buffer.of(0), oid);
  };
  // The index is sorted as trees are: a folder's files follow one another.
  for (const [path, { mode, oid }] of files) {
    const directory = directoryOf(path);
    for (let top = stack.at(-1) ?? root; !isIn(directory, top.path); top = stack.at(-1) ?? root) close();
    let top = stack.at(-1) ?? root;
    while (top.path.length < directory.length) {
      const slash = directory.indexOf('/', top.path === '' ? 0 : top.path.length + 1);
      top = { path: slash < 0 ? directory : directory.slice(0, slash), parts: [], files: 0, merged: true };
      stack.push(top);
    }
    top.files += 1;
    if (oid === '') {
      top.merged = false;
    } else {
      idLength = oid.length;
      top.parts.push(Buffer.from(`${mode} `), encodeName(baseName(path)), Buffer.of(0), Buffer.from(oid, 'hex'));
    }
  }
  while (stack.length > 0) close();
  return folders;
}

/** Whether a folder is `parent` or lies below it. */
function isIn(folder: string, parent: string): boolean {
  return parent === '' || folder === parent || folder.startsWith(`${parent}/`);
}

/** @param length digits of an id: 40 in a SHA-1 repository, 64 in a SHA-256 one */
function objectId(type: 'blob' | 'tree', content: Uint8Array, length: number): Buffer {
  // Loaded when there is a pin to compare: it costs a short run as much as the reading of a card.
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash(length === 64 ? 'sha256' : 'sha1')
    .update(`${type} ${content.length}\0`)
    .update(content)
    .digest();
}
