/** Parts of a path that mark test data and samples (design: words, taskset). */
const SIDE_PLACES: ReadonlySet<string> = new Set([
  'test',
  'tests',
  'fixtures',
  'testdata',
  'examples',
  'docs',
  'vendor',
  'third_party',
]);

/**
 * Whether a folder of tasks or a file of rows counts as what the repo offers, rather than as test data or a sample:
 * `tasks/` and what lies below it, the root, and any path without a part such as `tests` or `examples`.
 * @param path from the root; `''` and `.` are the root
 */
export function isMainPath(path: string): boolean {
  if (path === '' || path === '.' || path === 'tasks' || path.startsWith('tasks/')) return true;
  return !path.split('/').some((part) => SIDE_PLACES.has(part.toLowerCase()));
}
