import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../../../src/config/defaults.ts';
import { readMarker } from '../../../src/publish/marker.ts';
import { cardWith, harborTasks } from '../../support/cli.ts';
import { startFakeHub } from '../../support/fake-hub/index.ts';
import type { FakeHub } from '../../support/fake-hub/index.ts';
import { cleanLog, environment, ID, propose, removed } from './support.ts';
import type { HubRun, RunOptions } from './support.ts';

const ALL = ['rl-environment', 'harbor', 'openenv'];
const TITLE = 'Add RL environment tags';
const OPENED = /^POST \/api\/datasets\/acme\/tasks\/commit\/main\?create_pr=1$/;

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

/** Runs once, and once more: the second run must write nothing and change nothing. */
async function step(options: Partial<RunOptions> = {}): Promise<HubRun> {
  const run = await propose(hub, { token: bot, ...options });
  const state = hub.snapshot();
  const again = await propose(hub, { token: bot, ...options, reconsider: false });
  expect([again.operation, again.writes, again.stop]).toEqual(['none', 0, null]);
  expect(hub.snapshot()).toEqual(state);
  return run;
}

function start(files: Readonly<Record<string, string>> = environment()): void {
  hub.addRepo({ id: ID, files });
}

function texts(number: number): string[] {
  return hub.discussion(ID, number).comments.map(({ text }) => text);
}

const writes = (): string[] => hub.requests.filter((one) => one.isWrite).map((one) => `${one.method} ${one.url}`);

describe('the life of a proposal', () => {
  test('nothing to do: nothing is written', async () => {
    start(environment(...ALL));
    const run = await step();
    expect(run).toMatchObject({ operation: 'none', pull: null, writes: 0 });
    expect(run.plan?.decision).toMatchObject({ action: 'leave', reason: 'nothing-to-do' });
  });

  test('a repo that is no environment: nothing is written', async () => {
    start({ 'README.md': cardWith('text'), 'data.csv': 'a,b\n1,2\n' });
    expect(await step()).toMatchObject({ operation: 'none', writes: 0 });
  });

  test('create: one commit opens it, on the commit that was judged', async () => {
    start();
    const main = hub.oid(ID);
    const run = await step();
    expect(run).toMatchObject({ operation: 'created', writes: 1, pull: { number: 1 }, closed: [], stop: null });
    expect(run.pull?.url).toBe(`${hub.url}/datasets/${ID}/discussions/1`);
    expect(writes()).toEqual([expect.stringMatching(OPENED)]);
    const pull = hub.discussion(ID, 1);
    expect(pull).toMatchObject({ title: TITLE, author: 'bot', status: 'open' });
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text', ...ALL));
    expect(hub.read(ID, 'README.md')).toBe(cardWith('text'));
    expect(hub.repo(ID).commit('refs/pr/1').parents).toEqual([main]);
    const marker = readMarker(texts(1)[0] ?? '');
    expect(marker?.changes.map(({ kind, tag, card }) => [kind, tag, card])).toEqual(
      ALL.map((tag) => ['add', tag, 'README.md']),
    );
  });

  test('the repo changes so that more is wanted: the same pull request is updated', async () => {
    start({ 'README.md': cardWith('text'), ...harborTasks('sets/easy/a', 'sets/easy/b') });
    await step();
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text', 'rl-environment', 'harbor'));
    hub.commitTo(ID, 'main', harborTasks('tasks/a'), 'ann');
    cleanLog(hub);
    const run = await step();
    expect(run).toMatchObject({ operation: 'updated', pull: { number: 1 }, writes: 2 });
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text', ...ALL));
    expect(hub.repo(ID).discussions).toHaveLength(1);
    expect(writes().map((line) => line.replace(/[0-9a-f]{24}/, 'CID'))).toEqual([
      `POST /api/datasets/${ID}/discussions/1/comment/CID/edit`,
      `POST /api/datasets/${ID}/commit/refs%2Fpr%2F1`,
    ]);
    expect(texts(1)).toHaveLength(1);
    expect(texts(1)[0]).toContain('### Adds `openenv`');
  });

  test('the text of the card changes on main: the pull request still merges, so it is left', async () => {
    start();
    await step();
    hub.commitTo(ID, 'main', { 'README.md': `${cardWith('text')}\nMore text.\n` }, 'ann');
    expect(await step()).toMatchObject({ operation: 'none', writes: 0 });
    hub.merge(ID, 1, 'acme');
    expect(hub.read(ID, 'README.md')).toBe(`${cardWith('text', ...ALL)}\nMore text.\n`);
    expect(await step()).toMatchObject({ operation: 'none', writes: 0 });
  });

  test('the tags change on main so that it cannot be merged: a new one replaces it', async () => {
    start();
    await step();
    hub.commitTo(ID, 'main', { 'README.md': cardWith('text', 'code') }, 'ann');
    const run = await step();
    expect(run).toMatchObject({
      operation: 'created',
      writes: 3,
      pull: { number: 2 },
      closed: [{ number: 1, reason: 'conflict' }],
    });
    expect(hub.discussion(ID, 1).status).toBe('closed');
    expect(texts(1)).toHaveLength(2);
    expect(hub.read(ID, 'README.md', 'refs/pr/2')).toBe(cardWith('text', 'code', ...ALL));
    hub.merge(ID, 2, 'acme');
    expect(hub.read(ID, 'README.md')).toBe(cardWith('text', 'code', ...ALL));
  });

  test.each([
    ['the card', { 'README.md': cardWith('text', 'harbor') }, 'ann'],
    ['another file', { 'notes.md': 'x' }, 'ann'],
    ['another file, by the account that proposed', { 'notes.md': 'x' }, 'bot'],
  ])('a person pushes %s to the branch: it is left alone', async (_, changes, author) => {
    start({ 'README.md': cardWith('text'), ...harborTasks('sets/easy/a') });
    await step();
    hub.commitTo(ID, 'refs/pr/1', changes, author);
    hub.commitTo(ID, 'main', harborTasks('tasks/a'), 'ann');
    const run = await step();
    expect(run).toMatchObject({ operation: 'none', writes: 0, pull: { number: 1 } });
    expect(run.plan?.decision.reason).toBe('touched');
    hub.commitTo(ID, 'main', { 'README.md': cardWith('text', ...ALL) }, 'ann');
    expect(await step()).toMatchObject({ operation: 'none', writes: 0 });
  });

  test('closed without merging: declined, tag by tag', async () => {
    start({ 'README.md': cardWith('text'), ...harborTasks('sets/easy/a') });
    await step();
    hub.close(ID, 1, 'acme');
    const declined = await step();
    expect(declined).toMatchObject({ operation: 'none', writes: 0 });
    expect(declined.plan?.decision).toMatchObject({ reason: 'declined', linked: { number: 1 } });
    hub.commitTo(ID, 'main', harborTasks('tasks/a'), 'ann');
    const run = await step();
    expect(run).toMatchObject({ operation: 'created', writes: 1, pull: { number: 2 } });
    expect(hub.read(ID, 'README.md', 'refs/pr/2')).toBe(cardWith('text', 'openenv'));
    expect(texts(2)[0]).toMatch(/`harbor`: an earlier pull request with it was closed without merging \(#1\)/);
    hub.close(ID, 2, 'acme');
    expect(await step()).toMatchObject({ operation: 'none', writes: 0 });
    const raised = await step({ reconsider: true });
    expect(raised).toMatchObject({ operation: 'created', pull: { number: 3 } });
    expect(hub.read(ID, 'README.md', 'refs/pr/3')).toBe(cardWith('text', ...ALL));
  });

  test('somebody else’s open pull request brings the tags: it is linked, not doubled', async () => {
    start();
    const changes = { 'README.md': `---\ntags: [text, ${ALL.join(', ')}]\n---\n` };
    hub.openPullRequest(ID, { author: 'ann', title: 'Tags', changes });
    const run = await step();
    expect(run).toMatchObject({ operation: 'none', writes: 0 });
    expect(run.plan?.decision).toMatchObject({
      reason: 'elsewhere',
      linked: { number: 1, url: expect.stringMatching(/\/1$/) },
    });
    hub.close(ID, 1, 'ann');
    expect(await step()).toMatchObject({ operation: 'created', pull: { number: 2 } });
  });

  test('somebody else’s brings a part: only the rest is proposed', async () => {
    start();
    hub.openPullRequest(ID, {
      author: 'ann',
      title: 'Tags',
      changes: { 'README.md': cardWith('text', 'rl-environment', 'harbor') },
    });
    hub.openPullRequest(ID, { author: 'ben', title: 'no card', changes: { 'other.md': 'x' } });
    expect(await step()).toMatchObject({ operation: 'created', pull: { number: 3 } });
    expect(hub.read(ID, 'README.md', 'refs/pr/3')).toBe(cardWith('text', 'openenv'));
    expect(texts(3)[0]).toMatch(/`harbor`: another open pull request brings it already \(#1\)/);
  });

  test('main gets the tags another way: one comment, closed, and that declines nothing', async () => {
    start();
    await step();
    hub.commitTo(ID, 'main', { 'README.md': cardWith(...ALL, 'text') }, 'ann');
    cleanLog(hub);
    const run = await step();
    expect(run).toMatchObject({ operation: 'closed', writes: 2, closed: [{ number: 1, reason: 'carried' }] });
    expect(hub.discussion(ID, 1).status).toBe('closed');
    expect(texts(1)).toHaveLength(2);
    expect(texts(1)[1]).toBe('The card carries these tags now, so this is closed. Thank you.');
    hub.commitTo(ID, 'main', { 'README.md': cardWith('text') }, 'ann');
    expect(await step()).toMatchObject({ operation: 'created', pull: { number: 2 } });
  });

  test('what it rests on goes: closed; it comes back: proposed anew', async () => {
    start();
    await step();
    hub.commitTo(ID, 'main', removed(harborTasks('tasks/a', 'tasks/b')), 'ann');
    const run = await step();
    expect(run).toMatchObject({ operation: 'closed', writes: 2, closed: [{ number: 1, reason: 'obsolete' }] });
    hub.commitTo(ID, 'main', harborTasks('tasks/a'), 'ann');
    expect(await step()).toMatchObject({ operation: 'created', pull: { number: 2 } });
  });

  test('a person opens again what envcard closed: left alone', async () => {
    start();
    await step();
    hub.commitTo(ID, 'main', removed(harborTasks('tasks/a', 'tasks/b')), 'ann');
    await step();
    hub.reopen(ID, 1, 'acme');
    const run = await step();
    expect(run).toMatchObject({ operation: 'none', writes: 0 });
    expect(run.plan?.decision.reason).toBe('reopened');
    hub.commitTo(ID, 'main', harborTasks('tasks/a', 'tasks/b'), 'ann');
    expect(await step()).toMatchObject({ operation: 'updated', writes: 1 });
  });

  test('merged: nothing; merged tags vanish: reported, not proposed in a loop', async () => {
    start();
    await step();
    hub.merge(ID, 1, 'acme');
    expect(await step()).toMatchObject({ operation: 'none', writes: 0 });
    hub.commitTo(ID, 'main', { 'README.md': cardWith('text') }, 'sync');
    const run = await step();
    expect(run).toMatchObject({ operation: 'none', writes: 0 });
    expect(run.plan?.decision).toMatchObject({ reason: 'vanished', linked: { number: 1 } });
    expect(run.plan?.wanted.notProposed.map(({ reason, tag }) => [reason, tag])).toEqual(
      expect.arrayContaining(ALL.map((tag) => ['vanished', tag])),
    );
    expect(await step({ reconsider: true })).toMatchObject({ operation: 'created' });
  });

  test('the owner says never: not proposed, and said in the description', async () => {
    start();
    const config = { ...DEFAULT_CONFIG, frameworks: { openenv: { declareNever: { reason: 'no' } } } };
    await step({ config });
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text', 'rl-environment', 'harbor'));
    expect(texts(1)[0]).toContain('- `openenv`: the settings of this repo say never');
  });

  test('opened under another account: not touched', async () => {
    start();
    await step();
    const other = hub.addToken({ user: 'other' });
    hub.commitTo(ID, 'main', { 'README.md': cardWith(...ALL) }, 'ann');
    const run = await step({ token: other });
    expect(run).toMatchObject({ operation: 'none', writes: 0 });
    expect(run.plan?.decision.reason).toBe('not-mine');
  });

  test('a marker in a later comment, or in a discussion, is none', async () => {
    start();
    await step();
    const body = texts(1)[0] ?? '';
    hub.close(ID, 1, 'acme');
    hub.openDiscussion(ID, { author: 'eve', title: TITLE, text: body });
    hub.openPullRequest(ID, { author: 'eve', title: TITLE, changes: { 'other.md': 'x' }, description: 'hello' });
    hub.comment(ID, 3, 'eve', body);
    const run = await step();
    expect(run.plan?.decision).toMatchObject({ reason: 'declined', linked: { number: 1 } });
  });

  test('several of ours are open: the oldest stays', async () => {
    start();
    await step();
    const changes = { 'README.md': cardWith('text', ...ALL) };
    hub.openPullRequest(ID, { author: 'bot', title: TITLE, changes, description: texts(1)[0] ?? '' });
    const run = await step();
    expect(run).toMatchObject({ operation: 'closed', writes: 2, closed: [{ number: 2, reason: 'duplicate' }] });
    expect(texts(2)[1]).toMatch(/^An older pull request .* declines nothing\. \(#1\)$/);
  });

  test('two runs at once: one pull request stays', async () => {
    start();
    const runs = await Promise.all([propose(hub, { token: bot }), propose(hub, { token: bot })]);
    const open = hub.repo(ID).discussions.filter(({ status }) => status === 'open');
    expect(open.map(({ num }) => num)).toEqual([1]);
    expect(runs.map(({ operation }) => operation).toSorted()).toEqual(['created', 'none']);
    await step();
    hub.close(ID, 1, 'acme');
    expect((await step()).plan?.decision.reason).toBe('declined');
  });

  test.each([
    ['before anything is written', /discussions\?/],
    ['after the check of the card', /validate-yaml/],
    ['just before the commit', /preupload/],
  ])('the other run is faster, %s: its pull request stays', async (_, place) => {
    start();
    let others: Promise<HubRun> | null = null;
    const run = await propose(hub, {
      token: bot,
      fetch: async (input, init) => {
        if (others === null && place.test(String(input))) {
          others = propose(hub, { token: bot });
          await others;
        }
        return await fetch(input, init);
      },
    });
    expect(others).not.toBeNull();
    expect(run).toMatchObject({ operation: 'none', stop: null });
    expect(
      hub
        .repo(ID)
        .discussions.filter(({ status }) => status === 'open')
        .map(({ num }) => num),
    ).toEqual([1]);
    await step();
  });

  test('two accounts at once: the older pull request stays', async () => {
    start();
    const other = hub.addToken({ user: 'other' });
    await Promise.all([propose(hub, { token: bot }), propose(hub, { token: other })]);
    expect(hub.repo(ID).discussions.map(({ status }) => status)).toEqual(['open', 'closed']);
    await step();
    await step({ token: other });
  });

  test('a repo that was renamed is met under its new name', async () => {
    start();
    hub.rename(ID, 'acme/new-name');
    const run = await propose(hub, { token: bot, id: 'acme/new-name' });
    expect(run).toMatchObject({ operation: 'created', writes: 1 });
  });

  test('the card changes on main while the run is at work: judged again, and once only', async () => {
    start();
    let moved = false;
    const run = await propose(hub, {
      token: bot,
      fetch: async (input, init) => {
        if (!moved && /preupload/.test(String(input))) {
          moved = true;
          hub.commitTo(ID, 'main', { 'README.md': cardWith('text', 'code') }, 'ann');
        }
        return await fetch(input, init);
      },
    });
    expect(run).toMatchObject({ operation: 'created', writes: 1, revision: hub.oid(ID) });
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe(cardWith('text', 'code', ...ALL));
  });

  test('a repo that never holds still is given up after three repeats, and nothing is written', async () => {
    start();
    let count = 0;
    const run = await propose(hub, {
      token: bot,
      fetch: async (input, init) => {
        if (/preupload/.test(String(input))) {
          count += 1;
          hub.commitTo(ID, 'main', { 'README.md': cardWith('text', `code-${count}`) }, 'ann');
        }
        return await fetch(input, init);
      },
    });
    expect(run).toMatchObject({ operation: 'none', writes: 0, stop: { code: 'moving' } });
    expect(count).toBe(4);
  });

  test('a person closes it while it is being updated: declined', async () => {
    start({ 'README.md': cardWith('text'), ...harborTasks('sets/easy/a') });
    await step();
    hub.commitTo(ID, 'main', harborTasks('tasks/a'), 'ann');
    let closed = false;
    const run = await propose(hub, {
      token: bot,
      fetch: async (input, init) => {
        if (!closed && /commit\/refs/.test(String(input))) {
          closed = true;
          hub.close(ID, 1, 'acme');
        }
        return await fetch(input, init);
      },
    });
    expect(run).toMatchObject({ operation: 'none', stop: null });
    expect(run.plan?.decision).toMatchObject({ reason: 'declined', linked: { number: 1 } });
    await step();
  });

  test('the header becomes one that cannot be edited: the open pull request is left', async () => {
    start();
    await step();
    hub.commitTo(ID, 'main', { 'README.md': '---\nx: &t [a]\ntags: *t\n---\n' }, 'ann');
    expect((await step()).plan?.decision.reason).toBe('undecided');
  });

  test('the repo becomes gated: the open pull request is left', async () => {
    start();
    await step();
    hub.repo(ID).gated = 'manual';
    expect((await step()).plan?.decision.reason).toBe('undecided');
  });

  test('a description without its marker is somebody else’s: linked, not doubled', async () => {
    start();
    await step();
    hub.editComment(ID, 1, 0, 'Nothing here.');
    expect((await step()).plan?.decision).toMatchObject({ reason: 'elsewhere', linked: { number: 1 } });
  });

  test('closed, and its description hidden: declined all the same', async () => {
    start();
    await step();
    hub.close(ID, 1, 'acme');
    hub.hideComment(ID, 1, 0, 'acme');
    const run = await step();
    expect(run).toMatchObject({ operation: 'none', writes: 0 });
    expect(run.plan?.decision).toMatchObject({ reason: 'declined', linked: { number: 1 } });
    expect(await step({ reconsider: true })).toMatchObject({ operation: 'created', pull: { number: 2 } });
  });

  test('words that people add to the description do not matter', async () => {
    start();
    await step();
    hub.editComment(ID, 1, 0, `Hello!\n\n${texts(1)[0] ?? ''}\n\nThanks, I will look at it.`);
    expect((await step()).plan?.decision.reason).toBe('up-to-date');
  });

  test('many pull requests: all pages are read', async () => {
    await hub.stop();
    hub = await startFakeHub({ discussionsPageSize: 2 });
    bot = hub.addToken({ user: 'bot' });
    start();
    await step();
    for (let i = 0; i < 7; i += 1)
      hub.openPullRequest(ID, { author: 'ann', title: 'Data', changes: { 'x.txt': String(i) } });
    expect((await step()).plan?.decision.reason).toBe('up-to-date');
    hub.close(ID, 1, 'acme');
    expect((await step()).plan?.decision.reason).toBe('declined');
  });
});
