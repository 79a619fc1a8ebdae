import { join } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';
import { OLD, SOURCES, V1 } from './modules.ts';

/** A package of a Verifiers environment: its module's name, and the project's. */
interface Names {
  readonly module: string;
  readonly project: string;
}

type Project = (names: Names) => string | null;

const head = ({ project }: Names, needs = '["verifiers>=0.4"]'): string =>
  `[project]\nname = "${project}"\nversion = "0.1.0"\nrequires-python = ">=3.12"\ndependencies = ${needs}\n`;

const HATCHLING = `\n[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n`;

/** The text of pyproject.toml. */
const PROJECTS: Group<Project> = {
  name: 'project',
  loaders: ['verifiers'],
  options: [
    {
      name: 'hatchling',
      weight: 6,
      make: (names) => `${head(names)}${HATCHLING}`,
    },
    {
      name: 'hatchling-include',
      weight: 2,
      make: (names) =>
        `${head(names)}${HATCHLING}\n[tool.hatch.build]\ninclude = ["${names.module}*", "pyproject.toml"]\n`,
    },
    {
      name: 'setuptools',
      weight: 3,
      make: (names) =>
        `${head(names)}\n[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n`,
    },
    { name: 'no-backend', weight: 2, make: (names) => head(names) },
    { name: 'old-verifiers', weight: 2, make: (names) => head(names, '["verifiers<0.4", "datasets"]') },
    { name: 'other-needs', weight: 1, make: (names) => head(names, '["numpy"]') },
    {
      name: 'hatchling-packages',
      weight: 2,
      make: (names) => `${head(names)}${HATCHLING}\n[tool.hatch.build.targets.wheel]\npackages = ["${names.module}"]\n`,
    },
    {
      name: 'hatchling-src',
      weight: 1,
      make: (names) =>
        `${head(names)}${HATCHLING}\n[tool.hatch.build.targets.wheel]\npackages = ["src/${names.module}"]\n`,
    },
    {
      name: 'setuptools-packages',
      weight: 1,
      make: (names) => `${head(names)}\n[tool.setuptools]\npackages = ["${names.module}"]\n`,
    },
    {
      name: 'setuptools-data',
      weight: 1,
      make: (names) =>
        `${head(names)}\n[tool.setuptools]\npackages = ["${names.module}"]\n\n[tool.setuptools.package-data]\n"*" = ["*.txt"]\n`,
    },
    {
      name: 'setuptools-find',
      weight: 1,
      make: (names) => `${head(names)}\n[tool.setuptools.packages.find]\nwhere = ["src"]\n`,
    },
    {
      name: 'setuptools-modules',
      weight: 1,
      make: (names) => `${head(names)}\n[tool.setuptools]\npy-modules = ["${names.module}"]\n`,
    },
    {
      name: 'uv-build',
      weight: 1,
      make: (names) => `${head(names)}\n[build-system]\nrequires = ["uv_build"]\nbuild-backend = "uv_build"\n`,
    },
    {
      name: 'flit',
      weight: 1,
      make: (names) =>
        `${head(names)}\n[build-system]\nrequires = ["flit_core"]\nbuild-backend = "flit_core.buildapi"\n`,
    },
    { name: 'old-python', weight: 1, make: (names) => head(names).replace('>=3.12', '<3.12') },
    { name: 'future-python', weight: 1, make: (names) => head(names).replace('>=3.12', '>=3.99') },
    { name: 'no-version', weight: 1, make: (names) => head(names).replace('version = "0.1.0"\n', '') },
    { name: 'readme', weight: 1, make: (names) => `${head(names)}readme = "NOTHING.md"\n` },
    {
      name: 'entry-point',
      weight: 1,
      make: (names) => `${head(names)}\n[project.entry-points."verifiers"]\nx = "${names.module}:MyTaskset"\n`,
    },
    { name: 'empty', weight: 1, make: () => '' },
    { name: 'tools-only', weight: 1, make: () => '[tool.ruff]\nline-length = 100\n' },
    { name: 'poetry', weight: 1, make: ({ project }) => `[tool.poetry]\nname = "${project}"\nversion = "0.1"\n` },
    { name: 'none', weight: 2, make: () => null },
  ],
};

const NAMES: Group<Names> = {
  name: 'package-name',
  loaders: ['verifiers'],
  options: [
    { name: 'same', weight: 10, make: { module: 'my_env', project: 'my-env' } },
    { name: 'underscores', weight: 2, make: { module: 'my_env', project: 'my_env' } },
    { name: 'capitals', weight: 1, make: { module: 'my_env', project: 'My.Env' } },
    { name: 'other', weight: 2, make: { module: 'my_env', project: 'something-else' } },
    { name: 'built-in', weight: 1, make: { module: 'harbor', project: 'harbor' } },
    { name: 'odd-module', weight: 1, make: { module: 'my-env', project: 'my-env' } },
    { name: 'versioned', weight: 1, make: { module: 'my_env_v1', project: 'my-env-v1' } },
  ],
};

/** A package to be placed: its source, and its pyproject.toml if it has one. */
interface Package extends Names {
  readonly source: string;
  readonly text: string | null;
}

function put(draft: Draft, at: string, folder: string, { module, source, text }: Package): void {
  draft.text(join(at, `${folder}/__init__.py`), source.replaceAll('my_env', module));
  if (source.includes('inner')) draft.text(join(at, `${folder}/inner.py`), V1);
  if (source.includes('rows.txt')) draft.text(join(at, `${folder}/rows.txt`), 'a b\n');
  if (text !== null) draft.text(join(at, 'pyproject.toml'), text);
}

/** Where the module lies in the repository. */
const PLACES: Group<((draft: Draft, made: Package) => void) | null> = {
  name: 'package',
  loaders: ['verifiers'],
  options: [
    { name: 'none', weight: { verifiers: 56, else: 97 }, make: null },
    { name: 'folder', weight: { verifiers: 16, else: 1 }, make: (draft, made) => put(draft, '.', made.module, made) },
    {
      name: 'sub-folder',
      weight: { verifiers: 6, else: 1 },
      make: (draft, made) => put(draft, 'environments/my_env', made.module, made),
    },
    {
      name: 'src',
      weight: { verifiers: 4, else: 1 },
      make: (draft, made) => put(draft, '.', `src/${made.module}`, made),
    },
    {
      name: 'one-file',
      weight: { verifiers: 4, else: 0 },
      make: (draft, { module, source, text }) => {
        draft.text(`${module}.py`, source);
        if (text !== null) draft.text('pyproject.toml', text);
      },
    },
    {
      name: 'two-packages',
      weight: { verifiers: 2, else: 0 },
      make: (draft, made) => {
        put(draft, 'a', made.module, made);
        put(draft, 'b', 'other_env', { module: 'other_env', project: 'other-env', source: OLD, text: null });
      },
    },
    {
      name: 'in-sample-place',
      weight: { verifiers: 2, else: 0 },
      make: (draft, made) => put(draft, 'examples/e', made.module, made),
    },
  ],
};

/** All that a package is made of. */
export const PACKAGE_GROUPS: readonly Group<unknown>[] = [PLACES, NAMES, SOURCES, PROJECTS];

/** Writes a Verifiers package, or none. */
export function makePackage(draft: Draft): void {
  const place = draft.choose(PLACES);
  if (place === null) return;
  const names = draft.choose(NAMES);
  place(draft, { ...names, source: draft.choose(SOURCES), text: draft.choose(PROJECTS)(names) });
}
