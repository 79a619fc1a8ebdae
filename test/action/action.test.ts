import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, test } from 'vitest';
import { temporaryTree } from '../support/cli.ts';
import { actionFile, NODE_24, parseCommand, parseFileCommands, runStep } from '../support/runner.ts';
import type { StepOptions, StepResult } from '../support/runner.ts';

const ROOT = join(import.meta.dirname, '../..');
const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function tree(files: Readonly<Record<string, string>>): string {
  const made = temporaryTree(files);
  cleanUps.push(() => made.remove());
  return made.path;
}

async function step(options: StepOptions): Promise<StepResult> {
  const result = await runStep(options);
  cleanUps.push(() => result.cleanUp());
  return result;
}

const TASK = {
  'tasks/a/task.toml': '[environment]\ndocker_image = "debian:12"\n',
  'tasks/a/instruction.md': 'Do it.\n',
  'tasks/a/environment/Dockerfile': 'FROM debian:12\n',
  'tasks/a/tests/test.sh': 'exit 0\n',
};
const CLEAN = { ...TASK, 'README.md': '---\ntags:\n- rl-environment\n- harbor\n- openenv\n---\n# Demo\n' };
const MISSING = { ...TASK, 'README.md': '---\nlicense: mit\ntags:\n- harbor\n---\n# Demo\n' };
const under = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

describe('the step', () => {
  test('passes a clean repo, with a summary, a report and outputs', async () => {
    const result = await step({ workspace: tree(CLEAN) });
    expect(result.stderr).toBe('');
    expect(result.exitCode).toBe(0);
    expect(result.commands).toEqual([]);
    expect(result.outputs).toMatchObject({ verdict: 'clean', 'missing-tags': '', 'unsupported-tags': '' });
    expect(JSON.parse(result.outputs['frameworks'] ?? '')).toEqual({
      '.': { harbor: 'loads', verifiers: 'fails', openenv: 'loads', 'nemo-gym': 'fails' },
    });
    const report: unknown = JSON.parse(readFileSync(result.outputs['report'] ?? '', 'utf8'));
    const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/report.json'), 'utf8')) as object;
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(result.summary).toContain('| Harbor |');
  });

  test('fails on findings, with annotations at the card and the fix in the summary', async () => {
    const result = await step({ workspace: tree(MISSING) });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ verdict: 'findings', 'missing-tags': 'openenv,rl-environment' });
    const errors = result.commands.filter(({ command }) => command === 'error');
    expect(errors).toHaveLength(2);
    for (const { properties } of errors) expect(properties).toMatchObject({ file: 'README.md', line: '3' });
    expect(result.summary).toContain('+- rl-environment');
    expect(result.summary).toContain('+- openenv');
  });

  test('reads fail-on, whose hyphen the runner keeps', async () => {
    const result = await step({ workspace: tree(MISSING), inputs: { 'fail-on': 'never' } });
    expect(result.exitCode).toBe(0);
    expect(result.outputs['verdict']).toBe('clean');
  });

  test('judges several roots and globs, with annotations from the workspace', async () => {
    const workspace = tree({ ...under('envs/one', CLEAN), ...under('envs/two', MISSING), 'other/x.txt': '' });
    const result = await step({ workspace, inputs: { path: 'envs/*\n' } });
    expect(Object.keys(JSON.parse(result.outputs['frameworks'] ?? '') as object)).toEqual(['envs/one', 'envs/two']);
    const files = result.commands.map(({ properties }) => properties['file']);
    expect(new Set(files)).toEqual(new Set(['envs/two/README.md']));
  });

  test('writes SARIF and JSON where the inputs say', async () => {
    const workspace = tree(MISSING);
    const result = await step({ workspace, inputs: { 'sarif-file': 'out.sarif', 'json-file': 'out.json' } });
    expect(result.outputs['report']).toBe('out.json');
    expect(JSON.parse(readFileSync(join(workspace, 'out.sarif'), 'utf8'))).toMatchObject({ version: '2.1.0' });
    expect(JSON.parse(readFileSync(join(workspace, 'out.json'), 'utf8'))).toMatchObject({ version: 1 });
  });

  test('says that a root cannot be read, and judges the others', async () => {
    const workspace = tree(under('good', CLEAN));
    const result = await step({ workspace, inputs: { path: 'good\nmissing' } });
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('unreadable');
    expect(result.commands.some(({ data }) => data.includes('missing'))).toBe(true);
    expect(JSON.parse(result.outputs['frameworks'] ?? '')).toMatchObject({ good: { harbor: 'loads' } });
  });

  test.each([
    [{ 'fail-on': 'errors' }, /fail-on can be/u],
    [{ mode: 'write' }, /mode can be/u],
    [{ 'hub-repo': 'nobody' }, /OWNER\/NAME/u],
    [{ card: '../README.md' }, /below its root/u],
    [{ path: 'a\nb', card: 'README.md' }, /several roots/u],
    [{ config: 'absent.yaml' }, /settings file/u],
  ])('refuses the inputs %j with one clear error', async (inputs, sentence) => {
    const result = await step({ workspace: tree(CLEAN), inputs });
    expect(result.exitCode).toBe(1);
    expect(result.commands.map(({ command }) => command)).toEqual(['error']);
    expect(result.commands[0]?.data).toMatch(sentence);
    expect(result.outputs).toEqual({});
  });

  test('reports on a fork’s pull request with no token at all', async () => {
    const result = await step({ workspace: tree(MISSING), eventName: 'pull_request', env: { GITHUB_TOKEN: '' } });
    expect(result.outputs['verdict']).toBe('findings');
    expect(result.summary).toContain('rl-environment');
  });
});

describe('hostile text', () => {
  const NAMES = [
    '::error::pwned',
    ' ::set-output name=x::pwned',
    '##[add-mask]pwned',
    'a\n::add-mask::pwned',
    'a\r::stop-commands::pwned',
    '%0A::add-mask::pwned',
    '<img src=x onerror=pwned>',
    '`@octocat` ![x](https://example.com/x)',
    '\u202egnp.exe',
    '--config=pwned',
  ];

  test('in names and tags becomes no command, no HTML and no mention', async () => {
    const files: Record<string, string> = {
      'README.md': `---\ntags:\n- harbor\n- "::add-mask::pwned"\n- "Nemo_Gym"\n- "<script>"\n---\n`,
    };
    for (const name of NAMES) files[`tasks/${name}/task.toml`] = 'schema_version = 5\n';
    const result = await step({ workspace: tree(files) });
    expect(result.exitCode).toBe(1);
    const names = new Set(result.commands.map(({ command }) => command));
    expect(
      [...names].every((name) => ['error', 'warning', 'notice'].includes(name)),
      [...names].join(),
    ).toBe(true);
    expect(result.commands.length).toBeLessThanOrEqual(30);
    for (const { properties } of result.commands) {
      expect(
        Object.keys(properties).every((key) => ['file', 'line', 'endLine', 'col', 'endColumn', 'title'].includes(key)),
      ).toBe(true);
      expect(properties['title']).toMatch(/^envcard|^[a-z]+\//u);
    }
    const bare = result.summary.replaceAll(/(`{3,})[\s\S]*?\n\1/gu, '').replaceAll(/(`+)[\s\S]*?\1/gu, '');
    expect(bare).not.toMatch(/<img|<script|@octocat|!\[|\u202e/u);
  });
});

test('the bundle starts without node_modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'envcard-alone-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  const done = spawnSync(NODE_24, [join(folder, 'dist/action.js')], {
    cwd: tree(CLEAN),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', INPUT_PATH: '.', RUNNER_TEMP: folder },
  });
  expect(done.stderr).toBe('');
  expect(done.status).toBe(0);
});

test('action.yml names a file that is there and the runtime that runners have', () => {
  const action = actionFile();
  expect(action.runs.using).toBe('node24');
  expect(existsSync(join(ROOT, action.runs.main))).toBe(true);
});

describe('the stand-in for the runner', () => {
  test('reads commands as the runner does', () => {
    expect(parseCommand('  ::error file=a%2Cb,line=1::x%0Ay%25')).toEqual({
      command: 'error',
      properties: { file: 'a,b', line: '1' },
      data: 'x\ny%',
    });
    expect(parseCommand('text ##[add-mask]secret')).toMatchObject({ command: 'add-mask', data: 'secret' });
    expect(parseCommand('text ::error::x')).toBeNull();
    expect(parseFileCommands('a=1\nb<<E\nx\ny\nE\n')).toEqual({ a: '1', b: 'x\ny' });
  });
});
