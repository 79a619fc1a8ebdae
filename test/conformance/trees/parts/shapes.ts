import { join, OF_TASKS } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';
import { both, COMPOSE } from './containers.ts';
import type { TaskPart } from './containers.ts';

/** A script that gives the full reward. */
export const TEST: string = '#!/bin/bash\nmkdir -p /logs/verifier\necho 1 > /logs/verifier/reward.txt\n';

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
export const SHAPES: Group<TaskPart> = {
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
