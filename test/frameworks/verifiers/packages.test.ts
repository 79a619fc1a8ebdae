import { describe, expect, test } from 'vitest';
import { memoryRepository } from '../../../src/repository/memory.ts';
import type { MemoryFile } from '../../../src/repository/memory.ts';
import { findCandidates } from '../../../src/frameworks/verifiers/candidates.ts';
import { moduleName, readPackages } from '../../../src/frameworks/verifiers/packages.ts';
import type { PackageReading } from '../../../src/frameworks/verifiers/packages.ts';
import { HATCHLING, INIT, PACKAGE as BASE, PROJECT, TASKSET } from './support.ts';

async function read(files: Readonly<Record<string, MemoryFile>>): Promise<readonly PackageReading[]> {
  const repository = memoryRepository(files);
  const { found } = await findCandidates(repository);
  return await readPackages(repository, found);
}

async function code(changes: Readonly<Record<string, MemoryFile | null>>): Promise<string> {
  const files = Object.entries({ ...BASE, ...changes }).filter(
    (entry): entry is [string, MemoryFile] => entry[1] !== null,
  );
  const [first] = await read(Object.fromEntries(files));
  return `${first?.verdict ?? 'none'} ${first?.reason.code.replace('verifiers-package-', '') ?? ''}`;
}

const init = (text: string): Promise<string> => code({ 'my_env/__init__.py': text });
const taskset = (from: string, to: string): Promise<string> => code({ 'my_env/taskset.py': TASKSET.replace(from, to) });
const project = (text: string, more: Readonly<Record<string, MemoryFile | null>> = {}): Promise<string> =>
  code({ 'pyproject.toml': text, ...more });

describe('exports (V24, V29)', () => {
  test.each([
    ['from .taskset import ATaskset\n__all__ = ["ATaskset"]\n', 'loads loads'],
    ['from .taskset import *\n__all__ = ("ATaskset",)\n', 'loads loads'],
    ['from . import taskset\nX = taskset.ATaskset\n__all__ = ["X"]\n', 'loads loads'],
    ['import my_env.taskset as t\nclass B(t.ATaskset):\n    pass\n__all__ = ["B"]\n', 'loads loads'],
    ['from .taskset import ATaskset\n__all__ = []\n__all__ += ["ATaskset"]\n', 'loads loads'],
    ['from .taskset import ATaskset\n__all__: list[str] = ["ATaskset", "missing"]\n', 'loads loads'],
    [
      'from verifiers.v1 import Taskset\nfrom .taskset import ATaskset\n__all__ = ["ATaskset", "Taskset"]\n',
      'loads loads',
    ],
    ['import verifiers.v1 as vf\nclass E(vf.SingleAgentEnv):\n    pass\n__all__ = ["E"]\n', 'loads loads-env'],
    ['from .taskset import ATaskset\n', 'fails no-all'],
    ['from .taskset import ATaskset, AConfig\n__all__ = ["AConfig"]\n', 'fails exports-nothing'],
    ['from .taskset import ATaskset\nB = ATaskset\n__all__ = ["ATaskset", "B"]\n', 'fails exports-many'],
    ['import verifiers as vf\ndef load_environment(**kw):\n    return vf.SingleTurnEnv()\n', 'fails v0'],
    ['from . import taskset\n__all__ = [n for n in dir(taskset)]\n', 'unknown all-computed'],
    [
      'from torch.nn import Module\nfrom .taskset import ATaskset\n__all__ = ["ATaskset"]\n',
      'fails import-not-installed',
    ],
    ['if FLAG:\n    from .taskset import ATaskset\n__all__ = ["ATaskset"]\n', 'unknown class-unproven'],
    ['from .taskset import (\n__all__ = ["ATaskset"]\n', 'unknown syntax'],
    [
      'from contextlib import contextmanager\nfrom .taskset import ATaskset\n@contextmanager\ndef f():\n    x = (yield)\n    yield\n__all__ = ["ATaskset"]\n',
      'loads loads',
    ],
  ])('%j', async (text, expected) => {
    expect(await init(text)).toBe(expected);
  });
});

describe('imports (V27)', () => {
  test.each([
    ['import not_there\n', 'fails import-not-installed'],
    ['try:\n    import not_there\nexcept ImportError:\n    not_there = None\n', 'loads loads'],
    ['from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import not_there\n', 'loads loads'],
    ['import json, os.path, numpy as np, yaml\n', 'loads loads'],
    ['from my_env.gone import x\n', 'fails import-missing'],
    ['from my_env.taskset import Nope\n', 'fails import-name-missing'],
    ['from ..above import x\n', 'fails import-missing'],
    ['from verifiers import Rubric\n', 'fails older-verifiers'],
    ['from verifiers.v1 import Rubric\n', 'fails older-verifiers'],
    ['from verifiers.types import Messages\n', 'fails older-verifiers'],
  ])('%j', async (text, expected) => {
    expect(await init(text + INIT)).toBe(expected);
  });

  test('a declared dependency is installed with the package', async () => {
    const text = PROJECT.replace('"verifiers"', '"verifiers", "not-there>=2", "scikit-learn"');
    const more = { 'my_env/__init__.py': `import not_there, sklearn\n${INIT}` };
    expect(await project(text + HATCHLING, more)).toBe('loads loads');
  });

  test('what some other dependency may bring is not decided', async () => {
    const text = PROJECT.replace('"verifiers"', '"verifiers", "some-bundle"');
    expect(await project(text + HATCHLING, { 'my_env/__init__.py': `import inner\n${INIT}` })).toBe(
      'unknown import-unproven',
    );
  });

  test('a module that is often there but not declared is remarked on', async () => {
    const text = TASKSET.replace(
      '        return',
      '        from datasets import load_dataset\n        load_dataset("a/b")\n        return',
    );
    const [reading] = await read({ ...BASE, 'my_env/taskset.py': text });
    expect(reading?.verdict).toBe('loads');
    expect(reading?.remarks.map((remark) => remark.code)).toEqual([
      'verifiers-package-undeclared-import',
      'verifiers-package-data-elsewhere',
    ]);
  });
});

describe('config (V27)', () => {
  test.each([
    ['n: int', 'fails config-field'],
    ['n: int = ...', 'fails config-field'],
    ['n: int | None', 'fails config-field'],
    ['n: int = vf.Field(description="x")', 'fails config-field'],
    ['n: int = vf.Field(2, ge=0)', 'loads loads'],
    ['n: list = vf.Field(default_factory=list)', 'loads loads'],
    ['n: Annotated[int, Field(default=3)]', 'loads loads'],
    ['n: Annotated[int, Field(ge=3)]', 'fails config-field'],
    ['n: int = 2\n    _p: int', 'loads loads'],
    ['n: int = 2\n    K: ClassVar[int]', 'loads loads'],
    ['n = 3', 'fails config-bare'],
  ])('%j', async (field, expected) => {
    expect(await taskset('n: int = 2', field)).toBe(expected);
  });

  test('a subclass may give the default', async () => {
    const text = TASKSET.replace('n: int = 2', 'n: int').replace(
      'class ATaskset(vf.Taskset[ATask, AConfig])',
      'class BConfig(AConfig):\n    n: int = 3\n\nclass ATaskset(vf.Taskset[ATask, BConfig])',
    );
    expect(await code({ 'my_env/taskset.py': text })).toBe('loads loads');
  });
});

describe('load() (V27)', () => {
  const body = (text: string): Promise<string> =>
    taskset('return [ATask(AData(prompt=str(i)), self.config.task) for i in range(self.config.n)]', text);

  test.each([
    ['return []', 'fails load-empty'],
    ['pass', 'fails load-empty'],
    ['return iter(())', 'fails load-empty'],
    ['yield from ()', 'fails load-empty'],
    ['raise NotImplementedError', 'fails load-empty'],
    ['for i in range(0):\n            yield ATask(AData(), self.config.task)', 'fails load-empty'],
    ['if False:\n            yield ATask(AData(), self.config.task)', 'fails load-empty'],
    ['tasks = []\n        return tasks', 'fails load-empty'],
    ['tasks = []\n        tasks.append(1)\n        return tasks', 'loads loads'],
    ['return [x] if self.config.n else []', 'loads loads'],
    ['with open(__file__):\n            yield ATask(AData(), self.config.task)', 'loads loads'],
    ['import not_there\n        return [1]', 'fails import-not-installed'],
  ])('%j', async (text, expected) => {
    expect(await body(text)).toBe(expected);
  });

  test('a loop over a config field that is zero', async () => {
    expect(await taskset('n: int = 2', 'n: int = 0')).toBe('fails load-empty');
  });

  test('async or absent', async () => {
    expect(await taskset('def load', 'async def load')).toBe('fails load-async');
    expect(await taskset('def load', 'def lode')).toBe('fails no-load');
  });
});

describe('names and wheels (V25, V26, V28)', () => {
  const SETUPTOOLS = '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n';
  const WHEEL = '[tool.hatch.build.targets.wheel]\n';

  test('the module an id names', () => {
    expect(['My-Env', 'owner/my-env@1.0', 'a.b'].map(moduleName)).toEqual(['my_env', 'my_env', 'a.b']);
  });

  test.each([
    [PROJECT, 'loads loads'],
    [PROJECT + SETUPTOOLS, 'loads loads'],
    [`${PROJECT}[tool.setuptools]\npackages = ["my_env"]\n`, 'loads loads'],
    [`${PROJECT}[tool.setuptools]\npackages = ["nope"]\n`, 'fails build'],
    [`${PROJECT}[tool.setuptools.packages.find]\ninclude = ["my_*"]\n`, 'loads loads'],
    [`${PROJECT}[tool.setuptools.packages.find]\nwhere = ["src"]\n`, 'fails module-missing'],
    [`${PROJECT}${HATCHLING}${WHEEL}packages = ["other"]\n`, 'fails module-missing'],
    [`${PROJECT}${HATCHLING}${WHEEL}include = ["my_env/**"]\n`, 'loads loads'],
    [`${PROJECT}${HATCHLING}${WHEEL}include = ["*.py"]\n`, 'loads loads'],
    [`${PROJECT}${HATCHLING}[tool.hatch.build.targets.wheel.force-include]\nmy_env = "my_env"\n`, 'fails build'],
    [PROJECT.replace('version = "0.1.0"\n', '') + HATCHLING, 'fails build'],
    [`${PROJECT}readme = "README.md"\n${HATCHLING}`, 'fails build'],
    [`${PROJECT}readme = "README.md"\n${SETUPTOOLS}`, 'loads loads'],
    [PROJECT.replace('my-env', 'other-env') + HATCHLING, 'fails discovery'],
    [PROJECT.replace('my-env', 'other-env'), 'fails module-missing'],
    [PROJECT.replace('my-env', 'harbor') + HATCHLING, 'fails discovery'],
    ['[project\n# verifiers', 'fails pyproject'],
  ])('%j', async (text, expected) => {
    expect(await project(text)).toBe(expected);
  });

  test('a built-in name wins over the package', async () => {
    const text = PROJECT.replace('my-env', 'nemo-gym') + HATCHLING;
    expect(await project(text, { 'nemo_gym/__init__.py': '' })).toBe('fails name-taken');
  });

  test('setuptools refuses several folders at the root, as dataset repos have', async () => {
    expect(await project(PROJECT, { 'data/train.jsonl': '{}\n' })).toBe('fails build');
    expect(await project(PROJECT, { 'docs/x.md': '' })).toBe('loads loads');
  });

  test('listed packages leave their sub-packages out', async () => {
    const text = `${PROJECT}[tool.setuptools]\npackages = ["my_env"]\n`;
    const more = { 'my_env/__init__.py': `from my_env.sub import x\n${INIT}`, 'my_env/sub/__init__.py': 'x = 1\n' };
    expect(await project(text, more)).toBe('fails import-missing');
    expect(await project(text.replace('["my_env"]', '["my_env", "my_env.sub"]'), more)).toBe('loads loads');
  });

  test('a src layout', async () => {
    const files = {
      'my_env/__init__.py': null,
      'my_env/taskset.py': null,
      'src/my_env/__init__.py': INIT,
      'src/my_env/taskset.py': TASKSET,
    };
    expect(await project(PROJECT + HATCHLING, files)).toBe('loads loads');
    expect(await project(PROJECT, files)).toBe('loads loads');
    const stripped = `${PROJECT}${HATCHLING}${WHEEL}only-include = ["src"]\nsources = ["src"]\n`;
    expect(await project(stripped, files)).toBe('loads loads');
  });
});

describe('where packages are looked for', () => {
  test('in any folder with a pyproject.toml, but not in a task', async () => {
    const inner = Object.fromEntries(Object.entries(BASE).map(([path, file]) => [`environments/my_env/${path}`, file]));
    const [first] = await read(inner);
    expect([first?.candidate.directory, first?.verdict]).toEqual(['environments/my_env', 'loads']);
    const task = Object.fromEntries(Object.entries(BASE).map(([path, file]) => [`tasks/a/tests/${path}`, file]));
    expect(await read({ ...task, 'tasks/a/task.toml': '' })).toEqual([]);
  });

  test('bare packages at the root count when there is no project', async () => {
    const { 'pyproject.toml': _project, ...bare } = BASE;
    const [first] = await read({ ...bare, 'train.py': 'import torch\n' });
    expect([first?.module, first?.verdict, first?.candidate.pyproject]).toEqual(['my_env', 'loads', null]);
  });

  test('content that cannot be seen decides nothing', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4\n';
    expect(await code({ 'my_env/taskset.py': pointer })).toBe('unknown unseen');
    expect(await code({ 'my_env/taskset.py': { link: '../x.py' } })).toBe('unknown unseen');
    expect(await code({ 'my_env/taskset.py': `#${'x'.repeat(200_000)}` })).toBe('unknown unseen');
  });
});
