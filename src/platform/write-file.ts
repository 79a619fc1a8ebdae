import type { WriteResult } from './atomic.ts';

/**
 * Writes a file as a whole or not at all, whether or not it exists; never through a link. The careful part is loaded when
 * there is something to write.
 * @param path any path; its folder must exist
 */
export async function writeWholeFile(path: string, text: string): Promise<WriteResult> {
  const { createFile, replaceFile } = await import('./atomic.ts');
  const bytes = new TextEncoder().encode(text);
  const replaced = await replaceFile(path, bytes);
  return !replaced.ok && replaced.code === 'missing' ? await createFile(path, bytes) : replaced;
}
