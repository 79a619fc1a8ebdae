import { describe, expect, it } from 'vitest';
import { openenv } from '../../../src/frameworks/openenv.ts';
import type { Detection } from '../../../src/frameworks/types.ts';
import { emptyCard } from '../../support/card.ts';
import { caseRepository } from '../../support/cases.ts';
import type { CaseFile } from '../../support/cases.ts';
import type { Answer } from '../types.ts';
import { compare } from './openenv.ts';

const NEWEST = '0.10.0';

function task(folder: string): Record<string, CaseFile> {
  return {
    [`${folder}/task.toml`]: { text: '' },
    [`${folder}/instruction.md`]: { text: 'Do it.' },
    [`${folder}/tests/test.sh`]: { text: 'exit 0' },
    [`${folder}/environment/Dockerfile`]: { text: 'FROM debian' },
  };
}

function detect(files: Record<string, CaseFile>): Promise<Detection> {
  return openenv.detect({ repository: caseRepository(files), card: emptyCard, repoId: null });
}

function answer(order: readonly string[], refused: readonly string[], error: string | null = null): Answer {
  const good = order.filter((path) => !refused.includes(path));
  const door = {
    door: 'tasks',
    name: null,
    path: 'tasks',
    usual: true,
    error,
    whole: good.length > 0 && refused.length === 0,
    good,
    refused: refused.map((path) => ({ path, why: 'no task.toml' })),
    outside: 0,
    more: { order },
  } as const;
  return { loads: good.length > 0, doors: [door] };
}

const TWO = { ...task('tasks/a'), ...task('tasks/b') };

describe('comparing OpenEnv with its loader', () => {
  it('agrees on order and verdict', async () => {
    expect(compare(answer(['tasks/a', 'tasks/b'], []), await detect(TWO), NEWEST)).toEqual([]);
  });

  it('agrees that a folder without task.toml takes an index', async () => {
    const files = { ...task('tasks/b'), 'tasks/a/x': { text: '' } };
    expect(compare(answer(['tasks/a', 'tasks/b'], ['tasks/a']), await detect(files), NEWEST)).toEqual([]);
  });

  it('tells another order', async () => {
    const found = compare(answer(['tasks/b', 'tasks/a'], []), await detect(TWO), NEWEST);
    expect(found).toEqual([{ about: 'order', text: '[tasks/a, tasks/b], loader: [tasks/b, tasks/a]' }]);
  });

  it('tells another verdict and the task that makes it', async () => {
    const found = compare(answer(['tasks/a', 'tasks/b'], ['tasks/b']), await detect(TWO), NEWEST);
    expect(found.map(({ about }) => about)).toEqual(['verdict', 'tasks', 'tasks']);
  });

  it('agrees that nothing is found', async () => {
    const closed = answer([], [], 'ValueError: no Harbor tasks found');
    expect(compare(closed, await detect({ 'a/task.toml': { text: '' } }), NEWEST)).toEqual([]);
    expect(compare(closed, await detect(TWO), NEWEST).map(({ about }) => about)).toEqual(['verdict', 'order']);
  });

  it('leaves open what a linked test script proves', async () => {
    const { 'tasks/a/tests/test.sh': _, ...files } = task('tasks/a');
    const linked = { ...files, 'tasks/a/tests/test.sh': { link: '../../../shared/test.sh' } };
    expect(compare(answer(['tasks/a'], []), await detect(linked), NEWEST)).toEqual([]);
  });
});
