import { CARD_CASES } from './card-cases.ts';
import { CONFIG_CASES } from './config-cases.ts';
import { LISTING_CASES } from './listing-cases.ts';
import { PARQUET_CASES } from './parquet-cases.ts';
import { ROW_CASES } from './row-cases.ts';
import { TASK_CASES } from './task-cases.ts';
import type { StressCase } from './types.ts';

/** All cases, in the order in which they run. */
export const CASES: readonly StressCase[] = [
  ...CARD_CASES,
  ...ROW_CASES,
  ...PARQUET_CASES,
  ...TASK_CASES,
  ...CONFIG_CASES,
  ...LISTING_CASES,
];
