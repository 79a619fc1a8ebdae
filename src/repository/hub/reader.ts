import { pathOf } from '../../platform/fetch.ts';
import type { ByteRange, Http, HttpResult } from '../../platform/fetch.ts';
import { directoryOf, joinPath } from '../listing.ts';
import type { Listing } from '../listing.ts';
import { resolvePath } from '../links.ts';
import { cut } from '../memory.ts';
import type { ReadMode, ReadResult, Trouble } from '../types.ts';
import type { HubNames, LfsFile } from './names.ts';
import { Pool } from './pool.ts';
import { mayHoldRows } from './rows.ts';
import { troubleOf } from './trouble.ts';

/** Requests on their way at a time. */
const AT_ONCE = 8;
/** Contents up to this size are kept: several detectors read the same file. */
const SMALL = 256 * 1024;
const MAX_KEPT = 32 * 1024 * 1024;
const MAX_LINK = 1024;
const NOTHING = new Uint8Array(0);

/** What all readers of one run share. */
export class ReadBudget {
  readonly pool: Pool = new Pool(AT_ONCE);
  reads = 0;
  kept = 0;
  private readonly most: number;

  /** @param most files that are read */
  constructor(most: number) {
    this.most = most;
  }

  /** Takes one read out of the budget. */
  take(): boolean {
    if (this.reads >= this.most) return false;
    this.reads += 1;
    return true;
  }
}

/** Reads files of one commit over HTTP. */
export class HubReader {
  private readonly http: Http;
  private readonly id: string;
  private readonly sha: string;
  private readonly listing: Listing;
  private readonly lfs: ReadonlyMap<string, LfsFile>;
  private readonly knowsLinks: boolean;
  private readonly budget: ReadBudget;
  private readonly contents = new Map<string, Uint8Array>();
  private readonly running = new Map<string, Promise<ReadResult>>();
  /** Once the owner's gate is met, nothing behind it is asked for again. */
  private gate: Trouble | null = null;

  constructor(http: Http, repo: { readonly id: string; readonly sha: string }, names: HubNames, budget: ReadBudget) {
    this.http = http;
    this.id = repo.id;
    this.sha = repo.sha;
    this.listing = names.listing;
    this.lfs = names.lfs;
    this.knowsLinks = names.knowsLinks;
    this.budget = budget;
  }

  /** As `Repository.read`. Where the listing is cut, a path that it does not hold is asked for, too. */
  async read(path: string, limit: number, mode: ReadMode): Promise<ReadResult> {
    const entry = this.listing.get(path);
    if (entry === undefined ? this.listing.complete || this.listing.isDirectory(path) : entry.kind !== 'file') {
      return unread({ code: entry === undefined && !this.listing.isDirectory(path) ? 'missing' : 'not-a-file' });
    }
    const kept = this.contents.get(path);
    if (kept !== undefined) return cut(kept, limit, mode);
    const lfs = this.lfs.get(path);
    if (lfs !== undefined && !mayHoldRows(path)) return cut(pointer(lfs), limit, mode);
    const size = entry?.size ?? null;
    if (size === 0) return { ok: true, bytes: NOTHING, truncated: false };
    if (size !== null && size > limit && mode === 'whole') return tooLarge(size);
    const key = `${mode} ${limit} ${path}`;
    let running = this.running.get(key);
    if (running === undefined) {
      running = this.budget.pool.run(() => this.load(path, size, limit, mode));
      this.running.set(key, running);
    }
    const result = await running;
    // What failed, after all attempts, is not tried again; content is not held here.
    if (result.ok) this.running.delete(key);
    return result;
  }

  private async load(path: string, size: number | null, limit: number, mode: ReadMode): Promise<ReadResult> {
    if (this.gate !== null) return unread(this.gate);
    const address = pathOf('datasets', ...this.id.split('/'), 'resolve', this.sha, ...path.split('/'));
    if (address === null) return unread({ code: 'io-error', detail: 'the name has no address on the Hub' });
    if (!this.budget.take()) return unread({ code: 'budget' });
    const range = rangeFor(size, limit, mode);
    const init = { accept: '*/*', maxBytes: limit, ...(range === null ? {} : { range }) };
    const isText = !mayHoldRows(path);
    let result = await this.http.request('GET', address, { ...init, stay: isText });
    if (result.ok && result.status >= 300 && result.status < 400) {
      const lfs = linked(result.home);
      if (lfs !== null) return cut(pointer(lfs), limit, mode);
      result = await this.http.request('GET', address, init);
    }
    if (!result.ok) {
      const why = troubleOf(result.trouble);
      if (why.code === 'gated' && path !== 'README.md') this.gate = why;
      if (result.trouble.code === 'not-found' && this.listing.get(path) === undefined)
        return unread({ code: 'missing' });
      return unread(why);
    }
    return this.accept(path, taken(result, size, limit, mode), isText);
  }

  /** Keeps small contents, and recognises what can only be a link. */
  private accept(path: string, result: ReadResult, isText: boolean): ReadResult {
    if (!result.ok || result.truncated) return result;
    if (isText && !this.knowsLinks && this.isLink(path, result.bytes)) {
      return unread({ code: 'not-a-file', detail: 'it holds the path of another file: it may be a symbolic link' });
    }
    const { length } = result.bytes;
    if (length <= SMALL && this.budget.kept + length <= MAX_KEPT) {
      this.budget.kept += length;
      this.contents.set(path, result.bytes);
    }
    return result;
  }

  /** A link's content is its target, which is no line of text: it does not end. */
  private isLink(path: string, bytes: Uint8Array): boolean {
    if (bytes.length === 0 || bytes.length > MAX_LINK) return false;
    const text = new TextDecoder().decode(bytes);
    if (/[\n\r\0\ufffd]/.test(text) || text.startsWith('/')) return false;
    const found = resolvePath(this.listing, joinPath(directoryOf(path), text));
    return (
      (found.kind === 'file' || found.kind === 'directory') && found.path !== path && found.path !== directoryOf(path)
    );
  }
}

/** The part of a file to ask for; null: all of it. */
function rangeFor(size: number | null, limit: number, mode: ReadMode): ByteRange | null {
  if (mode === 'whole' || (size !== null && size <= limit)) return null;
  if (mode === 'head') return { from: 0, to: Math.max(0, limit - 1) };
  return size === null ? { last: limit } : { from: size - limit };
}

type Answer = HttpResult & { ok: true };

/** What an answer holds of the file. */
function taken(answer: Answer, size: number | null, limit: number, mode: ReadMode): ReadResult {
  const { bytes, status, truncated } = answer;
  if (status === 416) {
    // No byte of an empty file can be asked for.
    if (/^bytes \*\/0$/.test(answer.headers.get('content-range') ?? '')) {
      return { ok: true, bytes: NOTHING, truncated: false };
    }
    return unread({ code: 'io-error', detail: 'the Hub does not send this part of the file' });
  }
  if (status === 206) return part(answer, limit, mode);
  if (truncated) {
    if (mode === 'whole') return tooLarge(size);
    // The whole file comes although its end was asked for.
    if (mode === 'tail') return unread({ code: 'io-error', detail: 'the Hub does not send parts of the file' });
    return { ok: true, bytes, truncated: true };
  }
  if (size !== null && bytes.length !== size) {
    return unread({ code: 'io-error', detail: `${bytes.length} of ${size} bytes arrived` });
  }
  return cut(bytes, limit, mode);
}

/** A part: the header says which one. */
function part({ bytes, headers, truncated }: Answer, limit: number, mode: ReadMode): ReadResult {
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(headers.get('content-range') ?? '');
  const [from, to, total] = match === null ? [-1, -1, -1] : match.slice(1).map(Number);
  const start = mode === 'tail' ? Math.max(0, (total ?? 0) - limit) : 0;
  if (
    truncated ||
    from !== start ||
    bytes.length !== (to ?? 0) - start + 1 ||
    bytes.length !== Math.min(limit, total ?? 0)
  ) {
    return unread({ code: 'io-error', detail: 'the Hub sent another part of the file than was asked for' });
  }
  return { ok: true, bytes, truncated: (total ?? 0) > bytes.length };
}

/** Content kept outside of git, as the headers of a redirect tell it. */
function linked(headers: Headers): LfsFile | null {
  const oid = /^(?:W\/)?"?([0-9a-f]{64})"?$/.exec(headers.get('x-linked-etag') ?? '')?.[1];
  const size = /^\d{1,15}$/.exec(headers.get('x-linked-size') ?? '')?.[0];
  return oid === undefined || size === undefined ? null : { oid, size: Number(size) };
}

/** What git holds of such a file, which is what a clone brings. */
function pointer({ oid, size }: LfsFile): Uint8Array {
  return new TextEncoder().encode(`version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${size}\n`);
}

function tooLarge(size: number | null): ReadResult {
  return unread(size === null ? { code: 'too-large' } : { code: 'too-large', detail: `${size} bytes` });
}

function unread(why: Trouble): ReadResult {
  return { ok: false, why };
}
