import { expect, test } from 'vitest';
import { isRepoId, repoIdOfRemote, repoIdOfRemotes } from '../../src/cli/repo-id.ts';

test.each<[string, string | null]>([
  ['https://huggingface.co/datasets/acme/tasks', 'acme/tasks'],
  ['https://huggingface.co/datasets/acme/tasks.git', 'acme/tasks'],
  ['https://huggingface.co/datasets/acme/tasks/', 'acme/tasks'],
  ['https://user:hf_secret@huggingface.co/datasets/acme/tasks', 'acme/tasks'],
  ['https://hf.co/datasets/acme/tasks', 'acme/tasks'],
  ['git@hf.co:datasets/acme/tasks', 'acme/tasks'],
  ['git@hf.co:datasets/acme/tasks.git', 'acme/tasks'],
  ['hf.co:/datasets/acme/tasks', 'acme/tasks'],
  ['ssh://git@hf.co/datasets/acme/tasks', 'acme/tasks'],
  ['ssh://git@hf.co:22/datasets/acme/tasks', 'acme/tasks'],
  ['  https://HUGGINGFACE.co/datasets/acme/my.tasks_1-x\n', 'acme/my.tasks_1-x'],
  ['https://huggingface.co/acme/model', null],
  ['https://huggingface.co/spaces/acme/app', null],
  ['https://huggingface.co/datasets/acme', null],
  ['https://huggingface.co/datasets/acme/tasks/tree/main', null],
  ['https://huggingface.co.evil.example/datasets/acme/tasks', null],
  ['https://github.com/datasets/acme/tasks', null],
  ['git@github.com:datasets/acme/tasks', null],
  ['file:///datasets/acme/tasks', null],
  ['../datasets/acme/tasks', null],
  ['C:\\datasets\\acme\\tasks', null],
  ['', null],
  [`https://huggingface.co/datasets/acme/${'t'.repeat(5000)}`, null],
])('%j: %s', (url, wanted) => {
  expect(repoIdOfRemote(url)).toBe(wanted);
});

test('the first dataset among the remotes', () => {
  expect(repoIdOfRemotes(['git@github.com:a/b', 'git@hf.co:datasets/c/d', 'https://hf.co/datasets/e/f'])).toBe('c/d');
  expect(repoIdOfRemotes([])).toBeNull();
});

test.each<[string, boolean]>([
  ['a/b', true],
  ['Acme-1/my.tasks_v2', true],
  ['a', false],
  ['a/b/c', false],
  ['-a/b', false],
  ['a/..', false],
  ['a /b', false],
])('%j is an id: %s', (text, wanted) => {
  expect(isRepoId(text)).toBe(wanted);
});
