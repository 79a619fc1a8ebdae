import { readFileSync } from 'node:fs';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';
import type { Repository } from '../../src/repository/types.ts';

/** A file of a recorded case. */
export type CaseFile =
  | { readonly text: string }
  | { readonly base64: string }
  | { readonly link: string }
  | { readonly dir: unknown };

/** What the real loader said of a case, shortened. */
export interface LoaderAnswer {
  /** Verdicts that agree with the loader; null: it could not be asked. */
  readonly expect: readonly string[] | null;
  readonly said: Readonly<Record<string, unknown>> & { readonly doors?: readonly Record<string, unknown>[] };
}

/** A small repository with the real loaders' answers. */
export interface LoaderCase {
  readonly id: string;
  readonly change: string;
  readonly files: Readonly<Record<string, CaseFile>>;
  readonly loaders: Readonly<Record<string, LoaderAnswer>>;
}

/** The files of recorded cases: made by hand, composed at random, and made again from what is known of the loaders. */
export const CASE_FILES = ['loaders', 'generated', 'rebuilt'] as const;

/** Reads a case file of `test/fixtures/cases`. */
export function loadCases(name: (typeof CASE_FILES)[number]): LoaderCase[] {
  const text = readFileSync(new URL(`../fixtures/cases/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoaderCase);
}

/** The case's files as a memory repository; empty folders vanish, as they do in git. */
export function caseRepository(files: Readonly<Record<string, CaseFile>>, options: MemoryOptions = {}): Repository {
  const contents: Record<string, MemoryFile> = {};
  for (const [path, file] of Object.entries(files)) {
    if ('text' in file) contents[path] = file.text;
    else if ('base64' in file) contents[path] = new Uint8Array(Buffer.from(file.base64, 'base64'));
    else if ('link' in file) contents[path] = { link: file.link };
  }
  return memoryRepository(contents, options);
}
