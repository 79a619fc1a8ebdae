import { readFileSync } from 'node:fs';
import type { LoaderKey } from './types.ts';

/** Where a release stands among those that the rules are held against. */
export type Role = 'newest' | 'oldest' | 'between';

/** A set of packages that answers for one release of a loader. */
export interface Environment {
  readonly name: string;
  readonly loader: LoaderKey;
  readonly release: string;
  readonly role: Role;
  /** The oldest Python that it runs on. */
  readonly python: string;
  /** What the loader's package declares instead, where it runs on older ones all the same. */
  readonly declaredPython?: string;
  /** What matters, with its release; everything else is in the lock. */
  readonly requirements: readonly string[];
  /** What to install for the newest release of the index. */
  readonly latest?: readonly string[];
}

/** The loaders, in the order of every table. */
export const LOADERS: readonly LoaderKey[] = ['harbor', 'verifiers', 'openenv', 'nemo-gym', 'datasets'];

/** All pinned environments of `environments.json`. */
export const ENVIRONMENTS: readonly Environment[] = readEnvironments();

function readEnvironments(): readonly Environment[] {
  const text = readFileSync(new URL('environments.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { environments: readonly Environment[] }).environments;
}

/** The file with the exact release of every package of an environment. */
export function lockOf(environment: Environment): URL {
  return new URL(`locks/${environment.name}.txt`, import.meta.url);
}

/**
 * The environments that were asked for.
 * @param role newest and oldest where a release has only one role; `all` for every one
 */
export function chosen(loaders: readonly LoaderKey[], role: Role | 'all'): readonly Environment[] {
  return ENVIRONMENTS.filter((one) => loaders.includes(one.loader) && (role === 'all' || one.role === role));
}
