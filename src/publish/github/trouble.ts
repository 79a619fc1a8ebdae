import { shown } from '../../report/escape/visible.ts';
import { maskSecrets } from '../../platform/mask.ts';

/** Why a request to GitHub brought nothing. */
export type GithubTroubleCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  /** "Allow GitHub Actions to create and approve pull requests" is off. */
  | 'setting'
  | 'archived'
  | 'protected'
  | 'no-drafts'
  | 'rate-limited'
  /** The repository is no longer what it was when it was read: look again. */
  | 'moved'
  /** Whether it was done is not known: look again. */
  | 'network'
  | 'server-error'
  | 'bad-answer'
  | 'refused';

export interface GithubTrouble {
  readonly code: GithubTroubleCode;
  readonly status: number | null;
  /** What GitHub says, on one line, without secrets. */
  readonly message: string;
  readonly requestId: string | null;
  /** How long GitHub asks to wait. */
  readonly retryAfterMs: number | null;
}

/** What a request brought, or why it brought nothing. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: GithubTrouble };

/** An answer with a status, as far as it is looked at. */
export interface Refused {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** One entry of `errors` in an answer of the GraphQL API. */
export interface GraphqlError {
  readonly type: string;
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** Most characters of GitHub's own words. */
const MAX_MESSAGE = 300;
/** A secondary limit without a time of its own (docs: at least a minute). */
const DEFAULT_WAIT_MS = 60_000;

const MESSAGES: readonly (readonly [RegExp, GithubTroubleCode])[] = [
  [/not permitted to create or approve pull requests/i, 'setting'],
  [/archived/i, 'archived'],
  [/rule violations|protected branch|creations? being restricted/i, 'protected'],
  [/draft pull requests are not supported/i, 'no-drafts'],
  [/already exists|does not exist|no commits between|not a fast forward|can't be blank/i, 'moved'],
  [/head is invalid|has moved|Expected branch to point to|No such branch|No ref/i, 'moved'],
];

/** Sorts an answer of the REST API that is no success. */
export function refusal({ status, headers, data }: Refused): GithubTrouble {
  const message = messageOf(data);
  const made = (code: GithubTroubleCode, retryAfterMs: number | null = null): GithubTrouble => {
    return { code, status, message, requestId: text(headers['x-github-request-id']), retryAfterMs };
  };
  const wait = waitOf(status, headers, message);
  if (wait !== null) return made('rate-limited', wait);
  if (status === 401) return made('unauthorized');
  if (status >= 500) return made('server-error');
  if (status === 403 || status === 422) {
    const known = MESSAGES.find(([pattern]) => pattern.test(message));
    if (known !== undefined) return made(known[1]);
    return made(status === 403 ? 'forbidden' : 'refused');
  }
  if (status === 404 || status === 410) return made('not-found');
  return made(status === 409 ? 'moved' : 'refused');
}

/** Sorts the errors of the GraphQL API: the first that says more than that something went wrong. */
export function graphqlRefusal(errors: readonly GraphqlError[], requestId: string | null): GithubTrouble {
  const sorted = errors.map((error): GithubTrouble => {
    return { code: graphqlCode(error), status: 200, message: clean(error.message), requestId, retryAfterMs: null };
  });
  const first = sorted.find(({ code }) => code !== 'server-error') ?? sorted[0];
  return first ?? { code: 'bad-answer', status: 200, message: 'no data', requestId, retryAfterMs: null };
}

function graphqlCode({ type, message }: GraphqlError): GithubTroubleCode {
  if (/rate limit/i.test(message)) return 'rate-limited';
  switch (type) {
    case 'FORBIDDEN':
    case 'INSUFFICIENT_SCOPES':
      return MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'forbidden';
    case 'NOT_FOUND':
      return /Repository/.test(message) ? 'not-found' : 'moved';
    case 'STALE_DATA':
      return 'moved';
    case 'BRANCH_PROTECTION_RULE_VIOLATION':
      return 'protected';
    case 'RATE_LIMITED':
      return 'rate-limited';
    case '':
    case 'SERVICE_UNAVAILABLE':
    case 'INTERNAL':
      return 'server-error';
    default:
      return MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused';
  }
}

/** Where no answer came. */
export function unreached(message: string): GithubTrouble {
  return { code: 'network', status: null, message: clean(message), requestId: null, retryAfterMs: null };
}

/** An answer in another form than GitHub describes. */
export function badAnswer(what: string): { readonly ok: false; readonly trouble: GithubTrouble } {
  return {
    ok: false,
    trouble: { code: 'bad-answer', status: 200, message: what, requestId: null, retryAfterMs: null },
  };
}

/** How long to wait for a rate limit to end; null when the answer is about something else. */
function waitOf(status: number, headers: Refused['headers'], message: string): number | null {
  if (status !== 429 && status !== 403) return null;
  const after = Number(text(headers['retry-after']) ?? Number.NaN);
  if (Number.isFinite(after) && after >= 0) return after * 1000;
  if (text(headers['x-ratelimit-remaining']) === '0') {
    const reset = Number(text(headers['x-ratelimit-reset']) ?? Number.NaN);
    return Number.isFinite(reset) ? Math.max(0, reset * 1000 - Date.now()) : DEFAULT_WAIT_MS;
  }
  return status === 429 || /secondary rate limit|abuse detection/i.test(message) ? DEFAULT_WAIT_MS : null;
}

function messageOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { message, errors } = data as { readonly message?: unknown; readonly errors?: unknown };
  const parts = [message, ...(Array.isArray(errors) ? errors.slice(0, 5) : [])].map((part: unknown) =>
    typeof part === 'object' && part !== null && 'message' in part ? part.message : part,
  );
  return clean(parts.filter((part) => typeof part === 'string' && part !== '').join(': '));
}

function clean(message: string): string {
  return shown(maskSecrets(message.replaceAll(/\s+/g, ' ').trim()), MAX_MESSAGE);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}
