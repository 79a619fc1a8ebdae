import { expect, test } from 'vitest';
import type { Note } from '../../src/frameworks/types.ts';
import { LISTED_PER_KIND } from '../../src/rules/files.ts';
import { brief, detection, judged, taskset } from './sample.ts';

const note = (more: Partial<Note>): Note => ({
  rule: 'files/link',
  effect: 'remark',
  code: 'a-link',
  args: {},
  path: 'tasks/a/x',
  line: null,
  fact: 'H60',
  remedy: null,
  ...more,
});
const HEADER = ['tags: [rl-environment, harbor]'];

test('what lowers a listed framework’s verdict is an error, what hides tasks a warning, else a notice', () => {
  const notes = [
    note({ effect: 'remark' }),
    note({ effect: 'hides', path: 'b' }),
    note({ effect: 'breaks', path: 'c' }),
  ];
  const levels = (verdict: 'loads' | 'fails'): string[] =>
    judged(HEADER, { harbor: detection(verdict, { notes, remedy: { code: 'x', args: {} } }) })
      .filter((finding) => finding.rule === 'files/link')
      .map((finding) => `${finding.severity} ${finding.path}`);
  expect(levels('fails')).toEqual(['error c', 'warning b', 'notice tasks/a/x']);
  expect(levels('loads')).toEqual(['warning b', 'warning c', 'notice tasks/a/x']);
});

test('nothing is said for a framework that is neither listed nor loading', () => {
  const notes = [note({ effect: 'breaks' })];
  expect(brief(judged(HEADER, { harbor: detection('loads'), verifiers: detection('fails', { notes }) }))).toEqual([]);
  expect(judged(['license: mit'], { harbor: detection('fails', { notes }) })).toEqual([]);
});

test('the same remark of two frameworks is one finding that names both', () => {
  const notes = [note({ effect: 'hides' })];
  const findings = judged(['tags: [rl-environment, harbor, openenv]'], {
    harbor: detection('loads', { notes }),
    openenv: detection('loads', { notes }),
  });
  expect(brief(findings)).toEqual(['warning files/link harbor']);
  expect(findings[0]?.args['frameworks']).toEqual(['Harbor', 'OpenEnv']);
});

test('many broken tasks of one kind are cut, and the rest is counted', () => {
  const set = taskset('fails', {
    tasks: { total: 130, ok: 0, broken: 130, unread: 0 },
    broken: Array.from({ length: 130 }, (_, i) => ({
      path: `tasks/t${i}`,
      code: 'task-broken',
      args: {},
      place: { path: `tasks/t${i}/task.toml`, line: null },
      fact: 'H51',
    })),
  });
  const findings = judged(HEADER, {
    harbor: detection('fails', { tasksets: [set], remedy: { code: 'x', args: {} } }),
  }).filter((finding) => finding.rule === 'files/broken-task');
  expect(findings).toHaveLength(LISTED_PER_KIND + 1);
  expect(findings.at(-1)).toMatchObject({ code: 'more-broken-tasks', args: { count: 130 - LISTED_PER_KIND } });
});

test('a task that stands in several tasksets is reported once', () => {
  const sets = [taskset('partial'), taskset('partial', { path: '.', door: 'path' })];
  const findings = judged(HEADER, { harbor: detection('partial', { tasksets: sets }) });
  expect(findings.filter((finding) => finding.rule === 'files/broken-task')).toHaveLength(2);
});
