import { directoryOf } from '../repository/listing.ts';
import type { Repository } from '../repository/types.ts';
import { isMainPath } from './places.ts';
import type { RowFile } from './rows.types.ts';
import { rowCandidates } from './rows/candidates.ts';
import type { Candidate } from './rows/candidates.ts';
import { fault } from './rows/lines.ts';
import { readRowFile, UNSEEN } from './rows/read.ts';

export type { ParquetColumn, Row, RowFault, RowFile, RowFormat, RowLine } from './rows.types.ts';

/** Files whose content is read; the others stay `unseen`. */
const MOST_FILES = 100;
/** Bytes over all files. */
const MOST_BYTES = 64 * 1024 * 1024;

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
  const mains = new Map(candidates.map((candidate) => [candidate, isMainPath(directoryOf(candidate.path))]));
  const order = candidates.toSorted((a, b) => Number(mains.get(b)) - Number(mains.get(a)));
  const files = new Map<Candidate, RowFile>();
  let bytes = 0;
  for (const candidate of order) {
    const main = mains.get(candidate) ?? false;
    if (files.size >= MOST_FILES || bytes >= MOST_BYTES) {
      const { path, format, compression } = candidate;
      files.set(candidate, { path, main, format, compression, ...UNSEEN, fault: fault('budget') });
      continue;
    }
    const read = await readRowFile(repository, candidate, main);
    bytes += read.bytes;
    files.set(candidate, read.file);
  }
  return candidates.flatMap((candidate) => files.get(candidate) ?? []);
}
