import type { Repository } from '../../repository/types.ts';

/** Whether the source lets us read the files of every task. Where it does not, what is read beside task.toml would double the requests. */
export function readsEveryTask({ listing, sampling }: Repository): boolean {
  return sampling === null || listing.named('task.toml').length <= sampling.all;
}
