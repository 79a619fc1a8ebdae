import path from 'node:path';
import * as core from '@actions/core';
import { readInputs } from './action/inputs.ts';
import type { ActionInputs } from './action/inputs.ts';
import { actionOutputs } from './action/outputs.ts';
import { EXIT, worst } from './cli/exit.ts';
import { judgeAll } from './cli/judge-all.ts';
import type { Judged } from './cli/opened.ts';
import { diffOf } from './cli/repair.ts';
import type { Session } from './cli/session.ts';
import { writeWholeFile } from './platform/write-file.ts';
import { maskSecrets } from './platform/mask.ts';
import { VERSION } from './platform/version.ts';
import { buildReport } from './report/build.ts';
import { escapeLogLine } from './report/escape/log.ts';
import { renderGithub } from './report/github.ts';
import { jsonChunks } from './report/json.ts';
import { renderMarkdown } from './report/markdown.ts';
import type { Report } from './report/types.ts';
import { count, summaryWords } from './report/words.ts';
import { RULES } from './rules/catalogue.ts';

/** A line of the log. Text from a repository cannot become a command in it. */
function say(message: string): void {
  process.stdout.write(`${escapeLogLine(maskSecrets(message))}\n`);
}

/** An error annotation of our own that fails the step. */
function fail(message: string): void {
  core.error(escapeLogLine(maskSecrets(message)), { title: 'envcard' });
  process.exitCode = 1;
}

function sessionOf(inputs: ActionInputs): Session {
  return {
    options: {
      format: 'github',
      output: null,
      failOn: inputs.failOn,
      config: inputs.config,
      card: inputs.card,
      hub: inputs.hubRepo,
      trackedOnly: false,
      includeIgnored: false,
      reads: null,
      thorough: false,
      unsafe: false,
      diff: false,
      createCard: false,
      dryRun: false,
      reconsider: false,
      remove: false,
      forceHub: false,
      framework: null,
      noColor: true,
      quiet: true,
      debug: core.isDebug(),
    },
    progress: { due: () => false, show: () => {}, clear: () => {} },
    color: false,
    width: 100,
    say,
    debug: (message) => {
      if (core.isDebug()) core.debug(escapeLogLine(maskSecrets(message())));
    },
  };
}

/** Writes a report file, relative to the workspace; says so and fails the step when that is not possible. */
async function writeReport(file: string, text: string): Promise<boolean> {
  const written = await writeWholeFile(file, text);
  if (!written.ok) fail(`${file} cannot be written: ${written.message}`);
  return written.ok;
}

async function sarifText(report: Report, exitCode: number): Promise<string> {
  const { renderSarif } = await import('./report/sarif.ts');
  return renderSarif(report, { rules: RULES, exitCode });
}

async function run(): Promise<void> {
  const read = readInputs((name) => core.getInput(name));
  if (!read.ok) {
    for (const fault of read.faults) fail(fault);
    return;
  }
  const { inputs } = read;
  const judgement = await judgeAll(inputs.paths, sessionOf(inputs));
  if (!judgement.ok) {
    fail('nothing was judged: the settings file cannot be used (the log above says why)');
    return;
  }
  const { targets } = judgement;
  const code = worst(targets.map((target) => target.code));
  const report = buildReport(
    targets.map((target) => target.report),
    VERSION,
  );
  process.stdout.write(renderGithub(report));

  const diffs = new Map<number, string>();
  for (const [index, target] of targets.entries()) {
    if (target.ok && target.audit.edits.length > 0) diffs.set(index, await diffOf(target, target.audit.edits));
  }
  await writeSummary(renderMarkdown(report, { diffs }));

  const jsonFile = inputs.jsonFile ?? path.join(process.env['RUNNER_TEMP'] ?? '.', `envcard-${process.pid}.json`);
  if (await writeReport(jsonFile, [...jsonChunks(report)].join(''))) core.setOutput('report', jsonFile);
  if (inputs.sarifFile !== null) await writeReport(inputs.sarifFile, await sarifText(report, code));

  const judged = targets.filter((target): target is Judged => target.ok);
  const outputs = actionOutputs(
    report,
    judged.flatMap((target) => target.audit.findings),
    code !== EXIT.ok,
  );
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  say(closingLine(report));
  if (code !== EXIT.ok) process.exitCode = 1;
}

/** The job summary; a runner without that file (an old one, or `act`) loses nothing else. */
async function writeSummary(text: string): Promise<void> {
  if (!process.env['GITHUB_STEP_SUMMARY']) return;
  try {
    await core.summary.addRaw(text, true).write();
  } catch (error) {
    core.warning(`the job summary cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function closingLine(report: Report): string {
  const sum = (level: 'errors' | 'warnings' | 'notices'): number =>
    report.targets.reduce((total, target) => total + target.summary[level], 0);
  const found = summaryWords({ errors: sum('errors'), warnings: sum('warnings'), notices: sum('notices') });
  const unread = report.targets.filter((target) => target.error !== null).length;
  const parts = [`${count(report.targets.length - unread, 'folder')} judged`, found];
  if (unread > 0) parts.push(`${unread} cannot be read`);
  return `envcard ${VERSION}: ${parts.join(', ')}; the job summary has the details`;
}

try {
  await run();
} catch (error) {
  // An exception is a bug of envcard, not of the repository that is judged.
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  fail(`internal error, please report it: ${trace}`);
}
