import { expect, test } from 'vitest';
import { cardWith, harborTasks } from '../../support/cli.ts';
import type { FakeGithub } from '../../support/fake-github/index.ts';
import { alignedTable } from '../../support/markdown.ts';
import { BRANCH, environment, github, propose } from './support.ts';

const ALL = ['rl-environment', 'harbor', 'openenv'];
/** Folders that Harbor loads and OpenEnv does not. */
const SETS = { 'README.md': cardWith('text'), ...harborTasks('sets/a', 'sets/b') };

/** The life of a proposal, and what each step costs: `docs/github-life-cycle.md` (`npm test -- -u` writes it anew). */
test('the table of the requests of each step is up to date', async () => {
  const rows: string[][] = [];
  const step = async (name: string, fake: FakeGithub): Promise<void> => {
    const { operation, counts, messages } = await propose(fake);
    expect(messages.filter(({ level }) => level === 'error')).toEqual([]);
    const reason = messages[0]?.code.replace(/^[a-z]+-/, '') ?? '';
    const what = operation === 'none' ? `nothing (${reason})` : operation;
    rows.push([name, what, String(counts.reads), String(counts.writes)]);
  };
  /** A repository whose tags are proposed. */
  const proposed = async (): Promise<FakeGithub> => {
    const fake = await github();
    await step('tags are missing', fake);
    return fake;
  };

  await step('the card carries its tags', await github(environment(...ALL)));
  let fake = await github(SETS);
  await step('tags are missing', fake);
  await step('again', fake);
  fake.repo.push('main', { 'notes.txt': 'x\n' });
  await step('another file changes', fake);
  fake.repo.push('main', harborTasks('tasks/a'));
  await step('another framework loads the repo', fake);
  fake.repo.push(BRANCH, { 'notes.md': 'x\n' }, 'My words');
  await step('a person pushes to the branch', fake);
  fake.repo.close(1, 'Ann');
  await step('a person closes it', fake);

  fake = await github();
  fake.repo.openFromFork('bob', 'tags', { 'README.md': cardWith('text', ...ALL) });
  await step('somebody else’s pull request brings the tags', fake);

  fake = await proposed();
  fake.repo.push('main', { 'README.md': cardWith('code', ...ALL) });
  await step('main gets the tags another way', fake);

  fake = await proposed();
  fake.repo.push(
    'main',
    Object.fromEntries(Object.keys(harborTasks('tasks/a', 'tasks/b')).map((path) => [path, null])),
  );
  await step('what they rest on is gone', fake);

  fake = await proposed();
  fake.repo.push('main', { 'README.md': cardWith('text', 'code') });
  await step('the card changes so that it cannot be merged', fake);
  fake.repo.merge(1, 'squash');
  await step('it is merged', fake);
  fake.repo.push('main', { 'README.md': cardWith('text') });
  await step('the merged tags vanish', fake);

  const head = ['step', 'what envcard does', 'reads', 'writes'];
  await expect(page([head, ...rows])).toMatchFileSnapshot('../../../docs/github-life-cycle.md');
});

function page(rows: readonly (readonly string[])[]): string {
  return `# The life of a proposal on GitHub

What the Action does with \`mode: propose\` in each state of a repository with two tasks, and the requests that it takes. Every
step follows the one above it on the same repository, except where tags are missing anew, or somebody else brings them. Made by
\`test/publish/github/table.test.ts\` on the stand-in for GitHub.

${alignedTable(rows)}

Judging takes no request: it reads the checkout. The reads here are one query for the branches, the cards and the pull
requests, and one for what a pull request changes or how a closed one ended. A write is a branch made, moved or removed, a
commit, a comment, or a pull request opened, described anew or closed.
`;
}
