import { FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Condition, Door, Verdict } from '../frameworks/types.ts';
import type { FrameworkReport, TargetReport, TasksetReport } from './types.ts';

/** Framework names as their makers write them. */
export const FRAMEWORK_LABELS: Readonly<Record<FrameworkKey, string>> = {
  harbor: 'Harbor',
  verifiers: 'Verifiers',
  openenv: 'OpenEnv',
  'nemo-gym': 'NeMo Gym',
};

export const VERDICT_SYMBOLS: Readonly<Record<Verdict, string>> = {
  loads: '✓',
  partial: '~',
  fails: '✗',
  unknown: '?',
};

export const STANCE_SYMBOLS: Readonly<Record<'supports' | 'refutes' | 'unknown', string>> = {
  supports: '+',
  refutes: '-',
  unknown: '?',
};

export const STANCE_WORDS: Readonly<Record<'supports' | 'refutes' | 'unknown', string>> = {
  supports: 'for',
  refutes: 'against',
  unknown: 'open',
};

/** How a taskset is loaded. */
export const DOOR_WORDS: Readonly<Record<Door, string>> = {
  registry: 'registry.json',
  tasks: 'task folder',
  path: 'task folder by --path',
  local: 'local copy',
  'harbor-taskset': 'Harbor taskset',
  package: 'package',
  rows: 'rows',
  artifact: 'row file',
  split: 'split',
};

const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  'local-copy-only': 'only from a local copy',
  'needs-nemo-gym-server': 'only with a NeMo Gym server',
};

/** The judged frameworks of a target, in the order reports list them. */
export function judged(target: TargetReport): [FrameworkKey, FrameworkReport][] {
  return FRAMEWORK_KEYS.flatMap((key) => {
    const framework = target.frameworks[key];
    return framework === undefined ? [] : [[key, framework] as [FrameworkKey, FrameworkReport]];
  });
}

/** `1 task`, `3 tasks`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `2 errors, 1 notice`, or `no findings`. */
export function summaryWords(summary: TargetReport['summary']): string {
  const parts = [
    [summary.errors, 'error'],
    [summary.warnings, 'warning'],
    [summary.notices, 'notice'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, noun]) => count(number, noun));
  return said.length === 0 ? 'no findings' : said.join(', ');
}

/** `n of N` of the best main taskset; an empty text when it has no tasks to count. */
export function tasksWords(framework: FrameworkReport): string {
  const best = bestTaskset(framework);
  if (best === null || best.tasks.total === 0 || isBeside(framework)) return '';
  const { ok, total, unread } = best.tasks;
  return `${ok} of ${total}${unread > 0 ? ` (${unread} not seen)` : ''}`;
}

/** The doors a framework's best tasksets open, once each. */
export function doorWords(framework: FrameworkReport): string {
  const best = bestTaskset(framework);
  if (best === null || isBeside(framework)) return '';
  const same = framework.tasksets.filter((set) => set.main === best.main && set.verdict === best.verdict);
  return [...new Set(same.map((set) => DOOR_WORDS[set.door]))].join(', ');
}

/** What limits or backs a verdict, in our own words. */
export function noteWords(framework: FrameworkReport): string {
  const notes = framework.conditions.map((condition) => CONDITION_WORDS[condition]);
  if (framework.assumed !== null) {
    notes.push(`vouched for by the owner${framework.verdict === 'fails' ? ', against the files' : ''}`);
  }
  if (framework.sample !== null) notes.push(`sample: ${framework.sample.read} of ${framework.sample.of} read`);
  return notes.join('; ');
}

/** What neither loads nor is claimed is not worth counting. */
function isBeside({ verdict, tagged }: FrameworkReport): boolean {
  return verdict === 'fails' && !tagged;
}

function bestTaskset(framework: FrameworkReport): TasksetReport | null {
  const rank = (set: TasksetReport): number =>
    (set.main ? 4 : 0) +
    (set.verdict === 'loads' ? 3 : set.verdict === 'partial' ? 2 : set.verdict === 'unknown' ? 1 : 0);
  let best: TasksetReport | null = null;
  for (const set of framework.tasksets) {
    if (best === null || rank(set) > rank(best) || (rank(set) === rank(best) && set.tasks.ok > best.tasks.ok))
      best = set;
  }
  return best;
}
