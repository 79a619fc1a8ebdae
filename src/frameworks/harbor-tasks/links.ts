import { resolvePath } from '../../repository/links.ts';
import { directoryOf } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { TaskProblem } from '../harbor-tasks.types.ts';
import type { HarborTaskCode } from './faults.ts';
import { linksWithin, subListing } from './view.ts';
import type { TaskView } from './view.ts';

/** Bad links of one task are told up to this many. */
const MOST_TOLD = 20;
/** A task with more links to folders is not searched for cycles: the search compares each with each. */
const MOST_FOLDER_LINKS = 500;
/** Links that are followed from one broken link. */
const MOST_FOLLOWED = 40;

/**
 * What Harbor's git doors refuse about the links of a task: they must be relative, lead somewhere and stay within the
 * task folder, and folders must not contain themselves (H60).
 */
export function linkProblems(view: TaskView): readonly TaskProblem[] {
  if (view.links.length === 0 || view.mode === 'text') return [];
  if (view.mode === 'followed') return leavingInputs(view);
  const listing = subListing(view.repository.listing, view.directory);
  const skip = view.directory === '' ? 0 : view.directory.length + 1;
  const problems: TaskProblem[] = [];
  const tell = (code: HarborTaskCode, path: string, target: string, stage: TaskProblem['stage']): void => {
    if (problems.length < MOST_TOLD) {
      problems.push({ code, args: { link: path, target }, stage, place: { path, line: null }, fact: 'H60' });
    }
  };
  for (const link of view.links) {
    const target = link.target ?? '';
    const found = resolvePath(listing, link.path.slice(skip));
    if (link.target?.startsWith('/') === true) tell('task-link-absolute', link.path, target, 'link');
    else if (found.kind === 'unknown') tell('task-link-unseen', link.path, target, 'unseen');
    else if (found.kind === 'missing' && !listing.complete) tell('task-link-unseen', link.path, target, 'unseen');
    else if (found.kind === 'outside' || found.kind === 'absolute')
      tell('task-link-outside', link.path, target, 'link');
    else if (found.kind === 'missing') tell('task-link-broken', link.path, target, 'link');
    else if (found.kind === 'loop') tell('task-link-loop', link.path, target, 'link');
  }
  const cycle = problems.length === 0 ? cyclicLink(listing, view, skip) : null;
  if (cycle !== null) tell('task-link-loop', cycle.path, cycle.target, 'link');
  return problems;
}

/** Holds rules for files that are left out. */
export const IGNORE_FILE = '.harborignore';
/** What a local copy looks at: only there links must stay within the task. */
const INPUTS = /^(?:tests|solution|steps)(?:\/|$)/;

/** In a local copy links of tests/, solution/ and the steps must stay within the task, and lead in no circle. */
function leavingInputs(view: TaskView): readonly TaskProblem[] {
  const { listing } = view.repository;
  const skip = view.directory === '' ? 0 : view.directory.length + 1;
  const problems: TaskProblem[] = [];
  const tell = (code: HarborTaskCode, path: string, target: string): void => {
    if (problems.length < MOST_TOLD)
      problems.push({ code, args: { link: path, target }, stage: 'link', place: { path, line: null }, fact: 'H60' });
  };
  for (const { path, target = '' } of view.links) {
    // Rules for left-out files are looked at when they are opened.
    if (!INPUTS.test(path.slice(skip)) || path.endsWith(`/${IGNORE_FILE}`)) continue;
    if (leavesTask(listing, view.directory, path)) tell('task-link-outside', path, target);
  }
  const cycle = problems.length === 0 ? cyclicLink(subListing(listing, view.directory), view, skip, INPUTS) : null;
  if (cycle !== null) tell('task-link-loop', cycle.path, cycle.target);
  return problems;
}

/**
 * Whether a link leads out of its task, even to nothing, or in a circle: Python 3.12 refuses that, 3.13 passes over it.
 * @param link from the root
 */
export function leavesTask(listing: Listing, directory: string, link: string): boolean {
  const found = resolvePath(listing, link);
  if (found.kind === 'unknown' || found.kind === 'submodule') return false;
  const at = 'path' in found ? found.path : found.kind === 'missing' ? endOf(listing, link) : null;
  return at === null || !isWithin(at, directory);
}

/** Whether releases without rules for left-out files refuse a task over where its rules lead. */
export function hasRulesElsewhere(listing: Listing, directory: string): boolean {
  const skip = directory === '' ? 0 : directory.length + 1;
  return linksWithin(listing, directory).some(
    ({ path }) =>
      path.endsWith(`/${IGNORE_FILE}`) && INPUTS.test(path.slice(skip)) && leavesTask(listing, directory, path),
  );
}

/**
 * Where a broken link leads: names that are not there count as they are written.
 * @returns a path from the root; null when it leaves the root
 */
function endOf(listing: Listing, link: string): string | null {
  const rest = link.split('/').toReversed();
  const at: string[] = [];
  for (let part = rest.pop(), links = 0; part !== undefined; part = rest.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (at.pop() === undefined) return null;
      continue;
    }
    const target = listing.get([...at, part].join('/'))?.target;
    if (target === undefined || links > MOST_FOLLOWED) at.push(part);
    else if (target.startsWith('/')) return null;
    else {
      links += 1;
      rest.push(...target.split('/').toReversed());
    }
  }
  return at.join('/');
}

/**
 * A folder link that makes a folder contain itself, directly or through others; null when there is none.
 * @param starts where the loader begins to look, from the task folder
 */
function cyclicLink(
  listing: Listing,
  view: TaskView,
  skip: number,
  starts: RegExp = /^/,
): { path: string; target: string } | null {
  const links = view.links.flatMap((link) => {
    const from = link.path.slice(skip);
    const to = resolvePath(listing, from);
    return to.kind === 'directory' ? [{ in: directoryOf(from), to: to.path, link }] : [];
  });
  if (links.length > MOST_FOLDER_LINKS) return null;
  // One link leads on to every link below its target; a way back to itself is an endless copy.
  const done = new Set<number>();
  const open = new Set<number>();
  const visit = (i: number): number | null => {
    if (done.has(i)) return null;
    if (open.has(i)) return i;
    open.add(i);
    for (const [next, other] of links.entries()) {
      if (!isWithin(other.in, links[i]?.to ?? '')) continue;
      const found = visit(next);
      if (found !== null) return found;
    }
    open.delete(i);
    done.add(i);
    return null;
  };
  for (const [i, { link: start }] of links.entries()) {
    if (!starts.test(start.path.slice(skip))) continue;
    const found = visit(i);
    const link = found === null ? undefined : links[found]?.link;
    if (link !== undefined) return { path: link.path, target: link.target ?? '' };
  }
  return null;
}

function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
