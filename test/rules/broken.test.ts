import { expect, test } from 'vitest';
import { MESSAGE_RECORDS } from '../../src/report/messages/index.ts';
import { isUnseen, ruleOfBroken } from '../../src/rules/broken.ts';
import { detection, judged, taskset } from './sample.ts';

const task = (code: string, path = 'tasks/a'): Parameters<typeof ruleOfBroken>[1] => ({
  path,
  code,
  args: {},
  place: { path: `${path}/task.toml`, line: 2 },
  fact: 'H60',
});

test.each([
  ['task-link-outside', 'files/link'],
  ['task-name-unlisted', 'files/unsafe-name'],
  ['task-toml-pointer', 'files/lfs-pointer'],
  ['entry-missing', 'files/registry'],
  ['openenv-not-a-task', 'files/stray-folder'],
  ['task-instruction-missing', 'files/broken-task'],
  ['task-toml-syntax', 'files/broken-task'],
])('%s belongs to %s', (code, rule) => {
  expect(
    Object.values(MESSAGE_RECORDS).some((record) => Object.hasOwn(record, code)),
    code,
  ).toBe(true);
  expect(ruleOfBroken(taskset('partial'), task(code))).toBe(rule);
});

test('rows have a rule of their own', () => {
  expect(ruleOfBroken(taskset('partial', { door: 'artifact' }), task('task-link-outside'))).toBe('files/rows');
});

test('what was not seen is no error', () => {
  expect(isUnseen(task('task-toml-pointer'))).toBe(true);
  expect(isUnseen(task('task-toml-missing'))).toBe(false);
  const set = taskset('unknown', { broken: [task('task-toml-pointer')] });
  const findings = judged(['tags: [rl-environment, harbor]'], { harbor: detection('unknown', { tasksets: [set] }) });
  expect(findings.map((finding) => `${finding.severity} ${finding.rule}`)).toEqual([
    'warning files/lfs-pointer',
    'notice tags/unproven-framework',
  ]);
});

test('a note on a broken task only lends its remedy', () => {
  const set = taskset('partial', {
    broken: [{ ...task('openenv-not-a-task', 'tasks/x'), place: { path: 'tasks/x', line: null } }],
  });
  const note = {
    rule: 'files/stray-folder',
    effect: 'hides',
    code: 'openenv-index-shift',
    args: {},
    path: 'tasks/x',
    line: null,
    fact: 'O3',
    remedy: { code: 'openenv-remedy-stray', args: {} },
  } as const;
  const findings = judged(['tags: [rl-environment, openenv]'], {
    openenv: detection('partial', { tasksets: [set], notes: [note] }),
  }).filter((finding) => finding.rule === 'files/stray-folder');
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'openenv-not-a-task', remedy: { code: 'openenv-remedy-stray' } });
});
