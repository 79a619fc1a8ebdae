import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { broken } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';
import { packOf } from './pack.ts';
import type { Repo } from './repo.ts';

/** Real git behind the addresses that `git clone` asks for: each repository is written out when it is first wanted. */
export class GitServer {
  #folder: string | null = null;
  readonly #written = new Map<Repo, { readonly path: string; readonly objects: Set<string> }>();
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
      entry = { path: join(this.#folder, String(this.#written.size)), objects: new Set() };
      await run(this.#folder, ['init', '-q', '--bare', '-b', 'main', '--template=', entry.path]);
      const settings = { 'uploadpack.allowFilter': 'true', 'uploadpack.allowAnySHA1InWant': 'true' };
      for (const [name, value] of Object.entries(settings)) await run(entry.path, ['config', name, value]);
      this.#written.set(repo, entry);
    }
    const { path, objects } = entry;
    const pack = packOf(repo.commits.values(), objects);
    if (pack !== null) await run(path, ['index-pack', '--stdin'], pack);
    const refs = [...repo.refs].map(([ref, oid]) => `update ${ref} ${oid}\n`);
    await run(path, ['update-ref', '--stdin'], Buffer.from(refs.join('')));
    return path;
  }
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
