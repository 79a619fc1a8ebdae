import type { ProposalSource } from '../proposal.ts';
import type { Marker, TagChange } from '../types.ts';
import type { BranchState } from './branch.ts';
import type { PullInfo, Survey } from './survey.ts';

/** What a proposal on GitHub is to be. */
export interface GithubWishes {
  /** The branch to propose to; null: the default branch. */
  readonly base: string | null;
  /** The one branch that proposals live on. */
  readonly branch: string;
  /** The commit that was judged. */
  readonly head: string;
  readonly remove: boolean;
  /** null: what fits the change. */
  readonly title: string | null;
  readonly commitMessage: string | null;
  readonly labels: readonly string[];
  readonly draft: boolean;
  /** Address of the web pages, as in GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  /** envcard's own release. */
  readonly version: string;
}

/** A pull request into the base branch, with what was read of it. */
export interface PullView {
  readonly info: PullInfo;
  /** Of the proposals' branch, or with our marker on a branch of this repository. */
  readonly own: boolean;
  /** Of an own one: its marker, or what its cards show where a person opened it or took the marker out. */
  readonly marker: Marker | null;
  /** The marker stands in its description. */
  readonly marked: boolean;
  /** `changeKey` of the wanted changes that its cards have made. Empty where they were not read. */
  readonly effects: ReadonlySet<string>;
  /** Of an own open one. */
  readonly branch: BranchState | null;
}

/** Everything that a plan is made of. */
export interface GithubView {
  readonly survey: Survey;
  readonly base: { readonly name: string; readonly oid: string };
  /** The judged roots, with the cards as they are on the base branch. */
  readonly sources: readonly ProposalSource[];
  readonly candidates: readonly TagChange[];
  readonly pulls: readonly PullView[];
  /** The proposals' branch where none of our open pull requests has it. */
  readonly spare: BranchState | null;
  /** The branch on which a move is made ready, left from an earlier run. */
  readonly next: BranchState | null;
}
