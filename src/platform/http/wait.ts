/** Longest wait that a header is believed. */
const LONGEST_MS = 3_600_000;

/**
 * How long a server asks to wait: `RateLimit: "api";r=0;t=55`, or `Retry-After` in seconds or as a date.
 * @param now milliseconds since 1970
 * @returns milliseconds, or null when it does not say
 */
export function askedWait(headers: Headers, now: number): number | null {
  const limit = headers.get('ratelimit')?.slice(0, 500) ?? '';
  // With calls left in this window, the limit is another one.
  const left = /[;,]\s*r=(\d{1,9})/.exec(limit)?.[1];
  const seconds = /[;,]\s*t=(\d{1,9})/.exec(limit)?.[1];
  if (seconds !== undefined && (left === undefined || Number(left) === 0)) return bounded(Number(seconds) * 1000);
  const after = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(after)) return bounded(Number(after) * 1000);
  const date = /^[A-Z][a-z]{2}, /.test(after) ? Date.parse(after) : Number.NaN;
  return Number.isNaN(date) ? null : bounded(Math.max(0, date - now));
}

function bounded(ms: number): number {
  return Math.min(ms, LONGEST_MS);
}

/** The pauses of one client. All its requests pause together: a limit holds for all of them. */
export class Pauses {
  private readonly now: () => number;
  private readonly sleep: (ms: number) => Promise<void>;
  private readonly most: number;
  private until = 0;
  private spent = 0;
  /** Until then every request would be refused, and there is no waiting left. */
  private closedUntil = 0;

  constructor(now: () => number, sleep: (ms: number) => Promise<void>, most: number) {
    this.now = now;
    this.sleep = sleep;
    this.most = most;
  }

  /** Milliseconds for which no request is worth sending; 0: go on. */
  get closed(): number {
    return Math.max(0, this.closedUntil - this.now());
  }

  /** Returns when no pause is on. */
  async over(): Promise<void> {
    for (let left = this.until - this.now(); left > 0; left = this.until - this.now()) await this.sleep(left);
  }

  /**
   * Asks for a pause of all requests.
   * @returns false when there is no time left for it
   */
  start(ms: number): boolean {
    const now = this.now();
    const until = now + ms;
    const more = Math.max(0, until - Math.max(this.until, now));
    if (this.spent + more > this.most) return false;
    this.spent += more;
    this.until = Math.max(this.until, until);
    return true;
  }

  /** Sends nothing for a while. */
  close(ms: number): void {
    this.closedUntil = Math.max(this.closedUntil, this.now() + ms);
  }
}
