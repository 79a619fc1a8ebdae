import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_TREE, Leaf, at, listing } from './git.ts';
import type { Commit, Tree } from './git.ts';
import { broken } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import { diffPaths } from './merge.ts';
import type { Repo } from './repo.ts';

const MODES = { file: '100644', link: '120000', submodule: '160000' } as const;

/** Real git behind the addresses that `git clone` asks for: each repository is written out when it is first wanted. */
export class GitServer {
  #folder: string | null = null;
  readonly #written = new Map<Repo, { readonly path: string; readonly commits: Set<string> }>();
  #queue: Promise<unknown> = Promise.resolve();

  /** `GET …/info/refs?service=git-upload-pack` and `POST …/git-upload-pack`, by git's own http-backend. */
  async answer(request: HubRequest, repo: Repo, path: string): Promise<HubReply> {
    const service = request.query.get('service');
    const isFetch = path === 'info/refs' ? service === 'git-upload-pack' : path === 'git-upload-pack';
    if (!isFetch) throw broken('only fetching is played', 403);
    const written = this.#queue.then(() => this.#write(repo));
    this.#queue = written.catch(() => null);
    const folder = await written;
    const output = await run(folder, ['http-backend'], request.body, {
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: `/${path}`,
      REQUEST_METHOD: request.method,
      QUERY_STRING: request.query.toString(),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(request.body.length),
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REMOTE_ADDR: '127.0.0.1',
    });
    const end = output.indexOf('\r\n\r\n');
    const headers = new Map<string, string>();
    for (const line of output.subarray(0, end).toString().split('\r\n')) {
      const [name = '', ...value] = line.split(': ');
      headers.set(name, value.join(': '));
    }
    const status = Number(headers.get('Status')?.split(' ')[0] ?? '200');
    headers.delete('Status');
    return { status, headers: Object.fromEntries(headers), body: output.subarray(end + 4) };
  }

  /** Removes what was written. */
  stop(): void {
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
  }

  async #write(repo: Repo): Promise<string> {
    let entry = this.#written.get(repo);
    if (entry === undefined) {
      this.#folder ??= mkdtempSync(join(tmpdir(), 'fake-hub-git-'));
      entry = { path: join(this.#folder, String(this.#written.size)), commits: new Set() };
      await run(this.#folder, ['init', '-q', '--bare', '-b', 'main', '--template=', entry.path]);
      for (const name of ['allowFilter', 'allowAnySHA1InWant']) {
        await run(entry.path, ['config', `uploadpack.${name}`, 'true']);
      }
      this.#written.set(repo, entry);
    }
    const { path, commits } = entry;
    const fresh = [...repo.commits.values()].filter((commit) => !commits.has(commit.oid));
    if (fresh.length > 0) await run(path, ['fast-import', '--quiet', '--force'], importStream(repo, fresh));
    for (const commit of fresh) commits.add(commit.oid);
    const refs = [...repo.refs].map(([ref, oid]) => `update ${ref} ${oid}\n`);
    await run(path, ['update-ref', '--stdin'], Buffer.from(refs.join('')));
    return path;
  }
}

/** The commits in the language of `git fast-import`; git works out the same ids. */
function importStream(repo: Repo, commits: readonly Commit[]): Buffer {
  const parts: Buffer[] = [];
  const marks = new Map<string, number>();
  const data = (bytes: Uint8Array): void => {
    parts.push(Buffer.from(`data ${bytes.length}\n`), Buffer.from(bytes), Buffer.from('\n'));
  };
  for (const commit of commits) {
    const parent = commit.parents[0] === undefined ? null : repo.commit(commit.parents[0]);
    const lines = changesBetween(parent?.tree ?? EMPTY_TREE, commit.tree).map(({ path, leaf }) => {
      if (leaf === null) return `D ${quoted(path)}`;
      if (leaf.kind === 'submodule') return `M ${MODES.submodule} ${leaf.oid} ${quoted(path)}`;
      let mark = marks.get(leaf.oid);
      if (mark === undefined) {
        mark = marks.size + 1;
        marks.set(leaf.oid, mark);
        parts.push(Buffer.from(`blob\nmark :${mark}\n`));
        data(leaf.blob);
      }
      return `M ${MODES[leaf.kind]} :${mark} ${quoted(path)}`;
    });
    const seconds = Math.floor(commit.date.getTime() / 1000);
    const who = `${commit.author} <${commit.author}@users.noreply.huggingface.co> ${seconds} +0000`;
    parts.push(Buffer.from(`commit refs/written/${commit.oid}\nauthor ${who}\ncommitter ${who}\n`));
    data(Buffer.from(`${commit.title}\n${commit.message === '' ? '' : `\n${commit.message}\n`}`));
    if (parent !== null) parts.push(Buffer.from(`from ${fromOf(commits, parent)}\n`));
    parts.push(Buffer.from(`${lines.join('\n')}\n\n`));
  }
  return Buffer.concat(parts);
}

/** A commit of the same stream is named by its ref. */
function fromOf(commits: readonly Commit[], parent: Commit): string {
  return commits.includes(parent) ? `refs/written/${parent.oid}` : parent.oid;
}

function changesBetween(from: Tree, to: Tree): { path: string; leaf: Leaf | null }[] {
  const paths = from === EMPTY_TREE ? listing(to).leaves.map((entry) => entry.path) : diffPaths(from, to);
  const changes = paths.map((path) => {
    const node = at(to, path);
    return { path, leaf: node instanceof Leaf ? node : null };
  });
  // Removals first: a folder may have become a file.
  return changes.toSorted((a, b) => Number(b.leaf === null) - Number(a.leaf === null));
}

function quoted(path: string): string {
  return `"${path.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

function run(
  cwd: string,
  args: readonly string[],
  input: Uint8Array = new Uint8Array(),
  env: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd,
      env: { PATH: process.env['PATH'], HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...env },
    });
    const output: Buffer[] = [];
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`git ${args[0]}: ${errors}`));
    });
    // Git may stop reading early; its exit code tells.
    child.stdin.on('error', () => null);
    child.stdin.end(input);
  });
}
