import { directoryOf } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import { byCodePoint } from '../support/order.ts';

/** Harbor task folders of a listing: a folder is one when it holds an entry named exactly `task.toml` (H10, H11, H51). */
export interface TaskScan {
  /** The root itself is a task (H16). */
  readonly rootIsTask: boolean;
  /** Folder that directly holds task folders (`.` for the root) → those folders in Harbor's order. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
}

/** Where `harbor run --repo` looks when no `--path` is given (H2). */
export const TASKS_FOLDER = 'tasks';

/**
 * Finds every folder whose direct children are tasks. A task within another task is part of that one, except that the
 * default folder `tasks` is always looked into. `tasks` comes first, then the root.
 */
export function scanTasks(listing: Listing): TaskScan {
  const directories = listing.named('task.toml').map(directoryOf);
  const all = new Set(directories);
  const folders = new Map<string, string[]>();
  for (const directory of directories) {
    if (directory === '') continue;
    const parent = directoryOf(directory);
    if (parent !== TASKS_FOLDER && isWithinTask(parent, all)) continue;
    const key = parent === '' ? '.' : parent;
    const found = folders.get(key);
    if (found === undefined) folders.set(key, [directory]);
    else found.push(directory);
  }
  const rank = (folder: string): number => (folder === TASKS_FOLDER ? 0 : folder === '.' ? 1 : 2);
  const sorted = Array.from(folders).sort(([a], [b]) => rank(a) - rank(b) || byCodePoint(a, b));
  for (const [, tasks] of sorted) tasks.sort(byCodePoint);
  return { rootIsTask: all.has(''), folders: new Map(sorted) };
}

/** Whether a folder is a task or lies in one; the root as a task does not count. */
function isWithinTask(folder: string, tasks: ReadonlySet<string>): boolean {
  for (let at = folder; at !== ''; at = directoryOf(at)) if (tasks.has(at)) return true;
  return false;
}
