import { palette } from './color.ts';
import type { Palette } from './color.ts';
import { breakCommands, hasUnsafe, shown, visibleLines } from './escape/visible.ts';
import { shellQuote } from './escape/shell.ts';
import { render } from './messages/index.ts';
import type { MessageStyle } from './messages/index.ts';
import { byFile, lineColumn, targetName } from './places.ts';
import type { SharedFinding } from './places.ts';
import type { EvidenceReport, FrameworkReport, Report, TargetReport } from './types.ts';
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

/** Most files, findings of one file, and lines of one diff, before the text says that there are more. */
const MAX_FILES = 60;
const MAX_FINDINGS = 30;
const MAX_DIFF_LINES = 200;

export interface TextOptions {
  readonly color?: boolean;
  /** By index of the target: what `envcard fix` would change, as a unified diff. */
  readonly diffs?: ReadonlyMap<number, string>;
}

/** What every part of the text needs to know. */
export interface TextContext {
  readonly paint: Palette;
  readonly style: MessageStyle;
}

/** The report for people: verdicts, evidence, findings by file, the repair as a diff, what to run next. */
export function renderText(report: Report, options: TextOptions = {}): string {
  const context = textContext(options.color ?? false);
  const blocks = report.targets.flatMap((target, index) =>
    targetBlocks(target, options.diffs?.get(index) ?? '', context),
  );
  if (report.targets.length > 1) blocks.push(closingLine(report.targets, context));
  return finishText(blocks);
}

/** The context for a terminal with or without colours. */
export function textContext(color: boolean): TextContext {
  return { paint: palette(color), style: color ? 'terminal' : 'plain' };
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

/** One line of evidence, with its place and the rule it mirrors. */
export function evidenceLine(evidence: EvidenceReport, { paint, style }: TextContext): string {
  const place = placeText(evidence);
  const tail = place === '' ? '' : `  ${paint.dim(place)}`;
  return `${STANCE_SYMBOLS[evidence.stance]} ${render(evidence.code, evidence.args, style)}${tail}`;
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
  for (const file of files.slice(0, MAX_FILES)) blocks.push(fileBlock(file.path, file.findings, context));
  if (files.length > MAX_FILES) {
    blocks.push(`Findings in ${count(files.length - MAX_FILES, 'more file')} (--format json has all)`);
  }
  if (diff !== '') blocks.push(diffBlock(target, diff, context));
  blocks.push(nextBlock(target, context));
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
    if (!framework.tagged && framework.verdict === 'fails') continue;
    const [first, ...more] = byWeight(framework);
    if (first === undefined) continue;
    const rest = more.length === 0 ? '' : context.paint.dim(`  (${more.length} more: envcard explain)`);
    lines.push(`  ${key}: ${evidenceLine(first, context)}${rest}`);
  }
  return lines.length === 0 ? '' : [context.paint.bold('Evidence'), ...lines].join('\n');
}

/** Evidence for the verdict first. */
function byWeight({ verdict, evidence }: FrameworkReport): EvidenceReport[] {
  const stances =
    verdict === 'loads'
      ? ['supports', 'refutes', 'unknown']
      : verdict === 'unknown'
        ? ['unknown', 'supports', 'refutes']
        : ['refutes', 'supports', 'unknown'];
  return stances.flatMap((stance) => evidence.filter((one) => one.stance === stance));
}

function fileBlock(path: string | null, findings: readonly SharedFinding[], context: TextContext): string {
  const lines = [context.paint.bold(path === null ? 'Repository' : shown(path))];
  for (const finding of findings.slice(0, MAX_FINDINGS)) lines.push(findingLines(finding, context));
  const more = findings.length - MAX_FINDINGS;
  if (more > 0) lines.push(`  and ${count(more, 'more finding')} here (--format json has all)`);
  return lines.join('\n');
}

function findingLines(finding: SharedFinding, { paint, style }: TextContext): string {
  const place = lineColumn(finding).padEnd(7);
  const because = finding.because === null ? '' : `: ${render(finding.because.code, finding.because.args, style)}`;
  const sentence = render(finding.code, finding.args, style) + because;
  const severity = paint.severity[finding.severity](finding.severity.padEnd(7));
  const lines = [`  ${place} ${severity}  ${sentence}  ${paint.dim(ruleWords(finding))}`];
  if (finding.remedyCode !== null) {
    lines.push(`          ${paint.dim('remedy:')} ${render(finding.remedyCode, finding.remedyArgs ?? {}, style)}`);
  }
  if (finding.fix === 'safe') lines.push(`          ${paint.dim('fix:')} safe`);
  if (finding.fix === 'unsafe') lines.push(`          ${paint.dim('fix:')} only with --unsafe`);
  return lines.join('\n');
}

/** The rule; where several frameworks share a finding, which. */
function ruleWords({ rule, frameworks }: SharedFinding): string {
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
  return [
    paint.bold(`Repair (${command(target.target.kind === 'hub' ? 'propose' : 'fix', target)})`),
    ...shownLines,
  ].join('\n');
}

function nextBlock(target: TargetReport, { paint }: TextContext): string {
  const next: [string, string][] = [];
  if (target.edits.length > 0) {
    if (target.target.kind === 'hub') next.push([command('propose', target), 'open a pull request with the repair']);
    else next.push([command('fix', target), `apply ${count(target.edits.length, 'safe edit')} to the card`]);
  }
  if (target.findings.some((finding) => finding.fix === 'unsafe') && target.target.kind === 'directory') {
    next.push([command('fix --unsafe', target), 'remove the tags that nothing supports, too']);
  }
  const frameworks = judged(target);
  if (frameworks.some(([, framework]) => framework.tagged || framework.verdict !== 'fails')) {
    next.push([command('explain', target), 'all evidence']);
  }
  if (frameworks.some(([, framework]) => framework.tasksets.some((set) => set.snippet !== null))) {
    next.push([command('snippets', target), 'commands that load it']);
  }
  const width = Math.max(0, ...next.map(([text]) => text.length));
  const lines = next.map(([text, what]) => `  ${text.padEnd(width)}  ${paint.dim(what)}`);
  return [`${paint.bold('Result')}  ${summaryWords(target.summary)}`, ...lines].join('\n');
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

function command(verb: string, target: TargetReport): string {
  const { kind, id } = target.target;
  const name = kind === 'hub' ? targetName({ ...target.target, revision: null }) : id;
  // A name that cannot be typed as it is shown is left to the reader.
  if (hasUnsafe(name)) return `envcard ${verb} DIR`;
  const word = shellQuote(name.startsWith('-') ? `./${name}` : name);
  return `envcard ${verb}${name === '.' || name === '' ? '' : ` ${word}`}`;
}
