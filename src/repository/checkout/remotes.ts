import { runGit } from '../../platform/git.ts';
import type { Git } from '../../platform/git.ts';
import { splitNames } from './names.ts';

/** What a repository's configuration says of its remotes. */
export interface Remotes {
  /** Addresses without credentials, each once, in the order of the configuration. */
  readonly addresses: readonly string[];
  /** Names, in the order in which their branches are looked up: the Hub's, `origin`, the others. */
  readonly names: readonly string[];
  /** Whether some objects were left out of the clone. */
  readonly partial: boolean;
  /** Whether some branches of a remote are not fetched. */
  readonly singleBranch: boolean;
}

const KEYS = String.raw`^(remote\..*\.(url|pushurl|fetch|promisor|partialclonefilter)|extensions\.partialclone)$`;

/** Reads the remotes of the repository that a folder belongs to; none when its configuration cannot be read. */
export async function readRemotes(git: Git, root: string): Promise<Remotes> {
  const outcome = await runGit(git, root, ['config', '-z', '--get-regexp', KEYS], { output: 1024 * 1024 });
  const addresses = new Set<string>();
  const ranks = new Map<string, number>();
  /** For each remote with a list of what is fetched, whether that is every branch. */
  const allBranches = new Map<string, boolean>();
  let partial = false;
  for (const line of outcome.kind === 'ended' && outcome.code === 0 ? splitNames(outcome.stdout) : []) {
    const end = line.includes('\n') ? line.indexOf('\n') : line.length;
    const key = line.slice(0, end);
    const value = line.slice(end + 1);
    const name = key.slice('remote.'.length, key.lastIndexOf('.'));
    if (key.endsWith('.fetch')) {
      allBranches.set(name, allBranches.get(name) === true || /^\+?refs\/(?:heads\/)?\*:/.test(value));
    } else if (key.endsWith('url')) {
      const address = withoutCredentials(value);
      addresses.add(address);
      const rank = isHub(address) ? 0 : name === 'origin' ? 1 : 2;
      ranks.set(name, Math.min(rank, ranks.get(name) ?? rank));
    } else if (!key.endsWith('.promisor') || !['false', 'no', 'off', '0'].includes(value.toLowerCase())) {
      partial = true;
    }
  }
  const names = [...ranks].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
  return { addresses: [...addresses], names, partial, singleBranch: [...allBranches.values()].includes(false) };
}

/** An address without user, password, query and fragment. `git@host:path` holds no secret and stays. */
function withoutCredentials(address: string): string {
  const match = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)([^?#]*)/i.exec(address);
  if (match === null) return address;
  const [, scheme = '', authority = '', path = ''] = match;
  return scheme + authority.slice(authority.lastIndexOf('@') + 1) + path;
}

function isHub(address: string): boolean {
  return /^(?:https?:\/\/|ssh:\/\/|git@)(?:www\.)?(?:huggingface\.co|hf\.co)[/:]/i.test(address);
}
