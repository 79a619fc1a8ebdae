import { joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { TaskConfig } from '../harbor-tasks.types.ts';
import { decodeUtf8, universalNewlines } from '../support/python-text.ts';
import { ignoredBeside } from './ignore.ts';
import { IGNORE_FILE, leavesTask } from './links.ts';
import type { Tell } from './tell.ts';
import type { Seen, TaskView } from './view.ts';

const IGNORE_LIMIT = 256 * 1024;

/** Folder → text of its `.harborignore`, and what it says of names that were asked for. */
export type Rules = ReadonlyMap<string, { readonly text: string; readonly said: Map<string, boolean> }>;

/** Whether rules leave out a file beside them. Steps share the folder of the task: each name is looked up once. */
export function isIgnored(rules: Rules, folder: string, name: string): boolean {
  const found = rules.get(folder);
  if (found === undefined) return false;
  const ignored = found.said.get(name) ?? ignoredBeside(found.text, name).kind === 'ignored';
  found.said.set(name, ignored);
  return ignored;
}

/** Reads the rules of every folder that Harbor looks through for links, and tells of those it cannot read. */
export async function ignoreRules(view: TaskView, config: TaskConfig, tell: Tell): Promise<Rules> {
  const rules = new Map<string, { readonly text: string; readonly said: Map<string, boolean> }>();
  if (!hasIgnoreFiles(view.repository.listing)) return rules;
  const steps = config.steps.map((step) => `steps/${step.name}/`);
  const folders = ['', ...steps].flatMap((at) => [`${at}tests`, `${at}solution`]);
  for (const folder of folders) {
    const path = `${folder}/.harborignore`;
    const seen = view.look(path);
    if (isNoRule(view, path, seen) || isAlone(view, folder)) continue;
    const text = await readRules(view, path, seen, tell);
    if (text !== null) rules.set(folder, { text, said: new Map() });
  }
  for (const folder of folders) if (!rules.has(folder)) await nestedRules(view, folder, tell);
  return rules;
}

const withIgnoreFiles = new WeakMap<Listing, boolean>();

/** Almost no repository has such a file: then nothing needs to be looked up per task. */
function hasIgnoreFiles(listing: Listing): boolean {
  let found = withIgnoreFiles.get(listing);
  if (found === undefined) {
    found = listing.entries.some(({ path }) => path.includes(`/${IGNORE_FILE}`));
    withIgnoreFiles.set(listing, found);
  }
  return found;
}

/** Rules in deeper folders decide about no script, but Harbor stumbles over the ones it cannot read. */
async function nestedRules(view: TaskView, folder: string, tell: Tell): Promise<void> {
  const start = joinPath(view.directory, folder);
  const skip = view.directory === '' ? 0 : view.directory.length + 1;
  const deeper = new Set<string>();
  for (const { path } of view.repository.listing.under(start)) {
    // A folder of that name shows in what lies in it.
    const end = `${path}/`.indexOf(`/${IGNORE_FILE}/`, start.length + 1);
    if (end > 0) deeper.add(path.slice(skip, end));
  }
  for (const at of deeper) {
    const path = `${at}/${IGNORE_FILE}`;
    const seen = view.look(path);
    if (!isNoRule(view, path, seen) && !isAlone(view, at)) await readRules(view, path, seen, tell);
  }
}

/** Nothing lies there, not even a link. */
function isNoRule(view: TaskView, path: string, seen: Seen): boolean {
  return seen.kind === 'unseen' || (seen.kind === 'missing' && !isLink(view, path));
}

function isLink(view: TaskView, path: string): boolean {
  return view.repository.listing.get(joinPath(view.directory, path))?.kind === 'link';
}

/** Harbor opens the rules when it meets another file of the folder. */
function isAlone(view: TaskView, folder: string): boolean {
  return view.repository.listing.children(joinPath(view.directory, folder)).length === 1;
}

/** @returns null when a problem has been told */
async function readRules(view: TaskView, path: string, seen: Seen, tell: Tell): Promise<string | null> {
  if (seen.kind === 'link-text') return seen.text;
  const place = joinPath(view.directory, path);
  const { listing } = view.repository;
  const { target } = listing.get(place) ?? {};
  if (target !== undefined && leavesTask(listing, view.directory, place)) {
    tell('task-link-outside', path, { link: place, target }, 'H60', 'link');
    return null;
  }
  if (seen.kind !== 'file') {
    tell('task-ignore-file', path, { reason: seen.kind === 'directory' ? 'folder' : 'link' }, 'H59');
    return null;
  }
  const read = await view.repository.read(seen.path, IGNORE_LIMIT);
  if (!read.ok) {
    tell('task-file-unseen', path, { reason: read.why.code }, 'H59', 'unseen');
    return null;
  }
  const decoded = decodeUtf8(read.bytes);
  if (decoded === null) {
    tell('task-ignore-file', path, { reason: 'encoding' }, 'H59');
    return null;
  }
  const text = universalNewlines(decoded);
  const parsed = ignoredBeside(text, '');
  if (parsed.kind !== 'invalid') return text;
  tell('task-ignore-file', path, { reason: 'rule' }, 'H59', 'files', parsed.line);
  return null;
}
