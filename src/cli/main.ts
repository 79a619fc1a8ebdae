import { existsSync } from 'node:fs';
import { suggest } from '../config/suggest.ts';
import { STDERR, STDOUT, writeTo } from '../platform/output.ts';
import { VERSION } from '../platform/version.ts';
import { check } from './check.ts';
import { COMMANDS } from './commands.ts';
import { EXIT } from './exit.ts';
import type { ExitCode } from './exit.ts';
import { parseCommandLine, unknownCommand } from './options.ts';
import type { CommandLine } from './options.ts';
import { safeLine, safeLines, startSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Runs the command line.
 * @param args the words after the program's name
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<ExitCode> {
  const internal = (error: unknown): ExitCode => reportBug(error, args.includes('--debug'));
  process.once('uncaughtException', (error) => process.exit(internal(error)));
  process.once('unhandledRejection', (error) => process.exit(internal(error)));
  try {
    const line = parseCommandLine(args);
    switch (line.kind) {
      case 'version':
        return print(`${VERSION}\n`);
      case 'help':
        return print((await import('./help.ts')).helpText(line.command));
      case 'error':
        return usage(line.message, line.command);
      case 'run':
        return await run(line);
    }
  } catch (error) {
    return internal(error);
  }
}

async function run(line: CommandLine & { kind: 'run' }): Promise<ExitCode> {
  const { command, positionals } = line;
  const [first] = positionals;
  if (!line.named && first !== undefined && isSlip(first)) return usage(unknownCommand(first), null);
  const session = startSession(line.options);
  session.debug(
    () => `envcard ${VERSION}, Node ${process.version} on ${process.platform} ${process.arch}, ${process.cwd()}`,
  );
  return await dispatch(command, positionals, session);
}

async function dispatch(
  command: (CommandLine & { kind: 'run' })['command'],
  words: readonly string[],
  session: Session,
): Promise<ExitCode> {
  switch (command) {
    case 'check':
      return await check(words, session);
    case 'fix':
      return await (await import('./fix.ts')).fix(words, session);
    case 'explain':
      return await (await import('./show.ts')).explain(words, session);
    case 'snippets':
      return await (await import('./show.ts')).snippets(words, session);
    case 'propose':
      return await (await import('./propose.ts')).propose(words[0], session);
    case 'rules':
      return await (await import('./rules.ts')).rules(words[0], session);
    case 'init':
      return await (await import('./init.ts')).init(words[0], session);
  }
}

/** Whether a word is a misspelt command rather than a folder that is not there. */
function isSlip(word: string): boolean {
  return /^[a-z]+$/i.test(word) && !existsSync(word) && suggest(word, COMMANDS) !== null;
}

function print(text: string): ExitCode {
  return writeTo(STDOUT, [text]).ok ? EXIT.ok : EXIT.unreadable;
}

function usage(message: string, command: string | null): ExitCode {
  const help = command === null || command === 'check' ? 'envcard --help' : `envcard help ${command}`;
  writeTo(STDERR, [`envcard: ${safeLine(message)}\n${help} lists what there is\n`]);
  return EXIT.usage;
}

function reportBug(error: unknown, debug: boolean): ExitCode {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const detail = debug ? `\n${safeLines(stack ?? message)}` : '; --debug shows where';
  writeTo(STDERR, [
    `envcard: internal error: ${safeLine(message)}${detail}\nThis is a bug of envcard ${VERSION}: please report it with the command and what it was given\n`,
  ]);
  return EXIT.internal;
}
