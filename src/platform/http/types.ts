/** Why a request brought nothing. `stale`: the parent commit is not the newest; `refused`: another answer of 400 to 499. */
export type HttpCode =
  | 'unauthorized'
  | 'forbidden'
  | 'gated'
  | 'not-found'
  | 'repo-not-found'
  | 'revision-not-found'
  | 'disabled'
  | 'conflict'
  | 'stale'
  | 'refused'
  | 'rate-limited'
  | 'server-error'
  | 'network'
  | 'timeout'
  | 'too-large'
  | 'bad-answer';

/** A request that failed, with a sentence that holds no secret. */
export interface HttpTrouble {
  readonly code: HttpCode;
  /** null: there was no answer. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly message: string;
  /** How long the server asks to wait. */
  readonly retryAfterMs?: number;
}

/** What a request brought. */
export type HttpResult =
  | {
      readonly ok: true;
      /** 2xx, or one that `takes` names; 416 where a range was asked for; 3xx where a redirect to another origin was not to be followed. */
      readonly status: number;
      readonly headers: Headers;
      /** Headers of the last answer from the endpoint's own origin: `headers`, unless a redirect led elsewhere. */
      readonly home: Headers;
      readonly bytes: Uint8Array;
      /** The body went on after `bytes`. */
      readonly truncated: boolean;
    }
  | { readonly ok: false; readonly trouble: HttpTrouble };

/** Bytes of a file: from one to another (both within), from one on, or the last ones. */
export type ByteRange = { readonly from: number; readonly to?: number } | { readonly last: number };

/** The rest of a request. */
export interface HttpInit {
  /** A list gives the name several times. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Sent as it is; `content-type` goes with `headers`. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly range?: ByteRange;
  /** Default: `application/json`. */
  readonly accept?: string;
  /** Most bytes of the answer's body to take. */
  readonly maxBytes: number;
  /** A POST that changes nothing: it is counted as a read, and repeated as one. */
  readonly idempotent?: boolean;
  /** Do not follow a redirect to another origin, but answer with it. */
  readonly stay?: boolean;
  /** Statuses besides 2xx whose answer is wanted. */
  readonly takes?: readonly number[];
}

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** Requests sent so far, repeated and redirected ones included, and bytes of bodies received. */
export interface HttpCounts {
  readonly reads: number;
  readonly writes: number;
  readonly bytes: number;
}

/** Talks to one endpoint. Never throws on what a server does. */
export interface Http {
  /** Without a trailing slash in its path. */
  readonly endpoint: URL;
  readonly hasToken: boolean;
  readonly counts: HttpCounts;
  /** @param path relative to the endpoint, each part encoded (`pathOf`) */
  request(method: HttpMethod, path: string, init: HttpInit): Promise<HttpResult>;
  /**
   * The same as a `fetch` for libraries: only addresses of the endpoint's origin, with the token of this client. It
   * throws `HttpFailure` where `request` would give trouble.
   */
  readonly fetch: typeof fetch;
}

/** How to talk. */
export interface HttpOptions {
  /** https, or http on the loopback. */
  readonly endpoint: URL;
  readonly token: string | null;
  readonly userAgent: string;
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly now?: () => number;
  /** Most milliseconds of waiting for the server, all requests together. */
  readonly maxWaitMs?: number;
  /** Most milliseconds without a byte. */
  readonly timeoutMs?: number;
}

/** A failed request of `Http.fetch`. */
export class HttpFailure extends Error {
  readonly trouble: HttpTrouble;

  constructor(trouble: HttpTrouble) {
    super(trouble.message);
    this.name = 'HttpFailure';
    this.trouble = trouble;
  }
}
