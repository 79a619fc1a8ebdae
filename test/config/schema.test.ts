import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the compiled validator and the rules in the schema are up to date', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/config-validator.mjs', '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
});
