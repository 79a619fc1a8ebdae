/** A path of registry.json as Harbor normalizes it (H44). */
export type NormalPath =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly code: 'entry-absolute' | 'entry-outside' };

/** Resolves `.`, `..` and doubled slashes; `''` is the root. */
export function normalizePath(path: string): NormalPath {
  if (path.startsWith('/')) return { ok: false, code: 'entry-absolute' };
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return { ok: false, code: 'entry-outside' };
  }
  return { ok: true, path: parts.join('/') };
}

/** Why a sparse checkout of a path does not bring the path. */
export type DownloadFault = 'bracket' | 'backslash' | 'space at the end' | '! or # at the start' | 'line break' | 'NUL';

/**
 * Harbor hands task paths to `git sparse-checkout` as gitignore patterns; some names do not match themselves there, and
 * the download of the whole batch fails (H14).
 * @param path from the root
 */
export function downloadFault(path: string): DownloadFault | null {
  if (path.includes('\0')) return 'NUL';
  if (/[\r\n]/.test(path)) return 'line break';
  if (path.includes('[')) return 'bracket';
  if (path.includes('\\')) return 'backslash';
  if (path.endsWith(' ')) return 'space at the end';
  return path.startsWith('!') || path.startsWith('#') ? '! or # at the start' : null;
}

/**
 * Whether `git ls-tree` prints a path as it is. Without `-z` git quotes non-ASCII bytes, `"`, `\` and control characters,
 * and Harbor then does not see the path (H13).
 */
export function isListed(path: string): boolean {
  return !/[^\x20-\x7E]|["\\]/.test(path);
}
