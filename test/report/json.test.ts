import { describe, expect, test } from 'vitest';
import { buildReport } from '../../src/report/build.ts';
import { jsonChunks, renderJson } from '../../src/report/json.ts';
import { sampleAudit, unreadableAudit } from './sample.ts';
import { reportErrors } from './schemas.ts';

const report = buildReport([sampleAudit(), unreadableAudit('HTTP 401')], '0.1.0');

describe('JSON report', () => {
  test('reads back as the report', () => {
    expect(JSON.parse(renderJson(report))).toEqual(report);
  });

  test('is laid out as JSON.stringify does, whatever the number of targets', () => {
    for (const audits of [[], [sampleAudit()], [sampleAudit(), unreadableAudit('x'), sampleAudit({ id: 'b' })]]) {
      const some = buildReport(audits, '0.1.0');
      if (audits.length > 0) expect(renderJson(some)).toBe(`${JSON.stringify(some, null, 2)}\n`);
      expect(JSON.parse(renderJson(some))).toEqual(some);
    }
  });

  test('comes in pieces, none much longer than a quarter of a MiB, however many tasks are broken', () => {
    const audit = sampleAudit();
    const many = Array.from({ length: 400 }, () => audit);
    const pieces = [...jsonChunks(buildReport(many, '0.1.0'))];
    expect(pieces.length).toBeGreaterThan(4);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(300 * 1024);
    expect(pieces.join('')).toBe(`${JSON.stringify(buildReport(many, '0.1.0'), null, 2)}\n`);
  });

  test('holds every broken task of a large repository', () => {
    const audit = sampleAudit();
    const harbor = audit.frameworks.harbor;
    const taskset = harbor?.detection.tasksets[1];
    if (harbor === undefined || taskset === undefined) throw new Error('the sample has a Harbor taskset');
    const [one] = taskset.broken;
    if (one === undefined) throw new Error('the sample has a broken task');
    const broken = Array.from({ length: 10_000 }, (_, index) => ({ ...one, path: `tasks/${index}` }));
    const detection = { ...harbor.detection, tasksets: [{ ...taskset, broken }] };
    const large = buildReport([{ ...audit, frameworks: { harbor: { ...harbor, detection } } }], '0.1.0');
    const read = JSON.parse(renderJson(large));
    expect(read.targets[0].frameworks.harbor.tasksets[0].broken).toHaveLength(10_000);
    expect(reportErrors(read)).toEqual([]);
  });
});

describe('sentences', () => {
  const [target] = report.targets;

  test('are rendered for evidence, broken tasks, findings and remedies', () => {
    const harbor = target?.frameworks.harbor;
    expect(harbor?.evidence[1]?.message).toBe('"os" cannot be "amiga"; possible are "linux", "windows"');
    expect(harbor?.tasksets[1]?.broken[0]?.message).toBe('"environment.os" must be a list');
    expect(harbor?.remedy).toBe('the tag Harbor is not "harbor": the Hub compares tags letter by letter');
    expect(target?.findings[1]?.message).toBe(
      'the card lists "nemo-gym", but NeMo Gym loads nothing from this repo: ' +
        'hub must be OWNER/NAME as in the address of the dataset on the Hub, not "rows"',
    );
  });

  test('basis, order and summary', () => {
    expect(target?.frameworks.harbor).toMatchObject({ basis: 'sample', sample: { read: 40, of: 1000 } });
    expect(target?.frameworks.openenv).toMatchObject({ basis: 'complete', sample: null });
    expect(target?.frameworks.openenv?.tasksets[0]?.order).toEqual(['tasks/a', 'tasks/b', 'tasks/c']);
    expect(target?.frameworks.harbor?.tasksets[0]).not.toHaveProperty('order');
    expect(target?.summary).toEqual({ errors: 2, warnings: 1, notices: 1 });
    expect(Object.keys(target?.frameworks ?? {})).toEqual(['harbor', 'verifiers', 'openenv', 'nemo-gym']);
  });
});

describe('schemas/report.json', () => {
  test('accepts reports, and fields that later versions gain', () => {
    expect(reportErrors(report)).toEqual([]);
    expect(reportErrors(buildReport([], '0.1.0'))).toEqual([]);
    expect(
      reportErrors({ ...report, later: 1, targets: report.targets.map((target) => ({ ...target, later: 1 })) }),
    ).toEqual([]);
  });

  test.each([
    ['version', (r: Loose) => (r.version = 2)],
    ['tool', (r: Loose) => delete r.tool.version],
    ['release', (r: Loose) => delete r.checkedAgainst.openenv],
    ['kind', (r: Loose) => (r.targets[0].target.kind = 'space')],
    ['error', (r: Loose) => delete r.targets[1].error.code],
    ['card state', (r: Loose) => (r.targets[0].card.state = 'fine')],
    ['framework', (r: Loose) => (r.targets[0].frameworks.datasets = r.targets[0].frameworks.harbor)],
    ['verdict', (r: Loose) => (r.targets[0].frameworks.harbor.verdict = 'maybe')],
    ['basis', (r: Loose) => (r.targets[0].frameworks.harbor.basis = 'partly')],
    ['condition', (r: Loose) => (r.targets[0].frameworks.openenv.conditions = ['rain'])],
    ['door', (r: Loose) => (r.targets[0].frameworks.harbor.tasksets[0].door = 'window')],
    ['tasks', (r: Loose) => (r.targets[0].frameworks.harbor.tasksets[0].tasks.ok = -1)],
    ['broken', (r: Loose) => delete r.targets[0].frameworks.harbor.tasksets[1].broken[0].code],
    ['order', (r: Loose) => (r.targets[0].frameworks.openenv.tasksets[0].order = [1])],
    ['stance', (r: Loose) => (r.targets[0].frameworks.harbor.evidence[0].stance = 'likes')],
    ['args', (r: Loose) => (r.targets[0].frameworks.harbor.evidence[0].args = { a: { b: 1 } })],
    ['rule', (r: Loose) => (r.targets[0].findings[0].rule = 'x')],
    ['severity', (r: Loose) => (r.targets[0].findings[0].severity = 'note')],
    ['line', (r: Loose) => (r.targets[0].findings[0].line = 0)],
    ['fix', (r: Loose) => (r.targets[0].findings[0].fix = true)],
    ['edit', (r: Loose) => (r.targets[0].edits[0].start = 1.5)],
    ['base', (r: Loose) => (r.targets[0].edits[0].base = 'HEAD')],
    ['summary', (r: Loose) => delete r.targets[0].summary.notices],
  ])('refuses a wrong %s', (_, change) => {
    const wrong = structuredClone(report) as Loose;
    change(wrong);
    expect(reportErrors(wrong)).not.toEqual([]);
  });
});

// oxlint-disable-next-line typescript/no-explicit-any -- the test breaks the report on purpose
type Loose = any;
