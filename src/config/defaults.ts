import type { RootConfig } from './types.ts';

/** Settings of a root that has no settings file. */
export const DEFAULT_CONFIG: RootConfig = {
  card: 'README.md',
  hub: null,
  rules: {},
  frameworks: {},
  otherFramework: null,
  ignore: [],
};
