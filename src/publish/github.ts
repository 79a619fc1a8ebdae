import { bodyFor, markerOf } from './body.ts';
import { Actor } from './github/act.ts';
import type { Halt } from './github/act.ts';
import { GithubClient } from './github/client.ts';
import { look } from './github/look.ts';
import { planGithubProposal } from './github/plan.ts';
import type { GithubPlan } from './github/plan.ts';
import { Requests } from './github/request.ts';
import { compareLink, haltMessage, obstacleMessage, said, SETTLED } from './github/sentences.ts';
import type { GithubMessage } from './github/sentences.ts';
import type { GithubView, GithubWishes } from './github/types.ts';
import type { ProposalSource } from './proposal.ts';
import type { Link, Proposal } from './types.ts';

export { githubSentence } from './github/sentences.ts';
export type { GithubMessage } from './github/sentences.ts';
export type { GithubWishes } from './github/types.ts';

export interface GithubProposeOptions {
  readonly token: string;
  /** `OWNER/NAME`, as in GITHUB_REPOSITORY. */
  readonly repository: string;
  /** Base address of the REST API, as in GITHUB_API_URL. */
  readonly apiUrl: string;
  readonly wishes: GithubWishes;
  /** The judged roots; paths of cards count from the root of the repository. */
  readonly sources: readonly ProposalSource[];
  /** Judges one root again with another card. null: it cannot be judged. */
  readonly judgeAgain: (source: ProposalSource, card: Uint8Array) => Promise<ProposalSource | null>;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** What came of it. */
export interface GithubOutcome {
  readonly operation: 'created' | 'updated' | 'closed' | 'none';
  /** The pull request in question; null when there is none. */
  readonly pull: Link | null;
  /** Requests that were sent. */
  readonly counts: { readonly reads: number; readonly writes: number };
  /** Whether anything was written. */
  readonly changed: boolean;
  readonly messages: readonly GithubMessage[];
  /** `changeKey` of the changes that an open pull request brings: their findings do not fail the step. */
  readonly repaired: ReadonlySet<string>;
}

/** Looks at the repository: the first, repeats where it moved meanwhile, and one after a duplicate was closed. */
const MAX_ROUNDS = 5;
const PAUSE_MS = 1000;

/**
 * Brings the one pull request of a repository on GitHub to what is wanted now (design §7): created, updated, closed or
 * left. A run that changes nothing writes nothing. Where a write fails in a way that leaves open whether it was done,
 * everything is read again; a run that had to stop is mended by the next one.
 */
export async function proposeOnGithub(options: GithubProposeOptions): Promise<GithubOutcome> {
  return await new Run(options).go();
}

/** Whether an address is one that a token may be sent to: encrypted, or this machine. */
export function isSafeOrigin(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(127\.0\.0\.1|\[::1\]|localhost)$/.test(url.hostname))
  );
}

class Run {
  private readonly options: GithubProposeOptions;
  private readonly client: GithubClient;
  private repository: string;
  private operation: GithubOutcome['operation'] = 'none';
  private pull: Link | null = null;
  private writes = 0;
  private readonly messages: GithubMessage[] = [];
  private repaired: ReadonlySet<string> = new Set();

  constructor(options: GithubProposeOptions) {
    this.options = options;
    this.repository = options.repository;
    const { token, apiUrl, wishes, sleep = wait } = options;
    const requests = new Requests({ token, apiUrl, userAgent: `envcard/${wishes.version}`, sleep });
    this.client = new GithubClient(requests, options.repository);
  }

  async go(): Promise<GithubOutcome> {
    for (let round = 1; ; round += 1) {
      const halt = await this.round();
      if (halt === 'done') return this.outcome();
      const again = halt === 'again' || isPassing(halt);
      const patient = again && round < MAX_ROUNDS && (halt === 'again' || (await this.client.pause(PAUSE_MS * round)));
      if (patient) continue;
      if (halt !== 'again') this.stop(halt);
      return this.outcome();
    }
  }

  /** Looks once and does what is to be done. */
  private async round(): Promise<Halt | 'done' | 'again'> {
    const { wishes, sources, judgeAgain } = this.options;
    const seen = await look({ client: this.client, wishes, sources, judgeAgain });
    if (!seen.ok) return { stage: 'read', trouble: seen.trouble, branchReady: false };
    const { survey } = seen.value.kind === 'seen' ? seen.value.view : seen.value;
    this.repository = survey.fullName;
    if (seen.value.kind === 'obstacle') {
      this.messages.push(obstacleMessage(seen.value.obstacle, survey.fullName, wishes));
      return 'done';
    }
    const { view } = seen.value;
    const plan = planGithubProposal(view, wishes.remove);
    const actor = new Actor(this.client, wishes, view);
    const halt = await this.act(plan, view, actor);
    this.writes += actor.writes;
    for (const remark of actor.remarks) this.messages.push(said('notice', `github-${remark}`));
    return halt;
  }

  private async act(plan: GithubPlan, view: GithubView, actor: Actor): Promise<Halt | 'done' | 'again'> {
    const { decision, wanted, target } = plan;
    const { proposal } = wanted;
    if (decision.action === 'create' && proposal !== null) return await this.create(proposal, view, actor, plan);
    if (decision.action === 'update' && proposal !== null && target !== null) {
      const step = await actor.update(target, proposal);
      if (!step.ok) return step.halt;
      this.settle('updated', step.value, plan);
      this.messages.push(said('info', 'pull-updated', { number: step.value.number }, step.value.url));
      return 'done';
    }
    if (decision.action === 'close' && target !== null) {
      const reason =
        decision.reason === 'duplicate' ? 'duplicate' : decision.reason === 'carried' ? 'carried' : 'obsolete';
      const step = await actor.close(target, reason, decision.linked);
      if (!step.ok) return step.halt;
      this.settle('closed', step.value, plan);
      this.messages.push(said('info', SETTLED[reason], { number: step.value.number }, step.value.url));
      return reason === 'duplicate' ? 'again' : 'done';
    }
    return await this.leave(plan, actor);
  }

  private async create(proposal: Proposal, view: GithubView, actor: Actor, plan: GithubPlan): Promise<Halt | 'done'> {
    const { wishes } = this.options;
    const { spare } = view;
    if (spare !== null && spare.ahead > 0 && !spare.ours) {
      this.messages.push(said('notice', 'github-branch-touched', { branch: wishes.branch }));
      return 'done';
    }
    const step = await actor.create(proposal);
    if (step.ok) {
      this.settle('created', step.value, plan);
      this.messages.push(said('info', 'pull-created', { number: step.value.number }, step.value.url));
      return 'done';
    }
    if (step.halt.branchReady && NEEDS_PERSON.has(step.halt.trouble.code)) {
      // What a person needs to open it by hand; with the marker, so that it is known again.
      const marker = markerOf(proposal);
      const body = bodyFor(proposal, { kind: 'github', maxBytes: 2000, version: wishes.version, marker, notes: [] });
      const title = wishes.title ?? proposal.title;
      const link = compareLink(this.repository, view.base.name, wishes, { title, body });
      this.stop(step.halt);
      this.messages.push(said('notice', 'github-compare', { branch: wishes.branch }, link));
      return 'done';
    }
    return step.halt;
  }

  private async leave(plan: GithubPlan, actor: Actor): Promise<Halt | 'done'> {
    const { decision, wanted, target } = plan;
    const step = await actor.finish(target, wanted.proposal !== null);
    if (!step.ok) return step.halt;
    const link = decision.target ?? decision.linked;
    if (this.operation === 'none') {
      this.pull = decision.target ?? (decision.reason === 'elsewhere' ? decision.linked : null);
      const code = SETTLED[decision.reason];
      const level = ['nothing-to-do', 'up-to-date'].includes(decision.reason) ? 'info' : 'notice';
      this.messages.push(said(level, code, link === null ? {} : { number: link.number }, link?.url ?? null));
    }
    this.repaired = plan.repaired;
    return 'done';
  }

  private settle(operation: GithubOutcome['operation'], { number, url }: Link, plan: GithubPlan): void {
    this.operation = operation;
    this.pull = { number, url };
    this.repaired = plan.repaired;
  }

  private stop(halt: Halt): void {
    this.messages.push(haltMessage(halt, this.options.wishes, this.repository));
  }

  private outcome(): GithubOutcome {
    const { operation, pull, messages, repaired, client, writes } = this;
    const counts = { ...client.counts };
    return { operation, pull, counts, changed: writes > 0, messages, repaired };
  }
}

/** A person may do what the token may not. */
const NEEDS_PERSON: ReadonlySet<string> = new Set(['setting', 'forbidden', 'not-found']);

/** Whether another look may find it done, or possible. */
function isPassing({ trouble }: Halt): boolean {
  return ['moved', 'network', 'server-error', 'bad-answer'].includes(trouble.code);
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
