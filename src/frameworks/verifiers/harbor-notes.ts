import type { Note } from '../types.ts';
import type { ExportedTask } from './harbor-export.ts';
import type { JudgedTask } from './harbor-task.ts';

/** A task.toml below a task folder becomes a task of its own (V21). */
export function extraTasks(exported: readonly ExportedTask[], bad: readonly JudgedTask[]): Note[] {
  const broken = new Set(bad.map((task) => task.directory));
  return exported
    .filter((task) => task.within !== null)
    .map((task): Note => ({
      rule: 'files/stray-folder',
      effect: broken.has(task.directory) ? 'breaks' : 'hides',
      code: 'verifiers-note-extra-task',
      args: { path: task.directory, outer: task.within ?? '' },
      path: `${task.directory}/task.toml`,
      line: null,
      fact: 'V21',
      remedy: null,
    }));
}

/** Tasks that load and then cannot run or score: one note a kind, with the first place (V23). */
export function hurdles(judged: readonly JudgedTask[]): Note[] {
  const byCode = new Map<string, JudgedTask[]>();
  for (const task of judged) {
    if (task.hurdle === null) continue;
    const key = JSON.stringify([task.hurdle.code, task.hurdle.args]);
    byCode.set(key, [...(byCode.get(key) ?? []), task]);
  }
  return [...byCode.values()].flatMap((tasks) => {
    const hurdle = tasks[0]?.hurdle;
    if (hurdle === undefined || hurdle === null) return [];
    const { code, args, path, line } = hurdle;
    return [
      {
        rule: 'files/broken-task',
        effect: 'remark',
        code,
        args: { ...args, tasks: tasks.length },
        path,
        line,
        fact: 'V23',
        remedy: null,
      },
    ];
  });
}
