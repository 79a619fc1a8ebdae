import { planHubProposal, hubCandidates } from './hub/plan.ts';
import type { HubPlan } from './hub/plan.ts';
import { StepRunner, stopFor } from './hub/steps.ts';
import type { HubStop } from './hub/steps.ts';
import type { HubClient } from './hub/types.ts';
import { PullReader } from './hub/view.ts';
import type { HubPull } from './hub/view.ts';
import type { ProposalSource } from './proposal.ts';
import type { Link, WithdrawReason } from './types.ts';

export { createHubClient } from './hub/client.ts';
export type { HubPlan } from './hub/plan.ts';
export type { HubStop } from './hub/steps.ts';
export type { HubClient } from './hub/types.ts';

/** What was judged of the repo on the Hub. */
export interface HubJudgement {
  readonly source: ProposalSource;
  /** The commit of main that was judged. */
  readonly revision: string;
  /** A workflow that overwrites the repo from GitHub; null: none is known. */
  readonly mirroredBy: string | null;
  /** Whether the Hub showed too little to judge the repo by. */
  readonly hidden: boolean;
}

export interface HubProposeOptions {
  readonly client: HubClient;
  /** Judges the repo as it is now. null: it cannot be judged any more (which has been said). */
  readonly judge: () => Promise<HubJudgement | null>;
  /** Whether there is a token. Without one only a dry run is possible. */
  readonly hasToken: boolean;
  readonly dryRun: boolean;
  readonly remove: boolean;
  readonly reconsider: boolean;
  /** Propose although a workflow overwrites the repo from GitHub. */
  readonly force: boolean;
  /** envcard's own release. */
  readonly version: string;
}

/** What came of it. */
export interface HubOutcome {
  readonly operation: 'created' | 'updated' | 'closed' | 'none';
  /** The pull request in question; null when there is none. */
  readonly pull: Link | null;
  /** Proposals of ours that were closed, and why; with `none`, one that this run had opened while another was faster. */
  readonly closed: readonly (Link & { readonly reason: WithdrawReason })[];
  /** The last plan: what is left to do is nothing, or (in a dry run) everything. null when it did not come to one. */
  readonly plan: HubPlan | null;
  /** The commit of main that the plan is for. */
  readonly revision: string | null;
  /** What the Hub's own check has against the card that would be proposed. */
  readonly invalid: readonly string[];
  /** Why it ended early. */
  readonly stop: HubStop | null;
}

/** Repeats after the repo moved or a write was left in doubt. */
const MAX_RETRIES = 3;
/** Rounds of a run: a duplicate closed, a conflict closed, a new one opened, a look at the result, and retries. */
const MAX_ROUNDS = 8;

/**
 * Brings the pull request of one repo on the Hub to what is wanted now, and looks at the result. A run that changes
 * nothing writes nothing. Where a write fails in a way that leaves open whether it was done, everything is read again.
 */
export async function proposeOnHub(options: HubProposeOptions): Promise<HubOutcome> {
  return await new Run(options).go();
}

class Run {
  private readonly options: HubProposeOptions;
  private readonly reader: PullReader;
  private readonly steps: StepRunner;
  private me: string | null = null;
  private judged: HubJudgement | null = null;
  private plan: HubPlan | null = null;
  private first: readonly HubPull[] | null = null;
  private last: readonly HubPull[] = [];
  private retries = 0;

  constructor(options: HubProposeOptions) {
    this.options = options;
    this.reader = new PullReader(options.client);
    this.steps = new StepRunner(options.client);
  }

  async go(): Promise<HubOutcome> {
    const { options } = this;
    const { client, dryRun, hasToken } = options;
    if (!dryRun && !hasToken) return this.end({ code: 'login', detail: '' });
    if (hasToken) {
      const me = await client.whoAmI();
      if (me.ok) this.me = me.value;
      else if (!dryRun) return this.end(stopFor(me.trouble));
    }
    this.judged = await options.judge();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (this.judged === null) return this.end({ code: 'not-judged', detail: '' });
      const stop = await this.look(this.judged);
      if (stop !== null) return this.end(stop);
      const { plan } = this;
      if (plan === null || plan.steps.length === 0) return this.end(this.blind(plan));
      if (dryRun) return await this.rehearse(plan);
      const refusal = this.refusal(plan);
      if (refusal !== null) return this.end(refusal);
      const result = await this.act(plan);
      if (result === 'stop') return this.end(this.steps.stop);
      if (result === 'again') {
        this.retries += 1;
        if (this.retries > MAX_RETRIES) return this.end(this.steps.stop);
        const fault = await this.refresh(this.judged);
        if (fault !== null) return this.end(fault);
      }
    }
    return this.end({ code: 'restless', detail: '' });
  }

  /** Reads the pull requests and makes the plan. */
  private async look({ source, revision }: HubJudgement): Promise<HubStop | null> {
    const { remove, reconsider, version } = this.options;
    const { me } = this;
    const wanting = hubCandidates(source, remove).length > 0;
    const pulls = await this.reader.read({ me, wanting });
    if (!pulls.ok) return stopFor(pulls.trouble);
    this.first ??= pulls.value;
    this.last = pulls.value;
    const created = this.opened();
    this.plan = planHubProposal({ source, revision, pulls: pulls.value, me, remove, reconsider, version, created });
    return null;
  }

  /** What this run opened; where the answer was lost, one of ours that was not there at first. */
  private opened(): number | null {
    if (this.steps.opened !== null) return this.steps.opened;
    if (!this.steps.tried.has('open') || this.first === null) return null;
    const before = new Set(this.first.map(({ pull }) => pull.number));
    const fresh = this.last.find(
      ({ pull, marker }) => marker !== null && pull.author === this.me && !before.has(pull.number),
    );
    return fresh?.pull.number ?? null;
  }

  /** Nothing to do, but only because nothing could be seen. */
  private blind(plan: HubPlan | null): HubStop | null {
    const isIdle = ['nothing-to-do', 'undecided'].includes(plan?.decision.reason ?? '');
    return isIdle && this.judged?.hidden === true ? { code: 'hidden', detail: '' } : null;
  }

  /** What a sync would overwrite is to be proposed where it comes from. Closing is always possible. */
  private refusal({ steps }: HubPlan): HubStop | null {
    const path = this.judged?.mirroredBy ?? null;
    const writesCard = steps.some((step) => step.do === 'open' || step.do === 'commit');
    return path !== null && writesCard && !this.options.force ? { code: 'mirrored', detail: path } : null;
  }

  private async act(plan: HubPlan): Promise<'done' | 'again' | 'stop'> {
    for (const step of plan.steps) {
      const result = await this.steps.run(step, this.judged?.revision ?? '');
      if (step.do !== 'open') this.reader.forget(step.number);
      if (result !== 'done') return result;
    }
    return 'done';
  }

  /** After something moved: the newest commit is judged, the open pull requests are read anew. */
  private async refresh({ revision }: HubJudgement): Promise<HubStop | null> {
    this.reader.forgetOpen();
    const head = await this.options.client.head();
    if (!head.ok) return stopFor(head.trouble);
    if (head.value !== revision) this.judged = await this.options.judge();
    return null;
  }

  /** A dry run asks the Hub's own check, too. */
  private async rehearse(plan: HubPlan): Promise<HubOutcome> {
    const bytes = plan.wanted.proposal?.cards[0]?.after;
    if (bytes === undefined) return this.end(null);
    return this.end((await this.steps.check(bytes)) ?? this.refusal(plan));
  }

  private end(stop: HubStop | null): HubOutcome {
    const target = this.plan?.decision.target ?? null;
    const { operation, closed } = this.account();
    return {
      operation,
      pull: target === null ? (closed.at(-1) ?? null) : { number: target.number, url: target.url },
      closed,
      plan: this.plan,
      revision: this.judged?.revision ?? null,
      invalid: this.steps.invalid,
      stop,
    };
  }

  /** What this run did, told from the difference between the first look and the last. */
  private account(): Pick<HubOutcome, 'operation' | 'closed'> {
    const before = new Map((this.first ?? []).map((one) => [one.pull.number, one]));
    const opened = this.opened();
    const closed: (Link & { reason: WithdrawReason })[] = [];
    let created = false;
    let updated = false;
    for (const { pull, marker, head, url } of this.last) {
      if (marker === null || pull.author !== this.me || this.steps.tried.size === 0) continue;
      const { number, state } = pull;
      const earlier = before.get(number);
      const wasOpen = earlier === undefined ? number === opened : earlier.pull.state === 'open';
      if (!wasOpen) continue;
      if (state === 'closed' && marker.withdrawn !== null) closed.push({ number, url, reason: marker.withdrawn });
      if (state !== 'open') continue;
      if (earlier === undefined) created = true;
      else {
        const told = earlier.pull.description?.text !== pull.description?.text;
        updated ||= told || earlier.head?.commit !== head?.commit;
      }
    }
    const isClosed = closed.some(({ number }) => number !== opened);
    return { operation: created ? 'created' : updated ? 'updated' : isClosed ? 'closed' : 'none', closed };
  }
}
