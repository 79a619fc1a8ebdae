import type { Group } from '../draft.ts';

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

/** A module with one taskset that loads. */
export const V1: string = `${HEAD}${TASKSET('MyTaskset')}

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

/** A module for Verifiers 0.3.1 and older. */
export const OLD: string = `import verifiers as vf


def load_environment(**kwargs) -> vf.Environment:
    return vf.SingleTurnEnv(dataset=None, rubric=vf.Rubric())
`;

/** The module of {@link V1} with another `load`. */
function loading(body: string, head = ''): string {
  const text = V1.replace(/return \[MyTask.*/u, () => body);
  return head === '' ? text : `${head}\n${text}`;
}

const ALL_ROWS = 'return [MyTask(vf.TaskData(prompt=row), self.config.task) for row in rows]';

/** The text of a module; `my_env` stands for its name. */
export const SOURCES: Group<string> = {
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
    {
      name: 'reads-file',
      weight: 2,
      make: loading(
        `rows = (Path(__file__).parent / "rows.txt").read_text().split()\n        ${ALL_ROWS}`,
        'from pathlib import Path',
      ),
    },
    {
      name: 'reads-missing-file',
      weight: 1,
      make: loading(
        `rows = (Path(__file__).parent / "nothing.txt").read_text().split()\n        ${ALL_ROWS}`,
        'from pathlib import Path',
      ),
    },
    {
      name: 'reads-outside',
      weight: 1,
      make: loading(
        `rows = (Path(__file__).parent.parent / "README.md").read_text().split()\n        ${ALL_ROWS}`,
        'from pathlib import Path',
      ),
    },
    { name: 'reads-relative', weight: 1, make: loading(`rows = open("rows.txt").read().split()\n        ${ALL_ROWS}`) },
    {
      name: 'reads-resource',
      weight: 1,
      make: loading(
        `rows = files(__package__).joinpath("rows.txt").read_text().split()\n        ${ALL_ROWS}`,
        'from importlib.resources import files',
      ),
    },
    { name: 'yields', weight: 2, make: loading('yield MyTask(vf.TaskData(prompt="q"), self.config.task)') },
    { name: 'yields-none', weight: 1, make: loading('for _ in []:\n            yield None') },
    { name: 'raises-in-load', weight: 1, make: loading('raise NotImplementedError') },
    {
      name: 'prompt-messages',
      weight: 1,
      make: loading('return [MyTask(vf.TaskData(prompt=[{"role": "user", "content": "q"}]), self.config.task)]'),
    },
    { name: 'prompt-number', weight: 1, make: loading('return [MyTask(vf.TaskData(prompt=3), self.config.task)]') },
    {
      name: 'reads-no-field',
      weight: 1,
      make: loading('return [MyTask(vf.TaskData(prompt=self.config.nothing), self.config.task)]'),
    },
    { name: 'no-load', weight: 1, make: V1.replace(/ {4}def load[^]*?task\)\]\n/u, '    pass\n') },
    { name: 'bare-field', weight: 1, make: CONFIGURED.replace('rows: int', 'rows = 3') },
    { name: 'optional-field', weight: 1, make: CONFIGURED.replace('rows: int', 'rows: int | None') },
    {
      name: 'field-function',
      weight: 1,
      make: CONFIGURED.replace('rows: int', 'rows: int = Field(default=2)').replace(
        'import verifiers',
        'from pydantic import Field\nimport verifiers',
      ),
    },
    {
      name: 'field-required',
      weight: 1,
      make: CONFIGURED.replace('rows: int', 'rows: int = Field(...)').replace(
        'import verifiers',
        'from pydantic import Field\nimport verifiers',
      ),
    },
    {
      name: 'config-of-config',
      weight: 1,
      make: CONFIGURED.replace(
        'class MyConfig(vf.TasksetConfig):\n    rows: int',
        'class Base(vf.TasksetConfig):\n    rows: int = 1\n\n\nclass MyConfig(Base):\n    more: str = "x"',
      ),
    },
    { name: 'no-brackets', weight: 1, make: V1.replace('vf.Taskset[MyTask, vf.TasksetConfig]', 'vf.Taskset') },
    { name: 'made-class', weight: 1, make: `${V1}\nMade = type("Made", (MyTaskset,), {})\n__all__ = ["Made"]\n` },
    {
      name: 'decorated',
      weight: 1,
      make: V1.replace('class MyTaskset', 'def same(cls):\n    return cls\n\n\n@same\nclass MyTaskset'),
    },
    { name: 'older-names', weight: 1, make: `${V1}\nfrom verifiers import Rubric\n` },
    { name: 'older-use', weight: 1, make: `${V1}\nimport verifiers\n\nRUBRIC = verifiers.Rubric()\n` },
    { name: 'from-inner-missing', weight: 1, make: 'from .inner import Nothing\n\n__all__ = ["Nothing"]\n' },
    { name: 'from-nowhere', weight: 1, make: 'from .nowhere import MyTaskset\n\n__all__ = ["MyTaskset"]\n' },
    { name: 'newer-python', weight: 1, make: `${V1}\ntry:\n    pass\nexcept ValueError, TypeError:\n    pass\n` },
    { name: 'lazy', weight: 1, make: `${V1}\n\ndef __getattr__(name):\n    raise AttributeError(name)\n` },
    { name: 'main', weight: 1, make: `${V1}\nif __name__ == "__main__":\n    raise SystemExit(1)\n` },
    {
      name: 'type-checking',
      weight: 1,
      make: `from typing import TYPE_CHECKING\n\n${V1}\nif TYPE_CHECKING:\n    import nothing_at_all\n`,
    },
    { name: 'future', weight: 1, make: `from __future__ import annotations\n\n${V1}` },
    { name: 'missing-import', weight: 1, make: `import a_package_that_is_not_here\n${V1}` },
    { name: 'empty', weight: 1, make: '' },
  ],
};
