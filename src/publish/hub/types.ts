import type { HttpTrouble } from '../../platform/fetch.ts';

/** What a request brought, or why it brought nothing. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: HttpTrouble };

export type PullState = 'open' | 'closed' | 'merged';

/** A pull request as the list shows it. */
export interface PullSummary {
  readonly number: number;
  readonly title: string;
  readonly state: PullState;
  /** null: the account is gone. */
  readonly author: string | null;
}

/** The description of a pull request: the first comment. */
export interface Description {
  readonly id: string;
  readonly text: string;
}

/** A pull request with what happened to it. */
export interface Pull extends PullSummary {
  readonly description: Description | null;
  readonly commits: readonly { readonly author: string | null; readonly title: string }[];
  /** How often it was closed. */
  readonly closings: number;
  /** It cannot be merged as it is. */
  readonly conflicts: boolean;
}

/** A card at a revision. */
export interface CardAt {
  /** null: there is none. */
  readonly bytes: Uint8Array | null;
  /** The commit that the revision stood for; null where the Hub does not say. */
  readonly commit: string | null;
}

/** How the Hub would take a file. */
export interface Preupload {
  readonly mode: 'regular' | 'lfs';
  readonly ignored: boolean;
  /** git blob id of what is there now; null when there is nothing, undefined when the Hub does not say. */
  readonly current: string | null | undefined;
}

/** One commit of the card. */
export interface CardCommit {
  /** `main`, or `refs/pr/N`. */
  readonly revision: string;
  /** Open a pull request with it. */
  readonly createPr: boolean;
  readonly parent: string | null;
  readonly title: string;
  readonly description: string;
  readonly bytes: Uint8Array;
}

/** The few things that a proposal asks of the Hub. Narrow, so that tests can stand in for it. */
export interface HubClient {
  /** The account that acts. */
  whoAmI(): Promise<Answer<string>>;
  /** The commit that the main branch is at. */
  head(): Promise<Answer<string>>;
  /** All pull requests, open, closed and merged. */
  pulls(): Promise<Answer<readonly PullSummary[]>>;
  pull(number: number): Promise<Answer<Pull>>;
  card(revision: string): Promise<Answer<CardAt>>;
  /** What the Hub's own check has against a card. */
  validate(text: string): Promise<Answer<readonly string[]>>;
  preupload(revision: string, createPr: boolean, bytes: Uint8Array): Promise<Answer<Preupload>>;
  /** `number`: the pull request that it opened. */
  commit(commit: CardCommit): Promise<Answer<{ readonly number: number | null }>>;
  describe(number: number, comment: string, text: string): Promise<Answer<null>>;
  rename(number: number, title: string): Promise<Answer<null>>;
  close(number: number, comment: string): Promise<Answer<null>>;
  /** The address of a pull request's page. */
  page(number: number): string;
}
