import { describe, expect, it } from 'vitest';
import { resolvePath } from '../../src/repository/links.ts';
import type { Resolved } from '../../src/repository/links.ts';
import { Listing } from '../../src/repository/listing.ts';
import type { Entry } from '../../src/repository/types.ts';

const file = (path: string): Entry => ({ path, kind: 'file', size: 1 });
const link = (path: string, target: string): Entry => ({ path, kind: 'link', size: null, target });

const listing = new Listing([
  file('tasks/a/task.toml'),
  file('shared/test.sh'),
  link('tasks/b', 'a'),
  link('tasks/a/tests', '../../shared'),
  link('tasks/a/run.sh', './tests/./test.sh'),
  link('tasks/a/out', '../../../etc/passwd'),
  link('tasks/a/out-and-back', '../../../repo/shared'),
  link('tasks/a/abs', '/etc/passwd'),
  link('tasks/a/gone', 'nowhere'),
  link('tasks/a/root', '../..'),
  link('empty', ''),
  link('self', 'self'),
  link('ping', 'pong/x'),
  link('pong', 'ping'),
  { path: 'blind', kind: 'link', size: null },
  { path: 'sub', kind: 'submodule', size: null },
  link('to-sub', 'sub/inner/file'),
  link('by-sub', 'sub/../shared/test.sh'),
  link('file-as-folder', 'shared/test.sh/../test.sh'),
  ...Array.from({ length: 41 }, (_, i) => link(`chain${i}`, i === 0 ? 'shared/test.sh' : `chain${i - 1}`)),
]);

describe('resolvePath', () => {
  const cases: readonly (readonly [string, Resolved])[] = [
    ['', { kind: 'directory', path: '' }],
    ['.', { kind: 'directory', path: '' }],
    ['tasks', { kind: 'directory', path: 'tasks' }],
    ['./tasks//a/', { kind: 'directory', path: 'tasks/a' }],
    ['tasks/a/task.toml', { kind: 'file', path: 'tasks/a/task.toml' }],
    ['tasks/a/../a/task.toml', { kind: 'file', path: 'tasks/a/task.toml' }],
    ['tasks/a/task.toml/', { kind: 'missing' }],
    ['tasks/a/task.toml/x', { kind: 'missing' }],
    ['tasks/b', { kind: 'directory', path: 'tasks/a' }],
    ['tasks/b/task.toml', { kind: 'file', path: 'tasks/a/task.toml' }],
    ['tasks/b/tests/test.sh', { kind: 'file', path: 'shared/test.sh' }],
    ['tasks/b/run.sh', { kind: 'file', path: 'shared/test.sh' }],
    // `..` after a link starts from where the link leads
    ['tasks/a/tests/../tasks/a/task.toml', { kind: 'file', path: 'tasks/a/task.toml' }],
    ['tasks/a/root/shared/test.sh', { kind: 'file', path: 'shared/test.sh' }],
    ['tasks/a/root/..', { kind: 'outside' }],
    ['tasks/a/out', { kind: 'outside' }],
    ['tasks/a/out-and-back', { kind: 'outside' }],
    ['..', { kind: 'outside' }],
    ['/etc/passwd', { kind: 'absolute' }],
    ['tasks/a/abs', { kind: 'absolute' }],
    ['tasks/a/gone', { kind: 'missing' }],
    ['tasks/a/gone/..', { kind: 'missing' }],
    ['nowhere', { kind: 'missing' }],
    ['Tasks', { kind: 'missing' }],
    ['empty', { kind: 'missing' }],
    ['self', { kind: 'loop' }],
    ['ping', { kind: 'loop' }],
    ['chain39', { kind: 'file', path: 'shared/test.sh' }],
    ['chain40', { kind: 'loop' }],
    ['blind', { kind: 'unknown' }],
    ['blind/x', { kind: 'unknown' }],
    ['sub', { kind: 'submodule', path: 'sub' }],
    ['sub/', { kind: 'submodule', path: 'sub' }],
    ['to-sub', { kind: 'submodule', path: 'sub' }],
    ['by-sub', { kind: 'file', path: 'shared/test.sh' }],
    ['file-as-folder', { kind: 'missing' }],
  ];
  it.each(cases)('%s', (path, expected) => {
    expect(resolvePath(listing, path)).toEqual(expected);
  });

  it('takes a target that no file system would hold as missing', () => {
    const long = new Listing([link('long', `${'./'.repeat(3000)}x`), file('x')]);
    expect(resolvePath(long, 'long')).toEqual({ kind: 'missing' });
  });
});
