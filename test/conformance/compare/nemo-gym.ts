import { rowCandidates } from '../../../src/frameworks/rows/candidates.ts';
import type { Detection, Taskset, Verdict } from '../../../src/frameworks/types.ts';
import { memoryRepository } from '../../../src/repository/memory.ts';
import type { Answer, Compare, Difference, DoorAnswer } from '../types.ts';
import { sideOf, sideOfVerdict, weighAge } from './common.ts';

const TASK_FOLDERS = new Set(['nemo-task-folders', 'unreleased-door']);

/** What one door's answer comes to. */
interface Opened {
  readonly verdict: Verdict;
  readonly rows: number;
  /** Indices of refused rows. */
  readonly bad: readonly number[];
  readonly why: string;
}

/**
 * Compares the detector of NeMo Gym with the loader: every row file as an artifact, every split, and the verdict that
 * follows from them. Rows whose prompt only a model without required fields takes count as refused (N11).
 */
export const compare: Compare = (answer, detection, release) => {
  const found = [
    ...verdictDifferences(answer, detection),
    ...answer.doors.flatMap((door) => doorDifferences(door, detection)),
    ...orderDifferences(answer, detection),
  ];
  return weighAge(found, detection, release, 'nemo-gym');
};

/** What a door's answer comes to, in the words of a verdict. */
function opened({ error, whole, outside, more }: DoorAnswer): Opened {
  if (error !== null) return { verdict: 'fails', rows: 0, bad: [], why: error };
  const { rows = 0, bad = [], loose = [], stages = {} } = (more ?? {}) as Partial<RowsAnswer>;
  const refused = [...bad, ...loose].toSorted((a, b) => a - b);
  const why = JSON.stringify(stages);
  if (outside > 0 && outside === rows) return { verdict: 'unknown', rows, bad: refused, why };
  if (refused.length + outside === rows) return { verdict: 'fails', rows, bad: refused, why };
  return { verdict: whole && refused.length === 0 ? 'loads' : 'partial', rows, bad: refused, why };
}

/** What the asker adds to a door that opened. */
interface RowsAnswer {
  readonly rows: number;
  readonly bad: readonly number[];
  readonly loose: readonly number[];
  readonly stages: Readonly<Record<string, string>>;
}

function tasksetOf({ door, name, path }: DoorAnswer, { tasksets }: Detection): Taskset | undefined {
  return tasksets.find((set) => set.door === door && (door === 'artifact' ? set.path === path : set.name === name));
}

/** Files and folders of tools, and what lies within task folders, are not looked at for rows. */
function isPassedOver({ path }: DoorAnswer, { evidence }: Detection): boolean {
  if (path === null) return false;
  const inTask = path.includes('/') && evidence.some(({ code }) => TASK_FOLDERS.has(code));
  return inTask || rowCandidates(memoryRepository({ [path]: '' }).listing).length === 0;
}

/** Whether the evidence says why files cannot decide. */
function isOpen({ evidence }: Detection, door: 'split' | 'any'): boolean {
  return evidence.some(
    ({ code, stance }) => stance === 'unknown' && (door === 'any' || code.startsWith('nemo-split-')),
  );
}

function verdictDifferences(answer: Answer, detection: Detection): Difference[] {
  if (answer.loads === null) return [];
  let expected: Verdict = 'fails';
  let throughSplit = false;
  for (const door of answer.doors) {
    const mine = tasksetOf(door, detection);
    if (mine === undefined && isPassedOver(door, detection)) continue;
    const { verdict } = opened(door);
    if (verdict === 'loads' && mine?.main !== false) {
      throughSplit = expected !== 'loads' && door.door === 'split';
      expected = 'loads';
    } else if ((verdict === 'loads' || verdict === 'partial') && expected === 'fails') expected = 'partial';
  }
  const { verdict } = detection;
  if (verdict === expected) return [];
  // A door that is not followed to the end leaves some of what another door shows.
  if (verdict === 'partial' && throughSplit && isOpen(detection, 'split')) return [];
  const text = `verdict ${verdict}, the loader ${expected}`;
  const side = sideOfVerdict(verdict, [expected]);
  if (verdict !== 'unknown') return [{ about: 'verdict', text, ...side }];
  return isOpen(detection, 'any') ? [] : [{ about: 'needless-unknown', text, ...side }];
}

function doorDifferences(door: DoorAnswer, detection: Detection): Difference[] {
  const mine = tasksetOf(door, detection);
  const { verdict, rows, bad, why } = opened(door);
  const place = `${door.door} ${door.path ?? door.name ?? ''}`;
  const differ = (text: string, side = sideOfVerdict(mine?.verdict ?? 'fails', [verdict])): Difference[] => [
    { about: 'tasks', text: `${place}: ${text}`, path: door.path, ...side },
  ];
  if (mine === undefined) {
    if (verdict === 'fails' || verdict === 'unknown' || isPassedOver(door, detection)) return [];
    if (door.door === 'split' && isOpen(detection, 'split')) return [];
    return differ(`not seen, the loader takes ${rows - bad.length} of ${rows} rows`);
  }
  // Why it cannot be decided is in the evidence; the verdict is compared as a whole.
  if (mine.verdict === 'unknown') return [];
  if (mine.verdict !== verdict) {
    return differ(
      `${mine.verdict} with ${listed(brokenRows(mine))} broken, the loader ${verdict} without ${listed(bad)}, ${why}`,
    );
  }
  if (door.error !== null || mine.tasks.total !== rows) {
    return door.error === null ? differ(`${mine.tasks.total} rows, the loader ${rows}`) : [];
  }
  // Rows of several files are counted through by the loader, file by file here.
  const broken = brokenRows(mine);
  // Beside refused rows, those that only a configuration with routes loads count as broken.
  if (door.outside > 0 && broken.length === bad.length + door.outside) return [];
  const same = mine.path === null ? broken.length === bad.length : listed(broken) === listed(bad);
  const side = sideOf(bad.length, broken.length);
  return same ? [] : differ(`rows ${listed(broken)} broken, the loader refuses ${listed(bad)}`, side);
}

function brokenRows({ broken }: Taskset): number[] {
  return broken.map(({ args }) => Number(args['row']) - 1).toSorted((a, b) => a - b);
}

function listed(rows: readonly number[]): string {
  return `[${rows.join(', ')}]`;
}

function orderDifferences(answer: Answer, { tasksets }: Detection): Difference[] {
  const named = (sets: readonly { door: string; name: string | null }[]): string =>
    sets.flatMap(({ door, name }) => (door === 'split' && name !== null ? [name] : [])).join(', ');
  const [mine, theirs] = [named(tasksets), named(answer.doors)];
  // A door that does not open and splits that hold no good row come to the same.
  const isShut = theirs === '' && tasksets.every(({ door, tasks }) => door !== 'split' || tasks.ok === 0);
  if (mine === theirs || mine === '' || isShut) return [];
  return [{ about: 'order', text: `splits ${mine}, the loader ${theirs}`, ...sideOf(mine.length, theirs.length) }];
}
