import type { Http } from '../platform/fetch.ts';
import { HubHistory } from './hub/history.ts';
import { readHubInfo } from './hub/info.ts';
import type { HubInfo } from './hub/info.ts';
import { readNames } from './hub/names.ts';
import { HubReader, ReadBudget } from './hub/reader.ts';
import type { ReadMode, ReadResult, Repository, Sampling } from './types.ts';

/** Which repo, and how much of it is read. */
export interface HubOptions {
  /** `OWNER/NAME`. */
  readonly id: string;
  /** Branch, tag, commit or `refs/pr/N`; null: the newest commit of the main branch. */
  readonly revision: string | null;
  readonly http: Http;
  /** Most tasks whose files are read; null or left out: as the design says. */
  readonly reads?: number | null;
}

/** A repo on the Hub that could be opened. */
export interface OpenedHub {
  readonly ok: true;
  readonly repository: Repository;
  /** The commit that is judged. */
  readonly revision: string;
  /** The id of today. */
  readonly id: string;
  readonly info: HubInfo;
}

/** A repo that could not be opened, with a sentence for the user. */
export interface HubError {
  readonly ok: false;
  readonly error: { readonly code: string; readonly message: string };
}

/** Every task up to 200, of more 40 that are spread over them. */
const SAMPLING: Sampling = { all: 200, spread: 40 };
/** Files that one run reads at most. */
const MAX_READS = 1000;

/**
 * Opens a dataset repo on the Hub without a clone: the revision becomes a commit, and everything is asked of exactly
 * that commit. What the Hub does not show (a gate, a cut list) is a trouble of the repository, not an error here.
 */
export async function openHubRepo(options: HubOptions): Promise<OpenedHub | HubError> {
  const { http } = options;
  const read = await readHubInfo(http, options.id, options.revision);
  if (!read.ok) return read;
  const { info } = read;
  const reads = options.reads ?? null;
  const sampling = reads === null ? SAMPLING : { all: reads, spread: reads };
  const budget = new ReadBudget(Math.max(MAX_READS, 4 * sampling.all));
  const repository = await openCommit(http, info, sampling, budget, true);
  return { ok: true, repository, revision: info.sha, id: info.id, info };
}

/** The repo at one commit. */
async function openCommit(
  http: Http,
  info: HubInfo,
  sampling: Sampling,
  budget: ReadBudget,
  withHistory: boolean,
): Promise<Repository> {
  const names = await readNames(http, info);
  const { listing } = names;
  const reader = new HubReader(http, info, names, budget);
  const open = async (revision: string): Promise<Repository | null> => {
    const earlier = await readHubInfo(http, info.id, revision);
    return earlier.ok ? await openCommit(http, earlier.info, sampling, budget, false) : null;
  };
  return {
    listing,
    sampling,
    history: withHistory ? new HubHistory({ http, id: info.id, sha: info.sha, listing, open }) : null,
    get reads() {
      return budget.reads;
    },
    read(path: string, limit: number, mode: ReadMode = 'whole'): Promise<ReadResult> {
      return reader.read(path, limit, mode);
    },
  };
}
