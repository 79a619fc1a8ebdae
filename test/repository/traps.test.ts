import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../../src/repository/checkout.ts';
import { git, makePipes, open, put, refusal, repositoryOf, shown, tempFolder } from './support.ts';

/** Puts a pipe that nobody writes to in the place of a file. */
function pipeAt(root: string, path: string): void {
  rmSync(join(root, path), { force: true });
  mkdirSync(join(root, path, '..'), { recursive: true });
  makePipes(join(root, path));
}

describe('a pipe where git reads a file', () => {
  it.each(['index', 'HEAD', 'config', 'packed-refs', 'shallow', 'info/exclude', 'objects/info/alternates'])(
    '.git/%s: git is not started',
    async (name) => {
      const root = repositoryOf({ a: '', 'sub/b': '' });
      pipeAt(root, `.git/${name}`);
      const said = { code: 'git-failed', message: expect.stringContaining(`.git/${name} is a pipe or a device`) };
      expect(await refusal(root)).toMatchObject(said);
      expect(await refusal(join(root, 'sub'))).toMatchObject(said);
    },
  );

  it.each(['.gitignore', 'sub/.gitignore'])('%s: nothing is asked that would read it', async (name) => {
    const root = repositoryOf({ a: '', 'sub/b': '' });
    pipeAt(root, name);
    // While every file is tracked git need not be asked what it ignores.
    if (name !== '.gitignore') expect(shown((await open(root)).repository)).toEqual(['a', 'sub/b']);
    put(root, { new: '' });
    expect(await refusal(root)).toMatchObject({ message: expect.stringContaining(`${name} is a pipe or a device`) });
  });

  it('is no matter below a folder that is judged without it', async () => {
    const root = repositoryOf({ a: '', 'sub/b': '', 'other/c': '' });
    pipeAt(root, 'other/.gitignore');
    put(root, { 'sub/new': '' });
    expect(shown((await open(join(root, 'sub'))).repository)).toEqual(['b', 'new']);
  });

  it('behind a link, a device, and in the repository that a .git file names', async () => {
    const root = repositoryOf({ a: '' });
    git(root, 'worktree', 'add', '-q', join(root, 'wt'));
    const exclude = join(root, '.git/info/exclude');
    rmSync(exclude);
    symlinkSync('/dev/zero', exclude);
    expect(await refusal(root)).toMatchObject({ message: expect.stringContaining('.git/info/exclude') });
    pipeAt(root, '.git/worktrees/wt/index');
    expect(await refusal(join(root, 'wt'))).toMatchObject({
      message: expect.stringContaining('worktrees/wt/index is a pipe'),
    });
  });

  it('.git itself', async () => {
    const root = tempFolder();
    put(root, { a: '' });
    makePipes(join(root, '.git'));
    expect(await openCheckout(root)).toMatchObject({ ok: false, error: { code: 'git-failed' } });
  });

  it('a .git that is a link to itself is none, and stops nothing', async () => {
    const root = tempFolder();
    put(root, { a: '' });
    symlinkSync('.git', join(root, '.git'));
    expect(shown((await open(root)).repository)).toEqual(['a']);
  });
});
