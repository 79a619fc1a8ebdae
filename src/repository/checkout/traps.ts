import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** What git reads of a repository, in its own folder, whichever command is asked for. */
const READ = ['HEAD', 'index', 'config', 'config.worktree', 'packed-refs', 'shallow', 'commondir', 'gitdir'];
const READ_DEEPER = ['info/exclude', 'info/grafts', 'info/sparse-checkout', 'objects/info/alternates'];
/** A `.git` file holds one line. */
const MAX_POINTER = 64 * 1024;

/**
 * A file that git would open and that is none: opening a pipe waits for whoever writes to it, for ever. Links are
 * followed as git follows them. Only the places of git's own are looked at, and the `.gitignore`s at and above the
 * judged folder; those below it are seen by the walk.
 * @param root the folder to judge
 * @param top the folder with the `.git`
 * @returns its path, for a message; null when there is none
 */
export function gitTrap(root: string, top: string): string | null {
  const dotGit = join(top, '.git');
  if (isTrap(dotGit)) return '.git';
  const folder = gitFolder(dotGit);
  const own = [...READ, ...READ_DEEPER].map((name) => join(folder, name));
  const above: string[] = [];
  for (let at = root; ; at = dirname(at)) {
    above.push(join(at, '.gitignore'));
    if (at === top || dirname(at) === at) break;
  }
  const found = [...own, ...above].find(isTrap);
  return found === undefined ? null : relative(top, found);
}

/** The folder that a `.git` is or, as a file of a linked work tree or a submodule, names. */
function gitFolder(dotGit: string): string {
  try {
    const state = statSync(dotGit, { throwIfNoEntry: false });
    if (state === undefined || !state.isFile() || state.size > MAX_POINTER) return dotGit;
    const target = /^gitdir: ([^\n\r]+)/.exec(readFileSync(dotGit, 'utf8'))?.[1];
    return target === undefined ? dotGit : resolve(dirname(dotGit), target);
  } catch {
    // A loop of links, or no permission: git cannot open it either, and says so.
    return dotGit;
  }
}

function isTrap(path: string): boolean {
  try {
    const state = statSync(path, { throwIfNoEntry: false });
    return state !== undefined && !state.isFile() && !state.isDirectory();
  } catch {
    // A loop of links, a name that is too long, no permission: git says so at once.
    return false;
  }
}
