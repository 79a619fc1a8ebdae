import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolvePath } from '../../src/repository/links.ts';
import { git, makePipes, open, put, refusal, shown, tempFolder, text } from './support.ts';

describe('a plain folder', () => {
  it('holds all files but those of .git and .cache', async () => {
    const root = tempFolder();
    put(root, {
      'README.md': 'x',
      '.gitignore': 'b',
      b: '',
      '.hidden/x': '',
      'a/.cache/y': '',
      '.cache/huggingface/z': '',
    });
    mkdirSync(join(root, 'empty/deep'), { recursive: true });
    const checkout = await open(root);
    expect(shown(checkout.repository)).toEqual(['.gitignore', '.hidden/x', 'README.md', 'b']);
    expect(checkout).toMatchObject({ revision: null, remotes: [], root, depth: 'none', remark: null });
    expect(checkout.repository.history).toBe(null);
    expect(checkout.repository.listing).toMatchObject({ complete: true, ignored: 0 });
    expect(await text(checkout.repository, 'README.md')).toBe('x');
  });

  it('shows a repository within as one entry, whether its .git is a folder or a file', async () => {
    const root = tempFolder();
    put(root, { 'a/x': '', 'b/.git': 'gitdir: ../elsewhere\n', 'b/x': '', 'c/.git/x': '', 'c/x': '' });
    git(join(root, 'a'), 'init', '-q');
    expect(shown((await open(root)).repository)).toEqual(['a (submodule)', 'b (submodule)', 'c/x']);
  });

  it('records links and follows none', async () => {
    const root = tempFolder();
    put(root, { 'real/file': 'x' });
    const links = {
      loop: 'loop',
      outside: '../../etc/passwd',
      absolute: '/etc',
      folder: 'real',
      gone: 'no',
      'to-file': 'real/file',
    };
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
    symlinkSync(Buffer.from([0x78, 0xff]), join(root, 'raw'));
    const { repository } = await open(root);
    const expected = [...Object.entries(links), ['raw', 'x\udcff']].map(([path, target]) => `${path} -> ${target}`);
    expect(shown(repository)).toEqual([...expected, 'real/file'].toSorted());
    for (const path of [...Object.keys(links), 'raw']) expect(await text(repository, path)).toBe('(not-a-file)');
    expect(await text(repository, 'folder/file')).toBe('(missing)');
    expect(resolvePath(repository.listing, 'folder/file')).toEqual({ kind: 'file', path: 'real/file' });
    expect(resolvePath(repository.listing, 'outside')).toEqual({ kind: 'outside' });
  });

  it('leaves pipes and sockets out', async () => {
    const root = tempFolder();
    put(root, { a: '' });
    makePipes(join(root, 'pipe'));
    expect(shown((await open(root)).repository)).toEqual(['a']);
  });

  it('keeps names apart that are no UTF-8', async () => {
    const root = tempFolder();
    const at = (...parts: (string | number[])[]): Buffer =>
      Buffer.concat([
        Buffer.from(`${root}/`),
        ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
      ]);
    mkdirSync(at([0xc3]));
    writeFileSync(at([0xc3], '/ok'), 'in folder');
    writeFileSync(at('é', [0xc3]), 'cut character');
    writeFileSync(at([0xed, 0xb3, 0xbf]), 'a surrogate as bytes');
    writeFileSync(at('\uFFFD'), 'replacement character');
    const { repository } = await open(root);
    expect(await text(repository, '\udcc3/ok')).toBe('in folder');
    expect(await text(repository, 'é\udcc3')).toBe('cut character');
    expect(await text(repository, '\udced\udcb3\udcbf')).toBe('a surrogate as bytes');
    expect(await text(repository, '\uFFFD')).toBe('replacement character');
    expect(repository.listing.entries).toHaveLength(4);
  });

  it('stops at a depth, and says so', async () => {
    const root = tempFolder();
    put(root, { [`${'d/'.repeat(199)}kept`]: '', [`${'d/'.repeat(200)}cut`]: '' });
    const { repository } = await open(root);
    expect(shown(repository)).toEqual([`${'d/'.repeat(199)}kept`]);
    expect(repository.listing.problem).toEqual({ code: 'listing-cut', detail: 'folders deeper than 200' });
  });

  it('says when a path is too long for the system', async () => {
    const root = tempFolder();
    const half = `${'d'.repeat(200)}/`.repeat(11);
    put(root, { [`${half}x`]: '', [`more/${half}y`]: '' });
    renameSync(join(root, 'more'), join(root, half, 'more'));
    try {
      const { repository } = await open(root);
      expect(shown(repository)).toEqual([`${half}x`]);
      expect(repository.listing.problem?.code).toBe('io-error');
      expect(repository.listing.problem?.detail).toMatch(/: ENAMETOOLONG$/);
    } finally {
      renameSync(join(root, half, 'more'), join(root, 'more'));
    }
  });

  it.skipIf(process.getuid?.() === 0)('says which folder it may not read', async () => {
    const root = tempFolder();
    put(root, { 'a/x': '', b: '' });
    chmodSync(join(root, 'a'), 0o000);
    try {
      const { repository } = await open(root);
      expect(repository.listing.problem).toEqual({ code: 'no-permission', detail: 'a: EACCES' });
      expect(shown(repository)).toEqual(['b']);
    } finally {
      chmodSync(join(root, 'a'), 0o755);
    }
  });

  it('refuses what is no folder', async () => {
    const root = tempFolder();
    put(root, { file: '' });
    symlinkSync('loop', join(root, 'loop'));
    expect(await refusal(join(root, 'no'))).toMatchObject({ code: 'not-found' });
    expect(await refusal(join(root, 'file'))).toMatchObject({ code: 'not-a-directory' });
    expect(await refusal(join(root, 'file/x'))).toMatchObject({ code: 'not-a-directory' });
    expect(await refusal(join(root, 'loop'))).toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('ELOOP'),
    });
    expect(await refusal(`${root}/nul\0`)).toMatchObject({ code: 'not-found' });
  });
});

describe('reading', () => {
  it('keeps to the limit', async () => {
    const root = tempFolder();
    put(root, { 'a.txt': '0123456789', empty: '' });
    const { repository } = await open(root);
    const read = async (limit: number, mode?: 'whole' | 'head' | 'tail'): Promise<unknown> => {
      const result = await repository.read('a.txt', limit, mode);
      return result.ok ? [new TextDecoder().decode(result.bytes), result.truncated] : result.why;
    };
    expect(await read(10)).toEqual(['0123456789', false]);
    expect(await read(9)).toEqual({ code: 'too-large', detail: '10 bytes' });
    expect(await read(4, 'head')).toEqual(['0123', true]);
    expect(await read(4, 'tail')).toEqual(['6789', true]);
    expect(await read(11, 'tail')).toEqual(['0123456789', false]);
    expect(await read(0, 'head')).toEqual(['', true]);
    expect(repository.reads).toBe(5);
    expect(await text(repository, 'empty', 0)).toBe('');
  });

  it('reads nothing that took the place of a file or of its folder', async () => {
    const root = tempFolder();
    const secret = tempFolder();
    put(secret, { x: 'secret' });
    put(root, { 'a/x': '', 'b/x': '', 'c/x': '', 'd/x': '', 'e/x': '' });
    const { repository } = await open(root);
    rmSync(join(root, 'a/x'));
    symlinkSync(join(secret, 'x'), join(root, 'a/x'));
    rmSync(join(root, 'b'), { recursive: true });
    symlinkSync(secret, join(root, 'b'));
    rmSync(join(root, 'c/x'));
    makePipes(join(root, 'c/x'));
    rmSync(join(root, 'd/x'));
    mkdirSync(join(root, 'd/x'));
    renameSync(join(root, 'e/x'), join(root, 'e/y'));
    expect(await text(repository, 'a/x')).toBe('(not-a-file)');
    expect(await text(repository, 'b/x')).toBe('(changed)');
    expect(await text(repository, 'c/x')).toBe('(not-a-file)');
    expect(await text(repository, 'd/x')).toBe('(not-a-file)');
    expect(await text(repository, 'e/x')).toBe('(changed)');
    expect(repository.reads).toBe(0);
  });

  it.skipIf(process.getuid?.() === 0)('says when a file may not be read', async () => {
    const root = tempFolder();
    put(root, { a: '' });
    chmodSync(join(root, 'a'), 0o000);
    expect(await text((await open(root)).repository, 'a')).toBe('(no-permission)');
  });
});
