import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { readInputs } from '../../src/action/inputs.ts';
import { cardWith } from '../support/cli.ts';
import { ACTIONS_TOKEN } from '../support/fake-github/index.ts';
import { NODE_24, runStep } from '../support/runner.ts';
import { BRANCH, checkout, environment, github, propose, sentences, TOKEN, WANTED } from './propose-support.ts';

const ROOT = join(import.meta.dirname, '../..');
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'envcard-gate-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('events', () => {
  test.each(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'])('%s proposes', async (eventName) => {
    const fake = await github();
    expect((await propose(fake, { eventName })).outputs['pull-request-operation']).toBe('created');
  });

  test.each([
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
    'pull_request_review',
    'merge_group',
    'release',
    'workflow_call',
    'create',
    '',
  ])('%s only checks, and says why', async (eventName) => {
    const fake = await github();
    const result = await propose(fake, { eventName });
    expect(sentences(result)).toContain('only checks');
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ changed: 'false', 'pull-request-operation': 'none', verdict: 'findings' });
    expect(result.summary).toContain('+- rl-environment');
    // Not even a question to the API: the token stays here.
    expect(fake.requests).toEqual([]);
  });
});

describe('what was judged', () => {
  test('is not the tip of the base branch: only checked', async () => {
    const fake = await github();
    const old = fake.repo.git.branch('main') ?? '';
    fake.repo.push('main', { 'x.txt': 'x\n' });
    const result = await propose(fake, { workspace: checkout(fake, old) });
    expect(sentences(result)).toContain(`the commit "${old}" was judged`);
    expect(result.exitCode).toBe(1);
    expect(fake.takeCounts()).toEqual({ reads: 1, writes: 0 });
  });

  test('is another branch: only checked, unless that is the base', async () => {
    const fake = await github();
    fake.repo.push('dev', { 'x.txt': 'x\n' }, 'x', { from: fake.repo.git.branch('main') });
    expect(sentences(await propose(fake, { workspace: checkout(fake, 'dev') }))).toContain(
      'Only its tip is proposed to',
    );
    const result = await propose(fake, { workspace: checkout(fake, 'dev'), inputs: { base: 'dev' } });
    expect(result.outputs['pull-request-operation']).toBe('created');
    expect(fake.repo.pull(1).base).toBe('dev');
  });

  const CHANGES: readonly (readonly [string, (tree: string) => void, string])[] = [
    [
      'a changed file',
      (tree) => writeFileSync(join(tree, 'tasks/a/instruction.md'), 'Other.\n'),
      'tasks/a/instruction.md',
    ],
    ['a changed card', (tree) => writeFileSync(join(tree, 'README.md'), cardWith('text', 'harbor')), 'README.md'],
    ['a new file', (tree) => writeFileSync(join(tree, 'tasks/new.txt'), 'x\n'), 'tasks/new.txt'],
    ['a file that is gone', (tree) => rmSync(join(tree, 'tasks/b/solution/solve.sh')), 'tasks/b/solution/solve.sh'],
    [
      'a staged change',
      (tree) => {
        writeFileSync(join(tree, 'tasks/a/instruction.md'), 'Other.\n');
        execFileSync('git', ['-C', tree, 'add', '.']);
      },
      'staged changes',
    ],
  ];
  test.each(CHANGES)('has %s: never proposed', async (_, change, named) => {
    const fake = await github();
    const workspace = checkout(fake);
    change(workspace);
    const result = await propose(fake, { workspace });
    expect(sentences(result)).toContain('is not what its commit holds');
    expect(sentences(result)).toContain(named);
    expect(fake.requests).toEqual([]);
  });

  test('has ignored files, or reports of this very run, beside: proposed', async () => {
    const fake = await github({ ...environment(), '.gitignore': '*.log\n' });
    const workspace = checkout(fake);
    writeFileSync(join(workspace, 'run.log'), 'x\n');
    const result = await propose(fake, {
      workspace,
      inputs: { 'sarif-file': 'envcard.sarif', 'json-file': 'envcard.json' },
    });
    expect(result.outputs['pull-request-operation']).toBe('created');
    expect(readdirSync(workspace)).toContain('envcard.sarif');
  });

  test('has other line ends than the branch: judged again with the branch’s card', async () => {
    const fake = await github({ ...environment(), '.gitattributes': '*.md text eol=crlf\n' });
    const workspace = checkout(fake);
    expect(readFileSync(join(workspace, 'README.md'), 'utf8')).toContain('\r\n');
    const result = await propose(fake, { workspace });
    expect(result.outputs['pull-request-operation']).toBe('created');
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('text', ...WANTED));
    expect(fake.takeCounts()).toEqual({ reads: 2, writes: 3 });
  });

  test('is no checkout', async () => {
    const fake = await github();
    const workspace = temporary();
    cpSync(checkout(fake), workspace, { recursive: true, filter: (path) => !path.endsWith('.git') });
    const result = await propose(fake, { workspace });
    expect(sentences(result)).toContain('no git checkout');
    expect(fake.requests).toEqual([]);
  });

  test('cannot be judged in one root: nothing is proposed for the others', async () => {
    const fake = await github();
    const result = await propose(fake, { inputs: { path: '.\nmissing' } });
    expect(result.outputs['verdict']).toBe('unreadable');
    expect(sentences(result)).toContain('while a root cannot be judged');
    expect(fake.requests).toEqual([]);
  });

  test('is several folders of the checkout: cards are named from its root', async () => {
    const under = (folder: string): Record<string, string> =>
      Object.fromEntries(Object.entries(environment()).map(([path, text]) => [`${folder}/${path}`, text]));
    const fake = await github({ ...under('envs/one'), ...under('envs/two'), 'README.md': '# All\n' });
    const result = await propose(fake, { inputs: { path: 'envs/*' } });
    expect(result.exitCode).toBe(0);
    expect(fake.repo.text(BRANCH, 'envs/one/README.md')).toBe(cardWith('text', ...WANTED));
    expect(fake.repo.text(BRANCH, 'envs/two/README.md')).toBe(cardWith('text', ...WANTED));
    expect(fake.takeCounts().writes).toBe(3);
  });

  test('lies partly in another checkout: that part is left out', async () => {
    const fake = await github();
    const other = await github({ ...environment(), 'other.txt': 'x\n' });
    const workspace = checkout(fake);
    writeFileSync(join(workspace, '.git/info/exclude'), 'beside/\n');
    cpSync(checkout(other), join(workspace, 'beside'), { recursive: true });
    const result = await propose(fake, { workspace, inputs: { path: '.\nbeside' } });
    expect(sentences(result)).toContain('nothing is proposed for "beside"');
    expect(result.outputs['pull-request-operation']).toBe('created');
    // What nobody repairs fails the step.
    expect(result.exitCode).toBe(1);
  });

  test('has no card', async () => {
    const { 'README.md': _, ...rest } = environment();
    const fake = await github(rest);
    const result = await propose(fake);
    expect(sentences(result)).toContain('has no "README.md"');
    expect(fake.takeCounts().writes).toBe(0);
  });
});

describe('the token', () => {
  test('is empty', async () => {
    const fake = await github();
    const result = await propose(fake, { inputs: { token: '' } });
    expect(sentences(result)).toContain('the input `token` is empty');
    expect(fake.requests).toEqual([]);
  });

  test('may only read: a notice names the permission, and the step ends as a check', async () => {
    const fake = await github(environment(), { ...ACTIONS_TOKEN, contents: 'read', pullRequests: 'read' });
    const result = await propose(fake);
    expect(result.exitCode).toBe(1);
    const notices = result.commands.filter(({ command }) => command === 'notice').map(({ data }) => data);
    expect(notices.join()).toContain('permissions: contents: write');
    expect(result.outputs).toMatchObject({ changed: 'false', 'pull-request-operation': 'none' });
  });

  test('goes to no address that is not encrypted', async () => {
    const fake = await github();
    const result = await propose(fake, { env: { GITHUB_API_URL: 'http://192.0.2.1/api/v3' } });
    expect(result.exitCode).toBe(1);
    expect(sentences(result)).toContain('no address to send a token to');
  });

  test('stands in no address, no argument and no log, whatever goes wrong', async () => {
    const fake = await github();
    const folder = temporary();
    const log = join(folder, 'argv.log');
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    writeFileSync(join(folder, 'git'), `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nexec '${real}' "$@"\n`, {
      mode: 0o755,
    });
    const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, RUNNER_DEBUG: '1' };
    const echo = { status: 403, body: { message: `token ${TOKEN} is bad`, documentation_url: '', status: '403' } };
    for (const answer of [echo, { status: 500 }, 'reset', 'cut-body'] as const) {
      fake.faults.set([{ match: { path: /\/pulls$/ }, answer }]);
      await propose(fake, { env });
    }
    expect(readFileSync(log, 'utf8')).toContain('ls-files');
    expect(readFileSync(log, 'utf8')).not.toMatch(/planted/i);
    expect(JSON.stringify(fake.requests)).not.toMatch(/planted/i);
    const { body, comments } = fake.repo.pull(1);
    expect(JSON.stringify([body, comments])).not.toMatch(/planted/i);
  });
});

describe('GitHub elsewhere', () => {
  test('GITHUB_API_URL of an Enterprise Server is honoured, and GITHUB_SERVER_URL in links', async () => {
    const fake = await github();
    fake.repo.actionsMayPropose = false;
    const result = await propose(fake, { env: { GITHUB_API_URL: `${fake.url}/api/v3` } });
    expect(sentences(result)).toContain('https://ghe.example/me/envs/settings/actions');
    expect(sentences(result)).toContain(`https://ghe.example/me/envs/compare/main...${BRANCH}`);
    fake.repo.actionsMayPropose = true;
    const again = await propose(fake, { env: { GITHUB_API_URL: `${fake.url}/api/v3/` } });
    expect(again.outputs['pull-request-operation']).toBe('created');
  });

  test('is reached through the proxy that the environment names', async () => {
    const fake = await github();
    const seen: string[] = [];
    const proxy = createServer();
    proxy.on('connect', ({ url = '' }: { readonly url?: string }, socket: Duplex) => {
      seen.push(url);
      const [host = '', port = ''] = url.split(':');
      const onward = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        onward.pipe(socket).pipe(onward);
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    cleanUps.push(() => proxy.close());
    const { port } = proxy.address() as { readonly port: number };
    const result = await propose(fake, { env: { http_proxy: `http://127.0.0.1:${port}` } });
    expect(result.outputs['pull-request-operation']).toBe('created');
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([new URL(fake.url).host]));
  });
});

describe('inputs', () => {
  const read = (values: Readonly<Record<string, string>>): ReturnType<typeof readInputs> =>
    readInputs((name) => values[name] ?? '');

  test.each([
    [{ 'propose-to': 'gitlab' }, /propose-to can be/u],
    [{ remove: 'yes' }, /remove can be true or false/u],
    [{ draft: '1' }, /draft can be true or false/u],
    [{ branch: 'a..b' }, /branch must be the name/u],
    [{ branch: '-x' }, /branch must be the name/u],
    [{ branch: 'a b' }, /branch must be the name/u],
    [{ branch: 'x.lock' }, /branch must be the name/u],
    [{ branch: 'refs/heads/x' }, /branch must be the name/u],
    [{ branch: 'x'.repeat(201) }, /branch must be the name/u],
    [{ base: 'a\nb' }, /base must be the name/u],
    [{ branch: 'main', base: 'main' }, /two branches/u],
    [{ title: 'a\nb' }, /one line/u],
  ])('refuses %j', (values, sentence) => {
    const result = read(values);
    expect(result.ok ? '' : result.faults.join('; ')).toMatch(sentence);
  });

  test('reads what it can', () => {
    const result = read({ mode: 'propose', labels: 'card, bot\ncard\n', branch: 'bots/tags_1', draft: 'TRUE' });
    expect(result.ok && result.inputs.propose).toMatchObject({
      labels: ['card', 'bot'],
      branch: 'bots/tags_1',
      base: null,
      draft: true,
      remove: false,
      to: 'github',
    });
  });
});

describe('check mode', () => {
  test('needs nothing of the part that talks to GitHub', async () => {
    const folder = temporary();
    cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    const chunks = join(folder, 'dist/chunks');
    const client = readdirSync(chunks).filter((name) =>
      readFileSync(join(chunks, name), 'utf8').includes('createCommitOnBranch'),
    );
    expect(client).toHaveLength(1);
    for (const name of client) rmSync(join(chunks, name));
    const fake = await github();
    const env = { PATH: process.env['PATH'] ?? '', 'INPUT_FAIL-ON': 'never', RUNNER_TEMP: folder };
    execFileSync(NODE_24, [join(folder, 'dist/action.js')], { cwd: checkout(fake), env, stdio: 'ignore' });
  });

  test('sets the outputs of a pull request all the same', async () => {
    const fake = await github(environment(...WANTED));
    const result = await runStep({ workspace: checkout(fake), token: TOKEN });
    cleanUps.push(() => result.cleanUp());
    expect(result.outputs).toMatchObject({
      changed: 'false',
      'pull-request-number': '',
      'pull-request-operation': 'none',
    });
    expect(fake.requests).toEqual([]);
    mkdirSync(join(result.temp, 'still-there'), { recursive: true });
  });
});
