import { describe, expect, it } from 'vitest';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import { rowModels } from '../../src/frameworks/nemo-gym/model.ts';
import { rowProblems } from '../../src/frameworks/nemo-gym/row.ts';
import { rowSchemaNotes } from '../../src/frameworks/nemo-gym/row-schemas.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { readRowFiles } from '../../src/frameworks/rows.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile } from '../../src/repository/memory.ts';
import { cardOf } from '../support/nemo.ts';
import { evidenceLine, noteLine } from '../support/said.ts';

type Files = Readonly<Record<string, MemoryFile>>;

function detect(files: Files): Promise<Detection> {
  const repository = memoryRepository(files);
  return nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
}

const PARAMS = '"responses_create_params": {"input": "a"}';
const ROW = `{${PARAMS}}\n`;

/** A row with one more column. */
function row(more: string): string {
  return `{${PARAMS}, ${more}}\n`;
}

/** `configs` stands in line 3. */
function card(...configs: readonly string[]): Files {
  return { 'README.md': `---\nlicense: mit\nconfigs:\n${configs.map((config) => `- {${config}}\n`).join('')}---\n` };
}

describe('why the split door is shut', () => {
  it.each<readonly [string, Files, string]>([
    [
      'another column',
      { 'train_1.jsonl': ROW, 'train_2.jsonl': row('"x": 1') },
      'refutes train_2.jsonl N5 nemo-split-columns {"columns":["x"]}',
    ],
    [
      'other kinds',
      { 'train_1.jsonl': row('"x": 1'), 'train_2.jsonl': row('"x": [1]') },
      'refutes train_2.jsonl N5 nemo-split-kinds',
    ],
    [
      'kinds that fit some values',
      { 'train_1.jsonl': row('"x": 1'), 'train_2.jsonl': row('"x": 1.5') },
      'unknown train_2.jsonl N5 nemo-split-kinds',
    ],
    ['a broken line', { 'train.jsonl': `${ROW}{"x": ` }, 'refutes train.jsonl:2 N5 nemo-split-broken-file'],
    ['no rows', { 'train.jsonl': '' }, 'refutes train.jsonl N5 nemo-split-no-rows'],
    [
      'null for the first row',
      { 'train.jsonl': `null\n${ROW}` },
      'refutes train.jsonl:1 N5 nemo-split-broken-file {"detail":"null in place of the first row"}',
    ],
    ['two formats', { 'train.jsonl': ROW, 'test.csv': 'a\n1\n' }, 'refutes - N5 nemo-split-mixed-formats'],
    [
      'two formats in a split',
      {
        'train_1.jsonl': ROW,
        'a.csv': 'a\n1\n',
        ...card('config_name: default, data_files: [train_1.jsonl, train_1.jsonl, a.csv]'),
      },
      'refutes a.csv N5 nemo-split-mixed-formats',
    ],
    [
      'a config whose file is missing',
      { 'a.jsonl': ROW, ...card('config_name: a, data_files: b.jsonl') },
      'refutes README.md:3 N5 nemo-split-missing-file',
    ],
    [
      'a later config whose file is missing',
      { 'a.jsonl': ROW, ...card('config_name: a, data_files: a.jsonl', 'config_name: default, data_files: b.jsonl') },
      'refutes README.md:3 N5 nemo-split-missing-file',
    ],
    ['a split that no name can be', { 'data/a-b-00000-of-00001.jsonl': ROW }, 'refutes - N5 nemo-split-name'],
    [
      'configs that are a table',
      { 'a.jsonl': ROW, 'README.md': '---\nlicense: mit\nconfigs: {a: b}\n---\n' },
      'refutes README.md:3 N5 nemo-split-config-form',
    ],
    [
      'files of a split that is no text',
      { 'a.jsonl': ROW, ...card('config_name: a, data_files: [{split: 5, path: a.jsonl}]') },
      'refutes README.md:3 N5 nemo-split-config-form',
    ],
    ['a file that decides elsewhere', { 'a.jsonl': ROW, 'dataset_infos.json': '{}' }, 'unknown - N5 nemo-split-unsure'],
    ['another such file', { 'a.jsonl': ROW, '.huggingface.yaml': '' }, 'unknown - N5 nemo-split-unsure'],
    ['tables of Lance', { 'a.lance': '', 'b.lance': '', 'c.jsonl': ROW }, 'unknown - N5 nemo-split-unsure'],
    ['tables of Arrow', { 'a.arrow': '', 'b.arrow': '', 'c.jsonl': ROW }, 'unknown - N5 nemo-split-unsure'],
    ['archives', { 'a.zip': '', 'b.zip': '', 'c.jsonl': ROW }, 'unknown - N5 nemo-split-unsure'],
    [
      'series of TsFile',
      { 'a.tsfile': '', 'b.tsfile': '', 'c.jsonl': ROW },
      'refutes - N5 nemo-split-other-reader {"reader":"tsfile"}',
    ],
    ['tables of Vortex', { 'a.vortex': '', 'b.vortex': '', 'c.jsonl': ROW }, 'unknown - N5 nemo-split-unsure'],
    ['task folders', { 'a/task.toml': '', 'a.jsonl': ROW }, 'refutes - N17 nemo-split-harbor'],
    [
      'pictures',
      { 'a.jsonl': ROW, 'x/a.png': '', 'x/b.png': '' },
      'refutes - N5 nemo-split-other-reader {"reader":"folder"}',
    ],
    [
      'a dataset_info of another config',
      { 'a.jsonl': ROW, 'README.md': '---\nlicense: mit\ndataset_info:\n  config_name: b\n---\n' },
      'refutes README.md:3 N5 nemo-split-no-config {"configs":["b"]}',
    ],
    [
      'other counts than the card has',
      {
        'train.jsonl': ROW,
        'README.md':
          '---\ndataset_info:\n  splits:\n  - {name: train, num_examples: 2}\n  - {name: dev, num_examples: 2}\n---\n',
      },
      'refutes - N5 nemo-split-count {"splits":["dev","train"]}',
    ],
  ])('%s', async (_what, files, wanted) => {
    const { evidence } = await detect(files);
    const said = evidence.map(evidenceLine).filter((line) => line.includes('nemo-split-'));
    // What the reader of JSON says in its own words is no promise.
    expect(said.map((line) => (wanted.endsWith('broken-file') ? line.replace(/ \{.*$/, '') : line))).toEqual([wanted]);
  });
});

describe('answer schemas', () => {
  const notes = async (text: string, reason: string | null = null): Promise<readonly string[]> => {
    const files = await readRowFiles(memoryRepository({ 'train.jsonl': text }));
    const slow = reason === 'slow';
    const checker = (schemas: readonly string[]): Promise<readonly ({ reason: string; slow: boolean } | null)[]> =>
      Promise.resolve(schemas.map(() => (reason === null ? null : { reason, slow })));
    return (await rowSchemaNotes(files, checker)).map(noteLine);
  };
  const bad = (line: number, code: string, args: string): string =>
    `files/row-schema remark train.jsonl:${line} N18 ${code} {"row":${line},${args}} → nemo-remedy-schema`;

  it.each([
    ['"schema_str": "x"', bad(2, 'nemo-note-schema-text', '"key":"schema_str"')],
    ['"schema_str": "5"', bad(2, 'nemo-note-schema-text', '"key":"schema_str"')],
    ['"schema_str": "{}"', bad(2, 'nemo-note-schema-broken', '"key":"schema_str","reason":"why"')],
    ['"schema_str": {"type": 5}', bad(2, 'nemo-note-schema-broken', '"key":"schema_str","reason":"why"')],
    ['"json_schema": "{\\"$ref\\": 5}"', bad(2, 'nemo-note-schema-broken', '"key":"json_schema","reason":"why"')],
    [
      '"verifier_metadata": {"output_schema": {"enum": 5}}',
      bad(2, 'nemo-note-schema-broken', '"key":"output_schema","reason":"why"'),
    ],
    ['"json_schema": "x"', null],
    ['"json_schema": "{\\"a\\": 5}"', null],
    ['"json_schema": {"a": 5}', null],
    ['"json_schema": 5', null],
    ['"schema_str": "true"', null],
    ['"schema_str": 5', null],
    ['"other_schema": {"type": 5}', null],
  ])('%s', async (column, wanted) => {
    expect(await notes(`${ROW}${row(column)}`, 'why')).toEqual(wanted === null ? [] : [wanted]);
  });

  it.each(['type', 'properties', '$schema', '$ref', 'anyOf', 'oneOf', 'allOf', 'items', 'enum'])(
    'are told by the word %s',
    async (word) => {
      expect(await notes(row(`"answer_schema": {"${word}": 5}`), 'why')).toHaveLength(1);
    },
  );

  it('that take too long prove nothing', async () => {
    expect(await notes(row('"response_schema": {"type": 5}'), 'slow')).toEqual([
      'files/row-schema remark train.jsonl:1 N18 nemo-note-schema-slow {"row":1,"key":"response_schema"}',
    ]);
  });

  it('are told of 20 rows of a file at most', async () => {
    expect(await notes(row('"schema_str": "x"').repeat(21))).toHaveLength(20);
    expect(await notes(row('"schema_str": "x"').repeat(20))).toHaveLength(20);
  });

  it('of each file', async () => {
    const files = await readRowFiles(
      memoryRepository({ 'a.jsonl': row('"schema_str": "x"').repeat(21), 'b.jsonl': row('"schema_str": "x"') }),
    );
    expect((await rowSchemaNotes(files, null)).map(({ path }) => path)).toEqual([
      ...Array<string>(20).fill('a.jsonl'),
      'b.jsonl',
    ]);
  });
});

describe('the row model', () => {
  const problems = async (params: object): Promise<readonly string[]> => {
    const { newest, strict } = await rowModels();
    return rowProblems({ responses_create_params: { input: 'a', ...params } }, newest, strict).map(
      ({ kind, path }) => `${kind} ${path.slice(1).join('.')}`,
    );
  };
  const message = { role: 'assistant', content: 'x' };
  const tokens = { prompt_token_ids: [1], generation_token_ids: [2], generation_log_probs: [0.5] };

  it.each([
    [{ input: [{ ...message, ...tokens }] }, []],
    [{ input: [{ ...message, ...tokens, prompt_token_ids: ['x'] }] }, ['type input.0.prompt_token_ids.0']],
    [{ input: [{ ...message, ...tokens, generation_token_ids: ['x'] }] }, ['type input.0.generation_token_ids.0']],
    [{ input: [{ ...message, ...tokens, generation_log_probs: ['x'] }] }, ['type input.0.generation_log_probs.0']],
    [{ tools: [{ type: 'function', name: 'f', parameters: {}, strict: true }] }, []],
    [{ tools: [{ type: 'function', name: 5, parameters: {}, strict: true }] }, ['type tools.0.name']],
    [{ tools: [{ type: 'web_search' }] }, []],
    [{ temperature: 'x' }, ['type temperature']],
    [{ text: { format: { type: 'text' } } }, []],
  ])('of %j', async (params, wanted) => {
    expect(await problems(params)).toEqual(wanted);
  });

  it('is of two releases', async () => {
    const { newest, strict } = await rowModels();
    expect([newest.release, strict.release]).toEqual(['0.7.0', '0.4.0']);
  });
});
