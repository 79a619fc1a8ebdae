import { join } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';

/** A package of a Verifiers environment: its module's name, and the project's. */
interface Names {
  readonly module: string;
  readonly project: string;
}

const HEAD = `import verifiers.v1 as vf


class MyTask(vf.Task[vf.TaskData]):
    @vf.reward
    async def right(self, trace: vf.Trace) -> float:
        return 1.0
`;

const TASKSET = (name: string): string => `

class ${name}(vf.Taskset[MyTask, vf.TasksetConfig]):
    def load(self) -> list[MyTask]:
        return [MyTask(vf.TaskData(prompt="q"), self.config.task)]
`;

const V1 = `${HEAD}${TASKSET('MyTaskset')}

__all__ = ["MyTaskset"]
`;

const CONFIGURED = `${HEAD}

class MyConfig(vf.TasksetConfig):
    rows: int


class MyTaskset(vf.Taskset[MyTask, MyConfig]):
    def load(self):
        return [MyTask(vf.TaskData(prompt="q"), self.config.task) for _ in range(self.config.rows)]


__all__ = ["MyTaskset"]
`;

const LOADED = V1.replace('import verifiers', 'from datasets import load_dataset\nimport verifiers').replace(
  'return [MyTask(vf.TaskData(prompt="q"), self.config.task)]',
  'return [MyTask(vf.TaskData(prompt=row["q"]), self.config.task) for row in load_dataset("o/x", split="train")]',
);

const OLD = `import verifiers as vf


def load_environment(**kwargs) -> vf.Environment:
    return vf.SingleTurnEnv(dataset=None, rubric=vf.Rubric())
`;

/** The text of a module. */
const SOURCES: Group<string> = {
  name: 'module',
  loaders: ['verifiers'],
  options: [
    { name: 'taskset', weight: 12, make: V1 },
    {
      name: 'taskset-v1-import',
      weight: 3,
      make: V1.replace('import verifiers.v1 as vf', 'from verifiers import v1 as vf'),
    },
    {
      name: 'taskset-name-import',
      weight: 2,
      make: V1.replace('vf\n', 'vf\nfrom verifiers.v1 import Taskset\n').replace('(vf.Taskset[', '(Taskset['),
    },
    { name: 'empty-load', weight: 1, make: V1.replace(/return \[MyTask.*/u, 'return []') },
    { name: 'configured', weight: 1, make: CONFIGURED },
    { name: 'configured-default', weight: 1, make: CONFIGURED.replace('rows: int', 'rows: int = 3') },
    { name: 'loads-rows', weight: 2, make: LOADED },
    {
      name: 'env',
      weight: 1,
      make: 'import verifiers.v1 as vf\n\n\nclass MyEnv(vf.Env):\n    pass\n\n\n__all__ = ["MyEnv"]\n',
    },
    { name: 'two-tasksets', weight: 1, make: `${V1}${TASKSET('Other')}\n__all__ = ["MyTaskset", "Other"]\n` },
    {
      name: 'taskset-and-env',
      weight: 1,
      make: `${V1}\n\nclass MyEnv(vf.Env):\n    pass\n\n\n__all__ = ["MyTaskset", "MyEnv"]\n`,
    },
    { name: 'subclass', weight: 1, make: `${V1}\n\nclass Other(MyTaskset):\n    pass\n\n\n__all__ = ["Other"]\n` },
    { name: 'alias', weight: 1, make: `${V1}\nThing = MyTaskset\n__all__ = ["Thing"]\n` },
    { name: 'two-one-exported', weight: 1, make: `${V1}${TASKSET('Other')}` },
    { name: 'grown-all', weight: 1, make: `${V1}${TASKSET('Other')}\n__all__ += ["Other"]\n` },
    { name: 'tuple-all', weight: 1, make: V1.replace('["MyTaskset"]', '("MyTaskset",)') },
    { name: 'no-all', weight: 2, make: V1.replace('__all__ = ["MyTaskset"]\n', '') },
    {
      name: 'other-all',
      weight: 1,
      make: V1.replace('["MyTaskset"]', '["make"]').concat('\n\ndef make():\n    return 1\n'),
    },
    { name: 'missing-in-all', weight: 1, make: V1.replace('["MyTaskset"]', '["MyTaskset", "Nothing"]') },
    { name: 'from-inner', weight: 3, make: 'from .inner import MyTaskset\n\n__all__ = ["MyTaskset"]\n' },
    { name: 'from-inner-star', weight: 1, make: 'from .inner import *\n' },
    { name: 'from-itself', weight: 1, make: 'from my_env.inner import MyTaskset\n\n__all__ = ["MyTaskset"]\n' },
    { name: 'old', weight: 4, make: OLD },
    { name: 'old-and-new', weight: 1, make: `${OLD}${V1}` },
    { name: 'other', weight: 1, make: 'def main():\n    print("hello")\n' },
    { name: 'conditional', weight: 1, make: `if True:\n    ${V1.replaceAll('\n', '\n    ').trimEnd()}\n` },
    { name: 'missing-import', weight: 1, make: `import a_package_that_is_not_here\n${V1}` },
    { name: 'empty', weight: 1, make: '' },
  ],
};

type Project = (names: Names) => string | null;

const head = ({ project }: Names, needs = '["verifiers>=0.4"]'): string =>
  `[project]\nname = "${project}"\nversion = "0.1.0"\nrequires-python = ">=3.12"\ndependencies = ${needs}\n`;

/** The text of pyproject.toml. */
const PROJECTS: Group<Project> = {
  name: 'project',
  loaders: ['verifiers'],
  options: [
    {
      name: 'hatchling',
      weight: 6,
      make: (names) => `${head(names)}\n[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n`,
    },
    {
      name: 'hatchling-include',
      weight: 2,
      make: (names) =>
        `${head(names)}\n[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n\n[tool.hatch.build]\ninclude = ["${names.module}*", "pyproject.toml"]\n`,
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
