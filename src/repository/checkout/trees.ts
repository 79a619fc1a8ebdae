import { joinPath } from '../listing.ts';
import type { Entry, Trouble } from '../types.ts';
import { decodeName } from './names.ts';
import type { ObjectReader } from './objects.ts';

/** One line of a git tree. */
export interface TreeItem {
  readonly name: string;
  /** Octal digits without leading zeros: `40000` is a folder. */
  readonly mode: string;
  readonly oid: string;
}

/** A path of a commit with its object. */
export interface CommitEntry {
  readonly entry: Entry;
  readonly oid: string;
}

/** What a commit holds at and below a path. */
export interface CommitListing {
  readonly entries: readonly CommitEntry[];
  readonly problem: Trouble | null;
}

const FOLDER_MODE = '40000';
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';

const MAX_TREE_BYTES = 16 * 1024 * 1024;
const MAX_COMMIT_BYTES = 1024 * 1024;
const MAX_LINK_BYTES = 4096;
const MAX_DEPTH = 200;
/** Folders and paths listed of all commits together: a tree that repeats itself can stand for any number. */
const MAX_VISITS = 300_000;
/** Items of trees kept for later. */
const MAX_CACHED_ITEMS = 1_000_000;

/** Reads trees, each once: commits share most of theirs. */
export class TreeReader {
  private readonly objects: ObjectReader;
  private readonly cache = new Map<string, Promise<ReadonlyMap<string, TreeItem> | null>>();
  private cachedItems = 0;
  private visits = 0;

  constructor(objects: ObjectReader) {
    this.objects = objects;
  }

  /**
   * @param name object id, or a ref; a tag is followed to its commit
   * @returns object id of the commit's tree; null: there is no such commit; `unseen`: it could not be read
   */
  async rootOf(name: string): Promise<string | null | 'unseen'> {
    const commit = await this.objects.read(`${name}^{commit}`, MAX_COMMIT_BYTES);
    if (commit === 'missing') return null;
    if (commit === 'broken' || commit.bytes === null) return 'unseen';
    return (
      /^tree ([0-9a-f]{40,64})\n/.exec(new TextDecoder('latin1').decode(commit.bytes.subarray(0, 80)))?.[1] ?? 'unseen'
    );
  }

  /**
   * @param root object id of a tree
   * @param path POSIX path, no `.` or `..`
   * @returns null: the tree has no such path; `unseen`: a tree on the way could not be read
   */
  async find(root: string, path: string): Promise<TreeItem | null | 'unseen'> {
    let at: TreeItem = { name: '', mode: FOLDER_MODE, oid: root };
    for (const part of path === '' ? [] : path.split('/')) {
      if (at.mode !== FOLDER_MODE) return null;
      const items = await this.items(at.oid);
      if (items === null) return 'unseen';
      const next = items.get(part);
      if (next === undefined) return null;
      at = next;
    }
    return at;
  }

  /** Lists an item of a commit: what is below a folder, or the one file, link or submodule. */
  async list(item: TreeItem, path: string): Promise<CommitListing> {
    const trees = await this.treesBelow(item);
    const entries: CommitEntry[] = [];
    const links: Promise<CommitEntry>[] = [];
    let problem: Trouble | null = null;
    const stack = [{ item, path, depth: 0 }];
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      const { mode, oid } = here.item;
      if (mode === FOLDER_MODE) {
        const items = here.depth < MAX_DEPTH ? trees.get(oid) : undefined;
        if (!items || this.visits + items.size > MAX_VISITS) {
          const place = here.path === '' ? '.' : here.path;
          problem ??= { code: 'listing-cut', detail: `${place}: this folder of the commit is not read` };
          continue;
        }
        this.visits += items.size;
        for (const child of items.values()) {
          stack.push({ item: child, path: joinPath(here.path, child.name), depth: here.depth + 1 });
        }
      } else if (mode === LINK_MODE) {
        links.push(this.link(oid, here.path));
      } else {
        const kind = mode === SUBMODULE_MODE ? 'submodule' : 'file';
        entries.push({ entry: { path: here.path, kind, size: null }, oid });
      }
    }
    return { entries: [...entries, ...(await Promise.all(links))], problem };
  }

  /** Reads each tree at or below an item once, a level at a time, all trees of a level together. */
  private async treesBelow(item: TreeItem): Promise<ReadonlyMap<string, ReadonlyMap<string, TreeItem> | null>> {
    const trees = new Map<string, ReadonlyMap<string, TreeItem> | null>();
    let level = new Set(item.mode === FOLDER_MODE ? [item.oid] : []);
    for (let depth = 0; depth < MAX_DEPTH && level.size > 0 && trees.size < MAX_VISITS; depth += 1) {
      const read = await Promise.all(Array.from(level, async (oid) => [oid, await this.items(oid)] as const));
      level = new Set();
      for (const [oid, items] of read) trees.set(oid, items);
      for (const [, items] of read) {
        for (const { mode, oid } of items?.values() ?? []) if (mode === FOLDER_MODE && !trees.has(oid)) level.add(oid);
      }
    }
    return trees;
  }

  private async link(oid: string, path: string): Promise<CommitEntry> {
    const found = await this.objects.read(oid, MAX_LINK_BYTES);
    const target = typeof found === 'string' || found.bytes === null ? null : decodeName(Buffer.from(found.bytes));
    return { entry: { path, kind: 'link', size: null, ...(target === null ? {} : { target }) }, oid };
  }

  private items(oid: string): Promise<ReadonlyMap<string, TreeItem> | null> {
    const known = this.cache.get(oid);
    if (known !== undefined) return known;
    const reading = this.objects.read(oid, MAX_TREE_BYTES).then((tree) => {
      if (typeof tree === 'string' || tree.bytes === null || tree.type !== 'tree') return null;
      const items = parseTree(Buffer.from(tree.bytes.buffer, tree.bytes.byteOffset, tree.bytes.length), oid.length / 2);
      this.cachedItems += items.size;
      if (this.cachedItems > MAX_CACHED_ITEMS) {
        this.cache.clear();
        this.cachedItems = 0;
      }
      return items;
    });
    this.cache.set(oid, reading);
    return reading;
  }
}

/** Reads a tree object: `MODE NAME\0` and the bytes of an object id, again and again. */
function parseTree(bytes: Buffer, idLength: number): Map<string, TreeItem> {
  const items = new Map<string, TreeItem>();
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const nul = bytes.indexOf(0, space);
    if (space < 0 || nul < 0) break;
    const oid = bytes.toString('hex', nul + 1, nul + 1 + idLength);
    const name = decodeName(bytes.subarray(space + 1, nul));
    items.set(name, { mode: bytes.toString('latin1', at, space).replace(/^0+/, ''), name, oid });
    at = nul + 1 + idLength;
  }
  return items;
}
