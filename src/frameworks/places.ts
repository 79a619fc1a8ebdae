/** Folder names that stand for test data, samples or other people's code, in lower case. */
const SIDE_PLACES: ReadonlySet<string> = new Set([
  'test',
  'tests',
  'testdata',
  'test_data',
  'test-data',
  'fixture',
  'fixtures',
  'example',
  'examples',
  'sample',
  'samples',
  'doc',
  'docs',
  'vendor',
  'third_party',
  'third-party',
]);

/**
 * Whether a folder is a place where tasks and rows are meant to be used: no part of its path is named like a place for
 * test data or samples. Only main places can make a verdict `loads`.
 * @param folder POSIX path from the root, `''` for the root
 */
export function isMainPath(folder: string): boolean {
  return !folder.split('/').some((part) => SIDE_PLACES.has(part.toLowerCase()));
}
