import { describe, expect, test } from 'vitest';
import { readMarker } from '../../../src/publish/marker.ts';
import type { FakeGithub } from '../../support/fake-github/index.ts';
import { cardWith } from '../../support/cli.ts';
import { BRANCH, codes, environment, github, propose, tagsOf } from './support.ts';
import type { RunOptions } from './support.ts';

const WANTED = ['rl-environment', 'harbor', 'openenv'];
/** Events that closed a pull request, ours or GitHub's. */
function closings(fake: FakeGithub, number: number): (string | null)[] {
  return fake.repo.pull(number).events.flatMap(({ event, by }) => (event === 'closed' ? [by] : []));
}

/** A second run right behind: it must find nothing to do. */
async function settled(fake: FakeGithub, options: RunOptions = {}): Promise<string[]> {
  const again = await propose(fake, options);
  expect(again.counts.writes).toBe(0);
  expect(again.changed).toBe(false);
  return codes(again);
}

describe('the life of a proposal', () => {
  test('nothing to do', async () => {
    const fake = await github(environment(...WANTED));
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-nothing']);
    expect(outcome.counts).toEqual({ reads: 1, writes: 0 });
  });

  test('create, with evidence; then a run that changes nothing writes nothing', async () => {
    const fake = await github();
    const before = fake.repo.git.branch('main');
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-created']);
    expect(outcome).toMatchObject({ operation: 'created', changed: true, pull: { number: 1 } });
    expect(outcome.counts).toEqual({ reads: 1, writes: 3 });
    expect([...outcome.repaired].toSorted()).toEqual(WANTED.map((tag) => `add ${tag} README.md`).toSorted());
    const pull = fake.repo.pull(1);
    expect(pull).toMatchObject({ title: 'Add RL environment tags', head: BRANCH, base: 'main', draft: false });
    expect(pull.body).toContain('loads 2 of 2 tasks');
    expect(pull.body).toContain('Only the YAML header changes');
    expect(readMarker(pull.body)?.changes).toHaveLength(3);
    // One commit on top of the base branch, that changes nothing but the card's header.
    const info = fake.repo.git.info(fake.repo.git.branch(BRANCH) ?? '');
    expect(info.parents).toEqual([before]);
    expect(fake.repo.git.changed(before ?? '', info.oid).map(({ path }) => path)).toEqual(['README.md']);
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('text', ...WANTED));
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('the repo changes: one more commit, and the description says the new state', async () => {
    const fake = await github();
    await propose(fake, { config: { frameworks: { openenv: { declareNever: { reason: 'no' } } } } });
    expect(tagsOf(fake.repo.text(BRANCH, 'README.md'))).not.toContain('openenv');
    const outcome = await propose(fake);
    expect(outcome.operation).toBe('updated');
    // The cards on the base branch are the same: commit on top, change the description.
    expect(outcome.counts).toEqual({ reads: 2, writes: 2 });
    expect(tagsOf(fake.repo.text(BRANCH, 'README.md'))).toContain('openenv');
    expect(readMarker(fake.repo.pull(1).body)?.changes.map(({ tag }) => tag)).toContain('openenv');
    expect(closings(fake, 1)).toEqual([]);
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('the card on the base branch changes: the branch is moved once to a finished commit', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.push('main', { 'README.md': `${cardWith('code')}More words.\n` });
    expect(fake.repo.mergeable(1)).toBe(false);
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-updated']);
    expect(outcome.counts).toEqual({ reads: 2, writes: 4 });
    expect(closings(fake, 1)).toEqual([]);
    expect(fake.repo.pull(1).state).toBe('open');
    expect(fake.repo.mergeable(1)).toBe(true);
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(`${cardWith('code', ...WANTED)}More words.\n`);
    expect(fake.repo.git.branches().toSorted()).toEqual([BRANCH, 'main']);
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('other files of the base branch change: nothing is written', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.push('main', { 'notes.txt': 'x\n' });
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
    expect(fake.repo.mergeable(1)).toBe(true);
  });

  test('a person pushes to the branch: it is left alone, whatever happens', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.push(BRANCH, { 'README.md': cardWith('text', 'rl-environment', 'harbor', 'mine') }, 'My words');
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-touched']);
    expect(outcome).toMatchObject({ operation: 'none', counts: { writes: 0 }, pull: { number: 1 } });
    // Only what the branch really brings is repaired.
    expect(outcome.repaired).toEqual(new Set(['add rl-environment README.md', 'add harbor README.md']));
    fake.repo.push('main', { 'README.md': cardWith('text', ...WANTED) });
    expect(await settled(fake)).toEqual(['pull-touched']);
    expect(fake.repo.pull(1).state).toBe('open');
  });

  test.each([
    ['amends our commit', 'README.md', cardWith('text', 'amended')],
    ['adds another file under our message', 'other.txt', 'x\n'],
  ])('a person %s: left alone', async (_, path, text) => {
    const fake = await github();
    await propose(fake);
    const { message } = fake.repo.git.info(fake.repo.pull(1).oid);
    fake.repo.push(BRANCH, { [path]: text }, message);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    expect(await settled(fake)).toEqual(['pull-touched']);
  });

  test('a person closes it: declined tag by tag', async () => {
    const fake = await github();
    await propose(fake, { config: { frameworks: { openenv: { declareNever: { reason: 'no' } } } } });
    fake.repo.close(1, 'Ann');
    const declined = await propose(fake, { config: { frameworks: { openenv: { declareNever: { reason: 'no' } } } } });
    expect(codes(declined)).toEqual(['pull-declined']);
    expect(declined.counts.writes).toBe(0);
    expect(declined.repaired).toEqual(new Set());
    // Another tag is another question.
    const outcome = await propose(fake);
    expect(outcome).toMatchObject({ operation: 'created', pull: { number: 2 } });
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('text', 'openenv'));
    expect(fake.repo.pull(2).body).toContain('an earlier pull request with it was closed without merging');
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
    expect(fake.repo.mergeable(2)).toBe(true);
  });

  test('a person opens it again: the decline is taken back', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.close(1, 'Ann');
    expect(await settled(fake)).toEqual(['pull-declined']);
    fake.repo.reopen(1, 'Ann');
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('someone else’s pull request brings the tags: linked, not doubled', async () => {
    const fake = await github();
    fake.repo.push('mine', { 'README.md': cardWith('text', ...WANTED) }, 'Tags', {
      from: fake.repo.git.branch('main'),
    });
    fake.repo.open({ head: 'mine', login: 'bob', title: 'Add tags' });
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-elsewhere']);
    expect(outcome.pull).toMatchObject({ number: 1 });
    expect(outcome.counts).toEqual({ reads: 2, writes: 0 });
    expect(outcome.repaired.size).toBe(3);
  });

  test('a fork’s pull request counts too, one that only touches other files does not', async () => {
    const fake = await github();
    fake.repo.openFromFork('eve', BRANCH, { 'notes.txt': 'x\n' });
    fake.repo.openFromFork('bob', 'tags', { 'README.md': cardWith('text', ...WANTED) });
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-elsewhere']);
    expect(outcome.pull).toMatchObject({ number: 2 });
  });

  test('someone else brings some of the tags: the rest is proposed', async () => {
    const fake = await github();
    fake.repo.openFromFork('bob', 'tags', { 'README.md': cardWith('text', 'harbor') });
    const outcome = await propose(fake);
    expect(outcome.operation).toBe('created');
    expect(tagsOf(fake.repo.text(BRANCH, 'README.md'))).toEqual(['text', 'rl-environment', 'openenv']);
    expect(fake.repo.pull(2).body).toContain('another open pull request brings it already (#1)');
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('our marker in a fork’s pull request means nothing', async () => {
    const fake = await github();
    await propose(fake);
    const { body } = fake.repo.pull(1);
    fake.repo.close(1, 'Ann');
    fake.repo.pulls.length = 0;
    fake.repo.move(BRANCH, null);
    fake.repo.openFromFork('eve', BRANCH, { 'notes.txt': 'x\n' }, { body });
    fake.repo.close(1, 'eve');
    const outcome = await propose(fake);
    expect(outcome).toMatchObject({ operation: 'created', pull: { number: 2 } });
  });

  test('the base branch gets the tags: closed with a word, and nothing is declined', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.push('main', { 'README.md': cardWith('text', ...WANTED) });
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-closed-carried']);
    expect(outcome).toMatchObject({ operation: 'closed', pull: { number: 1 }, counts: { writes: 3 } });
    expect(fake.repo.pull(1)).toMatchObject({ state: 'closed', merged: false });
    expect(fake.repo.pull(1).comments).toHaveLength(1);
    expect(fake.repo.pull(1).comments[0]?.body).toContain('The card carries these tags now');
    expect(fake.repo.git.branches()).toEqual(['main']);
    expect(await settled(fake)).toEqual(['pull-nothing']);
    // Were it a decline, this would not be proposed.
    fake.repo.push('main', { 'README.md': cardWith('text') });
    expect(await propose(fake)).toMatchObject({ operation: 'created', pull: { number: 2 } });
  });

  test('what it rests on is gone: closed; what cannot be seen any more: left', async () => {
    const fake = await github();
    await propose(fake);
    const gone = Object.fromEntries(Object.keys(environment()).map((path) => [path, null]));
    fake.repo.push('main', { ...gone, 'README.md': cardWith('text') });
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-closed-obsolete']);
    expect(await settled(fake)).toEqual(['pull-nothing']);
  });

  test('merged tags vanish: reported, not proposed in a loop', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.merge(1, 'squash');
    expect(await settled(fake)).toEqual(['pull-nothing']);
    fake.repo.push('main', { 'README.md': cardWith('text') }, 'Sync from the Hub');
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-vanished']);
    expect(outcome.counts.writes).toBe(0);
    expect(outcome.repaired).toEqual(new Set());
  });

  test('after a merge the branch is used again for what comes next', async () => {
    const fake = await github();
    await propose(fake, { config: { frameworks: { openenv: { declareNever: { reason: 'no' } } } } });
    fake.repo.merge(1, 'squash');
    const outcome = await propose(fake);
    expect(outcome).toMatchObject({ operation: 'created', pull: { number: 2 } });
    expect(fake.repo.git.changed(fake.repo.git.branch('main') ?? '', fake.repo.pull(2).oid)).toHaveLength(1);
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });
});

describe('one pull request per repo', () => {
  test('known again by its marker, when the input names another branch', async () => {
    const fake = await github();
    await propose(fake, { branch: 'old/name' });
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    expect(await propose(fake)).toMatchObject({ operation: 'updated', pull: { number: 1 } });
    expect(fake.repo.text('old/name', 'README.md')).toBe(cardWith('code', ...WANTED));
    expect(fake.repo.git.branches()).toEqual(['main', 'old/name']);
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('a younger one is closed, and declines nothing', async () => {
    const fake = await github();
    await propose(fake);
    const { title, body, oid } = fake.repo.pull(1);
    fake.repo.move('envcard/second', oid);
    fake.repo.open({ head: 'envcard/second', login: 'github-actions[bot]', title, body });
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-closed-duplicate']);
    expect(fake.repo.pull(2)).toMatchObject({ state: 'closed' });
    expect(fake.repo.pull(2).comments[0]?.body).toContain('(#1)');
    expect(fake.repo.pull(1).state).toBe('open');
    expect(outcome.repaired.size).toBe(3);
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('one that envcard closed and a person opened again is left open', async () => {
    const fake = await github();
    await propose(fake);
    const head = fake.repo.pull(1).oid;
    fake.repo.push('main', { 'README.md': cardWith('text', ...WANTED) });
    await propose(fake);
    fake.repo.move(BRANCH, head);
    fake.repo.reopen(1, 'Ann');
    expect(await settled(fake)).toEqual(['pull-reopened']);
    expect(fake.repo.pull(1).state).toBe('open');
  });

  test('what cannot be judged now is left as it is', async () => {
    const fake = await github();
    await propose(fake);
    // The task files are there, but only as pointers: nothing is decided.
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 100\n`;
    fake.repo.push('main', { 'tasks/a/task.toml': pointer, 'tasks/b/task.toml': pointer });
    expect(await settled(fake)).toEqual(['pull-undecided']);
    expect(fake.repo.pull(1).state).toBe('open');
  });
});

test('a repository that does not keep still is given up on, with a word', async () => {
  const fake = await github();
  fake.faults.set([{ match: { path: /\/git\/refs$/ }, answer: { status: 409 }, times: 1000 }]);
  const outcome = await propose(fake);
  expect(outcome.messages).toMatchObject([{ level: 'error', code: 'github-restless' }]);
  expect(outcome.counts).toEqual({ reads: 5, writes: 5 });
});

describe('what a dead run left', () => {
  const dead = async (fake: FakeGithub, path: RegExp): Promise<void> => {
    fake.faults.set([{ match: { path }, answer: 'reset', times: 1000 }]);
    await propose(fake);
    fake.faults.set([]);
  };

  test('is used when it is still wanted', async () => {
    const fake = await github();
    await dead(fake, /\/pulls$/);
    expect(fake.repo.git.branches()).toEqual([BRANCH, 'main']);
    expect(await propose(fake)).toMatchObject({ operation: 'created', counts: { reads: 2, writes: 1 } });
  });

  test('is made anew when the base branch has moved on', async () => {
    const fake = await github();
    await dead(fake, /envcardCommit/);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    expect(await propose(fake)).toMatchObject({ operation: 'created', counts: { writes: 3 } });
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('code', ...WANTED));
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test.each([/\/pulls$/, /envcardCommit/])('goes when nothing is wanted any more (%s)', async (path) => {
    const fake = await github();
    await dead(fake, path);
    fake.repo.push('main', { 'README.md': cardWith('text', ...WANTED) });
    expect(codes(await propose(fake))).toEqual(['pull-nothing']);
    expect(fake.repo.git.branches()).toEqual(['main']);
    expect(await settled(fake)).toEqual(['pull-nothing']);
  });

  test.each([/envcardRefs/, /envcardCommit/])('in a move goes with the next (%s)', async (path) => {
    const fake = await github();
    await propose(fake);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    await dead(fake, path);
    expect(fake.repo.git.branches()).toEqual([BRANCH, `${BRANCH}-next`, 'main']);
    fake.repo.push('main', { 'README.md': cardWith('math') });
    expect(codes(await propose(fake))).toEqual(['pull-updated']);
    expect(fake.repo.git.branches()).toEqual([BRANCH, 'main']);
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('math', ...WANTED));
    expect(fake.repo.pull(1).state).toBe('open');
  });

  test('a declined pull request keeps its branch, for whoever wants to open it again', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.close(1, 'Ann');
    await settled(fake);
    expect(fake.repo.git.branches()).toEqual([BRANCH, 'main']);
  });
});

describe('two at once', () => {
  test.each([0, 40, 150])('make one pull request (the second starts %i ms later)', async (delay) => {
    const fake = await github();
    const second = new Promise((resolve) => {
      setTimeout(resolve, delay);
    }).then(() => propose(fake));
    const outcomes = await Promise.all([propose(fake), second]);
    expect(fake.repo.pulls).toHaveLength(1);
    expect(fake.repo.pull(1).state).toBe('open');
    expect(outcomes.map(({ operation }) => operation)).toContain('created');
    expect(outcomes.every(({ pull }) => pull?.number === 1)).toBe(true);
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('text', ...WANTED));
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
  });

  test('move the branch once', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    await Promise.all([propose(fake), propose(fake)]);
    expect(closings(fake, 1)).toEqual([]);
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('code', ...WANTED));
    expect(await settled(fake)).toEqual(['pull-up-to-date']);
    expect(fake.repo.git.branches().toSorted()).toEqual([BRANCH, 'main']);
  });

  test.each(['envcardCommit', 'envcardRefs'])('a person pushes to the branch just before %s: kept', async (step) => {
    const fake = await github();
    await propose(fake);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    let pushed: string | null = null;
    fake.meanwhile = ({ path }) => {
      if (path.endsWith(step) && pushed === null) pushed = fake.repo.push(BRANCH, { 'note.txt': 'x\n' }, 'Mine');
    };
    const outcome = await propose(fake);
    fake.meanwhile = null;
    expect(codes(outcome)).toEqual(['pull-touched']);
    expect(fake.repo.git.branch(BRANCH)).toBe(pushed);
    expect(fake.repo.pull(1).state).toBe('open');
    expect(await settled(fake)).toEqual(['pull-touched']);
    expect(fake.repo.git.branches().toSorted()).toEqual([BRANCH, 'main']);
  });

  test('the base branch moves meanwhile: what was judged is no longer its tip', async () => {
    const fake = await github();
    let moved = false;
    fake.meanwhile = ({ path }) => {
      if (!path.endsWith('/pulls') || moved) return;
      moved = true;
      fake.repo.push('main', { 'README.md': cardWith('code') });
      fake.faults.set([{ answer: { status: 502 } }]);
    };
    const outcome = await propose(fake);
    fake.meanwhile = null;
    expect(codes(outcome)).toEqual(['github-not-tip']);
    // The run for the new commit mends it.
    const next = await propose(fake);
    expect(next).toMatchObject({ operation: 'created' });
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('code', ...WANTED));
  });
});
