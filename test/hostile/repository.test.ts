import { describe, expect, test } from 'vitest';
import { harbor } from '../../src/frameworks/harbor.ts';
import { readRegistry, resolveEntry } from '../../src/frameworks/registry.ts';
import { verifiers } from '../../src/frameworks/verifiers.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile } from '../../src/repository/memory.ts';
import { brief, detection, judged, taskset } from '../rules/sample.ts';
import { emptyCard } from '../support/card.ts';

const TASK = { 'tasks/a/task.toml': '[environment]\ndocker_image = "x"\n', 'tasks/a/instruction.md': 'x' };

function detect(detector: typeof harbor, files: Readonly<Record<string, MemoryFile>>): Promise<Detection> {
  return detector.detect({ repository: memoryRepository(files), card: emptyCard, repoId: null, schemaChecker: null });
}

function dataset(tasks: readonly object[], name = 'd'): string {
  return JSON.stringify([{ name, version: '1', description: '', tasks }]);
}

describe('registry.json', () => {
  test.each([
    ['more values than are read', `[${'[],'.repeat(1_100_000)}[]]`],
    ['a name of a megabyte', dataset([{ name: 'a', path: 'tasks/a' }], 'n'.repeat(1_000_000))],
    ['a path of a megabyte', dataset([{ name: 'a', path: 'a/'.repeat(500_000) }])],
  ])('%s: not seen rather than judged', async (_, text) => {
    const repository = memoryRepository({ 'registry.json': text });
    expect(await readRegistry(repository, 'registry.json')).toEqual({ state: 'unseen', why: { code: 'too-large' } });
  });

  test('a long path that leads nowhere is followed as far as there are folders', async () => {
    const repository = memoryRepository({ 'a/x': '', 'a/l': { link: 'x' } });
    const entry = { name: 't', gitUrl: null, gitCommitId: null, line: 1 };
    const follow = (path: string): Promise<unknown> => resolveEntry(repository, { ...entry, path }, null);
    expect(await follow('a/'.repeat(200_000))).toMatchObject({ kind: 'broken', code: 'entry-missing' });
    expect(await follow(`a/l/${'b/'.repeat(200_000)}`)).toMatchObject({ kind: 'broken', code: 'entry-link' });
  });

  test('more datasets than a call takes arguments', async () => {
    const specs = Array.from(
      { length: 130_000 },
      (_, i) => `{"name":"d${i}","version":"1","description":"","tasks":[]}`,
    );
    const found = await detect(harbor, { ...TASK, 'registry.json': `[${specs.join(',')}]` });
    expect(found.tasksets.filter(({ door }) => door === 'registry')).toHaveLength(130_000);
  });
});

test('more broken tasks than a call takes arguments', () => {
  const broken = Array.from({ length: 150_000 }, (_, i) => ({
    path: `tasks/t${i}`,
    code: 'task-broken',
    args: {},
    place: { path: `tasks/t${i}/task.toml`, line: null },
    fact: 'H51',
  }));
  const answer = detection('fails', { tasksets: [taskset('fails', { broken })] });
  const found = judged(['tags: [rl-environment, harbor]'], { harbor: answer });
  expect(found.length).toBeLessThan(2000);
  expect(brief(found).length).toBeGreaterThan(0);
});

test('rules for left-out files are looked up once for all steps', async () => {
  const steps = Array.from({ length: 300 }, (_, i) => `s${i}`);
  const files: Record<string, string> = {
    'tasks/a/task.toml': steps.map((name) => `[[steps]]\nname = "${name}"\n`).join(''),
    'tasks/a/environment/Dockerfile': 'FROM x',
    'tasks/a/tests/test.sh': 'x',
    'tasks/a/tests/.harborignore': `${'*x*y*\n'.repeat(9000)}test.sh\n`,
  };
  for (const name of steps) files[`tasks/a/steps/${name}/instruction.md`] = 'x';
  const found = await detect(harbor, files);
  expect(found.tasksets[0]?.broken[0]).toMatchObject({ code: 'task-test-ignored' });
});

describe('Python files beyond those that are searched', () => {
  const strangers = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`a${i}.py`, 'x = 1\n']));
  const package_ = {
    'z_env/__init__.py':
      'import verifiers.v1 as vf\n__all__ = ["T"]\nclass T(vf.Taskset):\n    def load(self):\n        yield 1\n',
  };

  test('may hold an environment: never decided', async () => {
    expect((await detect(verifiers, package_)).verdict).toBe('loads');
    const found = await detect(verifiers, { ...strangers, ...package_ });
    expect(found.verdict).toBe('unknown');
    expect(found.evidence.map(({ code }) => code)).toContain('verifiers-search-cut');
  });

  test('a project file is not read once nothing can be found any more', async () => {
    const projects = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [
        `p${String(i).padStart(3, '0')}/pyproject.toml`,
        '[project]\nname = "x"\n',
      ]),
    );
    const repository = memoryRepository(projects);
    const context = { repository, card: emptyCard, repoId: null, schemaChecker: null };
    expect((await verifiers.detect(context)).verdict).toBe('unknown');
    expect(repository.reads).toBeLessThan(200);
  });

  test.each(['(', '[', '{', 'f('])('brackets that Python refuses end in doubt, not in a crash: %s', async (open) => {
    const files = { 'my_env.py': `import verifiers\nx = ${open.repeat(60_000)}\n` };
    const found = await detect(verifiers, files);
    expect(found).toMatchObject({ verdict: 'unknown' });
    expect(found.evidence).toContainEqual(expect.objectContaining({ code: 'verifiers-package-syntax', line: 2 }));
  });
});
