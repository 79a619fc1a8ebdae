import {
  commit,
  datasetInfo,
  downloadFile,
  fileDownloadInfo,
  listCommits,
  listFiles,
  pathsInfo,
} from '@huggingface/hub';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeHub } from './index.ts';
import type { FakeHub } from './index.ts';
import { findHubPython, runHubScript } from './python.ts';

const CARD = '---\ntags:\n- harbor\n---\n# Demo\n';
const FILES = {
  'README.md': CARD,
  'tasks/a b/#1?.md': 'odd',
  'tasks/a/task.toml': 'x=1',
  'data/rows.bin': { lfs: 'hello world' },
};
const LFS_SHA256 = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9';

let hub: FakeHub;
let bot: string;
let owner: string;

beforeEach(async () => {
  // Pages of a few entries, so that every listing takes several.
  hub = await startFakeHub({ treePageSize: 3, expandPageSize: 2, commitsPageSize: 1, discussionsPageSize: 2 });
  hub.accounts.addUser('boss', ['org']);
  bot = hub.addToken({ user: 'bot' });
  owner = hub.addToken({ user: 'boss' });
  hub.addRepo({ id: 'org/demo', files: FILES });
  hub.commitTo('org/demo', 'main', { 'tasks/a/new.txt': 'n' }, 'boss', 'Second');
});

afterEach(async () => {
  await hub.stop();
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const found = findHubPython();
const reason = 'missing' in found ? ` (skipped: ${found.missing})` : '';

describe('the second client, huggingface_hub', () => {
  it.skipIf('missing' in found)(`is served as the Hub serves it${reason}`, { timeout: 120_000 }, async () => {
    hub.addToken({ user: 'bot', expired: true, token: 'hf_expired' });
    hub.addRepo({ id: 'org/private', files: FILES, private: true });
    hub.addRepo({ id: 'org/gated', files: { 'README.md': CARD, 'data.txt': 'x' }, gated: 'manual' });
    hub.addRepo({ id: 'org/disabled', files: FILES, disabled: true });
    hub.addRepo({ id: 'org/old-name', files: FILES });
    hub.rename('org/old-name', 'org/new-name');
    const head = hub.oid('org/demo');
    const python = 'python' in found ? found.python : '';
    const result = (await runHubScript(python, hub.url, [bot, owner])) as Record<string, unknown>;

    const paths = ['README.md', 'data/rows.bin', 'tasks/a b/#1?.md', 'tasks/a/new.txt', 'tasks/a/task.toml'];
    const oids = Object.fromEntries(paths.map((path) => [path, hub.repo('org/demo').leaf(head, path)?.oid]));
    expect(result['reading']).toEqual({
      files: oids,
      folders: ['data', 'tasks', 'tasks/a b', 'tasks/a'],
      lastCommits: ['Second', 'initial commit'],
      below: ['tasks/a b/#1?.md'],
      sha: head,
      tags: ['harbor'],
      siblings: { ...oids, 'data/rows.bin': LFS_SHA256 },
      paths: { 'README.md': CARD.length, 'data/rows.bin': 11, tasks: null },
      readme: CARD,
      old: CARD,
      odd: 'odd',
      lfs: 'hello world',
      snapshot: paths,
      card: ['harbor'],
      commits: ['Second', 'initial commit'],
      who: 'bot',
    });
    expect(result['proposing']).toEqual({
      num: 1,
      unchanged: true,
      refs: [['refs/pr/1', true]],
      branches: ['main'],
      listed: [[1, 'Add tags', 'bot', 'open']],
      edited: ['Second', true, 1],
      renamed: ['Add tags', 'Add two tags'],
      statuses: ['closed', 'open'],
      stranger: ['HfHubHTTPError', 403],
      events: ['comment', 'commit', 'comment', 'title-change', 'status-change', 'comment', 'status-change'].map(
        (type) => [type, 'bot'],
      ),
      description: 'Why',
      conflicts: [],
      target: 'refs/heads/main',
      diffLine: 'diff --git a/README.md b/README.md',
      merged: ['merged', true],
      main: ['harbor', 'rl-environment'],
      draft: ['draft', true],
      talk: ['open', false, true],
      all: [3, 2, 1],
    });
    expect(result['pushing']).toEqual({ head: true, files: ['README.md', 'data/rows.bin', 'new/file.txt'], tag: true });
    expect(result['failing']).toEqual({
      noRepo: ['RepositoryNotFoundError', 404],
      private: ['RepositoryNotFoundError', 404],
      ownPrivate: ['ok', null],
      noRevision: ['RevisionNotFoundError', 404],
      noEntry: ['RemoteEntryNotFoundError', 404],
      noFolder: ['RemoteEntryNotFoundError', 404],
      gated: ['GatedRepoError', 403],
      gatedFile: ['GatedRepoError', 403],
      gatedCard: ['ok', null],
      gatedList: ['ok', null],
      gatedAnonymous: ['GatedRepoError', 401],
      disabled: ['DisabledRepoError', 403],
      renamed: ['ok', null],
      renamedFile: ['ok', null],
      expired: ['HfHubHTTPError', 401],
      noWrite: ['HfHubHTTPError', 403],
      noWriteCheck: ['HfHubHTTPError', 403],
      stale: ['HfHubHTTPError', 412],
      prOnPullRequest: ['RevisionNotFoundError', 404],
      badYaml: ['ValueError', null],
    });
    expect(hub.rejections).toEqual([]);
    const cdn = hub.requests.filter((request) => request.server === 'cdn');
    expect(cdn.length).toBeGreaterThan(0);
    expect(cdn.filter((request) => request.hasAuth)).toEqual([]);
  });
});

describe('@huggingface/hub', () => {
  const repo = 'datasets/org/demo';

  it('lists, tells and downloads', async () => {
    const call = { repo, hubUrl: hub.url, accessToken: bot } as const;
    const files = await collect(listFiles({ ...call, recursive: true }));
    expect(files.map((file) => [file.type, file.path])).toEqual([
      ['directory', 'data'],
      ['directory', 'tasks'],
      ['directory', 'tasks/a b'],
      ['directory', 'tasks/a'],
      ['file', 'README.md'],
      ['file', 'data/rows.bin'],
      ['file', 'tasks/a b/#1?.md'],
      ['file', 'tasks/a/new.txt'],
      ['file', 'tasks/a/task.toml'],
    ]);
    expect(hub.requests.map((request) => request.url.split('cursor')[0])).toEqual([
      '/api/datasets/org/demo/tree/main?recursive=true&expand=false',
      '/api/datasets/org/demo/tree/main?recursive=true&expand=false&',
      '/api/datasets/org/demo/tree/main?recursive=true&expand=false&',
    ]);

    const info = await datasetInfo({
      name: 'org/demo',
      hubUrl: hub.url,
      additionalFields: ['sha', 'cardData', 'disabled', 'tags'],
    });
    expect(info).toMatchObject({ name: 'org/demo', sha: hub.oid('org/demo'), cardData: { tags: ['harbor'] } });
    expect(info).toMatchObject({ private: false, gated: false, disabled: false, tags: ['harbor', 'region:us'] });

    expect(await (await downloadFile({ ...call, path: 'README.md' }))?.text()).toBe(CARD);
    expect(await (await downloadFile({ ...call, path: 'data/rows.bin' }))?.slice(6, 11).text()).toBe('world');
    expect(await fileDownloadInfo({ ...call, path: 'data/rows.bin' })).toMatchObject({
      size: 11,
      etag: `"${LFS_SHA256}"`,
    });
    expect(await downloadFile({ ...call, path: 'missing' })).toBeNull();
    expect(await pathsInfo({ ...call, paths: ['tasks', 'missing'] })).toMatchObject([
      { path: 'tasks', type: 'directory' },
    ]);
    const commits = await collect(listCommits({ ...call, batchSize: 1 }));
    expect(commits.map(({ title, authors }) => [title, authors[0]?.username])).toEqual([
      ['Second', 'boss'],
      ['initial commit', 'org'],
    ]);
    expect(hub.rejections).toEqual([]);
  });

  it('opens a pull request and pushes to it', async () => {
    const parentCommit = hub.oid('org/demo');
    const propose = (
      content: string,
      more: { isPullRequest?: boolean; branch?: string; parentCommit?: string },
    ): ReturnType<typeof commit> =>
      commit({
        repo,
        hubUrl: hub.url,
        accessToken: bot,
        title: 'Add tags',
        description: 'Why',
        operations: [{ operation: 'addOrUpdate', path: 'README.md', content: new Blob([content]) }],
        ...more,
      });
    const made = await propose('first', { isPullRequest: true, parentCommit });
    expect(made?.pullRequestUrl).toBe(`${hub.url}/datasets/org/demo/discussions/1`);
    expect(hub.oid('org/demo', 'refs/pr/1')).toBe(made?.commit.oid);
    await propose('second', { branch: 'refs/pr/1' });
    expect(hub.read('org/demo', 'README.md', 'refs/pr/1')).toBe('second');
    expect(hub.read('org/demo', 'README.md')).toBe(CARD);
    expect(hub.discussion('org/demo', 1).comments).toMatchObject([{ author: 'bot', text: 'Why' }]);
    expect(hub.counts.writes).toBe(2);
    // No write access, and a revision with bare slashes.
    await expect(propose('third', {})).rejects.toMatchObject({ statusCode: 403 });
    await expect(collect(listFiles({ repo, hubUrl: hub.url, revision: 'refs/pr/1' }))).rejects.toMatchObject({
      statusCode: 404,
    });
    expect(hub.rejections).toHaveLength(1);
  });
});
