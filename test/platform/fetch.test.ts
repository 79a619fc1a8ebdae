import { describe, expect, test } from 'vitest';
import { createHttp, HttpFailure, pathOf } from '../../src/platform/fetch.ts';
import type { Http, HttpResult } from '../../src/platform/fetch.ts';
import { readEndpoint } from '../../src/platform/http/origin.ts';

const TOKEN = 'hf_planted0123456789';

/** What a server answers: an answer, or the error that `fetch` throws. */
type Step = Response | Error | ((request: Sent) => Response);

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
}

interface Stage {
  readonly http: Http;
  readonly sent: Sent[];
  /** Milliseconds of each wait. */
  readonly waits: number[];
}

/** A client whose server answers with these steps, the last one again and again. Time passes only by waiting. */
function stage(steps: readonly Step[], options: { endpoint?: string; maxWaitMs?: number } = {}): Stage {
  const sent: Sent[] = [];
  const waits: number[] = [];
  let now = Date.UTC(2026, 9, 1);
  const http = createHttp({
    endpoint: new URL(options.endpoint ?? 'https://hub.example'),
    token: TOKEN,
    userAgent: 'envcard/test',
    now: () => now,
    sleep: async (ms) => {
      waits.push(ms);
      const until = now + ms;
      await new Promise(setImmediate);
      now = Math.max(now, until);
    },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      const body = init?.body === undefined ? null : String(init.body);
      const request = { url: String(input), method: init?.method ?? 'GET', headers, body };
      sent.push(request);
      const step = steps[Math.min(sent.length, steps.length) - 1] ?? new Response();
      if (step instanceof Error) return Promise.reject(step);
      return Promise.resolve(step instanceof Response ? step.clone() : step(request));
    },
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
  });
  return { http, sent, waits };
}

function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { location } });
}

function limited(headers: Record<string, string>): Response {
  return new Response('{"error":"slow down"}', { status: 429, headers });
}

/** An error as Node's fetch throws it. */
function broken(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

function codeOf(result: HttpResult): string {
  return result.ok ? `ok ${result.status}` : result.trouble.code;
}

const GET = { maxBytes: 1000 };

describe('requests', () => {
  test('are sent to the endpoint with the token', async () => {
    const { http, sent } = stage([new Response('{}')], { endpoint: 'https://hub.example/mirror' });
    const result = await http.request('GET', '/api/x', { ...GET, query: { a: 'b c', expand: ['x', 'y'] } });
    expect(codeOf(result)).toBe('ok 200');
    expect(sent[0]?.url).toBe('https://hub.example/mirror/api/x?a=b+c&expand=x&expand=y');
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(sent[0]?.headers.get('user-agent')).toBe('envcard/test');
    expect(http.counts).toEqual({ reads: 1, writes: 0, bytes: 2 });
  });

  test('count as writes when they change something', async () => {
    const { http, sent } = stage([new Response('{}')]);
    await http.request('POST', '/api/x', { ...GET, json: { a: 1 } });
    await http.request('POST', '/api/x', { ...GET, json: {}, idempotent: true });
    expect(http.counts).toMatchObject({ reads: 1, writes: 1 });
    expect(sent[0]?.body).toBe('{"a":1}');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test.each(['/api/../x', '/api/./x', '/a\\b', '//other.example/x', '/a#b', '/a?b', 'x', '@other.example/'])(
    'are refused for the path %s',
    async (path) => {
      const { http, sent } = stage([new Response('{}')]);
      expect(codeOf(await http.request('GET', path, GET))).toBe(path === '//other.example/x' ? 'ok 200' : 'bad-answer');
      for (const { url } of sent) expect(new URL(url).origin).toBe('https://hub.example');
    },
  );

  test('take no more of a body than was wanted', async () => {
    const { http } = stage([new Response('0123456789')]);
    const result = await http.request('GET', '/x', { maxBytes: 4 });
    expect(result).toMatchObject({ ok: true, truncated: true });
    expect(result.ok && new TextDecoder().decode(result.bytes)).toBe('0123');
    const exact = await http.request('GET', '/x', { maxBytes: 10 });
    expect(exact).toMatchObject({ ok: true, truncated: false });
  });

  test.each([
    [{ from: 0, to: 9 }, 'bytes=0-9'],
    [{ from: 5 }, 'bytes=5-'],
    [{ last: 7 }, 'bytes=-7'],
  ])('ask for the range %o', async (range, wanted) => {
    const { http, sent } = stage([new Response(null, { status: 416 })]);
    expect(codeOf(await http.request('GET', '/x', { ...GET, range }))).toBe('ok 416');
    expect(sent[0]?.headers.get('range')).toBe(wanted);
  });

  test('end when nothing arrives', async () => {
    const http = createHttp({
      endpoint: new URL('https://hub.example'),
      token: null,
      userAgent: 'x',
      timeoutMs: 5,
      maxWaitMs: 0,
      fetch: (_, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    expect(codeOf(await http.request('GET', '/x', GET))).toBe('timeout');
  });
});

describe('answers that are no success', () => {
  test.each([
    [401, {}, '', 'unauthorized'],
    [401, { 'x-error-code': 'GatedRepo' }, '', 'gated'],
    [401, { 'x-error-code': 'RepoNotFound' }, '', 'repo-not-found'],
    [403, {}, '', 'forbidden'],
    [403, { 'x-error-code': 'GatedRepo' }, '', 'gated'],
    [403, { 'x-error-message': 'Access to this resource is disabled.' }, '', 'disabled'],
    [404, {}, '', 'not-found'],
    [404, { 'x-error-code': 'RepoNotFound' }, '', 'repo-not-found'],
    [404, { 'x-error-code': 'RevisionNotFound' }, '', 'revision-not-found'],
    [404, { 'x-error-code': 'EntryNotFound' }, '', 'not-found'],
    [400, {}, '', 'refused'],
    [409, {}, '', 'conflict'],
    [412, {}, '', 'stale'],
    [413, {}, '', 'too-large'],
    [501, {}, '', 'server-error'],
  ] as const)('%i %o', async (status, headers, body, code) => {
    const { http, sent } = stage([new Response(body, { status, headers })]);
    expect(codeOf(await http.request('GET', '/api/datasets/o/n', GET))).toBe(code);
    expect(sent).toHaveLength(1);
  });

  test('name the request and the words of the server, without controls and secrets', async () => {
    const words = `no\u001b[31m ${TOKEN} https://me:secret@x.example ${'long '.repeat(200)}`;
    const answer = new Response(JSON.stringify({ error: words }), {
      status: 400,
      headers: { 'content-type': 'application/json', 'x-request-id': 'Root=1-abc' },
    });
    const { http } = stage([answer]);
    const result = await http.request('POST', `/api/${TOKEN}/x`, { ...GET, query: { sig: 'q' } });
    expect(result.ok).toBe(false);
    const { message, requestId } = result.ok ? { message: '', requestId: '' } : result.trouble;
    expect(requestId).toBe('Root=1-abc');
    expect(message).toMatch(/^hub\.example answered 400 to POST \/api\/\*\*\*\/x: no \[31m \*\*\* https:\/\/\*\*\*@/);
    expect(message).toMatch(/ \(request Root=1-abc\)$/);
    expect(message.length).toBeLessThan(500);
    expect(message).not.toContain(TOKEN);
    expect(message).not.toContain('secret');
    expect(message).not.toContain('\u001b');
  });
});

describe('waiting', () => {
  test('follows the RateLimit header', async () => {
    const { http, waits } = stage([limited({ ratelimit: '"api";r=0;t=55' }), new Response('{}')]);
    expect(codeOf(await http.request('GET', '/x', GET))).toBe('ok 200');
    expect(waits).toEqual([55_000]);
  });

  test.each([
    ['17', 17_000],
    ['Thu, 01 Oct 2026 00:00:30 GMT', 30_000],
    ['soon', 2000],
    ['0', 500],
    ['-5', 2000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 500],
  ])('follows Retry-After: %s', async (after, wait) => {
    const { http, waits } = stage([limited({ 'retry-after': after }), new Response('{}')]);
    expect(codeOf(await http.request('GET', '/x', GET))).toBe('ok 200');
    expect(waits).toEqual([wait]);
  });

  test('a limit that has calls left is not the one that was hit', async () => {
    const headers = { ratelimit: '"api";r=400;t=200', 'retry-after': '3' };
    const { http, waits } = stage([limited(headers), new Response('{}')]);
    expect(codeOf(await http.request('GET', '/x', GET))).toBe('ok 200');
    expect(waits).toEqual([3000]);
  });

  test('is bounded over all requests; then nothing is sent until the limit is over', async () => {
    const { http, sent, waits } = stage([limited({ ratelimit: '"api";r=0;t=100' })], { maxWaitMs: 150_000 });
    const first = await http.request('GET', '/x', GET);
    expect(codeOf(first)).toBe('rate-limited');
    expect(waits).toEqual([100_000]);
    expect(sent).toHaveLength(2);
    const second = await http.request('GET', '/y', GET);
    expect(codeOf(second)).toBe('rate-limited');
    expect(second.ok ? null : second.trouble.retryAfterMs).toBe(100_000);
    expect(sent).toHaveLength(2);
  });

  test('is shared: requests at a time wait together, not one after the other', async () => {
    let refused = 0;
    const answer = (): Response => {
      refused += 1;
      return refused <= 8 ? limited({ ratelimit: '"api";r=0;t=60' }) : new Response('{}');
    };
    const { http, sent } = stage([answer], { maxWaitMs: 60_000 });
    const results = await Promise.all(Array.from({ length: 8 }, () => http.request('GET', '/x', GET)));
    expect(results.map(codeOf)).toEqual(Array.from({ length: 8 }, () => 'ok 200'));
    expect(sent).toHaveLength(16);
  });

  test.each([500, 502, 503, 504])('reads are repeated after %i, a few times', async (status) => {
    const { http, sent, waits } = stage([new Response('', { status })]);
    expect(codeOf(await http.request('GET', '/x', GET))).toBe('server-error');
    expect(sent).toHaveLength(4);
    expect(waits).toEqual([500, 1000, 2000]);
  });

  test.each([
    ['GET', broken('ECONNRESET'), 4],
    ['POST', broken('ECONNRESET'), 1],
    ['POST', broken('ECONNREFUSED'), 4],
    ['POST', broken('ENOTFOUND'), 4],
    ['POST', new Response('', { status: 500 }), 1],
    ['POST', new Response('', { status: 503, headers: { 'retry-after': '1' } }), 1],
    ['POST', limited({}), 8],
  ] as const)('%s after %o is sent %i times', async (method, step, times) => {
    const { http, sent } = stage([step]);
    expect((await http.request(method, '/x', { ...GET, json: {} })).ok).toBe(false);
    expect(sent).toHaveLength(times);
  });

  test('says why there is no answer', async () => {
    const { http } = stage([broken('ENOTFOUND')]);
    const result = await http.request('GET', '/x', GET);
    expect(result.ok ? '' : result.trouble.message).toBe(
      'hub.example cannot be reached: its name is not known (hub.example, GET /x)',
    );
  });
});

describe('redirects', () => {
  test('on the same origin keep the token', async () => {
    const { http, sent } = stage([redirect('/new', 307), new Response('{}')]);
    expect(codeOf(await http.request('POST', '/old', { ...GET, json: { a: 1 } }))).toBe('ok 200');
    expect(sent[1]).toMatchObject({ url: 'https://hub.example/new', method: 'POST', body: '{"a":1}' });
    expect(sent[1]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  });

  test('to another origin leave the token behind, also when they come back', async () => {
    const { http, sent } = stage([
      redirect('https://cdn.example/x'),
      redirect('https://hub.example/again'),
      new Response('content'),
    ]);
    const result = await http.request('GET', '/x', { ...GET, range: { from: 0, to: 9 } });
    expect(codeOf(result)).toBe('ok 200');
    expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([true, false, false]);
    expect(sent[1]?.headers.get('range')).toBe('bytes=0-9');
  });

  test('to another port count as another origin', async () => {
    const { http, sent } = stage([redirect('https://hub.example:444/x'), new Response('')]);
    await http.request('GET', '/x', GET);
    expect(sent[1]?.headers.has('authorization')).toBe(false);
  });

  test('may be answered instead of followed', async () => {
    const first = new Response(null, {
      status: 302,
      headers: { location: 'https://cdn.example/x', 'x-linked-size': '5' },
    });
    const { http, sent } = stage([first]);
    const result = await http.request('GET', '/x', { ...GET, stay: true });
    expect(result).toMatchObject({ ok: true, status: 302 });
    expect(result.ok && result.home.get('x-linked-size')).toBe('5');
    expect(sent).toHaveLength(1);
  });

  test.each([
    'http://cdn.example/x',
    'http://127.0.0.1:80/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://me:pw@cdn.example/x',
    'file:///etc/passwd',
    'https://',
  ])('are not followed to %s', async (location) => {
    const { http, sent } = stage([redirect(location), new Response('{}')]);
    expect(codeOf(await http.request('GET', '/x', GET))).toBe('bad-answer');
    expect(sent).toHaveLength(1);
  });

  test.each([
    [302, '/new'],
    [303, '/new'],
    [307, 'https://cdn.example/new'],
  ])('a POST does not follow %i to %s', async (status, location) => {
    const { http, sent } = stage([redirect(location, status), new Response('{}')]);
    expect(codeOf(await http.request('POST', '/x', { ...GET, json: {} }))).toBe('bad-answer');
    expect(sent).toHaveLength(1);
  });

  test('in a circle end', async () => {
    const { http, sent } = stage([redirect('/x')]);
    expect(codeOf(await http.request('GET', '/x', GET))).toBe('bad-answer');
    expect(sent).toHaveLength(6);
  });
});

describe('the fetch for libraries', () => {
  test('brings its own token and takes none', async () => {
    const { http, sent } = stage([new Response('[1]', { headers: { etag: '"x"' } })]);
    const response = await http.fetch('https://hub.example/api/x', { headers: { Authorization: 'Bearer other' } });
    expect(await response.json()).toEqual([1]);
    expect(response.headers.get('etag')).toBe('"x"');
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  });

  test('refuses other servers', async () => {
    const { http, sent } = stage([new Response('{}')]);
    await expect(http.fetch('https://evil.example/api/x')).rejects.toThrow(HttpFailure);
    await expect(http.fetch('http://hub.example/api/x')).rejects.toThrow(/leads to another server/);
    expect(sent).toHaveLength(0);
  });

  test('throws what went wrong', async () => {
    const { http } = stage([new Response('', { status: 404, headers: { 'x-error-code': 'RepoNotFound' } })]);
    await expect(http.fetch('https://hub.example/api/x')).rejects.toMatchObject({
      trouble: { code: 'repo-not-found' },
    });
  });
});

test.each([
  ['https://huggingface.co', true],
  ['https://mirror.example/hf/', true],
  ['http://127.0.0.1:8080', true],
  ['http://localhost:8080/', true],
  ['http://[::1]:8080', true],
  ['http://huggingface.co', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://10.0.0.1', false],
  ['https://me@huggingface.co', false],
  ['https://huggingface.co?x', false],
  ['ftp://huggingface.co', false],
  ['huggingface.co', false],
])('the endpoint %s: %s', (text, good) => {
  const read = readEndpoint(text);
  expect('endpoint' in read).toBe(good);
  if ('endpoint' in read) expect(read.endpoint.href.replace(/\/$/, '')).toBe(text.replace(/\/$/, ''));
});

test.each([
  [['a', 'b c#?%.md'], '/a/b%20c%23%3F%25.md'],
  [['refs/pr/1'], '/refs%2Fpr%2F1'],
  [['ä'], '/%C3%A4'],
  [['a', '..'], null],
  [['.'], null],
  [['a', ''], null],
  [['\ud800'], null],
])('the path of %j', (parts, wanted) => {
  expect(pathOf(...parts)).toBe(wanted);
});
