import { describe, expect, test } from 'vitest';
import { buildReport } from '../../src/report/build.ts';
import { joinWithin, renderMarkdown } from '../../src/report/markdown.ts';
import { skeleton } from './inert.ts';
import { SAMPLE_DIFF, sampleAudit, unreadableAudit } from './sample.ts';

const report = buildReport([sampleAudit(), unreadableAudit('HTTP 401 @octocat')], '0.1.0');
const diffs = new Map([[0, SAMPLE_DIFF]]);

describe('Markdown summary', () => {
  const text = renderMarkdown(report, { diffs });

  test('has the verdicts as a table', () => {
    expect(text).toContain('| Harbor | ✓ loads | no tag | 2 of 2 | registry.json; sample: 40 of 1000 read |');
    expect(text).toContain('| Verifiers | ? unknown | `verifiers` |  | vouched for by the owner |');
    expect(text).toContain(
      '| OpenEnv | \\~ partial | `openenv` | 1 of 3 (1 not seen) | task folder; only from a local copy |',
    );
  });

  test('has findings with place, remedy and fix', () => {
    expect(text).toContain(
      '- **error** line 3:1: the card lists `nemo-gym`, but NeMo Gym loads nothing from this repo: ' +
        'hub must be OWNER/NAME as in the address of the dataset on the Hub, not `rows` (`tags/unsupported-framework`)\n' +
        '  - Remedy: the tag `nemo_gym` is not `nemo-gym`: the Hub compares tags letter by letter\n' +
        '  - `envcard fix --unsafe` removes it',
    );
    expect(text).toContain('### Repository\n\n- **notice** the datasets library');
  });

  test('has the repair, the evidence, the commands and what failed', () => {
    expect(text).toContain(`\`\`\`diff\n${SAMPLE_DIFF}\`\`\``);
    expect(text).toContain(
      '- against: `os` cannot be `amiga`; possible are `linux`, `windows` (`tasks/a/task.toml` line 3)',
    );
    expect(text).toContain('- The owner vouches for it: `we use it daily`');
    expect(text).toContain("--path 'my tasks'\n```");
    expect(text).toContain('## envcard: `hf:owner/gone`\n\nCannot be read: `HTTP 401 @octocat`');
    expect(text).toMatch(/checked against Harbor 0\.26\.0, Verifiers 0\.4\.0, OpenEnv 0\.10\.0, NeMo Gym 0\.7\.0\.\n$/);
  });

  test('our own words outside code need no HTML but details', () => {
    const { outside } = skeleton(text);
    expect(outside.replace(/<\/?(details|summary)>/g, '')).not.toMatch(/[<>]/);
    expect(outside).not.toContain('@');
  });

  test('of many findings of one kind the first stands for all', () => {
    const audit = sampleAudit();
    const broken = audit.findings.find((finding) => finding.rule === 'files/broken-task');
    if (broken === undefined) throw new Error('the sample has a broken task');
    const findings = Array.from({ length: 30 }, (_, index) => ({ ...broken, path: `t/${index}` }));
    const said = renderMarkdown(buildReport([{ ...audit, findings }], '0.1.0'));
    expect(said.match(/^- \*\*warning\*\*/gm)).toHaveLength(1);
    expect(said).toContain('\n  - and 29 more like it: `t/1` line 4, `t/2` line 4, ');
    expect(said).toContain(', `t/20` line 4 and 9 more\n');
  });

  test('findings of many files, and in one file, are shortened', () => {
    const audit = sampleAudit();
    const [one] = audit.findings;
    if (one === undefined) throw new Error('the sample has findings');
    const spread = Array.from({ length: 130 }, (_, index) => ({ ...one, path: `t/${index}`, code: `kind-${index}` }));
    const dense = Array.from({ length: 60 }, (_, index) => ({ ...one, line: index + 1, code: `kind-${index}` }));
    expect(renderMarkdown(buildReport([{ ...audit, findings: spread }], '0.1.0'))).toContain(
      'Findings in 30 more files',
    );
    expect(renderMarkdown(buildReport([{ ...audit, findings: dense }], '0.1.0'))).toContain(
      '- and 10 more findings here',
    );
  });
});

test('a finding that frameworks share is said once, with all of them', () => {
  const audit = sampleAudit();
  const broken = audit.findings.find((finding) => finding.rule === 'files/broken-task');
  if (broken === undefined) throw new Error('the sample has a broken task');
  const both = [broken, { ...broken, framework: 'harbor' as const }];
  const text = renderMarkdown(buildReport([{ ...audit, findings: both }], '0.1.0'));
  expect(text.match(/must be a list.*/g)?.filter((line) => line.includes('broken-task'))).toEqual([
    'must be a list (`files/broken-task`: openenv, harbor)',
  ]);
});

describe('a limit in bytes', () => {
  test('keeps whole blocks and says what is left out', () => {
    const blocks = ['first', 'é'.repeat(200), 'last'];
    expect(joinWithin(blocks, 1_000)).toBe(`first\n\n${'é'.repeat(200)}\n\nlast\n`);
    expect(joinWithin(blocks, 400)).toBe('first\n\nlast\n\n1 part left out here: the JSON report has all.\n');
  });

  test.each([200, 700, 2_000, 3_000])('%i bytes hold', (maxBytes) => {
    const text = renderMarkdown(report, { diffs, maxBytes });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes);
    expect(text).toMatch(/parts? left out here/);
    skeleton(text);
  });

  test('a hundred thousand bytes of diff in a hundred targets stay below the limit of a summary', () => {
    const audits = Array.from({ length: 100 }, (_, index) => sampleAudit({ id: `env/${index}` }));
    const many = new Map(audits.map((_, index) => [index, `+${'é'.repeat(50_000)}\n`]));
    const text = renderMarkdown(buildReport(audits, '0.1.0'), { diffs: many });
    expect(new TextEncoder().encode(text).length).toBeLessThan(1_024_000);
    expect(text).toContain('left out here');
  });
});
