import type { OpenEnvCode } from '../../frameworks/openenv/codes.ts';

/** What OpenEnv makes of the folders below `tasks/`. */
export const openenvMessages: Readonly<Record<OpenEnvCode, string>> = {
  'openenv-windows': '{task} is for Windows containers, which no harness of OpenEnv runs',
  'openenv-trajectory':
    '{task} ships a trajectory.json, which the harness opencode cannot load, so the rollout fails; claude-code and codex can',
  'openenv-sidecar':
    '{task} collects files from {services}, but it has no environment/docker-compose.yaml with such a service',
  'openenv-tpu': '{task} asks for a TPU, which the sandbox docker does not have',
  'openenv-mcp-headers': '{task} gives headers to an MCP server, which the harness opencode does not send',
  'openenv-misplaced':
    '{name} of {task} must be a {wanted}: OpenEnv takes a checksum of the task first, and stops there (a link arrives as a text file)',
  'openenv-not-a-task':
    '{folder} holds no task.toml, but OpenEnv counts it as task {index}: that rollout fails, and every later task has a higher index',

  'openenv-loads': 'OpenEnv starts all that it finds in tasks/: {total} tasks',
  'openenv-partial': 'OpenEnv starts {ok} of the {total} folders that it counts in tasks/',
  'openenv-fails': 'OpenEnv starts nothing of what it counts in tasks/ ({total} folders)',
  'openenv-unknown': 'it could not be seen here whether OpenEnv starts the tasks in tasks/',
  'openenv-grouped': 'the tasks lie in groups, which OpenEnv finds from release {since} on',
  'openenv-no-tasks':
    'no OpenEnv command opens this dataset: the only door for a dataset wants Harbor tasks in tasks/ and downloads nothing else',
  'openenv-tasks-is-task': 'tasks/ itself is a task; OpenEnv looks for folders of tasks in it',
  'openenv-tasks-is-file': 'tasks is no folder here, and a link arrives as a text file',
  'openenv-tasks-case': '{folder} is not looked into: the name must be tasks, in small letters',
  'openenv-tasks-elsewhere': 'there are tasks elsewhere, which OpenEnv does not download: {folders}',
  'openenv-only-hidden': 'folders whose name starts with a dot are skipped: {folders}',
  'openenv-manifest':
    '{file} belongs to an OpenEnv server, which is pushed to a Space; as a dataset no OpenEnv command opens it',
  'openenv-environment-yaml': 'environment.yaml is a draft that no release of OpenEnv reads',
  'openenv-results': 'results.jsonl and metadata.json are what `openenv collect` writes: results, no environment',
  'openenv-space-card': 'the card links the Space {space}, where the environment may run',
  'openenv-listing-cut': 'the list of files was cut ({reason}), so tasks may be missing from it and indexes may differ',
  'openenv-linked-scripts':
    'the test scripts are links, which arrive as text files that hold the path of a file that is not downloaded: the tasks start, but nothing tests them ({tasks})',
  'openenv-host-variables': 'these variables must be set where the rollout starts: {names}',

  'openenv-index-shift':
    'OpenEnv gives an index to {count} folders without a task.toml in tasks/, which shifts the index of every task after: {folders}',
  'openenv-grouped-lost':
    'the tasks in the group {folder} are not found, because other folders in tasks/ are tasks themselves: use groups for all or for none',
  'openenv-hidden-task': 'the task {folder} is skipped, because its name starts with a dot',
  'openenv-too-deep': 'the tasks in {folder} are not found: OpenEnv searches six levels below tasks/',
  'openenv-link-task':
    'the link {link} to {target} arrives as a text file, so OpenEnv does not see the folder behind it',
  'openenv-link-text': 'for OpenEnv the link {link} arrives as a text file that holds {target}',

  'openenv-remedy-move': 'move the tasks into folders below tasks/: {folders}',
  'openenv-remedy-links': 'put the scripts themselves in the place of the links',
  'openenv-tolerated':
    'if the tag means the OpenEnv server that these files or the linked Space hold, keep it there: on a dataset it promises tasks to load',
  'openenv-remedy-stray': 'move folders that are no tasks out of tasks/, or start their names with a dot',

  'openenv-snippet-task': 'index {index} is {folder}',
};
