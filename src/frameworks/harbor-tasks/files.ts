import type { StepFacts, TaskConfig, TaskProblem, VerifierFacts } from '../harbor-tasks.types.ts';
import type { Args } from '../types.ts';
import { decodeUtf8 } from '../support/python-text.ts';
import type { HarborTaskCode } from './faults.ts';
import { ignoreRules, isIgnored } from './ignore-files.ts';
import type { Rules } from './ignore-files.ts';
import { readsEveryTask } from './sampling.ts';
import { teller } from './tell.ts';
import type { Tell } from './tell.ts';
import type { Seen, TaskView } from './view.ts';

/** instruction.md is checked this far; nothing longer is a prompt. */
const INSTRUCTION_LIMIT = 4 * 1024 * 1024;

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
