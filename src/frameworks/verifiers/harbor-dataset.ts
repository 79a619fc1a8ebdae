import { baseName } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { tasksToRead } from '../harbor-tasks.ts';
import { resolveEntry } from '../registry.ts';
import type { EntryTarget, RegistrySpec } from '../registry.ts';
import type { Args, BrokenTask, Evidence, Message, Note, Taskset, Verdict } from '../types.ts';
import type { HarborDoorCode } from './codes.ts';
import { entryHidden, entryRemedy, entryTrouble, sameNames } from './harbor-entries.ts';
import { exportedOrder, taskFolders } from './harbor-export.ts';
import type { ExportedTask } from './harbor-export.ts';
import type { TaskJudge } from './harbor-judge.ts';
import { extraTasks, hurdles } from './harbor-notes.ts';
import type { JudgedTask } from './harbor-task.ts';
import { sinceEvidence } from './since.ts';
import { harborSnippet } from './snippets.ts';

/** One dataset of a registry.json, and what judging it needs. */
export interface DatasetRequest {
  readonly repository: Repository;
  readonly repoId: string | null;
  readonly spec: RegistrySpec;
  /** The registry.json. */
  readonly file: string;
  /** Its folder when it is not at the root. */
  readonly registryPath: string | null;
  readonly judge: TaskJudge;
}

/** What one dataset comes to. */
export interface DatasetReading {
  readonly taskset: Taskset;
  readonly evidence: readonly Evidence[];
  readonly notes: readonly Note[];
  readonly remedy: Message | null;
  readonly sampled: { readonly read: number; readonly of: number } | null;
}

/** Judges one dataset: name, download, then its tasks in the order they are read (V5-V8, V11, V13-V23). */
export async function readDataset(request: DatasetRequest): Promise<DatasetReading> {
  const { spec } = request;
  const refused = refusedName(spec);
  if (refused !== null)
    return stopped(request, 'fails', [atRegistry(request, refused, { dataset: spec.name }, 'V5', spec.line)]);
  if (spec.tasks.length === 0)
    return stopped(request, 'fails', [
      atRegistry(request, 'verifiers-dataset-empty', { dataset: shown(spec) }, 'V7', spec.line),
    ]);
  const targets: EntryTarget[] = [];
  for (const task of spec.tasks) targets.push(await resolveEntry(request.repository, task, request.repoId));
  const root = targets.findIndex((target) => target.kind === 'broken' && target.code === 'entry-root');
  const broken = targets.flatMap((target, i) =>
    i === root && targets.length > 1 ? [] : entryTrouble(request.file, target, spec.tasks[i]),
  );
  if (broken.length > 0) return stopped(request, 'fails', broken);
  const twice = sameNames(targets);
  if (twice.length > 0) {
    return stopped(request, 'fails', [
      atRegistry(request, 'verifiers-dataset-same-names', { dataset: shown(spec), names: twice }, 'V6', spec.line),
    ]);
  }
  if (root >= 0) {
    const args = { entry: spec.tasks[root]?.name ?? '', dataset: shown(spec) };
    return stopped(request, 'unknown', [
      atRegistry(request, 'verifiers-root-among-others', args, 'V6', spec.tasks[root]?.line ?? spec.line),
    ]);
  }
  const hidden = targets.flatMap((target, i) => entryHidden(request.file, target, spec.tasks[i]));
  if (hidden.length > 0) return stopped(request, 'unknown', hidden);
  return readTasksOf(request, targets);
}

function shown(spec: RegistrySpec): string {
  return spec.version === '' ? spec.name : `${spec.name}@${spec.version}`;
}

function atRegistry(
  request: DatasetRequest,
  code: HarborDoorCode,
  args: Args,
  fact: string,
  line: number | null,
): BrokenTask {
  return { path: request.file, code, args, place: { path: request.file, line }, fact };
}

function refusedName(spec: RegistrySpec): HarborDoorCode | null {
  // An empty name makes Harbor look at tasks/ instead of the file (V10).
  if (spec.name === '') return 'verifiers-empty-name';
  if (spec.unreachable === 'empty-version') return 'verifiers-dataset-empty-version';
  if (spec.unreachable !== null) return 'verifiers-dataset-name';
  return spec.name.startsWith('-') ? 'verifiers-dataset-option-name' : null;
}

/** A dataset whose download fails, or cannot be seen: no task of it counts. */
function stopped(request: DatasetRequest, verdict: 'fails' | 'unknown', broken: readonly BrokenTask[]): DatasetReading {
  const { spec } = request;
  const total = spec.tasks.length;
  const [first] = broken;
  const fails = verdict === 'fails';
  const taskset: Taskset = {
    ...base(request),
    verdict,
    tasks: { total, ok: 0, broken: fails ? total : 0, unread: fails ? 0 : total },
    broken: fails ? broken : [],
    snippet: null,
  };
  const code: HarborDoorCode = fails ? 'verifiers-dataset-fails' : 'verifiers-dataset-unseen';
  const evidence = broken.slice(0, 20).map((one) => asEvidence(one, fails ? 'refutes' : 'unknown'));
  if (fails) evidence.push(...sinceEvidence(broken, []));
  evidence.push({
    stance: fails ? 'refutes' : 'unknown',
    code,
    args: { dataset: shown(spec), total },
    path: request.file,
    line: spec.line,
    fact: 'V6',
  });
  return { taskset, evidence, notes: [], remedy: first === undefined ? null : entryRemedy(first), sampled: null };
}

function base(request: DatasetRequest): Pick<Taskset, 'door' | 'name' | 'version' | 'path' | 'main'> {
  const { spec, registryPath } = request;
  return { door: 'harbor-taskset', name: spec.name, version: spec.version, path: null, main: registryPath === null };
}

function asEvidence(one: BrokenTask, stance: Evidence['stance']): Evidence {
  return { stance, code: one.code, args: one.args, path: one.place.path, line: one.place.line, fact: one.fact };
}

async function readTasksOf(request: DatasetRequest, targets: readonly EntryTarget[]): Promise<DatasetReading> {
  const { spec, judge } = request;
  const here = targets.filter((target) => target.kind === 'here');
  const notes: Note[] = [];
  for (const [i, target] of targets.entries()) {
    if (target.kind !== 'here' || taskFolders(target).length > 0) continue;
    notes.push({
      rule: 'files/dropped-task',
      effect: 'hides',
      code: 'verifiers-note-dropped',
      args: { path: target.path, dataset: shown(spec) },
      path: request.file,
      line: spec.tasks[i]?.line ?? null,
      fact: 'V7',
      remedy: null,
    });
  }
  const exported = exportedOrder(here);
  if (exported.length === 0) {
    const none = atRegistry(request, 'verifiers-dataset-no-tasks', { dataset: shown(spec) }, 'V7', spec.line);
    return stopped(request, request.repository.listing.complete ? 'fails' : 'unknown', [none]);
  }
  const folders = exported.map((task) => task.directory);
  const chosen = new Set(tasksToRead(request.repository, folders).read);
  const read = exported.filter((task) => chosen.has(task.directory));
  const judged: JudgedTask[] = [];
  for (let i = 0; i < read.length; i += 64) {
    const some = read.slice(i, i + 64).map((task) => judge.one(task.repository, task.directory, task.links));
    judged.push(...(await Promise.all(some)));
  }
  return summed(request, exported, read, judged, notes);
}

function summed(
  request: DatasetRequest,
  exported: readonly ExportedTask[],
  read: readonly ExportedTask[],
  judged: readonly JudgedTask[],
  dropped: readonly Note[],
): DatasetReading {
  const { spec, repoId, registryPath } = request;
  const good = judged.filter((task) => task.state === 'ok');
  const bad = judged.filter((task) => task.state === 'broken');
  const unseen = judged.filter((task) => task.state === 'unread');
  const total = exported.length;
  const verdict = verdictOf(good.length, bad.length, unseen.length, total - judged.length);
  const names = new Set(bad.map((task) => baseName(task.directory)));
  const only = bad.length === 0 ? null : good.map((task) => baseName(task.directory));
  const separable = only === null || (judged.length === total && !only.some((name) => names.has(name)));
  const flags = { compose: good.some((task) => task.hasCompose), only, registryPath };
  const taskset: Taskset = {
    ...base(request),
    verdict,
    tasks: { total, ok: good.length, broken: bad.length, unread: total - good.length - bad.length },
    broken: bad.flatMap((task) => task.problem ?? []),
    snippet: good.length > 0 && separable ? harborSnippet(shown(spec), repoId, flags) : null,
  };
  const first = bad[0]?.problem ?? null;
  const evidence: Evidence[] = [];
  const numbers = { dataset: shown(spec), ok: good.length, total, broken: bad.length, first: first?.path ?? '' };
  const say = (stance: Evidence['stance'], code: HarborDoorCode, fact: string): void => {
    evidence.push({ stance, code, args: numbers, path: request.file, line: spec.line, fact });
  };
  for (const task of bad.slice(0, 10)) if (task.problem !== null) evidence.push(asEvidence(task.problem, 'refutes'));
  for (const task of unseen.slice(0, 10)) if (task.problem !== null) evidence.push(asEvidence(task.problem, 'unknown'));
  const problems = bad.flatMap((task) => task.problem ?? []);
  evidence.push(...sinceEvidence(problems, judged));
  if (verdict === 'loads') say('supports', 'verifiers-dataset-loads', 'V1');
  else if (verdict === 'fails') say('refutes', 'verifiers-dataset-fails', 'V16');
  else if (verdict === 'unknown') say('unknown', 'verifiers-dataset-unseen', 'V11');
  else say('refutes', 'verifiers-dataset-partial', 'V16');
  const notes = [...dropped, ...extraTasks(exported, bad), ...hurdles(judged)];
  const sampled = judged.length < total ? { read: read.length, of: total } : null;
  return { taskset, evidence, notes, remedy: verdict === 'loads' ? null : taskRemedy(bad), sampled };
}

/** `fails` needs every task seen; reading stops at the first bad one, so a single one keeps a dataset from `loads`. */
function verdictOf(good: number, bad: number, unseen: number, skipped: number): Verdict {
  if (bad === 0) return unseen > 0 || good === 0 ? 'unknown' : 'loads';
  if (good > 0) return 'partial';
  return unseen + skipped > 0 ? 'unknown' : 'fails';
}

function taskRemedy(bad: readonly JudgedTask[]): Message | null {
  const unbuilt = bad.filter((task) => task.problem?.code === 'verifiers-task-dockerfile-only');
  const [first] = unbuilt;
  if (first !== undefined && unbuilt.length === bad.length) {
    return { code: 'verifiers-remedy-image', args: { task: first.directory, tasks: unbuilt.length } };
  }
  return bad.length === 0
    ? null
    : { code: 'verifiers-remedy-tasks', args: { tasks: bad.map((task) => task.directory) } };
}
