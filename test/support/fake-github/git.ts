import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

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

interface Commit extends CommitInfo {
  /** Path → blob id. */
  readonly files: ReadonlyMap<string, string>;
}

/** git's objects and refs in memory, with git's own ids, so that a real repository can be written from them. */
export class GitStore {
  private readonly objects = new Map<string, { readonly type: string; readonly bytes: Buffer }>();
  private readonly commits = new Map<string, Commit>();
  private readonly refs = new Map<string, string>();
  private readonly main: string;
  private clock = 1_780_000_000;

  /** @param branch the one that HEAD names */
  constructor(branch: string) {
    this.main = branch;
  }

  /** Full id of a commit or branch; null when there is none. */
  resolve(name: string): string | null {
    return this.commits.has(name) ? name : this.branch(name);
  }

  branch(name: string): string | null {
    return this.refs.get(`refs/heads/${name}`) ?? null;
  }

  /** Points a ref somewhere; null removes it. */
  point(ref: string, oid: string | null): void {
    if (oid === null) this.refs.delete(ref);
    else this.refs.set(ref, oid);
  }

  branches(): string[] {
    return [...this.refs.keys()].flatMap((ref) => (ref.startsWith('refs/heads/') ? ref.slice(11) : [])).toSorted();
  }

  /**
   * Writes a commit that no ref points to yet.
   * @param changes by path; null removes a file
   */
  commit(
    parent: string | null,
    changes: ReadonlyMap<string, Uint8Array | null>,
    message: string,
    author: Author,
  ): string {
    const files = new Map(parent === null ? [] : this.at(parent).files);
    for (const [path, bytes] of changes) {
      if (bytes === null) files.delete(path);
      else files.set(path, this.put('blob', Buffer.from(bytes)));
    }
    return this.record(files, parent === null ? [] : [parent], message, author);
  }

  /** A merge commit; null when there are conflicts. */
  merge(base: string, head: string, message: string, author: Author): string | null {
    const files = this.merged(base, head);
    return files === null ? null : this.record(files, [base, head], message, author);
  }

  /** As `merge`, without the second parent. */
  squash(base: string, head: string, message: string, author: Author): string | null {
    const files = this.merged(base, head);
    return files === null ? null : this.record(files, [base], message, author);
  }

  info(oid: string): CommitInfo {
    return this.at(oid);
  }

  mergeBase(a: string, b: string): string | null {
    const known = this.history(a);
    // Newest first: no test has histories in which that is not the best.
    return this.ordered(this.history(b)).findLast((oid) => known.has(oid)) ?? null;
  }

  isAncestor(a: string, b: string): boolean {
    return this.history(b).has(a);
  }

  /** Commits of `b` that `a` has not, oldest first. */
  between(a: string, b: string): string[] {
    const known = this.history(a);
    return this.ordered(this.history(b)).filter((oid) => !known.has(oid));
  }

  changed(a: string, b: string): ChangedFile[] {
    const [before, after] = [this.at(a).files, this.at(b).files];
    const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
    return paths.flatMap((path): ChangedFile[] => {
      const [was, is] = [before.get(path), after.get(path)];
      if (was === is) return [];
      return [
        { path, oid: is ?? null, status: was === undefined ? 'added' : is === undefined ? 'removed' : 'modified' },
      ];
    });
  }

  /** What a commit has at a path. */
  entry(commit: string, path: string): { readonly mode: number; readonly oid: string; readonly size: number } | null {
    const oid = this.at(commit).files.get(path);
    return oid === undefined ? null : { mode: 0o100644, oid, size: this.blob(oid)?.length ?? 0 };
  }

  /** All files of a commit. */
  files(commit: string): Map<string, Buffer> {
    return new Map([...this.at(commit).files].map(([path, oid]) => [path, this.blob(oid) ?? Buffer.of()]));
  }

  blob(oid: string): Buffer | null {
    const found = this.objects.get(oid);
    return found?.type === 'blob' ? found.bytes : null;
  }

  /** Writes everything as a bare repository that git reads. */
  export(directory: string): void {
    execFileSync('git', ['init', '--quiet', '--bare', `--initial-branch=${this.main}`, directory]);
    const write = (path: string, content: string | Buffer): void => {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), content);
    };
    for (const [oid, { type, bytes }] of this.objects) {
      write(`objects/${oid.slice(0, 2)}/${oid.slice(2)}`, deflateSync(withHead(type, bytes)));
    }
    for (const [ref, oid] of this.refs) write(ref, `${oid}\n`);
  }

  private at(oid: string): Commit {
    const commit = this.commits.get(oid);
    if (commit === undefined) throw new Error(`no commit ${oid}`);
    return commit;
  }

  private put(type: string, bytes: Buffer): string {
    const oid = createHash('sha1').update(withHead(type, bytes)).digest('hex');
    this.objects.set(oid, { type, bytes });
    return oid;
  }

  private record(
    files: ReadonlyMap<string, string>,
    parents: readonly string[],
    message: string,
    author: Author,
  ): string {
    this.clock += 60;
    const tree = this.writeTree(files, '');
    const lines = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${author.name} <${author.email}> ${this.clock} +0000`,
      `committer GitHub <noreply@github.com> ${this.clock} +0000`,
    ];
    const oid = this.put('commit', Buffer.from(`${lines.join('\n')}\n\n${message}\n`));
    const date = new Date(this.clock * 1000).toISOString();
    this.commits.set(oid, { oid, tree, parents, message, author, date, files });
    return oid;
  }

  private writeTree(files: ReadonlyMap<string, string>, prefix: string): string {
    const names = new Map<string, 'file' | 'folder'>();
    for (const path of files.keys()) {
      if (!path.startsWith(prefix)) continue;
      const [name = '', more] = path.slice(prefix.length).split('/', 2);
      names.set(name, more === undefined ? 'file' : 'folder');
    }
    // git sorts a folder as if its name ended in a slash.
    const key = ([name, kind]: [string, string]): Buffer => Buffer.from(kind === 'folder' ? `${name}/` : name);
    const entries = [...names].toSorted((a, b) => Buffer.compare(key(a), key(b)));
    const parts = entries.map(([name, kind]) => {
      const oid = kind === 'folder' ? this.writeTree(files, `${prefix}${name}/`) : (files.get(prefix + name) ?? '');
      return Buffer.concat([
        Buffer.from(`${kind === 'folder' ? '40000' : '100644'} ${name}\0`),
        Buffer.from(oid, 'hex'),
      ]);
    });
    return this.put('tree', Buffer.concat(parts));
  }

  /** A commit and all before it. */
  private history(oid: string): Set<string> {
    const seen = new Set<string>();
    const queue = [oid];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(...this.at(next).parents);
    }
    return seen;
  }

  /** Oldest first. */
  private ordered(oids: ReadonlySet<string>): string[] {
    return [...this.commits.keys()].filter((oid) => oids.has(oid));
  }

  /** Three ways, file by file; where both sides changed one, git decides. null: a conflict. */
  private merged(ours: string, theirs: string): Map<string, string> | null {
    const start = this.mergeBase(ours, theirs);
    const [base, a, b] = [
      start === null ? new Map<string, string>() : this.at(start).files,
      this.at(ours).files,
      this.at(theirs).files,
    ];
    const result = new Map<string, string>();
    for (const path of new Set([...base.keys(), ...a.keys(), ...b.keys()])) {
      const [was, left, right] = [base.get(path), a.get(path), b.get(path)];
      if (left === right || right === was) {
        if (left !== undefined) result.set(path, left);
      } else if (left === was) {
        if (right !== undefined) result.set(path, right);
      } else {
        if (was === undefined || left === undefined || right === undefined) return null;
        const text = mergeFile(this.blob(left), this.blob(was), this.blob(right));
        if (text === null) return null;
        result.set(path, this.put('blob', text));
      }
    }
    return result;
  }
}

function withHead(type: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
}

function mergeFile(...versions: readonly (Buffer | null)[]): Buffer | null {
  const folder = mkdtempSync(join(tmpdir(), 'envcard-merge-'));
  const names = versions.map((bytes, i) => {
    const path = join(folder, String(i));
    writeFileSync(path, bytes ?? '');
    return path;
  });
  const { status, stdout } = spawnSync('git', ['merge-file', '--stdout', ...names]);
  rmSync(folder, { recursive: true, force: true });
  return status === 0 ? stdout : null;
}
