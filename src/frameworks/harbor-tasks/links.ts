import { resolvePath } from '../../repository/links.ts';
import { directoryOf } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { TaskProblem } from '../harbor-tasks.types.ts';
import type { HarborTaskCode } from './faults.ts';
import { subListing } from './view.ts';
import type { TaskView } from './view.ts';

/** Bad links of one task are told up to this many. */
const MOST_TOLD = 20;
/** A task with more links to folders is not searched for cycles: the search compares each with each. */
const MOST_FOLDER_LINKS = 500;

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

/** In a local copy only tests/, solution/ and the steps must stay within the task. */
function leavingInputs(view: TaskView): readonly TaskProblem[] {
  const skip = view.directory === '' ? 0 : view.directory.length + 1;
  const problems: TaskProblem[] = [];
  for (const link of view.links) {
    if (!/^(?:tests|solution|steps)(?:\/|$)/.test(link.path.slice(skip))) continue;
    const found = resolvePath(view.repository.listing, link.path);
    const at = found.kind === 'file' || found.kind === 'directory' ? found.path : null;
    const leaves = found.kind === 'absolute' || found.kind === 'outside' || found.kind === 'loop';
    if (!leaves && (at === null || isWithin(at, view.directory))) continue;
    const place = { path: link.path, line: null };
    const args = { link: link.path, target: link.target ?? '' };
    if (problems.length < MOST_TOLD)
      problems.push({ code: 'task-link-outside', args, stage: 'link', place, fact: 'H60' });
  }
  return problems;
}

/** A folder link that makes a folder contain itself, directly or through others; null when there is none. */
function cyclicLink(listing: Listing, view: TaskView, skip: number): { path: string; target: string } | null {
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
  for (const i of links.keys()) {
    const found = visit(i);
    const link = found === null ? undefined : links[found]?.link;
    if (link !== undefined) return { path: link.path, target: link.target ?? '' };
  }
  return null;
}

function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
