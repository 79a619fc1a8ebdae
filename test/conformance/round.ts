import { askAbout, differences } from './judge.ts';
import type { Asker, LoadReply } from './asker.ts';
import type { Environment } from './environments.ts';
import type { Source } from './options.ts';
import { checkCommands, printedCommands } from './snippets.ts';
import type { Tally } from './table.ts';
import type { Difference, Tree } from './types.ts';

/** A tree over which envcard and a loader part. */
export interface Disagreement {
  readonly tree: Tree;
  readonly reply: LoadReply;
  readonly differences: readonly Difference[];
}

/** An environment that answers. */
export interface Open {
  readonly environment: Environment;
  readonly asker: Asker;
  readonly releases: Readonly<Record<string, string>>;
}

/** What a round over one source of trees brought. */
export interface Round {
  readonly tally: Tally;
  readonly replies: ReadonlyMap<string, LoadReply>;
  readonly disagreements: readonly Disagreement[];
}

/**
 * Asks the loader about trees, one after the other, and compares.
 * @param mayGoOn asked before each tree; the rest is left out once it says no
 */
export async function askRound(
  { environment, asker }: Open,
  source: Source,
  trees: Iterable<Tree>,
  total: number,
  mayGoOn: () => boolean,
): Promise<Round> {
  const started = performance.now();
  const replies = new Map<string, LoadReply>();
  const disagreements: Disagreement[] = [];
  const count = { agree: 0, differ: 0, needless: 0, untold: 0, unasked: 0 };
  for (const tree of trees) {
    if (!mayGoOn()) break;
    const reply = await askAbout(asker, tree);
    replies.set(tree.id, reply);
    if (!('answer' in reply)) {
      count.unasked += 1;
      continue;
    }
    const found = await differences(environment.loader, tree, reply.answer, environment.release);
    if (found.length === 0) count.agree += 1;
    else if (found.every(({ about }) => about === 'untold')) count.untold += 1;
    else if (found.every(({ about }) => about === 'needless-unknown')) count.needless += 1;
    else count.differ += 1;
    if (found.some(({ about }) => about !== 'untold')) disagreements.push({ tree, reply, differences: found });
  }
  const seconds = (performance.now() - started) / 1000;
  const asked = replies.size;
  const tally = { environment: environment.name, source, asked, ...count, left: total - asked, seconds };
  return { tally, replies, disagreements };
}

/** Lets the commands that envcard prints for these trees be read by the real programs. */
export async function commandRound(
  { environment, asker }: Open,
  trees: readonly Tree[],
  mayGoOn: () => boolean,
): Promise<{ readonly tally: Tally; readonly lines: readonly string[] }> {
  const started = performance.now();
  const commands = await printedCommands(environment.loader, trees);
  const parse = ({ words, files }: (typeof commands)[number]): ReturnType<Asker['parse']> => asker.parse(words, files);
  const { accepted, rejected, unasked } = await checkCommands(commands, parse, mayGoOn);
  const asked = accepted + rejected.length + unasked.length;
  const tally: Tally = {
    environment: environment.name,
    source: 'commands',
    asked,
    agree: accepted,
    differ: rejected.length,
    needless: 0,
    untold: 0,
    unasked: unasked.length,
    left: commands.length - asked,
    seconds: (performance.now() - started) / 1000,
  };
  const lines = [
    ...rejected.map(({ command, why }) => `${command.tree}: rejected: ${command.words.join(' ')}: ${why}`),
    ...unasked.map(({ command, why }) => `${command.tree}: not askable: ${command.words.join(' ')}: ${why}`),
  ];
  return { tally, lines };
}
