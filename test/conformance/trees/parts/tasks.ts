import { join, OF_TASKS } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';
import { both, CONTAINERS } from './containers.ts';
import type { TaskPart } from './containers.ts';
import { POINTER } from './pointer.ts';
import { oddName } from './names.ts';
import { SHAPES, TEST } from './shapes.ts';
import { HEADS, SETTINGS } from './toml-settings.ts';
import { crlfToml, dottedToml, inlineToml, oddToml, plainToml, TomlDraft } from './toml-text.ts';
import type { TomlWriter } from './toml-text.ts';

/** The way from a folder inside a task to the root. */
function upFrom(folder: string): string {
  return folder === '.' ? '..' : `../${folder.replaceAll(/[^/]+/gu, '..')}`;
}

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
        draft.files.set(join(folder, 'environment/tool.py'), { link: `${upFrom(folder)}/shared/tool.py` });
      },
    },
    {
      name: 'link-shared-test',
      weight: 1,
      make: (draft, folder) => {
        draft.text('shared/check.py', 'x = 1\n');
        draft.files.set(join(folder, 'tests/check.py'), { link: `${upFrom(folder)}/shared/check.py` });
      },
    },
    {
      name: 'link-in-tests',
      weight: 1,
      make: (draft, folder) => draft.files.set(join(folder, 'tests/again.sh'), { link: 'test.sh' }),
    },
    {
      name: 'pointer',
      weight: 1,
      make: file('tests/fixture.bin', POINTER),
    },
    { name: 'odd-file', weight: 1, make: (draft, folder) => draft.text(join(folder, oddName(draft.random)), 'x\n') },
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
