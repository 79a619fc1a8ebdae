import { STDOUT, writeTo } from '../platform/output.ts';
import { writeWholeFile } from '../platform/write-file.ts';
import { EXIT } from './exit.ts';
import type { ExitCode } from './exit.ts';
import type { Session } from './session.ts';

/**
 * Writes a report to standard output, or whole to the file of `--output`.
 * @param pieces the text, piece by piece
 * @returns 0, or 3 when it cannot be written (said on standard error)
 */
export async function emit(pieces: Iterable<string>, session: Session): Promise<ExitCode> {
  session.progress.clear();
  const { output } = session.options;
  if (output === null || output === '-') {
    // A reader that waits must not make the command deaf to an interrupt.
    process.removeAllListeners('SIGINT');
    const written = writeTo(STDOUT, pieces);
    if (written.ok) return EXIT.ok;
    session.say(`the report cannot be written: ${written.message}`);
    return EXIT.unreadable;
  }
  const written = await writeWholeFile(output, pieces);
  if (written.ok) return EXIT.ok;
  session.say(`${output} is not written: ${written.message}`);
  return EXIT.unreadable;
}
