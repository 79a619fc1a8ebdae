import { opendirSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { Minimatch } from 'minimatch';
import { looksLikeGlob } from './glob-signs.ts';

/** Most folders that one glob may lead through, and give. */
const LIMITS = { visits: 100_000, matches: 1000 } as const;
/** Longest glob. */
const MAX_LENGTH = 1024;

/** Folders that a glob stands for. */
export type Expanded =
  | { readonly ok: true; readonly paths: readonly string[] }
  | { readonly ok: false; readonly message: string };

/**
 * The folders that a glob stands for, sorted, as a shell would have given them: `*`, `**`, `?`, `[...]` and `{a,b}`.
 * Names with a leading dot need one in the glob; `.git` and `node_modules` are never entered; a glob with `**` does not
 * lead through links.
 * @param pattern relative to `base`, or absolute
 * @param base the folder to start from
 * @param limits other limits, for tests
 */
export function expandGlob(
  pattern: string,
  base: string,
  limits: { readonly visits: number; readonly matches: number } = LIMITS,
): Expanded {
  if (pattern.length > MAX_LENGTH) return { ok: false, message: 'the glob is too long' };
  const glob = new Minimatch(pattern.replace(/^(?:\.\/)+/, '').replace(/\/+$/, ''), {
    nonegate: true,
    nocomment: true,
    braceExpandMax: 256,
    platform: 'linux',
  });
  const throughLinks = !pattern.includes('**');
  const found: string[] = [];
  const waiting = [staticPart(glob.pattern)];
  for (let visits = 0; waiting.length > 0; visits += 1) {
    if (visits > limits.visits)
      return { ok: false, message: `the glob leads through more than ${limits.visits} folders` };
    const at = waiting.pop() ?? '';
    if (glob.match(at)) found.push(at);
    if (found.length > limits.matches)
      return { ok: false, message: `the glob fits more than ${limits.matches} folders` };
    for (const name of folders(isAbsolute(at) ? at : join(base, at), throughLinks)) {
      const path = at === '' ? name : at === '/' ? `/${name}` : `${at}/${name}`;
      if (glob.match(path, true)) waiting.push(path);
    }
  }
  return { ok: true, paths: found.toSorted() };
}

/** The folders in front of the first part with a sign. */
function staticPart(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex(looksLikeGlob);
  const fixed = parts.slice(0, first < 0 ? parts.length - 1 : first).join('/');
  return fixed === '' && pattern.startsWith('/') ? '/' : fixed;
}

/** Names of the folders in a folder; none when it cannot be read. */
function folders(path: string, throughLinks: boolean): string[] {
  const names: string[] = [];
  try {
    const directory = opendirSync(path);
    try {
      for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
        if (entry.name === '.git' || entry.name === 'node_modules') continue;
        if (entry.isDirectory() || (throughLinks && entry.isSymbolicLink() && isFolder(join(path, entry.name))))
          names.push(entry.name);
      }
    } finally {
      directory.closeSync();
    }
  } catch {
    // What cannot be opened holds nothing for us; a target that is named outright says so itself.
  }
  return names;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
