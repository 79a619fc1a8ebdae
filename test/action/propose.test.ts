import { describe, expect, test } from 'vitest';
import { cardWith } from '../support/cli.ts';
import { BRANCH, environment, github, propose, sentences, WANTED } from './propose-support.ts';

describe('the life of a pull request, step by step', () => {
  test('nothing to do, created, unchanged, updated, declined, merged, vanished', async () => {
    const fake = await github(environment(...WANTED));
    const idle = await propose(fake);
    expect(idle.exitCode).toBe(0);
    expect(idle.outputs).toMatchObject({
      changed: 'false',
      'pull-request-operation': 'none',
      'pull-request-number': '',
    });
    expect(fake.takeCounts()).toEqual({ reads: 1, writes: 0 });

    fake.repo.push('main', { 'README.md': cardWith('text') });
    const created = await propose(fake);
    expect(created.stderr).toBe('');
    expect(created.outputs).toMatchObject({
      verdict: 'findings',
      changed: 'true',
      'pull-request-operation': 'created',
      'pull-request-number': '1',
      'pull-request-url': 'https://github.com/me/envs/pull/1',
    });
    // The open pull request repairs what was found.
    expect(created.exitCode).toBe(0);
    expect(created.summary).toContain('### Pull request');
    expect(fake.takeCounts()).toEqual({ reads: 1, writes: 3 });
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('text', ...WANTED));

    const again = await propose(fake);
    expect(again.exitCode).toBe(0);
    expect(again.outputs).toMatchObject({
      changed: 'false',
      'pull-request-operation': 'none',
      'pull-request-number': '1',
    });
    expect(fake.takeCounts()).toEqual({ reads: 2, writes: 0 });

    fake.repo.push('main', { 'README.md': cardWith('code') });
    const updated = await propose(fake);
    expect(updated.outputs).toMatchObject({ changed: 'true', 'pull-request-operation': 'updated' });
    expect(fake.takeCounts()).toEqual({ reads: 2, writes: 4 });
    expect(fake.repo.pull(1).state).toBe('open');

    fake.repo.push('main', { 'README.md': cardWith('code', ...WANTED) });
    const closed = await propose(fake);
    expect(closed.exitCode).toBe(0);
    expect(closed.outputs).toMatchObject({
      changed: 'true',
      'pull-request-operation': 'closed',
      'pull-request-number': '1',
    });
    expect(fake.takeCounts()).toEqual({ reads: 3, writes: 3 });

    fake.repo.push('main', { 'README.md': cardWith('text') });
    await propose(fake);
    fake.repo.merge(2);
    fake.takeCounts();
    const done = await propose(fake);
    expect(done.outputs['changed']).toBe('false');
    fake.repo.push('main', { 'README.md': cardWith('text') });
    fake.takeCounts();
    const vanished = await propose(fake);
    expect(vanished.exitCode).toBe(1);
    expect(sentences(vanished)).toContain('was merged, and its tags are gone again');
    expect(fake.takeCounts().writes).toBe(0);
  });

  test('a person closes it: declined, and the step fails as before', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.close(1, 'Ann');
    fake.takeCounts();
    const result = await propose(fake);
    expect(result.exitCode).toBe(1);
    expect(result.outputs['pull-request-operation']).toBe('none');
    expect(sentences(result)).toContain('was closed without merging');
    expect(fake.takeCounts().writes).toBe(0);
  });

  test('a person pushes to the branch: left alone, and only what it brings is repaired', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.push(BRANCH, { 'README.md': cardWith('text', 'harbor') }, 'Less');
    const less = await propose(fake);
    expect(less.exitCode).toBe(1);
    expect(sentences(less)).toContain('commits that are not from envcard');
    fake.repo.push(BRANCH, { 'README.md': cardWith('text', 'mine', ...WANTED) }, 'More');
    expect((await propose(fake)).exitCode).toBe(0);
  });

  test('someone else brings the tags: linked', async () => {
    const fake = await github();
    fake.repo.openFromFork('bob', 'tags', { 'README.md': cardWith('text', ...WANTED) });
    const result = await propose(fake);
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({
      'pull-request-number': '1',
      'pull-request-operation': 'none',
      changed: 'false',
    });
  });

  test('two runs at once make one', async () => {
    const fake = await github();
    const results = await Promise.all([propose(fake), propose(fake)]);
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(fake.repo.pulls).toHaveLength(1);
    expect(fake.repo.git.branches()).toEqual([BRANCH, 'main']);
  });

  test.each([
    [
      'a secondary limit',
      /\/pulls$/,
      { status: 403, headers: { 'retry-after': '1' }, body: { message: 'You have exceeded a secondary rate limit' } },
    ],
    ['half an answer', /envcardCommit/, 'cut-body'],
    ['a slow answer', /envcardSurvey/, { slow: 300 }],
  ] as const)('%s is waited out', async (_, path, answer) => {
    const fake = await github();
    fake.faults.set([{ match: { path }, answer }]);
    const result = await propose(fake);
    expect(fake.faults.left).toBe(0);
    expect(result.outputs['pull-request-operation']).toBe('created');
    expect(fake.repo.pulls).toHaveLength(1);
  });

  test('what cannot be waited out fails the step with one clear error; the next run mends it', async () => {
    const fake = await github();
    fake.faults.set([{ match: { path: /\/pulls$/ }, answer: { status: 429, headers: { 'retry-after': '3600' } } }]);
    const result = await propose(fake);
    expect(result.exitCode).toBe(1);
    const own = result.commands.filter(({ properties }) => properties['title'] === 'envcard');
    expect(own.map(({ command }) => command)).toEqual(['error']);
    expect(own[0]?.data).toMatch(/3600 seconds/u);
    expect(await propose(fake)).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } });
  });
});
