import type { Audit, AuditedFramework } from '../audit.ts';
import type { RootConfig } from '../config/types.ts';
import { ENVIRONMENT_TAG, FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import { applyEdits } from '../fix/apply.ts';
import { blobId } from '../fix/blob.ts';
import { planEdits } from '../fix/plan.ts';
import type { PlannedChange } from '../fix/plan.ts';
import type { Message } from '../frameworks/types.ts';
import type { KnownTag } from '../rules/near-miss.ts';
import type { Finding } from '../rules/types.ts';
import { changeKey, writeMarker } from './marker.ts';
import { proofOf, provenBy } from './proof.ts';
import type {
  CardProposal,
  ChangeKind,
  Link,
  NotProposed,
  NotProposedReason,
  ProposedTag,
  Proposal,
  TagChange,
} from './types.ts';

/** One judged root of the repository that is proposed to. */
export interface ProposalSource {
  readonly audit: Audit;
  readonly config: RootConfig;
  /** The card's path from the root of the repository that is proposed to. */
  readonly card: string;
}

/** A change that is held back, and why. */
export interface HeldBack {
  readonly reason: Extract<NotProposedReason, 'declined' | 'vanished' | 'elsewhere'>;
  readonly link: Link | null;
}

export interface ProposalOptions {
  /** Whether removals are proposed as well. */
  readonly remove: boolean;
  /** By `changeKey`: what is not proposed although it is wanted. */
  readonly held: ReadonlyMap<string, HeldBack>;
}

/** Most characters of a marker: cards that would make it longer follow when this proposal is merged. */
const MAX_MARKER = 24_000;

/** What is wanted now, and what is to be told although it is not proposed. */
export interface Wanted {
  /** null: nothing is to be changed. */
  readonly proposal: Proposal | null;
  readonly notProposed: readonly NotProposed[];
  /**
   * Changes of which nothing can be said now (the verdict is unknown, the card cannot be read or edited): a proposal
   * that holds them is left as it is.
   */
  readonly undecided: readonly TagChange[];
}

/**
 * Every change of the tags that the audits ask for: what policy is asked about before a proposal is made.
 * @param remove whether removals are wanted as well
 */
export function candidatesOf(sources: readonly ProposalSource[], remove: boolean): TagChange[] {
  return sources.flatMap((source) => [...draftsOf(source, remove).keys()].map((key) => toChange(key, source.card)));
}

/** Makes the proposal: the changes that the audits ask for, without those held back. Pure. */
export function buildProposal(sources: readonly ProposalSource[], options: ProposalOptions): Wanted {
  const cards: CardProposal[] = [];
  const tags = { added: [] as ProposedTag[], corrected: [] as ProposedTag[], removed: [] as ProposedTag[] };
  const notProposed: NotProposed[] = [];
  const undecided: TagChange[] = [];
  let room = MAX_MARKER;
  for (const source of sources) {
    const { audit, card } = source;
    const drafts = draftsOf(source, options.remove);
    const changes: PlannedChange[] = [];
    const proposed: ProposedTag[] = [];
    for (const [key, draft] of drafts) {
      const change = toChange(key, card);
      const held = options.held.get(changeKey(change));
      if (held !== undefined) {
        notProposed.push({ ...change, reason: held.reason, because: null, remedy: null, link: held.link });
        continue;
      }
      changes.push(...draft.changes);
      proposed.push({ ...change, proofs: proofsOf(change, audit), written: draft.written });
    }
    const stuck = stuckOf(source);
    notProposed.push(...stuck, ...silentOf(source, options.remove));
    undecided.push(...undecidedOf(source), ...stuck.map(({ kind, tag }) => ({ kind, tag, card })));
    room -= markerSize(proposed);
    if (changes.length === 0 || room < 0) continue;
    const { cardBytes } = audit;
    const planned = planEdits(audit.card, cardBytes, changes, cardBytes === null ? null : blobId(cardBytes));
    if (!planned.ok) {
      const remedy = { code: planned.code, args: planned.args };
      notProposed.push(...proposed.map((tag) => refused(tag, remedy)));
      undecided.push(...proposed.map(({ kind, tag }) => ({ kind, tag, card })));
      continue;
    }
    if (planned.edits.length === 0) continue;
    const edits = planned.edits.map(({ base, start, end, text, finding }) => {
      return { path: card, base, start, end, text, finding };
    });
    cards.push({ path: card, before: cardBytes, after: applyEdits(cardBytes ?? new Uint8Array(), edits), edits });
    for (const tag of proposed.toSorted((a, b) => rank(a.tag) - rank(b.tag))) {
      (tag.kind === 'add' ? tags.added : tag.kind === 'correct' ? tags.corrected : tags.removed).push(tag);
    }
  }
  const proposal = cards.length === 0 ? null : { title: titleOf(tags), cards, tags, notProposed };
  return { proposal, notProposed, undecided };
}

/** The change that would repair a finding; null where none would. */
export function changeOf(finding: Finding, card: string): TagChange | null {
  const named = nameChange(finding);
  return named === null ? null : toChange(`${named.kind} ${named.tag}`, card);
}

/** All changes of a proposal, in the order of its body. */
export function changesOf(proposal: Proposal): TagChange[] {
  const { added, corrected, removed } = proposal.tags;
  return [...added, ...corrected, ...removed].map(({ kind, tag, card }) => ({ kind, tag, card }));
}

/** As the card lists them: the environment's tag first. */
function rank(tag: KnownTag): number {
  return tag === ENVIRONMENT_TAG ? -1 : FRAMEWORK_KEYS.indexOf(tag);
}

function markerSize(changes: readonly TagChange[]): number {
  return writeMarker({ changes, base: '', content: [], withdrawn: null }).length;
}

interface Draft {
  readonly changes: PlannedChange[];
  readonly written: string[];
}

/** The changes behind the findings, gathered by kind and tag (`add harbor`). */
function draftsOf({ audit }: ProposalSource, remove: boolean): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  audit.findings.forEach((finding, index) => {
    const { change } = finding;
    if (change === null || (finding.fix === 'unsafe' && !remove)) return;
    const named = nameChange(finding);
    if (named === null) return;
    const key = `${named.kind} ${named.tag}`;
    const draft = drafts.get(key) ?? { changes: [], written: [] };
    draft.changes.push({ change, finding: index });
    if (named.written !== null) draft.written.push(named.written);
    drafts.set(key, draft);
  });
  return drafts;
}

function nameChange({
  change,
  args,
  framework,
}: Finding): { kind: ChangeKind; tag: string; written: string | null } | null {
  switch (change?.kind) {
    case undefined:
      return null;
    case 'add-tag':
      return { kind: 'add', tag: change.tag, written: null };
    case 'remove-tag':
      return { kind: 'remove', tag: change.tag, written: null };
    case 'replace-item':
    case 'drop-item': {
      const written = args['written'];
      return {
        kind: 'correct',
        tag: framework ?? ENVIRONMENT_TAG,
        written: typeof written === 'string' ? written : '',
      };
    }
  }
}

function toChange(key: string, card: string): TagChange {
  const [kind, tag] = key.split(' ');
  return { kind: kind as ChangeKind, tag: tag as KnownTag, card };
}

function proofsOf({ kind, tag }: TagChange, audit: Audit): ProposedTag['proofs'] {
  if (tag !== ENVIRONMENT_TAG) return [proofOf(tag, audit.frameworks[tag], kind === 'remove')];
  return provenBy(audit).map((key) => proofOf(key, audit.frameworks[key], false));
}

/** Frameworks that the card does not name, or names wrongly, and for which nothing is done; with the reason. */
function silentOf({ audit, config, card }: ProposalSource, remove: boolean): NotProposed[] {
  return FRAMEWORK_KEYS.flatMap((tag): NotProposed[] => {
    const framework = audit.frameworks[tag];
    const finding = audit.findings.find((one) => one.framework === tag && one.rule.startsWith('tags/'));
    const told = (reason: NotProposedReason, kind: ChangeKind = 'add'): NotProposed[] => {
      const remedy = framework.detection.remedy;
      return [{ reason, kind, tag, card, because: becauseOf(framework), remedy, link: null }];
    };
    if (framework.tagged) {
      if (finding?.fix === 'unsafe') return remove ? [] : told('removal-not-asked', 'remove');
      return finding?.code === 'unsupported-framework' ? told('remedy-first', 'remove') : [];
    }
    if (finding?.change != null) return [];
    const { verdict, suggestOnly, evidence } = framework.detection;
    if (verdict === 'fails') return [];
    if (config.frameworks[tag]?.declareNever !== undefined) return told('declared-never');
    if (verdict === 'partial') return told('partial');
    if (verdict === 'loads') return suggestOnly ? told('suggest-only') : isBlind(audit) ? told('not-editable') : [];
    return evidence.length === 0 ? [] : told('unknown');
  });
}

/** What stands in the way: the evidence that is not for it, else the first broken task. */
function becauseOf({ detection }: AuditedFramework): Message | null {
  if (detection.verdict === 'loads') return null;
  const broken = detection.tasksets.find((set) => set.main && set.broken.length > 0)?.broken[0];
  const evidence = detection.evidence.find((one) => one.stance !== 'supports');
  const first = detection.verdict === 'partial' ? (broken ?? evidence) : evidence;
  return first === undefined ? null : { code: first.code, args: first.args };
}

function refused({ kind, tag, card }: TagChange, remedy: Message | null): NotProposed {
  return { reason: 'not-editable', kind, tag, card, because: null, remedy, link: null };
}

/** Changes that the audit has found to have no safe edit. */
function stuckOf({ audit, card }: ProposalSource): NotProposed[] {
  return audit.findings.flatMap((finding): NotProposed[] => {
    const kind = finding.change === null ? STUCK.get(finding.code) : undefined;
    if (kind === undefined) return [];
    return [refused({ kind, tag: finding.framework ?? ENVIRONMENT_TAG, card }, finding.remedy)];
  });
}

const STUCK: ReadonlyMap<string, ChangeKind> = new Map([
  ['missing-framework', 'add'],
  ['missing-environment', 'add'],
  ['near-miss', 'correct'],
  ['near-miss-redundant', 'correct'],
]);

function isBlind({ card }: Audit): boolean {
  return card.state === 'unreadable' || card.state === 'invalid';
}

/** `rl-environment` rests on the frameworks: it is as undecided as those it was proposed with, which `decide` sees. */
function undecidedOf({ audit, card }: ProposalSource): TagChange[] {
  const blind = isBlind(audit);
  const open = FRAMEWORK_KEYS.filter((key) => blind || audit.frameworks[key].detection.verdict === 'unknown');
  const tags: KnownTag[] = blind ? [ENVIRONMENT_TAG, ...open] : open;
  return tags.flatMap((tag) => (['add', 'correct', 'remove'] as const).map((kind) => ({ kind, tag, card })));
}

function titleOf({ added, corrected, removed }: Proposal['tags']): string {
  if (removed.length === 0) return added.length === 0 ? 'Correct RL environment tags' : 'Add RL environment tags';
  return added.length + corrected.length === 0 ? 'Remove RL environment tags' : 'Update RL environment tags';
}

/** Titles that proposals have or had. */
export const TITLES: readonly string[] = [
  'Add RL environment tags',
  'Correct RL environment tags',
  'Remove RL environment tags',
  'Update RL environment tags',
];
