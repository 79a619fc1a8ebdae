import type { HarborCode } from '../../frameworks/harbor/codes.ts';

/** What Harbor makes of task folders and of registry.json. */
export const harborMessages: Readonly<Record<HarborCode, string>> = {
  // task.toml
  'task-toml-missing': '{file} is not a file here, and Harbor takes no folder without it for a task',
  'task-toml-unseen': '{file} could not be read here ({reason}), so nothing is known about this task',
  'task-toml-pointer':
    '{file} is a Git LFS pointer: its content is not at hand here, and Harbor itself stumbles over the pointer. Keep task.toml out of LFS',
  'task-toml-not-utf8': '{file} is not UTF-8, so Harbor cannot read it',
  'task-toml-syntax': '{file} is not TOML 1.0: {reason}. Harbor refuses the task',
  'task-toml-too-deep': '{file} is nested deeper than envcard reads, so nothing is known about this task',
  'task-key-missing': '{key} is missing in {file}, and Harbor requires it there',
  'task-value': 'Harbor refuses the value of {key} in {file}; it takes: {expected}',
  'task-name':
    '{key} is {value}, and Harbor takes only an organisation and a name with one slash between them, of letters, digits, `.`, `_` and `-`. Without a `[task]` table no name is needed',
  'task-size':
    '{key} is {value}, and Harbor reads sizes such as 4G, 512M or 64K only. Better write the new key in megabytes',
  'task-size-conflict':
    '{key} is {value}, which disagrees with {other} beside it, so Harbor refuses the task. Keep one of them',
  'task-cpus': '{key} must be a finite number',
  'task-tpu-topology': '{key} is {value}, and Harbor expects sizes such as 2x4 or 2x2x1',
  'task-hosts-mode': '{key} is allowed only where `network_mode` is allowlist',
  'task-host':
    '{key} is {value}, and Harbor takes host names, `*.name`, IP addresses and CIDR ranges there, no URL and no port',
  'task-verifier-mode':
    '{key} is shared, which contradicts the `[verifier.environment]` beside it. Remove one of the two',
  'task-mcp-target': '{key} has the transport {value} and needs a value for {needs}',
  'task-mcp-header':
    'Harbor refuses the header {value} of {key} ({fault}): names must be legal, and credentials may only be given as a variable such as `${VAR}`',
  'task-mcp-stdio-headers': '{key} is given for a server of transport stdio, which has no headers',
  'task-artifact':
    'Harbor refuses the artifact {value} at {key} ({fault}): a source must not climb with `..`, a destination must stay below its folder, and the source of another service must be absolute',
  'task-service-name': '{key} is {value}, which cannot be the name of a compose service',
  'task-step-name': '{key} is {value}, which cannot be a folder name on every system, so Harbor refuses it',
  'task-step-twice': '{key} is {value}, which is the folder of an earlier step on systems that ignore case',

  // files of a task
  'task-instruction-missing': '{file} is missing, and Harbor starts no task without its instruction',
  'task-instruction-not-file': '{file} is a folder, and Harbor reads it as a file',
  'task-instruction-not-utf8': '{file} is not UTF-8, so Harbor cannot read the prompt',
  'task-file-unseen': '{file} could not be read here ({reason}), so it is open whether the task loads',
  'task-test-missing':
    '{file} is missing: for a task on {os} Harbor looks for exactly this script and takes no other name or place',
  'task-test-ignored': '{file} leaves {test} out, and Harbor (0.25.0 and newer) then refuses the task',
  'task-ignore-file': 'Harbor cannot use {file} ({reason}) and refuses the task',
  'task-step-folder-missing': 'the folder {file} of the step {step} is missing',
  'task-no-environment':
    'nothing says in what the task runs: Harbor needs `docker_image` in `[environment]` of task.toml, or a `Dockerfile` or `docker-compose.yaml` (exact names) in {file}',
  'task-link-absolute': 'the link {link} leads to the absolute path {target}, which the download of Harbor refuses',
  'task-link-outside': 'the link {link} leads out of its task to {target}, which Harbor refuses. Copy the file instead',
  'task-link-broken': 'the link {link} leads to {target}, which is not there, and Harbor refuses the task',
  'task-link-loop': 'the link {link} to {target} leads in a circle, and Harbor refuses the task',
  'task-link-unseen': 'it could not be seen here where the link {link} leads',
  'task-listing-cut': '{file} is not in the part of the listing that could be seen here',

  // names
  'task-name-unlisted':
    'the plain listing of Harbor drops {task} in silence, because git quotes names with non-ASCII letters, quotes, backslashes or control characters. Rename the folder, or name it in a registry.json',
  'task-name-download':
    'the download of Harbor does not bring {task} and stops the whole job: git takes the path for a pattern that does not match it ({fault}). Rename the folder',
  'root-task-unlisted': 'the root of the repo is a task itself, which this command does not list',
  'task-folder-option': 'git takes the folder {folder} for an option when Harbor lists it. Rename the folder',

  // entries of registry.json
  'entry-absolute': 'the path {value} starts with a slash, and Harbor takes only paths from the root of the repo',
  'entry-outside': 'the path {value} leaves the repo, so Harbor refuses the whole dataset',
  'entry-missing': 'there is no folder {path}, so the download of the whole dataset stops',
  'entry-file': '{path} is a file, and an entry must name the folder of a task',
  'entry-link': '{path} is a link or lies behind one, which Harbor does not follow here',
  'entry-root': 'an entry for the root of the repo brings no files: give the task a folder of its own',
  'entry-name': 'git takes the path {value} for a pattern that does not match it ({fault}), so the download stops',
  'entry-commit-name': 'no git server finds the commit {commit}: give the full hash, a branch or a tag',
  'entry-no-commit': 'the history of the repo does not hold the commit {commit} that the entry {entry} is pinned to',
  'entry-no-path-at-commit': 'the folder {path} does not exist at the commit {commit} that the entry is pinned to',
  'entry-elsewhere-no-commit':
    'the entry {entry} names another repo, {url}, without a commit; Harbor then asks that repo for a commit of this one, which cannot be found',

  // registry.json
  'registry-link': '{file} is a link, and Harbor fetches the link without its target',
  'registry-not-utf8': '{file} is not UTF-8, so Harbor reads no dataset from it',
  'registry-pointer':
    '{file} is a Git LFS pointer, which Harbor never resolves: it reads no dataset from it. Keep the file out of LFS',
  'registry-syntax': '{file} is not JSON ({reason}, column {column}), so Harbor reads no dataset from it',
  'registry-not-list': '{file} must hold a list of datasets',
  'registry-object': '{file} holds one object; Harbor reads a list of datasets, so put it in square brackets',
  'registry-dataset-type': 'entry {dataset} of {file} is no dataset object, which makes Harbor refuse all of the file',
  'registry-key-missing': '{key} is missing in dataset {dataset} of {file}, which makes Harbor refuse all of the file',
  'registry-value': 'Harbor refuses all of {file} for the value of {key} in dataset {dataset}; it takes: {expected}',
  'registry-no-dataset': 'the registry lists no dataset',
  'registry-shadowed': 'the dataset {dataset} is listed above already, and Harbor takes the first one',
  'registry-name': 'no command reaches the dataset {dataset}, because its name holds {character}',
  'registry-empty-name':
    'a dataset (version {version}) has an empty name, which the usual command does not reach: Harbor takes the folder `tasks` instead',
  'registry-empty-version':
    'the dataset {dataset} is listed with an empty version, and Harbor takes another version of that name instead',
  'registry-empty': 'the dataset {dataset} lists no task, which Harbor refuses',
  'registry-entry-stops': 'the path {path} leaves the repo, so Harbor refuses the whole dataset {dataset}',
  'registry-elsewhere': 'tasks of {dataset} lie in another repo, {url}, which is not looked at here',
  'registry-pin-not-seen':
    'tasks of {dataset} are pinned to the commit {commit}, which the history at hand does not show',
  'registry-file-case': '{file} is not found: Harbor asks for registry.json, in small letters',

  // evidence
  'harbor-taskset-loads': 'Harbor loads {taskset} with its {total} tasks',
  'harbor-taskset-partial': 'Harbor loads {ok} of the {total} tasks of {taskset}; one broken task stops a job of all',
  'harbor-taskset-fails': 'Harbor loads no task of {taskset} ({total} tasks)',
  'harbor-taskset-unknown': 'it could not be seen here whether Harbor loads {taskset}',
  'harbor-root-task': 'the root of the repo is one task, which loads from a local copy only',
  'harbor-root-task-broken': 'the root of the repo is one task, which does not load from a local copy either',
  'harbor-local-copy': 'from a local copy Harbor loads {ok} of {total} tasks in {taskset}',
  'harbor-no-tasks': 'no folder holds a task.toml, so there is no Harbor task',
  'harbor-dataset-toml': 'a dataset.toml is for the hub of Harbor itself; nothing reads it from here',
  'harbor-task-md': '{file} is not read: Harbor wants task.toml and instruction.md',
  'harbor-listing-cut': 'the list of files was cut ({reason}), so tasks may be missing from it',
  'harbor-registry-unseen': '{file} could not be read here ({reason})',
  'harbor-needs-release':
    '{tasks} tasks use {feature} in a way that Harbor takes from release {since} on (the first one is {task}); older releases refuse it, and Verifiers brings 0.24.0 along',
  'harbor-stricter-since':
    'Harbor refuses {tasks} tasks over {feature} from release {since} on (the first one is {task}); older releases do not look at it',
  'harbor-tolerated-older': 'Harbor before {since} loads {task}; the current release does not',
  'harbor-more-tasksets': 'sets of tasks not told one by one: {count}',
  'harbor-snippet-some': 'names the {ok} good tasks, because {broken} broken tasks would stop a job of all',
  'harbor-snippet-many':
    'this job stops at {broken} broken tasks: repair them, or name the good ones with --include-task-name',

  // remarks on files
  'harbor-unlisted-task': 'no dataset of the registry lists {task}',
  'harbor-deeper-tasks':
    'Harbor lists {folder} one level deep and drops {count} tasks in {deeper} in silence: use `--path` for that folder',
  'harbor-needs-path': 'the plain Harbor command looks in `tasks` only; the tasks here need `--path`: {folders}',
  'harbor-toml-case': '{file} is not seen: Harbor asks for task.toml, in small letters',
  'harbor-tasks-case': 'the plain Harbor command looks in `tasks`, in small letters; this needs `--path` {folder}',
  'harbor-no-toml': '{folder} looks like a task but has no task.toml, so Harbor skips it in silence',
  'harbor-linked-task': '{link} is a link to the task {target}, which the listing of Harbor skips',
  'harbor-linked-tasks': 'the folder {link} is a link to {target}, which Harbor does not follow',
  'harbor-link-not-followed': 'the link {link} to {target} is not followed',
  'harbor-lfs-pointer':
    '{file} is a Git LFS pointer, and Harbor hands it on as it is, since it does not run `git lfs pull` by itself',
  'harbor-case-twins': '{first} and {second} differ in case only; on macOS and Windows one of them disappears',
  'harbor-many-entries': '{folder} holds {entries} entries, and the Hub takes {limit} in one folder',
  'harbor-packed': '{file} is an archive: tasks packed into one are loaded by nothing',
  'harbor-packed-table': 'the column {column} of {file} holds packed task folders, and no framework unpacks them',
  'harbor-no-snippet': 'the name {name} holds characters that no command can show safely, so none is given',

  // remedies
  'harbor-remedy-move-task': 'move the files of the task into a folder tasks/NAME',
  'harbor-remedy-rename': 'rename these folders to plain ASCII names, or list them in a registry.json: {tasks}',
  'harbor-remedy-rename-toml': 'rename {from} to {to}',
  'harbor-remedy-lfs': 'run `git lfs pull` to judge the content, and keep small text files out of LFS',
  'harbor-remedy-history':
    'look again with the whole history (`fetch-depth: 0`), or judge the repo on the Hub itself (`envcard check hf:OWNER/NAME`)',
  'harbor-remedy-environment':
    'set `docker_image` in `[environment]` of task.toml, or add environment/Dockerfile, for {tasks}',
  'harbor-remedy-instruction': 'add instruction.md to {tasks}',
  'harbor-remedy-test': 'add the test script, tests/test.sh, to {tasks}',
  'harbor-remedy-links': 'put files in the place of the links of {tasks}',
  'harbor-remedy-toml': 'correct task.toml of {tasks}',
  'harbor-remedy-unpack': 'unpack the tasks into folders below tasks/',
};
