import type { Place } from '../types.ts';
import type { PackageCode } from './codes.ts';
import type { PyClass, PyModule } from './python.types.ts';

/** A sentence about a package, with its place and the rule it mirrors. */
export interface Remark {
  readonly code: PackageCode;
  readonly args: Readonly<Record<string, string | number | readonly string[]>>;
  readonly place: Place;
  readonly fact: string;
}

/** Why the reading of a package ends: it cannot load, or text cannot tell. */
export interface Halt extends Remark {
  readonly verdict: 'fails' | 'unknown';
}

/** The modules that importing finds: those of the built wheel, or the folder on PYTHONPATH. */
export interface ModuleSpace {
  /** Top-level name → package folder or module file, paths from the root. */
  readonly tops: ReadonlyMap<string, { readonly kind: 'package' | 'module'; readonly path: string }>;
  /** Whether a package (dotted) is part of it; false for sub-packages that the build leaves out. */
  includes(packageName: string): boolean;
  /** The whole folder is on the import path, not a built wheel. */
  readonly bare?: boolean;
  /** Whether a file below a top-level folder (a path from the root) is part of it; null where text cannot tell. */
  ships(path: string): boolean | null;
}

/** A module that was found and read. */
export interface Loaded {
  /** Dotted name. */
  readonly name: string;
  readonly isPackage: boolean;
  readonly module: PyModule;
}

/** What a dotted name means in a module. */
export type Meaning =
  | { readonly kind: 'class'; readonly owner: Loaded; readonly cls: PyClass }
  /** Something of an installed package: `verifiers.v1.Taskset`. */
  | { readonly kind: 'external'; readonly name: string }
  | { readonly kind: 'module'; readonly loaded: Loaded }
  | { readonly kind: 'value' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

/** A folder or file that may be an environment, before it is read. */
export interface Candidate {
  /** Folder of pyproject.toml or of the bare package, from the root. */
  readonly directory: string;
  /** pyproject.toml, or null for a bare importable package or module. */
  readonly pyproject: string | null;
  /** The name a user types: the project's name, or the bare module's. */
  readonly ident: string;
}
