import { palette } from './color.ts';
import type { Palette } from './color.ts';
import { breakCommands, shown, visibleLines } from './escape/visible.ts';
import { render } from './messages/index.ts';
import type { MessageStyle } from './messages/index.ts';
import { fixWords, nextBlock, repairCommand } from './next.ts';
import { alsoWords, byFile, lineColumn, reasonTold, targetName, tellers } from './places.ts';
import type { FoldedFinding } from './places.ts';
import type { EvidenceReport, FindingReport, FrameworkReport, Report, TargetReport } from './types.ts';
import {
  count,
  doorWords,
  judged,
  noteWords,
  STANCE_SYMBOLS,
  summaryWords,
  tasksWords,
  VERDICT_SYMBOLS,
} from './words.ts';
import { wrapped } from './wrap.ts';

/** Most files, findings of one file, and lines of one diff, before the text says that there are more. */
const MAX_FILES = 60;
const MAX_FINDINGS = 30;
const MAX_DIFF_LINES = 200;
/** Places named of findings that are told as one. */
const MAX_ALSO = 5;
/** Where the sentences of findings begin. */
const INDENT = ' '.repeat(10);

export interface TextOptions {
  readonly color?: boolean;
  /** Columns that sentences are broken for; without it each stays on one line. */
  readonly width?: number;
  /** By index of the target: what `envcard fix` would change, as a unified diff. */
  readonly diffs?: ReadonlyMap<number, string>;
}

/** What every part of the text needs to know. */
export interface TextContext {
  readonly paint: Palette;
  readonly style: MessageStyle;
  readonly width: number | undefined;
}

/** The report for people: verdicts, evidence, findings by file, the repair as a diff, what to run next. */
export function renderText(report: Report, options: TextOptions = {}): string {
  const context = textContext(options.color ?? false, options.width);
  const blocks = report.targets.flatMap((target, index) =>
    targetBlocks(target, options.diffs?.get(index) ?? '', context),
  );
  if (report.targets.length > 1) blocks.push(closingLine(report.targets, context));
  return finishText(blocks);
}

/** The context for a terminal with or without colours, of a width where it is known. */
export function textContext(color: boolean, width?: number): TextContext {
  return { paint: palette(color), style: color ? 'terminal' : 'plain', width };
}

/** Blocks joined by an empty line; no line can be taken for a workflow command. */
export function finishText(blocks: readonly string[]): string {
  return blocks.length === 0 ? '' : breakCommands(`${blocks.join('\n\n')}\n`);
}

/** The line that names a target and what was looked at. */
export function targetLine(target: TargetReport, { paint }: TextContext): string {
  const { files, ignored, complete } = target.target;
  const facts = [count(files, 'file')];
  if (!complete) facts.push('not all of them seen');
  if (ignored > 0) facts.push(`${count(ignored, 'ignored file')} not judged`);
  const name = paint.bold(shown(targetName(target.target)));
  return target.error === null ? `${name}  ${paint.dim(facts.join(', '))}` : name;
}

/** The place of a sentence, where it has one: `tasks/a/task.toml:3`. */
export function placeText(place: { readonly path: string | null; readonly line: number | null }): string {
  if (place.path === null) return '';
  const line = lineColumn(place);
  return shown(place.path) + (line === '' ? '' : `:${line}`);
}

/** A piece of evidence with its place, where the sentence does not name it already. */
export function evidenceText(evidence: EvidenceReport, { paint, style }: TextContext): string {
  const { path, line, args } = evidence;
  const named = line === null && Object.values(args).some((value) => value === path);
  const tail = path === null || named ? '' : ` ${paint.dim(`(${placeText(evidence)})`)}`;
  return `${STANCE_SYMBOLS[evidence.stance]} ${render(evidence.code, args, style)}${tail}`;
}

function targetBlocks(target: TargetReport, diff: string, context: TextContext): string[] {
  const head = targetLine(target, context);
  if (target.error !== null) {
    return [`${head}\n  ${context.paint.severity.error('cannot be read')}: ${shown(target.error.message, 1000)}`];
  }
  const blocks = [`${head}\n${verdictTable(target, context)}`];
  const evidence = evidenceBlock(target, context);
  if (evidence !== '') blocks.push(evidence);
  const files = byFile(target.findings);
  const told = tellers(target.findings);
  const lines = (finding: FoldedFinding): string => findingLines(finding, target, told, context);
  for (const file of files.slice(0, MAX_FILES)) blocks.push(fileBlock(file, lines, context));
  if (files.length > MAX_FILES) {
    blocks.push(`Findings in ${count(files.length - MAX_FILES, 'more file')} (--format json has all)`);
  }
  if (diff !== '') blocks.push(diffBlock(target, diff, context));
  blocks.push(nextBlock(target, context.paint));
  return blocks;
}

/** Verdict, tag and tasks per framework; only our own words, so that columns stay straight. */
function verdictTable(target: TargetReport, { paint }: TextContext): string {
  const rows = judged(target).map(([key, framework]) => ({
    verdict: framework.verdict,
    cells: [
      key,
      `${VERDICT_SYMBOLS[framework.verdict]} ${framework.verdict}`,
      framework.tagged ? 'tagged' : 'no tag',
      tasksWords(framework),
      [doorWords(framework), noteWords(framework)].filter((words) => words !== '').join('; '),
    ],
  }));
  const titles = ['framework', 'verdict', 'card', 'tasks', 'how'];
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row.cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string[] => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  const lines = rows.map(({ verdict, cells }) => {
    const [name = '', word = '', ...rest] = line(cells);
    return `  ${name}  ${paint.verdict[verdict](word)}  ${rest.join('  ')}`.trimEnd();
  });
  return [paint.dim(`  ${line(titles).join('  ')}`.trimEnd()), ...lines].join('\n');
}

/** The strongest evidence for what the card claims or could claim; `explain` shows the rest. */
function evidenceBlock(target: TargetReport, context: TextContext): string {
  const lines: string[] = [];
  for (const [key, framework] of judged(target)) {
    if (!framework.tagged && (framework.verdict === 'fails' || onlyRows(framework))) continue;
    const [first, ...more] = byWeight(framework);
    if (first === undefined) continue;
    const rest = more.length === 0 ? '' : context.paint.dim(`  (${more.length} more: envcard explain)`);
    lines.push(`  ${wrapped(`${key}: ${evidenceText(first, context)}${rest}`, context.width, '    ')}`);
  }
  return lines.length === 0 ? '' : [context.paint.bold('Evidence'), ...lines].join('\n');
}

/** Rows that may be anything: no news where the card claims nothing of them. */
function onlyRows({ verdict, evidence }: FrameworkReport): boolean {
  return verdict === 'unknown' && evidence.every(({ code }) => code.startsWith('verifiers-rows-'));
}

/** Evidence for the verdict first; of a verdict under a condition, what loads under it. */
function byWeight({ verdict, conditions, evidence }: FrameworkReport): EvidenceReport[] {
  const stances =
    verdict === 'loads' || conditions.length > 0
      ? ['supports', 'refutes', 'unknown']
      : verdict === 'unknown'
        ? ['unknown', 'supports', 'refutes']
        : ['refutes', 'supports', 'unknown'];
  return stances.flatMap((stance) => evidence.filter((one) => one.stance === stance));
}

function fileBlock(
  { path, findings }: { readonly path: string | null; readonly findings: readonly FoldedFinding[] },
  tell: (finding: FoldedFinding) => string,
  { paint }: TextContext,
): string {
  const lines = [paint.bold(path === null ? 'Repository' : shown(path)), ...findings.slice(0, MAX_FINDINGS).map(tell)];
  const more = findings.length - MAX_FINDINGS;
  if (more > 0) lines.push(`  and ${count(more, 'more finding')} here (--format json has all)`);
  return lines.join('\n');
}

function findingLines(
  finding: FoldedFinding,
  target: TargetReport,
  told: ReadonlyMap<string, FindingReport>,
  context: TextContext,
): string {
  const { paint, style, width } = context;
  const say = (text: string): string => INDENT + wrapped(text, width, INDENT);
  const severity = paint.severity[finding.severity](finding.severity.padEnd(7));
  const lines = [
    `  ${lineColumn(finding).padEnd(7)} ${severity}  ${paint.dim(ruleWords(finding))}`,
    say(render(finding.code, finding.args, style) + reasonText(finding, told, context)),
  ];
  if (finding.also.length > 0) lines.push(say(`and ${alsoWords(finding.also, MAX_ALSO, placeText)}`));
  if (finding.remedyCode !== null) {
    lines.push(say(`${paint.dim('remedy:')} ${render(finding.remedyCode, finding.remedyArgs ?? {}, style)}`));
  }
  const fix = fixWords(finding, target);
  if (fix !== null) lines.push(`${INDENT}${paint.dim('fix:')} ${fix}`);
  return lines.join('\n');
}

/** The reason behind a finding; where another finding tells it, only where. */
function reasonText(finding: FindingReport, told: ReadonlyMap<string, FindingReport>, { style }: TextContext): string {
  if (finding.because === null) return '';
  const other = reasonTold(finding, told);
  if (other !== undefined) return `; see ${placeText(other)}`;
  return `: ${render(finding.because.code, finding.because.args, style)}`;
}

/** The rule; where several frameworks share a finding, which. */
function ruleWords({ rule, frameworks }: FoldedFinding): string {
  return frameworks.length > 1 ? `${rule} (${frameworks.join(', ')})` : rule;
}

function diffBlock(target: TargetReport, diff: string, { paint }: TextContext): string {
  const lines = visibleLines(diff).split('\n');
  if (lines.at(-1) === '') lines.pop();
  const shownLines = lines.slice(0, MAX_DIFF_LINES).map((line) => {
    if (line.startsWith('+')) return `  ${paint.added(line)}`;
    if (line.startsWith('-')) return `  ${paint.removed(line)}`;
    return `  ${line}`;
  });
  const more = lines.length - shownLines.length;
  if (more > 0) shownLines.push(`  and ${count(more, 'more line')} (envcard fix --diff prints all)`);
  return [paint.bold(`Repair (${repairCommand(target)})`), ...shownLines].join('\n');
}

function closingLine(targets: readonly TargetReport[], { paint }: TextContext): string {
  const summary = { errors: 0, warnings: 0, notices: 0 };
  for (const target of targets) {
    summary.errors += target.summary.errors;
    summary.warnings += target.summary.warnings;
    summary.notices += target.summary.notices;
  }
  const unread = targets.filter((target) => target.error !== null).length;
  const tail = unread === 0 ? '' : `, ${unread} cannot be read`;
  return paint.bold(`${count(targets.length, 'target')}: ${summaryWords(summary)}${tail}`);
}
