import path from 'node:path';
import * as core from '@actions/core';
import { readInputs } from './action/inputs.ts';
import type { ActionInputs } from './action/inputs.ts';
import { actionOutputs } from './action/outputs.ts';
import type { Proposal, Proposed, Targets } from './action/proposal.types.ts';
import { sessionOf } from './action/session.ts';
import type { Voice } from './action/session.ts';
import { EXIT, fails, worst } from './cli/exit.ts';
import type { ExitCode } from './cli/exit.ts';
import { judgeAll } from './cli/judge-all.ts';
import type { Judged } from './cli/opened.ts';
import { diffsOf } from './cli/repair.ts';
import { maskSecrets } from './platform/mask.ts';
import { writeWholeFile } from './platform/write-file.ts';
import { VERSION } from './platform/version.ts';
import { buildReport } from './report/build.ts';
import { escapeLogLine } from './report/escape/log.ts';
import { renderGithub } from './report/github.ts';
import { jsonChunks } from './report/json.ts';
import { renderMarkdown } from './report/markdown.ts';
import type { Report } from './report/types.ts';
import { count, summaryWords } from './report/words.ts';
import { RULES } from './rules/catalogue.ts';

/** Text of a log line or annotation: secrets hidden, and nothing of a repository can become a command in it. */
function safe(message: string): string {
  return escapeLogLine(maskSecrets(message));
}

function say(message: string): void {
  process.stdout.write(`${safe(message)}\n`);
}

/** An error annotation of our own that fails the step. */
function fail(message: string): void {
  core.error(safe(message), { title: 'envcard' });
  process.exitCode = 1;
}

function voice(): Voice {
  return { say, debug: (message) => core.debug(safe(message)), isDebug: core.isDebug() };
}

/** Writes a report file, relative to the workspace; says so and fails the step when that is not possible. */
async function writeReport(file: string, pieces: Iterable<string>): Promise<boolean> {
  const written = await writeWholeFile(file, pieces);
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
  // The Hub's own variable is what everything else reads.
  if (inputs.propose.hubToken !== null) process.env['HF_TOKEN'] = inputs.propose.hubToken;
  const judgement = await judgeAll(inputs.paths, sessionOf(inputs, voice()));
  if (!judgement.ok) {
    fail('nothing was judged: the settings file cannot be used (the log above says why)');
    return;
  }
  const { targets } = judgement;
  const proposal = inputs.mode === 'propose' ? await prepare(inputs, targets) : null;
  const code = worst(targets.map((target) => target.code));
  const report = buildReport(
    targets.map((target) => target.report),
    VERSION,
  );
  process.stdout.write(renderGithub(report));

  await writeSummary(renderMarkdown(report, { diffs: await diffsOf(targets) }));

  const jsonFile = inputs.jsonFile ?? path.join(process.env['RUNNER_TEMP'] ?? '.', `envcard-${process.pid}.json`);
  if (await writeReport(jsonFile, jsonChunks(report))) core.setOutput('report', jsonFile);
  if (inputs.sarifFile !== null) await writeReport(inputs.sarifFile, [await sarifText(report, code)]);

  const judged = targets.filter((target): target is Judged => target.ok);
  const outputs = actionOutputs(
    report,
    judged.flatMap((target) => target.audit.findings),
    code !== EXIT.ok,
  );
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  const proposed = proposal === null ? null : await proposal();
  await tell(proposed);
  say(closingLine(report));
  if (codeAfter(targets, proposed) !== EXIT.ok) process.exitCode = 1;
}

/** Rarely used, so that it is loaded only when it is asked for. */
async function prepare(inputs: ActionInputs, targets: Targets): Promise<Proposal> {
  if (inputs.propose.to === 'hub') {
    const { prepareHub } = await import('./action/propose-hub.ts');
    return prepareHub(inputs, targets, process.env['GITHUB_EVENT_NAME'] ?? '', sessionOf(inputs, voice()));
  }
  const { prepareGithub, runContext } = await import('./action/propose.ts');
  return await prepareGithub(inputs.propose, targets, runContext(process.env));
}

/** Says what came of the pull request, in the log, the summary and the outputs. */
async function tell(proposed: Proposed | null): Promise<void> {
  core.setOutput('changed', String(proposed?.changed ?? false));
  core.setOutput('pull-request-number', String(proposed?.pull?.number ?? ''));
  core.setOutput('pull-request-url', proposed?.pull?.url ?? '');
  core.setOutput('pull-request-operation', proposed?.operation ?? 'none');
  if (proposed === null) return;
  for (const { level, text } of proposed.said) {
    if (level === 'error') fail(text);
    else if (level === 'notice') core.notice(safe(text), { title: 'envcard' });
    else say(text);
  }
  const lines = proposed.said.map(({ markdown }) => `- ${markdown}`);
  if (lines.length > 0) await writeSummary(`\n### Pull request\n\n${lines.join('\n')}\n`);
}

/** What the step ends with: findings that an open pull request repairs do not fail it. */
function codeAfter(targets: Targets, proposed: Proposed | null): ExitCode {
  return worst(
    targets.map((target): ExitCode => {
      if (!target.ok || proposed === null) return target.code;
      const left = target.audit.findings.filter((finding) => !proposed.repairs(target, finding));
      const severities = left.map(({ severity }) => severity);
      return fails(severities, target.settings.failOn) ? EXIT.findings : EXIT.ok;
    }),
  );
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
