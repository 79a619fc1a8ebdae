import { directoryOf, joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { halt, unseen } from './halt.ts';
import { ignorePatterns } from './ignore-patterns.ts';
import type { ModuleSpace } from './package.types.ts';
import { buildFault, hasVersion, normalizedName, strings, table } from './pyproject.ts';
import type { Project, Wheel } from './pyproject.ts';
import { setuptoolsWheel } from './wheel-setuptools.ts';

/** A space that holds every sub-package of its top-level names. */
function wholeSpace(tops: ModuleSpace['tops'], ships: ModuleSpace['ships'] = () => true): ModuleSpace {
  return { tops, includes: () => true, ships };
}

/**
 * Which modules installing a project brings (V25, V28): the obvious forms of hatchling and setuptools; of other build
 * backends only the place they all look at.
 */
export async function wheelOf(repository: Repository, project: Project): Promise<Wheel> {
  const { listing } = repository;
  const readme = project.project?.['readme'];
  const file = typeof readme === 'string' ? readme : table(project.project, 'readme')?.['file'];
  const backend = project.backend.split(':')[0] ?? project.backend;
  const isThere = typeof file !== 'string' || listing.get(joinPath(project.directory, file)) !== undefined;
  // Setuptools only warns.
  if (!isThere && listing.complete && !backend.startsWith('setuptools')) {
    return buildFault(project, `readme ${file} is missing`);
  }
  if (backend.startsWith('hatchling')) {
    const wheel = hatchlingWheel(listing, project);
    if ('verdict' in wheel) return wheel;
    const ships = await hatchlingShips(repository, project);
    return { ...wheel, space: { ...wheel.space, ships } };
  }
  if (backend.startsWith('setuptools')) return setuptoolsWheel(listing, project);
  return otherWheel(listing, project);
}

/** What hatchling leaves out: `exclude`, and what a .gitignore does; with `include`, what that does not name. */
async function hatchlingShips(repository: Repository, project: Project): Promise<ModuleSpace['ships']> {
  const { directory } = project;
  const build = table(project.root, 'tool', 'hatch', 'build') ?? {};
  const target = table(build, 'targets', 'wheel') ?? {};
  const lines = (key: string): readonly string[] =>
    strings(Object.hasOwn(target, key) ? target[key] : build[key]) ?? [];
  const flag = (key: string): boolean => (Object.hasOwn(target, key) ? target[key] : build[key]) === true;
  const vcs = flag('ignore-vcs') ? [] : await ignoredByGit(repository, directory);
  const excludes = ignorePatterns([...vcs, ...lines('exclude')]);
  const named = lines('only-include').length + lines('packages').length > 0 ? [] : lines('include');
  const includes = named.length === 0 ? (): boolean => true : ignorePatterns(named);
  const artifacts = ignorePatterns(lines('artifacts'));
  const forced = Object.keys(table(target, 'force-include') ?? table(build, 'force-include') ?? {}).map(clean);
  return (path) => {
    const inside = directory === '' ? path : path.slice(directory.length + 1);
    if (artifacts(inside) === true || forced.some((from) => `${inside}/`.startsWith(`${from}/`))) return true;
    const [out, into] = [excludes(inside), includes(inside)];
    return out === true || into === false ? false : out === null || into === null ? null : true;
  };
}

const MAX_IGNORE = 64 * 1024;

/** Lines of the nearest .gitignore, in the project's folder or above. */
async function ignoredByGit(repository: Repository, directory: string): Promise<readonly string[]> {
  for (let at = directory; ; at = directoryOf(at)) {
    const path = joinPath(at, '.gitignore');
    if (repository.listing.isFile(path)) {
      const read = await repository.read(path, MAX_IGNORE);
      const lines = read.ok ? new TextDecoder().decode(read.bytes).split('\n') : [];
      // Classes such as `*.py[cod]` are common and name no source: the others decide.
      return lines.filter((line) => !/^\*\.py\[[a-z]+\]/.test(line));
    }
    if (at === '') return [];
  }
}

/** Patterns that take every Python file. */
const ANY_PYTHON: ReadonlySet<string> = new Set(['*', '**', '/*', '/**', '*.py', '**/*.py', '/**/*.py', '**/*']);

function hatchlingWheel(listing: Listing, project: Project): Wheel {
  if (typeof project.project?.['name'] !== 'string') return buildFault(project, '[project].name is missing');
  if (!hasVersion(project.project)) return buildFault(project, '[project].version is missing');
  const build = table(project.root, 'tool', 'hatch', 'build') ?? {};
  const target = table(build, 'targets', 'wheel') ?? {};
  const option = (key: string): unknown => (Object.hasOwn(target, key) ? target[key] : build[key]);
  const packages = strings(option('packages')) ?? [];
  const only = strings(option('only-include')) ?? [];
  const include = strings(option('include')) ?? [];
  const sources = strings(option('sources')) ?? [];
  const forced = table(target, 'force-include') ?? table(build, 'force-include') ?? {};
  const tops: Tops = new Map();
  for (const [from, to] of Object.entries(forced)) if (typeof to === 'string') addTop(listing, project, tops, from, to);
  const strip = (path: string): string => {
    const source = sources.map((item) => clean(item)).find((item) => `${path}/`.startsWith(`${item}/`));
    return source === undefined ? path : path.slice(source.length + 1);
  };
  for (const path of only.map(clean)) addTop(listing, project, tops, path, strip(path));
  if (only.length === 0)
    for (const path of packages.map(clean)) addTop(listing, project, tops, path, path.slice(path.lastIndexOf('/') + 1));
  if (only.length + packages.length > 0) return { space: wholeSpace(tops), open: Object.hasOwn(build, 'hooks') };
  if (include.length > 0) {
    if (include.some((pattern) => ANY_PYTHON.has(pattern))) {
      for (const child of listing.children(project.directory)) addTop(listing, project, tops, child.name, child.name);
      return { space: wholeSpace(tops), open: false };
    }
    const plain = include.map(
      (pattern) => /^\/?([\w.-]+(?:\/[\w.-]+)*)(?:\/|\/\*\*|\/\*|\/\*\*\/\*(?:\.py)?|\/\*\.py)?$/.exec(pattern)?.[1],
    );
    for (const path of plain) if (path !== undefined) addTop(listing, project, tops, path, strip(path));
    return { space: wholeSpace(tops), open: plain.includes(undefined) };
  }
  return hatchlingGuess(listing, project, tops);
}

/** What hatchling ships when nothing is configured: what is named like the project. */
function hatchlingGuess(listing: Listing, project: Project, forced: Tops): Wheel {
  const raw = String(project.project?.['name']);
  const found = namedLike(listing, project.directory, [fileName(raw), fileName(normalizedName(raw))]);
  if (found !== null) {
    const [name, top] = found;
    if (forced.get(name)?.path === top.path) {
      return buildFault(project, `force-include ships ${name} a second time`);
    }
    return { space: wholeSpace(new Map([...forced, found])), open: false };
  }
  if (forced.size > 0) return { space: wholeSpace(forced), open: false };
  return listing.complete
    ? { ...halt('fails', 'verifiers-package-discovery', { name: fileName(raw) }, project.path, null), fact: 'V28' }
    : unseen(project.path, 'listing-cut');
}

type Top = { readonly kind: 'package' | 'module'; readonly path: string };

function namedLike(listing: Listing, directory: string, names: readonly string[]): readonly [string, Top] | null {
  for (const name of names) {
    for (const place of [name, `src/${name}`]) {
      const isPackage = listing.isFile(joinPath(directory, `${place}/__init__.py`));
      if (isPackage) return [name, { kind: 'package', path: joinPath(directory, place) }];
    }
    const module = joinPath(directory, `${name}.py`);
    if (listing.isFile(module)) return [name, { kind: 'module', path: module }];
    const spaces = listing
      .children(directory)
      .filter((child) => listing.isFile(joinPath(directory, `${child.name}/${name}/__init__.py`)));
    const [single] = spaces;
    if (spaces.length === 1 && single !== undefined) {
      return [single.name, { kind: 'package', path: joinPath(directory, single.name) }];
    }
  }
  return null;
}

/** Flit, Poetry, PDM, uv and others: a package or module named like the project, at the root or in `src`. */
function otherWheel(listing: Listing, project: Project): Wheel {
  const poetry = table(project.root, 'tool', 'poetry')?.['name'];
  const name = (project.project === null && typeof poetry === 'string' ? poetry : project.name) ?? '';
  const module = name.replaceAll(/[-.]/g, '_').toLowerCase();
  const tops: Tops = new Map();
  for (const place of [module, `src/${module}`]) addTop(listing, project, tops, place, module);
  for (const place of [`${module}.py`, `src/${module}.py`]) addTop(listing, project, tops, place, `${module}.py`);
  return { space: wholeSpace(tops), open: true };
}

type Tops = Map<string, Top>;

/** Puts a folder or file of the project into the wheel under another path. */
function addTop(listing: Listing, project: Project, tops: Tops, from: string, to: string): void {
  const path = joinPath(project.directory, clean(from));
  // `only-include = ["src"]` with `sources = ["src"]` ships what lies in it.
  if (clean(to) === '') {
    for (const { name } of listing.children(path)) addTop(listing, project, tops, joinPath(from, name), name);
    return;
  }
  const [top = '', ...rest] = clean(to).split('/');
  if (rest.length === 0 && top.endsWith('.py') && listing.isFile(path))
    tops.set(top.slice(0, -3), { kind: 'module', path });
  if (!listing.isDirectory(path)) return;
  // `only-include = ["src"]` without `sources` ships `src` itself.
  const root = rest.length === 0 ? path : path.split('/').slice(0, -rest.length).join('/');
  if (!tops.has(top)) tops.set(top, { kind: 'package', path: root });
}

function clean(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

function fileName(name: string): string {
  return name.replaceAll(/[^\w.]+/g, '_');
}
