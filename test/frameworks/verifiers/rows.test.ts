import { describe, expect, test } from 'vitest';
import { gymRowFault } from '../../../src/frameworks/verifiers/gym-row.ts';
import { knownDataset } from '../../../src/frameworks/verifiers/known-datasets.ts';
import { namedEnvironment } from '../../../src/frameworks/verifiers/named-environment.ts';
import { verifiers } from '../../../src/frameworks/verifiers.ts';
import type { Detection } from '../../../src/frameworks/types.ts';
import { memoryRepository } from '../../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../../src/repository/memory.ts';
import { cardView } from './support.ts';

interface Options extends MemoryOptions {
  readonly body?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly repoId?: string;
}

function detect(files: Readonly<Record<string, MemoryFile>>, options: Options = {}): Promise<Detection> {
  const card = cardView(options.body ?? '', options.data ?? null);
  return verifiers.detect({ repository: memoryRepository(files, options), card, repoId: options.repoId ?? null });
}

const codes = (detection: Detection): string[] => detection.evidence.map((one) => one.code);
const ROWS = { 'data/train.jsonl': '{"prompt": "a", "answer": "b"}\n' };
const GYM = '{"responses_create_params": {"input": "hi"}}\n';

describe('rows never prove more than unknown (V31)', () => {
  test('plain rows', async () => {
    const detection = await detect(ROWS);
    expect([detection.verdict, detection.vouched, detection.suggestOnly]).toEqual(['unknown', false, true]);
    expect(codes(detection)).toEqual(['verifiers-rows-prompt', 'verifiers-rows-alone']);
    expect(detection.remedy?.code).toBe('verifiers-remedy-name-environment');
  });

  test('an environment named in the card vouches', async () => {
    const detection = await detect(ROWS, { body: 'Run it:\n\n    prime env install acme/words\n' });
    expect([detection.verdict, detection.vouched]).toEqual(['unknown', true]);
    expect(codes(detection)[0]).toBe('verifiers-rows-named');
    expect(detection.tasksets[0]?.snippet?.setup[0]?.words).toEqual(['prime', 'env', 'install', 'acme/words']);
  });

  test('so does the table of known datasets', async () => {
    const detection = await detect(ROWS, { repoId: 'primeintellect/reverse-text-rl' });
    expect([detection.verdict, detection.vouched, codes(detection)[0]]).toEqual([
      'unknown',
      true,
      'verifiers-rows-known',
    ]);
    expect(knownDataset('someone/Reverse-Text-RL')).toBeNull();
  });

  test('columns of a known environment are named, from rows or from the header', async () => {
    const row = { instance_id: 'i', problem_statement: 'p', image_url: 'u', workdir: '/w' };
    const seen = await detect({ 'train.jsonl': `${JSON.stringify(row)}\n` });
    expect(seen.evidence[0]).toMatchObject({ code: 'verifiers-rows-columns', args: { environments: ['scaleswe'] } });
    const features = Object.keys(row).map((name) => ({ name, dtype: 'string' }));
    const data = { dataset_info: { features } };
    const declared = await detect({ 'data/train-00000-of-00001.parquet': 'PAR1' }, { data });
    expect(declared.evidence[0]).toMatchObject({ code: 'verifiers-rows-columns', path: 'README.md' });
  });

  test('no data file at all fails, a cut listing does not', async () => {
    expect((await detect({ 'README.md': '' })).verdict).toBe('fails');
    expect((await detect({ 'train.jsonl.gz': 'x' })).verdict).toBe('fails');
    const cut = await detect({ 'README.md': '' }, { problem: { code: 'listing-cut' } });
    expect(cut.verdict).toBe('unknown');
  });

  test('an index beside task folders is no claim, named rows are', async () => {
    const files = { ...ROWS, 'tasks/a/task.toml': '', 'tasks/a/instruction.md': 'x', 'tasks/a/tests/test.sh': 'x' };
    expect((await detect(files)).verdict).toBe('fails');
    expect((await detect(files, { body: 'prime env install acme/words' })).verdict).toBe('unknown');
  });
});

describe('NeMo Gym rows (V32)', () => {
  test('load with a server', async () => {
    const detection = await detect({ 'train.jsonl': GYM + GYM });
    expect([detection.verdict, detection.conditions]).toEqual(['partial', ['needs-nemo-gym-server']]);
    expect(detection.tasksets[0]).toMatchObject({
      door: 'rows',
      path: 'train.jsonl',
      tasks: { total: 2, ok: 2, broken: 0 },
    });
    expect(detection.tasksets[0]?.snippet?.file?.text).toContain('dataset = "rows/train.jsonl"');
  });

  test('a bad row stops the reading, a bad first row proves nothing', async () => {
    const late = await detect({ 'train.jsonl': `${GYM}\n{"a": 1}\n` });
    expect(late.tasksets[0]?.broken).toMatchObject([{ code: 'verifiers-gym-row-no-params', place: { line: 3 } }]);
    expect(late.verdict).toBe('partial');
    const early = await detect({ 'train.jsonl': `{"responses_create_params": null}\n${GYM}` });
    expect(early.verdict).toBe('unknown');
  });

  test('only as JSON Lines, and not in a place for samples', async () => {
    expect((await detect({ 'train.json': `[${GYM}]` })).verdict).toBe('unknown');
    expect((await detect({ 'examples/train.jsonl': GYM })).verdict).toBe('unknown');
  });

  test.each([
    [{ responses_create_params: {} }, null],
    [{ responses_create_params: { input: [{ role: 'tool', content: 'x' }] } }, null],
    [
      { responses_create_params: { input: [{ type: 'x_output', content: [{ type: 'input_text', text: 'x' }] }] } },
      null,
    ],
    [{ responses_create_params: { tools: [{ type: 'function', function: {} }] } }, null],
    [{ responses_create_params: { tools: [{ type: '' }] } }, null],
    [{ responses_create_params: { tools: '[]' } }, 'tools'],
    [{ responses_create_params: { tools: [{ name: 3 }] } }, 'tools'],
    [{ responses_create_params: { input: 3 } }, 'input'],
    [{ responses_create_params: { input: [{ role: 'user', content: { text: 'x' } }] } }, 'content'],
    [{ responses_create_params: { instructions: 3 } }, 'instructions'],
    [{ responses_create_params: { input: [{ type: 'function_call', name: 3 }] } }, 'call'],
    [{ responses_create_params: '{}' }, 'params'],
    [{ question: 'x' }, 'no-params'],
    [[], 'not-an-object'],
  ])('%j', (row, fault) => {
    expect(gymRowFault(row)).toBe(fault);
  });
});

describe('an environment named in the card', () => {
  const find = (body: string, repoId: string | null = null): string | null | undefined => {
    const found = namedEnvironment(cardView(body), repoId);
    return found === null ? undefined : found.name;
  };

  test.each([
    ['see https://app.primeintellect.ai/dashboard/environments/acme/words.', 'acme/words'],
    ['`prime env install acme/words@0.1`', 'acme/words'],
    ['$ vf-eval my-env -n 5', 'my-env'],
    ['```bash\nuv run eval my-env # verifiers\n```', 'my-env'],
    ['verifiers:\n```python\nenv = vf.load_environment("words")\n```', 'words'],
    ['vf-eval harbor --env.taskset.repo x', undefined],
    ['vf-eval @ eval.toml', undefined],
    ['we eval models on it', undefined],
    ['`eval $(ssh-agent)`', undefined],
  ])('%j', (body, name) => {
    expect(find(body)).toBe(name);
  });

  test('a config that names this dataset', () => {
    const body = 'With verifiers:\n```toml\n[env.taskset]\ndataset_name = "acme/rows"\n```\n';
    expect(find(body, 'Acme/rows')).toBeNull();
    expect(find(body, 'acme/other')).toBeUndefined();
    expect(find(body)).toBeUndefined();
  });
});
