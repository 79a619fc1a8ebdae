import { blobsKey, contentKey } from '../marker.ts';
import type { Proposal } from '../types.ts';
import { at, list, number, oid, text } from './json.ts';
import { badAnswer } from './trouble.ts';
import type { Answer } from './trouble.ts';

/** What two states of the cards are called for short: before and after the change. */
export interface ContentKeys {
  readonly base: string;
  readonly content: string;
}

/** A branch beside the base branch. */
export interface BranchState {
  readonly oid: string;
  /** Commits that the base branch has not. */
  readonly ahead: number;
  /** Commits of the base branch that it has not. */
  readonly behind: number;
  /** Every commit is one of envcard's, and the files are as the last one left them. */
  readonly ours: boolean;
  /** What the last of our commits was made for, and made. */
  readonly keys: ContentKeys | null;
}

/** Trailers of our commit messages: they tell our commits from a person's, whoever's token wrote them. */
const BASE = 'Envcard-Base';
const CONTENT = 'Envcard-Content';
const TRAILERS: RegExp = new RegExp(`^${BASE}: ([0-9a-f]{40})\\n${CONTENT}: ([0-9a-f]{40})$`, 'm');
/** The API tells no more in one answer. */
const MAX_FILES = 300;

/** The short names of a proposal's content. */
export function keysOf({ cards }: Proposal): ContentKeys {
  return {
    base: contentKey(cards.map(({ path, before }) => ({ path, bytes: before }))),
    content: contentKey(cards.map(({ path, after }) => ({ path, bytes: after }))),
  };
}

/** A commit message's body with what tells our commits from others. */
export function withTrailers(body: string, { base, content }: ContentKeys): string {
  const trailers = `${BASE}: ${base}\n${CONTENT}: ${content}`;
  return body === '' ? trailers : `${body}\n\n${trailers}`;
}

/** The trailers of a commit message; null: it is not one of ours. */
export function readTrailers(message: string): ContentKeys | null {
  const [, base, content] = TRAILERS.exec(message.replaceAll('\r\n', '\n')) ?? [];
  return base === undefined || content === undefined ? null : { base, content };
}

export function sameKeys(a: ContentKeys | null, b: ContentKeys): boolean {
  return a?.base === b.base && a.content === b.content;
}

/** Reads the comparison of the base branch with another (`GET …/compare/{basehead}`). */
export function readComparison(data: unknown, head: string): Answer<BranchState> {
  const [ahead, behind] = [number(at(data, 'ahead_by')), number(at(data, 'behind_by'))];
  if (ahead === null || behind === null) return badAnswer('the answer is no comparison');
  const commits = list(at(data, 'commits'));
  const files = list(at(data, 'files'));
  const keys = commits.map((commit) => readTrailers(text(at(commit, 'commit', 'message')) ?? ''));
  const last = keys.at(-1) ?? null;
  const blobs = files.flatMap((file) => {
    const [path, blob] = [text(at(file, 'filename')), oid(at(file, 'sha'))];
    return path === null ? [] : [{ path, blob }];
  });
  const whole = commits.length === ahead && files.length < MAX_FILES && blobs.length === files.length;
  const ours = whole && last !== null && keys.every((one) => one !== null) && blobsKey(blobs) === last.content;
  return { ok: true, value: { oid: head, ahead, behind, ours, keys: last } };
}
