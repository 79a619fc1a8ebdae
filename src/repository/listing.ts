import type { Entry, EntryKind, Trouble } from './types.ts';

/** A direct child of a folder. */
export interface Child {
  readonly name: string;
  readonly kind: EntryKind | 'directory';
}

/** Facts about a listing beside its entries. */
export interface ListingOptions {
  /** null: complete. Else why some paths may be missing. */
  readonly problem?: Trouble | null;
  /** Files left out because git ignores them. */
  readonly ignored?: number;
}

/**
 * The paths of a repository, sorted, each once. Folders are found by binary search, so that 100,000 paths need no
 * second index.
 */
export class Listing {
  readonly entries: readonly Entry[];
  /** null: every path is listed. */
  readonly problem: Trouble | null;
  readonly ignored: number;
  private readonly byName = new Map<string, readonly string[]>();

  /** @param entries in any order; of entries with the same path the first stays */
  constructor(entries: readonly Entry[], options: ListingOptions = {}) {
    const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    this.entries = sorted.filter((entry, i) => i === 0 || sorted[i - 1]?.path !== entry.path);
    this.problem = options.problem ?? null;
    this.ignored = options.ignored ?? 0;
  }

  get complete(): boolean {
    return this.problem === null;
  }

  /** The entry at exactly this path. */
  get(path: string): Entry | undefined {
    const entry = this.entries[this.lowerBound(path)];
    return entry?.path === path ? entry : undefined;
  }

  /** Whether a plain file (no link) is at exactly this path. */
  isFile(path: string): boolean {
    return this.get(path)?.kind === 'file';
  }

  /** Whether something lies below this path (`''` is the root). */
  isDirectory(path: string): boolean {
    if (path === '') return true;
    return this.entries[this.lowerBound(`${path}/`)]?.path.startsWith(`${path}/`) ?? false;
  }

  /** Direct children of a folder (`''` for the root), in listing order; empty when there is no such folder. */
  children(directory: string): Child[] {
    const prefix = directory === '' ? '' : `${directory}/`;
    const found: Child[] = [];
    let i = this.lowerBound(prefix);
    for (let entry = this.entries[i]; entry?.path.startsWith(prefix); entry = this.entries[i]) {
      const slash = entry.path.indexOf('/', prefix.length);
      if (slash < 0) {
        found.push({ name: entry.path.slice(prefix.length), kind: entry.kind });
        i += 1;
      } else {
        found.push({ name: entry.path.slice(prefix.length, slash), kind: 'directory' });
        // '0' is the character after '/': skip the whole sub-folder.
        i = this.lowerBound(`${entry.path.slice(0, slash)}0`);
      }
    }
    return found;
  }

  /** All entries below a folder, at any depth (`''` for all). */
  under(directory: string): readonly Entry[] {
    if (directory === '') return this.entries;
    return this.entries.slice(this.lowerBound(`${directory}/`), this.lowerBound(`${directory}0`));
  }

  /** Paths of all entries whose last part is exactly `name`, sorted. */
  named(name: string): readonly string[] {
    let found = this.byName.get(name);
    if (found === undefined) {
      const suffix = `/${name}`;
      found = this.entries.filter((e) => e.path.endsWith(suffix) || e.path === name).map((e) => e.path);
      this.byName.set(name, found);
    }
    return found;
  }

  /** Index of the first entry whose path is not below `path`. */
  private lowerBound(path: string): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.entries[middle]?.path ?? '') < path) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Folder of a path: `a/b` for `a/b/c`, `''` for `c`. */
export function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** Last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `directory/name`, or `name` at the root. */
export function joinPath(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}
