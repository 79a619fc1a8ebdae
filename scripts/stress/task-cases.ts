import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { CARD, put, sparse, task } from './files.ts';
import type { StressCase } from './types.ts';

const MIB = 1024 * 1024;

function toml(name: string, text: () => string, more: Partial<StressCase> = {}): StressCase {
  return {
    name: `task.toml: ${name}`,
    make: (root) => put(root, { 'README.md': CARD, ...task('tasks/a', text()), ...task('tasks/b') }),
    ...more,
  };
}

function registry(name: string, text: () => string | Uint8Array, more: Partial<StressCase> = {}): StressCase {
  return {
    name: `registry.json: ${name}`,
    make: (root) => put(root, { 'README.md': CARD, ...task('tasks/a'), 'registry.json': text() }),
    ...more,
  };
}

/** Longer compose files are not parsed: a case of one would show nothing. */
function within(text: string): string {
  if (text.length > 128 * 1024) throw new Error(`a compose file of ${text.length} characters is not read`);
  return text;
}

function compose(name: string, text: () => string): StressCase {
  return {
    name: `compose: ${name}`,
    make: (root) =>
      put(root, {
        'README.md': CARD,
        ...task('tasks/a', 'artifacts = [{ source = "/x", service = "db" }]\n'),
        'tasks/a/environment/docker-compose.yaml': within(text()),
        'registry.json': dataset([{ name: 'a', path: 'tasks/a' }]),
      }),
  };
}

function ignore(name: string, text: () => string, steps = 0): StressCase {
  return {
    name: `.harborignore: ${name}`,
    make: (root) => {
      put(root, { 'README.md': CARD });
      const table = Array.from({ length: steps }, (_, i) => `[[steps]]\nname = "s${i}"\n`).join('');
      put(root, { ...task('tasks/a', steps === 0 ? '' : table), 'tasks/a/tests/.harborignore': text() });
      for (let i = 0; i < steps; i += 1) put(root, { [`tasks/a/steps/s${i}/instruction.md`]: 'x' });
    },
  };
}

function python(name: string, text: () => string, pyproject?: () => string): StressCase {
  return {
    name: `python: ${name}`,
    make: (root) => {
      put(root, { 'README.md': CARD, 'pyproject.toml': pyproject?.() ?? PROJECT });
      put(root, { 'my_env.py': text(), 'helper.py': 'import verifiers\n' });
    },
  };
}

const PROJECT =
  '[project]\nname = "my-env"\nversion = "1"\ndependencies = ["verifiers"]\n[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n[tool.hatch.build]\ninclude = ["my_env.py", "helper.py"]\n';
const CLASS =
  'import verifiers.v1 as vf\n__all__ = ["T"]\nclass T(vf.Taskset):\n    def load(self):\n        yield 1\n';

function dataset(tasks: readonly object[], more: object = {}): string {
  return JSON.stringify([{ name: 'd', version: '1', description: '', tasks, ...more }]);
}

const entry = (index: number): object => ({ name: `t${index}`, path: 'tasks/a' });
const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Task folders, registry.json, compose files, ignore rules and Python packages. */
export const TASK_CASES: readonly StressCase[] = [
  {
    name: 'task.toml: over 1 MiB',
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      sparse(root, 'tasks/a/task.toml', 2 * MIB);
    },
  },
  {
    name: 'task.toml: 10 GiB sparse',
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      sparse(root, 'tasks/a/task.toml', 10 * 1024 * MIB);
      sparse(root, 'tasks/a/instruction.md', 10 * 1024 * MIB);
    },
  },
  toml('a million brackets', () => `a = ${'['.repeat(1_000_000)}`, { shown: true, seconds: 2, mib: 128 }),
  toml('a million pairs of brackets', () => `a = ${deep(520_000)}`, { shown: true, seconds: 2, mib: 128 }),
  toml('brackets in a string', () => `a = "${'['.repeat(100_000)}"`),
  toml('inline tables', () => `a = ${'{a='.repeat(190)}1${'}'.repeat(190)}`),
  toml('a huge integer', () => `a = ${'9'.repeat(1_000_000)}`),
  toml('a huge hex', () => `a = 0x${'f'.repeat(1_000_000)}`),
  toml('a huge float', () => `a = ${'9'.repeat(500_000)}.${'9'.repeat(400_000)}e99999`),
  toml('integers of 4,300 digits', () =>
    Array.from({ length: 230 }, (_, i) => `a${i} = ${'9'.repeat(4300)}`).join('\n'),
  ),
  toml('100,000 keys', () => Array.from({ length: 80_000 }, (_, i) => `k${i} = 1`).join('\n')),
  toml(
    '100,000 keys, not simple',
    () => `a = "\\t"\n${Array.from({ length: 80_000 }, (_, i) => `k${i} = 1`).join('\n')}`,
  ),
  toml(
    '100,000 keys, one wrong',
    () => `${Array.from({ length: 80_000 }, (_, i) => `k${i} = 1`).join('\n')}\nagent = 1\n[environment]\ncpus = "x"\n`,
  ),
  toml('100,000 equal keys', () => 'a = 1\n'.repeat(160_000)),
  toml('dotted keys', () => Array.from({ length: 2500 }, (_, i) => `${'a.'.repeat(190)}k${i} = 1`).join('\n')),
  toml(
    'dotted keys, one wrong',
    () =>
      `${Array.from({ length: 2500 }, (_, i) => `${'a.'.repeat(190)}k${i} = 1`).join('\n')}\n[environment]\ncpus = "x"\n`,
  ),
  toml('a key of many dots', () => `${'a.'.repeat(400_000)}a = 1`),
  toml('a header of many dots', () => `[${'a.'.repeat(400_000)}a]`),
  toml('many headers', () => Array.from({ length: 80_000 }, (_, i) => `[h${i}]`).join('\n')),
  toml('many tables of a list', () => '[[a]]\n'.repeat(160_000)),
  toml('many tables of a list, one wrong', () => `${'[[a]]\nb = 1\n'.repeat(80_000)}[environment]\ncpus = "x"\n`),
  toml('many deep headers', () => Array.from({ length: 2500 }, (_, i) => `[${'a.'.repeat(190)}k${i}]`).join('\n')),
  toml('many steps', () => '[[steps]]\nname = "a"\n'.repeat(40_000)),
  toml('many wrong steps', () => '[[steps]]\nname = 1\n'.repeat(40_000)),
  toml('many artifacts', () => `artifacts = [${'"/a",'.repeat(150_000)}]`),
  toml('many wrong artifacts', () => `artifacts = [${'{source="a",service="b c"},'.repeat(35_000)}]`),
  toml('many collect hooks', () => `[verifier]\n${'[[verifier.collect]]\nservice="a"\ncommand="b"\n'.repeat(18_000)}`),
  toml(
    'many variables',
    () => `[environment.env]\n${Array.from({ length: 60_000 }, (_, i) => `K${i} = "v"`).join('\n')}`,
  ),
  toml(
    'many hosts',
    () => `[environment]\nallow_internet = false\nallowed_hosts = [${'"a.example.com",'.repeat(55_000)}]`,
  ),
  toml('wide hosts', () => `[environment]\nallowed_hosts = ["${'a.'.repeat(450_000)}"]`),
  toml('colons of a host', () => `[environment]\nallowed_hosts = ["${'1:'.repeat(450_000)}"]`),
  toml('many servers', () => '[[environment.mcp_servers]]\nname="a"\nurl="http://x"\n'.repeat(18_000)),
  toml('spaces', () => ' '.repeat(MIB - 1)),
  toml('line feeds', () => '\n'.repeat(MIB - 1)),
  toml('CRs', () => '\r'.repeat(MIB - 1)),
  toml('quotes', () => '"'.repeat(MIB - 1)),
  toml('lists of strings', () => `a = [${'"x",'.repeat(250_000)}`),
  toml('unclosed lists', () => 'a = [1,\n'.repeat(130_000)),
  toml('long key', () => `${'a'.repeat(MIB - 10)} 1`),
  toml('comments', () => '#\n'.repeat(500_000)),
  toml(
    'prototype',
    () =>
      '__proto__ = { polluted = 1 }\nconstructor = { prototype = { x = 1 } }\n[environment]\n__proto__ = 1\ntoString = 1\n',
  ),
  toml('old names', () => 'version = "1.0"\n[environment]\nmemory = "9999999999999999999999G"\nstorage = "1G"\n'),
  toml('a memory of 1 MB', () => `[environment]\nmemory = "${'1'.repeat(1_000_000)}G"`),
  toml('underscores of a memory', () => `[environment]\nmemory = "${'1_'.repeat(400_000)}xG"`),
  toml('NULs', () => '\0'.repeat(MIB - 1)),
  toml(
    'control characters of a name',
    () => '[[steps]]\nname = "\\u001b[31m\\u202e"\n[environment]\ncpus = "\\u001b]8;;http://x\\u0007"\n',
  ),
  {
    name: 'registry.json: 65 MiB',
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      sparse(root, 'registry.json', 65 * MIB);
    },
  },
  {
    name: 'registry.json: 10 million entries',
    shown: true,
    seconds: 2,
    mib: 192,
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a'), 'registry.json': '' });
      const place = path.join(root, 'registry.json');
      const piece = `${JSON.stringify(entry(1))},`.repeat(10_000);
      appendFileSync(place, '[{"name":"d","version":"1","description":"","tasks":[');
      for (let i = 0; i < 1000; i += 1) appendFileSync(place, piece);
      appendFileSync(place, `${JSON.stringify(entry(1))}]}]`);
    },
  },
  registry('21 million lists', () => `[${'[],'.repeat(21_000_000)}[]]`),
  registry('16 million objects', () => `[${'{},'.repeat(21_000_000)}{}]`),
  registry('30 million numbers', () => `[${'1,'.repeat(31_000_000)}1]`),
  registry('10 million texts', () => `[${'"a",'.repeat(10_000_000)}1]`),
  registry(
    '10 million keys',
    () =>
      `[{"name":"a","version":"1","description":"",${Array.from({ length: 4_000_000 }, (_, i) => `"k${i}":1`).join(',')},"tasks":[]}]`,
  ),
  registry(
    '10 million keys in an object',
    () => `{${Array.from({ length: 4_000_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  ),
  registry('one dataset, then rubbish', () => `${dataset([entry(1)]).slice(0, -1)},${'[],'.repeat(20_000_000)}[]]`),
  registry('1.2 million entries', () => dataset(Array.from({ length: 1_200_000 }, (_, i) => entry(i))), {
    shown: true,
    seconds: 60,
    mib: 1024,
  }),
  registry(
    '500,000 missing entries',
    () => dataset(Array.from({ length: 500_000 }, (_, i) => ({ name: `t${i}`, path: `tasks/x${i}` }))),
    { seconds: 60, mib: 2048 },
  ),
  registry('20,000 datasets', () =>
    JSON.stringify(
      Array.from({ length: 20_000 }, (_, i) => ({ name: `d${i}`, version: '1', description: '', tasks: [entry(1)] })),
    ),
  ),
  registry('20,000 empty datasets', () =>
    JSON.stringify(
      Array.from({ length: 20_000 }, (_, i) => ({ name: `d${i}`, version: '1', description: '', tasks: [] })),
    ),
  ),
  registry('20,000 equal datasets', () =>
    JSON.stringify(
      Array.from({ length: 20_000 }, () => ({ name: 'd', version: '1', description: '', tasks: [entry(1)] })),
    ),
  ),
  registry('20,000 elsewhere', () =>
    dataset(
      Array.from({ length: 20_000 }, (_, i) => ({
        name: `t${i}`,
        path: 'a',
        git_url: `https://example.com/${i}`,
        git_commit_id: 'a'.repeat(40),
      })),
    ),
  ),
  registry('a path of 1 MB', () => dataset([{ name: 't', path: 'a/'.repeat(500_000) }])),
  registry('a path of dots', () => dataset([{ name: 't', path: 'a/../'.repeat(200_000) }])),
  registry('many long paths', () =>
    dataset(Array.from({ length: 2000 }, (_, i) => ({ name: `t${i}`, path: `${'a/'.repeat(2000)}${i}` }))),
  ),
  registry('a name of 60 MB', () => dataset([entry(1)], { name: 'n'.repeat(60_000_000) })),
  registry('an address of 60 MB', () =>
    dataset([{ ...entry(1), git_url: `https://huggingface.co/datasets/${'a'.repeat(60_000_000)}` }]),
  ),
  registry('a million brackets', () => deep(1_000_000)),
  registry('a million open brackets', () => '['.repeat(1_000_000)),
  registry('deep objects', () => '{"a":'.repeat(1_000_000)),
  registry(
    'equal keys',
    () => `[{"name":"a",${'"name":"d",'.repeat(1_000_000)}"version":"1","description":"","tasks":[]}]`,
  ),
  registry('NaN', () => '[{"name":"d","version":"1","description":"","tasks":[],"x":NaN}]'),
  registry(
    'NaN at the end of 60 MB',
    () => `[{"name":"d","version":"1","description":"${'x'.repeat(60_000_000)}","tasks":[],"x":NaN}]`,
  ),
  registry('NaN after 20 million lists', () => `[${'[],'.repeat(20_000_000)}NaN]`),
  registry('BOM', () => `\ufeff${dataset([entry(1)])}`),
  registry(
    '__proto__',
    () =>
      '[{"__proto__":{"name":"d"},"name":"d","version":"1","description":"","tasks":[{"__proto__":{"path":"x"},"name":"t","path":"tasks/a"}]}]',
  ),
  registry(
    'lone surrogates',
    () =>
      String.raw`[{"name":"\ud800","version":"\udfff","description":"","tasks":[{"name":"\ud800","path":"tasks/\udc80"}]}]`,
  ),
  registry('control characters', () =>
    dataset([{ name: '\u001b[31m\n::error::x', path: 'tasks/\u202e\n##[error]' }], {
      name: '\u001b]8;;http://x\u0007\n::add-mask::a',
    }),
  ),
  registry('escapes', () => `[{"name":"${'\\u0041'.repeat(10_000_000)}","version":"1","description":"","tasks":[]}]`),
  registry('backslashes at the end', () => `["${'\\\\'.repeat(30_000_000)}`),
  registry('spaces', () => ' '.repeat(60_000_000)),
  registry('UTF-16', () => Buffer.from(dataset([entry(1)]), 'utf16le')),
  {
    name: 'registry.json: 40 large ones',
    make: (root) => {
      const text = `[${'[],'.repeat(3_000_000)}[]]`;
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      for (let i = 0; i < 41; i += 1) put(root, { [`r${i}/registry.json`]: text });
    },
  },
  compose('alias bomb', () =>
    [
      'services: &a0 {main: {image: x}, db: {}}',
      ...Array.from({ length: 30 }, (_, i) => `x${i}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`),
    ].join('\n'),
  ),
  compose(
    'merge bomb',
    () =>
      `x: &a {${Array.from({ length: 3000 }, (_, i) => `k${i}: 1`).join(', ')}}\nservices:\n  main:\n    <<: [${Array(20_000).fill('*a').join(', ')}]\n`,
  ),
  compose('merges of merges', () =>
    [
      `services:\n  db: {}\nx0: &a0 {${Array.from({ length: 2000 }, (_, i) => `k${i}: 1`).join(', ')}}`,
      ...Array.from({ length: 150 }, (_, i) => `x${i + 1}: &a${i + 1}\n  <<: [${Array(60).fill(`*a${i}`).join(', ')}]`),
    ].join('\n'),
  ),
  compose('an alias to itself', () => 'services: &a {main: *a, db: *a}'),
  compose('deep block', () => Array.from({ length: 900 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')),
  compose('deep questions', () => `${'? '.repeat(64_000)}x`),
  compose('errors', () => '] }\n'.repeat(32_000)),
  compose('unknown tags', () => '- !x a\n'.repeat(18_000)),
  compose('10,000 keys', () => `services:\n${Array.from({ length: 10_000 }, (_, i) => `  s${i}: 1`).join('\n')}`),
  compose('numbers', () => `services: {main: {image: ${'1_'.repeat(64_000)}x}}`),
  compose('sixties', () => `services: {db: {x: ${'1:'.repeat(64_000)}x}}`),
  compose('documents', () => '---\nservices: {}\n'.repeat(7_000)),
  ignore('many stars', () => `${'**/'.repeat(1000)}x\n${'*a'.repeat(20_000)}\n`),
  ignore('10,000 rules of stars', () => `${'*t*e*s*t*.*s*h*x'}\n`.repeat(10_000)),
  ignore('brackets', () => `${'[a-z]'.repeat(50_000)}\n${'['.repeat(100_000)}\n`),
  ignore('unclosed brackets', () => '[a\n'.repeat(80_000)),
  ignore('2,000 steps', () => '*x*y*z*\n'.repeat(10_000), 2000),
  python('parentheses', () => `${'('.repeat(120_000)}`),
  python('balanced parentheses', () => `x = ${'('.repeat(60_000)}1${')'.repeat(60_000)}\n`),
  python('lists', () => `x = ${'['.repeat(60_000)}${']'.repeat(60_000)}\n`),
  python(
    'nested blocks',
    () =>
      `${CLASS}${Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}if x:\n`).join('')}${' '.repeat(300)}pass\n`,
  ),
  python('operators', () => `${CLASS}x = ${'1+'.repeat(60_000)}1\n`),
  python('lambdas', () => `${CLASS}x = ${'lambda: '.repeat(15_000)}1\n`),
  python('unary', () => `${CLASS}x = ${'not '.repeat(30_000)}1\n`),
  python('conditionals', () => `${CLASS}x = ${'1 if 1 else '.repeat(10_000)}1\n`),
  python('attributes', () => `${CLASS}x = a${'.a'.repeat(60_000)}\n`),
  python('calls', () => `${CLASS}x = a${'()'.repeat(60_000)}\n`),
  python('nested calls', () => `${CLASS}x = ${'a('.repeat(40_000)}${')'.repeat(40_000)}\n`),
  python('strings', () => `${CLASS}x = ${'"a" '.repeat(30_000)}\n`),
  python('f-strings', () => `${CLASS}x = f"${'{f"'.repeat(20_000)}\n`),
  python('10 MB', () => `${CLASS}${'x = 1\n'.repeat(1_700_000)}`),
  python('operators in load', () => `${CLASS.replace('yield 1', `yield ${'1+'.repeat(50_000)}1`)}`),
  python(
    'attributes of a base',
    () =>
      `import verifiers.v1 as vf\n__all__ = ["T"]\nclass T(vf.Taskset[a${'.a'.repeat(50_000)}]):\n    x: a${'.a'.repeat(5000)} = b${'.b'.repeat(5000)}\n`,
  ),
  python('sums of __all__', () => `__all__ = ${'["a"] + '.repeat(12_000)}["a"]\n`),
  python('elif', () => `if a: pass\n${'elif a: pass\n'.repeat(9000)}${CLASS}`),
  python('decorators', () => `${'@a\n'.repeat(40_000)}${CLASS}`),
  python('statements of a line', () => `${'a;'.repeat(60_000)}\n${CLASS}`),
  python('imports', () => Array.from({ length: 8000 }, (_, i) => `import m${i}\n`).join('')),
  python('names of __all__', () => `__all__ = [${Array.from({ length: 15_000 }, (_, i) => `"n${i}"`).join(',')}]\n`),
  python(
    'a class of its own base',
    () => `${CLASS}class A(A): pass\nclass B(C): pass\nclass C(B): pass\n__all__ = ["B"]\n`,
  ),
  python(
    'many classes',
    () =>
      `import verifiers.v1 as vf\n${Array.from({ length: 3000 }, (_, i) => `class C${i}(${i === 0 ? 'vf.Taskset' : `C${i - 1}`}): pass\n`).join('')}__all__ = ["C2999"]\n`,
  ),
  python(
    'diamonds',
    () =>
      `import verifiers.v1 as vf\nclass C0(vf.Taskset): pass\nclass D0(vf.Taskset): pass\n${Array.from({ length: 1000 }, (_, i) => `class C${i + 1}(C${i}, D${i}): pass\nclass D${i + 1}(D${i}, C${i}): pass\n`).join('')}__all__ = ["C1000"]\n`,
  ),
  python('errors', () => ')]}\n'.repeat(30_000)),
  python('backslashes', () => '\\\n'.repeat(60_000)),
  python('tabs and spaces', () =>
    Array.from({ length: 20_000 }, (_, i) => `${i % 2 === 0 ? '\t' : '        '}x\n`).join(''),
  ),
  python('NULs', () => '\0'.repeat(120_000)),
  python(
    'a pyproject of 10 MB',
    () => CLASS,
    () => `${PROJECT}${'a = 1\n'.repeat(1_700_000)}`,
  ),
  python(
    'a pyproject of dots',
    () => CLASS,
    () => `${PROJECT}[${'a.'.repeat(100_000)}a]\n`,
  ),
  python(
    'globs of a pyproject',
    () => CLASS,
    () =>
      `[project]\nname="my-env"\nversion="1"\ndependencies=["verifiers"]\n[build-system]\nbuild-backend="setuptools.build_meta"\n[tool.setuptools.packages.find]\ninclude=[${`"${'*a'.repeat(100)}",`.repeat(1000)}]\n`,
  ),
  {
    name: 'python: 2,000 pyprojects',
    make: (root) => {
      put(root, { 'README.md': CARD });
      const text = `[project]\nname = "x"\nversion = "1"\n[tool.x]\na = "\\t"\n${Array.from({ length: 10_000 }, (_, i) => `k${i} = 1`).join('\n')}\n`;
      for (let i = 0; i < 2000; i += 1) put(root, { [`p${i}/pyproject.toml`]: text });
    },
  },
  {
    name: 'task.toml: 500 costly ones',
    shown: true,
    mib: 480,
    make: (root) => {
      put(root, { 'README.md': CARD });
      for (let i = 0; i < 500; i += 1) {
        put(
          root,
          task(`tasks/t${i}`, `a${i} = "\\t"\n${Array.from({ length: 2000 }, (_, n) => `k${n} = 1`).join('\n')}\n`),
        );
      }
    },
    seconds: 12,
  },
];
