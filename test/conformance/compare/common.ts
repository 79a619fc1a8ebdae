import { CHECKED_AGAINST } from '../../../src/frameworks/releases.ts';
import type { FrameworkKey } from '../../../src/config/vocabulary.ts';
import type { Args, Detection, Taskset, Verdict } from '../../../src/frameworks/types.ts';
import type { Difference, DoorAnswer } from '../types.ts';

/** The id on the Hub under which the askers show a tree. */
export const REPO_ID = 'local-org/local-repo';

/** Whether a release is older than the one that the rules follow. */
export function isOlder(release: string, framework: FrameworkKey): boolean {
  return release.localeCompare(CHECKED_AGAINST[framework], 'en', { numeric: true }) < 0;
}

/**
 * An older release may answer otherwise, as long as the evidence says since when.
 * @returns the differences as they are for the newest release; for an older one those that nothing explains
 */
export function weighAge(
  found: readonly Difference[],
  detection: Detection,
  release: string,
  framework: FrameworkKey,
): readonly Difference[] {
  if (found.length === 0 || !isOlder(release, framework)) return found;
  const broken = detection.tasksets.flatMap((taskset) => taskset.broken);
  const said = [...detection.evidence, ...detection.notes, ...broken].some(({ args }) => saysSince(args, release));
  return said ? [] : found.map(({ text }) => ({ about: 'since', text }));
}

function saysSince(args: Args, release: string): boolean {
  return ['since', 'until'].some((name) => {
    const told = args[name];
    return typeof told === 'string' && release.localeCompare(told, 'en', { numeric: true }) < 0;
  });
}

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
  return [{ about, text: `${verdict}, loader: ${allowed.join(' or ')} (${why})` }];
}

function isDocumented({ tasksets, evidence }: Detection): boolean {
  const told = [...tasksets.flatMap(({ broken }) => broken), ...evidence];
  return told.some(({ code }) => NOT_SEEN.has(code));
}

/** Compares the good tasks and the refused ones of one taskset with those of the door that it stands for. */
export function taskDifferences(label: string, taskset: Taskset, door: DoorAnswer): Difference[] {
  const differences: Difference[] = [];
  const tell = (text: string): void => void differences.push({ about: 'tasks', text: `${label}: ${text}` });
  if (taskset.tasks.ok !== door.good.length) tell(`${taskset.tasks.ok} load, loader: ${door.good.length}`);
  const mine = new Map(taskset.broken.map((task) => [task.path, task.code]));
  const refused = new Map(door.refused.map(({ path, why }) => [path, why]));
  for (const [path, code] of mine) if (!refused.has(path)) tell(`${path} is fine for the loader, here ${code}`);
  for (const [path, why] of refused) if (!mine.has(path)) tell(`${path} is fine here, loader: ${why}`);
  return differences;
}
