import type { CaseFile } from '../../support/cases.ts';
import type { LoaderKey, Tree } from '../types.ts';
import { Draft, optionNames } from './draft.ts';
import type { Group } from './draft.ts';
import { mutate } from './mutate.ts';
import { CARD_GROUPS, makeCard } from './parts/cards.ts';
import { EXTRA_GROUPS, makeExtras } from './parts/extras.ts';
import { LAYOUTS } from './parts/layouts.ts';
import { makePackage, PACKAGE_GROUPS } from './parts/packages.ts';
import { makeRegistry, REGISTRY_GROUPS } from './parts/registry.ts';
import { makeRows, ROW_GROUPS } from './parts/rows.ts';
import { TASK_GROUPS } from './parts/tasks.ts';
import { Random } from './random.ts';
import { viewerTree } from './viewer.ts';

/** Everything trees are composed of. */
const PARTS: readonly Group<unknown>[] = [
  LAYOUTS,
  ...TASK_GROUPS,
  ...REGISTRY_GROUPS,
  ...ROW_GROUPS,
  ...PACKAGE_GROUPS,
  ...CARD_GROUPS,
  ...EXTRA_GROUPS,
];

/** The names of all parts meant for a loader. */
export function partNames(loader: LoaderKey): string[] {
  return optionNames(PARTS, loader);
}

/** A tree and what it is made of. */
export interface Composed {
  readonly tree: Tree;
  /** `GROUP/OPTION` for every choice that was made. */
  readonly parts: readonly string[];
  /** Names of the mutations, in their order. */
  readonly mutations: readonly string[];
}

/**
 * Composes a repository from valid parts, in the shares that suit a loader, and spoils it in up to three places. The
 * same arguments make the same tree under every release of Node.
 * @returns the tree; its id is `generated/LOADER/SEED/N`
 */
export function composeTree(loader: LoaderKey, seed: number, n: number): Composed {
  const draft = new Draft(loader, new Random(`${loader}/${seed}/${n}`));
  draft.choose(LAYOUTS)(draft);
  makeRegistry(draft);
  makeRows(draft);
  makePackage(draft);
  makeCard(draft);
  makeExtras(draft);
  const count = draft.random.pick([0, 0, 1, 1, 1, 1, 2, 2, 3]);
  const mutations = Array.from({ length: count }, () => mutate(draft)).flatMap((made) => made ?? []);
  const made = [...new Set(draft.parts)].filter((part) => !part.startsWith('toml') && !part.endsWith('/none'));
  const words = mutations.length === 0 ? ['no change'] : mutations.map(({ words }) => words);
  return {
    tree: {
      id: `generated/${loader}/${seed}/${n}`,
      change: `${words.join('; ')} (${made.join(', ')})`,
      files: tidy(draft.files),
    },
    parts: draft.parts,
    mutations: mutations.map(({ name }) => name),
  };
}

/** The tree of {@link composeTree}; for the viewer every other one is about what a header names. */
export function generateTree(loader: LoaderKey, seed: number, n: number): Tree {
  if (loader === 'datasets' && n % 2 === 1) return { ...viewerTree(seed, n), id: `generated/${loader}/${seed}/${n}` };
  return composeTree(loader, seed, n).tree;
}

/** The files in order, without those that cannot exist: below a file or link, or where git keeps its own. */
export function tidy(files: ReadonlyMap<string, CaseFile>): Record<string, CaseFile> {
  const kept = new Map<string, CaseFile>();
  for (const [path, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const parts = path.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..' || /^\.git$/iu.test(part))) continue;
    if (parts.some((_, depth) => depth > 0 && blocks(files.get(parts.slice(0, depth).join('/'))))) continue;
    const filled = 'dir' in file && [...files.keys()].some((other) => other.startsWith(`${path}/`));
    if (!filled) kept.set(path, file);
  }
  return Object.fromEntries(kept);
}

function blocks(file: CaseFile | undefined): boolean {
  return file !== undefined && !('dir' in file);
}
