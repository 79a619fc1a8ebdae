import type { Group } from '../draft.ts';

/** Makes a row for the given number. */
export type Row = (index: number) => Readonly<Record<string, unknown>>;

const user = (content: unknown): unknown => ({ role: 'user', content });
const tool = {
  type: 'function',
  name: 'add',
  description: 'd',
  parameters: { type: 'object', properties: {} },
  strict: true,
};

/** A row whose `responses_create_params` hold this input and more. */
function gym(input: (index: number) => unknown, more: object = {}, beside: object = { expected_answer: 'A' }): Row {
  return (index) => ({ responses_create_params: { input: input(index), ...more }, ...beside });
}

const ask = (index: number): unknown => [user(`question ${index}`)];
const items =
  (...list: readonly unknown[]): ((index: number) => unknown) =>
  () =>
    list;

const CALL = { type: 'function_call', call_id: 'c1', name: 'add', arguments: '{}' };
const RESULT = { type: 'function_call_output', call_id: 'c1', output: '3' };

/** A row for an agent that NeMo Gym knows, with what its verifier reads, or not. */
function agent(name: string, beside: object = {}): Row {
  return gym(ask, {}, { agent_ref: { type: 'responses_api_agents', name }, ...beside });
}

/** Rows of NeMo Gym. */
export const GYM_ROWS: Group<Row> = {
  name: 'gym-row',
  loaders: ['nemo-gym'],
  options: [
    { name: 'messages', weight: 20, make: gym(ask) },
    { name: 'text', weight: 4, make: gym((index) => `question ${index}`) },
    { name: 'empty-text', weight: 1, make: gym(() => '') },
    { name: 'empty-list', weight: 1, make: gym(() => []) },
    { name: 'system', weight: 3, make: gym(items({ role: 'system', content: 's' }, user('q'))) },
    { name: 'developer', weight: 1, make: gym(items({ role: 'developer', content: 's' }, user('q'))) },
    { name: 'assistant', weight: 2, make: gym(items(user('q'), { role: 'assistant', content: 'a' }, user('r'))) },
    { name: 'message-type', weight: 2, make: gym(items({ type: 'message', ...(user('q') as object) })) },
    { name: 'parts', weight: 2, make: gym(items(user([{ type: 'input_text', text: 'q' }]))) },
    {
      name: 'image',
      weight: 1,
      make: gym(items(user([{ type: 'input_image', detail: 'auto', image_url: 'https://a/b.png' }]))),
    },
    { name: 'file', weight: 1, make: gym(items(user([{ type: 'input_file', file_id: 'f' }]))) },
    { name: 'chat-parts', weight: 1, make: gym(items(user([{ type: 'text', text: 'q' }]))) },
    { name: 'calls', weight: 2, make: gym(items(user('q'), CALL, RESULT)) },
    { name: 'reasoning', weight: 1, make: gym(items(user('q'), { type: 'reasoning', id: 'r', summary: [] })) },
    {
      name: 'output-message',
      weight: 1,
      make: gym(
        items(user('q'), {
          type: 'message',
          id: 'm',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: 'a', annotations: [] }],
        }),
      ),
    },
    { name: 'tool-role', weight: 1, make: gym(items(user('q'), { role: 'tool', content: 'x', tool_call_id: 'c' })) },
    { name: 'no-role', weight: 1, make: gym(items({ content: 'q' })) },
    { name: 'no-content', weight: 1, make: gym(items({ role: 'user', content: null })) },
    { name: 'extra-in-message', weight: 1, make: gym(items({ ...(user('q') as object), name: 'bob', id: 3 })) },
    { name: 'unknown-type', weight: 1, make: gym(items({ type: 'thought', text: 'x' })) },
    { name: 'item-0.7', weight: 1, make: gym(items(user('q'), { type: 'compaction', encrypted_content: 'x' })) },
    { name: 'item-reference', weight: 1, make: gym(items(user('q'), { type: 'item_reference', id: 'x' })) },
    { name: 'tools', weight: 3, make: gym(ask, { tools: [tool], tool_choice: 'auto', parallel_tool_calls: true }) },
    { name: 'tools-null', weight: 1, make: gym(ask, { tools: [{ ...tool, strict: null, parameters: null }] }) },
    { name: 'tools-short', weight: 1, make: gym(ask, { tools: [{ type: 'function', name: 'add' }] }) },
    { name: 'tools-chat', weight: 1, make: gym(ask, { tools: [{ type: 'function', function: { name: 'add' } }] }) },
    { name: 'tools-search', weight: 1, make: gym(ask, { tools: [{ type: 'web_search_preview' }] }) },
    {
      name: 'tool-choice',
      weight: 1,
      make: gym(ask, { tools: [tool], tool_choice: { type: 'function', name: 'add' } }),
    },
    {
      name: 'answer-schema',
      weight: 2,
      make: gym(ask, {
        text: { format: { type: 'json_schema', name: 'a', schema: { type: 'object' }, strict: true } },
      }),
    },
    { name: 'answer-object', weight: 1, make: gym(ask, { text: { format: { type: 'json_object' } } }) },
    { name: 'sampling', weight: 3, make: gym(ask, { temperature: 0.7, top_p: 1, max_output_tokens: 1024 }) },
    { name: 'sampling-text', weight: 1, make: gym(ask, { temperature: '0.7', max_output_tokens: '10' }) },
    { name: 'sampling-whole-float', weight: 1, make: gym(ask, { max_output_tokens: 10.5 }) },
    { name: 'chat-keys', weight: 1, make: gym(ask, { max_tokens: 10, stop: ['x'] }) },
    { name: 'messages-key', weight: 1, make: () => ({ responses_create_params: { messages: [user('q')] } }) },
    { name: 'keys-0.7', weight: 2, make: gym(ask, { prompt_cache_key: 'k', safety_identifier: 's' }) },
    { name: 'stream-options', weight: 1, make: gym(ask, { stream_options: { include_obfuscation: false } }) },
    { name: 'metadata', weight: 2, make: gym(ask, { metadata: { a: 'b' } }) },
    { name: 'metadata-number', weight: 1, make: gym(ask, { metadata: { a: 1 } }) },
    { name: 'stream', weight: 1, make: gym(ask, { stream: false }) },
    { name: 'stream-true', weight: 1, make: gym(ask, { stream: true }) },
    { name: 'nulls', weight: 1, make: gym(ask, { instructions: null, tools: null, temperature: null, store: null }) },
    {
      name: 'nulls-allowed',
      weight: 1,
      make: gym(ask, { instructions: null, model: null, user: null, include: null }),
    },
    { name: 'reasoning-key', weight: 1, make: gym(ask, { reasoning: { effort: 'low' }, include: [] }) },
    {
      name: 'service-tier',
      weight: 1,
      make: gym(ask, { service_tier: 'flex', truncation: 'auto', background: false }),
    },
    {
      name: 'agent',
      weight: 4,
      make: gym(ask, {}, { agent_ref: { type: 'responses_api_agents', name: 'math_with_judge_simple_agent' } }),
    },
    {
      name: 'agent-schema',
      weight: 2,
      make: (i) => ({
        ...agent('workplace_assistant_simple_agent')(i),
        id: i,
        ground_truth: [],
        category: 'c',
        environment_name: 'e',
      }),
    },
    {
      name: 'agent-schema-wrong',
      weight: 2,
      make: agent('workplace_assistant_simple_agent', { id: 'x', ground_truth: 3 }),
    },
    {
      name: 'agent-answer-schema',
      weight: 1,
      make: agent('structured_outputs_simple_agent', { schema_str: '{"type": "object"}' }),
    },
    {
      name: 'agent-answer-schema-bad',
      weight: 1,
      make: agent('structured_outputs_simple_agent', { schema_str: '{"type": 3}' }),
    },
    {
      name: 'agent-reasoning',
      weight: 1,
      make: agent('reasoning_gym_simple_agent', { question: 'q', answer: 'a', metadata: {} }),
    },
    { name: 'agent-calendar', weight: 1, make: agent('calendar_simple_agent', { exp_cal_state: {} }) },
    {
      name: 'agent-no-schema',
      weight: 1,
      make: agent('mcqa_simple_agent', { options: [{ A: 'x' }], expected_answer: 'A' }),
    },
    {
      name: 'agent-other-type',
      weight: 1,
      make: gym(ask, {}, { agent_ref: { type: 'resources_servers', name: 'mcqa' } }),
    },
    { name: 'agent-unknown', weight: 1, make: gym(ask, {}, { agent_ref: { type: 'x', name: 'no_such_agent' } }) },
    { name: 'agent-text', weight: 1, make: gym(ask, {}, { agent_ref: 'math' }) },
    { name: 'agent-null', weight: 1, make: gym(ask, {}, { agent_ref: null }) },
    { name: 'agent-no-name', weight: 1, make: gym(ask, {}, { agent_ref: { type: 'responses_api_agents' } }) },
    { name: 'task-source', weight: 1, make: gym(ask, {}, { task_source: 'math_with_judge' }) },
    { name: 'task-source-unknown', weight: 1, make: gym(ask, {}, { task_source: 'no_such_server' }) },
    { name: 'task-source-form', weight: 1, make: gym(ask, {}, { task_source: { name: 'x' } }) },
    { name: 'task-index', weight: 1, make: gym(ask, {}, { _ng_task_index: [1] }) },
    { name: 'run-columns', weight: 1, make: gym(ask, {}, { _ng_task_index: 1, _ng_rollout_index: 0, reward: 1 }) },
    { name: 'reserved-columns', weight: 1, make: gym(ask, {}, { __class__: 'x', model_extra: { a: 1 } }) },
    { name: 'odd-columns', weight: 1, make: gym(ask, {}, { 'a/b': 1, 'a b': 2, a: { b: 1, 'b.c': [1] } }) },
    {
      name: 'fields-inside',
      weight: 1,
      make: agent('workplace_assistant_simple_agent', {
        verifier_metadata: { id: 1, ground_truth: [], category: 'c', environment_name: 'e' },
      }),
    },
    {
      name: 'fields-twice',
      weight: 1,
      make: agent('workplace_assistant_simple_agent', {
        id: 1,
        ground_truth: [],
        category: 'c',
        environment_name: 'e',
        verifier_metadata: { id: 2, category: 'd' },
      }),
    },
    {
      name: 'fields-null',
      weight: 1,
      make: agent('workplace_assistant_simple_agent', {
        id: null,
        ground_truth: null,
        category: null,
        environment_name: null,
      }),
    },
    {
      name: 'task-input',
      weight: 1,
      make: (i) => ({ task_id: { taskset: 't', task_id: `${i}` }, task_input: { q: 'x' } }),
    },
    { name: 'verifier-metadata', weight: 2, make: gym(ask, {}, { verifier_metadata: { unit_tests: {} }, id: 7 }) },
    { name: 'params-null', weight: 1, make: () => ({ responses_create_params: null }) },
    { name: 'params-text', weight: 1, make: () => ({ responses_create_params: '{"input": "q"}' }) },
    { name: 'params-empty', weight: 1, make: () => ({ responses_create_params: {} }) },
    { name: 'template', weight: 1, make: (index) => ({ question: `q${index}`, answer: 'a' }) },
    { name: 'numbers', weight: 1, make: gym(ask, {}, { big: 2 ** 80, small: 1e-320, f: 1.0, t: true }) },
    { name: 'words', weight: 1, make: gym(() => 'ü 任务 🙂 \u2028 \u0000', {}, { '': 'empty key', __proto__x: 1 }) },
  ],
};
