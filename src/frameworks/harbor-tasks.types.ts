import type { Message, Place } from './types.ts';

/** One reason why a task is refused, as data. `stage` follows Harbor: files, config, environment, download, listing. */
export interface TaskProblem extends Message {
  /**
   * - `config`: task.toml missing, unreadable or refused by `TaskConfig` (H50, H51, H80-H91)
   * - `files`: instruction or test script missing (H52-H54, H59, H62)
   * - `environment`: no docker_image, Dockerfile or compose file (H56)
   * - `link`: a link that the git doors refuse (H60)
   * - `unseen`: the content could not be seen; the task is `unread`, not broken
   */
  readonly stage: 'config' | 'files' | 'environment' | 'link' | 'unseen';
  readonly place: Place;
  readonly fact: string;
}

/** task.toml after Harbor's coercions and aliases; fields that no detector needs are left out. */
export interface TaskConfig {
  /**
   * Values as TOML gives them (before coercion), for what other frameworks type differently (V13, V20). The rest of the
   * table may be large and is given up.
   */
  readonly raw: { readonly environment: unknown; readonly metadata: unknown };
  readonly os: 'linux' | 'windows';
  readonly dockerImage: string | null;
  /** As written: a float here is fine for Harbor 0.25+, not for the one Verifiers pins (V13). */
  readonly cpus: number | null;
  readonly cpusIsFloat: boolean;
  readonly gpus: number;
  /** `[environment.tpu]` is there. */
  readonly tpu: boolean;
  /** Some MCP server of the environment has headers. */
  readonly mcpHeaders: boolean;
  readonly steps: readonly StepFacts[];
  readonly artifacts: readonly Artifact[];
  readonly verifier: VerifierFacts;
  readonly environmentEnv: Readonly<Record<string, string>>;
}

/** One of `[[steps]]`. */
export interface StepFacts {
  readonly name: string;
  readonly artifacts: readonly Artifact[];
  readonly verifier: VerifierFacts;
}

/** `[verifier]` of a task or of a step. */
export interface VerifierFacts {
  readonly mode: 'shared' | 'separate' | null;
  /** `[verifier.environment] docker_image`, not empty. */
  readonly dockerImage: string | null;
  readonly hasEnvironment: boolean;
  /** null: `[verifier.environment]` does not say; it then counts as linux, or follows the task (H54). */
  readonly environmentOs: 'linux' | 'windows' | null;
  readonly environmentTpu: boolean;
  readonly user: string | number | null;
  readonly collect: readonly { readonly service: string; readonly user: string | number | null }[];
}

export interface Artifact {
  readonly source: string;
  readonly service: string | null;
}

/** One Harbor task folder as far as files tell. */
export interface TaskFacts {
  /** Folder from the root, `''` when the root itself is the task. */
  readonly directory: string;
  /** null when task.toml is missing, unseen or refused. */
  readonly config: TaskConfig | null;
  /** The same for a release that does not look at the headers of MCP servers (H88). */
  readonly olderConfig: TaskConfig | null;
  /** Line of a dotted key of task.toml, for messages; null when not written there. */
  lineOf(key: string): number | null;
  /** Everything `Task(...)` and the environment check object to, in Harbor's order (first one first). */
  readonly problems: readonly TaskProblem[];
  /** `environment/docker-compose.yaml` is there. */
  readonly hasCompose: boolean;
  readonly hasDockerfile: boolean;
  /** solution/solve.sh (or .bat) for every step. */
  readonly hasSolution: boolean;
  /** trajectory.json beside the (first) instruction is a file (H58). */
  readonly hasTrajectory: boolean;
  /** A file where a job wants a folder of the task, or a folder where it wants a file; null when there is none. */
  readonly misplaced: { readonly name: string; readonly wanted: 'folder' | 'file' } | null;
}
