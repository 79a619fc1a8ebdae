import * as core from '@actions/core';
import type { Session } from '../cli/session.ts';
import { maskSecrets } from '../platform/mask.ts';
import { escapeLogLine } from '../report/escape/log.ts';
import type { ActionInputs } from './inputs.ts';

/** A line of the log. Text from a repository cannot become a command in it. */
export function say(message: string): void {
  process.stdout.write(`${escapeLogLine(maskSecrets(message))}\n`);
}

/** An error annotation of our own that fails the step. */
export function fail(message: string): void {
  core.error(escapeLogLine(maskSecrets(message)), { title: 'envcard' });
  process.exitCode = 1;
}

/** A notice of our own. */
export function notice(message: string): void {
  core.notice(escapeLogLine(maskSecrets(message)), { title: 'envcard' });
}

/** The step as the commands see it: a command line with the inputs as its options. */
export function sessionOf(inputs: ActionInputs): Session {
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
      debug: core.isDebug(),
    },
    progress: { due: () => false, show: () => {}, clear: () => {} },
    color: false,
    width: 100,
    say,
    debug: (message) => {
      if (core.isDebug()) core.debug(escapeLogLine(maskSecrets(message())));
    },
  };
}
