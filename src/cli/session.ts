import { shown, visibleLines } from '../report/escape/visible.ts';
import { maskSecrets } from '../platform/mask.ts';
import { isTerminal, STDERR, STDOUT, writeTo } from '../platform/output.ts';
import { startProgress, textWidth, wantsColor } from '../platform/terminal.ts';
import type { Progress } from '../platform/terminal.ts';
import { EXIT } from './exit.ts';
import type { Options } from './options.ts';

/** What every command needs of the outside: a voice on standard error. */
export interface Session {
  readonly options: Options;
  readonly progress: Progress;
  /** Whether the report may have colours. */
  readonly color: boolean;
  /** Columns that the report's sentences are broken for. */
  readonly width: number;
  /** One line for the user: what is wrong. */
  say(message: string): void;
  /** A line that only `--debug` shows. The text is made only then. */
  debug(message: () => string): void;
}

/** Starts talking to the user. */
export function startSession(options: Options): Session {
  const progress = startProgress(options.quiet);
  const write = (text: string): void => {
    progress.clear();
    writeTo(STDERR, [`${safeLine(text)}\n`]);
  };
  process.once('SIGINT', () => {
    progress.clear();
    process.exit(EXIT.interrupted);
  });
  return {
    options,
    progress,
    color: options.output === null && wantsColor(options.noColor, process.env),
    width: textWidth(options.output === null && isTerminal(STDOUT) ? process.stdout.columns : undefined),
    say: (message) => write(`envcard: ${message}`),
    debug: (message) => {
      if (options.debug) write(`envcard: debug: ${message()}`);
    },
  };
}

/** Text for standard error: one line, secrets hidden, controls visible. */
export function safeLine(text: string): string {
  return shown(maskSecrets(text), 2000);
}

/** As `safeLine` for text of several lines. */
export function safeLines(text: string): string {
  return visibleLines(maskSecrets(text));
}
