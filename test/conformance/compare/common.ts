import { normalize } from 'node:path/posix';
import { CHECKED_AGAINST } from '../../../src/frameworks/releases.ts';
import type { FrameworkKey } from '../../../src/config/vocabulary.ts';
import type { Detection, Evidence, Note, Taskset, Verdict } from '../../../src/frameworks/types.ts';
import type { Difference, DoorAnswer } from '../types.ts';

/** The id on the Hub under which the askers show a tree. */
export const REPO_ID = 'local-org/local-repo';

/** Whether a release is older than the one that the rules follow. */
export function isOlder(release: string, framework: FrameworkKey): boolean {
  return release.localeCompare(CHECKED_AGAINST[framework], 'en', { numeric: true }) < 0;
}

/** What is told of a release: from then on the loader takes, or refuses, some tasks; the first one has a name. */
interface Told {
  readonly loader: 'takes' | 'refuses';
  readonly path: string | null;
  readonly tasks: number;
}

/**
 * An older release may answer otherwise, as long as the evidence or a note says of that task since when.
 * @returns the differences as they are for the newest release; for an older one those that nothing explains
 */
export function weighAge(
  found: readonly Difference[],
  { evidence, notes }: Detection,
  release: string,
  framework: FrameworkKey,
): readonly Difference[] {
  if (found.length === 0 || !isOlder(release, framework)) return found;
  const told = [...evidence, ...notes].flatMap((sentence) => toldOf(sentence, release));
  return found
    .filter((difference) => !told.some((one) => speaksOf(one, difference) && suffices(told, found, one.loader)))
    .map(({ text }) => ({ about: 'since', text }));
}

/** What a sentence says of a release before the one that it names: support came with that one, or went. */
function toldOf(sentence: Evidence | Note, release: string): Told[] {
  const { args, path } = sentence;
  const since = args['since'] ?? args['until'];
  if (typeof since !== 'string' || release.localeCompare(since, 'en', { numeric: true }) >= 0) return [];
  const isNew = 'stance' in sentence ? sentence.stance === 'refutes' : sentence.effect === 'breaks' && 'since' in args;
  const loader = isNew ? 'takes' : 'refuses';
  const { task, tasks } = args;
  return [{ loader, path: typeof task === 'string' ? task : path, tasks: typeof tasks === 'number' ? tasks : 1 }];
}

function speaksOf(told: Told, { loader, path = null }: Difference): boolean {
  if (told.loader !== loader) return false;
  // Only the first of several has a name.
  return (
    path === null || told.path === null || told.tasks > 1 || isWithin(told.path, path) || isWithin(path, told.path)
  );
}

function isWithin(path: string, folder: string): boolean {
  return folder === '.' || folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** No more tasks differ than the sentences count. */
function suffices(told: readonly Told[], found: readonly Difference[], loader: Told['loader']): boolean {
  const differing = found.filter((one) => one.about === 'tasks' && one.loader === loader && one.path != null);
  const counted = told.reduce((sum, one) => sum + (one.loader === loader ? one.tasks : 0), 0);
  return new Set(differing.map(({ path }) => path)).size <= counted;
}

/** Which way a loader's answer parts from the one here; the larger one takes more. */
export function sideOf(here: number, loader: number): Pick<Difference, 'loader'> {
  return here === loader ? {} : { loader: loader > here ? 'takes' : 'refuses' };
}

/** The same for verdicts. */
export function sideOfVerdict(here: Verdict, loader: readonly Verdict[]): Pick<Difference, 'loader'> {
  const [first] = loader;
  return first === undefined ? {} : sideOf(ORDER.indexOf(here), ORDER.indexOf(first));
}

const ORDER: readonly Verdict[] = ['fails', 'unknown', 'partial', 'loads'];

/**
 * Why a task or registry is not judged though a loader refuses it at once: it stands in the place of content that is
 * elsewhere, or it is nested deeper than we read.
 */
const NOT_SEEN: ReadonlySet<string> = new Set(['task-toml-pointer', 'task-toml-too-deep', 'harbor-registry-unseen']);

/** Compares the verdict; `allowed` are those that agree with the loader, and `unknown` does where it is documented. */
export function verdictDifference(detection: Detection, allowed: readonly Verdict[], why: string): Difference[] {
  const { verdict } = detection;
  if (allowed.includes(verdict) || (verdict === 'unknown' && isDocumented(detection))) return [];
  const about = verdict === 'unknown' ? 'needless-unknown' : 'verdict';
  const side = sideOfVerdict(verdict, allowed);
  return [{ about, text: `${verdict}, loader: ${allowed.join(' or ')} (${why})`, ...side }];
}

function isDocumented({ tasksets, evidence }: Detection): boolean {
  const told = [...tasksets.flatMap(({ broken }) => broken), ...evidence];
  return told.some(({ code }) => NOT_SEEN.has(code));
}

/** Compares the good tasks and the refused ones of one taskset with those of the door that it stands for. */
export function taskDifferences(label: string, taskset: Taskset, door: DoorAnswer): Difference[] {
  const differences: Difference[] = [];
  const tell = (text: string, more: Partial<Difference>): void =>
    void differences.push({ about: 'tasks', text: `${label}: ${text}`, ...more });
  const [here, there] = [taskset.tasks.ok, door.good.length];
  if (here !== there) tell(`${here} load, loader: ${there}`, sideOf(here, there));
  const mine = new Map(taskset.broken.map((task) => [task.path, task.code]));
  // An older release tells the path of an entry as it is written.
  const refused = new Map(door.refused.map(({ path, why }) => [mine.has(path) ? path : normalize(path), why]));
  for (const [path, code] of mine) {
    if (!refused.has(path)) tell(`${path} is fine for the loader, here ${code}`, { loader: 'takes', path });
  }
  // An entry that stops its dataset stands for all of it.
  const untold = Math.max(0, taskset.tasks.broken + taskset.tasks.unread - taskset.broken.length);
  const others = [...refused].filter(([path]) => !mine.has(path));
  for (const [path, why] of others.slice(untold)) {
    tell(`${path} is fine here, loader: ${why}`, { loader: 'refuses', path });
  }
  return differences;
}
