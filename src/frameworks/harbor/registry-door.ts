import { directoryOf } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { readTask } from '../harbor-tasks.ts';
import type { TaskFacts } from '../harbor-tasks.types.ts';
import { isMainPath } from '../places.ts';
import { resolveEntry } from '../registry.ts';
import type { EntryTarget, RegistrySpec, RegistryTask } from '../registry.ts';
import type { Note, Taskset } from '../types.ts';
import { harborCode } from './codes.ts';
import { countTask, newCount, tasksOf, verdictOf } from '../harbor-tasks/count.ts';
import type { Count } from '../harbor-tasks/count.ts';
import { registrySnippet } from './snippets.ts';

/** Entries of one dataset that are asked about at a time: each may cost a look into the history. */
const AT_ONCE = 200;
/** Entries told one by one in notes. */
const MOST_NOTES = 50;

/** One registry.json with the folders its entries lead to. */
export interface RegistryDoor {
  readonly tasksets: readonly Taskset[];
  readonly notes: readonly Note[];
  /** Folders here that some reachable dataset lists. */
  readonly listed: ReadonlySet<string>;
  /** Folders here whose path is written with `..`, which older releases do not resolve. */
  readonly dotted: ReadonlySet<string>;
  readonly pinNotSeen: boolean;
}

/** What the door needs besides the file. */
export interface RegistryContext {
  readonly repository: Repository;
  readonly repoId: string | null;
  /** Path of the registry.json. */
  readonly path: string;
  /** Folders that sampling lets us read; null: all. */
  readonly sample: ReadonlySet<string> | null;
}

/** Every dataset of a registry.json as a taskset, and what is odd about the entries (H36-H45). */
export async function openRegistry(context: RegistryContext, specs: readonly RegistrySpec[]): Promise<RegistryDoor> {
  const tasksets: Taskset[] = [];
  const notes: Note[] = [];
  const listed = new Set<string>();
  const dotted = new Set<string>();
  let pinNotSeen = false;
  if (specs.length === 0) notes.push(note(context, 'registry-no-dataset', null, {}, 'H40', 'breaks'));
  for (const spec of specs) {
    const closed = closedReason(context, spec);
    if (closed !== null) {
      notes.push(closed);
      const tasks = { total: spec.tasks.length, ok: 0, broken: spec.tasks.length, unread: 0 };
      tasksets.push({ ...basics(context, spec), verdict: 'fails', tasks, broken: [], snippet: null });
      continue;
    }
    const door = await openDataset(context, spec);
    for (const path of door.here) listed.add(path);
    for (const path of door.dotted) dotted.add(path);
    pinNotSeen ||= door.pinNotSeen;
    tasksets.push(door.taskset);
    notes.push(...door.notes);
  }
  return { tasksets, notes, listed, dotted, pinNotSeen };
}

function basics(
  context: RegistryContext,
  spec: RegistrySpec,
): Pick<Taskset, 'door' | 'name' | 'version' | 'path' | 'main'> {
  const main = isMainPath(directoryOf(context.path));
  return { door: 'registry', name: spec.name, version: spec.version, path: null, main };
}

/** Why no command reaches a dataset at all (H36, H39, H40). */
function closedReason(context: RegistryContext, spec: RegistrySpec): Note | null {
  const dataset = `${spec.name}@${spec.version}`;
  if (spec.shadowed) return note(context, 'registry-shadowed', spec.line, { dataset }, 'H39', 'hides');
  if (spec.unreachable === 'empty-version') {
    return note(context, 'registry-empty-version', spec.line, { dataset: spec.name }, 'H38', 'hides');
  }
  // With `--registry-path` an empty name is one like others; without it the reference means no dataset.
  if (spec.name === '' && context.path === 'registry.json') {
    return note(context, 'registry-empty-name', spec.line, { version: spec.version }, 'H36', 'hides');
  }
  if (spec.unreachable !== null) {
    return note(
      context,
      'registry-name',
      spec.line,
      { dataset, character: spec.unreachable === 'slash' ? '/' : '@' },
      'H36',
      'hides',
    );
  }
  return spec.tasks.length === 0 ? note(context, 'registry-empty', spec.line, { dataset }, 'H40', 'breaks') : null;
}

function note(
  context: RegistryContext,
  code: Parameters<typeof harborCode>[0],
  line: number | null,
  args: Note['args'],
  fact: string,
  effect: Note['effect'],
  remedy: Note['remedy'] = null,
): Note {
  return { rule: 'files/registry', effect, code: harborCode(code), args, path: context.path, line, fact, remedy };
}

interface Dataset {
  readonly taskset: Taskset;
  readonly notes: readonly Note[];
  readonly here: readonly string[];
  readonly dotted: readonly string[];
  readonly pinNotSeen: boolean;
}

async function openDataset(context: RegistryContext, spec: RegistrySpec): Promise<Dataset> {
  const count = newCount();
  const good: string[] = [];
  const here: string[] = [];
  const dotted: string[] = [];
  const unsure: { readonly entry: RegistryTask; readonly target: EntryTarget }[] = [];
  let stopped = false;
  for (let i = 0; i < spec.tasks.length; i += AT_ONCE) {
    const entries = spec.tasks.slice(i, i + AT_ONCE);
    const results = await Promise.all(entries.map((entry) => openEntry(context, entry)));
    for (const { entry, target, facts } of results) {
      if (target.kind === 'here') {
        here.push(target.path);
        if (entry.path.split('/').includes('..')) dotted.push(target.path);
      } else if (target.kind !== 'broken') unsure.push({ entry, target });
      else if (target.stopsDataset) stopped = true;
      const before = count.ok;
      countEntry(count, context, entry, target, facts);
      if (count.ok > before) good.push(target.path);
    }
  }
  const notes = unsureNotes(context, spec, unsure);
  const pinNotSeen = unsure.some(({ target }) => target.kind === 'pin-not-seen');
  const dataset = `${spec.name}@${spec.version}`;
  if (stopped) {
    // Harbor resolves every path before it loads anything.
    const broken = count.told.filter(({ code }) => code === 'entry-absolute' || code === 'entry-outside');
    const tasks = { total: spec.tasks.length, ok: 0, broken: spec.tasks.length, unread: 0 };
    const line = broken[0]?.place.line ?? spec.line;
    const stops = note(
      context,
      'registry-entry-stops',
      line,
      { dataset, path: broken[0]?.path ?? '' },
      'H44',
      'breaks',
    );
    const taskset: Taskset = { ...basics(context, spec), verdict: 'fails', tasks, broken, snippet: null };
    return { taskset, notes: [stops, ...notes], here, dotted, pinNotSeen };
  }
  const tasks = tasksOf(count);
  const verdict = verdictOf(count);
  const reach = { name: spec.name, version: spec.version, registry: context.path };
  const all = [...here, ...count.told.map(({ path }) => path)];
  const snippet = verdict === 'fails' ? null : registrySnippet(reach, { repoId: context.repoId, tasks, good, all });
  return {
    taskset: { ...basics(context, spec), verdict, tasks, broken: count.told, snippet },
    notes,
    here,
    dotted,
    pinNotSeen,
  };
}

interface OpenedEntry {
  readonly entry: RegistryTask;
  readonly target: EntryTarget;
  readonly facts: TaskFacts | undefined;
}

async function openEntry(context: RegistryContext, entry: RegistryTask): Promise<OpenedEntry> {
  const target = await resolveEntry(context.repository, entry, context.repoId);
  const sampled = context.sample === null || (target.kind === 'here' && context.sample.has(target.path));
  const facts = target.kind === 'here' && sampled ? await readTask(target.repository, target.path) : undefined;
  return { entry, target, facts };
}

function countEntry(
  count: Count,
  context: RegistryContext,
  entry: RegistryTask,
  target: EntryTarget,
  facts: TaskFacts | undefined,
): void {
  if (target.kind === 'here') {
    const before = count.ok;
    countTask(count, target.path, facts);
    if (target.maybeElsewhere) count.maybeElsewhere += count.ok - before;
    return;
  }
  if (target.kind === 'broken') {
    const { path, code, args, fact } = target;
    const place = { path: context.path, line: entry.line };
    count.broken += 1;
    count.told.push({ path, code, args: { ...args, entry: entry.name, path }, place, fact });
  } else {
    count.unseen += 1;
  }
}

/** Entries that lead where we cannot look, up to a bound. */
function unsureNotes(
  context: RegistryContext,
  spec: RegistrySpec,
  unsure: readonly { readonly entry: RegistryTask; readonly target: EntryTarget }[],
): Note[] {
  const dataset = `${spec.name}@${spec.version}`;
  const notes: Note[] = [];
  const addresses = new Set<string>();
  const commits = new Set<string>();
  for (const { entry, target } of unsure) {
    if (notes.length >= MOST_NOTES) break;
    if (target.kind === 'elsewhere' && !addresses.has(target.gitUrl)) {
      addresses.add(target.gitUrl);
      const args = { dataset, url: target.gitUrl };
      notes.push(note(context, 'registry-elsewhere', entry.line, args, 'H43', 'remark'));
    }
    if (target.kind === 'pin-not-seen' && !commits.has(target.commit)) {
      commits.add(target.commit);
      const remedy = { code: harborCode('harbor-remedy-history'), args: {} };
      const args = { dataset, commit: target.commit };
      notes.push(note(context, 'registry-pin-not-seen', entry.line, args, 'H42', 'remark', remedy));
    }
  }
  return notes;
}
