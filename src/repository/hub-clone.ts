import { pathOf } from '../platform/fetch.ts';
import type { Http } from '../platform/fetch.ts';
import { findGit } from '../platform/git.ts';
import { remoteGit } from '../platform/git-remote.ts';
import { maskSecrets } from '../platform/mask.ts';
import { makeTempFolder } from '../platform/temp-folder.ts';
import { openHubRepo } from './hub.ts';
import type { HubError, OpenedHub } from './hub.ts';
import { Clone } from './hub/clone.ts';
import { HubHistory } from './hub/history.ts';
import { readHubInfo } from './hub/info.ts';
import type { HubInfo } from './hub/info.ts';
import { rowSizes } from './hub/names.ts';
import { HubReader, ReadBudget } from './hub/reader.ts';
import { Listing } from './listing.ts';
import type { Entry, ReadMode, ReadResult, Repository } from './types.ts';

/** Which repo, and who asks. */
export interface HubCloneOptions {
  readonly id: string;
  readonly revision: string | null;
  readonly http: Http;
  /** The token of `http`, for git; null: without. */
  readonly token: string | null;
}

/** An opened repo; `close` removes what was fetched. */
export type HubCloneResult = (OpenedHub & { close(): void }) | HubError;

/** Files that are read over HTTP all the same: rows, of which the beginning is enough. */
const MAX_READS = 2000;

/**
 * Opens a dataset repo on the Hub to read every task: the names of the commit and the content of the files that count
 * come through git, without history, work tree, submodules and LFS content; rows are read over HTTP.
 */
export async function openHubClone(options: HubCloneOptions): Promise<HubCloneResult> {
  const { http, token } = options;
  const git = findGit();
  if (git === null) return failed('git-not-found', '--thorough needs git, which was not found');
  const read = await readHubInfo(http, options.id, options.revision);
  if (!read.ok) return read;
  const { info } = read;
  const path = pathOf('datasets', ...info.id.split('/')) ?? '';
  const url = new URL(`${http.endpoint.href.replace(/\/$/, '')}${path}`);
  const folder = makeTempFolder('envcard-');
  const clone = new Clone(git, remoteGit(git, { url, endpoint: http.endpoint, token }), folder);
  const budget = new ReadBudget(MAX_READS);
  const opened = await openCommit(http, info, clone, budget);
  if (typeof opened === 'string') {
    clone.close();
    // Behind a gate nothing can be fetched; names and card are there all the same.
    if (info.isGated) return withClose(await openHubRepo({ ...options, revision: info.sha }));
    return failed('clone-failed', `hf:${info.id} cannot be fetched through git: ${maskSecrets(opened)}`);
  }
  return { ok: true, repository: opened, revision: info.sha, id: info.id, info, close: () => clone.close() };
}

function failed(code: string, message: string): HubError {
  return { ok: false, error: { code, message } };
}

function withClose(opened: OpenedHub | HubError): HubCloneResult {
  return opened.ok ? { ...opened, close: () => {} } : opened;
}

function withSize(entry: Entry, size: number | undefined): Entry {
  return size === undefined ? entry : { ...entry, size };
}

/** The repo at one commit, or why git did not bring it. */
async function openCommit(
  http: Http,
  info: HubInfo,
  clone: Clone,
  budget: ReadBudget,
  withHistory: boolean = true,
): Promise<Repository | string> {
  const outcome = await clone.open(info.sha);
  if (!outcome.ok) return outcome.message;
  const { entries, oids, cut } = outcome.commit;
  const { sizes, lfs } = await rowSizes(http, info, entries);
  const listing = new Listing(
    entries.map((entry) => withSize(entry, sizes.get(entry.path))),
    { problem: cut ? { code: 'listing-cut', detail: 'git lists too many paths' } : null },
  );
  const reader = new HubReader(http, info, { listing, lfs, knowsLinks: true }, budget);
  const open = async (revision: string): Promise<Repository | null> => {
    const earlier = await readHubInfo(http, info.id, revision);
    const commit = earlier.ok ? await openCommit(http, earlier.info, clone, budget, false) : null;
    return typeof commit === 'string' ? null : commit;
  };
  let reads = 0;
  return {
    listing,
    sampling: null,
    history: withHistory ? new HubHistory({ http, id: info.id, sha: info.sha, listing, open }) : null,
    get reads() {
      return reads + budget.reads;
    },
    async read(path: string, limit: number, mode: ReadMode = 'whole'): Promise<ReadResult> {
      const oid = oids.get(path);
      if (oid === undefined) return await reader.read(path, limit, mode);
      const result = await clone.read(oid, limit, mode);
      if (result.ok) reads += 1;
      return result;
    },
  };
}
