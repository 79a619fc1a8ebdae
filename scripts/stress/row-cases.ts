import { deflateRawSync, gzipSync } from 'node:zlib';
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { header, put, sparse } from './files.ts';
import type { StressCase } from './types.ts';

const MIB = 1024 * 1024;
const TAGGED = header('tags: [rl-environment, nemo-gym, verifiers]');

/** One row file with this content. */
function rows(
  name: string,
  file: string,
  content: () => string | Uint8Array,
  more: Partial<StressCase> = {},
): StressCase {
  return { name: `rows: ${name}`, make: (root) => put(root, { ...TAGGED, [file]: content() }), ...more };
}

/** A gzip file of zeros or of one text again and again, in many members or one. */
function gzipBomb(root: string, file: string, gib: number): void {
  put(root, TAGGED);
  const handle = openSync(path.join(root, file), 'w');
  // Sixteen MiB of zeros pack to 16 KiB; a gzip file may have any number of members.
  const member = gzipSync(Buffer.alloc(16 * MIB), { level: 9 });
  for (let i = 0; i < gib * 64; i += 1) writeSync(handle, member);
  closeSync(handle);
}

const row = (extra: string): string =>
  `{"responses_create_params":{"input":[{"role":"user","content":"x"}]},"agent_ref":{"name":"a"},${extra}}\n`;
const schemaRow = (schema: unknown): string => row(`"schema_str":${JSON.stringify(JSON.stringify(schema))}`);
const nested = (depth: number, open: string, middle: string, close: string): string =>
  open.repeat(depth) + middle + close.repeat(depth);

/** Schemas that are costly to compile. */
const SCHEMAS: readonly (readonly [string, () => string])[] = [
  ['regex', () => schemaRow({ type: 'string', pattern: '^(a+)+$' }).repeat(200)],
  ['10,000 allOf', () => schemaRow({ allOf: Array.from({ length: 10_000 }, () => ({ type: 'object' })) })],
  [
    'reference to itself',
    () =>
      schemaRow({ $ref: '#' }) +
      schemaRow({ $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }, $ref: '#/$defs/a' }),
  ],
  [
    'references that double',
    () => {
      const $defs: Record<string, unknown> = { d0: { type: 'string' } };
      for (let i = 1; i < 40; i += 1)
        $defs[`d${i}`] = { allOf: [{ $ref: `#/$defs/d${i - 1}` }, { $ref: `#/$defs/d${i - 1}` }] };
      return schemaRow({ $defs, $ref: '#/$defs/d39' });
    },
  ],
  [
    'nested combinations',
    () => {
      let schema: unknown = { type: 'string' };
      for (let i = 0; i < 14; i += 1) schema = { anyOf: [schema, schema] };
      return schemaRow(schema);
    },
  ],
  ['remote reference', () => schemaRow({ $ref: 'http://127.0.0.1:1/x' })],
  ['file reference', () => schemaRow({ $ref: 'file:///etc/passwd' })],
  [
    'code in names',
    () =>
      schemaRow({
        properties: { "'];process.exit(70);//": { type: 'string' }, __proto__x: {} },
        required: ["\u2028'+process.exit(70)+'"],
      }),
  ],
  [
    'prototype',
    () =>
      row(
        `"schema_str":${JSON.stringify('{"__proto__":{"type":"string"},"properties":{"constructor":{"type":"x"}}}')}`,
      ),
  ],
  ['depth', () => row(`"schema_str":${JSON.stringify(nested(20_000, '{"not":', '{}', '}'))}`)],
  [
    'many large',
    () =>
      Array.from({ length: 40 }, (_, n) =>
        schemaRow({
          properties: Object.fromEntries(
            Array.from({ length: 4000 }, (__, i) => [`p${n}_${i}`, { type: 'string', minLength: 1 }]),
          ),
        }),
      ).join(''),
  ],
  ['many names', () => schemaRow({ required: Array.from({ length: 20_000 }, (_, i) => `p${i}`) })],
  [
    'dependencies',
    () =>
      schemaRow({
        dependentRequired: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`p${i}`, ['a', 'b']])),
      }),
  ],
  ['long enum', () => schemaRow({ enum: Array.from({ length: 20_000 }, (_, i) => ({ i })) })],
];

/** JSON lines, JSON, csv, gzip, schemas in rows. */
export const ROW_CASES: readonly StressCase[] = [
  rows('one line of 100 MB', 'd.jsonl', () => `{"a":"${'x'.repeat(100_000_000)}"}\n`, { shown: true, mib: 256 }),
  rows('one line of 7 MiB', 'd.jsonl', () => row(`"x":"${'y'.repeat(7 * MIB)}"`)),
  rows('a million lines', 'd.jsonl', () => row('"x":1').repeat(1_000_000)),
  rows('a million short lines', 'd.jsonl', () => '{}\n'.repeat(1_000_000)),
  rows('blank lines', 'd.jsonl', () => '\n'.repeat(8 * MIB)),
  rows('blank CRs', 'd.jsonl', () => '\r'.repeat(8 * MIB)),
  rows('NULs', 'd.jsonl', () => new Uint8Array(20 * MIB)),
  {
    name: 'rows: 10 GiB sparse',
    make: (root) => {
      put(root, TAGGED);
      sparse(root, 'd.jsonl', 10 * 1024 * MIB);
      sparse(root, 'e.parquet', 10 * 1024 * MIB, 'PAR1');
    },
  },
  rows('mixed encodings', 'd.jsonl', () =>
    Buffer.concat([
      Buffer.from(row('"x":1')),
      Buffer.from('{"a":"\u00e9"}\n', 'latin1'),
      Buffer.from('\ufeff{"a":1}\n', 'utf16le'),
    ]),
  ),
  rows('UTF-16', 'd.jsonl', () => Buffer.from(`\ufeff${row('"x":1')}`, 'utf16le')),
  rows(
    'depth 100,000',
    'd.jsonl',
    () => `${nested(100_000, '[', '', ']')}\n${row(`"x":${nested(1000, '[', '', ']')}`)}`,
  ),
  rows('depth 3,000,000', 'd.jsonl', () => nested(3_000_000, '{"a":', '1', '}')),
  rows('depth in a list', 'd.json', () => `[${nested(3_000_000, '[', '', ']')}]`),
  rows('depth of a row', 'd.jsonl', () => row(`"x":${nested(1000, '{"a":', '1', '}')}`).repeat(100)),
  rows('a million keys', 'd.jsonl', () => `{${Array.from({ length: 700_000 }, (_, i) => `"k${i}":1`).join(',')}}\n`),
  rows('other keys each row', 'd.jsonl', () =>
    Array.from(
      { length: 500 },
      (_, n) => `{${Array.from({ length: 200 }, (__, i) => `"k${n}_${i}":1`).join(',')}}\n`,
    ).join(''),
  ),
  rows('equal keys', 'd.jsonl', () => `{${'"a":1,'.repeat(1_000_000)}"a":2}\n`),
  rows('__proto__', 'd.jsonl', () =>
    row('"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}').repeat(10),
  ),
  rows(
    'NaN, BOM, surrogates',
    'd.jsonl',
    () => `\ufeff${row('"x":NaN')}${row('"x":1e999')}${row(String.raw`"x":"\ud800","\udfff":1`)}`,
  ),
  rows('columns of a csv', 'd.csv', () => `${'a,'.repeat(350_000)}\n${'x\n'.repeat(100_000)}`),
  rows(
    'distinct columns of a csv',
    'd.csv',
    () => `${Array.from({ length: 120_000 }, (_, i) => `c${i}`).join(',')}\n${'x\n'.repeat(100_000)}`,
  ),
  rows('quotes of a csv', 'd.csv', () => '"'.repeat(MIB - 1)),
  rows('quoted pieces of a csv', 'd.csv', () => `${'"a"b,'.repeat(100_000)}\n`),
  rows('unclosed quote of a csv', 'd.csv', () => `a\n"${'x\n'.repeat(10_000_000)}`),
  { name: 'rows: gzip bomb of 10 GiB', shown: true, mib: 256, make: (root) => gzipBomb(root, 'd.jsonl.gz', 10) },
  rows('gzip in gzip', 'd.jsonl.gz', () => gzipSync(gzipSync(gzipSync(Buffer.alloc(64 * MIB))))),
  rows('gzip of rows', 'd.jsonl.gz', () => gzipSync(row('"x":1').repeat(300_000))),
  rows('gzip cut', 'd.jsonl.gz', () => gzipSync(row('"x":1').repeat(3000)).subarray(0, 500)),
  rows('gzip of junk', 'd.jsonl.gz', () =>
    Buffer.concat([
      Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0]),
      deflateRawSync(Buffer.from('x')),
      Buffer.alloc(1000, 7),
    ]),
  ),
  {
    name: 'rows: 1,000 gzip bombs',
    make: (root) => {
      const bomb = gzipSync(Buffer.alloc(64 * MIB), { level: 9 });
      put(root, TAGGED);
      for (let i = 0; i < 1000; i += 1) put(root, { [`d${i}.jsonl.gz`]: bomb });
    },
  },
  {
    name: 'rows: 100 files of 8 MiB',
    make: (root) => {
      put(root, TAGGED);
      const text = row(`"x":"${'y'.repeat(7 * MIB)}"`);
      for (let i = 0; i < 100; i += 1) put(root, { [`d${i}.jsonl`]: text });
    },
  },
  {
    name: 'rows: 20,000 files',
    make: (root) => {
      put(root, TAGGED);
      for (let i = 0; i < 20_000; i += 1) put(root, { [`data/train-${i}.jsonl`]: row('"x":1') });
    },
  },
  ...SCHEMAS.map(([name, text]) => rows(`schema with ${name}`, 'd.jsonl', text, { seconds: 20 })),
];
