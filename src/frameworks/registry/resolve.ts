import { joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import type { Args } from '../types.ts';
import { compareAddress } from './address.ts';
import { downloadFault, normalizePath } from './paths.ts';
import type { EntryTarget, RegistryEntryCode, RegistryTask } from './types.ts';

const FULL_SHA = /^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/;
/** The branch of a dataset repo that `git clone` checks out. */
const TODAY: ReadonlySet<string> = new Set(['HEAD', 'main', 'refs/heads/main']);

/**
 * Says where an entry of registry.json leads: to a folder here, to an earlier commit, to another repository, nowhere
 * (H14, H41-H44, and the design's word on pins).
 * @param repoId the repo's own id on the Hub, or null
 */
export async function resolveEntry(
  repository: Repository,
  task: RegistryTask,
  repoId: string | null,
): Promise<EntryTarget> {
  const normal = normalizePath(task.path);
  if (!normal.ok) return broken(normal.code, task.path, { value: task.path }, 'H44', true);
  const { path } = normal;
  const shown = path === '' ? '.' : path;
  const address = task.gitUrl === null ? 'own' : compareAddress(task.gitUrl, repoId);
  const commit = task.gitCommitId;
  if (address === 'other') {
    // Harbor fills in the commit of this repo, which the other one does not have.
    return commit === null
      ? broken('entry-elsewhere-no-commit', shown, { url: task.gitUrl ?? '' }, 'H41')
      : { kind: 'elsewhere', path: shown, gitUrl: task.gitUrl ?? '' };
  }
  const maybeElsewhere = address === 'maybe-own';
  const fault = downloadFault(path);
  if (fault !== null) return broken('entry-name', shown, { value: path, fault }, 'H14');
  if (path === '') return broken('entry-root', shown, {}, 'H16');
  if (commit === null || TODAY.has(commit)) return folderIn(repository, path, maybeElsewhere, task.gitUrl);
  if (!FULL_SHA.test(commit) && !canBeRef(commit)) return broken('entry-commit-name', shown, { commit }, 'H42');
  const pin = (await repository.history?.pin(commit, path)) ?? { kind: 'not-seen' };
  switch (pin.kind) {
    case 'same':
      return folderIn(repository, path, maybeElsewhere, task.gitUrl);
    case 'differs':
      return folderIn(pin.repository, path, maybeElsewhere, task.gitUrl);
    case 'no-path':
      return broken('entry-no-path-at-commit', shown, { commit }, 'H42');
    case 'no-commit':
      return maybeElsewhere
        ? { kind: 'elsewhere', path: shown, gitUrl: task.gitUrl ?? '' }
        : broken('entry-no-commit', shown, { commit }, 'H42');
    default:
      return { kind: 'pin-not-seen', path: shown, commit };
  }
}

function broken(
  code: RegistryEntryCode,
  path: string,
  args: Args,
  fact: string,
  stopsDataset: boolean = false,
): EntryTarget {
  return { kind: 'broken', path, code, args, fact, stopsDataset };
}

/**
 * Whether `git fetch origin NAME` can find a branch or tag of that name. Short hashes are found here but not there, and
 * `head` is no name that git hosts know.
 */
function canBeRef(commit: string): boolean {
  if (/^[0-9a-fA-F]{4,39}$/.test(commit) || commit === 'head') return false;
  return !/^[-/]|[\0-\x20\x7F~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.$|\.lock$/.test(commit);
}

function folderIn(repository: Repository, path: string, maybeElsewhere: boolean, gitUrl: string | null): EntryTarget {
  const { listing } = repository;
  if (crossesLink(listing, path)) return broken('entry-link', path, {}, 'H15');
  const kind = listing.get(path)?.kind;
  // A submodule arrives as an empty folder.
  if (listing.isDirectory(path) || kind === 'submodule') return { kind: 'here', path, repository, maybeElsewhere };
  if (!listing.complete) return { kind: 'unseen', path };
  if (maybeElsewhere) return { kind: 'elsewhere', path, gitUrl: gitUrl ?? '' };
  if (kind === 'file') return broken('entry-file', path, {}, 'H44');
  return broken('entry-missing', path, { similar: similarFolder(listing, path) ?? '' }, 'H44');
}

/** Whether the path or a folder above it is a link: Harbor refuses such a path, or does not find it. */
function crossesLink(listing: Listing, path: string): boolean {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const above = path.slice(0, slash);
    // Below what is no folder nothing is listed, however long the path goes on.
    if (!listing.isDirectory(above)) return listing.get(above)?.kind === 'link';
  }
  return listing.get(path)?.kind === 'link';
}

const foldersByCase = new WeakMap<Listing, Map<string, ReadonlyMap<string, string>>>();

/** Sub-folders of a folder by their lower-case names. */
function subFolders(listing: Listing, directory: string): ReadonlyMap<string, string> {
  let known = foldersByCase.get(listing);
  if (known === undefined) {
    known = new Map();
    foldersByCase.set(listing, known);
  }
  let folders = known.get(directory);
  if (folders === undefined) {
    const children = listing.children(directory).filter(({ kind }) => kind === 'directory');
    folders = new Map(children.map(({ name }) => [name.toLowerCase(), name]));
    known.set(directory, folders);
  }
  return folders;
}

/** A folder whose path differs in case or in the kind of slash only; null when there is none. */
function similarFolder(listing: Listing, path: string): string | null {
  let at = '';
  for (const part of path.replaceAll('\\', '/').split('/')) {
    const name = subFolders(listing, at).get(part.toLowerCase());
    if (name === undefined) return null;
    at = joinPath(at, name);
  }
  return at;
}
