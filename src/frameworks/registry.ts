import schema from '../../schemas/harbor-registry.json' with { type: 'json' };
import { isLfsPointer } from '../repository/lfs.ts';
import type { Repository } from '../repository/types.ts';
import type { RegistryCode, RegistryFile, RegistrySpec, RegistryTask } from './registry/types.ts';
import { countValues } from './support/json-size.ts';
import { isMapping, validateLax } from './support/pydantic.ts';
import type { JsonSchema } from './support/pydantic.ts';
import { lineFinder, parsePythonJson } from './support/python-json.ts';
import type { JsonPath } from './support/python-json.ts';
import { decodeUtf8 } from './support/python-text.ts';
import type { Args } from './types.ts';

export { resolveEntry } from './registry/resolve.ts';
export type * from './registry/types.ts';

/** A larger registry.json is not read, nor one that stands for more values. */
const LIMIT = 64 * 1024 * 1024;
const MOST_VALUES = 2_000_000;
/** Longest name, path or address; every report repeats them. */
const LONGEST_TEXT = 4096;
const rootSchema = schema as unknown as JsonSchema;
const specSchema: JsonSchema = rootSchema.items ?? {};

const memory = new WeakMap<Repository, Map<string, Promise<RegistryFile>>>();

/**
 * Reads a registry.json once per repository, as Harbor's git door does (H30-H36, H39, H72).
 * @param path of the file, from the root
 */
export function readRegistry(repository: Repository, path: string): Promise<RegistryFile> {
  let known = memory.get(repository);
  if (known === undefined) {
    known = new Map();
    memory.set(repository, known);
  }
  let file = known.get(path);
  if (file === undefined) {
    file = read(repository, path);
    known.set(path, file);
  }
  return file;
}

async function read(repository: Repository, path: string): Promise<RegistryFile> {
  const entry = repository.listing.get(path);
  if (entry === undefined) {
    return repository.listing.problem === null
      ? { state: 'missing' }
      : { state: 'unseen', why: repository.listing.problem };
  }
  // Harbor's sparse checkout brings the link alone.
  if (entry.kind !== 'file') return invalid('registry-link', path, null, {}, 'H30');
  const content = await repository.read(path, LIMIT);
  if (!content.ok) return { state: 'unseen', why: content.why };
  if (isLfsPointer(content.bytes)) return invalid('registry-pointer', path, 1, {}, 'H72');
  if (countValues(content.bytes, true) > MOST_VALUES) return { state: 'unseen', why: { code: 'too-large' } };
  const text = decodeUtf8(content.bytes);
  return text === null ? invalid('registry-not-utf8', path, null, {}, 'H35') : parse(text, path);
}

function invalid(code: RegistryCode, path: string, line: number | null, args: Args, fact: string): RegistryFile {
  return { state: 'invalid', code, args: { ...args, file: path }, place: { path, line }, fact };
}

function parse(text: string, path: string): RegistryFile {
  const json = parsePythonJson(text);
  if (!json.ok) return invalid('registry-syntax', path, json.line, { reason: json.reason, column: json.column }, 'H35');
  const lines = lazyLines(text);
  const { value } = json;
  // Python goes through whatever can be gone through: the keys of an object, the characters of a text.
  if (isMapping(value) && Object.keys(value).length > 0) return invalid('registry-object', path, 1, {}, 'H31');
  const isEmpty = value === '' || isMapping(value);
  if (!isEmpty && !Array.isArray(value)) return invalid('registry-not-list', path, 1, {}, 'H31');
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const specs: RegistrySpec[] = [];
  const seen = new Set<string>();
  for (const [i, row] of rows.entries()) {
    const checked = validateLax(specSchema, row, rootSchema);
    if (!checked.ok) return refused(checked.problems[0], i, path, lines);
    const spec = checked.value as SpecRow;
    if (hasLongText(spec)) return { state: 'unseen', why: { code: 'too-large' } };
    specs.push(specOf(spec, i, lines, seen));
  }
  const versioned = new Set(specs.filter(({ version }) => version !== '').map(({ name }) => name));
  return { state: 'ok', specs: specs.map((spec) => withoutVersion(spec, versioned)) };
}

function refused(
  problem: { readonly path: JsonPath; readonly kind: string; readonly expected: string } | undefined,
  row: number,
  path: string,
  lines: Lines,
): RegistryFile {
  const at = problem?.path ?? [];
  const line = lines([row, ...at]) ?? lines([row, ...at.slice(0, -1)]) ?? lines([row]);
  const args = { dataset: row + 1, key: at.join('.'), expected: problem?.expected ?? '' };
  if (at.length === 0) return invalid('registry-dataset-type', path, line, args, 'H31');
  if (problem?.kind === 'missing') return invalid('registry-key-missing', path, line, args, 'H32');
  return invalid('registry-value', path, line, args, at[0] === 'tasks' && at.length > 2 ? 'H33' : 'H32');
}

type Lines = (path: JsonPath) => number | null;

/** Lines cost a second pass over the text, which most files never need. */
function lazyLines(text: string): Lines {
  let find: Lines | null = null;
  return (path) => {
    find ??= lineFinder(text, 5);
    return find(path);
  };
}

/** A dataset as the schema guarantees it. */
interface SpecRow {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly tasks: readonly {
    readonly name: string;
    readonly path: string;
    readonly git_url: string | null;
    readonly git_commit_id: string | null;
  }[];
}

function hasLongText({ name, version, tasks }: SpecRow): boolean {
  const isLong = (text: string | null): boolean => text !== null && text.length > LONGEST_TEXT;
  return (
    isLong(name) ||
    isLong(version) ||
    tasks.some((task) => isLong(task.name) || isLong(task.path) || isLong(task.git_url) || isLong(task.git_commit_id))
  );
}

function specOf(row: SpecRow, index: number, lines: Lines, seen: Set<string>): RegistrySpec {
  const { name, version, description } = row;
  const key = JSON.stringify([name, version]);
  const shadowed = seen.has(key);
  seen.add(key);
  const tasks = row.tasks.map((task, i): RegistryTask => new Entry(task, lines, [index, 'tasks', i]));
  const unreachable = name.includes('@') ? 'at-sign' : name.includes('/') ? 'slash' : null;
  return {
    name,
    version,
    description,
    tasks,
    shadowed,
    unreachable,
    get line() {
      return lines([index]);
    },
  };
}

/** An empty version is reached only where its name has no other one. */
function withoutVersion(spec: RegistrySpec, versioned: ReadonlySet<string>): RegistrySpec {
  if (spec.version !== '' || spec.unreachable !== null || !versioned.has(spec.name)) return spec;
  const { name, version, description, tasks, shadowed } = spec;
  return {
    name,
    version,
    description,
    tasks,
    shadowed,
    unreachable: 'empty-version',
    get line() {
      return spec.line;
    },
  };
}

class Entry implements RegistryTask {
  readonly name: string;
  readonly path: string;
  readonly gitUrl: string | null;
  readonly gitCommitId: string | null;
  private readonly lines: Lines;
  private readonly at: JsonPath;

  constructor(task: SpecRow['tasks'][number], lines: Lines, at: JsonPath) {
    this.name = task.name;
    this.path = task.path;
    this.gitUrl = task.git_url === '' ? null : task.git_url;
    this.gitCommitId = task.git_commit_id === '' ? null : task.git_commit_id;
    this.lines = lines;
    this.at = at;
  }

  get line(): number | null {
    return this.lines(this.at);
  }
}
