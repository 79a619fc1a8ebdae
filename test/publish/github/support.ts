import { afterEach, expect } from 'vitest';
import { audit } from '../../../src/audit.ts';
import type { Audit } from '../../../src/audit.ts';
import { DEFAULT_CONFIG } from '../../../src/config/defaults.ts';
import type { RootConfig } from '../../../src/config/types.ts';
import { proposeOnGithub } from '../../../src/publish/github.ts';
import type { GithubOutcome, GithubWishes } from '../../../src/publish/github.ts';
import type { ProposalSource } from '../../../src/publish/proposal.ts';
import { memoryRepository } from '../../../src/repository/memory.ts';
import type { Repository } from '../../../src/repository/types.ts';
import { cardWith, harborTasks } from '../../support/cli.ts';
import { ACTIONS_TOKEN, startFakeGithub } from '../../support/fake-github/index.ts';
import type { FakeGithub, FakeToken } from '../../support/fake-github/index.ts';

/** Planted: whoever says it has leaked it. */
const TOKEN = 'ghs_plantedPlantedPlantedPlanted1234';
export const BRANCH = 'envcard/tags';

const running: FakeGithub[] = [];

afterEach(async () => {
  for (const fake of running.splice(0)) {
    await fake.stop();
    expect(fake.violations).toEqual([]);
  }
});

/** Two tasks that load, and a card without the tags of an environment. */
export function environment(...tags: string[]): Record<string, string> {
  return { 'README.md': cardWith('text', ...tags), ...harborTasks('tasks/a', 'tasks/b') };
}

/** A stand-in with one repository, that stops with the test and must have seen nothing against the descriptions. */
export async function github(
  files: Readonly<Record<string, string | Uint8Array>> = environment(),
  { token = ACTIONS_TOKEN, isPrivate = false }: { token?: FakeToken; isPrivate?: boolean } = {},
): Promise<FakeGithub> {
  const fake = await startFakeGithub({ files, isPrivate });
  fake.tokens.set(TOKEN, token);
  running.push(fake);
  return fake;
}

export interface RunOptions extends Partial<Omit<GithubWishes, 'head' | 'serverUrl' | 'version'>> {
  /** Folders that are judged. */
  readonly roots?: readonly string[];
  readonly config?: Partial<RootConfig>;
  readonly token?: string;
  /** The card as the work tree has it, where that differs from the branch. */
  readonly checkedOut?: (bytes: Uint8Array) => Uint8Array;
  /** What was judged, when it is not the tip. */
  readonly head?: string;
}

/** Files below a folder of a branch, as a repository. */
function treeOf(fake: FakeGithub, commit: string, root: string, card?: Uint8Array): Repository {
  const files: Record<string, Uint8Array> = {};
  const prefix = root === '' ? '' : `${root}/`;
  for (const [path, bytes] of fake.repo.git.files(commit)) {
    if (path.startsWith(prefix)) files[path.slice(prefix.length)] = bytes;
  }
  if (card !== undefined) files['README.md'] = card;
  return memoryRepository(files);
}

/** Equal commits are judged once. */
const judged = new Map<string, Promise<Audit>>();

/** Judges the base branch and proposes, as the Action does. Waiting takes no time. */
export async function propose(fake: FakeGithub, options: RunOptions = {}): Promise<GithubOutcome> {
  const { roots = [''], token = TOKEN, checkedOut } = options;
  const base = options.base ?? null;
  const head = options.head ?? fake.repo.git.branch(base ?? fake.repo.defaultBranch) ?? '';
  const config = { ...DEFAULT_CONFIG, ...options.config };
  const judge = async (root: string, card?: Uint8Array): Promise<ProposalSource> => {
    const key = JSON.stringify([head, root, config, card?.join()]);
    const repository = treeOf(fake, head, root, card);
    const judging =
      judged.get(key) ?? audit({ repository, repoId: null, config, configPath: null, schemaChecker: null });
    judged.set(key, judging);
    return { audit: await judging, config, card: root === '' ? 'README.md' : `${root}/README.md` };
  };
  const sources = await Promise.all(
    roots.map(async (root) => {
      const source = await judge(root);
      const bytes = source.audit.cardBytes;
      return checkedOut === undefined || bytes === null ? source : await judge(root, checkedOut(bytes));
    }),
  );
  const { remove = false, title = null, commitMessage = null, labels = [], draft = false, branch = BRANCH } = options;
  return await proposeOnGithub({
    token,
    repository: fake.repo.fullName,
    apiUrl: fake.url,
    wishes: {
      base,
      branch,
      head,
      remove,
      title,
      commitMessage,
      labels,
      draft,
      serverUrl: 'https://github.example',
      version: '0.0.0',
    },
    sources,
    judgeAgain: async (source, card) => await judge(source.card.split('/').slice(0, -1).join('/'), card),
    sleep: () => Promise.resolve(),
  });
}

/** Codes of what was said. */
export function codes({ messages }: GithubOutcome): string[] {
  return messages.map(({ code }) => code);
}

/** Tags of a card. */
export function tagsOf(text: string | null): string[] {
  return [...(text ?? '').matchAll(/^- (\S+)$/gm)].map(([, tag]) => tag ?? '');
}
