import { breakCommands, visible, visibleLines } from './visible.ts';

/**
 * One line of a workflow log from any text: control, bidi and invisible characters become visible, and the runner can
 * take no part of it for a command.
 */
export function escapeLogLine(text: string): string {
  return breakCommands(visible(text));
}

/** As `escapeLogLine` for text of several lines, which stay lines. */
export function escapeLogText(text: string): string {
  return breakCommands(visibleLines(text));
}

/** The message of a workflow command (`%`, CR and LF escaped as the runner reads them back). */
export function commandMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property of a workflow command. */
export function commandProperty(text: string): string {
  return commandMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
