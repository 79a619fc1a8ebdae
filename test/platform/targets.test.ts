import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expandGlob } from '../../src/platform/targets.ts';

let base = '';

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'envcard-globs-'));
  for (const folder of [
    'envs/a/tasks',
    'envs/b',
    'envs/.hidden',
    'envs/node_modules/x',
    'envs/.git/x',
    'other/a',
    'x [1]',
  ]) {
    mkdirSync(join(base, folder), { recursive: true });
  }
  writeFileSync(join(base, 'envs/file'), '');
  symlinkSync('../other', join(base, 'envs/link'));
  symlinkSync('.', join(base, 'envs/b/loop'));
});

afterAll(() => rmSync(base, { recursive: true }));

test.each<[string, string[]]>([
  ['envs/*', ['envs/a', 'envs/b', 'envs/link']],
  ['envs/*/', ['envs/a', 'envs/b', 'envs/link']],
  ['./envs/[ab]', ['envs/a', 'envs/b']],
  ['*/a', ['envs/a', 'other/a']],
  ['envs/*/a', ['envs/link/a']],
  ['envs/.h*', ['envs/.hidden']],
  ['envs/{a,b,c}', ['envs/a', 'envs/b']],
  ['**/a', ['envs/a', 'other/a']],
  ['envs/**', ['envs/a', 'envs/a/tasks', 'envs/b']],
  ['x*', ['x [1]']],
  ['nothing/*', []],
  ['envs/fi*', []],
])('%s', (glob, wanted) => {
  expect(expandGlob(glob, base)).toEqual({ ok: true, paths: wanted });
});

test('an absolute glob', () => {
  expect(expandGlob(`${base}/other/*`, '/')).toEqual({ ok: true, paths: [`${base}/other/a`] });
});

test.each([
  { visits: 5, matches: 100 },
  { visits: 100, matches: 3 },
])('more folders than anyone means are refused: %j', (limits) => {
  expect(expandGlob('**', base, limits)).toMatchObject({ ok: false });
  expect(expandGlob('other/*', base, limits)).toMatchObject({ ok: true });
});
