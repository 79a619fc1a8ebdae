import type { TaskView } from '../harbor-tasks/view.ts';
import type { TaskConfig } from '../harbor-tasks.types.ts';

/** How the verifier of a task runs. */
export interface Verifier {
  readonly separate: boolean;
  /** tests/ or `[verifier.environment]` brings an environment of its own. */
  readonly bundled: boolean;
  readonly buildFile: string | null;
}

/** How the verifier runs, as Harbor resolves it (H54, V19). */
export function verifierOf(view: TaskView, config: TaskConfig): Verifier {
  const { verifier } = config;
  const separate = (verifier.mode ?? (verifier.hasEnvironment ? 'separate' : 'shared')) === 'separate';
  if (!separate) return { separate, bundled: false, buildFile: null };
  if (verifier.hasEnvironment && verifier.dockerImage !== null) return { separate, bundled: true, buildFile: null };
  const buildFile =
    ['tests/Dockerfile', 'tests/docker-compose.yaml'].find((path) => view.look(path).kind === 'file') ?? null;
  return { separate, bundled: buildFile !== null, buildFile };
}

/** What a separate verifier's box wants and Verifiers does not have: it must be Linux without a TPU (V19). */
export function unmetNeed(view: TaskView, config: TaskConfig): 'windows' | 'tpu' | null {
  const box = verifierOf(view, config);
  if (!box.separate) return null;
  const { verifier } = config;
  if (verifier.hasEnvironment ? verifier.environmentTpu : hasTpu(config)) return 'tpu';
  const fallback = verifier.hasEnvironment && box.bundled ? 'linux' : config.os;
  const os = verifier.hasEnvironment ? (verifier.environmentOs ?? fallback) : config.os;
  return os === 'windows' ? 'windows' : null;
}

function hasTpu(config: TaskConfig): boolean {
  const environment = config.raw['environment'];
  if (typeof environment !== 'object' || environment === null || !Object.hasOwn(environment, 'tpu')) return false;
  const tpu = (environment as Readonly<Record<string, unknown>>)['tpu'];
  return tpu !== null && tpu !== undefined;
}
