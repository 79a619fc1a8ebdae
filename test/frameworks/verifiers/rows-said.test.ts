import { describe, expect, test } from 'vitest';
import { gymRowFault, hasNamelessTool } from '../../../src/frameworks/verifiers/gym-row.ts';
import type { GymFault } from '../../../src/frameworks/verifiers/gym-row.ts';
import { brokenLine, saidBy } from '../../support/said.ts';
import { detect } from './support.ts';
import type { Files, Setting } from './support.ts';

const GYM = '{"responses_create_params": {"input": "hi"}}';
const PROMPT = '{"prompt": "a", "answer": "b"}';

function alone(...files: readonly string[]): string {
  return `unknown ${files[0] ?? ''} V31 verifiers-rows-alone ${JSON.stringify({ files })}`;
}

const NAME_IT = '→ verifiers-remedy-name-environment';
const SERVER = '→ verifiers-remedy-gym-server';

describe('what is said of rows', () => {
  test.each<readonly [string, Files, Setting, readonly string[]]>([
    [
      'with a prompt',
      { 'a.jsonl': `${PROMPT}\n` },
      {},
      ['unknown a.jsonl V33 verifiers-rows-prompt {"column":"prompt"}', alone('a.jsonl'), NAME_IT],
    ],
    [
      'without a prompt',
      { 'a.jsonl': '{"x": 1, "y": 2}\n' },
      {},
      ['unknown a.jsonl V33 verifiers-rows-no-prompt {"columns":["x","y"]}', alone('a.jsonl'), NAME_IT],
    ],
    [
      'of which a later file has a prompt',
      { 'a.jsonl': '{"x": 1}\n', 'b.jsonl': '{"question": "q"}\n' },
      {},
      ['unknown b.jsonl V33 verifiers-rows-prompt {"column":"question"}', alone('a.jsonl', 'b.jsonl'), NAME_IT],
    ],
    [
      'with the columns of an environment',
      { 'a.jsonl': '{"problem_statement": "", "image_name": "", "test_cmd": "", "FAIL_TO_PASS": []}\n' },
      {},
      [
        'unknown a.jsonl V33 verifiers-rows-columns {"environments":["swelego"],"columns":["problem_statement","image_name","test_cmd","FAIL_TO_PASS"]}',
        alone('a.jsonl'),
        NAME_IT,
      ],
    ],
    [
      'whose columns the header declares',
      { 'a.parquet': 'PAR1' },
      { data: { dataset_info: [null, { features: [null, { name: 1 }, { name: 'question' }] }] } },
      ['unknown README.md V33 verifiers-rows-prompt {"column":"question"}', alone('a.parquet'), NAME_IT],
    ],
    [
      'that the card names an environment for',
      { 'a.jsonl': `${PROMPT}\n` },
      { body: 'See `prime env install acme/words`.\n' },
      [
        'supports README.md V31 verifiers-rows-named {"environment":"acme/words","words":"prime env install acme/words"}',
        'unknown a.jsonl V33 verifiers-rows-prompt {"column":"prompt"}',
        alone('a.jsonl'),
      ],
    ],
    [
      'that a config in the card names',
      { 'a.jsonl': `${PROMPT}\n` },
      { body: 'verifiers\n```toml\ndataset = "o/n"\n```\n', repoId: 'o/n' },
      [
        'supports README.md V31 verifiers-rows-named-config {"environment":"","words":"dataset = \\"o/n\\""}',
        'unknown a.jsonl V33 verifiers-rows-prompt {"column":"prompt"}',
        alone('a.jsonl'),
      ],
    ],
    [
      'that an environment is known for',
      { 'a.jsonl': `${PROMPT}\n` },
      { repoId: 'OpenAI/GSM8K' },
      [
        'supports - V31 verifiers-rows-known {"dataset":"openai/gsm8k","environment":"gsm8k","source":"verifiers environments/gsm8k"}',
        'unknown a.jsonl V33 verifiers-rows-prompt {"column":"prompt"}',
        alone('a.jsonl'),
      ],
    ],
    [
      'that are compressed',
      { 'a.jsonl.gz': 'x', 'b.jsonl.gz': 'x' },
      {},
      ['refutes a.jsonl.gz V31 verifiers-rows-compressed {"files":["a.jsonl.gz","b.jsonl.gz"]}'],
    ],
    [
      'of NeMo Gym, of which two are bad',
      { 'a.jsonl': `${GYM}\n\n{"x": 1}\n5\n${GYM}\n` },
      {},
      [
        'unknown a.jsonl V33 verifiers-rows-no-prompt {"columns":["responses_create_params","x"]}',
        'supports a.jsonl V32 verifiers-rows-gym {"ok":2,"total":4,"broken":2}',
        'refutes a.jsonl:3 V32 verifiers-gym-row-no-params {"line":3,"reason":""}',
        alone('a.jsonl'),
        SERVER,
      ],
    ],
    [
      'of NeMo Gym, with a tool that has no name',
      {
        'a.jsonl': `${GYM}\n{"responses_create_params": {"input": "hi", "tools": [{"type": "function"}]}}\n`,
      },
      {},
      [
        'unknown a.jsonl V33 verifiers-rows-no-prompt {"columns":["responses_create_params"]}',
        'supports a.jsonl V32 verifiers-rows-gym {"ok":2,"total":2,"broken":0}',
        'supports a.jsonl:2 V32 verifiers-rows-gym-since {"since":"0.4.0","line":2}',
        alone('a.jsonl'),
        SERVER,
      ],
    ],
  ])('%s', async (_what, files, setting, wanted) => {
    expect(saidBy(await detect(files, setting))).toEqual(wanted);
  });

  test('of NeMo Gym: each bad one by its line, and how many there are', async () => {
    const { tasksets } = await detect({ 'a.jsonl': `${GYM}\n\n{"responses_create_params": 3}\n5\n${GYM}\n` });
    expect(tasksets).toMatchObject([
      { door: 'rows', name: null, version: null, path: 'a.jsonl', main: true, verdict: 'partial' },
    ]);
    expect(tasksets[0]?.tasks).toEqual({ total: 4, ok: 2, broken: 2, unread: 0 });
    expect(tasksets[0]?.broken.map(brokenLine)).toEqual([
      'a.jsonl: a.jsonl:3 V32 verifiers-gym-row-params {"line":3,"reason":""}',
      'a.jsonl: a.jsonl:4 V32 verifiers-gym-row-not-an-object {"line":4,"reason":""}',
    ]);
  });

  test('of NeMo Gym: a line that is no JSON', async () => {
    const { tasksets } = await detect({ 'a.jsonl': `${GYM}\n[1,\n` });
    expect(tasksets[0]?.broken.map(brokenLine)).toEqual([
      'a.jsonl: a.jsonl:2 V32 verifiers-gym-row-not-json {"line":2,"reason":"unexpected end"}',
    ]);
  });

  test('with a named environment: one taskset that nobody has counted', async () => {
    const { tasksets } = await detect(
      { 'a.jsonl': `${PROMPT}\n${PROMPT}\n` },
      { body: 'prime env install acme/words' },
    );
    expect(tasksets).toMatchObject([
      { door: 'rows', name: 'acme/words', version: null, path: 'a.jsonl', main: true, verdict: 'unknown', broken: [] },
    ]);
    expect(tasksets[0]?.tasks).toEqual({ total: 2, ok: 0, broken: 0, unread: 2 });
  });
});

describe('a row of NeMo Gym', () => {
  const params = (value: unknown): unknown => ({ responses_create_params: value });
  const item = (value: Readonly<Record<string, unknown>>): unknown => params({ input: [value] });
  const tool = (value: unknown): unknown => params({ tools: [value] });
  /** What Python takes for false. */
  const NOTHING: readonly unknown[] = [null, false, 0, '', [], {}];

  test.each(NOTHING)('may have %j where a list or text is looked for', (nothing) => {
    expect(gymRowFault(params({ input: nothing }))).toBeNull();
    expect(gymRowFault(params({ instructions: nothing }))).toBeNull();
    expect(gymRowFault(params({ tools: nothing }))).toBeNull();
    expect(gymRowFault(item({ role: 'user', content: nothing }))).toBeNull();
    expect(gymRowFault(item({ role: 'assistant', content: nothing }))).toBeNull();
    expect(gymRowFault(item({ type: 'reasoning', summary: nothing, content: nothing }))).toBeNull();
    expect(gymRowFault(item({ type: 'reasoning', summary: [{ text: nothing }] }))).toBeNull();
    expect(gymRowFault(tool({ name: 'f', description: nothing, parameters: nothing }))).toBeNull();
    expect(gymRowFault(tool({ name: nothing, type: 'function' }))).toBeNull();
  });

  test.each<readonly [unknown, GymFault | null]>([
    [params({ input: { a: 1 } }), 'input'],
    [params({ input: ['a'] }), 'input'],
    [params({ input: true }), 'input'],
    [params({ instructions: [{ type: 'text', text: 'a' }] }), null],
    [params({ instructions: [{ type: 'text' }] }), 'instructions'],
    [params({ instructions: [{ type: 'image_url', image_url: { url: 'u' } }] }), null],
    [params({ instructions: [{ type: 'image_url', image_url: 'u' }] }), 'instructions'],
    [params({ instructions: ['a'] }), 'instructions'],
    [params({ instructions: [{ type: 'input_text', text: 'a' }] }), 'instructions'],
    [params([]), 'params'],
    [item({ type: 5 }), 'input'],
    [item({ role: 'user', type: 5, content: 'x' }), null],
    [item({ role: 'user', content: 5 }), 'content'],
    [item({ role: 'user', content: ['x'] }), 'content'],
    [item({ role: 'user', content: [{ type: 'input_text' }] }), null],
    [item({ role: 'user', content: [{ type: 'input_text', text: null }] }), 'content'],
    [item({ role: 'user', content: [{ type: 'output_text', text: 5 }] }), 'content'],
    [item({ role: 'user', content: [{ type: 'other', text: 5 }] }), null],
    [item({ role: 'user', content: [{ type: 'input_image' }] }), null],
    [item({ role: 'user', content: [{ type: 'input_image', image_url: null }] }), 'content'],
    [item({ role: 'assistant', content: 5 }), 'content'],
    [item({ role: 'assistant', content: ['x'] }), 'content'],
    [item({ role: 'assistant', content: [{ type: 'output_text', text: 'x' }] }), null],
    [item({ role: 'assistant', content: [{ type: 'output_text', text: 5 }] }), 'content'],
    [item({ role: 'assistant', content: [{ type: 'refusal', text: 5 }] }), null],
    [item({ type: 'reasoning', summary: 'x' }), 'content'],
    [item({ type: 'reasoning', summary: [{ text: 5 }] }), 'content'],
    [item({ type: 'reasoning', summary: ['x'] }), 'content'],
    [item({ type: 'reasoning', content: [{ text: 5 }] }), 'content'],
    [item({ type: 'reasoning', summary: [{ text: 'x' }], content: [{ text: 'y' }] }), null],
    [item({ type: 'function_call' }), null],
    [item({ type: 'function_call', call_id: null }), 'call'],
    [item({ type: 'function_call', call_id: 'c', name: 'f', arguments: null }), 'call'],
    [item({ type: 'function_call', input: 5 }), 'call'],
    [item({ type: 'function_call', namespace: 5 }), 'call'],
    [item({ type: 'function_call', namespace: null }), null],
    [item({ type: 'custom_tool_call', input: 5 }), 'call'],
    [item({ type: 'custom_tool_call', name: 'f', input: 'x' }), null],
    [item({ type: 'function_call_output', output: 'x' }), null],
    [item({ type: 'function_call_output', call_id: 5, output: 'x' }), 'call'],
    [item({ type: 'function_call_output', call_id: null, output: 'x' }), 'call'],
    [item({ type: 'function_call_output', call_id: 'c', output: [5] }), 'content'],
    [item({ type: 'function_call_output', call_id: 'c', output: 5 }), null],
    [item({ type: 'custom_tool_call_output', call_id: 5 }), 'call'],
    [item({ type: 'x_response', content: 5 }), 'content'],
    [item({ type: 'additional_tools', tools: 'x' }), 'tools'],
    [item({ type: 'tool_search_output', tools: [{ name: 5 }] }), 'tools'],
    [item({ type: 'other', tools: 'x' }), null],
    [tool('x'), 'tools'],
    [tool({}), 'tools'],
    [tool({ name: 'f' }), null],
    [tool({ server_label: 's', type: 'mcp' }), null],
    [tool({ type: 'web_search' }), null],
    [tool({ name: 'f', type: null }), 'tools'],
    [tool({ name: 'f', type: 5 }), 'tools'],
    [tool({ name: 'f', description: 5 }), 'tools'],
    [tool({ name: 'f', parameters: 'x' }), 'tools'],
    [tool({ name: 'f', strict: null }), null],
    [tool({ name: 'f', strict: 'yes' }), null],
    [tool({ name: 'f', strict: 'OFF' }), null],
    [tool({ name: 'f', strict: 1 }), null],
    [tool({ name: 'f', strict: 0 }), null],
    [tool({ name: 'f', strict: true }), null],
    [tool({ name: 'f', strict: 2 }), 'tools'],
    [tool({ name: 'f', strict: 'x' }), 'tools'],
    [tool({ name: 'f', strict: 'yes ' }), 'tools'],
    [tool({ type: 'namespace', tools: [] }), 'tools'],
    [tool({ type: 'namespace', name: '' }), null],
    [tool({ type: 'namespace', name: 'n' }), 'tools'],
    [tool({ type: 'namespace', name: 'n', tools: [] }), null],
    [tool({ type: 'namespace', name: 'n', tools: [{ name: 'f' }] }), null],
    [tool({ type: 'namespace', name: 5, tools: [{ name: 'f' }] }), 'tools'],
    [tool({ type: 'namespace', name: 'n', tools: ['x'] }), 'tools'],
    [tool({ type: 'namespace', name: 'n', tools: [{}] }), 'tools'],
  ])('%j: %s', (row, fault) => {
    expect(gymRowFault(row)).toBe(fault);
  });

  test.each([
    [params({ tools: [{ type: 'function' }] }), true],
    [params({ tools: [{ type: 'web_search' }, { type: 'function', name: null }] }), true],
    [params({ tools: [{ type: 'function', name: 'f' }] }), false],
    [params({ tools: [{ type: 'web_search' }, 'x'] }), false],
    [params({ tools: {} }), false],
    [params(null), false],
    [[], false],
  ])('%j has a function without a name: %j', (row, wanted) => {
    expect(hasNamelessTool(row)).toBe(wanted);
  });
});
