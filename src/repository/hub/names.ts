import { listFiles } from '@huggingface/hub';
import { HttpFailure } from '../../platform/fetch.ts';
import type { Http } from '../../platform/fetch.ts';
import type { ListingOptions } from '../listing.ts';
import { Listing } from '../listing.ts';
import type { Entry, Trouble } from '../types.ts';
import { apiPath, askJson, property } from './api.ts';
import type { HubInfo } from './info.ts';
import { mayHoldRows } from './rows.ts';
import { taskFinder } from './tasks.ts';
import { troubleOf } from './trouble.ts';

/** Content that the Hub keeps outside of git, behind a pointer. */
export interface LfsFile {
  /** sha256. */
  readonly oid: string;
  readonly size: number;
}

/** The names of a commit, and what else the list said. */
export interface HubNames {
  readonly listing: Listing;
  readonly lfs: ReadonlyMap<string, LfsFile>;
  /** Whether the listing tells links from files. */
  readonly knowsLinks: boolean;
}

/**
 * From here on the Hub's list beside a repo may be cut without a word. The Hub's own client draws the line here, too
 * (huggingface_hub 1.2, `LARGE_REPO_THRESHOLD`).
 */
const MANY_SIBLINGS = 1000;
/** Entries of a tree that are taken: 1,000 pages. */
const MAX_ENTRIES = 1_000_000;

/**
 * All names at a commit: those that came with the repo where that list can be trusted and sizes are not needed, else the
 * pages of the tree. Neither knows links: a link is listed as a file, and its content is the text of its target.
 */
export async function readNames(http: Http, info: HubInfo): Promise<HubNames> {
  const { siblings } = info;
  if (siblings !== null && siblings.length < MANY_SIBLINGS && !siblings.some(mayHoldRows)) {
    const entries = siblings.map((path): Entry => ({ path, kind: 'file', size: null }));
    return { listing: listingOf(entries, null), lfs: new Map(), knowsLinks: false };
  }
  return await readTree(http, info);
}

async function readTree(http: Http, info: HubInfo): Promise<HubNames> {
  const entries: Entry[] = [];
  const lfs = new Map<string, LfsFile>();
  let problem: Trouble | null = null;
  let count = 0;
  try {
    const pages = listFiles({
      repo: { type: 'dataset', name: info.id },
      revision: info.sha,
      recursive: true,
      hubUrl: http.endpoint.href.replace(/\/$/, ''),
      fetch: withPlainLinks(http),
    });
    for await (const { path, type, size, lfs: content } of pages) {
      count += 1;
      if (count > MAX_ENTRIES) {
        problem = { code: 'listing-cut', detail: `more than ${MAX_ENTRIES} entries` };
        break;
      }
      if (type === 'directory') continue;
      const isFile = type === 'file';
      entries.push({ path, kind: isFile ? 'file' : 'submodule', size: isFile && isCount(size) ? size : null });
      if (content !== undefined && isCount(content.size)) lfs.set(path, { oid: content.oid, size: content.size });
    }
  } catch (error) {
    // What has come so far is kept: it can support a verdict, never refute one.
    problem =
      error instanceof HttpFailure
        ? troubleOf(error.trouble)
        : { code: 'listing-cut', detail: 'a page cannot be read' };
  }
  return { listing: listingOf(entries, problem), lfs, knowsLinks: false };
}

/** Paths whose sizes are asked for at a time, and at most. */
const MAX_PATHS = { request: 400, all: 2000 };
const MAX_ANSWER = 4 * 1024 * 1024;

/** Sizes of the files that may hold rows, for a listing that has none: a part of a file is found by its size. */
export async function rowSizes(
  http: Http,
  { id, sha }: Pick<HubInfo, 'id' | 'sha'>,
  entries: readonly Entry[],
): Promise<{ readonly sizes: ReadonlyMap<string, number>; readonly lfs: ReadonlyMap<string, LfsFile> }> {
  const sizes = new Map<string, number>();
  const lfs = new Map<string, LfsFile>();
  // Files of tasks hold no rows.
  const isInTask = taskFinder(entries.map(({ path }) => path));
  const paths = entries
    .filter(({ path, kind }) => kind === 'file' && mayHoldRows(path) && isPath(path) && !isInTask(path))
    .map(({ path }) => path)
    .slice(0, MAX_PATHS.all);
  for (let at = 0; at < paths.length; at += MAX_PATHS.request) {
    const json = { paths: paths.slice(at, at + MAX_PATHS.request), expand: false };
    const answer = await askJson(http, 'POST', apiPath(id, 'paths-info', sha), { json, maxBytes: MAX_ANSWER });
    // Without its size a file is only read from its beginning.
    if (!answer.ok || !Array.isArray(answer.value)) break;
    for (const item of answer.value as unknown[]) {
      const [path, size, oid] = [
        property(item, 'path'),
        property(item, 'size'),
        property(property(item, 'lfs'), 'oid'),
      ];
      if (typeof path !== 'string' || !isCount(size)) continue;
      sizes.set(path, size);
      if (typeof oid === 'string') lfs.set(path, { oid, size });
    }
  }
  return { sizes, lfs };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Names that no git tree holds would lead elsewhere as a part of an address. */
function listingOf(entries: readonly Entry[], problem: Trouble | null): Listing {
  const good = entries.filter(({ path }) => isPath(path));
  const odd: Trouble | null =
    good.length === entries.length ? null : { code: 'listing-cut', detail: 'a name that is no path' };
  const options: ListingOptions = { problem: problem ?? odd };
  return new Listing(good, options);
}

function isPath(path: unknown): boolean {
  if (typeof path !== 'string' || path === '' || path.length > 4096 || path.includes('\0')) return false;
  return !path.split('/').some((part) => part === '' || part === '.' || part === '..');
}

/** The library only knows absolute addresses of a next page, and takes any other for the end of the list. */
function withPlainLinks(http: Http): typeof fetch {
  return async (input, init) => {
    const response = await http.fetch(input, init);
    const link = response.headers.get('link');
    if (link === null) return response;
    const next = link
      .slice(0, 8192)
      .split(/,(?=\s*<)/)
      .find((part) => /;\s*rel\s*=\s*"?next"?\s*(?:;|$)/i.test(part));
    const target = /<([^<>]*)>/.exec(next ?? '')?.[1];
    const base = input instanceof Request ? input.url : String(input);
    const headers = new Headers(response.headers);
    headers.delete('link');
    if (target !== undefined && URL.canParse(target, base)) {
      headers.set('link', `<${new URL(target, base).href}>; rel="next"`);
    }
    return new Response(response.body, { status: response.status, headers });
  };
}
