import type { BrokenTask, FileRule, Taskset } from '../frameworks/types.ts';

/**
 * Families of codes and the rule that explains them; the rest of the broken tasks are `files/broken-task`. Row files have
 * a rule of their own, whatever is wrong with a row.
 */
const FAMILIES: readonly (readonly [start: string, rule: FileRule])[] = [
  ['task-link-', 'files/link'],
  ['task-name-', 'files/unsafe-name'],
  ['task-folder-option', 'files/unsafe-name'],
  ['task-toml-pointer', 'files/lfs-pointer'],
  ['entry-', 'files/registry'],
  ['openenv-not-a-task', 'files/stray-folder'],
];

/** Endings of codes that say that content was not seen: such a task is not broken, only open. */
const NOT_SEEN = /-(?:unseen|pointer|listing-cut|too-deep)$/u;

/** The rule under which a broken task is reported. `task-name` is a fault inside task.toml, not a folder's name. */
export function ruleOfBroken(set: Taskset, task: BrokenTask): FileRule {
  if (set.door === 'artifact' || set.door === 'split' || set.door === 'rows') return 'files/rows';
  return FAMILIES.find(([start]) => task.code.startsWith(start))?.[1] ?? 'files/broken-task';
}

/** Whether the task's content could not be seen, so that nothing is held against it. */
export function isUnseen(task: BrokenTask): boolean {
  return NOT_SEEN.test(task.code);
}
