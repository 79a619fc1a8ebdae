import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFile, replaceFile } from '../../src/platform/atomic.ts';

/** Which call fails, and with what: a full or read-only disk cannot be had for a test. */
const fault = vi.hoisted(() => ({ call: '', code: '' }));

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>();
  const failing = <F extends (...args: never[]) => Promise<unknown>>(name: string, real: F): F =>
    (async (...args: Parameters<F>) => {
      if (fault.call === name) throw Object.assign(new Error(`${fault.code}: made up`), { code: fault.code });
      return await real(...args);
    }) as unknown as F;
  return {
    ...files,
    rename: failing('rename', files.rename),
    link: failing('link', files.link),
    open: failing('open', async (...args: Parameters<typeof files.open>) => {
      const file = await files.open(...args);
      const sync = failing('sync', async () => await file.sync());
      const writeFile = failing('writeFile', async (data: Uint8Array) => await file.writeFile(data));
      return Object.assign(Object.create(file) as typeof file, {
        sync,
        writeFile,
        chmod: async (mode: number) => await file.chmod(mode),
        chown: failing('chown', async (uid: number, gid: number) => await file.chown(uid, gid)),
        close: async () => await file.close(),
      });
    }),
  };
});

const NEW = new TextEncoder().encode('new\n');
let folder = '';
let file = '';

beforeEach(() => {
  Object.assign(fault, { call: '', code: '' });
  folder = mkdtempSync(join(tmpdir(), 'envcard-faults-'));
  file = join(folder, 'README.md');
  writeFileSync(file, 'old\n');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['writeFile', 'ENOSPC', 'no-space'],
  ['sync', 'EIO', 'io-error'],
  ['open', 'EROFS', 'read-only'],
  ['open', 'EACCES', 'no-permission'],
  ['rename', 'EPERM', 'no-permission'],
])('leaves the file as it was when %s fails with %s', async (call, code, wanted) => {
  Object.assign(fault, { call, code });
  const result = await replaceFile(file, NEW);
  expect(result).toMatchObject({ ok: false, code: wanted });
  expect(readFileSync(file, 'utf8')).toBe('old\n');
  expect(readdirSync(folder)).toEqual(['README.md']);
});

it('throws what is no answer of the system: that is a bug', async () => {
  Object.assign(fault, { call: 'rename', code: 'ERR_MADE_UP' });
  await expect(replaceFile(file, NEW)).rejects.toThrow('made up');
  expect(readdirSync(folder)).toEqual(['README.md']);
});

it('creates a file where the file system has no hard links', async () => {
  Object.assign(fault, { call: 'link', code: 'ENOTSUP' });
  expect(await createFile(join(folder, 'NEW.md'), NEW)).toEqual({ ok: true });
  expect(readFileSync(join(folder, 'NEW.md'), 'utf8')).toBe('new\n');
  expect(await createFile(file, NEW)).toMatchObject({ ok: false, code: 'exists' });
  expect(readFileSync(file, 'utf8')).toBe('old\n');
  expect(readdirSync(folder).toSorted()).toEqual(['NEW.md', 'README.md']);
});
