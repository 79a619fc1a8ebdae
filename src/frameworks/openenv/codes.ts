/** What OpenEnv's Harbor door makes of a dataset repo; sentences in `report/messages/openenv.ts`. */
export type OpenEnvCode =
  // a task does not start
  | 'openenv-windows'
  | 'openenv-trajectory'
  | 'openenv-sidecar'
  | 'openenv-tpu'
  | 'openenv-mcp-headers'
  | 'openenv-misplaced'
  | 'openenv-not-a-task'
  // evidence
  | 'openenv-loads'
  | 'openenv-partial'
  | 'openenv-fails'
  | 'openenv-unknown'
  | 'openenv-grouped'
  | 'openenv-no-tasks'
  | 'openenv-tasks-is-task'
  | 'openenv-tasks-is-file'
  | 'openenv-tasks-case'
  | 'openenv-tasks-elsewhere'
  | 'openenv-only-hidden'
  | 'openenv-manifest'
  | 'openenv-environment-yaml'
  | 'openenv-results'
  | 'openenv-space-card'
  | 'openenv-listing-cut'
  | 'openenv-host-variables'
  | 'openenv-linked-scripts'
  // remarks
  | 'openenv-index-shift'
  | 'openenv-grouped-lost'
  | 'openenv-hidden-task'
  | 'openenv-too-deep'
  | 'openenv-link-task'
  | 'openenv-link-text'
  // remedies
  | 'openenv-remedy-move'
  | 'openenv-remedy-stray'
  | 'openenv-tolerated'
  | 'openenv-remedy-links'
  // snippets
  | 'openenv-snippet-task';

/** Types the code of a sentence, so that one without a template is a type error. */
export function openenvCode(code: OpenEnvCode): OpenEnvCode {
  return code;
}
