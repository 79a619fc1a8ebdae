import { README_LIMIT } from '../../card/read.ts';
import { pathOf } from '../../platform/fetch.ts';
import { maskSecrets } from '../../platform/mask.ts';
import type { Http, HttpInit, HttpMethod, HttpResult, HttpTrouble } from '../../platform/fetch.ts';
import { base64 } from './base64.ts';
import { field, listOf, readPull, readSummary } from './parse.ts';
import type { Answer, CardAt, CardCommit, HubClient, Preupload, Pull, PullSummary } from './types.ts';

const CARD = 'README.md';
const JSON_LIMIT = 8 * 1024 * 1024;
/** Most pages of the list: 50 pull requests each. */
const MAX_PAGES = 200;
/** Bytes that the Hub wants to see of a file before it says how to send it. */
const SAMPLE = 512;

/**
 * The Hub's requests for proposals. They are made here and not by `@huggingface/hub` because its `commit` keeps the
 * answer of `preupload` to itself: it would send a card through LFS where .gitattributes says so, cannot tell whether
 * the card is still the one that was judged, and has no functions for discussions.
 * @param id the repo's id of today, `OWNER/NAME`
 */
export function createHubClient(http: Http, id: string): HubClient {
  return new Client(http, id);
}

class Client implements HubClient {
  private readonly http: Http;
  private readonly id: string;

  constructor(http: Http, id: string) {
    this.http = http;
    this.id = id;
  }

  async whoAmI(): Promise<Answer<string>> {
    const answer = await this.json('GET', '/api/whoami-v2', {});
    return mapped(answer, (value) => {
      const name = field(value, 'name');
      return typeof name === 'string' ? name : null;
    });
  }

  async head(): Promise<Answer<string>> {
    const answer = await this.json('GET', this.api('revision', 'HEAD'), { query: { expand: 'sha' } });
    return mapped(answer, (value) => {
      const sha = field(value, 'sha');
      return typeof sha === 'string' && /^[0-9a-f]{40}$/.test(sha) ? sha : null;
    });
  }

  async pulls(): Promise<Answer<readonly PullSummary[]>> {
    const found = new Map<number, PullSummary>();
    let seen = 0;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { p: page, type: 'pull_request', status: 'all' };
      const answer = await this.json('GET', this.api('discussions'), { query });
      if (!answer.ok) return answer;
      const items = listOf(answer.value, 'discussions');
      const count = field(answer.value, 'count');
      if (items === null || typeof count !== 'number') return failed('the list of pull requests cannot be read');
      // A list that moves while it is read may show one of them twice: the number tells.
      for (const item of items) {
        const summary = readSummary(item);
        if (summary !== null) found.set(summary.number, summary);
      }
      seen += items.length;
      if (items.length === 0 || seen >= count) return { ok: true, value: [...found.values()] };
    }
    return failed(`more than ${MAX_PAGES} pages of pull requests`);
  }

  async pull(number: number): Promise<Answer<Pull>> {
    return mapped(await this.json('GET', this.api('discussions', String(number)), {}), readPull);
  }

  async card(revision: string): Promise<Answer<CardAt>> {
    const path = pathOf('datasets', ...this.id.split('/'), 'raw', revision, CARD);
    const result = await this.send('GET', path, { accept: '*/*', maxBytes: README_LIMIT, takes: [404] });
    if (!result.ok) return result;
    const commit = result.home.get('x-repo-commit');
    const known = commit !== null && /^[0-9a-f]{40}$/.test(commit) ? commit : null;
    if (result.status === 404) {
      const missing = result.headers.get('x-error-code') === 'EntryNotFound';
      return missing
        ? { ok: true, value: { bytes: null, commit: known } }
        : failed(`there is no ${revision}`, 'not-found');
    }
    if (result.truncated) return failed(`${CARD} is too large`, 'too-large');
    return { ok: true, value: { bytes: result.bytes, commit: known } };
  }

  async validate(text: string): Promise<Answer<readonly string[]>> {
    const json = { content: text, repoType: 'dataset' };
    const answer = await this.json('POST', '/api/validate-yaml', { json, idempotent: true, takes: [400] });
    return mapped(answer, (value) => {
      const errors =
        listOf(value, 'errors') ?? (field(value, 'error') === undefined ? null : [{ message: field(value, 'error') }]);
      return errors === null
        ? null
        : errors.map((one) => maskSecrets(String(field(one, 'message') ?? 'an error without words')));
    });
  }

  async preupload(revision: string, createPr: boolean, bytes: Uint8Array): Promise<Answer<Preupload>> {
    const sample = base64(bytes.subarray(0, SAMPLE));
    const json = { files: [{ path: CARD, size: bytes.length, sample }] };
    const path = this.api('preupload', revision);
    const answer = await this.json('POST', path, { json, idempotent: true, ...creating(createPr) });
    return mapped(answer, (value) => {
      const file = listOf(value, 'files')?.find((item) => field(item, 'path') === CARD);
      const mode = field(file, 'uploadMode');
      const oid = field(file, 'oid');
      if (mode !== 'regular' && mode !== 'lfs') return null;
      const current = typeof oid === 'string' ? oid : undefined;
      return { mode, ignored: field(file, 'shouldIgnore') === true, current };
    });
  }

  async commit({
    revision,
    createPr,
    parent,
    title,
    description,
    bytes,
  }: CardCommit): Promise<Answer<{ readonly number: number | null }>> {
    const header = { summary: title, description, ...(parent === null ? {} : { parentCommit: parent }) };
    const file = { path: CARD, content: base64(bytes), encoding: 'base64' };
    const lines = [
      { key: 'header', value: header },
      { key: 'file', value: file },
    ];
    const answer = await this.json('POST', this.api('commit', revision), {
      body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
      headers: { 'content-type': 'application/x-ndjson' },
      ...creating(createPr),
    });
    return mapped(answer, (value) => {
      const address = field(value, 'pullRequestUrl');
      const number = typeof address === 'string' ? /\/discussions\/([1-9]\d{0,8})$/.exec(address)?.[1] : undefined;
      if (createPr && number === undefined) return null;
      return { number: number === undefined ? null : Number(number) };
    });
  }

  async describe(number: number, comment: string, text: string): Promise<Answer<null>> {
    return await this.change(number, ['comment', comment.toLowerCase(), 'edit'], { content: text });
  }

  async rename(number: number, title: string): Promise<Answer<null>> {
    return await this.change(number, ['title'], { title });
  }

  async close(number: number, comment: string): Promise<Answer<null>> {
    return await this.change(number, ['status'], { status: 'closed', comment });
  }

  page(number: number): string {
    return `${this.http.endpoint.href.replace(/\/$/, '')}/datasets/${this.id}/discussions/${number}`;
  }

  private async change(number: number, action: readonly string[], json: unknown): Promise<Answer<null>> {
    const answer = await this.json('POST', this.api('discussions', String(number), ...action), { json });
    return answer.ok ? { ok: true, value: null } : answer;
  }

  private api(...parts: readonly string[]): string | null {
    return pathOf('api', 'datasets', ...this.id.split('/'), ...parts);
  }

  private async json(
    method: HttpMethod,
    path: string | null,
    init: Omit<HttpInit, 'maxBytes'>,
  ): Promise<Answer<unknown>> {
    const result = await this.send(method, path, { ...init, maxBytes: JSON_LIMIT });
    if (!result.ok) return result;
    if (result.truncated) return failed('the answer is too large', 'too-large');
    try {
      return { ok: true, value: JSON.parse(new TextDecoder().decode(result.bytes)) as unknown };
    } catch {
      return failed(`${this.http.endpoint.host} did not answer with JSON`);
    }
  }

  private async send(method: HttpMethod, path: string | null, init: HttpInit): Promise<HttpResult> {
    if (path === null) return failed('a name has no address on the Hub');
    return await this.http.request(method, path, init);
  }
}

function creating(createPr: boolean): { query?: { create_pr: string } } {
  return createPr ? { query: { create_pr: '1' } } : {};
}

/** An answer in the form that was expected; null of `read` means that it is not. */
function mapped<S, T>(answer: Answer<S>, read: (value: S) => T | null): Answer<T> {
  if (!answer.ok) return answer;
  const value = read(answer.value);
  return value === null ? failed('the Hub answered in an unexpected form') : { ok: true, value };
}

function failed(message: string, code: HttpTrouble['code'] = 'bad-answer'): { ok: false; trouble: HttpTrouble } {
  return { ok: false, trouble: { code, status: null, requestId: null, message } };
}
