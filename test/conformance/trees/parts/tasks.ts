import { join, OF_TASKS } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';
import { HEADS, SETTINGS } from './toml-settings.ts';
import { crlfToml, dottedToml, inlineToml, oddToml, plainToml, TomlDraft } from './toml-text.ts';
import type { TomlWriter } from './toml-text.ts';

type TaskPart = (draft: Draft, folder: string, toml: TomlDraft) => void;

const TEST = '#!/bin/bash\nmkdir -p /logs/verifier\necho 1 > /logs/verifier/reward.txt\n';
const COMPOSE = 'services:\n  main:\n    build: .\n  db:\n    image: postgres:16\n';
const IMAGE = '"ghcr.io/org/image:1"';

const image: TaskPart = (_draft, _folder, toml) => toml.set('environment', 'docker_image', IMAGE);
const dockerfile: TaskPart = (draft, folder) => draft.text(join(folder, 'environment/Dockerfile'), 'FROM debian:12\n');
const compose =
  (text: string, name = 'docker-compose.yaml'): TaskPart =>
  (draft, folder) =>
    draft.text(join(folder, `environment/${name}`), text);

function both(...parts: readonly TaskPart[]): TaskPart {
  return (draft, folder, toml) => {
    for (const part of parts) part(draft, folder, toml);
  };
}

/** Where a task's container comes from. */
const CONTAINERS: Group<TaskPart> = {
  name: 'container',
  loaders: OF_TASKS,
  options: [
    { name: 'image', weight: { verifiers: 16, else: 9 }, make: image },
    { name: 'dockerfile', weight: { verifiers: 3, else: 8 }, make: dockerfile },
    { name: 'image-and-dockerfile', weight: 6, make: both(image, dockerfile) },
    {
      name: 'image-and-notes',
      weight: 2,
      make: both(image, (draft, folder) => draft.text(join(folder, 'environment/notes.txt'), 'x\n')),
    },
    { name: 'compose', weight: 2, make: compose(COMPOSE) },
    { name: 'compose-and-image', weight: 1, make: both(image, compose(COMPOSE)) },
    { name: 'compose-image', weight: 1, make: compose('services:\n  main:\n    image: debian:12\n') },
    { name: 'compose-no-main', weight: 1, make: compose('services:\n  web:\n    image: debian:12\n') },
    { name: 'compose-no-services', weight: 1, make: compose('version: "3"\n') },
    { name: 'compose-host', weight: 1, make: compose('services:\n  main:\n    image: a\n    network_mode: host\n') },
    { name: 'compose-yml', weight: 1, make: compose(COMPOSE, 'docker-compose.yml') },
    { name: 'data-only', weight: 1, make: compose('a,b\n', 'data/in.csv') },
    { name: 'none', weight: { verifiers: 3, else: 1 }, make: () => {} },
  ],
};

function step(draft: Draft, folder: string, name: string, test: boolean): void {
  draft.text(join(folder, `steps/${name}/instruction.md`), `Step ${name}.\n`);
  if (test) draft.text(join(folder, `steps/${name}/tests/test.sh`), TEST);
}

const ordinary: TaskPart = (draft, folder) => {
  draft.text(join(folder, 'instruction.md'), 'Do it.\n');
  draft.text(join(folder, 'tests/test.sh'), TEST);
};

function steps(own: boolean, names: readonly string[]): TaskPart {
  return (draft, folder, toml) => {
    for (const name of names) {
      step(draft, folder, name, own);
      toml.add('steps', [`name = ${JSON.stringify(name)}`, 'min_reward = 0.5']);
    }
    if (!own) draft.text(join(folder, 'tests/test.sh'), TEST);
  };
}

function separate(file: string | null): TaskPart {
  return (draft, folder, toml) => {
    draft.text(join(folder, 'instruction.md'), 'Do it.\n');
    toml.set('verifier', 'environment_mode', '"separate"');
    if (file === null) toml.set('verifier.environment', 'docker_image', '"ghcr.io/org/judge:1"');
    else draft.text(join(folder, file), file.endsWith('yaml') ? COMPOSE : 'FROM debian:12\n');
  };
}

/** What a task asks and how it is checked. */
const SHAPES: Group<TaskPart> = {
  name: 'task',
  loaders: OF_TASKS,
  options: [
    { name: 'ordinary', weight: { openenv: 70, else: 44 }, make: ordinary },
    { name: 'steps', weight: 3, make: steps(true, ['one', 'two']) },
    { name: 'steps-shared-test', weight: 1, make: steps(false, ['one', 'two']) },
    { name: 'steps-odd-name', weight: 1, make: steps(true, ['a b', 'ç']) },
    { name: 'steps-bad-name', weight: 1, make: steps(true, ['one', 'One']) },
    { name: 'steps-device-name', weight: 1, make: steps(true, ['aux']) },
    {
      name: 'steps-undeclared',
      weight: 1,
      make: (draft, folder) => step(draft, folder, 'one', true),
    },
    { name: 'steps-empty', weight: 1, make: both(ordinary, (_d, _f, toml) => toml.set('', 'steps', '[]')) },
    {
      name: 'windows',
      weight: 2,
      make: (draft, folder, toml) => {
        draft.text(join(folder, 'instruction.md'), 'Do it.\n');
        draft.text(join(folder, 'tests/test.bat'), '@echo off\r\n');
        toml.set('environment', 'os', '"windows"');
      },
    },
    {
      name: 'windows-sh',
      weight: 1,
      make: both(ordinary, (_d, _f, toml) => toml.set('environment', 'os', '"Windows"')),
    },
    { name: 'separate-image', weight: 2, make: separate(null) },
    { name: 'separate-dockerfile', weight: 1, make: separate('tests/Dockerfile') },
    { name: 'separate-compose', weight: 1, make: separate('tests/docker-compose.yaml') },
    {
      name: 'separate-test',
      weight: 1,
      make: both(ordinary, (_d, _f, toml) => toml.set('verifier', 'environment_mode', '"separate"')),
    },
    {
      name: 'separate-windows',
      weight: 1,
      make: both(separate(null), (_d, _f, toml) => toml.set('verifier.environment', 'os', '"windows"')),
    },
    {
      name: 'shared-dockerfile',
      weight: 1,
      make: (draft, folder) => {
        draft.text(join(folder, 'instruction.md'), 'Do it.\n');
        draft.text(join(folder, 'tests/Dockerfile'), 'FROM debian:12\n');
      },
    },
    {
      name: 'tests-py',
      weight: 1,
      make: (draft, folder) => {
        draft.text(join(folder, 'instruction.md'), 'Do it.\n');
        draft.text(join(folder, 'tests/test_outputs.py'), 'def test(): pass\n');
      },
    },
    {
      name: 'terminal-bench-1',
      weight: 1,
      make: (draft, folder) => {
        draft.text(join(folder, 'task.yaml'), 'instruction: Do it.\n');
        draft.text(join(folder, 'run-tests.sh'), TEST);
      },
    },
    {
      name: 'task-md',
      weight: 1,
      make: (draft, folder) => {
        draft.text(join(folder, 'task.md'), '---\nname: a\n---\nDo it.\n');
        draft.text(join(folder, 'tests/test.sh'), TEST);
      },
    },
  ],
};

function file(name: string, text: string): TaskPart {
  return (draft, folder) => draft.text(join(folder, name), text);
}

const TRAJECTORY = {
  schema_version: 'ATIF-v1.4',
  session_id: 's',
  agent: { name: 'a', version: '1' },
  steps: [{ step_id: 1, timestamp: '2025-01-01T00:00:00Z', source: 'user', message: 'hi' }],
};

/** What else lies in a task folder. */
const EXTRAS: Group<TaskPart> = {
  name: 'in-task',
  loaders: OF_TASKS,
  options: [
    { name: 'nothing', weight: 30, make: () => {} },
    { name: 'trajectory', weight: 1, make: file('trajectory.json', JSON.stringify(TRAJECTORY)) },
    { name: 'trajectory-other', weight: 1, make: file('trajectory.json', '{"steps": 3}') },
    { name: 'ignore', weight: 1, make: file('tests/.harborignore', '*.tmp\n') },
    { name: 'ignore-test', weight: 1, make: file('tests/.harborignore', '*.sh\n') },
    { name: 'ignore-not-test', weight: 1, make: file('tests/.harborignore', '*\n!test.sh\n') },
    { name: 'ignore-outside', weight: 1, make: file('.harborignore', 'tests\n') },
    { name: 'inner-task', weight: { verifiers: 2, else: 1 }, make: file('environment/fixtures/task.toml', '') },
    { name: 'inner-task-broken', weight: 1, make: file('data/x/task.toml', 'no toml') },
    { name: 'readme', weight: 1, make: file('README.md', '# A task\n') },
    { name: 'rows', weight: 1, make: file('environment/train.jsonl', '{"a": 1}\n') },
    { name: 'script', weight: 1, make: file('tests/test_outputs.py', 'def test(): pass\n') },
    {
      name: 'link-inside',
      weight: 1,
      make: both(file('PROMPT.md', 'x'), (draft, folder) =>
        draft.files.set(join(folder, 'environment/prompt'), { link: '../PROMPT.md' }),
      ),
    },
    {
      name: 'link-to-shared',
      weight: 1,
      make: (draft, folder) => {
        draft.text('shared/tool.py', 'x = 1\n');
        const up = folder === '.' ? '..' : `../${folder.replaceAll(/[^/]+/gu, '..')}`;
        draft.files.set(join(folder, 'environment/tool.py'), { link: `${up}/shared/tool.py` });
      },
    },
    {
      name: 'case-twin',
      weight: 1,
      make: both(file('Instruction.md', 'Other.\n'), file('TESTS/test.sh', TEST)),
    },
    {
      name: 'empty-folder',
      weight: 1,
      make: (draft, folder) => draft.files.set(join(folder, 'environment/empty'), { dir: null }),
    },
  ],
};

const SOLUTIONS: Group<TaskPart> = {
  name: 'solution',
  loaders: OF_TASKS,
  options: [
    { name: 'solve', weight: 6, make: file('solution/solve.sh', '#!/bin/bash\ntrue\n') },
    { name: 'none', weight: 4, make: () => {} },
    { name: 'at-root', weight: 1, make: file('solution.sh', 'true\n') },
  ],
};

const WRITERS: Group<TomlWriter> = {
  name: 'toml-style',
  loaders: OF_TASKS,
  options: [
    { name: 'plain', weight: 14, make: plainToml },
    { name: 'dotted', weight: 2, make: dottedToml },
    { name: 'inline', weight: 2, make: inlineToml },
    { name: 'odd', weight: 3, make: oddToml },
    { name: 'crlf', weight: 1, make: crlfToml },
    { name: 'empty', weight: 1, make: () => '' },
  ],
};

/** All that a task folder is made of. */
export const TASK_GROUPS: readonly Group<unknown>[] = [CONTAINERS, SHAPES, EXTRAS, SOLUTIONS, WRITERS, HEADS, SETTINGS];

/** Writes one task folder. */
export function makeTask(draft: Draft, folder: string): void {
  const toml = new TomlDraft();
  draft.choose(HEADS)(toml);
  draft.choose(SHAPES)(draft, folder, toml);
  draft.choose(CONTAINERS)(draft, folder, toml);
  draft.choose(SOLUTIONS)(draft, folder, toml);
  draft.choose(EXTRAS)(draft, folder, toml);
  for (let left = draft.random.below(4); left > 0; left -= 1) draft.choose(SETTINGS)(toml);
  draft.text(join(folder, 'task.toml'), draft.choose(WRITERS)(toml, draft.random));
  draft.tasks.push(folder);
}
