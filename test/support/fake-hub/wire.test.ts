import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, commitBody } from './call.ts';
import { startFakeHub } from './index.ts';
import type { FakeHub, FaultAnswer, HubOptions } from './index.ts';

const ID = 'org/demo';
const API = `/api/datasets/${ID}`;
const RESOLVE = `/datasets/${ID}/resolve/main`;

let hub: FakeHub;
const others: FakeHub[] = [];

async function another(options: Partial<HubOptions>): Promise<FakeHub> {
  const other = await startFakeHub(options);
  other.addRepo({ id: ID, files: { 'README.md': '0123456789', 'b.bin': { lfs: 'abcdef' } } });
  others.push(other);
  return other;
}

beforeEach(async () => {
  hub = await another({});
});

afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.stop()));
});

describe('downloads', () => {
  it.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=4-99', 206, '456789', 'bytes 4-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('give %s', async (range, status, text, contentRange) => {
    const answer = await call(hub, `GET ${RESOLVE}/README.md`, { headers: { range } });
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([status, text, contentRange]);
    expect(hub.requests[0]).toMatchObject({ range, status, answerSize: text.length });
  });

  it('carry the commit and an ETag', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, text, headers } = await call(hub, `${method} ${RESOLVE}/README.md`);
      expect([status, text]).toEqual([200, method === 'GET' ? '0123456789' : '']);
      expect(headers.get('content-length')).toBe('10');
      expect(headers.get('x-repo-commit')).toBe(hub.oid(ID));
      expect(headers.get('etag')).toBe(`"${hub.repo(ID).leaf('main', 'README.md')?.oid}"`);
    }
    const missing = await call(hub, `GET ${RESOLVE}/missing`);
    expect([missing.status, missing.headers.get('x-error-code')]).toEqual([404, 'EntryNotFound']);
    expect(missing.headers.get('x-request-id')).toMatch(/^Root=1-/);
  });

  it('of LFS files come from another origin, which refuses tokens', async () => {
    const token = hub.addToken({ user: 'bot' });
    const { status, headers } = await call(hub, `GET ${RESOLVE}/b.bin`, { token });
    const location = headers.get('location') ?? '';
    expect([status, new URL(location).origin, headers.get('x-linked-size')]).toEqual([302, hub.cdnUrl, '6']);
    expect(await call(hub, `GET ${location}`, { headers: { range: 'bytes=1-2' } })).toMatchObject({
      status: 206,
      text: 'bc',
    });
    expect(await call(hub, `GET ${location.split('?')[0]}`)).toMatchObject({ status: 403 });
    hub.resetLog();
    expect(await call(hub, `GET ${location}`, { token })).toMatchObject({ status: 400 });
    expect(hub.rejections.join()).toContain('a token came to the CDN');
    expect(JSON.stringify([hub.requests, hub.rejections])).not.toContain(token);
    expect((await call(hub, `GET /datasets/${ID}/raw/main/b.bin`)).text).toMatch(/^version https:.*\noid sha256:/);
  });

  it('may come by way of a cache', async () => {
    const cached = await another({ resolveCache: true });
    const { status, headers } = await call(cached, `GET ${RESOLVE}/README.md`);
    expect([status, headers.get('location')]).toEqual([
      307,
      `/api/resolve-cache/datasets/${ID}/${cached.oid(ID)}/README.md`,
    ]);
    expect((await call(cached, `GET ${headers.get('location')}`)).text).toBe('0123456789');
  });
});

describe('strictness', () => {
  const cases: [string, object, number][] = [
    [`GET ${API}/tree/refs/pr/1`, {}, 404],
    [`GET ${API}/tree/refs%252Fpr%252F1`, {}, 404],
    [`GET ${API}/tree/main?recursiv=true`, {}, 400],
    [`GET ${API}/tree/main?recursive=maybe`, {}, 400],
    [`GET ${API}/trees/main`, {}, 404],
    [`DELETE ${API}`, {}, 404],
    [`POST ${API}/paths-info/main`, { body: { path: [] } }, 400],
    [`POST ${API}/paths-info/main`, { body: '{}' }, 400],
    [`POST ${API}/commit/main`, { body: {} }, 400],
    [`POST ${API}/commit/main`, { body: commitBody('x').split('\n')[1] }, 400],
    [`POST ${API}/commit/main`, { body: commitBody('x', {}, '../x') }, 400],
    [`POST ${API}/commit/main`, { body: `${commitBody('x')}\n\n${commitBody('x')}` }, 400],
    [`POST ${API}/commit/main`, { body: commitBody('x').replace('base64', 'hex') }, 400],
    [`POST ${API}/discussions`, { body: { title: 'x', description: '' } }, 400],
    [`POST ${API}/discussions`, { body: { title: 'Title', description: '', pull_request: true } }, 400],
    [`GET ${RESOLVE}//README.md`, {}, 400],
    [`GET ${RESOLVE}/README.md`, { headers: { range: 'lines=1-2' } }, 400],
  ];
  it.each(cases)('%s %o', async (line, more, status) => {
    const before = hub.snapshot();
    const answer = await call(hub, line, { token: hub.addToken({ user: 'org' }), ...more });
    expect(answer).toMatchObject({ status, json: { error: expect.any(String) } });
    expect(hub.rejections).toHaveLength(1);
    expect(hub.snapshot()).toEqual(before);
  });
});

describe('renamed repositories', () => {
  it('redirect everywhere, also after a second change', async () => {
    hub.rename(ID, 'org/second');
    hub.rename('org/second', 'org/third');
    for (const [line, location] of [
      [`GET ${API}`, '/api/datasets/org/third'],
      [`GET ${API}/tree/refs%2Fpr%2F1?recursive=true`, '/api/datasets/org/third/tree/refs%2Fpr%2F1?recursive=true'],
      [`GET ${RESOLVE}/a%20b`, '/datasets/org/third/resolve/main/a%20b'],
      [`POST ${API}/commit/main?create_pr=1`, '/api/datasets/org/third/commit/main?create_pr=1'],
    ] as const) {
      const { status, headers } = await call(hub, line);
      expect([status, headers.get('location')]).toEqual([307, location]);
    }
    expect((await call(hub, 'GET /api/datasets/org/third')).json).toMatchObject({ id: 'org/third' });
  });
});

describe('faults', () => {
  const failed = 'fetch failed or its body';

  /** What a client sees of a commit. */
  async function attempt(answer: FaultAnswer, abortAfter = 30_000): Promise<string> {
    hub.faults([{ match: { method: 'POST' }, answer }]);
    const token = hub.addToken({ user: 'org' });
    try {
      const response = await fetch(`${hub.url}${API}/commit/main`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
        body: commitBody('changed'),
        signal: AbortSignal.timeout(abortAfter),
      });
      await response.text();
      return String(response.status);
    } catch {
      return failed;
    }
  }

  it.each<[FaultAnswer, string, boolean]>([
    [{ status: 503 }, '503', false],
    [{ status: 504, handled: true }, '504', true],
    ['reset', failed, false],
    ['lost-answer', failed, true],
    ['cut-body', failed, true],
    [{ slow: 1 }, '200', true],
  ])('%o', async (answer, seen, isDone) => {
    expect(await attempt(answer)).toBe(seen);
    expect(hub.read(ID, 'README.md') === 'changed').toBe(isDone);
    expect([hub.faultsLeft, hub.counts.writes]).toEqual([0, 1]);
  });

  it('can hang until the client gives up', async () => {
    expect(await attempt('hang', 50)).toBe(failed);
    expect(hub.requests.at(-1)).toMatchObject({ status: null, fault: 'hang' });
  });

  it('strike in the order planned', async () => {
    const headers = { RateLimit: '"api";r=0;t=1' };
    hub.faults([
      { match: { path: /tree/, after: 1 }, answer: { status: 429, headers, body: 'slow down' } },
      { match: { path: /tree/, nth: 2 }, answer: { status: 500 }, times: 2 },
    ]);
    const statuses: number[] = [];
    for (const path of ['tree/main', 'refs', 'tree/main', 'tree/main', 'tree/main', 'tree/main']) {
      const answer = await call(hub, `GET ${API}/${path}`);
      statuses.push(answer.status);
      if (answer.status === 429)
        expect([answer.text, answer.headers.get('ratelimit')]).toEqual(['slow down', '"api";r=0;t=1']);
    }
    expect(statuses).toEqual([200, 200, 429, 500, 500, 200]);
  });
});

describe('limits', () => {
  it('answer 429 until the window ends', async () => {
    let now = 0;
    const limited = await another({ rateLimit: { api: 2, resolvers: 1, windowSeconds: 300 }, rateLimitNow: () => now });
    const seen: [number, string | null][] = [];
    for (const path of [API, API, API, `${RESOLVE}/README.md`, `${RESOLVE}/README.md`]) {
      now += 10_000;
      const { status, headers } = await call(limited, `GET ${path}`);
      seen.push([status, headers.get('ratelimit')]);
    }
    expect(seen).toEqual([
      [200, '"api";r=1;t=290'],
      [200, '"api";r=0;t=280'],
      [429, '"api";r=0;t=270'],
      [200, '"resolvers";r=0;t=260'],
      [429, '"resolvers";r=0;t=250'],
    ]);
    now = 300_000;
    expect((await call(limited, `GET ${API}`)).status).toBe(200);
  });
});

describe('100,000 files', () => {
  it('are listed whole by pages, and cut in one answer', { timeout: 60_000 }, async () => {
    function* files(): Generator<[string, string]> {
      for (let task = 0; task < 12_500; task += 1) {
        for (let file = 0; file < 8; file += 1) yield [`tasks/t${task}/d${file % 3}/f${file}`, 'same'];
      }
    }
    hub.addRepo({ id: 'org/big', files: files() });
    const { json } = await call(hub, 'GET /api/datasets/org/big');
    expect((json as { siblings: unknown[] }).siblings).toHaveLength(50_000);
    const counts = new Map<string, number>();
    for (let next: string | undefined = '/api/datasets/org/big/tree/main?recursive=true'; next !== undefined;) {
      const page = await call(hub, `GET ${next}`);
      for (const { type } of page.json as { type: string }[]) counts.set(type, (counts.get(type) ?? 0) + 1);
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(Object.fromEntries(counts)).toEqual({ directory: 1 + 12_500 * 4, file: 100_000 });
    expect(hub.requests).toHaveLength(1 + 151);
  });
});
