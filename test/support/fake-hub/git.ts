import { createHash } from 'node:crypto';

/** What a test may put into a repository: text, bytes, a file in LFS, a symbolic link or a submodule. */
export type FileContent =
  | string
  | Uint8Array
  | { readonly lfs: string | Uint8Array }
  | { readonly link: string }
  | { readonly submodule: string };

const MODES = { file: '100644', link: '120000', submodule: '160000', tree: '40000' } as const;

/** The content of a file kept in LFS. */
export interface LfsObject {
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** A leaf of a tree. Ids and bytes are worked out when they are first asked for, so that big repositories stay cheap. */
export class Leaf {
  readonly kind: 'file' | 'link' | 'submodule';
  readonly #source: string | Uint8Array | { readonly lfs: string | Uint8Array } | { readonly submodule: string };
  #oid: string | null = null;
  #lfs: LfsObject | null = null;

  constructor(content: FileContent) {
    const isPlain = typeof content === 'string' || content instanceof Uint8Array;
    this.kind = isPlain || 'lfs' in content ? 'file' : 'link' in content ? 'link' : 'submodule';
    this.#source = !isPlain && 'link' in content ? content.link : content;
  }

  /** The object behind an LFS pointer. */
  get lfs(): LfsObject | null {
    const source = this.#source;
    if (typeof source === 'string' || source instanceof Uint8Array || !('lfs' in source)) return null;
    if (this.#lfs === null) {
      const bytes = toBytes(source.lfs);
      this.#lfs = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
    }
    return this.#lfs;
  }

  /** What git stores: for an LFS file its pointer, for a link its target. */
  get blob(): Uint8Array {
    const source = this.#source;
    if (typeof source === 'string' || source instanceof Uint8Array) return toBytes(source);
    if (this.lfs === null) return new Uint8Array();
    return toBytes(
      `version https://git-lfs.github.com/spec/v1\noid sha256:${this.lfs.sha256}\nsize ${this.lfs.bytes.length}\n`,
    );
  }

  /** Bytes a download gives. */
  get content(): Uint8Array {
    return this.lfs?.bytes ?? this.blob;
  }

  get oid(): string {
    const source = this.#source;
    if (typeof source === 'object' && 'submodule' in source) return source.submodule;
    this.#oid ??= objectId('blob', this.blob);
    return this.#oid;
  }
}

/** A folder. Trees are never changed: an edit makes new ones along its path. */
export class Tree {
  readonly children: ReadonlyMap<string, Node>;
  #oid: string | null = null;

  constructor(children: ReadonlyMap<string, Node>) {
    this.children = children;
  }

  /** What git stores for the folder. */
  get bytes(): Uint8Array {
    const parts = sorted(this.children).flatMap(([name, node]) => [
      Buffer.from(`${node instanceof Tree ? MODES.tree : MODES[node.kind]} ${name}\0`),
      Buffer.from(node.oid, 'hex'),
    ]);
    return Buffer.concat(parts);
  }

  get oid(): string {
    this.#oid ??= objectId('tree', this.bytes);
    return this.#oid;
  }
}

export type Node = Leaf | Tree;

/** One line of a listing. */
export interface TreeEntry {
  readonly path: string;
  readonly node: Node;
}

/** A change to a tree: new content, or null for removal. */
export type Changes = Readonly<Record<string, FileContent | Leaf | null>>;

/** The tree of no files. */
export const EMPTY_TREE: Tree = new Tree(new Map());

/** A tree of many files at once. */
export function treeOf(files: Iterable<readonly [string, FileContent]>): Tree {
  interface Folder extends Map<string, Leaf | Folder> {}
  const root: Folder = new Map();
  for (const [path, content] of files) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    let folder = root;
    for (const part of parts) {
      let below = folder.get(part);
      if (below === undefined) {
        below = new Map();
        folder.set(part, below);
      }
      if (below instanceof Leaf) throw new Error(`${path}: a file is in the way`);
      folder = below;
    }
    folder.set(name, new Leaf(content));
  }
  const freeze = (folder: Folder): Tree =>
    new Tree(new Map([...folder].map(([name, node]) => [name, node instanceof Leaf ? node : freeze(node)])));
  return freeze(root);
}

/** The tree after some changes. */
export function changed(tree: Tree, changes: Changes): Tree {
  let result = tree;
  for (const [path, content] of Object.entries(changes)) {
    const leaf = content === null || content instanceof Leaf ? content : new Leaf(content);
    result = put(result, path.split('/'), leaf) ?? EMPTY_TREE;
  }
  return result;
}

function put(tree: Tree, path: readonly string[], leaf: Leaf | null): Tree | null {
  const [name = '', ...rest] = path;
  const children = new Map(tree.children);
  const below = children.get(name);
  const node = rest.length === 0 ? leaf : put(below instanceof Tree ? below : EMPTY_TREE, rest, leaf);
  if (node === null) children.delete(name);
  else children.set(name, node);
  return children.size === 0 ? null : new Tree(children);
}

/** What stands at a path; the root is the empty path. */
export function at(tree: Tree, path: string): Node | null {
  let node: Node = tree;
  for (const part of path === '' ? [] : path.split('/')) {
    const below: Node | undefined = node instanceof Tree ? node.children.get(part) : undefined;
    if (below === undefined) return null;
    node = below;
  }
  return node;
}

const listings = new WeakMap<Tree, { readonly trees: TreeEntry[]; readonly leaves: TreeEntry[] }>();

/** Everything below a tree, in git's order; worked out once per tree. Paths are relative to it. */
export function listing(tree: Tree): { readonly trees: readonly TreeEntry[]; readonly leaves: readonly TreeEntry[] } {
  let found = listings.get(tree);
  if (found === undefined) {
    found = { trees: [], leaves: [] };
    collect(tree, '', found);
    listings.set(tree, found);
  }
  return found;
}

function collect(tree: Tree, prefix: string, into: { trees: TreeEntry[]; leaves: TreeEntry[] }): void {
  for (const [name, node] of sorted(tree.children)) {
    const path = prefix + name;
    (node instanceof Tree ? into.trees : into.leaves).push({ path, node });
    if (node instanceof Tree) collect(node, `${path}/`, into);
  }
}

/** Entries in the order git sorts them: by bytes, folders as if their name ended with a slash. */
function sorted(children: ReadonlyMap<string, Node>): (readonly [string, Node])[] {
  const keyed = [...children].map(([name, node]) => ({ name, node, key: node instanceof Tree ? `${name}/` : name }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.map(({ name, node }) => [name, node] as const);
}

/** A commit as git would hash it. */
export interface Commit {
  readonly oid: string;
  readonly tree: Tree;
  readonly parents: readonly string[];
  readonly author: string;
  readonly date: Date;
  readonly title: string;
  readonly message: string;
}

/** Makes a commit; its id depends on everything in it. */
export function commitOf(parts: Omit<Commit, 'oid'>): Commit {
  return { ...parts, oid: objectId('commit', commitBytes(parts)) };
}

/** What git stores for a commit. */
export function commitBytes(parts: Omit<Commit, 'oid'>): Uint8Array {
  const seconds = Math.floor(parts.date.getTime() / 1000);
  const who = `${parts.author} <${parts.author}@users.noreply.huggingface.co> ${seconds} +0000`;
  const lines = [
    `tree ${parts.tree.oid}`,
    ...parts.parents.map((parent) => `parent ${parent}`),
    `author ${who}`,
    `committer ${who}`,
    '',
    parts.title,
    ...(parts.message === '' ? [] : ['', parts.message]),
    '',
  ];
  return Buffer.from(lines.join('\n'));
}

/** The id git gives to an object. */
function objectId(type: 'blob' | 'tree' | 'commit', bytes: Uint8Array): string {
  return createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
