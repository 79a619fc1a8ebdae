import { needToken } from './access.ts';
import type { Accounts, Identity } from './accounts.ts';
import { cardOf } from './card.ts';
import { broken, jsonBody, onlyKeys, onlyQuery, text } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import type { HubOptions } from './options.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
const SUBJECT = 'urn:ietf:params:oauth:token-type:id_token';

/** `GET /api/whoami-v2` */
export function whoAmI(request: HubRequest, accounts: Accounts, who: Identity | null): HubReply {
  onlyQuery(request, []);
  return { status: 200, body: accounts.whoAmI(needToken(who)) };
}

/** `POST /oauth/token`: an id token of a CI job for one of the Hub's. */
export function exchangeToken(request: HubRequest, accounts: Accounts): HubReply {
  const body = jsonBody(request);
  onlyKeys(Object.keys(body), ['grant_type', 'subject_token_type', 'subject_token', 'resource'], 'body');
  if (text(body, 'grant_type') !== GRANT || text(body, 'subject_token_type') !== SUBJECT) {
    return { status: 400, body: { error: 'invalid_request', error_description: 'unsupported grant or token type' } };
  }
  const token = accounts.exchange(text(body, 'subject_token'), text(body, 'resource'));
  if (token === null) {
    return { status: 400, body: { error: 'invalid_grant', error_description: 'no trusted publisher matches' } };
  }
  return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: 3600, scope: 'openid' } };
}

/** `POST /api/validate-yaml`: needs no token. */
export function validateYaml(request: HubRequest, options: HubOptions): HubReply {
  onlyQuery(request, []);
  const body = jsonBody(request);
  onlyKeys(Object.keys(body), ['content', 'repoType'], 'body');
  if (text(body, 'repoType') !== 'dataset') throw broken('"repoType" must be dataset here');
  const content = text(body, 'content');
  const card = cardOf(content);
  const more = options.validate(content);
  const errors = [...card.errors, ...(more.errors ?? [])].map((message) => ({ message }));
  const warnings = [...card.warnings, ...(more.warnings ?? [])].map((message) => ({ message }));
  const status = errors.length > 0 ? 400 : 200;
  if (request.headers.accept === 'text/plain') {
    return { status, headers: { 'Content-Type': 'text/plain' }, body: errors.map((one) => one.message).join('\n') };
  }
  return { status, body: { errors, warnings } };
}
