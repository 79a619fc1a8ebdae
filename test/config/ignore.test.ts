import { describe, expect, test } from 'vitest';
import { compileGlob } from '../../src/config/glob.ts';
import { ignoreMatches } from '../../src/config/ignore.ts';
import type { Ignore } from '../../src/config/types.ts';

const EVERYTHING: Ignore = { rule: null, path: null, framework: null, reason: 'r', line: 1, matches: () => true };

describe('globs', () => {
  test.each<[string, string, boolean]>([
    ['tasks/a', 'tasks/a', true],
    ['tasks/a', 'tasks/a/task.toml', true],
    ['tasks/a/', 'tasks/a/task.toml', true],
    ['./tasks/a', 'tasks/a', true],
    ['tasks/a', 'tasks/ab', false],
    ['tasks', 'x/tasks/a', false],
    ['**/tasks', 'x/tasks/a', true],
    ['tasks/*/data', 'tasks/a/data/b.txt', true],
    ['tasks/*', 'tasks/.hidden', true],
    ['*.md', 'README.md', true],
    ['*.md', 'docs/README.md', false],
    ['{a,b}/x', 'b/x', true],
    ['a?c', 'abc', true],
    ['[ab]', 'b', true],
    ['!a', 'b', false],
    ['#a', '#a', true],
    ['x'.repeat(300), 'x'.repeat(300), false],
  ])('%s on %s: %s', (glob, path, wanted) => {
    expect(compileGlob(glob)(path)).toBe(wanted);
  });
});

describe('an entry', () => {
  const finding = { rule: 'files/link', path: 'tasks/a', framework: 'harbor' };

  test.each<[Partial<Ignore>, boolean]>([
    [{ rule: 'files/link' }, true],
    [{ rule: 'files/rows' }, false],
    [{ framework: 'harbor' }, true],
    [{ framework: 'openenv' }, false],
    [{ rule: 'files/link', framework: 'openenv' }, false],
    [{ path: 'tasks/*', matches: compileGlob('tasks/*') }, true],
    [{ path: 'other', matches: compileGlob('other') }, false],
  ])('%j covers the finding: %s', (entry, wanted) => {
    expect(ignoreMatches({ ...EVERYTHING, ...entry }, finding)).toBe(wanted);
  });

  test('that names a path never covers a finding without one', () => {
    const entry = { ...EVERYTHING, path: '**', matches: compileGlob('**') };
    expect(ignoreMatches(entry, { ...finding, path: null })).toBe(false);
  });
});
