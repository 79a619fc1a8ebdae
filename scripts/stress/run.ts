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

/** Runs a command once; the peak is the kernel's high-water mark, sampled while the process lives. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Run> {
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
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0));
      // Behind the name, which may hold anything: user and system time are the 12th and 13th.
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /su, '')
        .split(' ');
      ticks = Math.max(ticks, Number(stat[11]) + Number(stat[12]));
    } catch {
      // The process has just ended, or this system has no /proc.
    }
  }, 5);
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
        peakMiB: peak / 1024,
      });
    });
  });
}
