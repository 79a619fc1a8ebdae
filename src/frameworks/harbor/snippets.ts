import { baseName } from '../../repository/listing.ts';
import { CHECKED_AGAINST } from '../releases.ts';
import { isPlainName } from '../support/names.ts';
import { REPO_PLACEHOLDER } from '../types.ts';
import type { Command, Snippet, Taskset } from '../types.ts';
import { harborCode } from './codes.ts';

/** More names than this make a command that nobody types. */
const MOST_NAMES = 12;

const INSTALL: Command = { words: ['pip', 'install', `harbor==${CHECKED_AGAINST.harbor}`] };

/** What a command needs to know of its taskset. */
export interface SnippetInput {
  readonly repoId: string | null;
  readonly tasks: Taskset['tasks'];
  /** Folders of the tasks that load, and of all. */
  readonly good: readonly string[];
  readonly all: readonly string[];
}

/** `harbor run` for a dataset of registry.json (H1, H30). */
export function registrySnippet(
  dataset: { readonly name: string; readonly version: string; readonly registry: string },
  input: SnippetInput,
): Snippet | null {
  const place = dataset.registry === 'registry.json' ? [] : [option('--registry-path', dataset.registry)].flat();
  return runSnippet([...option('--dataset', `${dataset.name}@${dataset.version}`), ...place], input);
}

/** `harbor run` for a folder of tasks: `tasks` needs no `--path` (H2, H3). */
export function folderSnippet(folder: string, input: SnippetInput): Snippet | null {
  return runSnippet(folder === 'tasks' ? [] : option('--path', folder), input);
}

/** A clone and `--path` in it, for what no git door brings (H16, H17). */
export function localSnippet(folder: string, repoId: string | null): Snippet | null {
  if (!isPlainName(folder)) return null;
  const id = repoId ?? REPO_PLACEHOLDER;
  const local = baseName(id);
  const path = folder === '.' ? `./${local}` : `./${local}/${folder}`;
  return {
    setup: [INSTALL],
    run: [
      { words: ['hf', 'download', id, '--repo-type', 'dataset', '--local-dir', `./${local}`] },
      { words: ['harbor', 'run', '--path', path] },
    ],
  };
}

/** An option and its value; in one word where the value could be taken for an option. */
function option(name: string, value: string): readonly string[] {
  return value.startsWith('-') ? [`${name}=${value}`] : [name, value];
}

function runSnippet(words: readonly string[], input: SnippetInput): Snippet | null {
  if (input.tasks.ok === 0 && input.tasks.unread === 0) return null;
  if (!words.every(isPlainName)) return null;
  const url = `https://huggingface.co/datasets/${input.repoId ?? REPO_PLACEHOLDER}`;
  const start = ['harbor', 'run', '--repo', url, ...words];
  if (input.tasks.broken === 0) return { setup: [INSTALL], run: [{ words: start }] };
  // One broken task stops the job of all, so the good ones are named (H20, H22).
  const { good, all } = input;
  const names = [...new Set(good.map(baseName))];
  const { ok, broken } = input.tasks;
  if (names.length > MOST_NAMES || !namesAreExact(names, good, all) || !names.every(isPlainName)) {
    const comment = { code: harborCode('harbor-snippet-many'), args: { broken } };
    return { setup: [INSTALL], run: [{ words: start }], comment };
  }
  const filter = names.flatMap((name) => option('--include-task-name', name));
  const comment = { code: harborCode('harbor-snippet-some'), args: { ok, broken } };
  return { setup: [INSTALL], run: [{ words: [...start, ...filter] }], comment };
}

/** Whether the names, which Harbor takes for globs, hit the good tasks only. */
function namesAreExact(names: readonly string[], good: readonly string[], all: readonly string[]): boolean {
  // A name with `[` does not arrive in the first place (H14).
  if (names.some((name) => /[*?]/.test(name))) return false;
  const wanted = new Set(names);
  const kept = new Set(good);
  return all.every((directory) => kept.has(directory) || !wanted.has(baseName(directory)));
}
