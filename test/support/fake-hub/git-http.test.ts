import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeHub } from './index.ts';
import type { FakeHub } from './index.ts';

const ID = 'org/demo';
const LONG = 'xyz\n'.repeat(50_000);

let hub: FakeHub;
let folder: string;

beforeEach(async () => {
  hub = await startFakeHub();
  folder = mkdtempSync(join(tmpdir(), 'fake-hub-test-'));
});

afterEach(async () => {
  await hub.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function git(...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' };
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, env });
  return stdout.trim();
}

describe('git clone', () => {
  it('gets the commits of the API, blobs left out on demand', async () => {
    const files = {
      'README.md': 'One',
      'a "b"\\c/é': 'x',
      link: { link: 'README.md' },
      'b.bin': { lfs: 'abc' },
      d: 'file',
      big: LONG,
    };
    hub.addRepo({ id: ID, files });
    const first = hub.oid(ID);
    hub.commitTo(ID, 'main', { d: null, 'd/e': 'in a folder', 'README.md': 'Two' }, 'boss');
    const num = hub.openPullRequest(ID, { author: 'bot', title: 'Change', description: 'Why', changes: { x: 'y' } });
    const address = `${hub.url}/datasets/${ID}`;
    await git('clone', '-q', address, 'full');
    expect(await git('-C', 'full', 'rev-parse', 'HEAD', 'HEAD~1')).toBe(`${hub.oid(ID)}\n${first}`);
    expect(readFileSync(join(folder, 'full/README.md'), 'utf8')).toBe('Two');
    expect(readFileSync(join(folder, 'full/a "b"\\c/é'), 'utf8')).toBe('x');
    expect(readFileSync(join(folder, 'full/d/e'), 'utf8')).toBe('in a folder');
    expect(readFileSync(join(folder, 'full/b.bin'), 'utf8')).toMatch(/^version https/);
    expect(readFileSync(join(folder, 'full/big'), 'utf8')).toBe(LONG);
    expect(readlinkSync(join(folder, 'full/link'))).toBe('README.md');
    expect(await git('ls-remote', address, 'refs/pr/1')).toBe(`${hub.oid(ID, `refs/pr/${num}`)}\trefs/pr/1`);

    await git('clone', '-q', '--filter=blob:none', '--no-checkout', `${address}.git`, 'bare');
    const missing = await git('-C', 'bare', 'rev-list', '--objects', '--missing=print', 'HEAD');
    expect(missing.split('\n').filter((line) => line.startsWith('?')).length).toBeGreaterThan(3);

    // What came later is there as well, and a commit can be asked for by its id.
    hub.merge(ID, num, 'boss');
    await git('-C', 'full', 'pull', '-q');
    expect(await git('-C', 'full', 'rev-parse', 'HEAD')).toBe(hub.oid(ID));
    await git('-C', 'full', 'fetch', '-q', '--depth=1', address, hub.oid(ID, 'refs/pr/1'));
    expect(hub.counts.writes).toBe(0);
    expect(hub.rejections).toEqual([]);
  });

  it('needs a token where the API does', async () => {
    hub.addRepo({ id: ID, files: { 'README.md': 'One' }, private: true, readers: ['reader'] });
    const address = `${hub.url}/datasets/${ID}`;
    const header = (token: string): string =>
      `http.extraHeader=Authorization: Basic ${Buffer.from(`user:${token}`).toString('base64')}`;
    await expect(git('clone', '-q', address, 'a')).rejects.toThrow('could not read Username');
    const stranger = hub.addToken({ user: 'stranger' });
    await expect(git('-c', header(stranger), 'clone', '-q', address, 'b')).rejects.toThrow('not found');
    await git('-c', header(hub.addToken({ user: 'reader' })), 'clone', '-q', address, 'c');
    expect(hub.requests.at(-1)).toMatchObject({ hasAuth: true, role: 'write', status: 200 });
    await git(
      '-c',
      `http.extraHeader=Authorization: Bearer ${hub.addToken({ user: 'org', role: 'read' })}`,
      'clone',
      address,
      'd',
    );
  });
});
