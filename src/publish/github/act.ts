import { bodyFor, GITHUB_BODY_LIMIT, markerOf, sentence } from '../body.ts';
import { replaceMarker } from '../marker.ts';
import { TITLES } from '../proposal.ts';
import type { Link, Proposal, WithdrawReason } from '../types.ts';
import { keysOf, readTrailers, sameKeys, withTrailers } from './branch.ts';
import type { BranchState } from './branch.ts';
import type { GithubClient, PullChange, RefUpdate } from './client.ts';
import { nextBranch } from './look.ts';
import { bodyNotes } from './sentences.ts';
import type { GithubTrouble } from './trouble.ts';
import type { Answer } from './trouble.ts';
import type { GithubView, GithubWishes, PullView } from './types.ts';

/** What is being done when something goes wrong: it tells which permission is missing. */
export type Stage = 'read' | 'branch' | 'pull';

/** Where a run stands when a write was refused. */
export interface Halt {
  readonly stage: Stage;
  readonly trouble: GithubTrouble;
  /** The branch holds all that is wanted: only the pull request is missing. */
  readonly branchReady: boolean;
}

/** What came of a step. */
export type Step<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly halt: Halt };

/** Something that a user should know beside the result. */
export type Remark = 'no-drafts' | 'no-labels';

/** Left by our closing comment, so that a repeated run does not say it twice. */
const CLOSING = '<!-- envcard:closing:v1 -->';

/** Does what a plan says, each write only where everything still is as it was seen. */
export class Actor {
  /** Writes that were made. */
  writes: number = 0;
  readonly remarks: Set<Remark> = new Set();
  private readonly client: GithubClient;
  private readonly wishes: GithubWishes;
  private readonly view: GithubView;

  constructor(client: GithubClient, wishes: GithubWishes, view: GithubView) {
    this.client = client;
    this.wishes = wishes;
    this.view = view;
  }

  /** Makes the branch ready and opens a pull request. */
  async create(proposal: Proposal): Promise<Step<Link>> {
    const { wishes, view } = this;
    const ready = await this.bring(wishes.branch, view.spare, proposal);
    if (!ready.ok) return ready;
    const pull = {
      title: wishes.title ?? proposal.title,
      body: this.bodyOf(proposal, []),
      head: wishes.branch,
      base: view.base.name,
    };
    let made = await this.client.createPull({ ...pull, draft: wishes.draft });
    if (!made.ok && made.trouble.code === 'no-drafts' && wishes.draft) {
      this.remarks.add('no-drafts');
      made = await this.client.createPull({ ...pull, draft: false });
    }
    if (!made.ok) return halted('pull', made.trouble, true);
    this.writes += 1;
    await this.label(made.value.number, wishes.labels);
    return made;
  }

  /** Brings an open pull request of ours to what is wanted. */
  async update(target: PullView, proposal: Proposal): Promise<Step<Link>> {
    const { info, marker, marked, branch } = target;
    const ready = await this.bring(info.head, branch, proposal);
    if (!ready.ok) return ready;
    const change: PullChange = {
      ...(marked ? { body: this.bodyOf(proposal, marker?.content ?? []) } : {}),
      ...(this.wishes.title === null && TITLES.includes(info.title) && info.title !== proposal.title
        ? { title: proposal.title }
        : {}),
    };
    if (change.title !== undefined || (change.body !== undefined && change.body !== info.body)) {
      const changed = await this.did(this.client.changePull(info.number, change));
      if (!changed.ok) return halted('pull', changed.trouble, true);
    }
    return { ok: true, value: info };
  }

  /** Says why, closes and takes the branch away. A closing that envcard makes declines nothing. */
  async close({ info, marker, branch }: PullView, reason: WithdrawReason, linked: Link | null): Promise<Step<Link>> {
    const { client } = this;
    const told = await client.hasComment(info.number, CLOSING);
    if (!told.ok) return halted('read', told.trouble);
    if (!told.value) {
      const note = linked === null ? '' : ` (#${linked.number})`;
      const text = `${sentence(`withdrawn-${reason}`)}${note}\n\n${CLOSING}`;
      const said = await this.did(client.comment(info.number, text));
      if (!said.ok) return halted('pull', said.trouble);
    }
    const body = marker === null ? info.body : replaceMarker(info.body, { ...marker, withdrawn: reason });
    const closed = await this.did(client.changePull(info.number, { state: 'closed', body }));
    if (!closed.ok) return halted('pull', closed.trouble);
    if (branch !== null) {
      const gone = await this.remove([{ branch: info.head, before: branch.oid }]);
      if (!gone.ok) return gone;
    }
    return { ok: true, value: info };
  }

  /** Finishes what an earlier run began beside an open pull request that is as it should be. */
  async finish(target: PullView | null, isWanted: boolean): Promise<Step<null>> {
    const { wishes, view } = this;
    if (target !== null && target.branch?.ours === true) {
      const missing = wishes.labels.filter((label) => !target.info.labels.includes(label));
      if (missing.length > 0) {
        // Who takes a label away means it.
        const ever = await this.client.labelsEver(target.info.number);
        if (!ever.ok) return halted('read', ever.trouble);
        await this.label(
          target.info.number,
          missing.filter((label) => !ever.value.has(label)),
        );
      }
    }
    const left: { branch: string; before: string }[] = [];
    const { next, spare } = view;
    if (next !== null && (next.ours || next.ahead === 0))
      left.push({ branch: nextBranch(wishes.branch), before: next.oid });
    if (spare !== null && !isWanted && (spare.ours || spare.ahead === 0) && this.isForgotten()) {
      left.push({ branch: wishes.branch, before: spare.oid });
    }
    return left.length === 0 ? { ok: true, value: null } : await this.remove(left);
  }

  /** Whether no person could want the branch back: it never had a pull request, or envcard closed it. */
  private isForgotten(): boolean {
    const latest = this.view.pulls.find(({ own, info }) => own && info.head === this.wishes.branch);
    return latest === undefined || (latest.info.state === 'closed' && latest.marker?.withdrawn != null);
  }

  /**
   * Makes a branch hold the wanted cards, on top of the base branch as it is. It is never reset to the base branch:
   * GitHub would close the pull request.
   */
  private async bring(branch: string, state: BranchState | null, proposal: Proposal): Promise<Step<null>> {
    const { client, view } = this;
    const keys = keysOf(proposal);
    if (state === null) {
      const made = await this.did(client.createBranch(branch, view.base.oid));
      return made.ok ? await this.commit(branch, view.base.oid, proposal) : halted('branch', made.trouble);
    }
    if (state.ahead === 0) {
      if (state.behind > 0) {
        const moved = await this.did(client.forward(branch, view.base.oid));
        if (!moved.ok) return halted('branch', moved.trouble);
      }
      return await this.commit(branch, view.base.oid, proposal);
    }
    if (state.ours && sameKeys(state.keys, keys)) return { ok: true, value: null };
    // The cards on the base branch are those that the branch was made for: one more commit does it.
    if (state.ours && state.keys?.base === keys.base) return await this.commit(branch, state.oid, proposal);
    return await this.move(branch, state.oid, proposal);
  }

  /** Makes the new state ready on a branch beside it, then moves the branch to it in one step. */
  private async move(branch: string, before: string, proposal: Proposal): Promise<Step<null>> {
    const { client, view, wishes } = this;
    const { survey, base, next: left } = view;
    const next = nextBranch(wishes.branch);
    const isReady =
      survey.next !== null &&
      survey.next.parent === base.oid &&
      sameKeys(readTrailers(survey.next.message), keysOf(proposal));
    let ready = isReady ? (survey.next?.oid ?? null) : null;
    if (ready === null) {
      const placed = await this.place(next, left);
      if (!placed.ok) return placed;
      const made = await this.commitOn(next, base.oid, proposal);
      if (!made.ok) return halted('branch', made.trouble);
      ready = made.value;
    }
    const updates: RefUpdate[] = [
      { branch, before, after: ready, force: true },
      { branch: next, before: ready, after: null, force: true },
    ];
    const moved = await this.did(client.updateRefs(survey.id, updates));
    return moved.ok ? { ok: true, value: null } : halted('branch', moved.trouble);
  }

  /** Puts the branch beside to the tip of the base branch. */
  private async place(next: string, left: BranchState | null): Promise<Step<null>> {
    const { client, view } = this;
    const { oid } = view.base;
    if (left?.oid === oid) return { ok: true, value: null };
    const placed =
      left === null
        ? await this.did(client.createBranch(next, oid))
        : await this.did(
            client.updateRefs(view.survey.id, [{ branch: next, before: left.oid, after: oid, force: left.ours }]),
          );
    return placed.ok ? { ok: true, value: null } : halted('branch', placed.trouble);
  }

  private async commit(branch: string, head: string, proposal: Proposal): Promise<Step<null>> {
    const made = await this.commitOn(branch, head, proposal);
    return made.ok ? { ok: true, value: null } : halted('branch', made.trouble);
  }

  private commitOn(branch: string, head: string, proposal: Proposal): Promise<Answer<string>> {
    const [headline = '', ...rest] = (this.wishes.commitMessage ?? proposal.title).split('\n');
    const files = proposal.cards.map(({ path, after }) => ({ path, bytes: after }));
    const body = withTrailers(rest.join('\n').trim(), keysOf(proposal));
    return this.did(this.client.commit({ branch, head, headline: headline.trim(), body, files }));
  }

  private async remove(branches: readonly { readonly branch: string; readonly before: string }[]): Promise<Step<null>> {
    const updates = branches.map(({ branch, before }) => ({ branch, before, after: null, force: true }));
    const gone = await this.did(this.client.updateRefs(this.view.survey.id, updates));
    return gone.ok ? { ok: true, value: null } : halted('branch', gone.trouble);
  }

  /** Labels are an extra: without them the proposal stands all the same. */
  private async label(number: number, labels: readonly string[]): Promise<void> {
    if (labels.length === 0) return;
    const labelled = await this.did(this.client.addLabels(number, labels));
    if (!labelled.ok) this.remarks.add('no-labels');
  }

  private bodyOf(proposal: Proposal, earlier: readonly string[]): string {
    return bodyFor(proposal, {
      kind: 'github',
      maxBytes: GITHUB_BODY_LIMIT,
      version: this.wishes.version,
      marker: markerOf(proposal, earlier),
      notes: bodyNotes(this.view.survey.viewer),
    });
  }

  private async did<T>(write: Promise<Answer<T>>): Promise<Answer<T>> {
    const answer = await write;
    if (answer.ok) this.writes += 1;
    return answer;
  }
}

function halted(
  stage: Stage,
  trouble: GithubTrouble,
  branchReady = false,
): { readonly ok: false; readonly halt: Halt } {
  return { ok: false, halt: { stage, trouble, branchReady } };
}
