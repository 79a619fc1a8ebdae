import { directoryOf } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { Note } from '../types.ts';
import { harborCode } from './codes.ts';

const MOST_TOLD = 50;

/** Paths that differ in case only: on macOS and Windows one of the two disappears. */
export function caseTwins(listing: Listing): readonly Note[] {
  const pairs = new Map<string, string>();
  const seen = new Map<string, string>();
  const looked = new Set<string>();
  const isThere = (path: string): boolean => listing.get(path) !== undefined || listing.isDirectory(path);
  for (const entry of listing.entries) {
    // Of two twins at least one has a capital; folders are looked at once, from the top.
    if (entry.path.toLowerCase() === entry.path) continue;
    for (const path of [...foldersOf(entry.path), entry.path]) {
      const lower = path.toLowerCase();
      if (lower === path) continue;
      if (looked.has(path)) continue;
      looked.add(path);
      const other = isThere(lower) ? lower : seen.get(lower);
      if (other === undefined) {
        seen.set(lower, path);
      } else {
        pairs.set(path, other);
        break;
      }
    }
    if (pairs.size > MOST_TOLD) break;
  }
  return Array.from(pairs)
    .filter(([path]) => !foldersOf(path).some((folder) => pairs.has(folder)))
    .slice(0, MOST_TOLD)
    .map(([path, other]) => ({
      rule: 'files/case-twins',
      effect: 'remark',
      code: harborCode('harbor-case-twins'),
      args: { first: path, second: other },
      path,
      line: null,
      fact: 'H11',
      remedy: null,
    }));
}

/** Folders above a path, the topmost first. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let at = directoryOf(path); at !== ''; at = directoryOf(at)) folders.unshift(at);
  return folders;
}
