import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import type { MemoryFile } from '../../src/repository/memory.ts';
import { hostile } from '../report/hostile.ts';

/** Files in the order in which they are listed. */
export type Tree = readonly (readonly [path: string, file: MemoryFile])[];

const PARQUET = Buffer.from(
  readFileSync(new URL('../fixtures/parquet/rows.parquet.base64', import.meta.url), 'utf8'),
  'base64',
);
const CARD = '---\r\nlicense: mit\ntags:\n- rl-environment\n- Harbor # why\n---\n# Canary\n\nbody\n';
const TASK = 'version = "1.0"\n[metadata]\ntags = ["a"]\n[environment]\ndocker_image = "python:3.13"\ncpus = 1\n';
const REGISTRY = JSON.stringify([
  { name: 'd', version: '1', description: '', tasks: [{ name: 'a', path: 'tasks/a' }] },
]);
const ROW =
  '{"responses_create_params":{"input":[{"role":"user","content":"x"}]},"agent_ref":{"type":"responses_api_agents","name":"a"}}\n';
const PACKAGE =
  'import verifiers.v1 as vf\n__all__ = ["T"]\nclass T(vf.Taskset):\n    def load(self):\n        yield 1\n';
const PROJECT = '[project]\nname = "my-env"\nversion = "1"\ndependencies = ["verifiers"]\n';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes of any kind. */
const noise: fc.Arbitrary<Uint8Array> = fc.oneof(fc.uint8Array({ maxLength: 64 }), hostile.map(bytesOf));

/** A file that some loader takes, as it is or damaged: a piece of it gone, doubled, or replaced by noise. */
function damaged(content: string | Uint8Array): fc.Arbitrary<Uint8Array> {
  const whole = typeof content === 'string' ? bytesOf(content) : content;
  const cut = fc
    .tuple(fc.nat(whole.length), fc.nat(whole.length), fc.oneof(fc.constant(new Uint8Array()), noise))
    .map(([from, length, piece]) => Buffer.concat([whole.subarray(0, from), piece, whole.subarray(from + length)]));
  const doubled = fc
    .tuple(fc.nat(whole.length), fc.nat(whole.length))
    .map(([from, length]) => Buffer.concat([whole.subarray(0, from + length), whole.subarray(from)]));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(whole) },
    { weight: 2, arbitrary: cut },
    { weight: 1, arbitrary: doubled },
    { weight: 1, arbitrary: noise },
  );
}

/** A name that a file system takes, with something in it that could be taken for more. */
const name: fc.Arbitrary<string> = fc
  .oneof(fc.constantFrom('a', 'b', 'T', 'é', 'e\u0301', '-rf', '__proto__', 'constructor'), hostile)
  .map((text) => text.replaceAll(/[/\0]/g, '').slice(0, 60))
  .filter((text) => text !== '' && text !== '.' && text !== '..');

/** One file somewhere. `NAME` in its path stands for a name of any kind. */
function at(path: string, content: string | Uint8Array): fc.Arbitrary<readonly [string, MemoryFile]> {
  return fc.tuple(name, damaged(content)).map(([text, file]) => [path.replace('NAME', () => text), file] as const);
}

const OTHERS: fc.Arbitrary<readonly [string, MemoryFile]> = fc.oneof(
  at('registry.json', REGISTRY),
  at('tasks/NAME/task.toml', TASK),
  at('tasks/NAME/instruction.md', 'Write a file.\n'),
  at('tasks/NAME/environment/Dockerfile', 'FROM python:3.13\n'),
  at('tasks/NAME/environment/docker-compose.yaml', 'services:\n  main:\n    image: x\n'),
  at('tasks/a/tests/NAME', 'exit 0\n'),
  at('tasks/a/tests/.harborignore', '*.md\n!x\n'),
  at('sets/NAME/task.toml', TASK),
  at('NAME.jsonl', ROW.repeat(3)),
  at('data/NAME.json', `[${ROW}]`),
  at('data/NAME.csv', 'a,b\n"x",1\n'),
  at('data/train-NAME.parquet', PARQUET),
  at('pyproject.toml', PROJECT),
  at('NAME.py', PACKAGE),
  at('my_env/__init__.py', PACKAGE),
  at('openenv.yaml', 'name: x\n'),
  at('.envcard.yaml', 'rules: {}\n'),
  at('NAME/README', 'x'),
  fc.tuple(name, hostile).map(([text, link]) => [`tasks/${text}`, { link }] as const),
  fc.tuple(name).map(([text]) => [`tasks/${text}`, { submodule: true }] as const),
);

/** Whole repositories: a card, a task that loads more often than not, and anything beside them, no path below a file. */
export const repositories: fc.Arbitrary<Tree> = fc
  .record({
    card: fc.option(at('README.md', CARD), { freq: 8 }),
    task: fc.option(at('tasks/a/task.toml', TASK), { freq: 8 }),
    others: fc.array(OTHERS, { maxLength: 8 }),
  })
  .map(({ card, task, others }) => {
    const files = new Map<string, MemoryFile>();
    const plain: (readonly [string, MemoryFile])[] = [
      ['tasks/a/instruction.md', 'x'],
      ['tasks/a/tests/test.sh', 'exit 0\n'],
    ];
    for (const [path, file] of [
      ...(card === null ? [] : [card]),
      ...(task === null ? [] : [task, ...plain]),
      ...others,
    ]) {
      const clashes = [...files.keys()].some((one) => one.startsWith(`${path}/`) || path.startsWith(`${one}/`));
      if (!clashes) files.set(path, file);
    }
    return Array.from(files);
  });
