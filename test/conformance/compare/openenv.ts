import type { Compare, Difference } from '../types.ts';
import type { Verdict } from '../../../src/frameworks/types.ts';
import { sideOf, taskDifferences, verdictDifference, weighAge } from './common.ts';

/** Evidence that says why a task that starts proves nothing: its test script is a link, which arrives as a text. */
const LINKED = 'openenv-linked-scripts';

/** Compares the detector of OpenEnv with the loader: which folders it counts, in which order, and which of them start. */
export const compare: Compare = (answer, detection, release) => {
  const [door] = answer.doors;
  if (door === undefined) return [];
  const good = door.good.length;
  const verdict: Verdict = good === 0 ? 'fails' : door.whole ? 'loads' : 'partial';
  const isOpen = detection.verdict === 'unknown' && detection.evidence.some(({ code }) => code === LINKED);
  const found: Difference[] = isOpen
    ? []
    : verdictDifference(detection, [verdict], door.error ?? `${good} good, ${door.refused.length} refused`);
  const [taskset] = detection.tasksets;
  const order = (door.more?.['order'] ?? []) as readonly string[];
  const mine = taskset?.order ?? [];
  if (JSON.stringify(mine) !== JSON.stringify(order)) {
    const side = sideOf(mine.length, order.length);
    found.push({ about: 'order', text: `[${mine.join(', ')}], loader: [${order.join(', ')}]`, ...side });
  } else if (taskset !== undefined) {
    found.push(...taskDifferences('tasks', taskset, door));
  }
  return weighAge(found, detection, release, 'openenv');
};
