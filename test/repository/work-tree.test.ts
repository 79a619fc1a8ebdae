import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commit, git, makePipes, open, put, repositoryOf, shown, tempFolder, text } from './support.ts';

describe('a git work tree', () => {
  it('holds tracked files that exist and untracked ones, with their content on disk', async () => {
    const root = repositoryOf({ 'README.md': 'old', 'tasks/a/task.toml': '', 'gone.txt': '' });
    rmSync(join(root, 'gone.txt'));
    put(root, { 'README.md': 'new', 'tasks/b/task.toml': 'x' });
    const { repository, revision, remark, depth } = await open(root);
    expect(shown(repository)).toEqual(['README.md', 'tasks/a/task.toml', 'tasks/b/task.toml']);
    expect(repository.listing.complete).toBe(true);
    expect(await text(repository, 'README.md')).toBe('new');
    expect(await text(repository, 'gone.txt')).toBe('(missing)');
    expect(revision).toBe(git(root, 'rev-parse', 'HEAD'));
    expect([remark, depth]).toEqual([null, 'complete']);
  });

  it('works before the first commit', async () => {
    const root = tempFolder();
    git(root, 'init', '-q');
    put(root, { 'a.txt': '' });
    const { repository, revision } = await open(root);
    expect(shown(repository)).toEqual(['a.txt']);
    expect(revision).toBe(null);
  });

  describe('with ignored files', () => {
    const build = (): string => {
      const root = repositoryOf({ '.gitignore': '*.log\nout/\n', 'a.txt': '', 'kept.log.txt': '' });
      put(root, { 'b.txt': '', 'x.log': '', 'sub/y.log': '', 'out/1': '', 'out/deep/2': '' });
      put(root, { 'tracked.log': '' });
      git(root, 'add', '-f', 'tracked.log');
      put(root, { '.git/info/exclude': 'private\n', private: '' });
      return root;
    };

    it('counts and leaves them out', async () => {
      const { repository } = await open(build());
      expect(shown(repository)).toEqual(['.gitignore', 'a.txt', 'b.txt', 'kept.log.txt', 'tracked.log']);
      expect(repository.listing.ignored).toBe(5);
    });

    it('takes them in when asked', async () => {
      const { repository } = await open(build(), { includeIgnored: true });
      expect(shown(repository)).toContain('out/deep/2');
      expect(repository.listing.entries).toHaveLength(10);
      expect(repository.listing.ignored).toBe(0);
    });

    it('leaves untracked files out when asked', async () => {
      const { repository } = await open(build(), { trackedOnly: true });
      expect(shown(repository)).toEqual(['.gitignore', 'a.txt', 'kept.log.txt', 'tracked.log']);
      expect(repository.listing.ignored).toBe(5);
    });
  });

  it('lists an unmerged path once', async () => {
    const root = repositoryOf({ 'README.md': 'base' });
    git(root, 'checkout', '-q', '-b', 'other');
    put(root, { 'README.md': 'theirs' });
    commit(root);
    git(root, 'checkout', '-q', 'main');
    put(root, { 'README.md': 'ours' });
    commit(root);
    expect(() => git(root, 'merge', '-q', 'other')).toThrow();
    expect(git(root, 'ls-files', '-s').split('\n')).toHaveLength(3);
    expect(shown((await open(root)).repository)).toEqual(['README.md']);
  });

  it('takes the kind from the disk, not from the index', async () => {
    const root = repositoryOf({ 'was-file': 'x', 'was-folder/x': '', link: '' });
    rmSync(join(root, 'was-file'));
    put(root, { 'was-file/x': '' });
    rmSync(join(root, 'was-folder'), { recursive: true });
    symlinkSync('was-file', join(root, 'was-folder'));
    rmSync(join(root, 'link'));
    symlinkSync('was-file/x', join(root, 'link'));
    const { repository } = await open(root);
    // `was-folder/x` is reachable through the link only: it is not followed
    expect(shown(repository)).toEqual(['link -> was-file/x', 'was-file/x', 'was-folder -> was-file']);
    expect(await text(repository, 'link')).toBe('(not-a-file)');
  });

  it('shows submodules and nested repositories as one entry', async () => {
    const inner = repositoryOf({ 'task.toml': '', 'sub/x': '' });
    const root = repositoryOf({ 'README.md': '' });
    git(root, 'submodule', '--quiet', 'add', inner, 'modules/in');
    git(root, 'submodule', '--quiet', 'add', inner, 'modules/out');
    commit(root);
    git(root, 'submodule', '--quiet', 'deinit', '-f', 'modules/out');
    mkdirSync(join(root, 'nested'));
    git(join(root, 'nested'), 'init', '-q');
    put(root, { 'nested/x': '' });
    const listed = ['.gitmodules', 'README.md', 'modules/in (submodule)', 'modules/out (submodule)'];
    expect(shown((await open(root)).repository)).toEqual([...listed, 'nested (submodule)']);
    expect(shown((await open(root, { trackedOnly: true })).repository)).toEqual(listed);
    expect(shown((await open(root, { includeIgnored: true })).repository)).toEqual([...listed, 'nested (submodule)']);
  });

  it('lists what git tracks or finds in a folder that has a .git', async () => {
    const root = repositoryOf({ 'nested/tracked': '', 'odd/a': '' });
    git(join(root, 'nested'), 'init', '-q');
    put(root, { 'nested/own': '' });
    // An empty .git is no repository in git's eyes.
    mkdirSync(join(root, 'odd/.git'));
    put(root, { 'odd/b': '' });
    const { repository } = await open(root);
    expect(shown(repository)).toContain('nested/tracked');
    expect(shown(repository)).toEqual(expect.arrayContaining(['odd/a', 'odd/b']));
    expect(shown(repository).filter((path) => path.includes('.git'))).toEqual([]);
  });

  it('judges a sub-folder alone', async () => {
    const root = repositoryOf({
      'README.md': '',
      '.gitignore': '*.log',
      'data/README.md': '',
      'data/tasks/a/task.toml': '',
    });
    put(root, { 'data/new': '', 'data/x.log': '', 'other/y.log': '' });
    const { repository, depth } = await open(join(root, 'data'));
    expect(shown(repository)).toEqual(['README.md', 'new', 'tasks/a/task.toml']);
    expect(repository.listing.ignored).toBe(1);
    expect(depth).toBe('sub-folder');
    expect(await text(repository, '../README.md')).toBe('(missing)');
  });

  it('judges a folder as it is when the work tree around it ignores it', async () => {
    const root = repositoryOf({ '.gitignore': 'downloads/' });
    put(root, { 'downloads/set/README.md': '', 'downloads/set/.cache/huggingface/x': '' });
    const { repository, remark, revision } = await open(join(root, 'downloads/set'));
    expect(shown(repository)).toEqual(['README.md']);
    expect(repository.listing.ignored).toBe(0);
    expect([remark?.code, revision]).toEqual(['ignored-folder', null]);
  });

  it('follows a link to the folder itself', async () => {
    const root = repositoryOf({ 'README.md': 'x' });
    const link = join(tempFolder(), 'link');
    symlinkSync(root, link);
    const checkout = await open(link);
    expect(checkout.root).toBe(root);
    expect(await text(checkout.repository, 'README.md')).toBe('x');
  });

  it('survives odd names', async () => {
    const names = [
      '--config=x',
      'a\nb/task.toml',
      'q"uote',
      "it's",
      'ünï/codé 日本 🎉',
      ' space ',
      'tab\tx',
      'Case',
      'case',
      'back\\slash',
      '*',
    ];
    const root = repositoryOf(Object.fromEntries(names.map((name) => [name, name])));
    put(root, { 'new\nline': 'u' });
    // Names that are no UTF-8: a byte each that starts no character, one tracked and one not.
    const raw = (...bytes: number[]): Buffer => Buffer.concat([Buffer.from(`${root}/`), Buffer.of(...bytes)]);
    writeFileSync(raw(0x61, 0xff), 'ff');
    git(root, 'add', '-A');
    writeFileSync(raw(0x61, 0xfe), 'fe');
    const { repository } = await open(root);
    const expected = [...names, 'new\nline', 'a\udcff', 'a\udcfe'].toSorted();
    expect(repository.listing.entries.map(({ path }) => path)).toEqual(expected);
    for (const name of names) expect(await text(repository, name)).toBe(name);
    expect(await text(repository, 'a\udcff')).toBe('ff');
    expect(await text(repository, 'a\udcfe')).toBe('fe');
  });

  it('never opens a pipe', async () => {
    const root = repositoryOf({ 'tracked.toml': '', 'a.txt': '' });
    rmSync(join(root, 'tracked.toml'));
    makePipes(join(root, 'tracked.toml'), join(root, 'new.toml'));
    const { repository } = await open(root);
    expect(shown(repository)).toEqual(['a.txt']);
  });

  it('reads remotes without credentials, those of included files too', async () => {
    const root = repositoryOf({ a: '' });
    git(root, 'remote', 'add', 'origin', 'https://user:hf_secret@huggingface.co/datasets/o/n?token=x');
    git(root, 'remote', 'add', 'gh', 'git@github.com:o/n.git');
    git(root, 'remote', 'set-url', '--add', '--push', 'gh', 'ssh://u:p@ss@example.org:22/o/n');
    put(root, { '.git/more': '[remote "third"]\n\turl = /srv/n\n' });
    git(root, 'config', 'include.path', 'more');
    expect((await open(root)).remotes).toEqual([
      'https://huggingface.co/datasets/o/n',
      'git@github.com:o/n.git',
      'ssh://example.org:22/o/n',
      '/srv/n',
    ]);
  });

  it('works in a linked work tree', async () => {
    const root = repositoryOf({ 'README.md': 'x' });
    const other = join(tempFolder(), 'tree');
    git(root, 'worktree', 'add', '-q', '-b', 'side', other);
    const { repository, revision } = await open(other);
    expect(shown(repository)).toEqual(['README.md']);
    expect(revision).toBe(git(root, 'rev-parse', 'main'));
  });

  it.skipIf(process.getuid?.() === 0)('says which folder it may not read', async () => {
    const root = repositoryOf({ 'a/x': '', b: '' });
    chmodSync(join(root, 'a'), 0o000);
    try {
      const { repository } = await open(root);
      expect(repository.listing.problem).toEqual({ code: 'no-permission', detail: 'a: EACCES' });
      expect(shown(repository)).toEqual(['b']);
    } finally {
      chmodSync(join(root, 'a'), 0o755);
    }
  });

  it('falls back to the folder when git is missing or sees no repository', async () => {
    const root = repositoryOf({ '.gitignore': '*.log', 'a.txt': '' });
    put(root, { 'x.log': '', '.cache/x': '' });
    const without = await open(root, { git: null });
    expect(shown(without.repository)).toEqual(['.gitignore', 'a.txt', 'x.log']);
    expect([without.remark?.code, without.depth, without.repository.history]).toEqual(['git-not-found', 'none', null]);
    renameSync(join(root, '.git/HEAD'), join(root, '.git/HEAD.old'));
    const broken = await open(root);
    expect(shown(broken.repository)).toEqual(['.gitignore', 'a.txt', 'x.log']);
    expect(broken.remark?.code).toBe('broken-git');
  });
});
