import { mayPropose, mayRead, mayReadPulls, mayWrite, mayWritePulls } from './access.ts';
import { filled } from './official.ts';
import type { Matched } from './official.ts';
import { ApiError } from './state.ts';
import type { FakeComment, FakePull, FakeRepo, FakeToken } from './state.ts';

/** An answer to a REST request. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Call {
  readonly repo: FakeRepo;
  readonly token: FakeToken;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** Address of the web pages. */
  readonly web: string;
}

const ROUTES: Readonly<Record<string, (call: Call) => RestAnswer>> = {
  'GET /repos/{owner}/{repo}/compare/{basehead}': compare,
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': getBlob,
  'POST /repos/{owner}/{repo}/git/refs': createRef,
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}': moveRef,
  'POST /repos/{owner}/{repo}/pulls': createPull,
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': changePull,
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': listComments,
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': addComment,
  'GET /repos/{owner}/{repo}/issues/{issue_number}/events': listEvents,
  'POST /repos/{owner}/{repo}/issues/{issue_number}/labels': addLabels,
};

/** Answers a request that fits the description. */
export function answerRest({ operation, params }: Matched, call: Omit<Call, 'params'>): RestAnswer {
  const route = ROUTES[`${operation.method} ${operation.path}`];
  const { repo } = call;
  if (route === undefined || params['owner'] !== repo.owner || params['repo'] !== repo.name) {
    return errorAnswer(new ApiError(404, 'Not Found', 'NOT_FOUND'));
  }
  try {
    return route({ ...call, params });
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error);
    throw error;
  }
}

/** An error in GitHub's form. */
export function errorAnswer({ status, message, errors }: ApiError): RestAnswer {
  const body = {
    message,
    ...(errors === undefined ? {} : { errors }),
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  };
  return { status, body };
}

function compare({ repo, token, params }: Call): RestAnswer {
  mayRead(repo, token);
  const [a = '', b = ''] = (params['basehead'] ?? '').split('...');
  const [base, head] = [repo.git.resolve(a), repo.git.resolve(b)];
  const merge = base === null || head === null ? null : repo.git.mergeBase(base, head);
  if (base === null || head === null || merge === null) throw new ApiError(404, 'Not Found', 'NOT_FOUND');
  const commits = repo.git.between(base, head);
  const behind = repo.git.between(head, base).length;
  const ahead = commits.length;
  const body = filled('commit-comparison', {
    base_commit: commitOf(repo, base),
    merge_base_commit: commitOf(repo, merge),
    status: ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical',
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: commits.slice(-250).map((oid) => commitOf(repo, oid)),
    files: repo.git
      .changed(merge, head)
      .map(({ path, oid, status }) =>
        filled('diff-entry', { filename: path, sha: oid, status, additions: 1, deletions: 0, changes: 1 }),
      ),
  });
  return { status: 200, body };
}

function commitOf(repo: FakeRepo, oid: string): Record<string, unknown> {
  const { message, parents, tree, author, date } = repo.git.info(oid);
  return filled('commit', {
    sha: oid,
    commit: { message, tree: { sha: tree }, author: { ...author, date }, committer: { ...author, date } },
    parents: parents.map((sha) => ({ sha, url: 'https://example.invalid/' })),
    author: null,
    committer: null,
  });
}

function getBlob({ repo, token, params }: Call): RestAnswer {
  mayRead(repo, token);
  const sha = params['file_sha'] ?? '';
  const bytes = /^[0-9a-f]{40}$/.test(sha) ? repo.git.blob(sha) : null;
  if (bytes === null) throw new ApiError(404, 'Not Found', 'NOT_FOUND');
  // GitHub breaks the lines of the text.
  const content = (bytes.toString('base64').match(/.{1,60}/g) ?? []).map((line) => `${line}\n`).join('');
  return { status: 200, body: filled('blob', { sha, size: bytes.length, content, encoding: 'base64' }) };
}

function refOf(repo: FakeRepo, branch: string): Record<string, unknown> {
  return filled('git-ref', {
    ref: `refs/heads/${branch}`,
    object: { type: 'commit', sha: repo.git.branch(branch) ?? ''.padStart(40, '0') },
  });
}

function branchOf(ref: string): string {
  const name = /^(?:refs\/)?heads\/(.+)$/.exec(ref)?.[1];
  if (name === undefined) throw new ApiError(422, 'Reference name must start with refs/heads', 'UNPROCESSABLE');
  return name;
}

function createRef({ repo, token, body }: Call): RestAnswer {
  const branch = branchOf(String(body['ref']));
  mayWrite(repo, token, branch, 'rest');
  const sha = String(body['sha']);
  if (repo.git.branch(branch) !== null) throw new ApiError(422, 'Reference already exists', 'UNPROCESSABLE');
  if (repo.git.resolve(sha) === null) throw new ApiError(422, 'Object does not exist', 'UNPROCESSABLE');
  const inTheWay = repo.git.branches().some((one) => one.startsWith(`${branch}/`) || branch.startsWith(`${one}/`));
  if (inTheWay) throw new ApiError(422, 'Reference update failed', 'UNPROCESSABLE');
  repo.move(branch, sha);
  return { status: 201, body: refOf(repo, branch) };
}

function moveRef({ repo, token, params, body }: Call): RestAnswer {
  const branch = branchOf(params['ref'] ?? '');
  mayWrite(repo, token, branch, 'rest');
  const sha = String(body['sha']);
  const before = repo.git.branch(branch);
  if (before === null) throw new ApiError(422, 'Reference does not exist', 'UNPROCESSABLE');
  if (repo.git.resolve(sha) === null) throw new ApiError(422, 'Object does not exist', 'UNPROCESSABLE');
  if (body['force'] !== true && !repo.git.isAncestor(before, sha)) {
    throw new ApiError(422, 'Update is not a fast forward', 'UNPROCESSABLE');
  }
  repo.move(branch, sha);
  return { status: 200, body: refOf(repo, branch) };
}

function invalid(message: string, field?: string): ApiError {
  const error = { resource: 'PullRequest', code: field === undefined ? 'custom' : 'invalid' };
  return new ApiError(422, 'Validation Failed', 'UNPROCESSABLE', [
    field === undefined ? { ...error, message } : { ...error, field, message },
  ]);
}

function createPull({ repo, token, body, web }: Call): RestAnswer {
  mayPropose(repo, token);
  const [base, head] = [String(body['base']), String(body['head']).replace(`${repo.owner}:`, '')];
  const [baseOid, headOid] = [repo.git.branch(base), repo.git.branch(head)];
  if (baseOid === null) throw invalid('base is invalid', 'base');
  if (headOid === null) throw invalid('head is invalid', 'head');
  if (
    repo.pulls.some((pull) => pull.state === 'open' && pull.head === head && pull.base === base && pull.fork === null)
  ) {
    throw invalid(`A pull request already exists for ${repo.owner}:${head}.`);
  }
  if (repo.git.between(baseOid, headOid).length === 0) throw invalid(`No commits between ${base} and ${head}`);
  const draft = body['draft'] === true;
  if (draft && !repo.draftsSupported) {
    throw new ApiError(422, 'Draft pull requests are not supported in this repository.', 'UNPROCESSABLE');
  }
  tooLong(body['body']);
  const options = {
    head,
    base,
    login: token.login,
    title: String(body['title']),
    body: String(body['body'] ?? ''),
    draft,
  };
  return { status: 201, body: pullOf(repo, repo.open(options), web) };
}

function tooLong(body: unknown): void {
  if (typeof body === 'string' && body.length > 65_536)
    throw invalid('body is too long (maximum is 65536 characters)', 'body');
}

function changePull({ repo, token, params, body, web }: Call): RestAnswer {
  mayWritePulls(repo, token);
  const pull = repo.pull(Number(params['pull_number']));
  tooLong(body['body']);
  if (typeof body['title'] === 'string') pull.title = body['title'];
  if (typeof body['body'] === 'string') pull.body = body['body'];
  if (body['state'] === 'closed' && pull.state === 'open') repo.close(pull.number, token.login);
  return { status: 200, body: pullOf(repo, pull, web) };
}

function pullOf(repo: FakeRepo, pull: FakePull, web: string): Record<string, unknown> {
  const url = `${web}/${repo.fullName}/pull/${pull.number}`;
  return filled('pull-request', {
    number: pull.number,
    html_url: url,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    merged: pull.merged,
    draft: pull.draft,
    user: { login: pull.login },
    head: { ref: pull.head, sha: pull.oid },
    base: { ref: pull.base },
  });
}

function commentOf({ id, body, login }: FakeComment): Record<string, unknown> {
  return filled('issue-comment', { id, body, user: filled('simple-user', { login }) });
}

function listComments({ repo, token, params, query }: Call): RestAnswer {
  mayReadPulls(repo, token);
  return { status: 200, body: page(repo.pull(Number(params['issue_number'])).comments, query).map(commentOf) };
}

function addComment({ repo, token, params, body }: Call): RestAnswer {
  mayWritePulls(repo, token);
  const comment = repo.addComment(Number(params['issue_number']), token.login, String(body['body']));
  return { status: 201, body: commentOf(comment) };
}

function listEvents({ repo, token, params, query }: Call): RestAnswer {
  mayReadPulls(repo, token);
  const events = page(repo.pull(Number(params['issue_number'])).events, query).map(({ event, by, label }) =>
    filled('labeled-issue-event', {
      event,
      actor: { login: by ?? 'ghost' },
      label: { name: label ?? '', color: '' },
    }),
  );
  return { status: 200, body: events };
}

function addLabels({ repo, token, params, body }: Call): RestAnswer {
  mayWritePulls(repo, token);
  const number = Number(params['issue_number']);
  const labels = body['labels'];
  if (!Array.isArray(labels)) throw new ApiError(422, 'Validation Failed', 'UNPROCESSABLE');
  repo.label(number, labels.map(String), token.login);
  return { status: 200, body: repo.pull(number).labels.map((name) => filled('label', { name })) };
}

function page<T>(items: readonly T[], query: URLSearchParams): T[] {
  const size = Number(query.get('per_page') ?? 30);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return items.slice(start, start + size);
}
