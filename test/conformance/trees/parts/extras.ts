import { join, EVERY } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';
import { oddName } from './names.ts';
import { POINTER } from './pointer.ts';
import { makeTask } from './tasks.ts';

type Extra = (draft: Draft) => void;

const file =
  (path: string, text: string): Extra =>
  (draft) =>
    draft.text(path, text);

function files(...extras: readonly Extra[]): Extra {
  return (draft) => {
    for (const extra of extras) extra(draft);
  };
}

const link =
  (path: string, target: string): Extra =>
  (draft) =>
    draft.files.set(path, { link: target });

const OPENENV = 'spec_version: 1\nname: my_env\ntype: space\nruntime: fastapi\napp: server.app:app\nport: 8000\n';

/** What else a repository may hold. */
const EXTRAS: Group<Extra> = {
  name: 'beside',
  loaders: EVERY,
  options: [
    { name: 'stray-folder', weight: { openenv: 5, else: 2 }, make: file('tasks/_shared/util.py', 'x = 1\n') },
    { name: 'stray-file', weight: 2, make: file('tasks/README.md', '# Tasks\n') },
    { name: 'hidden-folder', weight: { openenv: 3, else: 1 }, make: file('tasks/.git-keep/x', '') },
    { name: 'hidden-task', weight: { openenv: 3, else: 1 }, make: (draft) => makeTask(draft, 'tasks/.draft') },
    { name: 'empty-folder', weight: 1, make: (draft) => draft.files.set('tasks/nothing', { dir: null }) },
    { name: 'keep-file', weight: 1, make: file('tasks/empty/.gitkeep', '') },
    { name: 'index', weight: 2, make: file('data/tasks.jsonl', '{"id": 1, "path": "tasks/alpha"}\n') },
    {
      name: 'dataset-toml',
      weight: 1,
      make: file('dataset.toml', '[dataset]\nname = "o/d"\n\n[[tasks]]\nname = "o/a"\n'),
    },
    {
      name: 'openenv-package',
      weight: { openenv: 3, else: 1 },
      make: files(
        file('openenv.yaml', OPENENV),
        file('server/app.py', 'app = None\n'),
        file('server/Dockerfile', 'FROM python:3.12\n'),
        file('client.py', ''),
      ),
    },
    {
      name: 'openenv-validated',
      weight: { openenv: 2, else: 1 },
      make: files(
        file(
          'openenv.yaml',
          `${OPENENV}validation:\n  reward: {range: [0, 1], floor_margin: 0.1}\n  types: {tags: [a]}\n  capabilities: {verifier: {kind: reward_channel}}\n`,
        ),
        file('__init__.py', ''),
        file('client.py', ''),
        file('pyproject.toml', '[project]\nname = "my-env"\nversion = "1"\n'),
        file('Dockerfile', 'FROM python:3.12\n'),
      ),
    },
    {
      name: 'environment-yaml',
      weight: { openenv: 2, else: 1 },
      make: file('environment.yaml', 'framework: harbor\npath: tasks\n'),
    },
    {
      name: 'linked-tasks',
      weight: { 'nemo-gym': 1, else: 3 },
      make: (draft) => {
        draft.move('tasks', 'sets');
        draft.files.set('tasks', { link: 'sets' });
      },
    },
    {
      name: 'option-like',
      weight: 1,
      make: files(file('-rf', ''), file('--config=evil.cjs', ''), file('tasks/--help/x', '')),
    },
    {
      name: 'attributes-text',
      weight: 1,
      make: file('.gitattributes', '*.md filter=lfs diff=lfs merge=lfs -text\n'),
    },
    { name: 'ignore-file', weight: 1, make: file('.gitignore', '*.log\n') },
    { name: 'other-format', weight: { datasets: 3, else: 1 }, make: file('train.csv', 'a,b\n1,x\n2,y\n') },
    { name: 'table', weight: { datasets: 2, else: 1 }, make: file('data/test.tsv', 'a\tb\n1\tx\n') },
    {
      name: 'infos',
      weight: { datasets: 2, else: 1 },
      make: file('dataset_infos.json', '{"default": {"description": ""}}'),
    },
    { name: 'sound', weight: { datasets: 1, else: 1 }, make: file('audio/a.wav', 'RIFF') },
    {
      name: 'image-metadata',
      weight: { datasets: 2, else: 1 },
      make: file('images/metadata.csv', 'file_name,text\na.png,x\n'),
    },
    {
      name: 'tar',
      weight: { datasets: 2, else: 1 },
      make: (draft) => draft.files.set('shard-000.tar', { base64: 'A'.repeat(1368) }),
    },
    {
      name: 'zip',
      weight: { datasets: 1, else: 1 },
      make: (draft) => draft.files.set('data.zip', { base64: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' }),
    },
    { name: 'page', weight: { datasets: 2, else: 1 }, make: file('docs/guide.md', '# Guide\n') },
    { name: 'settings', weight: { datasets: 2, else: 1 }, make: file('settings.toml', 'a = 1\n') },
    { name: 'openenv-yaml', weight: { openenv: 2, else: 1 }, make: file('openenv.yaml', OPENENV) },
    {
      name: 'results',
      weight: 2,
      make: files(
        file('results.jsonl', '{"task": "a", "reward": 1.0}\n'),
        file('metadata.json', '{"model": "m", "created": "2025-01-01"}\n'),
      ),
    },
    {
      name: 'job',
      weight: 2,
      make: files(
        file('jobs/2025/alpha__x/result.json', '{"task_name": "alpha"}\n'),
        file('jobs/2025/alpha__x/config.json', '{}\n'),
        file('jobs/2025/alpha__x/agent/trajectory.json', '{}\n'),
      ),
    },
    { name: 'attributes', weight: 2, make: file('.gitattributes', '*.parquet filter=lfs diff=lfs merge=lfs -text\n') },
    { name: 'pointer', weight: 2, make: file('data/train-00000-of-00001.parquet', POINTER) },
    { name: 'pointer-rows', weight: { 'nemo-gym': 3, else: 1 }, make: file('train.jsonl', POINTER) },
    {
      name: 'archive',
      weight: 1,
      make: (draft) => draft.files.set('tasks.tar.gz', { base64: 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=' }),
    },
    {
      name: 'picture',
      weight: { datasets: 3, else: 1 },
      make: (draft) => draft.files.set('images/a.png', { base64: 'iVBORw0KGgo=' }),
    },
    { name: 'text', weight: { datasets: 2, else: 1 }, make: file('notes.txt', 'a\nb\n') },
    { name: 'script', weight: 1, make: file('my_dataset.py', 'import datasets\n') },
    {
      name: 'example-rows',
      weight: { 'nemo-gym': 3, else: 1 },
      make: file('data/example.jsonl', '{"responses_create_params": {"input": "q"}}\n'),
    },
    { name: 'gym-config', weight: { 'nemo-gym': 2, else: 0 }, make: file('config.yaml', 'math_with_judge: {}\n') },
    {
      name: 'link-to-task',
      weight: 2,
      make: (draft) => link('tasks/linked', `../${draft.tasks[0] ?? 'nothing'}`)(draft),
    },
    { name: 'link-rows', weight: { 'nemo-gym': 2, else: 1 }, make: link('validation.jsonl', 'train.jsonl') },
    { name: 'link-loop', weight: 1, make: files(link('tasks/loop', '.'), link('around', 'around')) },
    { name: 'link-out', weight: 1, make: link('tasks/out', '/nonexistent/task') },
    { name: 'link-registry', weight: 1, make: link('registry.json', 'meta/registry.json') },
    { name: 'odd-file', weight: 2, make: (draft) => draft.text(join('tasks', oddName(draft.random)), 'x\n') },
    { name: 'odd-task', weight: 3, make: (draft) => makeTask(draft, join('tasks', oddName(draft.random))) },
    { name: 'odd-root-task', weight: 2, make: (draft) => makeTask(draft, oddName(draft.random)) },
    { name: 'case-twin-folder', weight: 1, make: file('Tasks/alpha/task.toml', '') },
    { name: 'outer-task-toml', weight: { openenv: 3, else: 1 }, make: file('tasks/task.toml', '') },
    { name: 'root-task-toml', weight: 1, make: file('task.toml', '') },
    { name: 'instruction-only', weight: { datasets: 3, else: 1 }, make: file('tasks/only/instruction.md', 'Do it.\n') },
    { name: 'task-toml-only', weight: 2, make: file('tasks/only/task.toml', '[environment]\ndocker_image = "a"\n') },
    { name: 'verifiers-folder', weight: { verifiers: 2, else: 1 }, make: file('verifiers/server/app.py', 'x = 1\n') },
  ],
};

/** All that lies beside tasks and rows. */
export const EXTRA_GROUPS: readonly Group<unknown>[] = [EXTRAS];

/** Adds nothing, or one or two things beside. */
export function makeExtras(draft: Draft): void {
  for (let left = draft.random.pick([0, 0, 0, 1, 1, 2]); left > 0; left -= 1) draft.choose(EXTRAS)(draft);
}
