import { describe, expect, it } from 'vitest';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { CASE_FILES, caseRepository, loadCases } from '../support/cases.ts';
import type { LoaderCase } from '../support/cases.ts';
import { cardOf } from '../support/nemo.ts';

interface SaidDoor {
  readonly door: string;
  readonly path: string | null;
  readonly rows_ok: number;
  readonly rows_bad: readonly { readonly row: number }[];
  readonly error: string | null;
}

function detectCase(one: LoaderCase): Promise<Detection> {
  const repository = caseRepository(one.files);
  return nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
}

const cases = CASE_FILES.flatMap(loadCases).filter(({ loaders }) => Array.isArray(loaders['nemo-gym']?.expect));

describe('verdicts agree with what NeMo Gym loads', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', async (_id, one) => {
    const allowed = [one.loaders['nemo-gym']?.expect ?? [], one.loaders['nemo-gym@0.7']?.expect ?? []].flat();
    const { verdict, evidence } = await detectCase(one);
    expect(allowed, JSON.stringify(evidence)).toContain(verdict);
  });
});

describe('bad rows are those that NeMo Gym objects to', () => {
  const doors = cases.flatMap((one) => {
    const said = (one.loaders['nemo-gym']?.said.doors ?? []) as unknown as readonly SaidDoor[];
    // What 0.7.0 takes and 0.4.0 did not is proven by the row tests.
    if (one.loaders['nemo-gym@0.7'] !== undefined) return [];
    return said
      .filter(({ door, error }) => door === 'jsonl' && error === null)
      .map((door) => [`${one.id} ${door.path ?? ''}`, one, door] as const);
  });
  it.each(doors)('%s', async (_name, one, door) => {
    const { tasksets } = await detectCase(one);
    const found = tasksets.find((set) => set.door === 'artifact' && set.path === door.path);
    // Files in task folders, lists and rows that wait for a template are no tasksets of broken rows.
    if (found === undefined || found.verdict === 'unknown') {
      expect(door.rows_ok).toBe(0);
      return;
    }
    expect(found.broken.map(({ args }) => Number(args['row']) - 1)).toEqual(door.rows_bad.map(({ row }) => row));
    expect(found.tasks.ok).toBe(door.rows_ok);
  });
});
