import { afterEach, describe, expect, test } from 'vitest';
import { answerGraphql } from '../../support/fake-github/graphql.ts';
import { ACTIONS_TOKEN, startFakeGithub } from '../../support/fake-github/index.ts';
import type { FakeGithub } from '../../support/fake-github/index.ts';
import { answerFault, EXCERPT, filled, match, requestFaults } from '../../support/fake-github/official.ts';

let fake: FakeGithub | null = null;

afterEach(async () => {
  await fake?.stop();
  fake = null;
});

describe('the excerpt of GitHub’s description of its REST API', () => {
  test('names the release it comes from', () => {
    expect(EXCERPT['x-source']).toMatch(/^@octokit\/openapi \d+\.\d+\.\d+ /);
  });

  test('finds what is wrong with a request', () => {
    const create = match('POST', '/repos/me/envs/git/refs');
    expect(create?.params).toEqual({ owner: 'me', repo: 'envs' });
    if (create === null) return;
    const none = new URLSearchParams();
    expect(requestFaults(create, none, { ref: 'refs/heads/x', sha: 'a' })).toEqual([]);
    expect(requestFaults(create, none, { ref: 'refs/heads/x' })).toHaveLength(1);
    expect(requestFaults(create, none, { ref: 1, sha: 'a' })).toHaveLength(1);
    expect(requestFaults(create, none, { ref: 'x', sha: 'a', key: 'x' })).toHaveLength(1);
    expect(requestFaults(create, new URLSearchParams('page=1'), { ref: 'x', sha: 'a' })).toHaveLength(1);
    expect(match('POST', '/repos/me/envs/hooks')).toBeNull();
  });

  test('finds what is wrong with an answer', () => {
    const create = match('POST', '/repos/me/envs/git/refs');
    if (create === null) throw new Error('not described');
    const ref = filled('git-ref', { ref: 'refs/heads/x', object: { sha: 'a'.repeat(40) } });
    expect(answerFault(create, 201, ref)).toBeNull();
    expect(answerFault(create, 201, { ...ref, object: null })).toMatch(/object/);
    expect(answerFault(create, 202, ref)).toMatch(/not described/);
    expect(answerFault(create, 503, { message: 'x', documentation_url: '' })).toBeNull();
  });
});

describe('GitHub’s schema of its GraphQL API', () => {
  test.each([
    ['query { repository(owner: "me", name: "envs") { nothing } }', /nothing/],
    ['query ($x: String!) { viewer { login } }', /never used/],
    ['mutation { createCommitOnBranch(input: {}) { commit { oid } } }', /expectedHeadOid/],
  ])('refuses %s', async (query, fault) => {
    fake = await startFakeGithub({ files: {} });
    const faults: string[] = [];
    const report = (text: string): void => {
      faults.push(text);
    };
    await answerGraphql({ query, variables: {} }, fake.repo, ACTIONS_TOKEN, 'https://github.example', report);
    expect(faults.join('\n')).toMatch(fault);
  });
});

describe('pull requests move as on GitHub', () => {
  test('closed when their branch is reset to the base or deleted, merged when the base holds it', async () => {
    fake = await startFakeGithub({ files: { 'a.txt': 'a\n' } });
    const { repo } = fake;
    const main = repo.git.branch('main');
    for (const head of ['reset', 'gone', 'merged']) {
      repo.push(head, { [`${head}.txt`]: 'x\n' }, head, { from: main });
      repo.open({ head, login: 'ann', title: head });
    }
    repo.move('reset', main);
    repo.move('gone', null);
    repo.move('main', repo.git.branch('merged'));
    expect(repo.pulls.map(({ state, merged }) => [state, merged])).toEqual([
      ['closed', false],
      ['closed', false],
      ['closed', true],
    ]);
    expect(() => repo.reopen(1, 'ann')).toThrow();
    expect(() => repo.reopen(2, 'ann')).toThrow();
  });
});
