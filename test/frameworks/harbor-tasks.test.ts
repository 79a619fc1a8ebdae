import { describe, expect, it } from 'vitest';
import { readTask, readTasks, tasksToRead } from '../../src/frameworks/harbor-tasks.ts';
import { newCount, verdictOf } from '../../src/frameworks/harbor-tasks/count.ts';
import type { Count } from '../../src/frameworks/harbor-tasks/count.ts';
import type { LinkMode } from '../../src/frameworks/harbor-tasks/view.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';

const GOOD: Readonly<Record<string, MemoryFile>> = {
  'tasks/a/task.toml': '[metadata]\ndifficulty = "easy"\n',
  'tasks/a/instruction.md': 'Write a file.\n',
  'tasks/a/tests/test.sh': '#!/bin/bash\n',
  'tasks/a/environment/Dockerfile': 'FROM debian\n',
};

/** The good task with changes: paths from the task folder, null removes. */
function task(changes: Readonly<Record<string, MemoryFile | null>>): Record<string, MemoryFile> {
  const files: Record<string, MemoryFile> = { ...GOOD };
  for (const [path, file] of Object.entries(changes)) {
    if (file === null) delete files[`tasks/a/${path}`];
    else files[`tasks/a/${path}`] = file;
  }
  return files;
}

/** Codes of the problems of the task, with the line where there is one. */
async function problems(
  changes: Readonly<Record<string, MemoryFile | null>>,
  mode: LinkMode = 'copied',
  options: MemoryOptions = {},
): Promise<string[]> {
  const facts = await readTask(memoryRepository(task(changes), options), 'tasks/a', mode);
  return facts.problems.map(({ code, place }) => (place.line === null ? code : `${code}:${place.line}`));
}

function toml(text: string): Promise<string[]> {
  return problems({ 'task.toml': text });
}

// Each row was put to harbor 0.26.0's TaskConfig; facts H80-H91.
describe('task.toml', () => {
  it.each([
    '',
    'schema_version = "9"\n[unknown]\nx = 1',
    'version = "1.0"',
    'version = 5\nschema_version = "1.4"',
    '[agent]\ntimeout_sec = "900"\nuser = 1000',
    '[environment]\nmemory_mb = 4096.0\ncpus = "0.5"\ngpus = true',
    '[environment]\nmemory = "4G"\nstorage = "512m"',
    '[environment]\nmemory = 4096',
    '[environment]\nmemory = "1G"\nmemory_mb = 1024.0',
    '[environment]\nallow_internet = "no"',
    '[environment]\nnetwork_mode = "allowlist"\nallowed_hosts = ["*.example.org", "10.0.0.0/8", "::1"]',
    '[agent]\nnetwork_mode = "public"\nallowed_hosts = []',
    '[environment.tpu]\ntype = "v6e"\ntopology = " 2x4x2 "',
    '[[environment.mcp_servers]]\nname = "m"\ntransport = "http"\nurl = "u"\nheaders = {Authorization = "Bearer ${T}"}',
    '[task]\nname = "org/name"',
    'artifacts = ["/logs/a", {source = "/b", destination = "c/d", service = "db"}]',
    '[verifier]\nenvironment_mode = "separate"\n[verifier.environment]\ndocker_image = "x"',
  ])('takes %j', async (text) => {
    expect(await toml(text)).toEqual([]);
  });

  it.each([
    ['a = {b = 1,}', ['task-toml-syntax:1']],
    ['\uFEFFa = 1', ['task-toml-syntax:1']],
    ['schema_version = 1.4', ['task-value:1']],
    ['version = 5', ['task-value:1']],
    ['\nmetadata = "x"', ['task-value:2']],
    ['[agent]\ntimeout_sec = "long"', ['task-value:2']],
    ['[environment]\nmemory_mb = 4096.5', ['task-value:2']],
    ['[environment]\n\nmemory = "4GB"', ['task-size:3']],
    ['[environment]\nmemory = "4G"\nmemory_mb = 4000', ['task-size-conflict:2']],
    ['[environment]\ncpus = inf', ['task-cpus:2']],
    ['[environment]\nos = "macos"', ['task-value:2']],
    ['[environment]\nallowed_hosts = ["a.org"]', ['task-hosts-mode:2']],
    ['[agent]\nallowed_hosts = []', ['task-hosts-mode:2']],
    ['[environment]\nnetwork_mode = "allowlist"\nallowed_hosts = ["http://a.org"]', ['task-host:3']],
    ['[environment]\nenv = {A = 1}', ['task-value:2']],
    ['[environment.healthcheck]\nretries = 1', ['task-key-missing:1']],
    ['[[environment.mcp_servers]]\nname = "m"\ntransport = "stdio"', ['task-mcp-target:1']],
    ['[[environment.mcp_servers]]\nname = "m"\nurl = "u"\nheaders = {Authorization = "x"}', ['task-mcp-header:4']],
    ['[environment.tpu]\ntype = "a"\ntopology = "2"', ['task-tpu-topology:3']],
    ['[task]\nname = "name"', ['task-name:2']],
    ['[task]\ndescription = "x"', ['task-key-missing:1']],
    ['artifacts = ["../a"]', ['task-artifact:1']],
    ['[[artifacts]]\nsource = "a"\ndestination = "/b"', ['task-artifact:1']],
    ['[[artifacts]]\nsource = "a"\nservice = "db"', ['task-artifact:1']],
    ['[[verifier.collect]]\ncommand = "c"\nservice = "-x"', ['task-service-name:3']],
    ['[verifier]\nenvironment_mode = "shared"\n[verifier.environment]', ['task-verifier-mode:2']],
    ['[[steps]]\nname = "CON"', ['task-step-name:2']],
    ['[[steps]]\nname = "a"\n[[steps]]\nname = "A"', ['task-step-twice:4']],
    ['[agent]\n[[agent.user]]', ['task-value:2']],
  ])('refuses %j', async (text, expected) => {
    expect(await toml(text)).toEqual(expected);
  });

  it('reads old Mac and Windows line ends', async () => {
    expect(await toml('[agent]\rtimeout_sec = 1\r\nuser = "a"\r')).toEqual([]);
    expect(await toml('# x\r\r[agent]\rtimeout_sec = "x"')).toEqual(['task-value:4']);
  });

  it('refuses other encodings', async () => {
    expect(await problems({ 'task.toml': new Uint8Array([0x61, 0x3d, 0x22, 0xe9, 0x22]) })).toEqual([
      'task-toml-not-utf8',
    ]);
  });

  it('keeps what is written apart from what is meant', async () => {
    const text =
      '[environment]\nos = "Windows"\ncpus = 0.5\ndocker_image = ""\n[[steps]]\nname = "s"\n[steps.verifier]\nuser = 5';
    const { config, lineOf } = await readTask(memoryRepository(task({ 'task.toml': text })), 'tasks/a');
    expect(config).toMatchObject({ os: 'windows', cpus: 0.5, cpusIsFloat: true, dockerImage: null });
    expect(config?.steps).toMatchObject([{ name: 's', verifier: { user: 5, mode: null } }]);
    expect(config?.raw['environment']).toMatchObject({ os: 'Windows' });
    expect(lineOf('environment.cpus')).toBe(3);
    expect(lineOf('steps[0].verifier')).toBe(7);
    expect(lineOf('nothing')).toBeNull();
  });
});

describe('what cannot be seen', () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;

  it('leaves a Git LFS pointer open, but takes it for a prompt', async () => {
    const facts = await readTask(memoryRepository(task({ 'task.toml': pointer })), 'tasks/a');
    expect(facts.problems).toMatchObject([{ code: 'task-toml-pointer', stage: 'unseen' }]);
    expect(await problems({ 'instruction.md': pointer })).toEqual([]);
  });

  it.each(['too-large', 'gated', 'budget'] as const)('leaves a task.toml open that is %s', async (code) => {
    const unreadable = { 'tasks/a/task.toml': { ok: false, why: { code } } } as const;
    const repository = memoryRepository(GOOD, { unreadable });
    const facts = await readTask(repository, 'tasks/a');
    expect(facts.problems).toMatchObject([{ code: 'task-toml-unseen', stage: 'unseen', args: { reason: code } }]);
  });

  it('does not read a task.toml beyond 1 MiB', async () => {
    const facts = await readTask(memoryRepository(task({ 'task.toml': `#${'x'.repeat(1024 * 1024)}` })), 'tasks/a');
    expect(facts.problems).toMatchObject([{ stage: 'unseen', args: { reason: 'too-large' } }]);
  });

  it('does not call a file missing that a cut listing may hide', async () => {
    const problem = { code: 'listing-cut' } as const;
    expect(await problems({ 'tests/test.sh': null }, 'copied', { problem })).toEqual(['task-listing-cut']);
  });
});

// H52-H57, H59, H62; each shape was put to harbor 0.26.0.
describe('files of a task', () => {
  it.each([
    [{ 'instruction.md': null }, ['task-instruction-missing']],
    [{ 'instruction.md': null, 'instruction.md/x': '' }, ['task-instruction-not-file']],
    [{ 'instruction.md': new Uint8Array([0xe9]) }, ['task-instruction-not-utf8']],
    [{ 'instruction.md': '' }, []],
    [{ 'tests/test.sh': null, 'tests/test.py': '' }, ['task-test-missing']],
    [{ 'tests/test.sh': null, 'tests/test.sh/x': '' }, []],
    [{ 'tests/test.sh': null, 'tests/Dockerfile': '' }, ['task-test-missing']],
    [{ 'environment/Dockerfile': null }, ['task-no-environment']],
    [{ 'environment/Dockerfile': null, 'environment/docker-compose.yml': '' }, ['task-no-environment']],
    [{ 'environment/Dockerfile': null, 'environment/docker-compose.yaml': '' }, []],
    [{ 'environment/Dockerfile': null, 'task.toml': '[environment]\ndocker_image = "x"' }, []],
    [{ 'environment/Dockerfile': null, 'task.toml': '[environment]\ndocker_image = ""' }, ['task-no-environment']],
    [{ 'task.toml': '[environment]\nos = "WINDOWS"' }, ['task-test-missing']],
    [{ 'task.toml': '[environment]\nos = "WINDOWS"', 'tests/test.bat': '' }, []],
    [{ 'task.toml': null }, ['task-toml-missing']],
    [{ 'task.toml': null, 'task.toml/x': '' }, ['task-toml-missing']],
    [{ 'task.toml': null, 'Task.toml': '' }, ['task-toml-missing']],
  ])('%j', async (changes, expected) => {
    expect(await problems(changes)).toEqual(expected);
  });

  it.each([
    ['[verifier]\nenvironment_mode = "separate"', { 'tests/Dockerfile': '' }, []],
    ['[verifier.environment]', { 'tests/docker-compose.yaml': '' }, []],
    ['[verifier.environment]\ndocker_image = "x"', {}, []],
    ['[verifier.environment]\ndocker_image = ""', {}, ['task-test-missing']],
    ['[verifier]\nenvironment_mode = "separate"', {}, ['task-test-missing']],
    ['[verifier.environment]\nos = "windows"', { 'tests/test.bat': '' }, []],
    ['[environment]\nos = "windows"\n[verifier.environment]', { 'tests/test.bat': '' }, []],
    [
      '[environment]\nos = "windows"\n[verifier.environment]\nos = "linux"',
      { 'tests/test.bat': '' },
      ['task-test-missing'],
    ],
  ])('a separate verifier: %j with %j', async (text, files, expected) => {
    expect(await problems({ 'task.toml': text, 'tests/test.sh': null, ...files })).toEqual(expected);
  });

  const STEPS = '[[steps]]\nname = "one"\n[[steps]]\nname = "two"\n';

  it.each([
    [{ 'steps/one/instruction.md': '', 'steps/two/instruction.md': '' }, []],
    [{ 'steps/one/instruction.md': '' }, ['task-step-folder-missing']],
    [{ 'steps/one/instruction.md': '', 'steps/two/tests/test.sh': '' }, ['task-instruction-missing']],
    [
      {
        'steps/one/instruction.md': '',
        'steps/two/instruction.md': '',
        'steps/two/tests/test.sh': '',
        'tests/test.sh': null,
      },
      ['task-test-missing'],
    ],
  ])('several steps: %j', async (files, expected) => {
    expect(await problems({ 'task.toml': STEPS, 'instruction.md': null, ...files })).toEqual(expected);
  });

  it.each([
    ['test.sh', ['task-test-ignored']],
    ['*\n!test.sh', []],
    ['te[rs]t.s?', ['task-test-ignored']],
    ['**/test.sh', ['task-test-ignored']],
    ['test.sh/', []],
    ['sub/test.sh', []],
    ['[t', []],
    ['# test.sh', []],
    ['x\\', ['task-ignore-file:1']],
    ['a\n!', ['task-ignore-file:2']],
    ['[z-a]', ['task-ignore-file:1']],
    ['**', ['task-test-ignored']],
    ['/**', ['task-test-ignored']],
    ['**/**', ['task-test-ignored']],
    ['**/', []],
    ['**\n!*.sh', []],
    ['*\n!best.sh', ['task-test-ignored']],
    ['best.sh', []],
    ['[!t]est.sh', []],
    ['[!a]est.sh', ['task-test-ignored']],
    ['[^a]est.sh', ['task-test-ignored']],
    ['[]t]est.sh', ['task-test-ignored']],
    ['te[a-s]t.sh', ['task-test-ignored']],
    ['te[a-r]t.sh', []],
    ['t*h', ['task-test-ignored']],
    ['t*x', []],
    ['test', []],
    ['\\test.sh', ['task-test-ignored']],
  ])('tests/.harborignore %j', async (rules, expected) => {
    expect(await problems({ 'tests/.harborignore': rules })).toEqual(expected);
  });

  it('looks at rules where Harbor does', async () => {
    expect(await problems({ '.harborignore': 'test.sh' })).toEqual([]);
    expect(await problems({ 'solution/.harborignore': '\\' })).toEqual([]);
    expect(await problems({ 'solution/.harborignore': '\\', 'solution/solve.sh': '' })).toEqual(['task-ignore-file:1']);
    expect(await problems({ 'tests/deep/.harborignore': '\\', 'tests/deep/x': '' })).toEqual(['task-ignore-file:1']);
  });

  it.each([
    ['tests/.harborignore/x', '', ['folder']],
    ['tests/deep/.harborignore/x', '', ['folder']],
    ['tests/.harborignore', { link: 'nowhere' }, ['link']],
    ['tests/deep/.harborignore', { link: 'nowhere' }, ['link']],
    ['solution/.harborignore', { link: 'nowhere' }, []],
    ['solution/.harborignore/x', '', []],
    ['tests/.harborignore', { link: 'test.sh' }, []],
  ] as const)('needs rules that are a file, not %s %j', async (path, file, expected) => {
    const files = task({ [path]: file, 'tests/deep/x': '' });
    const { problems: found } = await readTask(memoryRepository(files), 'tasks/a', 'followed');
    expect(found.map(({ args }) => args['reason'])).toEqual(expected);
    expect(found.filter(({ code }) => code !== 'task-ignore-file')).toEqual([]);
  });

  it('tells what else lies in the folder', async () => {
    const files = task({ 'solution/solve.sh': '', 'trajectory.json': '{}', 'environment/docker-compose.yaml': '' });
    const facts = await readTask(memoryRepository(files), 'tasks/a');
    expect(facts).toMatchObject({ hasSolution: true, hasTrajectory: true, hasCompose: true, hasDockerfile: true });
  });
});

// H60: links as Harbor's git doors check them; `followed` and `text` are the other loaders' ways.
describe('links', () => {
  it.each([
    [{ 'instruction.md': { link: 'PROMPT.md' }, 'PROMPT.md': 'x' }, []],
    [{ 'tests/data': { link: '../environment' } }, []],
    [{ 'tests/data': { link: '/etc' } }, ['task-link-absolute']],
    [{ 'tests/data': { link: '../../../shared' } }, ['task-link-outside']],
    [{ 'notes.md': { link: '../a/instruction.md' } }, ['task-link-outside']],
    [{ 'notes.md': { link: 'nowhere' } }, ['task-link-broken']],
    [{ 'notes.md': { link: 'notes.md' } }, ['task-link-loop']],
    [{ 'tests/self': { link: '.' } }, ['task-link-loop']],
    [{ 'tests/up': { link: '../environment' }, 'environment/back': { link: '../tests' } }, ['task-link-loop']],
    [{ 'tests/test.sh': { link: '../../../shared/test.sh' } }, ['task-link-outside', 'task-test-missing']],
  ] as const)('%j', async (changes, expected) => {
    expect(await problems(changes)).toEqual(expected);
  });

  it('follows links of a local copy anywhere but out of tests and solution', async () => {
    const shared = { 'shared/Dockerfile': 'FROM x', 'shared/test.sh': '' };
    const dockerfile = { 'environment/Dockerfile': { link: '../../../shared/Dockerfile' } };
    const script = { 'tests/test.sh': { link: '../../../shared/test.sh' } };
    for (const [changes, expected] of [
      [dockerfile, []],
      [script, ['task-link-outside']],
      [{ 'tests/x': { link: 'nowhere' } }, []],
      [{ 'tests/x': { link: '../../nowhere' } }, ['task-link-outside']],
      [{ 'tests/x': { link: 'y/../../../z' }, 'tests/y': { link: 'gone' } }, ['task-link-outside']],
      [{ 'tests/x': { link: '.' } }, ['task-link-loop']],
      [{ 'tests/up': { link: '../data' }, 'data/back': { link: '../tests' } }, ['task-link-loop']],
      [{ 'data/x': { link: '.' } }, []],
      [{ 'tests/.harborignore': { link: '../../nowhere' } }, ['task-link-outside']],
      [{ 'tests/.harborignore': { link: '../../../shared/test.sh' } }, ['task-link-outside']],
      [{ 'solution/.harborignore': { link: '../../nowhere' } }, []],
    ] as const) {
      const facts = await readTask(memoryRepository({ ...task(changes), ...shared }), 'tasks/a', 'followed');
      expect(facts.problems.map(({ code }) => code)).toEqual(expected);
    }
  });

  it('takes links of a Hub download for text files', async () => {
    expect(await problems({ 'instruction.md': { link: '../../x' } }, 'text')).toEqual([]);
    expect(await problems({ 'task.toml': { link: '../b/task.toml' } }, 'text')).toEqual(['task-toml-syntax:1']);
    expect(await problems({ 'tests/test.sh': null, tests: { link: '../shared' } }, 'text')).toEqual([
      'task-test-missing',
    ]);
  });
});

describe('many tasks', () => {
  const directories = Array.from({ length: 1000 }, (_, i) => `tasks/${i}`);

  it('reads all of few and some of many, evenly spread', () => {
    const sampled = memoryRepository({}, { sampling: { all: 200, spread: 5 } });
    expect(tasksToRead(memoryRepository({}), directories)).toEqual({ read: directories, total: 1000 });
    expect(tasksToRead(sampled, directories.slice(0, 200)).read).toHaveLength(200);
    expect(tasksToRead(sampled, directories)).toEqual({
      read: ['tasks/0', 'tasks/250', 'tasks/500', 'tasks/749', 'tasks/999'],
      total: 1000,
    });
  });

  it('reads each folder once', async () => {
    const repository = memoryRepository(GOOD);
    const [first] = await readTasks(repository, ['tasks/a']);
    const reads = repository.reads;
    expect(await readTask(repository, 'tasks/a')).toBe(first);
    expect(repository.reads).toBe(reads);
  });
});

// Design §2: what was not seen never makes a taskset fail, and never lets it load as a whole.
it.each<[Partial<Count>, string]>([
  [{}, 'fails'],
  [{ ok: 1 }, 'loads'],
  [{ ok: 1, skipped: 1 }, 'loads'],
  [{ ok: 1, broken: 1 }, 'partial'],
  [{ broken: 1 }, 'fails'],
  [{ broken: 1, skipped: 1 }, 'unknown'],
  [{ skipped: 1 }, 'unknown'],
  [{ unseen: 1 }, 'unknown'],
  [{ broken: 1, unseen: 1 }, 'unknown'],
  [{ ok: 1, unseen: 1 }, 'partial'],
  [{ ok: 1, maybeElsewhere: 1 }, 'unknown'],
  [{ ok: 2, maybeElsewhere: 1 }, 'partial'],
])('a taskset with %j', (counts, verdict) => {
  expect(verdictOf({ ...newCount(), ...counts })).toBe(verdict);
});
