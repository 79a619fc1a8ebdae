import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardWith, temporaryTree } from '../support/cli.ts';
import { startFakeHub } from '../support/fake-hub/index.ts';
import type { FakeHub } from '../support/fake-hub/index.ts';
import { runStep } from '../support/runner.ts';
import type { StepOptions, StepResult } from '../support/runner.ts';
import { environment, sentences, WANTED } from './propose-support.ts';

const TOKEN = 'hf_PlantedTokenThatNobodyMaySee';
const ID = 'acme/tasks';

let hub: FakeHub;
const cleanUps: (() => void)[] = [];

beforeEach(async () => {
  hub = await startFakeHub({});
  hub.addToken({ user: 'bot', token: TOKEN });
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  expect(hub.rejections).toEqual([]);
  await hub.stop();
});

async function propose(options: Partial<StepOptions> = {}): Promise<StepResult> {
  const workspace = temporaryTree(environment(...WANTED));
  const result = await runStep({
    workspace: workspace.path,
    ...options,
    inputs: { path: `hf:${ID}`, mode: 'propose', 'propose-to': 'hub', 'hf-token': TOKEN, ...options.inputs },
    env: { HF_ENDPOINT: hub.url, ...options.env },
  });
  cleanUps.push(() => {
    result.cleanUp();
    workspace.remove();
  });
  const { commands, log, outputs, summary, stderr } = result;
  const seen = [commands, log, outputs, summary, stderr, hub.requests.map(({ url }) => url)];
  expect(JSON.stringify(seen)).not.toContain(TOKEN);
  return result;
}

describe('propose-to: hub', () => {
  test('opens a pull request on the Hub, then leaves it', async () => {
    hub.addRepo({ id: ID, files: environment() });
    const first = await propose();
    expect(first.stderr).toBe('');
    expect(first.exitCode).toBe(0);
    expect(first.outputs).toMatchObject({
      changed: 'true',
      'pull-request-number': '1',
      'pull-request-url': `${hub.url}/datasets/${ID}/discussions/1`,
      'pull-request-operation': 'created',
    });
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text', ...WANTED));
    expect(first.summary).toContain('### Pull request');
    const { writes } = hub.counts;
    const second = await propose();
    expect(second.exitCode).toBe(0);
    expect(second.outputs).toMatchObject({
      changed: 'false',
      'pull-request-number': '1',
      'pull-request-operation': 'none',
    });
    expect(hub.counts.writes).toBe(writes);
  });

  test('does several repos, and fails for what stays as it is', async () => {
    hub.addRepo({ id: ID, files: environment() });
    hub.addRepo({ id: 'acme/done', files: environment(...WANTED) });
    hub.addRepo({ id: 'acme/gone', files: environment(), disabled: true });
    const result = await propose({ inputs: { path: `hf:acme/done\nhf:acme/gone\nhf:${ID}\n.` } });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ 'pull-request-operation': 'created', verdict: 'unreadable' });
    expect(sentences(result)).toContain('hf:acme/done: there is nothing to propose');
    expect(sentences(result)).toContain('nothing is proposed for "hf:acme/gone": it cannot be judged');
    expect(sentences(result)).toContain('nothing is proposed for "."');
  });

  test('without a token only checks, with a notice', async () => {
    hub.addRepo({ id: ID, files: environment() });
    const result = await propose({ inputs: { 'hf-token': '' } });
    expect(result.exitCode).toBe(1);
    expect(sentences(result)).toContain('HF_TOKEN');
    expect(hub.counts.writes).toBe(0);
    expect(result.outputs).toMatchObject({ changed: 'false', 'pull-request-operation': 'none' });
  });

  test.each(['pull_request', 'pull_request_target', 'issue_comment'])('only checks on %s', async (eventName) => {
    hub.addRepo({ id: ID, files: environment() });
    const result = await propose({ eventName });
    expect(sentences(result)).toContain('only checks');
    expect(hub.counts.writes).toBe(0);
  });

  test('takes no revision, and no write from hub-repo', async () => {
    hub.addRepo({ id: ID, files: environment() });
    const revision = hub.requests.length;
    expect(sentences(await propose({ inputs: { path: `hf:${ID}@main` } }))).toContain('names a revision');
    expect(sentences(await propose({ inputs: { path: '.', 'hub-repo': ID } }))).toContain(
      'nothing is proposed for "."',
    );
    expect(hub.requests.length).toBeGreaterThan(revision);
    expect(hub.counts.writes).toBe(0);
  });
});
