import { describe, expect, it } from 'vitest';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import type { Detection, DetectorContext, Word } from '../../src/frameworks/types.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';
import { nemoGymMessages } from '../../src/report/messages/nemo-gym.ts';
import { cardOf } from '../support/nemo.ts';

const TAGGED = '---\ntags:\n- rl-environment\n- nemo-gym\n---\n';

interface Setting extends MemoryOptions {
  readonly repoId?: string;
  readonly schemaChecker?: DetectorContext['schemaChecker'];
}

function detect(files: Readonly<Record<string, MemoryFile>>, setting: Setting = {}): Promise<Detection> {
  const { repoId = null, schemaChecker = null, ...options } = setting;
  const repository = memoryRepository(files, options);
  return nemoGym.detect({ repository, card: cardOf(repository), repoId, schemaChecker });
}

function row(extra: Readonly<Record<string, unknown>> = {}, params: Readonly<Record<string, unknown>> = {}): string {
  const input = [{ role: 'user', content: 'hi' }];
  return `${JSON.stringify({ responses_create_params: { input, ...params }, ...extra })}\n`;
}

const codes = (found: readonly { readonly code: string }[]): string[] => found.map(({ code }) => code);

function commands(detection: Detection, path: string): string[] {
  const snippet = detection.tasksets.find((set) => set.path === path && set.snippet !== null)?.snippet;
  const text = (word: Word): string => (typeof word === 'string' ? word : word.shell);
  return [...(snippet?.setup ?? []), ...(snippet?.run ?? [])].map(({ words }) => words.map(text).join(' '));
}

describe('verdicts', () => {
  it('one good file in a main place loads, whatever its name (B30)', async () => {
    const found = await detect({ 'open_math_problems.jsonl': row() + row() });
    expect(found).toMatchObject({ verdict: 'loads', basis: { kind: 'complete' }, remedy: null, suggestOnly: false });
    expect(found.tasksets).toMatchObject([
      { door: 'artifact', path: 'open_math_problems.jsonl', tasks: { total: 2, ok: 2 } },
      { door: 'split', name: 'train', path: 'open_math_problems.jsonl' },
    ]);
  });

  it('rows in a side place alone are never more than partial', async () => {
    expect((await detect({ 'tests/fixtures/rows.jsonl': row() })).verdict).toBe('partial');
  });

  it('a file read in part gives a sample', async () => {
    const found = await detect({ 'train.jsonl': row({ pad: 'x'.repeat(2000) }).repeat(2000) });
    expect(found.verdict).toBe('loads');
    if (found.basis.kind !== 'sample') throw new Error('the file was read whole');
    expect(found.basis.read).toBeGreaterThan(300);
    expect(Math.abs(found.basis.of - 2000)).toBeLessThan(40);
    expect(codes(found.evidence)).toContain('nemo-rows-first-good');
  });

  it('a bad row is named with line and field', async () => {
    const found = await detect({ 'train.jsonl': row() + row({}, { max_tokens: 5 }) });
    expect(found).toMatchObject({ verdict: 'partial', remedy: { code: 'nemo-remedy-rows' } });
    expect(found.tasksets[0]?.broken).toEqual([
      {
        path: 'train.jsonl',
        place: { path: 'train.jsonl', line: 2 },
        code: 'nemo-row-chat-key',
        args: { row: 2, field: 'responses_create_params.max_tokens', instead: 'max_output_tokens' },
        fact: 'N10',
      },
    ]);
  });

  it.each([
    [
      '{"responses_create_params": {"input": [{"role": "tool", "content": "x"}]}}',
      'nemo-row-value',
      'responses_create_params.input[0].role',
    ],
    ['{"responses_create_params": {"messages": []}}', 'nemo-row-chat-key', 'responses_create_params.messages'],
    [
      '{"responses_create_params": {"input": "a", "metadata": {"a": 1}}}',
      'nemo-row-value',
      'responses_create_params.metadata.a',
    ],
    ['{"responses_create_params": {"input": "a", "tools": null}}', 'nemo-row-null', 'responses_create_params.tools'],
    [
      '{"responses_create_params": {"input": "a", "tools": [{"type": "function", "name": "f", "parameters": {}}]}}',
      'nemo-row-missing',
      'responses_create_params.tools[0].strict',
    ],
  ])('says what is wrong with %s', async (text, code, field) => {
    const { tasksets } = await detect({ 'train.jsonl': `${text}\n` });
    expect(tasksets[0]?.broken[0]).toMatchObject({ code, args: { field } });
  });

  it('an empty line leaves the split door open (B35)', async () => {
    const found = await detect({ 'README.md': TAGGED, 'train.jsonl': `${row()}\n${row()}` });
    expect(found.verdict).toBe('loads');
    expect(found.tasksets[0]).toMatchObject({ door: 'artifact', verdict: 'partial' });
    expect(found.tasksets[0]?.broken).toMatchObject([{ code: 'nemo-row-blank', place: { line: 2 } }]);
  });

  it('raw rows wait for a template where the card claims NeMo Gym, and are none of its rows elsewhere (B29)', async () => {
    const rows = '{"question": "2+2?", "expected_answer": "4"}\n';
    const claimed = await detect({ 'README.md': TAGGED, 'benchmark.jsonl': rows });
    expect(claimed.verdict).toBe('unknown');
    expect(claimed.tasksets.flatMap(({ broken }) => broken)).toEqual([]);
    expect(codes(claimed.evidence)).toContain('nemo-rows-template');
    expect((await detect({ 'benchmark.jsonl': rows })).verdict).toBe('fails');
  });

  it('files without prompts are beside the point once others have them', async () => {
    const found = await detect({ 'train.jsonl': row(), 'extra.jsonl': '{"a": 1}\n' });
    expect(found.verdict).toBe('loads');
    expect(found.tasksets.find(({ path }) => path === 'extra.jsonl')?.main).toBe(false);
  });

  it('a Git LFS pointer decides nothing', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'b'.repeat(64)}\nsize 412\n`;
    const found = await detect({ 'train.jsonl': pointer });
    expect(found.verdict).toBe('unknown');
    expect(found.notes).toMatchObject([{ rule: 'files/lfs-pointer', path: 'train.jsonl' }]);
  });

  it('nothing seen in a cut listing or behind a gate decides nothing (B62, B79)', async () => {
    expect((await detect({ 'a.bin': 'x' }, { problem: { code: 'listing-cut' } })).verdict).toBe('unknown');
    const unreadable = { 'train.jsonl': { ok: false, why: { code: 'gated' } } } as const;
    expect((await detect({ 'train.jsonl': row() }, { unreadable })).verdict).toBe('unknown');
  });

  it('Harbor folders fail today, and the tag is tolerated for a release to come (N17)', async () => {
    const task = { 'tasks/a/task.toml': '', 'tasks/a/instruction.md': '' };
    const plain = await detect(task);
    expect(plain).toMatchObject({ verdict: 'fails', remedy: null });
    expect(plain.tolerated).toBeUndefined();
    expect(codes(plain.evidence)).toEqual(['nemo-task-folders']);
    const tagged = await detect({ 'README.md': TAGGED, ...task });
    expect(tagged).toMatchObject({ verdict: 'fails', tolerated: { code: 'unreleased-door' } });
  });

  it('materialized tasks need a config with routes', async () => {
    const text = '{"task_id": {"taskset": "t", "task_id": "1"}, "task_input": {"a": 1}}\n';
    const found = await detect({ 'train.jsonl': text });
    expect(found.verdict).toBe('unknown');
    expect(codes(found.evidence)).toContain('nemo-rows-materialized');
  });

  it('a wrong agent_ref or a column of two kinds stops the whole file', async () => {
    const agent = await detect({ 'train.jsonl': row() + row({ agent_ref: 'mcqa_simple_agent' }) });
    expect(agent).toMatchObject({ verdict: 'partial', remedy: { code: 'nemo-remedy-agent' } });
    expect(agent.notes).toContainEqual(
      expect.objectContaining({ code: 'nemo-note-agent-form', line: 2, effect: 'breaks' }),
    );
    const mixed = await detect({ 'train.jsonl': row({ answer: 4 }) + row({ answer: 'four' }) });
    expect(mixed).toMatchObject({ verdict: 'partial', remedy: { code: 'nemo-remedy-column' } });
  });

  it.each([
    ['name', 'nemo-note-column-name', { model_extra: 'x' }],
    ['name', 'nemo-note-column-name', { ['__class__']: [1] }],
    ['index', 'nemo-note-task-index', { _ng_task_index: [1] }],
    ['index', 'nemo-note-task-index', { _ng_task_index: {} }],
  ])('a column of a %s that NeMo Gym cannot keep stops the whole file: %s', async (kind, code, more) => {
    const found = await detect({ 'train.jsonl': row() + row(more) });
    expect(found).toMatchObject({ verdict: 'partial', remedy: { code: `nemo-remedy-${kind}` } });
    expect(found.notes).toContainEqual(expect.objectContaining({ code, line: 2, effect: 'breaks' }));
  });

  it.each([
    [null, true],
    [{}, true],
    [{ type: 'responses_api_agents' }, true],
    [[], true],
    ['', true],
    [0, true],
    [false, true],
    [{ name: 5 }, false],
    [{ name: 'mcqa_simple_agent' }, false],
  ])('agent_ref %j stops older releases: %s', async (reference, stops) => {
    const found = await detect({ 'train.jsonl': row({ agent_ref: reference }) });
    expect(found.verdict).toBe('loads');
    expect(found.notes.some(({ code }) => code === 'nemo-note-agent-no-name')).toBe(stops);
  });

  it.each([{ model_extra: null }, { model_extra: {} }, { _ng_task_index: 'x' }, { model_config: 1 }])(
    'takes %j',
    async (more) => {
      const found = await detect({ 'rows.jsonl': row(more) });
      expect(found.verdict).toBe('loads');
      expect(found.notes.filter(({ effect }) => effect === 'breaks')).toEqual([]);
    },
  );

  it('takes halves of surrogate pairs nowhere as a raw file, but not because of the row model', async () => {
    const half = row().replace('"hi"', '"\\ud800"');
    expect(half).toContain('ud800');
    const found = await detect({ 'train.jsonl': half });
    expect(found.tasksets[0]?.broken[0]).toMatchObject({ code: 'nemo-row-strict' });
  });
});

describe('notes', () => {
  it('missing artifacts of a dataset that shipped configs name', async () => {
    const found = await detect({ 'train.jsonl': row() }, { repoId: 'NVIDIA/nemotron-rl-agent-workplace_assistant' });
    expect(found.vouched).toBe(true);
    expect(found.notes).toContainEqual(
      expect.objectContaining({ rule: 'files/known-dataset', path: 'validation.jsonl' }),
    );
    const source = await detect({ 'README.md': TAGGED, 'x.jsonl': '{"a": 1}\n' }, { repoId: 'SWE-Gym/SWE-Gym' });
    expect(source.vouched).toBe(false);
  });

  it('agents that no shipped config defines are remarks, never more', async () => {
    const found = await detect({ 'train.jsonl': row({ agent_ref: { name: 'turing_vif_simple_agent' } }) });
    expect(found.verdict).toBe('loads');
    const note = found.notes.find(({ code }) => code === 'nemo-note-agent-unknown');
    expect(note).toMatchObject({ effect: 'remark', args: { names: ['turing_vif_simple_agent'] } });
    const known = await detect({ 'train.jsonl': row({ agent_ref: { name: 'mcqa_simple_agent' } }) });
    expect(codes(known.notes)).not.toContain('nemo-note-agent-unknown');
  });

  it('a forgotten validation file (B31)', async () => {
    expect(codes((await detect({ 'train.jsonl': row() })).notes)).toEqual(['nemo-note-no-validation']);
    expect((await detect({ 'train.jsonl': row(), 'validation.jsonl': row() })).notes).toEqual([]);
    expect((await detect({ 'example.jsonl': row().repeat(6) })).notes).toEqual([]);
  });

  it('several configs and no default', async () => {
    const card =
      '---\nconfigs:\n- config_name: a\n  data_files: a.jsonl\n- config_name: b\n  data_files: b.jsonl\n---\n';
    const found = await detect({ 'README.md': card, 'a.jsonl': row(), 'b.jsonl': row() });
    expect(found.verdict).toBe('loads');
    expect(found.notes).toMatchObject([{ code: 'nemo-note-config-default', line: 2, args: { configs: ['a', 'b'] } }]);
  });

  it('declared columns of the card', async () => {
    const column = '  - name: responses_create_params\n';
    const info = (form: string): string => `---\ndataset_info:\n  features:\n${column}${form}---\n`;
    const struct = '    struct:\n    - name: input\n      dtype: string\n';
    expect((await detect({ 'README.md': info(struct), 'x.arrow': 'x' })).vouched).toBe(true);
    const text = await detect({ 'README.md': info('    dtype: string\n'), 'x.arrow': 'x' });
    expect(codes(text.evidence)).toContain('nemo-features-form');
  });

  it('answer schemas that do not compile, by file and row', async () => {
    const rows = row({ schema_str: '{"type": 5}' }) + row({ schema_str: 'no json' }) + row({ schema_str: '{}' });
    const schemaChecker: DetectorContext['schemaChecker'] = (schemas) =>
      Promise.resolve(schemas.map((text) => (text.includes('5') ? { reason: 'bad type', slow: false } : null)));
    const { notes } = await detect({ 'train.jsonl': rows, 'val.jsonl': row() }, { schemaChecker });
    expect(notes).toMatchObject([
      { rule: 'files/row-schema', code: 'nemo-note-schema-text', path: 'train.jsonl', line: 2 },
      { rule: 'files/row-schema', code: 'nemo-note-schema-broken', line: 1, args: { reason: 'bad type', row: 1 } },
    ]);
  });
});

describe('snippets', () => {
  it('start the server that the rows name', async () => {
    const found = await detect(
      { 'data/train.jsonl': row({ agent_ref: { type: 'responses_api_agents', name: 'mcqa_simple_agent' } }) },
      { repoId: 'o/n' },
    );
    expect(commands(found, 'data/train.jsonl')).toEqual([
      'pip install nemo-gym>=0.7',
      'gym dataset download --repo-id o/n --artifact data/train.jsonl --output data/train.jsonl',
      'gym env start --resources-server mcqa --model-type openai_model --model "$MODEL" --model-url "$LLM_URL" --model-api-key "$LLM_KEY"',
      'gym eval run --no-serve --agent mcqa_simple_agent --input data/train.jsonl --output results/train.jsonl --limit 1',
    ]);
  });

  it('take the config of the table of known datasets', async () => {
    const path = 'structured_outputs_251027_nano_v3_sdg_json_train.jsonl';
    const repoId = 'nvidia/Nemotron-RL-instruction_following-structured_outputs';
    const found = await detect({ [path]: row() }, { repoId });
    expect(commands(found, path)[2]).toContain('--resources-server structured_outputs/structured_outputs_json ');
  });

  it('only download where nobody names a server, and never make an option of a name', async () => {
    const found = await detect({ '-x.jsonl': row() });
    expect(commands(found, '-x.jsonl')).toEqual([
      'pip install nemo-gym>=0.7',
      'gym dataset download --repo-id OWNER/NAME --artifact=-x.jsonl --output data/-x.jsonl',
    ]);
    expect(found.tasksets[0]?.snippet?.comment?.code).toBe('nemo-snippet-server');
  });

  it('load a split where the rows are no JSON Lines', async () => {
    const found = await detect({ 'validation.json': `[${row()}]` }, { repoId: 'o/n' });
    expect(commands(found, 'validation.json')[1]).toBe(
      'gym dataset download --repo-id o/n --split validation --output data/validation.jsonl',
    );
  });
});

describe('sentences', () => {
  it('have values for all their placeholders', async () => {
    const seen = await Promise.all([
      detect({ 'train.jsonl': `\ufeff${row()}\n${row({ agent_ref: 'x' })}${row({}, { foo: 1 })}5\n{"x": NaN}\n{` }),
      detect({ 'README.md': TAGGED, 'tasks/a/task.toml': '', 'train.jsonl': row({ schema_str: '5' }), 'a.json': '[]' }),
      detect({ 'a.parquet': 'PAR1', 'b.csv': 'a\n1\n' }, { repoId: 'nvidia/Nemotron-RL-ReasoningGym-v1' }),
    ]);
    for (const { evidence, notes, tasksets, remedy } of seen) {
      const said = [
        ...evidence,
        ...notes,
        ...tasksets.flatMap(({ broken }) => broken),
        ...(remedy === null ? [] : [remedy]),
      ];
      for (const { code, args } of said) {
        const template = (nemoGymMessages as Readonly<Record<string, string>>)[code] ?? '';
        expect(template, code).not.toBe('');
        for (const [, name] of template.matchAll(/\{([a-z]\w*)\}/gi)) expect(args, code).toHaveProperty(name ?? '');
      }
    }
  });

  it.each([
    ['a b.jsonl', "'a b.jsonl'"],
    ['é (1).jsonl', "'é (1).jsonl'"],
    ["x'y,{z}.jsonl", "'x\\'y,{z}.jsonl'"],
    ['${x}.jsonl', "'\\${x}.jsonl'"],
    ['a/b-1.0+x.jsonl', 'a/b-1.0+x.jsonl'],
  ])('quotes %s for the grammar that reads it', async (path, value) => {
    const found = await detect({ [path]: row() }, { repoId: 'o/n' });
    const words = found.tasksets[0]?.snippet?.run[0]?.words ?? [];
    expect(words[words.indexOf('--artifact') + 1]).toBe(value);
  });
});
