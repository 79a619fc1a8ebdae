import { directoryOf } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { DetectorContext, Evidence, Message, Note, Taskset } from '../types.ts';
import { openenvCode } from './codes.ts';
import type { OpenEnvCode } from './codes.ts';
import { ROOT } from './enumerate.ts';
import type { Enumeration } from './enumerate.ts';

const MOST_TOLD = 50;

function say(
  stance: Evidence['stance'],
  code: OpenEnvCode,
  fact: string,
  path: string | null,
  args: Evidence['args'] = {},
): Evidence {
  return { stance, code: openenvCode(code), args, path, line: null, fact };
}

const CODES: Readonly<Record<Taskset['verdict'], readonly [Evidence['stance'], OpenEnvCode]>> = {
  loads: ['supports', 'openenv-loads'],
  partial: ['supports', 'openenv-partial'],
  fails: ['refutes', 'openenv-fails'],
  unknown: ['unknown', 'openenv-unknown'],
};

/** What the Harbor door sees, or why it sees nothing, and what else the tag may have been meant for. */
export function evidenceOf(context: DetectorContext, tasks: Enumeration, taskset: Taskset | null): readonly Evidence[] {
  const { listing } = context.repository;
  const evidence: Evidence[] = [];
  if (taskset === null) {
    evidence.push(...nothingFound(listing, tasks));
  } else {
    const [stance, code] = CODES[taskset.verdict];
    const { ok, total, broken, unread } = taskset.tasks;
    evidence.push(say(stance, code, 'O3', ROOT, { ok, total, broken, unread }));
    if (tasks.form === 'grouped') evidence.push(say('supports', 'openenv-grouped', 'O4', ROOT, { since: '0.7.0' }));
  }
  if (!listing.complete)
    evidence.push(say('unknown', 'openenv-listing-cut', 'O2', null, { reason: listing.problem?.code ?? '' }));
  return [...evidence, ...otherMeanings(context)];
}

function nothingFound(listing: Listing, tasks: Enumeration): Evidence[] {
  const evidence = [say('refutes', 'openenv-no-tasks', 'O5', null)];
  const kind = listing.get(ROOT)?.kind;
  if (kind !== undefined) evidence.push(say('refutes', 'openenv-tasks-is-file', 'O14', ROOT));
  if (listing.get(`${ROOT}/task.toml`) !== undefined) {
    evidence.push(say('refutes', 'openenv-tasks-is-task', 'O5', `${ROOT}/task.toml`));
  }
  if (tasks.hidden.length > 0)
    evidence.push(say('refutes', 'openenv-only-hidden', 'O3', tasks.hidden[0] ?? null, { folders: tasks.hidden }));
  const wrong = listing.children('').find(({ name }) => name !== ROOT && name.toLowerCase() === ROOT);
  if (wrong !== undefined)
    evidence.push(say('refutes', 'openenv-tasks-case', 'O2', wrong.name, { folder: wrong.name }));
  const elsewhere = tasksElsewhere(listing);
  if (elsewhere.length > 0) {
    evidence.push(
      say('refutes', 'openenv-tasks-elsewhere', 'O2', elsewhere[0] ?? null, { folders: elsewhere.map(shown) }),
    );
  }
  return evidence;
}

function shown(folder: string): string {
  return folder === '' ? '.' : folder;
}

/** Folders outside `tasks/` that hold a task.toml. */
export function tasksElsewhere(listing: Listing): readonly string[] {
  const found = listing.named('task.toml').filter((path) => !path.startsWith(`${ROOT}/`));
  return found.slice(0, MOST_TOLD).map(directoryOf);
}

/** Files that belong to another meaning of the tag: a Space, a draft, results. No OpenEnv command opens them here. */
function otherMeanings(context: DetectorContext): Evidence[] {
  const { listing } = context.repository;
  const evidence: Evidence[] = [];
  const [manifest] = listing.named('openenv.yaml');
  if (manifest !== undefined) evidence.push(say('unknown', 'openenv-manifest', 'O12', manifest, { file: manifest }));
  if (listing.isFile('environment.yaml'))
    evidence.push(say('refutes', 'openenv-environment-yaml', 'O5', 'environment.yaml'));
  if (listing.isFile('results.jsonl') && listing.isFile('metadata.json')) {
    evidence.push(say('refutes', 'openenv-results', 'O17', 'results.jsonl'));
  }
  const space = /huggingface\.co\/spaces\/([\w.-]{1,96}\/[\w.-]{1,96})/.exec(context.card.body.slice(0, 200_000));
  if (space?.[1] !== undefined) {
    evidence.push(say('unknown', 'openenv-space-card', 'O1', context.card.path, { space: space[1] }));
  }
  return evidence;
}

/** What shifts indexes or drops tasks without a word. */
export function notesOf(context: DetectorContext, tasks: Enumeration): readonly Note[] {
  const { listing } = context.repository;
  const notes: Note[] = [];
  const note = (
    rule: Note['rule'],
    effect: Note['effect'],
    code: OpenEnvCode,
    fact: string,
    path: string | null,
    args: Note['args'],
    remedy: Message | null = null,
  ): void => {
    notes.push({ rule, effect, code: openenvCode(code), args, path, line: null, fact, remedy });
  };
  if (tasks.stray.length > 0) {
    const remedy = { code: openenvCode('openenv-remedy-stray'), args: {} };
    const args = { count: tasks.stray.length, folders: tasks.stray.slice(0, MOST_TOLD) };
    note('files/stray-folder', 'hides', 'openenv-index-shift', 'O3', tasks.stray[0] ?? null, args, remedy);
  }
  for (const folder of tasks.lost)
    note('files/dropped-task', 'hides', 'openenv-grouped-lost', 'O3', folder, { folder });
  for (const folder of tasks.hidden)
    note('files/dropped-task', 'hides', 'openenv-hidden-task', 'O3', folder, { folder });
  for (const folder of tasks.tooDeep) note('files/dropped-task', 'hides', 'openenv-too-deep', 'O4', folder, { folder });
  let told = 0;
  for (const { path, kind, target = '' } of listing.under(ROOT)) {
    if (kind !== 'link' || told >= MOST_TOLD) continue;
    told += 1;
    const isFolder = directoryOf(path) === ROOT;
    note('files/link', 'hides', isFolder ? 'openenv-link-task' : 'openenv-link-text', 'O14', path, {
      link: path,
      target,
    });
  }
  return notes;
}
