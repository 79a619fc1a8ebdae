import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { findGit, runGit } from '../../src/platform/git.ts';
import type { Git } from '../../src/platform/git.ts';

let top = '';
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'envcard-test-'));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** A program that stands in for git. */
function program(name: string, script: string): Git {
  const folder = join(top, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  const git = findGit({ PATH: folder });
  if (git === null) throw new Error('not found');
  return git;
}

describe('findGit', () => {
  it('takes the first program in an absolute folder of PATH', () => {
    const found = program('first', 'exit 0').program;
    mkdirSync(join(top, 'folder/git'), { recursive: true });
    writeFileSync(join(top, 'git'), 'not executable');
    const path = ['', '.', 'relative', top, join(top, 'folder'), join(top, 'first')].join(delimiter);
    expect(findGit({ PATH: path })?.program).toBe(found);
    expect(findGit({ PATH: '.' })).toBe(null);
    expect(findGit({})).toBe(null);
  });

  it('hands on the environment without GIT_, and forbids prompts, locks and transports', () => {
    program('first', 'exit 0');
    const env = findGit({
      PATH: join(top, 'first'),
      HOME: '/h',
      GIT_DIR: '/x',
      GIT_SSH_COMMAND: 'x',
      Git_Trace: '1',
    })?.env;
    expect(env).toMatchObject({
      HOME: '/h',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ALLOW_PROTOCOL: 'none',
    });
    expect(Object.keys(env ?? {})).not.toEqual(expect.arrayContaining(['GIT_DIR']));
    expect(env?.['GIT_SSH_COMMAND'] ?? env?.['Git_Trace'] ?? env?.['GIT_DIR']).toBe(undefined);
  });
});

describe('runGit', () => {
  it('starts git with the guards before the command', async () => {
    const outcome = await runGit(program('echo', 'printf "%s\\n" "$@"; pwd; echo trouble >&2; exit 3'), top, [
      'ls-files',
      '-z',
    ]);
    expect(outcome).toMatchObject({ kind: 'ended', code: 3, stderr: 'trouble\n', cut: false });
    const lines = outcome.kind === 'ended' ? outcome.stdout.toString().trimEnd().split('\n') : [];
    const guards = lines.slice(0, lines.indexOf('ls-files')).join('\n').replaceAll('-c\n', '-c ').split('\n');
    expect(guards).toEqual([
      '--no-pager',
      '-c core.fsmonitor=false',
      '-c core.hooksPath=/dev/null',
      '-c safe.bareRepository=explicit',
      '-c protocol.allow=never',
      '-c core.longPaths=true',
    ]);
    expect(lines.at(-1)).toMatch(/envcard-test-/);
  });

  it('ends what takes too long or prints too much', async () => {
    const slow = await runGit(program('slow', 'exec /bin/sleep 60'), top, [], { timeout: 50 });
    expect(slow).toEqual({ kind: 'timeout' });
    const much = await runGit(program('much', 'PATH=/usr/bin:/bin exec yes'), top, [], { output: 1000 });
    expect(much).toMatchObject({ kind: 'ended', code: 0, cut: true });
  });

  it('says when git cannot be started', async () => {
    const outcome = await runGit({ program: join(top, 'no/git'), env: {} }, top, []);
    expect(outcome).toMatchObject({ kind: 'not-started', detail: expect.stringContaining('ENOENT') });
  });
});
