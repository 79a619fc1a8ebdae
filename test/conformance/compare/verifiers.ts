import { isMainPath } from '../../../src/frameworks/places.ts';
import type { Detection, Taskset, Verdict } from '../../../src/frameworks/types.ts';
import type { Answer, Compare, Difference, DoorAnswer } from '../types.ts';
import { isOlder, sideOf, sideOfVerdict, weighAge } from './common.ts';

/**
 * Sentences that say why the text of a package, a registry or a file cannot decide. An `unknown` with one of them is
 * documented; any other one, over files the loader decided about, is needless.
 */
const OPEN = new Set([
  'verifiers-entry-elsewhere',
  'verifiers-package-all-computed',
  'verifiers-package-class-unproven',
  'verifiers-package-config-read-unproven',
  'verifiers-package-config-unproven',
  'verifiers-package-file-relative',
  'verifiers-package-file-unproven',
  'verifiers-package-import-unproven',
  'verifiers-package-may-stop',
  'verifiers-package-module-unproven',
  'verifiers-package-newer-python',
  'verifiers-package-no-entry',
  'verifiers-package-python-wanted',
  'verifiers-package-ships-unproven',
  'verifiers-package-syntax',
  'verifiers-package-too-large',
  'verifiers-package-unseen',
  'verifiers-pin-not-seen',
  'verifiers-root-among-others',
]);

/**
 * Compares the detector of Verifiers with the loader: the verdict, and for every dataset of a registry.json and every
 * package whether it loads, and which of its tasks do.
 */
export const compare: Compare = (answer, detection, release) => {
  const found = [
    ...verdictDifferences(answer, detection),
    ...answer.doors.flatMap((door) => doorDifferences(door, detection)),
  ];
  // What an older Verifiers loads is told as the reason to tolerate the tag.
  const told = detection.tolerated !== undefined && isOlder(release, 'verifiers');
  return told ? [] : weighAge(found, detection, release, 'verifiers');
};

/** What a door's answer comes to; null where this machine cannot tell. */
function opened(door: DoorAnswer): Verdict | null {
  if (door.door === 'rows') return door.good.length > 0 ? 'partial' : 'unknown';
  if (door.whole) return 'loads';
  const read = door.good.length + door.refused.length > 0 && door.error === null;
  if ((door.outside > 0 && !read) || door.more?.['undecided'] !== undefined) return null;
  return door.good.length > 0 ? 'partial' : 'fails';
}

/** Verdicts that fit the loader's answer (design: rows prove nothing, and disprove nothing beside no tasks). */
function fitting(answer: Answer): ReadonlySet<Verdict> {
  const doors = answer.doors.filter((door) => door.path === null || isMainPath(door.path));
  const usual = doors.filter((door) => door.usual).map(opened);
  if (usual.includes('loads')) return new Set(['loads']);
  const rows = doors.filter((door) => door.door === 'rows').map(opened);
  const fits = new Set<Verdict>();
  if (usual.includes('partial')) fits.add('partial');
  else if (rows.includes('partial')) fits.add('partial');
  else if (rows.length === 0) {
    fits.add('fails');
    // Rows among tests or samples prove nothing either.
    if (answer.doors.some(({ door }) => door === 'rows')) fits.add('unknown');
  } else {
    fits.add('unknown');
    // An index of tasks beside the tasks is no row file of an environment.
    if (usual.length > 0) fits.add('fails');
  }
  if (usual.includes(null)) for (const verdict of ['loads', 'unknown', 'fails'] as const) fits.add(verdict);
  return fits;
}

function verdictDifferences(answer: Answer, detection: Detection): Difference[] {
  const fits = fitting(answer);
  const { verdict } = detection;
  if (fits.has(verdict)) return [];
  const text = `verdict ${verdict}, the loader ${[...fits].join(' or ')}${whyNot(answer)}`;
  const side = sideOfVerdict(verdict, [...fits]);
  if (verdict !== 'unknown') return [{ about: 'verdict', text, ...side }];
  return isOpen(detection) ? [] : [{ about: 'needless-unknown', text, ...side }];
}

function whyNot({ doors }: Answer): string {
  const [first] = doors.flatMap(({ error, refused }) => error ?? refused[0]?.why ?? []);
  return first === undefined ? '' : `: ${first.slice(0, 300)}`;
}

function isOpen({ evidence }: Detection): boolean {
  return evidence.some(({ code, stance }) => stance === 'unknown' && OPEN.has(code));
}

function tasksetOf({ door, name, path }: DoorAnswer, { tasksets }: Detection): Taskset | undefined {
  const same = tasksets.filter((set) => set.door === door);
  if (door === 'harbor-taskset') {
    const main = path === null;
    return same.find((set) => set.main === main && [`${set.name}@${set.version}`, set.name].includes(name));
  }
  const module = name?.replaceAll('-', '_').toLowerCase();
  return same.find((set) => set.path === path && set.name === module);
}

function doorDifferences(door: DoorAnswer, detection: Detection): Difference[] {
  // An empty name is a scan of tasks/ that no document mentions: nobody is told to type it.
  if (door.door === 'rows' || door.name === '') return [];
  const mine = tasksetOf(door, detection);
  const theirs = opened(door);
  const place = [door.door, door.name, door.path].filter((part) => part !== null).join(' ');
  const differ = (text: string, side = sideOfVerdict(mine?.verdict ?? 'fails', [theirs ?? 'fails'])): Difference[] => [
    { about: 'tasks', text: `${place}: ${text}`, path: door.path, ...side },
  ];
  if (theirs === null) return [];
  if (mine === undefined)
    return theirs === 'loads' || theirs === 'partial' ? differ(`not seen, the loader ${theirs}`) : [];
  if (mine.verdict === 'unknown')
    return isOpen(detection) || theirs === 'fails' ? [] : differ(`unknown, the loader ${theirs}`);
  if (mine.verdict !== theirs)
    return differ(`${mine.verdict}, the loader ${theirs}${whyNot({ loads: null, doors: [door] })}`);
  if (door.door === 'package' || door.error !== null) return [];
  const refused = door.refused.map(({ path }) => path);
  const broken = mine.broken.map(({ path }) => path);
  const text = `broken [${sorted(broken)}], the loader refuses [${sorted(refused)}]`;
  const [here, there] = [mine.tasks.ok, door.good.length];
  if (sorted(broken) !== sorted(refused)) return differ(text, sideOf(refused.length, broken.length));
  return here === there ? [] : differ(`${here} good, the loader ${there}`, sideOf(here, there));
}

function sorted(paths: readonly string[]): string {
  return paths.toSorted().join(', ');
}
