import { describe, expect, test } from 'vitest';
import type { Fault, FaultAnswer } from '../../support/fake-hub/faults.ts';
import { cardWith } from '../../support/cli.ts';
import type { FakeGithub } from '../../support/fake-github/index.ts';
import { BRANCH, codes, environment, github, propose } from './support.ts';

const WANTED = ['rl-environment', 'harbor', 'openenv'];
const LABELS = ['card'];
const SECONDARY = {
  status: 403,
  headers: { 'retry-after': '2' },
  body: { message: 'You have exceeded a secondary rate limit.', documentation_url: '', status: '403' },
};
const ANSWERS: Readonly<Record<string, FaultAnswer>> = {
  '401': { status: 401 },
  '403': { status: 403 },
  '404': { status: 404 },
  '409': { status: 409 },
  '422': { status: 422 },
  '429': { status: 429, headers: { 'retry-after': '1' } },
  'a secondary limit': SECONDARY,
  '500': { status: 500 },
  '502 though it was done': { status: 502, handled: true },
  'no connection': 'reset',
  'half an answer': 'cut-body',
  'no answer though it was done': 'lost-answer',
};

/** A state of affairs, what a run makes of it, and the requests it takes. */
interface Stage {
  readonly prepare: (fake: FakeGithub) => Promise<void>;
  readonly requests: readonly Fault['match'][];
  readonly expected: (fake: FakeGithub) => void;
}

const isOpen = (fake: FakeGithub, card: string): void => {
  expect(fake.repo.pulls).toHaveLength(1);
  const pull = fake.repo.pull(1);
  expect(pull).toMatchObject({ state: 'open', labels: LABELS });
  // Never closed on the way, not even for a moment.
  expect(pull.events.filter(({ event }) => event === 'closed')).toEqual([]);
  expect(fake.repo.text(BRANCH, 'README.md')).toBe(card);
  expect(fake.repo.git.branches()).toEqual([BRANCH, 'main']);
  expect(fake.repo.mergeable(1)).toBe(true);
};

const LOOK = { path: /envcardSurvey/ };
const COMPARE = { path: /\/compare\// };
const COMMIT = { path: /envcardCommit/ };
const STAGES: Readonly<Record<string, Stage>> = {
  create: {
    prepare: () => Promise.resolve(),
    requests: [
      LOOK,
      { path: /\/git\/refs$/, method: 'POST' },
      COMMIT,
      { path: /\/pulls$/, method: 'POST' },
      { path: /\/labels$/, method: 'POST' },
    ],
    expected: (fake) => isOpen(fake, cardWith('text', ...WANTED)),
  },
  'update with one more commit': {
    prepare: async (fake) => {
      await propose(fake, { labels: LABELS, config: { frameworks: { openenv: { declareNever: { reason: 'no' } } } } });
    },
    requests: [LOOK, COMPARE, COMMIT, { path: /\/pulls\/1$/, method: 'PATCH' }],
    expected: (fake) => isOpen(fake, cardWith('text', ...WANTED)),
  },
  'update with a move': {
    prepare: async (fake) => {
      await propose(fake, { labels: LABELS });
      fake.repo.push('main', { 'README.md': cardWith('code') });
    },
    requests: [
      LOOK,
      COMPARE,
      { path: /\/git\/refs$/, method: 'POST' },
      COMMIT,
      { path: /envcardRefs/ },
      { path: /\/pulls\/1$/, method: 'PATCH' },
    ],
    expected: (fake) => isOpen(fake, cardWith('code', ...WANTED)),
  },
  close: {
    prepare: async (fake) => {
      await propose(fake, { labels: LABELS });
      fake.repo.push('main', { 'README.md': cardWith('text', ...WANTED) });
    },
    requests: [
      LOOK,
      COMPARE,
      { path: /\/comments/, method: 'GET' },
      { path: /\/comments$/, method: 'POST' },
      { path: /\/pulls\/1$/, method: 'PATCH' },
      { path: /envcardRefs/ },
    ],
    expected: (fake) => {
      const pull = fake.repo.pull(1);
      expect(pull).toMatchObject({ state: 'closed', merged: false });
      expect(pull.comments).toHaveLength(1);
      expect(fake.repo.git.branches()).toEqual(['main']);
    },
  },
};

describe.each(Object.entries(STAGES))('%s', (_, { prepare, requests, expected }) => {
  const all = requests.flatMap((match) => Object.entries(ANSWERS).map(([name, answer]) => ({ match, name, answer })));

  test.each(all)('$match meets $name: a clear word, and the next run mends it', async ({ match, answer }) => {
    const fake = await github(environment());
    await prepare(fake);
    const fault = { ...(match === undefined ? {} : { match }), answer };
    fake.faults.set([fault]);
    const outcome = await propose(fake, { labels: LABELS });
    expect(fake.faults.left).toBe(0);
    expect(outcome.messages.length).toBeGreaterThan(0);
    fake.takeCounts();
    const second = await propose(fake, { labels: LABELS });
    expect(second.messages.filter(({ level }) => level === 'error')).toEqual([]);
    expected(fake);
    const third = await propose(fake, { labels: LABELS });
    expect(third.counts.writes).toBe(0);
  });

  test.each(requests)('%j meets nothing but faults: it ends', async (match) => {
    const fake = await github(environment());
    await prepare(fake);
    const fault = { ...(match === undefined ? {} : { match }), times: 1000 };
    for (const answer of [{ status: 500 }, SECONDARY, 'reset', 'cut-body'] as const) {
      fake.faults.set([{ ...fault, answer }]);
      const outcome = await propose(fake, { labels: LABELS });
      expect(outcome.counts.reads + outcome.counts.writes).toBeLessThan(60);
      const [last] = codes(outcome).slice(-1);
      expect(last).toMatch(
        /^(?:github|pull)-(?:unreached|rate-limited|no-labels|created|updated|up-to-date|closed-carried|nothing|compare)$/,
      );
    }
    fake.faults.set([]);
    await propose(fake, { labels: LABELS });
    expected(fake);
  });
});
