import type { JsonFault } from './support/python-json.ts';

export type RowFormat = 'jsonl' | 'json' | 'csv' | 'tsv' | 'parquet' | 'arrow';
export type RowCompression = 'gzip' | 'zstd' | 'bzip2' | 'xz' | 'lz4' | 'zip';

/** One row as a dataset reader gives it. */
export interface Row {
  /** Counts from 0. */
  readonly index: number;
  /** Line it starts on, where the format has lines. */
  readonly line: number | null;
  readonly value: unknown;
}

/** One line of a text file, as a reader of JSON Lines takes it: every line is a row, also an empty one. */
export interface RowLine {
  /** Counts from 1. */
  readonly line: number;
  /** What `json.loads` makes of it; undefined when it refuses. */
  readonly value: unknown;
  /** Why `json.loads` refuses it, or (`strict`) why only orjson does. */
  readonly fault: {
    readonly reason: JsonFault;
    readonly column: number;
    readonly strict: boolean;
    /** It looks like an object from end to end: a lenient reader may take it. */
    readonly closed: boolean;
  } | null;
}

/** Why a row file could not be read, or what is wrong with it. */
export interface RowFault {
  readonly code:
    /** unseen */
    | 'lfs-pointer'
    | 'too-large'
    | 'budget'
    | 'compression'
    | 'codec'
    | 'not-readable'
    | 'no-reader'
    /** broken */
    | 'not-utf8'
    | 'not-json'
    | 'not-objects'
    | 'not-parquet'
    | 'not-compressed'
    | 'not-csv';
  readonly line: number | null;
  /** A word or two for the sentence: the codec, the JSON fault, the words of the platform; may be empty. */
  readonly detail: string;
}

/** A column of a parquet file. */
export interface ParquetColumn {
  /** Dotted path as parquet writes it (`responses_create_params.input.list.element.role`). */
  readonly path: readonly string[];
  /** Values that are null according to the footer's statistics; null where it does not say. */
  readonly nulls: number | null;
}

/** A file that may hold one task a row, as far as it was read. */
export interface RowFile {
  readonly path: string;
  /** Stands where rows are meant to be used, not in a place for tests or samples. */
  readonly main: boolean;
  readonly format: RowFormat;
  readonly compression: RowCompression | null;
  /**
   * - `read`: at least one row was read
   * - `empty`: the whole file holds no row
   * - `broken`: its dataset reader refuses it; `lines` may still hold good rows
   * - `unseen`: the content could not be seen; nothing follows from it
   */
  readonly state: 'read' | 'empty' | 'broken' | 'unseen';
  /** Set when `broken` or `unseen`. */
  readonly fault: RowFault | null;
  /** Every row is in `rows` (and every line in `lines`). */
  readonly complete: boolean;
  /** Rows of the whole file, where known. */
  readonly total: number | null;
  /** Names of the columns: of the schema, the csv header, or of the rows read in order of appearance. */
  readonly columns: readonly string[] | null;
  /** The first rows as the dataset reader sees them (for csv and tsv: strings). */
  readonly rows: readonly Row[];
  /** The first lines as a reader of JSON Lines sees them; null for binary, compressed and csv files. */
  readonly lines: readonly RowLine[] | null;
  /** Leaf columns of a parquet file. */
  readonly parquet: readonly ParquetColumn[] | null;
  /**
   * JSON only: every line is a value of its own, or the file is one list. Where not, `datasets` cannot look ahead at the
   * rows and merges objects of different keys.
   */
  readonly uniform: boolean;
  /** JSON only: the file is one list. */
  readonly list: boolean;
  /** JSON only: line of the first row in which an object has a key twice; null: none, as far as it was read. */
  readonly repeated: number | null;
  /** Text only: starts with a byte order mark. */
  readonly bom: boolean;
}
