import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cardWith, CLI, harborTasks, NODES, runCli, temporaryTree } from '../support/cli.ts';

const OLD = cardWith('rl-environment');
const NEW = OLD.replace('- rl-environment\n', '- rl-environment\n- harbor\n- openenv\n');

/** A folder whose card lacks tags. */
function folder(): string {
  const tree = temporaryTree({ 'README.md': OLD, ...harborTasks('tasks/a') });
  onTestFinished(() => {
    chmodSync(tree.path, 0o755);
    tree.remove();
  });
  return tree.path;
}

/** A disk of so many bytes, for a test; why there is none. */
function smallDisk(bytes: number): { readonly path: string } | { readonly missing: string } {
  const path = mkdtempSync(join(tmpdir(), 'envcard-disk-'));
  const mounted = spawnSync('sh', ['-c', `mount -t tmpfs -o size=${bytes} tmpfs "$0"`, path]);
  onTestFinished(() => {
    if (mounted.status === 0) execFileSync('sh', ['-c', 'umount "$0"', path]);
    rmSync(path, { recursive: true, force: true });
  });
  if (mounted.status === 0) return { path };
  return { missing: `no small disk can be mounted: ${mounted.error?.message ?? mounted.stderr.toString().trim()}` };
}

const card = (root: string): string => readFileSync(join(root, 'README.md'), 'utf8');
const temporaries = (root: string): string[] => readdirSync(root).filter((name) => name.startsWith('.envcard-'));

describe('fix', () => {
  test('says that the disk is full, and leaves the card', async ({ skip }) => {
    const disk = smallDisk(256 * 1024);
    if ('missing' in disk) return skip(disk.missing);
    const root = disk.path;
    writeFileSync(join(root, 'README.md'), OLD);
    for (const [name, text] of Object.entries(harborTasks('tasks/a'))) {
      mkdirSync(join(root, name, '..'), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    spawnSync('sh', ['-c', `cat /dev/zero > ${join(root, 'filler')}`]);
    const result = await runCli(['fix', root]);
    expect(result).toMatchObject({ code: 3, stderr: expect.stringContaining('no space is left on the disk') });
    expect(card(root)).toBe(OLD);
    expect(temporaries(root)).toEqual([]);
    rmSync(join(root, 'filler'));
    expect(await runCli(['fix', root])).toMatchObject({ code: 0 });
    expect(card(root)).toBe(NEW);
  });

  test('says that it may not write, and leaves the card', async () => {
    const root = folder();
    chmodSync(root, 0o555);
    const result = await runCli(['fix', root], { unprivileged: true });
    expect(result).toMatchObject({ code: 3, stderr: expect.stringContaining('no permission to write there') });
    expect(card(root)).toBe(OLD);
    expect(temporaries(root)).toEqual([]);
  });

  test('gives the card a new content, and other names of it the old one', async () => {
    const root = folder();
    linkSync(join(root, 'README.md'), join(root, 'copy.md'));
    expect(await runCli(['fix', root])).toMatchObject({ code: 0 });
    expect(card(root)).toBe(NEW);
    expect(readFileSync(join(root, 'copy.md'), 'utf8')).toBe(OLD);
  });

  test('leaves the old card or the new one, whenever it is killed', async () => {
    const root = folder();
    const seen = new Set<string>();
    const [node] = NODES;
    const runs = 12;
    // How long a run takes here and now: the ends are spread over it, and beyond.
    const started = performance.now();
    await runCli(['fix', root]);
    const whole = performance.now() - started;
    for (let i = 0; i < runs; i += 1) {
      writeFileSync(join(root, 'README.md'), OLD);
      const child = spawn(node?.path ?? process.execPath, [CLI, 'fix', root], { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('close', resolve));
      await Promise.race([wait((whole * 1.5 * (i + 1)) / runs), ended]);
      child.kill('SIGKILL');
      await ended;
      seen.add(card(root));
    }
    expect([...seen].filter((text) => text !== OLD && text !== NEW)).toEqual([]);
    expect(seen).toContain(OLD);
    writeFileSync(join(root, 'README.md'), OLD);
    expect(await runCli(['fix', root])).toMatchObject({ code: 0 });
    expect(card(root)).toBe(NEW);
  }, 120_000);

  test('leaves the old card when it is killed between writing and renaming', async ({ skip }) => {
    // Its own call to rename ends it.
    const root = folder();
    const hook = join(root, 'hook.mjs');
    writeFileSync(
      hook,
      "import fs from 'node:fs/promises';\nimport { syncBuiltinESMExports } from 'node:module';\nfs.rename = () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); };\nsyncBuiltinESMExports();\n",
    );
    const [node] = NODES;
    if (node === undefined) return skip('no Node');
    const run = spawnSync(node.path, ['--import', hook, CLI, 'fix', root]);
    expect(run.signal).toBe('SIGKILL');
    expect(card(root)).toBe(OLD);
    const [left, ...more] = temporaries(root);
    expect(more).toEqual([]);
    expect(readFileSync(join(root, left ?? ''), 'utf8')).toBe(NEW);
    // A run that follows at once leaves it, since it could belong to another one that still works.
    expect(await runCli(['fix', root])).toMatchObject({ code: 0 });
    expect(card(root)).toBe(NEW);
    expect(temporaries(root)).toEqual([left]);
  });
});

test('a report for a full device: exit 3, and a sentence', async ({ skip }) => {
  if (!readdirSync('/dev').includes('full')) return skip('there is no /dev/full');
  const root = folder();
  const [node] = NODES;
  const run = spawnSync('sh', ['-c', '"$0" "$1" check "$2" > /dev/full', node?.path ?? process.execPath, CLI, root], {
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 3, stderr: expect.stringContaining('the report cannot be written: ') });
  expect(run.stderr).toContain('ENOSPC');
});
