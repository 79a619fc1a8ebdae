import type { CommentView, DiscussionStatus } from './discussions.ts';
import type { Repo } from './repo.ts';

/** A repository's state without times. */
export interface RepoSnapshot {
  readonly refs: Readonly<Record<string, string>>;
  readonly discussions: readonly {
    readonly num: number;
    readonly title: string;
    readonly author: string;
    readonly status: DiscussionStatus;
    readonly isPullRequest: boolean;
    readonly comments: readonly CommentView[];
    readonly events: readonly string[];
  }[];
}

/** Everything a request could change. */
export function snapshotOf(repos: Iterable<Repo>): Readonly<Record<string, RepoSnapshot>> {
  return Object.fromEntries(
    [...repos].map((repo) => [
      repo.id,
      {
        refs: Object.fromEntries(repo.refs),
        discussions: repo.discussions.map((one) => ({
          num: one.num,
          title: one.title,
          author: one.author,
          status: one.status,
          isPullRequest: one.isPullRequest,
          comments: one.comments,
          events: one.events.map((event) => event.type),
        })),
      },
    ]),
  );
}
