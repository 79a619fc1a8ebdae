/** What the address of a git repository says about where it lies. */
export type Address = 'own' | 'other' | 'maybe-own';

/**
 * Compares a `git_url` with the repo's own address on the Hub, however it is spelled: `.git`, a final slash, `hf.co`,
 * user names, ssh. Without `https://` git takes it for a folder of this machine.
 * @param repoId the repo's own id, or null: then an address of a dataset on the Hub may be its own or not
 */
export function compareAddress(gitUrl: string, repoId: string | null): Address {
  const id = hubDatasetId(gitUrl);
  if (id === null) return 'other';
  if (repoId === null) return 'maybe-own';
  return id.toLowerCase() === repoId.toLowerCase() ? 'own' : 'other';
}

/** `OWNER/NAME` of a dataset's address on the Hub; null for anything else. */
function hubDatasetId(gitUrl: string): string | null {
  if (gitUrl.length > 500) return null;
  const found =
    /^(?:(?:https?|ssh|git):\/\/(?:[^@/\s]+@)?(?:www\.)?(?:huggingface\.co|hf\.co)(?::\d+)?\/|(?:[^@/\s]+@)?(?:huggingface\.co|hf\.co):)datasets\/([^/\s?#]+)\/([^/\s?#]+?)(?:\.git)?\/*$/i.exec(
      gitUrl.trim(),
    );
  return found === null ? null : `${found[1]}/${found[2]}`;
}
