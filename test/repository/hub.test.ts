import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHttp } from '../../src/platform/fetch.ts';
import type { Http } from '../../src/platform/fetch.ts';
import { openHubRepo } from '../../src/repository/hub.ts';
import type { OpenedHub } from '../../src/repository/hub.ts';
import { lfsPointerSize } from '../../src/repository/lfs.ts';
import type { ReadResult } from '../../src/repository/types.ts';
import { startFakeHub } from '../support/fake-hub/index.ts';
import type { FakeHub } from '../support/fake-hub/index.ts';

const ID = 'acme/tasks';

let hub: FakeHub;

beforeEach(async () => {
  hub = await startFakeHub();
});

afterEach(async () => {
  expect(hub.rejections).toEqual([]);
  await hub.stop();
});

function client(token: string | null = null): Http {
  // Time passes only by waiting.
  let time = 0;
  const sleep = (ms: number): Promise<void> => {
    time += ms;
    return Promise.resolve();
  };
  return createHttp({ endpoint: new URL(hub.url), token, userAgent: 'envcard/test', sleep, now: () => time });
}

async function open(options: { revision?: string; reads?: number; token?: string } = {}): Promise<OpenedHub> {
  const { revision = null, reads = null, token = null } = options;
  const opened = await openHubRepo({ id: ID, revision, reads, http: client(token) });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened;
}

function add(files: Parameters<FakeHub['addRepo']>[0]['files'] & object): void {
  hub.addRepo({ id: ID, files });
}

function text(result: ReadResult): string {
  return result.ok ? new TextDecoder().decode(result.bytes) : result.why.code;
}

function requestsOf(pattern: RegExp): number {
  return hub.requests.filter(({ path }) => pattern.test(path)).length;
}

describe('the listing', () => {
  test('comes with the repo in one request where no size is needed', async () => {
    add({ 'README.md': 'x', 'tasks/a/task.toml': 'y' });
    const { repository, revision, id } = await open();
    expect(repository.listing.entries).toEqual([
      { path: 'README.md', kind: 'file', size: null },
      { path: 'tasks/a/task.toml', kind: 'file', size: null },
    ]);
    expect(repository.listing.complete).toBe(true);
    expect([id, revision]).toEqual([ID, hub.oid(ID)]);
    expect(hub.requests).toHaveLength(1);
  });

  test('comes from the tree where rows need their sizes', async () => {
    add({ 'README.md': 'x', 'data/train.jsonl': '{}\n', 'data/big.parquet': { lfs: 'content' } });
    const { repository } = await open();
    expect(repository.listing.entries).toEqual([
      { path: 'README.md', kind: 'file', size: 1 },
      { path: 'data/big.parquet', kind: 'file', size: 7 },
      { path: 'data/train.jsonl', kind: 'file', size: 3 },
    ]);
    expect(requestsOf(/\/tree\//)).toBe(1);
  });

  test.each([
    [999, 0],
    [1000, 1],
  ])('of %i files the list beside the repo is trusted or not', async (count, pages) => {
    add(Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 'x'])));
    const { repository } = await open();
    expect(repository.listing.entries).toHaveLength(count);
    expect(repository.listing.complete).toBe(true);
    expect(requestsOf(/\/tree\//)).toBe(pages);
  });

  test('comes from the tree where the list beside the repo is too long to be taken', async () => {
    add({ 'README.md': 'x' });
    const siblings = [{ rfilename: 'x'.repeat(25 * 1024 * 1024) }];
    hub.faults([{ match: { path: /\/revision\// }, answer: { status: 200, body: { id: ID, siblings } } }]);
    const { repository } = await open();
    expect(repository.listing.entries.map(({ path }) => path)).toEqual(['README.md']);
    expect(repository.listing.complete).toBe(true);
    expect(hub.requests).toHaveLength(3);
  });

  test('is whole though the list beside the repo is cut', async () => {
    await hub.stop();
    hub = await startFakeHub({ siblingsCap: 2000, treePageSize: 500 });
    add(Object.fromEntries(Array.from({ length: 2600 }, (_, i) => [`d${i % 7}/f${i}`, 'x'])));
    const { repository } = await open();
    expect(repository.listing.entries).toHaveLength(2600);
    expect(requestsOf(/\/tree\//)).toBe(6);
  });

  test.each([403, 500])('that is cut by an answer of %i keeps what came, and says so', async (status) => {
    await hub.stop();
    hub = await startFakeHub({ treePageSize: 100 });
    add(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, 'x'])));
    hub.faults([{ match: { path: /\/tree\//, after: 2 }, answer: { status }, times: 100 }]);
    const { repository } = await open();
    expect(repository.listing.entries).toHaveLength(200);
    expect(repository.listing.problem?.code).toBe(status === 403 ? 'no-permission' : 'network');
    expect(repository.listing.problem?.detail).toContain(`answered ${status}`);
  });

  test.each(['https://evil.example/api/datasets/acme/tasks/tree/main?cursor=x', 'http://127.0.0.1:9/next'])(
    'does not go on at %s',
    async (next) => {
      add(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, 'x'])));
      const body = [{ type: 'file', path: 'a', size: 1, oid: 'x' }];
      const answer = { status: 200, headers: { Link: `<${next}>; rel="next"` }, body };
      hub.faults([{ match: { path: /\/tree\// }, answer }]);
      const token = hub.addToken({ user: 'acme', role: 'read' });
      const { repository } = await open({ token });
      expect(repository.listing.entries.map(({ path }) => path)).toEqual(['a']);
      expect(repository.listing.complete).toBe(false);
      expect(requestsOf(/\/tree\//)).toBe(1);
    },
  );

  test('goes on at an address that is relative', async () => {
    add(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, 'x'])));
    const body = [{ type: 'file', path: 'first', size: 1, oid: 'x' }];
    const sha = hub.oid(ID);
    const headers = { Link: `</api/datasets/acme/tasks/tree/${sha}?recursive=true&expand=false>; rel="next"` };
    hub.faults([{ match: { path: /\/tree\// }, answer: { status: 200, headers, body } }]);
    const { repository } = await open();
    expect(repository.listing.entries).toHaveLength(1001);
    expect(repository.listing.complete).toBe(true);
  });

  test('leaves out names that are no paths, and is incomplete then', async () => {
    add({ 'README.md': 'x' });
    const names = ['../../api/whoami-v2', '/etc/passwd', 'a//b', './x', 'a/..', 'a\0b', '', 'good'];
    const siblings = names.map((rfilename) => ({ rfilename }));
    hub.faults([
      { match: { path: /\/revision\// }, answer: { status: 200, body: { id: ID, sha: hub.oid(ID), siblings } } },
    ]);
    const { repository } = await open();
    expect(repository.listing.entries.map(({ path }) => path)).toEqual(['good']);
    expect(repository.listing.complete).toBe(false);
  });

  test('tells submodules from files', async () => {
    add({ 'data.json': '{}', vendored: { submodule: '1'.repeat(40) } });
    const { repository } = await open();
    expect(repository.listing.get('vendored')?.kind).not.toBe('file');
    expect(await repository.read('vendored', 10)).toEqual({ ok: false, why: { code: 'not-a-file' } });
  });

  test.each([{ sha: 'main' }, { sha: 7 }, {}, null, [], 'text'])('is none without a commit: %j', async (body) => {
    add({ 'README.md': 'x' });
    hub.faults([{ match: { path: /\/revision\// }, answer: { status: 200, body: body as object } }]);
    const opened = await openHubRepo({ id: ID, revision: null, http: client() });
    expect(opened).toMatchObject({ ok: false, error: { code: 'bad-answer' } });
  });
});

describe('reading', () => {
  const ROWS = Array.from({ length: 100 }, (_, i) => `{"row":${i}}\n`).join('');

  test('asks once, however often and however it is read', async () => {
    add({ 'README.md': '0123456789', 'rows.json': '1' });
    const { repository } = await open();
    const results = await Promise.all([1, 2, 3].map(() => repository.read('README.md', 100)));
    expect(results.map(text)).toEqual(['0123456789', '0123456789', '0123456789']);
    expect(text(await repository.read('README.md', 4, 'head'))).toBe('0123');
    expect(text(await repository.read('README.md', 4, 'tail'))).toBe('6789');
    expect(await repository.read('README.md', 4)).toEqual({
      ok: false,
      why: { code: 'too-large', detail: '10 bytes' },
    });
    expect(requestsOf(/\/resolve\//)).toBe(1);
    expect(repository.reads).toBe(1);
  });

  test.each(['siblings', 'tree'])('gives beginning and end by range (names from %s)', async (from) => {
    add({ 'notes.txt': ROWS, ...(from === 'tree' ? { 'x.json': '1' } : {}) });
    const { repository } = await open();
    const head = await repository.read('notes.txt', 50, 'head');
    expect(head).toMatchObject({ ok: true, truncated: true });
    expect(text(head)).toBe(ROWS.slice(0, 50));
    const tail = await repository.read('notes.txt', 50, 'tail');
    expect(tail).toMatchObject({ ok: true, truncated: true });
    expect(text(tail)).toBe(ROWS.slice(-50));
    expect(await repository.read('notes.txt', 50)).toMatchObject({ ok: false, why: { code: 'too-large' } });
    expect(
      hub.requests.reduce((sum, { path, answerSize }) => sum + (path.includes('/resolve/') ? answerSize : 0), 0),
    ).toBe(from === 'tree' ? 100 : 100 + ROWS.length);
    expect(hub.requests.filter(({ range }) => range !== null).map(({ range }) => range)).toEqual([
      'bytes=0-49',
      from === 'tree' ? `bytes=${ROWS.length - 50}-` : 'bytes=-50',
    ]);
  });

  test('takes an empty file for one', async () => {
    add({ empty: '' });
    const { repository } = await open();
    for (const mode of ['head', 'tail', 'whole'] as const) {
      expect(await repository.read('empty', 10, mode)).toEqual({ ok: true, bytes: new Uint8Array(), truncated: false });
    }
  });

  test.each([true, false])('finds odd names (with the cache of the Hub: %s)', async (resolveCache) => {
    await hub.stop();
    hub = await startFakeHub({ resolveCache });
    const names = ['a b.md', 'a#b?.md', 'a%2Fb.md', 'ä/ü.md', "it's (1)!.md", '-x', 'a\\b', '~', '日本/語.txt'];
    add(Object.fromEntries(names.map((name) => [name, `of ${name}`])));
    const { repository } = await open();
    for (const name of names) expect(text(await repository.read(name, 100))).toBe(`of ${name}`);
  });

  test('never throws on a name, and asks for nothing outside of the repo', async () => {
    add({ 'README.md': 'x' });
    const { repository } = await open();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom('..', '../x', 'a/../b', '\ud800')), async (path) => {
        const result = await repository.read(path, 100);
        expect(result.ok).toBe(path === 'README.md');
      }),
    );
    for (const { path } of hub.requests) expect(path).toMatch(/^\/(?:api\/)?datasets\/acme\/tasks\//);
  });

  test('answers for what is not there without a request', async () => {
    add({ 'a/b': 'x' });
    const { repository } = await open();
    expect(await repository.read('c', 10)).toEqual({ ok: false, why: { code: 'missing' } });
    expect(await repository.read('a', 10)).toEqual({ ok: false, why: { code: 'not-a-file' } });
    expect(requestsOf(/\/resolve\//)).toBe(0);
  });

  test('of rows brings the content behind LFS, without the token', async () => {
    add({ 'train.jsonl': { lfs: ROWS } });
    const token = hub.addToken({ user: 'acme', role: 'read' });
    const { repository } = await open({ token });
    expect(text(await repository.read('train.jsonl', 50, 'head'))).toBe(ROWS.slice(0, 50));
    expect(text(await repository.read('train.jsonl', 50, 'tail'))).toBe(ROWS.slice(-50));
    const cdn = hub.requests.filter(({ server }) => server === 'cdn');
    expect(cdn.map(({ hasAuth }) => hasAuth)).toEqual([false, false]);
  });

  test.each(['siblings', 'tree'])('of other files in LFS brings what a clone gets (names from %s)', async (from) => {
    const content = 'docker_image = "x"\n';
    add({ 'tasks/a/task.toml': { lfs: content }, ...(from === 'tree' ? { 'x.json': '1' } : {}) });
    const { repository } = await open();
    const read = await repository.read('tasks/a/task.toml', 1000);
    const oid = createHash('sha256').update(content).digest('hex');
    expect(text(read)).toBe(`version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 19\n`);
    expect(read.ok && lfsPointerSize(read.bytes)).toBe(content.length);
    expect(hub.counts.cdn).toBe(0);
  });

  test('does not take the text of a link for content', async () => {
    add({
      'shared/task.toml': 'x = 1\n',
      'tasks/a/task.toml': { link: '../../shared/task.toml' },
      'tasks/b/instruction.md': { link: '../../shared' },
      'tasks/c/task.toml': 'x.md',
      'tasks/d/task.toml': '../../shared/task.toml\n',
    });
    const { repository } = await open();
    const codes = await Promise.all(
      ['a/task.toml', 'b/instruction.md', 'c/task.toml', 'd/task.toml'].map(async (path) => {
        return text(await repository.read(`tasks/${path}`, 100));
      }),
    );
    expect(codes).toEqual(['not-a-file', 'not-a-file', 'x.md', '../../shared/task.toml\n']);
  });

  test('is bounded', async () => {
    add(Object.fromEntries(Array.from({ length: 1100 }, (_, i) => [`f${i}`, 'x'])));
    const { repository } = await open({ reads: 1 });
    const results = await Promise.all(repository.listing.entries.map(({ path }) => repository.read(path, 10)));
    expect(results.filter((result) => !result.ok && result.why.code === 'budget')).toHaveLength(100);
    expect(requestsOf(/\/resolve\//)).toBe(1000);
    expect(repository.reads).toBe(1000);
  });

  test.each<[string, object | string, string]>([
    ['gone', { status: 404, headers: { 'X-Error-Code': 'EntryNotFound' } }, 'changed'],
    ['a gate', { status: 403, headers: { 'X-Error-Code': 'GatedRepo' } }, 'gated'],
    ['no permission', { status: 403 }, 'no-permission'],
    ['a server error', { status: 500 }, 'network'],
    ['a cut body', 'cut-body', 'network'],
    ['a reset', 'reset', 'network'],
    ['another part', { status: 206, headers: { 'Content-Range': 'bytes 5-9/10' }, body: 'abcde' }, 'io-error'],
  ])('says that %s is not seen', async (_, answer, code) => {
    add({ 'a.txt': '0123456789' });
    const { repository } = await open();
    hub.faults([{ match: { path: /\/resolve\// }, answer: answer as { status: number }, times: 100 }]);
    const read = await repository.read('a.txt', 5, 'head');
    expect(read.ok ? 'ok' : read.why.code).toBe(code);
    const asked = hub.requests.length;
    expect(await repository.read('a.txt', 5, 'head')).toEqual(read);
    expect(hub.requests).toHaveLength(asked);
  });

  test('is mended by another attempt', async () => {
    add({ 'a.txt': '0123456789' });
    const { repository } = await open();
    hub.faults([
      { match: { path: /\/resolve\// }, answer: 'cut-body' },
      { match: { path: /\/resolve\// }, answer: { status: 503 } },
      { match: { path: /\/resolve\// }, answer: 'reset' },
    ]);
    expect(text(await repository.read('a.txt', 100))).toBe('0123456789');
    expect(hub.faultsLeft).toBe(0);
  });

  test('behind the gate is tried once', async () => {
    hub.addRepo({ id: ID, gated: 'manual', files: { 'README.md': 'card', a: '1', b: '2' } });
    const { repository } = await open();
    expect(text(await repository.read('README.md', 10))).toBe('card');
    expect(text(await repository.read('a', 10))).toBe('gated');
    expect(text(await repository.read('b', 10))).toBe('gated');
    expect(requestsOf(/\/resolve\//)).toBe(2);
  });
});

describe('pins', () => {
  function files(count: number): Record<string, string> {
    return Object.fromEntries(Array.from({ length: count }, (_, i) => [`tasks/t${i}/task.toml`, `x = ${i}\n`]));
  }

  /** The kinds of `tasks/tN` at a commit. */
  async function kinds({ repository }: OpenedHub, commit: string, paths: readonly string[]): Promise<string[]> {
    const states = await Promise.all(paths.map((path) => repository.history?.pin(commit, path)));
    return states.map((state) => state?.kind ?? 'none');
  }

  test('of thousands of unchanged tasks cost two requests', async () => {
    add(files(3000));
    const first = hub.oid(ID);
    hub.commitTo(ID, 'main', { 'registry.json': '[]' }, 'acme');
    const opened = await open();
    const paths = Object.keys(files(3000)).map((path) => path.replace('/task.toml', ''));
    for (let at = 0; at < paths.length; at += 200) {
      const found = await kinds(opened, first, paths.slice(at, at + 200));
      expect(new Set(found)).toEqual(new Set(['same']));
    }
    expect(requestsOf(/\/paths-info\//)).toBe(2);
  });

  test('that differ are read at their commit', async () => {
    add(files(3));
    const first = hub.oid(ID);
    hub.commitTo(ID, 'main', { 'tasks/t1/task.toml': 'changed\n', 'tasks/new/task.toml': 'x\n' }, 'acme');
    const opened = await open();
    expect(await kinds(opened, first, ['tasks/t0', 'tasks/t1', 'tasks/new', 'tasks/none', 'other'])).toEqual([
      'same',
      'differs',
      'no-path',
      'no-path',
      'no-path',
    ]);
    const pin = await opened.repository.history?.pin(first, 'tasks/t1');
    if (pin?.kind !== 'differs') throw new Error('it differs');
    expect(pin.repository.listing.entries.map(({ path }) => path)).toEqual(['tasks/t1/task.toml']);
    expect(text(await pin.repository.read('tasks/t1/task.toml', 100))).toBe('x = 1\n');
    expect(text(await pin.repository.read('tasks/t0/task.toml', 100))).toBe('missing');
    expect(text(await opened.repository.read('tasks/t1/task.toml', 100))).toBe('changed\n');
    expect(pin).toBe(await opened.repository.history?.pin(first, 'tasks/t1'));
  });

  test('to many commits cost one request each', async () => {
    add(files(30));
    const commits = Array.from({ length: 30 }, (_, i) => {
      return hub.commitTo(ID, 'main', { [`tasks/t${i}/extra`]: 'x' }, 'acme');
    });
    const opened = await open();
    const states = await Promise.all(commits.map((commit, i) => opened.repository.history?.pin(commit, `tasks/t${i}`)));
    expect(new Set(states.map((state) => state?.kind))).toEqual(new Set(['same']));
    // One for each but the judged one, and one for that.
    expect(requestsOf(/\/paths-info\//)).toBe(30);
  });

  test.each<[string, string]>([
    ['1234567890123456789012345678901234567890', 'no-commit'],
    ['no-such-branch', 'no-commit'],
    ['main', 'same'],
    ['refs/heads/main', 'same'],
    ['v1', 'same'],
    // A remote resolves no short id, though the Hub's API does.
    ['abcdef1', 'not-seen'],
    ['../../whoami', 'not-seen'],
    ['a b', 'not-seen'],
    ['', 'not-seen'],
    ['-x', 'not-seen'],
    ['a?b', 'not-seen'],
  ])('to %j: %s', async (commit, kind) => {
    add(files(2));
    hub.repo(ID).tag('v1', 'main');
    hub.commitTo(ID, 'main', { other: 'x' }, 'acme');
    const opened = await open();
    expect(await kinds(opened, commit, ['tasks/t0'])).toEqual([kind]);
  });

  test('to the judged commit cost nothing', async () => {
    add(files(2));
    const opened = await open();
    expect(await kinds(opened, hub.oid(ID), ['tasks/t0', 'tasks/none'])).toEqual(['same', 'no-path']);
    expect(requestsOf(/\/paths-info\//)).toBe(0);
  });

  test.each([403, 404, 500])('that cannot be asked for (%i) are not seen', async (status) => {
    add(files(2));
    const first = hub.oid(ID);
    hub.commitTo(ID, 'main', { other: 'x' }, 'acme');
    hub.faults([{ match: { path: /\/paths-info\// }, answer: { status }, times: 100 }]);
    expect(await kinds(await open(), first, ['tasks/t0'])).toEqual(['not-seen']);
  });

  test.each(['tasks/../x', '', 'a//b', '/tasks/t0'])('to the path %j are not seen', async (path) => {
    add(files(1));
    expect(await kinds(await open(), hub.oid(ID), [path])).toEqual(['not-seen']);
  });
});
