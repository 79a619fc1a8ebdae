import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { asGitNames, isSamePath } from '../../src/repository/checkout/names.ts';
import { commitState } from '../../src/repository/checkout/commit-state.ts';
import type { Entry } from '../../src/repository/types.ts';
import { git, open, put, repositoryOf, tempFolder, text } from './support.ts';

const NFC = 'donn\u00e9es';
const NFD = 'donne\u0301es';
const file = (path: string): Entry => ({ path, kind: 'file', size: null });

test.each([
  ['linux', '/r/a', '/r/a', true],
  ['linux', '/r/a', '/r/b', false],
  ['linux', '/r/a\\b', '/r/a/b', false],
  ['linux', `/r/${NFD}`, `/r/${NFC}`, false],
  ['win32', 'C:\\r\\a', 'C:\\r/a', true],
  ['win32', 'C:\\r\\a\\b', 'C:\\r/a/b', true],
  ['win32', 'C:\\other\\b', 'C:\\r/a/b', false],
  ['darwin', `/r/${NFD}`, `/r/${NFC}`, true],
  ['darwin', `/other/${NFD}`, `/r/${NFC}`, false],
  ['darwin', '/r/Tasks', '/r/tasks', true],
  ['win32', 'C:\\r\\Tasks', 'c:\\r/tasks', true],
  ['linux', '/r/Tasks', '/r/tasks', false],
] as const)('on %s %j is the real name of %j: %s', (platform, real, asked, same) => {
  expect(isSamePath(Buffer.from(real), asked, platform)).toBe(same);
});

describe('names by which git knows files', () => {
  const paths = (disk: readonly string[], known: readonly string[], platform: NodeJS.Platform): string[] =>
    asGitNames(disk.map(file), [new Set(known)], platform).map(({ path }) => path);

  test.each(['darwin', 'win32'] as const)('are found by the names on disk on %s', (platform) => {
    expect(paths([`${NFD}/a`, 'b', `own-${NFD}`], [`${NFC}/a`, 'b'], platform)).toEqual([
      `${NFC}/a`,
      'b',
      `own-${NFD}`,
    ]);
    expect(paths(['Readme.md', 'Tasks/A/task.toml'], ['README.md', 'tasks/a/task.toml'], platform)).toEqual([
      'README.md',
      'tasks/a/task.toml',
    ]);
  });

  test('stay apart where the disk holds both', () => {
    expect(paths(['a', 'A', `${NFD}/a`, `${NFC}/a`], ['a', `${NFC}/a`], 'darwin')).toEqual([
      'a',
      'A',
      `${NFD}/a`,
      `${NFC}/a`,
    ]);
  });

  test('are other files on Linux', () => {
    const disk = ['Readme.md', `${NFD}/a`];
    expect(paths(disk, ['README.md', `${NFC}/a`], 'linux')).toEqual(disk);
  });
});

describe('core.autocrlf', () => {
  /** A clone whose files have the line ends of Windows, though the repository's have not. */
  function clone(): string {
    const origin = repositoryOf({ 'README.md': '---\ntags: [harbor]\n---\n', 'a/b.txt': '1\n2\n' });
    const root = tempFolder();
    git(root, 'clone', '-q', '-c', 'core.autocrlf=true', `file://${origin}`, '.');
    return root;
  }

  it('files are read with the line ends they have on disk, and count as unchanged', async () => {
    const root = clone();
    const { repository } = await open(root);
    expect(await text(repository, 'README.md')).toBe('---\r\ntags: [harbor]\r\n---\r\n');
    expect(await commitState(root, repository.listing)).toMatchObject({ kind: 'clean' });
    put(root, { 'a/b.txt': '1\r\n3\r\n' });
    expect(await commitState(root, repository.listing)).toMatchObject({ kind: 'changed', paths: ['a/b.txt'] });
  });

  it('an index without inodes, as Git for Windows writes it, proves as much', async () => {
    const root = clone();
    const place = join(root, '.git/index');
    const index = readFileSync(place);
    const inodeOf = (name: string): number => index.indexOf(name) - 62 + 20;
    for (const name of ['README.md', 'a/b.txt']) index.writeUInt32BE(0, inodeOf(name));
    createHash('sha1')
      .update(index.subarray(0, -20))
      .digest()
      .copy(index, index.length - 20);
    writeFileSync(place, index);
    expect(git(root, 'ls-files', '--debug')).toMatch(/ino: 0\n[^]*ino: 0\n/);
    const { repository } = await open(root);
    expect(await commitState(root, repository.listing)).toMatchObject({ kind: 'clean' });
  });
});
