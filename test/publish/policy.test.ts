import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeKey } from '../../src/publish/marker.ts';
import { decide, hold, holdsWanted, isTouched } from '../../src/publish/policy.ts';
import type { Decision, OtherProposal, OwnProposal } from '../../src/publish/policy.ts';
import type { HeldBack } from '../../src/publish/proposal.ts';
import type { Marker, TagChange, WithdrawReason } from '../../src/publish/types.ts';

const UNIVERSE: readonly TagChange[] = [
  { kind: 'add', tag: 'rl-environment', card: 'README.md' },
  { kind: 'add', tag: 'harbor', card: 'README.md' },
  { kind: 'correct', tag: 'openenv', card: 'README.md' },
  { kind: 'remove', tag: 'verifiers', card: 'docs/README.md' },
];
const [ENVIRONMENT, HARBOR, OPENENV] = UNIVERSE as readonly [TagChange, TagChange, TagChange, TagChange];
const KEY = '0123456789'.repeat(4);

function marker(changes: readonly TagChange[], withdrawn: WithdrawReason | null = null): Marker {
  return { changes, base: KEY, content: [KEY], withdrawn };
}

function own(
  number: number,
  state: OwnProposal['state'],
  changes: readonly TagChange[],
  more: Partial<OwnProposal> = {},
): OwnProposal {
  return {
    number,
    url: `https://example.org/${number}`,
    state,
    marker: marker(changes),
    mine: true,
    touched: false,
    current: false,
    conflicts: false,
    reopened: false,
    ...more,
  };
}

function other(number: number, brings: readonly TagChange[]): OtherProposal {
  return { number, url: `https://example.org/${number}`, brings: new Set(brings.map(changeKey)) };
}

function held(input: Partial<Parameters<typeof hold>[0]>): Record<string, [string, number | undefined]> {
  const result = hold({ candidates: UNIVERSE, own: [], others: [], reconsider: false, ...input });
  return Object.fromEntries([...result].map(([key, { reason, link }]) => [key, [reason, link?.number]]));
}

function decided(
  input: Partial<Parameters<typeof decide>[0]>,
): [string, string, number | undefined, number | undefined] {
  const nothing = new Map<string, HeldBack>();
  const { action, reason, target, linked } = decide({
    wanted: [],
    held: nothing,
    undecided: new Set(),
    carried: new Set(),
    refused: false,
    own: [],
    ...input,
  });
  return [action, reason, target?.number, linked?.number];
}

describe('hold: what is not proposed, tag by tag', () => {
  test('nothing where there was nothing', () => {
    expect(held({})).toEqual({});
  });

  test('closed without merging declines each of its changes, and no other', () => {
    expect(held({ own: [own(1, 'closed', [HARBOR])] })).toEqual({ 'add harbor README.md': ['declined', 1] });
  });

  test('a change of another card, or of another kind, is not declined with it', () => {
    const past = own(1, 'closed', [
      { ...HARBOR, card: 'envs/README.md' },
      { ...OPENENV, kind: 'add' },
    ]);
    expect(held({ own: [past] })).toEqual({});
  });

  test('what envcard withdrew itself declines nothing', () => {
    for (const reason of ['carried', 'obsolete', 'duplicate', 'conflict'] as const) {
      expect(held({ own: [own(1, 'closed', [], { marker: marker(UNIVERSE, reason) })] })).toEqual({});
    }
  });

  test('merged and wanted again has vanished', () => {
    expect(held({ own: [own(3, 'merged', [HARBOR])] })).toEqual({ 'add harbor README.md': ['vanished', 3] });
  });

  test('the latest one speaks', () => {
    const past = [own(1, 'closed', [HARBOR]), own(2, 'merged', [HARBOR])];
    expect(held({ own: past })).toEqual({ 'add harbor README.md': ['vanished', 2] });
    expect(held({ own: past.toReversed() })).toEqual({ 'add harbor README.md': ['vanished', 2] });
  });

  test('--reconsider raises declined and vanished ones again', () => {
    expect(held({ own: [own(1, 'closed', [HARBOR]), own(2, 'merged', [OPENENV])], reconsider: true })).toEqual({});
  });

  test('what an open one of ours holds stays raised without --reconsider', () => {
    expect(held({ own: [own(1, 'closed', [HARBOR, OPENENV]), own(2, 'open', [HARBOR])] })).toEqual({
      'correct openenv README.md': ['declined', 1],
    });
  });

  test('somebody else’s open one brings it', () => {
    expect(held({ others: [other(4, [HARBOR])] })).toEqual({ 'add harbor README.md': ['elsewhere', 4] });
    expect(held({ others: [other(4, [HARBOR])], reconsider: true })).toEqual({
      'add harbor README.md': ['elsewhere', 4],
    });
    expect(held({ others: [other(4, [HARBOR])], own: [own(1, 'open', [HARBOR])] })).toEqual({});
    expect(held({ others: [other(4, [HARBOR])], own: [own(1, 'open', [ENVIRONMENT])] })).toEqual({
      'add harbor README.md': ['elsewhere', 4],
    });
  });
});

describe('decide', () => {
  const wanted = [HARBOR];
  const current = { current: true };

  test.each<readonly [string, Partial<Parameters<typeof decide>[0]>, unknown[]]>([
    ['nothing wanted, none open', {}, ['leave', 'nothing-to-do']],
    ['something wanted, none open', { wanted }, ['create', 'new']],
    ['wanted, and closed ones of other tags', { wanted, own: [own(1, 'closed', [OPENENV])] }, ['create', 'new']],
    ['the header cannot be edited', { refused: true }, ['leave', 'not-editable']],
    ['equal content', { wanted, own: [own(1, 'open', wanted, current)] }, ['leave', 'up-to-date', 1]],
    ['other content', { wanted, own: [own(1, 'open', [OPENENV])] }, ['update', 'changed', 1]],
    [
      'wanted, marked as withdrawn, still open',
      { wanted, own: [own(1, 'open', wanted, { ...current, marker: marker(wanted, 'carried') })] },
      ['update', 'changed', 1],
    ],
    [
      'main carries it',
      { carried: new Set([changeKey(HARBOR)]), own: [own(1, 'open', wanted, current)] },
      ['close', 'carried', 1],
    ],
    ['what it rests on is gone', { own: [own(1, 'open', wanted, current)] }, ['close', 'obsolete', 1]],
    [
      'it cannot be seen whether it still holds',
      { undecided: new Set([changeKey(HARBOR)]), own: [own(1, 'open', wanted, current)] },
      ['leave', 'undecided', 1],
    ],
    [
      'a part cannot be seen',
      { wanted, undecided: new Set([changeKey(OPENENV)]), own: [own(1, 'open', [HARBOR, OPENENV])] },
      ['leave', 'undecided', 1],
    ],
    [
      'cannot be seen, but main carries it',
      { undecided: new Set([changeKey(HARBOR)]), carried: new Set([changeKey(HARBOR)]), own: [own(1, 'open', wanted)] },
      ['close', 'carried', 1],
    ],
    ['a person’s work', { wanted, own: [own(1, 'open', [OPENENV], { touched: true })] }, ['leave', 'touched', 1]],
    [
      'a person’s work, main carries it',
      { carried: new Set([changeKey(HARBOR)]), own: [own(1, 'open', wanted, { touched: true })] },
      ['leave', 'touched', 1],
    ],
    ['another account', { wanted, own: [own(1, 'open', [OPENENV], { mine: false })] }, ['leave', 'not-mine', 1]],
    [
      'cannot be merged',
      { wanted, own: [own(1, 'open', wanted, { ...current, conflicts: true })] },
      ['close', 'conflict', 1],
    ],
    ['opened again, not wanted', { own: [own(1, 'open', wanted, { reopened: true })] }, ['leave', 'reopened', 1]],
    ['opened again, wanted', { wanted, own: [own(1, 'open', wanted, { reopened: true })] }, ['update', 'changed', 1]],
    [
      'several: the younger goes',
      { wanted, own: [own(7, 'open', wanted, current), own(2, 'open', wanted, current)] },
      ['close', 'duplicate', 7, 2],
    ],
    [
      'several: the oldest of another account stays all the same',
      { wanted, own: [own(1, 'open', wanted, { mine: false }), own(2, 'open', wanted)] },
      ['close', 'duplicate', 2, 1],
    ],
    [
      'several: a younger one with a person’s work stays',
      { wanted, own: [own(1, 'open', wanted, current), own(2, 'open', wanted, { touched: true })] },
      ['leave', 'up-to-date', 1],
    ],
    [
      'several: a younger one of another account stays',
      { wanted, own: [own(1, 'open', wanted, current), own(2, 'open', wanted, { mine: false })] },
      ['leave', 'up-to-date', 1],
    ],
  ])('%s', (_, input, [action, reason, target, linked]) => {
    expect(decided(input)).toEqual([action, reason, target, linked]);
  });

  test.each(['elsewhere', 'declined', 'vanished'] as const)('all of it is %s', (reason) => {
    const link = { number: 5, url: 'https://example.org/5' };
    expect(decided({ held: new Map([[changeKey(HARBOR), { reason, link }]]) })).toEqual([
      'leave',
      reason,
      undefined,
      5,
    ]);
  });
});

test('holdsWanted and isTouched', () => {
  const other = '9'.repeat(40);
  const two: Marker = { changes: [HARBOR, OPENENV], base: KEY, content: [other, 'a'.repeat(40)], withdrawn: null };
  expect(holdsWanted(two, [OPENENV, HARBOR], 'a'.repeat(40))).toBe(true);
  expect(holdsWanted(two, [OPENENV, HARBOR], other)).toBe(false);
  expect(holdsWanted(two, [OPENENV], 'a'.repeat(40))).toBe(false);
  expect(holdsWanted(two, [OPENENV, ENVIRONMENT], 'a'.repeat(40))).toBe(false);
  expect([KEY, other, 'a'.repeat(40), 'b'.repeat(40)].map((key) => isTouched(two, key))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

/** A repository on some platform, as far as policy can tell. */
interface World {
  own: OwnProposal[];
  others: OtherProposal[];
  /** What the audit asks for, and of what it can say nothing. */
  candidates: readonly TagChange[];
  undecided: ReadonlySet<string>;
  carried: ReadonlySet<string>;
}

function plan(world: World): { decision: Decision; wanted: readonly TagChange[] } {
  const back = hold({ candidates: world.candidates, own: world.own, others: world.others, reconsider: false });
  const wanted = world.candidates.filter((change) => !back.has(changeKey(change)));
  const seen = world.own.map((one) => {
    const keys = new Set(one.marker.changes.map(changeKey));
    const same = keys.size === wanted.length && wanted.every((change) => keys.has(changeKey(change)));
    return { ...one, current: one.current && same };
  });
  return { decision: decide({ ...world, wanted, held: back, refused: false, own: seen }), wanted };
}

function apply(world: World, { action, reason, target }: Decision, wanted: readonly TagChange[]): void {
  const replace = (change: (one: OwnProposal) => OwnProposal): void => {
    world.own = world.own.map((one) => (one.number === target?.number ? change(one) : one));
  };
  if (action === 'create') {
    const number = Math.max(0, ...world.own.map((one) => one.number), ...world.others.map((one) => one.number)) + 1;
    world.own.push(own(number, 'open', wanted, { current: true }));
  } else if (action === 'update') replace((one) => ({ ...one, marker: marker(wanted), current: true }));
  else if (action === 'close')
    replace((one) => ({ ...one, state: 'closed', marker: { ...one.marker, withdrawn: reason as WithdrawReason } }));
}

const changes = fc.subarray([...UNIVERSE]);
const proposal = fc.record({
  state: fc.constantFrom('open', 'closed', 'merged'),
  changes,
  withdrawn: fc.constantFrom(null, null, null, 'carried', 'duplicate'),
  mine: fc.boolean(),
  touched: fc.boolean(),
  current: fc.boolean(),
  conflicts: fc.boolean(),
  reopened: fc.boolean(),
});
const worlds = fc
  .record({
    own: fc.array(proposal, { maxLength: 5 }),
    others: fc.array(changes, { maxLength: 2 }),
    candidates: changes,
    undecided: changes,
    carried: changes,
  })
  .map(({ own: proposals, others, candidates, undecided, carried }): World => {
    const wanted = new Set(candidates.map(changeKey));
    return {
      own: proposals.map(({ state, changes: held, withdrawn, ...flags }, index) =>
        own(index + 1, state as OwnProposal['state'], held, {
          ...flags,
          reopened: flags.reopened && withdrawn !== null,
          marker: marker(held, withdrawn as WithdrawReason | null),
        }),
      ),
      others: others.map((brings, index) => other(100 + index, brings)),
      candidates,
      undecided: new Set(undecided.map(changeKey)),
      carried: new Set(carried.map(changeKey).filter((key) => !wanted.has(key))),
    };
  });

test('deciding and doing comes to rest, and then nothing is written', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const before = world.own;
      const most = before.filter(({ state }) => state === 'open').length + 2;
      let writes = 0;
      for (let next = plan(world); next.decision.action !== 'leave'; next = plan(world)) {
        writes += 1;
        expect(writes).toBeLessThanOrEqual(most);
        const { target } = next.decision;
        // Only our own, untouched by people, is ever written to.
        if (target !== null) expect([target.mine, target.touched]).toEqual([true, false]);
        apply(world, next.decision, next.wanted);
      }
      expect(plan(world).decision.action).toBe('leave');
      const open = world.own.filter(
        ({ state, mine, touched, reopened }) => state === 'open' && mine && !touched && !reopened,
      );
      expect(open.length).toBeLessThanOrEqual(1);
      // What people closed or merged stays as it is.
      for (const one of before.filter(({ state }) => state !== 'open')) expect(world.own).toContain(one);
      // Nothing that was declined is in a proposal that was opened now.
      for (const fresh of world.own.slice(before.length)) {
        for (const change of fresh.marker.changes) {
          const raised = before.filter((one) => one.state === 'open' && one.marker.changes.includes(change));
          const past = before.filter(({ state, marker: { changes: list, withdrawn } }) => {
            return list.includes(change) && (state === 'merged' || (state === 'closed' && withdrawn === null));
          });
          if (raised.length === 0) expect(past).toEqual([]);
        }
      }
    }),
    { numRuns: 3000 },
  );
});
