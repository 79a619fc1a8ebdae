import type { RowFile } from '../../rows.types.ts';
import { isMapping } from '../../support/pydantic.ts';
import { stop } from './door.ts';
import type { LoadedSplit, SplitFiles, SplitRow, SplitStop } from './door.ts';
import { fits, inferShape, masked, stored } from './shape.ts';
import type { Filling, Shape } from './shape.ts';

/** Missing fields filled with null in all rows together; real rows have nearly all fields in common. */
const MOST_FILLED = 1_000_000;

/** A split whose rows have gone through one schema. */
export type SettledSplit = Omit<LoadedSplit, 'main' | 'typed'>;

/**
 * Puts the rows of all splits through one schema, as `datasets` does: that of the card, else that of the first file of
 * the first split. A file with a column more, or with other kinds of values, breaks every split (N5).
 * @param counts rows by split that the card declares; another number is an error
 */
export function settleSplits(
  splits: readonly SplitFiles[],
  module: string,
  declared: Shape | undefined,
  counts: ReadonlyMap<string, number> | undefined,
): SettledSplit[] | SplitStop {
  const settling: Settling = {
    schema: declared?.kind === 'struct' ? declared : null,
    columns: null,
    filling: { left: MOST_FILLED },
  };
  const found: SettledSplit[] = [];
  for (const { name, files } of splits) {
    const settled = settleSplit(name, files, module, settling);
    if ('kind' in settled) return settled;
    found.push(settled);
  }
  const wrong = countFault(found, counts);
  return wrong ?? found;
}

interface Settling {
  schema: (Shape & { kind: 'struct' }) | null;
  /** Parquet: leaf columns of the first file. */
  columns: ReadonlySet<string> | null;
  readonly filling: Filling;
}

function settleSplit(
  name: string,
  files: readonly RowFile[],
  module: string,
  settling: Settling,
): SettledSplit | SplitStop {
  const rows: SplitRow[] = [];
  let complete = true;
  let total: number | null = 0;
  for (const [i, file] of files.entries()) {
    const { path } = file;
    if (file.state === 'broken') {
      const { detail = '', line = null } = file.fault ?? {};
      return stop('fails', 'nemo-split-broken-file', { detail }, { path, line });
    }
    if (file.state === 'unseen') {
      // Shards beyond the budget are a sample; other reasons leave nothing to go by.
      if (file.fault?.code !== 'budget' || rows.length === 0) return stop('unsure', 'nemo-split-unseen', {}, { path });
      complete = false;
      total = null;
      continue;
    }
    // The reader wants at least one row of the first file it opens.
    if (file.state === 'empty' && i === 0 && module === 'json')
      return stop('fails', 'nemo-split-no-rows', {}, { path });
    const values =
      module === 'parquet' ? typedRows(file, settling) : module === 'csv' ? file.rows : jsonRows(file, settling);
    if ('code' in values) return values;
    complete &&= file.complete;
    total = total === null || file.total === null ? null : total + file.total;
    rows.push(...values.map(({ index, line, value }) => ({ path, row: index, line, value })));
  }
  if (rows.length === 0) return stop('fails', 'nemo-split-no-rows', {}, { path: files[0]?.path ?? null });
  return { name, files: files.map((file) => file.path), rows, total, complete };
}

type Rows = RowFile['rows'];

function jsonRows(file: RowFile, settling: Settling): Rows | SplitStop {
  const { path } = file;
  const wrong = file.lines?.find(({ fault }) => fault?.strict === true && fault.reason !== 'NaN or Infinity');
  if (wrong !== undefined) {
    const place = { path, line: wrong.line };
    return stop('fails', 'nemo-split-broken-file', { detail: wrong.fault?.reason ?? '' }, place);
  }
  const schema = settling.schema ?? firstSchema(file);
  if ('code' in schema) return schema;
  if (settling.schema !== null && file.rows.length > 0) {
    const values = file.rows.map(({ value }) => masked(value, schema));
    const shape = inferShape(values, false);
    if (shape === null) return stop('unsure', 'nemo-split-kinds', {}, { path });
    const extra = [...shape.fields.keys()].filter((column) => !schema.fields.has(column));
    if (extra.length > 0) return stop('fails', 'nemo-split-columns', { columns: extra.slice(0, 10) }, { path });
    if (!fits(shape, schema)) return stop('fails', 'nemo-split-kinds', {}, { path });
  }
  settling.schema = schema;
  const { filling } = settling;
  const rows: Rows[number][] = [];
  for (const { index, line, value } of file.rows) {
    rows.push({ index, line, value: stored(value, schema, filling) });
    if (filling.left < 0) return stop('unsure', 'nemo-split-unsure', {}, { path });
  }
  return rows;
}

function firstSchema({ path, rows, uniform }: RowFile): (Shape & { kind: 'struct' }) | SplitStop {
  const values = rows.map(({ value }) => value);
  const shape = inferShape(values, uniform);
  if (shape === null) return stop('fails', 'nemo-split-kinds', {}, { path });
  return shape.fields.size === 0 ? stop('fails', 'nemo-split-no-rows', {}, { path }) : shape;
}

function typedRows(file: RowFile, settling: Settling): Rows | SplitStop {
  const columns = new Set((file.parquet ?? []).map(({ path }) => path.filter((step) => !isListStep(step)).join('.')));
  const declared = settling.schema;
  if (settling.columns === null && declared !== null) settling.columns = new Set(leaves(declared, ''));
  if (settling.columns === null) {
    settling.columns = columns;
    return file.rows;
  }
  const known = settling.columns;
  const extra = [...columns].filter((column) => !known.has(column));
  const { path } = file;
  if (extra.length > 0) return stop('fails', 'nemo-split-columns', { columns: extra.slice(0, 10) }, { path });
  const missing = [...known].filter((column) => !columns.has(column)).map((column) => column.split('.'));
  if (missing.length === 0) return file.rows;
  settling.filling.left -= missing.length * file.rows.length;
  if (settling.filling.left < 0) return stop('unsure', 'nemo-split-unsure', {}, { path });
  return file.rows.map(({ index, line, value }) => ({ index, line, value: missing.reduce(withNull, value) }));
}

/** A value with null at a path where it has nothing; list items each. */
function withNull(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withNull(item, path));
  const [key = '', ...rest] = path;
  if (!isMapping(value)) return value;
  if (!Object.hasOwn(value, key)) return { ...value, [key]: null };
  return rest.length === 0 ? value : { ...value, [key]: withNull(value[key], rest) };
}

function isListStep(step: string): boolean {
  return step === 'list' || step === 'element' || step === 'item';
}

function leaves(shape: Shape, path: string): string[] {
  if (shape.kind === 'list') return leaves(shape.item, path);
  if (shape.kind !== 'struct') return [path];
  return [...shape.fields].flatMap(([key, field]) =>
    isListStep(key) ? leaves(field, path) : leaves(field, path === '' ? key : `${path}.${key}`),
  );
}

function countFault(
  splits: readonly SettledSplit[],
  counts: ReadonlyMap<string, number> | undefined,
): SplitStop | null {
  if (counts === undefined || counts.size === 0) return null;
  const names = new Set(splits.map(({ name }) => name));
  const missing = [...counts.keys()].filter((name) => !names.has(name));
  const extra = [...names].filter((name) => !counts.has(name));
  const wrong = splits.filter(({ name, total }) => total !== null && counts.has(name) && counts.get(name) !== total);
  const splitsNamed = [...missing, ...extra, ...wrong.map(({ name }) => name)];
  return splitsNamed.length === 0 ? null : stop('fails', 'nemo-split-count', { splits: splitsNamed });
}
