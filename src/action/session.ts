import type { Session } from '../cli/session.ts';
import type { ActionInputs } from './inputs.ts';

/** How the step speaks. */
export interface Voice {
  /** A line of the log. */
  readonly say: (message: string) => void;
  /** A line that only a run with debug logging shows. */
  readonly debug: (message: string) => void;
  readonly isDebug: boolean;
}

/** The step as the commands see it: a command line with the inputs as its options. */
export function sessionOf(inputs: ActionInputs, { say, debug, isDebug }: Voice): Session {
  return {
    options: {
      format: 'github',
      output: null,
      failOn: inputs.failOn,
      config: inputs.config,
      card: inputs.card,
      hub: inputs.hubRepo,
      trackedOnly: false,
      includeIgnored: false,
      reads: null,
      thorough: false,
      unsafe: false,
      diff: false,
      createCard: false,
      dryRun: false,
      reconsider: false,
      remove: inputs.propose.remove,
      forceHub: false,
      framework: null,
      noColor: true,
      quiet: true,
      debug: isDebug,
    },
    progress: { due: () => false, show: () => {}, clear: () => {} },
    color: false,
    width: 100,
    say,
    debug: (message) => {
      if (isDebug) debug(message());
    },
  };
}
