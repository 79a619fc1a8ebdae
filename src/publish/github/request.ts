import { getOctokit } from '@actions/github';
import { readBody } from '../../platform/http/body.ts';
import { badAnswer, graphqlRefusal, refusal, unreached } from './trouble.ts';
import type { Answer, GithubTrouble, GraphqlError, Refused } from './trouble.ts';

export interface RequestOptions {
  readonly token: string;
  /** Base address of the REST API, as in GITHUB_API_URL. */
  readonly apiUrl: string;
  readonly userAgent: string;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Requests so far. */
export interface RequestCounts {
  reads: number;
  writes: number;
}

/** What a query brought: data, and what GitHub has to say about parts of it. */
export interface GraphqlAnswer {
  readonly data: unknown;
  readonly errors: readonly GraphqlError[];
  readonly requestId: string | null;
}

/** A request may stand still for so long. */
const TIMEOUT_MS = 30_000;
/** Most bytes of one answer. */
const MAX_BODY = 64 * 1024 * 1024;
/** Repeats of a read, and of a write that GitHub says it has not done. */
const MAX_REPEATS = 3;
/** All waiting of a run. */
const MAX_WAIT_MS = 90_000;
const FIRST_PAUSE_MS = 500;

/** Sends requests through GitHub's own client. Waits out short rate limits, and repeats reads that failed on the way. */
export class Requests {
  readonly counts: RequestCounts = { reads: 0, writes: 0 };
  private readonly octokit: ReturnType<typeof getOctokit>;
  private readonly sleep: (ms: number) => Promise<void>;
  private readonly token: string;
  private waited = 0;

  constructor({ token, apiUrl, userAgent, sleep }: RequestOptions) {
    const silent = (): void => {};
    this.octokit = getOctokit(token, {
      baseUrl: apiUrl,
      userAgent,
      request: { fetch: bounded },
      log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    this.sleep = sleep;
    this.token = token;
  }

  /**
   * One request to the REST API.
   * @param route `GET /repos/{owner}/{repo}/…`
   */
  async rest(route: string, parameters: Readonly<Record<string, unknown>>): Promise<Answer<unknown>> {
    const isWrite = !route.startsWith('GET ');
    const headers = { 'X-GitHub-Api-Version': '2022-11-28' };
    const sent = await this.send(isWrite, () => this.octokit.request(route, { ...parameters, headers }));
    return sent.ok ? { ok: true, value: sent.value.data } : sent;
  }

  /** A query. Data may come with errors about parts of it. */
  async query(text: string, variables: Readonly<Record<string, unknown>>): Promise<Answer<GraphqlAnswer>> {
    return await this.graphql(false, text, variables);
  }

  /** A mutation with one field. */
  async mutate(text: string, variables: Readonly<Record<string, unknown>>): Promise<Answer<unknown>> {
    const answer = await this.graphql(true, text, variables);
    if (!answer.ok) return answer;
    const { data, errors, requestId } = answer.value;
    return errors.length > 0 ? { ok: false, trouble: graphqlRefusal(errors, requestId) } : { ok: true, value: data };
  }

  /** Waits, where the run's patience allows it. */
  async pause(ms: number): Promise<boolean> {
    if (this.waited + ms > MAX_WAIT_MS) return false;
    this.waited += ms;
    await this.sleep(ms);
    return true;
  }

  private async graphql(
    isWrite: boolean,
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Answer<GraphqlAnswer>> {
    const sent = await this.send(isWrite, () =>
      this.octokit.request('POST {+url}', { url: this.graphqlUrl(), query, variables }),
    );
    if (!sent.ok) return sent;
    const { data, headers } = sent.value;
    if (typeof data !== 'object' || data === null) return badAnswer('the answer is no JSON');
    const { data: value = null, errors } = data as { readonly data?: unknown; readonly errors?: unknown };
    const id = headers['x-github-request-id'];
    return {
      ok: true,
      value: { data: value, errors: errorsOf(errors), requestId: typeof id === 'string' ? id : null },
    };
  }

  /** GitHub Enterprise Server has it beside the REST API. */
  private graphqlUrl(): string {
    const { baseUrl } = this.octokit.request.endpoint.DEFAULTS;
    return /\/api\/v3\/?$/.test(baseUrl)
      ? baseUrl.replace(/\/api\/v3\/?$/, '/api/graphql')
      : `${baseUrl.replace(/\/$/, '')}/graphql`;
  }

  private async send(isWrite: boolean, request: () => Promise<Refused>): Promise<Answer<Refused>> {
    for (let repeat = 0; ; repeat += 1) {
      this.counts[isWrite ? 'writes' : 'reads'] += 1;
      const answer = this.discreet(await settle(request));
      if (answer.ok) {
        if (typeof answer.value.data === 'object' || answer.value.status === 204) return answer;
        if (isWrite || repeat >= MAX_REPEATS) return badAnswer('the answer is no JSON');
      } else if (repeat >= MAX_REPEATS || !mayRepeat(answer.trouble, isWrite)) {
        return answer;
      }
      const asked = answer.ok ? null : answer.trouble.retryAfterMs;
      if (!(await this.pause(asked ?? FIRST_PAUSE_MS * 2 ** repeat))) return answer.ok ? badAnswer('') : answer;
    }
  }

  /** What comes back may repeat what was sent. */
  private discreet<T>(answer: Answer<T>): Answer<T> {
    if (answer.ok) return answer;
    const message = answer.trouble.message.replaceAll(this.token, '***');
    return { ok: false, trouble: { ...answer.trouble, message } };
  }
}

/** Reads are repeated; a write only where GitHub says that it has not been done. */
function mayRepeat({ code }: GithubTrouble, isWrite: boolean): boolean {
  return code === 'rate-limited' || (!isWrite && (code === 'network' || code === 'server-error'));
}

async function settle(request: () => Promise<Refused>): Promise<Answer<Refused>> {
  try {
    return { ok: true, value: await request() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { response } = error as { readonly response?: Refused };
    if (response !== undefined) return { ok: false, trouble: refusal(response) };
    // What is no answer of GitHub and no failure to reach it is a bug of ours.
    if (!('request' in error) && error.name !== 'AbortError') throw error;
    return { ok: false, trouble: unreached(error.message) };
  }
}

function errorsOf(errors: unknown): GraphqlError[] {
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, 1000).map((error: unknown): GraphqlError => {
    const { type, message, path } = (typeof error === 'object' && error !== null ? error : {}) as Record<
      string,
      unknown
    >;
    return {
      type: typeof type === 'string' ? type : '',
      message: typeof message === 'string' ? message : '',
      path: Array.isArray(path) ? path.filter((part) => typeof part === 'string' || typeof part === 'number') : [],
    };
  });
}

/** Node's own way to the network, with an end to waiting and to size. */
async function bounded(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { bytes, truncated } = await readBody(response, MAX_BODY, () => {});
  if (truncated) throw new TypeError(`an answer of more than ${MAX_BODY} bytes`);
  const { status, headers } = response;
  const empty = status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : (bytes as Uint8Array<ArrayBuffer>), { status, headers: [...headers] });
}
