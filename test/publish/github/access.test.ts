import { describe, expect, test } from 'vitest';
import { githubSentence, isSafeOrigin } from '../../../src/publish/github.ts';
import { readMarker } from '../../../src/publish/marker.ts';
import { ACTIONS_TOKEN } from '../../support/fake-github/index.ts';
import { cardWith } from '../../support/cli.ts';
import { BRANCH, codes, environment, github, propose } from './support.ts';

const PERSON = { login: 'ann', kind: 'user', contents: 'write', pullRequests: 'write' } as const;

describe('a branch for proposals that is the base branch', () => {
  test.each([
    ['itself', 'main', {}],
    ['itself, with nothing to propose', 'main', { 'README.md': cardWith('rl-environment', 'harbor', 'openenv') }],
  ])('%s: nothing is written', async (_, branch, files) => {
    const fake = await github({ ...environment(), ...files });
    const before = fake.repo.git.branch('main');
    const outcome = await propose(fake, { branch });
    expect(codes(outcome)).toEqual(['github-branch-is-base']);
    expect(outcome).toMatchObject({ changed: false, operation: 'none', counts: { writes: 0 } });
    expect(fake.repo.git.branch('main')).toBe(before);
  });

  test('by the name of the branch beside it: it is not taken away', async () => {
    const fake = await github();
    fake.repo.push('release-next', environment());
    const outcome = await propose(fake, { branch: 'release', base: 'release-next' });
    expect(codes(outcome)).toEqual(['github-branch-is-base']);
    expect(fake.repo.git.branches()).toEqual(['main', 'release-next']);
  });
});

describe('a token that may not', () => {
  test('write to branches: a notice names the permission, and nothing is made', async () => {
    const fake = await github(environment(), { token: { ...ACTIONS_TOKEN, contents: 'read', pullRequests: 'read' } });
    const outcome = await propose(fake);
    expect(outcome.messages).toMatchObject([{ level: 'notice', code: 'github-needs-contents' }]);
    expect(outcome.messages.map(githubSentence).join()).toContain('permissions: contents: write');
    expect(outcome).toMatchObject({ operation: 'none', changed: false });
    expect(outcome.repaired).toEqual(new Set());
    expect(fake.repo.git.branches()).toEqual(['main']);
  });

  test('open pull requests: the branch is ready, and a link opens it by hand, marker included', async () => {
    const fake = await github(environment(), { token: { ...ACTIONS_TOKEN, pullRequests: 'read' } });
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['github-needs-pulls', 'github-compare']);
    expect(outcome.messages.every(({ level }) => level === 'notice')).toBe(true);
    const link = new URL(outcome.messages[1]?.link ?? '');
    expect(link.origin).toBe('https://github.example');
    expect(link.pathname).toBe(`/me/envs/compare/main...${BRANCH}`);
    expect(link.searchParams.get('title')).toBe('Add RL environment tags');
    const body = link.searchParams.get('body') ?? '';
    expect(readMarker(body)?.changes).toHaveLength(3);
    // A person opens it: it is known as ours, and kept up.
    fake.repo.open({ head: BRANCH, login: 'ann', title: 'Tags', body });
    expect(codes(await propose(fake))).toEqual(['pull-up-to-date']);
    // Nothing of the branch has to be written again; the description may not be changed.
    fake.repo.push('main', { 'README.md': cardWith('code') });
    expect(codes(await propose(fake))).toEqual(['github-needs-pulls']);
    expect(fake.repo.mergeable(1)).toBe(true);
  });

  test('open pull requests, by the setting of the repository', async () => {
    const fake = await github();
    fake.repo.actionsMayPropose = false;
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['github-setting', 'github-compare']);
    expect(outcome.messages[0]?.link).toBe('https://github.example/me/envs/settings/actions');
    expect(outcome.messages.map(githubSentence).join()).toContain(
      'Allow GitHub Actions to create and approve pull requests',
    );
    expect(fake.repo.git.branches()).toEqual([BRANCH, 'main']);
    // The second run makes no second branch, and once the setting is on it goes on where the first stopped.
    expect(await propose(fake)).toMatchObject({ changed: false });
    fake.repo.actionsMayPropose = true;
    expect(await propose(fake)).toMatchObject({ operation: 'created', counts: { reads: 2, writes: 1 } });
  });

  test('a person opens it without the marker: kept up by its branch', async () => {
    const fake = await github();
    fake.repo.actionsMayPropose = false;
    await propose(fake);
    fake.repo.open({ head: BRANCH, login: 'ann', title: 'My title', body: 'My words' });
    expect(codes(await propose(fake))).toEqual(['pull-up-to-date']);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    expect(codes(await propose(fake))).toEqual(['pull-updated']);
    expect(fake.repo.pull(1)).toMatchObject({ title: 'My title', body: 'My words', state: 'open' });
    // Closed, it declines what it showed.
    fake.repo.close(1, 'ann');
    expect(codes(await propose(fake))).toEqual(['pull-declined']);
  });

  test('see pull requests of a private repository', async () => {
    const token = { ...ACTIONS_TOKEN, pullRequests: 'none' } as const;
    const fake = await github(environment(), { token, isPrivate: true });
    expect(codes(await propose(fake))).toEqual(['github-needs-read']);
    expect(fake.repo.git.branches()).toEqual(['main']);
  });

  test('see the repository at all', async () => {
    const token = { ...PERSON, contents: 'none', pullRequests: 'none' } as const;
    const fake = await github(environment(), { token, isPrivate: true });
    expect(codes(await propose(fake))).toEqual(['github-not-found']);
  });

  test('be used any more', async () => {
    const fake = await github();
    const outcome = await propose(fake, { token: 'ghp_expiredExpired' });
    expect(outcome.messages).toMatchObject([{ level: 'error', code: 'github-unauthorized' }]);
  });
});

describe('a repository that', () => {
  test('is archived', async () => {
    const fake = await github();
    fake.repo.archived = true;
    const outcome = await propose(fake);
    expect(outcome.messages).toMatchObject([{ level: 'notice', code: 'github-archived' }]);
    expect(outcome.counts.writes).toBe(0);
  });

  test('guards the branch: a notice names it', async () => {
    const fake = await github();
    fake.repo.guarded.add(BRANCH);
    const outcome = await propose(fake);
    expect(outcome.messages).toMatchObject([{ level: 'notice', code: 'github-protected' }]);
    expect(fake.repo.git.branches()).toEqual(['main']);
  });

  test('guards the branch after it was made: left as it is', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.guarded.add(BRANCH);
    fake.repo.push('main', { 'README.md': cardWith('code') });
    expect(codes(await propose(fake))).toEqual(['github-protected']);
    fake.repo.guarded.clear();
    expect(codes(await propose(fake))).toEqual(['pull-updated']);
    expect(fake.repo.git.branches()).toEqual([BRANCH, 'main']);
  });

  test('has no such base branch', async () => {
    const fake = await github();
    const outcome = await propose(fake, { base: 'release', head: fake.repo.git.branch('main') ?? '' });
    expect(outcome.messages).toMatchObject([{ level: 'error', code: 'github-no-base' }]);
  });

  test('has another default branch: it is asked for', async () => {
    const fake = await github();
    fake.repo.push('trunk', { 'x.txt': 'x\n' }, 'x', { from: fake.repo.git.branch('main') });
    fake.repo.defaultBranch = 'trunk';
    await propose(fake);
    expect(fake.repo.pull(1).base).toBe('trunk');
  });

  test('has the branch under another base', async () => {
    const fake = await github();
    fake.repo.push('dev', { 'x.txt': 'x\n' }, 'x', { from: fake.repo.git.branch('main') });
    await propose(fake, { base: 'dev' });
    const outcome = await propose(fake);
    expect(outcome.messages).toMatchObject([{ level: 'error', code: 'github-branch-in-use' }]);
    expect(outcome.counts.writes).toBe(0);
    expect(await propose(fake, { branch: 'envcard/main' })).toMatchObject({ operation: 'created' });
  });

  test('has a person’s branch of that name', async () => {
    const fake = await github();
    fake.repo.push(BRANCH, { 'x.txt': 'x\n' }, 'Mine', { from: fake.repo.git.branch('main') });
    const before = fake.repo.git.branch(BRANCH);
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['github-branch-touched']);
    expect(fake.repo.git.branch(BRANCH)).toBe(before);
  });

  test('has no drafts: a ready one, with a word', async () => {
    const fake = await github();
    fake.repo.draftsSupported = false;
    const outcome = await propose(fake, { draft: true });
    expect(codes(outcome)).toEqual(['pull-created', 'github-no-drafts']);
    expect(fake.repo.pull(1).draft).toBe(false);
  });
});

describe('checks that do not start by themselves', () => {
  test('are spoken of where the workflow’s own token acts', async () => {
    const fake = await github();
    await propose(fake);
    expect(fake.repo.pull(1).body).toContain('Checks do not start by themselves here');
  });

  test.each([
    ['a person', PERSON],
    ['an App', { ...PERSON, login: 'cards[bot]', kind: 'app' as const }],
  ])('are not where %s does', async (_, token) => {
    const fake = await github(environment(), { token });
    await propose(fake);
    expect(fake.repo.pull(1).body).not.toContain('Checks do not start');
  });
});

test.each([
  ['https://api.github.com', true],
  ['https://ghe.example/api/v3', true],
  ['http://127.0.0.1:8080', true],
  ['http://localhost:1', true],
  ['http://ghe.example/api/v3', false],
  ['http://127.0.0.1.example', false],
  ['https://user:pass@api.github.com', false],
  ['ftp://127.0.0.1', false],
  ['api.github.com', false],
])('a token may go to %s: %s', (address, safe) => {
  expect(isSafeOrigin(address)).toBe(safe);
});
