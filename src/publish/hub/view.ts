import { readMarker } from '../marker.ts';
import { TITLES } from '../proposal.ts';
import type { Marker } from '../types.ts';
import type { Answer, CardAt, HubClient, Pull, PullSummary } from './types.ts';

/** A pull request, and for an open one the card at the tip of its branch. */
export interface HubPull {
  readonly pull: Pull;
  readonly url: string;
  /** null: it is not one of ours. */
  readonly marker: Marker | null;
  /** null: it was not read. */
  readonly head: CardAt | null;
}

/** What is read of the pull requests. */
export interface ViewOptions {
  /** The account that acts; null when it is not known. */
  readonly me: string | null;
  /** Whether anything could be proposed: only then pull requests of others matter. */
  readonly wanting: boolean;
}

/** Most pull requests whose description is read: closed ones that look like ours, and other closed ones. */
const MAX_LIKELY = 300;
const MAX_OTHER = 100;

/** Reads pull requests, each once as long as its state stays the same. */
export class PullReader {
  private readonly client: HubClient;
  private readonly known = new Map<number, HubPull>();
  private readonly stale = new Set<number>();

  constructor(client: HubClient) {
    this.client = client;
  }

  /** One that was written to is read again. */
  forget(number: number): void {
    this.stale.add(number);
  }

  /** All open ones are read again: something has happened meanwhile. */
  forgetOpen(): void {
    for (const [number, { pull }] of this.known) if (pull.state === 'open') this.stale.add(number);
  }

  /**
   * Pull requests that policy looks at: every open one, and the closed ones that may be ours. All descriptions of closed
   * ones are read up to a bound; beyond it only those with a title or the account of ours.
   */
  async read(options: ViewOptions): Promise<Answer<readonly HubPull[]>> {
    const listed = await this.client.pulls();
    if (!listed.ok) return listed;
    const pulls: HubPull[] = [];
    for (const summary of this.choose(listed.value, options)) {
      const pull = await this.one(summary, options);
      if (!pull.ok) return pull;
      if (pull.value !== null) pulls.push(pull.value);
    }
    return { ok: true, value: pulls };
  }

  private async one(summary: PullSummary, { wanting }: ViewOptions): Promise<Answer<HubPull | null>> {
    const { number } = summary;
    const kept = this.known.get(number);
    if (kept?.pull.state === summary.state && !this.stale.has(number)) return { ok: true, value: kept };
    const answer = await this.client.pull(number);
    // One that is gone between the list and this request is none any more.
    if (!answer.ok) return answer.trouble.code === 'not-found' ? { ok: true, value: null } : answer;
    const pull = answer.value;
    const marker = pull.description === null ? null : readMarker(pull.description.text);
    let head: CardAt | null = null;
    if (pull.state === 'open' && (marker !== null || wanting)) {
      const card = await this.client.card(`refs/pr/${number}`);
      // What is in somebody else's branch and cannot be read brings nothing.
      if (card.ok) head = card.value;
      else if (marker !== null) return card;
    }
    const read = { pull, url: this.client.page(number), marker, head };
    this.known.set(number, read);
    this.stale.delete(number);
    return { ok: true, value: read };
  }

  /** Newest first; what was looked at before in this run is looked at again. */
  private choose(all: readonly PullSummary[], { me, wanting }: ViewOptions): PullSummary[] {
    const isLikely = ({ number, title, author }: PullSummary): boolean =>
      TITLES.includes(title) || (me !== null && author === me) || this.known.has(number);
    const newest = all.toSorted((a, b) => b.number - a.number);
    const open = newest.filter(({ state }) => state === 'open');
    const past = newest.filter(({ state }) => state !== 'open');
    if (!wanting) return newest.filter((one) => (one.state === 'open' && isLikely(one)) || this.known.has(one.number));
    return [
      ...open,
      ...past.filter(isLikely).slice(0, MAX_LIKELY),
      ...past.filter((one) => !isLikely(one)).slice(0, MAX_OTHER),
    ];
  }
}
