import type { FrameworkKey } from './vocabulary.ts';

/** How severe a finding is. */
export type Severity = 'error' | 'warning' | 'notice';

/** The least severe finding that makes the command fail. */
export type FailOn = Severity | 'never';

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
  /** Glob over the finding's path, or null. */
  readonly path: string | null;
  readonly framework: FrameworkKey | null;
  readonly reason: string;
  /** Line of the entry in the config file. */
  readonly line: number;
  /** Whether `path` fits a path; true for all where there is no `path`. */
  readonly matches: (path: string) => boolean;
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

/** A settings file, read and checked. */
export interface ConfigFile {
  /** Settings of the folder that holds the file. */
  readonly base: RootConfig;
  readonly failOn: FailOn | null;
  /** Settings per root, in the file's order; keys are normal relative paths (`.`, `envs/a`). */
  readonly roots: ReadonlyMap<string, RootConfig>;
  /** What the owner should know, though nothing is wrong. */
  readonly hints: readonly ConfigProblem[];
}

/** Codes of the sentences about a settings file; `report/messages/config.ts` holds the sentences. */
export type ConfigCode =
  | 'config-too-large'
  | 'config-not-text'
  | 'config-nested'
  | 'config-aliases'
  | 'config-yaml'
  | 'config-not-mapping'
  | 'config-unknown-key'
  | 'config-unknown-key-meant'
  | 'config-unknown-rule'
  | 'config-unknown-rule-meant'
  | 'config-value'
  | 'config-value-meant'
  | 'config-value-kind'
  | 'config-wants-text'
  | 'config-wants-mapping'
  | 'config-wants-list'
  | 'config-missing'
  | 'config-hub'
  | 'config-until'
  | 'config-until-alone'
  | 'config-statement'
  | 'config-ignore-empty'
  | 'config-size'
  | 'config-blank'
  | 'config-path'
  | 'config-root-twice'
  | 'config-more'
  | 'config-assume-over';

/** What is wrong with a settings file, or worth knowing, and where. */
export interface ConfigProblem {
  readonly code: ConfigCode;
  readonly args: Readonly<Record<string, string | number | readonly string[]>>;
  readonly line: number;
  readonly column: number;
}
