import type { TaskFacts } from '../harbor-tasks.types.ts';
import type { DetectorContext, Evidence, Taskset } from '../types.ts';
import { harborCode } from './codes.ts';
import type { HarborEvidenceCode } from './codes.ts';
import type { Registries } from './registries.ts';
import type { TaskScan } from './scan.ts';
import { releaseEvidence } from './since.ts';

/** Tasksets told one by one. */
const MOST_TASKSETS = 100;

const CODES: Readonly<Record<Taskset['verdict'], HarborEvidenceCode>> = {
  loads: 'harbor-taskset-loads',
  partial: 'harbor-taskset-partial',
  fails: 'harbor-taskset-fails',
  unknown: 'harbor-taskset-unknown',
};
const STANCES: Readonly<Record<Taskset['verdict'], Evidence['stance']>> = {
  loads: 'supports',
  partial: 'supports',
  fails: 'refutes',
  unknown: 'unknown',
};

/** What was seen, door by door, and what is missing altogether. */
export function evidenceOf(
  context: DetectorContext,
  scan: TaskScan,
  tasksets: readonly Taskset[],
  registries: Registries,
  facts: readonly TaskFacts[],
): readonly Evidence[] {
  const evidence: Evidence[] = [...registries.evidence];
  evidence.push(...tasksets.slice(0, MOST_TASKSETS).map(tasksetEvidence));
  if (tasksets.length > MOST_TASKSETS) {
    evidence.push(say('supports', 'harbor-more-tasksets', { count: tasksets.length - MOST_TASKSETS }, null, 'H3'));
  }
  const { listing } = context.repository;
  if (!listing.complete) {
    evidence.push(say('unknown', 'harbor-listing-cut', { reason: listing.problem?.code ?? '' }, null, 'H10'));
  }
  if (scan.folders.size === 0 && !scan.rootIsTask && listing.complete) {
    evidence.push(say('refutes', 'harbor-no-tasks', {}, null, 'H10'));
    if (listing.isFile('dataset.toml')) evidence.push(say('refutes', 'harbor-dataset-toml', {}, 'dataset.toml', 'H6'));
    const [taskMd] = listing.named('task.md');
    if (taskMd !== undefined) evidence.push(say('refutes', 'harbor-task-md', { file: taskMd }, taskMd, 'H7'));
  }
  return [...evidence, ...releaseEvidence(listing, scan, tasksets, registries, facts)];
}

function say(
  stance: Evidence['stance'],
  code: HarborEvidenceCode,
  args: Evidence['args'],
  path: string | null,
  fact: string,
): Evidence {
  return { stance, code: harborCode(code), args, path, line: null, fact };
}

function tasksetEvidence(taskset: Taskset): Evidence {
  const { ok, total, broken, unread } = taskset.tasks;
  const name = taskset.name === null ? (taskset.path ?? '') : `${taskset.name}@${taskset.version ?? ''}`;
  const args = { taskset: name, door: taskset.door, ok, total, broken, unread };
  if (taskset.door === 'local') {
    const isRoot = taskset.path === '.' && total === 1 && taskset.verdict !== 'partial';
    if (!isRoot) return say('supports', 'harbor-local-copy', args, taskset.path, 'H17');
    const code = taskset.verdict === 'fails' ? 'harbor-root-task-broken' : 'harbor-root-task';
    return say(STANCES[taskset.verdict], code, args, 'task.toml', 'H16');
  }
  const path = taskset.door === 'registry' ? 'registry.json' : taskset.path;
  return say(STANCES[taskset.verdict], CODES[taskset.verdict], args, path, taskset.door === 'registry' ? 'H31' : 'H10');
}
