import type { FileMetaData } from 'hyparquet';
import type { ParquetColumn, Row, RowFault } from '../rows.types.ts';
import { jsonColumns, plainValue } from './arrow-values.ts';
import { fault } from './lines.ts';
import { pagesWithin } from './parquet-pages.ts';
import type { Slice } from './parquet-pages.ts';

/** Rows of one parquet file that are read at most; unpacking costs more than reading text. */
const MOST_PARQUET_ROWS = 64;
/** Most bytes that the first row group may unpack to. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Elements of a schema with which rows are read. */
const MOST_SCHEMA = 5000;

/** What was seen of a parquet file. */
export interface ParquetHead {
  readonly columns: readonly ParquetColumn[];
  readonly names: readonly string[];
  readonly total: number;
  readonly rows: readonly Row[];
  /** Why no rows were read although there are some. */
  readonly fault: RowFault | null;
}

/** The bytes of a file that are at hand: its beginning and its end (the same when it was read whole). */
export interface FileParts {
  readonly size: number;
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/**
 * Reads schema, statistics and the first rows of a parquet file.
 * @returns null when it is no parquet file
 */
export async function readParquet(parts: FileParts, most: number): Promise<ParquetHead | null> {
  const { parquetMetadata, parquetSchema } = await import('./parquet-library.ts');
  try {
    // Looking for geographic columns, the library would walk a schema with negative counts of children for ever.
    const metadata = parquetMetadata(parts.tail, { geoparquet: false });
    return {
      columns: columnsOf(metadata),
      names: parquetSchema(metadata).children.map((child) => child.element.name),
      total: Number(metadata.num_rows),
      ...(await firstRows(parts, metadata, Math.min(most, MOST_PARQUET_ROWS))),
    };
  } catch {
    return null;
  }
}

/** Leaf columns with the nulls that the statistics of all row groups count; one group without statistics hides them. */
function columnsOf(metadata: FileMetaData): ParquetColumn[] {
  const first = metadata.row_groups[0]?.columns ?? [];
  return first.map((column, i) => {
    let nulls: number | null = 0;
    for (const group of metadata.row_groups) {
      const count = group.columns[i]?.meta_data?.statistics?.null_count;
      nulls = count === undefined || nulls === null ? null : nulls + Number(count);
    }
    return { path: column.meta_data?.path_in_schema ?? [], nulls };
  });
}

async function firstRows(
  parts: FileParts,
  metadata: FileMetaData,
  most: number,
): Promise<Pick<ParquetHead, 'rows' | 'fault'>> {
  const group = metadata.row_groups.find((candidate) => candidate.num_rows > 0n);
  if (group === undefined) return { rows: [], fault: null };
  const slice = slicer(parts);
  if (!pagesWithin(group, slice, MOST_UNPACKED)) return { rows: [], fault: fault('too-large') };
  // Finding a column takes the library longer the more there are.
  if (metadata.schema.length > MOST_SCHEMA) return { rows: [], fault: fault('too-large') };
  const { compressors } = await import('./parquet-library.ts');
  const unknown = group.columns
    .map((column) => column.meta_data?.codec ?? 'UNCOMPRESSED')
    .find((codec) => codec !== 'UNCOMPRESSED' && !Object.hasOwn(compressors, codec));
  if (unknown !== undefined) return { rows: [], fault: fault('codec', unknown) };
  try {
    const only = { ...metadata, row_groups: [group], num_rows: group.num_rows };
    const objects = await readObjects(only, slice, parts.size, Math.min(Number(group.num_rows), most));
    const encoded = jsonColumns(metadata);
    return { rows: objects.map((row, index) => ({ index, line: null, value: plainValue(row, encoded) })), fault: null };
  } catch (error) {
    return { rows: [], fault: fault('codec', error instanceof Error ? error.message.slice(0, 200) : '') };
  }
}

/**
 * The first rows of the only row group, as the library's own `parquetReadObjects` gives them. That one forgets columns it has
 * begun to read when the schema turns out to be damaged, and what is wrong with them then ends the whole process; here no
 * byte is given out before all columns are awaited.
 */
async function readObjects(metadata: FileMetaData, slice: Slice, size: number, rows: number): Promise<object[]> {
  const { assembleAsync, asyncGroupToRows, compressors, parquetReadAsync, parquetSchema } =
    await import('./parquet-library.ts');
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const groups = parquetReadAsync({
    file: { byteLength: size, slice: (start, end) => gate.then(() => slice(start, end ?? size)) },
    metadata,
    compressors,
    rowStart: 0,
    rowEnd: rows,
  });
  const tree = parquetSchema(metadata);
  const assembled = groups.map((group) => assembleAsync(group, tree));
  const columns = [...groups, ...assembled].flatMap((group) => group.asyncColumns.map(({ data }) => data));
  const settled = Promise.allSettled(columns);
  open();
  const failed = (await settled).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const [first] = assembled;
  return first === undefined ? [] : await asyncGroupToRows(first, 0, rows, undefined, 'object');
}

/** Bytes by offset, from the beginning or the end of the file; fewer than asked for where neither holds them. */
function slicer({ size, head, tail }: FileParts): Slice {
  return (start, end) => {
    if (start < 0 || end < start) return new ArrayBuffer(0);
    const from = end <= head.length ? start : start - (size - tail.length);
    const source = end <= head.length ? head : tail;
    return from < 0 ? new ArrayBuffer(0) : new Uint8Array(source.subarray(from, from + end - start)).buffer;
  };
}
