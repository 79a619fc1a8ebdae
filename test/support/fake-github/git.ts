import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who wrote a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A commit as the API tells it. */
export interface CommitInfo {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Author;
  readonly date: string;
}

/** A file that differs between two commits. */
export interface ChangedFile {
  readonly path: string;
  readonly oid: string | null;
  readonly status: 'added' | 'removed' | 'modified';
}

/** A bare git repository in a temporary folder: the state behind the fake. Commits, merges and comparisons are git's own. */
export class GitStore {
  readonly path: string = mkdtempSync(join(tmpdir(), 'envcard-github-'));
  private clock = 1_780_000_000;

  constructor(branch: string) {
    this.run(['init', '--quiet', '--bare', `--initial-branch=${branch}`]);
    // So that a clone may fetch what a pull request of a fork brings.
    this.run(['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** Full id of a branch, ref or commit; null when there is none. */
  resolve(name: string): string | null {
    return this.attempt(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])?.trim() ?? null;
  }

  branch(name: string): string | null {
    return this.resolve(`refs/heads/${name}`);
  }

  /** Points a ref somewhere; null removes it. */
  point(ref: string, oid: string | null): void {
    this.run(oid === null ? ['update-ref', '-d', ref] : ['update-ref', ref, oid]);
  }

  /** Names below `refs/heads/`. */
  branches(): string[] {
    return this.run(['for-each-ref', '--format=%(refname:strip=2)', 'refs/heads']).split('\n').filter(Boolean);
  }

  /**
   * Writes a commit that no ref points to yet.
   * @param files by path; null removes one
   */
  commit(
    parent: string | null,
    files: ReadonlyMap<string, Uint8Array | null>,
    message: string,
    author: Author,
  ): string {
    const index = { GIT_INDEX_FILE: join(this.path, `index-${this.clock}`) };
    if (parent !== null) this.run(['read-tree', parent], { env: index });
    for (const [path, bytes] of files) {
      if (bytes === null) {
        this.run(['update-index', '--force-remove', '--', path], { env: index });
        continue;
      }
      const oid = this.run(['hash-object', '-w', '--stdin'], { input: bytes }).trim();
      this.run(['update-index', '--add', '--cacheinfo', `100644,${oid},${path}`], { env: index });
    }
    const tree = this.run(['write-tree'], { env: index }).trim();
    rmSync(index.GIT_INDEX_FILE, { force: true });
    return this.commitTree(tree, parent === null ? [] : [parent], message, author);
  }

  /** A merge commit; null when there are conflicts. */
  merge(base: string, head: string, message: string, author: Author): string | null {
    const tree = this.attempt(['merge-tree', '--write-tree', base, head])?.trim();
    return tree === undefined ? null : this.commitTree(tree, [base, head], message, author);
  }

  /** As `merge`, without the second parent. */
  squash(base: string, head: string, message: string, author: Author): string | null {
    const tree = this.attempt(['merge-tree', '--write-tree', base, head])?.trim();
    return tree === undefined ? null : this.commitTree(tree, [base], message, author);
  }

  info(oid: string): CommitInfo {
    const format = '%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%B';
    const [id = '', tree = '', parents = '', name = '', email = '', date = '', ...message] = this.run([
      'show',
      '--no-patch',
      `--format=${format}`,
      oid,
    ]).split('\0');
    return {
      oid: id,
      tree,
      parents: parents.split(' ').filter(Boolean),
      message: message.join('\0').trimEnd(),
      author: { name, email },
      date,
    };
  }

  mergeBase(a: string, b: string): string | null {
    return this.attempt(['merge-base', a, b])?.trim() ?? null;
  }

  isAncestor(a: string, b: string): boolean {
    return this.attempt(['merge-base', '--is-ancestor', a, b]) !== null;
  }

  /** Commits of `b` that `a` has not, oldest first. */
  between(a: string, b: string): string[] {
    return this.run(['rev-list', '--reverse', '--topo-order', `${a}..${b}`])
      .split('\n')
      .filter(Boolean);
  }

  changed(a: string, b: string): ChangedFile[] {
    const words = this.run(['diff-tree', '-r', '--raw', '--no-renames', '-z', '--abbrev=40', a, b]).split('\0');
    const files: ChangedFile[] = [];
    for (let i = 0; i + 1 < words.length; i += 2) {
      const [, , , oid = '', letter] = (words[i] ?? '').split(' ');
      const status = letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified';
      files.push({ path: words[i + 1] ?? '', oid: status === 'removed' ? null : oid, status });
    }
    return files;
  }

  /** What a commit has at a path. */
  entry(commit: string, path: string): { readonly mode: string; readonly oid: string; readonly size: number } | null {
    const line = this.attempt(['ls-tree', '-z', '--long', commit, '--', path]);
    const parts = /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t/.exec(line ?? '');
    return parts === null ? null : { mode: parts[1] ?? '', oid: parts[3] ?? '', size: Number(parts[4]) || 0 };
  }

  blob(oid: string): Buffer | null {
    try {
      return execFileSync('git', ['cat-file', 'blob', oid], { cwd: this.path, stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      return null;
    }
  }

  private commitTree(tree: string, parents: readonly string[], message: string, author: Author): string {
    this.clock += 60;
    const date = `${this.clock} +0000`;
    const env = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: 'GitHub',
      GIT_COMMITTER_EMAIL: 'noreply@github.com',
      GIT_COMMITTER_DATE: date,
    };
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
    return this.run(args, { env, input: Buffer.from(message) }).trim();
  }

  private attempt(args: readonly string[]): string | null {
    try {
      return this.run(args);
    } catch {
      return null;
    }
  }

  private run(
    args: readonly string[],
    { env = {}, input }: { env?: Readonly<Record<string, string>>; input?: Uint8Array } = {},
  ): string {
    return execFileSync('git', args, {
      cwd: this.path,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: this.path, GIT_CONFIG_NOSYSTEM: '1', ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
      ...(input === undefined ? {} : { input }),
    });
  }
}
