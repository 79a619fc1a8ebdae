import type { Severity } from '../config/types.ts';
import type { Rule } from '../rules/catalogue.ts';
import { jsonText } from './escape/json.ts';
import { shown, wellFormed } from './escape/visible.ts';
import { fingerprint } from './fingerprint.ts';
import { relativeRoot } from './places.ts';
import type {
  SarifFix,
  SarifInvocation,
  SarifLevel,
  SarifLocation,
  SarifLog,
  SarifRegion,
  SarifResult,
  SarifRule,
} from './sarif.types.ts';
import type { FindingReport, Report, TargetReport } from './types.ts';

/** What GitHub's code scanning takes of one file: results of a run, and bytes (here a little below its 10 MB). */
const MAX_RESULTS = 25_000;
const MAX_BYTES = 9_500_000;

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** The name SARIF viewers know for "the folder the sources lie in". */
const WORKSPACE = '%SRCROOT%';

export interface SarifOptions {
  /** The catalogue. */
  readonly rules: readonly Rule[];
  /** The exit code of the command, where it is known. */
  readonly exitCode?: number;
  /** Other limits, for tests. */
  readonly maxResults?: number;
  readonly maxBytes?: number;
}

/** The report as SARIF 2.1.0: one run over all targets, since code scanning takes one run per tool and category. */
export function renderSarif(report: Report, options: SarifOptions): string {
  return `${jsonText(sarifLog(report, options))}\n`;
}

/** As `renderSarif`, before it is text. */
export function sarifLog(report: Report, options: SarifOptions): SarifLog {
  const ruleIndex = new Map<string, number>(options.rules.map((rule, index) => [rule.id, index]));
  const all = report.targets.flatMap((target, index) => targetResults(target, index, ruleIndex));
  const results = withinLimits(all, options.maxResults ?? MAX_RESULTS, options.maxBytes ?? MAX_BYTES);
  const bases = uriBases(report.targets);
  const { name, version } = report.tool;
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name, version, semanticVersion: version, rules: options.rules.map(sarifRule) } },
        columnKind: 'utf16CodeUnits',
        ...(Object.keys(bases).length === 0 ? {} : { originalUriBaseIds: bases }),
        invocations: [invocation(report, all.length - results.length, options.exitCode)],
        results,
      },
    ],
  };
}

function targetResults(target: TargetReport, index: number, ruleIndex: ReadonlyMap<string, number>): SarifResult[] {
  const seen = new Map<string, number>();
  return target.findings.map((finding, number) => {
    const key = fingerprint([finding.rule, finding.code, finding.framework, finding.path, ...stringArgs(finding)]);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const rule = ruleIndex.get(finding.rule);
    const fix = sarifFix(target, index, number);
    // A finding about the whole repository is shown at the card, which is where its tags stand.
    const path = finding.path ?? target.card?.path ?? 'README.md';
    return {
      ruleId: finding.rule,
      ...(rule === undefined ? {} : { ruleIndex: rule }),
      level: level(finding.severity),
      message: { text: messageText(finding) },
      locations: [{ physicalLocation: { artifactLocation: location(target, index, path), region: region(finding) } }],
      partialFingerprints: { 'envcardFinding/v1': `${key}:${times}` },
      ...(fix === null ? {} : { fixes: [fix] }),
      properties: { code: finding.code, ...(finding.framework === null ? {} : { framework: finding.framework }) },
    };
  });
}

/** Values that name things; numbers (counts) change from run to run and would make an old finding look new. */
function stringArgs(finding: FindingReport): string[] {
  return Object.values(finding.args).filter((value) => typeof value === 'string');
}

function messageText(finding: FindingReport): string {
  const text = finding.remedy === null ? finding.message : `${finding.message}. Remedy: ${finding.remedy}`;
  // `[text](target)` would be a link in a SARIF message.
  return text.replaceAll('](', '] (');
}

/** Code scanning wants a line; the first one stands for the file. */
function region(finding: FindingReport): SarifRegion {
  const place: SarifRegion = { startLine: finding.line ?? 1 };
  if (finding.line === null) return place;
  if (finding.column !== null) place.startColumn = finding.column;
  if (finding.endLine !== null) place.endLine = finding.endLine;
  if (finding.endColumn !== null) place.endColumn = finding.endColumn;
  return place;
}

function location(target: TargetReport, index: number, path: string): SarifLocation {
  const root = relativeRoot(target.target);
  if (root === null) return { uri: encodePath(path), uriBaseId: `TARGET_${index}` };
  return { uri: encodePath(root === '' ? path : `${root}/${path}`), uriBaseId: WORKSPACE };
}

/** A path as a relative URI: every segment percent-encoded, so that neither a scheme nor a query can arise. */
function encodePath(path: string): string {
  return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}

function uriBases(targets: readonly TargetReport[]): Record<string, { uri?: string; description?: { text: string } }> {
  const bases: Record<string, { uri?: string; description?: { text: string } }> = {};
  for (const [index, { target }] of targets.entries()) {
    if (relativeRoot(target) !== null) {
      bases[WORKSPACE] = { description: { text: 'The folder envcard ran in' } };
    } else if (target.kind === 'hub') {
      const id = target.id.replace(/^hf:/, '').replace(/@.*$/s, '');
      const revision = encodeURIComponent(wellFormed(target.revision ?? 'main'));
      bases[`TARGET_${index}`] = { uri: `https://huggingface.co/datasets/${encodePath(id)}/blob/${revision}/` };
    } else {
      bases[`TARGET_${index}`] = { description: { text: shown(target.id) } };
    }
  }
  return bases;
}

function sarifFix(target: TargetReport, index: number, finding: number): SarifFix | null {
  const edits = target.edits.filter((edit) => edit.finding === finding && edit.base !== null);
  const path = edits[0]?.path;
  if (path === undefined) return null;
  return {
    description: { text: 'What envcard fix writes' },
    artifactChanges: [
      {
        artifactLocation: location(target, index, path),
        replacements: edits.map(({ start, end, text }) => ({
          deletedRegion: { byteOffset: start, byteLength: end - start },
          insertedContent: { text },
        })),
      },
    ],
  };
}

function invocation(report: Report, cut: number, exitCode: number | undefined): SarifInvocation {
  const notifications: { level: SarifLevel; message: { text: string } }[] = report.targets.flatMap((target) =>
    target.error === null
      ? []
      : [
          {
            level: 'error',
            message: { text: `${shown(target.target.id)} cannot be read: ${shown(target.error.message, 1000)}` },
          },
        ],
  );
  const executionSuccessful = notifications.length === 0;
  if (cut > 0) {
    const text = `${cut} results are left out, the least severe ones: a file for code scanning is limited. The JSON report has all`;
    notifications.push({ level: 'warning', message: { text } });
  }
  return {
    executionSuccessful,
    ...(exitCode === undefined ? {} : { exitCode }),
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
}

/** As many results as the limits allow, the most severe ones, in their own order. */
function withinLimits(results: readonly SarifResult[], maxResults: number, maxBytes: number): readonly SarifResult[] {
  const weight: Readonly<Record<SarifLevel, number>> = { error: 0, warning: 1, note: 2 };
  const bySeverity = results
    .map((result, index) => ({ result, index }))
    .sort((one, two) => weight[one.result.level] - weight[two.result.level] || one.index - two.index);
  const kept: typeof bySeverity = [];
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const entry of bySeverity.slice(0, maxResults)) {
    // Each line of a result is indented by eight more spaces in the file.
    const text = jsonText(entry.result);
    bytes += encoder.encode(text).length + 8 * text.split('\n').length + 2;
    if (bytes > maxBytes) break;
    kept.push(entry);
  }
  return kept.sort((one, two) => one.index - two.index).map((entry) => entry.result);
}

function sarifRule(rule: Rule): SarifRule {
  const help = [rule.why, rule.severityOf, rule.repair].filter((part) => part !== '').join('\n\n');
  return {
    id: rule.id,
    shortDescription: { text: rule.title },
    fullDescription: { text: rule.why },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: level(rule.severity) },
  };
}

function level(severity: Severity): SarifLevel {
  return severity === 'notice' ? 'note' : severity;
}
