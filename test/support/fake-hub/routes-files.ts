import { checkGate } from './access.ts';
import type { Cdn } from './cdn.ts';
import { Leaf, Tree, at } from './git.ts';
import type { Commit } from './git.ts';
import { flag, onlyQuery, rangeReply } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import { entryNotFound } from './routes-read.ts';
import type { ReadContext } from './routes-read.ts';

/** The only file of a gated repository that everyone may read. */
const OPEN_FILE = 'README.md';

/** `GET|HEAD /datasets/ID/raw/REV/PATH`: what git stores, so the pointer of an LFS file. */
export function raw(request: HubRequest, context: ReadContext, revision: string, path: string): HubReply {
  onlyQuery(request, []);
  const { leaf, headers } = open(context, revision, path);
  return rangeReply(leaf.blob, request.headers.range, { ...headers, ETag: `"${leaf.oid}"` });
}

/** `GET|HEAD /datasets/ID/resolve/REV/PATH`: the content; LFS files are somewhere else. */
export function resolve(
  request: HubRequest,
  context: ReadContext & { readonly cdn: Cdn },
  revision: string,
  path: string,
): HubReply {
  onlyQuery(request, ['download']);
  const { leaf, commit, headers } = open(context, revision, path);
  const { repo, cdn, options } = context;
  const shown = flag(request, 'download') ? 'attachment' : 'inline';
  const name = path.split('/').pop() ?? '';
  const disposition = { 'Content-Disposition': `${shown}; filename*=UTF-8''${encodeURIComponent(name)}` };
  if (leaf.lfs !== null) {
    const etag = `"${leaf.lfs.sha256}"`;
    const linked = { 'X-Linked-Size': String(leaf.lfs.bytes.length), 'X-Linked-ETag': etag, ETag: etag };
    const Location = cdn.publish(leaf.lfs);
    return { status: 302, headers: { ...headers, ...linked, Location }, body: `Found. Redirecting to ${Location}` };
  }
  if (options.resolveCache) {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    const Location = `/api/resolve-cache/datasets/${repo.id}/${commit.oid}/${encoded}`;
    const size = { 'X-Linked-Size': String(leaf.content.length), ETag: `"${leaf.oid}"` };
    return { status: 307, headers: { ...headers, ...size, Location }, body: `Temporary Redirect to ${Location}` };
  }
  return content(request, leaf, { ...headers, ...disposition });
}

/** `GET|HEAD /api/resolve-cache/datasets/ID/SHA/PATH` */
export function resolveCached(request: HubRequest, context: ReadContext, revision: string, path: string): HubReply {
  const { leaf, headers } = open(context, revision, path);
  return content(request, leaf, headers);
}

function content(request: HubRequest, leaf: Leaf, headers: Readonly<Record<string, string>>): HubReply {
  const etag = `"${leaf.oid}"`;
  if (request.headers['if-none-match'] === etag) return { status: 304, headers: { ...headers, ETag: etag } };
  return rangeReply(leaf.content, request.headers.range, { ...headers, ETag: etag });
}

function open(
  { repo, who }: ReadContext,
  revision: string,
  path: string,
): { leaf: Leaf; commit: Commit; headers: Readonly<Record<string, string>> } {
  const commit = repo.commit(revision);
  if (path !== OPEN_FILE) checkGate(repo, who);
  const node = at(commit.tree, path);
  const headers = { 'X-Repo-Commit': commit.oid };
  if (node === null || node instanceof Tree || node.kind === 'submodule') {
    const refusal = entryNotFound(path, revision);
    Object.assign(refusal.headers, headers);
    throw refusal;
  }
  return { leaf: node, commit, headers: { ...headers, 'Content-Type': typeOf(node) } };
}

function typeOf(leaf: Leaf): string {
  return leaf.lfs === null && !leaf.blob.includes(0) ? 'text/plain; charset=utf-8' : 'application/octet-stream';
}
