import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRowFiles } from '../../src/frameworks/rows.ts';
import type { RowFile } from '../../src/frameworks/rows.types.ts';
import { pagesWithin } from '../../src/frameworks/rows/parquet-pages.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';
import { loadCases } from '../support/cases.ts';

function read(files: Readonly<Record<string, MemoryFile>>, options: MemoryOptions = {}): Promise<readonly RowFile[]> {
  return readRowFiles(memoryRepository(files, options));
}

async function readOne(path: string, content: MemoryFile): Promise<RowFile> {
  const [file] = await read({ [path]: content });
  if (file === undefined) throw new Error(`${path} is no row file`);
  return file;
}

function parquetCase(id: string): Uint8Array {
  const file = loadCases('loaders').find((one) => one.id === id)?.files['data/train-00000-of-00001.parquet'];
  if (file === undefined || !('base64' in file)) throw new Error(`no parquet in ${id}`);
  return new Uint8Array(Buffer.from(file.base64, 'base64'));
}

describe('readRowFiles', () => {
  it('finds row files by name and leaves the files of tools and tasks alone', async () => {
    const files = await read({
      'a.jsonl': '{}',
      'b.JSON': '[]',
      'c.ndjson.gz': '',
      'd.parquet': '',
      'e.arrow': '',
      'f.csv': '',
      'g.tsv.zst': '',
      'h.jsonl.gz': '',
      'registry.json': '[]',
      'package.json': '{}',
      '.github/x.json': '{}',
      'node_modules/x/y.json': '{}',
      'readme.md': '',
      json: '',
      'tasks/t/task.toml': '',
      'tasks/t/tests/data.json': '{}',
      'tasks/index.jsonl': '{}',
    });
    expect(files.map(({ path }) => path)).toEqual([
      'a.jsonl',
      'b.JSON',
      'c.ndjson.gz',
      'd.parquet',
      'e.arrow',
      'f.csv',
      'g.tsv.zst',
      'h.jsonl.gz',
      'tasks/index.jsonl',
    ]);
  });

  it('keeps rows beside a task at the root, not those of its folders', async () => {
    const files = await read({ 'task.toml': '', 'data/train.jsonl': '{}', 'tests/expected.json': '{}' });
    expect(files.map(({ path }) => path)).toEqual(['data/train.jsonl']);
  });

  it('reads each repository once', async () => {
    const repository = memoryRepository({ 'a.jsonl': '{"x":1}\n' });
    const [first, second] = await Promise.all([readRowFiles(repository), readRowFiles(repository)]);
    expect(second).toBe(first);
    expect(repository.reads).toBe(1);
  });

  it('tells main places from side places', async () => {
    const files = await read({ 'data/a.jsonl': '{}', 'examples/b.jsonl': '{}' });
    expect(files.map(({ main }) => main)).toEqual([true, false]);
  });

  it('leaves files beyond the budget unseen, side places first', async () => {
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`tests/${i}.jsonl`, '{}\n']));
    const files = await read({ ...many, 'z.jsonl': '{}\n' });
    const unseen = files.filter(({ state }) => state === 'unseen');
    expect(unseen).toHaveLength(21);
    expect(unseen.every(({ fault, path }) => fault?.code === 'budget' && path.startsWith('tests/'))).toBe(true);
  });
});

describe('JSON files', () => {
  it('keep both views: rows of the dataset reader and lines of a JSON Lines reader', async () => {
    const file = await readOne('a.jsonl', '\ufeff{"a":1}\r\n\r\n{"b":NaN}');
    expect(file).toMatchObject({
      state: 'read',
      complete: true,
      total: 2,
      columns: ['a', 'b'],
      bom: true,
      uniform: false,
    });
    expect(file.rows.map(({ line, value }) => [line, value])).toEqual([
      [1, { a: 1 }],
      [3, { b: Number.NaN }],
    ]);
    expect(file.lines?.map(({ fault }) => fault)).toEqual([
      { reason: 'byte order mark', column: 1, strict: false, closed: true },
      { reason: 'no value', column: 1, strict: false, closed: false },
      { reason: 'NaN or Infinity', column: 6, strict: true, closed: true },
    ]);
  });

  it.each([
    ['a list', '[{"a":1},\n {"a":2}]', [1, 2]],
    ['objects over several lines', '{\n"a":1}\n{\n"a":2}', [1, 3]],
    ['a list of texts', '["x",\n"y"]', [1, 2]],
  ])('read %s', async (_what, text, lines) => {
    const file = await readOne('a.json', text);
    expect(file).toMatchObject({ state: 'read', complete: true, total: 2 });
    expect(file.rows.map(({ line }) => line)).toEqual(lines);
  });

  it.each([
    ['', 'empty', null, null],
    ['\n\n', 'empty', null, null],
    ['[]', 'empty', null, null],
    ['{"a":1}\n{"a', 'broken', 'not-json', 2],
    ['{"a":1}\n5\n', 'broken', 'not-objects', 2],
    ['[{"a":1}', 'broken', 'not-json', 1],
  ])('%j is %s', async (text, state, code, line) => {
    const { state: found, fault } = await readOne('a.jsonl', text);
    expect(found).toBe(state);
    expect(fault?.code ?? null).toBe(code);
    expect(fault?.line ?? null).toBe(line);
  });

  it('drop the line that the read limit cut, and say so', async () => {
    const line = `{"a":"${'x'.repeat(1000)}"}\n`;
    const file = await readOne('a.jsonl', line.repeat(2000));
    expect(file).toMatchObject({ state: 'read', complete: false, total: null });
    expect(file.rows.length).toBeGreaterThan(100);
    expect(file.lines?.every(({ fault }) => fault === null)).toBe(true);
  });

  it('read one line up to 8 MiB, and no longer one', async () => {
    const long = (length: number): string => `{"a":"${'x'.repeat(length)}"}\n{"a":1}\n`;
    expect(await readOne('a.jsonl', long(2 << 20))).toMatchObject({
      state: 'read',
      rows: [{ index: 0 }, { index: 1 }],
    });
    expect(await readOne('a.jsonl', long(9 << 20))).toMatchObject({ state: 'unseen', fault: { code: 'too-large' } });
  });

  it('are unseen as Git LFS pointers and where reading fails', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`;
    expect(await readOne('a.jsonl', pointer)).toMatchObject({ state: 'unseen', fault: { code: 'lfs-pointer' } });
    const unreadable = { 'a.jsonl': { ok: false, why: { code: 'gated' } } } as const;
    const [file] = await read({ 'a.jsonl': '{}' }, { unreadable });
    expect(file).toMatchObject({ state: 'unseen', fault: { code: 'not-readable', detail: 'gated' } });
  });

  it('are broken when they are not UTF-8', async () => {
    const latin = new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]);
    expect(await readOne('a.jsonl', latin)).toMatchObject({
      state: 'broken',
      fault: { code: 'not-utf8' },
      lines: null,
    });
  });
});

it('that is packed under a plain name is told from other bytes', async () => {
  const packed = await readOne('a.jsonl', new Uint8Array(gzipSync('{"a":1}\n')));
  expect(packed).toMatchObject({ state: 'broken', fault: { code: 'not-utf8', detail: 'packed' } });
  expect(await readOne('a.jsonl', new Uint8Array([0xe9]))).toMatchObject({ fault: { detail: '' } });
});

describe('compressed files', () => {
  it('are read through gzip', async () => {
    const file = await readOne('a.jsonl.gz', new Uint8Array(gzipSync('{"a":1}\n{"a":2}\n')));
    expect(file).toMatchObject({ state: 'read', compression: 'gzip', total: 2, lines: null });
  });

  it('cannot unpack into a bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(64 << 20, '\n'));
    expect(bomb.length).toBeLessThan(1 << 20);
    expect(await readOne('a.jsonl.gz', new Uint8Array(bomb))).toMatchObject({ state: 'unseen' });
  });

  it('are broken when they are no gzip, unseen when the packing is another', async () => {
    expect(await readOne('a.jsonl.gz', 'text')).toMatchObject({ state: 'broken', fault: { code: 'not-compressed' } });
    expect(await readOne('a.jsonl.zst', 'text')).toMatchObject({ state: 'unseen', fault: { code: 'compression' } });
  });
});

describe('csv files', () => {
  it('give the header and strings', async () => {
    const file = await readOne('a.csv', 'a,"b ""x"""\r\n1,"two\nlines"\n\n3,\n');
    expect(file).toMatchObject({ state: 'read', columns: ['a', 'b "x"'], total: 2, complete: true });
    expect(file.rows).toEqual([
      { index: 0, line: 2, value: { a: '1', 'b "x"': 'two\nlines' } },
      { index: 1, line: 5, value: { a: '3', 'b "x"': '' } },
    ]);
  });

  it('split tsv at tabs', async () => {
    expect(await readOne('a.tsv', 'a\tb\n1\t2\n')).toMatchObject({ columns: ['a', 'b'], total: 1 });
  });
});

describe('parquet files', () => {
  it('give schema, counts of nulls, and rows with nulls filled in', async () => {
    const file = await readOne('a.parquet', parquetCase('nemo-gym/parquet-tools-optional'));
    expect(file).toMatchObject({ state: 'read', total: 2, complete: true });
    expect(file.columns).toEqual(['responses_create_params', 'agent_ref', 'expected_answer', 'uuid']);
    expect(file.rows[1]?.value).toMatchObject({ responses_create_params: { tools: null } });
    const tools = file.parquet?.find(({ path }) => path.join('.').endsWith('tools.list.element.type'));
    expect(tools?.nulls).toBe(1);
  });

  it('are broken when the footer is damaged', async () => {
    expect(await readOne('a.parquet', 'PAR1')).toMatchObject({ state: 'broken', fault: { code: 'not-parquet' } });
    const bytes = parquetCase('nemo-gym/parquet').slice();
    bytes.fill(0xff, bytes.length - 200, bytes.length - 8);
    expect(await readOne('a.parquet', bytes)).toMatchObject({ state: 'broken' });
  });

  it('are not unpacked when a page header asks for too much', async () => {
    const { parquetMetadata } = await import('hyparquet');
    const bytes = parquetCase('nemo-gym/parquet');
    const [group] = parquetMetadata(bytes).row_groups;
    if (group === undefined) throw new Error('no row group');
    const slice = (start: number, end: number): ArrayBuffer => new Uint8Array(bytes.slice(start, end)).buffer;
    expect(pagesWithin(group, slice, 1 << 20)).toBe(true);
    expect(pagesWithin(group, slice, 10)).toBe(false);
    expect(pagesWithin(group, () => new ArrayBuffer(0), 1 << 20)).toBe(false);
    // Every page is said to unpack to 2^31 - 1 bytes: field 2 of the header, in zigzag.
    const huge = new Uint8Array([0x15, 0x00, 0x15, 0xfe, 0xff, 0xff, 0xff, 0x0f, 0x15, 0x00, 0x00]);
    const padded = (start: number, end: number): ArrayBuffer => {
      const page = new Uint8Array(end - start);
      page.set(huge);
      return page.buffer;
    };
    expect(pagesWithin(group, padded, 64 << 20)).toBe(false);
  });
});
