import { directoryOf } from '../repository/listing.ts';
import type { Repository } from '../repository/types.ts';
import { isMainPath } from './places.ts';
import type { RowFile } from './rows.types.ts';
import { rowCandidates } from './rows/candidates.ts';
import type { Candidate } from './rows/candidates.ts';

/** Files whose content is read; the others stay `unseen`. */
const MOST_FILES = 100;
/** Bytes over all files. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Values over all files: keys and items of lists. */
const MOST_VALUES = 2_000_000;
/** Rows of one file; fewer once so many were read of all. */
const MOST_ROWS = 512;
const FEWER_AFTER = 8192;
export const FEWER_ROWS = 64;

const known = new WeakMap<Repository, Promise<readonly RowFile[]>>();

/**
 * The row files of a repository with their first rows, in listing order. Read once for each repository and shared by
 * the detectors. Files in main places are read first; beyond the budget a file is `unseen` (`budget`).
 */
export function readRowFiles(repository: Repository): Promise<readonly RowFile[]> {
  let files = known.get(repository);
  if (files === undefined) {
    files = readAll(repository);
    known.set(repository, files);
  }
  return files;
}

async function readAll(repository: Repository): Promise<readonly RowFile[]> {
  const candidates = rowCandidates(repository.listing);
  if (candidates.length === 0) return [];
  // Loaded when there is something to read.
  const [{ readRowFile, UNSEEN }, { fault }] = await Promise.all([import('./rows/read.ts'), import('./rows/lines.ts')]);
  const mains = new Map(candidates.map((candidate) => [candidate, isMainPath(directoryOf(candidate.path))]));
  const order = candidates.toSorted((a, b) => Number(mains.get(b)) - Number(mains.get(a)));
  const files = new Map<Candidate, RowFile>();
  let bytes = 0;
  let values = 0;
  let rows = 0;
  for (const candidate of order) {
    const main = mains.get(candidate) ?? false;
    if (files.size >= MOST_FILES || bytes >= MOST_BYTES || values >= MOST_VALUES) {
      const { path, format, compression } = candidate;
      files.set(candidate, { path, main, format, compression, ...UNSEEN, fault: fault('budget') });
      continue;
    }
    const most = rows < FEWER_AFTER ? MOST_ROWS : FEWER_ROWS;
    const read = await readRowFile(repository, candidate, main, most);
    bytes += read.bytes;
    values += read.values;
    rows += read.file.rows.length;
    files.set(candidate, read.file);
  }
  return candidates.flatMap((candidate) => files.get(candidate) ?? []);
}
