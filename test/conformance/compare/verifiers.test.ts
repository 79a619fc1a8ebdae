import { describe, expect, test } from 'vitest';
import { verifiers } from '../../../src/frameworks/verifiers.ts';
import { memoryRepository } from '../../../src/repository/memory.ts';
import { cardView } from '../../frameworks/verifiers/support.ts';
import type { Answer, Difference, DoorAnswer } from '../types.ts';
import { REPO_ID } from './common.ts';
import { compare } from './verifiers.ts';

type Files = Readonly<Record<string, string>>;

const task = (path: string, toml = '[environment]\ndocker_image = "x"\n'): Files => ({
  [`${path}/task.toml`]: toml,
  [`${path}/instruction.md`]: 'Do it.\n',
  [`${path}/tests/test.sh`]: 'echo 1\n',
});
const registry = (...paths: readonly string[]): Files => ({
  'registry.json': JSON.stringify([
    { name: 'd', version: '1.0', description: '', tasks: paths.map((path) => ({ name: path, path })) },
  ]),
});
const STEPS = '[[steps]]\nname = "one"\n';
const TWO = {
  ...task('tasks/a'),
  ...task('tasks/b', STEPS),
  'tasks/b/steps/one/instruction.md': 'x',
  'tasks/b/steps/one/tests/test.sh': '',
  ...registry('tasks/a', 'tasks/b'),
};

function door(known: Partial<DoorAnswer>): DoorAnswer {
  const nothing = { usual: true, error: null, whole: false, good: [], refused: [], outside: 0 };
  return { door: 'harbor-taskset', name: 'd@1.0', path: null, ...nothing, ...known };
}

async function differences(
  files: Files,
  doors: readonly DoorAnswer[],
  release = '0.4.0',
): Promise<readonly Difference[]> {
  const detection = await verifiers.detect({
    repository: memoryRepository(files),
    card: cardView(''),
    repoId: REPO_ID,
  });
  const answer: Answer = { loads: doors.some((one) => one.usual && one.whole), doors };
  return compare(answer, detection, release);
}

const abouts = (found: readonly Difference[]): readonly string[] => found.map(({ about }) => about);
const whole = door({ whole: true, good: ['tasks/a'] });
const half = door({ good: ['tasks/a'], refused: [{ path: 'tasks/b', why: 'steps' }] });

const LIST = registry('tasks/a')['registry.json'] ?? '';

describe('datasets', () => {
  const one = { ...task('tasks/a'), ...registry('tasks/a') };

  test('the same is no difference', async () => {
    expect(await differences(one, [whole])).toEqual([]);
    expect(await differences(TWO, [half])).toEqual([]);
  });

  test('another verdict, and another task', async () => {
    expect(abouts(await differences(one, [door({ error: 'no' })]))).toEqual(['verdict', 'tasks']);
    expect(
      abouts(await differences(TWO, [{ ...half, good: ['tasks/b'], refused: [{ path: 'tasks/a', why: '' }] }])),
    ).toEqual(['tasks']);
  });

  test('a dataset that is not seen here', async () => {
    expect(abouts(await differences(one, [whole, door({ name: 'e@1.0', whole: true, good: ['tasks/a'] })]))).toEqual([
      'tasks',
    ]);
  });

  test('what lies elsewhere decides nothing', async () => {
    const pinned = {
      ...one,
      'registry.json': LIST.replace('"path"', `"git_commit_id":"${'a'.repeat(40)}","path"`),
    };
    expect(await differences(pinned, [door({ error: 'no such commit', outside: 1 })])).toEqual([]);
  });

  test('an empty name is nothing to type', async () => {
    const named = { ...one, 'registry.json': LIST.replace('"d"', '""') };
    expect(await differences(named, [door({ name: '', usual: false, whole: true, good: ['tasks/a'] })])).toEqual([]);
  });

  test('an older release may differ where the evidence says since when', async () => {
    const all = door({ whole: true, good: ['tasks/a', 'tasks/b'] });
    expect(await differences(TWO, [all], '0.3.0')).toEqual([]);
    expect(abouts(await differences(TWO, [all]))).toEqual(['verdict', 'tasks']);
    expect(abouts(await differences(one, [door({ error: 'no' })], '0.3.0'))).toEqual(['since', 'since']);
  });
});

describe('rows and packages', () => {
  const rows = door({ door: 'rows', name: null, path: 'train.jsonl', usual: false });

  test('rows are unknown, and partial with a server', async () => {
    const plain = { 'train.jsonl': '{"prompt": "x"}\n' };
    expect(await differences(plain, [rows])).toEqual([]);
    expect(abouts(await differences(plain, []))).toEqual(['needless-unknown']);
    const gym = { 'train.jsonl': '{"responses_create_params": {"input": "x"}}\n' };
    expect(await differences(gym, [{ ...rows, whole: true, good: ['train.jsonl'] }])).toEqual([]);
    expect(abouts(await differences(gym, [rows]))).toEqual(['verdict']);
  });

  test('an unknown that the evidence explains', async () => {
    const files = { 'my_env.py': 'import verifiers.v1 as vf\n__all__ = [n for n in dir(vf)]\n' };
    const known = door({ door: 'package', name: 'my-env', path: '.' });
    expect(await differences(files, [{ ...known, whole: true, good: ['.'] }])).toEqual([]);
    expect(await differences(files, [{ ...known, error: 'no' }])).toEqual([]);
  });

  test('two modules in the same folder are told apart by name', async () => {
    const env = 'import verifiers.v1 as vf\nclass E(vf.SingleAgentEnv):\n    pass\n__all__ = ["E"]\n';
    const files = { 'a_env.py': env, 'b_env.py': 'import verifiers\n' };
    const doors = [
      door({ door: 'package', name: 'a_env', path: '.', whole: true, good: ['.'] }),
      door({ door: 'package', name: 'b_env', path: '.', error: 'no __all__' }),
    ];
    expect(await differences(files, doors)).toEqual([]);
  });
});
