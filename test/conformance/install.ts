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
export function cacheFolder(): string {
  const base = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return join(base, 'envcard', 'conformance');
}

/**
 * Makes the pinned environment, or takes the one that is there.
 * @returns `skipped` where Python or the package index is missing
 */
export function readyPinned(environment: Environment): Promise<Ready> {
  const lock = readFileSync(lockOf(environment), 'utf8');
  const args = ['--no-deps', '-r', fileURLToPath(lockOf(environment))];
  return make(environment, environment.name, lock, args);
}

/** Makes an environment with the newest releases of the index, anew each day. */
export function readyLatest(environment: Environment, day: string): Promise<Ready> {
  return make(environment, `${environment.loader}-latest`, day, [...(environment.latest ?? [])]);
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
  if (!(await hold(lock))) return { skipped: `another process has been making ${name} for too long` };
  try {
    if (complete()) return { python, bytecode };
    rmSync(folder, { recursive: true, force: true });
    const why = await install(base, folder, packages, environment);
    if (why !== null) {
      rmSync(folder, { recursive: true, force: true });
      return { skipped: `${name} could not be installed: ${why}` };
    }
    writeFileSync(join(folder, 'complete'), mark);
    return { python, bytecode };
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function install(
  base: string,
  folder: string,
  packages: readonly string[],
  { declaredPython }: Environment,
): Promise<string | null> {
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
            '--no-compile',
            ...(older ? ['--ignore-requires-python'] : []),
            ...packages,
          ],
        ],
      ];
  for (const [command, args] of steps) {
    const done = await runProgram(command, args, INSTALL_LIMIT);
    if (!done.ok) return done.why;
  }
  return null;
}

/** Waits until nobody else makes the same environment: a folder is made by one process only. */
async function hold(lock: string): Promise<boolean> {
  mkdirSync(cacheFolder(), { recursive: true });
  const until = Date.now() + INSTALL_LIMIT;
  while (Date.now() < until) {
    try {
      mkdirSync(lock);
      return true;
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > 2 * INSTALL_LIMIT) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return false;
}
