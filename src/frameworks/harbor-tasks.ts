import { joinPath } from '../repository/listing.ts';
import { isLfsPointer } from '../repository/lfs.ts';
import type { Repository } from '../repository/types.ts';
import { readConfig } from './harbor-tasks/config.ts';
import type { HarborTaskCode } from './harbor-tasks/faults.ts';
import { fileProblems } from './harbor-tasks/files.ts';
import { linkProblems } from './harbor-tasks/links.ts';
import { viewTask } from './harbor-tasks/view.ts';
import type { LinkMode, Seen, TaskView } from './harbor-tasks/view.ts';
import type { TaskConfig, TaskFacts, TaskProblem } from './harbor-tasks.types.ts';
import { decodeUtf8, universalNewlines } from './support/python-text.ts';
import { tomlLines } from './support/toml.ts';
import type { TomlPath } from './support/toml.ts';
import type { Args } from './types.ts';

/** A longer task.toml is not read. */
const TOML_LIMIT = 1024 * 1024;

const memory = new WeakMap<Repository, Map<string, Promise<TaskFacts>>>();

/**
 * Reads one Harbor task folder, once per repository (H50-H63, H71, H80-H91).
 * @param directory from the root, `''` when the root is the task
 * @param links how the loader sees links; Harbor's git doors by default
 */
export function readTask(repository: Repository, directory: string, links: LinkMode = 'copied'): Promise<TaskFacts> {
  let known = memory.get(repository);
  if (known === undefined) {
    known = new Map();
    memory.set(repository, known);
  }
  const view = viewTask(repository, directory, links);
  // Without links all loaders see the same.
  const key = view.links.length === 0 ? directory : `${links}:${directory}`;
  let facts = known.get(key);
  if (facts === undefined) {
    facts = look(view);
    known.set(key, facts);
  }
  return facts;
}

/** Reads many task folders, in their order. */
export function readTasks(
  repository: Repository,
  directories: readonly string[],
  links: LinkMode = 'copied',
): Promise<TaskFacts[]> {
  return Promise.all(directories.map((directory) => readTask(repository, directory, links)));
}

/**
 * Which of many tasks the source lets us read: every one up to `all`, beyond that `spread` of them, evenly spread.
 * @param directories in the loader's order
 */
export function tasksToRead(
  repository: Repository,
  directories: readonly string[],
): { readonly read: readonly string[]; readonly total: number } {
  const total = directories.length;
  const { sampling } = repository;
  if (sampling === null || total <= sampling.all) return { read: directories, total };
  const count = Math.max(1, Math.min(sampling.spread, total));
  const step = count === 1 ? 0 : (total - 1) / (count - 1);
  return { read: Array.from({ length: count }, (_, i) => directories[Math.round(i * step)] ?? ''), total };
}

async function look(view: TaskView): Promise<TaskFacts> {
  const problems: TaskProblem[] = [...linkProblems(view)];
  const read = await readToml(view);
  problems.push(...read.problems);
  const olderConfig = read.config ?? read.older;
  if (olderConfig !== null) problems.push(...(await fileProblems(view, olderConfig)));
  const { text } = read;
  return {
    directory: view.directory,
    config: read.config,
    olderConfig,
    lineOf: lazily(text),
    problems,
    hasCompose: isThere(view.look('environment/docker-compose.yaml')),
    hasDockerfile: isThere(view.look('environment/Dockerfile')),
    hasSolution: hasSolution(view, read.config),
    hasTrajectory: isFile(view.look(trajectoryPath(read.config))),
    misplaced: misplaced(view),
  };
}

/** What stops a job from taking the checksum of a task's files, beyond what makes the task itself invalid. */
function misplaced(view: TaskView): TaskFacts['misplaced'] {
  const folder = ['environment', 'tests', 'solution', 'steps'].find((name) => isFile(view.look(name)));
  if (folder !== undefined) return { name: folder, wanted: 'folder' };
  const file = ['README.md', 'trajectory.json'].find((name) => view.look(name).kind === 'directory');
  return file === undefined ? null : { name: file, wanted: 'file' };
}

function isThere(seen: Seen): boolean {
  return seen.kind !== 'missing' && seen.kind !== 'unseen';
}

function isFile(seen: Seen): boolean {
  return seen.kind === 'file' || seen.kind === 'link-text';
}

/** Harbor looks for it beside the instruction; of several steps beside the first one's. */
function trajectoryPath(config: TaskConfig | null): string {
  const step = config?.steps[0];
  return step === undefined ? 'trajectory.json' : `steps/${step.name}/trajectory.json`;
}

/** Lines of dotted keys, found when the first one is asked for. */
function lazily(text: string | null): (key: string) => number | null {
  let lines: ((path: TomlPath) => number | null) | null = null;
  return (key) => {
    if (text === null) return null;
    lines ??= tomlLines(text);
    return lines(key.split('.').flatMap(pathPart));
  };
}

/** `steps[0]` → `steps`, 0. */
function pathPart(part: string): (string | number)[] {
  const found = /^([^[\]]+)\[(\d{1,9})\]$/.exec(part);
  return found === null ? [part] : [found[1] ?? '', Number(found[2])];
}

interface TomlRead {
  readonly config: TaskConfig | null;
  readonly older: TaskConfig | null;
  readonly text: string | null;
  readonly problems: readonly TaskProblem[];
}

async function readToml(view: TaskView): Promise<TomlRead> {
  const path = joinPath(view.directory, 'task.toml');
  const refuse = (code: HarborTaskCode, args: Args, fact: string, stage: TaskProblem['stage'] = 'config'): TomlRead => {
    const problem: TaskProblem = { code, args: { ...args, file: path }, stage, place: { path, line: null }, fact };
    return { config: null, older: null, text: null, problems: [problem] };
  };
  const seen = view.look('task.toml');
  if (seen.kind === 'missing') return refuse('task-toml-missing', {}, 'H51');
  if (seen.kind === 'unseen') return refuse('task-toml-unseen', { reason: 'listing-cut' }, 'H51', 'unseen');
  if (seen.kind === 'directory') return refuse('task-toml-missing', {}, 'H51');
  if (seen.kind === 'link-text') return parse(path, seen.text);
  const read = await view.repository.read(seen.path, TOML_LIMIT);
  if (!read.ok) return refuse('task-toml-unseen', { reason: read.why.code }, 'H51', 'unseen');
  // Harbor itself fails on a pointer (H71), but what the file says is simply not at hand.
  if (isLfsPointer(read.bytes)) return refuse('task-toml-pointer', {}, 'H71', 'unseen');
  const text = decodeUtf8(read.bytes);
  return text === null ? refuse('task-toml-not-utf8', {}, 'H61') : parse(path, universalNewlines(text));
}

function parse(path: string, text: string): TomlRead {
  const read = readConfig(text);
  if (read.ok) return { config: read.config, older: null, text, problems: [] };
  const lines = read.line === null && read.faults.some(({ path: key }) => key.length > 0) ? tomlLines(text) : null;
  const problems = read.faults.map(({ code, path: key, args, fact }): TaskProblem => {
    const stage = code === 'task-toml-too-deep' || code === 'task-toml-unseen' ? 'unseen' : 'config';
    const line = lines === null ? read.line : lineAbove(lines, key);
    return { code, args: { ...args, file: path }, stage, place: { path, line }, fact };
  });
  return { config: null, older: read.older, text, problems };
}

/** The line of a key, or of the nearest table around it. */
function lineAbove(lines: (path: TomlPath) => number | null, key: TomlPath): number | null {
  for (let length = key.length; length > 0; length -= 1) {
    const line = lines(key.slice(0, length));
    if (line !== null) return line;
  }
  return null;
}

/** A reference solution for every step, for the `oracle` agent (H55). */
function hasSolution(view: TaskView, config: TaskConfig | null): boolean {
  const name = config?.os === 'windows' ? 'solve.bat' : 'solve.sh';
  const shared = isThere(view.look(`solution/${name}`));
  if (shared || config === null || config.steps.length === 0) return shared;
  return config.steps.every((step) => isThere(view.look(`steps/${step.name}/solution/${name}`)));
}
