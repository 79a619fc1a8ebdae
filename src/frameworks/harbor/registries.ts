import { directoryOf } from '../../repository/listing.ts';
import { readRegistry } from '../registry.ts';
import type { DetectorContext, Evidence, Note, Taskset } from '../types.ts';
import { harborCode } from './codes.ts';
import { openRegistry } from './registry-door.ts';
import type { TaskScan } from './scan.ts';
import { isMainPath } from '../places.ts';

const NAME = 'registry.json';
/** Files of that name that are looked at. */
const MOST_REGISTRIES = 40;
const MOST_UNLISTED = 50;

/** What all registry.json files come to. */
export interface Registries {
  readonly tasksets: readonly Taskset[];
  readonly notes: readonly Note[];
  readonly evidence: readonly Evidence[];
  /** Some registry.json could not be seen. */
  readonly unseen: boolean;
  readonly pinNotSeen: boolean;
  /** Folders that entries reach by way of `..`. */
  readonly dotted: ReadonlySet<string>;
}

/**
 * Opens the registry.json at the root and those elsewhere that really are one: `--registry-path` reaches them (H30). A
 * file of that name inside a task, or one that holds something else, is none of Harbor's.
 * @param sample folders that sampling lets us read; null: all
 */
export async function openRegistries(
  context: DetectorContext,
  scan: TaskScan,
  sample: ReadonlySet<string> | null,
): Promise<Registries> {
  const { repository, repoId } = context;
  const tasksets: Taskset[] = [];
  const notes: Note[] = [];
  const evidence: Evidence[] = [];
  const listed = new Set<string>();
  const dotted = new Set<string>();
  let unseen = false;
  let pinNotSeen = false;
  for (const path of registryPaths(context, scan)) {
    const file = await readRegistry(repository, path);
    const isRoot = path === NAME;
    if (file.state === 'unseen' && isRoot) {
      unseen = true;
      const args = { reason: file.why.code, file: path };
      evidence.push({
        stance: 'unknown',
        code: harborCode('harbor-registry-unseen'),
        args,
        path,
        line: null,
        fact: 'H30',
      });
    } else if (file.state === 'invalid' && isRoot) {
      const { code, args, place, fact } = file;
      notes.push({ rule: 'files/registry', effect: 'breaks', code, args, ...place, fact, remedy: null });
      evidence.push({ stance: 'refutes', code, args, ...place, fact });
    } else if (file.state === 'ok' && (isRoot || file.specs.length > 0)) {
      const door = await openRegistry({ repository, repoId, path, sample }, file.specs);
      // Any number of them: as arguments of one call they would exhaust the stack.
      for (const taskset of door.tasksets) tasksets.push(taskset);
      for (const note of door.notes) notes.push(note);
      for (const directory of door.listed) listed.add(directory);
      for (const directory of door.dotted) dotted.add(directory);
      pinNotSeen ||= door.pinNotSeen;
    }
  }
  notes.push(...unlisted(scan, listed), ...caseNotes(context));
  return { tasksets, notes, evidence, unseen, pinNotSeen, dotted };
}

/** The root's first, then by depth; files inside tasks left out. */
function registryPaths(context: DetectorContext, scan: TaskScan): readonly string[] {
  const { listing } = context.repository;
  const tasks = new Set(Array.from(scan.folders.values()).flat());
  const isInTask = (path: string): boolean => {
    for (let at = directoryOf(path); at !== ''; at = directoryOf(at)) if (tasks.has(at)) return true;
    return false;
  };
  const found = listing.named(NAME).filter((path) => path !== NAME && !isInTask(path));
  const depth = (path: string): number => path.split('/').length;
  // At the root it is asked for even when the listing is cut.
  return [NAME, ...found.toSorted((a, b) => depth(a) - depth(b)).slice(0, MOST_REGISTRIES)];
}

/** Tasks that no dataset of a registry.json lists, though others do (B06's kind of repository). */
function unlisted(scan: TaskScan, listed: ReadonlySet<string>): Note[] {
  if (listed.size === 0) return [];
  const notes: Note[] = [];
  for (const [folder, directories] of scan.folders) {
    if (!isMainPath(folder)) continue;
    for (const directory of directories) {
      if (notes.length >= MOST_UNLISTED) return notes;
      if (listed.has(directory)) continue;
      const path = `${directory}/task.toml`;
      const args = { task: directory };
      const code = harborCode('harbor-unlisted-task');
      notes.push({ rule: 'files/registry', effect: 'remark', code, args, path, line: null, fact: 'H34', remedy: null });
    }
  }
  return notes;
}

/** `Registry.json` at the root is not found (H30). */
function caseNotes(context: DetectorContext): Note[] {
  const wrong = context.repository.listing
    .children('')
    .filter(({ name, kind }) => kind === 'file' && name !== NAME && name.toLowerCase() === NAME);
  return wrong.map(({ name }) => ({
    rule: 'files/registry',
    effect: 'hides',
    code: harborCode('registry-file-case'),
    args: { file: name },
    path: name,
    line: null,
    fact: 'H30',
    remedy: null,
  }));
}
