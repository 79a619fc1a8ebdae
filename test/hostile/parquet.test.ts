import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import { readRowFiles } from '../../src/frameworks/rows.ts';
import type { RowFile } from '../../src/frameworks/rows.types.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import { cardOf } from '../support/nemo.ts';

/** Twelve rows in two row groups, packed with snappy, as pyarrow 26 writes them. */
const REAL: Uint8Array = Buffer.from(
  readFileSync(new URL('../fixtures/parquet/rows.parquet.base64', import.meta.url), 'utf8'),
  'base64',
);
const NAME = 'data/train-00000-of-00001.parquet';

async function read(bytes: Uint8Array): Promise<RowFile> {
  const [file] = await readRowFiles(memoryRepository({ [NAME]: bytes }));
  if (file === undefined) throw new Error('no row file');
  return file;
}

async function verdict(bytes: Uint8Array): Promise<string> {
  const repository = memoryRepository({ 'README.md': '---\ntags: [nemo-gym]\n---\n', [NAME]: bytes });
  const card = cardOf(repository);
  return (await nemoGym.detect({ repository, card, repoId: null, schemaChecker: null })).verdict;
}

/** The file with other bytes from an offset on; a negative offset counts from the end. */
function patched(at: number, ...bytes: readonly number[]): Uint8Array {
  const copy = Uint8Array.from(REAL);
  copy.set(bytes, at < 0 ? copy.length + at : at);
  return copy;
}

test('the true file is read', async () => {
  const file = await read(REAL);
  expect(file).toMatchObject({ state: 'read', total: 12 });
  expect(file.rows[7]?.value).toEqual({
    responses_create_params: { input: [{ role: 'user', content: 'What is 7 + 7?' }] },
    agent_ref: { type: 'responses_api_agents', name: 'simple_agent' },
    expected_answer: '14',
  });
  expect(await verdict(REAL)).toBe('loads');
});

describe('pyarrow refuses the file, and so is it here', () => {
  test.each([
    ['the last byte is gone', REAL.subarray(0, -1)],
    ['the second half is gone', REAL.subarray(0, REAL.length / 2)],
    ['the footer is said to take two gigabytes', patched(-8, 0, 0, 0, 128)],
    ['the footer is said to take nothing', patched(-8, 0, 0, 0, 0)],
    ['another magic word', patched(-1, 0x32)],
  ])('%s: no parquet file', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({ state: 'broken', rows: [], fault: { code: 'not-parquet' } });
    expect(await verdict(bytes)).not.toBe('loads');
  });

  test.each([
    ['the front is gone', REAL.subarray(100)],
    ['the first page is blank', patched(4, ...Array<number>(36).fill(0))],
    ['the first page is noise', patched(4, ...Array<number>(300).fill(0xff))],
  ])('%s: no row of it is believed', async (_, bytes) => {
    const file = await read(bytes);
    expect(file.rows).toEqual([]);
    expect(file.fault).not.toBeNull();
    expect(await verdict(bytes)).not.toBe('loads');
  });
});

test('a count of children below zero ends the reading', async () => {
  // The library's search for geographic columns would go back and forth in this schema for ever.
  const at = 1216;
  expect(REAL[at]).toBe(4);
  expect(await read(patched(at, 5))).toMatchObject({ rows: [] });
});

test('whichever byte is wrong, there is an answer, and no more rows than there were', async () => {
  const seen = new Set<string>();
  for (let at = 0; at < REAL.length; at += 2) {
    const file = await read(patched(at, (REAL[at] ?? 0) ^ 1));
    if (file.rows.length > 12) throw new Error(`byte ${at}: ${file.rows.length} rows`);
    seen.add(file.fault?.code ?? file.state);
  }
  expect([...seen].toSorted()).toEqual(['codec', 'not-parquet', 'read', 'too-large']);
});
