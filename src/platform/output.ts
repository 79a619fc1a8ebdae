import { fstatSync, statSync, writeSync } from 'node:fs';

/** How a write ended. */
export type WriteOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

export const STDOUT = 1;
export const STDERR = 2;

/** Milliseconds to wait when a reader that shares its pipe with others is behind. */
const PAUSE = 5;

/**
 * Writes text to standard output or error and waits for the reader. A reader that has gone is no fault: the rest is dropped.
 * The streams of `process` are left alone: loading them costs a tenth of a short run.
 * @param descriptor `STDOUT` or `STDERR`
 * @param pieces the text, piece by piece
 */
export function writeTo(descriptor: number, pieces: Iterable<string>): WriteOutcome {
  try {
    for (const piece of pieces) writeWhole(descriptor, Buffer.from(piece));
    return { ok: true };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Bugs while the pieces are made pass through.
    if (code === undefined) throw error;
    return code === 'EPIPE' ? { ok: true } : { ok: false, message };
  }
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

/** Whether a descriptor is a terminal. */
export function isTerminal(descriptor: number): boolean {
  try {
    // Spares most runs the loading of the terminal's module: pipes, files and /dev/null are none.
    const stats = fstatSync(descriptor);
    if (!stats.isCharacterDevice()) return false;
    if (stats.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev) return false;
  } catch {
    // Closed: nothing can be shown there.
    return false;
  }
  return process.getBuiltinModule('node:tty').isatty(descriptor);
}
