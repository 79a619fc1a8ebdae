/** How a write to standard output ended. */
export type WriteOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/**
 * Writes text to standard output, piece by piece, and waits for the reader. A reader that has gone is no fault: the rest
 * is dropped.
 */
export async function writeOutput(pieces: Iterable<string>): Promise<WriteOutcome> {
  const stream = process.stdout;
  let failure: NodeJS.ErrnoException | null = null;
  const onError = (error: NodeJS.ErrnoException): void => {
    failure ??= error;
  };
  stream.on('error', onError);
  for (const piece of pieces) {
    if (failure !== null) break;
    await new Promise<void>((resolve) => {
      // The callback also comes when the write fails.
      stream.write(piece, (error) => {
        if (error != null) onError(error);
        resolve();
      });
    });
  }
  // The listener stays: an error may still arrive when the stream closes.
  return outcome(failure);
}

function outcome(failure: NodeJS.ErrnoException | null): WriteOutcome {
  if (failure === null || failure.code === 'EPIPE') return { ok: true };
  return { ok: false, message: failure.message };
}

/** Ends quietly when the reader of standard error has gone. */
export function quietErrors(): void {
  process.stderr.on('error', () => {});
}
