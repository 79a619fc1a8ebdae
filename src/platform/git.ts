import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Settings that keep git from running a command that the repository's own configuration names. The commands started
 * here (`rev-parse`, `ls-files`, `config`, `cat-file`) run no filter, hook, pager or alias of their own.
 */
const GUARDS: readonly string[] = [
  '--no-pager',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'safe.bareRepository=explicit',
    'protocol.allow=never',
    // Windows: paths of more than 260 characters.
    'core.longPaths=true',
  ].flatMap((setting) => ['-c', setting]),
];
/** A million paths take 3 seconds; what takes a minute waits for something that a configuration names, such as a pipe. */
const TIMEOUT_MS = 60_000;
/** 2 million paths of 250 bytes. */
const MAX_OUTPUT = 512 * 1024 * 1024;
const MAX_STDERR = 16 * 1024;

/** A git program, and the environment it is started in. */
export interface Git {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What became of one git command. `cut`: there was more output than allowed. */
export type GitOutcome =
  | {
      readonly kind: 'ended';
      readonly code: number;
      readonly stdout: Buffer;
      readonly stderr: string;
      readonly cut: boolean;
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'not-started'; readonly detail: string };

/** Limits of one command; the defaults suit 2 million paths. */
export interface GitLimits {
  readonly timeout?: number;
  readonly output?: number;
  /** Text for standard input. */
  readonly input?: string;
  /** Ends the command early. */
  readonly signal?: AbortSignal;
}

/**
 * Looks git up in the absolute folders of PATH: a relative one would let the judged folder bring its own `git`.
 * @returns null when there is none
 */
export function findGit(env: NodeJS.ProcessEnv = process.env): Git | null {
  const windows = process.platform === 'win32';
  const path = env[Object.keys(env).find((key) => (windows ? key.toUpperCase() : key) === 'PATH') ?? 'PATH'] ?? '';
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const program = join(folder, windows ? 'git.exe' : 'git');
    if (isProgram(program)) return { program, env: guardedEnvironment(env) };
  }
  return null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The environment without `GIT_*`, and with what no configuration file can overrule. */
function guardedEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([key]) => !key.toUpperCase().startsWith('GIT_'));
  return {
    ...Object.fromEntries(kept),
    // Messages are told apart by their English text.
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    // A partial clone fetches what is missing. Before git 2.45 only the list of protocols stops it; `none` is no
    // protocol, and unlike `protocol.allow` the list cannot be widened by `protocol.ext.allow`.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/** Starts git with pipes, guarded. The caller handles `error` and `close`. */
export function startGit(
  git: Git,
  directory: string,
  args: readonly string[],
  stdin: 'ignore' | 'pipe' = 'ignore',
  stderr: 'ignore' | 'pipe' = stdin === 'pipe' ? 'ignore' : 'pipe',
): ChildProcess {
  // Outside a work tree no process is started, and a short run need not load what starts one.
  const { spawn } = process.getBuiltinModule('node:child_process');
  return spawn(git.program, [...GUARDS, ...args], {
    cwd: directory,
    env: git.env,
    stdio: [stdin, 'pipe', stderr],
    windowsHide: true,
  });
}

/**
 * Runs one git command to its end.
 * @param directory where it starts
 * @param args only commands that run nothing the repository names: `rev-parse`, `ls-files`, `ls-tree`, `config`, and
 *   `init` and `fetch` in a folder of our own
 */
export function runGit(
  git: Git,
  directory: string,
  args: readonly string[],
  limits: GitLimits = {},
): Promise<GitOutcome> {
  const most = limits.output ?? MAX_OUTPUT;
  return new Promise((resolve) => {
    const child = startGit(git, directory, args, limits.input === undefined ? 'ignore' : 'pipe', 'pipe');
    // A broken pipe shows as an early end, too.
    child.stdin?.on('error', () => {});
    child.stdin?.end(limits.input);
    limits.signal?.addEventListener('abort', () => child.kill('SIGKILL'));
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let outSize = 0;
    let errSize = 0;
    let cut = false;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, limits.timeout ?? TIMEOUT_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (cut) return;
      out.push(chunk);
      outSize += chunk.length;
      if (outSize > most) {
        cut = true;
        child.kill('SIGKILL');
      }
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      errSize += chunk.length;
      if (errSize <= MAX_STDERR) err.push(chunk);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ kind: 'not-started', detail: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (late) resolve({ kind: 'timeout' });
      else
        resolve({
          kind: 'ended',
          code: cut ? 0 : (code ?? 128),
          stdout: Buffer.concat(out),
          stderr: Buffer.concat(err).toString(),
          cut,
        });
    });
  });
}
