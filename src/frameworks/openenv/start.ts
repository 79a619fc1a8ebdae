import { decidingProblem } from '../harbor-tasks/count.ts';
import type { TaskConfig, TaskFacts } from '../harbor-tasks.types.ts';
import type { BrokenTask } from '../types.ts';
import { openenvCode } from './codes.ts';
import type { OpenEnvCode } from './codes.ts';

const MAIN_SERVICE = 'main';

/**
 * Why a task does not start with the harness opencode in the sandbox docker, or null (O8). `seen` is false when its
 * content could not be read.
 */
export function startProblem(facts: TaskFacts, index: number): (BrokenTask & { readonly seen: boolean }) | null {
  const problem = decidingProblem(facts);
  if (problem !== null) {
    const { code, place, fact } = problem;
    return {
      path: facts.directory,
      code,
      args: { ...problem.args, index },
      place,
      fact,
      seen: problem.stage !== 'unseen',
    };
  }
  const { config } = facts;
  const found = config === null ? null : runProblem(config, facts);
  if (found === null) return null;
  const { code, key, args } = found;
  const line = key === null ? null : facts.lineOf(key);
  const place = { path: `${facts.directory}/${code === 'openenv-misplaced' ? args['name'] : 'task.toml'}`, line };
  return {
    path: facts.directory,
    code,
    args: { ...args, index, task: facts.directory },
    place,
    fact: 'O8',
    seen: true,
  };
}

/** Fine for Harbor, but not for this harness and sandbox. */
function runProblem(
  config: TaskConfig,
  facts: TaskFacts,
): { readonly code: OpenEnvCode; readonly key: string | null; readonly args: BrokenTask['args'] } | null {
  if (config.tpu) return { code: openenvCode('openenv-tpu'), key: 'environment.tpu', args: {} };
  const services = sidecars(config);
  if (services.length > 0 && !facts.hasCompose) {
    return { code: openenvCode('openenv-sidecar'), key: 'artifacts', args: { services } };
  }
  if (facts.misplaced !== null) return { code: openenvCode('openenv-misplaced'), key: null, args: facts.misplaced };
  if (facts.hasTrajectory) return { code: openenvCode('openenv-trajectory'), key: null, args: {} };
  if (config.os === 'windows') return { code: openenvCode('openenv-windows'), key: 'environment.os', args: {} };
  return config.mcpHeaders
    ? { code: openenvCode('openenv-mcp-headers'), key: 'environment.mcp_servers', args: {} }
    : null;
}

/** Services other than the agent's that artifacts and collect hooks name. */
function sidecars(config: TaskConfig): readonly string[] {
  const artifacts = [...config.artifacts, ...config.steps.flatMap((step) => step.artifacts)];
  const hooks = [...config.verifier.collect, ...config.steps.flatMap((step) => step.verifier.collect)];
  const names = [...artifacts.map(({ service }) => service ?? MAIN_SERVICE), ...hooks.map(({ service }) => service)];
  return [...new Set(names)].filter((name) => name !== MAIN_SERVICE && name !== '');
}

/** Host variables that a compose task wants before it starts: `${VAR}` without a default (O10). */
export function hostVariables(config: TaskConfig | null): readonly string[] {
  const values = Object.values(config?.environmentEnv ?? {});
  const names = values.flatMap((value) => {
    const found = value.length > 1000 ? null : /^\$\{([^}:]+)\}$/.exec(value);
    return found?.[1] === undefined ? [] : [found[1]];
  });
  return [...new Set(names)];
}
