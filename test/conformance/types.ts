import type { FrameworkKey } from '../../src/config/vocabulary.ts';
import type { Finding } from '../../src/rules/types.ts';
import type { Detection, Door } from '../../src/frameworks/types.ts';
import type { CaseFile } from '../support/cases.ts';

/** What is asked: the four loaders, and the datasets library behind the viewer on the Hub. */
export type LoaderKey = FrameworkKey | 'datasets';

/** A small repository to ask about. */
export interface Tree {
  /** Unique among all trees: `SOURCE/NAME`, or `SEED/NUMBER` for a generated one. */
  readonly id: string;
  /** In words, what is special about it. */
  readonly change: string;
  readonly files: Readonly<Record<string, CaseFile>>;
}

/** A task that the loader refuses, by its folder or row file as a path in the repository, and what the loader said. */
export interface RefusedTask {
  readonly path: string;
  readonly why: string;
}

/** What a loader made of one way into the repository. */
export interface DoorAnswer {
  readonly door: Door;
  /** The dataset or taskset to name in the command (`demo@1.0`), where there is one. */
  readonly name: string | null;
  /** The folder or row file, as a path in the repository; `.` is the root. */
  readonly path: string | null;
  /** Whether this way needs no option beyond the usual command. */
  readonly usual: boolean;
  /** What the loader said when the door did not open at all. */
  readonly error: string | null;
  /** The unfiltered command loads everything it finds. */
  readonly whole: boolean;
  /** Folders or row files that load, in the loader's order. */
  readonly good: readonly string[];
  readonly refused: readonly RefusedTask[];
  /** Tasks that cannot be decided offline (another repository, a commit that is not here). */
  readonly outside: number;
  /** What only one framework tells: counts of rows, the columns of a split. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** What a loader answers about a repository; `loads` is null where it could not be asked. */
export interface Answer {
  readonly loads: boolean | null;
  readonly doors: readonly DoorAnswer[];
}

/** A line to an asker (`askers/ask.py LOADER`): load a repository, or let the real command's parser read a command. */
export type Request =
  | { readonly id: number; readonly ask: 'load'; readonly root: string; readonly scratch: string }
  | {
      readonly id: number;
      readonly ask: 'parse';
      readonly words: readonly string[];
      readonly files: Readonly<Record<string, string>>;
    };

/** A line from an asker. The first one says which releases answer; then one for each request. */
export type Reply =
  | { readonly ready: Readonly<Record<string, string>> }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly accepted: boolean; readonly why: string | null }
  | { readonly id: number; readonly trouble: string };

/**
 * Compares a detector's answer with its loader's.
 * @param answer of the real loader
 * @param detection of envcard, for the same files
 * @param release of the loader: an older one than the rules follow may differ where the evidence says since when
 * @returns what differs, a sentence each; empty: they agree. `justified` ones are documented `unknown`s: counted apart
 */
export type Compare = (answer: Answer, detection: Detection, release: string) => readonly Difference[];

/**
 * Compares what findings say of the viewer with what the library behind it shows.
 * @param findings of the rule `card/viewer`, as they are without regard to tags
 * @returns each notice that the library does not confirm, and what it breaks at without a notice
 */
export type CompareViewer = (answer: Answer, findings: readonly Finding[]) => readonly Difference[];

/** Where envcard and a loader part. */
export interface Difference {
  readonly about: 'verdict' | 'tasks' | 'order' | 'needless-unknown' | 'since' | 'notice' | 'untold';
  readonly text: string;
  /** Whether the loader takes what is refused here, or the other way round; without it no release explains it. */
  readonly loader?: 'takes' | 'refuses';
  /** The task, folder or row file that it is about; without it all of the repository, or a dataset. */
  readonly path?: string | null;
}
