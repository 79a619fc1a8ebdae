import { buildSchema, execute, parse, validate } from 'graphql';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { schema as official } from '@octokit/graphql-schema';
import { mayRead, mayReadPulls, mayWrite } from './access.ts';
import { ApiError } from './state.ts';
import type { FakePull, FakeRepo, FakeToken } from './state.ts';

const ZERO = '0'.repeat(40);
/** What `repository.id` is, and what mutations must name. */
const REPOSITORY_ID = 'R_fake';

let built: GraphQLSchema | null = null;

/** GitHub's published schema. */
function schemaOf(): GraphQLSchema {
  built ??= buildSchema(official.idl, { assumeValid: true, assumeValidSDL: true });
  return built;
}

/** A query or mutation as it came. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Whether it changes anything. */
export function isMutation(query: string): boolean {
  return parse(query).definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'mutation');
}

/**
 * Answers by GitHub's schema: queries that do not fit it are told to `report`, and answers fit it because graphql
 * completes them.
 */
export async function answerGraphql(
  { query, variables }: GraphqlRequest,
  repo: FakeRepo,
  token: FakeToken,
  web: string,
  report: (fault: string) => void,
): Promise<unknown> {
  const schema = schemaOf();
  const document = parse(query);
  const faults = validate(schema, document);
  for (const { message } of faults) report(`graphql: ${message}`);
  if (faults.length > 0) return { errors: faults.map(({ message }) => ({ message })) };
  const rootValue = {
    viewer: { login: token.login },
    repository: ({ owner, name }: { owner: string; name: string }) => repositoryOf(repo, token, web, owner, name),
    updateRefs: ({ input }: { input: RefsInput }) => updateRefs(repo, token, input),
    createCommitOnBranch: ({ input }: { input: CommitInput }) => commitOnBranch(repo, token, web, input),
  };
  const result: ExecutionResult = await execute({ schema, document, rootValue, variableValues: variables });
  for (const { message, originalError } of result.errors ?? []) {
    if (!(originalError instanceof ApiError)) report(`graphql answer: ${message}`);
  }
  const { errors } = result;
  if (errors === undefined) return { data: result.data };
  return { data: result.data, errors: errors.map(errorOf) };
}

function errorOf({ message, path, locations, originalError }: GraphQLError): object {
  const type = originalError instanceof ApiError ? originalError.type : undefined;
  return { type, path, locations, message };
}

type Node = Record<string, unknown>;

function repositoryOf(repo: FakeRepo, token: FakeToken, web: string, owner: string, name: string): Node {
  const missing = `Could not resolve to a Repository with the name '${owner}/${name}'.`;
  if (owner !== repo.owner || name !== repo.name) throw new ApiError(200, missing, 'NOT_FOUND');
  if (repo.isPrivate && token.contents === 'none') throw new ApiError(200, missing, 'NOT_FOUND');
  const refNode = (branch: string): Node | null => {
    const oid = repo.git.branch(branch);
    return oid === null ? null : { name: branch, target: () => commitNode(repo, oid) };
  };
  return {
    id: REPOSITORY_ID,
    nameWithOwner: repo.fullName,
    url: `${web}/${repo.fullName}`,
    isArchived: repo.archived,
    isPrivate: repo.isPrivate,
    defaultBranchRef: () => refNode(repo.defaultBranch),
    ref: ({ qualifiedName }: { qualifiedName: string }) => refNode(qualifiedName.replace(/^refs\/heads\//, '')),
    pullRequests: (args: PullArgs) => {
      mayReadPulls(repo, token);
      return connection(selected(repo.pulls, args), args, (pull) => pullNode(repo, web, pull));
    },
  };
}

interface PullArgs {
  readonly headRefName?: string;
  readonly baseRefName?: string;
  readonly states?: readonly string[];
  readonly first: number;
  readonly after?: string | null;
}

function stateOf({ state, merged }: FakePull): string {
  return merged ? 'MERGED' : state === 'open' ? 'OPEN' : 'CLOSED';
}

/** Newest first: the only order that is asked for. */
function selected(pulls: readonly FakePull[], { headRefName, baseRefName, states }: PullArgs): FakePull[] {
  return pulls
    .filter((pull) => headRefName === undefined || pull.head === headRefName)
    .filter((pull) => baseRefName === undefined || pull.base === baseRefName)
    .filter((pull) => states === undefined || states.includes(stateOf(pull)))
    .toReversed();
}

function connection<T>(
  items: readonly T[],
  { first, after }: { readonly first: number; readonly after?: string | null },
  node: (item: T) => Node,
): Node {
  if (first > 100)
    throw new ApiError(200, 'Requesting more than 100 records exceeds the limit', 'EXCESSIVE_PAGINATION');
  const start = after == null ? 0 : Number(after);
  const end = Math.min(start + first, items.length);
  return {
    nodes: items.slice(start, end).map(node),
    totalCount: items.length,
    pageInfo: { hasNextPage: end < items.length, hasPreviousPage: start > 0, endCursor: String(end) },
  };
}

function pullNode(repo: FakeRepo, web: string, pull: FakePull): Node {
  return {
    number: pull.number,
    url: `${web}/${repo.fullName}/pull/${pull.number}`,
    title: pull.title,
    body: pull.body,
    state: stateOf(pull),
    isDraft: pull.draft,
    isCrossRepository: pull.fork !== null,
    baseRefName: pull.base,
    headRefName: pull.head,
    headRefOid: pull.oid,
    author: { __typename: pull.login.endsWith('[bot]') ? 'Bot' : 'User', login: pull.login },
    labels: (args: { first: number }) => connection(pull.labels, args, (name) => ({ name })),
    commits: ({ last }: { last: number }) => ({
      nodes: Array.from({ length: last }, () => ({ commit: () => commitNode(repo, pull.oid) })),
    }),
  };
}

function commitNode(repo: FakeRepo, oid: string): Node {
  const info = repo.git.info(oid);
  return {
    __typename: 'Commit',
    oid,
    message: info.message,
    parents: (args: { first: number }) => connection(info.parents, args, (parent) => commitNode(repo, parent)),
    file: ({ path }: { path: string }) => {
      const entry = repo.git.entry(oid, path);
      if (entry === null) throw new ApiError(200, `Could not resolve file for path '${path}'.`, 'NOT_FOUND');
      return { oid: entry.oid, size: entry.size, mode: entry.mode, type: 'blob' };
    },
  };
}

interface RefsInput {
  readonly repositoryId: string;
  readonly refUpdates: readonly {
    readonly name: string;
    readonly beforeOid?: string;
    readonly afterOid: string;
    readonly force?: boolean;
  }[];
}

/** All or nothing, and only where every branch is what was expected. */
function updateRefs(repo: FakeRepo, token: FakeToken, { repositoryId, refUpdates }: RefsInput): Node {
  if (repositoryId !== REPOSITORY_ID) throw new ApiError(200, 'Could not resolve to a node', 'NOT_FOUND');
  const branches = refUpdates.map(({ name }) => name.replace(/^refs\/heads\//, ''));
  for (const [i, { beforeOid, afterOid, force }] of refUpdates.entries()) {
    const branch = branches[i] ?? '';
    mayWrite(repo, token, branch, 'graphql');
    const before = repo.git.branch(branch);
    const stale = beforeOid !== undefined && beforeOid !== (before ?? ZERO);
    if (stale) throw new ApiError(200, `Reference cannot be updated: ${branch} has moved`, 'UNPROCESSABLE');
    if (afterOid === ZERO) {
      if (before === null) throw new ApiError(200, 'Reference does not exist', 'UNPROCESSABLE');
      continue;
    }
    if (repo.git.resolve(afterOid) === null) throw new ApiError(200, 'Object does not exist', 'UNPROCESSABLE');
    if (before !== null && force !== true && !repo.git.isAncestor(before, afterOid)) {
      throw new ApiError(200, 'Update is not a fast forward', 'UNPROCESSABLE');
    }
  }
  for (const [i, { afterOid }] of refUpdates.entries())
    repo.move(branches[i] ?? '', afterOid === ZERO ? null : afterOid);
  return { clientMutationId: null };
}

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner?: string; readonly branchName?: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
}

function commitOnBranch(repo: FakeRepo, token: FakeToken, web: string, input: CommitInput): Node {
  const name = input.branch.branchName ?? '';
  mayRead(repo, token);
  mayWrite(repo, token, name, 'graphql');
  const head = repo.git.branch(name);
  if (input.branch.repositoryNameWithOwner !== repo.fullName || head === null) {
    throw new ApiError(200, `No such branch: ${name}`, 'NOT_FOUND');
  }
  if (head !== input.expectedHeadOid) {
    const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`;
    throw new ApiError(200, message, 'STALE_DATA');
  }
  const files = new Map<string, Uint8Array | null>();
  for (const { path, contents } of input.fileChanges?.additions ?? []) files.set(path, Buffer.from(contents, 'base64'));
  for (const { path } of input.fileChanges?.deletions ?? []) files.set(path, null);
  const { headline, body } = input.message;
  const message = body === undefined || body === '' ? headline : `${headline}\n\n${body}`;
  const oid = repo.git.commit(head, files, message, {
    name: token.login,
    email: `${token.login}@users.noreply.github.com`,
  });
  repo.move(name, oid);
  return { commit: { ...commitNode(repo, oid), url: `${web}/${repo.fullName}/commit/${oid}` } };
}
