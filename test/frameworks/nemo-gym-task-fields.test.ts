import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import { checkFields, taskFields } from '../../src/frameworks/nemo-gym/task-fields.ts';
import type { FieldProblems } from '../../src/frameworks/nemo-gym/task-fields.ts';
import type { Detection, Note } from '../../src/frameworks/types.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import { cardOf } from '../support/nemo.ts';

/** A row with what nemo-gym's own `TaskDataValidator` said of it, with the schema its server ships. */
interface RecordedRow {
  readonly server: string;
  readonly row: Readonly<Record<string, unknown>>;
  /** Place and pydantic's name of each fault. */
  readonly errors: readonly (readonly [string, string])[];
  readonly misplaced: readonly string[];
  readonly twice: readonly string[];
}

const recorded = readFileSync(new URL('../fixtures/nemo-gym/task-fields.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedRow);

/** Faults that only code finds, or a tag that is missing: no JSON Schema of ours tells them. */
const ONLY_BY_CODE = new Set(['value_error', 'literal_error', 'union_tag_not_found']);

async function answers(): Promise<(RecordedRow & { readonly ours: FieldProblems })[]> {
  const fields = await taskFields();
  return recorded.map(({ server, row, errors, misplaced, twice }) => {
    const wanted = fields.fieldsOf(server);
    if (wanted === null) throw new Error(`no fields of ${server}`);
    const ours = checkFields(row, wanted);
    return { server, errors, misplaced, twice, row, ours };
  });
}

describe('the fields of every shipped server', () => {
  it('are refused where its own model refuses them, and nowhere else', async () => {
    const rows = await answers();
    expect(new Set(rows.map(({ server }) => server)).size).toBe(154);
    for (const { server, row, errors, ours } of rows) {
      if (errors.length > 0 && errors.every(([, type]) => ONLY_BY_CODE.has(type))) continue;
      expect(ours.problems.length > 0, `${server} ${JSON.stringify(row)}`).toBe(errors.length > 0);
    }
  });

  it('are missed by the same names', async () => {
    const rows = (await answers()).filter(({ server }) => server !== 'ruler2');
    for (const { server, errors, ours } of rows) {
      const theirs = errors.flatMap(([place, type]) => (type === 'missing' && !place.includes('.') ? [place] : []));
      const own = ours.problems.flatMap(({ path, kind }) => (kind === 'missing' && path.length === 1 ? [path[0]] : []));
      expect(own.toSorted(), server).toEqual(theirs.toSorted());
    }
  });

  it('are told to stand in the wrong place, or twice, where the validator tells it', async () => {
    for (const { server, misplaced, twice, ours } of await answers()) {
      expect(ours.misplaced.toSorted(), server).toEqual(misplaced);
      expect(ours.twice.toSorted(), server).toEqual(twice);
    }
  });
});

const KNOWN = 'nvidia/Nemotron-RL-instruction_following-structured_outputs';
const ARTIFACT = 'structured_outputs_251027_nano_v3_sdg_json_train.jsonl';

async function detect(
  rows: readonly unknown[],
  more: { readonly path?: string; readonly repoId?: string; readonly thorough?: boolean } = {},
): Promise<Detection> {
  const { path = 'train.jsonl', repoId = null, thorough = true } = more;
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const repository = memoryRepository({ 'README.md': '---\ntags: [nemo-gym]\n---\n', [path]: text });
  return await nemoGym.detect({ repository, card: cardOf(repository), repoId, thorough });
}

async function notes(...given: Parameters<typeof detect>): Promise<readonly Note[]> {
  return (await detect(...given)).notes.filter(({ rule }) => rule === 'files/task-fields');
}

const params = { responses_create_params: { input: 'q' } };
const agent_ref = { type: 'responses_api_agents', name: 'structured_outputs_simple_agent' };

describe('notes on the fields of rows', () => {
  it('tell a field that the server of the named agent needs, once for all rows', async () => {
    const good = { ...params, agent_ref, schema_str: '{}' };
    const found = await notes([good, { ...params, agent_ref }, { ...params, agent_ref }]);
    expect(found).toEqual([
      {
        rule: 'files/task-fields',
        effect: 'remark',
        code: 'nemo-field-missing',
        args: {
          field: 'schema_str',
          expected: 'a value',
          row: 2,
          rows: 2,
          server: 'structured_outputs',
          release: '0.7.0',
        },
        path: 'train.jsonl',
        line: 2,
        fact: 'N18',
        remedy: { code: 'nemo-remedy-field', args: {} },
      },
    ]);
  });

  it.each([
    ['null', { schema_str: null }, ['nemo-field-null schema_str']],
    ['another kind', { schema_str: {} }, ['nemo-field-value schema_str']],
    ['a word that is none of those known', { schema_str: '{}', schema_type: 'ini' }, ['nemo-field-value schema_type']],
    ['a number as text, which the model takes', { schema_str: '{}', num_turns: '3' }, []],
    ['a field of the metadata', { verifier_metadata: { schema_str: '{}' } }, []],
    ['a field of its own', { schema_str: '{}', mine: 1 }, []],
    ['two values', { schema_str: '{}', verifier_metadata: { schema_str: '[]' } }, ['nemo-field-twice schema_str']],
    ['what a run wrote', { response: {} }, []],
  ])('%s', async (_what, more, wanted) => {
    const found = await notes([{ ...params, agent_ref, ...more }]);
    expect(found.map(({ code, args }) => `${code} ${String(args['field'])}`)).toEqual(wanted);
  });

  it('follow the task source, and the table of known datasets for its own artifacts', async () => {
    expect(await notes([{ ...params, task_source: 'structured_outputs' }])).toHaveLength(1);
    expect(await notes([params], { repoId: KNOWN, path: ARTIFACT })).toHaveLength(1);
    expect(await notes([params], { repoId: KNOWN, path: 'other.jsonl' })).toEqual([]);
    expect(await notes([params], { repoId: 'SWE-Gym/SWE-Gym' })).toEqual([]);
  });

  it('say nothing where the server is not known, or two are named', async () => {
    expect(await notes([{ ...params, agent_ref: { name: 'my_agent' } }])).toEqual([]);
    expect(await notes([{ ...params, agent_ref, task_source: 'calendar' }])).toEqual([]);
    expect(
      await notes([{ ...params, agent_ref: { name: 'calendar_simple_agent' } }], { repoId: KNOWN, path: ARTIFACT }),
    ).toEqual([]);
  });

  it('need a thorough look and never change the verdict', async () => {
    const rows = [{ ...params, agent_ref }];
    const [usual, thorough] = [await detect(rows, { thorough: false }), await detect(rows)];
    expect(usual.notes.filter(({ rule }) => rule === 'files/task-fields')).toEqual([]);
    expect(usual.verdict).toBe('loads');
    expect({ ...thorough, notes: [] }).toEqual({ ...usual, notes: [] });
  });
});

const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
const python = join(cache, 'envcard/conformance/nemo-gym-0.7.0/bin/python');

test.skipIf(!existsSync(python))('the generated file is what the release says', { timeout: 60_000 }, () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const args = ['scripts/nemo_task_fields.py', '--check', 'src/frameworks/nemo-gym/task-fields.generated.json'];
  expect(() => execFileSync(python, args, { cwd: root, stdio: 'pipe' })).not.toThrow();
});
