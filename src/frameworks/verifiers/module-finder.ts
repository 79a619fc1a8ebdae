import { joinPath } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { halt } from './halt.ts';
import { ModuleNames } from './module-names.ts';
import type { Halt, ModuleSpace } from './package.types.ts';

/** Where the module of a dotted name is. */
export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly isPackage: boolean }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unseen'; readonly path: string };

type FileState = 'there' | 'missing' | 'not-shipped' | 'unproven' | 'unseen';

/** Files of one folder that are looked at to tell whether it is installed. */
const MOST_IN_FOLDER = 2000;

/** Finds modules and files among what installing the project brings. */
export class ModuleFinder extends ModuleNames {
  /** The first thing that may keep the package from loading, where its text cannot tell. */
  doubt: Halt | null = null;
  protected readonly repository: Repository;
  private readonly states = new Map<string, FileState>();

  constructor(repository: Repository, space: ModuleSpace) {
    super(space);
    this.repository = repository;
  }

  /** Whether a file of the project is installed with it. */
  isShipped(path: string): boolean {
    const ships = this.space.ships(path);
    if (ships === null) this.doubt ??= halt('unknown', 'verifiers-package-ships-unproven', { path }, path, null);
    return ships !== false;
  }

  /** How a file that code of the project reads stands: beside the code after an installation, or not. */
  fileState(path: string): FileState {
    const state = this.states.get(path) ?? this.lookUp(path);
    this.states.set(path, state);
    return state;
  }

  private lookUp(path: string): FileState {
    const { listing } = this.repository;
    if (listing.get(path) === undefined && !listing.isDirectory(path)) return listing.complete ? 'missing' : 'unseen';
    if (this.space.bare === true) return 'there';
    const inside = [...this.space.tops.values()].some((top) => path === top.path || path.startsWith(`${top.path}/`));
    if (!inside) return 'not-shipped';
    const all = listing.isDirectory(path) ? listing.under(path).map((entry) => entry.path) : [path];
    const files = all.slice(0, MOST_IN_FOLDER);
    const shipped = new Set(files.map((file) => this.space.ships(file)));
    if (shipped.has(true)) return 'there';
    return shipped.has(null) || files.length < all.length ? 'unproven' : 'not-shipped';
  }

  protected find(name: string): Found {
    const [top = '', ...rest] = name.split('.');
    const root = this.space.tops.get(top);
    if (root === undefined) return { kind: 'missing' };
    const { listing } = this.repository;
    if (root.kind === 'module')
      return rest.length === 0 && this.isShipped(root.path)
        ? { kind: 'file', path: root.path, isPackage: false }
        : { kind: 'missing' };
    const base = [root.path, ...rest].filter((part) => part !== '').join('/');
    const parent = name.split('.').slice(0, -1).join('.');
    const init = joinPath(base, '__init__.py');
    const file = `${base}.py`;
    for (const path of [base, init, file]) if (listing.get(path)?.kind === 'link') return { kind: 'unseen', path };
    if (listing.isFile(init) && this.space.includes(name) && this.isShipped(init))
      return { kind: 'file', path: init, isPackage: true };
    if (rest.length > 0 && listing.isFile(file) && this.space.includes(parent) && this.isShipped(file))
      return { kind: 'file', path: file, isPackage: false };
    const folder = listing.isDirectory(base) && this.space.includes(name);
    // A folder of which nothing is shipped is none.
    const some = folder && listing.under(base).some((entry) => entry.kind === 'file' && this.isShipped(entry.path));
    return some ? { kind: 'namespace' } : { kind: 'missing' };
  }
}
