import type { Identity } from './accounts.ts';
import { checkGate } from './access.ts';
import { cardOf } from './card.ts';
import { Leaf, Tree, at, listing } from './git.ts';
import type { Commit, TreeEntry } from './git.ts';
import { broken, count, flag, jsonBody, onlyKeys, onlyQuery, Refusal } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import type { Repo } from './repo.ts';
import type { HubOptions } from './options.ts';

/** What a route knows beside the request. */
export interface ReadContext {
  readonly repo: Repo;
  readonly who: Identity | null;
  readonly url: string;
  readonly options: HubOptions;
}

const EXPANDABLE = new Set(
  (
    'author cardData citation createdAt description disabled downloads downloadsAllTime gated gitalyUid lastModified ' +
    'likes mainSize paperswithcode_id private resourceGroup sha siblings tags trendingScore usedStorage xetEnabled'
  ).split(' '),
);

/** `GET /api/datasets/ID` and `…/revision/REV`. */
export function datasetInfo(request: HubRequest, { repo, options }: ReadContext, revision: string): HubReply {
  onlyQuery(request, ['expand', 'expand[]', 'blobs', 'full', 'securityStatus']);
  const commit = repo.commit(revision);
  const expand = [...request.query.getAll('expand'), ...request.query.getAll('expand[]')];
  for (const name of expand) if (!EXPANDABLE.has(name)) throw broken(`query: cannot expand "${name}"`);
  const wants = (name: string): boolean => expand.length === 0 || expand.includes(name);
  const card = cardOf(repo.leaf(commit.oid, 'README.md')?.blob ?? null);
  const fields: Record<string, unknown> = {
    author: repo.owner,
    ...(card.data === null ? {} : { cardData: card.data }),
    createdAt: repo.createdAt.toISOString(),
    description: '',
    disabled: repo.disabled,
    downloads: 0,
    gated: repo.gated,
    lastModified: commit.date.toISOString(),
    likes: 0,
    private: repo.private,
    sha: commit.oid,
    ...(wants('siblings') ? { siblings: siblings(commit, flag(request, 'blobs'), options.siblingsCap) } : {}),
    tags: [...card.tags, 'region:us'],
    usedStorage: 0,
  };
  const chosen = Object.entries(fields).filter(([name]) => wants(name));
  return {
    status: 200,
    body: {
      _id: `id-${repo.id}`,
      id: repo.id,
      ...(expand.length === 0 ? { discussionsDisabled: repo.discussionsDisabled } : {}),
      ...Object.fromEntries(chosen),
    },
  };
}

function siblings(commit: Commit, blobs: boolean, cap: number): unknown[] {
  return listing(commit.tree)
    .leaves.slice(0, cap)
    .map(({ path, node }) => {
      if (!blobs || !(node instanceof Leaf)) return { rfilename: path };
      const lfs = lfsJson(node);
      return { rfilename: path, size: node.content.length, blobId: node.oid, lfs: lfs && { ...lfs, sha256: lfs.oid } };
    });
}

/** `GET …/tree/REV[/PATH]`, page by page; folders come before files. */
export function tree(request: HubRequest, context: ReadContext, revision: string, folder: string): HubReply {
  onlyQuery(request, ['recursive', 'expand', 'limit', 'cursor']);
  const { repo, options, url } = context;
  const commit = repo.commit(revision);
  const node = at(commit.tree, folder);
  if (!(node instanceof Tree)) throw entryNotFound(folder, revision);
  const recursive = flag(request, 'recursive');
  const expand = flag(request, 'expand');
  const { trees, leaves } = listing(node);
  const shown = (entries: readonly TreeEntry[]): readonly TreeEntry[] =>
    recursive ? entries : entries.filter((entry) => !entry.path.includes('/'));
  const all = [...shown(trees), ...shown(leaves)];
  const size = count(request, 'limit', expand ? options.expandPageSize : options.treePageSize);
  const start = cursorOf(request.query.get('cursor'), commit);
  const prefix = folder === '' ? '' : `${folder}/`;
  const page = all
    .slice(start, start + size)
    .map((entry) => entryJson(repo, commit, { path: `${prefix}${entry.path}`, node: entry.node }, expand));
  const headers: Record<string, string> = {};
  if (start + size < all.length) {
    const query = new URLSearchParams(request.query);
    query.set('cursor', Buffer.from(`${commit.oid}:${start + size}`).toString('base64'));
    headers['Link'] =
      `<${url}/api/${request.segments.slice(1).map(encodeURIComponent).join('/')}?${query}>; rel="next"`;
  }
  return { status: 200, headers, body: page };
}

/** A cursor is opaque, but belongs to one listing. */
function cursorOf(cursor: string | null, commit: Commit): number {
  if (cursor === null) return 0;
  const [oid, start = ''] = Buffer.from(cursor, 'base64').toString().split(':');
  if (oid !== commit.oid || !/^\d+$/.test(start)) throw broken('query: the cursor is of another listing');
  return Number(start);
}

function entryJson(repo: Repo, commit: Commit, { path, node }: TreeEntry, expand: boolean): Record<string, unknown> {
  const last = expand ? repo.lastChange(commit.oid, path) : null;
  const lastCommit =
    last === null ? {} : { lastCommit: { id: last.oid, title: last.title, date: last.date.toISOString() } };
  if (node instanceof Tree) return { type: 'directory', oid: node.oid, size: 0, path, ...lastCommit };
  return {
    type: node.kind === 'submodule' ? 'unknown' : 'file',
    oid: node.oid,
    size: node.content.length,
    lfs: lfsJson(node),
    path,
    ...lastCommit,
  };
}

function lfsJson({ lfs, blob }: Leaf): { oid: string; size: number; pointerSize: number } | undefined {
  return lfs === null ? undefined : { oid: lfs.sha256, size: lfs.bytes.length, pointerSize: blob.length };
}

const MAX_PATHS = 1000;

/** `POST …/paths-info/REV`, JSON or a form; paths that are not there are left out. */
export function pathsInfo(request: HubRequest, { repo }: ReadContext, revision: string): HubReply {
  onlyQuery(request, []);
  const commit = repo.commit(revision);
  const { paths, expand } = pathsOf(request);
  if (paths.length > MAX_PATHS) throw new Refusal(413, `At most ${MAX_PATHS} paths`);
  const found = [...new Set(paths)].flatMap((path) => {
    const node = at(commit.tree, path);
    return node === null ? [] : [entryJson(repo, commit, { path, node }, expand)];
  });
  return { status: 200, body: found };
}

function pathsOf(request: HubRequest): { paths: string[]; expand: boolean } {
  const type = request.headers['content-type']?.split(';')[0];
  if (type === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(Buffer.from(request.body).toString());
    onlyKeys(form.keys(), ['paths', 'expand'], 'form');
    return { paths: form.getAll('paths'), expand: /^true$/i.test(form.get('expand') ?? '') };
  }
  const body = jsonBody(request);
  onlyKeys(Object.keys(body), ['paths', 'expand'], 'body');
  const paths = body['paths'];
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string'))
    throw broken('"paths" must be strings');
  return { paths, expand: body['expand'] === true };
}

/** `GET …/refs` */
export function refs(request: HubRequest, { repo }: ReadContext): HubReply {
  onlyQuery(request, ['include_prs', 'include_pull_requests']);
  const all = [...repo.refs].map(([ref, targetCommit]) => ({ ref, targetCommit }));
  const under = (prefix: string): unknown[] =>
    all
      .filter(({ ref }) => ref.startsWith(prefix))
      .map(({ ref, targetCommit }) => ({ name: ref.slice(prefix.length), ref, targetCommit }));
  return {
    status: 200,
    body: {
      branches: under('refs/heads/'),
      converts: [],
      tags: under('refs/tags/'),
      ...(flag(request, 'include_prs') ? { pullRequests: under('refs/pr/') } : {}),
    },
  };
}

/** `GET …/commits/REV`, newest first. */
export function commits(request: HubRequest, { repo, url, options }: ReadContext, revision: string): HubReply {
  onlyQuery(request, ['limit', 'p', 'expand[]', 'expand']);
  const commit = repo.commit(revision);
  const all = repo.history(commit.oid);
  const limit = count(request, 'limit', options.commitsPageSize, 1000);
  const page = count(request, 'p', 0, Infinity);
  const items = all.slice(page * limit, (page + 1) * limit).map((item) => ({
    id: item.oid,
    title: item.title,
    message: item.message,
    authors: [{ user: item.author, avatar: '/avatars/a.svg' }],
    date: item.date.toISOString(),
  }));
  const headers: Record<string, string> = { 'X-Total-Count': String(all.length) };
  if ((page + 1) * limit < all.length) {
    const query = new URLSearchParams({ limit: String(limit), p: String(page + 1) });
    headers['Link'] = `<${url}/api/datasets/${repo.id}/commits/${encodeURIComponent(revision)}?${query}>; rel="next"`;
  }
  return { status: 200, headers, body: items };
}

/** `GET …/auth-check[/write]` */
export function authCheck({ repo, who }: ReadContext): HubReply {
  checkGate(repo, who);
  return { status: 200, body: {} };
}

/** The answer for a path that is not there. */
export function entryNotFound(path: string, revision: string): Refusal {
  return new Refusal(404, `${path} does not exist on "${revision}"`, { code: 'EntryNotFound' });
}
