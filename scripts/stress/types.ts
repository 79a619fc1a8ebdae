import type { Run } from './run.ts';

/** One hostile repository. */
export interface StressCase {
  readonly name: string;
  /** Fills an empty folder. */
  make(root: string): void;
  /** Words behind the command; default `check ROOT`. `ROOT` stands for the folder. */
  readonly args?: readonly string[];
  /** Most seconds and MiB; default 10 and 1024. */
  readonly seconds?: number;
  readonly mib?: number;
  /** Seconds by the clock that it may wait for others; default: forty times its seconds, for a busy machine. */
  readonly waits?: number;
  /** Exit codes that are right; default 0 and 1. */
  readonly codes?: readonly number[];
  /** One of the rows of docs/bounds.md. */
  readonly shown?: boolean;
  /** Spoils the folder again and again while the command runs; the answer ends that. */
  disturb?(root: string): () => void;
  /** Runs as nobody where the caller is root. */
  readonly unprivileged?: boolean;
  /** What the JSON report must hold: an answer is what is wrong. */
  expect?(report: StressReport, run: Run): string | null;
}

/** The part of a report that cases look at. */
export interface StressReport {
  readonly targets: readonly {
    readonly target: { readonly files: number; readonly complete: boolean };
    readonly error: { readonly code: string; readonly message?: string } | null;
    readonly card: { readonly state: string } | null;
    readonly frameworks: Readonly<
      Record<string, { readonly verdict: string; readonly evidence: readonly { readonly code: string }[] }>
    >;
    readonly findings: readonly { readonly rule: string; readonly code: string }[];
  }[];
}
