import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { audit } from '../../src/audit.ts';
import { cardView } from '../../src/card/read.ts';
import { DEFAULT_CONFIG } from '../../src/config/defaults.ts';
import type { FrameworkKey } from '../../src/config/vocabulary.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { Repository } from '../../src/repository/types.ts';
import type { Finding } from '../../src/rules/types.ts';
import { viewerFindings } from '../../src/rules/viewer.ts';
import { compare } from '../conformance/compare/datasets.ts';
import { viewerTree } from '../conformance/trees/viewer.ts';
import type { Answer, DoorAnswer } from '../conformance/types.ts';
import { caseRepository, loadCases } from '../support/cases.ts';
import type { CaseFile } from '../support/cases.ts';

/** What datasets 5.2.0 made of a tree: of `viewerTree(1, N)`, or of a recorded case. Errors are cut to their class. */
interface Recorded {
  readonly id: string;
  readonly doors: readonly {
    readonly name: string | null;
    readonly error: string | null;
    readonly good: readonly string[];
    readonly stage: string;
    readonly reader: string | null;
  }[];
}

const recorded = readFileSync(new URL('../fixtures/viewer.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);
const cases = new Map(loadCases('loaders').map(({ id, files }) => [id, files]));

function filesOf(id: string): Readonly<Record<string, CaseFile>> {
  const [source, seed, n] = id.split('/');
  return source === 'viewer' ? viewerTree(Number(seed), Number(n)).files : (cases.get(id) ?? {});
}

function answerOf({ doors }: Recorded): Answer {
  const asked = doors.map(({ name, error, good, stage, reader }): DoorAnswer => ({
    door: 'split',
    name,
    path: null,
    usual: true,
    error,
    whole: error === null,
    good,
    refused: [],
    outside: 0,
    more: { stage, reader },
  }));
  return { loads: asked.every(({ whole }) => whole), doors: asked };
}

async function notices(repository: Repository): Promise<readonly Finding[]> {
  const { card, frameworks } = await audit({
    repository,
    repoId: null,
    config: DEFAULT_CONFIG,
    configPath: null,
    schemaChecker: null,
  });
  const detections = Object.fromEntries(
    Object.entries(frameworks).map(([key, { detection }]) => [key, detection]),
  ) as Record<FrameworkKey, Detection>;
  return viewerFindings(cardView(card), repository.listing, detections);
}

/** Nobody has seen the content behind a pointer of Git LFS. */
const UNTOLD = new Set(['nemo-gym/lfs-pointer']);

describe('notices on the viewer', () => {
  it('are what the datasets library does, over recorded trees', { timeout: 60_000 }, async () => {
    expect(recorded.length).toBeGreaterThan(500);
    const found: string[] = [];
    for (const one of recorded.filter(({ id }) => !UNTOLD.has(id))) {
      const differences = compare(answerOf(one), await notices(caseRepository(filesOf(one.id))));
      found.push(...differences.map(({ about, text }) => `${one.id}: ${about}: ${text}`));
    }
    expect(found).toEqual([]);
  });

  const task = { 'tasks/a/task.toml': '[task]\nname = "o/a"\n', 'tasks/a/instruction.md': 'x' };
  const rows = { 'train.jsonl': '{"a": 1}\n' };
  const card = (header: string): Record<string, string> => ({
    'README.md': `---\ntags: [rl-environment, harbor]\n${header}---\n`,
  });
  const config = (name: string, files: string): string => `- config_name: ${name}\n  data_files: ${files}\n`;

  it.each([
    ['task folders', { ...task }, []],
    ['rows beside task folders', { ...task, ...rows }, ['viewer-hides-rows train.jsonl']],
    ['the same, without a viewer', { ...task, ...rows, ...card('viewer: false\n') }, []],
    ['the same, with a config', { ...task, ...rows, ...card(`configs:\n${config('default', 'train.jsonl')}`) }, []],
    ['a list of files, which is no row file', { ...task, 'manifest.json': '{}' }, []],
    ['shards, which are found first', { ...task, 'data/train-00000-of-00001.jsonl': '{"a": 1}\n' }, []],
    [
      'a task with steps',
      { ...task, 'tasks/b/task.toml': '', 'tasks/b/steps/one/instruction.md': 'x' },
      ['viewer-task-instruction tasks/b/task.toml'],
    ],
    [
      'a task.toml that is none',
      { ...task, 'tasks/b/task.toml': 'a =\n', 'tasks/b/instruction.md': 'x' },
      ['viewer-task-unread tasks/b/task.toml'],
    ],
    ['a Python package', { 'pyproject.toml': '', 'a/__init__.py': '' }, ['viewer-no-task pyproject.toml']],
    ['tests in a folder named test', { ...rows, 'test/test_it.py': '' }, ['viewer-names null']],
    [
      'a config without its files',
      { ...rows, ...card(`configs:\n${config('a', 'train.jsonl')}${config('b', 'gone.jsonl')}`) },
      ['viewer-config-nothing README.md'],
    ],
    [
      'tasks and rows in two configs',
      { ...task, ...rows, ...card(`configs:\n${config('tasks', '"tasks/**"')}${config('rows', 'train.jsonl')}`) },
      ['viewer-other-reader README.md'],
    ],
    ['splits of two formats', { ...rows, 'test.csv': 'a\n1\n' }, ['viewer-formats null']],
    [
      'other columns in a file',
      { 'train_1.jsonl': '{"a": 1}\n', 'train_2.jsonl': '{"b": 1}\n' },
      ['viewer-rows-differ train_2.jsonl'],
    ],
    ['an empty list, which is shown as it is', { 'train.json': '[            ]\n' }, []],
    ['blank lines, which are too', { 'train.jsonl': '\n'.repeat(20) }, []],
    ['a format that fewer files have', { ...rows, 'train.csv': 'a\n1\n' }, ['viewer-shows-others train.csv']],
    ['configs that are no list', { ...rows, ...card('configs: {a: b}\n') }, ['viewer-config-form README.md']],
  ])('%s', async (_what, files, wanted) => {
    const found = await notices(memoryRepository(files));
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(wanted);
    expect(
      found.every(({ rule, severity, remedy }) => rule === 'card/viewer' && severity === 'notice' && remedy !== null),
    ).toBe(true);
  });

  it('need a complete listing', async () => {
    const repository = memoryRepository({ ...task, ...rows }, { problem: { code: 'network' } });
    expect(await notices(repository)).toEqual([]);
  });

  it('are left out where there is no environment', async () => {
    const repository = memoryRepository({ ...rows, 'test.csv': 'a\n1\n', 'README.md': '# rows' });
    const { findings } = await audit({
      repository,
      repoId: null,
      config: DEFAULT_CONFIG,
      configPath: null,
      schemaChecker: null,
    });
    expect(findings).toEqual([]);
  });

  it('are not searched for where configs times files are beyond all reason', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`${i}/a.jsonl`, '{"a": 1}\n']));
    const configs = (length: number, pattern: string): Record<string, string> => ({
      'README.md': `---\ntags: [Harbor]\nconfigs:\n${Array.from({ length }, (_, i) => `- config_name: c${i}\n  data_files: "${pattern}"\n`).join('')}- config_name: no\n  data_files: nothing.jsonl\n---\n`,
    });
    const codes = async (files: Record<string, string>): Promise<string[]> =>
      (await notices(memoryRepository({ ...many, ...files }))).map(({ code }) => code);
    expect(await codes(configs(40, '**/*.jsonl'))).toEqual(['viewer-config-nothing']);
    expect(await codes(configs(1500, '**/*.jsonl'))).toEqual([]);
    // A pattern that starts with a folder is looked for in that folder alone.
    expect(await codes(configs(1500, '7/*.jsonl'))).toEqual(['viewer-config-nothing']);
    expect(await codes(configs(1500, './7//*.jsonl'))).toEqual(['viewer-config-nothing']);
  });
});
