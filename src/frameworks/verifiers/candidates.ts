import { baseName, directoryOf, joinPath } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import type { Candidate } from './package.types.ts';
import { readProject } from './pyproject.ts';

/** Python files that are searched for the word, and bytes of each. */
const MAX_SEARCHED = 60;
const MAX_FILE = 256 * 1024;
const SKIPPED = new Set(['.git', '__pycache__', 'node_modules', '.venv']);

/** What may be an environment package, and a project that does not mention Verifiers at all. */
export interface Candidates {
  readonly found: readonly Candidate[];
  /** pyproject.toml files of importable projects in which Verifiers is not mentioned. */
  readonly strangers: readonly string[];
  /** Not every file that could mention Verifiers was looked at. */
  readonly cut: boolean;
}

/**
 * Projects (a pyproject.toml in any folder) that mention Verifiers; if there is none, importable modules and packages at
 * the root that do (V24, V28). Harbor task folders hold none.
 */
export async function findCandidates(repository: Repository): Promise<Candidates> {
  const { listing } = repository;
  const search = new Search(repository);
  const tasks = new Set(listing.named('task.toml').map(directoryOf));
  const found: Candidate[] = [];
  const strangers: string[] = [];
  for (const pyproject of listing.named('pyproject.toml')) {
    const directory = directoryOf(pyproject);
    if (!listing.isFile(pyproject) || isHidden(directory) || isWithin(directory, tasks)) continue;
    const python = listing.under(directory).filter((entry) => entry.kind === 'file' && entry.path.endsWith('.py'));
    const mentions =
      (await search.mentions(pyproject)) || (await search.anyMentions(python.map((entry) => entry.path)));
    // Nothing further can be found.
    if (search.isOver) break;
    const project = await readProject(repository, directory);
    const name = 'verdict' in project ? null : project.name;
    if (!mentions) {
      if (name !== null && hasModule(repository, directory, name)) strangers.push(pyproject);
      continue;
    }
    found.push({ directory, pyproject, ident: name ?? baseName(directory) });
  }
  if (found.length === 0) found.push(...(await bareModules(repository, search, tasks)));
  return { found, strangers, cut: search.cut };
}

/** Whether a package or module named like the project lies where builds look for it. */
function hasModule(repository: Repository, directory: string, name: string): boolean {
  const module = name.replaceAll(/[-.]/g, '_').toLowerCase();
  const places = [`${module}/__init__.py`, `src/${module}/__init__.py`, `${module}.py`];
  return places.some((place) => repository.listing.isFile(joinPath(directory, place)));
}

async function bareModules(repository: Repository, search: Search, tasks: ReadonlySet<string>): Promise<Candidate[]> {
  const { listing } = repository;
  const found: Candidate[] = [];
  for (const child of listing.children('')) {
    if (child.kind === 'file' && child.name.endsWith('.py') && (await search.mentions(child.name))) {
      found.push({ directory: '', pyproject: null, ident: child.name.slice(0, -3) });
    }
    if (child.kind !== 'directory' || tasks.has(child.name) || !listing.isFile(`${child.name}/__init__.py`)) continue;
    const python = listing.under(child.name).filter((entry) => entry.kind === 'file' && entry.path.endsWith('.py'));
    const init = joinPath(child.name, '__init__.py');
    const paths = [init, ...python.map((entry) => entry.path).filter((path) => path !== init)];
    if (await search.anyMentions(paths)) found.push({ directory: '', pyproject: null, ident: child.name });
  }
  return found;
}

/** Looks for the word `verifiers` in files, within a budget. */
class Search {
  /** Some file could not be searched. */
  cut = false;
  private readonly repository: Repository;
  private left = MAX_SEARCHED;

  constructor(repository: Repository) {
    this.repository = repository;
  }

  get isOver(): boolean {
    return this.cut && this.left <= 0;
  }

  async mentions(path: string): Promise<boolean> {
    if (this.left <= 0) {
      this.cut = true;
      return false;
    }
    this.left -= 1;
    const read = await this.repository.read(path, MAX_FILE, 'head');
    if (!read.ok) this.cut = true;
    return read.ok && new TextDecoder().decode(read.bytes).includes('verifiers');
  }

  async anyMentions(paths: readonly string[]): Promise<boolean> {
    for (const path of paths) {
      if (await this.mentions(path)) return true;
      if (this.isOver) return false;
    }
    return false;
  }
}

function isHidden(directory: string): boolean {
  return directory.split('/').some((part) => SKIPPED.has(part));
}

function isWithin(directory: string, tasks: ReadonlySet<string>): boolean {
  if (tasks.has(directory)) return true;
  for (let at = directory; at !== ''; at = directoryOf(at))
    if (tasks.has(directoryOf(at)) || tasks.has(at)) return true;
  return false;
}
