import type { CardState } from '../card/types.ts';
import type { Severity } from '../config/types.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Edit } from '../fix/types.ts';
import type { Args, Condition, Door, Verdict } from '../frameworks/types.ts';
import type { FindingPlace, FixKind, RuleId } from '../rules/types.ts';

/** Report version 1 (`--format json`, `schemas/report.json`); it only ever gains fields. */
export interface Report {
  readonly version: 1;
  readonly tool: { readonly name: 'envcard'; readonly version: string };
  readonly checkedAgainst: Readonly<Record<FrameworkKey, string>>;
  readonly targets: readonly TargetReport[];
}

/** One judged repository, or why it could not be opened (`error`; then `card`, `frameworks` and so on are empty). */
export interface TargetReport {
  readonly target: {
    readonly kind: 'directory' | 'hub';
    readonly id: string;
    readonly revision: string | null;
    readonly files: number;
    readonly ignored: number;
    readonly complete: boolean;
    readonly reads: number;
  };
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly card: { readonly path: string; readonly state: CardState; readonly tags: readonly string[] | null } | null;
  readonly frameworks: Readonly<Partial<Record<FrameworkKey, FrameworkReport>>>;
  readonly findings: readonly FindingReport[];
  readonly edits: readonly Edit[];
  readonly editsWithRemovals: readonly Edit[];
  readonly summary: { readonly errors: number; readonly warnings: number; readonly notices: number };
}

export interface FrameworkReport {
  readonly verdict: Verdict;
  readonly basis: 'complete' | 'sample';
  /** Of a sample: how many task files were read, and of how many. */
  readonly sample: { readonly read: number; readonly of: number } | null;
  readonly tagged: boolean;
  readonly assumed: { readonly reason: string } | null;
  readonly conditions: readonly Condition[];
  readonly tasksets: readonly TasksetReport[];
  readonly evidence: readonly EvidenceReport[];
  /** What in the repo would turn `fails` or `partial` into `loads`. */
  readonly remedy: string | null;
  readonly remedyCode: string | null;
  readonly remedyArgs: Args | null;
}

export interface TasksetReport {
  readonly door: Door;
  readonly name: string | null;
  readonly version: string | null;
  readonly path: string | null;
  readonly main: boolean;
  readonly verdict: Verdict;
  readonly tasks: { readonly total: number; readonly ok: number; readonly broken: number; readonly unread: number };
  readonly broken: readonly {
    readonly path: string;
    readonly code: string;
    readonly args: Args;
    readonly message: string;
    readonly place: { readonly path: string | null; readonly line: number | null };
    readonly fact: string;
  }[];
  readonly order?: readonly string[];
  /** The runnable command, several lines; null where there is none. */
  readonly snippet: string | null;
}

export interface EvidenceReport {
  readonly stance: 'supports' | 'refutes' | 'unknown';
  readonly code: string;
  readonly args: Args;
  readonly path: string | null;
  readonly line: number | null;
  readonly message: string;
  readonly fact: string;
}

export interface FindingReport extends FindingPlace {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly framework: FrameworkKey | null;
  readonly code: string;
  readonly args: Args;
  /** The sentence, with the evidence behind it (`because`) after a colon. */
  readonly message: string;
  readonly because: { readonly code: string; readonly args: Args } | null;
  readonly fix: FixKind;
  readonly remedy: string | null;
  readonly remedyCode: string | null;
  readonly remedyArgs: Args | null;
}
