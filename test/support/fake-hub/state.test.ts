import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, commitBody } from './call.ts';
import { startFakeHub } from './index.ts';
import type { FakeHub } from './index.ts';

const ID = 'org/demo';
const API = `/api/datasets/${ID}`;
const CARD = '---\ntags: []\n---\n\nOne\n\nTwo\n\nThree\n\nFour\n';

let hub: FakeHub;

beforeEach(async () => {
  hub = await startFakeHub();
  hub.accounts.addUser('boss', ['org']);
  hub.addRepo({ id: ID, files: { 'README.md': CARD, 'a.txt': 'a' } });
});

afterEach(async () => {
  await hub.stop();
});

describe('commits', () => {
  it('have the ids that git gives', () => {
    // As git sorts: the folder `a` after `a-b` and `a.txt`.
    const files = { 'a.txt': 'a', 'a/b.txt': 'b', 'a-b': 'c', 'é/ü': 'd' };
    const repo = hub.addRepo({
      id: 'org/ids',
      files: { ...files, link: { link: 'a.txt' } },
    });
    const folder = mkdtempSync(join(tmpdir(), 'fake-hub-'));
    const git = (...args: string[]): string => {
      const identity = { NAME: 'org', EMAIL: 'org@users.noreply.huggingface.co' };
      const seconds = `${Math.floor(repo.commit('main').date.getTime() / 1000)} +0000`;
      const env = Object.fromEntries(
        ['AUTHOR', 'COMMITTER'].flatMap((who) => [
          [`GIT_${who}_NAME`, identity.NAME],
          [`GIT_${who}_EMAIL`, identity.EMAIL],
          [`GIT_${who}_DATE`, seconds],
        ]),
      );
      return execFileSync('git', args, {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...env },
        encoding: 'utf8',
      }).trim();
    };
    try {
      for (const path of ['a', 'é']) mkdirSync(join(folder, path));
      for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
      symlinkSync('a.txt', join(folder, 'link'));
      git('init', '-q', '.');
      git('add', '.');
      const tree = git('write-tree');
      expect(repo.commit('main').tree.oid).toBe(tree);
      expect(hub.oid('org/ids')).toBe(git('commit-tree', tree, '-m', 'initial commit'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are refused on a stale parent, and open a pull request from it', async () => {
    const token = hub.addToken({ user: 'boss' });
    const parentCommit = hub.oid(ID);
    hub.commitTo(ID, 'main', { 'a.txt': 'b' }, 'boss');
    const body = commitBody(CARD.replace('[]', '[x]'), { parentCommit });
    const before = hub.snapshot();
    expect(await call(hub, `POST ${API}/commit/main`, { token, body })).toMatchObject({ status: 412 });
    expect(hub.snapshot()).toEqual(before);
    expect(await call(hub, `POST ${API}/commit/main?create_pr=1`, { token, body })).toMatchObject({ status: 200 });
    expect(hub.repo(ID).commit('refs/pr/1').parents).toEqual([parentCommit]);
    hub.merge(ID, 1, 'boss');
    expect([hub.read(ID, 'README.md'), hub.read(ID, 'a.txt')]).toEqual([CARD.replace('[]', '[x]'), 'b']);
  });

  it('make an empty one where nothing changes', async () => {
    const token = hub.addToken({ user: 'bot' });
    await call(hub, `POST ${API}/commit/main?create_pr=1`, { token, body: commitBody(CARD) });
    expect(hub.discussion(ID, 1).status).toBe('open');
    expect(hub.repo(ID).commit('refs/pr/1').tree.oid).toBe(hub.repo(ID).commit('main').tree.oid);
  });

  it('tell what is there before, and where a file must go to LFS', async () => {
    const token = hub.addToken({ user: 'bot' });
    hub.commitTo(
      ID,
      'main',
      { '.gitattributes': '*.md filter=lfs -text\n/a.txt -filter\n', '.gitignore': 'tmp\n' },
      'boss',
    );
    const files = ['README.md', 'a.txt', 'new', 'tmp'].map((path) => ({ path, size: 1, sample: '' }));
    const answer = await call(hub, `POST ${API}/preupload/main?create_pr=1`, { token, body: { files } });
    const oid = (path: string): string | undefined => hub.repo(ID).leaf('main', path)?.oid;
    expect(answer.json).toMatchObject({
      files: [
        { path: 'README.md', uploadMode: 'lfs', shouldIgnore: false, oid: oid('README.md') },
        { path: 'a.txt', uploadMode: 'regular', shouldIgnore: false, oid: oid('a.txt') },
        { path: 'new', uploadMode: 'regular', shouldIgnore: false },
        { path: 'tmp', uploadMode: 'regular', shouldIgnore: true },
      ],
    });
  });
});

describe('pull requests', () => {
  const propose = (from: string, to: string, author = 'bot'): number =>
    hub.openPullRequest(ID, { author, title: 'Change', changes: { 'README.md': CARD.replace(from, to) } });

  it('merge by lines, or conflict', () => {
    const [tags, two, other] = [propose('[]', '[x]'), propose('Two', '2'), propose('[]', '[y]')];
    hub.merge(ID, tags, 'boss');
    hub.merge(ID, two, 'boss');
    expect(hub.read(ID, 'README.md')).toBe(CARD.replace('[]', '[x]').replace('Two', '2'));
    expect(
      hub
        .repo(ID)
        .history('main')
        .map((commit) => commit.title),
    ).toEqual(['Change (#2)', 'Change (#1)', 'initial commit']);
    expect(() => hub.merge(ID, other, 'boss')).toThrow('conflicts in README.md');
    expect(() => hub.merge(ID, tags, 'boss')).toThrow('merged');
  });

  it('tell about their conflicts and changes', async () => {
    propose('[]', '[x]');
    const path = `GET ${API}/discussions/1`;
    expect((await call(hub, path)).json).toMatchObject({
      status: 'open',
      filesWithConflicts: [],
      changes: { base: 'refs/heads/main' },
    });
    expect((await call(hub, path)).json).not.toHaveProperty('diff');
    hub.commitTo(ID, 'main', { 'README.md': CARD.replace('[]', '[y]') }, 'boss');
    const { json } = await call(hub, `${path}?diff=1`);
    expect(json).toMatchObject({ filesWithConflicts: ['README.md'] });
    expect((json as { diff: string }).diff).toMatch(/^diff --git a\/README\.md b\/README\.md\n/);
  });

  it('take pushes from their author and from writers, while they are open', async () => {
    propose('[]', '[x]');
    const push = async (user: string): Promise<number> =>
      (await call(hub, `POST ${API}/commit/refs%2Fpr%2F1`, { token: hub.addToken({ user }), body: commitBody(CARD) }))
        .status;
    expect(await Promise.all(['bot', 'boss', 'stranger'].map(push))).toEqual([200, 200, 403]);
    hub.close(ID, 1, 'boss');
    expect(await push('bot')).toBe(403);
    hub.reopen(ID, 1, 'boss');
    expect(await push('bot')).toBe(200);
  });

  it('are listed by status, kind and author', async () => {
    const nums = async (query: string): Promise<number[]> => {
      const { json } = await call(hub, `GET ${API}/discussions?${query}`);
      return (json as { discussions: { num: number }[] }).discussions.map((one) => one.num);
    };
    propose('[]', '[x]');
    propose('Two', '2', 'other');
    hub.openDiscussion(ID, { author: 'bot', title: 'A question', text: 'Why?' });
    const token = hub.addToken({ user: 'bot' });
    await call(hub, `POST ${API}/discussions`, { token, body: { title: 'Draft', description: '', pullRequest: true } });
    hub.close(ID, 2, 'other');
    hub.merge(ID, 1, 'boss');
    expect(await nums('p=0')).toEqual([4, 3, 2, 1]);
    expect(await nums('status=open')).toEqual([4, 3]);
    expect(await nums('status=closed&type=pull_request')).toEqual([2, 1]);
    expect(await nums('type=discussion')).toEqual([3]);
    expect(await nums('author=bot&type=pull_request')).toEqual([4, 1]);
    hub.discussion(ID, 1).authorDeleted = true;
    expect(await nums('author=bot')).toEqual([4, 3]);
    expect((await call(hub, `GET ${API}/discussions/1`)).json).not.toHaveProperty('author');
    expect((await call(hub, `GET ${API}/discussions?status=merged`)).status).toBe(400);
  });
});

describe('rights', () => {
  it.each([
    // role or state, tree of a public repo, private info, commit, create_pr, comment, status by a stranger
    ['anonymous', 200, 401, 401, 401, 401, 401],
    ['unknown', 401, 401, 401, 401, 401, 401],
    ['expired', 401, 401, 401, 401, 401, 401],
    ['none', 200, 404, 403, 403, 403, 403],
    ['read', 200, 404, 403, 403, 403, 403],
    ['write', 200, 404, 403, 200, 200, 403],
    ['reader', 200, 200, 403, 200, 200, 403],
    ['owner', 200, 200, 200, 200, 200, 200],
    ['publisher', 200, 404, 200, 403, 403, 403],
  ])('%s', async (kind, ...statuses) => {
    hub.addRepo({ id: 'org/private', private: true, readers: ['reader'] });
    hub.openPullRequest(ID, { author: 'someone', title: 'Change', changes: { 'a.txt': 'x' } });
    const tokens: Record<string, string> = {
      unknown: 'hf_unknown',
      expired: hub.addToken({ user: 'a', expired: true }),
      none: hub.addToken({ user: 'b', role: 'none' }),
      read: hub.addToken({ user: 'c', role: 'read' }),
      write: hub.addToken({ user: 'd' }),
      reader: hub.addToken({ user: 'reader' }),
      owner: hub.addToken({ user: 'boss' }),
      publisher: hub.addToken({ user: 'oidc', role: 'none', repos: [ID] }),
    };
    const token = tokens[kind];
    const more = token === undefined ? {} : { token };
    const body = commitBody('x', {}, 'b.txt');
    const seen = [
      await call(hub, `GET ${API}/tree/main`, more),
      await call(hub, 'GET /api/datasets/org/private', more),
      await call(hub, `POST ${API}/commit/main`, { ...more, body }),
      await call(hub, `POST ${API}/commit/main?create_pr=1`, { ...more, body }),
      await call(hub, `POST ${API}/discussions/1/comment`, { ...more, body: { comment: 'x' } }),
      await call(hub, `POST ${API}/discussions/1/status`, { ...more, body: { status: 'closed' } }),
    ];
    expect(seen.map((answer) => answer.status)).toEqual(statuses);
    expect(hub.rejections).toEqual([]);
  });

  it('of a trusted publisher come by an exchange', async () => {
    hub.accounts.addSubject('id-token', [`datasets/${ID}`], false);
    const body = {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      subject_token: 'id-token',
      resource: `datasets/${ID}`,
    };
    const { json } = await call(hub, 'POST /oauth/token', { body });
    const token = (json as { access_token: string }).access_token;
    expect(token).toMatch(/^hf_jwt_/);
    expect(await call(hub, `POST ${API}/commit/main`, { token, body: commitBody('x') })).toMatchObject({ status: 200 });
    const other = await call(hub, 'POST /oauth/token', { body: { ...body, resource: 'datasets/org/other' } });
    expect(other).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
  });

  it('are missing where discussions are disabled', async () => {
    hub.repo(ID).discussionsDisabled = true;
    const token = hub.addToken({ user: 'bot' });
    const made = await call(hub, `POST ${API}/commit/main?create_pr=1`, { token, body: commitBody('x') });
    expect([made.status, (await call(hub, `GET ${API}/discussions`)).status]).toEqual([403, 403]);
    expect((await call(hub, `GET ${API}`)).json).toMatchObject({ discussionsDisabled: true });
  });
});
