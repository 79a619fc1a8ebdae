import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openCheckout } from '../../src/repository/checkout.ts';
import { commitState } from '../../src/repository/checkout/commit-state.ts';
import type { CommitState } from '../../src/repository/checkout/commit-state.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b'];
  return execFileSync('git', ['-C', folder, ...identity, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** A work tree with one commit. */
function workTree(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'envcard-state-')));
  folders.push(folder);
  git(folder, 'init', '--quiet');
  mkdirSync(join(folder, 'sub/deep'), { recursive: true });
  for (const path of ['a.txt', 'sub/b.txt', 'sub/deep/c.txt']) writeFileSync(join(folder, path), `${path}\n`);
  symlinkSync('a.txt', join(folder, 'link'));
  writeFileSync(join(folder, '.gitignore'), '*.log\n');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'x');
  return folder;
}

async function stateOf(folder: string): Promise<CommitState> {
  const checkout = await openCheckout(folder);
  if (!checkout.ok) throw new Error(checkout.error.message);
  return await commitState(checkout.root, checkout.repository.listing);
}

describe('a folder against its commit', () => {
  test('clean, with HEAD and its place in the work tree', async () => {
    const folder = workTree();
    const head = git(folder, 'rev-parse', 'HEAD').trim();
    expect(await stateOf(folder)).toEqual({ kind: 'clean', place: { head, top: folder, prefix: '' } });
    expect(await stateOf(join(folder, 'sub'))).toEqual({ kind: 'clean', place: { head, top: folder, prefix: 'sub/' } });
  });

  test('ignored files and new times change nothing', async () => {
    const folder = workTree();
    writeFileSync(join(folder, 'x.log'), 'x');
    utimesSync(join(folder, 'a.txt'), 1, 1);
    expect(await stateOf(folder)).toMatchObject({ kind: 'clean' });
  });

  const CHANGES: readonly (readonly [string, (folder: string) => void, readonly string[]])[] = [
    ['a change of the same length', (folder) => writeFileSync(join(folder, 'a.txt'), 'b.txt\n'), ['a.txt']],
    ['a new file', (folder) => writeFileSync(join(folder, 'new.txt'), ''), ['new.txt']],
    ['a file that is gone', (folder) => rmSync(join(folder, 'sub/b.txt')), ['sub/b.txt']],
    [
      'another link',
      (folder) => {
        rmSync(join(folder, 'link'));
        symlinkSync('sub', join(folder, 'link'));
      },
      ['link'],
    ],
    [
      'a link in the place of a file',
      (folder) => {
        rmSync(join(folder, 'a.txt'));
        symlinkSync('sub/b.txt', join(folder, 'a.txt'));
      },
      ['a.txt'],
    ],
    [
      'a staged change',
      (folder) => {
        writeFileSync(join(folder, 'a.txt'), 'other\n');
        git(folder, 'add', '.');
      },
      ['staged changes'],
    ],
    ['a staged removal', (folder) => void git(folder, 'rm', '--quiet', 'a.txt'), ['staged changes']],
  ];
  test.each(CHANGES)('%s', async (_, change, paths) => {
    const folder = workTree();
    change(folder);
    expect(await stateOf(folder)).toMatchObject({ kind: 'changed', paths });
  });

  test('a change elsewhere in the work tree is none of a sub-folder', async () => {
    const folder = workTree();
    writeFileSync(join(folder, 'a.txt'), 'other\n');
    git(folder, 'add', '.');
    expect(await stateOf(join(folder, 'sub'))).toMatchObject({ kind: 'clean' });
  });

  test('a folder that is not in the commit', async () => {
    const folder = workTree();
    mkdirSync(join(folder, 'more'));
    writeFileSync(join(folder, 'more/x.txt'), 'x');
    expect(await stateOf(join(folder, 'more'))).toMatchObject({ kind: 'changed' });
  });

  test('no commit, no git', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'envcard-state-')));
    folders.push(folder);
    expect(await stateOf(folder)).toEqual({ kind: 'unknown' });
    git(folder, 'init', '--quiet');
    expect(await stateOf(folder)).toEqual({ kind: 'unknown' });
  });

  test('runs no filter of the repository', async () => {
    const folder = workTree();
    const witness = join(folder, 'witness.log');
    const script = join(folder, '.git/filter.sh');
    writeFileSync(script, `#!/bin/sh\necho ran >> '${witness}'\ncat\n`);
    chmodSync(script, 0o755);
    git(folder, 'config', 'filter.evil.clean', script);
    git(folder, 'config', 'core.fsmonitor', script);
    writeFileSync(join(folder, '.gitattributes'), '*.txt filter=evil\n');
    writeFileSync(join(folder, 'a.txt'), 'other\n');
    expect(await stateOf(folder)).toMatchObject({ kind: 'changed', paths: ['a.txt', '.gitattributes'] });
    expect(await stateOf(join(folder, 'sub'))).toMatchObject({ kind: 'clean' });
    const listing = execFileSync('ls', [folder], { encoding: 'utf8' });
    expect(listing).not.toContain('witness');
  });
});
