import { joinPath, Listing } from '../../repository/listing.ts';
import { resolvePath } from '../../repository/links.ts';
import type { Entry, Repository } from '../../repository/types.ts';

/**
 * How a loader sees symbolic links of a task folder:
 * - `copied`: Harbor's git doors copy the task and follow links within it (H60);
 * - `followed`: a local copy, where links lead anywhere within the checkout;
 * - `text`: the Hub's files as downloads, where a link is a text file that holds its target (O14).
 */
export type LinkMode = 'copied' | 'followed' | 'text';

/** What a path of a task is for the loader; `path` leads to the bytes, from the repository's root. */
export type Seen =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'link-text'; readonly text: string }
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'missing' }
  /** The listing is cut, or a link's target is not known. */
  | { readonly kind: 'unseen' };

/** A task folder as one loader sees it. */
export interface TaskView {
  readonly directory: string;
  readonly repository: Repository;
  readonly mode: LinkMode;
  /** Links at any depth within the folder. */
  readonly links: readonly Entry[];
  /** @param path from the task folder */
  look(path: string): Seen;
}

const linksOf = new WeakMap<Listing, readonly Entry[]>();

function allLinks(listing: Listing): readonly Entry[] {
  let links = linksOf.get(listing);
  if (links === undefined) {
    links = listing.entries.filter((entry) => entry.kind === 'link');
    linksOf.set(listing, links);
  }
  return links;
}

/** Links within a folder, at any depth. */
export function linksWithin(listing: Listing, directory: string): readonly Entry[] {
  const links = allLinks(listing);
  if (links.length === 0 || directory === '') return links;
  return links.filter((entry) => entry.path.startsWith(`${directory}/`));
}

/** Opens a task folder for looking around in it; reads nothing. */
export function viewTask(repository: Repository, directory: string, mode: LinkMode): TaskView {
  const { listing } = repository;
  const links = linksWithin(listing, directory);
  const missing: Seen = { kind: listing.complete ? 'missing' : 'unseen' };
  const plain = (path: string): Seen => {
    const full = joinPath(directory, path);
    const entry = listing.get(full);
    if (entry?.kind === 'file') return { kind: 'file', path: full };
    if (entry?.kind === 'link') return { kind: 'link-text', text: entry.target ?? '' };
    return entry !== undefined || listing.isDirectory(full) ? { kind: 'directory', path: full } : missing;
  };
  const view = { directory, repository, mode, links };
  if (links.length === 0 || mode === 'text') return { ...view, look: plain };
  // The copy holds the task folder alone: a link that leaves it leads nowhere, even if it comes back.
  const within = mode === 'copied' ? subListing(listing, directory) : listing;
  const prefix = mode === 'copied' ? directory : '';
  const look = (path: string): Seen => {
    const found = resolvePath(within, mode === 'copied' ? path : joinPath(directory, path));
    switch (found.kind) {
      case 'file':
        return { kind: 'file', path: joinPath(prefix, found.path) };
      case 'directory':
      case 'submodule':
        return { kind: 'directory', path: joinPath(prefix, found.path) };
      case 'unknown':
        return { kind: 'unseen' };
      case 'missing':
        return missing;
      default:
        return { kind: 'missing' };
    }
  };
  return { ...view, look };
}

/** A folder as a listing of its own. */
export function subListing(listing: Listing, directory: string): Listing {
  if (directory === '') return listing;
  const entries = listing.under(directory).map((entry) => {
    const path = entry.path.slice(directory.length + 1);
    return entry.target === undefined
      ? { path, kind: entry.kind, size: entry.size }
      : { path, kind: entry.kind, size: entry.size, target: entry.target };
  });
  return new Listing(entries, { problem: listing.problem });
}
