import { isTerminal, STDERR, STDOUT, writeTo } from './output.ts';

/** First sign of life after this many milliseconds on a terminal, and elsewhere. */
const DELAY = { terminal: 400, lines: 3000 } as const;
/** Time between two signs. */
const PAUSE = { terminal: 100, lines: 10_000 } as const;
const BAR_WIDTH = 24;

/** What goes on, for people. */
export interface Progress {
  /** Whether it is time to say something: ask before making the text. */
  due(): boolean;
  /**
   * Says what is done.
   * @param text one line, already free of controls
   * @param part how much of the whole is done, 0 to 1, where known
   */
  show(text: string, part: number | null): void;
  /** Takes the bar away, before anything else is written. */
  clear(): void;
}

/** Whether standard output wants colours: `--no-color`, FORCE_COLOR, NO_COLOR and the terminal itself, in this order. */
export function wantsColor(
  noColor: boolean,
  env: NodeJS.ProcessEnv,
  terminal: () => boolean = () => isTerminal(STDOUT),
): boolean {
  if (noColor) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if ((env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb') return false;
  return terminal();
}

/**
 * Columns that a report's sentences are broken for: the terminal's within reason, else 100.
 * @param columns of standard output; undefined when it is no terminal
 */
export function textWidth(columns: number | undefined): number {
  return columns === undefined || columns === 0 ? 100 : Math.min(120, Math.max(60, columns));
}

/**
 * Progress on standard error: a bar on a terminal, a plain line now and then elsewhere, nothing when quiet.
 * @param quiet say nothing
 */
export function startProgress(quiet: boolean): Progress {
  if (quiet) return { due: () => false, show: () => {}, clear: () => {} };
  const started = performance.now();
  let kind: keyof typeof DELAY | null = null;
  let next = started + Math.min(DELAY.terminal, DELAY.lines);
  let drawn = false;
  return {
    due() {
      if (performance.now() < next) return false;
      if (kind !== null) return true;
      // Only a run that lasts asks what it writes to.
      kind = isTerminal(STDERR) && process.env['TERM'] !== 'dumb' ? 'terminal' : 'lines';
      next = started + DELAY[kind];
      return performance.now() >= next;
    },
    show(text, part) {
      next = performance.now() + PAUSE[kind ?? 'lines'];
      if (kind !== 'terminal') {
        writeTo(STDERR, [`envcard: ${text}\n`]);
        return;
      }
      const line = part === null ? text : `${bar(part)} ${text}`;
      writeTo(STDERR, [`\r\u001b[2K${line.slice(0, Math.max(10, (process.stderr.columns || 80) - 1))}`]);
      drawn = true;
    },
    clear() {
      if (drawn) writeTo(STDERR, ['\r\u001b[2K']);
      drawn = false;
    },
  };
}

function bar(part: number): string {
  const full = Math.round(Math.min(1, Math.max(0, part)) * BAR_WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}]`;
}
