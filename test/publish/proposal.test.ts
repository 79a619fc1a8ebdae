import { describe, expect, test } from 'vitest';
import { audit } from '../../src/audit.ts';
import { DEFAULT_CONFIG } from '../../src/config/defaults.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { changeKey } from '../../src/publish/marker.ts';
import { effectsOf } from '../../src/publish/effects.ts';
import { buildProposal, candidatesOf, changesOf, TITLES } from '../../src/publish/proposal.ts';
import type { HeldBack, ProposalOptions, Wanted } from '../../src/publish/proposal.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import { detection, taskset } from '../rules/sample.ts';
import { harborTasks } from '../support/cli.ts';
import { sourceOf, textOf } from './support.ts';
import type { SourceOptions } from './support.ts';

const LOADS = detection('loads');
const UNKNOWN: Detection = detection('unknown', {
  evidence: [{ stance: 'unknown', code: 'verifiers-gym-row-not-json', args: {}, path: null, line: null, fact: 'V1' }],
});

function build(source: SourceOptions | readonly SourceOptions[], options: Partial<ProposalOptions> = {}): Wanted {
  const sources = (Array.isArray(source) ? source : [source]) as readonly SourceOptions[];
  return buildProposal(sources.map(sourceOf), { remove: false, held: new Map(), ...options });
}

const brief = ({ proposal }: Wanted): string[] =>
  proposal === null ? [] : changesOf(proposal).map(({ kind, tag }) => `${kind} ${tag}`);
const card = ({ proposal }: Wanted, index = 0): string => textOf(proposal?.cards[index]?.after);
const reasons = ({ notProposed }: Wanted): string[] => notProposed.map(({ reason, tag }) => `${reason} ${tag}`);

describe('what is proposed', () => {
  test('nothing: no proposal', () => {
    expect(build({ header: ['tags: [rl-environment, harbor]'], answers: { harbor: LOADS } }).proposal).toBeNull();
  });

  test('missing tags, the environment’s first', () => {
    const wanted = build({ header: ['license: mit'], answers: { openenv: LOADS, harbor: LOADS } });
    expect(brief(wanted)).toEqual(['add rl-environment', 'add harbor', 'add openenv']);
    expect(wanted.proposal?.title).toBe('Add RL environment tags');
    expect(card(wanted)).toBe('---\nlicense: mit\ntags:\n- rl-environment\n- harbor\n- openenv\n---\n# Demo\n');
  });

  test('near misses are corrected', () => {
    const wanted = build({ header: ['tags:', '- RL_Environment', '- Harbor'], answers: { harbor: LOADS } });
    expect(brief(wanted)).toEqual(['correct rl-environment', 'correct harbor']);
    expect(wanted.proposal?.title).toBe('Correct RL environment tags');
    expect(wanted.proposal?.tags.corrected.map(({ written }) => written)).toEqual([['RL_Environment'], ['Harbor']]);
    expect(card(wanted)).toBe('---\ntags:\n- rl-environment\n- harbor\n---\n# Demo\n');
  });

  test('removals only when asked for', () => {
    const source = { header: ['tags: [rl-environment, harbor, openenv]'], answers: { harbor: LOADS } };
    const without = build(source);
    expect([brief(without), reasons(without)]).toEqual([[], ['removal-not-asked openenv']]);
    const wanted = build(source, { remove: true });
    expect([brief(wanted), reasons(wanted)]).toEqual([['remove openenv'], []]);
    expect(wanted.proposal?.title).toBe('Remove RL environment tags');
    expect(card(wanted)).toBe('---\ntags: [rl-environment, harbor]\n---\n# Demo\n');
    const both = build({ ...source, answers: { harbor: LOADS, verifiers: LOADS } }, { remove: true });
    expect([brief(both), both.proposal?.title]).toEqual([
      ['add verifiers', 'remove openenv'],
      'Update RL environment tags',
    ]);
  });

  test('a card that does not exist gets a minimal header', () => {
    const wanted = build({ header: null, answers: { harbor: LOADS } });
    expect(wanted.proposal?.cards[0]).toMatchObject({ before: null });
    expect(card(wanted)).toBe('---\ntags:\n- rl-environment\n- harbor\n---\n');
  });

  test('what is held back stays out, tag by tag, and is told with its pull request', () => {
    const link = { number: 4, url: 'https://example.org/4' };
    const held = new Map<string, HeldBack>([['add harbor README.md', { reason: 'declined', link }]]);
    const wanted = build({ header: [], answers: { harbor: LOADS, openenv: LOADS } }, { held });
    expect(brief(wanted)).toEqual(['add rl-environment', 'add openenv']);
    expect(wanted.notProposed).toContainEqual(expect.objectContaining({ reason: 'declined', tag: 'harbor', link }));
    expect(card(wanted)).not.toContain('harbor');
    const all = candidatesOf([sourceOf({ header: [], answers: { harbor: LOADS } })], false);
    const every = new Map<string, HeldBack>(all.map((one) => [changeKey(one), { reason: 'vanished', link }]));
    expect(build({ header: [], answers: { harbor: LOADS } }, { held: every }).proposal).toBeNull();
  });

  test('several cards make one proposal', () => {
    const wanted = build([
      { header: [], answers: { harbor: LOADS }, card: 'envs/a/README.md' },
      { header: ['tags: [rl-environment, harbor]'], answers: { harbor: LOADS }, card: 'envs/b/README.md' },
      { header: [], answers: { openenv: LOADS }, card: 'envs/c/README.md' },
    ]);
    expect(wanted.proposal?.cards.map(({ path }) => path)).toEqual(['envs/a/README.md', 'envs/c/README.md']);
    expect(wanted.proposal?.cards[1]?.edits.every(({ path }) => path === 'envs/c/README.md')).toBe(true);
    expect(card(wanted, 1)).toContain('openenv');
    expect(wanted.proposal?.tags.added.map(({ card: path, tag }) => `${path} ${tag}`)).toEqual([
      'envs/a/README.md rl-environment',
      'envs/a/README.md harbor',
      'envs/c/README.md rl-environment',
      'envs/c/README.md openenv',
    ]);
  });

  test('more cards than a marker can hold follow later', () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({
      header: [],
      answers: { harbor: LOADS },
      card: `environments/${i}/README.md`,
    }));
    const wanted = build(many);
    expect(wanted.proposal?.cards.length).toBeGreaterThan(50);
    expect(wanted.proposal?.cards.length).toBeLessThan(1000);
  });

  test('titles come from a fixed list', () => {
    for (const header of [[], ['tags: [Harbor]'], ['tags: [openenv]']]) {
      for (const remove of [true, false]) {
        const title = build({ header, answers: { harbor: LOADS } }, { remove }).proposal?.title;
        expect(TITLES).toContain(title);
      }
    }
  });
});

describe('the proof', () => {
  test('names the best taskset, how many tasks were read, the evidence for it and a command', () => {
    const snippet = { setup: [], run: [{ words: ['harbor', 'run'] }] };
    const evidence = (stance: 'supports' | 'refutes'): Detection['evidence'][number] => {
      return { stance, code: 'harbor-tasks', args: {}, path: 'tasks', line: null, fact: 'H1' };
    };
    const harbor = detection('loads', {
      basis: { kind: 'sample', read: 40, of: 1000 },
      tasksets: [taskset('unknown'), taskset('loads', { name: 'bench', version: '1', snippet })],
      evidence: [evidence('refutes'), ...Array.from({ length: 9 }, () => evidence('supports'))],
    });
    const [environment, tag] = build({ header: [], answers: { harbor } }).proposal?.tags.added ?? [];
    expect(environment?.proofs.map(({ framework }) => framework)).toEqual(['harbor']);
    expect(tag?.proofs[0]).toMatchObject({
      framework: 'harbor',
      taskset: 'bench@1',
      tasks: { ok: 10, total: 10 },
      sample: { read: 40, of: 1000 },
      snippet,
    });
    expect(tag?.proofs[0]?.evidence.map(({ stance }) => stance)).toEqual(Array.from({ length: 6 }, () => 'supports'));
  });

  test('a command with a name that no shell should see is left out', () => {
    const snippet = { setup: [], run: [{ words: ['harbor', 'run', 'a\u202eb'] }] };
    const harbor = detection('loads', { tasksets: [taskset('loads', { snippet })] });
    expect(build({ header: [], answers: { harbor } }).proposal?.tags.added[1]?.proofs[0]?.snippet).toBeNull();
  });
});

describe('what is not proposed, and why', () => {
  test.each<readonly [string, SourceOptions, string[]]>([
    ['partial', { header: [], answers: { harbor: detection('partial') } }, ['partial harbor']],
    ['unknown', { header: [], answers: { verifiers: UNKNOWN } }, ['unknown verifiers']],
    ['unknown without anything to go by', { header: [], answers: { verifiers: detection('unknown') } }, []],
    ['fails', { header: [], answers: {} }, []],
    [
      'only a suggestion',
      { header: [], answers: { verifiers: detection('loads', { suggestOnly: true }) } },
      ['suggest-only verifiers'],
    ],
    [
      'the owner says never',
      { header: [], answers: { harbor: LOADS }, config: { frameworks: { harbor: { declareNever: { reason: 'x' } } } } },
      ['declared-never harbor'],
    ],
    [
      'a tag that could be earned',
      {
        header: ['tags: [openenv]'],
        answers: { openenv: detection('fails', { remedy: { code: 'openenv-remedy', args: {} } }) },
      },
      ['remedy-first openenv'],
    ],
    ['an invalid header', { header: ['tags: [a'], answers: { harbor: LOADS } }, ['not-editable harbor']],
    [
      'tags that are shared by an alias',
      { header: ['x: &t [a]', 'tags: *t'], answers: { harbor: LOADS } },
      ['not-editable rl-environment', 'not-editable harbor'],
    ],
  ])('%s', (_, source, expected) => {
    expect(reasons(build(source)).toSorted()).toEqual(expected.toSorted());
  });

  test('a broken task is the reason for partial', () => {
    const [item] = build({ header: [], answers: { harbor: detection('partial') } }).notProposed;
    expect(item?.because).toEqual({ code: 'task-broken', args: { n: 0 } });
  });
});

describe('what cannot be said now', () => {
  const undecided = (source: SourceOptions): string[] =>
    build(source).undecided.map(({ kind, tag }) => `${kind} ${tag}`);

  test('an unknown verdict leaves its own tag open', () => {
    expect(undecided({ header: [], answers: { verifiers: UNKNOWN } })).toEqual([
      'add verifiers',
      'correct verifiers',
      'remove verifiers',
    ]);
  });

  test('a card that cannot be read leaves every tag open', () => {
    expect(undecided({ header: ['a: [b'], answers: {} })).toHaveLength(15);
  });

  test('what cannot be edited safely is open', () => {
    expect(undecided({ header: ['x: &t [a]', 'tags: *t'], answers: { harbor: LOADS } })).toEqual([
      'add harbor',
      'add rl-environment',
    ]);
  });

  test('what the audit found to have no safe edit is open, and told', async () => {
    const files = { 'README.md': '---\nx: &t [a]\ntags: *t\n---\n', ...harborTasks('tasks/a') };
    const repository = memoryRepository(files);
    const config = DEFAULT_CONFIG;
    const result = await audit({ repository, repoId: null, config, configPath: null, schemaChecker: null });
    const wanted = buildProposal([{ audit: result, config, card: 'README.md' }], { remove: false, held: new Map() });
    const tags = ['harbor', 'openenv', 'rl-environment'];
    expect(wanted.proposal).toBeNull();
    expect(wanted.undecided.filter(({ kind }) => kind === 'add').map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(tags),
    );
    const stuck = wanted.notProposed.filter(({ reason }) => reason === 'not-editable');
    expect(stuck.map(({ tag, remedy }) => [tag, remedy?.code])).toEqual(tags.map((tag) => [tag, 'fix-tags-shared']));
  });
});

test('effectsOf tells which changes a card has made already', () => {
  const changes = (['add', 'correct', 'remove'] as const).map((kind) => ({
    kind,
    tag: 'harbor' as const,
    card: 'README.md',
  }));
  const effects = (text: string | null): string[] =>
    [...effectsOf(text === null ? null : new TextEncoder().encode(text), changes)].map(
      (key) => key.split(' ')[0] ?? '',
    );
  expect(effects('---\ntags: [harbor]\n---\n')).toEqual(['add', 'correct']);
  expect(effects('---\ntags: [harbor, Harbor]\n---\n')).toEqual(['add']);
  expect(effects('---\ntags: [Harbor]\n---\n')).toEqual(['remove']);
  expect(effects('# no header\n')).toEqual(['remove']);
  expect(effects('---\ntags: [harbor\n---\n')).toEqual([]);
  expect(effects(null)).toEqual([]);
});
