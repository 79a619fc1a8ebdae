import { isPlainName } from '../support/names.ts';
import { REPO_PLACEHOLDER } from '../types.ts';
import type { Snippet } from '../types.ts';
import { openenvCode } from './codes.ts';

/**
 * One rollout of one task: the index is the first one that starts, since a wrong index runs nothing and says nothing
 * (O11). Nested folders are known from 0.7.0 on (O4).
 */
export function rolloutSnippet(
  repoId: string | null,
  form: 'flat' | 'grouped',
  index: number,
  folder: string,
): Snippet {
  const release = form === 'flat' ? '0.6.0' : '0.7.0';
  const run = [
    'openenv',
    'harbor',
    'rollout',
    '--llm-url',
    { shell: '"$LLM_URL"' },
    '--model',
    { shell: '"$MODEL"' },
    '--dataset',
    repoId ?? REPO_PLACEHOLDER,
    '--task-index',
    String(index),
    '--harness',
    'opencode',
    '--sandbox',
    'docker',
  ];
  const snippet: Snippet = {
    setup: [{ words: ['pip', 'install', `openenv[harbor]>=${release}`] }],
    run: [{ words: run }],
  };
  return isPlainName(folder)
    ? { ...snippet, comment: { code: openenvCode('openenv-snippet-task'), args: { index, folder } } }
    : snippet;
}
