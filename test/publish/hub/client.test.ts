import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHubClient } from '../../../src/publish/hub.ts';
import type { HubClient } from '../../../src/publish/hub.ts';
import { base64 } from '../../../src/publish/hub/base64.ts';
import { readPull, readSummary } from '../../../src/publish/hub/parse.ts';
import { cardWith } from '../../support/cli.ts';
import { startFakeHub } from '../../support/fake-hub/index.ts';
import type { FakeHub } from '../../support/fake-hub/index.ts';
import { clientOf, ID } from './support.ts';

let hub: FakeHub;
let client: HubClient;

beforeEach(async () => {
  hub = await startFakeHub({ discussionsPageSize: 3 });
  client = createHubClient(clientOf(hub, hub.addToken({ user: 'bot' })), ID);
  hub.addRepo({ id: ID, files: { 'README.md': cardWith('text') } });
});

afterEach(async () => {
  await hub.stop();
});

function open(author: string, changes: Record<string, string | null> = { 'a.txt': 'a' }): number {
  return hub.openPullRequest(ID, { author, title: 'A title', changes, description: 'First.' });
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('reading', () => {
  test('all pages of the list, without discussions', async () => {
    for (let i = 0; i < 8; i += 1) {
      if (i % 4 === 3) hub.openDiscussion(ID, { author: 'ann', title: 'A talk', text: 'x' });
      else open(i % 2 === 0 ? 'ann' : 'bot');
    }
    hub.close(ID, 1, 'acme');
    hub.merge(ID, 2, 'acme');
    const answer = await client.pulls();
    expect(answer.ok && answer.value.map(({ number, state, author }) => [number, state, author]).toSorted()).toEqual([
      [1, 'closed', 'ann'],
      [2, 'merged', 'bot'],
      [3, 'open', 'ann'],
      [5, 'open', 'ann'],
      [6, 'open', 'bot'],
      [7, 'open', 'ann'],
    ]);
    expect(hub.counts.reads).toBe(2);
  });

  test('one pull request: description, commits, closings, conflicts', async () => {
    const number = open('ann', { 'README.md': cardWith('text', 'x') });
    hub.commitTo(ID, `refs/pr/${number}`, { 'b.txt': 'b' }, 'ben', 'More');
    hub.comment(ID, number, 'eve', 'Later.');
    hub.close(ID, number, 'ann');
    hub.reopen(ID, number, 'ann');
    hub.commitTo(ID, 'main', { 'README.md': cardWith('text', 'y') }, 'ann');
    expect(await client.pull(number)).toMatchObject({
      ok: true,
      value: {
        number,
        state: 'open',
        author: 'ann',
        description: { text: 'First.' },
        commits: [
          { author: 'ann', title: 'A title' },
          { author: 'ben', title: 'More' },
        ],
        closings: 1,
        conflicts: true,
      },
    });
    hub.hideComment(ID, number, 0, 'acme');
    expect(await client.pull(number)).toMatchObject({ ok: true, value: { description: null } });
  });

  test('the card at a revision, the commit it is at, and that there is none', async () => {
    const number = open('ann', { 'README.md': null });
    expect(await client.card('main')).toEqual({
      ok: true,
      value: { bytes: bytes(cardWith('text')), commit: hub.oid(ID) },
    });
    const gone = await client.card(`refs/pr/${number}`);
    expect(gone).toEqual({ ok: true, value: { bytes: null, commit: hub.oid(ID, `refs/pr/${number}`) } });
    expect(await client.card('refs/pr/99')).toMatchObject({ ok: false, trouble: { code: 'not-found' } });
    expect(hub.rejections).toEqual([]);
  });

  test('who acts, and where main is', async () => {
    expect(await client.whoAmI()).toEqual({ ok: true, value: 'bot' });
    expect(await client.head()).toEqual({ ok: true, value: hub.oid(ID) });
  });

  test('an answer in another form is trouble, not an exception', async () => {
    const answers: unknown[] = [
      null,
      1,
      'x',
      [],
      {},
      { discussions: 1, count: 1 },
      { discussions: [null], count: 'x' },
    ];
    for (const body of answers) {
      hub.faults([{ answer: { status: 200, body }, times: 20 }]);
      for (const request of [
        client.pulls(),
        client.pull(1),
        client.whoAmI(),
        client.head(),
        client.validate('x'),
        client.preupload('main', true, bytes('x')),
      ]) {
        expect(await request, JSON.stringify(body)).toMatchObject({ ok: false, trouble: { code: 'bad-answer' } });
      }
    }
  });
});

describe('what the Hub says of a card', () => {
  test('errors of its own check', async () => {
    expect(await client.validate(cardWith('text'))).toEqual({ ok: true, value: [] });
    const answer = await client.validate('---\ntags: [a\n---\n');
    expect(answer.ok && answer.value).toHaveLength(1);
  });

  test('how it would be sent, and what is there now', async () => {
    const there = hub.repo(ID).leaf('main', 'README.md')?.oid;
    expect(await client.preupload('main', true, bytes('x'))).toEqual({
      ok: true,
      value: { mode: 'regular', ignored: false, current: there },
    });
    hub.commitTo(ID, 'main', { 'README.md': null, '.gitattributes': 'README.md filter=lfs\n' }, 'ann');
    expect(await client.preupload('main', true, bytes('x'))).toMatchObject({
      value: { mode: 'lfs', current: undefined },
    });
  });
});

describe('writing', () => {
  const commit = { title: 'Add RL environment tags', description: 'Body.', bytes: bytes('new\n') };

  test('opens a pull request on a commit, and commits on top of it', async () => {
    const parent = hub.oid(ID);
    hub.commitTo(ID, 'main', { 'a.txt': 'a' }, 'ann');
    expect(await client.commit({ ...commit, revision: 'main', createPr: true, parent })).toEqual({
      ok: true,
      value: { number: 1 },
    });
    expect(hub.repo(ID).commit('refs/pr/1').parents).toEqual([parent]);
    const head = hub.oid(ID, 'refs/pr/1');
    const more = { ...commit, revision: 'refs/pr/1', createPr: false, bytes: bytes('newer\n') };
    expect(await client.commit({ ...more, parent: head })).toEqual({ ok: true, value: { number: null } });
    expect(hub.read(ID, 'README.md', 'refs/pr/1')).toBe('newer\n');
    expect(await client.commit({ ...more, parent: head })).toMatchObject({
      ok: false,
      trouble: { code: 'stale', status: 412 },
    });
    expect(hub.rejections).toEqual([]);
  });

  test('edits the description, renames, closes with one comment', async () => {
    const number = open('bot');
    const pull = await client.pull(number);
    const id = (pull.ok && pull.value.description?.id) || '';
    expect(await client.describe(number, id, 'Second.')).toEqual({ ok: true, value: null });
    expect(await client.rename(number, 'Another title')).toEqual({ ok: true, value: null });
    expect(await client.close(number, 'Bye.')).toEqual({ ok: true, value: null });
    expect(hub.discussion(ID, number)).toMatchObject({ title: 'Another title', status: 'closed' });
    expect(hub.discussion(ID, number).comments.map(({ text }) => text)).toEqual(['Second.', 'Bye.']);
    expect(hub.rejections).toEqual([]);
  });

  test('the address of a page', () => {
    expect(client.page(7)).toBe(`${hub.url}/datasets/${ID}/discussions/7`);
  });
});

test('base64 of any length', () => {
  for (const length of [0, 1, 2, 3, 512, 3 * 8192 - 1, 3 * 8192 + 1, 100_000]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(base64(data)).toBe(Buffer.from(data).toString('base64'));
  }
});

describe('pull requests as JSON', () => {
  const summary = { num: 3, title: 'T', status: 'draft', isPullRequest: true, author: { name: 'ann' } };

  test('a draft is open, a deleted account has no name', () => {
    expect(readSummary(summary)).toEqual({ number: 3, title: 'T', state: 'open', author: 'ann' });
    expect(readSummary({ ...summary, author: undefined })).toMatchObject({ author: null });
  });

  test.each([[{ isPullRequest: false }], [{ num: 0 }], [{ num: 1.5 }], [{ num: '1' }], [{ status: 'odd' }]])(
    '%j is none',
    (change) => {
      expect(readSummary({ ...summary, ...change })).toBeNull();
    },
  );

  test('only the first comment is the description', () => {
    const comment = (id: string, raw: unknown): unknown => ({ id, type: 'comment', data: { latest: { raw } } });
    expect(readPull({ ...summary, events: [comment('a', 'one'), comment('b', 'two')] })?.description).toEqual({
      id: 'a',
      text: 'one',
    });
    expect(readPull({ ...summary, events: [comment('a', 7), comment('b', 'two')] })?.description).toBeNull();
    expect(readPull({ ...summary, events: [] })?.description).toBeNull();
    expect(readPull({ ...summary })).toBeNull();
  });

  test.each([
    [[], false],
    [['README.md'], true],
    [true, true],
    [null, false],
  ])('filesWithConflicts %j', (filesWithConflicts, conflicts) => {
    expect(readPull({ ...summary, events: [], filesWithConflicts })?.conflicts).toBe(conflicts);
  });
});
