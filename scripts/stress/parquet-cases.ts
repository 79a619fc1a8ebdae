import { readFileSync } from 'node:fs';
import { header, put } from './files.ts';
import type { StressCase } from './types.ts';

/** Thrift compact protocol, as far as footers need it. */
type Field = readonly [id: number, type: number, bytes: readonly number[]];

const I32 = 5;
const I64 = 6;
const BINARY = 8;
const LIST = 9;
const STRUCT = 12;

function varint(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return [...bytes, Number(rest)];
}

function int(value: number | bigint): number[] {
  const big = BigInt(value);
  return varint((big << 1n) ^ (big >> 63n));
}

function text(value: string): number[] {
  const bytes = [...Buffer.from(value)];
  return [...varint(BigInt(bytes.length)), ...bytes];
}

function struct(fields: readonly Field[]): number[] {
  const bytes: number[] = [];
  let last = 0;
  for (const [id, type, value] of fields) {
    bytes.push(((id - last) << 4) | type);
    for (const byte of value) bytes.push(byte);
    last = id;
  }
  return [...bytes, 0];
}

/** @param claimed what the list says of its length */
function list(
  type: number,
  items: readonly (readonly number[])[],
  claimed: number | bigint = items.length,
): Uint8Array {
  return Buffer.concat([
    Buffer.from([0xf0 | type, ...varint(BigInt(claimed))]),
    ...items.map((item) => Buffer.from(item)),
  ]);
}

interface Footer {
  readonly schema: Uint8Array;
  readonly groups?: Uint8Array;
  readonly rows?: number | bigint;
  /** What the file says of the footer's length. */
  readonly length?: number;
}

function file({ schema, groups = list(STRUCT, []), rows = 1, length }: Footer): Uint8Array {
  const footer = Buffer.concat([
    Buffer.from([0x15, ...int(2), (1 << 4) | LIST]),
    schema,
    Buffer.from([(1 << 4) | I64, ...int(rows), (1 << 4) | LIST]),
    groups,
    Buffer.from([0]),
  ]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32LE(length ?? footer.length);
  return Buffer.concat([Buffer.from('PAR1'), footer, tail, Buffer.from('PAR1')]);
}

const element = (name: string, children: number | null): number[] =>
  struct([
    ...(children === null ? ([[1, I32, int(1)]] as Field[]) : []),
    [3, I32, int(0)],
    [4, BINARY, text(name)],
    ...(children === null ? [] : ([[5, I32, int(children)]] as Field[])),
  ]);

/** One column chunk with these claims. */
function chunk(values: number | bigint, size: number | bigint, offset: number | bigint): number[] {
  const meta = struct([
    [1, I32, int(1)],
    [2, LIST, [0x15, ...int(0)]],
    [3, LIST, [0x18, ...text('a')]],
    [4, I32, int(0)],
    [5, I64, int(values)],
    [6, I64, int(size)],
    [7, I64, int(size)],
    [9, I64, int(offset)],
  ]);
  return struct([
    [2, I64, int(offset)],
    [3, STRUCT, meta],
  ]);
}

function group(values: number | bigint, size: number | bigint, offset: number | bigint): number[] {
  return struct([
    [1, LIST, [0x1c, ...chunk(values, size, offset)]],
    [2, I64, int(size)],
    [3, I64, int(values)],
  ]);
}

const FLAT = list(STRUCT, [element('root', 1), element('a', null)]);
/** What a lying footer may cost. */
const SMALL = { shown: true, seconds: 3, mib: 192 } as const;
const TAGGED = header('tags: [rl-environment, nemo-gym, verifiers]');
const EXAMPLE = new URL('../../examples/public/reverse-text-rl/data/train-00000-of-00001.parquet', import.meta.url);

function parquet(name: string, make: () => Uint8Array, more: Partial<StressCase> = {}): StressCase {
  return { name: `parquet: ${name}`, make: (root) => put(root, { ...TAGGED, 'data/train.parquet': make() }), ...more };
}

/** The example with bytes of its pages and footer changed, the same ones on every run. */
function spoilt(seed: number): Uint8Array {
  const bytes = Uint8Array.from(readFileSync(EXAMPLE));
  let state = seed;
  for (let i = 0; i < 8; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    bytes[4 + (state % (bytes.length - 12))] = state >> 16;
  }
  return bytes;
}

/** Parquet files whose footers lie, and damaged ones. */
export const PARQUET_CASES: readonly StressCase[] = [
  parquet('a true one', () => readFileSync(EXAMPLE)),
  parquet('no rows', () => file({ schema: FLAT, rows: 0 })),
  parquet('a footer longer than the file', () => file({ schema: FLAT, length: 0xffff_ffff }), SMALL),
  parquet('a footer of nothing', () => file({ schema: FLAT, length: 0 })),
  parquet('a schema of two billion', () => file({ schema: list(STRUCT, [element('root', 1)], 2 ** 31 - 1) }), SMALL),
  parquet('a schema of 2^62', () => file({ schema: list(STRUCT, [element('root', 1)], 2n ** 62n) })),
  parquet('two billion children', () =>
    file({ schema: list(STRUCT, [element('root', 2 ** 31 - 1), element('a', null)]) }),
  ),
  parquet('children below zero', () => file({ schema: list(STRUCT, [element('root', -5), element('a', null)]) })),
  parquet('100,000 levels', () =>
    file({
      schema: list(
        STRUCT,
        Array.from({ length: 100_000 }, () => element('a', 1)),
      ),
    }),
  ),
  parquet('400,000 columns', () =>
    file({
      schema: list(STRUCT, [element('root', 400_000), ...Array.from({ length: 400_000 }, () => element('a', null))]),
    }),
  ),
  parquet('a name of two billion', () => file({ schema: list(STRUCT, [[0x48, ...varint(2n ** 31n)]]) })),
  parquet(
    '2^62 rows',
    () => file({ schema: FLAT, rows: 2n ** 62n, groups: list(STRUCT, [group(2n ** 62n, 100, 4)]) }),
    SMALL,
  ),
  parquet('rows below zero', () => file({ schema: FLAT, rows: -1, groups: list(STRUCT, [group(-1, 100, 4)]) })),
  parquet('two billion groups', () => file({ schema: FLAT, groups: list(STRUCT, [group(1, 10, 4)], 2 ** 31 - 1) })),
  parquet('100,000 groups', () =>
    file({
      schema: FLAT,
      groups: list(
        STRUCT,
        Array.from({ length: 50_000 }, () => group(1, 10, 4)),
      ),
    }),
  ),
  parquet('a column beyond the end', () => file({ schema: FLAT, groups: list(STRUCT, [group(1, 100, 2n ** 50n)]) })),
  parquet('a column before the start', () => file({ schema: FLAT, groups: list(STRUCT, [group(1, 100, -100)]) })),
  parquet('a column of exabytes', () => file({ schema: FLAT, groups: list(STRUCT, [group(1, 2n ** 60n, 4)]) }), SMALL),
  parquet('a column of less than nothing', () => file({ schema: FLAT, groups: list(STRUCT, [group(1, -5, 4)]) })),
  parquet('a column of itself', () => file({ schema: FLAT, groups: list(STRUCT, [group(1000, 60, 0)]) })),
  parquet('encrypted', () => Buffer.concat([Buffer.from('PARE'), Buffer.alloc(100), Buffer.from('PARE')])),
  parquet('cut', () => readFileSync(EXAMPLE).subarray(0, 500)),
  parquet('cut at the front', () => readFileSync(EXAMPLE).subarray(300)),
  {
    name: 'parquet: 100 damaged ones',
    shown: true,
    seconds: 5,
    mib: 256,
    make: (root) => {
      put(root, TAGGED);
      for (let i = 0; i < 100; i += 1) put(root, { [`data/train-${i}.parquet`]: spoilt(i + 1) });
    },
  },
  {
    name: 'parquet: 1,000 files',
    make: (root) => {
      put(root, TAGGED);
      for (let i = 0; i < 1000; i += 1) put(root, { [`data/train-${i}.parquet`]: readFileSync(EXAMPLE) });
    },
  },
];
