import { describe, expect, test } from 'vitest';
import { hubGuess, parseTarget } from '../../src/cli/target.ts';

const hub = (id: string, revision: string | null = null): object => ({ kind: 'hub', id, revision });
const folder = (path: string): object => ({ kind: 'directory', path });

test.each<[string, object]>([
  ['.', folder('.')],
  ['acme/tasks', folder('acme/tasks')],
  ['/tmp/x', folder('/tmp/x')],
  ['-x', folder('-x')],
  ['hf:acme/tasks', hub('acme/tasks')],
  ['hf:acme/tasks@main', hub('acme/tasks', 'main')],
  ['hf:acme/tasks@refs/pr/3', hub('acme/tasks', 'refs/pr/3')],
  ['hf:datasets/acme/tasks', hub('acme/tasks')],
  ['HF:acme/tasks', hub('acme/tasks')],
  ['https://huggingface.co/datasets/acme/tasks', hub('acme/tasks')],
  ['https://huggingface.co/datasets/acme/tasks/', hub('acme/tasks')],
  ['https://huggingface.co/datasets/acme/tasks.git', hub('acme/tasks')],
  ['https://huggingface.co/datasets/acme/tasks?not-for-all-audiences=true#x', hub('acme/tasks')],
  ['https://hf.co/datasets/acme/tasks', hub('acme/tasks')],
  ['huggingface.co/datasets/acme/tasks', hub('acme/tasks')],
  ['https://huggingface.co/datasets/acme/tasks/tree/v1.0', hub('acme/tasks', 'v1.0')],
  ['https://huggingface.co/datasets/acme/tasks/tree/main/tasks/a', hub('acme/tasks', 'main')],
  ['https://huggingface.co/datasets/acme/tasks/blob/main/README.md', hub('acme/tasks', 'main')],
  ['https://huggingface.co/datasets/acme/tasks/tree/refs%2Fpr%2F3', hub('acme/tasks', 'refs/pr/3')],
  ['https://huggingface.co/datasets/acme/tasks/tree/refs/convert/parquet', hub('acme/tasks', 'refs/convert/parquet')],
  ['https://huggingface.co/datasets/acme/tasks/viewer/default/train', hub('acme/tasks')],
  ['https://huggingface.co/datasets/acme/tasks/discussions/1', hub('acme/tasks')],
])('%s', (text, wanted) => {
  expect(parseTarget(text)).toEqual(wanted);
});

test.each<[string, RegExp]>([
  ['', /empty/],
  ['a\0b', /NUL/],
  ['hf:tasks', /is not hf:OWNER\/NAME/],
  ['hf:a/b/c', /is not hf:OWNER\/NAME/],
  ['hf:acme/tasks@', /no usable revision/],
  ['hf:acme/tasks@a..b', /no usable revision/],
  ['hf:acme/tasks@-x', /no usable revision/],
  ['hf:spaces/acme/app', /is a Space/],
  ['https://huggingface.co/spaces/acme/app', /is a Space/],
  ['https://huggingface.co/acme/model', /is a model/],
  ['https://huggingface.co/acme/model/tree/main', /is a model/],
  ['https://huggingface.co/datasets/acme', /names no dataset repo/],
  ['https://huggingface.co/datasets', /names no dataset repo/],
  ['https://huggingface.co', /names no dataset repo/],
  ['https://huggingface.co.evil.example/datasets/acme/tasks', /not an address of the Hub/],
  ['https://github.com/acme/tasks', /not an address of the Hub/],
  ['https://', /not an address/],
  ['ssh://git@hf.co/datasets/a/b', /give a folder/],
])('%j is refused', (text, why) => {
  const form = parseTarget(text);
  expect(form.kind === 'refused' ? form.why : form).toMatch(why);
});

describe('a path that does not exist', () => {
  test.each<[string, string | null]>([
    ['acme/tasks', 'hf:acme/tasks'],
    ['acme/tasks@v1', 'hf:acme/tasks@v1'],
    ['acme', null],
    ['./acme/tasks', null],
    ['acme/tasks/a', null],
    ['acme/tasks@', null],
    ['../tasks', null],
  ])('%s: %s', (path, wanted) => {
    expect(hubGuess(path)).toBe(wanted);
  });
});
