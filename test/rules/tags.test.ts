import { describe, expect, test } from 'vitest';
import type { FrameworkKey } from '../../src/config/vocabulary.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { brief, detection, judged, taskset } from './sample.ts';

const BOTH = ['tags:', '- rl-environment', '- harbor'];
const remedy = { code: 'write-registry', args: {} };

interface Row {
  readonly name: string;
  readonly header: readonly string[] | null;
  readonly answers: Partial<Record<FrameworkKey, Detection>>;
  readonly config?: Parameters<typeof judged>[2];
  readonly wanted: readonly string[];
}

const rows: readonly Row[] = [
  {
    name: 'no tag, loads',
    header: ['tags:', '- rl-environment'],
    answers: { harbor: detection('loads') },
    wanted: ['error tags/missing-framework harbor'],
  },
  {
    name: 'no tag, partial',
    header: BOTH,
    answers: { harbor: detection('loads'), openenv: detection('partial') },
    wanted: ['notice tags/partial-framework openenv'],
  },
  {
    name: 'no tag, fails or unknown',
    header: BOTH,
    answers: { harbor: detection('loads'), verifiers: detection('unknown') },
    wanted: [],
  },
  { name: 'tag, loads', header: BOTH, answers: { harbor: detection('loads') }, wanted: [] },
  {
    name: 'tag, loads, another main taskset is broken',
    header: BOTH,
    answers: { harbor: detection('loads', { tasksets: [taskset('loads'), taskset('partial', { path: 'more' })] }) },
    wanted: [
      'warning tags/partial-framework harbor',
      'warning files/broken-task harbor',
      'warning files/broken-task harbor',
    ],
  },
  {
    name: 'tag, loads, a broken taskset of samples does not count',
    header: BOTH,
    answers: {
      harbor: detection('loads', {
        tasksets: [taskset('loads'), taskset('partial', { path: 'tests/x', main: false })],
      }),
    },
    wanted: [],
  },
  {
    name: 'tag, partial',
    header: BOTH,
    answers: { harbor: detection('partial') },
    wanted: [
      'error files/broken-task harbor',
      'error files/broken-task harbor',
      'warning tags/partial-framework harbor',
    ],
  },
  {
    name: 'tag, partial by a condition only',
    header: ['tags: [rl-environment, verifiers, nemo-gym]'],
    answers: {
      'nemo-gym': detection('loads'),
      verifiers: detection('partial', { conditions: ['needs-nemo-gym-server'], tasksets: [] }),
    },
    wanted: [],
  },
  {
    name: 'no tag, partial by a condition only',
    header: ['tags: [rl-environment, nemo-gym]'],
    answers: {
      'nemo-gym': detection('loads'),
      verifiers: detection('partial', { conditions: ['needs-nemo-gym-server'], tasksets: [] }),
    },
    wanted: [],
  },
  {
    name: 'tag, fails, with a remedy',
    header: BOTH,
    answers: { harbor: detection('fails', { remedy }) },
    wanted: ['error tags/unsupported-framework harbor'],
  },
  {
    name: 'tag, fails, another release loads it',
    header: BOTH,
    answers: { harbor: detection('fails', { tolerated: { code: 'v0-package', args: {} } }) },
    wanted: ['warning tags/unsupported-framework harbor'],
  },
  {
    name: 'tag, unknown',
    header: ['tags: [rl-environment, verifiers]'],
    answers: { verifiers: detection('unknown') },
    wanted: ['notice tags/unproven-framework verifiers'],
  },
  {
    name: 'tag, unknown, the card names the environment',
    header: ['tags: [rl-environment, verifiers]'],
    answers: { verifiers: detection('unknown', { vouched: true }) },
    wanted: [],
  },
  {
    name: 'something loads, no rl-environment',
    header: ['tags: [harbor]'],
    answers: { harbor: detection('loads') },
    wanted: ['error tags/missing-environment'],
  },
  {
    name: 'a tagged framework does not fail, no rl-environment',
    header: ['tags: [verifiers]'],
    answers: { verifiers: detection('unknown', { vouched: true }) },
    wanted: ['error tags/missing-environment'],
  },
  {
    name: 'rl-environment alone, nothing loads',
    header: ['tags: [rl-environment]'],
    answers: {},
    wanted: ['notice tags/no-framework'],
  },
  {
    name: 'rl-environment alone, another framework loads it',
    header: ['tags: [rl-environment]'],
    answers: {},
    config: { otherFramework: 'mygym' },
    wanted: [],
  },
  {
    name: 'rl-environment alone, rows that may mean something',
    header: ['tags: [rl-environment]'],
    answers: { verifiers: detection('unknown') },
    wanted: [],
  },
  {
    name: 'near misses',
    header: ['tags: [RL_Environment, " Harbor"]'],
    answers: { harbor: detection('loads') },
    wanted: ['error tags/near-miss', 'error tags/near-miss harbor'],
  },
  {
    name: 'a near miss of a framework that fails is nobody’s business',
    header: ['tags: [rl-environment, harbor, OpenEnv]'],
    answers: { harbor: detection('loads') },
    wanted: [],
  },
  {
    name: 'the early draft’s tag',
    header: ['tags: [environment, rl-environment, harbor]'],
    answers: { harbor: detection('loads') },
    wanted: ['notice tags/stale-environment'],
  },
  { name: 'a plain dataset', header: ['license: mit', 'tags: [text, environment]'], answers: {}, wanted: [] },
  { name: 'a plain dataset with a broken header', header: ['tags: [a', 'x'], answers: {}, wanted: [] },
  { name: 'a plain dataset of rows', header: null, answers: { verifiers: detection('unknown') }, wanted: [] },
  {
    name: 'a package is only suggested, and makes no environment',
    header: ['license: mit'],
    answers: { verifiers: detection('loads', { suggestOnly: true }) },
    wanted: ['notice tags/missing-framework verifiers'],
  },
  {
    name: 'the owner never wants it proposed',
    header: BOTH,
    answers: { harbor: detection('loads'), openenv: detection('loads') },
    config: { frameworks: { openenv: { declareNever: { reason: 'data of a server' } } } },
    wanted: [],
  },
  {
    name: 'assume silences unknown and partial',
    header: ['tags: [rl-environment, verifiers, openenv]'],
    answers: { verifiers: detection('unknown'), openenv: detection('partial', { tasksets: [] }) },
    config: {
      frameworks: {
        verifiers: { assume: { reason: 'ran it', until: null } },
        openenv: { assume: { reason: 'ran it', until: null } },
      },
    },
    wanted: [],
  },
  {
    name: 'assume never silences a decided failure',
    header: ['tags: [rl-environment, verifiers]'],
    answers: { verifiers: detection('fails', { remedy }) },
    config: { frameworks: { verifiers: { assume: { reason: 'ran it', until: null } } } },
    wanted: ['error tags/unsupported-framework verifiers'],
  },
];

describe('the policy table', () => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', (_, row) => {
    expect(brief(judged(row.header, row.answers, row.config))).toEqual(row.wanted);
  });
});

test('a failing tag without a remedy can be removed, but only on request', () => {
  const [finding] = judged(BOTH, { harbor: detection('fails') });
  expect(finding).toMatchObject({ fix: 'unsafe', change: { kind: 'remove-tag', tag: 'harbor' }, line: 4, column: 3 });
});

test('a failing tag with a remedy is never removed', () => {
  const [finding] = judged(BOTH, { harbor: detection('fails', { remedy }) });
  expect(finding).toMatchObject({ fix: 'none', change: null, remedy });
});

test('a tag that another release supports is never removed', () => {
  const [finding] = judged(BOTH, { harbor: detection('fails', { tolerated: remedy }) });
  expect(finding).toMatchObject({ fix: 'none', change: null });
});

test('a near miss is corrected in place, and dropped beside the right tag', () => {
  const loads = { harbor: detection('loads') };
  expect(judged(['tags: [rl-environment, HARBOR]'], loads)[0]?.change).toEqual({
    kind: 'replace-item',
    index: 1,
    tag: 'harbor',
  });
  expect(judged(['tags: [rl-environment, HARBOR, harbor]'], loads)[0]?.change).toEqual({ kind: 'drop-item', index: 1 });
  const twice = judged(['tags: [rl_environment, rl environment, harbor]'], loads);
  expect(twice.map((finding) => finding.change?.kind)).toEqual(['replace-item', 'drop-item']);
});

test('severities and ignores come from the owner, and a stale ignore is reported', () => {
  const answers = { harbor: detection('loads'), openenv: detection('loads') };
  const config = {
    rules: { 'tags/missing-framework': 'notice' } as const,
    ignore: [
      {
        rule: 'tags/missing-framework',
        path: null,
        framework: 'openenv' as const,
        reason: 'later',
        line: 4,
        matches: () => true,
      },
      {
        rule: null,
        path: 'old/**',
        framework: null,
        reason: 'gone',
        line: 7,
        matches: (path: string) => path.startsWith('old/'),
      },
    ],
  };
  const findings = judged(['tags: [rl-environment]'], answers, config);
  expect(brief(findings)).toEqual(['notice tags/missing-framework harbor', 'notice config/stale-ignore']);
  expect(findings[1]).toMatchObject({ path: '.envcard.yaml', line: 7 });
});

test('a rule that is off says nothing', () => {
  expect(
    judged(['tags: [harbor]'], { harbor: detection('loads') }, { rules: { 'tags/missing-environment': 'off' } }),
  ).toEqual([]);
});
