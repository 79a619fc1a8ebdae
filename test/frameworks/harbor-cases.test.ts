import { describe, expect, it } from 'vitest';
import { harbor } from '../../src/frameworks/harbor.ts';
import type { Detection, Taskset } from '../../src/frameworks/types.ts';
import { CASE_FILES, caseRepository, loadCases } from '../support/cases.ts';
import type { LoaderCase } from '../support/cases.ts';
import { emptyCard } from '../support/card.ts';

/** A door of the recorded answer. */
interface RecordedDoor {
  readonly door: string;
  readonly dataset: string | null;
  readonly flags: readonly string[];
  readonly tasks_ok: number;
  readonly tasks_bad: readonly { readonly path: string }[];
  readonly tasks_external?: readonly unknown[];
  readonly error?: string;
}

/** The recorded answers were given to a repository of this id. */
const REPO_ID = 'local-org/local-repo';

async function detect(recorded: LoaderCase): Promise<Detection> {
  return harbor.detect({ repository: caseRepository(recorded.files), card: emptyCard, repoId: REPO_ID });
}

/** Good tasks and broken ones per door, as the loader told them; doors that did not open are left out. */
function recordedDoors(recorded: LoaderCase): Record<string, { ok: number; broken: string[] }> {
  const doors: Record<string, { ok: number; broken: string[] }> = {};
  for (const door of (recorded.loaders['harbor']?.said.doors ?? []) as unknown as RecordedDoor[]) {
    if (door.door === 'path' || door.error !== undefined || door.tasks_external !== undefined) continue;
    const folder = valueAfter(door.flags, '--path') ?? 'tasks';
    const under = door.door === 'registry' || folder === '.' ? '' : `${folder}/`;
    const key =
      door.door === 'registry'
        ? `${door.dataset} in ${valueAfter(door.flags, '--registry-path') ?? 'registry.json'}`
        : folder;
    const broken = door.tasks_bad.map(({ path }) => (path.startsWith(under) ? path : under + path)).toSorted();
    doors[key] = { ok: door.tasks_ok, broken };
  }
  return doors;
}

function valueAfter(flags: readonly string[], flag: string): string | undefined {
  const at = flags.indexOf(flag);
  return at < 0 ? undefined : flags[at + 1];
}

/** The same of a detection, for the doors that the loader told of. */
function ourDoors(detection: Detection, keys: readonly string[]): Record<string, { ok: number; broken: string[] }> {
  const doors: Record<string, { ok: number; broken: string[] }> = {};
  for (const key of keys) {
    const found = detection.tasksets.find((taskset) => nameOf(taskset) === key.replace(/ in .*$/, ''));
    if (found === undefined) continue;
    doors[key] = { ok: found.tasks.ok, broken: found.broken.map(({ path }) => path).toSorted() };
  }
  return doors;
}

function nameOf(taskset: Taskset): string | null {
  if (taskset.door === 'registry') return `${taskset.name}@${taskset.version}`;
  return taskset.door === 'tasks' || taskset.door === 'path' ? taskset.path : null;
}

describe.each(CASE_FILES)('Harbor on the %s cases', (file) => {
  const cases = loadCases(file).filter(({ loaders }) => loaders['harbor']?.expect != null);

  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases.map((recorded) => [`${recorded.id} ${recorded.change}`, recorded] as const))(
    '%s',
    async (_, recorded) => {
      const detection = await detect(recorded);
      expect(recorded.loaders['harbor']?.expect).toContain(detection.verdict);
      const doors = recordedDoors(recorded);
      expect(ourDoors(detection, Object.keys(doors))).toEqual(doors);
    },
  );
});
