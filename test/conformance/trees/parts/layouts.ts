import { join, EVERY } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';
import { oddName, taskNames } from './names.ts';
import { makeTask } from './tasks.ts';

type Layout = (draft: Draft) => void;

/** Writes one to three tasks into a folder. */
function fill(draft: Draft, folder: string, counts: readonly number[] = [1, 1, 2, 2, 3]): void {
  for (const name of taskNames(draft.random, draft.random.pick(counts))) makeTask(draft, join(folder, name));
}

function into(...folders: readonly string[]): Layout {
  return (draft) => {
    for (const folder of folders) fill(draft, folder, folders.length === 1 ? undefined : [1, 1, 2]);
  };
}

/** Where the task folders lie. */
export const LAYOUTS: Group<Layout> = {
  name: 'layout',
  loaders: EVERY,
  options: [
    { name: 'tasks', weight: { 'nemo-gym': 3, datasets: 8, openenv: 30, else: 24 }, make: into('tasks') },
    { name: 'root', weight: { 'nemo-gym': 1, verifiers: 5, else: 4 }, make: into('.') },
    { name: 'one-at-root', weight: { 'nemo-gym': 1, else: 2 }, make: (draft) => makeTask(draft, '.') },
    { name: 'groups', weight: { 'nemo-gym': 1, openenv: 10, else: 4 }, make: into('tasks/easy', 'tasks/hard') },
    { name: 'group', weight: { 'nemo-gym': 1, openenv: 5, else: 2 }, make: into('tasks/g') },
    {
      name: 'odd-group',
      weight: { 'nemo-gym': 1, openenv: 3, else: 1 },
      make: (draft) => fill(draft, `tasks/${oddName(draft.random)}`),
    },
    {
      name: 'group-order',
      weight: { openenv: 3, 'nemo-gym': 0, datasets: 1, else: 1 },
      make: (draft) => {
        for (const folder of draft.random.sample(['a/y', 'a-b/x', 'a.b/z', 'a/z/q', 'B/x', '10/x', '2/x'], 4)) {
          makeTask(draft, `tasks/${folder}`);
        }
      },
    },
    {
      name: 'task-in-task',
      weight: { 'nemo-gym': 1, openenv: 2, else: 1 },
      make: (draft) => {
        makeTask(draft, 'tasks/outer');
        makeTask(draft, 'tasks/outer/inner');
      },
    },
    { name: 'flat-and-group', weight: { 'nemo-gym': 1, openenv: 4, else: 3 }, make: into('tasks', 'tasks/grp') },
    {
      name: 'deep',
      weight: { 'nemo-gym': 1, openenv: 4, else: 2 },
      make: (draft) =>
        fill(draft, `tasks/${['a', 'b', 'c', 'd', 'e', 'f'].slice(0, 2 + draft.random.below(5)).join('/')}`),
    },
    {
      name: 'other-folder',
      weight: { 'nemo-gym': 1, openenv: 3, else: 6 },
      make: (draft) => fill(draft, draft.random.pick(['envs', 'sets', 'Tasks', 'TASKS', 'task', 'train', 'my tasks'])),
    },
    { name: 'data-folder', weight: { 'nemo-gym': 1, else: 3 }, make: into('data/tasks') },
    {
      name: 'two-sets',
      weight: { 'nemo-gym': 1, else: 3 },
      make: (draft) => into(...draft.random.sample(['tasks', 'envs', 'more', 'data/v1'], 2))(draft),
    },
    {
      name: 'same-names',
      weight: { verifiers: 3, 'nemo-gym': 0, datasets: 1, else: 2 },
      make: (draft) => {
        for (const folder of ['tasks/x/same', 'tasks/y/same', 'tasks/y/other']) makeTask(draft, folder);
      },
    },
    {
      name: 'many',
      weight: { 'nemo-gym': 0, datasets: 1, else: 1 },
      make: (draft) => {
        for (const name of ['t1', 't10', 't2', 'T3', '_u', 'a', 'é', 'b.c', 'b-c']) makeTask(draft, `tasks/${name}`);
      },
    },
    {
      name: 'sample-place',
      weight: { 'nemo-gym': 1, else: 2 },
      make: (draft) => fill(draft, draft.random.pick(['tests/fixtures', 'examples', 'docs/tasks', 'tasks/tests'])),
    },
    { name: 'none', weight: { 'nemo-gym': 40, datasets: 20, verifiers: 7, else: 2 }, make: () => {} },
  ],
};
