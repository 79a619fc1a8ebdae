import type { HubReply, HubRequest } from './http.ts';
import type { HubOptions } from './options.ts';

/** Requests counted in fixed windows, one count for the API and one for downloads. */
export class RateLimits {
  readonly #options: HubOptions;
  readonly #used = { api: 0, resolvers: 0 };
  #windowEnd: number;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#windowEnd = options.rateLimitNow() + options.rateLimit.windowSeconds * 1000;
  }

  /** Counts a request; the answer when it is one too many. */
  refusal(request: HubRequest): HubReply | null {
    const { rateLimit, rateLimitNow } = this.#options;
    const now = rateLimitNow();
    if (now >= this.#windowEnd) {
      this.#used.api = 0;
      this.#used.resolvers = 0;
      this.#windowEnd = now + rateLimit.windowSeconds * 1000;
    }
    const kind = kindOf(request);
    this.#used[kind] += 1;
    if (this.#used[kind] <= rateLimit[kind]) return null;
    return { status: 429, body: { error: `We had to rate limit you: the quota of "${kind}" requests is used up` } };
  }

  /** What every answer says about the quota. */
  headers(request: HubRequest): Readonly<Record<string, string>> {
    const { rateLimit, rateLimitNow } = this.#options;
    const kind = kindOf(request);
    const quota = Number.isFinite(rateLimit[kind]) ? rateLimit[kind] : 1_000_000;
    const left = Math.max(0, quota - this.#used[kind]);
    const seconds = Math.max(0, Math.ceil((this.#windowEnd - rateLimitNow()) / 1000));
    return {
      RateLimit: `"${kind}";r=${left};t=${seconds}`,
      'RateLimit-Policy': `"fixed window";"${kind}";q=${quota};w=${rateLimit.windowSeconds}`,
    };
  }
}

function kindOf(request: HubRequest): 'api' | 'resolvers' {
  return request.segments[0] === 'api' && request.segments[1] !== 'resolve-cache' ? 'api' : 'resolvers';
}
