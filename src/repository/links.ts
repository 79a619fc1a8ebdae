import { joinPath } from './listing.ts';
import type { Listing } from './listing.ts';

/** Where a path ends once every symbolic link on the way is followed. */
export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'directory'; readonly path: string }
  /** The submodule or nested repository at `path`, or something within it. */
  | { readonly kind: 'submodule'; readonly path: string }
  /** Not listed. In an incomplete listing it may still exist. */
  | { readonly kind: 'missing' }
  /** The path or a link on the way starts with `/`. */
  | { readonly kind: 'absolute' }
  /** The path or a link on the way leaves the root. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'loop' }
  /** A link on the way whose target text the source does not know. */
  | { readonly kind: 'unknown' };

/** Links followed before a path counts as a loop, as in Linux. */
const MAX_LINKS = 40;
/** Longest link target that a file system takes (PATH_MAX). */
const MAX_TARGET = 4096;

/**
 * Follows a path as a file system would: links in every part, `.`, `..` and doubled slashes. Decided from the listing
 * alone, so nothing outside the root is ever looked at: a way that leaves the root ends there, even if it comes back.
 * @param path POSIX path from the root; `''` is the root
 */
export function resolvePath(listing: Listing, path: string): Resolved {
  if (path.startsWith('/')) return { kind: 'absolute' };
  // Parts still to walk, the next one last.
  const rest = path.split('/').toReversed();
  const at: string[] = [];
  let links = 0;
  let submodule = false;
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (at.pop() === undefined) return { kind: 'outside' };
      submodule = false;
      continue;
    }
    if (submodule) break;
    const here = joinPath(at.join('/'), part);
    const entry = listing.get(here);
    if (entry?.kind === 'file') return rest.length === 0 ? { kind: 'file', path: here } : { kind: 'missing' };
    if (entry?.kind === 'link') {
      links += 1;
      if (links > MAX_LINKS) return { kind: 'loop' };
      if (entry.target === undefined) return { kind: 'unknown' };
      if (entry.target.startsWith('/')) return { kind: 'absolute' };
      if (entry.target === '' || entry.target.length > MAX_TARGET) return { kind: 'missing' };
      rest.push(...entry.target.split('/').toReversed());
      continue;
    }
    if (entry === undefined && !listing.isDirectory(here)) return { kind: 'missing' };
    submodule = entry?.kind === 'submodule';
    at.push(part);
  }
  return { kind: submodule ? 'submodule' : 'directory', path: at.join('/') };
}
