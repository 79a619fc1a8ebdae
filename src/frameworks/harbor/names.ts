import { downloadFault, isListed } from '../registry/paths.ts';
import type { BrokenTask } from '../types.ts';
import { harborCode } from './codes.ts';

/** Why a task folder does not arrive through a git door, by its name alone (H13, H14); null when it does. */
export function nameProblem(directory: string): BrokenTask | null {
  const place = { path: `${directory}/task.toml`, line: null };
  const base = { path: directory, place };
  // `git ls-tree` takes the folder for an option.
  if (directory.startsWith('-') && directory.includes('/')) {
    return {
      ...base,
      code: harborCode('task-folder-option'),
      args: { folder: directory.split('/')[0] ?? '' },
      fact: 'H10',
    };
  }
  if (!isListed(directory))
    return { ...base, code: harborCode('task-name-unlisted'), args: { task: directory }, fact: 'H13' };
  const fault = downloadFault(directory);
  return fault === null
    ? null
    : { ...base, code: harborCode('task-name-download'), args: { task: directory, fault }, fact: 'H14' };
}

/** The root as a task beside task folders: a listing of the root shows the folders only (H16). */
export const rootTask: BrokenTask = {
  path: '.',
  code: harborCode('root-task-unlisted'),
  args: {},
  place: { path: 'task.toml', line: null },
  fact: 'H16',
};
