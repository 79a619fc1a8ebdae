import { describe, expect, test } from 'vitest';
import { verifiers } from '../../../src/frameworks/verifiers.ts';
import type { Detection, Taskset } from '../../../src/frameworks/types.ts';
import { memoryRepository } from '../../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../../src/repository/memory.ts';
import type { Repository } from '../../../src/repository/types.ts';
import { cardView } from './support.ts';

type Files = Readonly<Record<string, MemoryFile>>;

async function detect(repository: Repository, repoId: string | null = null): Promise<Detection> {
  return await verifiers.detect({ repository, card: cardView(''), repoId });
}

function task(path: string, toml = '[environment]\ndocker_image = "x"\n', more: Files = {}): Files {
  const extra = Object.entries(more).map(([name, file]): [string, MemoryFile] => [`${path}/${name}`, file]);
  return {
    [`${path}/task.toml`]: toml,
    [`${path}/instruction.md`]: 'Do it.\n',
    [`${path}/tests/test.sh`]: 'echo 1\n',
    ...Object.fromEntries(extra),
  };
}

function registry(
  paths: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const tasks = paths.map((path) => ({ name: path, path, ...more }));
  return { 'registry.json': JSON.stringify([{ name: 'd', version: '1.0', description: '', tasks }]) };
}

/** The first dataset of a repository with these files. */
async function first(files: Files, options: MemoryOptions = {}): Promise<Taskset | undefined> {
  return (await detect(memoryRepository(files, options))).tasksets[0];
}

/** Verdict and code of the only task. */
async function only(toml: string, more: Files = {}): Promise<string> {
  const taskset = await first({ ...task('tasks/a', toml, more), ...registry(['tasks/a']) });
  return taskset?.broken[0]?.code ?? taskset?.verdict ?? 'none';
}

const IMAGE = '[environment]\ndocker_image = "x"\n';

describe('one task (V13-V20)', () => {
  test.each([
    ['', 'loads'],
    ['[environment]\ncpus = 2.0\ndocker_image = "x"\n', 'loads'],
    ['[environment]\ncpus = 0.5\ndocker_image = "x"\n', 'verifiers-task-cpus'],
    ['[[steps]]\nname = "one"\n', 'task-step-folder-missing'],
    [`${IMAGE}[verifier]\nuser = "root"\n`, 'verifiers-task-verifier-user'],
    [`${IMAGE}[agent]\nuser = "root"\n`, 'loads'],
    [`${IMAGE}[[verifier.collect]]\ncommand = "ls"\nuser = "a"\n`, 'verifiers-task-collect-user'],
    [`${IMAGE}[[verifier.collect]]\ncommand = "ls"\nservice = "db"\n`, 'verifiers-task-service'],
    [`artifacts = ["/a"]\n${IMAGE}`, 'loads'],
    [`${IMAGE}[verifier]\nenvironment_mode = "separate"\n`, 'loads'],
    [`${IMAGE}[verifier.environment]\nos = "windows"\ndocker_image = "y"\n`, 'verifiers-task-verifier-box'],
    // The pinned Harbor does not look at headers.
    [`${IMAGE}[[environment.mcp_servers]]\nname = "m"\nurl = "u"\nheaders = {"a b" = "c"}\n`, 'loads'],
    [
      `${IMAGE}[[environment.mcp_servers]]\nname = "m"\nurl = "u"\nheaders = {"a b" = "c"}\n[verifier]\nuser = 1\n`,
      'verifiers-task-verifier-user',
    ],
    [`[metadata]\ndifficulty = 3\n${IMAGE}`, 'verifiers-task-metadata'],
    [`[metadata]\ntags = ["a", 1]\n${IMAGE}`, 'verifiers-task-metadata'],
    [`[metadata]\ntags = ["a"]\nother = 1\n${IMAGE}`, 'loads'],
  ])('%j', async (toml, expected) => {
    expect(await only(toml)).toBe(expected);
  });

  test('a Dockerfile is not built, a pulled image wins over it', async () => {
    const dockerfile = { 'environment/Dockerfile': 'FROM x\n' };
    expect(await only('', dockerfile)).toBe('verifiers-task-dockerfile-only');
    expect(await only(IMAGE, dockerfile)).toBe('loads');
  });

  test('a verifier environment is not built either', async () => {
    const separate = `${IMAGE}[verifier]\nenvironment_mode = "separate"\n`;
    expect(await only(separate, { 'tests/Dockerfile': 'FROM x\n' })).toBe('verifiers-task-verifier-build');
    expect(await only(IMAGE, { 'tests/Dockerfile': 'FROM x\n' })).toBe('loads');
  });

  test('rules of newer Harbor releases do not count', async () => {
    expect(await only(IMAGE, { 'tests/.harborignore': 'test.sh\n' })).toBe('loads');
  });

  test.each([
    ['services:\n  main:\n    image: x\n', 'loads'],
    ['services:\n  main:\n    build: .\n', 'loads'],
    ['services:\n  main:\n    image: no\n', 'verifiers-task-dockerfile-only'],
    ['services:\n  db:\n    image: x\n', 'verifiers-task-dockerfile-only'],
    ['services:\n  main: x\n', 'verifiers-task-compose-broken'],
    ['services: []\n', 'verifiers-task-compose-broken'],
    ['version: "3"\n', 'verifiers-task-compose-broken'],
    ['services:\n  main:\n    image: !custom x\n', 'verifiers-task-compose-broken'],
    ['a: [\n', 'verifiers-task-compose-broken'],
    ['services: {main: {image: x}}\n---\na: 1\n', 'verifiers-task-compose-broken'],
  ])('compose %j', async (compose, expected) => {
    expect(await only('', { 'environment/Dockerfile': 'FROM x\n', 'environment/docker-compose.yaml': compose })).toBe(
      expected,
    );
  });

  test('hostile compose files end', async () => {
    const deep = `services:\n  main: ${'['.repeat(5000)}\n`;
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from('bcdefgh', (name, i) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[i]}`).join(',')}]`).join('\n')}\nservices: {main: {image: x}}\n`;
    for (const compose of [deep, bomb]) {
      const taskset = await first({
        ...task('tasks/a', '', { 'environment/docker-compose.yaml': compose }),
        ...registry(['tasks/a']),
      });
      expect(taskset?.verdict).toBe('unknown');
    }
  });
});

describe('one dataset (V5-V8, V11, V21)', () => {
  test('without a registry the documented command fails', async () => {
    const detection = await detect(memoryRepository(task('tasks/a')));
    expect(detection).toMatchObject({
      verdict: 'fails',
      remedy: { code: 'verifiers-remedy-registry', args: { path: 'tasks/a' } },
    });
    const unbuilt = await detect(memoryRepository(task('tasks/a', '', { 'environment/Dockerfile': 'FROM x\n' })));
    expect(unbuilt.remedy?.code).toBe('verifiers-remedy-registry-and-image');
  });

  test('a registry elsewhere is shown with its flag, and no reason for a tag', async () => {
    const { 'registry.json': text } = registry(['tasks/a']);
    const detection = await detect(memoryRepository({ ...task('tasks/a'), 'sub/registry.json': text ?? '' }));
    expect([detection.verdict, detection.remedy?.code]).toEqual(['fails', 'verifiers-remedy-registry-move']);
    expect(detection.tasksets[0]).toMatchObject({ main: false, verdict: 'loads' });
    expect(detection.tasksets[0]?.snippet?.run[0]?.words).toContain('--env.taskset.registry-path');
  });

  test('reading stops at the first bad task, in the order of the exported paths', async () => {
    const files = {
      ...task('tasks/a'),
      ...task('tasks/B', ''),
      ...task('tasks/c'),
      ...registry(['tasks/c', 'tasks/B', 'tasks/a']),
    };
    const { 'tasks/B/instruction.md': _left, 'tasks/c/instruction.md': _out, ...rest } = files;
    const detection = await detect(memoryRepository(rest));
    expect(detection.verdict).toBe('partial');
    expect(detection.tasksets[0]?.broken.map((task) => task.path)).toEqual(['tasks/B', 'tasks/c']);
    expect(detection.evidence.at(-1)).toMatchObject({
      code: 'verifiers-dataset-partial',
      args: { first: 'tasks/B', ok: 1, total: 3 },
    });
    expect(detection.tasksets[0]?.snippet?.run[0]?.words).toContain('["a"]');
  });

  test('one missing path fails the dataset', async () => {
    const taskset = await first({ ...task('tasks/a'), ...registry(['tasks/a', 'tasks/gone']) });
    expect(taskset).toMatchObject({
      verdict: 'fails',
      tasks: { ok: 0, total: 2 },
      broken: [{ path: 'tasks/gone', code: 'entry-missing' }],
    });
  });

  test('equal folder names fail the dataset', async () => {
    const taskset = await first({ ...task('x/a'), ...task('y/a'), ...registry(['x/a', 'y/a']) });
    expect(taskset?.broken[0]?.code).toBe('verifiers-dataset-same-names');
  });

  test('a link that leaves the listed folder fails the dataset; within a listed parent it may', async () => {
    const files = { ...task('tasks/a'), 'tasks/shared.sh': 'x', 'tasks/a/tests/lib.sh': { link: '../../shared.sh' } };
    expect((await first({ ...files, ...registry(['tasks/a']) }))?.broken[0]?.code).toBe('task-link-outside');
    expect((await first({ ...files, ...registry(['tasks']) }))?.verdict).toBe('loads');
  });

  test('a folder without task.toml is dropped, a task.toml within a task is one more task', async () => {
    const files = { ...task('tasks/a'), 'tasks/b/x.md': '', 'tasks/a/tests/fixture/task.toml': '' };
    const detection = await detect(memoryRepository({ ...files, ...registry(['tasks/a', 'tasks/b']) }));
    expect(detection.notes.map((note) => [note.code, note.effect])).toEqual([
      ['verifiers-note-dropped', 'hides'],
      ['verifiers-note-extra-task', 'breaks'],
    ]);
    expect(detection.tasksets[0]).toMatchObject({ verdict: 'partial', tasks: { total: 2, ok: 1, broken: 1 } });
  });

  test('names that no command reaches', async () => {
    const { 'registry.json': text } = registry(['tasks/a']);
    for (const name of ['org/d', 'd@e', '-d']) {
      const files = { ...task('tasks/a'), 'registry.json': (text ?? '').replace('"d"', JSON.stringify(name)) };
      expect((await first(files))?.verdict).toBe('fails');
    }
  });

  test('pins: what cannot be seen is unknown, a commit that is not there fails', async () => {
    const sha = '0123456789abcdef0123456789abcdef01234567';
    const files = { ...task('tasks/a'), ...registry(['tasks/a'], { git_commit_id: sha }) };
    const unseen = await detect(memoryRepository(files));
    expect([unseen.verdict, unseen.remedy?.code]).toEqual(['unknown', 'verifiers-remedy-pin']);
    const gone = memoryRepository(files, { history: { pin: () => ({ kind: 'no-commit' }) } });
    expect((await detect(gone)).verdict).toBe('fails');
    const same = memoryRepository(files, { history: { pin: () => ({ kind: 'same' }) } });
    expect((await detect(same)).verdict).toBe('loads');
    const then = memoryRepository(task('tasks/a', 'x'));
    const differs = memoryRepository(files, { history: { pin: () => ({ kind: 'differs', repository: then }) } });
    expect((await detect(differs)).verdict).toBe('fails');
  });

  test('an address on the Hub counts as our own only when we know our own', async () => {
    const git = 'https://huggingface.co/datasets/acme/tasks';
    const repository = memoryRepository({ ...task('tasks/a'), ...registry(['tasks/a'], { git_url: git }) });
    expect((await detect(repository)).verdict).toBe('unknown');
    expect((await detect(repository, 'acme/tasks')).verdict).toBe('loads');
  });

  test('a pointer or an unread file leaves the dataset undecided', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4\n';
    expect((await first({ ...task('tasks/a', pointer), ...registry(['tasks/a']) }))?.verdict).toBe('unknown');
    const good = { ...task('tasks/a'), ...task('tasks/b', pointer), ...registry(['tasks/a', 'tasks/b']) };
    expect((await first(good))?.verdict).toBe('unknown');
  });

  test('a sample says how much of the tasks was read', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `tasks/t${String(i).padStart(2, '0')}`);
    const files = Object.assign({}, ...names.map((name) => task(name)), registry(names)) as Files;
    const detection = await detect(memoryRepository(files, { sampling: { all: 10, spread: 5 } }));
    expect(detection).toMatchObject({ verdict: 'loads', basis: { kind: 'sample', read: 5, of: 30 } });
  });

  test('tasks that load and cannot score are remarked on', async () => {
    const windows = task('tasks/a', `${IMAGE}os = "windows"\n`, { 'tests/test.bat': 'echo 1\n' });
    const compose = 'services:\n  main:\n    image: x\n    container_name: y\n';
    const files = { ...windows, ...task('tasks/b', '', { 'environment/docker-compose.yaml': compose }) };
    const detection = await detect(memoryRepository({ ...files, ...registry(['tasks/a', 'tasks/b']) }));
    expect(detection.verdict).toBe('loads');
    expect(detection.notes.map((note) => note.code)).toEqual(['verifiers-note-windows', 'verifiers-note-compose']);
    expect(detection.tasksets[0]?.snippet?.run[0]?.words).toContain('--env.trust-compose');
  });
});

test('every sentence says its place and rule', async () => {
  const broken = await detect(memoryRepository({ ...task('tasks/a'), 'registry.json': '{"datasets": []}' }));
  expect(broken.verdict).toBe('fails');
  expect(broken.notes).toMatchObject([
    { rule: 'files/registry', effect: 'breaks', code: 'registry-object', path: 'registry.json' },
  ]);
  for (const one of broken.evidence) expect(one.fact).toMatch(/^[HV]\d+$/);
});

describe('an entry that is the root (V6)', () => {
  test('alone it brings nothing; among others the order decides', async () => {
    for (const path of ['', '.', './'])
      expect(await first({ ...task('tasks/a'), ...registry([path]) })).toMatchObject({ verdict: 'fails' });
    const files = { ...task('tasks/a'), ...registry(['tasks/a', '']) };
    expect((await first(files))?.verdict).toBe('unknown');
    const { evidence } = await detect(memoryRepository(files));
    expect(evidence[0]).toMatchObject({ code: 'verifiers-root-among-others', args: { dataset: 'd@1.0' } });
  });

  test('a dataset with an empty name cannot be named', async () => {
    const text = JSON.stringify([
      { name: '', version: '1.0', description: '', tasks: [{ name: 'a', path: 'tasks/a' }] },
    ]);
    const detection = await detect(memoryRepository({ ...task('tasks/a'), 'registry.json': text }));
    expect(detection.verdict).toBe('fails');
    expect(detection.evidence[0]).toMatchObject({ code: 'verifiers-empty-name', stance: 'refutes' });
  });
});

describe('what Verifiers 0.3 does otherwise', () => {
  const since = async (files: Files): Promise<readonly (readonly [string, unknown])[]> => {
    const { evidence } = await detect(memoryRepository({ ...files, ...registry(['tasks/a', 'tasks/b']) }));
    return evidence.filter(({ args }) => args['since'] === '0.4.0').map(({ code, args }) => [code, args['feature']]);
  };
  const good = task('tasks/b');
  const compose = (text: string): Files => ({ 'environment/docker-compose.yaml': text });

  test.each([
    [`${IMAGE}[[steps]]\nname = "one"\n`, { 'steps/one/instruction.md': 'x', 'steps/one/tests/test.sh': '' }, 'steps'],
    ['', compose('x: 1\n'), 'environment/docker-compose.yaml'],
    [IMAGE, { 'fixtures/task.toml': IMAGE }, 'instruction.md'],
  ])('refused from 0.4 on: %j, %j', async (toml, more, feature) => {
    expect(await since({ ...task('tasks/a', toml, more), ...good })).toEqual([['verifiers-stricter-since', feature]]);
  });

  test('the image of a compose file is taken from 0.4 on', async () => {
    const more = { ...compose('services:\n  main:\n    build: .\n'), 'environment/Dockerfile': 'FROM x\n' };
    const found = [['verifiers-taken-since', 'environment/docker-compose.yaml']];
    expect(await since({ ...task('tasks/a', '', more), ...good })).toEqual(found);
    expect(await since({ ...task('tasks/a', IMAGE, more), ...good })).toEqual([]);
  });
});

test('registries inside a task are parts of it, those beside tasks are shown', async () => {
  const doors = async (path: string): Promise<unknown> => {
    const list = registry(['tasks/a'])['registry.json'] ?? '';
    const { tasksets } = await detect(memoryRepository({ ...task('tasks/a'), [path]: list }));
    return tasksets.map(({ name }) => name);
  };
  expect(await doors('meta/registry.json')).toEqual(['d']);
  expect(await doors('tasks/a/registry.json')).toEqual([]);
  expect(await doors('tasks/a/tests/deep/registry.json')).toEqual([]);
});
