import { SEVERITY_WEIGHT } from '../config/severity.ts';
import type { FailOn, Severity } from '../config/types.ts';

/** What the exit codes mean (README, "Exit codes"). */
export const EXIT = {
  ok: 0,
  /** Something at or above `--fail-on` was found. */
  findings: 1,
  /** The command line or a settings file is wrong. */
  usage: 2,
  /** A target cannot be read, or an action failed. */
  unreadable: 3,
  /** A bug of envcard. */
  internal: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const PRECEDENCE: readonly ExitCode[] = [EXIT.interrupted, EXIT.internal, EXIT.usage, EXIT.unreadable, EXIT.findings];

/** The code of several outcomes: the first of 130, 70, 2, 3, 1 that occurs, else 0. */
export function worst(codes: readonly ExitCode[]): ExitCode {
  return PRECEDENCE.find((code) => codes.includes(code)) ?? EXIT.ok;
}

/** Whether findings of these severities make the command fail. */
export function fails(severities: readonly Severity[], failOn: FailOn): boolean {
  return failOn !== 'never' && severities.some((severity) => SEVERITY_WEIGHT[severity] >= SEVERITY_WEIGHT[failOn]);
}
