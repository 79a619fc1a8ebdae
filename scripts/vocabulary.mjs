// Writes src/card/vocabulary.generated.ts from @huggingface/tasks: what the Hub calls the libraries of datasets.
import { readFileSync, writeFileSync } from 'node:fs';
import { DATASET_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';
import { FRAMEWORK_KEYS } from '../src/config/vocabulary.ts';

const root = new URL('../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('node_modules/@huggingface/tasks/package.json', root), 'utf8'));
const quote = (text) => `'${String(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const libraries = FRAMEWORK_KEYS.map((key) => {
  const library = DATASET_LIBRARIES_UI_ELEMENTS[key];
  if (library === undefined)
    throw new Error(`${key} is not among the dataset libraries of @huggingface/tasks ${version}`);
  const { prettyLabel, repoUrl, docsUrl } = library;
  return `  ${quote(key)}: {
    label: ${quote(prettyLabel)},
    repo: ${quote(repoUrl)},
    docs: ${docsUrl === undefined ? 'null' : quote(docsUrl)},
  },`;
});
const text = `// Written by scripts/vocabulary.mjs from @huggingface/tasks. Do not edit.
import type { FrameworkKey } from '../config/vocabulary.ts';

/** The release of @huggingface/tasks the names come from. */
export const TASKS_VERSION = ${quote(version)};

/** What the Hub shows of a framework. */
export interface Library {
  readonly label: string;
  readonly repo: string;
  readonly docs: string | null;
}

/** The frameworks envcard judges, as the Hub names them. */
export const LIBRARIES: Readonly<Record<FrameworkKey, Library>> = {
${libraries.join('\n')}
};

/** Every dataset library of that release: a key that is new in a later one may be another RL framework. */
export const DATASET_LIBRARY_KEYS: readonly string[] = [
${Object.keys(DATASET_LIBRARIES_UI_ELEMENTS)
  .map((key) => `  ${quote(key)},`)
  .join('\n')}
];
`;
writeFileSync(new URL('src/card/vocabulary.generated.ts', root), text);
