import { EMPTY_TREE, Leaf, Tree, at, changed, commitOf, treeOf } from './git.ts';
import type { Changes, Commit, FileContent } from './git.ts';
import { Discussion } from './discussions.ts';
import { Refusal } from './http.ts';
import { merge } from './merge.ts';
import type { Merged } from './merge.ts';

/** How a repository starts. */
export interface RepoSpec {
  /** `owner/name` */
  readonly id: string;
  readonly files?: Readonly<Record<string, FileContent>> | Iterable<readonly [string, FileContent]>;
  readonly private?: boolean;
  readonly gated?: false | 'auto' | 'manual';
  readonly disabled?: boolean;
  readonly discussionsDisabled?: boolean;
  /** Users who may write beside the owner and the members of the owning organization. */
  readonly writers?: readonly string[];
  /** Users who may see a private repository or were let into a gated one. */
  readonly readers?: readonly string[];
}

/** What a push brings. */
export interface Push {
  readonly author: string;
  readonly title: string;
  readonly message?: string;
  readonly changes: Changes;
  /** Where the branch must stand (or, for a pull request, where it starts): an id, or its first 7 digits or more. */
  readonly parent?: string | null;
}

const MAIN = 'refs/heads/main';

/** A dataset repository: commits, refs, discussions. */
export class Repo {
  id: string;
  private: boolean;
  gated: false | 'auto' | 'manual';
  disabled: boolean;
  discussionsDisabled: boolean;
  readonly writers: Set<string>;
  readonly readers: Set<string>;
  readonly createdAt: Date;
  readonly commits: Map<string, Commit> = new Map();
  readonly refs: Map<string, string> = new Map();
  readonly discussions: Discussion[] = [];
  readonly #now: () => Date;

  constructor(spec: RepoSpec, now: () => Date) {
    this.#now = now;
    this.id = spec.id;
    this.private = spec.private ?? false;
    this.gated = spec.gated ?? false;
    this.disabled = spec.disabled ?? false;
    this.discussionsDisabled = spec.discussionsDisabled ?? false;
    this.writers = new Set(spec.writers);
    this.readers = new Set(spec.readers);
    this.createdAt = now();
    const files = spec.files ?? {};
    const tree = treeOf(Symbol.iterator in files ? files : Object.entries(files));
    this.refs.set(MAIN, this.#record(tree, [], { author: this.owner, title: 'initial commit' }));
  }

  get owner(): string {
    return this.id.split('/')[0] ?? '';
  }

  /** The commit a branch, tag, pull request, id or the start of an id names. */
  find(revision: string): Commit | null {
    const oid =
      this.refs.get(revision === 'HEAD' ? MAIN : revision) ??
      this.refs.get(`refs/heads/${revision}`) ??
      this.refs.get(`refs/tags/${revision}`);
    if (oid !== undefined) return this.commits.get(oid) ?? null;
    const exact = this.commits.get(revision);
    if (exact !== undefined || !/^[0-9a-f]{7,39}$/.test(revision)) return exact ?? null;
    const found = [...this.commits.values()].filter((commit) => commit.oid.startsWith(revision));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** The commit a revision names. */
  commit(revision: string): Commit {
    const found = this.find(revision);
    if (found === null) throw new Refusal(404, `Invalid rev id: ${revision}`, { code: 'RevisionNotFound' });
    return found;
  }

  /** The ref that a push to `revision` moves: a branch or an open pull request. */
  pushable(revision: string): string {
    for (const ref of [revision, `refs/heads/${revision}`]) {
      if (this.refs.has(ref) && !ref.startsWith('refs/tags/')) return ref;
    }
    throw new Refusal(404, `Invalid rev id: ${revision}`, { code: 'RevisionNotFound' });
  }

  /** Commits to a branch or to a pull request. */
  push(revision: string, push: Push): Commit {
    const ref = this.pushable(revision);
    const tip = this.commit(ref);
    if (push.parent !== undefined && push.parent !== null && !tip.oid.startsWith(push.parent)) {
      throw new Refusal(412, 'A commit has happened since. Please refresh and try again.');
    }
    const oid = this.#record(changed(tip.tree, push.changes), [tip.oid], push);
    this.refs.set(ref, oid);
    this.#pullRequestOf(ref)?.commit(push.author, push.title, oid, this.#now());
    return this.commit(oid);
  }

  /** Opens a pull request with one commit, on `parent` or the tip of main. */
  pushPullRequest(push: Push): { readonly discussion: Discussion; readonly commit: Commit } {
    const base = this.commit(push.parent ?? MAIN);
    const discussion = this.open({ ...push, text: push.message ?? '', isPullRequest: true });
    const oid = this.#record(changed(base.tree, push.changes), [base.oid], push);
    this.refs.set(discussion.ref, oid);
    discussion.commit(push.author, push.title, oid, this.#now());
    return { discussion, commit: this.commit(oid) };
  }

  /** Opens a discussion, or a pull request that holds no change yet. */
  open(parts: { author: string; title: string; text: string; isPullRequest: boolean; draft?: boolean }): Discussion {
    const at = this.#now();
    const num = this.discussions.length + 1;
    const discussion = new Discussion({ num, draft: false, ...parts, at });
    discussion.comment(parts.author, parts.text, at);
    this.discussions.push(discussion);
    if (parts.isPullRequest) this.refs.set(discussion.ref, this.commit(MAIN).oid);
    return discussion;
  }

  discussion(num: number): Discussion {
    const found = this.discussions[num - 1];
    if (found === undefined) throw new Refusal(404, 'Discussion not found');
    return found;
  }

  /** Where a pull request left main. */
  baseOf(discussion: Discussion): Commit {
    const ours = new Set(this.history(MAIN).map((commit) => commit.oid));
    const base = this.history(discussion.ref).find((commit) => ours.has(commit.oid));
    return (
      base ?? commitOf({ tree: EMPTY_TREE, parents: [], author: '', date: this.createdAt, title: '', message: '' })
    );
  }

  /** What merging a pull request would give. */
  tryMerge(discussion: Discussion): Merged {
    return merge(this.baseOf(discussion).tree, this.commit(MAIN).tree, this.commit(discussion.ref).tree);
  }

  /** Merges a pull request into one commit on main. */
  merge(num: number, by: string): Commit {
    const discussion = this.discussion(num);
    if (!discussion.isPullRequest || discussion.status !== 'open') {
      throw new Refusal(400, `Cannot merge: the status is ${discussion.status}`);
    }
    const merged = this.tryMerge(discussion);
    if (!merged.ok) throw new Refusal(409, `Cannot merge: conflicts in ${merged.conflicts.join(', ')}`);
    const main = this.commit(MAIN);
    const oid = this.#record(merged.tree, [main.oid], {
      author: by,
      title: `${discussion.title} (#${num})`,
      message: `- ${discussion.title}\n\nCo-authored-by: ${discussion.author}`,
    });
    this.refs.set(MAIN, oid);
    discussion.setStatus('merged', by, this.#now());
    discussion.mergeCommit = oid;
    return this.commit(oid);
  }

  tag(name: string, revision: string): void {
    const oid = this.commit(revision).oid;
    if (this.refs.has(`refs/tags/${name}`)) throw new Refusal(409, `Tag reference exists already: ${name}`);
    this.refs.set(`refs/tags/${name}`, oid);
  }

  /** Commits from a revision back, first parents only. */
  history(revision: string): Commit[] {
    const result: Commit[] = [];
    for (let commit = this.find(revision); commit !== null; commit = this.find(commit.parents[0] ?? 'refs/none')) {
      result.push(commit);
    }
    return result;
  }

  /** The commit that last changed what stands at a path. */
  lastChange(revision: string, path: string): Commit {
    const commits = this.history(revision);
    const oids = commits.map((commit) => at(commit.tree, path)?.oid);
    const index = oids.findIndex((oid, i) => oid !== oids[i + 1]);
    return commits[index] ?? this.commit(revision);
  }

  /** A file at a revision; null when there is none. */
  leaf(revision: string, path: string): Leaf | null {
    const node = at(this.commit(revision).tree, path);
    return node instanceof Leaf ? node : null;
  }

  #pullRequestOf(ref: string): Discussion | undefined {
    return this.discussions.find((discussion) => discussion.isPullRequest && discussion.ref === ref);
  }

  #record(tree: Tree, parents: readonly string[], by: { author: string; title: string; message?: string }): string {
    const commit = commitOf({
      tree,
      parents,
      author: by.author,
      title: by.title,
      message: by.message ?? '',
      date: this.#now(),
    });
    this.commits.set(commit.oid, commit);
    return commit.oid;
  }
}
