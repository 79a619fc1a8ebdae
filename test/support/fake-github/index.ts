import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FaultPlan } from '../fake-hub/faults.ts';
import { answerGraphql, isMutation } from './graphql.ts';
import type { GraphqlRequest } from './graphql.ts';
import { answerFault, match, requestFaults } from './official.ts';
import { answerRest, errorAnswer } from './rest.ts';
import type { RestAnswer } from './rest.ts';
import { ApiError, FakeRepo } from './state.ts';
import type { FakeRepoOptions, FakeToken } from './state.ts';

export type { FakeToken } from './state.ts';

/** A request as the log keeps it: no secrets, but whose token it was. */
export interface GithubRequest {
  readonly method: string;
  /** Path and query; for GraphQL with the name of the operation. */
  readonly path: string;
  readonly login: string | null;
  readonly isWrite: boolean;
  /** null: the connection was cut before an answer. */
  status: number | null;
}

/** A running stand-in for GitHub's API with one repository. */
export interface FakeGithub {
  /** Base address of the REST API. */
  readonly url: string;
  readonly repo: FakeRepo;
  readonly tokens: Map<string, FakeToken>;
  readonly faults: FaultPlan;
  readonly requests: GithubRequest[];
  /** What did not fit GitHub's own descriptions. Empty, or the test fails. */
  readonly violations: string[];
  /** Called with every request before it is answered: what others do meanwhile. */
  meanwhile: ((request: GithubRequest) => void) | null;
  /** Reads and writes since the last call. */
  takeCounts(): { readonly reads: number; readonly writes: number };
  stop(): Promise<void>;
}

/** The workflow's own token, as it is when the workflow asks for both permissions. */
export const ACTIONS_TOKEN: FakeToken = {
  login: 'github-actions[bot]',
  kind: 'actions',
  contents: 'write',
  pullRequests: 'write',
};

/** Web address that the fake's pages have. */
const WEB = 'https://github.com';

/** Starts the stand-in on a free port of the loopback interface. */
export async function startFakeGithub(options: FakeRepoOptions): Promise<FakeGithub> {
  const repo = new FakeRepo(options);
  const server = createServer((incoming, response) => {
    serve(fake, incoming, response).catch((error: unknown) => {
      fake.violations.push(`the stand-in failed: ${error instanceof Error ? error.stack : String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  let counted = 0;
  const fake: FakeGithub = {
    url: `http://127.0.0.1:${address.port}`,
    repo,
    tokens: new Map(),
    faults: new FaultPlan(),
    requests: [],
    violations: [],
    meanwhile: null,
    takeCounts: () => {
      const since = fake.requests.slice(counted);
      counted = fake.requests.length;
      const writes = since.filter(({ isWrite }) => isWrite).length;
      return { reads: since.length - writes, writes };
    },
    stop: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
  return fake;
}

async function serve(fake: FakeGithub, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', fake.url);
  // GitHub Enterprise Server: the REST API below /api/v3, GraphQL beside it.
  url.pathname = url.pathname.replace(/^\/api\/v3(?=\/)/, '').replace(/^\/api\/graphql$/, '/graphql');
  const isGraphql = url.pathname === '/graphql';
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const token = tokenOf(fake, incoming);
  const query = isGraphql ? (body as GraphqlRequest) : null;
  const request: GithubRequest = {
    method,
    path: decodeURIComponent(
      query === null ? `${url.pathname}${url.search}` : `/graphql ${operationName(query.query)}`,
    ),
    login: token?.login ?? null,
    isWrite: query === null ? method !== 'GET' : isMutation(query.query),
    status: null,
  };
  fake.requests.push(request);
  checkHeaders(fake, incoming, request);
  fake.meanwhile?.(request);
  const fault = fake.faults.take(method, request.path);
  if (fault === 'hang') return;
  if (fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (typeof fault === 'object' && fault !== null && 'slow' in fault) {
    await new Promise((resolve) => {
      setTimeout(resolve, fault.slow);
    });
  }
  const planned = typeof fault === 'object' && fault !== null && 'status' in fault ? fault : null;
  let answer: RestAnswer = { status: 401, body: { message: 'Bad credentials', status: '401' } };
  if (planned === null || planned.handled === true) {
    if (token !== null) {
      answer =
        query === null
          ? rest(fake, method, url, body, token)
          : {
              status: 200,
              body: await answerGraphql(query, fake.repo, token, WEB, (text) => fake.violations.push(text)),
            };
    }
  }
  if (fault === 'lost-answer') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (planned !== null) {
    const message = `planned answer ${planned.status}`;
    answer = {
      status: planned.status,
      body: planned.body ?? { message, documentation_url: '', status: String(planned.status) },
    };
  }
  request.status = answer.status;
  send(response, answer, planned?.headers ?? {}, fault === 'cut-body');
}

function tokenOf(fake: FakeGithub, { headers }: IncomingMessage): FakeToken | null {
  const value = /^(?:token|bearer) (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return value === undefined ? null : (fake.tokens.get(value) ?? null);
}

function rest(fake: FakeGithub, method: string, url: URL, body: unknown, token: FakeToken): RestAnswer {
  const matched = match(method, url.pathname);
  if (matched === null) {
    fake.violations.push(`${method} ${url.pathname}: not among the described operations`);
    return errorAnswer(new ApiError(404, 'Not Found', 'NOT_FOUND'));
  }
  fake.violations.push(...requestFaults(matched, url.searchParams, body));
  const values = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const answer = answerRest(matched, { repo: fake.repo, token, query: url.searchParams, body: values, web: WEB });
  const wrong = answerFault(matched, answer.status, answer.body);
  if (wrong !== null) fake.violations.push(`answer of ${wrong}`);
  return answer;
}

/** GitHub refuses requests without a name, and answers by the version that is asked for. */
function checkHeaders(fake: FakeGithub, { headers }: IncomingMessage, request: GithubRequest): void {
  const where = `${request.method} ${request.path}`;
  if (headers['user-agent']?.startsWith('envcard/') !== true) fake.violations.push(`${where}: no user agent of ours`);
  if (!/application\/vnd\.github\S*json/.test(headers.accept ?? ''))
    fake.violations.push(`${where}: accepts ${headers.accept}`);
  if (!request.path.startsWith('/graphql') && headers['x-github-api-version'] !== '2022-11-28') {
    fake.violations.push(`${where}: names no version of the API`);
  }
}

function operationName(query: string): string {
  return /\b(?:query|mutation) (\w+)/.exec(query)?.[1] ?? 'unnamed';
}

function send(
  response: ServerResponse,
  { status, body }: RestAnswer,
  headers: Readonly<Record<string, string>>,
  cut: boolean,
): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-github-request-id': 'FAKE:1',
    'x-ratelimit-remaining': '4000',
    ...(cut ? { 'content-length': String(Buffer.byteLength(text)) } : {}),
    ...headers,
  });
  if (cut) {
    response.write(text.slice(0, text.length / 2));
    setTimeout(() => response.socket?.destroy(), 20);
    return;
  }
  response.end(text === '' ? undefined : text);
}
