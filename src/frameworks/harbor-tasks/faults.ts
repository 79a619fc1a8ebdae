import type { Args } from '../types.ts';
import type { TomlPath } from '../support/toml.ts';

/** Why a task is refused; the sentences stand in `report/messages/harbor.ts`. */
export type HarborTaskCode =
  | 'task-toml-missing'
  | 'task-toml-unseen'
  | 'task-toml-pointer'
  | 'task-toml-not-utf8'
  | 'task-toml-syntax'
  | 'task-toml-too-deep'
  | 'task-key-missing'
  | 'task-value'
  | 'task-name'
  | 'task-size'
  | 'task-size-conflict'
  | 'task-cpus'
  | 'task-tpu-topology'
  | 'task-hosts-mode'
  | 'task-host'
  | 'task-verifier-mode'
  | 'task-mcp-target'
  | 'task-mcp-header'
  | 'task-mcp-stdio-headers'
  | 'task-artifact'
  | 'task-service-name'
  | 'task-step-name'
  | 'task-step-twice'
  | 'task-instruction-missing'
  | 'task-instruction-not-file'
  | 'task-instruction-not-utf8'
  | 'task-file-unseen'
  | 'task-test-missing'
  | 'task-test-ignored'
  | 'task-ignore-file'
  | 'task-step-folder-missing'
  | 'task-no-environment'
  | 'task-link-absolute'
  | 'task-link-outside'
  | 'task-link-broken'
  | 'task-link-loop'
  | 'task-link-unseen'
  | 'task-listing-cut';

/** One reason from task.toml alone; `path` leads to the key. */
export interface ConfigFault {
  readonly code: HarborTaskCode;
  readonly path: TomlPath;
  readonly args: Args;
  readonly fact: string;
}

/** Takes one fault. `key` is added to the args: the dotted path of the key. */
export type Report = (code: HarborTaskCode, path: TomlPath, args: Args, fact: string) => void;

/** `steps[0].name` for `['steps', 0, 'name']`. */
export function dotted(path: TomlPath): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );
}
