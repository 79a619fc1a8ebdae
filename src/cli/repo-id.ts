/** A part of a repo id: an owner or a name. */
const PART = '[A-Za-z0-9][A-Za-z0-9._-]{0,95}';
const REPO_ID = new RegExp(`^${PART}/${PART}$`);
const HOSTS: ReadonlySet<string> = new Set([
  'huggingface.co',
  'www.huggingface.co',
  'hf.co',
  'www.hf.co',
  'hub.huggingface.co',
]);

/** Whether a text is `OWNER/NAME`. */
export function isRepoId(text: string): boolean {
  return REPO_ID.test(text);
}

/** Whether a host is the Hub's. */
export function isHubHost(host: string): boolean {
  return HOSTS.has(host.toLowerCase());
}

/**
 * The dataset repo that a git remote names.
 * @param url a remote's address: `https://huggingface.co/datasets/OWNER/NAME`, `git@hf.co:datasets/OWNER/NAME`, `ssh://git@hf.co/datasets/…`,
 *   with or without `.git`, user and password
 * @returns `OWNER/NAME`, or null when it is not a dataset on the Hub
 */
export function repoIdOfRemote(url: string): string | null {
  if (url.length > 2048) return null;
  const text = url.trim();
  // scp form, as git reads it: no scheme, a colon before the first slash.
  const scp = /^(?:[^/@:\s]+@)?([^/:@\s]+):(?!\/\/)(.*)$/.exec(text);
  if (scp !== null) return isHubHost(scp[1] ?? '') ? datasetPath(scp[2] ?? '') : null;
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (parsed === null || !['https:', 'http:', 'ssh:', 'git:'].includes(parsed.protocol)) return null;
  return isHubHost(parsed.hostname) ? datasetPath(parsed.pathname) : null;
}

/**
 * The repo's own id from the addresses of its remotes.
 * @returns the id of the first one that is a dataset on the Hub, or null
 */
export function repoIdOfRemotes(urls: readonly string[]): string | null {
  for (const url of urls) {
    const id = repoIdOfRemote(url);
    if (id !== null) return id;
  }
  return null;
}

function datasetPath(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts[0] !== 'datasets' || parts.length !== 3) return null;
  const id = `${parts[1] ?? ''}/${(parts[2] ?? '').replace(/\.git$/, '')}`;
  return isRepoId(id) ? id : null;
}
