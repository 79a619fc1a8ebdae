import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of our own that goes away with the process at the latest. */
export interface TempFolder {
  /** Absolute, without links. */
  readonly path: string;
  /** Aborted when the folder goes: whoever writes to it stops. */
  readonly gone: AbortSignal;
  remove(): void;
}

/** Ways in which a process is ended from outside, with the exit codes that shells know them by. */
const ENDINGS = { SIGTERM: 143, SIGHUP: 129 } as const;

const folders = new Set<TempFolder>();

/** Makes a folder that nobody else can read. It is removed by `remove`, and when the process ends or is ended. */
export function makeTempFolder(prefix: string): TempFolder {
  const path = mkdtempSync(join(realpathSync.native(tmpdir()), prefix));
  const abort = new AbortController();
  const folder: TempFolder = {
    path,
    gone: abort.signal,
    remove: () => {
      if (!folders.delete(folder)) return;
      abort.abort();
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
      if (folders.size === 0) unwatch();
    },
  };
  if (folders.size === 0) watch();
  folders.add(folder);
  return folder;
}

function removeAll(): void {
  for (const folder of folders) folder.remove();
}

const endings = Object.entries(ENDINGS).map(([signal, code]) => {
  return [signal as keyof typeof ENDINGS, (): never => process.exit(code)] as const;
});

function watch(): void {
  process.on('exit', removeAll);
  for (const [signal, end] of endings) process.on(signal, end);
}

function unwatch(): void {
  process.off('exit', removeAll);
  for (const [signal, end] of endings) process.off(signal, end);
}
