import { describe, expect, it } from 'vitest';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import type { Detection, DetectorContext } from '../../src/frameworks/types.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';
import { cardOf } from '../support/nemo.ts';
import { brokenLine, evidenceLine, noteLine, saidBy } from '../support/said.ts';

type Files = Readonly<Record<string, MemoryFile>>;

interface Setting extends MemoryOptions {
  readonly repoId?: string;
  readonly schemaChecker?: DetectorContext['schemaChecker'];
}

function detect(files: Files, setting: Setting = {}): Promise<Detection> {
  const { repoId = null, schemaChecker = null, ...options } = setting;
  const repository = memoryRepository(files, options);
  return nemoGym.detect({ repository, card: cardOf(repository), repoId, schemaChecker });
}

const ROW = '{"responses_create_params": {"input": "a"}}\n';
const TAGGED = '---\ntags:\n- nemo-gym\n---\n';

const good = (path: string, rows: number): string =>
  `supports ${path} N9 nemo-rows-good {"rows":${rows},"good":${rows},"bad":0}`;
const splitGood = (path: string, rows: number, split: string): string =>
  `supports ${path} N5 nemo-split-good {"rows":${rows},"good":${rows},"bad":0,"split":"${split}"}`;

describe('what is said of row files', () => {
  it.each<readonly [string, Files, Setting, readonly string[]]>([
    ['none', { 'a.md': '' }, {}, ['refutes - N1 nemo-no-row-files {"release":"0.7.0"}']],
    [
      'one with a suffix behind it',
      { 'train.ndjson.real': ROW },
      {},
      ['unknown train.ndjson.real N5 nemo-split-odd-name {"release":"0.7.0"}'],
    ],
    [
      'good ones',
      { 'train.jsonl': ROW, 'validation.jsonl': ROW + ROW },
      {},
      [
        good('train.jsonl', 1),
        good('validation.jsonl', 2),
        splitGood('train.jsonl', 1, 'train'),
        splitGood('validation.jsonl', 2, 'validation'),
      ],
    ],
    [
      'nothing to validate on',
      { 'my-train.jsonl': ROW },
      {},
      [
        good('my-train.jsonl', 1),
        splitGood('my-train.jsonl', 1, 'train'),
        'files/rows remark my-train.jsonl N20 nemo-note-no-validation',
      ],
    ],
    [
      'no prompts',
      { 'a.jsonl': '{"x": 1}\n{"x": 2}\n' },
      {},
      [
        'refutes a.jsonl N9 nemo-rows-no-params {"rows":2,"good":0,"bad":2}',
        'refutes a.jsonl N9 nemo-rows-no-params {"rows":2,"good":0,"bad":2,"split":"train"}',
      ],
    ],
    [
      'an empty file',
      { 'a.jsonl': '' },
      {},
      ['refutes a.jsonl N8 nemo-file-empty', 'refutes a.jsonl N5 nemo-split-no-rows'],
    ],
    [
      'a file that is not seen',
      { 'a.json': ROW },
      { unreadable: { 'a.json': { ok: false, why: { code: 'gated' } } } },
      ['unknown a.json N5 nemo-split-unseen', 'unknown a.json N1 nemo-file-unseen {"why":"not-readable"}'],
    ],
    [
      'a file of lines that is not seen',
      { 'a.jsonl': ROW },
      { unreadable: { 'a.jsonl': { ok: false, why: { code: 'gated' } } } },
      ['unknown a.jsonl N1 nemo-file-unseen {"why":"not-readable"}', 'unknown a.jsonl N5 nemo-split-unseen'],
    ],
    [
      'a pointer of Git LFS',
      { 'a.jsonl': `version https://git-lfs.github.com/spec/v1\noid sha256:${'b'.repeat(64)}\nsize 412\n` },
      {},
      [
        'unknown a.jsonl N1 nemo-file-unseen {"why":"lfs-pointer"}',
        'unknown a.jsonl N5 nemo-split-unseen',
        'files/lfs-pointer hides a.jsonl:1 N7 nemo-note-pointer → nemo-remedy-pointer {"path":"a.jsonl"}',
      ],
    ],
    [
      'a cut listing',
      { 'a.md': '' },
      { problem: { code: 'listing-cut' } },
      ['unknown - N1 nemo-listing-incomplete {"release":"0.7.0"}'],
    ],
    [
      'task folders',
      { 'tasks/a/task.toml': '', 'tasks/b/task.toml': '' },
      {},
      ['refutes tasks/a/task.toml N17 nemo-task-folders {"release":"0.7.0"}'],
    ],
    [
      'task folders that are claimed',
      { 'README.md': TAGGED, 'tasks/a/task.toml': '' },
      {},
      ['unknown tasks/a/task.toml N17 unreleased-door {"release":"0.7.0"}'],
    ],
    [
      'rows of templates',
      { 'README.md': TAGGED, 'test.jsonl': '{"question": "q"}\n' },
      {},
      [
        'unknown test.jsonl N14 nemo-rows-template {"rows":1,"good":0,"bad":1}',
        'unknown test.jsonl N14 nemo-rows-template {"rows":1,"good":0,"bad":1,"split":"test"}',
      ],
    ],
    [
      'some bad rows',
      { 'test.jsonl': `${ROW}{"responses_create_params": {"input": "a", "top_k": 1}}\n` },
      {},
      [
        'refutes test.jsonl:2 N13 nemo-rows-some-bad {"rows":2,"good":1,"bad":1}',
        'refutes test.jsonl:2 N10 nemo-row-unknown-key {"row":2,"field":"responses_create_params.top_k"}',
        'refutes test.jsonl:2 N13 nemo-split-some-bad {"rows":2,"good":1,"bad":1,"split":"test"}',
        'refutes test.jsonl:2 N10 nemo-row-unknown-key {"row":2,"field":"responses_create_params.top_k"}',
        '→ nemo-remedy-rows {"path":"test.jsonl","bad":1}',
      ],
    ],
    [
      'bad rows alone',
      { 'test.jsonl': '{"responses_create_params": {"input": "a", "top_k": 1}}\n'.repeat(2) },
      {},
      [
        'refutes test.jsonl:1 N13 nemo-rows-all-bad {"rows":2,"good":0,"bad":2}',
        'refutes test.jsonl:1 N10 nemo-row-unknown-key {"row":1,"field":"responses_create_params.top_k"}',
        'refutes test.jsonl:1 N13 nemo-split-all-bad {"rows":2,"good":0,"bad":2,"split":"test"}',
        'refutes test.jsonl:1 N10 nemo-row-unknown-key {"row":1,"field":"responses_create_params.top_k"}',
        '→ nemo-remedy-rows {"path":"test.jsonl","bad":2}',
      ],
    ],
    [
      'a row that only the newest release takes',
      { 'test.jsonl': `${ROW}{"responses_create_params": {"input": "a", "prompt_cache_key": "k"}}\n`.repeat(2) },
      {},
      [
        good('test.jsonl', 4),
        'supports test.jsonl:2 N10 nemo-rows-since {"since":"0.7.0"}',
        splitGood('test.jsonl', 4, 'test'),
        'supports test.jsonl:2 N10 nemo-rows-since {"since":"0.7.0"}',
      ],
    ],
    [
      'a blank line, which only the raw file minds',
      { 'test.jsonl': `${ROW}\n${ROW}` },
      {},
      [
        'refutes test.jsonl:2 N13 nemo-rows-some-bad {"rows":3,"good":2,"bad":1}',
        'refutes test.jsonl:2 N7 nemo-row-blank {"row":2}',
        splitGood('test.jsonl', 2, 'test'),
      ],
    ],
    ['a list of rows', { 'test.json': `[${ROW}]` }, {}, [splitGood('test.json', 1, 'test')]],
    [
      'splits with names of their own',
      {
        'README.md':
          '---\nlicense: mit\nconfigs:\n- config_name: default\n  data_files:\n  - {split: easy, path: a.jsonl}\n---\n',
        'a.jsonl': ROW,
      },
      {},
      [
        good('a.jsonl', 1),
        splitGood('a.jsonl', 1, 'easy'),
        'files/rows remark README.md:3 N3 nemo-note-split-name {"splits":["easy"]}',
      ],
    ],
    [
      'configs of which none is the default',
      {
        'README.md':
          '---\nlicense: mit\nconfigs:\n- config_name: a\n  data_files: a.parquet\n- config_name: b\n  data_files: a.parquet\n---\n',
        'a.parquet': 'PAR1',
      },
      {},
      [
        'refutes README.md:3 N4 nemo-split-config-name {"configs":["a","b"]}',
        'files/rows breaks README.md:3 N4 nemo-note-config-default {"configs":["a","b"]} → nemo-remedy-default-config {"path":"README.md"}',
        '→ nemo-remedy-default-config',
      ],
    ],
    [
      'a dataset that shipped configs name, without its files',
      { 'train.jsonl': ROW },
      { repoId: 'nvidia/Nemotron-RL-agent-workplace_assistant' },
      [
        'supports - N20 nemo-known-dataset {"dataset":"nvidia/Nemotron-RL-agent-workplace_assistant","config":"workplace_assistant","release":"0.7.0"}',
        good('train.jsonl', 1),
        splitGood('train.jsonl', 1, 'train'),
        'files/known-dataset hides validation.jsonl N20 nemo-note-known-artifact {"artifact":"validation.jsonl","release":"0.7.0","config":"workplace_assistant"} → nemo-remedy-artifact {"path":"validation.jsonl"}',
        'files/rows remark train.jsonl N20 nemo-note-no-validation',
      ],
    ],
  ])('%s', async (_what, files, setting, wanted) => {
    expect(saidBy(await detect(files, setting))).toEqual(wanted);
  });

  it('rows for a template, and one that no template fills', async () => {
    const { evidence } = await detect({ 'README.md': TAGGED, 'test.jsonl': '{"question": "q"}\n5\n' });
    expect(evidence.map(evidenceLine)[0]).toBe('refutes test.jsonl N9 nemo-rows-no-params {"rows":2,"good":0,"bad":2}');
  });

  const crash = async (...rows: readonly object[]): Promise<readonly string[]> => {
    const text = rows.map((more) => `${JSON.stringify({ responses_create_params: { input: 'a' }, ...more })}\n`);
    const { notes, remedy } = await detect({ 'test.jsonl': text.join('') });
    return [...notes.map(noteLine), remedy?.code ?? ''];
  };

  it.each<readonly [readonly object[], string, string, string]>([
    [[{}, { agent_ref: 'x' }], '2 N16 nemo-note-agent-form', '{"row":2,"column":"agent_ref"}', 'nemo-remedy-agent'],
    [[{ agent_ref: [1] }], '1 N16 nemo-note-agent-form', '{"row":1,"column":"agent_ref"}', 'nemo-remedy-agent'],
    [
      [{ task_source: {} }],
      '1 N16 nemo-note-source-form',
      '{"row":1,"column":"task_source","since":"0.7.0"}',
      'nemo-remedy-source',
    ],
    [
      [{ agent_ref: { name: null }, task_source: ['a'] }],
      '1 N16 nemo-note-source-form',
      '{"row":1,"column":"task_source","since":"0.7.0"}',
      'nemo-remedy-source',
    ],
    [
      [{ _ng_task_index: [] }],
      '1 N16 nemo-note-task-index',
      '{"row":1,"column":"_ng_task_index"}',
      'nemo-remedy-index',
    ],
    [
      [{ x: 1 }, { x: true }, { x: 'a' }],
      '3 N13 nemo-note-mixed-column',
      '{"row":3,"column":"x"}',
      'nemo-remedy-column',
    ],
    [[{ x: [1, 'a'] }], '1 N13 nemo-note-mixed-column', '{"row":1,"column":"x"}', 'nemo-remedy-column'],
    [[{ __class__: 'a' }], '1 N13 nemo-note-column-name', '{"row":1,"column":"__class__"}', 'nemo-remedy-name'],
  ])('a row that ends the reading of its file: %j', async (rows, place, args, remedy) => {
    const notes = await crash(...rows);
    expect(notes[0]).toBe(`files/rows breaks test.jsonl:${place} ${args} → ${remedy} {"path":"test.jsonl"}`);
    expect(notes.at(-1)).toBe(remedy);
  });

  it.each<readonly [object]>([
    [{ agent_ref: '' }],
    [{ agent_ref: [] }],
    [{ agent_ref: 0 }],
    [{ _ng_task_index: 3 }],
    [{ task_source: 3 }],
    [{ agent_ref: { name: 'a' }, task_source: {} }],
    [{ x: null, response: 'a' }],
  ])('a row that does not: %j', async (row) => {
    const said = await crash({ x: 1, response: 1 }, row);
    expect(said.filter((line) => line.includes(' breaks ') || line.includes('remedy-rows'))).toEqual([]);
  });

  it('agents and servers that no shipped config defines', async () => {
    const rows = [{ agent_ref: { name: 'nobody' } }, { task_source: 'nothing' }, { agent_ref: { type: 'a' } }];
    const text = rows.map((more) => `${JSON.stringify({ responses_create_params: { input: 'a' }, ...more })}\n`);
    const { notes } = await detect({ 'test.jsonl': text.join('') });
    expect(notes.map(noteLine)).toEqual([
      'files/rows remark test.jsonl:3 N16 nemo-note-agent-no-name {"until":"0.5.1"} → nemo-remedy-agent {"path":"test.jsonl"}',
      'files/rows remark test.jsonl N16 nemo-note-agent-unknown {"names":["nobody"],"release":"0.7.0"}',
      'files/rows remark test.jsonl N16 nemo-note-source-unknown {"names":["nothing"],"release":"0.7.0"}',
    ]);
  });
});

describe('what is said of a row', () => {
  const params = (text: string): string => `{"responses_create_params": ${text}}`;

  it.each([
    ['5', 'N7 nemo-row-not-object {"row":2}'],
    ['{"a": 1', 'N7 nemo-row-not-json {"row":2,"reason":"unexpected end","column":8}'],
    ['{"x": 1}', 'N9 nemo-row-no-params {"row":2}'],
    [params('null'), 'N9 nemo-row-params-form {"row":2,"found":"null"}'],
    [params('[]'), 'N9 nemo-row-params-form {"row":2,"found":"a list"}'],
    [params('"{}"'), 'N9 nemo-row-params-form {"row":2,"found":"a string"}'],
    [params('5'), 'N9 nemo-row-params-form {"row":2,"found":"a number"}'],
    [params('{}'), 'N11 nemo-row-missing {"row":2,"field":"responses_create_params.input"}'],
    [
      params('{"messages": []}'),
      'N10 nemo-row-chat-key {"row":2,"field":"responses_create_params.messages","instead":"input"}',
    ],
    [
      params('{"input": "a", "max_completion_tokens": 1}'),
      'N10 nemo-row-chat-key {"row":2,"field":"responses_create_params.max_completion_tokens","instead":"max_output_tokens"}',
    ],
    [
      params('{"input": "a", "response_format": 1}'),
      'N10 nemo-row-chat-key {"row":2,"field":"responses_create_params.response_format","instead":"text.format"}',
    ],
    [
      params('{"input": "a", "reasoning_effort": 1}'),
      'N10 nemo-row-chat-key {"row":2,"field":"responses_create_params.reasoning_effort","instead":"reasoning.effort"}',
    ],
    [
      params('{"input": "a", "functions": 1}'),
      'N10 nemo-row-chat-key {"row":2,"field":"responses_create_params.functions","instead":"tools"}',
    ],
    [params('{"input": "a", "x": 1}'), 'N10 nemo-row-unknown-key {"row":2,"field":"responses_create_params.x"}'],
    [
      params('{"input": [{"role": "user"}]}'),
      'N11 nemo-row-missing {"row":2,"field":"responses_create_params.input[0].content"}',
    ],
    [
      params('{"input": "a", "tools": [{"type": "function", "name": "f", "parameters": {}}]}'),
      'N12 nemo-row-missing {"row":2,"field":"responses_create_params.tools[0].strict"}',
    ],
  ])('%s', async (text, wanted) => {
    const { tasksets } = await detect({ 'test.jsonl': `${ROW}${text}\n` });
    expect(tasksets[0]?.broken.map(brokenLine)).toEqual([`test.jsonl: test.jsonl:2 ${wanted}`]);
    expect(tasksets[0]).toMatchObject({ door: 'artifact', name: null, version: null, verdict: 'partial' });
    expect(tasksets[0]?.tasks).toEqual({ total: 2, ok: 1, broken: 1, unread: 0 });
  });
});

describe('what is said of the column that the header declares', () => {
  const card = (feature: string): string =>
    `---\nlicense: mit\ndataset_info:\n  config_name: c\n  features:\n  - name: responses_create_params\n${feature}---\n`;

  it.each([
    [
      '    struct:\n    - {name: input, dtype: string}\n',
      ['supports README.md:3 N6 nemo-features-params {"config":"c"}'],
    ],
    ['    struct:\n    - {name: x, dtype: string}\n', ['refutes README.md:3 N10 nemo-features-key {"config":"c"}']],
    ['    dtype: string\n', ['refutes README.md:3 N9 nemo-features-form {"config":"c"}']],
    ['    list: string\n', ['refutes README.md:3 N9 nemo-features-form {"config":"c"}']],
  ])('%j', async (feature, wanted) => {
    const { evidence } = await detect({ 'README.md': card(feature), 'a.arrow': 'x' });
    expect(evidence.map(evidenceLine).filter((line) => line.includes('nemo-features'))).toEqual(wanted);
  });
});
