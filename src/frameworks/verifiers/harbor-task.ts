import { joinPath } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { NEWER_CONFIG_RULES } from '../harbor-tasks/config.ts';
import { viewTask } from '../harbor-tasks/view.ts';
import type { LinkMode, TaskView } from '../harbor-tasks/view.ts';
import { readTask } from '../harbor-tasks.ts';
import type { TaskConfig, TaskFacts, TaskProblem } from '../harbor-tasks.types.ts';
import type { Args, BrokenTask } from '../types.ts';
import type { TaskCode } from './codes.ts';
import { readCompose } from './compose.ts';
import type { Compose } from './compose.ts';
import { unmetNeed, verifierOf } from './harbor-verifier.ts';

/** One task as Verifiers' own parsing takes it. */
export interface JudgedTask {
  readonly directory: string;
  readonly state: 'ok' | 'broken' | 'unread';
  /** Why it is broken or unread. */
  readonly problem: BrokenTask | null;
  readonly hasCompose: boolean;
  /** There is a Dockerfile and no `docker_image`: the compose file alone tells the image. */
  readonly builtByCompose?: boolean;
  /** Loads, but cannot be scored or started (V23). */
  readonly hurdle: {
    readonly code: TaskCode;
    readonly args: Args;
    readonly path: string;
    readonly line: number | null;
  } | null;
}

/** Rules of newer Harbor releases that the one Verifiers pins does not have yet (H59, H88). */
const NEWER_RULES: ReadonlySet<string> = new Set(['task-test-ignored', 'task-ignore-file']);

type Reject = (code: TaskCode, key: string | null, fact: string, args?: Args, path?: string) => BrokenTask;

/**
 * Judges one task folder as `parse_task` does, first trouble first (V13-V20).
 * @param links `copied` when the folder itself is listed; `followed` when a folder above it is (links may then lead
 *   anywhere within that one, which the caller has checked)
 */
export async function judgeTask(repository: Repository, directory: string, links: LinkMode): Promise<JudgedTask> {
  const facts = await readTask(repository, directory, links);
  const view = viewTask(repository, directory, links);
  const base = { directory, hasCompose: facts.hasCompose, hurdle: null };
  const own = ownProblems(facts);
  const problem = own.find(({ stage }) => stage !== 'unseen') ?? own[0];
  const config = facts.olderConfig;
  const reject: Reject = (code, key, fact, args = {}, path = 'task.toml') => ({
    path: directory,
    code,
    args,
    place: { path: joinPath(directory, path), line: key === null ? null : facts.lineOf(key) },
    fact,
  });
  if (config?.cpusIsFloat === true) {
    const fraction = reject('verifiers-task-cpus', 'environment.cpus', 'V13', { cpus: config.cpus ?? 0 });
    return { ...base, state: 'broken', problem: fraction };
  }
  if (problem !== undefined) {
    const state = problem.stage === 'unseen' ? 'unread' : 'broken';
    return { ...base, state, problem: asBroken(directory, problem) };
  }
  if (config === null) throw new Error('a task.toml that is neither read nor refused');
  const compose = await composeOf(repository, view);
  const found = findings(view, facts, config, compose, reject);
  if (found !== null) return { ...base, state: found.unread ? 'unread' : 'broken', problem: found.problem };
  const builtByCompose = config.dockerImage === null && facts.hasDockerfile;
  return { ...base, builtByCompose, state: 'ok', problem: null, hurdle: hurdleOf(directory, facts, config, compose) };
}

/** What Harbor's `Task(...)` of the pinned release objects to: no environment check, no newer rules, links settled. */
function ownProblems(facts: TaskFacts): TaskProblem[] {
  const kept = facts.problems.filter(
    (problem) =>
      problem.stage !== 'environment' &&
      problem.stage !== 'link' &&
      !NEWER_RULES.has(problem.code) &&
      !(problem.stage === 'unseen' && (problem.place.path ?? '').endsWith('/.harborignore')),
  );
  const config = kept.filter((problem) => problem.stage === 'config');
  const onlyNewer = config.length > 0 && config.every((problem) => NEWER_CONFIG_RULES.has(problem.code));
  return onlyNewer ? kept.filter((problem) => problem.stage !== 'config') : kept;
}

function asBroken(directory: string, problem: TaskProblem): BrokenTask {
  return { path: directory, code: problem.code, args: problem.args, place: problem.place, fact: problem.fact };
}

async function composeOf(repository: Repository, view: TaskView): Promise<Compose | null> {
  const seen = view.look('environment/docker-compose.yaml');
  if (seen.kind === 'unseen') return { kind: 'unseen', reason: 'listing-cut' };
  return seen.kind === 'file' ? readCompose(repository, seen.path) : null;
}

interface Found {
  readonly problem: BrokenTask;
  readonly unread: boolean;
}

function findings(
  view: TaskView,
  facts: TaskFacts,
  config: TaskConfig,
  compose: Compose | null,
  reject: Reject,
): Found | null {
  const broken = (problem: BrokenTask): Found => ({ problem, unread: false });
  if (config.steps.length > 0) return broken(reject('verifiers-task-steps', 'steps', 'V17'));
  if (config.verifier.user !== null) return broken(reject('verifiers-task-verifier-user', 'verifier.user', 'V17'));
  const userAt = config.verifier.collect.findIndex((hook) => hook.user !== null);
  if (userAt >= 0) return broken(reject('verifiers-task-collect-user', `verifier.collect[${userAt}].user`, 'V17'));
  const needs = unmetNeed(view, config);
  const box = config.verifier.hasEnvironment ? 'verifier.environment' : 'verifier.environment_mode';
  return (
    serviceTrouble(config, compose, reject) ??
    (needs === null ? null : broken(reject('verifiers-task-verifier-box', box, 'V19', { needs }))) ??
    imageTrouble(view, facts, config, compose, reject) ??
    metadataTrouble(config, reject)
  );
}

const COMPOSE_PATH = 'environment/docker-compose.yaml';

/** Artifacts and collect hooks name `main` or a service of the compose file (V18). */
function serviceTrouble(config: TaskConfig, compose: Compose | null, reject: Reject): Found | null {
  const wanted = new Set([
    ...config.artifacts.map((artifact) => artifact.service ?? 'main'),
    ...config.verifier.collect.map((hook) => hook.service),
  ]);
  wanted.delete('main');
  // An empty service counts as none.
  wanted.delete('');
  if (wanted.size === 0) return null;
  const unreadable = composeTrouble(compose, reject);
  if (unreadable !== null) return unreadable;
  const declared = compose?.kind === 'read' ? compose.services : new Set<string>();
  const missing = [...wanted].filter((name) => !declared.has(name)).toSorted();
  if (missing.length === 0) return null;
  return { problem: reject('verifiers-task-service', 'artifacts', 'V18', { services: missing }), unread: false };
}

function composeTrouble(compose: Compose | null, reject: Reject): Found | null {
  if (compose?.kind === 'unseen') {
    const problem = reject('verifiers-task-compose-unseen', null, 'V18', { reason: compose.reason }, COMPOSE_PATH);
    return { problem, unread: true };
  }
  if (compose?.kind !== 'broken') return null;
  const problem = reject('verifiers-task-compose-broken', null, 'V18', { reason: compose.reason }, COMPOSE_PATH);
  return { problem: { ...problem, place: { ...problem.place, line: compose.line } }, unread: false };
}

/** An image that can be pulled, for the task and for a verifier with an environment of its own (V16, V19). */
function imageTrouble(
  view: TaskView,
  facts: TaskFacts,
  config: TaskConfig,
  compose: Compose | null,
  reject: Reject,
): Found | null {
  if (config.dockerImage === null) {
    const unreadable = composeTrouble(compose, reject);
    if (unreadable !== null) return unreadable;
    if (compose?.kind === 'read' && compose.mainIsOdd) {
      return {
        problem: reject(
          'verifiers-task-compose-broken',
          null,
          'V16',
          { reason: 'services.main is no table' },
          COMPOSE_PATH,
        ),
        unread: false,
      };
    }
    const composed = compose?.kind === 'read' && compose.mainHasImage;
    if (!composed && facts.hasDockerfile) {
      return {
        problem: reject('verifiers-task-dockerfile-only', null, 'V16', {}, 'environment/Dockerfile'),
        unread: false,
      };
    }
    if (!composed && view.look('environment/Dockerfile').kind === 'unseen') {
      return { problem: reject('verifiers-task-environment-unseen', null, 'V16', {}, 'environment'), unread: true };
    }
  }
  const { bundled, buildFile } = verifierOf(view, config);
  if (!bundled || buildFile === null) return null;
  return {
    problem: reject('verifiers-task-verifier-build', null, 'V19', { file: buildFile }, buildFile),
    unread: false,
  };
}

/** `[metadata]` is typed here, while Harbor takes anything (V20). */
function metadataTrouble(config: TaskConfig, reject: Reject): Found | null {
  const metadata = config.raw['metadata'];
  if (typeof metadata !== 'object' || metadata === null) return null;
  const value = (key: string): unknown =>
    Object.hasOwn(metadata, key) ? (metadata as Readonly<Record<string, unknown>>)[key] : undefined;
  for (const key of ['difficulty', 'category']) {
    if (value(key) === undefined || typeof value(key) === 'string') continue;
    return {
      problem: reject('verifiers-task-metadata', `metadata.${key}`, 'V20', { key, wanted: 'a string' }),
      unread: false,
    };
  }
  const tags = value('tags');
  if (tags === undefined || (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string'))) return null;
  return {
    problem: reject('verifiers-task-metadata', 'metadata.tags', 'V20', { key: 'tags', wanted: 'a list of strings' }),
    unread: false,
  };
}

function hurdleOf(
  directory: string,
  facts: TaskFacts,
  config: TaskConfig,
  compose: Compose | null,
): JudgedTask['hurdle'] {
  if (config.os === 'windows') {
    return {
      code: 'verifiers-note-windows',
      args: {},
      path: joinPath(directory, 'task.toml'),
      line: facts.lineOf('environment.os'),
    };
  }
  if (compose?.kind !== 'read' || compose.obstacle === null) return null;
  const path = joinPath(directory, COMPOSE_PATH);
  return { code: 'verifiers-note-compose', args: { what: compose.obstacle }, path, line: null };
}
