import type { Repository } from '../../repository/types.ts';
import type { Evidence, Message, Note, Taskset, Verdict } from '../types.ts';

/** What registry.json and the task folders it names come to for Verifiers (V1-V23). */
export interface HarborReading {
  readonly verdict: Verdict;
  readonly tasksets: readonly Taskset[];
  readonly evidence: readonly Evidence[];
  readonly notes: readonly Note[];
  readonly remedy: Message | null;
  /** Some task.toml stands in the repository. */
  readonly hasTasks: boolean;
  readonly sampled: { readonly read: number; readonly of: number } | null;
}

export async function readHarborDoor(_repository: Repository, _repoId: string | null): Promise<HarborReading> {
  return {
    verdict: 'fails',
    tasksets: [],
    evidence: [],
    notes: [],
    remedy: null,
    hasTasks: _repository.listing.named('task.toml').length > 0,
    sampled: null,
  };
}
