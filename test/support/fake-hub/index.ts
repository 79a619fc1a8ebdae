import { Accounts } from './accounts.ts';
import type { TokenSpec } from './accounts.ts';
import { Cdn } from './cdn.ts';
import type { Discussion } from './discussions.ts';
import { FaultPlan } from './faults.ts';
import type { Fault } from './faults.ts';
import { GitServer } from './git-http.ts';
import type { Changes } from './git.ts';
import { RateLimits } from './limits.ts';
import { DEFAULTS } from './options.ts';
import type { HubOptions } from './options.ts';
import { Repo } from './repo.ts';
import type { RepoSpec } from './repo.ts';
import { isWrite, route } from './router.ts';
import type { HubState } from './router.ts';
import { listen } from './server.ts';
import type { LoggedRequest, Service } from './server.ts';
import { snapshotOf } from './snapshot.ts';
import type { RepoSnapshot } from './snapshot.ts';

export type { Fault, FaultAnswer } from './faults.ts';
export type { HubOptions } from './options.ts';
export type { RepoSpec } from './repo.ts';
export type { LoggedRequest } from './server.ts';
export type { TokenSpec } from './accounts.ts';

/** A pull request as a test opens it. */
export interface PullRequestSpec {
  readonly author: string;
  readonly title: string;
  readonly description?: string;
  readonly changes: Changes;
  /** The commit it starts from; the tip of main unless told. */
  readonly parent?: string;
}

/** A running stand-in for the Hub. Everything a person would do there has a method; requests do the rest. */
export class FakeHub {
  readonly url: string;
  readonly cdnUrl: string;
  /** All requests, in order; those to the store of LFS objects too. Never holds a token. */
  readonly requests: LoggedRequest[];
  /** Why requests broke the protocol. A well-behaved client leaves it empty. */
  readonly rejections: string[];
  readonly accounts: Accounts;
  readonly #state: HubState;
  readonly #faults: FaultPlan;
  readonly #stop: () => Promise<void>;

  constructor(parts: {
    state: HubState;
    faults: FaultPlan;
    requests: LoggedRequest[];
    rejections: string[];
    stop: () => Promise<void>;
  }) {
    this.url = parts.state.url;
    this.cdnUrl = parts.state.cdn.url;
    this.requests = parts.requests;
    this.rejections = parts.rejections;
    this.accounts = parts.state.accounts;
    this.#state = parts.state;
    this.#faults = parts.faults;
    this.#stop = parts.stop;
  }

  /** Requests to the Hub itself, by whether their route writes. */
  get counts(): { readonly reads: number; readonly writes: number; readonly cdn: number } {
    const hub = this.requests.filter((entry) => entry.server === 'hub');
    const writes = hub.filter((entry) => entry.isWrite).length;
    return { reads: hub.length - writes, writes, cdn: this.requests.length - hub.length };
  }

  /** Forgets the log and the rejections. */
  resetLog(): void {
    this.requests.length = 0;
    this.rejections.length = 0;
  }

  /** Plans what goes wrong; replaces the plan before. */
  faults(plan: readonly Fault[]): void {
    this.#faults.set(plan);
  }

  /** Faults that have not struck yet. */
  get faultsLeft(): number {
    return this.#faults.left;
  }

  addRepo(spec: RepoSpec): Repo {
    const repo = new Repo(spec, this.#state.now);
    this.#state.repos.set(repo.id, repo);
    return repo;
  }

  /** Makes a token. @returns the token */
  addToken(spec: TokenSpec): string {
    return this.accounts.addToken(spec);
  }

  repo(id: string): Repo {
    const repo = this.#state.repos.get(id);
    if (repo === undefined) throw new Error(`no repository ${id}`);
    return repo;
  }

  /** The text of a file at a revision; null when there is none. */
  read(id: string, path: string, revision = 'main'): string | null {
    const leaf = this.repo(id).leaf(revision, path);
    return leaf === null ? null : new TextDecoder('utf-8', { ignoreBOM: true }).decode(leaf.content);
  }

  /** The commit a revision names. */
  oid(id: string, revision = 'main'): string {
    return this.repo(id).commit(revision).oid;
  }

  /** Someone pushes. @returns the new commit */
  commitTo(id: string, revision: string, changes: Changes, author: string, title = 'Update'): string {
    return this.repo(id).push(revision, { author, title, changes }).oid;
  }

  /** Someone opens a pull request. @returns its number */
  openPullRequest(id: string, spec: PullRequestSpec): number {
    const { description = '', parent = null, ...push } = spec;
    return this.repo(id).pushPullRequest({ ...push, message: description, parent }).discussion.num;
  }

  /** Someone starts a discussion. @returns its number */
  openDiscussion(id: string, spec: { author: string; title: string; text: string }): number {
    return this.repo(id).open({ ...spec, isPullRequest: false }).num;
  }

  discussion(id: string, num: number): Discussion {
    return this.repo(id).discussion(num);
  }

  comment(id: string, num: number, by: string, text: string): string {
    return this.discussion(id, num).comment(by, text, this.#state.now()).id;
  }

  close(id: string, num: number, by: string): void {
    this.discussion(id, num).setStatus('closed', by, this.#state.now());
  }

  reopen(id: string, num: number, by: string): void {
    this.discussion(id, num).setStatus('open', by, this.#state.now());
  }

  /** @returns the commit on main */
  merge(id: string, num: number, by: string): string {
    return this.repo(id).merge(num, by).oid;
  }

  /** Edits a comment; the first one is the description. */
  editComment(id: string, num: number, index: number, text: string): void {
    const discussion = this.discussion(id, num);
    const comment = discussion.comments[index];
    if (comment === undefined) throw new Error(`no comment ${index}`);
    discussion.edit(comment.id, comment.author, text, this.#state.now());
  }

  hideComment(id: string, num: number, index: number, by: string): void {
    const discussion = this.discussion(id, num);
    discussion.hide(discussion.comments[index]?.id ?? '', by, this.#state.now());
  }

  /** Gives a repository another name; the old one redirects. */
  rename(id: string, newId: string): void {
    const repo = this.repo(id);
    this.#state.repos.delete(id);
    repo.id = newId;
    this.#state.repos.set(newId, repo);
    for (const [old, target] of this.#state.renamed) if (target === id) this.#state.renamed.set(old, newId);
    this.#state.renamed.set(id, newId);
  }

  /** The whole state, for comparisons. */
  snapshot(): Readonly<Record<string, RepoSnapshot>> {
    return snapshotOf(this.#state.repos.values());
  }

  /** Stops both servers; connections are cut. */
  async stop(): Promise<void> {
    await this.#stop();
  }
}

/** Starts the stand-in and its store of LFS objects, both on free ports of the loopback interface. */
export async function startFakeHub(options: Partial<HubOptions> = {}): Promise<FakeHub> {
  const all = { ...DEFAULTS, ...options };
  const state: HubState = {
    repos: new Map(),
    renamed: new Map(),
    accounts: new Accounts(),
    cdn: new Cdn(),
    git: new GitServer(),
    options: all,
    now: clock(),
    url: '',
  };
  const limits = new RateLimits(all);
  const shared = { faults: new FaultPlan(), requests: [], rejections: [] };
  const hub: Service = {
    name: 'hub',
    ...shared,
    answer: (request) => limits.refusal(request) ?? route(request, state),
    headersFor: (request) => limits.headers(request),
    roleOf: (header) => state.accounts.roleOf(header),
    isWrite,
  };
  const cdn: Service = {
    ...hub,
    name: 'cdn',
    answer: (request) => state.cdn.answer(request),
    headersFor: () => ({}),
    isWrite: () => false,
  };
  const servers = await Promise.all([listen(hub), listen(cdn)]);
  state.url = servers[0].url;
  state.cdn.url = servers[1].url;
  return new FakeHub({
    state,
    ...shared,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      state.git.stop();
    },
  });
}

/** A clock that makes every run alike: one second passes with each look. */
function clock(): () => Date {
  let time = Date.UTC(2026, 9, 1);
  return () => {
    time += 1000;
    return new Date(time);
  };
}
