import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itemKind } from '../../src/frameworks/nemo-gym/items.ts';
import { rowModels } from '../../src/frameworks/nemo-gym/model.ts';
import { checkRow, rowProblems } from '../../src/frameworks/nemo-gym/row.ts';
import { isMapping } from '../../src/frameworks/support/pydantic.ts';

/** A row with what the request model of two releases said of it. */
interface RecordedRow {
  readonly row: { readonly responses_create_params?: { readonly input?: unknown } };
  readonly accepted: { readonly '0.4.0': boolean; readonly '0.7.0': boolean };
}

const recorded = readFileSync(new URL('../fixtures/nemo-gym/rows.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedRow);

/** Whether only the catch-all of 0.7.0 takes an item of the row (N11). */
function hasHole({ row }: RecordedRow): boolean {
  const input = row.responses_create_params?.input;
  return Array.isArray(input) && input.some((item) => isMapping(item) && itemKind(item)?.hole === true);
}

describe('row rules', () => {
  it('agree with the older release on every recorded row', async () => {
    const { strict } = await rowModels();
    for (const { row, accepted } of recorded) {
      const problems = rowProblems(row, strict, strict);
      expect(problems.length === 0, `${JSON.stringify(row)} ${JSON.stringify(problems)}`).toBe(accepted['0.4.0']);
    }
  });

  it('agree with the newest release wherever its catch-all is not asked', async () => {
    const { newest, strict } = await rowModels();
    const rows = recorded.filter((one) => !hasHole(one));
    expect(rows.length).toBeGreaterThan(200);
    for (const { row, accepted } of rows) {
      const problems = rowProblems(row, newest, strict);
      expect(problems.length === 0, `${JSON.stringify(row)} ${JSON.stringify(problems)}`).toBe(accepted['0.7.0']);
    }
  });

  it('never accept through the catch-all what the older release refuses', async () => {
    const { newest, strict } = await rowModels();
    const rows = recorded.filter(hasHole);
    expect(rows.length).toBeGreaterThan(10);
    for (const { row } of rows) {
      const items = row.responses_create_params?.input as readonly unknown[];
      for (const item of items.filter((one) => isMapping(one) && itemKind(one)?.hole === true)) {
        const alone = { responses_create_params: { input: [item] } };
        expect(rowProblems(alone, newest, strict).length === 0).toBe(rowProblems(alone, strict, strict).length === 0);
      }
    }
  });

  it('say since which release a row loads', async () => {
    const models = await rowModels();
    const row = { responses_create_params: { input: 'a', prompt_cache_key: 'k' } };
    expect(checkRow(row, models, true)).toEqual({ problems: [], since: '0.7.0' });
    expect(checkRow({ responses_create_params: { input: 'a' } }, models, true).since).toBeNull();
  });

  it('are not deceived by keys of the prototype', async () => {
    const models = await rowModels();
    const own = JSON.parse('{"responses_create_params": {"input": "a", "__proto__": {"x": 1}}}') as unknown;
    expect(checkRow(own, models, false).problems).toMatchObject([{ kind: 'extra' }]);
    const inherited = JSON.parse('{"__proto__": {"responses_create_params": {"input": "a"}}}') as unknown;
    expect(checkRow(inherited, models, false).problems).toMatchObject([{ kind: 'missing' }]);
  });

  it('say where a video stands that 0.7.0 refuses', async () => {
    const { newest, strict } = await rowModels();
    const content = [{ type: 'input_video', video_url: 'u', video: 'v' }];
    const row = { responses_create_params: { input: [{ role: 'user', content }] } };
    expect(rowProblems(row, newest, strict)).toMatchObject([
      { path: ['responses_create_params', 'input', 0, 'content'] },
    ]);
  });

  it('take an output with the id of its call for one', () => {
    expect(itemKind({ call_id: 'c', output: 'x' })).toEqual({ tag: 'function_call_output', hole: false });
  });
});
