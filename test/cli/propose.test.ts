import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardWith, harborTasks, NODES, runCli, temporaryTree } from '../support/cli.ts';
import type { CliResult } from '../support/cli.ts';
import { startFakeHub } from '../support/fake-hub/index.ts';
import type { FakeHub, HubOptions, RepoSpec } from '../support/fake-hub/index.ts';

const ID = 'acme/tasks';
const ALL = ['rl-environment', 'harbor', 'openenv'];
const SECRET = 'hf_PlantedTokenThatNobodyMaySee';

let hub: FakeHub;
let folder: ReturnType<typeof temporaryTree>;

beforeEach(async () => {
  await open();
  folder = temporaryTree({ 'notes.txt': 'nothing' });
});

afterEach(async () => {
  expect(hub.rejections).toEqual([]);
  await hub.stop();
  folder.remove();
});

async function open(options: Partial<HubOptions> = {}): Promise<void> {
  hub = await startFakeHub(options);
  hub.addToken({ user: 'bot', token: SECRET });
}

function addRepo(more: Partial<RepoSpec> = {}): void {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('text'), ...harborTasks('tasks/a', 'tasks/b') }, ...more });
}

/** Runs the command; the planted token must not show anywhere. */
async function run(
  args: readonly string[],
  token: string | null = SECRET,
  env: Record<string, string> = {},
): Promise<CliResult> {
  const login: Record<string, string> = token === null ? {} : { HF_TOKEN: token };
  const result = await runCli(['propose', ...args], {
    cwd: folder.path,
    env: { HF_ENDPOINT: hub.url, HF_HOME: folder.path, ...login, ...env },
  });
  const state = JSON.stringify([result, hub.snapshot(), hub.requests.map(({ url, userAgent }) => [url, userAgent])]);
  expect(state).not.toContain(SECRET);
  return result;
}

describe('envcard propose', () => {
  test.each(NODES)('opens a pull request, then leaves it ($name)', async (node) => {
    addRepo();
    const env = { HF_ENDPOINT: hub.url, HF_TOKEN: SECRET };
    const first = await runCli(['propose', `hf:${ID}`], { cwd: folder.path, node, env });
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toBe(
      `hf:${ID}: opened pull request 1: ${hub.url}/datasets/${ID}/discussions/1\n${ALL.map((tag) => `  add ${tag}\n`).join('')}`,
    );
    expect(hub.counts.writes).toBe(1);
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text', ...ALL));
    const second = await runCli(['propose', `https://huggingface.co/datasets/${ID}`], { cwd: folder.path, node, env });
    expect([second.code, second.stderr]).toEqual([0, '']);
    expect(second.stdout).toContain('the open pull request holds what is wanted');
    expect(hub.counts.writes).toBe(1);
  });

  test('--dry-run prints plan, diff and description, and needs no login', async () => {
    addRepo();
    const { code, stdout, stderr } = await run([`hf:${ID}`, '--dry-run'], null);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`hf:${ID}: would open a pull request\n`);
    expect(stdout).toContain('Title: Add RL environment tags\n');
    expect(stdout).toContain('--- a/README.md\n+++ b/README.md\n');
    expect(stdout).toContain('\n+- rl-environment\n+- harbor\n+- openenv\n');
    expect(stdout).toContain('### Adds `harbor`');
    expect(hub.counts.writes).toBe(0);
    expect(hub.repo(ID).discussions).toEqual([]);
    expect(hub.requests.every(({ hasAuth }) => !hasAuth)).toBe(true);
  });

  test('--dry-run shows the update of a pull request that is open', async () => {
    addRepo({ files: { 'README.md': cardWith('text'), ...harborTasks('sets/easy/a') } });
    expect((await run([`hf:${ID}`])).code).toBe(0);
    hub.commitTo(ID, 'main', harborTasks('tasks/a'), 'ann');
    const { code, stdout } = await run([`hf:${ID}`, '--dry-run'], null);
    expect(code).toBe(0);
    expect(stdout).toContain(`would update pull request 1: ${hub.url}/datasets/${ID}/discussions/1`);
  });

  test('--format json', async () => {
    addRepo();
    const { code, stdout } = await run([`hf:${ID}`, '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      repo: ID,
      revision: hub.oid(ID),
      dryRun: false,
      operation: 'created',
      action: 'leave',
      reason: 'up-to-date',
      pullRequest: { number: 1, url: `${hub.url}/datasets/${ID}/discussions/1` },
      linked: null,
      closed: [],
      title: 'Add RL environment tags',
      changes: ALL.map((tag) => ({ kind: 'add', tag })),
      declined: [],
      vanished: [],
      body: null,
      requests: { writes: 1 },
      error: null,
    });
    hub.close(ID, 1, 'acme');
    const declined = JSON.parse((await run([`hf:${ID}`, '--format', 'json'])).stdout) as Record<string, unknown>;
    expect(declined).toMatchObject({
      operation: 'none',
      reason: 'declined',
      declined: ALL.toSorted(byOrder),
      linked: { number: 1 },
    });
    expect((await run([`hf:${ID}`, '--reconsider'])).stdout).toContain('opened pull request 2');
  });

  test('removals only when asked for', async () => {
    addRepo({ files: { 'README.md': cardWith('text', 'harbor'), 'data.csv': 'a,b\n1,2\n' } });
    const kept = await run([`hf:${ID}`]);
    expect([kept.code, hub.counts.writes]).toEqual([0, 0]);
    expect(kept.stdout).toContain('not proposed: harbor: it is on the card with nothing behind it');
    const { code, stdout } = await run([`hf:${ID}`, '--remove']);
    expect(code).toBe(0);
    expect(stdout).toContain('  remove harbor\n');
    expect(hub.discussion(ID, 1).title).toBe('Remove RL environment tags');
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text'));
  });

  test('a tag that the repo could earn is not removed', async () => {
    addRepo({ files: { 'README.md': cardWith(...ALL), ...harborTasks('sets/easy/a') } });
    const { code, stdout } = await run([`hf:${ID}`, '--remove']);
    expect([code, hub.counts.writes]).toEqual([0, 0]);
    expect(stdout).toMatch(/not proposed: openenv: it is on the card and does not load, but the repo could be changed/);
  });

  test('a repo without README.md gets one with nothing but the header', async () => {
    addRepo({ files: harborTasks('tasks/a') });
    expect((await run([`hf:${ID}`])).code).toBe(0);
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(`---\ntags:\n${ALL.map((tag) => `- ${tag}\n`).join('')}---\n`);
  });

  test('only README.md changes', async () => {
    addRepo();
    await run([`hf:${ID}`]);
    const paths = (revision: string): string[] => hub.repo(ID).commit(revision).tree.oid.split(' ');
    expect(paths('refs/pr/1')).not.toEqual(paths('main'));
    hub.commitTo(ID, 'refs/pr/1', { 'README.md': hub.read(ID, 'README.md') }, 'bot');
    expect(paths('refs/pr/1')).toEqual(paths('main'));
  });
});

function byOrder(a: string, b: string): number {
  const order = ['harbor', 'openenv', 'rl-environment'];
  return order.indexOf(a) - order.indexOf(b);
}

describe('what cannot be done is said, with 3', () => {
  test.each<readonly [string, Partial<RepoSpec>, RegExp]>([
    ['a private repo', { private: true }, /does not exist .* or it is private/],
    ['a disabled repo', { disabled: true }, /disabled/],
    ['a gated repo', { gated: 'manual' }, /gated repo: ask for access/],
    ['discussions switched off', { discussionsDisabled: true }, /pull requests are switched off for this repo/],
    [
      'a card that .gitattributes sends to LFS',
      { files: { 'README.md': cardWith('text'), '.gitattributes': '*.md filter=lfs\n', ...harborTasks('tasks/a') } },
      /Git LFS/,
    ],
    [
      'a card that .gitignore leaves out',
      { files: { 'README.md': cardWith('text'), '.gitignore': 'README.md\n', ...harborTasks('tasks/a') } },
      /\.gitignore of this repo leaves README\.md out/,
    ],
  ])('%s', async (_, spec, message) => {
    addRepo(spec);
    const { code, stderr } = await run([`hf:${ID}`]);
    expect(code).toBe(3);
    expect(stderr).toMatch(message);
    expect(hub.counts.writes).toBe(0);
  });

  test('no repo', async () => {
    const { code, stdout, stderr } = await run(['hf:acme/none']);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/hf:acme\/none does not exist/);
  });

  test('no login', async () => {
    addRepo();
    const { code, stderr } = await run([`hf:${ID}`], null);
    expect(code).toBe(3);
    expect(stderr).toMatch(/a login with the right to open pull requests is needed: set HF_TOKEN/);
  });

  test.each([
    ['expired', { user: 'bot', expired: true }, /does not accept the token/],
    ['one that only reads', { user: 'bot', role: 'read' as const }, /the permission to take part in discussions/],
  ])('a token: %s', async (_, spec, message) => {
    addRepo();
    const token = hub.addToken({ ...spec, token: `${SECRET}2` });
    const { code, stderr } = await run([`hf:${ID}`], token);
    expect(code).toBe(3);
    expect(stderr).toMatch(message);
    expect(hub.repo(ID).discussions).toEqual([]);
  });

  test('the Hub’s own check has something against the card: shown with its line', async () => {
    await hub.stop();
    await open({
      validate: (text) =>
        text.includes('harbor') ? { errors: [`"license" must be one of … (3:10)\n\n 2 | ${SECRET}`] } : {},
    });
    addRepo();
    const { code, stdout, stderr } = await run([`hf:${ID}`]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/the Hub would refuse the card/);
    expect(stdout).toContain('  README.md, line 4: "license" must be one of … (3:10)\n');
    expect(hub.counts.writes).toBe(0);
    expect((await run([`hf:${ID}`, '--dry-run'], null)).code).toBe(3);
  });
});

describe('a repo that a workflow overwrites from GitHub', () => {
  const sync = (id: string): string =>
    `on: push\njobs:\n  sync:\n    steps:\n      - uses: huggingface/hub-sync@v0.1.0\n        with:\n          huggingface_repo_id: ${id}\n          repo_type: dataset\n`;

  test('is refused, unless forced', async () => {
    addRepo();
    const tree = temporaryTree({ '.github/workflows/sync.yml': sync(ID) });
    const env = { HF_ENDPOINT: hub.url, HF_TOKEN: SECRET };
    const refused = await runCli(['propose', `hf:${ID}`], { cwd: tree.path, env });
    expect(refused.code).toBe(3);
    expect(refused.stderr).toMatch(
      /the workflow "\.github\/workflows\/sync\.yml" overwrites this repo from GitHub.* propose it on GitHub/,
    );
    expect(hub.counts.writes).toBe(0);
    const forced = await runCli(['propose', `hf:${ID}`, '--force-hub'], { cwd: tree.path, env });
    expect([forced.code, hub.counts.writes]).toEqual([0, 1]);
    tree.remove();
  });

  test('is told by a workflow in the repo itself, too', async () => {
    const files = { 'README.md': cardWith('text'), ...harborTasks('tasks/a') };
    addRepo({ files: { ...files, '.github/workflows/sync.yml': sync('${{ vars.HUB_ID }}') } });
    const { code, stderr } = await run([`hf:${ID}`]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/overwrites this repo from GitHub/);
  });

  test('a workflow here that syncs another repo does not matter', async () => {
    addRepo();
    const tree = temporaryTree({ '.github/workflows/sync.yml': sync('acme/other') });
    const { code } = await runCli(['propose', `hf:${ID}`], {
      cwd: tree.path,
      env: { HF_ENDPOINT: hub.url, HF_TOKEN: SECRET },
    });
    expect([code, hub.counts.writes]).toEqual([0, 1]);
    tree.remove();
  });
});

describe('usage', () => {
  test.each([
    [[], /propose needs a repo on the Hub/],
    [['.'], /not a folder: hf:OWNER\/NAME/],
    [['acme/tasks'], /did you mean hf:acme\/tasks\?/],
    [['hf:acme/tasks@dev'], /leave @dev out/],
    [['hf:a/b', 'hf:c/d'], /propose takes one argument/],
    [['hf:acme/tasks', '--card', 'x.md'], /propose takes no --card/],
    [['hf:acme/tasks', '--format', 'sarif'], /--format cannot be sarif/],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});
