import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { commit, git, open, put, refusal, repositoryOf, shown, tempFolder } from './support.ts';

/** Planted programs: `command` makes one, `marks` lists those that were started. */
function trap(): { readonly marks: () => string[]; readonly command: (name: string) => string } {
  const marks = tempFolder();
  const programs = tempFolder();
  return {
    marks: () => readdirSync(marks),
    command(name) {
      const program = join(programs, name);
      writeFileSync(program, `#!/bin/sh\ntouch ${marks}/${name}\nexit 1\n`);
      chmodSync(program, 0o755);
      return program;
    },
  };
}

/** Runs git as a user without precautions would. */
function carelessGit(root: string, ...args: readonly string[]): string {
  const env = { PATH: process.env['PATH'] };
  return spawnSync('git', args, { cwd: root, env, encoding: 'utf8', timeout: 20_000 }).stdout.trim();
}

describe('a hostile git configuration', () => {
  it('runs no command when files are listed and read', async () => {
    const root = repositoryOf({ 'a.txt': 'a', 'data.bin': 'b', '.gitattributes': '* filter=evil diff=evil\n' });
    const { marks, command } = trap();
    const first = git(root, 'rev-parse', 'HEAD');
    put(root, { '.git/hooks-of-mine/x': '' });
    renameSync(command('post-index-change'), join(root, '.git/hooks-of-mine/post-index-change'));
    const settings: Record<string, string> = {
      'core.fsmonitor': command('fsmonitor'),
      'core.hooksPath': join(root, '.git/hooks-of-mine'),
      'core.sshCommand': command('ssh'),
      'core.pager': command('pager'),
      'pager.ls-files': 'true',
      'core.editor': command('editor'),
      'core.askPass': command('askpass'),
      'core.gitProxy': command('proxy'),
      'core.alternateRefsCommand': command('alternates'),
      'credential.helper': `!${command('credential')}`,
      'filter.evil.clean': command('clean'),
      'filter.evil.smudge': command('smudge'),
      'filter.evil.process': command('process'),
      'diff.evil.textconv': command('textconv'),
      'diff.external': command('diff'),
      'alias.ls-files': `!${command('alias')}`,
      'alias.rev-parse': `!${command('alias')}`,
      'gpg.program': command('gpg'),
    };
    for (const [key, value] of Object.entries(settings)) git(root, 'config', '--file', '.git/more', key, value);
    git(root, 'config', 'include.path', 'more');
    // One file of the same length, and older: git would have to compare its content, through the filter.
    put(root, { 'a.txt': 'changed', 'data.bin': 'c', 'new.txt': '' });
    utimesSync(join(root, 'data.bin'), 1000, 1000);
    const { repository } = await open(root);
    expect(shown(repository)).toEqual(['.gitattributes', 'a.txt', 'data.bin', 'new.txt']);
    expect(await repository.history?.pin(first, '')).toMatchObject({ kind: 'differs' });
    expect(await repository.history?.pin('main', '')).toEqual({ kind: 'same' });
    expect(await repository.history?.pin('0'.repeat(40), '')).toEqual({ kind: 'no-commit' });
    expect(marks()).toEqual([]);
    // The trap works: an ordinary command falls into it.
    carelessGit(root, 'status');
    carelessGit(root, 'read-tree', 'HEAD');
    expect(marks()).toEqual(expect.arrayContaining(['fsmonitor', 'process', 'post-index-change']));
  });

  it.each(['ext', 'ssh', 'file'])('fetches nothing that a partial clone lacks (%s)', async (protocol) => {
    const root = repositoryOf({ 'tasks/a/task.toml': 'a' });
    const { marks, command } = trap();
    const lost = git(root, 'rev-parse', 'HEAD:tasks');
    const first = git(root, 'rev-parse', 'HEAD');
    put(root, { 'tasks/a/task.toml': 'changed' });
    commit(root);
    rmSync(join(root, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    const settings: Record<string, string> = {
      'core.repositoryFormatVersion': '1',
      'extensions.partialClone': 'origin',
      'remote.origin.url':
        protocol === 'ext' ? `ext::${command('ext')}` : protocol === 'ssh' ? 'ssh://x.invalid/y' : `file://${root}`,
      'remote.origin.promisor': 'true',
      'remote.origin.uploadpack': command('uploadpack'),
      'protocol.allow': 'always',
      'protocol.ext.allow': 'always',
      'protocol.file.allow': 'always',
      'protocol.ssh.allow': 'always',
      'core.sshCommand': command('ssh'),
    };
    for (const [key, value] of Object.entries(settings)) git(root, 'config', key, value);
    const { repository, depth } = await open(root);
    expect(depth).toBe('partial');
    expect(await repository.history?.pin(first, 'tasks/a')).toEqual({ kind: 'not-seen' });
    expect(await repository.history?.pin('0'.repeat(40), 'tasks/a')).toEqual({ kind: 'not-seen' });
    expect(marks()).toEqual([]);
    // The planted command is no server, so this fetch fails; that it was started is what counts.
    carelessGit(root, 'cat-file', '-p', lost);
    expect(marks()).toEqual([protocol === 'file' ? 'uploadpack' : protocol]);
  });

  it('does not leave the folder when the configuration names another work tree', async () => {
    const root = repositoryOf({ a: '' });
    const elsewhere = tempFolder();
    put(elsewhere, { secret: '' });
    git(root, 'config', 'core.worktree', elsewhere);
    expect(await refusal(root)).toMatchObject({ code: 'git-failed' });
    git(root, 'config', 'core.worktree', '/');
    const { repository } = await open(root);
    expect(shown(repository)).toEqual(['a']);
  });

  it('does not obey GIT_ variables', async () => {
    const root = repositoryOf({ a: '' });
    const other = repositoryOf({ b: '' });
    const { marks, command } = trap();
    vi.stubEnv('GIT_DIR', join(other, '.git'));
    vi.stubEnv('GIT_INDEX_FILE', join(other, '.git/index'));
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', 'core.fsmonitor');
    vi.stubEnv('GIT_CONFIG_VALUE_0', command('fsmonitor'));
    vi.stubEnv('GIT_TRACE', join(other, 'trace'));
    try {
      const { repository, revision } = await open(root);
      expect(shown(repository)).toEqual(['a']);
      vi.unstubAllEnvs();
      expect(revision).toBe(git(root, 'rev-parse', 'HEAD'));
    } finally {
      vi.unstubAllEnvs();
    }
    expect(existsSync(join(other, 'trace'))).toBe(false);
    expect(marks()).toEqual([]);
  });
});

describe('repositories that git cannot open', () => {
  it('refuses a bare repository and the folder of git itself', async () => {
    const root = repositoryOf({ a: '' });
    const bare = join(tempFolder(), 'x.git');
    git(root, 'clone', '-q', '--bare', root, bare);
    expect(await refusal(bare)).toMatchObject({ code: 'bare-repository' });
    expect(await refusal(join(root, '.git'))).toMatchObject({ code: 'inside-git' });
    expect(await refusal(join(root, '.git/refs'))).toMatchObject({ code: 'inside-git' });
  });

  it.runIf(process.getuid?.() === 0)('says how to trust a repository of another user', async () => {
    const root = repositoryOf({ a: '' });
    chownSync(root, 65_534, 65_534);
    chownSync(join(root, '.git'), 65_534, 65_534);
    const { code, message } = await refusal(root);
    expect(code).toBe('unsafe-owner');
    expect(message).toContain(`git config --global --add safe.directory ${root}`);
  });

  it('passes on what git says of a damaged repository', async () => {
    const root = repositoryOf({ a: '' });
    writeFileSync(join(root, '.git/index'), 'not an index');
    expect(await refusal(root)).toMatchObject({ code: 'git-failed', message: expect.stringMatching(/: .*index/) });
    writeFileSync(join(root, '.git/config'), '[core');
    expect(await refusal(root)).toMatchObject({ code: 'git-failed', message: expect.stringContaining('bad config') });
    const link = tempFolder();
    put(link, { '.git': 'gitdir: /nonexistent\n' });
    expect(await refusal(link)).toMatchObject({
      code: 'git-failed',
      message: expect.stringContaining('not a git repository'),
    });
  });

  it('opens shallow and partial clones, and says so', async () => {
    const origin = repositoryOf({ a: '1' });
    put(origin, { a: '2' });
    commit(origin);
    git(origin, 'config', 'uploadpack.allowFilter', 'true');
    const top = tempFolder();
    git(top, 'clone', '-q', '--depth', '1', `file://${origin}`, 'shallow');
    git(top, 'clone', '-q', '--filter=blob:none', `file://${origin}`, 'partial');
    const shallow = await open(join(top, 'shallow'));
    expect([shown(shallow.repository), shallow.depth]).toEqual([['a'], 'shallow']);
    const partial = await open(join(top, 'partial'));
    expect([shown(partial.repository), partial.depth]).toEqual([['a'], 'partial']);
  });
});
