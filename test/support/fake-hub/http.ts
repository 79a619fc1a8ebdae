import type { IncomingHttpHeaders } from 'node:http';

/** A request as the routes see it. */
export interface HubRequest {
  readonly method: string;
  /** Path segments, each decoded once. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** What a route answers. */
export interface HubReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * A refusal. `broken` marks requests that break the protocol (as opposed to asking for something that is not there): a
 * test can demand that a client never makes one.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly broken: boolean;

  constructor(
    status: number,
    message: string,
    more: { code?: string; headers?: Readonly<Record<string, string>>; broken?: boolean } = {},
  ) {
    super(message);
    this.status = status;
    this.code = more.code ?? null;
    this.headers = more.headers ?? {};
    this.broken = more.broken ?? false;
  }
}

/** A request that no client that knows the protocol makes. */
export function broken(message: string, status = 400): Refusal {
  return new Refusal(status, message, { broken: true });
}

/** The answer to a refusal. */
export function refusalReply(refusal: Refusal): HubReply {
  return {
    status: refusal.status,
    headers: {
      ...(refusal.code === null ? {} : { 'X-Error-Code': refusal.code }),
      'X-Error-Message': refusal.message.replaceAll(/[^\x20-\x7e]/g, '?'),
      ...refusal.headers,
    },
    body: { error: refusal.message },
  };
}

/** The JSON object of a request; anything else is a broken request. */
export function jsonBody(request: HubRequest): Record<string, unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  if (type !== 'application/json') throw broken(`Content-Type must be application/json, not ${type ?? 'missing'}`);
  return objectOf(request.body, 'the body');
}

/** Parses a JSON object. */
export function objectOf(bytes: Uint8Array | string, what: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw broken(`${what} is not JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw broken(`${what} is not an object`);
  return value as Record<string, unknown>;
}

/** A string member of a body. */
export function text(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw broken(`"${name}" must be a string`);
  return value;
}

/** Refuses members that the route does not know. */
export function onlyKeys(names: Iterable<string>, known: readonly string[], what: string): void {
  for (const name of names) if (!known.includes(name)) throw broken(`${what}: unknown "${name}"`);
}

/** Refuses query parameters that the route does not know. */
export function onlyQuery(request: HubRequest, known: readonly string[]): void {
  onlyKeys(request.query.keys(), known, 'query');
}

/** A switch in the query. */
export function flag(request: HubRequest, name: string): boolean {
  const value = request.query.get(name);
  if (value === null || value === 'false' || value === 'False' || value === '0') return false;
  if (value === 'true' || value === 'True' || value === '1') return true;
  throw broken(`query: "${name}" must be a boolean`);
}

/** A whole number in the query, at most `max`. */
export function count(request: HubRequest, name: string, standard: number, max: number = standard): number {
  const value = request.query.get(name);
  if (value === null) return standard;
  if (!/^\d+$/.test(value)) throw broken(`query: "${name}" must be a number`);
  return Math.min(Number(value), max);
}

/** Some bytes of a file, as the `Range` header of a request asks. */
export function rangeReply(
  bytes: Uint8Array,
  range: string | undefined,
  headers: Readonly<Record<string, string>>,
): HubReply {
  const all = { 'Accept-Ranges': 'bytes', ...headers };
  const match = range === undefined ? null : /^bytes=(\d*)-(\d*)$/.exec(range);
  if (range !== undefined && !/^bytes=[\d,\s-]+$/.test(range)) throw broken(`Range "${range}" makes no sense`);
  if (match === null || (match[1] === '' && match[2] === '')) return { status: 200, headers: all, body: bytes };
  const [start, end] =
    match[1] === ''
      ? [Math.max(0, bytes.length - Number(match[2])), bytes.length - 1]
      : [Number(match[1]), match[2] === '' ? bytes.length - 1 : Math.min(Number(match[2]), bytes.length - 1)];
  if (start > end || start >= bytes.length) {
    return { status: 416, headers: { ...all, 'Content-Range': `bytes */${bytes.length}` }, body: new Uint8Array() };
  }
  return {
    status: 206,
    headers: { ...all, 'Content-Range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  };
}
