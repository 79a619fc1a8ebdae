import type { FakeHub } from './index.ts';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null when it is not JSON. */
  readonly json: unknown;
}

/** A request with a body of JSON, a text of its own, or none; redirects are not followed. */
export async function call(
  hub: FakeHub,
  line: string,
  more: { token?: string; body?: unknown; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const isText = typeof more.body === 'string';
  const response = await fetch(path.startsWith('http') ? path : hub.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
      ...(more.body === undefined ? {} : { 'content-type': isText ? 'application/x-ndjson' : 'application/json' }),
      ...more.headers,
    },
    ...(more.body === undefined ? {} : { body: isText ? (more.body as string) : JSON.stringify(more.body) }),
  });
  const text = await response.text();
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    // A body of another kind.
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** The body of a commit that writes one file. */
export function commitBody(content: string, header: Readonly<Record<string, string>> = {}, path = 'README.md'): string {
  const file = { path, content: Buffer.from(content).toString('base64'), encoding: 'base64' };
  return [
    { key: 'header', value: { summary: 'Add tags', ...header } },
    { key: 'file', value: file },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
