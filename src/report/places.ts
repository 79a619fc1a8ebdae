import type { FrameworkKey } from '../config/vocabulary.ts';
import type { FindingReport, TargetReport } from './types.ts';

/** A finding as people see it: one that several frameworks share is said once. */
export interface SharedFinding extends FindingReport {
  readonly frameworks: readonly FrameworkKey[];
}

/** Findings of one file, or (null) of the repository itself. */
interface FileFindings {
  readonly path: string | null;
  readonly findings: readonly SharedFinding[];
}

/** Findings with those that differ in nothing but the framework made one, in their order. */
export function shared(findings: readonly FindingReport[]): SharedFinding[] {
  const groups = new Map<string, FindingReport & { readonly frameworks: FrameworkKey[] }>();
  for (const finding of findings) {
    const { framework, ...rest } = finding;
    const key = JSON.stringify(rest);
    const frameworks = framework === null ? [] : [framework];
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ...finding, frameworks });
    else group.frameworks.push(...frameworks);
  }
  return [...groups.values()];
}

/** Findings by file, in order of first mention; the repository's own come first. */
export function byFile(findings: readonly FindingReport[]): FileFindings[] {
  const groups = new Map<string | null, SharedFinding[]>();
  for (const finding of shared(findings)) {
    const group = groups.get(finding.path);
    if (group === undefined) groups.set(finding.path, [finding]);
    else group.push(finding);
  }
  const all = [...groups].map(([path, found]) => ({ path, findings: found }));
  return [...all.filter((group) => group.path === null), ...all.filter((group) => group.path !== null)];
}

/** `12:3`, `12`, or an empty text. */
export function lineColumn(place: { readonly line: number | null; readonly column?: number | null }): string {
  if (place.line === null) return '';
  return place.column === null || place.column === undefined ? `${place.line}` : `${place.line}:${place.column}`;
}

/** A target's folder from the working directory, `''` for the directory itself; null when it lies elsewhere. */
export function relativeRoot(target: TargetReport['target']): string | null {
  if (target.kind !== 'directory') return null;
  const parts = target.id.replaceAll('\\', '/').split('/');
  if (target.id.startsWith('/') || /^[A-Za-z]:/.test(target.id) || parts.includes('..')) return null;
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}

/** A path of a target from the working directory where that can be said, else from the target's root. */
export function workspacePath(target: TargetReport['target'], path: string): string {
  const root = relativeRoot(target);
  return root === null || root === '' ? path : `${root}/${path}`;
}

/** How a person names a target on the command line. */
export function targetName(target: TargetReport['target']): string {
  if (target.kind === 'directory') return target.id;
  const id = target.id.startsWith('hf:') ? target.id : `hf:${target.id}`;
  return target.revision === null || id.includes('@') ? id : `${id}@${target.revision}`;
}
