import { chmodSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PinState, Repository } from '../../src/repository/types.ts';
import { commit, git, open, put, repositoryOf, shown, tempFolder, text } from './support.ts';

/** What a pin says of a path, opened anew. */
async function pin(root: string, id: string, path: string): Promise<PinState> {
  const { repository } = await open(root);
  const state = await repository.history?.pin(id, path);
  if (state === undefined) throw new Error('no history');
  return state;
}

/** The repository of a pin that must differ. */
async function earlier(root: string, id: string, path: string): Promise<Repository> {
  const state = await pin(root, id, path);
  if (state.kind !== 'differs') throw new Error(state.kind);
  return state.repository;
}

/** A repository with two commits: `tasks/b` changes between them. */
function twoCommits(): { readonly root: string; readonly first: string } {
  const root = repositoryOf({
    'tasks/a/task.toml': 'a',
    'tasks/a/tests/test.sh': 'a',
    'tasks/b/task.toml': 'old',
    'tasks/b/gone': 'gone',
    'tasks.txt': '',
  });
  const first = git(root, 'rev-parse', 'HEAD');
  rmSync(join(root, 'tasks/b/gone'));
  put(root, { 'tasks/b/task.toml': 'new', 'tasks/c/task.toml': 'c', 'README.md': '' });
  commit(root);
  return { root, first };
}

describe('a pin', () => {
  it('is the same, differs, or does not hold the path', async () => {
    const { root, first } = twoCommits();
    const { repository } = await open(root);
    const states = [];
    for (const path of [
      'tasks/a',
      './tasks//a/',
      'tasks/b/../a',
      'tasks/a/task.toml',
      'tasks.txt',
      'tasks/b',
      'tasks',
      '',
      'tasks/c',
      'no',
      'tasks.txt/x',
      'Tasks/a',
      '..',
      '/tasks/a',
    ]) {
      states.push([path, (await repository.history?.pin(first, path))?.kind]);
    }
    expect(Object.fromEntries(states)).toEqual({
      'tasks/a': 'same',
      './tasks//a/': 'same',
      'tasks/b/../a': 'same',
      'tasks/a/task.toml': 'same',
      'tasks.txt': 'same',
      'tasks/b': 'differs',
      tasks: 'differs',
      '': 'differs',
      'tasks/c': 'no-path',
      no: 'no-path',
      'tasks.txt/x': 'no-path',
      'Tasks/a': 'no-path',
      '..': 'no-path',
      '/tasks/a': 'no-path',
    });
  });

  it('of the newest commit is the same everywhere', async () => {
    const { root } = twoCommits();
    const head = git(root, 'rev-parse', 'HEAD');
    for (const path of ['', 'tasks', 'tasks/c']) expect(await pin(root, head, path)).toEqual({ kind: 'same' });
    expect(await pin(root, head.toUpperCase(), '')).toEqual({ kind: 'same' });
  });

  it('brings the files of that commit', async () => {
    const { root, first } = twoCommits();
    const then = await earlier(root, first, 'tasks/b');
    expect(shown(then)).toEqual(['tasks/b/gone', 'tasks/b/task.toml']);
    expect(then.listing.complete).toBe(true);
    expect(await text(then, 'tasks/b/task.toml')).toBe('old');
    expect(await text(then, 'tasks/b/gone', 2)).toBe('(too-large)');
    expect(await text(then, 'tasks/b/gone', 2, 'head')).toBe('go');
    expect(await text(then, 'tasks/b/gone', 3, 'tail')).toBe('one');
    expect(await text(then, 'tasks/a/task.toml')).toBe('(missing)');
    expect(await text(then, 'tasks/b')).toBe('(missing)');
    expect(then.reads).toBe(3);
    expect(then.history).toBe(null);
  });

  it('answers many requests at once, large files among them', async () => {
    const files = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`t/${i}`, `${i}:`.repeat(i * 20)]));
    const root = repositoryOf({ ...files, 't/large': 'x'.repeat(3_000_000) });
    const first = git(root, 'rev-parse', 'HEAD');
    put(root, { 't/0': 'changed' });
    const then = await earlier(root, first, 't');
    const read = await Promise.all(Object.keys(files).map(async (path) => [path, await text(then, path, 100_000)]));
    expect(Object.fromEntries(read)).toEqual(files);
    expect(
      await Promise.all([text(then, 't/large', 10), text(then, 't/large', 10, 'tail'), text(then, 't/7')]),
    ).toEqual(['(too-large)', 'xxxxxxxxxx', files['t/7']]);
  });

  it('shows links, submodules and odd names of that commit', async () => {
    const root = repositoryOf({ 't/new\nline "q" é': 'odd', 't/exec.sh': '' });
    writeFileSync(Buffer.concat([Buffer.from(`${root}/t/`), Buffer.of(0xff)]), 'raw');
    symlinkSync('../up', join(root, 't/link'));
    chmodSync(join(root, 't/exec.sh'), 0o755);
    git(root, 'submodule', '--quiet', 'add', repositoryOf({ x: '' }), 't/sub');
    const first = commit(root);
    expect(await pin(root, first, 't')).toEqual({ kind: 'same' });
    put(root, { 't/more': '' });
    const then = await earlier(root, first, 't');
    expect(shown(then)).toEqual(['t/exec.sh', 't/link -> ../up', 't/new\nline "q" é', 't/sub (submodule)', 't/\udcff']);
    expect(await text(then, 't/new\nline "q" é')).toBe('odd');
    expect(await text(then, 't/\udcff')).toBe('raw');
    expect(await text(then, 't/link')).toBe('(not-a-file)');
    expect(shown(await earlier(root, first, ''))).toContain('.gitmodules');
    git(root, 'rm', '-rqf', 't/link');
    put(root, { 't/link/x': '' });
    expect(shown(await earlier(root, first, 't/link'))).toEqual(['t/link -> ../up']);
  });

  describe('with changes that are not committed', () => {
    const change: Readonly<Record<string, (root: string) => void>> = {
      'a changed file': (root) => put(root, { 'tasks/a/task.toml': 'changed' }),
      'a file changed to the same length': (root) => put(root, { 'tasks/a/task.toml': 'b' }),
      'a staged change': (root) => {
        put(root, { 'tasks/a/task.toml': 'b' });
        git(root, 'add', '-A');
      },
      'a change whose time was set back': (root) => {
        put(root, { 'tasks/a/task.toml': 'b' });
        utimesSync(join(root, 'tasks/a/task.toml'), 1000, 1000);
      },
      'a new file': (root) => put(root, { 'tasks/a/new': '' }),
      'a deleted file': (root) => rmSync(join(root, 'tasks/a/tests/test.sh')),
      'a file turned into a link': (root) => {
        rmSync(join(root, 'tasks/a/task.toml'));
        symlinkSync('a', join(root, 'tasks/a/task.toml'));
      },
    };
    it.each(Object.entries(change))('%s differs', async (_, act) => {
      const { root, first } = twoCommits();
      act(root);
      const then = await earlier(root, first, 'tasks/a');
      expect(shown(then)).toEqual(['tasks/a/task.toml', 'tasks/a/tests/test.sh']);
      expect(await text(then, 'tasks/a/task.toml')).toBe('a');
    });

    it('is the same where the change is elsewhere, or only in the times', async () => {
      const { root, first } = twoCommits();
      put(root, { 'tasks/b/task.toml': 'changed', 'tasks/ab': '', 'tasks/a0': '' });
      utimesSync(join(root, 'tasks/a/task.toml'), 1000, 1000);
      writeFileSync(join(root, 'tasks/a/tests/test.sh'), 'a');
      expect(await pin(root, first, 'tasks/a')).toEqual({ kind: 'same' });
    });

    it('differs while a path below is not merged', async () => {
      const root = repositoryOf({ 't/x': 'base', 'u/y': '' });
      git(root, 'checkout', '-q', '-b', 'other');
      put(root, { 't/x': 'theirs' });
      commit(root);
      git(root, 'checkout', '-q', 'main');
      put(root, { 't/x': 'ours' });
      const ours = commit(root);
      expect(() => git(root, 'merge', '-q', 'other')).toThrow();
      expect(await text(await earlier(root, ours, 't'), 't/x')).toBe('ours');
      expect(await pin(root, ours, 'u')).toEqual({ kind: 'same' });
    });
  });

  it('resolves branches and tags as a remote would', async () => {
    const { root, first } = twoCommits();
    git(root, 'tag', 'v1', first);
    git(root, 'tag', '-a', '-m', 'x', 'v1-annotated', first);
    git(root, 'branch', 'old/one', first);
    const clone = join(tempFolder(), 'clone');
    git(root, 'clone', '-q', root, clone);
    const { repository } = await open(clone);
    const kinds: Record<string, string | undefined> = {};
    for (const name of [
      'HEAD',
      'main',
      'refs/heads/main',
      'v1',
      'refs/tags/v1',
      'tags/v1',
      'v1-annotated',
      'old/one',
      'heads/old/one',
      'one',
      'origin/old/one',
      'heads/v1',
      'tags/main',
      'head',
      first.slice(0, 10),
      'refs/pr/1',
    ]) {
      kinds[name] = (await repository.history?.pin(name, 'tasks/b'))?.kind;
    }
    expect(kinds).toEqual({
      HEAD: 'same',
      main: 'same',
      'refs/heads/main': 'same',
      v1: 'differs',
      'refs/tags/v1': 'differs',
      'tags/v1': 'differs',
      'v1-annotated': 'differs',
      'old/one': 'differs',
      'heads/old/one': 'differs',
      one: 'not-seen',
      'origin/old/one': 'not-seen',
      'heads/v1': 'not-seen',
      'tags/main': 'not-seen',
      head: 'not-seen',
      [first.slice(0, 10)]: 'not-seen',
      'refs/pr/1': 'not-seen',
    });
    // What is checked out is judged as it will be published.
    put(clone, { 'tasks/b/task.toml': 'not committed' });
    expect(await pin(clone, 'main', 'tasks/b')).toEqual({ kind: 'same' });
    expect(await pin(clone, 'HEAD', 'tasks/no')).toEqual({ kind: 'no-path' });
  });

  it('never takes hostile text for an option or an expression', async () => {
    const { root, first } = twoCommits();
    const { repository } = await open(root);
    const texts = [
      '',
      '-x',
      '--help',
      '--batch',
      `${first}^{tree}`,
      `${first}~1`,
      `${first}:tasks`,
      'HEAD^',
      '@{u}',
      'HEAD@{1}',
      'a..b',
      ':/a',
      `main\n${first}`,
      'x y',
      'a\0b',
      '../main',
      'refs/../main',
      'a*',
      'a?',
      'x'.repeat(5000),
      '\udcff',
      '.',
      '/',
    ];
    for (const name of texts)
      expect([name, await repository.history?.pin(name, 'tasks/a')]).toEqual([name, { kind: 'not-seen' }]);
    expect(await repository.history?.pin(first, 'tasks/a')).toEqual({ kind: 'same' });
  });

  it('is not there, or cannot be seen', async () => {
    const { root, first } = twoCommits();
    const unknown = '1'.repeat(40);
    expect(await pin(root, unknown, 'tasks/a')).toEqual({ kind: 'no-commit' });
    // The id of a tree is no commit.
    expect(await pin(root, git(root, 'rev-parse', 'HEAD^{tree}'), '')).toEqual({ kind: 'no-commit' });
    const top = tempFolder();
    git(root, 'config', 'uploadpack.allowFilter', 'true');
    git(top, 'clone', '-q', '--depth', '1', `file://${root}`, 'shallow');
    git(top, 'clone', '-q', '--filter=blob:none', `file://${root}`, 'partial');
    git(root, 'branch', 'old', first);
    git(top, 'clone', '-q', '--single-branch', `file://${root}`, 'single');
    for (const [clone, id, path, kind] of [
      ['single', unknown, 'tasks/a', 'not-seen'],
      ['single', first, 'tasks/b', 'differs'],
      ['shallow', first, 'tasks/a', 'not-seen'],
      ['shallow', git(root, 'rev-parse', 'HEAD'), 'tasks/a', 'same'],
      ['shallow', unknown, 'tasks/a', 'not-seen'],
      ['partial', first, 'tasks/a', 'same'],
      ['partial', first, 'tasks/b', 'not-seen'],
      ['partial', first, 'tasks/c', 'no-path'],
      ['partial', unknown, 'tasks/a', 'not-seen'],
    ] as const) {
      expect([clone, path, (await pin(join(top, clone), id, path)).kind]).toEqual([clone, path, kind]);
    }
    // A sub-folder that is judged alone is another repository than the one whose history is here.
    expect(await pin(join(root, 'tasks'), first, 'a')).toEqual({ kind: 'not-seen' });
    expect(await pin(join(root, 'tasks'), 'HEAD', 'a')).toEqual({ kind: 'same' });
  });

  it('works with SHA-256', async () => {
    const root = tempFolder();
    git(root, 'init', '-q', '--object-format=sha256');
    put(root, { 't/x': 'old', 'u/x': '' });
    const first = commit(root);
    expect(first).toHaveLength(64);
    put(root, { 't/x': 'new' });
    commit(root);
    expect(await pin(root, first, 'u')).toEqual({ kind: 'same' });
    expect(await text(await earlier(root, first, 't'), 't/x')).toBe('old');
    expect(await pin(root, '1'.repeat(64), 't')).toEqual({ kind: 'no-commit' });
  });

  it('survives damaged objects and trees without end', async () => {
    const { root, first } = twoCommits();
    const tree = git(root, 'rev-parse', `${first}:tasks/b`);
    const file = join(root, '.git/objects', tree.slice(0, 2), tree.slice(2));
    chmodSync(file, 0o644);
    writeFileSync(file, 'damaged');
    const { repository } = await open(root);
    expect(await repository.history?.pin(first, 'tasks/a')).toEqual({ kind: 'same' });
    const state = await repository.history?.pin(first, 'tasks/b');
    expect(state?.kind === 'differs' && state.repository.listing.problem?.code).toBe('listing-cut');
    expect(await repository.history?.pin(first, 'tasks/a')).toEqual({ kind: 'same' });

    // Each tree holds the one below ten times: 10^12 paths in a few objects.
    let bomb = git(root, 'rev-parse', `${first}:tasks/a`);
    for (let level = 0; level < 12; level += 1) {
      writeFileSync(
        join(root, '.git/list'),
        Array.from({ length: 10 }, (_, i) => `040000 tree ${bomb}\t${i}\n`).join(''),
      );
      bomb = git(root, '-c', `alias.mk=!git mktree < '${join(root, '.git/list')}'`, 'mk');
    }
    const id = git(root, 'commit-tree', '-m', 'bomb', bomb);
    const endless = await earlier(root, id, '');
    expect(endless.listing.problem?.code).toBe('listing-cut');
  });
});
