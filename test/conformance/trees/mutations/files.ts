import { baseName, folderOf, join, EVERY } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { POINTER } from '../parts/pointer.ts';
import { oddName } from '../parts/names.ts';
import { pickFile, pickFolder } from './target.ts';
import type { Mutation, Mutations } from './target.ts';

/** Replaces a file by a link. */
function linked(target: (draft: Draft, path: string) => string | null, word: string): Mutation {
  return (draft) => {
    const path = draft.random.chance(60) ? pickFile(draft) : pickFolder(draft);
    if (path === null) return null;
    const to = target(draft, path);
    if (to === null) return null;
    draft.drop(path);
    draft.files.set(path, { link: to });
    return `${path} is a link ${word} (${to})`;
  };
}

function renamed(name: (draft: Draft, name: string) => string, folders: boolean): Mutation {
  return (draft) => {
    const path = folders ? pickFolder(draft) : pickFile(draft);
    if (path === null) return null;
    const to = join(folderOf(path), name(draft, baseName(path)));
    if (to === path) return null;
    draft.move(path, to);
    return `${path} renamed to ${baseName(to)}`;
  };
}

function otherCase(_draft: Draft, name: string): string {
  const upper = name.charAt(0).toUpperCase() + name.slice(1);
  return upper === name ? name.toLowerCase() : upper;
}

/** A link from the folder of `path` to another path of the repository. */
function relative(path: string, to: string): string {
  const up = folderOf(path) === '.' ? '' : folderOf(path).replaceAll(/[^/]+/gu, '..') + '/';
  return up + to;
}

const dropFolder: Mutation = (draft) => {
  const path = pickFolder(draft);
  if (path === null) return null;
  draft.drop(path);
  return `${path}/ dropped`;
};

const dropFile: Mutation = (draft) => {
  const path = pickFile(draft);
  if (path === null) return null;
  draft.drop(path);
  return `${path} dropped`;
};

const emptied: Mutation = (draft) => {
  const path = pickFile(draft);
  if (path === null) return null;
  draft.text(path, '');
  return `${path} empty`;
};

const pointer: Mutation = (draft) => {
  const path = pickFile(draft);
  if (path === null) return null;
  draft.text(path, POINTER);
  return `${path} is an LFS pointer`;
};

const toFolder: Mutation = (draft) => {
  const path = pickFile(draft);
  const file = path === null ? undefined : draft.files.get(path);
  if (path === null || file === undefined) return null;
  draft.drop(path);
  draft.files.set(`${path}/inner`, file);
  return `${path} is a folder`;
};

const toFile: Mutation = (draft) => {
  const path = pickFolder(draft);
  if (path === null) return null;
  draft.drop(path);
  draft.text(path, 'a file\n');
  return `${path} is a file`;
};

const swapped: Mutation = (draft) => {
  const [a, b] = [pickFile(draft), pickFile(draft)];
  if (a === null || b === null || a === b) return null;
  const [first, second] = [draft.files.get(a), draft.files.get(b)];
  if (first === undefined || second === undefined) return null;
  draft.files.set(a, second);
  draft.files.set(b, first);
  return `${a} and ${b} swapped`;
};

const copied: Mutation = (draft) => {
  const from = pickFolder(draft);
  if (from === null) return null;
  const to = draft.random.pick(['copy', 'tasks/copy', 'tasks/grp/copy', 'Tasks/copy', `${from}.bak`]);
  if (draft.has(to) || to.startsWith(`${from}/`)) return null;
  for (const path of draft.paths((path) => path.startsWith(`${from}/`))) {
    const file = draft.files.get(path);
    if (file !== undefined) draft.files.set(to + path.slice(from.length), file);
  }
  return `${from}/ copied to ${to}/`;
};

const regrouped: Mutation = (draft) => {
  const folder = draft.tasks.length === 0 ? null : draft.random.pick(draft.tasks);
  if (folder === null || folder === '.' || !draft.has(folder)) return null;
  const parent = folderOf(folder);
  const up = join(folderOf(parent), baseName(folder));
  const to = parent === '.' || draft.random.chance(60) ? join(join(parent, 'grp'), baseName(folder)) : up;
  if (to === folder || draft.has(to)) return null;
  draft.move(folder, to);
  return `${folder} moved to ${to}`;
};

const twin: Mutation = (draft) => {
  const path = pickFile(draft);
  const file = path === null ? undefined : draft.files.get(path);
  if (path === null || file === undefined) return null;
  const to = join(folderOf(path), otherCase(draft, baseName(path)));
  if (to === path || draft.has(to)) return null;
  draft.files.set(to, file);
  return `${to} beside ${path}`;
};

const vanished: Mutation = (draft) => {
  const path = pickFolder(draft);
  if (path === null) return null;
  draft.drop(path);
  draft.files.set(path, { dir: null });
  return `${path}/ empty`;
};

const inside: Mutation = linked((draft, path) => {
  const to = draft.random.chance(50) ? pickFile(draft) : pickFolder(draft);
  return to === null || to === path || to.startsWith(`${path}/`) || path.startsWith(`${to}/`)
    ? null
    : relative(path, to);
}, 'inside the repository');

/** A link to a copy of the file next to it: every loader that follows links reads the same. */
const beside: Mutation = (draft) => {
  const path = pickFile(draft);
  const file = path === null ? undefined : draft.files.get(path);
  if (path === null || file === undefined) return null;
  const real = `${path}.real`;
  if (draft.has(real)) return null;
  draft.files.set(real, file);
  draft.files.set(path, { link: baseName(real) });
  return `${path} is a link to ${baseName(real)}`;
};

/** Changes to which files there are, whatever they hold. */
export const FILE_MUTATIONS: Mutations = {
  name: 'file',
  loaders: EVERY,
  options: [
    { name: 'drop', weight: 8, make: dropFile },
    { name: 'drop-folder', weight: 5, make: dropFolder },
    { name: 'empty', weight: 4, make: emptied },
    { name: 'empty-folder', weight: 1, make: vanished },
    {
      name: 'rename',
      weight: 4,
      make: renamed(
        (draft, name) => draft.random.pick([`${name}.bak`, `_${name}`, name.replace(/\.[^.]+$/u, ''), `${name} `]),
        false,
      ),
    },
    { name: 'rename-odd', weight: 1, make: renamed((draft) => oddName(draft.random), false) },
    { name: 'rename-folder', weight: 4, make: renamed((draft) => oddName(draft.random), true) },
    { name: 'case', weight: 4, make: renamed(otherCase, false) },
    { name: 'case-folder', weight: 3, make: renamed(otherCase, true) },
    { name: 'case-twin', weight: 2, make: twin },
    { name: 'to-folder', weight: 3, make: toFolder },
    { name: 'to-file', weight: 2, make: toFile },
    { name: 'link-beside', weight: 3, make: beside },
    { name: 'link-inside', weight: 4, make: inside },
    { name: 'link-dangling', weight: 2, make: linked(() => 'no/such/file', 'to nothing') },
    {
      name: 'link-outside',
      weight: 2,
      make: linked(() => '../../../../../../../../nonexistent/x', 'out of the repository'),
    },
    { name: 'link-absolute', weight: 2, make: linked(() => '/nonexistent/x', 'to an absolute path') },
    { name: 'link-cycle', weight: 2, make: linked((_draft, path) => baseName(path), 'to itself') },
    { name: 'link-up', weight: 1, make: linked(() => '.', 'to its folder') },
    { name: 'pointer', weight: 5, make: pointer },
    { name: 'swap', weight: 3, make: swapped },
    { name: 'copy', weight: 2, make: copied },
    { name: 'regroup', weight: { openenv: 8, harbor: 5, else: 3 }, make: regrouped },
  ],
};
