import type { Repository } from '../../repository/types.ts';
import type { LinkMode } from '../harbor-tasks/view.ts';
import { judgeTask } from './harbor-task.ts';
import type { JudgedTask } from './harbor-task.ts';

/** Tasks judged at the same time: remote sources answer in parallel, local ones need no more. */
const AT_ONCE = 32;

/** Judges each task folder once, however many datasets name it. */
export class TaskJudge {
  private readonly known: WeakMap<Repository, Map<string, Promise<JudgedTask>>> = new WeakMap();

  /** In the order of `directories`. */
  async all(repository: Repository, directories: readonly string[], links: LinkMode): Promise<readonly JudgedTask[]> {
    const judged: JudgedTask[] = [];
    for (let i = 0; i < directories.length; i += AT_ONCE) {
      const some = directories.slice(i, i + AT_ONCE);
      judged.push(...(await Promise.all(some.map((directory) => this.one(repository, directory, links)))));
    }
    return judged;
  }

  one(repository: Repository, directory: string, links: LinkMode): Promise<JudgedTask> {
    let tasks = this.known.get(repository);
    if (tasks === undefined) {
      tasks = new Map();
      this.known.set(repository, tasks);
    }
    const key = `${links}:${directory}`;
    let task = tasks.get(key);
    if (task === undefined) {
      task = judgeTask(repository, directory, links);
      tasks.set(key, task);
    }
    return task;
  }
}
