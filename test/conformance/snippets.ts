import type { Word } from '../../src/frameworks/types.ts';
import { isSafe } from '../../src/report/snippet.ts';
import type { ParseReply } from './asker.ts';
import { judgeTree } from './judge.ts';
import type { LoaderKey, Tree } from './types.ts';

/** A command that envcard prints, as the program gets it. */
export interface PrintedCommand {
  readonly words: readonly string[];
  /** The file that the snippet writes, by its name. */
  readonly files: Readonly<Record<string, string>>;
  /** The first tree that it was printed for. */
  readonly tree: string;
}

/** What stands for a variable of the shell. */
const VARIABLES: Readonly<Record<string, string>> = {
  LLM_URL: 'http://127.0.0.1:9/v1',
  LLM_KEY: 'key',
  MODEL: 'model',
};

/** Every command printed for these trees, each once, in the order of the trees. */
export async function printedCommands(loader: LoaderKey, trees: readonly Tree[]): Promise<PrintedCommand[]> {
  if (loader === 'datasets') return [];
  const found = new Map<string, PrintedCommand>();
  for (const tree of trees) {
    const { frameworks } = await judgeTree(tree);
    for (const { snippet } of frameworks[loader].detection.tasksets) {
      if (snippet === null || !isSafe(snippet)) continue;
      const files: Record<string, string> = {};
      if (snippet.file !== undefined) files[snippet.file.name] = snippet.file.text;
      for (const command of [...snippet.setup, ...snippet.run]) {
        const words = command.words.map(plainWord);
        const key = JSON.stringify([words, files]);
        if (!found.has(key)) found.set(key, { words, files, tree: tree.id });
      }
    }
  }
  return [...found.values()];
}

/** The word as a shell hands it to the program, with a harmless value for each variable. */
export function plainWord(word: Word): string {
  if (typeof word === 'string') return word;
  return word.shell
    .replaceAll(/\$\{?(\w+)\}?/gu, (_, name: string) => VARIABLES[name] ?? 'value')
    .replaceAll(/["']/gu, '');
}

/** What became of the commands. */
export interface CommandCheck {
  readonly accepted: number;
  readonly rejected: readonly { readonly command: PrintedCommand; readonly why: string }[];
  readonly unasked: readonly { readonly command: PrintedCommand; readonly why: string }[];
}

/**
 * Lets the real commands' own parsers read them.
 * @param mayGoOn asked before each; the rest is left out once it says no
 */
export async function checkCommands(
  commands: readonly PrintedCommand[],
  parse: (command: PrintedCommand) => Promise<ParseReply>,
  mayGoOn: () => boolean,
): Promise<CommandCheck> {
  const result = {
    accepted: 0,
    rejected: [] as CommandCheck['rejected'][number][],
    unasked: [] as CommandCheck['unasked'][number][],
  };
  for (const command of commands) {
    if (!mayGoOn()) break;
    const reply = await parse(command);
    if ('trouble' in reply) result.unasked.push({ command, why: reply.trouble });
    else if (reply.accepted) result.accepted += 1;
    else result.rejected.push({ command, why: reply.why ?? 'no reason given' });
  }
  return result;
}
