import { CHECKED_AGAINST } from '../releases.ts';
import { REPO_PLACEHOLDER } from '../types.ts';
import type { Command, Snippet, Word } from '../types.ts';
import type { PackageReading } from './packages.ts';

const MODEL: readonly Word[] = [
  '--model',
  { shell: '"$MODEL"' },
  '--client.base-url',
  { shell: '"$LLM_URL"' },
  '--no-push',
  '-n',
  '1',
];

function url(repoId: string | null): string {
  return `https://huggingface.co/datasets/${repoId ?? REPO_PLACEHOLDER}`;
}

/** What the flags of a harbor taskset depend on. */
export interface HarborFlags {
  readonly compose: boolean;
  /** Folder names of the good tasks, when others stand in the way. */
  readonly only: readonly string[] | null;
  /** Folder of a registry.json that is not at the root. */
  readonly registryPath: string | null;
}

/** Tasks that are named one by one in a command; more make it unreadable. */
const MAX_NAMED = 30;

/** `vf-eval harbor` for one dataset of registry.json. */
export function harborSnippet(reference: string, repoId: string | null, flags: HarborFlags): Snippet | null {
  if (flags.only !== null && flags.only.length > MAX_NAMED) return null;
  const words: Word[] = [
    ...uvx('verifiers[harbor]'),
    'vf-eval',
    'harbor',
    '--env.taskset.repo',
    url(repoId),
    '--env.taskset.dataset',
    reference,
  ];
  if (flags.registryPath !== null) words.push('--env.taskset.registry-path', flags.registryPath);
  if (flags.only !== null) words.push('--env.taskset.tasks', JSON.stringify(flags.only));
  words.push('--env.agent.runtime.type', 'docker');
  if (flags.compose) words.push('--env.trust-compose');
  return { setup: [], run: [{ words: [...words, ...MODEL] }] };
}

function uvx(requirement: string, ...more: readonly Word[]): Word[] {
  return ['uvx', '--python', '3.13', '--from', `${requirement}==${CHECKED_AGAINST.verifiers}`, ...more];
}

/** Installing an environment package out of the repository, and running it. */
export function packageSnippet(reading: PackageReading, repoId: string | null): Snippet {
  const { candidate, module } = reading;
  // An environment runs over a taskset that the user brings.
  const named: Word[] = reading.kind === 'env' ? [{ shell: '"$TASKSET"' }, '--env.id', module] : [module];
  const comment = reading.kind === 'env' ? { comment: { code: 'verifiers-snippet-env', args: {} } } : {};
  if (candidate.pyproject === null) {
    const clone: Command = {
      words: ['hf', 'download', repoId ?? REPO_PLACEHOLDER, '--repo-type', 'dataset', '--local-dir', 'environment'],
    };
    const run: Word[] = ['env', 'PYTHONPATH=environment', ...uvx('verifiers'), 'vf-eval', ...named, ...MODEL];
    return { setup: [clone], run: [{ words: run }], ...comment };
  }
  const folder = candidate.directory === '' ? '' : `#subdirectory=${candidate.directory}`;
  const run: Word[] = [...uvx('verifiers', '--with', `git+${url(repoId)}${folder}`), 'vf-eval', ...named, ...MODEL];
  return { setup: [], run: [{ words: run }], ...comment };
}

/** The built-in `nemo-gym` taskset over a row file: it needs a file of settings and a running server (V32). */
export function gymSnippet(path: string, repoId: string | null): Snippet {
  const text = [
    '[env.taskset]',
    'id = "nemo-gym"',
    `dataset = ${JSON.stringify(`rows/${path}`)}`,
    '',
    '[env.taskset.task]',
    'resources_url = "http://127.0.0.1:8000"',
    '',
  ].join('\n');
  const download: Command = {
    words: [
      'hf',
      'download',
      repoId ?? REPO_PLACEHOLDER,
      path.startsWith('-') ? `./${path}` : path,
      '--repo-type',
      'dataset',
      '--local-dir',
      'rows',
    ],
  };
  const run: Word[] = [...uvx('verifiers'), 'vf-eval', '@', 'nemo-gym.toml', ...MODEL];
  return {
    setup: [],
    run: [download, { words: run }],
    file: { name: 'nemo-gym.toml', text },
    comment: { code: 'verifiers-snippet-gym', args: {} },
  };
}

/** A named environment over the rows: where it is published is the owner's word, so only its install is shown. */
export function namedSnippet(environment: string, repoId: string | null): Snippet | null {
  if (!environment.includes('/')) return null;
  const name = environment.slice(environment.indexOf('/') + 1);
  return {
    setup: [{ words: ['prime', 'env', 'install', environment] }],
    run: [{ words: ['vf-eval', name, ...MODEL] }],
    comment: { code: 'verifiers-snippet-named', args: { dataset: repoId ?? REPO_PLACEHOLDER } },
  };
}
