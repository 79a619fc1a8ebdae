import { REPO_ID } from '../../compare/common.ts';
import type { Draft, Group } from '../draft.ts';
import { baseName } from '../draft.ts';
import { printJson, toNode } from '../json-text.ts';
import type { JsonStyle } from '../json-text.ts';

/** A task entry of a registry. */
type RegistryTask = Readonly<Record<string, unknown>>;

interface Spec {
  name: string;
  version: string;
  description: string;
  tasks: RegistryTask[];
  [key: string]: unknown;
}

const OWN = `https://huggingface.co/datasets/${REPO_ID}`;
const COMMIT = '0123456789abcdef0123456789abcdef01234567';

function entry(folder: string, more: RegistryTask = {}): RegistryTask {
  return { name: baseName(folder), path: folder, ...more };
}

function spec(tasks: readonly RegistryTask[], more: Partial<Spec> = {}): Spec {
  return { name: 'all', version: '1.0', description: 'Made by chance', tasks: [...tasks], ...more };
}

const all = (draft: Draft, more: RegistryTask = {}): RegistryTask[] => draft.tasks.map((folder) => entry(folder, more));

function half(draft: Draft): RegistryTask[] {
  return all(draft).slice(0, Math.max(1, draft.tasks.length >> 1));
}

/** What a registry lists; null: the repo has none. */
type Registry = ((draft: Draft) => readonly unknown[]) | null;

/** One dataset with the given entries. */
function one(tasks: (draft: Draft) => readonly RegistryTask[], more: Partial<Spec> = {}): Registry {
  return (draft) => [spec(tasks(draft), more)];
}

function pinned(git_url: string | null, git_commit_id: string | null): Registry {
  return one((draft) => all(draft, { git_url, git_commit_id }));
}

const REGISTRIES: Group<Registry> = {
  name: 'registry',
  loaders: ['harbor', 'verifiers'],
  options: [
    { name: 'none', weight: { verifiers: 10, 'nemo-gym': 60, openenv: 50, datasets: 60, else: 46 }, make: null },
    { name: 'all', weight: { verifiers: 34, 'nemo-gym': 2, datasets: 4, else: 12 }, make: one(all) },
    { name: 'part', weight: { verifiers: 4, else: 2 }, make: one(half) },
    {
      name: 'two-datasets',
      weight: { verifiers: 5, else: 3 },
      make: (draft) => [spec(all(draft)), spec(half(draft), { name: 'half', version: '2.0' })],
    },
    {
      name: 'versions',
      weight: 2,
      make: (draft) => ['1.0', '1.10', '1.9', '2.0rc1'].map((version) => spec(half(draft), { version })),
    },
    {
      name: 'head',
      weight: 1,
      make: (draft) => ['head', 'latest', 'HEAD', ''].map((version) => spec(half(draft), { version })),
    },
    { name: 'same-twice', weight: 1, make: (draft) => [spec(half(draft)), spec(all(draft))] },
    { name: 'no-tasks', weight: 1, make: one(() => []) },
    { name: 'no-datasets', weight: 1, make: () => [] },
    { name: 'own-address', weight: 2, make: pinned(OWN, null) },
    { name: 'own-address-head', weight: 1, make: pinned(OWN, 'HEAD') },
    { name: 'own-address-lower-head', weight: 1, make: pinned(OWN, 'head') },
    { name: 'own-address-main', weight: 1, make: pinned(OWN, 'main') },
    { name: 'own-address-git', weight: 1, make: pinned(`${OWN}.git`, null) },
    { name: 'own-address-slash', weight: 1, make: pinned(`${OWN}/`, null) },
    { name: 'own-address-case', weight: 1, make: pinned(OWN.replace('some-org', 'Some-Org'), null) },
    { name: 'own-commit', weight: 2, make: pinned(OWN, COMMIT) },
    { name: 'commit', weight: 1, make: pinned(null, COMMIT) },
    { name: 'commit-short', weight: 1, make: pinned(null, COMMIT.slice(0, 7)) },
    { name: 'commit-name', weight: 1, make: pinned('', 'HEAD') },
    { name: 'commit-lower-head', weight: 1, make: pinned(null, 'head') },
    { name: 'foreign', weight: 1, make: pinned('https://github.com/laude-institute/terminal-bench', COMMIT) },
    { name: 'foreign-hub', weight: 1, make: pinned('https://huggingface.co/datasets/other/env', null) },
    {
      name: 'own-and-foreign',
      weight: 1,
      make: one((draft) => [
        ...all(draft),
        entry('far/away', { git_url: 'https://github.com/o/r', git_commit_id: COMMIT }),
      ]),
    },
    { name: 'same-task-twice', weight: 1, make: one((draft) => [...all(draft), ...half(draft)]) },
    { name: 'other-names', weight: 1, make: one((draft) => all(draft, { name: 'same name/for all' })) },
    { name: 'missing-folder', weight: 1, make: one((draft) => [...all(draft), entry('tasks/missing')]) },
    { name: 'parent', weight: { verifiers: 2, else: 1 }, make: one(() => [entry('tasks')]) },
    {
      name: 'written-paths',
      weight: 2,
      make: one((draft) =>
        draft.tasks.map((folder) => {
          const written = draft.random.pick(['./PATH', 'PATH/', 'x/../PATH', 'PATH//', './/PATH/.', 'PATH/../NAME']);
          return entry(folder, { path: written.replace('PATH', () => folder).replace('NAME', () => baseName(folder)) });
        }),
      ),
    },
    { name: 'no-task-toml', weight: 1, make: one((draft) => [...all(draft), entry('tasks/_shared')]) },
    { name: 'slash-in-name', weight: 1, make: one(all, { name: 'org/demo' }) },
    { name: 'at-in-name', weight: 1, make: one(all, { name: 'a@b' }) },
    { name: 'at-in-version', weight: 1, make: one(all, { version: '1@2' }) },
    { name: 'odd-name', weight: 1, make: one(all, { name: 'die Aufgaben – ü "x"' }) },
    { name: 'metrics', weight: 1, make: one(all, { metrics: [{ type: 'mean' }, { type: 'sum', kwargs: { a: 1 } }] }) },
    { name: 'metrics-unknown', weight: 1, make: one(all, { metrics: [{ type: 'median' }] }) },
    { name: 'metrics-none', weight: 1, make: one(all, { metrics: [{}, { kwargs: {} }] }) },
    { name: 'good-and-bad', weight: 2, make: (draft) => [spec(all(draft)), { name: 'b', version: '1', tasks: [] }] },
    { name: 'unlisted', weight: 1, make: one((draft) => [entry(draft.tasks.at(-1) ?? 'tasks/x')]) },
    { name: 'unknown-keys', weight: 2, make: one((d) => all(d, { extra: [1] }), { homepage: null, $schema: 'x' }) },
  ],
};

const PLACES: Group<string> = {
  name: 'registry-place',
  loaders: ['harbor', 'verifiers'],
  options: [
    { name: 'root', weight: 24, make: 'registry.json' },
    { name: 'folder', weight: 1, make: 'meta/registry.json' },
    { name: 'in-tasks', weight: 1, make: 'tasks/registry.json' },
    { name: 'capital', weight: 1, make: 'Registry.json' },
  ],
};

const STYLES: Group<JsonStyle> = {
  name: 'registry-style',
  loaders: ['harbor', 'verifiers'],
  options: [
    { name: 'indented', weight: 4, make: 'indented' },
    { name: 'python', weight: 2, make: 'python' },
    { name: 'compact', weight: 1, make: 'compact' },
  ],
};

/** All that a registry is made of. */
export const REGISTRY_GROUPS: readonly Group<unknown>[] = [REGISTRIES, PLACES, STYLES];

/** Writes a registry of the draft's tasks, or none. */
export function makeRegistry(draft: Draft): void {
  const registry = draft.choose(REGISTRIES);
  if (registry === null) return;
  draft.text(draft.choose(PLACES), `${printJson(toNode(registry(draft)), draft.choose(STYLES))}\n`);
}
