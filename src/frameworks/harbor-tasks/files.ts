import type { StepFacts, TaskConfig, TaskProblem, VerifierFacts } from '../harbor-tasks.types.ts';
import type { Args, Place } from '../types.ts';
import { joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import { decodeUtf8, universalNewlines } from '../support/python-text.ts';
import type { HarborTaskCode } from './faults.ts';
import { ignoredBeside } from './ignore.ts';
import { readsEveryTask } from './sampling.ts';
import type { Seen, TaskView } from './view.ts';

/** instruction.md is checked this far; nothing longer is a prompt. */
const INSTRUCTION_LIMIT = 4 * 1024 * 1024;
const IGNORE_LIMIT = 256 * 1024;

type Tell = (
  code: HarborTaskCode,
  path: string,
  args: Args,
  fact: string,
  stage?: TaskProblem['stage'],
  line?: number,
) => void;

/** Collects problems of one task; places are files of the task. */
function teller(view: TaskView, problems: TaskProblem[]): Tell {
  return (code, path, args, fact, stage = 'files', line) => {
    const place: Place = { path: joinPath(view.directory, path), line: line ?? null };
    problems.push({ code, args: { ...args, file: place.path ?? '' }, stage, place, fact });
  };
}

/**
 * What `Task(...)` and the environment check object to beyond task.toml, in Harbor's order: steps, rules for left-out
 * files, instruction, test script, environment (H52-H57, H59, H62).
 * @param config task.toml as accepted
 */
export async function fileProblems(view: TaskView, config: TaskConfig): Promise<readonly TaskProblem[]> {
  const problems: TaskProblem[] = [];
  const tell = teller(view, problems);
  const rules = await ignoreRules(view, config, tell);
  if (config.steps.length === 0) {
    const instruction = view.look('instruction.md');
    if (absent(instruction)) missing(tell, instruction, 'task-instruction-missing', 'instruction.md', 'H52');
    testScript(view, config, null, rules, tell);
    if (!absent(instruction)) await readInstruction(view, instruction, tell);
  } else {
    for (const step of config.steps) stepProblems(view, config, step, rules, tell);
  }
  if (config.dockerImage === null) environment(view, tell);
  return problems;
}

function absent(seen: Seen): boolean {
  return seen.kind === 'missing' || seen.kind === 'unseen';
}

function missing(tell: Tell, seen: Seen, code: HarborTaskCode, path: string, fact: string, args: Args = {}): void {
  if (seen.kind === 'unseen') tell('task-listing-cut', path, {}, fact, 'unseen');
  else tell(code, path, args, fact);
}

function stepProblems(view: TaskView, config: TaskConfig, step: StepFacts, rules: Rules, tell: Tell): void {
  const folder = `steps/${step.name}`;
  const seen = view.look(folder);
  if (absent(seen)) {
    missing(tell, seen, 'task-step-folder-missing', folder, 'H62', { step: step.name });
    return;
  }
  const instruction = view.look(`${folder}/instruction.md`);
  if (absent(instruction)) {
    missing(tell, instruction, 'task-instruction-missing', `${folder}/instruction.md`, 'H62');
    return;
  }
  testScript(view, config, step, rules, tell);
}

/** What `verifier` settles: the separate environment, and whether it brings its own tests (H54). */
function separate(view: TaskView, config: TaskConfig, step: StepFacts | null): { bundled: boolean; os: string } | null {
  const own = step === null ? null : (step.verifier.mode ?? (step.verifier.hasEnvironment ? 'separate' : null));
  const mode = own ?? config.verifier.mode ?? (config.verifier.hasEnvironment ? 'separate' : 'shared');
  if (mode === 'shared') return null;
  const candidates: (readonly [VerifierFacts, string])[] = [[config.verifier, 'tests']];
  if (step !== null) candidates.unshift([step.verifier, `steps/${step.name}/tests`]);
  for (const [verifier, folder] of candidates) {
    const image = verifier.hasEnvironment && verifier.dockerImage !== null;
    if (image || isFile(view, `${folder}/Dockerfile`) || isFile(view, `${folder}/docker-compose.yaml`)) {
      return { bundled: true, os: config.os };
    }
  }
  const effective = step?.verifier.hasEnvironment === true ? step.verifier : config.verifier;
  const written = effective.hasEnvironment ? effective.environmentOs : config.os;
  return { bundled: false, os: written ?? config.os };
}

function isFile(view: TaskView, path: string): boolean {
  const seen = view.look(path);
  return seen.kind === 'file' || seen.kind === 'link-text';
}

function testScript(view: TaskView, config: TaskConfig, step: StepFacts | null, rules: Rules, tell: Tell): void {
  const verifier = separate(view, config, step);
  if (verifier?.bundled === true) return;
  const os = verifier?.os ?? config.os;
  const name = os === 'windows' ? 'test.bat' : 'test.sh';
  const folders = step === null ? ['tests'] : [`steps/${step.name}/tests`, 'tests'];
  const folder = folders.find((candidate) => !absent(view.look(`${candidate}/${name}`)));
  if (folder === undefined) {
    const path = `${folders[0] ?? 'tests'}/${name}`;
    missing(
      tell,
      view.look(path),
      'task-test-missing',
      path,
      os === 'windows' ? 'H53' : step === null ? 'H53' : 'H62',
      {
        os,
        tests: step === null ? '' : `tests/${name}`,
      },
    );
    return;
  }
  // A folder of that name is only hit by rules for folders; no real task has one.
  if (isIgnored(rules, folder, name)) {
    tell('task-test-ignored', `${folder}/.harborignore`, { test: name }, 'H59');
  }
}

/** Folder → text of its `.harborignore`, and what it says of names that were asked for. */
type Rules = ReadonlyMap<string, { readonly text: string; readonly said: Map<string, boolean> }>;

/** Steps share the folder of the task: each name is looked up once. */
function isIgnored(rules: Rules, folder: string, name: string): boolean {
  const found = rules.get(folder);
  if (found === undefined) return false;
  const ignored = found.said.get(name) ?? ignoredBeside(found.text, name).kind === 'ignored';
  found.said.set(name, ignored);
  return ignored;
}

/** Reads the rules of every folder that Harbor looks through for links, and tells of those it cannot read. */
async function ignoreRules(view: TaskView, config: TaskConfig, tell: Tell): Promise<Rules> {
  const rules = new Map<string, { readonly text: string; readonly said: Map<string, boolean> }>();
  if (!hasIgnoreFiles(view.repository.listing)) return rules;
  const steps = config.steps.map((step) => `steps/${step.name}/`);
  const folders = ['', ...steps].flatMap((at) => [`${at}tests`, `${at}solution`]);
  for (const folder of folders) {
    const path = `${folder}/.harborignore`;
    const seen = view.look(path);
    if (isNoRule(view, path, seen) || isAlone(view, folder)) continue;
    const text = await readRules(view, path, seen, tell);
    if (text !== null) rules.set(folder, { text, said: new Map() });
  }
  for (const folder of folders) if (!rules.has(folder)) await nestedRules(view, folder, tell);
  return rules;
}

const IGNORE_FILE = '.harborignore';
const withIgnoreFiles = new WeakMap<Listing, boolean>();

/** Almost no repository has such a file: then nothing needs to be looked up per task. */
function hasIgnoreFiles(listing: Listing): boolean {
  let found = withIgnoreFiles.get(listing);
  if (found === undefined) {
    found = listing.entries.some(({ path }) => path.includes(`/${IGNORE_FILE}`));
    withIgnoreFiles.set(listing, found);
  }
  return found;
}

/** Rules in deeper folders decide about no script, but Harbor stumbles over the ones it cannot read. */
async function nestedRules(view: TaskView, folder: string, tell: Tell): Promise<void> {
  const start = joinPath(view.directory, folder);
  const skip = view.directory === '' ? 0 : view.directory.length + 1;
  const deeper = new Set<string>();
  for (const { path } of view.repository.listing.under(start)) {
    // A folder of that name shows in what lies in it.
    const end = `${path}/`.indexOf(`/${IGNORE_FILE}/`, start.length + 1);
    if (end > 0) deeper.add(path.slice(skip, end));
  }
  for (const at of deeper) {
    const path = `${at}/${IGNORE_FILE}`;
    const seen = view.look(path);
    if (!isNoRule(view, path, seen) && !isAlone(view, at)) await readRules(view, path, seen, tell);
  }
}

/** Nothing lies there, not even a link. */
function isNoRule(view: TaskView, path: string, seen: Seen): boolean {
  return seen.kind === 'unseen' || (seen.kind === 'missing' && !isLink(view, path));
}

function isLink(view: TaskView, path: string): boolean {
  return view.repository.listing.get(joinPath(view.directory, path))?.kind === 'link';
}

/** Harbor opens the rules when it meets another file of the folder; a link can lead to one from anywhere. */
function isAlone(view: TaskView, folder: string): boolean {
  const at = joinPath(view.directory, folder);
  const own = `${at}/${IGNORE_FILE}`;
  return view.links.every(({ path }) => path === own) && view.repository.listing.children(at).length === 1;
}

/** @returns null when a problem has been told */
async function readRules(view: TaskView, path: string, seen: Seen, tell: Tell): Promise<string | null> {
  if (seen.kind === 'link-text') return seen.text;
  if (seen.kind !== 'file') {
    tell('task-ignore-file', path, { reason: seen.kind === 'directory' ? 'folder' : 'link' }, 'H59');
    return null;
  }
  const read = await view.repository.read(seen.path, IGNORE_LIMIT);
  if (!read.ok) {
    tell('task-file-unseen', path, { reason: read.why.code }, 'H59', 'unseen');
    return null;
  }
  const decoded = decodeUtf8(read.bytes);
  if (decoded === null) {
    tell('task-ignore-file', path, { reason: 'encoding' }, 'H59');
    return null;
  }
  const text = universalNewlines(decoded);
  const parsed = ignoredBeside(text, '');
  if (parsed.kind !== 'invalid') return text;
  tell('task-ignore-file', path, { reason: 'rule' }, 'H59', 'files', parsed.line);
  return null;
}

async function readInstruction(view: TaskView, seen: Seen, tell: Tell): Promise<void> {
  const path = 'instruction.md';
  if (seen.kind === 'directory') tell('task-instruction-not-file', path, {}, 'H52');
  if (seen.kind !== 'file') return;
  if (!readsEveryTask(view.repository)) return;
  const read = await view.repository.read(seen.path, INSTRUCTION_LIMIT, 'head');
  if (!read.ok) tell('task-file-unseen', path, { reason: read.why.code }, 'H52', 'unseen');
  else if (!isUtf8(read.bytes, read.truncated)) tell('task-instruction-not-utf8', path, {}, 'H52');
}

/** Strict UTF-8; of a cut file the last character may be cut too. */
function isUtf8(bytes: Uint8Array, cut: boolean): boolean {
  if (!cut) return decodeUtf8(bytes) !== null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function environment(view: TaskView, tell: Tell): void {
  const dockerfile = view.look('environment/Dockerfile');
  const compose = view.look('environment/docker-compose.yaml');
  if (!absent(dockerfile) || !absent(compose)) return;
  const place = 'environment';
  if (dockerfile.kind === 'unseen') tell('task-listing-cut', place, {}, 'H56', 'unseen');
  else tell('task-no-environment', place, {}, 'H56', 'environment');
}
