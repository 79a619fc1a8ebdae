import { joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import { byCodePoint } from '../support/order.ts';

/** The one folder that is downloaded (O2). */
export const ROOT = 'tasks';
/** Folders of groups below it that are searched (O4). */
const MOST_DEPTH = 6;
const MOST_TOLD = 50;

/** The order in which OpenEnv counts the folders of a dataset (O3-O6), and what it passes over. */
export interface Enumeration {
  /** `flat`: every direct sub-folder counts, task or not. `grouped`: task folders at any depth. */
  readonly form: 'flat' | 'grouped' | 'none';
  /** Index → folder. */
  readonly order: readonly string[];
  /** Flat: folders that are no task but take an index. */
  readonly stray: readonly string[];
  /** Folders with tasks below a counted folder, which are not looked into. */
  readonly lost: readonly string[];
  /** Tasks in folders whose name starts with a dot. */
  readonly hidden: readonly string[];
  /** Grouped: tasks deeper than the search goes. */
  readonly tooDeep: readonly string[];
}

/** Lists the folders below `tasks/` as `_task_dirs_from_directory` does on a download, where links are text files. */
export function enumerateTasks(listing: Listing): Enumeration {
  const top = folders(listing, ROOT);
  const direct = top.filter((folder) => isTask(listing, folder));
  const hidden = listing
    .children(ROOT)
    .filter(({ name, kind }) => kind === 'directory' && name.startsWith('.'))
    .map(({ name }) => joinPath(ROOT, name))
    .filter((folder) => isTask(listing, folder))
    .slice(0, MOST_TOLD);
  const tooDeep: string[] = [];
  if (direct.length > 0) {
    const tasks = new Set(direct);
    const stray = top.filter((folder) => !tasks.has(folder));
    const lost = stray.filter((folder) => holdsTask(listing, folder)).slice(0, MOST_TOLD);
    return { form: 'flat', order: top, stray, lost, hidden, tooDeep };
  }
  const order: string[] = [];
  const walk = (folder: string, depth: number): void => {
    for (const child of folders(listing, folder)) {
      if (isTask(listing, child)) order.push(child);
      else if (depth < MOST_DEPTH) walk(child, depth + 1);
      else if (tooDeep.length < MOST_TOLD && holdsTask(listing, child)) tooDeep.push(child);
    }
  };
  walk(ROOT, 1);
  return { form: order.length > 0 ? 'grouped' : 'none', order, stray: [], lost: [], hidden, tooDeep };
}

/** Sub-folders of a folder by name, those starting with a dot left out. */
function folders(listing: Listing, folder: string): string[] {
  return listing
    .children(folder)
    .filter(({ name, kind }) => kind === 'directory' && !name.startsWith('.'))
    .map(({ name }) => joinPath(folder, name))
    .sort(byCodePoint);
}

function isTask(listing: Listing, folder: string): boolean {
  const kind = listing.get(joinPath(folder, 'task.toml'))?.kind;
  return kind === 'file' || kind === 'link';
}

/** Whether a task.toml lies at any depth below a folder. */
function holdsTask(listing: Listing, folder: string): boolean {
  return listing.under(folder).some(({ path, kind }) => kind === 'file' && path.endsWith('/task.toml'));
}
