import { realpathSync } from 'node:fs';
import type { Judged } from '../cli/opened.ts';
import { openCheckout } from '../repository/checkout.ts';
import { commitState } from '../repository/checkout/commit-state.ts';
import { said } from '../publish/github/sentences.ts';
import type { GithubMessage } from '../publish/github/sentences.ts';
import type { Targets } from './proposal.types.ts';

/** A judged root that is part of the repository's checkout. */
export interface GatedRoot {
  readonly target: Judged;
  /** Path of its card from the root of the repository. */
  readonly card: string;
}

/** Whether there is something that a proposal may rest on. */
export type Gate =
  | {
      readonly open: true;
      readonly head: string;
      readonly roots: readonly GatedRoot[];
      readonly messages: readonly GithubMessage[];
    }
  | { readonly open: false; readonly messages: readonly GithubMessage[] };

/** Events whose commit can be the tip of a branch that the workflow belongs to. On all others it only checks. */
const EVENTS: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);
/** Paths that are named of a changed work tree. */
const MAX_PATHS = 5;

/** Whether an event may lead to a pull request (design §7). */
export function isProposingEvent(event: string): boolean {
  return EVENTS.has(event);
}

/**
 * Looks whether every root was judged as its commit has it. Called before anything is written, so that a report in the
 * work tree is not taken for a change.
 * @param workspace the folder that the workflow works in
 */
export async function openGate(targets: Targets, workspace: string): Promise<Gate> {
  const closed = (...messages: GithubMessage[]): Gate => ({ open: false, messages });
  if (!targets.every((target) => target.ok)) return closed(said('notice', 'github-roots-not-judged'));
  const found: { readonly target: Judged; readonly top: string; readonly prefix: string; readonly head: string }[] = [];
  const messages: GithubMessage[] = [];
  for (const target of targets) {
    if (target.root === null) {
      messages.push(said('notice', 'github-no-checkout', { root: target.name }));
      continue;
    }
    const checkout = await openCheckout(target.root);
    const state = checkout.ok ? await commitState(target.root, checkout.repository.listing) : null;
    if (state === null || state.kind === 'unknown') {
      messages.push(said('notice', 'github-no-checkout', { root: target.name }));
      continue;
    }
    if (state.kind === 'changed') {
      const paths = state.paths.slice(0, MAX_PATHS);
      const more = state.paths.length - paths.length;
      return closed(
        said('notice', more > 0 ? 'github-dirty-more' : 'github-dirty', { root: target.name, paths, more }),
      );
    }
    found.push({ target, ...state.place });
  }
  // Other repositories may be checked out beside: the one of the workspace counts, else the first.
  const top = found.find((one) => one.top === realPath(workspace))?.top ?? found[0]?.top;
  for (const one of found) {
    if (one.top !== top) messages.push(said('notice', 'github-root-elsewhere', { root: one.target.name }));
  }
  const here = found.filter((one) => one.top === top);
  const [first] = here;
  if (first === undefined) return closed(...messages);
  const roots = here.map(({ target, prefix }) => ({ target, card: `${prefix}${target.audit.card.path}` }));
  for (const { target } of roots) {
    const wants = target.audit.edits.length > 0;
    if (target.audit.cardBytes === null && wants) {
      messages.push(said('notice', 'github-no-card', { root: target.name, card: target.audit.card.path }));
    }
  }
  return { open: true, head: first.head, roots, messages };
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
