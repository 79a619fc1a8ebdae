import { describe, expect, test } from 'vitest';
import { isWorkflow, syncsToHub } from '../../src/publish/sync.ts';

const action = (id: string, kind = 'dataset', uses = 'huggingface/hub-sync@v0.1.0'): string =>
  `on: push\njobs:\n  sync:\n    steps:\n      - uses: ${uses}\n        with:\n          huggingface_repo_id: ${id}\n          repo_type: ${kind}\n`;

describe('a workflow that overwrites acme/tasks from GitHub', () => {
  test.each<readonly [string, string, boolean, boolean]>([
    ['the official action', action('acme/tasks'), false, true],
    ['in quotes, with a comment, in other letters', action('"Acme/Tasks" # ours'), false, true],
    ['the older action', action('acme/tasks', 'dataset', "'nateraw/huggingface-sync-action@main'"), false, true],
    ['another repo', action('acme/other'), true, false],
    ['a Space of the same name', action('acme/tasks', 'space'), true, false],
    ['an id known at run time, in a workflow of the repo', action('${{ github.repository }}'), true, true],
    ['an id known at run time, somewhere else', action('${{ vars.ID }}'), false, false],
    ['another action', action('acme/tasks', 'dataset', 'acme/hub-sync@v1'), true, false],
    ['a comment', action('acme/tasks').replaceAll(/^/gm, '# '), true, false],
    ['a push', 'run: git push --force https://u:$T@huggingface.co/datasets/acme/tasks.git main', false, true],
    ['a push to another repo', 'run: git push https://huggingface.co/datasets/acme/tasks-2', true, false],
    ['a push to a Space', 'run: git push https://huggingface.co/spaces/acme/tasks', true, false],
    ['a clone', 'run: git clone https://huggingface.co/datasets/acme/tasks', true, false],
    ['nothing', '', true, false],
  ])('%s', (_, text, related, expected) => {
    expect(syncsToHub(text, 'acme/tasks', related)).toBe(expected);
    expect(syncsToHub(text.replaceAll('\n', '\r\n'), 'acme/tasks', related)).toBe(expected);
  });
});

test.each([
  ['.github/workflows/a.yml', true],
  ['.github/workflows/A.YAML', true],
  ['.github/workflows/sub/a.yml', false],
  ['.github/a.yml', false],
  ['x/.github/workflows/a.yml', false],
])('isWorkflow %s', (path, expected) => {
  expect(isWorkflow(path)).toBe(expected);
});
