import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks of the processor's clock a second, as /proc counts them on Linux. */
const TICKS = 100;

/** What one run of the command left. */
export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Of the processor: other programs must not make a case fail. */
  readonly seconds: number;
  /** By the clock. */
  readonly elapsed: number;
  /** Resident memory of the process and all it started, at the worst moment. */
  readonly peakMiB: number;
}

/** How a run is started. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** User to run as; only for a caller who may change it. */
  readonly uid?: number;
  /** After so many seconds it is killed. */
  readonly seconds?: number;
}

/** One process as /proc shows it; null when it is gone, or this system has no /proc. */
function look(
  pid: number,
): { readonly ticks: number; readonly kib: number; readonly children: readonly number[] } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // Behind the name, which may hold anything: time of the process is the 12th and 13th, of ended children the 14th and 15th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(stat[at]), 0);
    return { ticks, kib: Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0), children };
  } catch {
    return null;
  }
}

/** A process with all below it. */
function lookAtTree(pid: number): { readonly ticks: number; readonly kib: number } {
  const own = look(pid);
  if (own === null) return { ticks: 0, kib: 0 };
  const below = own.children.map(lookAtTree);
  const sum = (key: 'ticks' | 'kib'): number => below.reduce((total, one) => total + one[key], own[key]);
  return { ticks: sum('ticks'), kib: sum('kib') };
}

/** Runs a command once. Memory is sampled while it lives, beside the kernel's high-water mark of the process itself. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', LC_ALL: 'C.UTF-8', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  let peak = 0;
  let ticks = 0;
  const sample = setInterval(() => {
    const { pid } = child;
    if (pid === undefined) return;
    const now = lookAtTree(pid);
    peak = Math.max(peak, now.kib, highWater(pid));
    ticks = Math.max(ticks, now.ticks);
  }, 10);
  const late = setTimeout(() => child.kill('SIGKILL'), (options.seconds ?? 60) * 1000);
  return await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(sample);
      clearTimeout(late);
      resolve({
        code,
        signal,
        stdout: Buffer.concat(stdout).toString(),
        stderr: Buffer.concat(stderr).toString(),
        seconds: ticks / TICKS,
        elapsed: (performance.now() - started) / 1000,
        peakMiB: peak / 1024,
      });
    });
  });
}

/** The most memory that a process ever had, in KiB. */
function highWater(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
