import { Buffer } from 'node:buffer';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from './git.ts';
import type { Git, GitOutcome } from './git.ts';

/** Name under which the remote repository goes in our own one. */
const REMOTE = 'envcard-hub';
const TIMEOUT_MS = 15 * 60_000;
/** Bytes on disk after which a transfer is ended. */
const MAX_BYTES = 2 * 1024 * 1024 * 1024;
const LOOK_MS = 500;

/** Where to fetch from. */
export interface GitRemote {
  /** The repository's address: https, or http on this machine; it holds no user and no password. */
  readonly url: URL;
  /** The token goes to addresses below this one alone. */
  readonly endpoint: URL;
  readonly token: string | null;
}

/** Ends of a fetch that git itself does not tell. */
export type FetchOutcome = GitOutcome | { readonly kind: 'too-large' };

/**
 * A git that may talk to one remote. Everything it needs is in its environment, so that the token is in no argument, no
 * address and no file: no helper is asked for passwords, no redirect followed, nothing but the one protocol spoken.
 */
export function remoteGit(git: Git, remote: GitRemote): Git {
  const { endpoint, token } = remote;
  const settings: [string, string][] = [
    [`remote.${REMOTE}.url`, remote.url.href],
    ['http.followRedirects', 'false'],
    ['http.postBuffer', '16777216'],
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', '60'],
    ['credential.helper', ''],
    // Not set, SSH_ASKPASS would be asked.
    ['core.askPass', ''],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['fetch.writeCommitGraph', 'false'],
    ['fetch.fsckObjects', 'false'],
    ['transfer.bundleURI', 'false'],
    ['submodule.recurse', 'false'],
    ['protocol.version', '2'],
    // Objects are asked for by name: what is here already is of no interest to the server.
    ['fetch.negotiationAlgorithm', 'noop'],
  ];
  if (token !== null) {
    // git hosts take a token for the password of any user.
    const secret = Buffer.from(`user:${token}`).toString('base64');
    settings.push([`http.${endpoint.href.replace(/\/$/, '')}/.extraHeader`, `Authorization: Basic ${secret}`]);
  }
  const env: NodeJS.ProcessEnv = {
    ...git.env,
    GIT_ALLOW_PROTOCOL: remote.url.protocol.slice(0, -1),
    GIT_CONFIG_COUNT: String(settings.length),
  };
  for (const [i, [key, value]] of settings.entries()) {
    env[`GIT_CONFIG_KEY_${i}`] = key;
    env[`GIT_CONFIG_VALUE_${i}`] = value;
  }
  return { program: git.program, env };
}

/**
 * Fetches objects into a repository of our own, without the content of files that are not asked for.
 * @param git from `remoteGit`
 * @param directory of our repository
 * @param oids full object ids: commits with `depth`, or files
 * @param depth how many commits of the history; null for files
 */
export async function fetchObjects(
  git: Git,
  directory: string,
  oids: readonly string[],
  depth: number | null,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  signal.addEventListener('abort', stop);
  let tooLarge = false;
  const look = setInterval(() => {
    tooLarge ||= packBytes(directory) > MAX_BYTES;
    if (tooLarge) stop();
  }, LOOK_MS);
  const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no'];
  const limits = { timeout: TIMEOUT_MS, input: oids.map((oid) => `${oid}\n`).join(''), signal: abort.signal };
  const depths = depth === null ? [] : [`--depth=${depth}`];
  const outcome = await runGit(git, directory, [...args, ...depths, '--filter=blob:none', '--stdin', REMOTE], limits);
  clearInterval(look);
  signal.removeEventListener('abort', stop);
  return tooLarge ? { kind: 'too-large' } : outcome;
}

/** Bytes that have come so far. */
function packBytes(directory: string): number {
  const folder = join(directory, '.git/objects/pack');
  try {
    return readdirSync(folder).reduce((sum, name) => {
      return sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
    }, 0);
  } catch {
    return 0;
  }
}
