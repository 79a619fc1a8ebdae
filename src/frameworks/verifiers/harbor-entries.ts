import { baseName } from '../../repository/listing.ts';
import { linkProblems } from '../harbor-tasks/links.ts';
import { viewTask } from '../harbor-tasks/view.ts';
import type { EntryTarget, RegistryTask } from '../registry.ts';
import type { Args, BrokenTask, Message } from '../types.ts';
import type { VerifiersCode } from './codes.ts';

/** What to do about an entry or a dataset that cannot be downloaded. */
export function entryRemedy(one: BrokenTask): Message {
  if (one.code === 'verifiers-pin-not-seen') return { code: 'verifiers-remedy-pin', args: {} };
  if (one.code === 'verifiers-dataset-same-names') return { code: 'verifiers-remedy-names', args: {} };
  return { code: 'verifiers-remedy-registry-fix', args: {} };
}

/** One path that cannot be downloaded fails the whole dataset (V6, V8), and so does a link that leads out of it (V11). */
export function entryTrouble(file: string, target: EntryTarget, task: RegistryTask | undefined): BrokenTask[] {
  const line = task?.line ?? null;
  const place = { path: file, line };
  if (target.kind === 'broken') {
    const args = { ...target.args, entry: task?.name ?? '', path: target.path };
    return [{ path: target.path, code: target.code, args, place, fact: target.fact }];
  }
  if (target.kind !== 'here') return [];
  const link = linkProblems(viewTask(target.repository, target.path, 'copied')).find(
    (problem) => problem.stage === 'link',
  );
  return link === undefined
    ? []
    : [{ path: target.path, code: link.code, args: link.args, place: link.place, fact: 'V11' }];
}

/** Why what an entry brings cannot be seen from here. */
export function entryHidden(file: string, target: EntryTarget, task: RegistryTask | undefined): BrokenTask[] {
  const place = { path: file, line: task?.line ?? null };
  const tell = (code: VerifiersCode, args: Args, fact: string): BrokenTask[] => [
    { path: target.path, code, args, place, fact },
  ];
  if (target.kind === 'pin-not-seen')
    return tell('verifiers-pin-not-seen', { path: target.path, commit: target.commit }, 'V8');
  if (target.kind === 'elsewhere')
    return tell('verifiers-entry-elsewhere', { path: target.path, url: target.gitUrl }, 'V8');
  if (target.kind === 'unseen') return tell('verifiers-entry-unseen', { path: target.path }, 'V6');
  if (target.kind !== 'here') return [];
  if (target.maybeElsewhere)
    return tell('verifiers-entry-elsewhere', { path: target.path, url: task?.gitUrl ?? '' }, 'V8');
  const link = linkProblems(viewTask(target.repository, target.path, 'copied')).find(
    (problem) => problem.stage === 'unseen',
  );
  return link === undefined ? [] : tell('verifiers-entry-unseen', { path: target.path }, 'V11');
}

/** Folder names that stand twice in a dataset: the export puts them side by side (V6). */
export function sameNames(targets: readonly EntryTarget[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { path } of targets) {
    const name = baseName(path);
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return [...twice];
}
