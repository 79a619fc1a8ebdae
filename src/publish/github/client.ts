import { base64 } from '../hub/base64.ts';
import { readComparison } from './branch.ts';
import type { BranchState } from './branch.ts';
import { at, list, number, oid, text } from './json.ts';
import type { RequestCounts, Requests } from './request.ts';
import { readSurvey } from './survey.ts';
import type { Survey, SurveyRequest } from './survey.ts';
import { badAnswer } from './trouble.ts';
import type { Answer } from './trouble.ts';

/** A change of one branch, done only if the branch still is where it was seen. */
export interface RefUpdate {
  readonly branch: string;
  readonly before: string;
  /** null: delete it. */
  readonly after: string | null;
  /** Whether commits may be left behind. */
  readonly force: boolean;
}

export interface NewCommit {
  readonly branch: string;
  /** Where the branch must be. */
  readonly head: string;
  readonly headline: string;
  readonly body: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

export interface NewPull {
  readonly title: string;
  readonly body: string;
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
}

/** Changes of a pull request; what is absent stays. */
export interface PullChange {
  readonly title?: string;
  readonly body?: string;
  readonly state?: 'closed';
}

const NO_OBJECT = '0'.repeat(40);

/** The few things a proposal asks of GitHub, of one repository. */
export class GithubClient {
  private readonly requests: Requests;
  private owner: string;
  private repo: string;

  /** @param repository `OWNER/NAME` */
  constructor(requests: Requests, repository: string) {
    this.requests = requests;
    [this.owner, this.repo] = split(repository);
  }

  get counts(): Readonly<RequestCounts> {
    return this.requests.counts;
  }

  /** Waits before another look; false where the run has waited long enough. */
  pause(ms: number): Promise<boolean> {
    return this.requests.pause(ms);
  }

  /** Everything about the repository that a proposal rests on. */
  async survey(request: Omit<SurveyRequest, 'owner' | 'name'>): Promise<Answer<Survey>> {
    const query = this.requests.query.bind(this.requests);
    const answer = await readSurvey(query, { ...request, owner: this.owner, name: this.repo });
    // The name that the repository has today: a redirect would turn a POST into a GET.
    if (answer.ok) [this.owner, this.repo] = split(answer.value.fullName);
    return answer;
  }

  async compare(base: string, head: string): Promise<Answer<BranchState>> {
    const answer = await this.rest('GET', 'compare/{basehead}', { basehead: `${base}...${head}` });
    if (answer.ok) return readComparison(answer.value, head);
    // Without a common ancestor there is no comparison: nothing of ours.
    if (answer.trouble.code !== 'not-found') return answer;
    return { ok: true, value: { oid: head, ahead: 1, behind: 1, ours: false, keys: null } };
  }

  async blob(id: string): Promise<Answer<Uint8Array>> {
    const answer = await this.rest('GET', 'git/blobs/{file_sha}', { file_sha: id });
    if (!answer.ok) return answer;
    const bytes =
      at(answer.value, 'encoding') === 'base64' ? fromBase64(text(at(answer.value, 'content')) ?? '') : null;
    return bytes === null ? badAnswer('the answer is no file') : { ok: true, value: bytes };
  }

  async createBranch(branch: string, sha: string): Promise<Answer<null>> {
    return done(await this.rest('POST', 'git/refs', { ref: `refs/heads/${branch}`, sha }));
  }

  /** Moves a branch forward along its own history. */
  async forward(branch: string, sha: string): Promise<Answer<null>> {
    return done(await this.rest('PATCH', 'git/refs/{ref}', { ref: `heads/${branch}`, sha, force: false }));
  }

  /** Moves and deletes branches, all or none, and only if all are where they were seen. */
  async updateRefs(repositoryId: string, updates: readonly RefUpdate[]): Promise<Answer<null>> {
    const refUpdates = updates.map(({ branch, before, after, force }) => {
      return { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after ?? NO_OBJECT, force };
    });
    const text = `mutation envcardRefs($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
    return done(await this.requests.mutate(text, { input: { repositoryId, refUpdates } }));
  }

  /** Commits on top of a branch. The commit is signed by GitHub and belongs to the account that acts. */
  async commit({ branch, head, headline, body, files }: NewCommit): Promise<Answer<string>> {
    const text = `mutation envcardCommit($input: CreateCommitOnBranchInput!) {
      createCommitOnBranch(input: $input) { commit { oid } }
    }`;
    const input = {
      branch: { repositoryNameWithOwner: `${this.owner}/${this.repo}`, branchName: branch },
      expectedHeadOid: head,
      message: { headline, body },
      fileChanges: { additions: files.map(({ path, bytes }) => ({ path, contents: base64(bytes) })) },
    };
    const answer = await this.requests.mutate(text, { input });
    if (!answer.ok) return answer;
    const id = oid(at(answer.value, 'createCommitOnBranch', 'commit', 'oid'));
    return id === null ? badAnswer('the answer names no commit') : { ok: true, value: id };
  }

  async createPull(pull: NewPull): Promise<Answer<{ readonly number: number; readonly url: string }>> {
    const answer = await this.rest('POST', 'pulls', { ...pull });
    if (!answer.ok) return answer;
    const [id, url] = [number(at(answer.value, 'number')), text(at(answer.value, 'html_url'))];
    return id === null || url === null
      ? badAnswer('the answer is no pull request')
      : { ok: true, value: { number: id, url } };
  }

  async changePull(pull: number, change: PullChange): Promise<Answer<null>> {
    return done(await this.rest('PATCH', 'pulls/{pull_number}', { pull_number: pull, ...change }));
  }

  async addLabels(pull: number, labels: readonly string[]): Promise<Answer<null>> {
    return done(await this.rest('POST', 'issues/{issue_number}/labels', { issue_number: pull, labels }));
  }

  /** Labels that the pull request has or once had. */
  async labelsEver(pull: number): Promise<Answer<ReadonlySet<string>>> {
    const answer = await this.rest('GET', 'issues/{issue_number}/events', { issue_number: pull, per_page: 100 });
    if (!answer.ok) return answer;
    const events = list(answer.value).filter((event) => at(event, 'event') === 'labeled');
    return { ok: true, value: new Set(events.flatMap((event) => text(at(event, 'label', 'name')) ?? [])) };
  }

  /** The latest comments of a pull request that hold a text; its first hundred are looked at. */
  async hasComment(pull: number, part: string): Promise<Answer<boolean>> {
    const answer = await this.rest('GET', 'issues/{issue_number}/comments', { issue_number: pull, per_page: 100 });
    if (!answer.ok) return answer;
    return {
      ok: true,
      value: list(answer.value).some((comment) => text(at(comment, 'body'))?.includes(part) === true),
    };
  }

  async comment(pull: number, body: string): Promise<Answer<null>> {
    return done(await this.rest('POST', 'issues/{issue_number}/comments', { issue_number: pull, body }));
  }

  private rest(method: string, path: string, parameters: Readonly<Record<string, unknown>>): Promise<Answer<unknown>> {
    const { owner, repo } = this;
    return this.requests.rest(`${method} /repos/{owner}/{repo}/${path}`, { owner, repo, ...parameters });
  }
}

function split(repository: string): [string, string] {
  const [owner = '', name = ''] = repository.split('/');
  return [owner, name];
}

/** Base64 with line breaks, as GitHub writes it; null when it is none. */
function fromBase64(lines: string): Uint8Array | null {
  const text = lines.replaceAll('\n', '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function done(answer: Answer<unknown>): Answer<null> {
  return answer.ok ? { ok: true, value: null } : answer;
}
