import { ApiError } from './state.ts';
import type { FakeRepo, FakeToken } from './state.ts';

/** What GitHub says when a token may not do something. */
function refusal({ kind }: FakeToken): ApiError {
  const by = kind === 'user' ? 'personal access token' : 'integration';
  return new ApiError(403, `Resource not accessible by ${by}`, 'FORBIDDEN');
}

/** @throws ApiError unless the token may read the repository's files */
export function mayRead(repo: FakeRepo, token: FakeToken): void {
  if (repo.isPrivate && token.contents === 'none') throw new ApiError(404, 'Not Found', 'NOT_FOUND');
}

/** @throws ApiError unless the token may read pull requests */
export function mayReadPulls(repo: FakeRepo, token: FakeToken): void {
  mayRead(repo, token);
  if (repo.isPrivate && token.pullRequests === 'none') throw refusal(token);
}

/** @throws ApiError unless the token may write to branches, and this one is not guarded */
export function mayWrite(repo: FakeRepo, token: FakeToken, branch: string, form: 'rest' | 'graphql'): void {
  mayRead(repo, token);
  if (token.contents !== 'write') throw refusal(token);
  archived(repo);
  if (!repo.guarded.has(branch)) return;
  const why = 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n';
  throw form === 'rest'
    ? new ApiError(422, why, 'UNPROCESSABLE')
    : new ApiError(200, why, 'BRANCH_PROTECTION_RULE_VIOLATION');
}

/** @throws ApiError unless the token may open and change pull requests */
export function mayWritePulls(repo: FakeRepo, token: FakeToken): void {
  mayRead(repo, token);
  if (token.pullRequests !== 'write') throw refusal(token);
  archived(repo);
}

/** @throws ApiError where the repository's settings keep workflows from it */
export function mayPropose(repo: FakeRepo, token: FakeToken): void {
  mayWritePulls(repo, token);
  if (token.kind === 'actions' && !repo.actionsMayPropose) {
    throw new ApiError(403, 'GitHub Actions is not permitted to create or approve pull requests.', 'FORBIDDEN');
  }
}

function archived(repo: FakeRepo): void {
  if (repo.archived) throw new ApiError(403, 'Repository was archived so is read-only.', 'FORBIDDEN');
}
