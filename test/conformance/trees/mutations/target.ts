import { baseName, folderOf } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';

/** Spoils a draft in one place. Answers in words what it did, or null where there is nothing for it to do. */
export type Mutation = (draft: Draft) => string | null;

/** Mutations of one area. */
export type Mutations = Group<Mutation>;

const MATTERS = /(?:^|\/)(?:task\.toml|instruction\.md|test\.sh|registry\.json|pyproject\.toml|__init__\.py)$/u;
const ROWS = /\.(?:jsonl|ndjson|json|csv|parquet)$/iu;

/** Whether a path holds rows, by its name. */
export function isRows(path: string): boolean {
  return ROWS.test(path) && baseName(path).toLowerCase() !== 'registry.json';
}

/** Whether a path is a task's settings. */
export function isToml(path: string): boolean {
  return baseName(path) === 'task.toml';
}

/** One of the files that satisfy a condition, those first that loaders read; null where there is none. */
export function pickFile(draft: Draft, wanted: (path: string) => boolean = () => true): string | null {
  const paths = draft.paths(wanted);
  const first = paths.filter((path) => MATTERS.test(path) || isRows(path));
  const from = first.length > 0 && draft.random.chance(80) ? first : paths;
  return from.length === 0 ? null : draft.random.pick(from);
}

/** One of the text files that satisfy a condition, with its text. */
export function pickText(
  draft: Draft,
  wanted: (path: string) => boolean = () => true,
): { path: string; text: string } | null {
  const path = pickFile(draft, (path) => wanted(path) && draft.textOf(path) !== null);
  return path === null ? null : { path, text: draft.textOf(path) ?? '' };
}

/** Every folder that holds something. */
function foldersOf(draft: Draft): string[] {
  const folders = new Set<string>();
  for (const path of draft.files.keys()) {
    for (let folder = folderOf(path); folder !== '.'; folder = folderOf(folder)) folders.add(folder);
  }
  return [...folders].sort();
}

/** One of the folders that hold something, those of tasks first; null where there is none. */
export function pickFolder(draft: Draft): string | null {
  const folders = foldersOf(draft);
  const tasks = draft.tasks.filter((folder) => folders.includes(folder));
  const from = tasks.length > 0 && draft.random.chance(50) ? tasks : folders;
  return from.length === 0 ? null : draft.random.pick(from);
}
