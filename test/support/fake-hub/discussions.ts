import { createHash } from 'node:crypto';
import { Refusal, broken } from './http.ts';

export type DiscussionStatus = 'open' | 'closed' | 'merged' | 'draft';

/** Something that happened in a discussion. */
export interface DiscussionEvent {
  readonly id: string;
  readonly type: 'comment' | 'status-change' | 'title-change' | 'commit';
  readonly createdAt: string;
  readonly author: string;
  data: Record<string, unknown>;
}

/** A comment as a test reads it. */
export interface CommentView {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly edited: boolean;
  readonly hidden: boolean;
}

const TITLE_LENGTH = { min: 3, max: 200 };
const MAX_COMMENT = 65_536;
const HIDDEN = 'This comment has been hidden';

/** One discussion or pull request. */
export class Discussion {
  readonly num: number;
  readonly author: string;
  readonly isPullRequest: boolean;
  readonly createdAt: string;
  readonly events: DiscussionEvent[] = [];
  title: string;
  status: DiscussionStatus;
  mergeCommit: string | null = null;
  /** An account that was deleted leaves no name. */
  authorDeleted = false;

  constructor(parts: { num: number; author: string; title: string; isPullRequest: boolean; draft: boolean; at: Date }) {
    this.num = parts.num;
    this.author = parts.author;
    this.title = checkTitle(parts.title);
    this.isPullRequest = parts.isPullRequest;
    this.status = parts.draft ? 'draft' : 'open';
    this.createdAt = parts.at.toISOString();
  }

  /** The ref of a pull request's commits. */
  get ref(): string {
    return `refs/pr/${this.num}`;
  }

  get comments(): readonly CommentView[] {
    return this.events
      .filter((event) => event.type === 'comment')
      .map(({ id, author, data }) => ({
        id,
        author,
        text: (data['latest'] as { raw: string }).raw,
        edited: data['edited'] === true,
        hidden: data['hidden'] === true,
      }));
  }

  /** Adds a comment. The first one, the description, may be empty. */
  comment(author: string, raw: string, at: Date): DiscussionEvent {
    if (raw.length > MAX_COMMENT) throw new Refusal(400, `comment must have at most ${MAX_COMMENT} characters`);
    return this.#add('comment', author, at, {
      edited: false,
      hidden: false,
      history: [],
      numEdits: 0,
      reactions: [],
      latest: version(author, raw, at),
    });
  }

  edit(id: string, author: string, raw: string, at: Date): DiscussionEvent {
    const event = this.#comment(id);
    if (event.author !== author) throw new Refusal(403, 'Forbidden: not your comment');
    if (event.data['hidden'] === true) throw new Refusal(403, 'Forbidden: the comment is hidden');
    const history = event.data['history'] as unknown[];
    event.data = {
      ...event.data,
      edited: true,
      history: [...history, event.data['latest']],
      numEdits: history.length + 1,
      latest: version(author, raw, at),
    };
    return event;
  }

  hide(id: string, by: string, at: Date): DiscussionEvent {
    const event = this.#comment(id);
    event.data = { ...event.data, hidden: true, hiddenBy: by, history: [], latest: version(by, HIDDEN, at) };
    return event;
  }

  /** The author of an event or comment, by its id. */
  authorOf(id: string): string {
    return this.#comment(id).author;
  }

  setStatus(status: DiscussionStatus, by: string, at: Date): DiscussionEvent {
    if (this.status === 'merged') throw new Refusal(400, 'The pull request is merged');
    if (status === this.status) throw new Refusal(400, `The status is ${status} already`);
    this.status = status;
    return this.#add('status-change', by, at, { status });
  }

  rename(title: string, by: string, at: Date): DiscussionEvent {
    const from = this.title;
    this.title = checkTitle(title);
    return this.#add('title-change', by, at, { from, to: this.title });
  }

  commit(by: string, subject: string, oid: string, at: Date): DiscussionEvent {
    return this.#add('commit', by, at, { subject, oid });
  }

  /** As a line of the list. */
  summary(repoId: string): Record<string, unknown> {
    return {
      num: this.num,
      ...(this.authorDeleted ? {} : { author: { name: this.author, type: 'user' } }),
      repo: { name: repoId, type: 'dataset' },
      title: this.title,
      status: this.status,
      createdAt: this.createdAt,
      isPullRequest: this.isPullRequest,
      numComments: this.comments.length,
      pinned: false,
    };
  }

  /** Its events as answers carry them. */
  eventJson(event: DiscussionEvent): Record<string, unknown> {
    const gone = this.authorDeleted && event.author === this.author;
    const { author, ...rest } = event;
    return { ...rest, ...(gone ? {} : { author: { name: author, type: 'user' } }) };
  }

  #add(type: DiscussionEvent['type'], author: string, at: Date, data: Record<string, unknown>): DiscussionEvent {
    const id = createHash('sha1').update(`${this.num}/${this.events.length}`).digest('hex').slice(0, 24);
    const event = { id, type, author, createdAt: at.toISOString(), data };
    this.events.push(event);
    return event;
  }

  #comment(id: string): DiscussionEvent {
    const event = this.events.find((event) => event.id === id && event.type === 'comment');
    if (event === undefined) throw new Refusal(404, 'Comment not found');
    return event;
  }
}

function checkTitle(title: string): string {
  if (title.length < TITLE_LENGTH.min || title.length > TITLE_LENGTH.max || title !== title.trim()) {
    throw broken(`title must have ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters and no space around it`);
  }
  return title;
}

function version(author: string, raw: string, at: Date): Record<string, unknown> {
  const escaped = raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { raw, html: `<p>${escaped}</p>`, updatedAt: at.toISOString(), author: { name: author, type: 'user' } };
}
