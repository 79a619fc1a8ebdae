import { OF_ROWS } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';

const ALL = 'harbor, verifiers, openenv, nemo-gym';

function header(yaml: string, body = '# A set\n'): string {
  return `---\n${yaml}---\n\n${body}`;
}

const CONFIGS = (...files: readonly (readonly [string, string])[]): string =>
  header(`configs:\n${files.map(([name, path]) => `- config_name: ${name}\n  data_files: ${path}\n`).join('')}`);

/** Row files of a draft, as a card names them. */
function rowFiles(draft: Draft): string[] {
  return draft.paths((path) => /\.(?:jsonl?|csv|parquet)$/u.test(path) && !path.includes('registry')).slice(0, 4);
}

/** A card with one config for each row file, or for each folder that holds some. */
function configsOf(draft: Draft, more: (index: number) => string): string {
  const files = rowFiles(draft);
  const list = files.map((path, index): [string, string] => [`c${index}`, `${JSON.stringify(path)}${more(index)}`]);
  return list.length === 0 ? header('tags: [rl-environment]\n') : CONFIGS(...list);
}

function splitsOf(draft: Draft, names: readonly string[]): string {
  const splits = rowFiles(draft).map(
    (path, index) => `\n  - split: ${names[index % names.length] ?? ''}\n    path: ${JSON.stringify(path)}`,
  );
  return splits.length === 0 ? header('') : CONFIGS(['default', splits.join('')]);
}

/** README.md; null: the repo has none. */
const CARDS: Group<string | null | ((draft: Draft) => string)> = {
  name: 'card',
  loaders: OF_ROWS,
  options: [
    { name: 'tags', weight: 12, make: header(`tags: [rl-environment, ${ALL}]\n`) },
    { name: 'one-tag', weight: 6, make: header('tags:\n- rl-environment\n- harbor\n') },
    { name: 'no-header', weight: 4, make: '# A set\n' },
    { name: 'none', weight: 4, make: null },
    { name: 'empty', weight: 1, make: '' },
    { name: 'no-tags', weight: 3, make: header('license: mit\npretty_name: A set\n') },
    { name: 'crlf', weight: 1, make: header('tags: [harbor]\n').replaceAll('\n', '\r\n') },
    { name: 'bom', weight: 1, make: `\ufeff${header('tags: [harbor]\n')}` },
    { name: 'broken', weight: 1, make: header('tags: [harbor\n') },
    { name: 'not-a-map', weight: 1, make: header('- harbor\n') },
    { name: 'unclosed', weight: 1, make: '---\ntags: [harbor]\n' },
    { name: 'viewer-off', weight: 1, make: header('viewer: false\ntags: [harbor]\n') },
    { name: 'config', weight: { 'nemo-gym': 3, datasets: 4, else: 1 }, make: CONFIGS(['default', 'train.jsonl']) },
    { name: 'config-glob', weight: { 'nemo-gym': 2, datasets: 3, else: 1 }, make: CONFIGS(['default', '"data/*"']) },
    { name: 'config-tasks', weight: { datasets: 2, else: 1 }, make: CONFIGS(['default', '"tasks/**"']) },
    { name: 'config-missing', weight: { datasets: 2, else: 1 }, make: CONFIGS(['default', 'nothing.jsonl']) },
    {
      name: 'two-configs',
      weight: { 'nemo-gym': 2, datasets: 2, else: 1 },
      make: CONFIGS(['easy', '"easy/*"'], ['hard', '"hard/*"']),
    },
    {
      name: 'two-configs-default',
      weight: { 'nemo-gym': 2, datasets: 2, else: 1 },
      make: CONFIGS(['easy', '"easy/*"\n  default: true'], ['hard', '"hard/*"']),
    },
    {
      name: 'config-splits',
      weight: { 'nemo-gym': 2, datasets: 3, else: 1 },
      make: CONFIGS([
        'default',
        '\n  - split: train\n    path: data/train*\n  - split: validation\n    path: data/val*',
      ]),
    },
    {
      name: 'config-other-split',
      weight: { 'nemo-gym': 1, datasets: 1, else: 1 },
      make: CONFIGS(['default', '\n  - split: so_openq\n    path:\n    - train.jsonl\n    - rows.jsonl']),
    },
    {
      name: 'config-folder',
      weight: { 'nemo-gym': 1, datasets: 2, else: 1 },
      make: header('configs:\n- config_name: default\n  data_dir: data\n'),
    },
    {
      name: 'config-all',
      weight: { 'nemo-gym': 1, datasets: 1, else: 1 },
      make: CONFIGS(['default', "'**/*.jsonl'\n  drop_labels: true"]),
    },
    {
      name: 'features',
      weight: { 'nemo-gym': 2, datasets: 1, else: 1 },
      make: header(
        'dataset_info:\n  features:\n  - name: responses_create_params\n    struct:\n    - name: input\n      dtype: string\n  - name: answer\n    dtype: string\n  splits:\n  - name: train\n    num_examples: 2\n',
      ),
    },
    {
      name: 'features-text',
      weight: { 'nemo-gym': 1, datasets: 1, else: 1 },
      make: header('dataset_info:\n  features:\n  - name: responses_create_params\n    dtype: string\n'),
    },
    {
      name: 'features-no-input',
      weight: { 'nemo-gym': 1, datasets: 1, else: 1 },
      make: header(
        'dataset_info:\n  features:\n  - name: responses_create_params\n    struct:\n    - name: messages\n      dtype: string\n',
      ),
    },
    {
      name: 'features-no-config',
      weight: { 'nemo-gym': 1, datasets: 2, else: 1 },
      make: header('dataset_info:\n- config_name: other\n  features:\n  - name: x\n    dtype: string\n'),
    },
    {
      name: 'features-count',
      weight: { 'nemo-gym': 1, datasets: 2, else: 1 },
      make: header('dataset_info:\n  splits:\n  - name: train\n    num_bytes: 1\n    num_examples: 99\n'),
    },
    {
      name: 'two-defaults',
      weight: { 'nemo-gym': 1, datasets: 1, else: 1 },
      make: (draft) => configsOf(draft, () => '\n  default: true'),
    },
    {
      name: 'space-link',
      weight: { openenv: 2, else: 1 },
      make: header('tags: [openenv]\n', 'Runs in https://huggingface.co/spaces/some-org/some-space\n'),
    },
    {
      name: 'features-many',
      weight: 1,
      make: header(
        'dataset_info:\n- config_name: a\n  features:\n  - name: prompt\n    dtype: string\n- config_name: b\n  features:\n  - name: x\n    sequence: int64\n',
      ),
    },
    {
      name: 'names-environment',
      weight: { verifiers: 4, else: 1 },
      make: header('tags: [verifiers]\n', 'Run `vf-eval my-env` after `prime env install someone/my-env`.\n'),
    },
    {
      name: 'links-environment',
      weight: { verifiers: 2, else: 1 },
      make: header('', 'https://app.primeintellect.ai/dashboard/environments/someone/my-env\n'),
    },
    {
      name: 'code-names-dataset',
      weight: { verifiers: 1, else: 1 },
      make: header('', '```python\nimport verifiers as vf\n\ndataset_name = "some-org/some-env"\n```\n'),
    },
    {
      name: 'own-configs',
      weight: { 'nemo-gym': 3, datasets: 3, else: 1 },
      make: (draft) => configsOf(draft, () => ''),
    },
    {
      name: 'own-configs-default',
      weight: { 'nemo-gym': 2, datasets: 3, else: 1 },
      make: (draft) => configsOf(draft, (index) => (index === 1 ? '\n  default: true' : '')),
    },
    {
      name: 'own-splits',
      weight: { 'nemo-gym': 3, datasets: 3, else: 1 },
      make: (draft) => splitsOf(draft, ['train', 'validation', 'test']),
    },
    {
      name: 'own-odd-splits',
      weight: { 'nemo-gym': 1, datasets: 2, else: 1 },
      make: (draft) => splitsOf(draft, ['so_openq', 'train', 'a-b']),
    },
    { name: 'own-split-twice', weight: 1, make: (draft) => splitsOf(draft, ['train']) },
    { name: 'library', weight: 1, make: header('library_name: harbor\ntask_categories: [other]\n') },
    { name: 'base-config', weight: 1, make: header('configs:\n- config_name: [a]\n  data_files: {train: 3}\n') },
  ],
};

/** All that a card is made of. */
export const CARD_GROUPS: readonly Group<unknown>[] = [CARDS];

/** Writes README.md, or none. */
export function makeCard(draft: Draft): void {
  const text = draft.choose(CARDS);
  if (text !== null) draft.text('README.md', typeof text === 'string' ? text : text(draft));
}
