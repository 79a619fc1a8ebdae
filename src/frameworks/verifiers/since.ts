import type { BrokenTask, Evidence } from '../types.ts';
import type { HarborDoorCode } from './codes.ts';
import type { JudgedTask } from './harbor-task.ts';

/** From this release on Verifiers is as the rules say; 0.3, which is still in use, differs. */
const SINCE = '0.4.0';

/**
 * What Verifiers 0.3 does not look at, so that it takes such a task: steps, compose files, and (through the older
 * Harbor that it brings) names of steps, links and paths. A folder without instruction.md is no task to it.
 */
const STRICTER: ReadonlyMap<string, string> = new Map([
  ['verifiers-task-steps', 'steps'],
  ['verifiers-task-compose-broken', 'environment/docker-compose.yaml'],
  ['verifiers-task-service', 'service'],
  ['verifiers-task-verifier-build', 'verifier.environment_mode'],
  ['verifiers-task-verifier-box', 'verifier.environment'],
  ['task-instruction-missing', 'instruction.md'],
  ['task-step-name', 'steps.name'],
  ['task-step-twice', 'steps.name'],
  ['task-link-absolute', 'links'],
  ['task-link-outside', 'links'],
  ['task-link-loop', 'links'],
  ['entry-absolute', 'path'],
  ['entry-outside', 'path'],
]);

/**
 * What is refused, or loads, from a release on only.
 * @param broken tasks, or entries of registry.json
 * @param judged tasks of the same dataset
 */
export function sinceEvidence(broken: readonly BrokenTask[], judged: readonly JudgedTask[]): Evidence[] {
  const stricter = new Map<string, BrokenTask[]>();
  for (const task of broken) {
    const feature = STRICTER.get(task.code);
    if (feature !== undefined) stricter.set(feature, [...(stricter.get(feature) ?? []), task]);
  }
  const found = Array.from(stricter, ([feature, tasks]): Evidence => {
    const [first] = tasks;
    const place = first?.place ?? { path: null, line: null };
    return tell(
      'refutes',
      'verifiers-stricter-since',
      { feature, tasks: tasks.length, task: first?.path ?? '' },
      place,
    );
  });
  const composed = judged.filter((task) => task.state === 'ok' && task.builtByCompose);
  const [first] = composed;
  if (first === undefined) return found;
  const args = { feature: 'environment/docker-compose.yaml', tasks: composed.length, task: first.directory };
  return [...found, tell('supports', 'verifiers-taken-since', args, { path: first.directory, line: null })];
}

function tell(
  stance: Evidence['stance'],
  code: HarborDoorCode,
  args: Readonly<Record<string, string | number>>,
  place: { readonly path: string | null; readonly line: number | null },
): Evidence {
  return { stance, code, args: { since: SINCE, ...args }, path: place.path, line: place.line, fact: 'V16' };
}
