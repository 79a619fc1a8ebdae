import { gzipSync } from 'node:zlib';
import type { Draft, Group } from '../draft.ts';
import { join, OF_ROWS } from '../draft.ts';
import { printJson, toNode } from '../json-text.ts';
import type { JsonNode } from '../json-text.ts';
import { GYM_ROWS } from './gym-rows.ts';
import type { Row } from './gym-rows.ts';
import { oddName } from './names.ts';
import { OTHER_ROWS } from './other-rows.ts';
import { PARQUETS } from './parquet.ts';

/** Whether a repo holds rows, and whose. */
const KINDS: Group<'none' | 'gym' | 'other' | 'both' | 'parquet'> = {
  name: 'rows',
  loaders: OF_ROWS,
  options: [
    { name: 'none', weight: { 'nemo-gym': 4, datasets: 10, verifiers: 50, else: 60 }, make: 'none' },
    { name: 'gym', weight: { 'nemo-gym': 60, datasets: 10, verifiers: 8, else: 5 }, make: 'gym' },
    { name: 'other', weight: { 'nemo-gym': 10, datasets: 40, verifiers: 8, else: 5 }, make: 'other' },
    { name: 'both', weight: { 'nemo-gym': 6, datasets: 4, else: 1 }, make: 'both' },
    { name: 'parquet', weight: { 'nemo-gym': 8, datasets: 14, verifiers: 3, else: 2 }, make: 'parquet' },
  ],
};

/** How rows are written. */
interface Format {
  readonly extension: string;
  readonly write: (rows: readonly JsonNode[]) => string;
}

const lines = (rows: readonly JsonNode[]): string => rows.map((row) => `${printJson(row)}\n`).join('');

function csv(rows: readonly JsonNode[]): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const table = rows.map((row) => (row.kind === 'object' ? row.members : []));
  const head = (table[0] ?? []).map(({ key }) => cell(key.slice(1, -1)));
  const body = table.map((row) =>
    row.map(({ value }) =>
      cell(value.kind === 'raw' && value.text.startsWith('"') ? value.text.slice(1, -1) : printJson(value)),
    ),
  );
  return [head, ...body].map((row) => `${row.join(',')}\n`).join('');
}

const jsonl = { extension: 'jsonl', write: lines };

const FORMATS: Group<Format> = {
  name: 'row-format',
  loaders: OF_ROWS,
  options: [
    { name: 'jsonl', weight: { 'nemo-gym': 30, else: 12 }, make: jsonl },
    {
      name: 'jsonl-compact',
      weight: 2,
      make: { extension: 'jsonl', write: (rows) => rows.map((row) => `${printJson(row, 'compact')}\n`).join('') },
    },
    { name: 'no-final-newline', weight: 2, make: { extension: 'jsonl', write: (rows) => lines(rows).trimEnd() } },
    { name: 'crlf', weight: 1, make: { extension: 'jsonl', write: (rows) => lines(rows).replaceAll('\n', '\r\n') } },
    { name: 'ndjson', weight: 1, make: { extension: 'ndjson', write: lines } },
    { name: 'lines-in-json', weight: 1, make: { extension: 'json', write: lines } },
    {
      name: 'json',
      weight: 2,
      make: { extension: 'json', write: (items) => printJson({ kind: 'array', items }, 'indented') },
    },
    {
      name: 'json-data',
      weight: 1,
      make: {
        extension: 'json',
        write: (items) => printJson({ kind: 'object', members: [{ key: '"data"', value: { kind: 'array', items } }] }),
      },
    },
    { name: 'csv', weight: { datasets: 3, else: 1 }, make: { extension: 'csv', write: csv } },
    { name: 'data', weight: 1, make: { extension: 'data', write: lines } },
    { name: 'no-extension', weight: 1, make: { extension: '', write: lines } },
    { name: 'gzip', weight: 1, make: { extension: 'jsonl.gz', write: lines } },
    { name: 'tsv', weight: 1, make: { extension: 'tsv', write: csv } },
    { name: 'capital', weight: 1, make: { extension: 'JSONL', write: lines } },
    { name: 'text', weight: 1, make: { extension: 'txt', write: lines } },
  ],
};

/** Where row files lie and how they are called, without extension. */
const NAMES: Group<readonly string[]> = {
  name: 'row-files',
  loaders: OF_ROWS,
  options: [
    { name: 'train', weight: 10, make: ['train'] },
    { name: 'train-validation', weight: 6, make: ['train', 'validation'] },
    { name: 'all-splits', weight: 2, make: ['train', 'validation', 'test'] },
    { name: 'test', weight: 2, make: ['test'] },
    { name: 'dev', weight: 1, make: ['train', 'dev'] },
    { name: 'eval', weight: 1, make: ['my_eval'] },
    { name: 'other', weight: 3, make: ['rows'] },
    { name: 'tasks', weight: 2, make: ['tasks'] },
    { name: 'data', weight: 5, make: ['data/train'] },
    { name: 'data-splits', weight: 3, make: ['data/train', 'data/validation'] },
    { name: 'shards', weight: 2, make: ['data/train-00000-of-00002', 'data/train-00001-of-00002'] },
    { name: 'split-folders', weight: 2, make: ['train/part-0', 'test/part-0'] },
    { name: 'other-folder', weight: 2, make: ['rows/train'] },
    { name: 'configs', weight: 2, make: ['easy/train', 'hard/train'] },
    { name: 'long-name', weight: 1, make: ['opencodereasoning_filtered_25k_train', 'train-of-thought'] },
    { name: 'hidden', weight: 1, make: ['.cache/train', '_private/test'] },
    { name: 'metadata', weight: 1, make: ['metadata', 'train'] },
    { name: 'sample-place', weight: 1, make: ['examples/train', 'tests/data/test'] },
    { name: 'in-task', weight: 1, make: ['tasks/rows/train'] },
    { name: 'deep', weight: 1, make: ['a/b/c/d/train'] },
    { name: 'beside-tasks', weight: 1, make: ['tasks/train'] },
    { name: 'split-in-name', weight: 1, make: ['my-train-file', 'file_test_1', 'latest'] },
    { name: 'one-of-each', weight: 1, make: ['validation', 'data/train', 'test/rows'] },
    { name: 'many', weight: 1, make: ['a', 'b', 'c', 'd', 'e'] },
    { name: 'known-artifact', weight: 1, make: ['open_math_reasoning_problems', 'aime24_validation'] },
  ],
};

/** Text as gzip holds it without compressing, the same under every release of zlib. */
function packed(text: string): string {
  const bytes = gzipSync(text, { level: 0 });
  bytes[9] = 255;
  return bytes.toString('base64');
}

/** Rows of the second kind appear now and then from a certain row on. */
function rowsOf(draft: Draft, group: Group<Row>): JsonNode[] {
  const first = draft.choose(group);
  const second = draft.random.chance(25) ? draft.choose(group) : first;
  const count = 1 + draft.random.below(4);
  const from = draft.random.below(count + 1);
  return Array.from({ length: count }, (_, index) => toNode((index < from ? first : second)(index)));
}

function writeRows(draft: Draft, group: Group<Row>): void {
  const format = draft.choose(FORMATS);
  for (const name of draft.choose(NAMES)) {
    const path = draft.random.chance(2) ? join(oddName(draft.random), name) : name;
    const text = format.write(rowsOf(draft, group));
    if (format.extension.endsWith('gz')) draft.files.set(`${path}.jsonl.gz`, { base64: packed(text) });
    else draft.text(format.extension === '' ? path : `${path}.${format.extension}`, text);
  }
}

function writeParquet(draft: Draft): void {
  const base64 = draft.choose(PARQUETS);
  for (const name of draft.choose(NAMES)) draft.files.set(`${name}.parquet`, { base64 });
}

/** All that rows are made of. */
export const ROW_GROUPS: readonly Group<unknown>[] = [KINDS, FORMATS, NAMES, GYM_ROWS, OTHER_ROWS, PARQUETS];

/** Writes row files, or none. */
export function makeRows(draft: Draft): void {
  const kind = draft.choose(KINDS);
  if (kind === 'gym' || kind === 'both') writeRows(draft, GYM_ROWS);
  if (kind === 'other' || kind === 'both') writeRows(draft, OTHER_ROWS);
  if (kind === 'parquet') writeParquet(draft);
}
