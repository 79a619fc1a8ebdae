import { describe, expect, test } from 'vitest';
import { audit } from '../../src/audit.ts';
import type { RootConfig } from '../../src/config/types.ts';
import type { Message } from '../../src/frameworks/types.ts';
import { buildReport } from '../../src/report/build.ts';
import type { AuditInput } from '../../src/report/build.ts';
import { renderExplain } from '../../src/report/explain.ts';
import { renderGithub } from '../../src/report/github.ts';
import { MESSAGE_RECORDS, placeholders } from '../../src/report/messages/index.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { sarifLog } from '../../src/report/sarif.ts';
import { renderText } from '../../src/report/text.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import { caseRepository, loadCases } from '../support/cases.ts';
import type { LoaderCase } from '../support/cases.ts';
import { FORBIDDEN } from './hostile.ts';
import { skeleton } from './inert.ts';
import { runnerLines } from './runner.ts';
import { reportErrors, sarifErrors } from './schemas.ts';

const CONFIG: RootConfig = {
  card: 'README.md',
  hub: null,
  rules: {},
  frameworks: {},
  otherFramework: null,
  ignore: [],
};
const CODES = new Set(MESSAGE_RECORDS.flatMap((record) => Object.keys(record)));
const cases = loadCases('loaders');

async function audited({ id, files }: LoaderCase): Promise<AuditInput> {
  const repository = caseRepository(files);
  const { card, frameworks, findings, edits, editsWithRemovals } = await audit({
    repository,
    repoId: null,
    config: CONFIG,
    configPath: null,
    schemaChecker: null,
  });
  const { listing, reads } = repository;
  return {
    target: { kind: 'directory', id, revision: null, files: listing.entries.length, ignored: 0, complete: true, reads },
    error: null,
    card: { path: card.path, state: card.state, tags: card.header?.items.flatMap(({ value }) => value ?? []) ?? null },
    frameworks,
    findings,
    edits,
    editsWithRemovals,
  };
}

/** Everything that is rendered as a sentence. */
function messages({ frameworks, findings }: AuditInput): Message[] {
  const said: (Message | null | undefined)[] = findings.flatMap((finding) => [
    finding,
    finding.remedy,
    finding.because,
  ]);
  for (const { detection } of Object.values(frameworks)) {
    said.push(detection.remedy, detection.tolerated, ...detection.evidence, ...detection.notes);
    said.push(...detection.notes.map((note) => note.remedy));
    for (const set of detection.tasksets) said.push(...set.broken, set.snippet?.comment);
  }
  return said.filter((message) => message !== null && message !== undefined);
}

describe('recorded repositories', () => {
  test('every sentence is known and gets each of its values', async () => {
    const wrong = new Set<string>();
    for (const one of cases) {
      for (const { code, args } of messages(await audited(one))) {
        if (!CODES.has(code)) wrong.add(`${code} has no sentence`);
        for (const name of placeholders(code)) if (!Object.hasOwn(args, name)) wrong.add(`${code} lacks ${name}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('every report is valid in each format', async () => {
    const inputs: AuditInput[] = [];
    for (const one of cases) inputs.push(await audited(one));
    const report = buildReport(inputs, '0.1.0');
    expect(reportErrors(report)).toEqual([]);
    expect(sarifErrors(JSON.parse(JSON.stringify(sarifLog(report, { rules: RULES }))))).toEqual([]);
    for (const text of [renderText(report), renderExplain(report)]) {
      expect(text).not.toMatch(FORBIDDEN);
      expect(runnerLines(text).every((line) => line === null)).toBe(true);
    }
    expect(runnerLines(renderGithub(report)).every((line) => line !== null)).toBe(true);
    expect(skeleton(renderMarkdown(report)).outside).not.toContain('@');
  });
});
