import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Answer, Reply, Request } from './types.ts';

/** How an asker is started, and how long it may take. */
export interface AskerOptions {
  /** The Python of an environment, or whatever speaks the protocol. */
  readonly command: string;
  readonly args: readonly string[];
  /** Milliseconds until the first line. */
  readonly startLimit: number;
  /** Milliseconds for one reply. */
  readonly requestLimit: number;
  readonly bytecode?: string | null;
}

/** What a question about a tree brings. `trouble`: the loader could not be asked. */
export type LoadReply = Omit<Extract<Reply, { answer: unknown }>, 'id'> | Trouble;

type Trouble = Omit<Extract<Reply, { trouble: unknown }>, 'id'>;

/** What a question about a command brings. */
export type ParseReply = Omit<Extract<Reply, { accepted: unknown }>, 'id'> | Trouble;

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
type Question = Without<Request>;

/** Characters of the asker's standard error that are kept to tell why it died. */
const STDERR_KEPT = 4000;

/**
 * The options for a loader in the environment of this Python.
 * @param bytecode where Python keeps what it compiled, so that the next start is fast; null: nowhere
 */
export function pythonAsker(python: string, loader: string, bytecode: string | null): AskerOptions {
  const script = fileURLToPath(new URL('askers/ask.py', import.meta.url));
  return { command: python, args: ['-P', '-s', script, loader], startLimit: 180_000, requestLimit: 120_000, bytecode };
}

interface Running {
  readonly child: ChildProcess;
  /** Temporary folder of this process alone. */
  readonly folder: string;
  readonly releases: Readonly<Record<string, string>>;
}

interface Waiting {
  readonly take: (line: unknown) => void;
  readonly fail: (why: string) => void;
}

const living = new Set<ChildProcess>();
const folders = new Set<string>();
process.on('exit', () => {
  for (const child of living) kill(child);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * A loader that is kept alive and asked one thing after the other. Where it hangs, dies or talks nonsense, that question
 * has `trouble` for an answer and the next one finds a new process. No method rejects but `start`.
 */
export class Asker {
  readonly #options: AskerOptions;
  #running: Running | null = null;
  #waiting: Waiting | null = null;
  #stderr = '';
  #last = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: AskerOptions) {
    this.#options = options;
  }

  /**
   * Starts the process unless it runs.
   * @returns the releases that answer
   * @throws when it does not come up, with the end of what it wrote to standard error
   */
  start(): Promise<Readonly<Record<string, string>>> {
    return this.#inTurn(async () => (await this.#ready()).releases);
  }

  /** What the loader makes of the tree in `root`; `scratch` is an empty folder for it. */
  load(root: string, scratch: string): Promise<LoadReply> {
    return this.#ask({ ask: 'load', root, scratch }, (reply) =>
      isObject(reply['answer']) && Array.isArray(reply['answer']['doors'])
        ? { answer: reply['answer'] as unknown as Answer }
        : null,
    );
  }

  /** Whether the real command's own parser takes these words; `files` is what stands beside them. */
  parse(words: readonly string[], files: Readonly<Record<string, string>>): Promise<ParseReply> {
    return this.#ask({ ask: 'parse', words, files }, ({ accepted, why }) =>
      typeof accepted === 'boolean' ? { accepted, why: typeof why === 'string' ? why : null } : null,
    );
  }

  /** Ends the process and everything it started. */
  stop(): Promise<void> {
    return this.#inTurn(async () => this.#end());
  }

  #ask<T>(
    question: Question,
    read: (reply: Readonly<Record<string, unknown>>) => T | null,
  ): Promise<T | { readonly trouble: string }> {
    return this.#inTurn(async () => {
      try {
        await this.#ready();
        this.#last += 1;
        const id = this.#last;
        const request: Request = { id, ...question };
        const reply = await this.#exchange(this.#options.requestLimit, `${JSON.stringify(request)}\n`);
        if (!isObject(reply) || reply['id'] !== id) throw new Error('the asker answered another question');
        if (typeof reply['trouble'] === 'string') return { trouble: reply['trouble'] };
        const found = read(reply);
        if (found === null) throw new Error('the asker gave no answer');
        return found;
      } catch (error) {
        this.#end();
        return { trouble: error instanceof Error ? error.message : String(error) };
      }
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #ready(): Promise<Running> {
    if (this.#running !== null) return this.#running;
    const { command, args, startLimit, bytecode } = this.#options;
    const folder = mkdtempSync(join(tmpdir(), 'envcard-asker-'));
    folders.add(folder);
    const child = spawn(command, args, {
      stdio: 'pipe',
      detached: true,
      env: environment(command, folder, bytecode ?? null),
    });
    living.add(child);
    this.#stderr = '';
    this.#running = { child, folder, releases: {} };
    this.#listen(child);
    try {
      const first = await this.#exchange(startLimit, null);
      if (!isObject(first) || !isObject(first['ready'])) throw new Error('the asker did not say that it is ready');
      this.#running = { child, folder, releases: first['ready'] as Record<string, string> };
      return this.#running;
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  #listen(child: ChildProcess): void {
    const mine = (): boolean => this.#running?.child === child;
    const gone = (why: string): void => {
      living.delete(child);
      if (mine()) this.#waiting?.fail(`${why}${this.#tail()}`);
    };
    child.on('error', (error) => gone(error.message));
    child.on('close', (code, signal) => gone(`the asker ended (${signal ?? code})`));
    child.stdin?.on('error', () => undefined);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (mine()) this.#stderr = (this.#stderr + text).slice(-STDERR_KEPT);
    });
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!mine()) return;
      try {
        this.#waiting?.take(JSON.parse(line));
      } catch {
        this.#waiting?.fail('the asker wrote what is no JSON');
      }
    });
  }

  #exchange(limit: number, line: string | null): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => {
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        this.#waiting = null;
        settle();
      };
      const fail = (why: string): void => done(() => reject(new Error(why)));
      const timer = setTimeout(() => fail(`no answer within ${limit / 1000} s`), limit);
      this.#waiting = { take: (value) => done(() => resolve(value)), fail };
      const child = this.#running?.child;
      if (child === undefined || child.exitCode !== null || child.signalCode !== null)
        fail(`the asker is gone${this.#tail()}`);
      else if (line !== null) child.stdin?.write(line);
    });
  }

  #tail(): string {
    const lines = this.#stderr.trim().split('\n').slice(-3).join(' | ');
    return lines === '' ? '' : `: ${lines.slice(-600)}`;
  }

  #end(): void {
    const running = this.#running;
    this.#running = null;
    if (running === null) return;
    kill(running.child);
    rmSync(running.folder, { recursive: true, force: true, maxRetries: 3 });
    folders.delete(running.folder);
  }
}

/** Ends the process with all that it started: it leads a group of its own. */
function kill(child: ChildProcess): void {
  living.delete(child);
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Nothing of ours but where programs are, those of the environment first: keys, tokens and settings are none of a loader's business. */
function environment(command: string, folder: string, bytecode: string | null): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['PATH', 'SYSTEMROOT']) {
    const value = process.env[name];
    if (value !== undefined) kept[name] = value;
  }
  const path = [...(isAbsolute(command) ? [dirname(command)] : []), kept['PATH'] ?? ''].join(delimiter);
  return {
    ...kept,
    PATH: path,
    TMPDIR: folder,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    PYTHONHASHSEED: '0',
    PYTHONUTF8: '1',
    PYTHONSAFEPATH: '1',
    PYTHONNOUSERSITE: '1',
    ...(bytecode === null ? { PYTHONDONTWRITEBYTECODE: '1' } : { PYTHONPYCACHEPREFIX: bytecode }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
