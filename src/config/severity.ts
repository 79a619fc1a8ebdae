import type { Severity } from './types.ts';

/** Severities as numbers: the more severe, the larger. */
export const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { notice: 1, warning: 2, error: 3 };
