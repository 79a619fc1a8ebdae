import { expect, test } from 'vitest';
import { fails, worst } from '../../src/cli/exit.ts';
import type { ExitCode } from '../../src/cli/exit.ts';
import type { FailOn, Severity } from '../../src/config/types.ts';

test.each<[ExitCode[], ExitCode]>([
  [[], 0],
  [[0, 0], 0],
  [[0, 1], 1],
  [[1, 3], 3],
  [[3, 1, 2], 2],
  [[2, 70, 3], 70],
  [[70, 130], 130],
])('of %j: %i', (codes, wanted) => {
  expect(worst(codes)).toBe(wanted);
});

test.each<[Severity[], FailOn, boolean]>([
  [['error'], 'error', true],
  [['warning'], 'error', false],
  [['warning'], 'warning', true],
  [['notice', 'warning'], 'warning', true],
  [['notice'], 'warning', false],
  [['notice'], 'notice', true],
  [['error'], 'never', false],
  [[], 'notice', false],
])('%j with --fail-on %s: %s', (severities, failOn, wanted) => {
  expect(fails(severities, failOn)).toBe(wanted);
});
