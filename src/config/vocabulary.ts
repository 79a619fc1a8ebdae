/** The framework tags envcard judges, in the order reports list them. */
export const FRAMEWORK_KEYS = ['harbor', 'verifiers', 'openenv', 'nemo-gym'] as const;

/** One framework tag; also the key of its verdict in a report. */
export type FrameworkKey = (typeof FRAMEWORK_KEYS)[number];

/** The tag that puts a dataset repo in the Hub's RL Environments filter. */
export const ENVIRONMENT_TAG = 'rl-environment';

/** The tag the first draft of the Hub's documentation named instead (hub.md 1.1). */
export const STALE_ENVIRONMENT_TAG = 'environment';
