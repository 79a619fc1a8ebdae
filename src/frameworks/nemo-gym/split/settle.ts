import { PACKED } from '../../rows/lines.ts';
import type { RowFile } from '../../rows.types.ts';
import { hasHugeNumber } from '../../support/huge-numbers.ts';
import { isMapping } from '../../support/pydantic.ts';
import { stop } from './door.ts';
import type { LoadedSplit, SplitFiles, SplitRow, SplitStop } from './door.ts';
import { fits, hasJson, inferShape, masked, stored } from './shape.ts';
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
    isLate: false,
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
  /** Parquet: leaf columns of the first file; csv: its columns. */
  columns: ReadonlySet<string> | null;
  /** JSON: files without a byte came first, and the reader looks for mixed objects in the very first file only. */
  isLate: boolean;
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
      if (detail === PACKED) return stop('unsure', 'nemo-split-unseen', {}, { path });
      const faults = (file.lines ?? []).filter(({ fault }) => fault?.strict === false);
      // What the lenient reader takes, and whether it is asked at all, is not followed.
      const isLenient = module === 'json' && faults.length > 0 && faults.every(({ fault }) => fault?.closed === true);
      return stop(isLenient ? 'unsure' : 'fails', 'nemo-split-broken-file', { detail }, { path, line });
    }
    if (file.state === 'unseen') {
      // Shards beyond the budget are a sample; other reasons leave nothing to go by.
      if (file.fault?.code !== 'budget' || rows.length === 0) return stop('unsure', 'nemo-split-unseen', {}, { path });
      complete = false;
      total = null;
      continue;
    }
    const values =
      module === 'parquet'
        ? typedRows(file, settling)
        : module === 'csv'
          ? tableRows(file, settling)
          : jsonRows(file, settling, i === 0);
    if ('code' in values) return values;
    complete &&= file.complete;
    total = total === null || file.total === null ? null : total + file.total;
    rows.push(...values.map(({ index, line, value }) => ({ path, row: index, line, value })));
  }
  if (rows.length === 0) return stop('fails', 'nemo-split-no-rows', {}, { path: files[0]?.path ?? null });
  return { name, files: files.map((file) => file.path), rows, total, complete };
}

type Rows = RowFile['rows'];

function jsonRows(file: RowFile, settling: Settling, isFirst: boolean): Rows | SplitStop {
  const { path } = file;
  if (file.state === 'empty' && file.lines?.length === 0) {
    settling.isLate ||= settling.schema === null;
    return [];
  }
  if (hasHugeNumber(file.rows.map(({ value }) => value))) return stop('unsure', 'nemo-split-unsure', {}, { path });
  if (file.rows.length > 0 && file.rows[0]?.value === null) {
    const place = { path, line: file.rows[0].line };
    return stop('fails', 'nemo-split-broken-file', { detail: 'null in place of the first row' }, place);
  }
  const before = settling.schema;
  const schema = before ?? firstSchema(file, settling.isLate);
  if ('code' in schema) return schema;
  const wrong = textFault(file, hasJson(schema), before !== null, isFirst);
  if (wrong !== null) return wrong;
  if (before !== null && file.rows.length > 0) {
    const values = file.rows.map(({ value }) => masked(value, schema));
    const shape = inferShape(values, false);
    if (shape === null) return stop('unsure', 'nemo-split-kinds', {}, { path });
    const extra = [...shape.fields.keys()].filter((column) => !schema.fields.has(column));
    if (extra.length > 0) return stop('fails', 'nemo-split-columns', { columns: extra.slice(0, 10) }, { path });
    // A column of texts takes objects, as JSON; within other values it does not.
    const others = [...shape.fields].filter(
      ([column, { kind }]) => kind !== 'struct' || !isText(schema.fields.get(column)),
    );
    const rest: Shape = { kind: 'struct', fields: new Map(others) };
    if (!fits(rest, schema, true)) return stop('fails', 'nemo-split-kinds', {}, { path });
    if (!fits(rest, schema, false)) return stop('unsure', 'nemo-split-kinds', {}, { path });
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

/**
 * What one of the readers of JSON refuses in the text. With some part kept as JSON text, every line is read by a lenient
 * reader and written anew, which mends much but wants each line to be JSON; a list is written anew in any case.
 */
function textFault(file: RowFile, isRewritten: boolean, wasSettled: boolean, isFirst: boolean): SplitStop | null {
  const { path, list, uniform, bom, repeated } = file;
  const broken = (detail: string, line: number | null): SplitStop =>
    stop('fails', 'nemo-split-broken-file', { detail }, { path, line });
  if (list) return null;
  const wrong = file.lines?.find(({ fault }) => fault?.strict === true && fault.reason !== 'NaN or Infinity');
  // Which of the two is asked first depends on what else the rows hold.
  if (repeated !== null || (wrong !== undefined && isRewritten)) {
    return stop('unsure', 'nemo-split-unsure', {}, { path, line: repeated ?? wrong?.line ?? null });
  }
  if (wrong !== undefined) return broken(wrong.fault?.reason ?? '', wrong.line);
  if (!isRewritten || !wasSettled || (uniform && (isFirst || !bom))) return null;
  const line = file.lines?.find(({ fault }) => fault?.strict === false)?.line ?? null;
  return broken('a line is no JSON', line);
}

function isText(shape: Shape | undefined): boolean {
  return shape?.kind === 'scalar' && shape.type === 'string';
}

/** The first file tells the columns; a later one may lack some, and must not have others. */
function tableRows({ path, columns, rows }: RowFile, settling: Settling): Rows | SplitStop {
  const declared = settling.schema === null ? null : new Set(settling.schema.fields.keys());
  settling.columns ??= declared ?? new Set(columns);
  const known = settling.columns;
  const extra = (columns ?? []).filter((column) => !known.has(column));
  return extra.length > 0 ? stop('fails', 'nemo-split-columns', { columns: extra.slice(0, 10) }, { path }) : rows;
}

function firstSchema({ path, rows, uniform }: RowFile, isLate: boolean): (Shape & { kind: 'struct' }) | SplitStop {
  const values = rows.map(({ value }) => value);
  const shape = inferShape(values, uniform && !isLate);
  if (shape === null) {
    // An empty list, or blank lines, in place of rows.
    const code = rows.length === 0 ? 'nemo-split-no-rows' : 'nemo-split-kinds';
    return stop(isLate && uniform ? 'unsure' : 'fails', code, {}, { path });
  }
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
