import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardWith, CLI, harborTasks, NODES, runCli, temporaryTree } from '../support/cli.ts';
import type { CliResult } from '../support/cli.ts';
import { startFakeHub } from '../support/fake-hub/index.ts';
import type { FakeHub } from '../support/fake-hub/index.ts';

const ID = 'acme/tasks';
const CARD = cardWith('rl-environment', 'harbor', 'openenv');
const GIT = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();

let hub: FakeHub;
/** HOME, TMPDIR, and a `git` that writes down what it is given. */
let place: ReturnType<typeof temporaryTree>;
let token = '';

beforeEach(async () => {
  hub = await startFakeHub();
  place = temporaryTree({
    'home/x': '',
    'tmp/x': '',
    'bin/git': `#!/bin/sh\nprintf '%s\\n' "$@" >> "$LOG"\nexec '${GIT}' "$@"\n`,
  });
  chmodSync(join(place.path, 'bin/git'), 0o755);
  token = '';
});

afterEach(async () => {
  expect(hub.rejections).toEqual([]);
  await hub.stop();
  place.remove();
});

function environment(): Record<string, string> {
  return {
    HF_ENDPOINT: hub.url,
    HOME: join(place.path, 'home'),
    TMPDIR: join(place.path, 'tmp'),
    PATH: `${join(place.path, 'bin')}:${process.env['PATH'] ?? ''}`,
    LOG: join(place.path, 'log'),
    ...(token === '' ? {} : { HF_TOKEN: token }),
  };
}

/** Words that git was started with. */
function gitWords(): string {
  return readFileSync(join(place.path, 'log'), 'utf8');
}

function leftovers(): string[] {
  return readdirSync(join(place.path, 'tmp')).filter((name) => name !== 'x');
}

/** Runs the command; nothing may stay on disk, and the token, plain or encoded, may show nowhere. */
async function run(args: readonly string[], env: Record<string, string> = {}): Promise<CliResult> {
  const result = await runCli([`hf:${ID}`, '--thorough', ...args], {
    cwd: join(place.path, 'home'),
    env: { ...environment(), ...env },
  });
  expect(leftovers()).toEqual([]);
  if (token !== '') {
    const seen = result.stdout + result.stderr + gitWords();
    expect(seen).not.toContain(token);
    expect(seen).not.toContain(Buffer.from(`user:${token}`).toString('base64'));
  }
  return result;
}

interface JsonTarget {
  readonly target: Record<string, unknown>;
  readonly frameworks: Record<string, { verdict: string; basis: string; tasksets: { tasks: object }[] }>;
}

function targetOf(result: CliResult): JsonTarget {
  return (JSON.parse(result.stdout) as { targets: JsonTarget[] }).targets[0] as JsonTarget;
}

test('reads every task, however many, in a few requests', async () => {
  const tasks = Array.from({ length: 300 }, (_, i) => `tasks/t${i}`);
  hub.addRepo({ id: ID, files: { 'README.md': CARD, ...harborTasks(...tasks), 'tasks/t7/task.toml': 'broken' } });
  const result = await run(['--format', 'json']);
  const { target, frameworks } = targetOf(result);
  expect(target).toMatchObject({
    kind: 'hub',
    id: 'hf:acme/tasks',
    revision: hub.oid(ID),
    files: 1501,
    complete: true,
  });
  expect(frameworks['harbor']).toMatchObject({
    verdict: 'partial',
    basis: 'complete',
    tasksets: [{ tasks: { total: 300, ok: 299, broken: 1, unread: 0 } }],
  });
  // The repo, and two fetches of two requests each.
  expect(hub.counts).toEqual({ reads: 5, writes: 0, cdn: 0 });
});

test('a private repo takes the token through the environment of git', async () => {
  hub.addRepo({ id: ID, private: true, files: { 'README.md': CARD, ...harborTasks('tasks/a') } });
  token = hub.addToken({ user: 'acme', role: 'read' });
  expect((await run([])).code).toBe(0);
  expect(hub.requests.filter(({ path }) => path.endsWith('/git-upload-pack')).map(({ role }) => role)).toEqual([
    'read',
    'read',
  ]);
});

test('sees links', async () => {
  hub.addRepo({
    id: ID,
    files: {
      'README.md': CARD,
      ...harborTasks('tasks/a', 'tasks/b'),
      'shared/test.sh': 'echo\n',
      'tasks/a/tests/test.sh': { link: '../../../shared/test.sh' },
    },
  });
  const result = await run(['--format', 'json']);
  expect(targetOf(result).frameworks['harbor']?.verdict).toBe('partial');
});

test('reads rows behind LFS, and takes other pointers for what a clone brings', async () => {
  hub.addRepo({
    id: ID,
    files: {
      'README.md': CARD,
      ...harborTasks('tasks/a', 'tasks/b'),
      'tasks/b/task.toml': { lfs: '[environment]\n' },
      'data/train.jsonl': { lfs: '{"responses_create_params": {"input": "x"}}\n'.repeat(1000) },
    },
  });
  const { frameworks } = targetOf(await run(['--format', 'json']));
  expect(frameworks['harbor']?.tasksets[0]?.tasks).toEqual({ total: 2, ok: 1, broken: 0, unread: 1 });
  expect(frameworks['nemo-gym']?.verdict).not.toBe('unknown');
  expect(hub.counts.cdn).toBe(1);
});

test('reads what registry.json pins at its commits', async () => {
  hub.addRepo({ id: ID, files: { 'README.md': CARD, ...harborTasks('tasks/a', 'tasks/b') } });
  const first = hub.oid(ID);
  const second = hub.commitTo(ID, 'main', { 'tasks/b/instruction.md': 'Another one.\n' }, 'acme');
  const tasks = [
    ['a', first],
    ['b', second],
  ].map(([name, commit]) => {
    const url = `https://huggingface.co/datasets/${ID}`;
    return { name, git_url: url, git_commit_id: commit, path: `tasks/${name}` };
  });
  const registry = JSON.stringify([{ name: 'set', version: '1', description: '', tasks }]);
  const broken = { 'tasks/a/task.toml': 'broken', 'tasks/b/task.toml': 'broken' };
  hub.commitTo(ID, 'main', { 'registry.json': registry, ...broken }, 'acme');
  const { frameworks } = targetOf(await run(['--format', 'json']));
  expect(frameworks['harbor']).toMatchObject({ verdict: 'loads', tasksets: [{ tasks: { total: 2, ok: 2 } }, {}] });
});

test('names are neither options nor patterns, and never meet the disk', async () => {
  const names = [
    '--upload-pack=touch pwned',
    '-x/task.toml',
    ':(exclude)*',
    '*',
    '!a',
    'a\nb',
    'a"b',
    'con.txt',
    '.git~1/config',
    'é/ü',
    'tasks/$(touch pwned)/task.toml',
  ];
  const files = Object.fromEntries(names.map((name) => [name, 'x = 1\n']));
  hub.addRepo({ id: ID, files: { 'README.md': CARD, ...harborTasks('tasks/a'), ...files } });
  const result = await run(['--format', 'json']);
  expect(targetOf(result).target['files']).toBe(names.length + 6);
  const words = gitWords();
  for (const name of names) if (name !== '*') expect(words).not.toContain(name);
  expect(readdirSync(join(place.path, 'home'))).toEqual(['x']);
});

describe("git's own settings", () => {
  test('of the user change nothing', async () => {
    const config = [
      '[core]\n\thooksPath = hooks\n\tfsmonitor = touch pwned',
      '[credential]\n\thelper = !touch pwned',
      '[init]\n\ttemplateDir = template',
      '[fetch]\n\trecurseSubmodules = true',
    ].join('\n');
    const other = temporaryTree({ '.gitconfig': config });
    hub.addRepo({ id: ID, gated: 'auto', files: { 'README.md': CARD, ...harborTasks('tasks/a') } });
    const result = await run(['--format', 'json'], { HOME: other.path });
    expect(targetOf(result).frameworks['harbor']?.verdict).toBe('unknown');
    expect(readdirSync(other.path)).toEqual(['.gitconfig']);
    other.remove();
  });
});

describe('what cannot be fetched', () => {
  test('behind a gate is unknown', async () => {
    hub.addRepo({ id: ID, gated: 'manual', files: { 'README.md': CARD, ...harborTasks('tasks/a') } });
    token = hub.addToken({ user: 'stranger', role: 'read' });
    const result = await run(['--format', 'json']);
    expect(result.code).toBe(0);
    expect(targetOf(result).frameworks['harbor']?.verdict).toBe('unknown');
  });

  test('without git', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': CARD } });
    const result = await runCli([`hf:${ID}`, '--thorough'], {
      env: { ...environment(), PATH: join(place.path, 'home') },
    });
    expect(result).toMatchObject({ code: 3, stdout: '' });
    expect(result.stderr).toContain('--thorough needs git, which was not found');
  });

  test('after a server error', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': CARD } });
    token = hub.addToken({ user: 'acme', role: 'read' });
    hub.faults([{ match: { path: /git-upload-pack$/ }, answer: { status: 500 }, times: 10 }]);
    const result = await run([]);
    expect(result).toMatchObject({ code: 3, stdout: '' });
    expect(result.stderr).toMatch(/hf:acme\/tasks cannot be fetched through git: .*500/);
  });

  test('when git is sent elsewhere, where it does not go', async () => {
    const asked: string[] = [];
    const other: Server = createServer((request, response) => {
      asked.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    hub.addRepo({ id: ID, files: { 'README.md': CARD } });
    token = hub.addToken({ user: 'acme', role: 'read' });
    const headers = { Location: `http://127.0.0.1:${port}/acme/info/refs?service=git-upload-pack` };
    hub.faults([{ match: { path: /info\/refs/ }, answer: { status: 302, headers }, times: 10 }]);
    const result = await run([]);
    other.close();
    expect(result).toMatchObject({ code: 3, stdout: '' });
    expect(asked).toEqual([]);
  });
});

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s', (signal, code) => {
  test.each([/info\/refs/, /git-upload-pack$/, /\/resolve\//])(
    'while the Hub answers slowly to %s leaves nothing',
    { timeout: 90_000 },
    async (path) => {
      hub.addRepo({ id: ID, files: { 'README.md': CARD, ...harborTasks('tasks/a'), 'data/train.jsonl': '{}\n' } });
      hub.faults([{ match: { path }, answer: 'hang', times: 100 }]);
      const child = spawn(NODES[0]?.path ?? process.execPath, [CLI, `hf:${ID}`, '--thorough'], {
        env: environment(),
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await vi.waitUntil(() => hub.requests.some(({ fault }) => fault === 'hang'), { timeout: 60_000 });
      expect(leftovers()).toHaveLength(1);
      child.kill(signal);
      expect(await ended).toBe(code);
      expect(leftovers()).toEqual([]);
    },
  );
});
