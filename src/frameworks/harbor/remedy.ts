import type { BrokenTask, Message, Note, Taskset } from '../types.ts';
import { harborCode } from './codes.ts';
import type { HarborRemedyCode } from './codes.ts';
import type { TaskScan } from './scan.ts';

/** One kind of fault → the one change that repairs it. */
const BY_FAULT: ReadonlyMap<string, HarborRemedyCode> = new Map([
  ['task-no-environment', 'harbor-remedy-environment'],
  ['task-instruction-missing', 'harbor-remedy-instruction'],
  ['task-test-missing', 'harbor-remedy-test'],
  ['task-toml-pointer', 'harbor-remedy-lfs'],
  ['task-name-unlisted', 'harbor-remedy-rename'],
  ['task-name-download', 'harbor-remedy-rename'],
  ['task-folder-option', 'harbor-remedy-rename'],
  ['task-link-absolute', 'harbor-remedy-links'],
  ['task-link-outside', 'harbor-remedy-links'],
  ['task-link-broken', 'harbor-remedy-links'],
  ['task-link-loop', 'harbor-remedy-links'],
  ['task-toml-syntax', 'harbor-remedy-toml'],
  ['task-toml-not-utf8', 'harbor-remedy-toml'],
  ['task-value', 'harbor-remedy-toml'],
  ['task-key-missing', 'harbor-remedy-toml'],
]);

/** What in the repo would make it load, where one kind of change does; null when nothing so simple does. */
export function remedyFor(
  scan: TaskScan,
  tasksets: readonly Taskset[],
  notes: readonly Note[],
  pinNotSeen: boolean,
): Message | null {
  const say = (code: HarborRemedyCode, args: Message['args'] = {}): Message => ({ code: harborCode(code), args });
  const broken = tasksets.filter(({ door }) => door !== 'local').flatMap((set) => set.broken);
  if (broken.length > 0) {
    const codes = new Set(broken.map((task) => BY_FAULT.get(task.code)));
    const [only] = codes;
    return codes.size === 1 && only !== undefined ? say(only, remedyArgs(broken)) : null;
  }
  const loads = tasksets.some(({ tasks }) => tasks.ok > 0);
  if (scan.rootIsTask && tasksets.some(({ door, tasks }) => door === 'local' && tasks.ok > 0)) {
    return say('harbor-remedy-move-task');
  }
  if (pinNotSeen) return say('harbor-remedy-history');
  const cased = notes.find(({ code }) => code === 'harbor-toml-case');
  if (cased?.remedy !== undefined && !loads) return cased.remedy;
  return !loads && notes.some(({ rule }) => rule === 'files/packed-tasks') ? say('harbor-remedy-unpack') : null;
}

function remedyArgs(broken: readonly BrokenTask[]): Message['args'] {
  return { tasks: [...new Set(broken.map(({ path }) => path))].slice(0, 20) };
}
