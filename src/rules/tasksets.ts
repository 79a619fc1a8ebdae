import type { Detection, Taskset, Verdict } from '../frameworks/types.ts';

const RANK: Readonly<Record<Verdict, number>> = { loads: 3, partial: 2, unknown: 1, fails: 0 };

/** The taskset a sentence about the framework speaks of: main before others, then the better verdict, then more tasks. */
export function bestTaskset(detection: Detection): Taskset | null {
  let best: Taskset | null = null;
  for (const set of detection.tasksets) {
    if (best === null || score(set) > score(best)) best = set;
  }
  return best;
}

function score(set: Taskset): number {
  return (set.main ? 1e12 : 0) + RANK[set.verdict] * 1e10 + Math.min(set.tasks.ok, 1e9);
}

/** `name@version` of a registry entry, the folder or the file of the others. */
export function shownTaskset(set: Taskset): string {
  if (set.name !== null) return set.version === null ? set.name : `${set.name}@${set.version}`;
  return set.path === '.' ? 'the root folder' : (set.path ?? set.door);
}
