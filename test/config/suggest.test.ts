import { expect, test } from 'vitest';
import { suggest } from '../../src/config/suggest.ts';

test.each<[string, string | null]>([
  ['chek', 'check'],
  ['CHECK', 'check'],
  ['ckeck', 'check'],
  ['hcekc', null],
  ['fail_on', 'fail-on'],
  ['fial-on', 'fail-on'],
  ['fo', 'format'],
  ['x', null],
  ['publish', null],
  ['', null],
  ['c'.repeat(10_000), null],
])('%s: %s', (word, wanted) => {
  expect(suggest(word, ['check', 'fix', 'fail-on', 'format'])).toBe(wanted);
});
