import type { FileMetaData } from 'hyparquet';
import { parsePythonJson } from '../support/python-json.ts';

const MOST_DEPTH = 64;

/** Paths (list steps as `[]`) of the columns that `datasets` stores as JSON text and gives back decoded. */
export type EncodedPaths = ReadonlySet<string>;

/** Reads the column types that `datasets` writes into a parquet footer, for the columns of type Json. */
export function jsonColumns(metadata: FileMetaData): EncodedPaths {
  const found = new Set<string>();
  const text = metadata.key_value_metadata?.find(({ key }) => key === 'huggingface')?.value;
  if (text === undefined || text.length > 1_000_000) return found;
  const read = parsePythonJson(text);
  if (read.ok) collect(member(member(read.value, 'info'), 'features'), '', 0, found);
  return found;
}

function collect(feature: unknown, path: string, depth: number, found: Set<string>): void {
  if (depth > MOST_DEPTH || typeof feature !== 'object' || feature === null) return;
  if (Array.isArray(feature)) return collect(feature[0], `${path}/[]`, depth + 1, found);
  const type = member(feature, '_type');
  if (type === 'Json') {
    found.add(path);
  } else if (type === 'List' || type === 'LargeList' || type === 'Sequence') {
    collect(member(feature, 'feature'), `${path}/[]`, depth + 1, found);
  } else if (typeof type !== 'string') {
    for (const [name, inner] of Object.entries(feature)) collect(inner, `${path}/${name}`, depth + 1, found);
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/**
 * A value of a parquet row as `Dataset.to_json` writes it: plain JSON, absent members as null, Json columns decoded.
 */
export function plainValue(value: unknown, encoded: EncodedPaths, path = '', depth = 0): unknown {
  if (depth > MOST_DEPTH || value === undefined || value === null) return null;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (typeof value === 'string') {
    if (!encoded.has(path)) return value;
    const read = parsePythonJson(value);
    return read.ok ? read.value : value;
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    return Array.from(value as unknown as ArrayLike<unknown>, (item) => plainValue(item, encoded, path, depth + 1));
  }
  if (Array.isArray(value)) return value.map((item) => plainValue(item, encoded, `${path}/[]`, depth + 1));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, plainValue(item, encoded, `${path}/${key}`, depth + 1)]),
    );
  }
  return value;
}
