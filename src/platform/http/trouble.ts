import { maskSecrets } from '../mask.ts';
import type { HttpCode, HttpTrouble } from './types.ts';

/** Longest text of a server that is passed on. */
const MAX_WORDS = 300;

/** The request that failed, for its sentence. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly token: string | null;
}

/**
 * What an answer that is no success means, in the words of the Hub's own client: a 401 without more stands for a repo
 * that is missing or private.
 * @param text the beginning of the body
 */
export function answerTrouble(asked: Asked, status: number, headers: Headers, text: string): HttpTrouble {
  const words = wordsOf(headers, text);
  const code = codeOf(asked, status, headers.get('x-error-code') ?? '', words);
  const requestId = plain(headers.get('x-request-id') ?? headers.get('x-amz-cf-id') ?? '', 100);
  const tail = words === '' ? '' : `: ${hide(words, asked.token)}`;
  const id = requestId === '' ? '' : ` (request ${hide(requestId, asked.token)})`;
  return {
    code,
    status,
    requestId: requestId === '' ? null : hide(requestId, asked.token),
    message: `${asked.url.host} answered ${status} to ${asked.method} ${shownPath(asked)}${tail}${id}`,
  };
}

function codeOf(asked: Asked, status: number, code: string, words: string): HttpCode {
  if (code === 'GatedRepo') return 'gated';
  if (code === 'RevisionNotFound') return 'revision-not-found';
  if (code === 'RepoNotFound') return 'repo-not-found';
  if (code === 'EntryNotFound') return 'not-found';
  if (/access to this (?:resource|repo\w*) (?:is|has been) disabled/i.test(words)) return 'disabled';
  switch (status) {
    case 401: {
      const isRepo = /^\/(?:api\/)?datasets\//.test(asked.url.pathname);
      return isRepo && asked.token === null && !/invalid credentials/i.test(words) ? 'repo-not-found' : 'unauthorized';
    }
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    case 408:
      return 'timeout';
    case 409:
      return 'conflict';
    case 412:
      return 'stale';
    case 413:
      return 'too-large';
    case 429:
      return 'rate-limited';
    default:
      if (status >= 500) return 'server-error';
      return status >= 400 ? 'refused' : 'bad-answer';
  }
}

/** What the server says in its own words. */
function wordsOf(headers: Headers, text: string): string {
  const header = headers.get('x-error-message');
  if (header !== null && header !== '') return plain(header, MAX_WORDS);
  if (!/json/i.test(headers.get('content-type') ?? '')) {
    return /plain/i.test(headers.get('content-type') ?? '') ? plain(text, MAX_WORDS) : '';
  }
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return '';
    const { error, message } = body as { error?: unknown; message?: unknown };
    const words = typeof error === 'string' ? error : typeof message === 'string' ? message : '';
    return plain(words, MAX_WORDS);
  } catch {
    return '';
  }
}

/** One line without control characters, cut. */
function plain(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

/** Text without the token and other secrets. */
function hide(text: string, token: string | null): string {
  return maskSecrets(token === null || token === '' ? text : text.replaceAll(token, '***'));
}

/** The path without the query, which may hold a signature. */
function shownPath(asked: Asked): string {
  return hide(plain(asked.url.pathname, MAX_WORDS), asked.token);
}

/** An answer that cannot be used. */
export function ownTrouble(asked: Asked, code: HttpCode, what: string, status: number | null = null): HttpTrouble {
  const place = `${asked.url.host}, ${asked.method} ${shownPath(asked)}`;
  return { code, status, requestId: null, message: `${hide(what, asked.token)} (${place})` };
}

/** Codes of the system and of Node's HTTP client after which nothing has reached the server. */
const NOT_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What an exception of `fetch` means. `sent`: the server may have acted. */
export function fetchTrouble(asked: Asked, error: unknown): { readonly trouble: HttpTrouble; readonly sent: boolean } {
  const code = causeCode(error);
  const words: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'no server answers there',
    ENOTFOUND: 'its name is not known',
    EAI_AGAIN: 'its name cannot be looked up now',
    ECONNRESET: 'the connection broke',
    UND_ERR_SOCKET: 'the connection broke',
    UND_ERR_CONNECT_TIMEOUT: 'it took too long to connect',
  };
  const why = Object.hasOwn(words, code) ? words[code] : code === '' ? 'the connection failed' : code;
  const trouble = ownTrouble(asked, 'network', `${asked.url.host} cannot be reached: ${why}`);
  return { trouble, sent: !NOT_SENT.has(code) };
}

/** The code of an error or of what caused it. */
function causeCode(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') return plain(at.code, 60);
    const [first] = at instanceof AggregateError ? (at.errors as unknown[]) : [];
    if (first instanceof Error && 'code' in first && typeof first.code === 'string') return plain(first.code, 60);
  }
  return '';
}
