import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/platform/version.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import { cardWith, CLI, harborTasks, NODES, runCli, temporaryTree } from '../support/cli.ts';

interface ReportJson {
  readonly version: number;
  readonly targets: {
    readonly target: { readonly id: string; readonly files: number };
    readonly frameworks: Readonly<Record<string, { readonly verdict: string; readonly tagged: boolean }>>;
    readonly findings: {
      readonly rule: string;
      readonly severity: string;
      readonly path: string | null;
      readonly line: number | null;
    }[];
    readonly edits: { readonly path: string; readonly text: string }[];
  }[];
}

const json = (text: string): ReportJson => JSON.parse(text) as ReportJson;

describe.each(NODES)('$name', (node) => {
  test('--version', async () => {
    expect(await runCli(['--version'], { node })).toMatchObject({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
    expect(await runCli(['check', '--version'], { node })).toMatchObject({
      code: 0,
      stdout: `${VERSION}\n`,
      stderr: '',
    });
  });

  test('--help', async () => {
    const result = await runCli(['--help'], { node });
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain('envcard fix [DIR...]');
    expect((await runCli(['help', 'fix'], { node })).stdout).toContain('--create-card');
  });

  test('check, fix and check again', async () => {
    const tree = temporaryTree({ 'README.md': cardWith('rl-environment'), ...harborTasks('tasks/a', 'tasks/b') });
    const first = await runCli(['--format', 'json'], { cwd: tree.path, node });
    expect(first.stderr).toBe('');
    expect(first.code).toBe(1);
    const [target] = json(first.stdout).targets;
    expect(target?.target.id).toBe('.');
    expect(target?.frameworks['harbor']).toMatchObject({ verdict: 'loads', tagged: false });
    expect(target?.findings.map(({ rule }) => rule)).toContain('tags/missing-framework');

    const text = await runCli([], { cwd: tree.path, node });
    expect(text).toMatchObject({ code: 1, stderr: '' });
    expect(text.stdout).toContain('+- harbor');
    expect(text.stdout).not.toContain('\u001b');

    const fixed = await runCli(['fix', '.'], { cwd: tree.path, node });
    expect(fixed.stderr).toMatch(/README\.md: \d edits? applied/);
    expect(readFileSync(join(tree.path, 'README.md'), 'utf8')).toContain('- rl-environment\n- harbor\n');
    const again = await runCli(['--format', 'json'], { cwd: tree.path, node });
    expect(json(again.stdout).targets[0]?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([fixed.code, again.code]).toEqual([0, 0]);
    tree.remove();
  });
});

describe('check', () => {
  test('a plain dataset has no findings', async () => {
    const tree = temporaryTree({ 'README.md': '---\nlicense: mit\n---\n', 'data/train.csv': 'a,b\n1,2\n' });
    const result = await runCli(['--format', 'json'], { cwd: tree.path });
    expect(result.code).toBe(0);
    expect(json(result.stdout).targets[0]?.findings).toEqual([]);
    tree.remove();
  });

  test('several roots, by glob and by settings file, each with its own settings', async () => {
    const tree = temporaryTree({
      ...harborTasks('envs/a/tasks/t', 'envs/b/tasks/t'),
      'envs/a/README.md': '# a\n',
      'envs/b/README.md': '# b\n',
      'envs/b/.envcard.yaml':
        'frameworks:\n  harbor: &no {declare: never, reason: private}\n  openenv: *no\nrules: {tags/missing-environment: off}\n',
      '.envcard.yaml':
        'roots:\n  envs/a: {rules: {tags/missing-environment: off, tags/missing-framework: warning}}\n  envs/b: {}\n',
    });
    for (const args of [['envs/*'], [], ['./envs/a', 'envs/b/', 'envs/a']]) {
      const result = await runCli([...args, '--format', 'json', '--fail-on', 'warning'], { cwd: tree.path });
      const { targets } = json(result.stdout);
      expect(targets).toHaveLength(2);
      const severities = targets.map(({ findings }) =>
        findings.flatMap(({ rule, severity }) => (rule.startsWith('tags/missing-') ? [`${rule} ${severity}`] : [])),
      );
      expect(severities).toEqual([['tags/missing-framework warning', 'tags/missing-framework warning'], []]);
    }
    tree.remove();
  });

  test('--fail-on, on the command line and in the settings file', async () => {
    const tree = temporaryTree({
      'README.md': cardWith('rl-environment'),
      ...harborTasks('tasks/a'),
      '.envcard.yaml': 'fail-on: never\n',
    });
    expect((await runCli([], { cwd: tree.path })).code).toBe(0);
    expect((await runCli(['--fail-on', 'error'], { cwd: tree.path })).code).toBe(1);
    tree.remove();
  });

  test('stale ignores and past dates are told', async () => {
    const tree = temporaryTree({
      'README.md': cardWith('rl-environment', 'harbor'),
      ...harborTasks('tasks/a'),
      '.envcard.yaml':
        'ignore:\n- {rule: files/rows, reason: gone}\nframeworks:\n  verifiers: {assume: loads, reason: r, until: 2020-01-01}\n',
    });
    const result = await runCli(['--format', 'json'], { cwd: tree.path });
    expect(result.stderr).toMatch(/^envcard: \.envcard\.yaml:4:\d+: warning: .*2020-01-01/);
    const stale = json(result.stdout).targets[0]?.findings.find(({ rule }) => rule === 'config/stale-ignore');
    expect(stale).toMatchObject({ path: '.envcard.yaml', line: 2 });
    tree.remove();
  });

  test('--output writes the report whole and prints nothing', async () => {
    const tree = temporaryTree({ 'README.md': '# x\n', 'out.json': 'old' });
    for (const name of ['out.json', 'new.json']) {
      const result = await runCli(['--format', 'json', '--output', name], { cwd: tree.path });
      expect(result).toMatchObject({ code: 0, stdout: '', stderr: '' });
      expect(json(readFileSync(join(tree.path, name), 'utf8')).version).toBe(1);
    }
    tree.remove();
  });

  test.each(['text', 'json', 'sarif', 'github', 'markdown'])('--format %s', async (format) => {
    const tree = temporaryTree({ 'README.md': cardWith('rl-environment'), ...harborTasks('tasks/a') });
    const result = await runCli(['--format', format], { cwd: tree.path });
    expect(result).toMatchObject({ code: 1, stderr: '' });
    expect(result.stdout).toMatch(/harbor/i);
    tree.remove();
  });

  test('colours only when they are wanted', async () => {
    const tree = temporaryTree({ 'README.md': cardWith('rl-environment'), ...harborTasks('tasks/a') });
    const run = async (env: Record<string, string>, ...args: string[]): Promise<boolean> =>
      (await runCli(args, { cwd: tree.path, env })).stdout.includes('\u001b[');
    expect(await run({})).toBe(false);
    expect(await run({ FORCE_COLOR: '1' })).toBe(true);
    expect(await run({ FORCE_COLOR: '1' }, '--no-color')).toBe(false);
    expect(await run({ FORCE_COLOR: '0', NO_COLOR: '' })).toBe(false);
    tree.remove();
  });

  test('--debug says what is done, with secrets hidden', async () => {
    const tree = temporaryTree({ 'README.md': '# x\n' });
    const result = await runCli(['--debug', 'hf_abcdefghijklmnop', '.'], { cwd: tree.path });
    expect(result.stderr).toMatch(/envcard: debug: .*paths/);
    expect(result.stderr).not.toContain('hf_abcdefghijklmnop');
    tree.remove();
  });
});

describe('fix', () => {
  test('--diff writes nothing and exits with 1 when there is a diff', async () => {
    const card = cardWith('rl-environment');
    const tree = temporaryTree({ 'README.md': card, ...harborTasks('tasks/a') });
    const result = await runCli(['fix', '--diff'], { cwd: tree.path });
    expect(result).toMatchObject({ code: 1, stderr: '' });
    expect(result.stdout).toMatch(/^(?:diff --git .*\n)?--- a\/README\.md\n\+\+\+ b\/README\.md\n@@ /);
    expect(readFileSync(join(tree.path, 'README.md'), 'utf8')).toBe(card);
    await runCli(['fix'], { cwd: tree.path });
    expect(await runCli(['fix', '--diff'], { cwd: tree.path })).toMatchObject({ code: 0, stdout: '', stderr: '' });
    tree.remove();
  });

  test('removals only with --unsafe', async () => {
    const tree = temporaryTree({ 'README.md': cardWith('rl-environment', 'harbor'), 'notes.txt': 'nothing to load\n' });
    expect((await runCli(['fix'], { cwd: tree.path })).code).toBe(1);
    expect(readFileSync(join(tree.path, 'README.md'), 'utf8')).toContain('harbor');
    expect((await runCli(['fix', '--unsafe'], { cwd: tree.path })).code).toBe(0);
    expect(readFileSync(join(tree.path, 'README.md'), 'utf8')).not.toContain('harbor');
    tree.remove();
  });

  test('a card that is not there is shown, and written only with --create-card', async () => {
    const tree = temporaryTree(harborTasks('tasks/a'));
    const shown = await runCli(['fix'], { cwd: tree.path });
    expect(shown.stderr).toMatch(/README\.md does not exist/);
    expect(shown.stderr).toContain('  - harbor');
    expect(() => statSync(join(tree.path, 'README.md'))).toThrow();
    const written = await runCli(['fix', '--create-card'], { cwd: tree.path });
    expect(written.stderr).toMatch(/README\.md: .* applied/);
    expect(readFileSync(join(tree.path, 'README.md'), 'utf8')).toMatch(/^---\n(?:.*\n)*---\n/);
    tree.remove();
  });

  test('keeps the mode', async () => {
    const tree = temporaryTree({ 'README.md': cardWith('rl-environment'), ...harborTasks('tasks/a') });
    chmodSync(join(tree.path, 'README.md'), 0o640);
    await runCli(['fix'], { cwd: tree.path });
    expect(statSync(join(tree.path, 'README.md')).mode & 0o777).toBe(0o640);
    tree.remove();
  });

  test('never writes through a link', async () => {
    const card = cardWith('rl-environment');
    const tree = temporaryTree({ 'elsewhere.md': card, ...harborTasks('repo/tasks/a') });
    symlinkSync('../elsewhere.md', join(tree.path, 'repo/README.md'));
    await runCli(['fix', 'repo', '--create-card', '--unsafe'], { cwd: tree.path });
    expect(readFileSync(join(tree.path, 'elsewhere.md'), 'utf8')).toBe(card);
    tree.remove();
  });
});

describe('explain and snippets', () => {
  test('findings do not count', async () => {
    const tree = temporaryTree({ 'README.md': '# x\n', ...harborTasks('tasks/a') });
    const explained = await runCli(['explain', '--framework', 'harbor'], { cwd: tree.path });
    expect(explained).toMatchObject({ code: 0, stderr: '' });
    expect(explained.stdout).toMatch(/Harbor/);
    expect(explained.stdout).not.toMatch(/OpenEnv/);
    const snippets = await runCli(['snippets', '--hub', 'acme/tasks'], { cwd: tree.path });
    expect(snippets).toMatchObject({ code: 0, stderr: '' });
    expect(snippets.stdout).toContain('acme/tasks');
    const shape = JSON.parse((await runCli(['snippets', '--format', 'json'], { cwd: tree.path })).stdout) as {
      libraries: { library: string }[];
    };
    expect(shape.libraries.map(({ library }) => library)).toContain('harbor');
    tree.remove();
  });
});

describe('rules', () => {
  test('the catalogue, as text and as JSON', async () => {
    const text = await runCli(['rules']);
    expect(text).toMatchObject({ code: 0, stderr: '' });
    const data = JSON.parse((await runCli(['rules', '--format', 'json'])).stdout) as { id: string }[];
    expect(data.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
    for (const { id } of RULES) expect(text.stdout).toContain(id);
  });

  test('one rule, also by its last part', async () => {
    const whole = await runCli(['rules', 'tags/near-miss']);
    expect(whole.code).toBe(0);
    expect(whole.stdout).toMatch(/^tags\/near-miss: /);
    expect((await runCli(['rules', 'near-miss'])).stdout).toBe(whole.stdout);
  });
});

describe('init', () => {
  test('writes both files once and keeps what exists', async () => {
    const tree = temporaryTree({
      '.git/config': '[remote "hub"]\n\turl = git@hf.co:datasets/acme/tasks\n',
      'README.md': '# x\n',
    });
    const first = await runCli(['init'], { cwd: tree.path });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const workflow = parse(readFileSync(join(tree.path, '.github/workflows/envcard.yml'), 'utf8')) as {
      permissions: unknown;
      jobs: { check: { steps: { uses: string }[] } };
    };
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.check.steps[0]?.uses).toMatch(/^actions\/checkout@[0-9a-f]{40}$/);
    expect(parse(readFileSync(join(tree.path, '.envcard.yaml'), 'utf8'))).toEqual({ hub: 'acme/tasks' });
    const again = await runCli(['init'], { cwd: tree.path });
    expect(again.code).toBe(0);
    expect(again.stdout.match(/^kept/gm)).toHaveLength(2);
    tree.remove();
  });

  test('in a folder of a repo, the workflow stands at the top and judges the folder', async () => {
    const tree = temporaryTree({ '.git/config': '', 'envs/a/README.md': '# x\n' });
    expect((await runCli(['init', 'envs/a'], { cwd: tree.path })).code).toBe(0);
    const workflow = parse(readFileSync(join(tree.path, '.github/workflows/envcard.yml'), 'utf8')) as {
      jobs: { check: { steps: { with?: { path?: string } }[] } };
    };
    expect(workflow.jobs.check.steps.at(-1)?.with?.path).toBe('envs/a');
    expect(statSync(join(tree.path, 'envs/a/.envcard.yaml')).isFile()).toBe(true);
    tree.remove();
  });

  test('never writes through a link', async () => {
    const tree = temporaryTree({ 'repo/README.md': '# x\n', 'other/keep.txt': '' });
    symlinkSync('../other', join(tree.path, 'repo/.github'));
    const result = await runCli(['init', 'repo'], { cwd: tree.path });
    expect(result).toMatchObject({ code: 3, stdout: '' });
    expect(() => statSync(join(tree.path, 'other/workflows'))).toThrow();
    tree.remove();
  });
});

describe('the process', () => {
  test('runs without node_modules, from anywhere', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'envcard-dist-'));
    const { cpSync } = await import('node:fs');
    cpSync(join(CLI, '..'), join(folder, 'dist'), { recursive: true });
    const tree = temporaryTree({
      'README.md': cardWith('rl-environment', 'harbor', 'openenv'),
      ...harborTasks('tasks/a'),
    });
    const child = spawn(process.execPath, [join(folder, 'dist/cli.js'), tree.path, '--format', 'json']);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    tree.remove();
    rmSync(folder, { recursive: true });
  });

  test('a reader that goes ends it quietly', async () => {
    const tree = temporaryTree({
      'README.md': cardWith('rl-environment', 'harbor', 'openenv'),
      ...harborTasks('tasks/a'),
    });
    const child = spawn(process.execPath, [CLI, tree.path, '--format', 'json'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    tree.remove();
  });
});

test.each(NODES)('an interrupt ends it with 130 ($name)', async (node) => {
  const paths = Array.from({ length: 400 }, (_, i) => `tasks/t${i}`);
  const tree = temporaryTree({ 'README.md': cardWith('rl-environment', 'harbor'), ...harborTasks(...paths) });
  const child = spawn(node.path, [CLI, tree.path, '--debug'], { stdio: ['ignore', 'ignore', 'pipe'] });
  // The first line comes before anything is read.
  child.stderr.once('data', () => child.kill('SIGINT'));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(130);
  tree.remove();
});
