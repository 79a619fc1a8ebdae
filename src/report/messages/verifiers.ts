import type { VerifiersCode } from '../../frameworks/verifiers.ts';

/** Sentences of the Verifiers detector. */
export const verifiersMessages: Record<VerifiersCode, string> = {
  // registry.json (V1-V12)
  'verifiers-no-registry':
    'Verifiers loads Harbor tasks only by a dataset named in a registry.json at the root, and there is none; it does not look into folders (task.toml files here: {tasks})',
  'verifiers-registry-elsewhere':
    'the registry stands in {file}, and Verifiers looks at the root unless it is told `--env.taskset.registry-path`',
  'verifiers-registry-refused':
    'Verifiers reads the whole registry.json before it picks a dataset, so this closes all of them; its own message is only that the dataset was not found',
  'verifiers-registry-empty': 'registry.json lists no dataset',
  'verifiers-registry-unseen': 'registry.json could not be seen ({reason}), and Verifiers starts from it',
  'verifiers-dataset-loads': 'Verifiers loads {dataset} with all its tasks ({total})',
  'verifiers-dataset-partial':
    'Verifiers reads the tasks of {dataset} in order and stops at the first bad one, {first}; of {total} tasks {ok} would load and {broken} would not',
  'verifiers-dataset-fails': 'no task of {dataset} loads ({total} listed)',
  'verifiers-dataset-unseen': 'whether Verifiers loads {dataset} cannot be seen from here ({total} tasks)',
  'verifiers-dataset-name':
    'no command reaches the dataset {dataset}: Verifiers refuses a name with a slash and cuts the reference at the first at sign',
  'verifiers-dataset-empty-version':
    'the dataset {dataset} has an empty version, and Harbor takes another version of that name instead',
  'verifiers-dataset-option-name': 'the command takes the dataset name {dataset} for an option',
  'verifiers-dataset-empty': 'the dataset {dataset} lists no task, and its download fails',
  'verifiers-dataset-same-names':
    'the download of {dataset} puts task folders side by side, and these names stand twice: {names}',
  'verifiers-dataset-no-tasks': 'no folder that {dataset} lists holds a task.toml',
  'verifiers-empty-name':
    'a dataset with an empty name cannot be named in a command: without a name Harbor looks at tasks/ instead of this file',
  'verifiers-stricter-since':
    'Verifiers refuses {tasks} tasks over {feature} from release {since} on (the first one is {task}); older releases take them or pass over them',
  'verifiers-taken-since':
    'Verifiers takes the image of {tasks} tasks from {feature} from release {since} on (the first one is {task}); older releases refuse them',
  'verifiers-root-among-others':
    'the entry {entry} of {dataset} is the root of the repository, copied over the other entries or below them: what loads depends on their order',
  'verifiers-pin-not-seen': 'the pinned commit {commit} of {path} cannot be seen from here',
  'verifiers-entry-elsewhere': 'the task {path} is downloaded from {url}, which cannot be seen from here',
  'verifiers-entry-unseen': 'whether the folder {path} is there cannot be seen: the file list is cut',
  'verifiers-note-dropped':
    'the dataset {dataset} lists {path}, which has no task.toml: Verifiers leaves it out without a word',
  'verifiers-note-extra-task':
    'the task.toml in {path} lies within the task {outer}, and Verifiers takes it for a task of its own',
  'verifiers-remedy-registry':
    'add a registry.json at the root: a list with one dataset (name, version, description, tasks, all required), and in its tasks an entry with name {name} and path {path}, and so on for every task folder ({tasks} in all)',
  'verifiers-remedy-registry-and-image':
    'add a registry.json at the root that lists every task folder ({tasks} in all), and set `docker_image` under `[environment]` in each task.toml (first: {task}): Verifiers does not build Dockerfiles',
  'verifiers-remedy-registry-move':
    'move {file} to the root (its paths are taken from the root anyway), or run with `--env.taskset.registry-path`',
  'verifiers-remedy-registry-fix': 'correct registry.json, or write it anew from the task folders',
  'verifiers-remedy-move-task': 'move the task into tasks/NAME/ and list it in a registry.json at the root',
  'verifiers-remedy-names': 'give the task folders names that differ within the dataset',
  'verifiers-remedy-pin':
    'check out the whole history (`fetch-depth: 0`), or judge the repo on the Hub itself (`envcard check hf:OWNER/NAME`)',
  'verifiers-remedy-image':
    'set `docker_image` under `[environment]` to an image that can be pulled in the task.toml of {task} and of every other such task ({tasks} in all): Verifiers does not build Dockerfiles',
  'verifiers-remedy-tasks': 'repair these tasks or take them out of the dataset: {tasks}',

  // tasks (V13-V23)
  'verifiers-task-cpus':
    '`cpus` is {cpus}: the Harbor release that Verifiers pins takes whole numbers only (newer Harbor takes fractions)',
  'verifiers-task-steps': 'Verifiers refuses tasks with several steps (`[[steps]]`)',
  'verifiers-task-verifier-user': 'Verifiers refuses `user` under `[verifier]`',
  'verifiers-task-collect-user': 'Verifiers refuses `user` in a collect hook (`[[verifier.collect]]`)',
  'verifiers-task-service':
    'artifacts or collect hooks name services that environment/docker-compose.yaml does not declare: {services}',
  'verifiers-task-compose-broken': 'Verifiers cannot read the compose file: {reason}',
  'verifiers-task-compose-unseen': 'the compose file could not be seen ({reason})',
  'verifiers-task-environment-unseen': 'whether there is a Dockerfile cannot be seen: the file list is cut',
  'verifiers-task-verifier-box':
    'Verifiers runs a separate verifier on Linux without a TPU only; this one wants {needs}',
  'verifiers-task-dockerfile-only':
    'Verifiers does not build Dockerfiles: the task needs `docker_image` under `[environment]`, or a compose file whose main service has an image or a build',
  'verifiers-task-verifier-build':
    'Verifiers does not build {file}: the separate verifier needs `docker_image` under `[verifier.environment]`',
  'verifiers-task-metadata': 'Verifiers wants {wanted} for {key} under `[metadata]`; Harbor takes anything',
  'verifiers-note-windows':
    'a Windows task loads, but Verifiers always runs bash with tests/test.sh, so it never scores (such tasks: {tasks})',
  'verifiers-note-compose':
    'the task loads, but Verifiers refuses to start its compose file because of {what} (such tasks: {tasks})',

  // environment packages (V24-V30)
  'verifiers-package-loads': 'the package {package} exports the taskset {name}; its text was read, not run',
  'verifiers-package-loads-env':
    'the package {package} exports the environment {name}, to be run with `--env.id` over a taskset; its text was read, not run',
  'verifiers-package-data-elsewhere': '{package} fetches its rows from elsewhere, which was not checked',
  'verifiers-package-undeclared-import':
    '{package} imports {module}, which Verifiers alone does not install and the project does not declare',
  'verifiers-package-build': 'installing {package} fails: {reason}',
  'verifiers-package-discovery':
    'hatchling does not know what to ship: the project has no folder or module named {name} and no `[tool.hatch.build.targets.wheel]` says otherwise',
  'verifiers-package-pyproject': 'pyproject.toml cannot be read: {reason}',
  'verifiers-package-module-missing':
    'the id {name} makes Verifiers import {module}, but installing the project brings only: {modules}',
  'verifiers-package-module-unproven':
    'whether installing the project brings the module {module} cannot be told from its text (seen: {modules})',
  'verifiers-package-name-taken':
    'Verifiers has a taskset {module} of its own, which is loaded instead of this package',
  'verifiers-package-name-form': 'no module can be named {module}, so the id of the project finds nothing',
  'verifiers-package-import-missing': '{package} imports {module}, which is not in the package',
  'verifiers-package-import-name-missing': '{package} imports {name} from {module}, which does not define it',
  'verifiers-package-import-not-installed':
    '{package} imports {module}, which neither Verifiers installs nor the project declares',
  'verifiers-package-import-unproven':
    '{package} imports {module}; whether one of the declared dependencies brings it cannot be told from text',
  'verifiers-package-older-verifiers': '{package} uses {name}, which Verifiers 0.4 no longer has',
  'verifiers-package-syntax': 'a part of {package} could not be read as Python',
  'verifiers-package-newer-python':
    'a part of {package} is written for Python {python} or newer; older ones, which Verifiers runs on too, refuse it',
  'verifiers-package-python2': 'a part of {package} is written in Python 2',
  'verifiers-package-name-missing':
    'importing {package} ends with an error: a class is built on {name}, which nothing defines',
  'verifiers-package-stops': 'importing {package} ends with an error: its code raises or exits',
  'verifiers-package-may-stop':
    'importing {package} may end with an error; on what that depends cannot be told from its text',
  'verifiers-package-ships-unproven':
    'whether installing {package} brings {path} cannot be told from its build settings',
  'verifiers-package-newer-wanted': '{package} asks for {wanted}: it can be installed from Verifiers {since} on',
  'verifiers-package-older-wanted': '{package} asks for {wanted}, so it cannot be installed beside Verifiers {release}',
  'verifiers-package-python-wanted':
    '{package} asks for Python {wanted}, so commands for Python {python} cannot install it',
  'verifiers-package-config-missing':
    'the `load()` of {package} reads {field} of its config, which has no such field; a Taskset without a config class in brackets has those of Verifiers alone',
  'verifiers-package-config-read-unproven':
    'the `load()` of {package} may read {field} of its config, which has no such field',
  'verifiers-package-env-no-agents':
    'the environment {name} of {package} has no agents, since its config declares none as a field: it is imported, but `vf-eval` refuses to run it',
  'verifiers-package-file-missing': '{package} reads {path}, which is not in the repository',
  'verifiers-package-file-not-shipped': '{package} reads {path}, which installing it does not bring along',
  'verifiers-package-file-unproven':
    'whether {package} finds the file {path} that it reads cannot be told from its text',
  'verifiers-package-file-relative':
    '{package} reads {path} from the folder in which the command is started, not from the package',
  'verifiers-package-unseen': 'a part of {package} could not be seen: {path} ({reason})',
  'verifiers-package-too-large': '{package} holds more modules than are looked at',
  'verifiers-package-v0':
    '{package} is written for Verifiers 0.3.1 or older (`load_environment`); 0.4 wants a Taskset class in `__all__`',
  'verifiers-package-no-all':
    '{module} has no `__all__`; Verifiers takes the one Taskset class that a package exports there',
  'verifiers-package-all-computed': 'what {package} exports is computed when it runs, and nothing here runs it',
  'verifiers-package-exports-nothing':
    'the `__all__` of {package} names no Taskset and no Env of its own (found: {names})',
  'verifiers-package-exports-many':
    'the `__all__` of {package} names several Taskset or Env classes, and Verifiers wants exactly one (found: {names})',
  'verifiers-package-class-unproven': 'whether {name} of {package} is a Taskset cannot be told from its text',
  'verifiers-package-config-field':
    'the config field {field} of {package} has no default, so the command line fails before it reads a flag',
  'verifiers-package-config-bare':
    'the config field {field} of {package} has a value but no type, which pydantic refuses',
  'verifiers-package-config-unproven':
    'whether the config {name} of {package} has defaults cannot be told from its text',
  'verifiers-package-no-load': '{name} of {package} has no `load()`',
  'verifiers-package-load-empty': 'the `load()` of {name} yields no task',
  'verifiers-package-load-async': 'the `load()` of {name} is `async`, which Verifiers cannot iterate',
  'verifiers-package-no-entry':
    'the project of {file} does not mention Verifiers: a package without a Taskset class or `load_environment` proves nothing',
  'verifiers-snippet-env':
    'an environment has no tasks of its own: TASKSET is the id of a taskset that is installed too',
  'verifiers-remedy-package-rename':
    'name the project like its module, with a name that Verifiers does not use itself (now {module})',
  'verifiers-remedy-package-export': 'export exactly one Taskset class in the `__all__` of {module}',
  'verifiers-remedy-package-port':
    'port {module} to a Taskset class of `verifiers.v1`; until then it runs with `verifiers<=0.3.1`',
  'verifiers-remedy-package-default': 'give the config field {field} a default',
  'verifiers-remedy-package-dependency': 'add the package that brings {module} to `dependencies` in pyproject.toml',
  'verifiers-remedy-package-build': 'make `pip install` of {module} work: name, version and the modules to ship',
  'verifiers-remedy-package-ship':
    'put {path} into the package {module} and let the build ship it (for setuptools: `package-data`), or fetch it from the Hub',
  'verifiers-tolerated-older': '{module} is made for an older Verifiers ({wanted})',
  'verifiers-tolerated-v0': 'Verifiers 0.3.1 and older load {module}; 0.4.0 does not',

  // rows (V31-V34)
  'verifiers-rows-named':
    'the card names the environment {environment} for these rows ({words}), which was not checked',
  'verifiers-rows-named-config': 'the card shows a Verifiers config that names this dataset ({words})',
  'verifiers-rows-known': 'the published environment {environment} reads {dataset} ({source})',
  'verifiers-rows-columns': 'the columns are those that {environments} reads ({columns})',
  'verifiers-rows-prompt': 'the rows have a column {column}, as most datasets for language models do',
  'verifiers-rows-no-prompt':
    'no column of the rows is one that environments commonly take the prompt from ({columns})',
  'verifiers-rows-gym-since':
    'rows with a function tool without a name load from Verifiers {since} on; older releases stop at the first one, on line {line}',
  'verifiers-rows-gym':
    'the `nemo-gym` taskset of Verifiers takes {ok} of the {total} rows, given a running NeMo Gym resources server',
  'verifiers-rows-alone':
    'Verifiers itself makes no tasks of rows, each environment does; rows do not say which one reads them',
  'verifiers-rows-compressed': 'nothing here can be loaded as it is: {files} are compressed',
  'verifiers-gym-row-not-json': 'line {line} is no JSON ({reason}), and the `nemo-gym` taskset stops there',
  'verifiers-gym-row-not-an-object': 'line {line} is no JSON object, and the `nemo-gym` taskset stops there',
  'verifiers-gym-row-no-params': 'line {line} has no `responses_create_params`, and the `nemo-gym` taskset stops there',
  'verifiers-gym-row-params': 'in line {line} `responses_create_params` is no object',
  'verifiers-gym-row-instructions': 'in line {line} the instructions are no text',
  'verifiers-gym-row-input': 'in line {line} the input is neither text nor a list of objects',
  'verifiers-gym-row-content': 'in line {line} the content of a message is neither text nor a list of parts',
  'verifiers-gym-row-tools': 'in line {line} the tools are no list of tool objects',
  'verifiers-gym-row-call': 'in line {line} a tool call has a name, id or arguments that are no text',
  'verifiers-snippet-gym': 'start the NeMo Gym resources server of these rows first and put its address into the file',
  'verifiers-snippet-named': 'the environment that the card names; how it takes {dataset} is its own matter',
  'verifiers-remedy-name-environment':
    'name the environment in the card: a link to it on app.primeintellect.ai, or the `vf-eval` command that runs it on this dataset',
  'verifiers-remedy-gym-server': 'nothing to change here: whoever runs these rows needs a NeMo Gym resources server',

  'verifiers-listing-cut': 'the file list is cut, so what is missing here may be there',
  'verifiers-search-cut':
    'not every Python file here was searched, so there may be an environment for Verifiers that envcard has not seen',
  'verifiers-nothing':
    'nothing here is for Verifiers: no registry.json with Harbor tasks, no environment package, no file of rows',
};
