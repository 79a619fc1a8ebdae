import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardWith, CLI, harborTasks, NODES, runCli, temporaryTree } from '../support/cli.ts';
import type { CliResult } from '../support/cli.ts';
import { startFakeHub } from '../support/fake-hub/index.ts';
import type { FakeHub } from '../support/fake-hub/index.ts';

const ID = 'acme/tasks';
const TASKS = harborTasks('tasks/one', 'tasks/two');

let hub: FakeHub;
let home: ReturnType<typeof temporaryTree>;
/** The token that the last `signIn` planted. */
let token = '';

beforeEach(async () => {
  hub = await startFakeHub();
  home = temporaryTree({ 'README.md': 'nothing' });
  token = '';
});

afterEach(async () => {
  expect(hub.rejections).toEqual([]);
  await hub.stop();
  home.remove();
});

/** Runs the command with the stand-in as its Hub; the planted token must not show anywhere. */
async function run(args: readonly string[], env: Record<string, string> = {}, node = NODES[0]): Promise<CliResult> {
  const result = await runCli(args, {
    cwd: home.path,
    env: { HF_ENDPOINT: hub.url, HOME: home.path, ...(token === '' ? {} : { HF_TOKEN: token }), ...env },
    ...(node === undefined ? {} : { node }),
  });
  if (token !== '') {
    expect(result.stdout + result.stderr).not.toContain(token);
    expect(JSON.stringify(hub.requests)).not.toContain(token);
  }
  return result;
}

interface JsonTarget {
  readonly target: Record<string, unknown>;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly frameworks: Record<string, { verdict: string; basis: string; assumed: unknown; sample: unknown }>;
  readonly findings: readonly { readonly rule: string; readonly severity: string }[];
}

function targetOf(result: CliResult): JsonTarget {
  return (JSON.parse(result.stdout) as { targets: JsonTarget[] }).targets[0] as JsonTarget;
}

describe.each(NODES)('$name', (node) => {
  test('judges a repo at its commit', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': cardWith('rl-environment', 'harbor', 'openenv'), ...TASKS } });
    const result = await run(['hf:acme/tasks', '--format', 'json'], {}, node);
    expect(result.stderr).toBe('');
    expect(result.code).toBe(0);
    const { target, frameworks } = targetOf(result);
    // The card; of two tasks task.toml and the prompt.
    expect(target).toEqual({
      kind: 'hub',
      id: 'hf:acme/tasks',
      revision: hub.oid(ID),
      files: 11,
      ignored: 0,
      complete: true,
      reads: 5,
    });
    expect(frameworks['harbor']?.verdict).toBe('loads');
    expect(hub.counts).toEqual({ reads: 6, writes: 0, cdn: 0 });
  });
});

test.each([
  'https://huggingface.co/datasets/acme/tasks',
  'https://huggingface.co/datasets/acme/tasks/tree/main/tasks',
  'hf:acme/tasks@main',
])('%s', async (target) => {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('harbor'), ...TASKS } });
  const result = await run([target]);
  expect(result.code).toBe(1);
  expect(result.stdout).toContain(`hf:acme/tasks@${hub.oid(ID)}`);
  expect(result.stdout).toContain('tags/missing-environment');
  expect(result.stdout).toContain('envcard propose hf:acme/tasks');
});

test('a revision is the one that is judged', async () => {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('rl-environment', 'harbor', 'openenv'), ...TASKS } });
  const good = hub.oid(ID);
  hub.commitTo(ID, 'main', { 'tasks/one/task.toml': 'broken' }, 'acme');
  const pull = hub.openPullRequest(ID, {
    author: 'someone',
    title: 'Repair',
    changes: { 'tasks/one/task.toml': '[environment]\ndocker_image = "x"\n' },
  });
  const codes: (number | null)[] = [];
  for (const revision of ['', `@${good}`, `@refs/pr/${pull}`]) codes.push((await run([`hf:${ID}${revision}`])).code);
  // A broken task lowers the verdict on the tag.
  expect(codes).toEqual([1, 0, 0]);
  const judged = await Promise.all(
    ['', `@${good}`, `@refs/pr/${pull}`].map(async (revision) => {
      return targetOf(await run([`hf:${ID}${revision}`, '--format', 'json'])).frameworks['harbor']?.verdict;
    }),
  );
  expect(judged).toEqual(['partial', 'loads', 'loads']);
});

test('explain, snippets and every format take a repo on the Hub', async () => {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('rl-environment', 'harbor', 'openenv'), ...TASKS } });
  expect((await run(['explain', `hf:${ID}`])).stdout).toContain('hf:acme/tasks');
  const snippets = await run(['snippets', `hf:${ID}`]);
  expect(snippets.stdout).toContain('harbor run');
  expect(snippets.stdout).toContain('acme/tasks');
  for (const format of ['text', 'sarif', 'github', 'markdown']) {
    const result = await run([`hf:${ID}`, '--format', format]);
    expect(result.code).toBe(0);
    expect(result.stderr).toBe('');
  }
});

test('a plain dataset gives no finding', async () => {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('text'), 'data/train.csv': 'a,b\n1,2\n' } });
  const result = await run([`hf:${ID}`, '--format', 'json']);
  expect(result.code).toBe(0);
  expect(targetOf(result).findings).toEqual([]);
});

test('fix says what to use instead, and asks nothing', async () => {
  const result = await run(['fix', `hf:${ID}`]);
  expect(result).toMatchObject({ code: 2, stdout: '' });
  expect(result.stderr).toContain('envcard propose hf:acme/tasks opens a pull request on the Hub');
  expect(hub.requests).toEqual([]);
});

test('--reads bounds the tasks that are read, and the report says so', async () => {
  const tasks = Array.from({ length: 9 }, (_, i) => `tasks/t${i}`);
  hub.addRepo({
    id: ID,
    files: { 'README.md': cardWith('rl-environment', 'harbor', 'openenv'), ...harborTasks(...tasks) },
  });
  const result = await run([`hf:${ID}`, '--reads', '3', '--format', 'json']);
  const { target, frameworks } = targetOf(result);
  expect(frameworks['harbor']).toMatchObject({ verdict: 'loads', basis: 'sample', sample: { read: 3, of: 9 } });
  expect(target['reads']).toBe(4);
  const read = hub.requests.filter(({ path }) => path.endsWith('task.toml')).map(({ path }) => path.split('/').at(-2));
  expect(read.toSorted()).toEqual(['t0', 't4', 't8']);
});

describe('what cannot be read', () => {
  /** Exit 3, nothing on standard output, and a sentence. */
  async function refused(target: string, sentence: RegExp, env: Record<string, string> = {}): Promise<void> {
    const result = await run([target], env);
    expect(result.stderr).toMatch(sentence);
    expect(result).toMatchObject({ code: 3, stdout: '' });
  }

  test('a repo that is not there', async () => {
    await refused(
      'hf:acme/none',
      /hf:acme\/none does not exist on 127\.0\.0\.1:\d+, or it is private: it takes a login/,
    );
  });

  test('a private repo, without and with a login', async () => {
    hub.addRepo({ id: ID, private: true, files: { 'README.md': cardWith(), ...TASKS } });
    await refused(
      'hf:acme/tasks',
      /or it is private: it takes a login to see private ones \(HF_TOKEN, or hf auth login\)/,
    );
    token = hub.addToken({ user: 'stranger', role: 'read' });
    await refused('hf:acme/tasks', /or it is private: the login used here may not see it \(request Root=1-/);
    token = hub.addToken({ user: 'acme', role: 'read' });
    expect((await run(['hf:acme/tasks', '--fail-on', 'never'])).code).toBe(0);
  });

  test('a stored login is used', async () => {
    hub.addRepo({ id: ID, private: true, files: { 'README.md': cardWith(), ...TASKS } });
    const stored = hub.addToken({ user: 'acme', role: 'read' });
    const files = temporaryTree({ token: `${stored}\n` });
    const result = await run(['hf:acme/tasks', '--fail-on', 'never', '--debug'], { HF_HOME: files.path });
    files.remove();
    expect(result.code).toBe(0);
    expect(result.stdout + result.stderr).not.toContain(stored);
  });

  test('a token that the Hub does not know', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': cardWith(), ...TASKS } });
    token = 'hf_expired0123456789';
    await refused('hf:acme/tasks', /does not accept the token: it may have expired or been revoked/);
  });

  test('a revision that is not there', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': cardWith() } });
    await refused('hf:acme/tasks@v9', /hf:acme\/tasks has no revision v9 \(request Root=1-/);
  });

  test('a disabled repo', async () => {
    hub.addRepo({ id: ID, disabled: true, files: { 'README.md': cardWith() } });
    await refused('hf:acme/tasks', /the Hub has disabled the access to hf:acme\/tasks/);
  });

  test('a server that is not there', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await refused(
      'hf:acme/tasks',
      /hf:acme\/tasks cannot be read: 127\.0\.0\.1:\d+ cannot be reached: no server answers/,
      {
        HF_ENDPOINT: `http://127.0.0.1:${port}`,
      },
    );
  });

  test('an endpoint without encryption, before anything is sent', async () => {
    token = hub.addToken({ user: 'acme', role: 'read' });
    const result = await run(['hf:acme/tasks'], { HF_ENDPOINT: 'http://hub.example' });
    expect(result).toMatchObject({ code: 2, stdout: '' });
    expect(result.stderr).toMatch(/HF_ENDPOINT cannot be used: it must start with https/);
  });

  test('is an entry beside others', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': cardWith('text') } });
    const result = await run(['hf:acme/none', `hf:${ID}`, 'missing', '--format', 'json']);
    expect(result.code).toBe(3);
    const { targets } = JSON.parse(result.stdout) as { targets: JsonTarget[] };
    expect(targets.map(({ error }) => error?.code ?? null)).toEqual(['repo-not-found', null, 'not-found']);
    expect(targets[0]?.target).toMatchObject({ kind: 'hub', id: 'hf:acme/none', revision: null });
  });
});

test('a renamed repo is judged under its new name', async () => {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('rl-environment', 'harbor', 'openenv'), ...TASKS } });
  hub.rename(ID, 'acme/renamed');
  const result = await run([`hf:${ID}`, '--format', 'json']);
  expect(result.code).toBe(0);
  expect(result.stderr).toBe('envcard: hf:acme/tasks is now called hf:acme/renamed\n');
  expect(targetOf(result).target['id']).toBe('hf:acme/renamed');
});

test('a gated repo is opened; what the gate hides is unknown, and asked for once', async () => {
  hub.addRepo({ id: ID, gated: 'auto', files: { 'README.md': cardWith('rl-environment', 'harbor'), ...TASKS } });
  const result = await run([`hf:${ID}`, '--format', 'json']);
  const { frameworks, findings, error } = targetOf(result);
  expect(result.code).toBe(0);
  expect(error).toBeNull();
  expect(frameworks['harbor']?.verdict).toBe('unknown');
  expect(findings.map(({ rule }) => rule)).toContain('tags/unproven-framework');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  token = hub.addToken({ user: 'friend', role: 'read' });
  hub.repo(ID).readers.add('friend');
  expect(targetOf(await run([`hf:${ID}`, '--format', 'json'])).frameworks['harbor']?.verdict).toBe('loads');
});

describe("the owner's settings", () => {
  test('in the repo hold: what they vouch for is shown as that', async () => {
    const settings = 'frameworks:\n  verifiers:\n    assume: loads\n    reason: run by hand\n';
    const rows = '{"prompt": "p", "answer": "a"}\n';
    const files = { 'README.md': cardWith('rl-environment', 'verifiers'), 'train.jsonl': rows };
    hub.addRepo({ id: ID, files: { ...files, '.envcard.yaml': settings } });
    const result = await run([`hf:${ID}`, '--format', 'json']);
    const { frameworks, findings } = targetOf(result);
    expect(frameworks['verifiers']).toMatchObject({ verdict: 'unknown', assumed: { reason: 'run by hand' } });
    expect(findings.map(({ rule }) => rule)).not.toContain('tags/unproven-framework');
    expect((await run(['explain', `hf:${ID}`])).stdout).toMatch(/vouched for by the owner/i);
  });

  test('that are wrong are told with their line', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': cardWith(), '.envcard.yaml': 'rules:\n  no/such: off\n', ...TASKS } });
    const result = await run([`hf:${ID}`]);
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(/^envcard: hf:acme\/tasks\/\.envcard\.yaml:2:3: error: /);
  });

  test('give way to --config; the ones of the current folder have no say', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': cardWith('harbor'), '.envcard.yaml': 'nonsense: 1\n', ...TASKS } });
    const here = temporaryTree({ 'mine.yaml': 'fail-on: never\n', '.envcard.yaml': 'also: nonsense\n' });
    const result = await run([`hf:${ID}`, '--config', join(here.path, 'mine.yaml')]);
    here.remove();
    expect(result.code).toBe(0);
  });
});

test('an answer of 429 is waited for as it asks', async () => {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('rl-environment', 'harbor', 'openenv'), ...TASKS } });
  const answer = { status: 429, headers: { 'Retry-After': '1', RateLimit: '"api";r=0;t=1' } };
  hub.faults([{ match: { path: /task\.toml/ }, answer }]);
  const result = await run([`hf:${ID}`]);
  expect(result.code).toBe(0);
  expect(hub.requests.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(hub.faultsLeft).toBe(0);
});

test('an interrupt ends a run that waits for the Hub', async () => {
  hub.addRepo({ id: ID, files: { 'README.md': cardWith(), ...TASKS } });
  hub.faults([{ answer: 'hang', times: 100 }]);
  const child = spawn(NODES[0]?.path ?? process.execPath, [CLI, `hf:${ID}`], {
    env: { PATH: process.env['PATH'], HF_ENDPOINT: hub.url, HOME: home.path },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await vi.waitUntil(() => hub.requests.length > 0, { timeout: 20_000 });
  child.kill('SIGINT');
  expect(await ended).toBe(130);
});
