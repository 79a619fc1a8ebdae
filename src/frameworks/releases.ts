import type { FrameworkKey } from '../config/vocabulary.ts';

/** The releases whose loaders the rules were checked against; reports carry them. */
export const CHECKED_AGAINST: Readonly<Record<FrameworkKey, string>> = {
  harbor: '0.26.0',
  verifiers: '0.4.0',
  openenv: '0.10.0',
  'nemo-gym': '0.7.0',
};
