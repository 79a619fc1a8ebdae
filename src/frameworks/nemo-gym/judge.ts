import { isMapping } from '../support/pydantic.ts';
import type { SchemaProblem } from '../support/pydantic.types.ts';
import { PyFloat } from '../support/pydantic-scalars.ts';
import type { RowLine } from '../rows.types.ts';
import type { Args, BrokenTask } from '../types.ts';
import type { RowCode } from './codes.ts';
import type { RowModels } from './model.ts';
import { agentNameOf, isNoReference } from './routes.ts';
import { checkRow } from './row.ts';
import type { RowCheck } from './row.ts';

export const PARAMS = 'responses_create_params';

/** A row to judge, from either door. */
export interface RowToJudge {
  readonly path: string;
  /** Counts from 0. */
  readonly row: number;
  readonly line: number | null;
  readonly value: unknown;
  /** Artifact door: why a reader of the line refuses it. */
  readonly fault: RowLine['fault'];
}

/** What the row model says of the rows of one file or split. */
export interface Judged {
  readonly total: number;
  readonly ok: number;
  readonly broken: readonly BrokenTask[];
  /** Indices of the broken rows. */
  readonly bad: readonly number[];
  /** Rows that carry `responses_create_params` in any form. */
  readonly withParams: number;
  /** No row is good, and all that is wrong with the bad ones is what a prompt template would fill in (N14). */
  readonly template: boolean;
  /** Rows are tasks that name their taskset; only a config with routes loads them (N16). */
  readonly materialized: boolean;
  /** An accepted row loads only from this release on; the row's line. */
  readonly since: { readonly release: string; readonly line: number | null } | null;
  /** First good row at which NeMo Gym stops for all rows of the file. */
  readonly crash: Crash | null;
}

/**
 * A row that is fine by itself and ends the reading of the whole file: `agent_ref` is no object (N16), `_ng_task_index`
 * is no plain value, a `task_source` by which the row is sent is an object or a list, a column holds text here and a
 * number before (the metrics of `gym dataset collate` keep one kind for each column), or a column has a name that these metrics cannot store.
 */
export interface Crash {
  readonly kind: 'agent' | 'source' | 'index' | 'column' | 'name';
  readonly column: string;
  readonly row: RowToJudge;
}

/** Rows that are compared between releases. */
const COMPARED = 64;
/** Columns become attributes of a Python object, which has these already and lets nobody set them. */
const RESERVED: ReadonlySet<string> = new Set([
  '__class__',
  '__dict__',
  '__fields__',
  '__fields_set__',
  '__weakref__',
  'model_extra',
  'model_fields_set',
]);
/** Keys that only rows meant for NeMo Gym carry. */
const SIGNS = ['agent_ref', 'task_source', 'verifier_metadata', '_ng_task_index', 'task_index'];

/**
 * Judges rows as they would be sent to the resources server (N9-N13); `gym dataset collate` itself lets bad ones pass.
 * @param models null when no row carries `responses_create_params`: nothing has to be loaded to refuse those
 * @param claimed the card lists nemo-gym: rows without prompts may be meant for a template kept elsewhere
 */
export function judgeRows(rows: readonly RowToJudge[], models: RowModels | null, claimed: boolean): Judged {
  const broken: BrokenTask[] = [];
  const bad: number[] = [];
  let withParams = 0;
  let fillable = true;
  let materialized = rows.length > 0;
  let since: Judged['since'] = null;
  let crash: Crash | null = null;
  const kinds = new Map<string, 'number' | 'string'>();
  for (const row of rows) {
    const hasParams = isMapping(row.value) && Object.hasOwn(row.value, PARAMS);
    if (hasParams) withParams += 1;
    materialized &&= isMaterialized(row.value);
    const sample = rows.length <= COMPARED || row.row < COMPARED;
    const check: RowCheck =
      models === null ? unchecked(row.value) : checkRow(row.value, models, sample && since === null);
    const fault = lineFault(row) ?? rowFault(row, check.problems);
    if (fault === null) {
      if (check.since !== null) since = { release: check.since, line: row.line };
      crash ??= crashOf(row, kinds);
      continue;
    }
    bad.push(row.row);
    broken.push(fault);
    fillable &&= row.fault === null && isFillable(row.value, check.problems, claimed);
  }
  const ok = rows.length - broken.length;
  return {
    total: rows.length,
    ok,
    broken,
    bad,
    withParams,
    template: ok === 0 && rows.length > 0 && fillable,
    materialized,
    since,
    crash,
  };
}

function unchecked(value: unknown): RowCheck {
  return { problems: [{ path: isMapping(value) ? [PARAMS] : [], kind: 'missing', expected: 'a value' }], since: null };
}

function crashOf(row: RowToJudge, kinds: Map<string, 'number' | 'string'>): Crash | null {
  const { value } = row;
  if (!isMapping(value)) return null;
  const reference = Object.hasOwn(value, 'agent_ref') ? value['agent_ref'] : null;
  if (!isNoReference(reference) && !isMapping(reference)) return { kind: 'agent', column: 'agent_ref', row };
  // A name in `agent_ref` comes first.
  const named = (agentNameOf(reference) ?? null) !== null;
  const source = Object.hasOwn(value, 'task_source') ? value['task_source'] : null;
  if (!named && (Array.isArray(source) || isMapping(source))) return { kind: 'source', column: 'task_source', row };
  const index = Object.hasOwn(value, '_ng_task_index') ? value['_ng_task_index'] : null;
  if (Array.isArray(index) || isMapping(index)) return { kind: 'index', column: '_ng_task_index', row };
  for (const [column, held] of Object.entries(value)) {
    if (column === PARAMS || column === 'response') continue;
    for (const item of Array.isArray(held) ? (held as readonly unknown[]) : [held]) {
      const kind = typeof item === 'string' ? 'string' : isNumber(item) ? 'number' : null;
      if (kind === null) continue;
      if (RESERVED.has(column)) return { kind: 'name', column, row };
      const before = kinds.get(column);
      if (before === undefined) kinds.set(column, kind);
      else if (before !== kind) return { kind: 'column', column, row };
    }
  }
  return null;
}

/** What is no finite number among texts is the reader's word for a missing value; as a raw line it is refused before. */
function isNumber(value: unknown): boolean {
  return Number.isFinite(value) || typeof value === 'boolean' || value instanceof PyFloat;
}

function isMaterialized(value: unknown): boolean {
  if (!isMapping(value) || !isMapping(value['task_id']) || !Object.hasOwn(value, 'task_input')) return false;
  return typeof value['task_id']['taskset'] === 'string';
}

function isFillable(value: unknown, problems: readonly SchemaProblem[], claimed: boolean): boolean {
  if (!isMapping(value)) return false;
  const meant = claimed || Object.hasOwn(value, PARAMS) || SIGNS.some((sign) => Object.hasOwn(value, sign));
  // The row's whole prompt is missing, or its input; nothing else is wrong.
  return (
    meant &&
    problems.every(
      ({ kind, path }) =>
        kind === 'missing' && path[0] === PARAMS && (path.length === 1 || path[1] === 'input') && path.length <= 2,
    )
  );
}

function brokenRow(row: RowToJudge, code: RowCode, args: Args, fact: string): BrokenTask {
  return { path: row.path, place: { path: row.path, line: row.line }, code, args: { row: row.row + 1, ...args }, fact };
}

function lineFault(row: RowToJudge): BrokenTask | null {
  if (row.fault === null) return null;
  const { reason, column, strict } = row.fault;
  if (strict) return brokenRow(row, 'nemo-row-strict', { reason }, 'N7');
  if (reason === 'no value') return brokenRow(row, 'nemo-row-blank', {}, 'N7');
  if (reason === 'byte order mark') return brokenRow(row, 'nemo-row-bom', {}, 'N7');
  return brokenRow(row, 'nemo-row-not-json', { reason, column }, 'N7');
}

/** Names of the chat-completions API that people carry over, and what takes their place. */
const CHAT_KEYS: Readonly<Record<string, string>> = {
  messages: 'input',
  max_tokens: 'max_output_tokens',
  max_completion_tokens: 'max_output_tokens',
  response_format: 'text.format',
  reasoning_effort: 'reasoning.effort',
  functions: 'tools',
};

function rowFault(row: RowToJudge, problems: readonly SchemaProblem[]): BrokenTask | null {
  // What is there and wrong says more than what is missing because of it.
  const problem = problems.find(({ kind }) => kind === 'extra') ?? problems[0];
  if (problem === undefined) return null;
  const { path, kind, expected } = problem;
  const field = fieldName(path);
  if (path.length === 0) return brokenRow(row, 'nemo-row-not-object', {}, 'N7');
  if (path.length === 1 && path[0] === PARAMS) {
    if (kind === 'missing') return brokenRow(row, 'nemo-row-no-params', {}, 'N9');
    return brokenRow(row, 'nemo-row-params-form', { found: kindOf(valueAt(row.value, path)) }, 'N9');
  }
  const key = String(path.at(-1));
  const fact = path[1] === 'tools' ? 'N12' : path[1] === 'input' ? 'N11' : 'N10';
  if (kind === 'extra') {
    return path.length === 2 && Object.hasOwn(CHAT_KEYS, key)
      ? brokenRow(row, 'nemo-row-chat-key', { field, instead: CHAT_KEYS[key] ?? '' }, fact)
      : brokenRow(row, 'nemo-row-unknown-key', { field }, fact);
  }
  if (kind === 'missing') return brokenRow(row, 'nemo-row-missing', { field }, fact);
  if (valueAt(row.value, path) === null) return brokenRow(row, 'nemo-row-null', { field, expected }, 'N6');
  return brokenRow(row, 'nemo-row-value', { field, expected }, fact);
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string | number, unknown>>)[step];
  }
  return at;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a string' : `a ${typeof value}`;
}

/** `responses_create_params.input[0].role`. */
function fieldName(path: readonly (string | number)[]): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}
