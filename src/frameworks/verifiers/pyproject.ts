import { joinPath } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { decodeUtf8, universalNewlines } from '../support/python-text.ts';
import { CHECKED_AGAINST } from '../releases.ts';
import { parseToml } from '../support/toml.ts';
import { halt, unseen } from './halt.ts';
import type { Dependencies } from './importer.ts';
import type { Halt, ModuleSpace } from './package.types.ts';
import { satisfies, specifierOf } from './specifiers.ts';

const MAX_PYPROJECT = 256 * 1024;

export type Table = Readonly<Record<string, unknown>>;

/** pyproject.toml as far as building a wheel and naming a module need it. */
export interface Project {
  readonly directory: string;
  readonly path: string;
  readonly root: Table;
  readonly project: Table | null;
  /** `[project].name`, or the folder's name. */
  readonly name: string | null;
  readonly backend: string;
  readonly dependencies: Dependencies;
}

/** The modules a built wheel holds, or why it cannot be built; `open` when more may be in it than text shows. */
export type Wheel = { readonly space: ModuleSpace; readonly open: boolean } | Halt;

/**
 * Reads a pyproject.toml (V25, V28).
 * @param directory its folder, from the root
 */
export async function readProject(repository: Repository, directory: string): Promise<Project | Halt> {
  const path = joinPath(directory, 'pyproject.toml');
  const read = await repository.read(path, MAX_PYPROJECT);
  if (!read.ok) return unseen(path, read.why.code);
  const text = decodeUtf8(read.bytes);
  if (text === null) return halt('fails', 'verifiers-package-pyproject', { reason: 'not UTF-8' }, path, null);
  const toml = parseToml(universalNewlines(text));
  if (!toml.ok) {
    const verdict = toml.kind === 'invalid' ? 'fails' : 'unknown';
    return halt(verdict, 'verifiers-package-pyproject', { reason: toml.reason }, path, toml.line);
  }
  const project = table(toml.value, 'project');
  const build = table(toml.value, 'build-system');
  const backend = build?.['build-backend'];
  const folder = directory === '' ? null : directory.slice(directory.lastIndexOf('/') + 1);
  const name = project?.['name'];
  return {
    directory,
    path,
    root: toml.value,
    project,
    name: typeof name === 'string' ? name : folder,
    backend: typeof backend === 'string' ? backend : 'setuptools.build_meta:__legacy__',
    dependencies: dependencies(toml.value, project),
  };
}

/** A sub-table, by keys; null when it is none. */
export function table(from: unknown, ...keys: readonly string[]): Table | null {
  let at: unknown = from;
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || Array.isArray(at) || !Object.hasOwn(at, key)) return null;
    at = (at as Table)[key];
  }
  return typeof at === 'object' && at !== null && !Array.isArray(at) ? (at as Table) : null;
}

/** The strings of an array, or null when the value is no array of strings. */
export function strings(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}

/** The Python that commands are printed for. */
const PYTHON = '3.13.9';

/**
 * What an installer refuses: a project that wants an older Verifiers, or another Python, than those of the command (V28).
 */
export function unmetNeed(project: Project): Halt | null {
  const release = CHECKED_AGAINST.verifiers;
  for (const requirement of strings(project.project?.['dependencies']) ?? []) {
    const name = /^\s*([A-Za-z0-9][A-Za-z0-9._-]*)/.exec(requirement)?.[1];
    const wanted = name !== undefined && normalizedName(name) === 'verifiers' ? specifierOf(requirement) : null;
    if (wanted === null || satisfies(wanted, release) !== false) continue;
    const args = { wanted: requirement.trim().slice(0, 200), release };
    return { ...halt('fails', 'verifiers-package-older-wanted', args, project.path, null), fact: 'V28' };
  }
  const python = project.project?.['requires-python'];
  if (typeof python !== 'string' || satisfies(python, PYTHON) !== false) return null;
  const args = { wanted: python.slice(0, 200), python: '3.13' };
  return { ...halt('unknown', 'verifiers-package-python-wanted', args, project.path, null), fact: 'V28' };
}

/** The Verifiers release from which on a project can be installed, and the words that say so; null where it does not say. */
export function oldestWanted(project: Project): { readonly since: string; readonly wanted: string } | null {
  for (const requirement of strings(project.project?.['dependencies']) ?? []) {
    if (!/^\s*verifiers\b(?!-)/i.test(requirement)) continue;
    const since = /(?:>=|~=|==)\s*(\d{1,6}(?:\.\d{1,6}){0,3})/.exec(specifierOf(requirement) ?? '')?.[1];
    if (since !== undefined) return { since, wanted: requirement.trim().slice(0, 200) };
  }
  return null;
}

/** Names of distributions that a project asks for, as pip compares them. */
function dependencies(root: Table, project: Table | null): Dependencies {
  const names = new Set<string>();
  const listed = strings(project?.['dependencies']) ?? [];
  for (const requirement of listed) {
    const name = /^\s*([A-Za-z0-9][A-Za-z0-9._-]*)/.exec(requirement)?.[1];
    if (name !== undefined) names.add(normalizedName(name));
  }
  for (const name of Object.keys(table(root, 'tool', 'poetry', 'dependencies') ?? {})) names.add(normalizedName(name));
  const dynamic = strings(project?.['dynamic']) ?? [];
  return { names, open: dynamic.includes('dependencies') };
}

/** A distribution's name as pip compares it. */
export function normalizedName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}

/** A project that its build backend refuses. */
export function buildFault(project: Project, reason: string): Halt {
  return { ...halt('fails', 'verifiers-package-build', { reason }, project.path, null), fact: 'V28' };
}

/** Whether `[project]` says its version or that it is computed; every backend wants it. */
export function hasVersion(project: Table): boolean {
  return typeof project['version'] === 'string' || (strings(project['dynamic']) ?? []).includes('version');
}
