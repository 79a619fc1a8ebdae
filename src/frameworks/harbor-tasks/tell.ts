import { joinPath } from '../../repository/listing.ts';
import type { TaskProblem } from '../harbor-tasks.types.ts';
import type { Args, Place } from '../types.ts';
import type { HarborTaskCode } from './faults.ts';
import type { TaskView } from './view.ts';

/** Tells a problem of a task; `path` is from the task's folder. */
export type Tell = (
  code: HarborTaskCode,
  path: string,
  args: Args,
  fact: string,
  stage?: TaskProblem['stage'],
  line?: number,
) => void;

/** Collects problems of one task; places are files of the task. */
export function teller(view: TaskView, problems: TaskProblem[]): Tell {
  return (code, path, args, fact, stage = 'files', line) => {
    const place: Place = { path: joinPath(view.directory, path), line: line ?? null };
    problems.push({ code, args: { ...args, file: place.path ?? '' }, stage, place, fact });
  };
}
