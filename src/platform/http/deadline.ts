/** A body may trickle for as many timeouts. */
const MOST_TIMEOUTS = 20;

/** Ends a request that stands still, or that takes far too long as a whole. */
export class Deadline {
  private readonly abort: AbortController;
  private readonly timeout: number;
  private readonly whole: ReturnType<typeof setTimeout>;
  private idle: ReturnType<typeof setTimeout> | null = null;

  constructor(abort: AbortController, timeout: number) {
    this.abort = abort;
    this.timeout = timeout;
    this.whole = setTimeout(() => abort.abort(), timeout * MOST_TIMEOUTS);
  }

  /** Something arrived. */
  alive(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = setTimeout(() => this.abort.abort(), this.timeout);
  }

  end(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    clearTimeout(this.whole);
  }
}
