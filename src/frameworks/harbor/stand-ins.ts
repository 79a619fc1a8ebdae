import type { Listing } from '../../repository/listing.ts';
import { isLfsPointer } from '../../repository/lfs.ts';
import type { Repository } from '../../repository/types.ts';
import { readRowFiles } from '../rows.ts';
import type { Note } from '../types.ts';
import { harborCode } from './codes.ts';
import { readsEveryTask } from '../harbor-tasks/sampling.ts';
import type { TaskScan } from './scan.ts';

/** A Git LFS pointer is about this long. */
const POINTER_SIZE = { least: 100, most: 250 };
/** Files of that size that are opened to see; a repository of many such files is only probed. */
const MOST_OPENED = 200;
const MOST_TOLD = 50;

/** Files that lead to the same content for a person, but not for Harbor's text reading (H71, H72). */
const TEXT_FILES =
  /(?:^|\/)(?:instruction\.md|test\.sh|test\.bat|solve\.sh|solve\.bat|Dockerfile|docker-compose\.yaml)$/;

/**
 * Git LFS pointers inside tasks: Harbor takes a pointer of instruction.md for the prompt, and hands others on as they
 * are, because its own `git lfs pull` does not run (H70, H71). task.toml is not among them: it is told as unread.
 */
export async function pointerNotes(repository: Repository, scan: TaskScan): Promise<readonly Note[]> {
  const remote = repository.sampling !== null;
  if (!readsEveryTask(repository)) return [];
  const notes: Note[] = [];
  let opened = 0;
  for (const { path, kind, size } of repository.listing.entries) {
    if (opened >= MOST_OPENED || notes.length >= MOST_TOLD) break;
    if (kind !== 'file' || !isInTask(path, scan) || path.endsWith('/task.toml')) continue;
    // Over the network each look is a request, except at what was read before; it may not tell sizes.
    const maybe = size !== null && size >= POINTER_SIZE.least && size <= POINTER_SIZE.most;
    if (remote ? !path.endsWith('/instruction.md') : !maybe) continue;
    opened += 1;
    const read = await repository.read(path, POINTER_SIZE.most);
    if (!read.ok || !isLfsPointer(read.bytes)) continue;
    notes.push({
      rule: 'files/lfs-pointer',
      effect: TEXT_FILES.test(path) ? 'hides' : 'remark',
      code: harborCode('harbor-lfs-pointer'),
      args: { file: path },
      path,
      line: 1,
      fact: 'H71',
      remedy: { code: harborCode('harbor-remedy-lfs'), args: {} },
    });
  }
  return notes;
}

/** Whether a path lies below some folder of tasks; precise enough to choose files by. */
function isInTask(path: string, scan: TaskScan): boolean {
  if (scan.rootIsTask || scan.folders.has('.')) return path.includes('/');
  for (const folder of scan.folders.keys()) if (path.startsWith(`${folder}/`)) return true;
  return false;
}

const ARCHIVE = /\.(?:tar|tar\.gz|tgz|tar\.zst|tar\.xz|tar\.bz2|zip|7z)$/i;

/** Archives that may hold task folders: nothing loads from within one. */
function packedArchives(listing: Listing): readonly Note[] {
  const found = listing.entries.filter(({ path, kind }) => {
    const depth = path.split('/').length;
    return kind === 'file' && depth <= 3 && ARCHIVE.test(path);
  });
  return found.slice(0, MOST_TOLD).map(({ path }) => ({
    rule: 'files/packed-tasks',
    effect: 'remark',
    code: harborCode('harbor-packed'),
    args: { file: path },
    path,
    line: null,
    fact: 'H10',
    remedy: { code: harborCode('harbor-remedy-unpack'), args: {} },
  }));
}

/** Task folders that are there only as archives or as rows of a table. */
export async function packedTasks(repository: Repository): Promise<readonly Note[]> {
  return [...packedArchives(repository.listing), ...(await packedTables(repository))];
}

/** Columns that hold a whole task folder as one value. */
const PACKED_COLUMN = /^task_(?:binary|archive|tar|zip|files)$/;

/** Tables whose rows are packed task folders: nothing unpacks them either. */
async function packedTables(repository: Repository): Promise<readonly Note[]> {
  const notes: Note[] = [];
  for (const file of await readRowFiles(repository)) {
    const column = file.columns?.find((name) => PACKED_COLUMN.test(name));
    if (column === undefined || notes.length === MOST_TOLD) continue;
    notes.push({
      rule: 'files/packed-tasks',
      effect: 'remark',
      code: harborCode('harbor-packed-table'),
      args: { file: file.path, column },
      path: file.path,
      line: null,
      fact: 'H10',
      remedy: { code: harborCode('harbor-remedy-unpack'), args: {} },
    });
  }
  return notes;
}
