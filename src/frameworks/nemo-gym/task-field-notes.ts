import { isMapping } from '../support/pydantic.ts';
import type { SchemaProblem } from '../support/pydantic.types.ts';
import type { Row, RowFile } from '../rows.types.ts';
import type { Args, Note } from '../types.ts';
import { PARAMS } from './judge.ts';
import { knownDataset } from './known.ts';
import { checkFields, taskFields } from './task-fields.ts';
import type { FieldProblems, OwnerFields, TaskFields } from './task-fields.ts';

/** Remarks on the fields that a row's server reads. */
export type FieldCode =
  | 'nemo-field-missing'
  | 'nemo-field-null'
  | 'nemo-field-value'
  | 'nemo-field-unknown'
  | 'nemo-field-misplaced'
  | 'nemo-field-twice'
  | 'nemo-remedy-field'
  | 'nemo-remedy-field-place';

/** Kinds of faults that are told of one file. */
const MOST_NOTES = 20;

interface Fault {
  readonly code: FieldCode;
  readonly args: Args;
  readonly owner: string;
  readonly row: Row;
  count: number;
}

/**
 * Notes on rows whose own server could not verify them (N18): known by the repo's id, or by what the rows name. Where these
 * disagree, or name nothing that NeMo Gym ships, nothing is said. Never more than a remark: `gym dataset collate` looks at
 * these schemas only where the server itself declares the dataset.
 */
export async function taskFieldNotes(files: readonly RowFile[], repoId: string | null): Promise<Note[]> {
  const fields = await taskFields();
  return files.flatMap((file) => fileNotes(file, knownOwner(repoId, file.path, fields), fields));
}

function knownOwner(repoId: string | null, path: string, fields: TaskFields): string | null {
  const known = knownDataset(repoId);
  if (known === null || known.source) return null;
  if (known.artifacts.length > 0 && !known.artifacts.includes(path)) return null;
  return fields.owners.get(known.agent) ?? null;
}

function fileNotes(file: RowFile, known: string | null, fields: TaskFields): Note[] {
  const faults = new Map<string, Fault>();
  for (const row of file.rows) {
    // A row with a response is a rollout: what a run wrote, not what one starts from.
    if (!isMapping(row.value) || !Object.hasOwn(row.value, PARAMS) || Object.hasOwn(row.value, 'response')) continue;
    const owner = ownerOf(row.value, known, fields);
    const wanted = owner === null ? null : fields.fieldsOf(owner);
    if (owner === null || wanted === null) continue;
    for (const fault of faultsOf(row, owner, wanted)) {
      const id = [fault.code, owner, fault.args['field']].join('\0');
      const same = faults.get(id);
      if (same !== undefined) same.count += 1;
      else if (faults.size < MOST_NOTES) faults.set(id, fault);
    }
  }
  return [...faults.values()].map(({ code, args, owner, row, count }) => ({
    rule: 'files/task-fields',
    effect: 'remark',
    code,
    args: { ...args, row: row.index + 1, rows: count, server: owner.replace(/^agent\//, ''), release: fields.release },
    path: file.path,
    line: row.line,
    fact: 'N18',
    remedy: { code: code === 'nemo-field-misplaced' ? 'nemo-remedy-field-place' : 'nemo-remedy-field', args: {} },
  }));
}

/** Whose fields a row must have; null where nothing tells, or not all that tells agrees. */
function ownerOf(row: Readonly<Record<string, unknown>>, known: string | null, fields: TaskFields): string | null {
  const reference = Object.hasOwn(row, 'agent_ref') ? row['agent_ref'] : null;
  const names = [
    isMapping(reference) && Object.hasOwn(reference, 'name') ? reference['name'] : null,
    Object.hasOwn(row, 'task_source') ? row['task_source'] : null,
  ];
  const owners = new Set(known === null ? [] : [known]);
  for (const name of names) {
    const owner = typeof name === 'string' ? fields.owners.get(name) : undefined;
    if (owner !== undefined) owners.add(owner);
  }
  const [owner = null] = owners;
  return owners.size === 1 ? owner : null;
}

function faultsOf(row: Row, owner: string, wanted: OwnerFields): Fault[] {
  const value = row.value as Readonly<Record<string, unknown>>;
  const { problems, misplaced, twice }: FieldProblems = checkFields(value, wanted);
  const fault = (code: FieldCode, args: Args): Fault => ({ code, args, owner, row, count: 1 });
  return [
    ...problems.map((problem) => fault(codeOf(problem, value), { field: nameOf(problem), expected: problem.expected })),
    ...misplaced.map((field) => fault('nemo-field-misplaced', { field })),
    ...twice.map((field) => fault('nemo-field-twice', { field })),
  ];
}

function codeOf({ kind, path }: SchemaProblem, row: Readonly<Record<string, unknown>>): FieldCode {
  if (kind === 'missing') return 'nemo-field-missing';
  if (kind === 'extra') return 'nemo-field-unknown';
  const [key = ''] = path;
  return path.length === 1 && Object.hasOwn(row, key) && row[key] === null ? 'nemo-field-null' : 'nemo-field-value';
}

/** `unit_tests.inputs[]`: the place of an item is left out, so that rows with the same fault count as such. */
function nameOf({ path }: SchemaProblem): string {
  return path.map((step, i) => (typeof step === 'number' ? '[]' : i === 0 ? step : `.${step}`)).join('');
}
