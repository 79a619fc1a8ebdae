import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openCheckout } from '../../src/repository/checkout.ts';
import type { Checkout, CheckoutOptions } from '../../src/repository/checkout.ts';
import type { ReadMode, Repository } from '../../src/repository/types.ts';

/** An empty folder that is removed after the test. */
export function tempFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'envcard-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder. */
export function put(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Makes named pipes. */
export function makePipes(...paths: readonly string[]): void {
  execFileSync('sh', ['-c', 'mkfifo "$@"', 'sh', ...paths]);
}

/** Runs git as a user would, away from the configuration of this machine. */
export function git(root: string, ...args: readonly string[]): string {
  const env = {
    PATH: process.env['PATH'],
    HOME: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  };
  return execFileSync('git', ['-c', 'init.defaultBranch=main', '-c', 'protocol.file.allow=always', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** A git repository with one commit of these files. */
export function repositoryOf(files: Readonly<Record<string, string>>): string {
  const root = tempFolder();
  git(root, 'init', '-q');
  put(root, files);
  commit(root);
  return root;
}

/** Commits everything; answers the id. */
export function commit(root: string): string {
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '--allow-empty', '-m', 'a change');
  return git(root, 'rev-parse', 'HEAD');
}

/** Opens a folder that must open. */
export async function open(directory: string, options: CheckoutOptions = {}): Promise<Checkout> {
  const checkout = await openCheckout(directory, options);
  if (!checkout.ok) throw new Error(checkout.error.message);
  return checkout;
}

/** The error of a folder that must not open. */
export async function refusal(directory: string): Promise<{ code: string; message: string }> {
  const checkout = await openCheckout(directory);
  if (checkout.ok) throw new Error('opened');
  return checkout.error;
}

/** `path` for files, `path -> target` for links, `path (submodule)`. */
export function shown(repository: Repository): string[] {
  return repository.listing.entries.map(({ path, kind, target }) =>
    kind === 'file' ? path : kind === 'link' ? `${path} -> ${target}` : `${path} (submodule)`,
  );
}

/** Text of a file, or the code of what stands in the way. */
export async function text(
  repository: Repository,
  path: string,
  limit = 1000,
  mode: ReadMode = 'whole',
): Promise<string> {
  const result = await repository.read(path, limit, mode);
  return result.ok ? new TextDecoder().decode(result.bytes) : `(${result.why.code})`;
}
