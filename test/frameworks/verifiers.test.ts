import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verifiers } from '../../src/frameworks/verifiers.ts';
import type { Detection, Taskset } from '../../src/frameworks/types.ts';
import { CASE_FILES, caseRepository, loadCases } from '../support/cases.ts';
import type { CaseFile, LoaderCase } from '../support/cases.ts';
import { cardView } from './verifiers/support.ts';

function detect(files: LoaderCase['files']): Promise<Detection> {
  const readme = files['README.md'];
  const body = readme !== undefined && 'text' in readme ? readme.text : '';
  return verifiers.detect({ repository: caseRepository(files), card: cardView(body), repoId: null });
}

interface Said {
  readonly door: string;
  readonly dataset: string | null;
  readonly ok: boolean;
  readonly undocumented?: boolean;
  readonly tasks_ok: number;
  readonly tasks_bad: readonly { readonly path: string }[];
}

/** The taskset of one reference a user would read off registry.json. */
function tasksetOf(detection: Detection, dataset: string): Taskset | undefined {
  return detection.tasksets.find(
    ({ door, main, name, version }) =>
      door === 'harbor-taskset' && main && (`${name ?? ''}@${version ?? ''}` === dataset || name === dataset),
  );
}

describe.each(CASE_FILES)('cases of %s', (file) => {
  const cases = loadCases(file).filter((one) => (one.loaders['verifiers']?.expect ?? null) !== null);

  test.each(cases.map((one) => [one.id, one.change, one] as const))('%s: %s', async (_id, _change, one) => {
    const answer = one.loaders['verifiers'];
    const detection = await detect(one.files);
    expect(answer?.expect).toContain(detection.verdict);
    for (const said of (answer?.said.doors ?? []) as unknown as readonly Said[]) {
      if (said.door !== 'harbor-taskset' || said.dataset === null || said.undocumented === true) continue;
      const taskset = tasksetOf(detection, said.dataset);
      if (taskset === undefined || taskset.verdict === 'unknown') {
        expect(said.ok).toBe(false);
        continue;
      }
      expect([taskset.verdict === 'loads', taskset.tasks.ok]).toEqual([said.ok, said.tasks_ok]);
      // The download itself failed, or brought no task.
      if (said.tasks_bad[0]?.path === 'registry.json' || said.tasks_bad.length + said.tasks_ok === 0) continue;
      // The loader names folders as the download lays them out: DATASET/last part of the listed path/…
      const bad = said.tasks_bad.map(({ path }) => path.slice(path.indexOf('/') + 1)).toSorted();
      const mine = taskset.broken.map(({ path }) => path);
      expect(mine).toHaveLength(bad.length);
      for (const path of bad) expect(mine.some((one) => `/${one}`.endsWith(`/${path}`))).toBe(true);
    }
  });
});

describe('bug reports', () => {
  const text = readFileSync(new URL('../fixtures/cases/bugs.json', import.meta.url), 'utf8');
  const bugs = JSON.parse(text) as readonly {
    readonly id: string;
    readonly symptom: string;
    readonly input: {
      readonly files?: Readonly<Record<string, string | { readonly symlink?: string; readonly base64?: string }>>;
    };
    readonly expect: { readonly frameworks?: { readonly verifiers?: boolean | null } };
  }[];
  const rows = bugs.flatMap(({ id, symptom, input, expect: wanted }) => {
    const loads = wanted.frameworks?.verifiers;
    return input.files === undefined || loads === undefined ? [] : [[id, symptom, input.files, loads] as const];
  });

  test.each(rows)('%s: %s', async (_id, _symptom, files, loads) => {
    const converted = Object.entries(files).map(([path, file]): [string, CaseFile] => {
      if (typeof file === 'string') return [path, { text: file }];
      return [path, file.symlink === undefined ? { base64: file.base64 ?? '' } : { link: file.symlink }];
    });
    const { verdict } = await detect(Object.fromEntries(converted));
    const allowed =
      loads === null ? ['unknown', 'fails', 'partial'] : loads ? ['loads', 'partial'] : ['fails', 'partial'];
    expect(allowed).toContain(verdict);
  });
});
