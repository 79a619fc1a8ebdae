import { unauthorized } from './accounts.ts';
import type { Identity } from './accounts.ts';
import type { Repo } from './repo.ts';
import { Refusal } from './http.ts';

/** Whether a user may see a repository at all. */
function maySee(repo: Repo, who: Identity | null): boolean {
  if (!repo.private) return true;
  if (who === null) return false;
  return mayWrite(repo, who) || (who.role !== 'none' && (isMember(repo, who) || repo.readers.has(who.user)));
}

function isMember(repo: Repo, who: Identity): boolean {
  return who.user === repo.owner || who.orgs.includes(repo.owner) || repo.writers.has(who.user);
}

/** Whether a token may push to a repository. */
export function mayWrite(repo: Repo, who: Identity): boolean {
  if (who.repos !== null) return who.repos.includes(repo.id);
  return who.role === 'write' && isMember(repo, who);
}

/** The answer for a repository that is not there, or that the caller may not know of. */
export function repoNotFound(who: Identity | null): Refusal {
  return who === null
    ? unauthorized('Invalid username or password.')
    : new Refusal(404, 'Repository not found', { code: 'RepoNotFound' });
}

/** Refuses what everything in a repository asks for: that it may be seen and is not disabled. */
export function checkVisible(repo: Repo, who: Identity | null): void {
  if (!maySee(repo, who)) throw repoNotFound(who);
  if (repo.disabled) throw new Refusal(403, 'Access to this resource is disabled.');
}

/** Refuses the content of a gated repository; its listing and its card are open to everyone. */
export function checkGate(repo: Repo, who: Identity | null): void {
  if (repo.gated === false) return;
  const start = `Access to dataset ${repo.id} is restricted`;
  if (who === null) {
    throw new Refusal(401, `${start}. You must have access to it and be authenticated to access it. Please log in.`, {
      code: 'GatedRepo',
    });
  }
  if (mayWrite(repo, who) || (who.role !== 'none' && (isMember(repo, who) || repo.readers.has(who.user)))) return;
  throw new Refusal(
    403,
    `${start} and you are not in the authorized list. Visit the dataset's page to ask for access.`,
    {
      code: 'GatedRepo',
    },
  );
}

/** The caller of a request that needs a token. */
export function needToken(who: Identity | null): Identity {
  if (who === null) throw unauthorized('Invalid username or password.');
  return who;
}

/** Refuses a push to a branch by someone without write access. */
export function checkPush(repo: Repo, who: Identity): void {
  if (!mayWrite(repo, who)) {
    throw new Refusal(403, 'Forbidden: pass `create_pr=1` as a query parameter to create a Pull Request');
  }
}

/** Refuses what takes part in discussions: opening, commenting, pull requests. Repository permissions do not matter. */
export function checkDiscuss(repo: Repo, who: Identity): void {
  if (!who.discuss) throw new Refusal(403, 'Forbidden: this token has no permission to write in discussions');
  if (repo.discussionsDisabled) throw new Refusal(403, 'Discussions are disabled for this repo');
}
