import type { WriteResult } from './atomic.ts';

/**
 * Writes a file as a whole or not at all, whether or not it exists; never through a link. The careful part is loaded when
 * there is something to write.
 * @param path any path; its folder must exist
 * @param pieces the text; together they may be longer than a string can be
 */
export async function writeWholeFile(path: string, pieces: Iterable<string>): Promise<WriteResult> {
  const { createFile, replaceFile } = await import('./atomic.ts');
  const bytes = Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)));
  const replaced = await replaceFile(path, bytes);
  return !replaced.ok && replaced.code === 'missing' ? await createFile(path, bytes) : replaced;
}
