import { describe, expect, test } from 'vitest';
import { buildReport } from '../../src/report/build.ts';
import { renderExplain } from '../../src/report/explain.ts';
import { renderText } from '../../src/report/text.ts';
import { SAMPLE_DIFF, sampleAudit, unreadableAudit } from './sample.ts';

const report = buildReport([sampleAudit()], '0.1.0');
const diffs = new Map([[0, SAMPLE_DIFF]]);

describe('text', () => {
  const text = renderText(report, { diffs });

  test('verdicts', () => {
    expect(text.split('\n').slice(0, 6)).toEqual([
      '.  12 files, not all of them seen, 2 ignored files not judged',
      '  framework  verdict    card    tasks                how',
      '  harbor     ✓ loads    no tag  2 of 2               registry.json; sample: 40 of 1000 read',
      '  verifiers  ? unknown  tagged                       vouched for by the owner',
      '  openenv    ~ partial  tagged  1 of 3 (1 not seen)  task folder; only from a local copy',
      '  nemo-gym   ✗ fails    tagged',
    ]);
  });

  test('evidence with places', () => {
    expect(text).toMatch(/ {2}openenv: \+ Harbor loads .* \(tasks\/a\/task\.toml:3\) {2}\(1 more: envcard explain\)\n/);
    const audit = sampleAudit();
    const entry = audit.frameworks.openenv;
    if (entry === undefined) throw new Error('the sample has OpenEnv');
    const detection = { ...entry.detection, conditions: [] };
    const free = buildReport([{ ...audit, frameworks: { openenv: { ...entry, detection } } }], '0.1.0');
    expect(renderText(free)).toContain(
      '  openenv: - "os" cannot be "amiga"; possible are "linux", "windows" (tasks/a/task.toml:3)  (1 more: envcard explain)\n',
    );
  });

  test('findings by file, the repository first', () => {
    expect(text.indexOf('Repository\n')).toBeLessThan(text.indexOf('README.md\n  3:1'));
    expect(text).toContain(
      'tasks/b/task.toml\n  4       warning  files/broken-task\n          "steps" must be a list\n',
    );
    expect(text).toMatch(
      / {10}remedy: the tag "nemo_gym" is not "nemo-gym".*\n {10}fix: only with envcard fix --unsafe\n/,
    );
  });

  test('the repair and what to run next', () => {
    expect(text).toContain('Repair (envcard fix)\n  --- a/README.md\n');
    expect(text).toContain('\n  +- harbor\n');
    expect(text.split('\n').slice(-6)).toEqual([
      'Result  2 errors, 1 warning, 1 notice',
      '  envcard fix           apply 1 safe edit to the card',
      '  envcard fix --unsafe  remove the tags that nothing supports, too',
      '  envcard explain       all evidence',
      '  envcard snippets      commands that load it',
      '',
    ]);
  });

  test('commands name the target so that it can be typed', () => {
    const next = (id: string, kind: 'directory' | 'hub' = 'directory'): string =>
      renderText(buildReport([sampleAudit({ id, kind })], '0.1.0'));
    expect(next("it's here")).toContain(`  envcard fix 'it'\\''s here' `);
    expect(next('-x')).toContain('  envcard fix ./-x ');
    expect(next('a\u202eb')).toContain('  envcard fix DIR ');
    expect(next('o/n', 'hub')).toContain('  envcard propose hf:o/n ');
    expect(next('o/n', 'hub')).not.toContain('envcard fix');
  });

  test('several targets end with a summary', () => {
    const several = renderText(buildReport([sampleAudit(), unreadableAudit('HTTP\n401')], '0.1.0'));
    expect(several).toContain('hf:owner/gone\n  cannot be read: HTTP\\n401\n');
    expect(several).toMatch(/\n\n2 targets: 2 errors, 1 warning, 1 notice, 1 cannot be read\n$/);
  });

  test('long lists are shortened and say so', () => {
    const audit = sampleAudit();
    const [one] = audit.findings;
    if (one === undefined) throw new Error('the sample has findings');
    const other = (index: number): string => `kind-${index}`;
    const spread = Array.from({ length: 70 }, (_, index) => ({ ...one, path: `t/${index}`, code: other(index) }));
    const dense = Array.from({ length: 31 }, (_, index) => ({ ...one, line: index + 1, code: other(index) }));
    const lines = `@@ -1 +1 @@\n${'+x\n'.repeat(250)}`;
    expect(renderText(buildReport([{ ...audit, findings: spread }], '0.1.0'))).toContain(
      'Findings in 10 more files (--format json has all)',
    );
    expect(renderText(buildReport([{ ...audit, findings: dense }], '0.1.0'))).toContain(
      '  and 1 more finding here (--format json has all)',
    );
    expect(renderText(report, { diffs: new Map([[0, lines]]) })).toContain(
      '  and 51 more lines (envcard fix --diff prints all)',
    );
  });

  test('colours only when asked, and nothing else changes', () => {
    expect(text).not.toContain('\u001b');
    const colored = renderText(report, { diffs, color: true });
    expect(colored).toContain('\u001b[31merror  \u001b[39m');
    expect(colored).toContain('\u001b[32m+- harbor\u001b[39m');
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(text);
  });

  test('a finding that frameworks share is said once, with all of them', () => {
    const audit = sampleAudit();
    const broken = audit.findings.find((finding) => finding.rule === 'files/broken-task');
    if (broken === undefined) throw new Error('the sample has a broken task');
    const both = [broken, { ...broken, framework: 'harbor' as const }];
    const said = renderText(buildReport([{ ...audit, findings: both }], '0.1.0'));
    expect(said).toContain(
      '\n\ntasks/b/task.toml\n  4       warning  files/broken-task (openenv, harbor)\n          "steps" must be a list\n\n',
    );
    expect(said).toContain('Result  2 warnings\n');
  });

  test('of many findings of one kind the first stands for all', () => {
    const audit = sampleAudit();
    const broken = audit.findings.find((finding) => finding.rule === 'files/broken-task');
    if (broken === undefined) throw new Error('the sample has a broken task');
    const many = (number: number): string => {
      const findings = Array.from({ length: number }, (_, index) => ({ ...broken, path: `t/${index}` }));
      return renderText(buildReport([{ ...audit, findings }], '0.1.0'));
    };
    expect(many(3).match(/"steps" must be a list/g)).toHaveLength(3);
    expect(many(40).match(/"steps" must be a list/g)).toHaveLength(1);
    expect(many(40)).toContain(
      '\nt/0\n  4       warning  files/broken-task\n          "steps" must be a list\n' +
        '          and 39 more like it: t/1:4, t/2:4, t/3:4, t/4:4, t/5:4 and 34 more\n',
    );
    expect(many(40)).toContain('Result  40 warnings\n');
  });

  test('a reason that a finding of its own tells is referred to', () => {
    const audit = sampleAudit();
    const broken = audit.findings.find((finding) => finding.rule === 'files/broken-task');
    const [tag] = audit.findings;
    if (broken === undefined || tag === undefined) throw new Error('the sample has findings');
    const because = { code: broken.code, args: broken.args };
    const told = renderText(buildReport([{ ...audit, findings: [{ ...tag, because }, broken] }], '0.1.0'));
    const alone = renderText(buildReport([{ ...audit, findings: [{ ...tag, because }] }], '0.1.0'));
    expect(told).toContain('; see tasks/b/task.toml:4\n');
    expect(told.match(/"steps" must be a list/g)).toHaveLength(1);
    expect(alone).toContain(': "steps" must be a list\n');
  });

  test('a card that is not there is written only when asked', () => {
    const audit = sampleAudit();
    const card = { path: 'README.md', state: 'missing' as const, tags: null };
    const missing = renderText(buildReport([{ ...audit, card }], '0.1.0'), { diffs });
    expect(missing).toContain('Repair (envcard fix --create-card)\n');
    expect(missing).toContain('\n  envcard fix --create-card ');
  });

  test('sentences are broken for the width, and no word is lost', () => {
    const narrow = renderText(report, { width: 60 });
    const sentences = narrow.slice(narrow.indexOf('Evidence'), narrow.indexOf('Result'));
    for (const line of sentences.split('\n')) {
      if (/^ {10}\S.* /.test(line)) expect(line.length, line).toBeLessThanOrEqual(60);
    }
    const words = (whole: string): string[] => whole.split(/\s+/);
    expect(words(narrow)).toEqual(words(renderText(report)));
    const colored = renderText(report, { width: 60, color: true });
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(narrow);
  });

  test('no target is no text', () => {
    expect(renderText(buildReport([], '0.1.0'))).toBe('');
  });
});

describe('explain', () => {
  const text = renderExplain(report);

  test('shows all evidence with its rule, remedies and vouching', () => {
    expect(text).toContain('  card README.md: ok, tags: verifiers, openenv, nemo-gym\n');
    expect(text).toContain(
      'Harbor  ✓ loads  (sample: 40 of 1000 read)\n  the card does not list harbor; checked against harbor 0.26.0; a sample of the tasks was read\n',
    );
    expect(text).toContain('  - "os" cannot be "amiga"; possible are "linux", "windows" (tasks/a/task.toml:3) [H13]\n');
    expect(text).toContain('  remedy: the tag Harbor is not "harbor"');
    expect(text).toContain('  the owner vouches for it: we use it daily\n');
  });

  test('shows tasksets with broken tasks and the order of indexes', () => {
    expect(text).toContain('  registry.json bench@1.0  ✓ loads  2 tasks, 2 good, 0 broken\n');
    expect(text).toContain(
      '    tasks/b: "environment.os" must be a list (tasks/b/task.toml:4) [H50]\n    index 0: tasks/a\n',
    );
  });

  test('one framework alone', () => {
    const openenv = renderExplain(report, { framework: 'openenv' });
    expect(openenv).toContain('OpenEnv  ~ partial');
    expect(openenv).not.toMatch(/^(Harbor|Verifiers|NeMo Gym) /m);
  });

  test('long orders are shortened', () => {
    const audit = sampleAudit();
    const entry = audit.frameworks.openenv;
    const [set] = entry?.detection.tasksets ?? [];
    if (entry === undefined || set === undefined) throw new Error('the sample has an OpenEnv taskset');
    const order = Array.from({ length: 25 }, (_, index) => `tasks/${index}`);
    const detection = { ...entry.detection, tasksets: [{ ...set, order }] };
    const long = renderExplain(buildReport([{ ...audit, frameworks: { openenv: { ...entry, detection } } }], '0.1.0'));
    expect(long).toContain('    index 19: tasks/19\n    and 5 more indexes (--format json has all)');
  });

  test('long lists of tags are shortened', () => {
    const audit = sampleAudit();
    const tags = Array.from({ length: 60 }, (_, index) => `tag-${index}`);
    const card = { path: 'README.md', state: 'ok' as const, tags };
    expect(renderExplain(buildReport([{ ...audit, card }], '0.1.0'))).toContain(', tag-49 and 10 more\n');
  });

  test('an unreadable target', () => {
    expect(renderExplain(buildReport([unreadableAudit('HTTP 401')], '0.1.0'))).toBe(
      'hf:owner/gone\n  cannot be read: HTTP 401\n',
    );
  });
});
