import { blobId } from '../../fix/blob.ts';
import type { HttpTrouble } from '../../platform/fetch.ts';
import type { Proposal } from '../types.ts';
import type { HubStep } from './plan.ts';
import type { Answer, HubClient } from './types.ts';

/** Why a run ends early. `detail`: words of the platform, free of secrets. */
export interface HubStop {
  readonly code:
    | 'login'
    | 'no-permission'
    | 'discussions-disabled'
    | 'invalid-card'
    | 'card-in-lfs'
    | 'card-ignored'
    | 'not-judged'
    | 'hidden'
    | 'mirrored'
    | 'moving'
    | 'restless'
    | 'request-failed';
  readonly detail: string;
}

type StepResult = 'done' | 'again' | 'stop';

/** Answers after which a write may have been done, or may be possible at a second look. */
const IN_DOUBT: ReadonlySet<HttpTrouble['code']> = new Set([
  'stale',
  'conflict',
  'network',
  'timeout',
  'server-error',
  'bad-answer',
  'too-large',
]);

/** Does the writes of a plan, one after the other. */
export class StepRunner {
  /** Kinds of writes that were sent, whatever came of them. */
  readonly tried: Set<HubStep['do']> = new Set();
  /** What the Hub's own check has against the card. */
  invalid: readonly string[] = [];
  /** Why the last step did not end well. */
  stop: HubStop | null = null;
  /** The number of the pull request that was opened. */
  opened: number | null = null;
  private readonly client: HubClient;

  constructor(client: HubClient) {
    this.client = client;
  }

  /**
   * @param revision the commit of main that was judged
   * @returns `again`: look at everything anew and plan again
   */
  async run(step: HubStep, revision: string): Promise<StepResult> {
    switch (step.do) {
      case 'open':
        return await this.open(step, revision);
      case 'commit':
        return await this.commit(step);
      case 'describe':
        return this.settle(step, await this.client.describe(step.number, step.comment, step.text));
      case 'rename':
        return this.settle(step, await this.client.rename(step.number, step.title));
      case 'close':
        return this.settle(step, await this.client.close(step.number, step.comment));
    }
  }

  /** Asks the Hub's own check. @returns why the card cannot be proposed; null: nothing is against it */
  async check(bytes: Uint8Array): Promise<HubStop | null> {
    const answer = await this.client.validate(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    if (!answer.ok) return stopFor(answer.trouble);
    this.invalid = answer.value;
    return answer.value.length === 0 ? null : { code: 'invalid-card', detail: answer.value[0] ?? '' };
  }

  private async open({ title, body, proposal }: HubStep & { do: 'open' }, revision: string): Promise<StepResult> {
    const { before, after } = cardOf(proposal);
    const ready = await this.prepare('main', true, before, after, revision);
    if (ready !== 'done') return ready;
    const commit = { revision: 'main', createPr: true, parent: revision, title, description: body, bytes: after };
    this.tried.add('open');
    const answer = await this.client.commit(commit);
    if (answer.ok) this.opened = answer.value.number;
    return this.outcome(answer);
  }

  private async commit({ number, pull, proposal }: HubStep & { do: 'commit' }): Promise<StepResult> {
    const { after } = cardOf(proposal);
    const branch = `refs/pr/${number}`;
    const head = pull.head ?? { bytes: null, commit: null };
    const ready = await this.prepare(branch, false, head.bytes, after, null);
    if (ready !== 'done') return ready;
    const { title } = proposal;
    const commit = { revision: branch, createPr: false, parent: head.commit, title, description: '', bytes: after };
    this.tried.add('commit');
    return this.outcome(await this.client.commit(commit), true);
  }

  private settle(step: HubStep, answer: Answer<unknown>): StepResult {
    this.tried.add(step.do);
    return this.outcome(answer, true);
  }

  /**
   * Everything that must hold before a commit: the Hub's own check has nothing against the card, it would be kept in
   * git, and what is there is still what was looked at.
   */
  private async prepare(
    branch: string,
    createPr: boolean,
    there: Uint8Array | null,
    after: Uint8Array,
    revision: string | null,
  ): Promise<StepResult> {
    const fault = await this.check(after);
    if (fault !== null) return this.halt(fault);
    const answer = await this.client.preupload(branch, createPr, after);
    if (!answer.ok) return this.outcome(answer);
    const { mode, ignored, current } = answer.value;
    if (mode !== 'regular') return this.halt({ code: 'card-in-lfs', detail: '' });
    if (ignored) return this.halt({ code: 'card-ignored', detail: '' });
    const expected = there === null ? undefined : blobId(there);
    if (current === expected) return 'done';
    if (current === undefined && revision !== null) {
      // The Hub does not always say what is there; then only the commit can tell.
      const head = await this.client.head();
      if (!head.ok) return this.outcome(head);
      if (head.value === revision) return 'done';
    } else if (current === undefined) return 'done';
    this.stop = { code: 'moving', detail: '' };
    return 'again';
  }

  /** @param refusable whether a refusal may mean that somebody else was faster (a pull request closed meanwhile) */
  private outcome(answer: Answer<unknown>, refusable = false): StepResult {
    if (answer.ok) return 'done';
    const { trouble } = answer;
    const doubt =
      IN_DOUBT.has(trouble.code) || (refusable && ['forbidden', 'refused', 'not-found'].includes(trouble.code));
    this.stop = stopFor(trouble);
    return doubt ? 'again' : 'stop';
  }

  private halt(stop: HubStop): StepResult {
    this.stop = stop;
    return 'stop';
  }
}

function cardOf(proposal: Proposal): Proposal['cards'][number] {
  const [card] = proposal.cards;
  if (card === undefined) throw new RangeError('a proposal changes at least one card');
  return card;
}

/** The reason for the user behind a failed request. */
export function stopFor(trouble: HttpTrouble): HubStop {
  const { code, message } = trouble;
  if (/discussions? (?:are|is|have been|has been) disabled/i.test(message))
    return { code: 'discussions-disabled', detail: message };
  switch (code) {
    case 'unauthorized':
      return { code: 'login', detail: message };
    case 'forbidden':
    case 'gated':
    case 'disabled':
    case 'repo-not-found':
      return { code: 'no-permission', detail: message };
    case 'refused':
      return { code: /invalid metadata/i.test(message) ? 'invalid-card' : 'request-failed', detail: message };
    case 'stale':
    case 'conflict':
      return { code: 'moving', detail: message };
    default:
      return { code: 'request-failed', detail: message };
  }
}
