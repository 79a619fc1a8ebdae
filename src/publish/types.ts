import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Edit } from '../fix/types.ts';
import type { Evidence, Message, Snippet } from '../frameworks/types.ts';
import type { KnownTag } from '../rules/near-miss.ts';

/** What a proposal does about a tag. */
export type ChangeKind = 'add' | 'correct' | 'remove';

/** One wish: the unit in which a proposal is made, declined and remembered. */
export interface TagChange {
  readonly kind: ChangeKind;
  readonly tag: KnownTag;
  /** Path of the card from the root of the repository that is proposed to. */
  readonly card: string;
}

/** What proves one framework, for the body. */
export interface Proof {
  readonly framework: FrameworkKey;
  /** The taskset the sentence speaks of; null when there is none. */
  readonly taskset: string | null;
  readonly tasks: { readonly ok: number; readonly total: number };
  /** How many task files were read, and of how many; null when all were. */
  readonly sample: { readonly read: number; readonly of: number } | null;
  readonly evidence: readonly Evidence[];
  /** One command that loads it; null where there is none. */
  readonly snippet: Snippet | null;
}

/** A change of the tags with what stands behind it. */
export interface ProposedTag extends TagChange {
  /** The frameworks whose loading proves it; for a removal, the one that does not load. */
  readonly proofs: readonly Proof[];
  /** Of a correction: how the tag is written now. */
  readonly written: readonly string[];
}

/** Why a tag that could be thought of is not part of the proposal. */
export type NotProposedReason =
  /** Only some tasks load. */
  | 'partial'
  /** Files cannot decide it, or could not be seen. */
  | 'unknown'
  /** The owner says never. */
  | 'declared-never'
  /** Only a suggestion can rest on what was found. */
  | 'suggest-only'
  /** A proposal with it was closed without merging. */
  | 'declined'
  /** It was merged once and is gone again. */
  | 'vanished'
  /** Someone else's open pull request brings it. */
  | 'elsewhere'
  /** The tag has nothing behind it, but removals were not asked for. */
  | 'removal-not-asked'
  /** The tag has nothing behind it, but something in the repo could be changed so that it has. */
  | 'remedy-first'
  /** The header cannot be edited safely. */
  | 'not-editable';

export interface NotProposed {
  readonly reason: NotProposedReason;
  readonly kind: ChangeKind;
  readonly tag: KnownTag;
  readonly card: string;
  /** What stands in the way; null where the reason says it all. */
  readonly because: Message | null;
  /** What would change it. */
  readonly remedy: Message | null;
  /** The pull request that the reason speaks of. */
  readonly link: Link | null;
}

/** A pull request, by number and address. */
export interface Link {
  readonly number: number;
  readonly url: string;
}

/** What is proposed for one card. */
export interface CardProposal {
  /** Path of the card from the root of the repository that is proposed to. */
  readonly path: string;
  /** The card's bytes on the base branch; null when it does not exist. */
  readonly before: Uint8Array | null;
  readonly after: Uint8Array;
  readonly edits: readonly Edit[];
}

/** A proposal: the same for GitHub and the Hub. Text from the repository is in it only as values of messages. */
export interface Proposal {
  /** From a fixed vocabulary: never text from the repository. */
  readonly title: string;
  /** The cards that change; never empty. */
  readonly cards: readonly CardProposal[];
  readonly tags: {
    readonly added: readonly ProposedTag[];
    readonly corrected: readonly ProposedTag[];
    readonly removed: readonly ProposedTag[];
  };
  readonly notProposed: readonly NotProposed[];
}

/** What an own proposal remembers of itself, in a comment at the end of its description. */
export interface Marker {
  readonly changes: readonly TagChange[];
  /** `contentKey` of the cards that the edits were made for. */
  readonly base: string;
  /**
   * `contentKey` of everything that was or is about to be written to its branch, oldest first. It is noted before the
   * write, so that a run that dies between the two leaves nothing that looks like a person's work.
   */
  readonly content: readonly string[];
  /** Set before it is closed by envcard itself: such a closing declines nothing. */
  readonly withdrawn: WithdrawReason | null;
}

/** Why envcard closes its own proposal. */
export type WithdrawReason =
  /** The base branch carries the tags already. */
  | 'carried'
  /** The changes are not wanted any more: what they rest on is gone. */
  | 'obsolete'
  /** An older proposal of the same kind is open. */
  | 'duplicate'
  /** It cannot be merged any more; a new one follows. */
  | 'conflict';
