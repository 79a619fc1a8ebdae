import { describe, expect, it } from 'vitest';
import { openenv } from '../../src/frameworks/openenv.ts';
import { emptyCard } from '../support/card.ts';
import { CASE_FILES, caseRepository, loadCases } from '../support/cases.ts';

/** The door as the loader told of it. */
interface RecordedDoor {
  readonly tasks_ok: number;
  readonly tasks_bad: readonly { readonly path: string; readonly index: number }[];
  readonly order: readonly string[];
}

describe.each(CASE_FILES)('OpenEnv on the %s cases', (file) => {
  const cases = loadCases(file).filter(({ loaders }) => loaders['openenv']?.expect != null);

  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases.map((recorded) => [`${recorded.id} ${recorded.change}`, recorded] as const))(
    '%s',
    async (_, recorded) => {
      const context = { repository: caseRepository(recorded.files), card: emptyCard, repoId: null };
      const detection = await openenv.detect(context);
      const door = recorded.loaders['openenv']?.said.doors?.[0] as unknown as RecordedDoor;
      const taskset = detection.tasksets[0];
      expect(recorded.loaders['openenv']?.expect).toContain(detection.verdict);
      expect(taskset?.order ?? []).toEqual(door.order);
      expect(taskset?.tasks.ok ?? 0).toBe(door.tasks_ok);
      const broken = (taskset?.broken ?? []).map(({ path, args }) => `${args['index']} ${path}`);
      expect(broken).toEqual(door.tasks_bad.map(({ path, index }) => `${index} ${path}`));
    },
  );
});
