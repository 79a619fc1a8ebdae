import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { cardWith, harborTasks } from '../support/cli.ts';
import { ACTIONS_TOKEN, startFakeGithub } from '../support/fake-github/index.ts';
import type { FakeGithub, FakeToken } from '../support/fake-github/index.ts';
import { runStep } from '../support/runner.ts';
import type { StepOptions, StepResult } from '../support/runner.ts';

/** Planted: neither may be seen anywhere. */
export const TOKEN = 'ghs_plantedPlantedPlantedPlanted5678';
const HUB_TOKEN = 'hf_plantedPlantedPlantedPlanted9012';
export const BRANCH = 'envcard/tags';
export const WANTED: readonly string[] = ['rl-environment', 'harbor', 'openenv'];

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

export function environment(...tags: string[]): Record<string, string> {
  return { 'README.md': cardWith('text', ...tags), ...harborTasks('tasks/a', 'tasks/b') };
}

/** A stand-in for GitHub that stops with the test and must have seen nothing against GitHub's descriptions. */
export async function github(
  files: Readonly<Record<string, string | Uint8Array>> = environment(),
  token: FakeToken = ACTIONS_TOKEN,
): Promise<FakeGithub> {
  const fake = await startFakeGithub({ files });
  fake.tokens.set(TOKEN, token);
  cleanUps.push(async () => {
    await fake.stop();
    expect(fake.violations).toEqual([]);
  });
  return fake;
}

/** A fresh checkout, as `actions/checkout` leaves it. */
export function checkout(
  fake: FakeGithub,
  ref: string = fake.repo.defaultBranch,
  settings: readonly string[] = [],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'envcard-propose-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const [bare, tree] = [join(folder, 'bare'), join(folder, 'tree')];
  fake.repo.git.export(bare);
  const git = (...args: string[]): unknown => execFileSync('git', args, { stdio: 'ignore' });
  git('clone', '--quiet', ...settings.flatMap((one) => ['-c', one]), bare, tree);
  git('-C', tree, 'checkout', '--quiet', '--detach', ref.length === 40 ? ref : `origin/${ref}`);
  return tree;
}

/** Runs the built Action with `mode: propose` on a checkout of the stand-in. */
export async function propose(
  fake: FakeGithub,
  options: Omit<StepOptions, 'workspace'> & { readonly workspace?: string } = {},
): Promise<StepResult> {
  const result = await runStep({
    workspace: checkout(fake),
    token: TOKEN,
    ...options,
    inputs: { mode: 'propose', 'hf-token': HUB_TOKEN, ...options.inputs },
    env: { GITHUB_API_URL: fake.url, GITHUB_SERVER_URL: 'https://ghe.example', ...options.env },
  });
  cleanUps.push(() => result.cleanUp());
  expect(everything(result)).not.toMatch(/planted/i);
  return result;
}

/** All that a step shows to anybody. */
function everything({ commands, log, outputs, summary, stderr }: StepResult): string {
  return JSON.stringify([commands, log, outputs, summary, stderr]);
}

/** Sentences of ours, whatever their level. */
export function sentences({ commands, log }: StepResult): string {
  const own = commands.filter(({ properties }) => properties['title'] === 'envcard').map(({ data }) => data);
  return [...own, ...log].join('\n');
}
