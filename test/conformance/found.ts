import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { LoadReply } from './asker.ts';
import { askAbout, differences } from './judge.ts';
import type { Disagreement, Open } from './round.ts';
import { shrink } from './trees/shrink.ts';
import type { Tree } from './types.ts';

/** Candidates that shrinking one tree may ask the loader about. */
const BUDGET = 200;
/** Disagreements of one environment that are shrunk in one run: many have the same cause. */
const MOST = 5;

const FOUND = new URL('found/', import.meta.url);

/**
 * Makes generated trees that envcard and a loader disagree about as small as they can be, and writes them down as cases,
 * with the loader's answer and its exact release.
 * @returns a line for each new one
 */
export async function keepFound(
  open: Open,
  disagreements: readonly Disagreement[],
  mayGoOn: () => boolean,
  folder: URL = FOUND,
): Promise<string[]> {
  const lines: string[] = [];
  for (const one of disagreements.slice(0, MOST)) {
    if (!mayGoOn()) break;
    const kinds = new Set(one.differences.map(({ about }) => about));
    let last = one.reply;
    const small = await shrink(
      one.tree,
      async (tree) => {
        if (!mayGoOn()) return false;
        const reply = await askAbout(open.asker, tree);
        const differs = 'answer' in reply && (await partsAbout(open, tree, reply, kinds));
        if (differs) last = reply;
        return differs;
      },
      BUDGET,
    );
    const text = writeDown(open, { ...one, tree: small, reply: last }, folder);
    if (text !== null) lines.push(text);
  }
  return lines;
}

async function partsAbout(
  { environment }: Open,
  tree: Tree,
  reply: LoadReply,
  kinds: ReadonlySet<string>,
): Promise<boolean> {
  if (!('answer' in reply)) return false;
  const found = await differences(environment.loader, tree, reply.answer, environment.release);
  return found.some(({ about }) => kinds.has(about));
}

function writeDown({ environment, releases }: Open, { tree, reply }: Disagreement, folder: URL): string | null {
  if (!('answer' in reply)) return null;
  const digest = createHash('sha256').update(JSON.stringify(tree.files)).digest('hex').slice(0, 8);
  const id = `found/${environment.loader}/${digest}`;
  const file = new URL(`${environment.loader}.jsonl`, folder);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.includes(`"id":"${id}"`)) return null;
  mkdirSync(folder, { recursive: true });
  const line = { id, change: tree.change, files: tree.files, releases, answer: reply.answer };
  writeFileSync(file, `${before}${JSON.stringify(line)}\n`);
  return `${id}: written down, from ${tree.id}`;
}
