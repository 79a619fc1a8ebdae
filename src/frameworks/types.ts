import type { CardView } from '../card/types.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Repository } from '../repository/types.ts';

/** Stands in commands for the repo's id on the Hub where nothing tells it. */
export const REPO_PLACEHOLDER = 'OWNER/NAME';

/** The three answers, and the one between (design: `loads`, `partial`, `fails`, `unknown`). */
export type Verdict = 'loads' | 'partial' | 'fails' | 'unknown';

/** Values a sentence is made of. They come from hostile input: escape when rendered. */
export type Args = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A sentence as data: a code that names it, and its values. Rendered in `report/messages`. */
export interface Message {
  readonly code: string;
  readonly args: Args;
}

/** A place in the repository. Lines count from 1. */
export interface Place {
  readonly path: string | null;
  readonly line: number | null;
}

/** What was seen, where, and what it says for or against the framework. `fact` names the mirrored rule (`H13`). */
export interface Evidence extends Message, Place {
  readonly stance: 'supports' | 'refutes' | 'unknown';
  readonly fact: string;
}

/** A task that the loader refuses (or, with `unread`, whose files could not be seen). */
export interface BrokenTask extends Message {
  /** The task's folder, or the row file. */
  readonly path: string;
  /** The file that shows it, and the line. */
  readonly place: Place;
  readonly fact: string;
}

/** Where a taskset is loaded through. */
export type Door =
  | 'registry'
  | 'tasks'
  | 'path'
  | 'local'
  | 'harbor-taskset'
  | 'package'
  | 'rows'
  | 'artifact'
  | 'split';

/** A word of a command: text to be quoted, or shell text to be used as it is (`"$MODEL"`). */
export type Word = string | { readonly shell: string };

/** One command line. The placeholder for an unknown repo id is made by the renderer: use `REPO` words. */
export interface Command {
  readonly words: readonly Word[];
}

/** What to type to load one taskset. `comment`: a code of `report/messages`, for what files cannot say. */
export interface Snippet {
  /** Install commands and the like; repeated ones are shown once. */
  readonly setup: readonly Command[];
  readonly run: readonly Command[];
  /** A file the run needs, for example a TOML config. */
  readonly file?: { readonly name: string; readonly text: string };
  readonly comment?: Message;
}

/** One thing a user can load through a door. */
export interface Taskset {
  readonly door: Door;
  readonly name: string | null;
  readonly version: string | null;
  /** The folder (`tasks`, `.`), the row file, or null for registry entries. */
  readonly path: string | null;
  /** Only main tasksets can make a verdict `loads` (design §2). */
  readonly main: boolean;
  readonly verdict: Verdict;
  readonly tasks: { readonly total: number; readonly ok: number; readonly broken: number; readonly unread: number };
  readonly broken: readonly BrokenTask[];
  /** OpenEnv only: index → folder. */
  readonly order?: readonly string[];
  readonly snippet: Snippet | null;
}

/** A taskset that loads only when something else is given. */
export type Condition = 'local-copy-only' | 'needs-nemo-gym-server';

/** Rules about files, not tags. The catalogue in `rules/` documents each. */
export type FileRule =
  | 'files/registry'
  | 'files/broken-task'
  | 'files/dropped-task'
  | 'files/stray-folder'
  | 'files/lfs-pointer'
  | 'files/unsafe-name'
  | 'files/link'
  | 'files/case-twins'
  | 'files/packed-tasks'
  | 'files/rows'
  | 'files/row-schema'
  | 'files/task-fields'
  | 'files/known-dataset'
  | 'files/size';

/** A remark on a file, for `rules/` to weigh: `breaks` lowers the verdict, `hides` drops or reorders tasks in silence. */
export interface Note extends Message, Place {
  readonly rule: FileRule;
  readonly effect: 'breaks' | 'hides' | 'remark';
  readonly fact: string;
  readonly remedy: Message | null;
}

/** What a detector answers. */
export interface Detection {
  readonly verdict: Verdict;
  readonly basis:
    | { readonly kind: 'complete' }
    | { readonly kind: 'sample'; readonly read: number; readonly of: number };
  readonly conditions: readonly Condition[];
  readonly tasksets: readonly Taskset[];
  readonly evidence: readonly Evidence[];
  readonly notes: readonly Note[];
  /** What in the repo would turn `fails` or `partial` into `loads`. */
  readonly remedy: Message | null;
  /** Rows for which something outside the files vouches (a named environment, a known dataset): silences `unproven`. */
  readonly vouched: boolean;
  /**
   * With `fails`: why the tag is still no mistake to be removed. Another release of the framework loads the repo, or
   * the tag has another meaning that fits the files (an openenv.yaml). Makes the finding a warning without a fix.
   */
  readonly tolerated?: Message;
  /** Files hold something that only a suggestion may rest on (a package, rows): the tag is never added by itself. */
  readonly suggestOnly: boolean;
}

/** All a detector sees. No clock, no network, no other detector. */
export interface DetectorContext {
  readonly repository: Repository;
  readonly card: CardView;
  /** `OWNER/NAME` on the Hub, where known. */
  readonly repoId: string | null;
  /** Compiles JSON Schemas found in rows, within a time limit; without it they stay unchecked. */
  readonly schemaChecker?: SchemaChecker | null | undefined;
  /** Also tell what no verdict rests on and takes longer to find. */
  readonly thorough?: boolean | undefined;
}

/**
 * Compiles JSON Schemas (hostile text) outside the caller's thread.
 * @param schemas each one JSON Schema as JSON text
 * @returns for each null when it compiles, else why not; `slow` when the time limit ended it, which proves nothing
 */
export type SchemaChecker = (
  schemas: readonly string[],
) => Promise<readonly (null | { readonly reason: string; readonly slow: boolean })[]>;

/** One framework: mirrors its loader, rule by rule. */
export interface Detector {
  readonly key: FrameworkKey;
  detect(context: DetectorContext): Promise<Detection>;
}
