import { describe, expect, it } from 'vitest';
import { openenv } from '../../src/frameworks/openenv.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { openenvMessages } from '../../src/report/messages/openenv.ts';
import { harborMessages } from '../../src/report/messages/harbor.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';
import { emptyCard } from '../support/card.ts';

type Files = Readonly<Record<string, MemoryFile>>;

function task(folder: string, changes: Files = {}): Files {
  return {
    [`${folder}/task.toml`]: '',
    [`${folder}/instruction.md`]: 'x',
    [`${folder}/tests/test.sh`]: '',
    [`${folder}/environment/Dockerfile`]: 'FROM x',
    ...Object.fromEntries(Object.entries(changes).map(([path, file]) => [`${folder}/${path}`, file])),
  };
}

async function detect(files: Files, options: MemoryOptions = {}, body = ''): Promise<Detection> {
  const card = { ...emptyCard, body };
  const detection = await openenv.detect({ repository: memoryRepository(files, options), card, repoId: 'org/name' });
  const said = [...detection.evidence, ...detection.notes, ...detection.tasksets.flatMap(({ broken }) => broken)];
  for (const { code } of said) expect(Object.keys({ ...openenvMessages, ...harborMessages })).toContain(code);
  return detection;
}

function order(detection: Detection): readonly string[] | undefined {
  return detection.tasksets[0]?.order;
}

function broken(detection: Detection): string[] {
  return (detection.tasksets[0]?.broken ?? []).map(({ code, path, args }) => `${args['index']} ${path} ${code}`);
}

// O2-O6; the same trees were put to openenv 0.10.0.
describe('the list of tasks', () => {
  it('is in the order of code points', async () => {
    const names = ['é', 'a', '_u', 'Z', '2', '10', '\uFF5E', '\u{1F600}'];
    const files = Object.assign({}, ...names.map((name) => task(`tasks/${name}`))) as Files;
    expect(order(await detect(files))).toEqual(
      ['10', '2', 'Z', '_u', 'a', 'é', '\uFF5E', '\u{1F600}'].map((name) => `tasks/${name}`),
    );
  });

  it('counts every folder beside tasks, and groups only where no folder is a task', async () => {
    const files = { ...task('tasks/b'), ...task('tasks/a/x'), 'tasks/_shared/x.txt': '', 'tasks/file.txt': '' };
    const detection = await detect(files);
    expect(order(detection)).toEqual(['tasks/_shared', 'tasks/a', 'tasks/b']);
    expect(broken(detection)).toEqual(['0 tasks/_shared openenv-not-a-task', '1 tasks/a openenv-not-a-task']);
    expect(detection.verdict).toBe('partial');
    expect(detection.notes.map(({ code }) => code)).toEqual(['openenv-index-shift', 'openenv-grouped-lost']);
    expect(detection.remedy?.code).toBe('openenv-remedy-stray');
  });

  it('walks groups folder by folder, six levels deep', async () => {
    const files = {
      ...task('tasks/a-b/x'),
      ...task('tasks/a/y'),
      ...task('tasks/a.b/z'),
      ...task('tasks/1/2/3/4/5/6'),
      ...task('tasks/z/2/3/4/5/6/7'),
      ...task('tasks/a/y/inner'),
      'tasks/empty/readme.txt': '',
    };
    const detection = await detect(files);
    expect(order(detection)).toEqual(['tasks/1/2/3/4/5/6', 'tasks/a/y', 'tasks/a-b/x', 'tasks/a.b/z']);
    expect(detection.notes.map(({ code, path }) => `${code} ${path}`)).toEqual(['openenv-too-deep tasks/z/2/3/4/5/6']);
    expect(detection.tasksets[0]?.snippet?.setup[0]?.words.at(-1)).toBe('openenv[harbor]>=0.7.0');
  });

  it('skips folders with a dot and links', async () => {
    const files = { ...task('tasks/a'), ...task('tasks/.wip'), 'tasks/b': { link: 'a' } };
    const detection = await detect(files);
    expect(order(detection)).toEqual(['tasks/a']);
    expect(detection.notes.map(({ code }) => code)).toEqual(['openenv-hidden-task', 'openenv-link-task']);
  });

  it.each([
    [{ ...task('sets/a') }, ['openenv-no-tasks', 'openenv-tasks-elsewhere'], 'openenv-remedy-move'],
    [
      { ...task('Tasks/a') },
      ['openenv-no-tasks', 'openenv-tasks-case', 'openenv-tasks-elsewhere'],
      'openenv-remedy-move',
    ],
    [task('tasks'), ['openenv-no-tasks', 'openenv-tasks-is-task'], undefined],
    [task('tasks/.a'), ['openenv-no-tasks', 'openenv-only-hidden'], undefined],
    [{ tasks: { link: 'sets' } }, ['openenv-no-tasks', 'openenv-tasks-is-file'], undefined],
    [{ 'openenv.yaml': 'name: x' }, ['openenv-no-tasks', 'openenv-manifest'], undefined],
    [{ 'environment.yaml': '' }, ['openenv-no-tasks', 'openenv-environment-yaml'], undefined],
    [{ 'results.jsonl': '', 'metadata.json': '' }, ['openenv-no-tasks', 'openenv-results'], undefined],
  ])('fails with a reason: %#', async (files, codes, remedy) => {
    const detection = await detect(files);
    expect(detection).toMatchObject({ verdict: 'fails', tasksets: [] });
    expect(detection.evidence.map(({ code }) => code)).toEqual(codes);
    expect(detection.remedy?.code).toBe(remedy);
  });

  it('sees a Space that the card links', async () => {
    const detection = await detect({}, {}, 'Runs at https://huggingface.co/spaces/org/env-1.');
    expect(detection.evidence).toContainEqual(
      expect.objectContaining({ code: 'openenv-space-card', stance: 'unknown' }),
    );
  });

  it('is open where the listing is cut', async () => {
    const problem = { code: 'listing-cut' } as const;
    expect((await detect({}, { problem })).verdict).toBe('unknown');
    expect((await detect(task('tasks/a'), { problem })).verdict).toBe('loads');
  });
});

// O8, with the harness opencode in docker; the same task files were put to openenv 0.10.0.
describe('the start of a task', () => {
  it.each([
    [{ 'task.toml': '[environment]\nos = "windows"', 'tests/test.bat': '' }, 'openenv-windows'],
    [{ 'task.toml': '[environment.tpu]\ntype = "v6e"\ntopology = "2x4"' }, 'openenv-tpu'],
    [{ 'task.toml': 'artifacts = [{source = "/a", service = "db"}]' }, 'openenv-sidecar'],
    [{ 'task.toml': '[[verifier.collect]]\ncommand = "c"\nservice = "db"' }, 'openenv-sidecar'],
    [{ 'task.toml': '[[environment.mcp_servers]]\nname = "m"\nurl = "u"\nheaders = {A = "b"}' }, 'openenv-mcp-headers'],
    [{ 'trajectory.json': '{}' }, 'openenv-trajectory'],
    [{ 'trajectory.json/x': '' }, 'openenv-misplaced'],
    [{ 'README.md/x': '' }, 'openenv-misplaced'],
    [{ solution: 'x' }, 'openenv-misplaced'],
    [{ steps: { link: '../steps' } }, 'openenv-misplaced'],
    [{ 'tests/.harborignore': '*' }, 'task-test-ignored'],
    [{ 'task.toml': 'x' }, 'task-toml-syntax'],
    [{ 'task.toml': { link: '../b/task.toml' } }, 'task-toml-syntax'],
  ])('fails: %j', async (changes, code) => {
    expect(broken(await detect({ ...task('tasks/a', changes), ...task('tasks/b') }))).toEqual([`0 tasks/a ${code}`]);
  });

  it.each([
    { 'task.toml': 'artifacts = [{source = "/a", service = "db"}]', 'environment/docker-compose.yaml': '' },
    { 'task.toml': '[environment]\ngpus = 2\nnetwork_mode = "no-network"' },
    { 'task.toml': '[[environment.mcp_servers]]\nname = "m"\nurl = "u"' },
    { 'instruction.md': { link: '/etc/passwd' } },
    { 'instruction.md.orig/x': '' },
  ])('works: %j', async (changes) => {
    expect((await detect(task('tasks/a', changes))).verdict).toBe('loads');
  });

  it('fails where the environment is a link, which arrives as a text file', async () => {
    const { 'tasks/a/environment/Dockerfile': _dockerfile, ...files } = task('tasks/a', {
      'task.toml': '[environment]\ndocker_image = "x"',
    });
    expect((await detect(files)).verdict).toBe('loads');
    const linked = await detect({ ...files, 'tasks/a/environment': { link: '../env' } });
    expect(broken(linked)).toEqual(['0 tasks/a openenv-misplaced']);
  });

  it('does not rest on test scripts that are links alone', async () => {
    const linked = task('tasks/a', { 'tests/test.sh': { link: '../../../shared/test.sh' } });
    const alone = await detect(linked);
    expect(alone).toMatchObject({ verdict: 'unknown', remedy: { code: 'openenv-remedy-links' } });
    expect(alone.tasksets[0]).toMatchObject({ tasks: { ok: 1 }, broken: [] });
    const said = alone.evidence.find(({ code }) => code === 'openenv-linked-scripts');
    expect(said).toMatchObject({ path: 'tasks/a/tests/test.sh', fact: 'O14', args: { tasks: ['tasks/a'] } });
    expect((await detect({ ...linked, ...task('tasks/b') })).verdict).toBe('loads');
    // The target is downloaded with the task.
    const near = task('tasks/a', { 'tests/test.sh': { link: '../run.sh' }, 'run.sh': '' });
    expect((await detect(near)).verdict).toBe('loads');
    expect((await detect(task('tasks/a', { 'tests/test.sh': { link: 'gone.sh' } }))).verdict).toBe('unknown');
  });

  it('names the first index that works, and the variables it needs', async () => {
    const toml = '[environment]\nenv = {A = "${KEY_A}", B = "${KEY_B:-x}", C = "plain"}';
    const files = { ...task('tasks/a', { 'task.toml': 'x' }), ...task('tasks/b', { 'task.toml': toml }) };
    const detection = await detect(files);
    const { snippet } = detection.tasksets[0] ?? {};
    expect(snippet?.run[0]?.words.slice(7)).toEqual([
      '--dataset',
      'org/name',
      '--task-index',
      '1',
      '--harness',
      'opencode',
      '--sandbox',
      'docker',
    ]);
    expect(snippet?.comment?.args).toEqual({ index: 1, folder: 'tasks/b' });
    expect(snippet?.setup[0]?.words.at(-1)).toBe('openenv[harbor]>=0.6.0');
    expect(detection.evidence).toContainEqual(
      expect.objectContaining({ code: 'openenv-host-variables', args: { names: ['KEY_A'] } }),
    );
    expect((await detect(task('tasks/a', { 'task.toml': 'x' }))).tasksets[0]?.snippet).toBeNull();
  });

  it('is open where task.toml is a pointer', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
    const detection = await detect(task('tasks/a', { 'task.toml': pointer }));
    expect(detection.verdict).toBe('unknown');
    expect(detection.tasksets[0]?.tasks).toEqual({ total: 1, ok: 0, broken: 0, unread: 1 });
  });
});

it('takes the tag for another meaning only where something says so', async () => {
  const files = { 'README.md': '', 'data.csv': 'a\n' };
  expect(await detect(files)).toMatchObject({ verdict: 'fails' });
  expect((await detect(files)).tolerated).toBeUndefined();
  const server = await detect({
    ...files,
    'openenv.yaml': 'spec_version: 1\nname: a\ntype: space\nruntime: fastapi\n',
  });
  expect([server.verdict, server.tolerated?.code]).toEqual(['fails', 'openenv-tolerated']);
});
