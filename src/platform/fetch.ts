import { readBody } from './http/body.ts';
import { Deadline } from './http/deadline.ts';
import { redirectTarget } from './http/origin.ts';
import { answerTrouble, fetchTrouble, ownTrouble } from './http/trouble.ts';
import type { Asked } from './http/trouble.ts';
import { HttpFailure } from './http/types.ts';
import type { ByteRange, Http, HttpInit, HttpMethod, HttpOptions, HttpResult } from './http/types.ts';
import { askedWait, Pauses } from './http/wait.ts';

export { pathOf } from './http/origin.ts';
export { HttpFailure } from './http/types.ts';
export type * from './http/types.ts';

const MAX_REDIRECTS = 5;
/** Attempts after server errors and broken connections, and after being told to slow down. */
const MAX_ATTEMPTS = { fault: 4, limit: 8 } as const;
const FIRST_PAUSE_MS = 500;
const MAX_WAIT_MS = 300_000;
const TIMEOUT_MS = 30_000;
const ERROR_BODY = 64 * 1024;
/** Most bytes of one answer to a library. */
const LIBRARY_BODY = 32 * 1024 * 1024;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']);

/**
 * A client for one endpoint. It repeats what the server put off (429, 5xx, broken connections) within a bounded time,
 * follows redirects itself and leaves the token behind when one leads to another origin, and bounds time and size.
 */
export function createHttp(options: HttpOptions): Http {
  return new Client(options);
}

/** One attempt: what it brought, and whether and when another one makes sense. */
type Attempt =
  | { readonly done: HttpResult }
  | { readonly failed: HttpResult & { ok: false }; readonly cause: 'fault' | 'limit'; readonly wait: number | null };

class Client implements Http {
  readonly endpoint: URL;
  readonly counts = { reads: 0, writes: 0, bytes: 0 };
  private readonly token: string | null;
  private readonly userAgent: string;
  private readonly send: typeof fetch;
  private readonly now: () => number;
  private readonly timeout: number;
  private readonly pauses: Pauses;

  constructor(options: HttpOptions) {
    this.endpoint = options.endpoint;
    this.token = options.token;
    this.userAgent = options.userAgent;
    this.send = options.fetch ?? fetch;
    this.now = options.now ?? Date.now;
    this.timeout = options.timeoutMs ?? TIMEOUT_MS;
    const sleep = options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
    this.pauses = new Pauses(this.now, sleep, options.maxWaitMs ?? MAX_WAIT_MS);
  }

  get hasToken(): boolean {
    return this.token !== null;
  }

  async request(method: HttpMethod, path: string, init: HttpInit): Promise<HttpResult> {
    const base = this.endpoint.pathname.replace(/\/$/, '');
    const url = URL.canParse(`${this.endpoint.origin}${base}${path}`)
      ? new URL(`${this.endpoint.origin}${base}${path}`)
      : null;
    // A path that the parser of addresses changes (`..`, `\`) is not the one that was meant.
    if (url === null || url.origin !== this.endpoint.origin || url.pathname !== `${base}${path}`) {
      const asked = { method, url: this.endpoint, token: this.token };
      return { ok: false, trouble: ownTrouble(asked, 'bad-answer', 'the path cannot be asked for') };
    }
    for (const [name, value] of Object.entries(init.query ?? {})) {
      for (const one of Array.isArray(value) ? (value as readonly string[]) : [value])
        url.searchParams.append(name, String(one));
    }
    return await this.repeat(method, url, init);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(request === null ? String(input) : request.url);
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const asked = { method, url, token: this.token };
    if (url.origin !== this.endpoint.origin || !METHODS.has(method)) {
      const what = `an answer of ${this.endpoint.host} leads to another server, which is not followed`;
      throw new HttpFailure(ownTrouble(asked, 'bad-answer', what));
    }
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.delete('authorization');
    const sent = init?.body ?? request?.body ?? null;
    const body = sent === null ? undefined : new Uint8Array(await new Response(sent).arrayBuffer());
    const accept = headers.get('accept') ?? '*/*';
    const result = await this.repeat(method as HttpMethod, url, {
      ...(body === undefined ? {} : { body }),
      headers: Object.fromEntries(headers),
      accept,
      maxBytes: LIBRARY_BODY,
    });
    if (!result.ok) throw new HttpFailure(result.trouble);
    if (result.truncated) throw new HttpFailure(ownTrouble(asked, 'too-large', 'the answer is too large'));
    const empty = [204, 205, 304].includes(result.status);
    return new Response(empty ? null : (result.bytes as Uint8Array<ArrayBuffer>), {
      status: result.status,
      headers: result.headers,
    });
  };

  /** Sends a request until it is answered, or not worth repeating. */
  private async repeat(method: HttpMethod, url: URL, init: HttpInit): Promise<HttpResult> {
    const isRead = method === 'GET' || method === 'HEAD' || init.idempotent === true;
    for (let attempt = 1; ; attempt += 1) {
      const { closed } = this.pauses;
      if (closed > 0) {
        const what = `${url.host} limits requests; it can be asked again in ${Math.ceil(closed / 1000)} s`;
        const trouble = ownTrouble({ method, url, token: this.token }, 'rate-limited', what, 429);
        return { ok: false, trouble: { ...trouble, retryAfterMs: closed } };
      }
      await this.pauses.over();
      const outcome = await this.attempt(method, url, init, isRead);
      if ('done' in outcome) return outcome.done;
      const asked = outcome.wait ?? FIRST_PAUSE_MS * 2 ** (attempt - 1) * (outcome.cause === 'limit' ? 4 : 1);
      // Asked for none, each repeat would follow at once, and nothing of it count as waiting.
      const pause = Math.max(asked, FIRST_PAUSE_MS);
      const again = attempt < MAX_ATTEMPTS[outcome.cause] && this.pauses.start(pause);
      if (again) continue;
      if (outcome.cause === 'limit') this.pauses.close(pause);
      return outcome.failed;
    }
  }

  /** Sends a request once, redirects included. */
  private async attempt(method: HttpMethod, start: URL, init: HttpInit, isRead: boolean): Promise<Attempt> {
    const abort = new AbortController();
    const deadline = new Deadline(abort, this.timeout);
    let url = start;
    let withToken = this.token !== null;
    let home = new Headers();
    let asked: Asked = { method, url, token: this.token };
    try {
      for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
        this.counts[isRead ? 'reads' : 'writes'] += 1;
        deadline.alive();
        const response = await this.send(url, {
          method,
          headers: this.headers(init, withToken),
          ...bodyOf(init),
          redirect: 'manual',
          signal: abort.signal,
        });
        deadline.alive();
        if (url.origin === this.endpoint.origin) home = response.headers;
        const location = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null) {
          return await this.receive(asked, response, home, init, isRead, deadline);
        }
        response.body?.cancel().catch(() => {});
        const target = redirectTarget(location, url, this.endpoint);
        const leaves = target?.origin !== url.origin;
        // A request with a body is only repeated where it was sent to, and not as a GET.
        const keeps = isGet(method) || ([307, 308].includes(response.status) && !leaves);
        if (target === null || !keeps) {
          const what = `${url.host} redirects to a place that is not followed`;
          return { done: { ok: false, trouble: ownTrouble(asked, 'bad-answer', what, response.status) } };
        }
        if (leaves && init.stay === true) {
          const { status, headers } = response;
          return { done: { ok: true, status, headers, home, bytes: new Uint8Array(0), truncated: false } };
        }
        withToken &&= target.origin === this.endpoint.origin;
        url = target;
        asked = { method, url, token: this.token };
      }
      const what = `more than ${MAX_REDIRECTS} redirects`;
      return { done: { ok: false, trouble: ownTrouble(asked, 'bad-answer', what) } };
    } catch (error) {
      const late = abort.signal.aborted;
      const { trouble, sent } = late
        ? { trouble: ownTrouble(asked, 'timeout', `${url.host} took too long to answer`), sent: true }
        : fetchTrouble(asked, error);
      const failed: HttpResult = { ok: false, trouble };
      return isRead || !sent ? { failed, cause: 'fault', wait: null } : { done: failed };
    } finally {
      deadline.end();
    }
  }

  /** Takes the answer that is no redirect. */
  private async receive(
    asked: Asked,
    response: Response,
    home: Headers,
    init: HttpInit,
    isRead: boolean,
    deadline: Deadline,
  ): Promise<Attempt> {
    const { status, headers } = response;
    const good = response.ok || (status === 416 && init.range !== undefined) || init.takes?.includes(status) === true;
    const { bytes, truncated } = await readBody(response, good ? init.maxBytes : ERROR_BODY, (length) => {
      this.counts.bytes += length;
      deadline.alive();
    });
    if (good) return { done: { ok: true, status, headers, home, bytes, truncated } };
    const trouble = answerTrouble(asked, status, headers, new TextDecoder().decode(bytes));
    const wait = askedWait(headers, this.now());
    const failed: HttpResult = { ok: false, trouble: wait === null ? trouble : { ...trouble, retryAfterMs: wait } };
    // A refused request has changed nothing, so even a write may be sent again.
    if (status === 429) return { failed, cause: 'limit', wait };
    return isRead && [500, 502, 503, 504].includes(status)
      ? { failed, cause: 'fault', wait: status === 503 ? wait : null }
      : { done: failed };
  }

  private headers(init: HttpInit, withToken: boolean): Headers {
    const headers = new Headers(init.headers);
    headers.set('accept', init.accept ?? 'application/json');
    headers.set('user-agent', this.userAgent);
    if (init.json !== undefined) headers.set('content-type', 'application/json');
    if (init.range !== undefined) headers.set('range', rangeText(init.range));
    if (withToken && this.token !== null) headers.set('authorization', `Bearer ${this.token}`);
    return headers;
  }
}

function isGet(method: HttpMethod): boolean {
  return method === 'GET' || method === 'HEAD';
}

function bodyOf(init: HttpInit): { body?: string | Uint8Array<ArrayBuffer> } {
  if (init.json !== undefined) return { body: JSON.stringify(init.json) };
  return init.body === undefined ? {} : { body: init.body };
}

function rangeText(range: ByteRange): string {
  return 'last' in range ? `bytes=-${range.last}` : `bytes=${range.from}-${range.to ?? ''}`;
}
