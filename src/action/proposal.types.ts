import type { Judged, NotJudged } from '../cli/opened.ts';
import type { Finding } from '../rules/types.ts';

/** Something to tell the user. `notice`: things are checked only; `error`: the step fails. */
export interface Said {
  readonly level: 'info' | 'notice' | 'error';
  /** One line for the log. */
  readonly text: string;
  /** The same for the job summary. */
  readonly markdown: string;
}

/** What came of proposing. */
export interface Proposed {
  readonly said: readonly Said[];
  readonly changed: boolean;
  readonly operation: 'created' | 'updated' | 'closed' | 'none';
  readonly pull: { readonly number: number; readonly url: string } | null;
  /** Whether an open pull request repairs a finding. */
  readonly repairs: (target: Judged, finding: Finding) => boolean;
}

/** A proposal that was looked into before anything was written, and is made when the reports are out. */
export type Proposal = () => Promise<Proposed>;

/** Targets as they were judged. */
export type Targets = readonly (Judged | NotJudged)[];

/** Nothing was proposed. */
export function notProposed(said: readonly Said[]): Proposed {
  return { said, changed: false, operation: 'none', pull: null, repairs: () => false };
}
