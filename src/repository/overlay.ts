import { cut } from './memory.ts';
import type { MaybePromise, ReadMode, ReadResult, Repository } from './types.ts';

/**
 * A repository with other content in one of its files, which is otherwise as it was.
 * @param path of a file that the listing holds
 */
export function withFile(repository: Repository, path: string, bytes: Uint8Array): Repository {
  return {
    listing: repository.listing,
    sampling: repository.sampling,
    history: repository.history,
    get reads() {
      return repository.reads;
    },
    read(asked: string, limit: number, mode: ReadMode = 'whole'): MaybePromise<ReadResult> {
      return asked === path ? cut(bytes, limit, mode) : repository.read(asked, limit, mode);
    },
  };
}
