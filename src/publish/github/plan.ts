import { effectsOf } from '../effects.ts';
import { changeKey } from '../marker.ts';
import { decide, hold } from '../policy.ts';
import type { Decision, OtherProposal, OwnProposal } from '../policy.ts';
import { buildProposal, changesOf } from '../proposal.ts';
import type { HeldBack, Wanted } from '../proposal.ts';
import type { Proposal, TagChange } from '../types.ts';
import { keysOf, sameKeys } from './branch.ts';
import type { GithubView, PullView } from './types.ts';

/** What to do now. */
export interface GithubPlan {
  readonly decision: Decision;
  readonly wanted: Wanted;
  readonly held: ReadonlyMap<string, HeldBack>;
  /** The pull request that is updated, closed or left. */
  readonly target: PullView | null;
  /** `changeKey` of wanted changes that an open pull request brings when this is done. */
  readonly repaired: ReadonlySet<string>;
}

/** Decides, given what was judged and what GitHub holds. Pure: after its writes the next plan is to leave everything. */
export function planGithubProposal(view: GithubView, remove: boolean): GithubPlan {
  const { sources, candidates } = view;
  const recognised = view.pulls.filter((pull) => pull.own);
  const others = view.pulls
    .filter(({ own }) => !own)
    .toSorted((a, b) => a.info.number - b.info.number)
    .map(({ info, effects }): OtherProposal => ({ number: info.number, url: info.url, brings: effects }));
  const past = recognised.flatMap((pull) => toOwn(pull, null));
  const held = hold({ candidates, own: past, others, reconsider: false });
  const wanted = buildProposal(sources, { remove, held });
  const own = recognised.flatMap((pull) => toOwn(pull, wanted.proposal));
  const decision = decide({
    wanted: wanted.proposal === null ? [] : changesOf(wanted.proposal),
    held,
    undecided: new Set(wanted.undecided.map(changeKey)),
    carried: carriedBy(view, own),
    refused: wanted.notProposed.some(({ reason }) => reason === 'not-editable'),
    own,
  });
  const target = recognised.find(({ info }) => info.number === decision.target?.number) ?? null;
  return { decision, wanted, held, target, repaired: repairedBy(decision, wanted, held, target) };
}

function toOwn({ info, marker, marked, branch }: PullView, proposal: Proposal | null): OwnProposal[] {
  if (marker === null) return [];
  const isOpen = info.state === 'open';
  return [
    {
      number: info.number,
      url: info.url,
      state: info.state,
      marker,
      // Whoever may write to the repository may change its pull requests, and the branch is our own.
      mine: true,
      touched: isOpen && branch?.ours !== true,
      current: proposal !== null && branch !== null && isCurrent(marker.changes, marked, branch.keys, proposal),
      // A branch of ours can always be moved to where it merges.
      conflicts: false,
      reopened: isOpen && marker.withdrawn !== null,
    },
  ];
}

/** Whether a branch holds what is wanted, made for the cards as they are, and the description says so. */
function isCurrent(
  told: readonly TagChange[],
  marked: boolean,
  keys: ReturnType<typeof keysOf> | null,
  proposal: Proposal,
): boolean {
  if (!sameKeys(keys, keysOf(proposal))) return false;
  const wanted = new Set(changesOf(proposal).map(changeKey));
  return !marked || (told.length === wanted.size && told.every((change) => wanted.has(changeKey(change))));
}

/** Changes of our open proposals that the base branch has made by now. */
function carriedBy({ sources }: GithubView, own: readonly OwnProposal[]): Set<string> {
  const told = own.filter(({ state }) => state === 'open').flatMap(({ marker }) => marker.changes);
  const carried = new Set<string>();
  for (const { audit, card } of sources) {
    const changes = told.filter((change) => change.card === card);
    for (const key of effectsOf(audit.cardBytes, changes)) carried.add(key);
  }
  return carried;
}

function repairedBy(
  { action, reason, target: kept }: Decision,
  { proposal }: Wanted,
  held: ReadonlyMap<string, HeldBack>,
  target: PullView | null,
): Set<string> {
  const repaired = new Set<string>();
  for (const [key, { reason: why }] of held) if (why === 'elsewhere') repaired.add(key);
  const written = action === 'create' || action === 'update' || reason === 'up-to-date';
  if (written && proposal !== null) for (const change of changesOf(proposal)) repaired.add(changeKey(change));
  if (!written && kept !== null && action === 'leave') {
    // Left as it is: only what its cards really hold.
    for (const key of target?.effects ?? []) repaired.add(key);
    if (target?.branch?.ours === true) for (const change of kept.marker.changes) repaired.add(changeKey(change));
  }
  return repaired;
}
