import { checkDiscuss, mayWrite, needToken } from './access.ts';
import type { Identity } from './accounts.ts';
import type { Discussion } from './discussions.ts';
import { Refusal, broken, count, flag, jsonBody, onlyKeys, onlyQuery, text } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import { diffText } from './merge.ts';
import type { Repo } from './repo.ts';
import type { ReadContext } from './routes-read.ts';

const TYPES = ['all', 'discussion', 'pull_request'];
const STATUSES = ['all', 'open', 'closed'];

/** `GET …/discussions`, newest first. A draft counts as open, a merged pull request as closed. */
export function listDiscussions(request: HubRequest, { repo, options }: ReadContext): HubReply {
  onlyQuery(request, ['p', 'type', 'status', 'author', 'search', 'sort']);
  if (repo.discussionsDisabled) throw new Refusal(403, 'Discussions are disabled for this repo');
  const { query } = request;
  const [type, status] = [oneOf(query.get('type'), TYPES), oneOf(query.get('status'), STATUSES)];
  const author = query.get('author');
  const isOpen = (one: Discussion): boolean => one.status === 'open' || one.status === 'draft';
  const found = repo.discussions.toReversed().filter((one) => {
    if (type !== 'all' && one.isPullRequest !== (type === 'pull_request')) return false;
    if (status !== 'all' && isOpen(one) !== (status === 'open')) return false;
    return author === null || (one.author === author && !one.authorDeleted);
  });
  const size = options.discussionsPageSize;
  const start = count(request, 'p', 0, Infinity) * size;
  return {
    status: 200,
    body: {
      discussions: found.slice(start, start + size).map((one) => one.summary(repo.id)),
      count: found.length,
      start,
      numClosedDiscussions: repo.discussions.filter((one) => !isOpen(one)).length,
    },
  };
}

function oneOf(value: string | null, known: readonly string[]): string {
  if (value !== null && !known.includes(value)) throw broken(`query: "${value}" is none of ${known.join(', ')}`);
  return value ?? 'all';
}

/** `GET …/discussions/N[?diff=1]` */
export function readDiscussion(request: HubRequest, { repo }: ReadContext, num: number): HubReply {
  onlyQuery(request, ['diff']);
  const discussion = repo.discussion(num);
  const { numComments: _, ...summary } = discussion.summary(repo.id);
  return {
    status: 200,
    body: {
      ...summary,
      events: discussion.events.map((event) => discussion.eventJson(event)),
      ...(discussion.isPullRequest ? changesOf(repo, discussion, flag(request, 'diff')) : {}),
    },
  };
}

function changesOf(repo: Repo, discussion: Discussion, diff: boolean): Record<string, unknown> {
  const isMerged = discussion.mergeCommit !== null;
  const merged = isMerged ? { ok: true } : repo.tryMerge(discussion);
  const base = repo.baseOf(discussion).tree;
  return {
    changes: {
      base: 'refs/heads/main',
      ...(isMerged ? { mergeCommitId: discussion.mergeCommit } : {}),
    },
    filesWithConflicts: 'conflicts' in merged ? merged.conflicts : [],
    ...(diff ? { diff: diffText(base, repo.commit(discussion.ref).tree) } : {}),
  };
}

/** `POST …/discussions` */
export function openDiscussion(request: HubRequest, { repo, who, url }: ReadContext): HubReply {
  onlyQuery(request, []);
  const author = speaker(repo, who);
  const body = jsonBody(request);
  onlyKeys(Object.keys(body), ['title', 'description', 'pullRequest'], 'body');
  const isPullRequest = body['pullRequest'] ?? false;
  if (typeof isPullRequest !== 'boolean') throw broken('"pullRequest" must be a boolean');
  const discussion = repo.open({
    author: author.user,
    title: text(body, 'title'),
    text: text(body, 'description'),
    isPullRequest,
    draft: isPullRequest,
  });
  const page = `${url}/datasets/${repo.id}/discussions/${discussion.num}`;
  return { status: 200, body: { num: discussion.num, pullRequest: isPullRequest, url: page } };
}

function speaker(repo: Repo, who: Identity | null): Identity {
  const identity = needToken(who);
  checkDiscuss(repo, identity);
  return identity;
}

/** `POST …/discussions/N/…` */
export function changeDiscussion(
  request: HubRequest,
  { repo, who }: ReadContext,
  num: number,
  action: readonly string[],
  now: () => Date,
): HubReply {
  onlyQuery(request, []);
  const identity = speaker(repo, who);
  const discussion = repo.discussion(num);
  const by = identity.user;
  const [name = '', id = '', verb = ''] = action;
  const isOwner = mayWrite(repo, identity);
  const needOwner = (author: string): void => {
    if (!isOwner && author !== by) throw new Refusal(403, 'Forbidden: neither author nor owner');
  };
  const route = [name, ...(verb === '' ? [] : ['ID', verb])].join('/');
  if (action.length !== route.split('/').length) throw broken('no such route', 404);
  switch (route) {
    case 'comment': {
      const raw = only(request, ['comment'], 'comment');
      if (raw.trim() === '') throw broken('"comment" must not be empty');
      return answer('newMessage', discussion, discussion.comment(by, raw, now()));
    }
    case 'comment/ID/edit':
      return answer(
        'updatedComment',
        discussion,
        discussion.edit(id, by, only(request, ['content'], 'content'), now()),
      );
    case 'comment/ID/hide':
      needOwner(discussion.authorOf(id));
      return answer('updatedComment', discussion, discussion.hide(id, by, now()));
    case 'status': {
      needOwner(discussion.author);
      const status = only(request, ['status', 'comment'], 'status');
      if (status !== 'open' && status !== 'closed') throw broken('"status" must be open or closed');
      const { comment } = jsonBody(request);
      const event = discussion.setStatus(status, by, now());
      if (typeof comment === 'string') discussion.comment(by, comment, now());
      return answer('newStatus', discussion, event);
    }
    case 'title':
      needOwner(discussion.author);
      return answer('newTitle', discussion, discussion.rename(only(request, ['title'], 'title'), by, now()));
    case 'merge': {
      if (!isOwner) throw new Refusal(403, 'Forbidden: merging needs write access');
      const comment = request.body.length === 0 ? null : only(request, ['comment'], 'comment');
      repo.merge(num, by);
      if (comment !== null) discussion.comment(by, comment, now());
      return { status: 200, body: { success: true } };
    }
    default:
      throw broken('no such route', 404);
  }
}

function only(request: HubRequest, known: readonly string[], name: string): string {
  const body = jsonBody(request);
  onlyKeys(Object.keys(body), known, 'body');
  return text(body, name);
}

function answer(name: string, discussion: Discussion, event: Discussion['events'][number]): HubReply {
  return { status: 200, body: { [name]: discussion.eventJson(event) } };
}
