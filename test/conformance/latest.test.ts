import { describe, expect, test } from 'vitest';
import { changes } from './latest.ts';
import type { Answer, DoorAnswer } from './types.ts';

const door: DoorAnswer = {
  door: 'tasks',
  name: null,
  path: 'tasks',
  usual: true,
  error: null,
  whole: false,
  good: ['tasks/a', 'tasks/b'],
  refused: [{ path: 'tasks/c', why: 'ValueError: no' }],
  outside: 0,
  more: { rows: 3, bad: [1], stages: { 1: 'ValueError: no' } },
};
const before: Answer = { loads: true, doors: [door] };

function told(now: Answer): string[] {
  return changes({ answer: before }, { answer: now });
}

describe('what a newer release answers otherwise', () => {
  test('is nothing where only words differ', () => {
    const refused = [{ path: 'tasks/c', why: 'TypeError: still no' }];
    const more = { bad: [1], rows: 3, stages: { 1: 'TypeError: still no' }, hint: 'new' };
    expect(told({ loads: true, doors: [{ ...door, refused, more }] })).toEqual([]);
  });

  test.each<[string, Partial<DoorAnswer>, string]>([
    ['order', { good: ['tasks/b', 'tasks/a'] }, 'good: ["tasks/a","tasks/b"], now ["tasks/b","tasks/a"]'],
    ['a refused task', { refused: [] }, 'refused: ["tasks/c"], now []'],
    ['the whole', { whole: true }, 'whole: false, now true'],
    ['an option that is needed', { usual: false }, 'usual: true, now false'],
    ['tasks elsewhere', { outside: 2 }, 'outside: 0, now 2'],
    ['a closed door', { error: 'ImportError: gone' }, 'opens no more: ImportError: gone'],
    ['rows', { more: { rows: 2, bad: [1] } }, 'more: [["bad",[1]],["rows",3]], now [["bad",[1]],["rows",2]]'],
  ])('is %s', (_, change, sentence) => {
    expect(told({ loads: true, doors: [{ ...door, ...change }] })).toEqual([`tasks tasks: ${sentence}`]);
  });

  test('is a way in, or one less', () => {
    expect(told({ loads: false, doors: [{ ...door, path: 'sets' }] })).toEqual([
      'loads: true, now false',
      'tasks tasks: no way in any more',
      'tasks sets: a new way in',
    ]);
  });

  test('is an answer that is none any more, and not why', () => {
    expect(changes({ answer: before }, { trouble: 'hung' })).toEqual(['an answer before, no answer now: hung']);
    expect(changes({ trouble: 'hung' }, { answer: before })).toEqual(['no answer before, an answer now']);
    expect(changes({ trouble: 'hung' }, { trouble: 'died' })).toEqual([]);
  });
});
