import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** How a program ended: what it printed, or why it did not work. */
export interface Done {
  readonly ok: boolean;
  readonly stdout: string;
  /** One line for a person. */
  readonly why: string;
}

/**
 * Runs a program to its end, at most `limit` milliseconds.
 * @param input what it reads from standard input
 */
export function runProgram(command: string, args: readonly string[], limit: number, input = ''): Promise<Done> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'pipe', env: { ...process.env, PYTHONSAFEPATH: '1' } });
    const text = { stdout: '', stderr: '' };
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text.stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (text.stderr = (text.stderr + part).slice(-4000)));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const end = (ok: boolean, why: string): void => {
      clearTimeout(timer);
      resolve({ ok, stdout: text.stdout, why });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code, signal) => {
      if (code === 0) return end(true, '');
      const last = text.stderr.trim().split('\n').slice(-3).join(' ').replaceAll(/\s+/gu, ' ').slice(-300);
      return end(false, signal === null ? last || `exit ${code}` : `not done within ${limit / 1000} s`);
    });
  });
}

const PROBE = 'import sys, venv, ensurepip; print(sys.version_info[0], sys.version_info[1], sys.version_info[2])';

/**
 * A Python of at least this version that can make environments: 3.13 first, which the locks were made for, then the
 * oldest that will do.
 * @returns its path, or null where there is none
 */
export function findPython(atLeast: string): string | null {
  const found = pythons().filter(({ version }) => compareVersions(version, atLeast) >= 0);
  return (found.find(({ version }) => version.startsWith('3.13.')) ?? found[0])?.path ?? null;
}

let known: readonly { readonly path: string; readonly version: string }[] | null = null;

function pythons(): readonly { readonly path: string; readonly version: string }[] {
  known ??= [...new Set(candidates())]
    .flatMap((path) => {
      const done = spawnSync(path, ['-c', PROBE], { encoding: 'utf8', timeout: 10_000 });
      return done.status === 0 ? [{ path, version: done.stdout.trim().replaceAll(' ', '.') }] : [];
    })
    .toSorted((a, b) => compareVersions(a.version, b.version));
  return known;
}

function candidates(): string[] {
  const versions = [join(process.env['PYENV_ROOT'] ?? join(homedir(), '.pyenv'), 'versions')];
  const kept = versions.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin', 'python')) : [],
  );
  const names = ['python3.13', 'python3.12', 'python3.14', 'python3'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...kept, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))].filter(existsSync);
}

/** Orders versions by their numbers. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

let uvThere: boolean | null = null;

/** Whether uv is here; environments are made with venv and pip otherwise. */
export function hasUv(): boolean {
  uvThere ??= spawnSync('uv', ['--version'], { timeout: 10_000 }).status === 0;
  return uvThere;
}
