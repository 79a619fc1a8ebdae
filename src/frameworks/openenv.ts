import { resolvePath } from '../repository/links.ts';
import type { Listing } from '../repository/listing.ts';
import { newCount, tasksOf, verdictOf } from './harbor-tasks/count.ts';
import { readTasks, tasksToRead } from './harbor-tasks.ts';
import { openenvCode } from './openenv/codes.ts';
import { enumerateTasks, ROOT } from './openenv/enumerate.ts';
import type { Enumeration } from './openenv/enumerate.ts';
import { evidenceOf, notesOf, tasksElsewhere } from './openenv/evidence.ts';
import { rolloutSnippet } from './openenv/snippet.ts';
import { hostVariables, startProblem } from './openenv/start.ts';
import type { BrokenTask, Detection, Detector, DetectorContext, Evidence, Message, Taskset, Verdict } from './types.ts';

/** OpenEnv: the Harbor door, which downloads `tasks/**` and counts the folders in it (O1-O17). */
export const openenv: Detector = { key: 'openenv', detect };

async function detect(context: DetectorContext): Promise<Detection> {
  const { repository } = context;
  const { listing } = repository;
  const tasks = enumerateTasks(listing);
  const plan = tasksToRead(repository, tasks.order);
  const isSample = plan.read.length < plan.total;
  const opened = tasks.order.length === 0 ? null : await openTasks(context, tasks, new Set(plan.read));
  const taskset = opened?.taskset ?? null;
  const verdict: Verdict = taskset?.verdict ?? (listing.complete ? 'fails' : 'unknown');
  const evidence = [...evidenceOf(context, tasks, taskset), ...(opened?.evidence ?? [])];
  // What a cut listing hides may be tasks that stand before the seen ones: the seen ones still load.
  return {
    verdict,
    basis: isSample ? { kind: 'sample', read: plan.read.length, of: plan.total } : { kind: 'complete' },
    conditions: [],
    tasksets: taskset === null ? [] : [taskset],
    evidence,
    notes: notesOf(context, tasks),
    remedy: remedyOf(context, tasks, taskset),
    vouched: false,
    suggestOnly: false,
    ...(verdict === 'fails' ? otherMeaning(evidence) : {}),
  };
}

/** A server's manifest or a linked Space: the tag may be meant for that, though nothing opens it here. */
function otherMeaning(evidence: readonly Evidence[]): Pick<Detection, 'tolerated'> {
  const other = evidence.find(({ code }) => code === 'openenv-manifest' || code === 'openenv-space-card');
  return other === undefined ? {} : { tolerated: { code: openenvCode('openenv-tolerated'), args: {} } };
}

interface Opened {
  readonly taskset: Taskset;
  readonly evidence: readonly Evidence[];
}

async function openTasks(context: DetectorContext, tasks: Enumeration, readable: ReadonlySet<string>): Promise<Opened> {
  const read = tasks.order.filter((folder) => readable.has(folder));
  const facts = new Map((await readTasks(context.repository, read, 'text')).map((task) => [task.directory, task]));
  const stray = new Set(tasks.stray);
  const count = newCount();
  const variables = new Set<string>();
  const linkedScripts: string[] = [];
  let firstGood: { readonly index: number; readonly folder: string } | null = null;
  for (const [index, folder] of tasks.order.entries()) {
    const task = facts.get(folder);
    if (stray.has(folder) && context.repository.listing.complete) {
      count.broken += 1;
      count.told.push(strayTask(folder, index));
    } else if (task === undefined) {
      count.skipped += 1;
    } else {
      const problem = startProblem(task, index);
      if (problem === null) {
        count.ok += 1;
        if (hasLostScript(context.repository.listing, folder)) linkedScripts.push(folder);
        firstGood ??= { index, folder };
        for (const name of hostVariables(task.config)) variables.add(name);
      } else {
        const { seen, ...broken } = problem;
        if (seen) count.broken += 1;
        else count.unseen += 1;
        count.told.push(broken);
      }
    }
  }
  // Such a task starts, but what runs as its test is the path of a file that was not downloaded.
  const onlyLinked = count.ok > 0 && linkedScripts.length === count.ok;
  const verdict = onlyLinked ? 'unknown' : verdictOf(count);
  const form = tasks.form === 'grouped' ? 'grouped' : 'flat';
  const taskset: Taskset = {
    door: 'tasks',
    name: null,
    version: null,
    path: ROOT,
    main: true,
    verdict,
    tasks: tasksOf(count),
    broken: count.told,
    order: tasks.order,
    snippet: firstGood === null ? null : rolloutSnippet(context.repoId, form, firstGood.index, firstGood.folder),
  };
  const evidence = variables.size === 0 ? [] : [variablesEvidence(variables)];
  if (onlyLinked) evidence.push(linkedEvidence(linkedScripts));
  return { taskset, evidence };
}

/** A link in the place of the test script arrives as a text file (O14), and its target may not arrive at all (O2). */
function hasLostScript(listing: Listing, folder: string): boolean {
  const script = `${folder}/tests/test.sh`;
  if (listing.get(script)?.kind !== 'link') return false;
  const found = resolvePath(listing, script);
  return found.kind !== 'file' || !found.path.startsWith(`${ROOT}/`);
}

function linkedEvidence(tasks: readonly string[]): Evidence {
  const path = `${tasks[0] ?? ''}/tests/test.sh`;
  const args = { tasks: tasks.slice(0, 50) };
  return { stance: 'unknown', code: openenvCode('openenv-linked-scripts'), args, path, line: null, fact: 'O14' };
}

function strayTask(folder: string, index: number): BrokenTask {
  const code = openenvCode('openenv-not-a-task');
  return { path: folder, code, args: { folder, index }, place: { path: folder, line: null }, fact: 'O3' };
}

function variablesEvidence(variables: ReadonlySet<string>): Evidence {
  const names = Array.from(variables).slice(0, 50);
  const code = openenvCode('openenv-host-variables');
  return { stance: 'supports', code, args: { names }, path: null, line: null, fact: 'O10' };
}

/** What would make it load: tasks that lie elsewhere, or folders that are none. */
function remedyOf(context: DetectorContext, tasks: Enumeration, taskset: Taskset | null): Message | null {
  if (taskset === null) {
    const folders = tasksElsewhere(context.repository.listing).map((folder) => (folder === '' ? '.' : folder));
    return folders.length === 0 ? null : { code: openenvCode('openenv-remedy-move'), args: { folders } };
  }
  if (taskset.verdict === 'unknown' && taskset.tasks.ok > 0)
    return { code: openenvCode('openenv-remedy-links'), args: {} };
  const onlyStray = taskset.broken.every(({ code }) => code === 'openenv-not-a-task') && tasks.stray.length > 0;
  return onlyStray && taskset.verdict === 'partial' ? { code: openenvCode('openenv-remedy-stray'), args: {} } : null;
}
