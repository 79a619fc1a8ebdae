import { baseName } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import type { LinkMode } from '../harbor-tasks/view.ts';
import type { EntryTarget } from '../registry.ts';

type Here = Extract<EntryTarget, { kind: 'here' }>;

/** A task.toml's folder among what the download brings. */
export interface ExportedTask {
  readonly repository: Repository;
  readonly directory: string;
  readonly links: LinkMode;
  /** The task folder it lies in, if it does. */
  readonly within: string | null;
}

const folders = new WeakMap<Here, readonly string[]>();

/** Folders with a task.toml at or below a listed path (V6, V7, V21); also where `task.toml` is itself a folder. */
export function taskFolders(target: Here): readonly string[] {
  const known = folders.get(target);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const { path } of target.repository.listing.under(target.path)) {
    if (!path.includes('/task.toml', target.path.length)) continue;
    const parts = path.split('/');
    for (
      let i = parts.indexOf('task.toml', target.path.split('/').length);
      i > 0;
      i = parts.indexOf('task.toml', i + 1)
    ) {
      found.add(parts.slice(0, i).join('/'));
    }
  }
  const list = [...found];
  folders.set(target, list);
  return list;
}

/** Every task of a dataset in the order Verifiers reads them: by the parts of the exported path, `<last part>/…`. */
export function exportedOrder(targets: readonly Here[]): readonly ExportedTask[] {
  const rows = targets.flatMap((target) => {
    const found = taskFolders(target);
    const known = new Set(found);
    return found.map((directory) => ({
      key: [baseName(target.path), ...`${directory}/task.toml`.slice(target.path.length + 1).split('/')],
      task: {
        repository: target.repository,
        directory,
        links: (directory === target.path ? 'copied' : 'followed') as LinkMode,
        within: outerTask(directory, target.path, known),
      },
    }));
  });
  return rows.toSorted((a, b) => compareParts(a.key, b.key)).map(({ task }) => task);
}

function outerTask(directory: string, top: string, known: ReadonlySet<string>): string | null {
  let at = directory;
  while (at.length > top.length) {
    at = at.slice(0, at.lastIndexOf('/'));
    if (known.has(at)) return at;
  }
  return null;
}

/** Python compares paths part by part, by code point. */
function compareParts(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compareText(a[i] ?? '', b[i] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const left = Array.from(a, (character) => character.codePointAt(0) ?? 0);
  const right = Array.from(b, (character) => character.codePointAt(0) ?? 0);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const order = (left[i] ?? 0) - (right[i] ?? 0);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
