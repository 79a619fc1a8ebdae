import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardWith } from '../../support/cli.ts';
import { startFakeHub } from '../../support/fake-hub/index.ts';
import type { FakeHub } from '../../support/fake-hub/index.ts';
import { environment, ID, propose } from './support.ts';

let hub: FakeHub;
let bot: string;

beforeEach(async () => {
  hub = await startFakeHub();
  bot = hub.addToken({ user: 'bot' });
});

afterEach(async () => {
  expect(hub.rejections).toEqual([]);
  await hub.stop();
});

describe('the life of a proposal', () => {
  test('nothing to do', async () => {
    hub.addRepo({ id: ID, files: environment('rl-environment', 'harbor', 'openenv', 'verifiers') });
    const run = await propose(hub, { token: bot });
    expect(run).toMatchObject({ operation: 'none', pull: null, writes: 0 });
  });

  test('create, then nothing', async () => {
    hub.addRepo({ id: ID, files: environment() });
    const run = await propose(hub, { token: bot });
    console.log(run.stop, run.reads, run.judging, run.writes, hub.discussion(ID, 1).comments[0]?.text, hub.read(ID, 'README.md', 'refs/pr/1'));
    console.log(hub.requests.map((r) => `${r.method} ${r.url}`).join('\n'));
    const again = await propose(hub, { token: bot });
    console.log(again.stop, again.reads, again.judging, again.writes, again.plan?.decision);
  });
});
