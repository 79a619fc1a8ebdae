import { describe, expect, it } from 'vitest';
import type { Detection } from '../../src/frameworks/types.ts';
import { isSeen, isTask, viewOf } from '../../src/frameworks/viewer.ts';
import type { View } from '../../src/frameworks/viewer.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryOptions } from '../../src/repository/memory.ts';
import { viewerFindings } from '../../src/rules/viewer.ts';
import { cardOf } from '../support/nemo.ts';

type Files = Readonly<Record<string, string>>;

const NOTHING: Detection = {
  verdict: 'fails',
  basis: { kind: 'complete' },
  conditions: [],
  tasksets: [],
  evidence: [],
  notes: [],
  remedy: null,
  vouched: false,
  suggestOnly: false,
};

function look(files: Files, options: MemoryOptions = {}): { readonly view: View; readonly said: readonly string[] } {
  const repository = memoryRepository(files, options);
  const card = cardOf(repository);
  const detections = { harbor: NOTHING, verifiers: NOTHING, openenv: NOTHING, 'nemo-gym': NOTHING };
  const said = viewerFindings(card, repository.listing, detections).map(({ code, path, line, args, remedy }) => {
    const place = path === null ? '-' : line === null ? path : `${path}:${line}`;
    return `${place} ${code} ${JSON.stringify(args)} → ${remedy?.code ?? ''}`;
  });
  return { view: viewOf(repository.listing, card), said };
}

/** A view in one line: the configs and their splits, or what is wrong. */
function viewLine(view: View): string {
  if (view.kind === 'broken')
    return `broken: ${view.fault.kind} ${view.fault.config ?? '-'} ${view.fault.detail}`.trim();
  if (view.kind !== 'shown') return view.kind;
  const configs = view.configs.map(({ name, splits, fault }) => {
    const files = [...splits].map(([split, paths]) => `${split}=${paths.join('+')}`).join(' ');
    return `${name ?? '-'}(${files})${fault === null ? '' : ` ${fault.kind} ${fault.config ?? '-'} ${fault.detail}`.trimEnd()}`;
  });
  return `${view.reader}: ${configs.join(', ')}`;
}

/** `configs` stands in line 3. */
function card(...configs: readonly string[]): Files {
  return { 'README.md': `---\nlicense: mit\nconfigs:\n${configs.map((config) => `- {${config}}\n`).join('')}---\n` };
}

const ROWS = { 'train.jsonl': '{"a": 1}\n' };
const TASK = { 'tasks/a/task.toml': '', 'tasks/a/instruction.md': 'x' };

describe('how a viewer opens a repository', () => {
  it.each<readonly [string, Files, string, readonly string[]]>([
    ['nothing but a card', { 'README.md': '# x\n' }, 'empty', []],
    ['rows', ROWS, 'json: -(train=train.jsonl)', []],
    ['rows of two splits', { ...ROWS, 'test.jsonl': '' }, 'json: -(train=train.jsonl test=test.jsonl)', []],
    ['tasks', TASK, 'harbor: -(test=tasks/a/task.toml+tasks/a/instruction.md)', []],
    [
      'tasks, and rows that are left out',
      { ...TASK, ...ROWS, 'b/eval.csv': 'a\n' },
      'harbor: -(test=tasks/a/task.toml+tasks/a/instruction.md)',
      ['b/eval.csv viewer-hides-rows {"path":"b/eval.csv","count":2} → viewer-hides-rows-remedy'],
    ],
    [
      'a task without instructions',
      { 'task.toml': '' },
      'harbor: -(test=task.toml)',
      ['task.toml viewer-task-instruction {"task":".","count":1} → viewer-task-remedy'],
    ],
    ['a file that decides elsewhere', { ...ROWS, '.huggingface.yaml': '' }, 'unsure', []],
    ['another one', { ...ROWS, 'dataset_infos.json': '' }, 'unsure', []],
    ['an archive', { 'train.zip': '' }, 'unsure', []],
    [
      'two formats',
      { ...ROWS, 'test.csv': 'a\n' },
      'broken: formats - json, csv',
      ['- viewer-formats {"formats":"json, csv"} → viewer-formats-remedy'],
    ],
    [
      'a split of files that nobody reads',
      { ...ROWS, 'test/a.py': '' },
      'broken: names - test',
      ['- viewer-names {"split":"test"} → viewer-files-remedy'],
    ],
    [
      'configs that are a table',
      { ...ROWS, 'README.md': '---\nlicense: mit\nconfigs: {a: b}\n---\n' },
      'broken: form -',
      ['README.md:3 viewer-config-form {} → viewer-config-remedy'],
    ],
    [
      'two configs that are the default',
      {
        ...ROWS,
        ...card(
          'config_name: a, data_files: train.jsonl, default: true',
          'config_name: default, data_files: train.jsonl',
        ),
      },
      'broken: defaults -',
      ['README.md:3 viewer-config-defaults {} → viewer-defaults-remedy'],
    ],
    [
      'two configs, neither of which is',
      { ...ROWS, ...card('config_name: a, data_files: train.jsonl', 'config_name: b, data_files: train.jsonl') },
      'json: a(train=train.jsonl), b(train=train.jsonl)',
      [],
    ],
    [
      'two configs of one name, of which the later one counts',
      { ...ROWS, ...card('config_name: a, data_files: gone.jsonl', 'config_name: a, data_files: train.jsonl') },
      'json: a(train=train.jsonl)',
      [],
    ],
    [
      'a first config without its file',
      { ...ROWS, ...card('config_name: a, data_files: gone.jsonl') },
      'broken: nothing a gone.jsonl',
      ['README.md:3 viewer-config-nothing {"config":"a","pattern":"gone.jsonl"} → viewer-path-remedy'],
    ],
    [
      'a first config without one of its files',
      { ...ROWS, ...card('config_name: a, data_files: [train.jsonl, gone.jsonl, away.jsonl]') },
      'broken: nothing a gone.jsonl',
      ['README.md:3 viewer-config-nothing {"config":"a","pattern":"gone.jsonl"} → viewer-path-remedy'],
    ],
    [
      'a later config without its file, which leaves the first alone',
      {
        ...ROWS,
        ...card(
          'config_name: a, data_files: train.jsonl',
          'config_name: b, data_files: [{split: test, path: [train.jsonl, gone.jsonl]}]',
        ),
      },
      'json: a(train=train.jsonl), b() nothing b gone.jsonl',
      ['README.md:3 viewer-config-nothing {"config":"b","pattern":"gone.jsonl"} → viewer-path-remedy'],
    ],
    [
      'a later config without its folder',
      { ...ROWS, ...card('config_name: a, data_files: train.jsonl', 'config_name: b, data_dir: gone') },
      'broken: nothing b gone',
      ['README.md:3 viewer-config-nothing {"config":"b","pattern":"gone"} → viewer-path-remedy'],
    ],
    [
      'a split with a name that none can have',
      { ...ROWS, ...card('config_name: a, data_files: [{split: "a b", path: train.jsonl}]') },
      'broken: form a',
      ['README.md:3 viewer-config-form {} → viewer-config-remedy'],
    ],
    [
      'shards of a split with a name that none can have',
      { 'data/a-b-00000-of-00001.jsonl': '' },
      'broken: split-name -',
      ['- viewer-split-name {} → viewer-split-remedy'],
    ],
    [
      'a config of another format than the first one',
      {
        ...ROWS,
        'x.csv': 'a\n',
        ...card('config_name: a, data_files: train.jsonl', 'config_name: b, data_files: x.csv'),
      },
      'json: a(train=train.jsonl), b(train=x.csv) other-reader b csv, json',
      ['README.md:3 viewer-other-reader {"config":"b","own":"csv","reader":"json"} → viewer-reader-remedy'],
    ],
    [
      'a config of tables of both kinds, which one reader takes',
      {
        'x.csv': 'a\n',
        'y.tsv': 'a\n',
        ...card('config_name: a, data_files: x.csv', 'config_name: b, data_files: y.tsv'),
      },
      'csv: a(train=x.csv), b(train=y.tsv)',
      [],
    ],
    [
      'a config that mixes formats',
      {
        ...ROWS,
        'a.jsonl': '{}\n',
        'b.csv': 'a\n',
        ...card('config_name: a, data_files: [train.jsonl, a.jsonl, b.csv]'),
      },
      'json: a(train=train.jsonl+a.jsonl+b.csv) mixed a b.csv',
      ['README.md:3 viewer-mixed {"config":"a","path":"b.csv"} → viewer-mixed-remedy'],
    ],
    [
      'a config of the reader of tasks, without tasks',
      {
        ...TASK,
        'x.md': '',
        ...card('config_name: a, data_files: "tasks/**"', 'config_name: b, data_files: x.md'),
      },
      'harbor: a(train=tasks/a/instruction.md+tasks/a/task.toml), b(train=x.md) no-task b train',
      ['README.md:3 viewer-config-no-task {"config":"b"} → viewer-files-remedy'],
    ],
    [
      'rows that fewer files of a split have',
      { 'train_1.jsonl': '{"a": 1}\n', 'train_2.jsonl': '{"a": 1}\n', 'train_3.csv': 'a\n' },
      'json: -(train=train_1.jsonl+train_2.jsonl)',
      ['train_3.csv viewer-shows-others {"path":"train_3.csv","count":1} → viewer-files-remedy'],
    ],
  ])('%s', (_what, files, wanted, notices) => {
    const { view, said } = look(files);
    expect(viewLine(view)).toBe(wanted);
    expect(said).toEqual(notices);
  });

  it('is not told from a cut listing', () => {
    expect(look(ROWS, { problem: { code: 'listing-cut' } }).view).toEqual({ kind: 'unsure' });
  });

  it('tries so many patterns only to name the one that finds nothing', () => {
    const named = (found: number): string => {
      const patterns = [...Array.from({ length: found }, () => 'train.jsonl'), 'gone.jsonl'];
      return viewLine(look({ ...ROWS, ...card(`config_name: a, data_files: [${patterns.join(', ')}]`) }).view);
    };
    expect(named(49)).toBe('broken: nothing a gone.jsonl');
    expect(named(50)).toBe('broken: nothing a');
  });

  it.each([
    ['a/b.jsonl', true],
    ['.a/b.jsonl', false],
    ['a/.b.jsonl', false],
    ['a/__b/c.jsonl', false],
    ['a/__b.jsonl', true],
    ['a._b/c.jsonl', true],
    ['a\nb.jsonl', false],
  ])('looks at %j without its being named: %j', (path, wanted) => {
    expect(isSeen(path)).toBe(wanted);
  });

  it('takes task.toml alone for a task', () => {
    expect(['task.toml', 'a/task.toml', 'a/xtask.toml', 'task.toml/x'].map(isTask)).toEqual([true, true, false, false]);
  });
});
