import { runGit } from '../../platform/git.ts';
import type { Git } from '../../platform/git.ts';
import { fetchObjects } from '../../platform/git-remote.ts';
import type { FetchOutcome } from '../../platform/git-remote.ts';
import type { TempFolder } from '../../platform/temp-folder.ts';
import { decodeName, splitNames } from '../checkout/names.ts';
import { ObjectReader } from '../checkout/objects.ts';
import { baseName } from '../listing.ts';
import type { Entry, EntryKind, ReadMode, ReadResult } from '../types.ts';
import { mayHoldRows } from './rows.ts';
import { taskFinder } from './tasks.ts';

/** Files of one request. */
const MAX_WANTED = 10_000;
const MAX_LINK = 4096;
/** Files that loaders and we look into, by name. */
const WANTED: ReadonlySet<string> = new Set([
  'README.md',
  '.envcard.yaml',
  '.envcard.yml',
  '.harborignore',
  'registry.json',
  'task.toml',
  'instruction.md',
  'docker-compose.yaml',
  'pyproject.toml',
  'setup.py',
  'setup.cfg',
]);

/** One path of a commit. */
interface TreeEntry {
  readonly path: string;
  readonly kind: EntryKind;
  readonly oid: string;
}

/** What a commit holds; `oids` are of files whose content is here. */
export interface ClonedCommit {
  readonly entries: readonly Entry[];
  readonly oids: ReadonlyMap<string, string>;
  readonly cut: boolean;
}

/** A commit, or a sentence why not. */
export type CloneOutcome =
  | { readonly ok: true; readonly commit: ClonedCommit }
  | { readonly ok: false; readonly message: string };

/**
 * A repository of our own in a temporary folder with some commits of a remote one: all names, and the content of the files that are
 * looked into. There is no work tree: nothing is checked out, so no filter runs and no name of the repo meets the disk.
 */
export class Clone {
  private readonly local: Git;
  private readonly remote: Git;
  private readonly folder: TempFolder;
  private readonly objects: ObjectReader;
  private started: Promise<string | null> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param local a git that talks to nobody
   * @param remote the same, allowed to talk to the remote
   */
  constructor(local: Git, remote: Git, folder: TempFolder) {
    this.local = local;
    this.remote = remote;
    this.folder = folder;
    this.objects = new ObjectReader(local, folder.path);
  }

  /**
   * Fetches a commit; one at a time, since git locks.
   * @param sha full id of a commit
   */
  open(sha: string): Promise<CloneOutcome> {
    const opened = this.last.then(() => this.load(sha));
    this.last = opened;
    return opened;
  }

  private async load(sha: string): Promise<CloneOutcome> {
    this.started ??= this.run(['init', '--quiet', '--template=', '.']);
    const failure = (await this.started) ?? problemOf(await this.fetch([sha], 1));
    if (failure !== null) return { ok: false, message: failure };
    const tree = await runGit(this.local, this.folder.path, ['ls-tree', '-r', '-z', '--full-tree', sha]);
    if (tree.kind !== 'ended' || tree.code !== 0) return { ok: false, message: problemOf(tree) ?? 'git ended early' };
    const listed = splitNames(tree.stdout).flatMap(entryOf);
    const wanted = wantedOf(listed);
    const oids = [...new Set(wanted.map(({ oid }) => oid))];
    for (let at = 0; at < oids.length; at += MAX_WANTED) {
      const problem = problemOf(await this.fetch(oids.slice(at, at + MAX_WANTED), null));
      if (problem !== null) return { ok: false, message: problem };
    }
    const sizes = await this.sizes(oids);
    const here = new Set(wanted.filter(({ oid }) => sizes.has(oid)).map(({ path }) => path));
    const entries = await Promise.all(listed.map((entry) => this.complete(entry, here, sizes)));
    const files = listed.filter(({ path, kind }) => kind === 'file' && here.has(path));
    return { ok: true, commit: { entries, oids: new Map(files.map(({ path, oid }) => [path, oid])), cut: tree.cut } };
  }

  /** Reads a file whose content is here. */
  async read(oid: string, limit: number, mode: ReadMode): Promise<ReadResult> {
    const blob = await this.objects.read(oid, limit, mode);
    if (typeof blob === 'string') return { ok: false, why: { code: 'io-error', detail: `object ${oid} is ${blob}` } };
    if (blob.bytes === null) return { ok: false, why: { code: 'too-large', detail: `${blob.size} bytes` } };
    return { ok: true, bytes: blob.bytes, truncated: blob.size > blob.bytes.length };
  }

  /** Ends what runs and removes the folder. */
  close(): void {
    this.objects.close();
    this.folder.remove();
  }

  private fetch(oids: readonly string[], depth: number | null): Promise<FetchOutcome> {
    return fetchObjects(this.remote, this.folder.path, oids, depth, this.folder.gone);
  }

  private async run(args: readonly string[]): Promise<string | null> {
    return problemOf(await runGit(this.local, this.folder.path, args, { signal: this.folder.gone }));
  }

  /** Sizes of objects that are here. */
  private async sizes(oids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sizes = new Map<string, number>();
    if (oids.length === 0) return sizes;
    const input = oids.map((oid) => `${oid}\n`).join('');
    const outcome = await runGit(this.local, this.folder.path, ['cat-file', '--batch-check'], { input });
    const text = outcome.kind === 'ended' ? outcome.stdout.toString('latin1') : '';
    for (const [, oid = '', size] of text.matchAll(/^([0-9a-f]{40}) blob (\d{1,15})$/gm)) sizes.set(oid, Number(size));
    return sizes;
  }

  /** Adds the size of a file and the text of a link. */
  private async complete(
    { path, kind, oid }: TreeEntry,
    here: ReadonlySet<string>,
    sizes: ReadonlyMap<string, number>,
  ): Promise<Entry> {
    if (kind === 'file') return { path, kind, size: sizes.get(oid) ?? null };
    if (kind !== 'link' || !here.has(path)) return { path, kind, size: null };
    const read = await this.read(oid, MAX_LINK, 'whole');
    return { path, kind, size: null, ...(read.ok ? { target: decodeName(Buffer.from(read.bytes)) } : {}) };
  }
}

/** A line of `ls-tree -z`: MODE TYPE OID<tab>PATH. */
function entryOf(line: string): TreeEntry[] {
  const tab = line.indexOf('\t');
  const [mode, , oid = ''] = line.slice(0, tab).split(' ');
  if (tab < 0 || !/^[0-9a-f]{40}$/.test(oid)) return [];
  const kind = mode === '120000' ? 'link' : mode === '160000' ? 'submodule' : 'file';
  return [{ path: line.slice(tab + 1), kind, oid }];
}

/** Links, files that are looked into wherever they lie, and Python files that belong to no task. */
function wantedOf(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  const isInTask = taskFinder(entries.map(({ path }) => path));
  return entries.filter(({ path, kind }) => {
    if (kind !== 'file') return kind === 'link';
    if (mayHoldRows(path)) return false;
    return WANTED.has(baseName(path)) || (path.endsWith('.py') && !isInTask(path));
  });
}

/** Why git did not do it; null when it did. */
function problemOf(outcome: FetchOutcome): string | null {
  switch (outcome.kind) {
    case 'timeout':
      return 'git took too long';
    case 'too-large':
      return 'too much would have to be fetched';
    case 'not-started':
      return `git could not be started: ${outcome.detail}`;
    case 'ended':
      if (outcome.code === 0) return null;
      return /^(?:fatal|error): (.*)/m.exec(outcome.stderr)?.[1] ?? `git ended with ${outcome.code}`;
  }
}
