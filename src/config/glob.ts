import { Minimatch } from 'minimatch';

/** Most characters of a glob. */
const GLOB_LIMIT = 256;
/** Most patterns that braces may stand for. */
const MAX_BRACES = 64;

/**
 * Compiles a glob over POSIX paths: `*`, `**`, `?`, `[...]` and `{a,b}`. Names with a leading dot are matched like others; a glob that fits a
 * folder fits everything below it. Glob and paths may be hostile: the matcher does not backtrack, and lengths are bounded.
 * @param pattern the glob, relative to the root, at most `GLOB_LIMIT` characters
 * @returns a test for paths; one that fits nothing when the glob is too long or not one
 */
export function compileGlob(pattern: string): (path: string) => boolean {
  if (pattern.length > GLOB_LIMIT) return () => false;
  const relative = pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '');
  const compiled = new Minimatch(relative, {
    dot: true,
    nonegate: true,
    nocomment: true,
    braceExpandMax: MAX_BRACES,
    platform: 'linux',
  });
  return (path) => withFolders(path).some((part) => compiled.match(part));
}

/** The path and the folders it lies in, outermost first; folders below the hundredth are left out. */
function withFolders(path: string): string[] {
  const found: string[] = [];
  for (let slash = path.indexOf('/', 1); slash > 0 && found.length < 100; slash = path.indexOf('/', slash + 1)) {
    found.push(path.slice(0, slash));
  }
  found.push(path);
  return found;
}
