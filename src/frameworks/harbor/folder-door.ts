import { readTasks } from '../harbor-tasks.ts';
import type { TaskFacts } from '../harbor-tasks.types.ts';
import { isMainPath } from '../places.ts';
import type { DetectorContext, Taskset } from '../types.ts';
import { countTask, newCount, tasksOf, verdictOf } from '../harbor-tasks/count.ts';
import { nameProblem, rootTask } from './names.ts';
import { TASKS_FOLDER } from './scan.ts';
import { folderSnippet, localSnippet } from './snippets.ts';

/** Task folder → what was read of it; folders that sampling left out are missing. */
export type TaskReadings = ReadonlyMap<string, TaskFacts>;

/** A folder of tasks through Harbor's git door (H2, H10-H14). */
export function openFolder(
  context: DetectorContext,
  folder: string,
  directories: readonly string[],
  readings: TaskReadings,
): Taskset {
  const count = newCount();
  const good: string[] = [];
  for (const directory of directories) {
    const name = nameProblem(directory);
    if (name === null) {
      const before = count.ok;
      countTask(count, directory, readings.get(directory));
      if (count.ok > before) good.push(directory);
    } else {
      count.broken += 1;
      count.told.push(name);
    }
  }
  if (folder === '.' && context.repository.listing.get('task.toml') !== undefined) {
    count.broken += 1;
    count.told.push(rootTask);
  }
  const tasks = tasksOf(count);
  const verdict = verdictOf(count);
  const input = { repoId: context.repoId, tasks, good, all: directories };
  return {
    door: folder === TASKS_FOLDER ? 'tasks' : 'path',
    name: null,
    version: null,
    path: folder,
    main: isMainPath(folder),
    verdict,
    tasks,
    broken: count.told,
    snippet: verdict === 'fails' ? null : folderSnippet(folder, input),
  };
}

/**
 * The same folder in a local copy, where names do not matter and links may leave the task (H17). It is worth telling
 * only when no git door brings a single task of it; it never makes a verdict `loads`.
 * @returns null when nothing loads there either
 */
export async function openLocally(
  context: DetectorContext,
  folder: string,
  directories: readonly string[],
): Promise<Taskset | null> {
  const facts = await readTasks(context.repository, directories, 'followed');
  const count = newCount();
  for (const task of facts) countTask(count, task.directory, task);
  if (count.ok === 0) return null;
  return {
    door: 'local',
    name: null,
    version: null,
    path: folder,
    main: isMainPath(folder),
    verdict: 'partial',
    tasks: tasksOf(count),
    broken: count.told,
    snippet: localSnippet(folder, context.repoId),
  };
}

/** The root as one task: only a local copy loads it (H16). */
export async function openRootTask(context: DetectorContext): Promise<Taskset> {
  const [facts] = await readTasks(context.repository, [''], 'followed');
  const count = newCount();
  countTask(count, '', facts);
  const verdict = verdictOf(count);
  return {
    door: 'local',
    name: null,
    version: null,
    path: '.',
    main: true,
    verdict,
    tasks: tasksOf(count),
    broken: count.told,
    snippet: count.ok === 0 ? null : localSnippet('.', context.repoId),
  };
}
