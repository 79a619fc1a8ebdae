import { describe, expect, test } from 'vitest';
import { findCandidates } from '../../../src/frameworks/verifiers/candidates.ts';
import { readPackages } from '../../../src/frameworks/verifiers/packages.ts';
import { verifiers } from '../../../src/frameworks/verifiers.ts';
import { memoryRepository } from '../../../src/repository/memory.ts';
import { BODY, cardView, HATCHLING, HEAD, INIT, PROJECT } from './support.ts';

const WHEEL = '[tool.hatch.build.targets.wheel]\npackages = ["my_env"]\n';
const SETUPTOOLS =
  '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n[tool.setuptools]\npackages = ["my_env"]\n';

async function code(files: Readonly<Record<string, string>>): Promise<string> {
  const repository = memoryRepository({
    'pyproject.toml': PROJECT + HATCHLING + WHEEL,
    'my_env/__init__.py': INIT,
    'my_env/taskset.py': HEAD + BODY,
    ...files,
  });
  const [first] = await readPackages(repository, (await findCandidates(repository)).found);
  const said = [
    first?.reason,
    ...(first?.remarks ?? []).filter((one) => one.code === 'verifiers-package-env-no-agents'),
  ];
  return [first?.verdict ?? 'none', ...said.map((one) => one?.code.replace('verifiers-package-', '') ?? '')].join(' ');
}

const above = (text: string): Promise<string> => code({ 'my_env/taskset.py': text + HEAD + BODY });
const project = (text: string, more: Readonly<Record<string, string>> = {}): Promise<string> =>
  code({ 'pyproject.toml': text, ...more });

describe('what ends an import (V27)', () => {
  test.each([
    ['raise ImportError("no")\n', 'fails stops'],
    ['import sys\nsys.exit(0)\n', 'fails stops'],
    ['assert False\n', 'fails stops'],
    ['assert True\n', 'loads loads'],
    ['if True:\n    raise ValueError\n', 'fails stops'],
    ['import sys\nif sys.version_info >= (3, 11):\n    raise RuntimeError\n', 'fails stops'],
    ['import sys\nif sys.version_info > (3, 13):\n    raise RuntimeError\n', 'fails stops'],
    ['import sys\nif sys.version_info < (3, 14):\n    raise RuntimeError\n', 'fails stops'],
    ['import sys\nif sys.version_info < (3, 11):\n    raise RuntimeError\n', 'loads loads'],
    ['import sys\nif sys.version_info < (3,):\n    raise RuntimeError\n', 'loads loads'],
    ['try:\n    import not_there\nexcept ImportError:\n    raise RuntimeError("x")\n', 'fails import-not-installed'],
    ['try:\n    import json\nexcept ImportError:\n    pass\nelse:\n    raise ValueError\n', 'fails stops'],
    ['def f():\n    raise ValueError\n', 'loads loads'],
    ['if __name__ == "__main__":\n    raise ValueError\n', 'loads loads'],
    ['from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    raise ValueError\n', 'loads loads'],
  ])('%j', async (text, expected) => expect(await above(text)).toBe(expected));

  test.each([
    ['import os\nif os.environ.get("NOPE"):\n    raise RuntimeError\n'],
    ['try:\n    raise ValueError\nexcept ValueError:\n    pass\n'],
    ['import contextlib\nwith contextlib.suppress(ValueError):\n    raise ValueError\n'],
    ['import os\nassert os.environ\n'],
  ])('undecided: %j', async (text) => expect(await above(text)).toBe('unknown may-stop'));

  test.each([
    ['try:\n    pass\nexcept ValueError, TypeError:\n    pass\n', 'unknown newer-python'],
    [
      'class B:\n    def f(self):\n        try:\n            pass\n        except A, B:\n            pass\n',
      'unknown newer-python',
    ],
    ['try:\n    pass\nexcept (ValueError, TypeError):\n    pass\n', 'loads loads'],
    ['def f():\n    try:\n        pass\n    except ValueError as e:\n        print(e, 1)\n', 'loads loads'],
  ])('a syntax of Python 3.14: %j', async (text, expected) => expect(await above(text)).toBe(expected));

  test.each([
    ['def f():\n    print "x"\n', 'fails python2'],
    ['def f():\n    print\n    print("x")\n    print ("x")\n', 'loads loads'],
    ['class B(NotThere):\n    pass\n', 'fails name-missing'],
    ['from typing import Generic\nclass B(Generic[NotThere]):\n    pass\n', 'fails name-missing'],
    ['class B(ArithmeticError):\n    pass\n', 'loads loads'],
    ['class B(list[int]):\n    pass\n', 'loads loads'],
  ])('a name or a statement that Python does not have: %j', async (text, expected) =>
    expect(await above(text)).toBe(expected),
  );

  test('in a file that nobody imports it does not matter', async () => {
    expect(await code({ 'my_env/unused.py': 'try:\n    pass\nexcept A, B:\n    pass\n' })).toBe('loads loads');
  });
});

describe('text that backtracks', () => {
  test('a condition, a clause and a requirement with very many spaces are read at once', async () => {
    const spaces = ' '.repeat(60_000);
    const text = `import sys\nif sys.version_info < (3${spaces}, 5${spaces}):\n    raise ValueError\n`;
    expect(await above(text)).toBe('unknown may-stop');
    const toml = `[project]\nname = "my-env"\nversion = "1"\ndependencies = ["verifiers${spaces}<0.2${spaces}", "verifiers${spaces};"]\n`;
    expect(await project(toml + HATCHLING + WHEEL)).toBe('fails older-wanted');
    expect(await project(`${PROJECT}${HATCHLING}${WHEEL}exclude = ["x${spaces}y"]\n`)).toBe('unknown ships-unproven');
  });
});

describe('what a wheel leaves out (V28)', () => {
  test.each([
    ['exclude = ["my_env/taskset.py"]', 'fails import-missing'],
    ['exclude = ["taskset.py"]', 'fails import-missing'],
    ['exclude = ["__init__.py"]', 'fails no-all'],
    ['exclude = ["my_env"]', 'fails import-missing'],
    ['exclude = ["*"]', 'fails import-missing'],
    ['exclude = ["/taskset.py"]', 'loads loads'],
    ['exclude = ["tests", "*.md", "# taskset.py"]', 'loads loads'],
    ['exclude = ["my_env/[t]askset.py"]', 'unknown ships-unproven'],
    ['[tool.hatch.build]\nexclude = ["taskset.py"]', 'fails import-missing'],
    ['exclude = []\n[tool.hatch.build]\nexclude = ["taskset.py"]', 'loads loads'],
  ])('hatchling, %j', async (text, expected) => {
    expect(await project(`${PROJECT}${HATCHLING}${WHEEL}${text}\n`)).toBe(expected);
  });

  test.each([
    ['taskset.py\n', '', 'fails import-missing'],
    ['*.py\n!taskset.py\n!__init__.py\n', '', 'loads loads'],
    ['*.py[cod]\n__pycache__/\n', '', 'loads loads'],
    ['taskset.py\n', 'ignore-vcs = true\n', 'loads loads'],
    ['taskset.py\n', 'artifacts = ["*.py"]\n', 'loads loads'],
  ])('a .gitignore: %j, %j', async (ignore, text, expected) => {
    expect(await project(PROJECT + HATCHLING + WHEEL + text, { '.gitignore': ignore })).toBe(expected);
  });
});

describe('files that the package reads (V27)', () => {
  const task = 'yield ATask(AData(prompt=r), self.config.task)';
  const PATHS = [
    [
      'from pathlib import Path\nHERE = Path(__file__).parent\nROWS = HERE / "rows.json"\n',
      'json.loads(ROWS.read_text())',
    ],
    [
      'import os\nHERE = os.path.dirname(os.path.abspath(__file__))\n',
      'json.load(open(os.path.join(HERE, "rows.json")))',
    ],
    ['from importlib import resources\n', 'json.loads(resources.files("my_env").joinpath("rows.json").read_text())'],
    ['from importlib.resources import files\n', 'json.loads((files(__package__) / "rows.json").read_text())'],
    [
      'from pathlib import Path\ndef rows():\n    path = Path(__file__).with_name("rows.json")\n    return json.loads(path.read_text())\n',
      'rows()',
    ],
    ['from pathlib import Path\nROWS = json.loads((Path(__file__).parent / "rows.json").read_text())\n', 'ROWS'],
  ] as const;

  describe.each(PATHS)('%j', (head, rows) => {
    const source = `import json\n${head}${HEAD}        for r in ${rows}:\n            ${task}\n`;

    test('shipped', async () => {
      expect(await code({ 'my_env/taskset.py': source, 'my_env/rows.json': '["a"]' })).toBe('loads loads');
    });
    test('absent', async () => expect(await code({ 'my_env/taskset.py': source })).toBe('fails file-missing'));
    test('setuptools leaves data out', async () => {
      const files = { 'my_env/taskset.py': source, 'my_env/rows.json': '["a"]' };
      expect(await project(PROJECT + SETUPTOOLS, files)).toBe('fails file-not-shipped');
    });
  });

  const reading = (path: string): string =>
    `import json\nfrom pathlib import Path\n${HEAD}        for r in json.loads(${path}.read_text()):\n            ${task}\n`;
  const nested = {
    'my_env/taskset.py': reading('(Path(__file__).parent / "data" / "rows.json")'),
    'my_env/data/rows.json': '["a"]',
  };

  test.each([
    ['exclude = ["*.json"]\n', {}, 'fails file-not-shipped'],
    ['[tool.hatch.build]\nexclude = ["my_env/data"]\n', {}, 'fails file-not-shipped'],
    ['', { '.gitignore': 'data/\n' }, 'fails file-not-shipped'],
    ['', { '.gitignore': '*.json\n!rows.json\n' }, 'loads loads'],
    ['artifacts = ["*.json"]\n', { '.gitignore': 'data/\n' }, 'loads loads'],
    ['', {}, 'loads loads'],
  ])('hatchling, %j, %j', async (text, more, expected) => {
    expect(await project(PROJECT + HATCHLING + WHEEL + text, { ...nested, ...more })).toBe(expected);
  });

  test.each([
    ['include = ["my_env/**/*.py"]\n', 'fails file-not-shipped'],
    ['include = ["my_env/**/*.py", "my_env/data/*.json"]\n', 'loads loads'],
  ])('hatchling, %j', async (text, expected) => {
    expect(await project(`${PROJECT}${HATCHLING}[tool.hatch.build.targets.wheel]\n${text}`, nested)).toBe(expected);
  });

  test.each([
    ['', {}, 'fails file-not-shipped'],
    ['[tool.setuptools.package-data]\nmy_env = ["data/*.json"]\n', {}, 'loads loads'],
    ['[tool.setuptools.package-data]\nmy_env = ["*.json"]\n', {}, 'fails file-not-shipped'],
    ['[tool.setuptools.package-data]\n"*" = ["**/*.json"]\n', {}, 'unknown file-unproven'],
    ['', { 'MANIFEST.in': 'recursive-include my_env *.json\n' }, 'unknown file-unproven'],
  ])('setuptools, %j, %j', async (text, more, expected) => {
    expect(await project(PROJECT + SETUPTOOLS + text, { ...nested, ...more })).toBe(expected);
  });

  test('a file beside the package is not installed, but a folder on the import path has it', async () => {
    const source = reading('(Path(__file__).parents[1] / "rows.json")');
    const files = { 'my_env/taskset.py': source, 'rows.json': '["a"]' };
    expect(await code(files)).toBe('fails file-not-shipped');
    const repository = memoryRepository({
      'my_env/__init__.py': source + '__all__ = ["ATaskset"]\n',
      'rows.json': '["a"]',
    });
    const [bare] = await readPackages(repository, (await findCandidates(repository)).found);
    expect(bare?.verdict).toBe('loads');
  });

  test.each([
    ['Path("rows.json")', 'unknown file-relative'],
    ['Path(str(self.config.n))', 'unknown file-unproven'],
    ['Path("/etc/hostname")', 'loads loads'],
  ])('undecided: %s', async (path, expected) => {
    expect(await code({ 'my_env/taskset.py': reading(path), 'my_env/rows.json': '[]' })).toBe(expected);
  });

  test('what looks before it reads is not decided', async () => {
    const lines = ['rows = json.loads(P.read_text()) if P.exists() else ["a"]', 'for r in rows:', `    ${task}`];
    const head = 'import json\nfrom pathlib import Path\nP = Path(__file__).parent / "rows.json"\n';
    const source = head + HEAD + lines.map((line) => `        ${line}\n`).join('');
    expect(await code({ 'my_env/taskset.py': source })).toBe('unknown file-unproven');
    expect(await code({ 'my_env/taskset.py': source, 'my_env/rows.json': '["a"]' })).toBe('loads loads');
  });

  test('paths that name each other again and again are given up', async () => {
    const chain = Array.from(
      { length: 9 },
      (_, i) => `P${i + 1} = os.path.join(${Array(40).fill(`P${i}`).join(', ')})\n`,
    );
    const head = `import os\nP0 = os.path.dirname(__file__)\n${chain.join('')}open(P9)\n`;
    expect(await above(head)).toBe('unknown file-unproven');
  });

  test('a path that is longer than systems take is not built', async () => {
    const chain = Array.from({ length: 14 }, (_, i) => `P${i + 1} = P${i} + "/" if False else P${i} / P${i}\n`);
    const halves = Array.from({ length: 9 }, (_, i) => `Q${i + 1} = Q${i} / Q${i}\n`);
    const head = `from pathlib import Path\nP0 = Q0 = Path("${'x'.repeat(100)}")\n${chain.join('')}${halves.join('')}open(Q9)\n`;
    expect(await above(head)).toBe('unknown file-unproven');
  });

  test('of very many reads the later ones are not followed', async () => {
    const source = (count: number): string =>
      `HERE = __import__("pathlib").Path(__file__).parent\nfrom pathlib import Path\nP = Path(__file__).parent / "rows.json"\n${'P.read_text()\n'.repeat(count)}`;
    const rows = { 'my_env/rows.json': '["a"]' };
    expect(await code({ 'my_env/taskset.py': source(400) + HEAD + BODY, ...rows })).toBe('loads loads');
    expect(await code({ 'my_env/taskset.py': source(600) + HEAD + BODY, ...rows })).toBe('unknown file-unproven');
  });

  test('names that a function sets otherwise than once are not followed', async () => {
    const inside = (lines: readonly string[]): string =>
      `import json\nfrom pathlib import Path\np = Path(__file__).parent / "rows.json"\n${HEAD}${[...lines, `for r in json.loads(p.read_text()):`, `    ${task}`].map((line) => `        ${line}\n`).join('')}`;
    const rows = { 'my_env/rows.json': '["a"]' };
    expect(await code({ 'my_env/taskset.py': inside([]), ...rows })).toBe('loads loads');
    expect(await code({ 'my_env/taskset.py': inside(['p = Path(__file__).with_name("rows.json")']), ...rows })).toBe(
      'loads loads',
    );
    for (const lines of [['p = Path(__file__)', 'p = p.parent'], ['p = p = 1'], ['for p in []: pass'], ['p += 1']])
      expect(await code({ 'my_env/taskset.py': inside(lines), ...rows })).toBe('unknown file-unproven');
  });

  test('more patterns than can be weighed decide nothing', async () => {
    const deep = `${'d/'.repeat(1500)}rows.json`;
    const source = `from pathlib import Path\n(Path(__file__).parent / "${deep}").read_text()\n${HEAD}${BODY}`;
    const patterns = (count: number): string => Array.from({ length: count }, (_, i) => `"*${i}/*.txt"`).join(', ');
    const files = { 'my_env/taskset.py': source, [`my_env/${deep}`]: '[]' };
    const data = (count: number): string =>
      `${PROJECT}${SETUPTOOLS}[tool.setuptools.package-data]\n"*" = [${patterns(count)}]\n`;
    expect(await project(data(10), files)).toBe('fails file-not-shipped');
    expect(await project(data(15_000), files)).toBe(`unknown file-unproven`);
    const exclude = `${PROJECT}${HATCHLING}${WHEEL}exclude = [${Array(500)
      .fill(`"${'**/d/'.repeat(50)}x"`)
      .join(', ')}]\n`;
    expect(await project(exclude, files)).toBe('unknown file-unproven');
  });
});

describe('the config that load() reads (V27)', () => {
  const load = (taskset: string, body: string): Promise<string> =>
    code({ 'my_env/taskset.py': HEAD.replace('vf.Taskset[ATask, AConfig]', taskset) + body });

  test.each([
    ['vf.Taskset', BODY, 'fails config-missing'],
    ['vf.Taskset[ATask]', BODY, 'fails config-missing'],
    ['vf.Taskset', BODY.replace('self.config.n', '2'), 'loads loads'],
    ['vf.Taskset', BODY.replace('range(self.config.n)', '[self.config.id]'), 'loads loads'],
    ['vf.Taskset[ATask, AConfig]', BODY.replace('self.config.n', 'self.config.m'), 'fails config-missing'],
    ['vf.Taskset[ATask, AConfig]', BODY.replace('self.config.n', 'len(self.config.model_dump())'), 'loads loads'],
    [
      'vf.Taskset[ATask, AConfig]',
      `        if self.config.n > 5:\n            print(self.config.m)\n${BODY}`,
      'unknown config-read-unproven',
    ],
  ])('%s: %j', async (taskset, body, expected) => expect(await load(taskset, body)).toBe(expected));
});

test.each([
  ['@staticmethod\n@classmethod\ndef f():\n    pass\n', 'loads loads'],
  ['class A:\n    @staticmethod\n    async def f():\n        pass\n', 'loads loads'],
  ['class A:\n   @staticmethod\n    def f():\n        pass\n', 'unknown syntax'],
  ['class A:\n    @staticmethod\ndef f():\n    pass\n', 'unknown syntax'],
])('a decorator stands where its function does: %j', async (text, expected) =>
  expect(await above(text)).toBe(expected),
);

describe('environments that a package exports (V24)', () => {
  const run = '    async def run(self, task, agents):\n        pass\n';
  const env = (text: string, all: string): Promise<string> =>
    code({
      'my_env/__init__.py': `import verifiers.v1 as vf\nfrom .taskset import ATaskset\n${text}__all__ = ${all}\n`,
    });
  const both = '["ATaskset", "E"]';

  test.each([
    ['class E(vf.SingleAgentEnv):\n    pass\n', both, 'loads loads'],
    [
      `class C(vf.EnvConfig):\n    solver: vf.AgentConfig = vf.AgentConfig()\nclass E(vf.Env[C]):\n${run}`,
      both,
      'loads loads',
    ],
    [`class C(vf.SingleAgentEnvConfig):\n    x: int = 1\nclass E(vf.Env[C]):\n${run}`, both, 'loads loads'],
    [`class C(vf.EnvConfig):\n    x: int = 1\nclass E(vf.Env[C]):\n${run}`, both, 'loads loads env-no-agents'],
    [`class E(vf.Env):\n${run}`, both, 'loads loads env-no-agents'],
    [`class E(vf.Env):\n${run}`, '["E"]', 'loads loads-env env-no-agents'],
    [
      'class E(vf.SingleAgentEnv):\n    pass\nclass F(vf.SingleAgentEnv):\n    pass\n',
      '["ATaskset", "E", "F"]',
      'fails exports-many',
    ],
    [
      `class A(vf.AgentConfig):\n    pass\nclass C(vf.EnvConfig):\n    solver: A = A()\nclass E(vf.Env[C]):\n${run}`,
      both,
      'loads loads',
    ],
  ])('%j, %s', async (text, all, expected) => expect(await env(text, all)).toBe(expected));
});

describe('the command for an environment', () => {
  test('it runs over a taskset that the user brings', async () => {
    const repository = memoryRepository({
      'my_env.py': 'import verifiers.v1 as vf\nclass E(vf.SingleAgentEnv):\n    pass\n__all__ = ["E"]\n',
    });
    const { tasksets } = await verifiers.detect({ repository, card: cardView(''), repoId: 'o/r' });
    const words = tasksets[0]?.snippet?.run[0]?.words ?? [];
    expect(words.slice(words.indexOf('vf-eval'), words.indexOf('--model'))).toEqual([
      'vf-eval',
      { shell: '"$TASKSET"' },
      '--env.id',
      'my_env',
    ]);
    expect(tasksets[0]?.snippet?.comment?.code).toBe('verifiers-snippet-env');
  });

  test.each([
    ['verifiers>=0.4', '0.4'],
    ['verifiers[harbor]~=0.4.0', '0.4.0'],
    ['verifiers', undefined],
    ['verifiers-extra>=9', undefined],
  ])('from which release on %s can be installed', async (wanted, since) => {
    const repository = memoryRepository({
      'pyproject.toml': PROJECT.replace('"verifiers"', `"${wanted}"`) + HATCHLING + WHEEL,
      'my_env/__init__.py': INIT,
      'my_env/taskset.py': HEAD + BODY,
    });
    const { verdict, evidence } = await verifiers.detect({ repository, card: cardView(''), repoId: null });
    const said = evidence.find((one) => one.code === 'verifiers-package-newer-wanted');
    expect([verdict, said?.args['since']]).toEqual(['loads', since]);
  });

  test('a package for an older Verifiers is no mistake of the tag', async () => {
    const repository = memoryRepository({
      'pyproject.toml': PROJECT.replace('"verifiers"', '"verifiers<0.4"') + HATCHLING + WHEEL,
      'my_env/__init__.py': INIT,
      'my_env/taskset.py': HEAD + BODY,
    });
    const detection = await verifiers.detect({ repository, card: cardView(''), repoId: null });
    expect(detection).toMatchObject({ verdict: 'fails', tolerated: { code: 'verifiers-tolerated-older' } });
  });
});

describe('what a project asks for (V28)', () => {
  test.each([
    ['verifiers<0.4', 'fails older-wanted'],
    ['verifiers==0.3.*', 'fails older-wanted'],
    ['verifiers~=0.3.0', 'fails older-wanted'],
    ['verifiers[harbor]>=0.2,<0.3', 'fails older-wanted'],
    ['verifiers>=0.3', 'loads loads'],
    ['verifiers==0.4.0', 'loads loads'],
    ["verifiers<0.4; python_version < '3.0'", 'loads loads'],
  ])('%s', async (requirement, expected) => {
    const text = PROJECT.replace('"verifiers"', JSON.stringify(requirement));
    expect(await project(text + HATCHLING + WHEEL)).toBe(expected);
  });

  test.each([
    ['>=3.14', 'unknown python-wanted'],
    ['<3.13', 'unknown python-wanted'],
    ['>=3.11', 'loads loads'],
    ['>=3.11,<3.14', 'loads loads'],
    ['==3.13.*', 'loads loads'],
  ])('requires-python %s', async (wanted, expected) => {
    expect(await project(`${PROJECT}requires-python = "${wanted}"\n${HATCHLING}${WHEEL}`)).toBe(expected);
  });
});
