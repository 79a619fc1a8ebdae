import { describe, expect, it } from 'vitest';
import { harbor } from '../../src/frameworks/harbor.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';
import { emptyCard } from '../support/card.ts';
import { brokenLine, evidenceLine, noteLine } from '../support/said.ts';

type Files = Readonly<Record<string, MemoryFile>>;

function task(folder: string, changes: Files = {}): Files {
  const files: Record<string, MemoryFile> = {
    [`${folder}/task.toml`]: '',
    [`${folder}/instruction.md`]: 'x',
    [`${folder}/tests/test.sh`]: '',
    [`${folder}/environment/Dockerfile`]: 'FROM x',
  };
  for (const [path, file] of Object.entries(changes)) files[`${folder}/${path}`] = file;
  return files;
}

/** A registry.json of datasets, one a line from line 2 on. */
function registry(...specs: readonly (readonly [name: string, version: string, ...paths: string[]])[]): Files {
  const lines = specs.map(([name, version, ...paths]) =>
    JSON.stringify({ name, version, description: '', tasks: paths.map((path) => ({ name: 'n', path })) }),
  );
  return { 'registry.json': `[\n${lines.join(',\n')}\n]\n` };
}

async function detect(files: Files, options: MemoryOptions = {}): ReturnType<typeof harbor.detect> {
  return await harbor.detect({ repository: memoryRepository(files, options), card: emptyCard, repoId: null });
}

describe('notes of Harbor', () => {
  const LOADS = registry(['d', '1', 'tasks/a']);

  it.each<readonly [string, Files, readonly string[]]>([
    [
      'a link that leads nowhere',
      { ...task('tasks/a'), 'tasks/b': { link: '../gone' } },
      ['files/link remark tasks/b H15 harbor-link-not-followed {"link":"tasks/b","target":"../gone"}'],
    ],
    [
      'a link to a task',
      { ...task('tasks/a'), 'tasks/b': { link: 'a' } },
      ['files/link hides tasks/b H15 harbor-linked-task {"link":"tasks/b","target":"a"}'],
    ],
    [
      'tasks that are a link',
      { ...task('more/a'), tasks: { link: 'more' } },
      ['files/link breaks tasks H15 harbor-linked-tasks {"link":"tasks","target":"more"}'],
    ],
    [
      'a dataset that stands twice',
      { ...task('tasks/a'), ...registry(['d', '1', 'tasks/a'], ['d', '1', 'tasks/a']) },
      ['files/registry hides registry.json:3 H39 registry-shadowed {"dataset":"d@1"}'],
    ],
    [
      'a dataset without a version beside another',
      { ...task('tasks/a'), ...registry(['d', '', 'tasks/a'], ['d', '1', 'tasks/a']) },
      ['files/registry hides registry.json:2 H38 registry-empty-version {"dataset":"d"}'],
    ],
    [
      'a dataset without a name',
      { ...task('tasks/a'), ...registry(['', '1', 'tasks/a'], ['d', '1', 'tasks/a']) },
      ['files/registry hides registry.json:2 H36 registry-empty-name {"version":"1"}'],
    ],
    [
      'a dataset with a slash in its name',
      { ...task('tasks/a'), ...registry(['o/d', '1', 'tasks/a'], ['d', '1', 'tasks/a']) },
      ['files/registry hides registry.json:2 H36 registry-name {"dataset":"o/d@1","character":"/"}'],
    ],
    [
      'a dataset with an at sign in its name',
      { ...task('tasks/a'), ...registry(['o@d', '1', 'tasks/a'], ['d', '1', 'tasks/a']) },
      ['files/registry hides registry.json:2 H36 registry-name {"dataset":"o@d@1","character":"@"}'],
    ],
    [
      'a dataset without tasks',
      { ...task('tasks/a'), ...registry(['e', '1'], ['d', '1', 'tasks/a']) },
      ['files/registry breaks registry.json:2 H40 registry-empty {"dataset":"e@1"}'],
    ],
    [
      'a task.toml in another case',
      { ...task('tasks/a'), ...LOADS, 'tasks/b/Task.toml': '' },
      [
        'files/dropped-task hides tasks/b/Task.toml H11 harbor-toml-case {"file":"tasks/b/Task.toml"} → harbor-remedy-rename-toml {"from":"tasks/b/Task.toml","to":"tasks/b/task.toml"}',
      ],
    ],
  ])('%s', async (_what, files, wanted) => {
    const { notes } = await detect(files);
    expect(notes.map(noteLine)).toEqual(expect.arrayContaining([...wanted]));
  });

  it('a registry.json that is not seen', async () => {
    const unreadable = { 'registry.json': { ok: false, why: { code: 'gated' } } } as const;
    const { evidence } = await detect({ ...task('tasks/a'), ...LOADS }, { unreadable });
    expect(evidence.map(evidenceLine)).toContain(
      'unknown registry.json H30 harbor-registry-unseen {"reason":"gated","file":"registry.json"}',
    );
  });
});

describe('a registry.json that Harbor refuses', () => {
  const spec = (more: string): string => `[\n{"name": "d", "version": "1", "description": "",\n${more}\n}\n]\n`;

  it.each([
    ['[\n5\n]', ':2 H31 registry-dataset-type {"dataset":1,"key":""'],
    [spec('"x": 1'), ':2 H32 registry-key-missing {"dataset":1,"key":"tasks"'],
    [spec('"tasks": 5'), ':3 H32 registry-value {"dataset":1,"key":"tasks","expected":"a list"'],
    [
      spec('"tasks": [\n{"name": "n", "path": 5}]'),
      ':4 H33 registry-value {"dataset":1,"key":"tasks.0.path","expected":"a string"',
    ],
    [spec('"tasks": [\n{"name": "n"}]'), ':4 H32 registry-key-missing {"dataset":1,"key":"tasks.0.path"'],
    ['{"datasets": []}', ':1 H31 registry-object'],
    ['5', ':1 H31 registry-not-list'],
  ])('%j', async (text, wanted) => {
    const { evidence } = await detect({ ...task('tasks/a'), 'registry.json': text });
    const said = evidence.map(evidenceLine).filter((line) => line.startsWith('refutes registry.json'));
    expect(
      said.map((line) => line.slice('refutes registry.json'.length, 'refutes registry.json'.length + wanted.length)),
    ).toEqual([wanted]);
  });
});

describe('tasks that Harbor refuses', () => {
  it.each<readonly [string, Files, string]>([
    [
      'a link that leads nowhere',
      { 'instruction.md': { link: 'gone' } },
      'a/instruction.md H60 task-link-broken {"link":"tasks/a/instruction.md","target":"gone"}',
    ],
    [
      'instructions in another encoding',
      { 'instruction.md': new Uint8Array([0xff]) },
      'a/instruction.md H52 task-instruction-not-utf8 {"file":"tasks/a/instruction.md"}',
    ],
    [
      'rules in another encoding',
      { 'tests/.harborignore': new Uint8Array([0xff]) },
      'a/tests/.harborignore H59 task-ignore-file {"reason":"encoding","file":"tasks/a/tests/.harborignore"}',
    ],
    [
      'rules that leave the test out',
      { 'tests/.harborignore': 'test.sh\n' },
      'a/tests/.harborignore H59 task-test-ignored {"test":"test.sh","file":"tasks/a/tests/.harborignore"}',
    ],
    ['an unknown system', { 'task.toml': '\n[environment]\nos = "macos"\n' }, 'a/task.toml:3 H82 task-value'],
    [
      'a link that leads out',
      { 'x.md': { link: '../../../x' } },
      'a/x.md H60 task-link-outside {"link":"tasks/a/x.md","target":"../../../x"}',
    ],
    [
      'an absolute link',
      { 'x.md': { link: '/x' } },
      'a/x.md H60 task-link-absolute {"link":"tasks/a/x.md","target":"/x"}',
    ],
  ])('%s', async (_what, changes, wanted) => {
    const { tasksets } = await detect(task('tasks/a', changes));
    const said = (tasksets[0]?.broken ?? []).map(brokenLine);
    expect(said.map((line) => (wanted.endsWith('}') ? line : line.replace(/ \{.*$/, '')))).toEqual([
      `tasks/a: tasks/${wanted}`,
    ]);
  });

  it('a cycle of links to folders, and not links that only meet', async () => {
    const broken = async (changes: Files): Promise<readonly (string | undefined)[]> => {
      const [first] = (await detect(task('tasks/a', changes))).tasksets;
      return [first?.verdict, ...(first?.broken ?? []).map(({ code }) => code)];
    };
    const folders = { 'one/x.md': '', 'two/x.md': '', 'three/x.md': '' };
    expect(await broken({ ...folders, 'one/a': { link: '../two' }, 'two/a': { link: '../one' } })).toEqual([
      'fails',
      'task-link-loop',
    ]);
    const meet = { 'one/a': { link: '../three' }, 'two/a': { link: '../three' }, 'one/b': { link: '../two' } };
    expect(await broken({ ...folders, ...meet })).toEqual(['loads']);
    expect(await broken({ ...folders, ...meet, 'one/c': { link: '../three' }, 'two/b': { link: '../three' } })).toEqual(
      ['loads'],
    );
  });
});
