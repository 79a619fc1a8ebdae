import type { Http, HttpTrouble } from '../../platform/fetch.ts';
import { Listing } from '../listing.ts';
import type { History, PinState, ReadMode, ReadResult, Repository } from '../types.ts';
import { apiPath, askJson, property } from './api.ts';

/** Paths of one request. */
const MAX_PATHS = 400;
const MAX_ANSWER = 4 * 1024 * 1024;
/** Commits that are looked at, and of those that are opened. */
const MAX_COMMITS = 250;
const MAX_OPENED = 20;
const FULL_ID = /^[0-9a-f]{40}$/i;

/** What the history of a repo is asked through. */
export interface HubHistorySource {
  readonly http: Http;
  readonly id: string;
  /** The commit that is judged, and its names. */
  readonly sha: string;
  readonly listing: Listing;
  /** Opens the repo at another commit; null when it cannot be. */
  readonly open: (revision: string) => Promise<Repository | null>;
}

type Oids = ReadonlyMap<string, string>;
type OidsResult = { readonly ok: true; readonly oids: Oids } | { readonly ok: false; readonly trouble: HttpTrouble };

interface Waiting {
  readonly commit: string;
  readonly path: string;
  readonly answer: (state: PinState) => void;
}

/**
 * Earlier commits as far as pins of a registry need them (H42): the Hub names the git tree of a path at a commit.
 * Questions that come at a time are asked together. One equal folder answers for everything below it.
 */
export class HubHistory implements History {
  private readonly source: HubHistorySource;
  private readonly pins = new Map<string, Promise<PinState>>();
  private readonly commits = new Map<string, Map<string, string | null>>();
  private readonly opened = new Map<string, Promise<Repository | null>>();
  private waiting: Waiting[] = [];
  private running: Promise<void> = Promise.resolve();

  constructor(source: HubHistorySource) {
    this.source = source;
  }

  /**
   * What a path is at a commit.
   * @param commit full id, or the name of a branch or tag; hostile text is `not-seen`
   * @param path folder or file from the root
   */
  pin(commit: string, path: string): Promise<PinState> {
    const revision = plainRevision(commit);
    const place = path.split('/').some((part) => part === '' || part === '.' || part === '..') ? null : path;
    if (revision === null || place === null) return Promise.resolve({ kind: 'not-seen' });
    const { listing, sha } = this.source;
    if (revision === sha) {
      const isHere = listing.get(place) !== undefined || listing.isDirectory(place);
      return Promise.resolve({ kind: isHere ? 'same' : listing.complete ? 'no-path' : 'not-seen' });
    }
    const key = `${revision} ${place}`;
    let state = this.pins.get(key);
    if (state === undefined) {
      state = new Promise((answer) => {
        this.waiting.push({ commit: revision, path: place, answer });
        if (this.waiting.length === 1) {
          setTimeout(() => {
            const waiting = this.waiting;
            this.waiting = [];
            // One batch after the other: a later one may find its folder known.
            this.running = this.running.then(() => this.settle(waiting));
          }, 0);
        }
      });
      this.pins.set(key, state);
    }
    return state;
  }

  private async settle(waiting: readonly Waiting[]): Promise<void> {
    const open = waiting.filter(({ commit, path, answer }) => {
      // A folder above that has not changed says all.
      const top = topOf(path);
      const there = this.commits.get(commit)?.get(top);
      const here = this.commits.get(this.source.sha)?.get(top);
      if (top === path || there === undefined || there === null || there !== here) return true;
      const { listing } = this.source;
      const isHere = listing.get(path) !== undefined || listing.isDirectory(path);
      answer({ kind: isHere ? 'same' : listing.complete ? 'no-path' : 'not-seen' });
      return false;
    });
    const byCommit = new Map<string, Waiting[]>();
    for (const one of open) byCommit.set(one.commit, [...(byCommit.get(one.commit) ?? []), one]);
    const now = await this.oids(this.source.sha, new Set(open.flatMap(({ path }) => [topOf(path), path])));
    await Promise.all(
      Array.from(byCommit, async ([commit, pins]) => {
        const isNew = !this.commits.has(commit);
        const allowed = !isNew || this.commits.size <= MAX_COMMITS;
        const then =
          allowed && now.ok ? await this.oids(commit, new Set(pins.flatMap(({ path }) => [topOf(path), path]))) : null;
        for (const { path, answer } of pins) {
          answer(then === null || !now.ok ? { kind: 'not-seen' } : await this.compare(commit, path, then, now.oids));
        }
      }),
    );
  }

  private async compare(commit: string, path: string, then: OidsResult, now: Oids): Promise<PinState> {
    if (!then.ok) {
      const isGone = then.trouble.code === 'revision-not-found' && !commit.startsWith('refs/');
      return { kind: isGone ? 'no-commit' : 'not-seen' };
    }
    const oid = then.oids.get(path);
    if (oid === undefined) return { kind: 'no-path' };
    if (oid === now.get(path)) return { kind: 'same' };
    let repository = this.opened.get(commit);
    if (repository === undefined) {
      if (this.opened.size >= MAX_OPENED) return { kind: 'not-seen' };
      repository = this.source.open(commit);
      this.opened.set(commit, repository);
    }
    const whole = await repository;
    return whole === null ? { kind: 'not-seen' } : { kind: 'differs', repository: narrowed(whole, path) };
  }

  /** Object ids of paths at a revision, as far as they exist there. */
  private async oids(revision: string, paths: ReadonlySet<string>): Promise<OidsResult> {
    const known = this.commits.get(revision) ?? new Map<string, string | null>();
    const unknown = [...paths].filter((path) => !known.has(path));
    this.commits.set(revision, known);
    for (let at = 0; at < unknown.length; at += MAX_PATHS) {
      const asked = unknown.slice(at, at + MAX_PATHS);
      const answer = await askJson(this.source.http, 'POST', apiPath(this.source.id, 'paths-info', revision), {
        json: { paths: asked, expand: false },
        maxBytes: MAX_ANSWER,
      });
      if (!answer.ok) return answer;
      for (const path of asked) known.set(path, null);
      for (const item of Array.isArray(answer.value) ? (answer.value as unknown[]) : []) {
        const path = property(item, 'path');
        const oid = property(item, 'oid');
        if (typeof path === 'string' && typeof oid === 'string') known.set(path, oid);
      }
    }
    const found = [...paths].flatMap((path): [string, string][] => {
      const oid = known.get(path) ?? null;
      return oid === null ? [] : [[path, oid]];
    });
    return { ok: true, oids: new Map(found) };
  }
}

function topOf(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? path : path.slice(0, slash);
}

/** A revision as the Hub takes it; null when it is no name of one. */
function plainRevision(commit: string): string | null {
  if (FULL_ID.test(commit)) return commit.toLowerCase();
  const name = commit.replace(/^refs\/(?:heads|tags)\//, '');
  const fits = /^[\w][\w./+-]{0,254}$/.test(name) && !/\.\.|\/\/|\/$|\.$/.test(name);
  // A short id is no name that a remote resolves, but the Hub's API might.
  return fits && !/^[0-9a-f]{4,39}$/i.test(name) ? name : null;
}

/** A repository with nothing but what lies at and below a path. */
function narrowed(whole: Repository, path: string): Repository {
  const { listing } = whole;
  const own = listing.get(path);
  const entries = own === undefined ? listing.under(path) : [own];
  const part = new Listing(entries, { problem: listing.problem });
  return {
    listing: part,
    sampling: whole.sampling,
    history: null,
    get reads() {
      return whole.reads;
    },
    read(at: string, limit: number, mode?: ReadMode): Promise<ReadResult> | ReadResult {
      return part.get(at) === undefined ? { ok: false, why: { code: 'missing' } } : whole.read(at, limit, mode);
    },
  };
}
