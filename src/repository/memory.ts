import { Listing } from './listing.ts';
import type { ListingOptions } from './listing.ts';
import type { Entry, History, ReadMode, ReadResult, Repository, Sampling } from './types.ts';

/** A file's text or bytes, a link's target, or a submodule. */
export type MemoryFile = string | Uint8Array | { readonly link: string } | { readonly submodule: true };

/** Facts beside the files. */
export interface MemoryOptions extends ListingOptions {
  readonly sampling?: Sampling | null;
  readonly history?: History | null;
  /** Paths that are listed but answer with this trouble. */
  readonly unreadable?: Readonly<Record<string, ReadResult & { ok: false }>>;
}

const encoder = new TextEncoder();

/**
 * A repository held in memory, for tests and for the browser.
 * @param files POSIX path → content
 */
export function memoryRepository(files: Readonly<Record<string, MemoryFile>>, options: MemoryOptions = {}): Repository {
  const contents = new Map<string, Uint8Array>();
  const entries: Entry[] = [];
  for (const [path, file] of Object.entries(files)) {
    if (typeof file === 'string' || file instanceof Uint8Array) {
      const bytes = typeof file === 'string' ? encoder.encode(file) : file;
      contents.set(path, bytes);
      entries.push({ path, kind: 'file', size: bytes.length });
    } else if ('link' in file) {
      entries.push({ path, kind: 'link', size: null, target: file.link });
    } else {
      entries.push({ path, kind: 'submodule', size: null });
    }
  }
  const listing = new Listing(entries, options);
  let reads = 0;
  return {
    listing,
    get reads() {
      return reads;
    },
    sampling: options.sampling ?? null,
    history: options.history ?? null,
    read(path: string, limit: number, mode: ReadMode = 'whole'): ReadResult {
      const planned = options.unreadable;
      if (planned !== undefined && Object.hasOwn(planned, path) && planned[path] !== undefined) return planned[path];
      const bytes = contents.get(path);
      if (bytes === undefined) {
        return { ok: false, why: { code: listing.get(path) === undefined ? 'missing' : 'not-a-file' } };
      }
      reads += 1;
      return cut(bytes, limit, mode);
    },
  };
}

/** Applies a read limit to content that is already at hand. */
export function cut(bytes: Uint8Array, limit: number, mode: ReadMode): ReadResult {
  if (bytes.length <= limit) return { ok: true, bytes, truncated: false };
  if (mode === 'whole') return { ok: false, why: { code: 'too-large', detail: `${bytes.length} bytes` } };
  return {
    ok: true,
    bytes: mode === 'head' ? bytes.subarray(0, limit) : bytes.subarray(bytes.length - limit),
    truncated: true,
  };
}
