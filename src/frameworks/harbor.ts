import { readTasks, tasksToRead } from './harbor-tasks.ts';
import { evidenceOf } from './harbor/evidence.ts';
import { openFolder, openLocally, openRootTask } from './harbor/folder-door.ts';
import type { TaskReadings } from './harbor/folder-door.ts';
import { lostTasks } from './harbor/lost-tasks.ts';
import { openRegistries } from './harbor/registries.ts';
import { remedyFor } from './harbor/remedy.ts';
import { scanTasks } from './harbor/scan.ts';
import type { TaskScan } from './harbor/scan.ts';
import { toleratedByOlder } from './harbor/since.ts';
import { packedTasks, pointerNotes } from './harbor/stand-ins.ts';
import { caseTwins } from './harbor/twins.ts';
import type { Condition, Detection, Detector, DetectorContext, Note, Taskset, Verdict } from './types.ts';
import { harborCode } from './harbor/codes.ts';
import { isPlainName } from './support/names.ts';

/** Harbor: registry.json, `tasks/` and other folders by git, a local copy (H1-H93). */
export const harbor: Detector = { key: 'harbor', detect };

async function detect(context: DetectorContext): Promise<Detection> {
  const { repository } = context;
  const { listing } = repository;
  const scan = scanTasks(listing);
  const directories = [...new Set(Array.from(scan.folders.values()).flat())];
  const plan = tasksToRead(repository, directories);
  const isSample = plan.read.length < plan.total;
  const facts = await readTasks(repository, plan.read);
  const readings: TaskReadings = new Map(facts.map((task) => [task.directory, task]));
  const registries = await openRegistries(context, scan, isSample ? new Set(plan.read) : null);
  const tasksets = [...registries.tasksets, ...(await folderTasksets(context, scan, readings, isSample))];
  const notes = [
    ...registries.notes,
    ...lostTasks(listing, scan, registries.tasksets.length > 0),
    ...caseTwins(listing),
    ...(await pointerNotes(repository, scan)),
    ...hiddenNames(tasksets),
    ...(directories.length === 0 && !scan.rootIsTask ? await packedTasks(repository) : []),
  ];
  const conditions = conditionsOf(tasksets);
  const verdict = verdictOf(tasksets, !listing.complete || registries.unseen);
  const tolerated = verdict === 'fails' ? toleratedByOlder(facts) : null;
  return {
    verdict,
    basis: isSample ? { kind: 'sample', read: plan.read.length, of: plan.total } : { kind: 'complete' },
    conditions,
    tasksets,
    evidence: evidenceOf(context, scan, tasksets, registries, facts),
    notes,
    remedy: verdict === 'loads' ? null : remedyFor(scan, tasksets, notes, registries.pinNotSeen),
    vouched: false,
    suggestOnly: false,
    ...(tolerated === null ? {} : { tolerated }),
  };
}

async function folderTasksets(
  context: DetectorContext,
  scan: TaskScan,
  readings: TaskReadings,
  isSample: boolean,
): Promise<readonly Taskset[]> {
  const tasksets: Taskset[] = [];
  for (const [folder, directories] of scan.folders) {
    const taskset = openFolder(context, folder, directories, readings);
    tasksets.push(taskset);
    // Of a sample the rest is unread: a local copy would have to read it all.
    if (taskset.tasks.ok > 0 || (taskset.verdict !== 'fails' && isSample)) continue;
    const local = await openLocally(context, folder, directories);
    if (local !== null) tasksets.push(local);
  }
  if (scan.rootIsTask) tasksets.push(await openRootTask(context));
  return tasksets;
}

/** Tasksets that get no command because of their names. */
function hiddenNames(tasksets: readonly Taskset[]): Note[] {
  const names = tasksets
    .filter(({ verdict }) => verdict !== 'fails')
    .map((taskset) => (taskset.name === null ? (taskset.path ?? '') : `${taskset.name}@${taskset.version ?? ''}`))
    .filter((name) => !isPlainName(name));
  return [...new Set(names)].slice(0, 50).map((name) => ({
    rule: 'files/unsafe-name',
    effect: 'remark',
    code: harborCode('harbor-no-snippet'),
    args: { name },
    path: null,
    line: null,
    fact: 'H36',
    remedy: null,
  }));
}

/** The root as one task, and nothing that a git door brings. */
function conditionsOf(tasksets: readonly Taskset[]): readonly Condition[] {
  const loading = tasksets.filter(({ tasks }) => tasks.ok > 0);
  const isLocalRoot = loading.length > 0 && loading.every(({ door, path }) => door === 'local' && path === '.');
  return isLocalRoot && loading.every(({ verdict }) => verdict === 'loads') ? ['local-copy-only'] : [];
}

function verdictOf(tasksets: readonly Taskset[], somethingUnseen: boolean): Verdict {
  if (tasksets.some(({ main, door, verdict }) => main && door !== 'local' && verdict === 'loads')) return 'loads';
  if (tasksets.some(({ tasks, verdict }) => tasks.ok > 0 && verdict !== 'unknown')) return 'partial';
  return somethingUnseen || tasksets.some(({ verdict }) => verdict === 'unknown') ? 'unknown' : 'fails';
}
