import { describe, expect, test } from 'vitest';
import { saidBy } from '../../support/said.ts';
import { detect, HATCHLING, INIT, PACKAGE as BASE, PROJECT, TASKSET } from './support.ts';
import type { Files } from './support.ts';

const init = (text: string): Files => ({ 'my_env/__init__.py': text });
const taskset = (from: string, to: string): Files => ({ 'my_env/taskset.py': TASKSET.replace(from, to) });
const remedy = (what: string): string => `→ verifiers-remedy-package-${what}`;

describe('what is said of a package', () => {
  test.each<readonly [string, Files, readonly string[]]>([
    [
      'that loads',
      {},
      ['supports my_env/taskset.py:12 V24 verifiers-package-loads {"name":"ATaskset","package":"my_env"}'],
    ],
    [
      'that brings an environment',
      init('import verifiers.v1 as vf\nclass E(vf.SingleAgentEnv):\n    pass\n__all__ = ["E"]\n'),
      ['supports my_env/__init__.py:4 V24 verifiers-package-loads-env {"name":"E","package":"my_env"}'],
    ],
    [
      'that fetches its rows',
      taskset('        return', '        load_dataset("a/b")\n        return'),
      [
        'supports my_env/taskset.py:12 V24 verifiers-package-loads {"name":"ATaskset","package":"my_env"}',
        'unknown my_env/taskset.py V30 verifiers-package-data-elsewhere {"module":"my_env","package":"my_env"}',
      ],
    ],
    [
      'without __all__',
      init('\nfrom my_env.taskset import ATaskset\n'),
      [
        'refutes my_env/__init__.py V24 verifiers-package-no-all {"module":"my_env","package":"my_env"}',
        `${remedy('export')} {"module":"my_env"}`,
      ],
    ],
    [
      'whose __all__ is computed',
      init(`${INIT}__all__ = [x for x in dir()]\n`),
      ['unknown my_env/__init__.py:3 V24 verifiers-package-all-computed {"package":"my_env"}'],
    ],
    [
      'that exports no taskset',
      init('from my_env.taskset import AConfig\n__all__ = ["AConfig"]\n'),
      [
        'refutes my_env/__init__.py:2 V24 verifiers-package-exports-nothing {"names":["AConfig"],"package":"my_env"}',
        `${remedy('export')} {"module":"my_env","names":["AConfig"]}`,
      ],
    ],
    [
      'that exports two',
      init('from .taskset import ATaskset\nB = ATaskset\n__all__ = ["ATaskset", "B"]\n'),
      [
        'refutes my_env/__init__.py:3 V24 verifiers-package-exports-many {"names":["ATaskset","B"],"package":"my_env"}',
        `${remedy('export')} {"module":"my_env","names":["ATaskset","B"]}`,
      ],
    ],
    [
      'that exports what cannot be told',
      init('if FLAG:\n    from .taskset import ATaskset\n__all__ = ["ATaskset"]\n'),
      ['unknown my_env/__init__.py:3 V24 verifiers-package-class-unproven {"name":"ATaskset","package":"my_env"}'],
    ],
    [
      'for an older Verifiers',
      init('import verifiers as vf\ndef load_environment(**kw):\n    return 1\n'),
      [
        'refutes my_env/__init__.py:2 V29 verifiers-package-v0 {"package":"my_env"}',
        `${remedy('port')} {"module":"my_env"}`,
      ],
    ],
    [
      'with a field that has no default',
      taskset('n: int = 2', 'n: int'),
      [
        'refutes my_env/taskset.py:10 V27 verifiers-package-config-field {"field":"n","package":"my_env"}',
        `${remedy('default')} {"module":"my_env","field":"n"}`,
      ],
    ],
    [
      'whose load() is asynchronous',
      taskset('def load', 'async def load'),
      ['refutes my_env/taskset.py:13 V27 verifiers-package-load-async {"name":"ATaskset","package":"my_env"}'],
    ],
    [
      'without load()',
      taskset('def load', 'def lode'),
      ['refutes my_env/taskset.py:12 V27 verifiers-package-no-load {"name":"ATaskset","package":"my_env"}'],
    ],
    [
      'whose load() gives nothing',
      taskset('return [ATask(AData(prompt=str(i)), self.config.task) for i in range(self.config.n)]', 'return []'),
      ['refutes my_env/taskset.py:13 V27 verifiers-package-load-empty {"name":"ATaskset","package":"my_env"}'],
    ],
    [
      'that imports what is not installed',
      init(`\nimport not_there\n${INIT}`),
      [
        'refutes my_env/__init__.py:2 V27 verifiers-package-import-not-installed {"module":"not_there","package":"my_env"}',
        `${remedy('dependency')} {"module":"not_there"}`,
      ],
    ],
    [
      'that imports what it has not',
      init(`\nfrom my_env.gone import x\n${INIT}`),
      ['refutes my_env/__init__.py:2 V27 verifiers-package-import-missing {"module":"my_env.gone","package":"my_env"}'],
    ],
    [
      'that imports a name that is not there',
      init(`\nfrom my_env.taskset import Nope\n${INIT}`),
      [
        'refutes my_env/__init__.py:2 V27 verifiers-package-import-name-missing {"name":"Nope","module":"my_env.taskset","package":"my_env"}',
      ],
    ],
    [
      'that is named like a built-in taskset',
      { 'pyproject.toml': PROJECT.replace('my-env', 'nemo-gym') + HATCHLING, 'nemo_gym/__init__.py': '' },
      [
        'refutes pyproject.toml V26 verifiers-package-name-taken {"module":"nemo_gym","package":"nemo_gym"}',
        `${remedy('rename')} {"module":"nemo_gym"}`,
      ],
    ],
    [
      'whose module is not there',
      { 'pyproject.toml': PROJECT.replace('my-env', 'other-env') },
      [
        'refutes pyproject.toml V25 verifiers-package-module-missing {"name":"other-env","module":"other_env","modules":["my_env"],"package":"other_env"}',
        `${remedy('rename')} {"module":"other_env","name":"other-env","modules":["my_env"]}`,
      ],
    ],
    [
      'whose project cannot be read',
      { 'pyproject.toml': '# verifiers\na = ]\n' },
      ['refutes pyproject.toml:2 V27 verifiers-package-pyproject'],
    ],
  ])('%s', async (_what, changes, wanted) => {
    const said = saidBy(await detect({ ...BASE, ...changes }));
    // How a reader of TOML words an error is no promise.
    expect(said.map((line) => line.replace(/(verifiers-package-pyproject) .*$/, '$1'))).toEqual(wanted);
  });

  test('a project that does not mention Verifiers', async () => {
    const stranger = { 'pyproject.toml': '[project]\nname = "other"\nversion = "1"\n', 'other/__init__.py': 'x = 1\n' };
    expect(saidBy(await detect(stranger))).toEqual([
      'unknown pyproject.toml V24 verifiers-package-no-entry {"file":"pyproject.toml"}',
    ]);
  });

  test('as a taskset', async () => {
    const [loads] = (await detect(BASE)).tasksets;
    expect(loads).toMatchObject({ door: 'package', name: 'my_env', version: null, path: '.', main: true, broken: [] });
    expect(loads?.tasks).toEqual({ total: 1, ok: 1, broken: 0, unread: 0 });
    const [fails] = (await detect({ ...BASE, ...taskset('def load', 'def lode') })).tasksets;
    expect(fails?.tasks).toEqual({ total: 1, ok: 0, broken: 1, unread: 0 });
    expect(fails?.broken).toEqual([
      {
        path: '.',
        code: 'verifiers-package-no-load',
        args: { name: 'ATaskset', package: 'my_env' },
        place: { path: 'my_env/taskset.py', line: 12 },
        fact: 'V27',
      },
    ]);
    const [open] = (await detect({ ...BASE, ...init(`${INIT}__all__ = [x for x in dir()]\n`) })).tasksets;
    expect(open).toMatchObject({ tasks: { total: 1, ok: 0, broken: 0, unread: 1 }, broken: [], snippet: null });
  });
});

describe('a package', () => {
  const verdicts = async (files: Files): Promise<readonly string[]> => {
    const { tasksets } = await detect(files);
    return tasksets.map(({ path, verdict }) => `${path} ${verdict}`);
  };
  const moved = (folder: string): Files =>
    Object.fromEntries(Object.entries(BASE).map(([path, file]) => [`${folder}/${path}`, file]));
  const load = (before: string, body: string): Files => ({
    'my_env/taskset.py': TASKSET.replace('import verifiers.v1 as vf\n', `import verifiers.v1 as vf\n${before}`).replace(
      'return [ATask(AData(prompt=str(i)), self.config.task) for i in range(self.config.n)]',
      body,
    ),
  });
  const EACH = 'for i in range(N):\n            yield ATask(AData(), self.config.task)';

  test.each<readonly [string, Files, readonly string[]]>([
    ['adds to __all__', init('from .taskset import ATaskset\n__all__ = []\n__all__.append("ATaskset")\n'), ['. loads']],
    [
      'extends __all__',
      init('from .taskset import ATaskset\n__all__ = []\n__all__.extend(["ATaskset"])\n'),
      ['. loads'],
    ],
    ['adds nothing to __all__', init('from .taskset import ATaskset\n__all__ = []\n'), ['. fails']],
    ['takes from __all__', init(`${INIT}__all__.remove("ATaskset")\n`), ['. unknown']],
    ['loops over no rows', load('N = 0\n', EACH), ['. fails']],
    ['loops over rows', load('N = 2\n', EACH), ['. loads']],
  ])('that %s', async (_what, changes, wanted) => {
    expect(await verdicts({ ...BASE, ...changes })).toEqual(wanted);
  });

  test('beside or within another is one of two: each can be installed by itself', async () => {
    expect(await verdicts({ ...moved('a'), ...moved('ab') })).toEqual(['a loads', 'ab loads']);
    expect(await verdicts({ ...moved('a'), ...moved('a/z') })).toEqual(['a loads', 'a/z loads']);
  });
});
