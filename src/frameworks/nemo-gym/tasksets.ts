import { isMapping } from '../support/pydantic.ts';
import type { RowFile } from '../rows.types.ts';
import type { Evidence, Taskset, Verdict } from '../types.ts';
import type { EvidenceCode } from './codes.ts';
import { judgeRows, PARAMS } from './judge.ts';
import type { Judged, RowToJudge } from './judge.ts';
import type { RowModels } from './model.ts';
import { routingOf } from './routes.ts';
import type { Routing } from './routes.ts';
import { nemoSnippet, routeOf } from './snippets.ts';
import type { LoadedSplit } from './split/door.ts';

/** A taskset with what else the notes need to know of it. */
export interface Candidate {
  readonly taskset: Taskset;
  readonly judged: Judged | null;
  readonly routing: Routing | null;
  readonly evidence: readonly Evidence[];
  /** Rows read, and of how many (estimated from the size where unknown); null: nothing was left out. */
  readonly sample: { readonly read: number; readonly of: number } | null;
}

/** What the doors have in common. */
export interface DoorContext {
  readonly repoId: string | null;
  readonly claimed: boolean;
  readonly models: RowModels | null;
  readonly sizeOf: (path: string) => number | null;
}

/** The beginning of a file that is read first; an estimate of all rows rests on it. */
const HEAD = 1024 * 1024;

/** Whether some row carries the key, at least. */
export function hasParams(file: RowFile): boolean {
  const carries = (value: unknown): boolean => isMapping(value) && Object.hasOwn(value, PARAMS);
  return file.rows.some(({ value }) => carries(value)) || (file.lines ?? []).some(({ value }) => carries(value));
}

/** Whether the artifact door is worth judging: JSON Lines by name, or by content (N2, N7). */
export function isArtifact(file: RowFile): boolean {
  if (file.compression !== null) return false;
  if (file.format === 'jsonl') return true;
  return (
    file.format === 'json' && (file.lines ?? []).some(({ value }) => isMapping(value) && Object.hasOwn(value, PARAMS))
  );
}

/** Judges one file as a raw artifact (N2, N7-N13). */
export async function artifactTaskset(file: RowFile, context: DoorContext): Promise<Candidate> {
  const { path } = file;
  const base = { door: 'artifact', name: null, version: null, path, main: file.main } as const;
  const seen = (stance: Evidence['stance'], code: EvidenceCode, args: Evidence['args'], fact: string): Evidence[] => [
    { stance, code, args, path, line: file.fault?.line ?? null, fact },
  ];
  const shut = (verdict: Verdict, evidence: readonly Evidence[]): Candidate => ({
    taskset: { ...base, verdict, tasks: { total: 0, ok: 0, broken: 0, unread: 0 }, broken: [], snippet: null },
    judged: null,
    routing: null,
    evidence,
    sample: null,
  });
  if (file.state === 'unseen') {
    return shut('unknown', seen('unknown', 'nemo-file-unseen', { why: file.fault?.code ?? '' }, 'N1'));
  }
  if (file.lines === null) return shut('fails', seen('refutes', 'nemo-file-not-lines', {}, 'N7'));
  if (file.lines.length === 0) return shut('fails', seen('refutes', 'nemo-file-empty', {}, 'N8'));
  const rows: RowToJudge[] = file.lines.map(({ line, value, fault }) => ({ path, row: line - 1, line, value, fault }));
  const judged = judgeRows(rows, context.models, context.claimed);
  const verdict = verdictOf(judged);
  const routing = routingOf(rows);
  const whole = file.complete || file.lines.length === file.total;
  const of = whole ? rows.length : estimate(rows.length, context.sizeOf(path));
  const snippet =
    judged.withParams > 0
      ? nemoSnippet(context.repoId, { artifact: path }, await routeOf(context.repoId, path, routing))
      : null;
  return {
    taskset: { ...base, verdict, tasks: counts(judged, 0), broken: isOpen(judged) ? [] : judged.broken, snippet },
    judged,
    routing,
    evidence: rowEvidence(judged, whole, path, null),
    sample: whole ? null : { read: rows.length, of },
  };
}

/** Rows of a file that the split door judges once more when the artifact door found them all good. */
const REPEATED = 64;

/**
 * Judges one split that `load_dataset` gives (N3-N6).
 * @param good files whose rows are all good as raw artifacts
 */
export async function splitTaskset(
  split: LoadedSplit,
  context: DoorContext,
  good: ReadonlySet<string>,
): Promise<Candidate> {
  const chosen = split.rows.filter(({ path, row }) => row < REPEATED || !good.has(path));
  const rows = chosen.map(({ path, row, line, value }) => ({ path, row, line, value, fault: null }));
  const judged = judgeRows(rows, context.models, context.claimed);
  const complete = split.complete && chosen.length === split.rows.length;
  const [first = null] = split.files;
  const path = split.files.length === 1 ? first : null;
  const routing = routingOf(split.rows);
  const plain = ['train', 'validation', 'test'].includes(split.name);
  const route = judged.withParams > 0 ? await routeOf(context.repoId, null, routing) : null;
  const unread = split.total === null ? 0 : Math.max(0, split.total - judged.total);
  return {
    taskset: {
      door: 'split',
      name: split.name,
      version: null,
      path,
      main: split.main,
      verdict: verdictOf(judged),
      tasks: counts(judged, unread),
      broken: isOpen(judged) ? [] : judged.broken,
      snippet: judged.withParams > 0 ? nemoSnippet(context.repoId, { split: plain ? split.name : null }, route) : null,
    },
    judged,
    routing,
    evidence: rowEvidence(judged, complete, first, split.name),
    sample: complete ? null : { read: judged.total, of: split.total ?? split.rows.length + 1 },
  };
}

/** Rows that are neither good nor bad, because something outside the repository decides. */
function isOpen(judged: Judged): boolean {
  return judged.ok === 0 && (judged.template || judged.materialized);
}

function verdictOf(judged: Judged): Verdict {
  if (isOpen(judged)) return 'unknown';
  if (judged.ok === 0) return 'fails';
  return judged.broken.length > 0 || judged.crash !== null ? 'partial' : 'loads';
}

function counts(judged: Judged, unread: number): Taskset['tasks'] {
  const total = judged.total + unread;
  if (isOpen(judged)) return { total, ok: 0, broken: 0, unread: total };
  return { total, ok: judged.ok, broken: judged.broken.length, unread };
}

function estimate(read: number, size: number | null): number {
  return Math.max(read + 1, size === null ? 0 : Math.round((read * size) / Math.min(size, HEAD)));
}

/** One sentence on the rows of a file or split, and the first bad one. */
function rowEvidence(judged: Judged, whole: boolean, path: string | null, split: string | null): Evidence[] {
  const { ok, total, since } = judged;
  const args = { rows: total, good: ok, bad: total - ok, ...(split === null ? {} : { split }) };
  const say = (stance: Evidence['stance'], code: EvidenceCode, fact: string, line: number | null = null): Evidence => ({
    stance,
    code,
    args,
    path,
    line,
    fact,
  });
  if (judged.materialized && ok === 0) return [say('unknown', 'nemo-rows-materialized', 'N16')];
  if (isOpen(judged)) return [say('unknown', 'nemo-rows-template', 'N14')];
  if (judged.withParams === 0) return [say('refutes', 'nemo-rows-no-params', 'N9')];
  const found: Evidence[] = [];
  const [first] = judged.broken;
  if (first === undefined) {
    const good = whole ? 'nemo-rows-good' : 'nemo-rows-first-good';
    found.push(say('supports', split === null ? good : 'nemo-split-good', split === null ? 'N9' : 'N5'));
  } else {
    const code = ok > 0 ? 'some-bad' : 'all-bad';
    found.push(say('refutes', `${split === null ? 'nemo-rows' : 'nemo-split'}-${code}`, 'N13', first.place.line));
    found.push({ stance: 'refutes', code: first.code, args: first.args, ...first.place, fact: first.fact });
  }
  if (since !== null) {
    const { release, line } = since;
    found.push({ stance: 'supports', code: 'nemo-rows-since', args: { since: release }, path, line, fact: 'N10' });
  }
  return found;
}
