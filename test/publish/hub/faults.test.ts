import type { Audit } from '../../../src/audit.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardWith, harborTasks } from '../../support/cli.ts';
import { startFakeHub } from '../../support/fake-hub/index.ts';
import type { FakeHub, FaultAnswer } from '../../support/fake-hub/index.ts';
import { environment, ID, propose, removed } from './support.ts';
import type { HubRun } from './support.ts';

/** What strikes: once, or from then on. */
const READ_FAULTS: readonly (readonly [string, FaultAnswer, number])[] = [
  ['500 once', { status: 500 }, 1],
  ['429 once', { status: 429, headers: { RateLimit: '"api";r=0;t=1' } }, 1],
  ['a cut body', 'cut-body', 1],
  ['403 from then on', { status: 403 }, Infinity],
  ['broken connections from then on', 'reset', Infinity],
];
const WRITE_FAULTS: readonly (readonly [string, FaultAnswer, number])[] = [
  ...READ_FAULTS,
  ['401', { status: 401 }, 1],
  ['403', { status: 403 }, 1],
  ['404', { status: 404 }, 1],
  ['409', { status: 409 }, 1],
  ['412', { status: 412 }, 1],
  ['412 from then on', { status: 412 }, Infinity],
  ['503 from then on', { status: 503 }, Infinity],
  ['500 although it was done', { status: 500, handled: true }, 1],
  ['403 although it was done', { status: 403, handled: true }, 1],
  ['a lost answer', 'lost-answer', 1],
  ['a lost answer, and nothing after it', 'lost-answer', Infinity],
];

interface Scene {
  readonly name: string;
  /** Only what writes fails: the reads are those of the other scenes. */
  readonly writesOnly?: boolean;
  prepare(hub: FakeHub, run: () => Promise<HubRun>): Promise<void>;
}

const SCENES: readonly Scene[] = [
  {
    name: 'create',
    prepare: (hub) => {
      hub.addRepo({ id: ID, files: environment() });
      return Promise.resolve();
    },
  },
  {
    name: 'update',
    prepare: async (hub, run) => {
      hub.addRepo({ id: ID, files: { 'README.md': cardWith('text'), ...harborTasks('sets/easy/a') } });
      await run();
      hub.commitTo(ID, 'main', harborTasks('tasks/a'), 'ann');
    },
  },
  {
    name: 'close',
    prepare: async (hub, run) => {
      hub.addRepo({ id: ID, files: environment() });
      await run();
      hub.commitTo(ID, 'main', removed(harborTasks('tasks/a', 'tasks/b')), 'ann');
    },
  },
  {
    name: 'replace',
    writesOnly: true,
    prepare: async (hub, run) => {
      hub.addRepo({ id: ID, files: environment() });
      await run();
      hub.commitTo(ID, 'main', { 'README.md': cardWith('text', 'code') }, 'ann');
    },
  },
];

let hub: FakeHub;
let bot: string;

beforeEach(async () => {
  hub = await startFakeHub();
  bot = hub.addToken({ user: 'bot' });
});

afterEach(async () => {
  await hub.stop();
});

/** Commits have the same ids in every scene, so each is judged once; how files are read has tests of its own. */
const judged = new Map<string, Audit>();
const run = (): Promise<HubRun> => propose(hub, { token: bot, judged });

/** What a person sees of the pull requests. */
function seen(): unknown {
  return hub.repo(ID).discussions.map(({ num, title, status, comments }) => ({
    num,
    title,
    status,
    comments: comments.map(({ text }) => text),
    card: hub.read(ID, 'README.md', `refs/pr/${num}`),
  }));
}

/** The scene once more, on a stand-in of its own. */
async function set({ prepare }: Scene): Promise<void> {
  await hub.stop();
  hub = await startFakeHub();
  bot = hub.addToken({ user: 'bot' });
  await prepare(hub, run);
  hub.resetLog();
}

describe.each(SCENES)('faults in the middle: $name', (scene) => {
  test('every request may fail, and the next run mends it', { timeout: 120_000 }, async () => {
    await set(scene);
    await run();
    const expected = seen();
    await set(scene);
    await run();
    const requests = hub.requests.map(({ isWrite }) => isWrite);
    const states = new Set<string>();
    for (const [index, isWrite] of requests.entries()) {
      if (scene.writesOnly === true && !isWrite) continue;
      for (const [name, answer, times] of isWrite ? WRITE_FAULTS : READ_FAULTS) {
        await set(scene);
        hub.faults([{ match: { nth: index + 1 }, answer, times }]);
        const struck = await run();
        hub.faults([]);
        const place = `request ${index + 1}, ${name}`;
        const between = JSON.stringify(seen());
        states.add(between);
        if (struck.stop === null && times === 1) expect(between, place).toBe(JSON.stringify(expected));
        const mended = await run();
        expect(mended.stop, place).toBeNull();
        expect(seen(), place).toEqual(expected);
        if (isWrite) {
          const idle = await run();
          expect([idle.operation, idle.writes, idle.stop], place).toEqual(['none', 0, null]);
        }
        expect(hub.rejections, place).toEqual([]);
      }
    }
    // The faults were not in vain: some runs ended early.
    expect(states.size).toBeGreaterThan(1);
  });
});
