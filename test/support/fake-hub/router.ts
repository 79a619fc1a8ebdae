import { checkGate, checkVisible, needToken, checkPush, repoNotFound } from './access.ts';
import type { Accounts, Identity } from './accounts.ts';
import type { Cdn } from './cdn.ts';
import type { GitServer } from './git-http.ts';
import { Refusal, broken, jsonBody, onlyKeys, text } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import type { HubOptions } from './options.ts';
import type { Repo } from './repo.ts';
import { exchangeToken, validateYaml, whoAmI } from './routes-account.ts';
import { commit, preupload } from './routes-commit.ts';
import { raw, resolve, resolveCached } from './routes-files.ts';
import { authCheck, commits, datasetInfo, pathsInfo, refs, tree } from './routes-read.ts';
import { changeDiscussion, listDiscussions, openDiscussion, readDiscussion } from './routes-talk.ts';

/** Everything the routes work on. */
export interface HubState {
  readonly repos: Map<string, Repo>;
  /** Old names of repositories. */
  readonly renamed: Map<string, string>;
  readonly accounts: Accounts;
  readonly cdn: Cdn;
  readonly git: GitServer;
  readonly options: HubOptions;
  readonly now: () => Date;
  url: string;
}

/** Whether a request would change the Hub's state, as far as method and route tell. */
export function isWrite(method: string, path: string): boolean {
  if (method !== 'POST') return method !== 'GET' && method !== 'HEAD';
  return /^\/api\/datasets\/[^/]+\/[^/]+\/(commit|discussions|tag)(\/|$)/.test(path);
}

/** Answers a request; refusals are thrown. */
export function route(request: HubRequest, state: HubState): HubReply | Promise<HubReply> {
  const { method, segments } = request;
  if (segments[0] === 'datasets' && /^(info|git-upload-pack|git-receive-pack)$/.test(segments[3] ?? '')) {
    return gitRoute(request, state);
  }
  const who = state.accounts.identify(request.headers.authorization);
  const [first, second] = segments;
  const get = method === 'GET' || method === 'HEAD';
  if (first === 'api' && second === 'datasets' && segments.length >= 4) return repoRoute(request, state, who, 2);
  if (get && first === 'api' && second === 'resolve-cache' && segments[2] === 'datasets' && segments.length >= 7) {
    return repoRoute(request, state, who, 3);
  }
  if (get && first === 'datasets' && segments.length >= 6) return repoRoute(request, state, who, 1);
  const path = `${method} /${segments.join('/')}`;
  if (path === 'GET /api/whoami-v2') return whoAmI(request, state.accounts, who);
  if (path === 'POST /api/validate-yaml') return validateYaml(request, state.options);
  if (path === 'POST /oauth/token') return exchangeToken(request, state.accounts);
  throw noSuchRoute(request);
}

/** `/datasets/ID[.git]/…`: git asks without a token first, and must be told how to bring one. */
async function gitRoute(request: HubRequest, state: HubState): Promise<HubReply> {
  const [, owner = '', name = '', ...rest] = request.segments;
  try {
    const who = state.accounts.identify(request.headers.authorization);
    const id = `${owner}/${name.replace(/\.git$/, '')}`;
    const newId = state.renamed.get(id);
    const repo = state.repos.get(newId ?? id);
    if (repo === undefined) throw repoNotFound(who);
    checkVisible(repo, who);
    checkGate(repo, who);
    if (newId !== undefined) return redirect(request, newId, 1);
    return await state.git.answer(request, repo, rest.join('/'));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    throw new Refusal(401, error.message, { headers: { 'WWW-Authenticate': 'Basic realm="Authentication required"' } });
  }
}

function repoRoute(request: HubRequest, state: HubState, who: Identity | null, start: number): HubReply {
  const { segments } = request;
  const id = `${segments[start]}/${segments[start + 1]}`;
  const newId = state.renamed.get(id);
  const repo = state.repos.get(newId ?? id);
  if (repo === undefined) throw repoNotFound(who);
  checkVisible(repo, who);
  if (newId !== undefined) return redirect(request, newId, start);
  const context = { repo, who, url: state.url, options: state.options, cdn: state.cdn };
  const rest = segments.slice(start + 2);
  if (start === 3) return resolveCached(request, context, revisionOf(rest[0]), pathOf(rest.slice(1)));
  if (start === 1) {
    const [kind, revision, ...path] = rest;
    if (kind === 'raw') return raw(request, context, revisionOf(revision), pathOf(path));
    if (kind === 'resolve') return resolve(request, context, revisionOf(revision), pathOf(path));
    throw noSuchRoute(request);
  }
  return apiRoute(request, state, context, rest);
}

function apiRoute(
  request: HubRequest,
  state: HubState,
  context: { repo: Repo; who: Identity | null; url: string; options: HubOptions; cdn: Cdn },
  rest: readonly string[],
): HubReply {
  const [kind = '', argument, ...more] = rest;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const shape = `${method} ${kind}`;
  if (rest.length === 0 && method === 'GET') return datasetInfo(request, context, 'main');
  if (shape === 'GET tree') return tree(request, context, revisionOf(argument), more.length === 0 ? '' : pathOf(more));
  if (shape === 'GET auth-check' && more.length === 0) {
    if (argument === 'write') checkPush(context.repo, needToken(context.who));
    else if (argument !== undefined) throw noSuchRoute(request);
    return authCheck(context);
  }
  if (kind === 'discussions') return talkRoute(request, state, context, rest.slice(1));
  if (more.length > 0) throw noSuchRoute(request);
  if (shape === 'GET refs' && argument === undefined) return refs(request, context);
  if (shape === 'GET revision') return datasetInfo(request, context, revisionOf(argument));
  if (shape === 'GET commits') return commits(request, context, revisionOf(argument));
  if (shape === 'POST paths-info') return pathsInfo(request, context, revisionOf(argument));
  if (shape === 'POST preupload') return preupload(request, context, revisionOf(argument));
  if (shape === 'POST commit') return commit(request, context, revisionOf(argument));
  if (shape === 'POST tag') return tag(request, context, revisionOf(argument));
  throw noSuchRoute(request);
}

function talkRoute(
  request: HubRequest,
  { now }: HubState,
  context: { repo: Repo; who: Identity | null; url: string; options: HubOptions },
  rest: readonly string[],
): HubReply {
  const [argument, ...action] = rest;
  if (argument === undefined && request.method === 'GET') return listDiscussions(request, context);
  if (argument === undefined && request.method === 'POST') return openDiscussion(request, context);
  const num = /^[1-9]\d*$/.test(argument ?? '') ? Number(argument) : 0;
  if (num === 0) throw noSuchRoute(request);
  if (action.length === 0 && request.method === 'GET') return readDiscussion(request, context, num);
  if (action.length > 0 && request.method === 'POST') return changeDiscussion(request, context, num, action, now);
  throw noSuchRoute(request);
}

/** `POST …/tag/REV {tag}` */
function tag(request: HubRequest, { repo, who }: { repo: Repo; who: Identity | null }, revision: string): HubReply {
  checkPush(repo, needToken(who));
  const body = jsonBody(request);
  onlyKeys(Object.keys(body), ['tag', 'message'], 'body');
  repo.tag(text(body, 'tag'), revision);
  return { status: 200, body: {} };
}

/** The same address under the new name; relative, and with the method kept. */
function redirect(request: HubRequest, id: string, start: number): HubReply {
  const [owner = '', name = ''] = id.split('/');
  const segments = request.segments.with(start, owner).with(start + 1, name);
  const query = request.query.size > 0 ? `?${request.query}` : '';
  const Location = `/${segments.map(encodeURIComponent).join('/')}${query}`;
  return { status: 307, headers: { Location }, body: `Temporary Redirect. Redirecting to ${Location}` };
}

function revisionOf(segment: string | undefined): string {
  if (segment === undefined || segment === '') throw broken('no revision', 404);
  if (/%2f|%25/i.test(segment)) {
    throw new Refusal(404, `Invalid rev id: ${segment} (encoded twice)`, { code: 'RevisionNotFound', broken: true });
  }
  if (segment === 'refs') {
    throw new Refusal(404, 'Invalid rev id: refs (slashes must be encoded)', {
      code: 'RevisionNotFound',
      broken: true,
    });
  }
  return segment;
}

function pathOf(segments: readonly string[]): string {
  const path = segments.join('/');
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw broken(`"${path}" is no path of a repository`);
  }
  return path;
}

function noSuchRoute(request: HubRequest): Refusal {
  return broken(`no such route: ${request.method} /${request.segments.join('/')}`, 404);
}
