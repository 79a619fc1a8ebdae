import { expect, test } from 'vitest';
import { compilePattern } from '../../src/frameworks/nemo-gym/split/glob.ts';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import { readRowFiles } from '../../src/frameworks/rows.ts';
import { countValues } from '../../src/frameworks/support/json-size.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile } from '../../src/repository/memory.ts';
import { cardOf } from '../support/nemo.ts';

const TAGGED = '---\ntags: [rl-environment, nemo-gym]\n---\n';
const keys = (count: number, prefix = 'k'): string =>
  Array.from({ length: count }, (_, i) => `"${prefix}${i}":1`).join(',');

function detect(files: Readonly<Record<string, MemoryFile>>): Promise<Detection> {
  const repository = memoryRepository({ 'README.md': TAGGED, ...files });
  return nemoGym.detect({ repository, card: cardOf(repository), repoId: null, schemaChecker: null });
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('values are counted outside of strings', () => {
  expect(countValues(bytes('[{"a,b:[{":1,"c\\",":[2,3]}]'), true)).toBe(7);
  expect(countValues(bytes('a,b\n"x,\ny",z\n'), false)).toBe(4);
});

test.each([
  ['a row of very many columns', 'd.jsonl', `{${keys(25_000)}}\n`],
  ['short rows below a very wide header', 'd.csv', `${'a,'.repeat(600_000)}\n${'x\n'.repeat(1000)}`],
  ['more values than anybody reads', 'd.jsonl', `{"a":[${'1,'.repeat(1_100_000)}1]}\n`],
])('%s: not seen rather than judged', async (_, path, text) => {
  const [file] = await readRowFiles(memoryRepository({ [path]: text }));
  expect(file).toMatchObject({ state: 'unseen', fault: { code: 'too-large' } });
});

test('a wide table is read as far as its cells allow', async () => {
  const [file] = await readRowFiles(memoryRepository({ 'd.csv': `${'a,'.repeat(4999)}b\n${'x\n'.repeat(1000)}` }));
  expect(file).toMatchObject({ state: 'read', complete: false });
  expect(file?.rows).toHaveLength(100);
});

test('rows with no column in common are not filled up with nulls', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `{${keys(300, `k${n}_`)}}\n`).join('');
  const found = await detect({ 'd.jsonl': rows });
  expect(found.evidence).toContainEqual(expect.objectContaining({ code: 'nemo-split-unsure', path: 'd.jsonl' }));
});

test('patterns are compared as long as the effort lasts', () => {
  const effort = { left: 1000 };
  const matches = compilePattern('**/*a*b*c', effort);
  expect(matches?.('data/xaxbxc')).toBe(true);
  expect(effort.left).toBeGreaterThan(900);
  for (let i = 0; i < 100; i += 1) matches?.(`data/${'ab'.repeat(40)}`);
  expect(effort.left).toBeLessThan(0);
  expect(matches?.('data/xaxbxc')).toBe(false);
});

test.each([
  ['data/x.jsonl', 'nemo-split-good'],
  ['./data//x.jsonl', 'nemo-split-good'],
  ['data/y.jsonl', 'nemo-split-missing-file'],
  ['x.jsonl', 'nemo-split-missing-file'],
])('a name without signs is looked up: %s', async (name, code) => {
  const card = `---\ntags: [nemo-gym]\nconfigs:\n- config_name: default\n  data_files: "${name}"\n---\n`;
  const found = await detect({ 'README.md': card, 'data/x.jsonl': '{"responses_create_params":{"input":"x"}}\n' });
  expect(found.evidence.map((one) => one.code)).toContain(code);
});
