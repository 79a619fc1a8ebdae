import { README_LIMIT } from '../../card/read.ts';
import { blobId } from '../../fix/blob.ts';
import { effectsOf } from '../effects.ts';
import { changeKey, contentKey, readMarker } from '../marker.ts';
import { candidatesOf } from '../proposal.ts';
import type { ProposalSource } from '../proposal.ts';
import type { Marker, TagChange } from '../types.ts';
import type { BranchState } from './branch.ts';
import type { GithubClient } from './client.ts';
import { MAX_CARDS } from './survey.ts';
import type { PullInfo, Survey, Tip } from './survey.ts';
import type { Answer } from './trouble.ts';
import type { GithubView, GithubWishes, PullView } from './types.ts';

/** Why nothing can be proposed as things are. */
export type Obstacle =
  | { readonly code: 'no-base' }
  | { readonly code: 'archived' }
  /** The commit that was judged is not the tip of the base branch. */
  | { readonly code: 'not-tip'; readonly tip: string; readonly base: string }
  /** The branch for proposals, or the one beside it, is the base branch itself. */
  | { readonly code: 'branch-is-base'; readonly base: string }
  /** The branch has an open pull request into another branch. */
  | { readonly code: 'branch-in-use'; readonly number: number; readonly base: string }
  /** The card on the base branch cannot be judged. */
  | { readonly code: 'not-judged'; readonly card: string };

/** What a look brought. */
export type Look =
  | { readonly kind: 'seen'; readonly view: GithubView }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle; readonly survey: Survey };

export interface LookOptions {
  readonly client: GithubClient;
  readonly wishes: GithubWishes;
  readonly sources: readonly ProposalSource[];
  /** Judges one root again with another card. null: it cannot be judged. */
  readonly judgeAgain: (source: ProposalSource, card: Uint8Array) => Promise<ProposalSource | null>;
}

/** Cards of pull requests that are read: beyond that a pull request is not taken for one that brings the tags. */
const MAX_BLOBS = 20;
/** Own open pull requests whose branches are compared. */
const MAX_OWN = 5;

/** The branch on which a new state is made ready when the proposals' branch has to be moved. */
export function nextBranch(branch: string): string {
  return `${branch}-next`;
}

/** Reads what the plan needs: usually one query, and a comparison where there is a branch already. */
export async function look(options: LookOptions): Promise<Answer<Look>> {
  const { client, wishes } = options;
  // A card that is not there is not written here: the next upload could put it in the place of the one on the Hub.
  const present = options.sources.filter(({ audit }) => audit.cardBytes !== null);
  const all = [...new Set(candidatesOf(present, wishes.remove).map(({ card }) => card))];
  const cards = all.slice(0, MAX_CARDS);
  // The rest follows when these are merged.
  const sources = present.filter(({ card }) => cards.includes(card) || !all.includes(card));
  const { base, branch } = wishes;
  const answer = await client.survey({ base, branch, next: nextBranch(branch), cards });
  if (!answer.ok) return answer;
  const survey = answer.value;
  const obstacle = obstacleOf(survey, wishes);
  if (obstacle !== null || survey.base === null) {
    return { ok: true, value: { kind: 'obstacle', obstacle: obstacle ?? { code: 'no-base' }, survey } };
  }
  const judged: ProposalSource[] = [];
  for (const source of sources) {
    if (!cards.includes(source.card)) {
      judged.push(source);
      continue;
    }
    const again = await asOnBase(source, survey, client, options.judgeAgain);
    if (!again.ok) return again;
    if (again.value === null) {
      return { ok: true, value: { kind: 'obstacle', obstacle: { code: 'not-judged', card: source.card }, survey } };
    }
    judged.push(again.value);
  }
  const candidates = candidatesOf(judged, wishes.remove);
  const pulls = await readPulls(client, survey, survey.base, wishes, judged, candidates);
  if (!pulls.ok) return pulls;
  const taken = pulls.value.some(({ own, info }) => own && info.state === 'open' && info.head === branch);
  const spare = await comparisonOf(client, survey.base.oid, taken ? null : survey.branch);
  if (!spare.ok) return spare;
  const next = await comparisonOf(client, survey.base.oid, survey.next?.oid ?? null);
  if (!next.ok) return next;
  const view = {
    survey,
    base: survey.base,
    sources: judged,
    candidates,
    pulls: pulls.value,
    spare: spare.value,
    next: next.value,
  };
  return { ok: true, value: { kind: 'seen', view } };
}

/** Our pull requests into the base branch, and all others that are open. */
async function readPulls(
  client: GithubClient,
  survey: Survey,
  base: Tip,
  { branch }: GithubWishes,
  sources: readonly ProposalSource[],
  candidates: readonly TagChange[],
): Promise<Answer<PullView[]>> {
  const reader = new CardReader(client, survey);
  const cards = new Set(sources.map(({ card }) => card));
  const pulls: PullView[] = [];
  let compared = 0;
  for (const info of survey.pulls.filter((pull) => pull.base === base.name)) {
    const marker = readMarker(info.body);
    // Only who may write to this repository can have a branch in it: a fork's marker means nothing. On another branch
    // than ours it may be the proposal of another workflow, about other roots.
    const about = marker !== null && marker.changes.every(({ card }) => cards.has(card));
    const own = !info.fromFork && (info.head === branch || about);
    const isOpen = info.state === 'open';
    if (!own && !isOpen) continue;
    let state: BranchState | null = null;
    if (own && isOpen && compared < MAX_OWN) {
      compared += 1;
      const comparison = await client.compare(base.oid, info.oid);
      if (!comparison.ok) return comparison;
      state = comparison.value;
    }
    const reads = own ? marker === null || (isOpen && state?.ours !== true) : true;
    const effects = reads ? await reader.effects(info, candidates) : EMPTY;
    if (!effects.ok) return effects;
    const shown = own ? (marker ?? markerFrom(candidates, effects.value, state)) : null;
    pulls.push({ info, own, marker: shown, marked: marker !== null, effects: effects.value, branch: state });
  }
  return { ok: true, value: pulls };
}

const EMPTY: Answer<ReadonlySet<string>> = { ok: true, value: new Set() };

function obstacleOf({ archived, base, pulls }: Survey, { branch, head }: GithubWishes): Obstacle | null {
  if (base === null) return { code: 'no-base' };
  if (archived) return { code: 'archived' };
  // Asked of GitHub's answer: without `base` nobody has named the branch that must not be written to.
  if ([branch, nextBranch(branch)].includes(base.name)) return { code: 'branch-is-base', base: base.name };
  if (base.oid !== head) return { code: 'not-tip', tip: base.oid, base: base.name };
  const other = pulls.find((pull) => {
    return pull.state === 'open' && !pull.fromFork && pull.head === branch && pull.base !== base.name;
  });
  return other === undefined ? null : { code: 'branch-in-use', number: other.number, base: other.base };
}

async function comparisonOf(
  client: GithubClient,
  base: string,
  head: string | null,
): Promise<Answer<BranchState | null>> {
  return head === null ? { ok: true, value: null } : await client.compare(base, head);
}

/**
 * The root as it is on the base branch: where the card there is not byte for byte the one that was judged (line ends,
 * filters), it is judged again with it.
 */
async function asOnBase(
  source: ProposalSource,
  survey: Survey,
  client: GithubClient,
  judgeAgain: LookOptions['judgeAgain'],
): Promise<Answer<ProposalSource | null>> {
  const file = survey.cards.get(source.card);
  const bytes = source.audit.cardBytes;
  if (file === undefined || bytes === null) return { ok: true, value: null };
  if (file.oid === blobId(bytes)) return { ok: true, value: source };
  if (file.size > README_LIMIT) return { ok: true, value: null };
  const blob = await client.blob(file.oid);
  return blob.ok ? { ok: true, value: await judgeAgain(source, blob.value) } : blob;
}

/** The marker that a pull request without one would have, by what its cards show. */
function markerFrom(candidates: readonly TagChange[], effects: ReadonlySet<string>, state: BranchState | null): Marker {
  const nothing = contentKey([]);
  const { base, content } = state?.keys ?? { base: nothing, content: nothing };
  return {
    changes: candidates.filter((change) => effects.has(changeKey(change))),
    base,
    content: [content],
    withdrawn: null,
  };
}

/** Reads the cards of pull requests, each content once. */
class CardReader {
  private readonly client: GithubClient;
  private readonly survey: Survey;
  private readonly known = new Map<string, Uint8Array>();

  constructor(client: GithubClient, survey: Survey) {
    this.client = client;
    this.survey = survey;
  }

  /** `changeKey` of the changes that a pull request's cards have made. */
  async effects({ cards }: PullInfo, candidates: readonly TagChange[]): Promise<Answer<ReadonlySet<string>>> {
    const found = new Set<string>();
    for (const [path, { oid, size }] of cards) {
      // What the base branch has lacks all of them: that is why they are wanted.
      if (oid === this.survey.cards.get(path)?.oid || size > README_LIMIT) continue;
      const bytes = await this.read(oid);
      if (!bytes.ok) return bytes;
      if (bytes.value === null) continue;
      const changes = candidates.filter(({ card }) => card === path);
      for (const key of effectsOf(bytes.value, changes)) found.add(key);
    }
    return { ok: true, value: found };
  }

  private async read(oid: string): Promise<Answer<Uint8Array | null>> {
    const known = this.known.get(oid);
    if (known !== undefined || this.known.size >= MAX_BLOBS) return { ok: true, value: known ?? null };
    const answer = await this.client.blob(oid);
    if (answer.ok) this.known.set(oid, answer.value);
    return answer;
  }
}
