/** What goes wrong. `cut-body` and `lost-answer` do what was asked and spoil the answer; `reset` and `hang` do nothing. */
export type FaultAnswer =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
      /** Do what was asked, then give this answer all the same. */
      readonly handled?: boolean;
    }
  | { readonly slow: number }
  | 'reset'
  | 'cut-body'
  | 'lost-answer'
  | 'hang';

/** A fault and the requests it meets. */
export interface Fault {
  readonly match?: {
    readonly method?: string;
    /** Tested against the decoded path and query. */
    readonly path?: RegExp;
    /** Only the nth matching request, from 1. */
    readonly nth?: number;
    /** Let so many matching requests pass first. */
    readonly after?: number;
  };
  readonly answer: FaultAnswer;
  /** How often it strikes; once unless told. */
  readonly times?: number;
}

/** The faults still to come, in their order. */
export class FaultPlan {
  #pending: { readonly fault: Fault; seen: number; struck: number }[] = [];

  /** Replaces the plan. */
  set(faults: readonly Fault[]): void {
    this.#pending = faults.map((fault) => ({ fault, seen: 0, struck: 0 }));
  }

  /** Faults that have not struck as often as they should. */
  get left(): number {
    return this.#pending.length;
  }

  /** The fault that a request meets, if any. */
  take(method: string, path: string): FaultAnswer | null {
    for (const entry of this.#pending) {
      const match = entry.fault.match ?? {};
      if (match.method !== undefined && match.method !== method) continue;
      if (match.path !== undefined && path.search(match.path) < 0) continue;
      entry.seen += 1;
      if (entry.seen <= (match.after ?? (match.nth ?? 1) - 1)) continue;
      entry.struck += 1;
      if (entry.struck >= (entry.fault.times ?? 1)) this.#pending = this.#pending.filter((other) => other !== entry);
      return entry.fault.answer;
    }
    return null;
  }
}
