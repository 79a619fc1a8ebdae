import { GitStore } from './git.ts';
import type { Author } from './git.ts';

type Access = 'none' | 'read' | 'write';

/** A token and what it may do. */
export interface FakeToken {
  /** `github-actions[bot]` is the workflow's own token. */
  readonly login: string;
  readonly kind: 'actions' | 'app' | 'user';
  readonly contents: Access;
  readonly pullRequests: Access;
}

export interface FakeComment {
  readonly id: number;
  readonly login: string;
  readonly body: string;
}

/** Something that happened to a pull request. `by` null: GitHub itself did it. */
export interface FakeEvent {
  readonly event: 'closed' | 'reopened' | 'merged' | 'labeled' | 'unlabeled';
  readonly by: string | null;
  readonly label?: string;
}

export interface FakePull {
  readonly number: number;
  title: string;
  body: string;
  readonly draft: boolean;
  state: 'open' | 'closed';
  merged: boolean;
  readonly login: string;
  readonly base: string;
  readonly head: string;
  /** Owner of the fork the head lives in; null: this repository. */
  readonly fork: string | null;
  oid: string;
  readonly labels: string[];
  readonly comments: FakeComment[];
  readonly events: FakeEvent[];
}

/** What a test says of the repository. */
export interface FakeRepoOptions {
  readonly owner?: string;
  readonly name?: string;
  readonly branch?: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly isPrivate?: boolean;
}

/** An answer that is no success. */
export class ApiError extends Error {
  readonly status: number;
  /** The `type` of a GraphQL error. */
  readonly type: string;
  readonly errors: readonly Readonly<Record<string, string>>[] | undefined;

  constructor(status: number, message: string, type: string, errors?: readonly Readonly<Record<string, string>>[]) {
    super(message);
    this.status = status;
    this.type = type;
    this.errors = errors;
  }
}

const PERSON: Author = { name: 'Ann', email: 'ann@example.com' };

/** One repository with everything a pull request touches, and the rules by which GitHub moves it. */
export class FakeRepo {
  readonly owner: string;
  readonly name: string;
  readonly git: GitStore;
  readonly pulls: FakePull[] = [];
  readonly isPrivate: boolean;
  defaultBranch: string;
  archived: boolean = false;
  /** "Allow GitHub Actions to create and approve pull requests". */
  actionsMayPropose: boolean = true;
  draftsSupported: boolean = true;
  /** Branches that a rule guards: no token here may create, move or delete them. */
  readonly guarded: Set<string> = new Set();
  private comments: number = 100;

  constructor(options: FakeRepoOptions) {
    this.owner = options.owner ?? 'me';
    this.name = options.name ?? 'envs';
    this.defaultBranch = options.branch ?? 'main';
    this.isPrivate = options.isPrivate ?? false;
    this.git = new GitStore(this.defaultBranch);
    this.push(this.defaultBranch, options.files, 'First files');
  }

  get fullName(): string {
    return `${this.owner}/${this.name}`;
  }

  /** Commits as a person does and moves the branch, which may be new. */
  push(
    branch: string,
    files: Readonly<Record<string, string | Uint8Array | null>>,
    message = 'Change files',
    { author = PERSON, from = this.git.branch(branch) }: { author?: Author; from?: string | null } = {},
  ): string {
    const bytes = Object.entries(files).map(([path, text]): [string, Uint8Array | null] => [
      path,
      typeof text === 'string' ? Buffer.from(text) : text,
    ]);
    const oid = this.git.commit(from, new Map(bytes), message, author);
    this.move(branch, oid);
    return oid;
  }

  /** Moves, creates or (null) deletes a branch, with what follows for pull requests. */
  move(branch: string, oid: string | null): void {
    this.git.point(`refs/heads/${branch}`, oid);
    for (const pull of this.pulls) {
      if (pull.state !== 'open') continue;
      if (pull.head === branch && pull.fork === null) {
        if (oid === null) {
          this.settle(pull, false, null);
          continue;
        }
        pull.oid = oid;
        this.git.point(`refs/pull/${pull.number}/head`, oid);
        const base = this.git.branch(pull.base);
        // A branch that brings nothing any more: GitHub closes the pull request.
        if (base !== null && this.git.between(base, oid).length === 0) this.settle(pull, false, null);
      } else if (pull.base === branch && oid !== null && this.git.isAncestor(pull.oid, oid)) {
        this.settle(pull, true, null);
      }
    }
  }

  /** Opens a pull request as somebody; the branch exists already. */
  open(options: {
    readonly head: string;
    readonly login: string;
    readonly title: string;
    readonly body?: string;
    readonly base?: string;
    readonly draft?: boolean;
    readonly fork?: string | null;
    readonly oid?: string;
  }): FakePull {
    const oid = options.oid ?? this.git.branch(options.head);
    if (oid === null) throw new Error(`no branch ${options.head}`);
    const pull: FakePull = {
      number: this.pulls.length + 1,
      title: options.title,
      body: options.body ?? '',
      draft: options.draft ?? false,
      state: 'open',
      merged: false,
      login: options.login,
      base: options.base ?? this.defaultBranch,
      head: options.head,
      fork: options.fork ?? null,
      oid,
      labels: [],
      comments: [],
      events: [],
    };
    this.pulls.push(pull);
    this.git.point(`refs/pull/${pull.number}/head`, oid);
    return pull;
  }

  /** A pull request of a fork: its branch is not one of this repository. */
  openFromFork(
    fork: string,
    head: string,
    files: Readonly<Record<string, string>>,
    { title = 'My change', body = '' }: { title?: string; body?: string } = {},
  ): FakePull {
    const bytes = Object.entries(files).map(([path, text]): [string, Uint8Array] => [path, Buffer.from(text)]);
    const oid = this.git.commit(this.git.branch(this.defaultBranch), new Map(bytes), title, {
      name: fork,
      email: 'x@y',
    });
    return this.open({ head, login: fork, title, body, fork, oid });
  }

  /** Merges as a person does. */
  merge(number: number, how: 'merge' | 'squash' = 'merge'): void {
    const pull = this.pull(number);
    const base = this.git.branch(pull.base);
    if (base === null || pull.state !== 'open') throw new Error(`#${number} cannot be merged`);
    const oid = this.git[how](base, pull.oid, `Merge #${number}`, PERSON);
    if (oid === null) throw new Error(`#${number} has conflicts`);
    this.git.point(`refs/heads/${pull.base}`, oid);
    this.settle(pull, true, PERSON.name);
    this.move(pull.base, oid);
  }

  close(number: number, by: string | null): void {
    this.settle(this.pull(number), false, by);
  }

  reopen(number: number, by: string): void {
    const pull = this.pull(number);
    const oid = pull.fork === null ? this.git.branch(pull.head) : pull.oid;
    const base = this.git.branch(pull.base);
    const brings = base !== null && oid !== null && this.git.between(base, oid).length > 0;
    if (pull.merged || oid !== pull.oid || !brings) throw new Error(`#${number} cannot be opened again`);
    pull.state = 'open';
    pull.events.push({ event: 'reopened', by });
  }

  pull(number: number): FakePull {
    const pull = this.pulls[number - 1];
    if (pull === undefined) throw new ApiError(404, 'Not Found', 'NOT_FOUND');
    return pull;
  }

  addComment(number: number, login: string, body: string): FakeComment {
    this.comments += 1;
    const comment = { id: this.comments, login, body };
    this.pull(number).comments.push(comment);
    return comment;
  }

  label(number: number, labels: readonly string[], by: string): void {
    const pull = this.pull(number);
    for (const label of labels) {
      if (pull.labels.includes(label)) continue;
      pull.labels.push(label);
      pull.events.push({ event: 'labeled', by, label });
    }
  }

  unlabel(number: number, label: string, by: string): void {
    const pull = this.pull(number);
    pull.labels.splice(pull.labels.indexOf(label), 1);
    pull.events.push({ event: 'unlabeled', by, label });
  }

  /** Text of a file on a branch. */
  text(branch: string, path: string): string | null {
    const commit = this.git.branch(branch);
    const entry = commit === null ? null : this.git.entry(commit, path);
    return entry === null ? null : (this.git.blob(entry.oid)?.toString() ?? null);
  }

  /** Whether the pull request could be merged as it is. */
  mergeable(number: number): boolean {
    const pull = this.pull(number);
    const base = this.git.branch(pull.base);
    return base !== null && this.git.merge(base, pull.oid, 'try', PERSON) !== null;
  }

  private settle(pull: FakePull, merged: boolean, by: string | null): void {
    pull.state = 'closed';
    pull.merged = merged;
    pull.events.push({ event: merged ? 'merged' : 'closed', by });
  }
}
