import { minimatch } from 'minimatch';
import { checkDiscuss, checkPush, needToken } from './access.ts';
import type { Identity } from './accounts.ts';
import { cardOf } from './card.ts';
import type { Cdn } from './cdn.ts';
import { Leaf, Tree, at, listing } from './git.ts';
import type { Changes, FileContent } from './git.ts';
import { Refusal, broken, flag, jsonBody, objectOf, onlyKeys, onlyQuery, text } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import type { Repo } from './repo.ts';
import type { ReadContext } from './routes-read.ts';

const MAX_REGULAR = 10 * 1024 * 1024;
const MAX_SAMPLE = 512;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** `POST …/preupload/REV`: how each file is to be sent, and what is there now. */
export function preupload(request: HubRequest, context: ReadContext, revision: string): HubReply {
  onlyQuery(request, ['create_pr']);
  const { repo } = context;
  checkRights(repo, needToken(context.who), revision, flag(request, 'create_pr'));
  const body = jsonBody(request);
  onlyKeys(Object.keys(body), ['files', 'gitAttributes', 'gitIgnore'], 'body');
  const commit = repo.commit(revision);
  if (!Array.isArray(body['files']) || body['files'].length === 0) throw broken('"files" must be a list');
  const rules = (name: 'gitAttributes' | 'gitIgnore', path: string): string[] => {
    const given = body[name];
    const there = typeof given === 'string' ? given : new TextDecoder().decode(repo.leaf(commit.oid, path)?.blob);
    return there.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  };
  const attributes = rules('gitAttributes', '.gitattributes');
  const ignored = rules('gitIgnore', '.gitignore');
  const files = body['files'].map((file: unknown) => {
    const { path, size } = checkFile(file);
    const leaf = repo.leaf(commit.oid, path);
    return {
      path,
      uploadMode: isLfs(path, attributes) || size > MAX_REGULAR ? 'lfs' : 'regular',
      shouldIgnore: ignored.some((pattern) => matches(path, pattern)),
      oid: leaf?.lfs?.sha256 ?? leaf?.oid,
    };
  });
  return { status: 200, body: { files, commitOid: commit.oid } };
}

function checkFile(file: unknown): { path: string; size: number } {
  if (typeof file !== 'object' || file === null) throw broken('a file must be an object');
  const members = file as Record<string, unknown>;
  onlyKeys(Object.keys(members), ['path', 'size', 'sample'], 'file');
  const sample = text(members, 'sample');
  if (!BASE64.test(sample) || Buffer.from(sample, 'base64').length > MAX_SAMPLE) {
    throw broken(`"sample" must be base64 of at most ${MAX_SAMPLE} bytes`);
  }
  const size = members['size'];
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 0) throw broken('"size" must be a number');
  return { path: checkPath(text(members, 'path')), size };
}

function isLfs(path: string, lines: readonly string[]): boolean {
  let lfs = false;
  for (const line of lines) {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    if (!matches(path, pattern)) continue;
    if (attributes.includes('filter=lfs')) lfs = true;
    if (attributes.includes('-filter') || attributes.includes('!filter')) lfs = false;
  }
  return lfs;
}

function matches(path: string, pattern: string): boolean {
  const anchored = pattern.replace(/^\//, '');
  return minimatch(path, anchored, { dot: true, matchBase: !pattern.includes('/') });
}

/** A token that may push there: to a branch with write access, to a pull request also as its author. */
function checkRights(repo: Repo, who: Identity, revision: string, createPr: boolean): void {
  if (createPr) {
    checkDiscuss(repo, who);
    if (!repo.pushable(revision).startsWith('refs/heads/')) {
      throw new Refusal(404, `Invalid rev id: ${revision}`, { code: 'RevisionNotFound' });
    }
    return;
  }
  const ref = repo.pushable(revision);
  const discussion = repo.discussions.find((one) => one.isPullRequest && one.ref === ref);
  if (discussion === undefined) {
    checkPush(repo, who);
    return;
  }
  if (discussion.author !== who.user || !who.discuss) checkPush(repo, who);
  if (discussion.status === 'closed' || discussion.status === 'merged') {
    throw new Refusal(403, `Forbidden: the pull request is ${discussion.status}`);
  }
}

/** `POST …/commit/REV[?create_pr=1]` */
export function commit(request: HubRequest, context: ReadContext & { readonly cdn: Cdn }, revision: string): HubReply {
  onlyQuery(request, ['create_pr', 'hot_reload']);
  const { repo, url } = context;
  const who = needToken(context.who);
  const createPr = flag(request, 'create_pr');
  checkRights(repo, who, revision, createPr);
  const lines = ndjson(request);
  const header = headerOf(lines.shift());
  const parent = header.parentCommit;
  const base = createPr && parent !== null ? repo.commit(parent) : repo.commit(repo.pushable(revision));
  const changes = changesOf(lines, base.tree, context.cdn);
  checkCard(changes, context);
  const push = { author: who.user, title: header.summary, message: header.description, changes, parent };
  const made = createPr ? repo.pushPullRequest(push) : { commit: repo.push(revision, push), discussion: null };
  const page = `${url}/datasets/${repo.id}`;
  return {
    status: 200,
    body: {
      success: true,
      commitOid: made.commit.oid,
      commitUrl: `${page}/commit/${made.commit.oid}`,
      hookOutput: '',
      ...(made.discussion === null ? {} : { pullRequestUrl: `${page}/discussions/${made.discussion.num}` }),
    },
  };
}

interface Line {
  readonly key: string;
  readonly value: Record<string, unknown>;
}

function ndjson(request: HubRequest): Line[] {
  const type = request.headers['content-type'];
  if (type !== 'application/x-ndjson')
    throw broken(`Content-Type must be application/x-ndjson, not ${type ?? 'missing'}`);
  const lines = Buffer.from(request.body).toString().replace(/\n$/, '').split('\n');
  return lines.map((line, index) => {
    const { key, value, ...rest } = objectOf(line, `line ${index + 1}`);
    onlyKeys(Object.keys(rest), [], `line ${index + 1}`);
    if (typeof key !== 'string' || typeof value !== 'object' || value === null)
      throw broken(`line ${index + 1}: key and value`);
    return { key, value: value as Record<string, unknown> };
  });
}

function headerOf(line: Line | undefined): { summary: string; description: string; parentCommit: string | null } {
  if (line?.key !== 'header') throw broken('the first line must be the header');
  onlyKeys(Object.keys(line.value), ['summary', 'description', 'parentCommit'], 'header');
  const summary = text(line.value, 'summary');
  if (summary.trim() === '') throw broken('"summary" must not be empty');
  const parent = line.value['parentCommit'];
  if (parent !== undefined && (typeof parent !== 'string' || !/^[0-9a-f]{7,40}$/.test(parent))) {
    throw broken('"parentCommit" must be a commit id');
  }
  return {
    summary,
    description: line.value['description'] === undefined ? '' : text(line.value, 'description'),
    parentCommit: parent ?? null,
  };
}

function changesOf(lines: readonly Line[], tree: Tree, cdn: Cdn): Changes {
  const changes = new Map<string, FileContent | null>();
  const set = (path: string, content: FileContent | null): void => {
    if (changes.has(path)) throw broken(`${path}: changed twice`);
    changes.set(path, content);
  };
  for (const { key, value } of lines) {
    const path = checkPath(text(value, 'path').replace(key === 'deletedFolder' ? /\/$/ : /$^/, ''));
    if (key === 'file') set(path, fileOf(value));
    else if (key === 'lfsFile') set(path, { lfs: lfsOf(value, cdn) });
    else if (key === 'deletedFile' || key === 'deletedFolder') {
      const node = at(tree, path);
      if (key === 'deletedFile' ? !(node instanceof Leaf) : !(node instanceof Tree)) {
        throw new Refusal(400, `A file with the name "${path}" does not exist`);
      }
      const below = node instanceof Tree ? listing(node).leaves.map((entry) => `${path}/${entry.path}`) : [path];
      for (const each of below) set(each, null);
    } else throw broken(`unknown operation "${key}"`);
  }
  return Object.fromEntries(changes);
}

function fileOf(value: Record<string, unknown>): Uint8Array {
  onlyKeys(Object.keys(value), ['path', 'content', 'encoding'], 'file');
  const content = text(value, 'content');
  const encoding = value['encoding'] ?? 'utf-8';
  if (encoding !== 'base64' && encoding !== 'utf-8') throw broken('"encoding" must be base64 or utf-8');
  if (encoding === 'base64' && !BASE64.test(content)) throw broken('"content" is not base64');
  const bytes = Buffer.from(content, encoding);
  if (bytes.length > MAX_REGULAR) throw new Refusal(400, 'Files larger than 10 MiB must be sent by LFS');
  return bytes;
}

function lfsOf(value: Record<string, unknown>, cdn: Cdn): Uint8Array {
  onlyKeys(Object.keys(value), ['path', 'algo', 'oid', 'size'], 'lfsFile');
  if (value['algo'] !== 'sha256') throw broken('"algo" must be sha256');
  const bytes = cdn.object(text(value, 'oid'));
  if (bytes === null) throw new Refusal(400, 'The LFS object was not uploaded');
  return bytes;
}

function checkPath(path: string): string {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git')) {
    throw broken(`"${path}" is no path of a repository`);
  }
  return path;
}

function checkCard(changes: Changes, { options }: ReadContext): void {
  const readme = Object.hasOwn(changes, 'README.md') ? changes['README.md'] : null;
  if (!(readme instanceof Uint8Array)) return;
  const errors = [...cardOf(readme).errors, ...(options.validate(new TextDecoder().decode(readme)).errors ?? [])];
  if (errors.length > 0) throw new Refusal(400, `Invalid metadata in README.md: ${errors.join('; ')}`);
}
