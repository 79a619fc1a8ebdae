import { describe, expect, it } from 'vitest';
import { harbor } from '../../../src/frameworks/harbor.ts';
import type { Detection } from '../../../src/frameworks/types.ts';
import { emptyCard } from '../../support/card.ts';
import { caseRepository } from '../../support/cases.ts';
import type { CaseFile } from '../../support/cases.ts';
import type { Answer, DoorAnswer } from '../types.ts';
import { REPO_ID } from './common.ts';
import { compare } from './harbor.ts';

const NEWEST = '0.26.0';
const OLD = '0.21.0';

/** A task that loads, in a folder. */
function task(folder: string, toml = ''): Record<string, CaseFile> {
  return {
    [`${folder}/task.toml`]: { text: toml },
    [`${folder}/instruction.md`]: { text: 'Do it.' },
    [`${folder}/tests/test.sh`]: { text: 'exit 0' },
    [`${folder}/environment/Dockerfile`]: { text: 'FROM debian' },
  };
}

function detect(files: Record<string, CaseFile>): Promise<Detection> {
  return harbor.detect({ repository: caseRepository(files), card: emptyCard, repoId: REPO_ID });
}

function door(given: Partial<DoorAnswer>): DoorAnswer {
  const none = { name: null, path: null, usual: true, error: null, whole: false, good: [], refused: [], outside: 0 };
  return { door: 'tasks', ...none, ...given };
}

function answer(...doors: DoorAnswer[]): Answer {
  return { loads: doors.some(({ good }) => good.length > 0), doors };
}

const REFUSED = { path: 'tasks/b', why: 'FileNotFoundError: no instruction.md' };
const BOTH = door({ path: 'tasks', whole: true, good: ['tasks/a', 'tasks/b'] });
const ONE = door({ path: 'tasks', good: ['tasks/a'], refused: [REFUSED] });

describe('the verdict', () => {
  it('agrees where everything loads', async () => {
    expect(compare(answer(BOTH), await detect({ ...task('tasks/a'), ...task('tasks/b') }), NEWEST)).toEqual([]);
  });

  it('differs where the loader refuses a task that is fine here', async () => {
    const found = compare(answer(ONE), await detect({ ...task('tasks/a'), ...task('tasks/b') }), NEWEST);
    expect(found.map(({ about }) => about)).toEqual(['verdict', 'tasks', 'tasks', 'tasks']);
    expect(found[0]?.text).toMatch(/^loads, loader: partial/);
    expect(found[2]?.text).toContain('tasks/b is fine here, loader: FileNotFoundError');
  });

  it('differs where the loader takes a task that is refused here', async () => {
    const files = { ...task('tasks/a'), ...task('tasks/b', 'x = ') };
    const found = compare(answer(BOTH), await detect(files), NEWEST);
    expect(found.map(({ text }) => text)).toContainEqual(expect.stringContaining('tasks/b is fine for the loader'));
  });

  it('is partial where only a place for samples loads whole', async () => {
    const samples = door({ door: 'path', path: 'examples', whole: true, good: ['examples/a'] });
    expect(compare(answer(samples), await detect(task('examples/a')), NEWEST)).toEqual([]);
  });

  it('is free where tasks lie elsewhere', async () => {
    const entry = { name: 'a', path: 'a', git_url: 'https://github.com/other/repo.git', git_commit_id: 'main' };
    const text = JSON.stringify([{ name: 'd', version: '1', description: '', tasks: [entry] }]);
    const elsewhere = door({ door: 'registry', name: 'd@1', outside: 1 });
    expect(compare(answer(elsewhere), await detect({ 'registry.json': { text } }), NEWEST)).toEqual([]);
  });

  it('differs where nothing loads and the loader loads all', async () => {
    const found = compare(answer(BOTH), await detect({ 'README.md': { text: '' } }), NEWEST);
    expect(found.map(({ about }) => about)).toEqual(['verdict', 'tasks']);
    expect(found[1]?.text).toContain('no such taskset');
  });
});

describe('doors of the same name', () => {
  const dataset = { name: 'd', version: '1', description: '', tasks: [{ name: 'a', path: 'tasks/a' }] };
  const files = { ...task('tasks/a'), 'registry.json': { text: JSON.stringify([dataset, dataset]) } };
  const open = door({ door: 'registry', name: 'd@1', whole: true, good: ['tasks/a'] });
  const shadowed = door({ door: 'registry', name: 'd@1', error: 'shadowed' });
  const folder = door({ path: 'tasks', whole: true, good: ['tasks/a'] });

  it('matches the twin that agrees', async () => {
    expect(compare(answer(open, shadowed, folder), await detect(files), NEWEST)).toEqual([]);
  });

  it('tells registries apart by their place', async () => {
    const alone = { ...files, 'registry.json': { text: JSON.stringify([dataset]) } };
    const elsewhere = { ...open, more: { registry: 'sub/registry.json' } };
    const found = compare(answer(open, elsewhere, folder), await detect(alone), NEWEST);
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('registry d@1 1 good, 0 refused: no such')]);
  });
});

describe('what files cannot tell', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n';
  const refused = door({ path: 'tasks', refused: [{ path: 'tasks/a', why: 'TOMLDecodeError' }] });

  it('may stay unknown where a pointer stands in the place of the task', async () => {
    const detection = await detect(task('tasks/a', pointer));
    expect(detection.verdict).toBe('unknown');
    expect(compare(answer(refused), detection, NEWEST)).toEqual([]);
  });

  it('must not be unknown otherwise', async () => {
    const detection = { ...(await detect(task('tasks/a', 'x = '))), verdict: 'unknown' } as const;
    expect(compare(answer(refused), detection, NEWEST).map(({ about }) => about)).toEqual(['needless-unknown']);
  });
});

describe('an older release', () => {
  const whole = door({ path: 'tasks', whole: true, good: ['tasks/a'] });
  const half = '[environment]\ncpus = 0.5\n';
  const stdio = '[[environment.mcp_servers]]\nname = "m"\ncommand = "x"\ntransport = "stdio"\nheaders = {a = "b"}\n';

  function refusing(...names: string[]): Answer {
    return answer(
      door({ path: 'tasks', refused: names.map((name) => ({ path: `tasks/${name}`, why: 'ValueError' })) }),
    );
  }

  async function kinds(files: Record<string, CaseFile>, told: Answer, release = OLD): Promise<Set<string>> {
    return new Set(compare(told, await detect(files), release).map(({ about }) => about));
  }

  it('may refuse what the evidence says loads from a later one on', async () => {
    const files = task('tasks/a', half);
    expect(await kinds(files, refusing('a'))).toEqual(new Set());
    expect(await kinds(files, refusing('a'), '0.24.0')).toEqual(new Set());
    expect(await kinds(files, refusing('a'), '0.25.0')).toEqual(new Set(['since']));
    expect(await kinds(files, refusing('a'), NEWEST)).toEqual(new Set(['verdict', 'tasks']));
  });

  it('may take what the evidence says is refused from a later one on', async () => {
    const files = task('tasks/a', stdio);
    expect(await kinds(files, answer(whole))).toEqual(new Set());
    expect(await kinds(files, answer(whole), '0.25.0')).toEqual(new Set(['since']));
  });

  it('must not differ without such evidence', async () => {
    expect(await kinds(task('tasks/a'), refusing('a'))).toEqual(new Set(['since']));
  });

  it('must not differ the other way round', async () => {
    expect(await kinds({ ...task('tasks/a', stdio), ...task('tasks/b') }, refusing('a', 'b'))).toEqual(
      new Set(['since']),
    );
    const files = { ...task('tasks/a', half), ...task('tasks/b', 'x = ') };
    expect(await kinds(files, answer(BOTH))).toEqual(new Set(['since']));
  });

  it('must not differ over another task, nor over more of them', async () => {
    const one = { ...task('tasks/a', half), ...task('tasks/b'), ...task('tasks/c') };
    expect(await kinds(one, answer(ONE))).toEqual(new Set(['since']));
    const two = { ...one, ...task('tasks/b', half) };
    expect(await kinds(two, refusing('a', 'b', 'c'))).toEqual(new Set(['since']));
    const { 'tasks/c/task.toml': _, ...without } = two;
    expect(await kinds(without, refusing('a', 'b'))).toEqual(new Set());
  });

  it('may look at every task of a dataset that one entry stops', async () => {
    const tasks = ['/tasks/a', 'tasks/b', 'tasks/c'].map((path) => ({ name: path, path }));
    const text = JSON.stringify([{ name: 'd', version: '1', description: '', tasks }]);
    const files = { ...task('tasks/b', 'x = '), ...task('tasks/c'), 'registry.json': { text } };
    const folder = door({ path: 'tasks', good: ['tasks/c'], refused: [{ path: 'tasks/b', why: 'TOMLDecodeError' }] });
    const refused = [{ path: '/tasks/a', why: 'FileNotFoundError' }, ...folder.refused];
    const dataset = door({ door: 'registry', name: 'd@1', good: ['tasks/c'], refused });
    expect(await kinds(files, answer(dataset, folder))).toEqual(new Set());
    expect(await kinds(files, answer(dataset, folder), NEWEST)).toEqual(new Set(['tasks']));
  });

  it('tells paths of a registry as they are written', async () => {
    const entry = { name: 'a', path: 'x/../tasks/a' };
    const text = JSON.stringify([{ name: 'd', version: '1', description: '', tasks: [entry] }]);
    const refused = [{ path: 'x/../tasks/a', why: 'FileNotFoundError' }];
    const told = answer(door({ door: 'registry', name: 'd@1', refused }), whole);
    expect(await kinds({ ...task('tasks/a'), 'registry.json': { text } }, told)).toEqual(new Set());
  });
});
