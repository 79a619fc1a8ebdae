import { isLfsPointer } from '../../repository/lfs.ts';
import type { Repository, Trouble } from '../../repository/types.ts';
import type { RowFault, RowFile } from '../rows.types.ts';
import type { Candidate } from './candidates.ts';
import { readCsv } from './csv.ts';
import { inflateHead } from './inflate.ts';
import { readJsonRows } from './json.ts';
import { countValues } from '../support/json-size.ts';
import { repeatedKey } from './repeated.ts';
import { decodeHead, fault, PACKED, readLines } from './lines.ts';
import { readParquet } from './parquet.ts';

/** Bytes of a file that are looked at first. */
const HEAD = 1024 * 1024;
/** A single line longer than this is not judged. */
const LONGEST_LINE = 8 * 1024 * 1024;
/** Beginning and end of a parquet file; one that fits is read whole. */
const PARQUET_HEAD = 16 * 1024 * 1024;
const PARQUET_TAIL = 4 * 1024 * 1024;

/** Values in one file; more are no rows that anybody could train on. */
const MOST_VALUES = 1_000_000;
/** Columns of a table that is judged. */
const MOST_COLUMNS = 20_000;

/** What reading a file takes from the budgets, and the file as read. */
export interface ReadFile {
  readonly file: RowFile;
  readonly bytes: number;
  /** About as many values were made of the text. */
  readonly values: number;
}

type Content = Omit<RowFile, 'path' | 'main' | 'format' | 'compression'>;

/** Nothing seen yet. */
export const UNSEEN: Content = {
  state: 'unseen',
  fault: null,
  complete: false,
  total: null,
  columns: null,
  rows: [],
  lines: null,
  parquet: null,
  uniform: false,
  list: false,
  repeated: null,
  bom: false,
};

/**
 * Reads the beginning of one row file; never throws on content.
 * @param most rows that are read
 */
export async function readRowFile(
  repository: Repository,
  candidate: Candidate,
  main: boolean,
  most: number,
): Promise<ReadFile> {
  const { path, format, compression } = candidate;
  const shape = { path, main, format, compression };
  const { content, bytes, values } = await readContent(repository, candidate, most);
  return { file: { ...shape, ...content }, bytes, values };
}

interface Read {
  readonly content: Content;
  readonly bytes: number;
  readonly values: number;
}

function unread(why: RowFault, bytes: number = 0): Read {
  return { content: unseen(why), bytes, values: 0 };
}

async function readContent(repository: Repository, candidate: Candidate, most: number): Promise<Read> {
  if (candidate.compression !== null && candidate.compression !== 'gzip') {
    return unread(fault('compression', candidate.compression));
  }
  if (candidate.format === 'arrow') return unread(fault('no-reader', 'arrow'));
  if (candidate.format === 'parquet') return readParquetFile(repository, candidate.path, most);
  const first = await readText(repository, candidate, HEAD, most);
  // A first line longer than the head: once more with all that one line may have.
  if (first.content.state !== 'unseen' || first.content.fault?.code !== 'too-large') return first;
  const again = await readText(repository, candidate, LONGEST_LINE, most);
  return { ...again, bytes: first.bytes + again.bytes };
}

function unseen(why: RowFault): Content {
  return { ...UNSEEN, fault: why };
}

function broken(why: RowFault): Content {
  return { ...UNSEEN, state: 'broken', fault: why };
}

function troubled(why: Trouble, bytes: number = 0): Read {
  return unread(why.code === 'too-large' ? fault('too-large') : fault('not-readable', why.detail ?? why.code), bytes);
}

async function readText(repository: Repository, candidate: Candidate, limit: number, most: number): Promise<Read> {
  const read = await repository.read(candidate.path, limit, 'head');
  if (!read.ok) return troubled(read.why);
  if (!read.truncated && isLfsPointer(read.bytes)) return unread(fault('lfs-pointer'));
  let { bytes, truncated } = read;
  if (candidate.compression === 'gzip') {
    const inflated = await inflateHead(bytes, !truncated, limit);
    if (inflated === null) return { content: broken(fault('not-compressed')), bytes: bytes.length, values: 0 };
    ({ bytes, truncated } = inflated);
  }
  const isJson = candidate.format === 'json' || candidate.format === 'jsonl';
  const values = countValues(bytes, isJson);
  if (values > MOST_VALUES) return unread(fault('too-large'), bytes.length);
  const content = isJson ? json : table;
  return { content: content(bytes, truncated, candidate, most), bytes: bytes.length, values };
}

function json(bytes: Uint8Array, truncated: boolean, { compression }: Candidate, most: number): Content {
  const head = decodeHead(bytes, truncated);
  if (head === null) return broken(fault('not-utf8', isPacked(bytes) ? PACKED : ''));
  const { lines, all } = readLines(head, most);
  const read = readJsonRows(head, lines, all, most);
  const seen = {
    bom: head.bom,
    lines: compression === null ? lines : null,
    parquet: null,
    uniform: read.uniform,
    list: read.list,
  };
  if (read.rows.length === 0 && read.fault === null) {
    return head.whole
      ? { ...UNSEEN, ...seen, state: 'empty', complete: true, total: 0, columns: [] }
      : { ...UNSEEN, ...seen, fault: fault('too-large') };
  }
  const columns = columnsOf(read.rows.map(({ value }) => value));
  if (columns.length > MOST_COLUMNS) return unseen(fault('too-large'));
  return {
    ...seen,
    state: read.fault === null ? 'read' : 'broken',
    fault: read.fault,
    complete: read.all,
    total: read.all ? read.rows.length : null,
    columns,
    rows: read.rows,
    repeated: repeatedKey(head.text, read.rows, read.uniform && !read.list, read.all),
  };
}

/** How files begin that the datasets library unpacks, whatever their names: gzip, zip, xz, bzip2, zstd, lz4, 7z (N5). */
const PACKED_HEADS = ['1f8b', '504b0304', 'fd377a585a00', '425a68', '28b52ffd', '04224d18', '377abcaf271c'];

function isPacked(bytes: Uint8Array): boolean {
  const head = [...bytes.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return PACKED_HEADS.some((magic) => head.startsWith(magic));
}

function columnsOf(values: readonly unknown[]): string[] {
  const names = new Set<string>();
  for (const value of values) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const name of Object.keys(value)) names.add(name);
    }
  }
  return [...names];
}

function table(bytes: Uint8Array, truncated: boolean, { format }: Candidate, most: number): Content {
  const head = decodeHead(bytes, truncated);
  if (head === null) return broken(fault('not-utf8', isPacked(bytes) ? PACKED : ''));
  const { columns, rows, all } = readCsv(head.text, format === 'tsv' ? '\t' : ',', head.whole, most);
  if (rows.length === 0 && !all) return unseen(fault('too-large'));
  return {
    ...UNSEEN,
    state: rows.length === 0 ? 'empty' : 'read',
    complete: all,
    total: all ? rows.length : null,
    columns,
    rows,
    bom: head.bom,
  };
}

async function readParquetFile(repository: Repository, path: string, most: number): Promise<Read> {
  const head = await repository.read(path, PARQUET_HEAD, 'head');
  if (!head.ok) return troubled(head.why);
  if (!head.truncated && isLfsPointer(head.bytes)) return unread(fault('lfs-pointer'));
  const tail = head.truncated ? await repository.read(path, PARQUET_TAIL, 'tail') : head;
  if (!tail.ok) return troubled(tail.why, head.bytes.length);
  const bytes = head.bytes.length + (head.truncated ? tail.bytes.length : 0);
  const size = head.truncated ? (repository.listing.get(path)?.size ?? null) : head.bytes.length;
  if (size === null) return unread(fault('too-large'), bytes);
  const read = await readParquet({ size, head: head.bytes, tail: tail.bytes }, most);
  if (read === null) return { content: broken(fault('not-parquet')), bytes, values: 0 };
  const seen = { ...UNSEEN, columns: read.names, parquet: read.columns, total: read.total };
  if (read.total === 0) return { content: { ...seen, state: 'empty', complete: true }, bytes, values: 0 };
  const state = read.fault === null ? 'read' : 'unseen';
  const complete = read.fault === null && read.rows.length === read.total;
  return {
    content: { ...seen, state, fault: read.fault, rows: read.rows, complete },
    bytes,
    values: read.rows.length * read.columns.length,
  };
}
