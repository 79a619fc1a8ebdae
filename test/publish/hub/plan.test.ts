import { expect, test } from 'vitest';
import { contentKey } from '../../../src/publish/marker.ts';
import { buildProposal, candidatesOf, TITLES } from '../../../src/publish/proposal.ts';
import { planHubProposal } from '../../../src/publish/hub/plan.ts';
import type { HubPlan, HubPlanInput } from '../../../src/publish/hub/plan.ts';
import type { Pull } from '../../../src/publish/hub/types.ts';
import type { HubPull } from '../../../src/publish/hub/view.ts';
import { detection } from '../../rules/sample.ts';
import { sourceOf } from '../support.ts';

const HARBOR = { harbor: detection('loads') };
const source = sourceOf({ header: ['license: mit'], answers: HARBOR });
const TITLE = TITLES[0] ?? '';

function planned(pulls: readonly HubPull[], more: Partial<HubPlanInput> = {}): HubPlan {
  const rest = { remove: false, reconsider: false, version: '0.0.0', created: null };
  return planHubProposal({ source, revision: 'a'.repeat(40), pulls, me: 'bot', ...rest, ...more });
}

/** A finished pull request whose description somebody hid. */
function hidden(changes: Partial<Pull>): HubPull {
  const number = changes.number ?? 1;
  const pull: Pull = {
    number,
    title: TITLE,
    state: 'closed',
    author: 'bot',
    description: null,
    commits: [{ author: 'bot', title: TITLE }],
    closings: 1,
    conflicts: false,
    ...changes,
  };
  return { pull, url: `https://hub.test/${number}`, marker: null, head: null };
}

test.each<[string, Partial<Pull>, string]>([
  ['of the account that acts speaks for everything', {}, 'declined'],
  ['that was merged does too', { state: 'merged' }, 'vanished'],
  ['of another account says nothing', { author: 'ann' }, 'new'],
  ['with a title that proposals never had says nothing', { title: 'Add data' }, 'new'],
  ['with a description says nothing', { description: { id: 'c', text: 'Tags' } }, 'new'],
  ['that is open says nothing', { state: 'open' }, 'new'],
])('a hidden proposal %s', (_, changes, reason) => {
  expect(planned([hidden(changes)]).decision.reason).toBe(reason);
});

test('a hidden proposal of anybody speaks where nobody knows who acts', () => {
  expect(planned([hidden({ author: 'ann' })], { me: null }).decision.reason).toBe('declined');
});

test('what cannot be edited is told', () => {
  const broken = sourceOf({ header: ['license: mit', 'x: &t {tags: [a]}', '<<: *t'], answers: HARBOR });
  expect(planned([], { source: broken }).decision).toMatchObject({ action: 'leave', reason: 'not-editable' });
});

test('a run leaves those that were opened after its own', () => {
  const { proposal } = buildProposal([source], { remove: false, held: new Map() });
  const [card] = proposal?.cards ?? [];
  if (card === undefined) throw new Error('nothing is proposed');
  const key = (bytes: Uint8Array | null): string => contentKey([{ path: 'README.md', bytes }]);
  const marker = {
    changes: candidatesOf([source], false),
    base: key(card.before),
    content: [key(card.after)],
    withdrawn: null,
  };
  const open = (number: number): HubPull => {
    const { pull, url } = hidden({ number, state: 'open', closings: 0, description: { id: 'c', text: '' } });
    return { pull, url, marker, head: { bytes: card.after, commit: null } };
  };
  expect(planned([open(3), open(4)], { created: 3 }).decision).toMatchObject({
    action: 'leave',
    reason: 'up-to-date',
    target: { number: 3 },
  });
  expect(planned([open(3), open(4)]).decision).toMatchObject({ action: 'close', reason: 'duplicate' });
});
