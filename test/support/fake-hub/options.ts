/** How the stand-in behaves; the numbers are the Hub's own. */
export interface HubOptions {
  /** Files that `siblings` names at most. */
  readonly siblingsCap: number;
  /** Entries on a page of a tree. */
  readonly treePageSize: number;
  /** The same with `expand=true`. */
  readonly expandPageSize: number;
  readonly commitsPageSize: number;
  readonly discussionsPageSize: number;
  /** Answers for small files come by a redirect to a cache on the same origin, as the Hub does at times. */
  readonly resolveCache: boolean;
  /** Requests a window allows, for `/api/` and for downloads; 429 after that. */
  readonly rateLimit: { readonly api: number; readonly resolvers: number; readonly windowSeconds: number };
  /** The clock of the rate limit, in milliseconds. */
  readonly rateLimitNow: () => number;
  /** Findings of `validate-yaml` and of commits beside what YAML itself refuses. */
  readonly validate: (content: string) => {
    readonly errors?: readonly string[];
    readonly warnings?: readonly string[];
  };
}

export const DEFAULTS: HubOptions = {
  siblingsCap: 50_000,
  treePageSize: 1000,
  expandPageSize: 50,
  commitsPageSize: 50,
  discussionsPageSize: 50,
  resolveCache: false,
  rateLimit: { api: Infinity, resolvers: Infinity, windowSeconds: 300 },
  rateLimitNow: Date.now,
  validate: () => ({}),
};
