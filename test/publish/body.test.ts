import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Detection, Evidence, Snippet } from '../../src/frameworks/types.ts';
import { bodyFor, GITHUB_BODY_LIMIT, markerOf } from '../../src/publish/body.ts';
import type { BodyOptions } from '../../src/publish/body.ts';
import { contentKey, readMarker } from '../../src/publish/marker.ts';
import { buildProposal, changesOf } from '../../src/publish/proposal.ts';
import type { Proposal } from '../../src/publish/types.ts';
import { hostile } from '../report/hostile.ts';
import { skeleton } from '../report/inert.ts';
import { detection, taskset } from '../rules/sample.ts';
import { sourceOf } from './support.ts';
import type { SourceOptions } from './support.ts';

const SNIPPET: Snippet = {
  setup: [{ words: ['pip', 'install', 'harbor==0.26.0'] }],
  run: [{ words: ['harbor', 'run', '--repo', 'https://huggingface.co/datasets/acme/tasks'] }],
};

function loading(say: (text: string) => string = (text) => text, snippet: Snippet | null = SNIPPET): Detection {
  const evidence: Evidence = {
    stance: 'supports',
    code: 'harbor-taskset-loads',
    args: { taskset: say('bench'), door: 'registry', ok: 10, total: 10 },
    path: say('registry.json'),
    line: 3,
    fact: 'H13',
  };
  return detection('loads', {
    tasksets: [taskset('loads', { name: say('bench'), version: '1.0', snippet })],
    evidence: [evidence],
  });
}

function proposalOf(sources: readonly SourceOptions[], remove = false): Proposal {
  const { proposal } = buildProposal(sources.map(sourceOf), { remove, held: new Map() });
  if (proposal === null) throw new Error('nothing to propose');
  return proposal;
}

function body(proposal: Proposal, more: Partial<BodyOptions> = {}): string {
  const marker = markerOf(proposal);
  return bodyFor(proposal, { kind: 'hub', maxBytes: GITHUB_BODY_LIMIT, version: '1.2.3', marker, notes: [], ...more });
}

const SIMPLE: SourceOptions = { header: ['license: mit'], answers: { harbor: loading() } };

describe('the description', () => {
  const text = body(
    proposalOf(
      [
        {
          header: ['tags:', '- Harbor', '- openenv'],
          answers: {
            harbor: loading(),
            verifiers: detection('loads', { suggestOnly: true }),
            'nemo-gym': detection('partial'),
          },
        },
      ],
      true,
    ),
  );

  test('names exactly the tags of each kind', () => {
    expect(text).toContain('- Adds `rl-environment` to the YAML header of `README.md`');
    expect(text).toContain('- Corrects the spelling of `harbor` in the YAML header of `README.md`');
    expect(text).toContain('- Removes `openenv` from the YAML header of `README.md`');
  });

  test('says that only the header changes', () => {
    expect(text).toContain(
      'Only the YAML header changes; the text below it, the data and all other files stay as they are.',
    );
  });

  test('gives each tag its evidence, n of N read, and a command', () => {
    expect(text).toContain(
      '### Corrects `harbor`\n\n- Now written `Harbor`.\n- Harbor loads 10 of 10 tasks of `bench@1.0`; every task file was read.\n',
    );
    expect(text).toContain('(`registry.json` line 3)');
    expect(text).toContain(
      '```sh\npip install harbor==0.26.0\nharbor run --repo https://huggingface.co/datasets/acme/tasks\n```',
    );
    expect(text).toContain('- The tag of every RL environment; shown by Harbor.');
    expect(text).toContain('- OpenEnv loads nothing from this repo.');
  });

  test('says how many of how many files were read where it was a sample', () => {
    const harbor = { ...loading(), basis: { kind: 'sample', read: 40, of: 1000 } } as const;
    expect(body(proposalOf([{ header: [], answers: { harbor } }]))).toContain(
      '; 40 of 1000 task files were read, spread over all of them.',
    );
  });

  test('says what is not proposed, and why', () => {
    expect(text).toContain('### Not proposed\n\n');
    expect(text).toContain('- `verifiers`: a package here looks loadable');
    expect(text).toContain('- `nemo-gym`: only some of the tasks load: ');
  });

  test('names the tool, its version and the releases it was checked against', () => {
    expect(text).toMatch(
      /\nenvcard 1\.2\.3, checked against Harbor 0\.\d+\.\d+, Verifiers .*, OpenEnv .*, NeMo Gym [\d.]+\.\n/,
    );
  });

  test('says how to decline', () => {
    expect(text).toContain('Close this without merging and envcard will not propose these tags here again.');
  });

  test('ends with the marker, which holds the changes and the content', () => {
    const proposal = proposalOf([SIMPLE]);
    const marker = readMarker(body(proposal));
    expect(body(proposal)).toMatch(/\n<!-- envcard:proposal:v1 [^\n]* -->\n$/);
    expect(marker?.changes).toEqual(changesOf(proposal));
    const [card] = proposal.cards;
    expect(marker?.base).toBe(contentKey([{ path: 'README.md', bytes: card?.before ?? null }]));
    expect(marker?.content).toEqual([contentKey([{ path: 'README.md', bytes: card?.after ?? null }])]);
  });

  test('says so where a card is new', () => {
    expect(body(proposalOf([{ ...SIMPLE, header: null }]))).toContain(
      'The repo has no `README.md`: this writes one with nothing but the header.',
    );
  });

  test('has the notes of the platform before the footer', () => {
    expect(body(proposalOf([SIMPLE]), { notes: ['Checks do not start by themselves.'] })).toMatch(
      /Checks do not start by themselves\.\n\nClose this/,
    );
  });

  test('says on GitHub when the tags take effect', () => {
    const effect = 'The Hub shows the tags when the card is uploaded or synced there next.';
    expect(body(proposalOf([SIMPLE]), { kind: 'github' })).toContain(effect);
    expect(body(proposalOf([SIMPLE]))).not.toContain(effect);
  });

  test('names the card beside each tag where there are several', () => {
    const two = body(
      proposalOf([
        { ...SIMPLE, card: 'envs/a/README.md' },
        { ...SIMPLE, card: 'envs/b/README.md' },
      ]),
    );
    expect(two).toContain('### Adds `harbor` in `envs/b/README.md`');
  });
});

describe('length', () => {
  const many = Array.from({ length: 300 }, (_, i) => ({ ...SIMPLE, card: `environments/number-${i}/README.md` }));

  test.each([GITHUB_BODY_LIMIT, 40_000, 30_000])('stays below %d bytes, with the whole marker', (maxBytes) => {
    const proposal = proposalOf(many);
    const text = body(proposal, { maxBytes });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes);
    expect(readMarker(text)?.changes).toEqual(changesOf(proposal));
    expect(text).toContain('envcard 1.2.3');
  });

  test('a long command goes before the tags do', () => {
    const snippet: Snippet = { setup: [], run: [{ words: ['harbor', 'x'.repeat(100_000)] }] };
    const text = body(proposalOf([{ header: [], answers: { harbor: loading(undefined, snippet) } }]));
    expect(text.length).toBeLessThan(10_000);
    expect(text).toContain('### Adds `harbor`');
    expect(text).not.toContain('xxx');
  });
});

describe('whatever a repository says', () => {
  test('nothing in the description can mention, close, link or load, and the marker is ours', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, before) => {
        const say = (own: string): string => (before ? text + own : own + text);
        const snippet: Snippet = { setup: [], run: [{ words: ['harbor', 'run', say('tasks')] }] };
        const remedy = { code: 'config-wants-list', args: { key: say('a') } };
        const harbor = loading(say, snippet);
        const openenv = detection('partial', { remedy, evidence: harbor.evidence });
        const source = { header: ['license: mit'], answers: { harbor, openenv }, card: `${say('envs')}/README.md` };
        const proposal = proposalOf([source]);
        const calm = proposalOf([
          {
            header: ['license: mit'],
            answers: {
              harbor: loading(undefined, snippet),
              openenv: detection('partial', {
                remedy: { code: 'config-wants-list', args: { key: 'a' } },
                evidence: loading().evidence,
              }),
            },
            card: 'envs/README.md',
          },
        ]);
        expect(proposal.title).toBe(calm.title);
        const mine = body(proposal);
        const [outside, expected] = [mine, body(calm)].map((one) => outsideOf(one));
        expect(outside).toBe(expected);
        expect(readMarker(mine)).toEqual({ ...markerOf(proposal), changes: readMarker(mine)?.changes });
        expect(mine.split('envcard:proposal:v1')).toHaveLength(2);
      }),
      { numRuns: 300 },
    );
  });
});

/** What stands outside of code, without the marker and without the command, which a hostile name takes away. */
function outsideOf(text: string): string {
  return skeleton(text)
    .outside.replace(/\n<!-- .*\n$/, '')
    .replace(/\n\nsh\n¤¤\n\n/, '\n\n')
    .replaceAll(/\n{2,}/g, '\n');
}
