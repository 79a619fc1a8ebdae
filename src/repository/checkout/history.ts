import { runGit } from '../../platform/git.ts';
import type { Git } from '../../platform/git.ts';
import { Listing } from '../listing.ts';
import type { History, PinState, ReadMode, ReadResult, Repository } from '../types.ts';
import { FileReader } from './files.ts';
import { IndexState } from './index-state.ts';
import { ObjectReader } from './objects.ts';
import { TreeReader } from './trees.ts';
import type { CommitListing } from './trees.ts';
import type { HistoryDepth } from './work-tree.ts';

/** The work tree whose history is asked. */
export interface HistorySource {
  readonly git: Git;
  readonly root: string;
  readonly listing: Listing;
  readonly depth: HistoryDepth;
  /** Remotes in the order in which their branches are looked up. */
  readonly remotes: readonly string[];
}

const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const MAX_REMOTES = 20;

/**
 * Earlier commits of a work tree, as far as pins of a registry need them (H42). All of them together cost a handful of
 * git processes: one that reads objects, and a few that read the index once.
 */
export class CommitHistory implements History {
  private readonly source: HistorySource;
  private readonly objects: ObjectReader;
  private readonly trees: TreeReader;
  private readonly commits = new Map<string, Promise<string | null | 'now' | 'unseen'>>();
  private index: Promise<IndexState | null> | null = null;
  private branch: Promise<string | null> | null = null;

  constructor(source: HistorySource) {
    this.source = source;
    this.objects = new ObjectReader(source.git, source.root);
    this.trees = new TreeReader(this.objects);
  }

  /**
   * What a path is at a commit. `HEAD` and the branch that is checked out stand for the files on disk: a loader takes
   * them up once they are published. A short id is no name that a remote resolves (H42), so it is looked up as a branch
   * or tag only.
   * @param commit full id, `HEAD`, name of a branch or tag; hostile text is `not-seen`
   * @param path folder or file from the root, `''` for the root
   */
  async pin(commit: string, path: string): Promise<PinState> {
    const { listing, depth } = this.source;
    const place = normalize(path);
    if (place === null) return { kind: 'no-path' };
    let tree = this.commits.get(commit);
    if (tree === undefined) {
      tree = this.resolve(commit);
      this.commits.set(commit, tree);
    }
    const root = await tree;
    if (root === 'unseen') return { kind: 'not-seen' };
    if (root === 'now') {
      return { kind: listing.isDirectory(place) || listing.get(place) !== undefined ? 'same' : 'no-path' };
    }
    if (root === null) return { kind: depth === 'complete' && FULL_ID.test(commit) ? 'no-commit' : 'not-seen' };
    const item = await this.trees.find(root, place);
    if (item === 'unseen') return { kind: 'not-seen' };
    if (item === null) return { kind: 'no-path' };
    this.index ??= IndexState.read(this.source.git, this.source.root, new FileReader(this.source.root));
    const index = await this.index;
    if (index?.holds(listing, place, item.oid) === true) return { kind: 'same' };
    // Files of a partial clone would have to be fetched.
    if (depth === 'partial') return { kind: 'not-seen' };
    return { kind: 'differs', repository: commitRepository(this.objects, await this.trees.list(item, place)) };
  }

  /** Object id of the tree of a commit; `now`: the files on disk; null: there is no such commit. */
  private async resolve(commit: string): Promise<string | null | 'now' | 'unseen'> {
    if (commit === 'HEAD') return 'now';
    // In a sub-folder that is judged alone, commits of the whole are commits of another repository.
    if (!isSafeName(commit) || this.source.depth === 'sub-folder') return 'unseen';
    if (FULL_ID.test(commit)) return await this.trees.rootOf(commit.toLowerCase());
    const name = commit.replace(/^refs\//, '');
    const isBranch = name.startsWith('heads/');
    const short = name.replace(/^(?:heads|tags)\//, '');
    // A remote looks for a tag first.
    const tag = isBranch ? null : await this.trees.rootOf(`refs/tags/${short}`);
    if (tag !== null || name.startsWith('tags/')) return tag;
    this.branch ??= this.currentBranch();
    if ((await this.branch) === short) return 'now';
    const remotes = this.source.remotes.filter(isSafeName).slice(0, MAX_REMOTES);
    for (const ref of [`refs/heads/${short}`, ...remotes.map((remote) => `refs/remotes/${remote}/${short}`)]) {
      const found = await this.trees.rootOf(ref);
      if (found !== null) return found;
    }
    return null;
  }

  private async currentBranch(): Promise<string | null> {
    const outcome = await runGit(this.source.git, this.source.root, ['rev-parse', '--symbolic-full-name', 'HEAD']);
    const name = outcome.kind === 'ended' && outcome.code === 0 ? outcome.stdout.toString().trimEnd() : '';
    return name.startsWith('refs/heads/') ? name.slice('refs/heads/'.length) : null;
  }
}

/** Whether git takes a text for the name of a branch, tag or remote, and for nothing else. */
function isSafeName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= 1024 &&
    !/^[-/.]|[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|[/.]$/.test(name) &&
    // A lone surrogate has no bytes of its own.
    !/[\ud800-\udfff]/u.test(name)
  );
}

/** A path without `.`, `..` and doubled slashes; null when it leaves the root. */
function normalize(path: string): string | null {
  if (path.startsWith('/')) return null;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** What a commit holds at and below a path, as a repository. */
function commitRepository(objects: ObjectReader, { entries, problem }: CommitListing): Repository {
  const oids = new Map(entries.map(({ entry, oid }) => [entry.path, oid]));
  const listing = new Listing(
    entries.map(({ entry }) => entry),
    { problem },
  );
  let reads = 0;
  return {
    listing,
    get reads() {
      return reads;
    },
    sampling: null,
    history: null,
    async read(path: string, limit: number, mode: ReadMode = 'whole'): Promise<ReadResult> {
      const kind = listing.get(path)?.kind;
      const oid = oids.get(path);
      if (oid === undefined || kind !== 'file') {
        return { ok: false, why: { code: kind === undefined ? 'missing' : 'not-a-file' } };
      }
      const blob = await objects.read(oid, limit, mode);
      if (typeof blob === 'string') return { ok: false, why: { code: 'io-error', detail: `object ${oid} is ${blob}` } };
      if (blob.bytes === null) return { ok: false, why: { code: 'too-large', detail: `${blob.size} bytes` } };
      reads += 1;
      return { ok: true, bytes: blob.bytes, truncated: blob.size > blob.bytes.length };
    },
  };
}
