import { describe, expect, test } from 'vitest';
import { isAgreed, renderTable } from './table.ts';
import type { Tally } from './table.ts';

const tally: Tally = {
  environment: 'harbor-0.26.0',
  source: 'cases',
  asked: 615,
  agree: 614,
  differ: 0,
  needless: 0,
  untold: 0,
  unasked: 1,
  left: 20,
  seconds: 61.25,
};

describe('the table', () => {
  test('has a line for each source, and columns of one width', () => {
    expect(renderTable([tally, { ...tally, source: 'commands', asked: 7, seconds: 0 }]).split('\n')).toEqual([
      '| loader        | source   | trees | agree | differ | needlessly unknown | untold | not askable | left out | seconds |',
      '| ------------- | -------- | ----: | ----: | -----: | -----------------: | -----: | ----------: | -------: | ------: |',
      '| harbor-0.26.0 | cases    |   615 |   614 |      0 |                  0 |      0 |           1 |       20 |    61.3 |',
      '| harbor-0.26.0 | commands |     7 |   614 |      0 |                  0 |      0 |           1 |       20 |     0.0 |',
    ]);
  });

  test.each([
    [{}, true],
    [{ differ: 1 }, false],
    [{ needless: 1 }, false],
    [{ unasked: 9, left: 9, untold: 2 }, true],
  ])('agrees with %j: %s', (change, agreed) => {
    expect(isAgreed([tally, { ...tally, ...change }])).toBe(agreed);
  });
});
