import type { FrameworkKey } from '../config/vocabulary.ts';
import { render } from './messages/index.ts';
import type { FindingPlace } from '../rules/types.ts';
import type { FindingReport, TargetReport } from './types.ts';

/** A finding as people see it: one that several frameworks share is said once. */
export interface SharedFinding extends FindingReport {
  readonly frameworks: readonly FrameworkKey[];
}

/** A finding that stands for others of its kind, which differ in their places and values. */
export interface FoldedFinding extends SharedFinding {
  /** Where the others are. */
  readonly also: readonly FindingPlace[];
}

/** Findings of one file, or (null) of the repository itself. */
interface FileFindings {
  readonly path: string | null;
  readonly findings: readonly FoldedFinding[];
}

/** As many findings of one kind are told in full; of more, the first stands for all. */
const MAX_ALIKE = 3;

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

/** Findings with those of one rule and kind made one, where there are many of them, in their order. */
function folded(findings: readonly SharedFinding[]): FoldedFinding[] {
  const kinds = new Map<string, SharedFinding[]>();
  for (const finding of findings) {
    const { rule, severity, code, frameworks, remedyCode, fix } = finding;
    const key = JSON.stringify([rule, severity, code, frameworks, remedyCode, fix]);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, [finding]);
    else kind.push(finding);
  }
  const also = new Map<SharedFinding, readonly FindingPlace[]>();
  for (const kind of kinds.values()) {
    const [first, ...rest] = kind;
    if (first !== undefined && kind.length > MAX_ALIKE) also.set(first, rest);
    else for (const finding of kind) also.set(finding, []);
  }
  return findings.flatMap((finding) => {
    const others = also.get(finding);
    return others === undefined ? [] : [{ ...finding, also: others }];
  });
}

/** The places of findings that are told only as like another one: at most `max`, each written by `show`. */
export function alsoWords(also: readonly FindingPlace[], max: number, show: (place: FindingPlace) => string): string {
  const named = [...new Set(also.slice(0, max).map(show))];
  const more = also.length - Math.min(max, also.length);
  return `${also.length} more like it: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Which finding tells each sentence, so that another one can refer to it. */
export function tellers(findings: readonly FindingReport[]): ReadonlyMap<string, FindingReport> {
  const told = new Map<string, FindingReport>();
  for (const finding of findings) {
    if (finding.path !== null && finding.because === null && !told.has(finding.message)) {
      told.set(finding.message, finding);
    }
  }
  return told;
}

/** The finding whose own sentence is the reason (`because`) of this one; undefined when no other one says it. */
export function reasonTold(
  { because }: FindingReport,
  told: ReadonlyMap<string, FindingReport>,
): FindingReport | undefined {
  return because === null ? undefined : told.get(render(because.code, because.args));
}

/** Findings by file, in order of first mention; the repository's own come first. */
export function byFile(findings: readonly FindingReport[]): FileFindings[] {
  const groups = new Map<string | null, FoldedFinding[]>();
  for (const finding of folded(shared(findings))) {
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
