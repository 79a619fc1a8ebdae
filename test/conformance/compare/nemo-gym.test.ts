import { describe, expect, it } from 'vitest';
import { nemoGym } from '../../../src/frameworks/nemo-gym.ts';
import type { Detection } from '../../../src/frameworks/types.ts';
import { caseRepository } from '../../support/cases.ts';
import { cardOf } from '../../support/nemo.ts';
import type { Answer, DoorAnswer } from '../types.ts';
import { compare } from './nemo-gym.ts';

const GOOD = '{"responses_create_params": {"input": "q"}}\n';
const BAD = '{"responses_create_params": {"input": "q", "seed": 1}}\n';
const NEWER = '{"responses_create_params": {"input": "q", "prompt_cache_key": "k"}}\n';

async function detect(text: string, path = 'train.jsonl'): Promise<Detection> {
  const repository = caseRepository({ [path]: { text } });
  return await nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
}

function door(
  more: Partial<DoorAnswer>,
  rows = 1,
  bad: readonly number[] = [],
  loose: readonly number[] = [],
): DoorAnswer {
  return {
    door: 'artifact',
    name: null,
    path: 'train.jsonl',
    usual: true,
    error: null,
    whole: bad.length === 0,
    good: [],
    refused: [],
    outside: 0,
    more: { rows, bad, loose, stages: {} },
    ...more,
  };
}

function split(rows = 1, bad: readonly number[] = []): DoorAnswer {
  return door({ door: 'split', name: 'train', path: null }, rows, bad);
}

function answer(...doors: readonly DoorAnswer[]): Answer {
  return { loads: doors.some(({ whole }) => whole), doors };
}

function about(given: Answer, detection: Detection, release = '0.7.0'): string[] {
  return compare(given, detection, release).map((difference) => difference.about);
}

describe('the comparison with NeMo Gym', () => {
  it('agrees on good and refused rows', async () => {
    expect(about(answer(door({}), split()), await detect(GOOD))).toEqual([]);
    expect(about(answer(door({}, 2, [1]), split(2, [1])), await detect(GOOD + BAD))).toEqual([]);
  });

  it('sees another verdict, other rows, another number of rows and other splits', async () => {
    const good = await detect(GOOD);
    expect(about(answer(door({}, 1, [0]), split(1, [0])), good)).toEqual(['verdict', 'tasks', 'tasks']);
    expect(about(answer(door({}, 2, [0]), split(2, [1])), await detect(GOOD + BAD))).toEqual(['tasks']);
    expect(about(answer(door({}, 2), split()), good)).toEqual(['tasks']);
    expect(about(answer(door({}), { ...split(), error: 'it stops' }), good)).toContain('tasks');
    expect(about(answer(door({}), { ...split(), name: 'test' }), good)).toEqual(['tasks', 'order']);
    expect(about(answer(door({ path: 'other.jsonl' }), split()), good)).toEqual(['tasks']);
  });

  it('counts rows that only a model without required fields takes as refused', async () => {
    const loose = await detect('{"responses_create_params": {"input": [{"role": "tool", "content": "q"}]}}\n');
    expect(about(answer(door({}, 1, [], [0]), split(1, [0])), loose)).toEqual([]);
    expect(about(answer(door({}), split()), loose)).toContain('verdict');
  });

  it('lets an unknown stand where the evidence says why, and a door that is not followed', async () => {
    const template = await detect('{"responses_create_params": {}, "task_source": "x"}\n');
    expect(template.verdict).toBe('unknown');
    expect(about(answer(door({}, 1, [0]), split(1, [0])), template)).toEqual([]);
    expect(about(answer(door({}, 1, [0]), split(1, [0])), { ...template, evidence: [] })).toEqual(['needless-unknown']);
  });

  it('passes over what is no place for rows', async () => {
    const none = await detect('nothing', 'notes.txt');
    expect(about(answer(door({ path: '.cache/train.jsonl' })), none)).toEqual([]);
    expect(about(answer(door({ path: 'dataset_infos.json' })), none)).toEqual([]);
    expect(about(answer(door({})), none)).toEqual(['verdict', 'tasks']);
  });

  it('wants to be told since when rows load', async () => {
    const newer = await detect(NEWER);
    const older = answer(door({}, 1, [0]), split(1, [0]));
    expect(about(older, newer, '0.4.0')).toEqual([]);
    expect(about(older, { ...newer, evidence: [] }, '0.4.0')).toEqual(['since', 'since', 'since']);
    expect(about(older, newer, '0.7.0')).toEqual(['verdict', 'tasks', 'tasks']);
  });
});
