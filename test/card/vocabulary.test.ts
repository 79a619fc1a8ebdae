import { readFileSync } from 'node:fs';
import { DATASET_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';
import { expect, it } from 'vitest';
import { DATASET_LIBRARY_KEYS, LIBRARIES, TASKS_VERSION } from '../../src/card/vocabulary.generated.ts';
import { FRAMEWORK_KEYS } from '../../src/config/vocabulary.ts';

const current = Object.keys(DATASET_LIBRARIES_UI_ELEMENTS);

it('has every framework among the libraries of the Hub', () => {
  expect(FRAMEWORK_KEYS.filter((key) => !current.includes(key))).toEqual([]);
});

it('knows every library: a new one may be another RL framework (then run scripts/vocabulary.mjs)', () => {
  expect({
    new: current.filter((key) => !DATASET_LIBRARY_KEYS.includes(key)),
    gone: DATASET_LIBRARY_KEYS.filter((key) => !current.includes(key)),
  }).toEqual({ new: [], gone: [] });
});

it('was written from the release that is installed', () => {
  const file = new URL('../../node_modules/@huggingface/tasks/package.json', import.meta.url);
  expect(TASKS_VERSION).toBe((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
  for (const key of FRAMEWORK_KEYS) {
    const { prettyLabel, repoUrl, docsUrl } = DATASET_LIBRARIES_UI_ELEMENTS[key];
    expect(LIBRARIES[key]).toEqual({ label: prettyLabel, repo: repoUrl, docs: docsUrl ?? null });
  }
});
