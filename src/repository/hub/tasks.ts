import { baseName, directoryOf } from '../listing.ts';

/** Tells of a path whether it lies in a task folder, one that holds a task.toml; the root does not count. */
export function taskFinder(paths: readonly string[]): (path: string) => boolean {
  const tasks = new Set(paths.filter((path) => baseName(path) === 'task.toml').map(directoryOf));
  return (path) => {
    for (let at = directoryOf(path); at !== ''; at = directoryOf(at)) if (tasks.has(at)) return true;
    return false;
  };
}
