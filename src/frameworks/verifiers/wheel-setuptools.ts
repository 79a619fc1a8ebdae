import { joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import { matchesWildcards } from './wildcards.ts';
import type { Steps } from './wildcards.ts';
import { halt } from './halt.ts';
import type { Halt, ModuleSpace } from './package.types.ts';
import { buildFault, hasVersion, strings, table } from './pyproject.ts';
import type { Project, Table, Wheel } from './pyproject.ts';

/** Top-level folders that automatic discovery in a flat layout leaves out. */
const NOT_PACKAGES: ReadonlySet<string> = new Set(
  `ci bin debian doc docs documentation manpages news newsfragments changelog test tests unit_test unit_tests example
  examples scripts tools util utils python build dist venv env requirements tasks fabfile site_scons benchmark
  benchmarks exercise exercises htmlcov ez_setup`.split(/\s+/),
);
/** Files that it leaves out. */
const NOT_MODULES: ReadonlySet<string> = new Set(
  `setup conftest test tests example examples build toxfile noxfile pavement dodo tasks fabfile SConstruct Sconstruct
  sConstruct sconstruct conanfile manage benchmark benchmarks exercise exercises`.split(/\s+/),
);

/** Patterns and characters that are compared to tell which data files are shipped. */
const MOST_STEPS = 20_000_000;

type Top = { readonly kind: 'package' | 'module'; readonly path: string };

/** The wheel setuptools builds: listed packages, `find`, or automatic discovery. */
export function setuptoolsWheel(listing: Listing, project: Project): Wheel {
  const built = modulesOf(listing, project);
  if ('verdict' in built) return built;
  const { space, open } = built;
  const options = table(project.root, 'tool', 'setuptools') ?? {};
  return { space: withData(space, listing, project.directory, open, options), open };
}

type Built = { readonly space: Omit<ModuleSpace, 'ships'>; readonly open: boolean } | Halt;

function modulesOf(listing: Listing, project: Project): Built {
  if (project.project !== null) {
    if (typeof project.project['name'] !== 'string') return buildFault(project, '[project].name is missing');
    if (!hasVersion(project.project)) return buildFault(project, '[project].version is missing');
  }
  const { directory } = project;
  const open = ['setup.py', 'setup.cfg'].some((name) => listing.get(joinPath(directory, name)) !== undefined);
  const options = table(project.root, 'tool', 'setuptools') ?? {};
  const folders = table(options, 'package-dir') ?? {};
  const listed = strings(options['packages']);
  const modules = strings(options['py-modules']);
  const find = table(options, 'packages', 'find');
  if (listed !== null || modules !== null || find !== null) {
    const tops = new Map<string, Top>();
    const includes: ((name: string) => boolean)[] = [];
    if (listed !== null) {
      const missing = addListed(listing, directory, folders, listed, tops);
      if (missing !== null && listing.complete)
        return buildFault(project, `package directory ${missing} does not exist`);
      includes.push((name) => listed.includes(name));
    }
    for (const name of modules ?? []) {
      const path = joinPath(directory, join(baseFolder(folders), `${name}.py`));
      if (listing.isFile(path)) tops.set(name, { kind: 'module', path });
    }
    if (find !== null) includes.push(addFound(listing, directory, find, tops));
    return { space: { tops, includes: (name) => includes.some((test) => test(name)) }, open };
  }
  return guessed(listing, project, folders, open);
}

/**
 * setuptools ships modules, and of other files those that `package-data` names. MANIFEST.in and setup.py may add more.
 */
function withData(
  space: Omit<ModuleSpace, 'ships'>,
  listing: Listing,
  directory: string,
  open: boolean,
  options: Table,
): ModuleSpace {
  const data = Object.entries(table(options, 'package-data') ?? {});
  const left = Object.keys(table(options, 'exclude-package-data') ?? {}).length > 0;
  const find = table(options, 'packages', 'find');
  const wanted = [...(strings(find?.['include']) ?? []), ...(strings(find?.['exclude']) ?? [])].length;
  const patternCount = data.reduce((sum, [, patterns]) => sum + 1 + (strings(patterns) ?? []).length, wanted);
  const steps: Steps = { left: MOST_STEPS };
  const more = open || left || listing.get(joinPath(directory, 'MANIFEST.in')) !== undefined;
  return {
    ...space,
    ships(path) {
      if (path.endsWith('.py')) return true;
      steps.left -= path.split('/').length * patternCount;
      if (steps.left < 0) return null;
      const named = new Set(
        packagesAround(space, path).flatMap(([name, rest]) =>
          data
            .filter(([key]) => key === name || key === '*' || key === '')
            .flatMap(([, patterns]) => strings(patterns) ?? [])
            .map((pattern) => (pattern.includes('**') ? null : fitsParts(pattern.split('/'), rest, steps))),
        ),
      );
      if (steps.left < 0) return null;
      if (named.has(true) && !left) return true;
      return more || named.has(null) || named.has(true) ? null : false;
    },
  };
}

/** The packages that a file lies in, with its path from each. */
function packagesAround(
  { tops, includes }: Omit<ModuleSpace, 'ships'>,
  path: string,
): (readonly [string, readonly string[]])[] {
  const found: (readonly [string, readonly string[]])[] = [];
  for (const [top, { path: folder }] of tops) {
    if (!path.startsWith(`${folder}/`)) continue;
    const inner = path.slice(folder.length + 1).split('/');
    for (let i = 0; i < inner.length; i += 1) {
      const name = [top, ...inner.slice(0, i)].join('.');
      if (includes(name)) found.push([name, inner.slice(i)]);
    }
  }
  return found;
}

function fitsParts(pattern: readonly string[], parts: readonly string[], steps: Steps): boolean {
  return pattern.length === parts.length && pattern.every((part, i) => matchesWildcards(part, parts[i] ?? '', steps));
}

function baseFolder(folders: Table): string {
  const base = folders[''];
  return typeof base === 'string' ? base : '';
}

function join(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** Adds explicitly listed packages; answers the first folder that is not there. */
function addListed(
  listing: Listing,
  directory: string,
  folders: Table,
  listed: readonly string[],
  tops: Map<string, Top>,
): string | null {
  let missing: string | null = null;
  for (const name of listed) {
    const own = Object.hasOwn(folders, name) ? folders[name] : undefined;
    const folder = typeof own === 'string' ? join(own) : join(baseFolder(folders), name.replaceAll('.', '/'));
    const path = joinPath(directory, folder);
    if (!listing.isDirectory(path)) missing ??= folder;
    else if (!name.includes('.')) tops.set(name, { kind: 'package', path });
  }
  return missing;
}

/** `[tool.setuptools.packages.find]`: folders below `where` whose dotted name matches. */
function addFound(listing: Listing, directory: string, find: Table, tops: Map<string, Top>): (name: string) => boolean {
  const include = strings(find['include']) ?? ['*'];
  const exclude = strings(find['exclude']) ?? [];
  const matches = (name: string): boolean =>
    include.some((pattern) => matchesWildcards(pattern, name)) &&
    !exclude.some((pattern) => matchesWildcards(pattern, name));
  for (const where of strings(find['where']) ?? ['.']) {
    const folder = join(directory, where);
    for (const child of listing.children(folder)) {
      if (child.kind !== 'directory' || child.name.includes('.')) continue;
      if (find['namespaces'] === false && !listing.isFile(joinPath(folder, `${child.name}/__init__.py`))) continue;
      if (!tops.has(child.name)) tops.set(child.name, { kind: 'package', path: joinPath(folder, child.name) });
    }
  }
  return matches;
}

/** Automatic discovery: a `src` folder, else exactly one package or module at the root of the project. */
function guessed(listing: Listing, project: Project, folders: Table, open: boolean): Built {
  const { directory } = project;
  const explicit = Object.entries(folders).filter(([name]) => name !== '');
  if (explicit.length > 0) {
    const tops = new Map<string, Top>();
    for (const [name, folder] of explicit)
      if (typeof folder === 'string') tops.set(name, { kind: 'package', path: join(directory, folder) });
    return { space: { tops, includes: () => true }, open };
  }
  const source = join(directory, baseFolder(folders) === '' ? 'src' : baseFolder(folders));
  if (listing.isDirectory(source)) return { space: sourceLayout(listing, source), open };
  const children = listing.children(directory);
  const packages = children.filter((child) => child.kind === 'directory' && isPackageName(child.name));
  const modules = children.filter((child) => child.kind === 'file' && isModuleName(child.name));
  const kind = packages.length > 0 ? 'packages' : 'modules';
  const chosen = packages.length > 0 ? packages : modules;
  if (chosen.length > 1 && !open) {
    const names = chosen.map((child) => child.name);
    return {
      ...halt(
        'fails',
        'verifiers-package-build',
        { reason: `several top-level ${kind}: ${names.slice(0, 6).join(', ')}` },
        project.path,
        null,
      ),
      fact: 'V28',
    };
  }
  const tops = new Map<string, Top>();
  for (const child of chosen) {
    const path = joinPath(directory, child.name);
    if (kind === 'packages') tops.set(child.name, { kind: 'package', path });
    else tops.set(child.name.slice(0, -3), { kind: 'module', path });
  }
  return { space: { tops, includes: () => true }, open };
}

function sourceLayout(listing: Listing, source: string): Omit<ModuleSpace, 'ships'> {
  const tops = new Map<string, Top>();
  for (const child of listing.children(source)) {
    const path = joinPath(source, child.name);
    if (child.kind === 'directory' && !child.name.includes('.')) tops.set(child.name, { kind: 'package', path });
    else if (child.kind === 'file' && child.name.endsWith('.py'))
      tops.set(child.name.slice(0, -3), { kind: 'module', path });
  }
  return { tops, includes: () => true };
}

function isPackageName(name: string): boolean {
  return (
    /^[A-Za-z]\w*(?:-stubs)?$/.test(name) &&
    !NOT_PACKAGES.has(name) &&
    !name.endsWith('__pycache__') &&
    !name.endsWith('-stubs')
  );
}

function isModuleName(name: string): boolean {
  const module = name.endsWith('.py') ? name.slice(0, -3) : '';
  return /^[A-Za-z]\w*$/.test(module) && !NOT_MODULES.has(module);
}
