import { FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Edit } from '../fix/types.ts';
import { CHECKED_AGAINST } from '../frameworks/releases.ts';
import type { BrokenTask, Detection, Evidence, Message, Taskset } from '../frameworks/types.ts';
import type { Finding } from '../rules/types.ts';
import { render } from './messages/index.ts';
import { renderSnippet } from './snippet.ts';
import type { EvidenceReport, FindingReport, FrameworkReport, Report, TargetReport, TasksetReport } from './types.ts';

/** What the audit of one target says, before any sentence is made. */
export interface AuditInput {
  readonly target: TargetReport['target'];
  readonly error: TargetReport['error'];
  readonly card: TargetReport['card'];
  readonly frameworks: Readonly<
    Partial<
      Record<
        FrameworkKey,
        {
          readonly detection: Detection;
          readonly tagged: boolean;
          readonly assumed: { readonly reason: string } | null;
        }
      >
    >
  >;
  readonly findings: readonly Finding[];
  readonly edits: readonly Edit[];
  readonly editsWithRemovals: readonly Edit[];
}

/**
 * The report of version 1: what the audits say, with every sentence rendered.
 * @param version envcard's own version
 */
export function buildReport(audits: readonly AuditInput[], version: string): Report {
  return {
    version: 1,
    tool: { name: 'envcard', version },
    checkedAgainst: CHECKED_AGAINST,
    targets: audits.map(targetReport),
  };
}

function targetReport(audit: AuditInput): TargetReport {
  const { kind, id, revision, files, ignored, complete, reads } = audit.target;
  const frameworks: Partial<Record<FrameworkKey, FrameworkReport>> = {};
  for (const key of FRAMEWORK_KEYS) {
    const entry = audit.frameworks[key];
    if (entry !== undefined) frameworks[key] = frameworkReport(entry.detection, entry.tagged, entry.assumed);
  }
  const count = (severity: Finding['severity']): number =>
    audit.findings.filter((finding) => finding.severity === severity).length;
  return {
    target: { kind, id, revision, files, ignored, complete, reads },
    error: audit.error,
    card: audit.card,
    frameworks,
    findings: audit.findings.map(findingReport),
    edits: audit.edits.map(editReport),
    editsWithRemovals: audit.editsWithRemovals.map(editReport),
    summary: { errors: count('error'), warnings: count('warning'), notices: count('notice') },
  };
}

function frameworkReport(detection: Detection, tagged: boolean, assumed: FrameworkReport['assumed']): FrameworkReport {
  const { basis, remedy } = detection;
  return {
    verdict: detection.verdict,
    basis: basis.kind,
    sample: basis.kind === 'sample' ? { read: basis.read, of: basis.of } : null,
    tagged,
    assumed,
    conditions: detection.conditions,
    tasksets: detection.tasksets.map(tasksetReport),
    evidence: detection.evidence.map(evidenceReport),
    remedy: sentence(remedy),
    remedyCode: remedy?.code ?? null,
    remedyArgs: remedy?.args ?? null,
  };
}

function tasksetReport(taskset: Taskset): TasksetReport {
  const { door, name, version, path, main, verdict, order, snippet } = taskset;
  const { total, ok, broken, unread } = taskset.tasks;
  return {
    door,
    name,
    version,
    path,
    main,
    verdict,
    tasks: { total, ok, broken, unread },
    // Only some formats show broken tasks, and there may be a hundred thousand: their sentences are made whenever asked for,
    // and not kept.
    get broken(): TasksetReport['broken'] {
      return taskset.broken.map(brokenReport);
    },
    ...(order === undefined ? {} : { order }),
    snippet: snippet === null ? null : renderSnippet(snippet),
  };
}

function brokenReport(task: BrokenTask): TasksetReport['broken'][number] {
  const { path, code, args, place, fact } = task;
  return { path, code, args, message: render(code, args), place: { path: place.path, line: place.line }, fact };
}

function evidenceReport(evidence: Evidence): EvidenceReport {
  const { stance, code, args, path, line, fact } = evidence;
  return { stance, code, args, path, line, message: render(code, args), fact };
}

function findingReport(finding: Finding): FindingReport {
  const { rule, severity, framework, path, line, column, endLine, endColumn, code, args, fix, remedy } = finding;
  const because = finding.because ?? null;
  return {
    rule,
    severity,
    framework,
    path,
    line,
    column,
    endLine,
    endColumn,
    code,
    args,
    message: render(code, args) + (because === null ? '' : `: ${sentence(because)}`),
    because: because === null ? null : { code: because.code, args: because.args },
    fix,
    remedy: sentence(remedy),
    remedyCode: remedy?.code ?? null,
    remedyArgs: remedy?.args ?? null,
  };
}

function editReport({ path, base, start, end, text, finding }: Edit): Edit {
  return { path, base, start, end, text, finding };
}

function sentence(message: Message | null): string | null {
  return message === null ? null : render(message.code, message.args);
}
