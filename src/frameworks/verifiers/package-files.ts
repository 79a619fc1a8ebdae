import { halt, unseen } from './halt.ts';
import type { Importer } from './importer.ts';
import type { OwnClass } from './package-class.ts';
import type { Halt, Loaded } from './package.types.ts';
import { callOf, childrenOf, itemsOf, statementsOf } from './python-nodes.ts';
import { pathEffort, pathValue } from './python-paths.ts';
import type { PathValue, Scope } from './python-paths.ts';
import { walkBlock } from './python-walk.ts';
import type { PyFunction, SyntaxNode } from './python.types.ts';

/** Functions of the package that are followed from what runs. */
const MOST_FUNCTIONS = 60;
/** Reads that are followed; each is looked up among what is installed. */
const MOST_READS = 500;
const OPENS: ReadonlySet<string> = new Set(['open', 'io.open', 'gzip.open', 'bz2.open', 'codecs.open', 'lzma.open']);
const TAKES_PATH =
  /(?:^|\.)(?:read_(?:json|csv|parquet|excel|table|pickle|feather)|from_(?:json|csv|parquet)|load_from_disk|listdir|scandir|scan_(?:csv|ndjson|parquet)|read_ndjson)$/;
const OF_PATH: ReadonlySet<string> = new Set(['read_text', 'read_bytes', 'open', 'iterdir']);
const LOCAL_FORMATS = /^["'](?:json|csv|parquet|text|arrow)["']$/;
/** The package may make the file itself, or look before it reads. */
const CAREFUL =
  /\b(?:exists|is_file|isfile|is_dir|isdir|write_text|write_bytes|urlretrieve|snapshot_download|hf_hub_download|makedirs|mkdir)\b|["'][wax]b?\+?["']/;

/**
 * Files that the package reads when it is imported and when its tasks are loaded: each must be installed with it (V27).
 * @returns what surely fails; what may fail is left as the importer's doubt
 */
export function filesTrouble(
  importer: Importer,
  taskset: OwnClass,
  load: { readonly owner: Loaded; readonly fn: PyFunction },
): Halt | null {
  return new FileReads(importer, taskset).trouble(load);
}

class FileReads {
  private readonly importer: Importer;
  private readonly taskset: OwnClass;
  private readonly followed = new Set<SyntaxNode>();
  private readonly effort = pathEffort();
  private left = MOST_READS;
  private found: Halt | null = null;

  constructor(importer: Importer, taskset: OwnClass) {
    this.importer = importer;
    this.taskset = taskset;
  }

  trouble(load: { readonly owner: Loaded; readonly fn: PyFunction }): Halt | null {
    for (const owner of this.importer.visited.values()) this.run(owner, owner.module.top, null, true);
    this.run(load.owner, statementsOf(load.fn.body), load.fn.body, true);
    return this.found;
  }

  private run(owner: Loaded, statements: readonly SyntaxNode[], body: SyntaxNode | null, certain: boolean): void {
    const scope: Scope = { importer: this.importer, owner, taskset: this.taskset, body, effort: this.effort };
    walkBlock(statements, (node, sure) => {
      if (node.name === 'CallExpression') this.call(node, scope, certain && sure);
    });
  }

  private call(node: SyntaxNode, scope: Scope, certain: boolean): void {
    const { text } = scope.owner.module;
    const read = readPath(node, text);
    if (read !== null) {
      this.left -= 1;
      const value: PathValue = this.left < 0 ? { kind: 'unknown' } : pathValue(read, scope);
      this.read(value, node, scope, certain);
    }
    const target = this.callee(callOf(node, text)?.name ?? null, scope);
    if (target === null || this.followed.has(target.fn.body) || this.followed.size >= MOST_FUNCTIONS) return;
    this.followed.add(target.fn.body);
    this.run(target.owner, statementsOf(target.fn.body), target.fn.body, certain);
  }

  /** A function of the package that is called by its name, or a method of the taskset. */
  private callee(name: string | null, { owner }: Scope): { readonly owner: Loaded; readonly fn: PyFunction } | null {
    if (name === null) return null;
    const method = /^self\.(\w+)$/.exec(name)?.[1];
    if (method !== undefined) return this.importer.methodOf(this.taskset, method);
    return this.importer.functionOf(owner, name);
  }

  private read(value: PathValue, node: SyntaxNode, { owner }: Scope, certain: boolean): void {
    const { path: from, text } = owner.module;
    const line = owner.module.lineAt(node.from);
    const doubt = (code: Halt['code'], path: string): void => {
      this.importer.doubt ??= halt('unknown', code, { path }, from, line);
    };
    if (value.kind === 'absolute') return;
    if (value.kind === 'unknown') return doubt('verifiers-package-file-unproven', source(node, text));
    if (value.kind === 'relative') return doubt('verifiers-package-file-relative', value.path);
    const { path } = value;
    const state = this.importer.fileState(path);
    if (state === 'there') return;
    if (state === 'unseen') {
      this.importer.doubt ??= unseen(path, 'listing-cut');
      return;
    }
    if (state === 'unproven') return doubt('verifiers-package-file-unproven', path);
    if (!certain || CAREFUL.test(text)) return doubt('verifiers-package-file-unproven', path);
    const code = state === 'missing' ? 'verifiers-package-file-missing' : 'verifiers-package-file-not-shipped';
    this.found ??= halt('fails', code, { path }, from, line);
  }
}

function source(node: SyntaxNode, text: string): string {
  return text.slice(node.from, Math.min(node.to, node.from + 80));
}

/** The expression that says which file a call reads; null when it reads none. */
function readPath(node: SyntaxNode, text: string): SyntaxNode | null {
  const call = callOf(node, text);
  if (call === null) return null;
  const [first, second] = call.positional;
  const name = call.name ?? '';
  if (OPENS.has(name)) return isReading(second ?? call.keywords.get('mode'), text) ? (first ?? null) : null;
  if (TAKES_PATH.test(name)) return first ?? null;
  if (/(?:^|\.)load_dataset$/.test(name)) {
    const files = call.keywords.get('data_files');
    if (first === undefined || files === undefined || !LOCAL_FORMATS.test(text.slice(first.from, first.to)))
      return null;
    return files.name === 'ArrayExpression' ? (itemsOf(files)[0] ?? null) : files;
  }
  const callee = node.firstChild;
  const method = callee?.name === 'MemberExpression' ? callee.lastChild : null;
  if (method === null || callee === null || !OF_PATH.has(text.slice(method.from, method.to))) return null;
  if (text.slice(method.from, method.to) === 'open' && !isReading(first ?? call.keywords.get('mode'), text))
    return null;
  return childrenOf(callee)[0] ?? null;
}

function isReading(mode: SyntaxNode | undefined, text: string): boolean {
  return mode === undefined || /^["']r[bt+]*["']$/.test(text.slice(mode.from, mode.to));
}
