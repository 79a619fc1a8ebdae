import type { HeldBack } from './proposal.ts';
import { changeKey } from './marker.ts';
import type { Link, Marker, TagChange, WithdrawReason } from './types.ts';

/** A pull request that carries our marker in its description, whoever opened it. */
export interface OwnProposal extends Link {
  readonly state: 'open' | 'closed' | 'merged';
  readonly marker: Marker;
  /** Opened by the account that acts now: only then it may be updated or closed. */
  readonly mine: boolean;
  /** Of an open one: its branch holds something that envcard did not write. */
  readonly touched: boolean;
  /** Of an open one: its branch holds what is wanted now, so that nothing needs to be written. */
  readonly current: boolean;
  /** Of an open one: no commit on it could make it what is wanted and let it be merged. */
  readonly conflicts: boolean;
  /** A person opened it again after envcard had closed it. */
  readonly reopened: boolean;
}

/** An open pull request of somebody else. */
export interface OtherProposal extends Link {
  /** `changeKey` of the changes that the cards would have when it is merged. */
  readonly brings: ReadonlySet<string>;
}

/** Why something is done, or nothing is. */
export type DecisionReason =
  | WithdrawReason
  | 'new'
  | 'changed'
  | 'nothing-to-do'
  | 'up-to-date'
  | 'declined'
  | 'vanished'
  | 'elsewhere'
  | 'touched'
  | 'not-mine'
  | 'reopened'
  | 'undecided'
  | 'not-editable';

/** What to do about the one recognised pull request. */
export interface Decision {
  readonly action: 'create' | 'update' | 'close' | 'leave';
  readonly reason: DecisionReason;
  /** The pull request that is updated, closed or left; null when there is none. */
  readonly target: OwnProposal | null;
  /** Another one to point to: somebody else's that brings the tags, or the older one of a duplicate. */
  readonly linked: Link | null;
}

/** What `hold` looks at. */
export interface HoldInput {
  readonly candidates: readonly TagChange[];
  readonly own: readonly OwnProposal[];
  readonly others: readonly OtherProposal[];
  /** Raise declined and vanished changes again. */
  readonly reconsider: boolean;
}

/**
 * Which of the wanted changes are held back, tag by tag (design §7). The latest of our closed proposals that holds a
 * change speaks for it: closed without merging it is declined, merged it has vanished since. What an open proposal of
 * ours holds is raised already. Anything else that somebody else's open pull request brings is left to it.
 * @returns by `changeKey`
 */
export function hold({ candidates, own, others, reconsider }: HoldInput): Map<string, HeldBack> {
  const held = new Map<string, HeldBack>();
  const open = own.filter(({ state }) => state === 'open');
  const raised = new Set(open.flatMap(({ marker }) => marker.changes.map(changeKey)));
  const past = own
    .filter(({ state, marker }) => state === 'merged' || (state === 'closed' && marker.withdrawn === null))
    .toSorted((a, b) => b.number - a.number);
  for (const key of candidates.map(changeKey)) {
    const last = past.find(({ marker }) => marker.changes.some((change) => changeKey(change) === key));
    const other = raised.has(key) ? undefined : others.find(({ brings }) => brings.has(key));
    if (last !== undefined && !raised.has(key) && !reconsider) {
      held.set(key, { reason: last.state === 'merged' ? 'vanished' : 'declined', link: linkTo(last) });
    } else if (other !== undefined) {
      held.set(key, { reason: 'elsewhere', link: linkTo(other) });
    }
  }
  return held;
}

/** What `decide` looks at. */
export interface DecideInput {
  /** The changes of the proposal that would be made now; empty when there is nothing to propose. */
  readonly wanted: readonly TagChange[];
  /** What was held back, as `hold` gave it. */
  readonly held: ReadonlyMap<string, HeldBack>;
  /** `changeKey` of changes of which nothing can be said now. */
  readonly undecided: ReadonlySet<string>;
  /** `changeKey` of changes that the base branch has made already. */
  readonly carried: ReadonlySet<string>;
  /** Something was wanted, but the header cannot be edited. */
  readonly refused: boolean;
  readonly own: readonly OwnProposal[];
}

/**
 * What to do now about our pull request (design §7): create, update, close or leave it. Pure; after the action is done,
 * deciding again gives `leave`, or what is left to do (a closed duplicate or conflict may be followed by one more step).
 */
export function decide(input: DecideInput): Decision {
  const open = input.own.filter(({ state }) => state === 'open').toSorted((a, b) => a.number - b.number);
  const [oldest, ...younger] = open;
  if (oldest === undefined) return withoutOpen(input);
  const duplicate = younger.findLast(({ mine, touched, reopened }) => mine && !touched && !reopened);
  if (duplicate !== undefined) {
    return { action: 'close', reason: 'duplicate', target: duplicate, linked: linkTo(oldest) };
  }
  return forOpen(input, oldest);
}

function forOpen({ wanted, undecided, carried }: DecideInput, target: OwnProposal): Decision {
  const done = (action: Decision['action'], reason: DecisionReason): Decision => {
    return { action, reason, target, linked: null };
  };
  if (target.touched) return done('leave', 'touched');
  if (!target.mine) return done('leave', 'not-mine');
  const keys = new Set(wanted.map(changeKey));
  const dropped = target.marker.changes.map(changeKey).filter((key) => !keys.has(key));
  const isDone = target.marker.withdrawn === null && target.current && !target.conflicts;
  if (isDone && dropped.length === 0) return done('leave', 'up-to-date');
  if (dropped.some((key) => undecided.has(key) && !carried.has(key))) return done('leave', 'undecided');
  if (target.reopened && (keys.size === 0 || target.conflicts)) return done('leave', 'reopened');
  if (keys.size === 0) return done('close', dropped.every((key) => carried.has(key)) ? 'carried' : 'obsolete');
  return target.conflicts ? done('close', 'conflict') : done('update', 'changed');
}

/** Whether an open proposal's branch holds what is wanted: the same changes, finished, and nothing withdrawn. */
export function holdsWanted(marker: Marker, wanted: readonly TagChange[], head: string | null): boolean {
  const keys = new Set(marker.changes.map(changeKey));
  return (
    keys.size === wanted.length &&
    wanted.every((change) => keys.has(changeKey(change))) &&
    head === marker.content.at(-1)
  );
}

/** Whether a branch holds cards that envcard neither wrote nor found. */
export function isTouched(marker: Marker, head: string): boolean {
  return head !== marker.base && !marker.content.includes(head);
}

function withoutOpen({ wanted, held, refused }: DecideInput): Decision {
  const done = (action: Decision['action'], reason: DecisionReason, linked: Link | null = null): Decision => {
    return { action, reason, target: null, linked };
  };
  if (wanted.length > 0) return done('create', 'new');
  for (const reason of ['elsewhere', 'declined', 'vanished'] as const) {
    const first = [...held.values()].find((one) => one.reason === reason);
    if (first !== undefined) return done('leave', reason, first.link);
  }
  return done('leave', refused ? 'not-editable' : 'nothing-to-do');
}

function linkTo({ number, url }: Link): Link {
  return { number, url };
}
