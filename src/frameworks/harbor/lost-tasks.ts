import { baseName, directoryOf, joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import { resolvePath } from '../../repository/links.ts';
import { linksWithin } from '../harbor-tasks/view.ts';
import type { FileRule, Note } from '../types.ts';
import { harborCode } from './codes.ts';
import type { HarborNoteCode } from './codes.ts';
import { TASKS_FOLDER } from './scan.ts';
import type { TaskScan } from './scan.ts';

/** Notes of one kind are told up to this many. */
const MOST_TOLD = 50;
/** Most files or folders the Hub takes in one folder. */
const HUB_FOLDER_LIMIT = 10_000;

/** Takes one note of this page; those beyond the bound are dropped. */
type Tell = (
  code: HarborNoteCode,
  path: string | null,
  args: Note['args'],
  fact: string,
  kind: { readonly rule: FileRule; readonly effect: Note['effect']; readonly remedy?: Note['remedy'] },
) => void;

/**
 * Tasks that Harbor's doors drop without a word, and names that trouble others: deeper tasks, wrong case, links, folders
 * without task.toml, twins, too many entries (H10-H15, H20).
 */
export function lostTasks(listing: Listing, scan: TaskScan, hasRegistry: boolean): readonly Note[] {
  const notes: Note[] = [];
  const told = new Map<string, number>();
  const tell: Tell = (code, path, args, fact, { rule, effect, remedy }) => {
    const count = told.get(code) ?? 0;
    told.set(code, count + 1);
    if (count < MOST_TOLD) {
      notes.push({ rule, effect, code: harborCode(code), args, path, line: null, fact, remedy: remedy ?? null });
    }
  };
  deeper(scan, hasRegistry, tell);
  wrongCase(listing, scan, tell);
  const tasks = new Set(Array.from(scan.folders.values()).flat());
  linked(listing, tasks, tell);
  withoutToml(listing, scan, tasks, tell);
  for (const folder of scan.folders.keys()) {
    const entries = countChildren(listing, folder, scan);
    if (entries > HUB_FOLDER_LIMIT) {
      tell('harbor-many-entries', folder, { folder, entries, limit: HUB_FOLDER_LIMIT }, 'H10', {
        rule: 'files/size',
        effect: 'remark',
      });
    }
  }
  return notes;
}

const DROPPED = { rule: 'files/dropped-task', effect: 'hides' } as const;

function countChildren(listing: Listing, folder: string, scan: TaskScan): number {
  const tasks = scan.folders.get(folder)?.length ?? 0;
  return tasks < HUB_FOLDER_LIMIT / 2 ? tasks : listing.children(folder === '.' ? '' : folder).length;
}

/** One level only: tasks in a sub-folder are another taskset, which the plain command does not see. */
function deeper(scan: TaskScan, hasRegistry: boolean, tell: Tell): void {
  const folders = Array.from(scan.folders.keys());
  for (const folder of folders) {
    if (folder === '.') continue;
    const below = folders.filter((other) => other.startsWith(`${folder}/`));
    for (const other of below.slice(0, MOST_TOLD)) {
      tell(
        'harbor-deeper-tasks',
        other,
        { folder, deeper: other, count: scan.folders.get(other)?.length ?? 0 },
        'H10',
        DROPPED,
      );
    }
  }
  if (hasRegistry || folders.length === 0 || folders.includes(TASKS_FOLDER)) return;
  tell('harbor-needs-path', null, { folders: folders.slice(0, MOST_TOLD) }, 'H2', {
    rule: 'files/dropped-task',
    effect: 'remark',
  });
}

function wrongCase(listing: Listing, scan: TaskScan, tell: Tell): void {
  for (const { path } of listing.entries) {
    // The cheap test first: this looks at every path.
    const end = path.length - 9;
    if (end < 0 || path.charCodeAt(path.length - 5) !== 46 || (end > 0 && path.charCodeAt(end - 1) !== 47)) continue;
    const name = path.slice(end);
    if (name === 'task.toml' || name.toLowerCase() !== 'task.toml' || listing.get(`${path.slice(0, end)}task.toml`))
      continue;
    const remedy = {
      code: harborCode('harbor-remedy-rename-toml'),
      args: { from: path, to: joinPath(directoryOf(path), 'task.toml') },
    };
    tell('harbor-toml-case', path, { file: path }, 'H11', { ...DROPPED, remedy });
  }
  for (const folder of scan.folders.keys()) {
    if (folder === TASKS_FOLDER || folder.toLowerCase() !== TASKS_FOLDER) continue;
    tell('harbor-tasks-case', folder, { folder }, 'H11', { rule: 'files/dropped-task', effect: 'remark' });
  }
}

/** Links in the place of task folders, and `tasks` itself as a link: Harbor follows neither. */
function linked(listing: Listing, tasks: ReadonlySet<string>, tell: Tell): void {
  for (const link of linksWithin(listing, '')) {
    const found = resolvePath(listing, link.path);
    const args = { link: link.path, target: link.target ?? '' };
    const rule: FileRule = 'files/link';
    if (link.path === TASKS_FOLDER) {
      tell('harbor-linked-tasks', link.path, args, 'H15', { rule, effect: 'breaks' });
    } else if (found.kind === 'directory' && listing.get(joinPath(found.path, 'task.toml')) !== undefined) {
      if (!isInTask(link.path, tasks)) tell('harbor-linked-task', link.path, args, 'H15', { rule, effect: 'hides' });
    } else if (found.kind !== 'file' && !isInTask(link.path, tasks)) {
      tell('harbor-link-not-followed', link.path, args, 'H15', { rule, effect: 'remark' });
    }
  }
}

function isInTask(path: string, tasks: ReadonlySet<string>): boolean {
  for (let at = directoryOf(path); at !== ''; at = directoryOf(at)) if (tasks.has(at)) return true;
  return false;
}

/** Folders beside tasks that look like one but have no task.toml. */
function withoutToml(listing: Listing, scan: TaskScan, tasks: ReadonlySet<string>, tell: Tell): void {
  const instructions = listing.named('instruction.md');
  for (const path of instructions) {
    const directory = directoryOf(path);
    const parent = directoryOf(directory);
    if (directory === '' || tasks.has(directory)) continue;
    const beside = scan.folders.has(parent === '' ? '.' : parent) || parent === TASKS_FOLDER;
    if (!beside || listing.get(joinPath(directory, 'task.toml')) !== undefined) continue;
    const cased = listing.children(directory).some(({ name }) => name.toLowerCase() === 'task.toml');
    if (!cased) tell('harbor-no-toml', directory, { folder: directory, name: baseName(directory) }, 'H12', DROPPED);
  }
}
