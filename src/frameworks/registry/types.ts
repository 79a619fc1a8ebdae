import type { Repository, Trouble } from '../../repository/types.ts';
import type { Args, Place } from '../types.ts';

/** One task of a dataset in registry.json. */
export interface RegistryTask {
  readonly name: string;
  /** As written. */
  readonly path: string;
  /** null: absent, null or empty, so this repo (H41). */
  readonly gitUrl: string | null;
  /** null: absent, null or empty, so the commit that is loaded (H41). */
  readonly gitCommitId: string | null;
  /** Where the entry starts in the file; found when asked for. */
  readonly line: number | null;
}

/** One dataset of registry.json. */
export interface RegistrySpec {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly tasks: readonly RegistryTask[];
  readonly line: number | null;
  /** An earlier entry has the same name and version, and wins (H39). */
  readonly shadowed: boolean;
  /**
   * Why no `--dataset` reference reaches it: the reference is cut at the first `@`, `/` is refused (H36), and an empty
   * version counts as none, for which Harbor takes another one of the same name (H38).
   */
  readonly unreachable: 'slash' | 'at-sign' | 'empty-version' | null;
}

/** Why a registry.json loads nothing at all (H31-H35, H72). */
export type RegistryCode =
  | 'registry-link'
  | 'registry-not-utf8'
  | 'registry-pointer'
  | 'registry-syntax'
  | 'registry-not-list'
  | 'registry-object'
  | 'registry-dataset-type'
  | 'registry-key-missing'
  | 'registry-value';

/** A registry.json as Harbor reads it. */
export type RegistryFile =
  | { readonly state: 'missing' }
  | { readonly state: 'unseen'; readonly why: Trouble }
  | {
      readonly state: 'invalid';
      readonly code: RegistryCode;
      readonly args: Args;
      readonly place: Place;
      readonly fact: string;
    }
  | { readonly state: 'ok'; readonly specs: readonly RegistrySpec[] };

/** Why an entry of registry.json leads to no task (H14, H41-H44). */
export type RegistryEntryCode =
  | 'entry-absolute'
  | 'entry-outside'
  | 'entry-missing'
  | 'entry-file'
  | 'entry-link'
  | 'entry-root'
  | 'entry-name'
  | 'entry-commit-name'
  | 'entry-no-commit'
  | 'entry-no-path-at-commit'
  | 'entry-elsewhere-no-commit';

/** Where an entry leads. */
export type EntryTarget =
  /** A folder of `repository`: today's, or the repository as of the pinned commit. */
  | {
      readonly kind: 'here';
      readonly path: string;
      readonly repository: Repository;
      /** The address could be this repo's or another's: the own one is not known. */
      readonly maybeElsewhere: boolean;
    }
  | { readonly kind: 'elsewhere'; readonly path: string; readonly gitUrl: string }
  /** The pinned commit cannot be seen from here. */
  | { readonly kind: 'pin-not-seen'; readonly path: string; readonly commit: string }
  /** The listing is cut: the folder may be there. */
  | { readonly kind: 'unseen'; readonly path: string }
  | {
      readonly kind: 'broken';
      /** Normalized; as written where it cannot be. */
      readonly path: string;
      readonly code: RegistryEntryCode;
      readonly args: Args;
      readonly fact: string;
      /** Harbor already refuses the whole dataset while it resolves the paths. */
      readonly stopsDataset: boolean;
    };
