import type { CardView } from '../../card/types.ts';
import type { RowFile } from '../rows.types.ts';
import type { Args, BrokenTask, Evidence, Snippet, Taskset } from '../types.ts';
import type { RowsCode } from './codes.ts';
import { gymRowFault, hasNamelessTool } from './gym-row.ts';
import { COLUMN_SIGNATURES, knownDataset, PROMPT_COLUMNS } from './known-datasets.ts';
import { namedEnvironment } from './named-environment.ts';
import { gymSnippet, namedSnippet } from './snippets.ts';

/** What rows tell (V31-V34). */
export interface RowsReading {
  /** NeMo Gym rows give `partial` under a condition; other rows never prove more than `unknown`. */
  readonly verdict: 'partial' | 'unknown' | 'fails';
  readonly tasksets: readonly Taskset[];
  readonly evidence: readonly Evidence[];
  /** The card names an environment, or the known-dataset table does. */
  readonly vouched: boolean;
  /** Files that hold rows, or may. */
  readonly hasRows: boolean;
  /** Columns are those of a known environment. */
  readonly recognised: boolean;
  readonly sampled: { readonly read: number; readonly of: number } | null;
}

/**
 * Judges row files. No code of Verifiers turns rows of the Hub into tasks: each environment does (V31). So what counts is
 * who names the environment; only NeMo Gym rows have a built-in taskset (V32).
 */
export function readRows(files: readonly RowFile[], card: CardView, repoId: string | null): RowsReading {
  // Compressed files are read by no taskset that ships with Verifiers.
  const plain = files.filter((file) => file.compression === null);
  const evidence: Evidence[] = [];
  const note = (
    stance: Evidence['stance'],
    code: RowsCode,
    args: Args,
    path: string | null,
    line: number | null,
    fact: string,
  ): void => {
    evidence.push({ stance, code, args, path, line, fact });
  };
  const named = namedEnvironment(card, repoId);
  const known = knownDataset(repoId);
  if (named !== null) {
    const code = named.name === null ? 'verifiers-rows-named-config' : 'verifiers-rows-named';
    note('supports', code, { environment: named.name ?? '', words: named.words }, card.path, null, 'V31');
  }
  if (known !== null) {
    note(
      'supports',
      'verifiers-rows-known',
      { dataset: known.dataset, environment: known.environment, source: known.source },
      null,
      null,
      'V31',
    );
  }
  const recognised = columnEvidence(plain, card, note);
  const gym = plain.filter(isGymFile).map((file) => judgeGymFile(file, repoId));
  for (const { taskset } of gym) {
    const { total, ok, broken } = taskset.tasks;
    const [first] = taskset.broken;
    if (ok > 0) note('supports', 'verifiers-rows-gym', { ok, total, broken }, taskset.path, null, 'V32');
    if (first !== undefined) note('refutes', first.code as RowsCode, first.args, taskset.path, first.place.line, 'V32');
  }
  for (const { taskset, nameless } of gym)
    if (nameless !== null)
      note('supports', 'verifiers-rows-gym-since', { since: '0.4.0', line: nameless }, taskset.path, nameless, 'V32');
  const hasRows = plain.length > 0;
  if (hasRows)
    note(
      'unknown',
      'verifiers-rows-alone',
      { files: plain.slice(0, 20).map((file) => file.path) },
      plain[0]?.path ?? null,
      null,
      'V31',
    );
  const packed = files.filter((file) => file.compression !== null).map((file) => file.path);
  if (!hasRows && packed.length > 0)
    note('refutes', 'verifiers-rows-compressed', { files: packed.slice(0, 20) }, packed[0] ?? null, null, 'V31');
  const environment = named?.name ?? known?.environment ?? null;
  const tasksets = gym.map(({ taskset }) => taskset);
  const firstMain = plain.find((file) => file.main);
  if (environment !== null && firstMain !== undefined) {
    tasksets.push(rowsTaskset(environment, firstMain, namedSnippet(environment, repoId)));
  }
  const loads = gym.some(({ main, before }) => main && before > 0);
  const incomplete = gym.find(({ taskset }) => taskset.tasks.unread > 0);
  return {
    verdict: loads ? 'partial' : hasRows || (packed.length > 0 && named !== null) ? 'unknown' : 'fails',
    tasksets,
    evidence,
    vouched: named !== null || known !== null,
    hasRows,
    recognised,
    sampled:
      incomplete === undefined
        ? null
        : { read: incomplete.taskset.tasks.ok + incomplete.taskset.tasks.broken, of: incomplete.taskset.tasks.total },
  };
}

function rowsTaskset(environment: string, file: RowFile, snippet: Snippet | null): Taskset {
  return {
    door: 'rows',
    name: environment,
    version: null,
    path: file.path,
    main: true,
    verdict: 'unknown',
    tasks: { total: file.total ?? file.rows.length, ok: 0, broken: 0, unread: file.total ?? file.rows.length },
    broken: [],
    snippet,
  };
}

type Note = (
  stance: Evidence['stance'],
  code: RowsCode,
  args: Args,
  path: string | null,
  line: number | null,
  fact: string,
) => void;

/** Which known environment the columns fit, else whether there is a prompt at all (V33, weak). */
function columnEvidence(files: readonly RowFile[], card: CardView, note: Note): boolean {
  const seen = files.filter((file) => file.columns !== null && file.columns.length > 0);
  const sources = seen.map((file) => ({ path: file.path, columns: file.columns ?? [] }));
  const declared = headerColumns(card);
  if (files.length > 0 && declared.length > 0) sources.unshift({ path: card.path, columns: declared });
  for (const { path, columns } of sources) {
    const environments = [...COLUMN_SIGNATURES].filter(([, needs]) => needs.every((need) => columns.includes(need)));
    const [first] = environments;
    if (first === undefined) continue;
    note(
      'unknown',
      'verifiers-rows-columns',
      { environments: environments.map(([name]) => name), columns: first[1] },
      path,
      null,
      'V33',
    );
    return true;
  }
  for (const { path, columns } of sources) {
    const column = PROMPT_COLUMNS.find((name) => columns.includes(name));
    if (column === undefined) continue;
    note('unknown', 'verifiers-rows-prompt', { column }, path, null, 'V33');
    return false;
  }
  const [first] = sources;
  if (first !== undefined)
    note('unknown', 'verifiers-rows-no-prompt', { columns: first.columns.slice(0, 20) }, first.path, null, 'V33');
  return false;
}

/** Column names of the header's `dataset_info`. */
function headerColumns(card: CardView): readonly string[] {
  const info = card.data?.['dataset_info'];
  const entries: readonly unknown[] = Array.isArray(info) ? info : [info];
  const names: string[] = [];
  for (const entry of entries.slice(0, 50)) {
    const features =
      typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>)['features'] : null;
    for (const feature of Array.isArray(features) ? features.slice(0, 500) : []) {
      const name: unknown =
        typeof feature === 'object' && feature !== null ? (feature as Readonly<Record<string, unknown>>)['name'] : null;
      if (typeof name === 'string') names.push(name);
    }
  }
  return names;
}

/** A `.jsonl` file whose first row mentions a NeMo Gym request (V32). */
function isGymFile(file: RowFile): boolean {
  if (file.format !== 'jsonl' || file.lines === null) return false;
  const first = file.lines.find((line) => line.fault?.reason !== 'no value');
  const value = first?.value;
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, 'responses_create_params')
  );
}

interface GymFile {
  readonly taskset: Taskset;
  readonly main: boolean;
  /** Rows that load before the first bad one, where reading stops. */
  readonly before: number;
  /** Line of the first row with a function tool without a name. */
  readonly nameless: number | null;
}

function judgeGymFile(file: RowFile, repoId: string | null): GymFile {
  const broken: BrokenTask[] = [];
  let ok = 0;
  let before = 0;
  let nameless: number | null = null;
  for (const line of file.lines ?? []) {
    if (line.fault?.reason === 'no value') continue;
    const unreadable = line.fault !== null && !line.fault.strict;
    const fault = unreadable ? null : gymRowFault(line.value);
    if (!unreadable && fault === null) {
      ok += 1;
      if (nameless === null && hasNamelessTool(line.value)) nameless = line.line;
      if (broken.length === 0) before += 1;
      continue;
    }
    const place = { path: file.path, line: line.line };
    const code: RowsCode = unreadable ? 'verifiers-gym-row-not-json' : `verifiers-gym-row-${fault ?? 'params'}`;
    broken.push({
      path: file.path,
      code,
      args: { line: line.line, reason: line.fault?.reason ?? '' },
      place,
      fact: 'V32',
    });
  }
  const judged = ok + broken.length;
  const total = file.complete ? judged : Math.max(file.total ?? 0, judged + 1);
  const taskset: Taskset = {
    door: 'rows',
    name: null,
    version: null,
    path: file.path,
    main: file.main,
    verdict: before > 0 ? 'partial' : 'unknown',
    tasks: { total, ok, broken: broken.length, unread: total - judged },
    broken,
    snippet: before > 0 ? gymSnippet(file.path, repoId) : null,
  };
  return { taskset, main: file.main, before, nameless };
}
