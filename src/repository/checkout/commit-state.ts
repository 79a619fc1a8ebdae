import { findGit, runGit } from '../../platform/git.ts';
import type { Listing } from '../listing.ts';
import { FileReader } from './files.ts';
import { IndexState } from './index-state.ts';

/** How a folder on disk stands to the commit that is checked out. */
export type CommitState =
  /** Every file is as that commit has it, and there are no others. */
  | { readonly kind: 'clean'; readonly place: Place }
  | { readonly kind: 'changed'; readonly place: Place; readonly paths: readonly string[] }
  /** No git, no commit, or git shows its index in a form that is not known. */
  | { readonly kind: 'unknown' };

/** Where a folder lies in its work tree. */
interface Place {
  /** Full sha of HEAD. */
  readonly head: string;
  /** Absolute path of the work tree. */
  readonly top: string;
  /** The folder's path in it, with a slash at the end; empty for the work tree itself. */
  readonly prefix: string;
}

/**
 * Tells whether a folder holds what its commit holds, without `git status`, which would run the repository's filters:
 * the index must make the commit's tree, and the disk must be as the index says. Ignored files do not count.
 * @param root absolute path without links
 * @param listing the files on disk, without ignored ones
 */
export async function commitState(root: string, listing: Listing): Promise<CommitState> {
  const git = findGit();
  if (git === null) return { kind: 'unknown' };
  const [where, tree, index] = await Promise.all([
    runGit(git, root, ['rev-parse', '--show-toplevel', '--show-prefix', 'HEAD^{commit}']),
    runGit(git, root, ['rev-parse', '--verify', '--quiet', 'HEAD:./']),
    IndexState.read(git, root, new FileReader(root)),
  ]);
  if (where.kind !== 'ended' || where.code !== 0 || tree.kind !== 'ended' || index === null) return { kind: 'unknown' };
  const lines = where.stdout.toString().split('\n');
  const [top = '', prefix = '', head = ''] = lines;
  // A line break in a path would shift the lines.
  if (lines.length !== 4 || !/^[0-9a-f]{40,64}$/.test(head)) return { kind: 'unknown' };
  const place = { head, top, prefix };
  const paths = index.differences(listing);
  const staged = index.tree === null || index.tree !== tree.stdout.toString().trim();
  if (paths.length === 0 && !staged) return { kind: 'clean', place };
  return { kind: 'changed', place, paths: paths.length > 0 ? paths : ['staged changes'] };
}
