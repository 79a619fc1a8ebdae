import type { TaskFacts, TaskProblem } from '../harbor-tasks.types.ts';
import type { BrokenTask, Verdict } from '../types.ts';

/** Tasks of one taskset, counted. */
export interface Count {
  ok: number;
  /** Of `ok`: those that may lie in another repository, since the own address is not known. */
  maybeElsewhere: number;
  broken: number;
  /** Left out by sampling. */
  skipped: number;
  /** Could not be seen, for whatever reason. */
  unseen: number;
  /** Broken ones and unseen ones, with the reason. */
  readonly told: BrokenTask[];
}

export function newCount(): Count {
  return { ok: 0, maybeElsewhere: 0, broken: 0, skipped: 0, unseen: 0, told: [] };
}

/** The problem that decides about a task: the first one that is certain, else the first one. */
export function decidingProblem(facts: TaskFacts): TaskProblem | null {
  return facts.problems.find(({ stage }) => stage !== 'unseen') ?? facts.problems[0] ?? null;
}

/** Adds a task whose folder arrives at Harbor. */
export function countTask(count: Count, directory: string, facts: TaskFacts | undefined): void {
  const problem = facts === undefined ? null : decidingProblem(facts);
  if (facts === undefined) count.skipped += 1;
  else if (problem === null) count.ok += 1;
  else {
    if (problem.stage === 'unseen') count.unseen += 1;
    else count.broken += 1;
    const { code, args, place, fact } = problem;
    count.told.push({ path: directory === '' ? '.' : directory, code, args, place, fact });
  }
}

/** The verdict on one taskset. What could not be seen never makes it fail. */
export function verdictOf({ ok, maybeElsewhere, broken, skipped, unseen }: Count): Verdict {
  const certain = ok - maybeElsewhere;
  if (unseen === 0 && maybeElsewhere === 0) {
    if (broken === 0 && ok > 0) return 'loads';
    return ok > 0 ? 'partial' : skipped > 0 ? 'unknown' : 'fails';
  }
  return certain > 0 ? 'partial' : 'unknown';
}

/** The counts as reports show them. */
export function tasksOf(count: Count): { total: number; ok: number; broken: number; unread: number } {
  const { ok, broken, skipped, unseen } = count;
  return { total: ok + broken + skipped + unseen, ok, broken, unread: skipped + unseen };
}
