import type { Detection, Snippet, Taskset, Verdict } from '../../../src/frameworks/types.ts';
import { isMainPath } from '../../../src/frameworks/places.ts';
import type { Answer, Compare, Difference, DoorAnswer } from '../types.ts';
import { taskDifferences, verdictDifference, weighAge } from './common.ts';

/**
 * Compares the detector of Harbor with the loader: every dataset of a registry, every folder of tasks through git, what
 * a local copy loads, and the verdict that follows. Tasks in other repositories and at unknown commits stay open.
 */
export const compare: Compare = (answer, detection, release) => {
  const found = [
    ...verdictDifference(detection, allowedVerdicts(answer), answer.doors.map(describe).join('; ')),
    ...answer.doors.flatMap((door) => doorDifferences(door, answer, detection)),
  ];
  return weighAge(found, detection, release, 'harbor');
};

/** The verdicts that fit the answer: one, unless tasks lie where nobody could look. */
function allowedVerdicts({ doors }: Answer): readonly Verdict[] {
  const low = verdictFrom(doors);
  if (doors.every(({ outside }) => outside === 0)) return [low];
  const high = verdictFrom(
    doors.map((door) =>
      door.outside > 0 ? { ...door, good: [...door.good, '?'], whole: door.refused.length === 0 } : door,
    ),
  );
  return [...new Set<Verdict>([low, high, 'unknown'])];
}

function verdictFrom(doors: readonly DoorAnswer[]): Verdict {
  if (doors.some((door) => door.door !== 'local' && door.whole && isMain(door))) return 'loads';
  return doors.some(({ good }) => good.length > 0) ? 'partial' : 'fails';
}

function isMain({ path, more }: DoorAnswer): boolean {
  const registry = more?.['registry'];
  return isMainPath(typeof registry === 'string' ? registry.split('/').slice(0, -1).join('/') : (path ?? ''));
}

function doorDifferences(door: DoorAnswer, answer: Answer, detection: Detection): readonly Difference[] {
  if (door.outside > 0) return [];
  const label = describe(door);
  const needed = mustBeTold(door, answer);
  if (door.door === 'local' && !needed) return [];
  const tasksets = detection.tasksets.filter((one) => isSame(one, door));
  if (tasksets.length === 0) return needed ? [tasksDiffer(`${label}: no such taskset`, 'takes', door.path)] : [];
  // A shadowed dataset has a twin of the same name, the root as a task one of the same path.
  const found = tasksets.map((taskset) => tasksetDifferences(label, taskset, door));
  return found.find(({ length }) => length === 0) ?? found[0] ?? [];
}

function tasksetDifferences(label: string, taskset: Taskset, door: DoorAnswer): readonly Difference[] {
  if (door.error !== null) {
    const { ok } = taskset.tasks;
    return ok === 0 ? [] : [tasksDiffer(`${label}: ${ok} load, loader: ${door.error}`, 'refuses', door.path)];
  }
  const differences = taskDifferences(label, taskset, door);
  if (door.door !== 'local' && door.whole !== (taskset.verdict === 'loads')) {
    const text = `${label}: ${taskset.verdict}, loader: ${door.whole ? 'whole' : 'not whole'}`;
    differences.push(tasksDiffer(text, door.whole ? 'takes' : 'refuses', null));
  }
  return differences;
}

function tasksDiffer(text: string, loader: 'takes' | 'refuses', path: string | null): Difference {
  return { about: 'tasks', text, loader, path };
}

/** An open door with tasks; a local copy of a folder only where the git door brings none of them. */
function mustBeTold(door: DoorAnswer, answer: Answer): boolean {
  if (door.error !== null || door.good.length === 0) return false;
  if (door.door !== 'local' || door.good[0] === '.') return true;
  return answer.doors.every((other) => other.door === 'local' || other.path !== door.path || other.good.length === 0);
}

function isSame(taskset: Taskset, door: DoorAnswer): boolean {
  if (taskset.door !== door.door) return false;
  if (door.door !== 'registry') return taskset.path === door.path;
  if (door.name !== `${taskset.name}@${taskset.version}`) return false;
  // Only the command tells which registry it is; without one any registry will do.
  return taskset.snippet === null || registryOf(taskset.snippet) === (door.more?.['registry'] ?? null);
}

/** The registry that a command names; null: the one at the root. */
function registryOf(snippet: Snippet): string | null {
  const words = snippet.run[0]?.words ?? [];
  const at = words.findIndex((word) => typeof word === 'string' && word.startsWith('--registry-path'));
  const word = words[at];
  if (typeof word !== 'string') return null;
  const value = word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[at + 1];
  return typeof value === 'string' ? value : null;
}

function describe({ door, name, path, good, refused, outside, error }: DoorAnswer): string {
  const place = `${door} ${name ?? path ?? ''}`;
  if (error !== null) return `${place} closed`;
  return `${place} ${good.length} good, ${refused.length} refused${outside > 0 ? `, ${outside} elsewhere` : ''}`;
}
