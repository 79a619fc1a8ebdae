import type { FrameworkKey } from './vocabulary.ts';

/** How severe a finding is. */
export type Severity = 'error' | 'warning' | 'notice';

/** What the owner of the repo says of one framework. */
export interface FrameworkConfig {
  /** The owner vouches: silences `unknown` and `partial`, never a decided `fails`. */
  readonly assume?: { readonly reason: string; readonly until: string | null };
  /** Never proposed. */
  readonly declareNever?: { readonly reason: string };
}

/** One finding that the owner does not want to see. */
export interface Ignore {
  /** Rule id, or null for every rule. */
  readonly rule: string | null;
  /** minimatch glob over the finding's path, or null. */
  readonly path: string | null;
  readonly framework: FrameworkKey | null;
  readonly reason: string;
  /** Line of the entry in the config file. */
  readonly line: number;
}

/** Settings of one root, defaults filled in. */
export interface RootConfig {
  /** Card path relative to the root. */
  readonly card: string;
  /** The repo's own id on the Hub, or null. */
  readonly hub: string | null;
  readonly rules: Readonly<Record<string, Severity | 'off'>>;
  readonly frameworks: Readonly<Partial<Record<FrameworkKey, FrameworkConfig>>>;
  /** Another framework that loads the repo (silences `tags/no-framework`). */
  readonly otherFramework: string | null;
  readonly ignore: readonly Ignore[];
}
