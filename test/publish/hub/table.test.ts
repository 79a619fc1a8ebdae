import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardWith, harborTasks } from '../../support/cli.ts';
import { startFakeHub } from '../../support/fake-hub/index.ts';
import type { FakeHub } from '../../support/fake-hub/index.ts';
import { alignedTable } from '../../support/markdown.ts';
import { environment, ID, propose, removed } from './support.ts';

const ALL = ['rl-environment', 'harbor', 'openenv'];

let hub: FakeHub;
let bot: string;

beforeEach(async () => {
  hub = await startFakeHub();
  bot = hub.addToken({ user: 'bot' });
});

afterEach(async () => {
  await hub.stop();
});

/** The life of a proposal, and what each step costs: `docs/hub-life-cycle.md` (`npm test -- -u` writes it anew). */
test('the table of the requests of each step is up to date', async () => {
  const rows: string[][] = [];
  const step = async (name: string, send: typeof fetch = fetch): Promise<void> => {
    const run = await propose(hub, { token: bot, fetch: send });
    const reason = run.plan?.decision.reason ?? '';
    expect(run.stop).toBeNull();
    const counts = [run.reads - run.judging, run.writes].map(String);
    const nothing = run.closed.length === 0 ? `nothing (${reason})` : 'closes its own again';
    rows.push([name, run.operation === 'none' ? nothing : run.operation, ...counts]);
  };
  const commit = (changes: Record<string, string | null>): string => hub.commitTo(ID, 'main', changes, 'ann');

  hub.addRepo({ id: ID, files: environment(...ALL) });
  await step('the card carries its tags');
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('text'), ...harborTasks('sets/a', 'sets/b') } });
  await step('tags are missing');
  await step('again');
  commit({ 'README.md': `${cardWith('text')}\nMore.\n` });
  await step('the text of the card changes');
  commit({ 'README.md': cardWith('text'), ...harborTasks('tasks/a') });
  await step('another framework loads the repo');
  hub.commitTo(ID, 'refs/pr/1', { 'notes.md': 'x' }, 'ann');
  await step('a person pushes to the branch');
  hub.close(ID, 1, 'acme');
  await step('a person closes it');
  hub.addRepo({ id: ID, files: environment() });
  hub.openPullRequest(ID, { author: 'ann', title: 'Tags', changes: { 'README.md': cardWith('text', ...ALL) } });
  await step('somebody else’s pull request brings the tags');
  hub.addRepo({ id: ID, files: environment() });
  await step('tags are missing');
  commit({ 'README.md': cardWith('code', ...ALL) });
  await step('main gets the tags another way');
  hub.addRepo({ id: ID, files: environment() });
  await step('tags are missing');
  commit(removed(harborTasks('tasks/a', 'tasks/b')));
  await step('what they rest on is gone');
  hub.addRepo({ id: ID, files: environment() });
  await step('tags are missing');
  commit({ 'README.md': cardWith('text', 'code') });
  await step('the card changes so that it cannot be merged');
  hub.merge(ID, 2, 'acme');
  await step('it is merged');
  commit({ 'README.md': cardWith('text') });
  await step('the merged tags vanish');
  hub.addRepo({ id: ID, files: environment() });
  let inner: Promise<void> | null = null;
  await step('two runs at once: the slower one', async (input, init) => {
    if (inner === null && String(input).includes('/preupload/')) {
      inner = step('two runs at once: the faster one');
      await inner;
    }
    return await fetch(input, init);
  });

  const head = ['step', 'what envcard does', 'reads', 'writes'];
  await expect(page([head, ...rows])).toMatchFileSnapshot('../../../docs/hub-life-cycle.md');
});

function page(rows: readonly (readonly string[])[]): string {
  return `# The life of a proposal on the Hub

What \`envcard propose\` does in each state of a repo with two tasks, and the requests that it takes. Every step follows the one
above it on the same repo, except where tags are missing anew. Made by \`test/publish/hub/table.test.ts\` on the stand-in for the Hub.

${alignedTable(rows)}

The requests that judging takes come on top: the repo with its names, the card, and the task files. The reads here are the
account, the list of pull requests, each open one with its card and each closed one that may be ours, the Hub's own check of
the card, the question how the card is to be sent, and a second look after every write.
`;
}
