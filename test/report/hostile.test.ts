import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildReport } from '../../src/report/build.ts';
import type { AuditInput } from '../../src/report/build.ts';
import { hasUnsafe } from '../../src/report/escape/visible.ts';
import { renderExplain } from '../../src/report/explain.ts';
import { renderGithub } from '../../src/report/github.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { renderSnippetsText } from '../../src/report/snippets.ts';
import { renderText } from '../../src/report/text.ts';
import type { Report } from '../../src/report/types.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import { FORBIDDEN, hostile } from './hostile.ts';
import { skeleton } from './inert.ts';
import { runnerLines } from './runner.ts';
import { sampleAudit, unreadableAudit } from './sample.ts';
import { reportErrors, sarifErrors } from './schemas.ts';

/** The sample with the same text in front of, or behind, everything that a repository says. */
function audits(text: string, before: boolean, snippets: boolean): AuditInput[] {
  const say = (own: string): string => (before ? text + own : own + text);
  return [sampleAudit({ say, snippets, id: say('env') }), unreadableAudit(say('HTTP 401'))];
}

/** Reports full of hostile text, and the same with none. */
function forHostile(check: (report: Report, calm: Report, text: string, inputs: AuditInput[]) => void): void {
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, before) => {
      const inputs = audits(text, before, true);
      const calm = buildReport(audits('', before, !hasUnsafe(text)), '0.1.0');
      check(buildReport(inputs, '0.1.0'), calm, text, inputs);
    }),
    { numRuns: 150 },
  );
}

const DIFF = '--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n';

describe('whatever a repository says', () => {
  test('JSON reads back, is valid, and prints safely', () => {
    forHostile((report) => {
      const text = renderJson(report);
      expect(JSON.parse(text)).toEqual(report);
      expect(reportErrors(JSON.parse(text))).toEqual([]);
      expect(text).not.toMatch(FORBIDDEN);
      expect(runnerLines(text).every((line) => line === null)).toBe(true);
    });
  });

  test('SARIF is valid and prints safely', () => {
    forHostile((report) => {
      const text = renderSarif(report, { rules: RULES });
      expect(sarifErrors(JSON.parse(text))).toEqual([]);
      expect(text).not.toMatch(FORBIDDEN);
      expect(runnerLines(text).every((line) => line === null)).toBe(true);
    });
  });

  test('text has the same lines, prints safely, and is no command', () => {
    forHostile((report, calm, hostileText) => {
      const diff = `${DIFF} ${hostileText.replaceAll('\n', '\n ')}\n+- harbor\n`;
      for (const text of [renderText(report), renderExplain(report)]) {
        expect(text).not.toMatch(FORBIDDEN);
        expect(runnerLines(text).every((line) => line === null)).toBe(true);
      }
      expect(renderText(report).split('\n')).toHaveLength(renderText(calm).split('\n').length);
      expect(renderExplain(report).split('\n')).toHaveLength(renderExplain(calm).split('\n').length);
      const withDiff = renderText(report, { diffs: new Map([[0, diff]]) });
      expect(withDiff.replaceAll('\t', '')).not.toMatch(FORBIDDEN);
      expect(runnerLines(withDiff).every((line) => line === null)).toBe(true);
      const colored = renderText(report, { color: true }).replace(/\u001b\[\d{1,2}m/g, '');
      expect(colored).not.toMatch(FORBIDDEN);
    });
  });

  test('annotations are as many commands, each of ours', () => {
    forHostile((report, calm) => {
      const commands = runnerLines(renderGithub(report));
      const expected = runnerLines(renderGithub(calm));
      expect(commands.map((one) => [one?.name, one?.properties['title'], one?.properties['line'] ?? ''])).toEqual(
        expected.map((one, index) => [one?.name, one?.properties['title'], commands[index]?.properties['line'] ?? '']),
      );
      expect(renderGithub(report)).not.toMatch(FORBIDDEN);
      for (const command of commands) {
        expect(command?.data.length).toBeLessThanOrEqual(4_096);
        expect(Object.keys(command?.properties ?? {}).filter((key) => !PROPERTIES.has(key))).toEqual([]);
      }
    });
  });

  test('Markdown says nothing of it outside code', () => {
    forHostile((report, calm, hostileText) => {
      const diff = `${DIFF} ${hostileText.replaceAll('\n', '\n ')}\n+- harbor\n`;
      const text = renderMarkdown(report, { diffs: new Map([[0, diff]]) });
      expect(text.replaceAll('\t', '')).not.toMatch(FORBIDDEN);
      expect(skeleton(text).outside).toBe(skeleton(renderMarkdown(calm, { diffs: new Map([[0, DIFF]]) })).outside);
      expect(runnerLines(text).every((line) => line === null)).toBe(true);
    });
  });

  test('snippets are one block per taskset, and no line of them is a command of a runner', () => {
    forHostile((_, __, hostileText, inputs) => {
      const text = renderSnippetsText(inputs);
      expect(text).not.toMatch(FORBIDDEN);
      expect(runnerLines(text).every((line) => line === null)).toBe(true);
      expect(text.match(/^# (Harbor|OpenEnv): /gm)?.length ?? 0).toBe(hasUnsafe(hostileText) ? 0 : 3);
    });
  });
});

const PROPERTIES: ReadonlySet<string> = new Set(['file', 'line', 'endLine', 'col', 'endColumn', 'title']);
