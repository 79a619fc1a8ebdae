import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { FaultPlan } from './faults.ts';
import type { FaultAnswer } from './faults.ts';
import { Refusal, broken, refusalReply } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';

/** A request as the log keeps it: everything but secrets. */
export interface LoggedRequest {
  readonly server: 'hub' | 'cdn';
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  /** The path, decoded. */
  readonly path: string;
  readonly hasAuth: boolean;
  readonly role: string;
  readonly range: string | null;
  readonly userAgent: string | null;
  readonly bodySize: number;
  readonly isWrite: boolean;
  /** The answer's status; null where the connection was cut before one. */
  status: number | null;
  /** Bytes of the answer's body. */
  answerSize: number;
  fault: FaultAnswer | null;
}

/** What a listener serves. */
export interface Service {
  readonly name: 'hub' | 'cdn';
  readonly faults: FaultPlan;
  readonly requests: LoggedRequest[];
  readonly rejections: string[];
  answer(request: HubRequest): HubReply | Promise<HubReply>;
  headersFor(request: HubRequest): Readonly<Record<string, string>>;
  roleOf(authorization: string | undefined): string;
  isWrite(method: string, path: string): boolean;
}

const MAX_BODY = 64 * 1024 * 1024;

/** A server on a free port of the loopback interface. */
export async function listen(service: Service): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((incoming, response) => {
    serve(service, incoming, response).catch((error: unknown) => {
      // A bug of the stand-in must not look like an answer of the Hub.
      service.rejections.push(`the stand-in failed: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => stop(server) };
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  server.closeAllConnections();
  await closed;
}

async function serve(service: Service, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(incoming);
  const url = incoming.url ?? '/';
  const method = incoming.method ?? 'GET';
  const { authorization } = incoming.headers;
  const path = decoded(url.split('?')[0] ?? '');
  const entry: LoggedRequest = {
    server: service.name,
    method,
    url,
    path,
    hasAuth: authorization !== undefined,
    role: service.roleOf(authorization),
    range: incoming.headers.range ?? null,
    userAgent: incoming.headers['user-agent'] ?? null,
    bodySize: body.length,
    isWrite: service.isWrite(method, path),
    status: null,
    answerSize: 0,
    fault: null,
  };
  service.requests.push(entry);
  const fault = service.faults.take(method, decoded(url));
  entry.fault = fault;
  if (fault === 'hang') return;
  if (fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (fault !== null && typeof fault === 'object' && 'slow' in fault) await pause(fault.slow);
  const planned = fault !== null && typeof fault === 'object' && 'status' in fault ? fault : null;
  let reply: HubReply | null = null;
  let extra: Readonly<Record<string, string>> = {};
  if (planned === null || planned.handled === true) {
    const request = requestOf(incoming, method, url, body);
    reply =
      request instanceof Refusal
        ? refusalReply(reject(service, entry, request))
        : await handle(service, entry, request);
    extra = request instanceof Refusal ? {} : service.headersFor(request);
  }
  if (fault === 'lost-answer') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (planned !== null) reply = { body: { error: `planned answer ${planned.status}` }, ...planned };
  if (reply !== null) send(response, entry, reply, extra, fault === 'cut-body');
}

async function handle(service: Service, entry: LoggedRequest, request: HubRequest): Promise<HubReply> {
  try {
    return await service.answer(request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalReply(reject(service, entry, error));
  }
}

function reject(service: Service, entry: LoggedRequest, refusal: Refusal): Refusal {
  if (refusal.broken) service.rejections.push(`${entry.method} ${entry.url}: ${refusal.message}`);
  return refusal;
}

function requestOf(incoming: IncomingMessage, method: string, url: string, body: Uint8Array): HubRequest | Refusal {
  const [path = '', query = ''] = [url.split('?')[0], url.split('?').slice(1).join('?')];
  if (!path.startsWith('/') || /[^\x21-\x7e]/.test(url)) return broken('the address is not encoded');
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    return { method, segments, query: new URLSearchParams(query), headers: incoming.headers, body };
  } catch {
    return broken('the address is not encoded');
  }
}

function send(
  response: ServerResponse,
  entry: LoggedRequest,
  reply: HubReply,
  extra: Readonly<Record<string, string>>,
  cut: boolean,
): void {
  const { body } = reply;
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);
  const bytes = isJson ? Buffer.from(JSON.stringify(body)) : Buffer.from((body ?? '') as string | Uint8Array);
  const isHead = entry.method === 'HEAD';
  entry.status = reply.status;
  entry.answerSize = isHead ? 0 : bytes.length;
  response.writeHead(reply.status, {
    'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': bytes.length,
    'X-Request-Id': `Root=1-${randomUUID()}`,
    ...extra,
    ...reply.headers,
  });
  if (cut && !isHead) {
    entry.answerSize = Math.floor(bytes.length / 2);
    response.write(bytes.subarray(0, entry.answerSize), () => response.socket?.destroy());
    return;
  }
  response.end(isHead || reply.status === 304 ? undefined : bytes);
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
