import type { Listing } from './listing.ts';

/** A value, or a promise of it: local sources answer at once, remote ones later. Always `await` it. */
export type MaybePromise<T> = T | Promise<T>;

/** What a path is in the repository. Folders are not entries: they exist because something lies in them. */
export type EntryKind = 'file' | 'link' | 'submodule';

/** One path of a listing. */
export interface Entry {
  /** POSIX path from the root, without a leading `./`. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Bytes, where the source knows it without reading. */
  readonly size: number | null;
  /** Text of a symbolic link, where known. Never followed by the source. */
  readonly target?: string;
}

/** Why something could not be seen. Never a reason for `fails`. */
export type TroubleCode =
  | 'missing'
  | 'not-a-file'
  | 'too-large'
  | 'lfs-pointer'
  | 'no-permission'
  | 'changed'
  | 'budget'
  | 'gated'
  | 'network'
  | 'listing-cut'
  | 'io-error';

/** A reason with the words the platform gave, already free of secrets. */
export interface Trouble {
  readonly code: TroubleCode;
  readonly detail?: string;
}

/** Bytes of a file, or why not. `truncated`: the file goes on after `bytes` (only when `limit` cut it). */
export type ReadResult =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly truncated: boolean }
  | { readonly ok: false; readonly why: Trouble };

/** How a read ends when the file holds more than `limit` bytes: an error (`whole`), or its beginning or end. */
export type ReadMode = 'whole' | 'head' | 'tail';

/** How a source limits the reading of task files: up to `all` tasks every one, beyond that `spread` of them. */
export interface Sampling {
  readonly all: number;
  readonly spread: number;
}

/** What is known of one commit and one path in it (pins of registry.json, H42). */
export type PinState =
  /** The path has the same tree at that commit as now. */
  | { readonly kind: 'same' }
  /** It differs; `repository` holds what that commit has at and below the path, nothing else. */
  | { readonly kind: 'differs'; readonly repository: Repository }
  /** The commit exists and does not hold the path. */
  | { readonly kind: 'no-path' }
  /** A complete history does not hold the commit. */
  | { readonly kind: 'no-commit' }
  /** The history at hand cannot tell (shallow or partial clone, plain folder, a name only the remote resolves). */
  | { readonly kind: 'not-seen' };

/** Access to earlier commits of the repository. */
export interface History {
  /** What `path` (a folder, `''` for the root) is at `commit` (full sha, `HEAD`, branch or tag name). */
  pin(commit: string, path: string): MaybePromise<PinState>;
}

/** What is judged: a listing and a bounded reader. Never throws on content. */
export interface Repository {
  readonly listing: Listing;
  /**
   * Reads one file of the listing. Links are not followed (`not-a-file`); resolve them with `resolvePath` first.
   * @param path POSIX path from the root
   * @param limit most bytes to return
   * @param mode what to do when the file is longer; default `whole` (answer `too-large`)
   */
  read(path: string, limit: number, mode?: ReadMode): MaybePromise<ReadResult>;
  /** Files read so far. */
  readonly reads: number;
  /** null: read everything. */
  readonly sampling: Sampling | null;
  /** null: no earlier commit can be seen. */
  readonly history: History | null;
}
