import type { Http, HttpTrouble } from '../../platform/fetch.ts';
import { apiPath, askJson, property } from './api.ts';

/** What the Hub says of a dataset repo at a revision. */
export interface HubInfo {
  /** The id of today: an old name leads here. */
  readonly id: string;
  /** The commit that the revision stood for. */
  readonly sha: string;
  readonly isPrivate: boolean;
  readonly isGated: boolean;
  /** Paths as the Hub keeps them beside the repo; null when it does not give them. */
  readonly siblings: readonly string[] | null;
}

/** The repo, or why it cannot be opened. */
export type InfoResult =
  | { readonly ok: true; readonly info: HubInfo }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/** About 300,000 names. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Without names: what is needed of a repo that has too many. */
const FIELDS = ['sha', 'private', 'gated', 'disabled'] as const;

/**
 * Resolves a revision to a commit and asks for the names at that commit, in one request.
 * @param revision branch, tag, commit or `refs/pr/N`; null: the newest commit of the main branch
 */
export async function readHubInfo(http: Http, id: string, revision: string | null): Promise<InfoResult> {
  const path = apiPath(id, 'revision', revision ?? 'HEAD');
  let answer = await askJson(http, 'GET', path, { maxBytes: MAX_BYTES });
  if (!answer.ok && answer.trouble.code === 'too-large') {
    answer = await askJson(http, 'GET', path, { query: { expand: FIELDS }, maxBytes: MAX_BYTES });
  }
  if (!answer.ok) return { ok: false, error: cannotOpen(http, id, revision, answer.trouble) };
  const { value } = answer;
  const sha = property(value, 'sha');
  if (typeof sha !== 'string' || !/^[0-9a-f]{40}$/.test(sha)) {
    const message = `${nameOf(id, revision)} cannot be read: ${http.endpoint.host} does not say which commit it is`;
    return { ok: false, error: { code: 'bad-answer', message } };
  }
  if (property(value, 'disabled') === true) return { ok: false, error: disabled(id) };
  const known = property(value, 'id');
  const gated = property(value, 'gated');
  return {
    ok: true,
    info: {
      id: typeof known === 'string' && isId(known) ? known : id,
      sha,
      isPrivate: property(value, 'private') === true,
      isGated: gated !== undefined && gated !== null && gated !== false,
      siblings: namesOf(property(value, 'siblings')),
    },
  };
}

function isId(text: string): boolean {
  return /^(?:[\w-][\w.-]{0,95}\/)?[\w-][\w.-]{0,95}$/.test(text);
}

/** null unless every item has a name. */
function namesOf(siblings: unknown): readonly string[] | null {
  if (!Array.isArray(siblings)) return null;
  const names = siblings.map((item: unknown) => property(item, 'rfilename'));
  return names.every((name) => typeof name === 'string') ? names : null;
}

/** `hf:OWNER/NAME`, with the revision when one was asked for. */
function nameOf(id: string, revision: string | null): string {
  return revision === null ? `hf:${id}` : `hf:${id}@${revision}`;
}

function disabled(id: string): { code: string; message: string } {
  return { code: 'disabled', message: `the Hub has disabled the access to hf:${id}` };
}

/** The sentence for a repo that cannot be opened. */
function cannotOpen(
  http: Http,
  id: string,
  revision: string | null,
  trouble: HttpTrouble,
): { code: string; message: string } {
  const { code, requestId } = trouble;
  const { host } = http.endpoint;
  const tail = requestId === null ? '' : ` (request ${requestId})`;
  const say = (message: string): { code: string; message: string } => ({ code, message: message + tail });
  switch (code) {
    case 'repo-not-found':
    case 'not-found': {
      const login = http.hasToken
        ? 'the login used here may not see it'
        : 'it takes a login to see private ones (HF_TOKEN, or hf auth login)';
      return { ...say(`hf:${id} does not exist on ${host}, or it is private: ${login}`), code: 'repo-not-found' };
    }
    case 'revision-not-found':
      return say(`hf:${id} has no revision ${revision ?? 'HEAD'}`);
    case 'unauthorized':
      return http.hasToken
        ? say(
            `${host} does not accept the token: it may have expired or been revoked; look at HF_TOKEN or run hf auth login`,
          )
        : say(`${host} shows hf:${id} only with a login (HF_TOKEN, or hf auth login)`);
    case 'gated':
      return say(`hf:${id} is gated: its owner has to grant access to it first`);
    case 'forbidden':
      return say(`${host} does not let this login read hf:${id}`);
    case 'disabled':
      return say(disabled(id).message);
    default:
      return { code, message: `${nameOf(id, revision)} cannot be read: ${trouble.message}` };
  }
}
