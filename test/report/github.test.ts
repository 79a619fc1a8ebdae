import { describe, expect, test } from 'vitest';
import { buildReport } from '../../src/report/build.ts';
import { renderGithub } from '../../src/report/github.ts';
import type { Finding } from '../../src/rules/types.ts';
import { runnerLines } from './runner.ts';
import type { RunnerCommand } from './runner.ts';
import { sampleAudit, unreadableAudit } from './sample.ts';
import type { SampleOptions } from './sample.ts';

function commands(findings: readonly Finding[] | null, options: SampleOptions = {}): (RunnerCommand | null)[] {
  const audit = sampleAudit(options);
  return runnerLines(renderGithub(buildReport([findings === null ? audit : { ...audit, findings }], '0.1.0')));
}

function finding(change: Partial<Finding>): Finding {
  const [one] = sampleAudit().findings;
  if (one === undefined) throw new Error('the sample has findings');
  return { ...one, ...change };
}

describe('annotations', () => {
  test('most severe first, with place, sentence and remedy', () => {
    expect(commands(null)).toEqual([
      {
        name: 'error',
        properties: expect.objectContaining({
          file: 'README.md',
          line: '3',
          endLine: '5',
          title: 'envcard tags/missing-framework',
        }),
        data:
          'Harbor loads "bench@1.0" (2 of 2 tasks), but the card does not list the tag "harbor"; ' +
          'without it the Hub shows no Harbor command\nenvcard fix repairs it',
      },
      {
        name: 'error',
        properties: expect.objectContaining({ line: '3', endLine: '3', col: '1', endColumn: '11' }),
        data: expect.stringMatching(/not "rows"\nRemedy: the tag "nemo_gym" is not "nemo-gym"/),
      },
      {
        name: 'warning',
        properties: expect.objectContaining({ file: 'tasks/b/task.toml', line: '4' }),
        data: '"steps" must be a list',
      },
      {
        name: 'notice',
        properties: expect.objectContaining({ title: 'envcard card/viewer' }),
        data: expect.stringContaining('viewer'),
      },
    ]);
  });

  test('columns are left out where the finding spans lines', () => {
    const [spanning] = commands([finding({ line: 3, endLine: 4 })]);
    expect(spanning?.properties).not.toHaveProperty('col');
    const [open] = commands([finding({ line: 3, column: 2, endLine: null, endColumn: null })]);
    expect(open?.properties).toMatchObject({ line: '3', col: '2' });
    expect(open?.properties).not.toHaveProperty('endColumn');
  });

  test('paths count from the working directory', () => {
    expect(commands(null, { id: './envs/one/' })[0]?.properties).toMatchObject({ file: 'envs/one/README.md' });
    expect(commands(null, { kind: 'hub', id: 'o/n' })[0]?.properties).not.toHaveProperty('file');
  });

  test('findings of one kind share an annotation that names the first places', () => {
    const many = Array.from({ length: 7 }, (_, index) => finding({ path: `t/${index}/task.toml`, line: index + 1 }));
    const [only, ...more] = commands(many);
    expect(more).toEqual([]);
    expect(only?.properties).toMatchObject({ file: 't/0/task.toml', line: '1' });
    expect(only?.data).toContain(
      '7 of this kind: t/0/task.toml:1:1, t/1/task.toml:2:1, t/2/task.toml:3:1, t/3/task.toml:4:1, t/4/task.toml:5:1 and 2 more',
    );
  });

  test('another framework or sentence of the same rule is another kind', () => {
    expect(
      commands([finding({}), finding({ framework: 'openenv', line: 9 }), finding({ code: 'near-miss' })]),
    ).toHaveLength(3);
    expect(commands([finding({}), finding({ framework: 'openenv' })])).toHaveLength(1);
  });

  test('ten per level; the tenth stands for the rest', () => {
    const kinds = (count: number): Finding[] =>
      Array.from({ length: count }, (_, index) => finding({ code: `code-${index}` }));
    expect(commands(kinds(10))).toHaveLength(10);
    const all = commands([...kinds(14), finding({ severity: 'notice' })]);
    expect(all.filter((one) => one?.name === 'error')).toHaveLength(10);
    expect(all.filter((one) => one?.name === 'notice')).toHaveLength(1);
    expect(all[9]?.data).toBe('5 more kinds of findings, all in the job summary: tags/missing-framework');
  });

  test('a long message is cut below what the runner takes', () => {
    const [one] = commands([
      finding({
        code: 'config-value',
        args: { key: 'x', value: 'y', allowed: Array(8).fill('%\u202e'.repeat(400)) },
        because: { code: 'config-value', args: { key: 'x', value: 'y', allowed: Array(8).fill('z'.repeat(400)) } },
        remedy: { code: 'config-value', args: { key: 'x', value: 'y', allowed: Array(8).fill('w'.repeat(400)) } },
      }),
    ]);
    expect(one?.data.length).toBeLessThanOrEqual(4_096);
    expect(one?.data).toMatch(/…$/);
  });

  test('a path that could be more than a path is only named in the message', () => {
    const [one] = commands([finding({ path: 'a\n::add-mask::x,line=9' })]);
    expect(one?.properties).not.toHaveProperty('file');
    expect(one?.data).toContain('At a\\n::add-mask::x,line=9:3:1');
  });

  test('a path with the separators of commands arrives whole', () => {
    const [one] = commands([finding({ path: 'a,line=9::b%0A.md' })]);
    expect(one?.properties).toMatchObject({ file: 'a,line=9::b%0A.md', line: '3' });
  });

  test('a target that cannot be read is an error; no findings are no output', () => {
    const report = buildReport([unreadableAudit('HTTP 401\n::add-mask::x')], '0.1.0');
    expect(runnerLines(renderGithub(report))).toEqual([
      {
        name: 'error',
        properties: expect.objectContaining({ title: 'envcard: target cannot be read' }),
        data: 'owner/gone cannot be read: HTTP 401\\n::add-mask::x',
      },
    ]);
    expect(renderGithub(buildReport([{ ...sampleAudit(), findings: [] }], '0.1.0'))).toBe('');
  });
});
