import { bodyFor, HUB_BODY_LIMIT, markerOf, sentence } from '../body.ts';
import { effectsOf, effectsOn } from '../effects.ts';
import { changeKey, contentKey, replaceMarker } from '../marker.ts';
import { decide, hold, holdsWanted, isTouched } from '../policy.ts';
import type { Decision, OtherProposal, OwnProposal } from '../policy.ts';
import { buildProposal, candidatesOf, changesOf, TITLES } from '../proposal.ts';
import type { HeldBack, ProposalSource, Wanted } from '../proposal.ts';
import type { Marker, Proposal, TagChange, WithdrawReason } from '../types.ts';
import type { HubPull } from './view.ts';

/** Everything that a plan is made of. */
export interface HubPlanInput {
  readonly source: ProposalSource;
  /** The commit of main that was judged. */
  readonly revision: string;
  readonly pulls: readonly HubPull[];
  /** The account that acts; null when it is not known: then proposals of ours are taken for its own. */
  readonly me: string | null;
  readonly remove: boolean;
  readonly reconsider: boolean;
  /** envcard's own release. */
  readonly version: string;
  /** A pull request that this very run opened: younger ones are the business of the run that opened them. */
  readonly created: number | null;
}

/** One write. */
export type HubStep =
  | { readonly do: 'open'; readonly title: string; readonly body: string; readonly proposal: Proposal }
  | { readonly do: 'describe'; readonly number: number; readonly comment: string; readonly text: string }
  | { readonly do: 'rename'; readonly number: number; readonly title: string }
  | { readonly do: 'commit'; readonly number: number; readonly pull: HubPull; readonly proposal: Proposal }
  | { readonly do: 'close'; readonly number: number; readonly comment: string };

/** What to do now, in full. */
export interface HubPlan {
  readonly decision: Decision;
  readonly wanted: Wanted;
  readonly held: ReadonlyMap<string, HeldBack>;
  /** The description that a proposal has, or would have. */
  readonly body: string | null;
  readonly steps: readonly HubStep[];
}

const CARD = 'README.md';

/** The changes that could be proposed. */
export function hubCandidates(source: ProposalSource, remove: boolean): TagChange[] {
  return candidatesOf([source], remove);
}

/**
 * Decides and spells out the writes, given what was judged and all pull requests. Pure: the same input gives the same
 * plan, and after its writes the next plan has none, or finishes what this one began.
 */
export function planHubProposal(input: HubPlanInput): HubPlan {
  const { source, remove, reconsider, created } = input;
  const candidates = hubCandidates(source, remove);
  const recognised = input.pulls.filter(({ marker, pull }) => {
    return marker !== null && !(created !== null && pull.state === 'open' && pull.number > created);
  });
  const others = input.pulls
    .filter(({ marker, pull }) => marker === null && pull.state === 'open')
    .toSorted((a, b) => a.pull.number - b.pull.number)
    .map(({ pull, url, head }): OtherProposal => {
      return { number: pull.number, url, brings: effectsOf(head?.bytes ?? null, candidates) };
    });
  const past = [...recognised, ...silenced(input, candidates)].map((pull) => toOwn(pull, input, []));
  const held = hold({ candidates, own: past, others, reconsider });
  const wanted = buildProposal([source], { remove, held });
  const changes = wanted.proposal === null ? [] : changesOf(wanted.proposal);
  const own = recognised.map((pull) => toOwn(pull, input, changes));
  const told = own.filter(({ state }) => state === 'open').flatMap(({ marker }) => marker.changes);
  const decision = decide({
    wanted: changes,
    held,
    undecided: new Set(wanted.undecided.map(changeKey)),
    carried: effectsOn(source.audit.card, told),
    refused: wanted.notProposed.some(({ reason }) => reason === 'not-editable'),
    own,
  });
  const target = recognised.find(({ pull }) => pull.number === decision.target?.number) ?? null;
  return { decision, wanted, held, ...spell(input, decision, wanted.proposal, target) };
}

/**
 * Finished pull requests of ours whose description was hidden, by somebody who had enough of them: what they proposed
 * cannot be known any more, so they speak for everything.
 */
function silenced({ pulls, me }: HubPlanInput, changes: readonly TagChange[]): HubPull[] {
  const nothing = contentKey([]);
  const marker: Marker = { changes, base: nothing, content: [nothing], withdrawn: null };
  const finished = pulls.filter(({ pull }) => {
    const isOurs = pull.author === (me ?? pull.author) && TITLES.includes(pull.title);
    return isOurs && pull.description === null && pull.state !== 'open';
  });
  return finished.map(({ pull, url, head }) => ({ pull, url, head, marker }));
}

function toOwn(
  { pull, url, marker, head }: HubPull,
  { source, me }: HubPlanInput,
  wanted: readonly TagChange[],
): OwnProposal {
  if (marker === null) throw new RangeError('a pull request without a marker is not ours');
  const key = head === null ? null : keyOf(head.bytes);
  const isOpen = pull.state === 'open';
  const current = holdsWanted(marker, wanted, key);
  // The branch cannot follow main: where both the wishes and the card have changed, a new one is made.
  const outdated = !current && marker.base !== keyOf(source.audit.cardBytes);
  return {
    number: pull.number,
    url,
    state: pull.state,
    marker,
    mine: me === null || pull.author === me,
    touched: isOpen && ((key !== null && isTouched(marker, key)) || hasForeignCommits(pull)),
    current,
    conflicts: isOpen && (pull.conflicts || outdated),
    reopened: isOpen && marker.withdrawn !== null && pull.closings > 0,
  };
}

/** Commits by another account, or with another title than ours: a person's. */
function hasForeignCommits({ author, commits }: HubPull['pull']): boolean {
  return commits.some((commit) => commit.author !== author || !TITLES.includes(commit.title));
}

function keyOf(bytes: Uint8Array | null): string {
  return contentKey([{ path: CARD, bytes }]);
}

function afterOf({ cards }: Proposal): { path: string; bytes: Uint8Array }[] {
  return cards.map(({ path, after }) => ({ path, bytes: after }));
}

function spell(
  input: HubPlanInput,
  { action, reason, target: own, linked }: Decision,
  proposal: Proposal | null,
  target: HubPull | null,
): Pick<HubPlan, 'body' | 'steps'> {
  const write = (value: Proposal, marker: Marker): string =>
    bodyFor(value, { kind: 'hub', maxBytes: HUB_BODY_LIMIT, version: input.version, marker, notes: [] });
  const fresh = proposal === null ? null : write(proposal, markerOf(proposal));
  if (action === 'create' && proposal !== null && fresh !== null) {
    return { body: fresh, steps: [{ do: 'open', title: proposal.title, body: fresh, proposal }] };
  }
  const description = target?.pull.description ?? null;
  if (target === null || own === null || description === null || action === 'leave') return { body: fresh, steps: [] };
  const { number } = own;
  const describe = (text: string): HubStep[] =>
    text === description.text ? [] : [{ do: 'describe', number, comment: description.id, text }];
  if (action === 'close') {
    const withdrawn = reason as WithdrawReason;
    const note = linked === null ? '' : ` (#${linked.number})`;
    const comment = `${sentence(`withdrawn-${withdrawn}`)}${note}`;
    const text = replaceMarker(description.text, { ...own.marker, withdrawn });
    return { body: fresh, steps: [...describe(text), { do: 'close', number, comment }] };
  }
  if (proposal === null) return { body: null, steps: [] };
  const body = write(proposal, markerOf(proposal, own.marker.content));
  const { title } = proposal;
  const rename: HubStep[] = target.pull.title === title ? [] : [{ do: 'rename', number, title }];
  const isThere = target.head !== null && keyOf(target.head.bytes) === contentKey(afterOf(proposal));
  const commit: HubStep[] = isThere ? [] : [{ do: 'commit', number, pull: target, proposal }];
  return { body, steps: [...describe(body), ...rename, ...commit] };
}
