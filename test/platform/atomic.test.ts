import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFile, replaceFile } from '../../src/platform/atomic.ts';

const encoder = new TextEncoder();
const NEW = encoder.encode('new\n');
let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'envcard-atomic-'));
  file = join(folder, 'README.md');
  writeFileSync(file, 'old\n');
});

afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

/** Names in the folder: no temporary file may stay. */
function names(): string[] {
  return readdirSync(folder).toSorted();
}

describe('replaceFile', () => {
  it.each([0o644, 0o600, 0o755, 0o444])('writes the content and keeps the mode %o', async (mode) => {
    chmodSync(file, mode);
    expect(await replaceFile(file, NEW, { expect: encoder.encode('old\n') })).toEqual({ ok: true });
    expect(readFileSync(file, 'utf8')).toBe('new\n');
    expect(lstatSync(file).mode & 0o7777).toBe(mode);
    expect(names()).toEqual(['README.md']);
  });

  it('leaves a file alone that changed since it was read', async () => {
    expect(await replaceFile(file, NEW, { expect: encoder.encode('older\n') })).toMatchObject({
      ok: false,
      code: 'changed',
    });
    expect(readFileSync(file, 'utf8')).toBe('old\n');
    expect(names()).toEqual(['README.md']);
  });

  it('does not write through a link', async () => {
    const link = join(folder, 'link.md');
    symlinkSync('README.md', link);
    expect(await replaceFile(link, NEW)).toMatchObject({ ok: false, code: 'link' });
    symlinkSync('nowhere', join(folder, 'dangling.md'));
    expect(await replaceFile(join(folder, 'dangling.md'), NEW)).toMatchObject({ ok: false, code: 'link' });
    expect(readFileSync(file, 'utf8')).toBe('old\n');
    expect(names()).toEqual(['README.md', 'dangling.md', 'link.md']);
  });

  it('does not follow a linked folder out of the root', async () => {
    const root = join(folder, 'root');
    mkdirSync(join(root, 'docs'), { recursive: true });
    mkdirSync(join(folder, 'outside'));
    writeFileSync(join(folder, 'outside/README.md'), 'old\n');
    writeFileSync(join(root, 'docs/README.md'), 'old\n');
    symlinkSync('../outside', join(root, 'linked'));
    expect(await replaceFile(join(root, 'linked/README.md'), NEW, { root })).toMatchObject({ ok: false, code: 'link' });
    expect(await createFile(join(root, 'linked/NEW.md'), NEW, { root })).toMatchObject({ ok: false, code: 'link' });
    expect(await replaceFile(join(root, '../outside/README.md'), NEW, { root })).toMatchObject({
      ok: false,
      code: 'link',
    });
    expect(readFileSync(join(folder, 'outside/README.md'), 'utf8')).toBe('old\n');
    expect(await replaceFile(join(root, 'docs/README.md'), NEW, { root })).toEqual({ ok: true });
    // A link on the way to the root is the user's own business.
    symlinkSync('root', join(folder, 'root-link'));
    expect(
      await replaceFile(join(folder, 'root-link/docs/README.md'), NEW, { root: join(folder, 'root-link') }),
    ).toEqual({ ok: true });
  });

  it('writes plain files only', async () => {
    mkdirSync(join(folder, 'sub'));
    expect(await replaceFile(join(folder, 'sub'), NEW)).toMatchObject({ ok: false, code: 'not-a-file' });
    expect(await replaceFile(join(folder, 'none.md'), NEW)).toMatchObject({ ok: false, code: 'missing' });
    expect(await replaceFile(join(file, 'below.md'), NEW)).toMatchObject({ ok: false, code: 'missing' });
    expect(names()).toEqual(['README.md', 'sub']);
  });

  it.skipIf(process.getuid?.() === 0)('says when it may not write', async () => {
    chmodSync(folder, 0o500);
    expect(await replaceFile(file, NEW)).toMatchObject({ ok: false, code: 'no-permission' });
    expect(await createFile(join(folder, 'NEW.md'), NEW)).toMatchObject({ ok: false, code: 'no-permission' });
    expect(names()).toEqual(['README.md']);
  });

  it('leaves the content of other names of the file alone', async () => {
    linkSync(file, join(folder, 'twin.md'));
    expect(await replaceFile(file, NEW)).toEqual({ ok: true });
    expect(readFileSync(file, 'utf8')).toBe('new\n');
    expect(readFileSync(join(folder, 'twin.md'), 'utf8')).toBe('old\n');
  });

  it('takes away what a killed run left, and nothing else', async () => {
    const name = (digits: string): string => `.envcard-${digits.repeat(16)}.tmp`;
    const kept = [name('b'), name('c'), name('d'), '.envcard-1.tmp', `x${name('e')}`, `${name('f')}.md`];
    for (const one of [name('a'), ...kept.filter((other) => other !== name('c') && other !== name('d'))])
      writeFileSync(join(folder, one), 'half');
    mkdirSync(join(folder, name('c')));
    symlinkSync('README.md', join(folder, name('d')));
    const old = Date.now() / 1000 - 3600;
    for (const one of readdirSync(folder))
      if (one !== name('b') && one !== name('d')) utimesSync(join(folder, one), old, old);
    expect(await replaceFile(file, NEW)).toEqual({ ok: true });
    expect(names()).toEqual([...kept, 'README.md'].toSorted());
  });

  it('writes a file whose name is as long as names can be', async () => {
    const long = join(folder, 'n'.repeat(255));
    writeFileSync(long, 'old\n');
    expect(await replaceFile(long, NEW)).toMatchObject({ ok: true });
    expect(readFileSync(long, 'utf8')).toBe('new\n');
    expect(names()).toEqual(['README.md', 'n'.repeat(255)]);
  });
});

describe('createFile', () => {
  it('writes a new file with an ordinary mode', async () => {
    const path = join(folder, 'NEW.md');
    writeFileSync(join(folder, 'like'), '');
    expect(await createFile(path, NEW)).toEqual({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('new\n');
    expect(lstatSync(path).mode).toBe(lstatSync(join(folder, 'like')).mode);
    expect(names()).toEqual(['NEW.md', 'README.md', 'like']);
  });

  it('never replaces what is there, a dangling link neither', async () => {
    expect(await createFile(file, NEW)).toMatchObject({ ok: false, code: 'exists' });
    expect(readFileSync(file, 'utf8')).toBe('old\n');
    symlinkSync('nowhere', join(folder, 'dangling.md'));
    expect(await createFile(join(folder, 'dangling.md'), NEW)).toMatchObject({ ok: false, code: 'exists' });
    expect(await createFile(join(folder, 'none/NEW.md'), NEW)).toMatchObject({ ok: false, code: 'missing' });
    expect(names()).toEqual(['README.md', 'dangling.md']);
  });
});
