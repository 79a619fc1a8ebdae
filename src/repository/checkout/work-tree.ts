import { lstatSync } from 'node:fs';
import { runGit } from '../../platform/git.ts';
import type { Git, GitOutcome } from '../../platform/git.ts';
import type { Entry, Trouble } from '../types.ts';
import { asGitNames, splitNames, systemPath } from './names.ts';
import { readRemotes } from './remotes.ts';
import { gitTrap } from './traps.ts';
import type { Remotes } from './remotes.ts';
import { walk } from './walk.ts';

/**
 * How much of the history a checkout holds. `single-branch`: not all branches of the remote. `sub-folder`: a history is
 * there, but commits of the work tree are none of the repository that its sub-folder is judged as. `none`: no git.
 */
export type HistoryDepth = 'complete' | 'shallow' | 'partial' | 'single-branch' | 'sub-folder' | 'none';

/** A work tree as git and the disk show it. */
interface OpenedWorkTree {
  readonly kind: 'opened';
  readonly entries: readonly Entry[];
  readonly problem: Trouble | null;
  /** Files on disk that git ignores and that are left out. */
  readonly ignored: number;
  readonly revision: string | null;
  readonly remotes: readonly string[];
  /** Names of the remotes, the Hub's first. */
  readonly remoteNames: readonly string[];
  readonly depth: HistoryDepth;
}

/** What became of opening a work tree. */
export type WorkTreeOutcome =
  | OpenedWorkTree
  /** git ignores everything in this sub-folder. */
  | { readonly kind: 'ignored' }
  /** There is a `.git`, but git does not take it for a repository. */
  | { readonly kind: 'not-a-repository' }
  | { readonly kind: 'failed'; readonly code: 'unsafe-owner' | 'git-failed'; readonly message: string };

const OTHERS = ['ls-files', '--others', '--exclude-standard', '-z'] as const;

/**
 * Lists a git work tree. Kinds and existence come from a walk of the disk, which is quicker than asking for each file;
 * git says what is tracked, and only where something is not, what it ignores.
 * @param root the folder to judge
 * @param top the folder with the `.git`, for messages
 */
export async function openWorkTree(
  git: Git,
  root: string,
  top: string,
  options: { readonly trackedOnly?: boolean; readonly includeIgnored?: boolean },
): Promise<WorkTreeOutcome> {
  const trap = gitTrap(root, top);
  if (trap !== null) return trapped(trap, top);
  const [state, index, remotes, disk] = await Promise.all([
    runGit(git, root, [
      'rev-parse',
      '--is-inside-work-tree',
      '--is-shallow-repository',
      '--revs-only',
      'HEAD',
      '--show-prefix',
    ]),
    runGit(git, root, ['ls-files', '-s', '-z']),
    readRemotes(git, root),
    walk(root),
  ]);
  if (!isDone(state)) return explain(state, top);
  const [inWorkTree, shallow, ...rest] = state.stdout.toString().split('\n');
  if (inWorkTree !== 'true') {
    return { kind: 'failed', code: 'git-failed', message: `the git repository ${top} keeps its work tree elsewhere` };
  }
  if (!isDone(index)) return explain(index, top);
  const revision = /^[0-9a-f]{40,64}$/.test(rest[0] ?? '') ? (rest.shift() ?? null) : null;
  const isSubFolder = rest[0] !== '';

  const tracked = trackedPaths(index.stdout);
  const onDisk = disk.entries.filter((entry) => !isBelow(entry.path, tracked.submodules));
  const trackedOnly = options.trackedOnly === true;
  const everything = options.includeIgnored === true && !trackedOnly;
  let untracked: ReadonlySet<string> = new Set();
  let cut = index.cut;
  if (!everything && onDisk.some((entry) => !tracked.paths.has(entry.path))) {
    if (disk.ignoreTrap !== null) return trapped(disk.ignoreTrap, top);
    const others = await runGit(git, root, OTHERS);
    if (!isDone(others)) return explain(others, top);
    cut ||= others.cut;
    // git puts a slash after the name of a nested repository.
    untracked = new Set(splitNames(others.stdout).map((name) => (name.endsWith('/') ? name.slice(0, -1) : name)));
  }

  const found = asGitNames(onDisk, [tracked.paths, untracked], process.platform);
  const entries: Entry[] = [];
  let ignored = 0;
  for (const entry of await openNested(root, found, [tracked.paths, untracked])) {
    if (everything || tracked.paths.has(entry.path)) entries.push(entry);
    else if (untracked.has(entry.path)) entries.push(...(trackedOnly ? [] : [entry]));
    else if (entry.kind !== 'submodule') ignored += 1;
  }
  // A submodule that is not checked out is an empty folder, which no walk lists.
  for (const path of tracked.submodules)
    if (isFolder(root, path)) entries.push({ path, kind: 'submodule', size: null });
  if (entries.length === 0 && ignored > 0 && isSubFolder && !trackedOnly) return { kind: 'ignored' };
  return {
    kind: 'opened',
    entries,
    problem: disk.problem ?? (cut ? { code: 'listing-cut', detail: 'git lists too many paths' } : null),
    ignored,
    revision,
    remotes: remotes.addresses,
    remoteNames: remotes.names,
    depth: depthOf(isSubFolder, shallow === 'true', remotes),
  };
}

function depthOf(isSubFolder: boolean, isShallow: boolean, remotes: Remotes): HistoryDepth {
  if (isSubFolder) return 'sub-folder';
  if (remotes.partial) return 'partial';
  if (isShallow) return 'shallow';
  return remotes.singleBranch ? 'single-branch' : 'complete';
}

/** Paths of the index, unmerged ones once. */
function trackedPaths(output: Buffer): {
  readonly paths: ReadonlySet<string>;
  readonly submodules: ReadonlySet<string>;
} {
  const paths = new Set<string>();
  const submodules = new Set<string>();
  for (const line of splitNames(output)) {
    // MODE OID STAGE<tab>PATH
    const path = line.slice(line.indexOf('\t') + 1);
    paths.add(path);
    if (line.startsWith('160000 ')) submodules.add(path);
  }
  return { paths, submodules };
}

/**
 * A folder with a `.git` counts as one entry, unless git knows of files in it: it was tracked before, or its `.git` is
 * no repository in git's eyes.
 */
async function openNested(
  root: string,
  entries: readonly Entry[],
  known: readonly ReadonlySet<string>[],
): Promise<readonly Entry[]> {
  const nested = new Set(entries.filter((entry) => entry.kind === 'submodule').map((entry) => entry.path));
  if (nested.size === 0) return entries;
  const opened = new Map<string, readonly Entry[]>();
  for (const paths of known) {
    for (const path of paths) {
      const folder = folderIn(path, nested);
      if (folder !== null && !opened.has(folder)) opened.set(folder, (await walk(root, { from: folder })).entries);
    }
  }
  return entries.flatMap((entry) => opened.get(entry.path) ?? [entry]);
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  return folders.size > 0 && folderIn(path, folders) !== null;
}

/** The first of `folders` that a path lies in. */
function folderIn(path: string, folders: ReadonlySet<string>): string | null {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const folder = path.slice(0, slash);
    if (folders.has(folder)) return folder;
  }
  return null;
}

function isFolder(root: string, path: string): boolean {
  try {
    return lstatSync(systemPath(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

type Done = GitOutcome & { kind: 'ended' };

function isDone(outcome: GitOutcome): outcome is Done {
  return outcome.kind === 'ended' && outcome.code === 0;
}

/** A file that git would wait for. */
function trapped(path: string, top: string): WorkTreeOutcome {
  const message = `git cannot read the repository ${top}: ${path} is a pipe or a device, not a file`;
  return { kind: 'failed', code: 'git-failed', message };
}

/** Why a git command did not answer. */
function explain(outcome: GitOutcome, top: string): WorkTreeOutcome {
  if (outcome.kind === 'timeout') {
    return { kind: 'failed', code: 'git-failed', message: `git took too long to read the repository ${top}` };
  }
  if (outcome.kind === 'not-started') {
    return { kind: 'failed', code: 'git-failed', message: `git could not be started: ${outcome.detail}` };
  }
  if (/^fatal: not a git repository \(or any /m.test(outcome.stderr)) return { kind: 'not-a-repository' };
  if (outcome.stderr.includes('dubious ownership')) {
    // git names the folder in the form its configuration needs, quoted for a shell.
    const folder = /safe\.directory (.+)/.exec(outcome.stderr)?.[1] ?? `'${top.replaceAll("'", String.raw`'\''`)}'`;
    return {
      kind: 'failed',
      code: 'unsafe-owner',
      message: `git does not read the repository ${top}, because another user owns it; if you trust it, run: git config --global --add safe.directory ${folder}`,
    };
  }
  const reason = /^fatal: (.*)/m.exec(outcome.stderr)?.[1] ?? `exit code ${outcome.code}`;
  return { kind: 'failed', code: 'git-failed', message: `git cannot read the repository ${top}: ${reason}` };
}
