import { OF_ROWS } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { changeAt, parseJson, places, printJson, toNode } from '../json-text.ts';
import { isRows, pickText } from './target.ts';
import type { Mutation, Mutations } from './target.ts';

/** Changes the lines of a row file. */
function lines(word: string, change: (lines: string[], at: number, draft: Draft) => void): Mutation {
  return (draft) => {
    const picked = pickText(draft, isRows);
    if (picked === null || picked.text === '') return null;
    const rows = picked.text.split('\n');
    const at = draft.random.below(Math.max(1, rows.length - 1));
    change(rows, at, draft);
    const text = rows.join('\n');
    if (text === picked.text) return null;
    draft.text(picked.path, text);
    return `${picked.path} line ${at + 1} ${word}`;
  };
}

function replaced(word: string, text: string): Mutation {
  return lines(word, (rows, at) => rows.splice(at, 1, text));
}

/** Gives one member another type, in one row of many. */
const mixed = lines('with another type in a column', (rows, at, draft) => {
  const node = parseJson(rows[at] ?? '');
  if (node === null || node.kind !== 'object' || node.members.length === 0) return;
  const path = [draft.random.below(node.members.length)];
  const text = draft.random.pick(['3', '"x"', 'null', '[1]', '{"a": 1}', 'true', '0.5', '[]', '{}', '"2020-01-01"']);
  const changed = changeAt(node, path, () => ({ kind: 'raw', text }));
  if (changed !== null) rows[at] = printJson(changed);
});

const pretty = lines('over several lines', (rows, at) => {
  const node = parseJson(rows[at] ?? '');
  if (node !== null) rows[at] = printJson(node, 'indented');
});

const long = lines('very long', (rows, at) => {
  const node = parseJson(rows[at] ?? '');
  if (node?.kind !== 'object') return;
  const value = toNode('x'.repeat(5000));
  rows[at] = printJson({ kind: 'object', members: [...node.members, { key: '"long"', value }] });
});

/** Changes the input of a NeMo Gym row. */
const INPUTS = [
  '[{"role": "user"}]',
  '[{"role": "user", "content": ""}]',
  '[{"role": "user", "content": []}]',
  '[{"role": "user", "content": 3}]',
  '[{"role": "USER", "content": "q"}]',
  '[{"role": "function", "content": "q"}]',
  '[{"type": null, "role": "user", "content": "q"}]',
  '[{"type": "message", "role": "tool", "content": "q"}]',
  '[{"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "a"}]}]',
  '[{"type": "message", "role": "user", "content": [{"type": "input_text", "text": 3}]}]',
  '[{"type": "function_call", "name": "f", "arguments": {}}]',
  '[{"type": "function_call", "call_id": "c", "name": "f", "arguments": "{}", "id": null, "status": null}]',
  '[{"type": "function_call_output", "call_id": "c", "output": {"a": 1}}]',
  '[{"type": "reasoning", "summary": []}]',
  '[{"type": "reasoning", "id": "r", "summary": [{"type": "summary_text", "text": "t"}], "encrypted_content": null}]',
  '[{"role": "assistant", "content": null, "tool_calls": [{"id": "c"}]}]',
  '[{"role": "user", "content": [{"type": "input_image", "image_url": "u"}]}]',
  '[{"role": "user", "content": [{"type": "input_image", "detail": "auto", "image_url": {"url": "u"}}]}]',
  '[{"role": "user", "content": [{"type": "input_audio", "data": "x"}]}]',
  '[{}]',
  '[[]]',
  '["q"]',
  '[null]',
  'null',
  '{"role": "user", "content": "q"}',
  '3',
];

const input: Mutation = (draft) => {
  const picked = pickText(draft, (path) => isRows(path) && (draft.textOf(path) ?? '').includes('"input"'));
  if (picked === null) return null;
  const rows = picked.text.split('\n');
  const at = draft.random.below(Math.max(1, rows.length - 1));
  const node = parseJson(rows[at] ?? '');
  if (node === null) return null;
  const found = places(node).find(
    ({ node }) => node.kind === 'object' && node.members.some((member) => member.key === '"input"'),
  );
  if (found === undefined) return null;
  const text = draft.random.pick(INPUTS);
  const changed = changeAt(node, found.path, (params) =>
    params.kind === 'object'
      ? {
          kind: 'object',
          members: params.members.map((member) =>
            member.key === '"input"' ? { key: member.key, value: { kind: 'raw', text } } : member,
          ),
        }
      : params,
  );
  if (changed === null) return null;
  rows[at] = printJson(changed);
  draft.text(picked.path, rows.join('\n'));
  return `${picked.path} line ${at + 1} input ${text}`;
};

const MORE = { 'nemo-gym': 3, datasets: 3, else: 1 };

/** Changes to rows. */
export const ROW_MUTATIONS: Mutations = {
  name: 'row',
  loaders: OF_ROWS,
  options: [
    { name: 'blank', weight: MORE, make: lines('blank before it', (rows, at) => rows.splice(at, 0, '')) },
    { name: 'spaces', weight: MORE, make: lines('with spaces before it', (rows, at) => rows.splice(at, 0, '  \t')) },
    { name: 'mixed-column', weight: MORE, make: mixed },
    { name: 'pretty', weight: 1, make: pretty },
    { name: 'long', weight: 1, make: long },
    { name: 'drop', weight: 1, make: lines('dropped', (rows, at) => rows.splice(at, 1)) },
    { name: 'twice', weight: 1, make: lines('twice', (rows, at) => rows.splice(at, 0, rows[at] ?? '')) },
    {
      name: 'two-on-a-line',
      weight: 1,
      make: lines('holds two', (rows, at) => (rows[at] = `${rows[at]} ${rows[at]}`)),
    },
    { name: 'list', weight: 1, make: replaced('a list', '[{"a": 1}]') },
    { name: 'scalar', weight: 1, make: replaced('a number', '3') },
    { name: 'null', weight: 1, make: replaced('null', 'null') },
    { name: 'empty-object', weight: 1, make: replaced('an empty object', '{}') },
    { name: 'comment', weight: 1, make: replaced('a comment', '// {"a": 1}') },
    { name: 'input', weight: { 'nemo-gym': 16, verifiers: 1, else: 0 }, make: input },
  ],
};
