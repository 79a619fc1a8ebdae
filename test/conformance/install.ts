import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockOf } from './environments.ts';
import type { Environment } from './environments.ts';
import { findPython, hasUv, runProgram } from './programs.ts';

/** A Python with the packages of an environment, or why there is none. */
export type Ready = { readonly python: string; readonly bytecode: string | null } | { readonly skipped: string };

/** Longest time for one environment, and for another process that makes the same one. */
const INSTALL_LIMIT = 900_000;

/** Where environments are kept. */
function cacheFolder(): string {
  const base = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return join(base, 'envcard', 'conformance');
}

/**
 * Makes the pinned environment, or takes the one that is there.
 * @param limit milliseconds that it may take
 * @returns `skipped` where Python or the package index is missing
 */
export function readyPinned(environment: Environment, limit: number = INSTALL_LIMIT): Promise<Ready> {
  const lock = readFileSync(lockOf(environment), 'utf8');
  const args = ['--no-deps', '-r', fileURLToPath(lockOf(environment))];
  return make(environment, environment.name, lock, args, limit);
}

/** Makes an environment with the newest releases of the index, anew each day. */
export function readyLatest(environment: Environment, day: string, limit: number = INSTALL_LIMIT): Promise<Ready> {
  return make(environment, `${environment.loader}-latest`, day, [...(environment.latest ?? [])], limit);
}

/**
 * The exact releases that an environment's requirements resolve to today, for all systems and versions of Python.
 * Wants uv.
 * @throws where they cannot be found
 */
export async function resolveLock(environment: Environment): Promise<string> {
  const python = environment.declaredPython ?? environment.python;
  const flags = ['--universal', '--no-annotate', '--no-header', '--python-version', python, '-'];
  const done = await runProgram(
    'uv',
    ['pip', 'compile', '-q', ...flags],
    INSTALL_LIMIT,
    environment.requirements.join('\n'),
  );
  if (!done.ok) throw new Error(`${environment.name}: ${done.why}`);
  return done.stdout;
}

async function make(
  environment: Environment,
  name: string,
  wanted: string,
  packages: readonly string[],
  limit: number,
): Promise<Ready> {
  const base = findPython(environment.python);
  if (base === null) return { skipped: `there is no Python ${environment.python} or newer` };
  const folder = join(cacheFolder(), name);
  const python = join(folder, 'bin', 'python');
  const bytecode = join(folder, 'bytecode');
  const mark = createHash('sha256').update(`${base}\n${packages.length}\n${wanted}`).digest('hex');
  const complete = (): boolean => {
    const file = join(folder, 'complete');
    return existsSync(file) && readFileSync(file, 'utf8') === mark && existsSync(python);
  };
  if (complete()) return { python, bytecode };
  const lock = `${folder}.lock`;
  if (!(await hold(lock, limit))) return { skipped: `another process has been making ${name} for too long` };
  try {
    if (complete()) return { python, bytecode };
    rmSync(folder, { recursive: true, force: true });
    const why = await install(base, folder, packages, environment, limit);
    if (why !== null) {
      rmSync(folder, { recursive: true, force: true });
      return { skipped: `${name} could not be installed: ${why}` };
    }
    writeFileSync(join(folder, 'complete'), mark);
    return { python, bytecode };
  } finally {
    rmSync(lock, { force: true });
  }
}

async function install(
  base: string,
  folder: string,
  packages: readonly string[],
  { declaredPython }: Environment,
  limit: number,
): Promise<string | null> {
  const until = Date.now() + Math.min(limit, INSTALL_LIMIT);
  const python = join(folder, 'bin', 'python');
  const older = declaredPython !== undefined && findPython(declaredPython) !== base;
  const steps: [string, string[]][] = hasUv()
    ? [
        ['uv', ['venv', '-q', '-p', base, folder]],
        [
          'uv',
          ['pip', 'install', '-q', '-p', python, ...(older ? ['--python-version', declaredPython] : []), ...packages],
        ],
      ]
    : [
        [base, ['-m', 'venv', folder]],
        [
          python,
          [
            '-m',
            'pip',
            'install',
            '-q',
            '--no-input',
            '--timeout',
            '30',
            '--retries',
            '2',
            '--no-compile',
            ...(older ? ['--ignore-requires-python'] : []),
            ...packages,
          ],
        ],
      ];
  for (const [command, args] of steps) {
    const done = await runProgram(command, args, Math.max(1000, until - Date.now()));
    if (!done.ok) return done.why;
  }
  return null;
}

/** Waits until nobody else makes the same environment: `lock` holds the number of the process that does. */
async function hold(lock: string, limit: number): Promise<boolean> {
  mkdirSync(cacheFolder(), { recursive: true });
  const until = Date.now() + Math.min(limit, INSTALL_LIMIT);
  do {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      if (isAbandoned(lock)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } while (Date.now() < until);
  return false;
}

function isAbandoned(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // One that was just made may not have its number yet.
    if (!Number.isInteger(owner) || owner < 1) return Date.now() - statSync(lock).mtimeMs > 10_000;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
