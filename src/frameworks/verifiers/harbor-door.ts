import { baseName, directoryOf } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { tasksToRead } from '../harbor-tasks.ts';
import { readRegistry } from '../registry.ts';
import type { RegistryFile } from '../registry.ts';
import type { Evidence, Message, Note, Taskset, Verdict } from '../types.ts';
import type { HarborDoorCode } from './codes.ts';
import { readDataset } from './harbor-dataset.ts';
import type { DatasetReading } from './harbor-dataset.ts';
import { TaskJudge } from './harbor-judge.ts';

/** What registry.json and the task folders it names come to for Verifiers (V1-V23). */
export interface HarborReading {
  readonly verdict: Verdict;
  readonly tasksets: readonly Taskset[];
  readonly evidence: readonly Evidence[];
  readonly notes: readonly Note[];
  readonly remedy: Message | null;
  /** Some task.toml stands in the repository. */
  readonly hasTasks: boolean;
  readonly sampled: { readonly read: number; readonly of: number } | null;
}

const REGISTRY = 'registry.json';
/** Registries that are not at the root and are still looked at. */
const MAX_ELSEWHERE = 3;
/** Tasks that are tried when no registry.json names any, to see what would stand in the way after that. */
const MAX_TRIED = 100;

/**
 * Reads the one documented way from a dataset repo into Verifiers: `harbor download NAME@VERSION --export` by a
 * registry.json at the root, then every task.toml of what came (V1, V10).
 */
export async function readHarborDoor(repository: Repository, repoId: string | null): Promise<HarborReading> {
  const judge = new TaskJudge();
  const file = await readRegistry(repository, REGISTRY);
  const elsewhere = await readElsewhere(repository, repoId, judge);
  const hasTasks = repository.listing.named('task.toml').length > 0;
  if (file.state === 'ok') return fromRegistry(repository, repoId, file, judge, elsewhere, hasTasks);
  const without = { tasksets: elsewhere.tasksets, hasTasks, sampled: null };
  if (file.state === 'missing') return { ...without, ...(await fromNothing(repository, judge, elsewhere.paths)) };
  if (file.state === 'unseen') {
    const evidence = [say('unknown', 'verifiers-registry-unseen', { reason: file.why.code }, REGISTRY, 'V1')];
    return { ...without, verdict: 'unknown', evidence, notes: [], remedy: null };
  }
  const { code, args, place, fact } = file;
  const remedy: Message = { code: 'verifiers-remedy-registry-fix', args: {} };
  return {
    ...without,
    verdict: 'fails',
    evidence: [
      { stance: 'refutes', code, args, ...place, fact },
      say('refutes', 'verifiers-registry-refused', {}, REGISTRY, 'V3'),
    ],
    notes: [{ rule: 'files/registry', effect: 'breaks', code, args, ...place, fact, remedy }],
    remedy,
  };
}

function say(
  stance: Evidence['stance'],
  code: HarborDoorCode,
  args: Evidence['args'],
  path: string | null,
  fact: string,
): Evidence {
  return { stance, code, args, path, line: null, fact };
}

interface Elsewhere {
  readonly paths: readonly string[];
  readonly tasksets: readonly Taskset[];
}

/** Registries in other folders load with `--env.taskset.registry-path` only: shown, but never a reason for a tag (V1). */
async function readElsewhere(repository: Repository, repoId: string | null, judge: TaskJudge): Promise<Elsewhere> {
  const { listing } = repository;
  const tasks = new Set(listing.named('task.toml').map(directoryOf));
  const paths = listing
    .named(REGISTRY)
    .filter((path) => path !== REGISTRY && listing.isFile(path) && !isWithin(path, tasks))
    .slice(0, MAX_ELSEWHERE);
  const tasksets: Taskset[] = [];
  const good: string[] = [];
  for (const path of paths) {
    const file = await readRegistry(repository, path);
    if (file.state !== 'ok' || file.specs.length === 0) continue;
    good.push(path);
    for (const spec of file.specs) {
      if (spec.shadowed) continue;
      const folder = directoryOf(path);
      tasksets.push((await readDataset({ repository, repoId, spec, file: path, registryPath: folder, judge })).taskset);
    }
  }
  return { paths: good, tasksets };
}

function isWithin(path: string, folders: ReadonlySet<string>): boolean {
  for (let at = directoryOf(path); at !== ''; at = directoryOf(at)) if (folders.has(at)) return true;
  return folders.has('');
}

async function fromRegistry(
  repository: Repository,
  repoId: string | null,
  file: Extract<RegistryFile, { state: 'ok' }>,
  judge: TaskJudge,
  elsewhere: Elsewhere,
  hasTasks: boolean,
): Promise<HarborReading> {
  const readings: DatasetReading[] = [];
  for (const spec of file.specs) {
    if (spec.shadowed) continue;
    readings.push(await readDataset({ repository, repoId, spec, file: REGISTRY, registryPath: null, judge }));
  }
  if (readings.length === 0) {
    const evidence = [say('refutes', 'verifiers-registry-empty', {}, REGISTRY, 'V7')];
    const remedy = registryRemedy(repository);
    return { verdict: 'fails', tasksets: elsewhere.tasksets, evidence, notes: [], remedy, hasTasks, sampled: null };
  }
  const verdict =
    (['loads', 'partial', 'unknown', 'fails'] as const).find((one) =>
      readings.some(({ taskset }) => taskset.verdict === one),
    ) ?? 'fails';
  const deciding = readings.find(({ taskset }) => taskset.verdict === verdict);
  const sampled = readings.flatMap((reading) => reading.sampled ?? []).toSorted((a, b) => b.of - a.of)[0] ?? null;
  return {
    verdict,
    tasksets: [...readings.map(({ taskset }) => taskset), ...elsewhere.tasksets],
    evidence: readings.toSorted((a, b) => rank(a) - rank(b)).flatMap(({ evidence }) => evidence),
    notes: unique(readings.flatMap(({ notes }) => notes)),
    remedy: verdict === 'loads' ? null : (deciding?.remedy ?? null),
    hasTasks,
    sampled,
  };
}

/** Datasets that decide come first. */
function rank({ taskset }: DatasetReading): number {
  return ['loads', 'partial', 'unknown', 'fails'].indexOf(taskset.verdict);
}

/** Several datasets over the same folders say the same things of them. */
function unique(notes: readonly Note[]): Note[] {
  const seen = new Map(
    notes.toReversed().map((note) => [JSON.stringify([note.code, note.path, note.line, note.args]), note]),
  );
  return [...seen.values()].toReversed();
}

/** No registry.json at the root: the documented command fails, whatever else is there (V10). */
async function fromNothing(
  repository: Repository,
  judge: TaskJudge,
  elsewhere: readonly string[],
): Promise<Pick<HarborReading, 'verdict' | 'evidence' | 'notes' | 'remedy'>> {
  const { listing } = repository;
  const folders = listing
    .named('task.toml')
    .map(directoryOf)
    .filter((folder) => folder !== '');
  const [moved] = elsewhere;
  if (moved !== undefined) {
    const evidence = [say('refutes', 'verifiers-registry-elsewhere', { file: moved }, moved, 'V1')];
    return {
      verdict: 'fails',
      evidence,
      notes: [],
      remedy: { code: 'verifiers-remedy-registry-move', args: { file: moved } },
    };
  }
  if (listing.named('task.toml').length === 0) return { verdict: 'fails', evidence: [], notes: [], remedy: null };
  const evidence = [say('refutes', 'verifiers-no-registry', { tasks: Math.max(1, folders.length) }, null, 'V10')];
  const tried = await judge.all(repository, spread(folders, repository), 'copied');
  const ok = tried.filter((task) => task.state === 'ok').length;
  const unbuilt = tried.find((task) => task.problem?.code === 'verifiers-task-dockerfile-only');
  if (ok === 0 && unbuilt?.problem !== null && unbuilt !== undefined) {
    const { code, args, place, fact } = unbuilt.problem;
    evidence.push({ stance: 'refutes', code, args, ...place, fact });
    const example = { task: unbuilt.directory, tasks: folders.length };
    return {
      verdict: 'fails',
      evidence,
      notes: [],
      remedy: { code: 'verifiers-remedy-registry-and-image', args: example },
    };
  }
  return { verdict: 'fails', evidence, notes: [], remedy: registryRemedy(repository) };
}

/** A few of the folders that are read anyway. */
function spread(folders: readonly string[], repository: Repository): readonly string[] {
  const { read } = tasksToRead(repository, folders);
  const step = Math.max(1, Math.ceil(read.length / MAX_TRIED));
  return read.filter((_, i) => i % step === 0);
}

/** The registry.json to write, told by its first entry. */
function registryRemedy(repository: Repository): Message | null {
  const folders = repository.listing
    .named('task.toml')
    .map(directoryOf)
    .filter((folder) => folder !== '');
  const first = folders.find((folder) => folder.startsWith('tasks/')) ?? folders[0];
  if (first !== undefined)
    return { code: 'verifiers-remedy-registry', args: { tasks: folders.length, name: baseName(first), path: first } };
  const atRoot = repository.listing.isFile('task.toml');
  return atRoot ? { code: 'verifiers-remedy-move-task', args: {} } : null;
}
