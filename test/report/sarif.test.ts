import { describe, expect, test } from 'vitest';
import { buildReport } from '../../src/report/build.ts';
import { renderSarif, sarifLog } from '../../src/report/sarif.ts';
import type { SarifLog, SarifResult } from '../../src/report/sarif.types.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import type { Finding } from '../../src/rules/types.ts';
import { sampleAudit, unreadableAudit } from './sample.ts';
import type { SampleOptions } from './sample.ts';
import { sarifErrors } from './schemas.ts';

function log(options: SampleOptions = {}, more: Partial<Parameters<typeof sarifLog>[1]> = {}): SarifLog {
  return sarifLog(buildReport([sampleAudit(options)], '0.1.0'), { rules: RULES, ...more });
}

function results(sarif: SarifLog): readonly SarifResult[] {
  return sarif.runs[0]?.results ?? [];
}

function withFindings(findings: readonly Finding[]): ReturnType<typeof buildReport> {
  return buildReport([{ ...sampleAudit(), findings, edits: [], editsWithRemovals: [] }], '0.1.0');
}

describe('SARIF', () => {
  test('is valid by the official schema', () => {
    const report = buildReport([sampleAudit(), unreadableAudit('HTTP 401'), sampleAudit({ id: '/abs/dir' })], '0.1.0');
    expect(sarifErrors(JSON.parse(renderSarif(report, { rules: RULES, exitCode: 3 })))).toEqual([]);
    expect(sarifErrors(JSON.parse(renderSarif(buildReport([], '0.1.0'), { rules: RULES })))).toEqual([]);
  });

  test('the schema is asked at all', () => {
    const wrong = JSON.parse(renderSarif(buildReport([sampleAudit()], '0.1.0'), { rules: RULES }));
    wrong.runs[0].results[0].level = 'notice';
    wrong.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = 'a b';
    expect(sarifErrors(wrong)).toHaveLength(2);
  });

  test('maps severities and knows each rule', () => {
    const sarif = log();
    expect(results(sarif).map((result) => [result.ruleId, result.level])).toEqual([
      ['tags/missing-framework', 'error'],
      ['tags/unsupported-framework', 'error'],
      ['files/broken-task', 'warning'],
      ['card/viewer', 'note'],
    ]);
    const rules = sarif.runs[0]?.tool.driver.rules ?? [];
    for (const result of results(sarif)) expect(rules[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
  });

  test('regions count as findings do; a finding of the repository stands at the card', () => {
    const places = results(log()).map((result) => result.locations[0]?.physicalLocation);
    expect(places[0]).toEqual({
      artifactLocation: { uri: 'README.md', uriBaseId: '%SRCROOT%' },
      region: { startLine: 3, startColumn: 1, endLine: 5, endColumn: 11 },
    });
    expect(places[2]?.region).toEqual({ startLine: 4 });
    expect(places[3]).toEqual({
      artifactLocation: { uri: 'README.md', uriBaseId: '%SRCROOT%' },
      region: { startLine: 1 },
    });
  });

  test.each([
    [{ id: 'envs/one' }, 'envs/one/README.md', '%SRCROOT%', undefined],
    [{ id: './envs/a b/' }, 'envs/a%20b/README.md', '%SRCROOT%', undefined],
    [{ id: '../other' }, 'README.md', 'TARGET_0', undefined],
    [{ id: '/abs' }, 'README.md', 'TARGET_0', undefined],
    [{ id: 'o/n', kind: 'hub' }, 'README.md', 'TARGET_0', 'https://huggingface.co/datasets/o/n/blob/main/'],
  ] as const)('places files of %j', (options, uri, uriBaseId, base) => {
    const sarif = log(options);
    expect(results(sarif)[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({ uri, uriBaseId });
    expect(sarif.runs[0]?.originalUriBaseIds?.[uriBaseId]?.uri).toBe(base);
    expect(sarifErrors(sarif)).toEqual([]);
  });

  test('a path is percent-encoded', () => {
    const sarif = log({ say: (text) => `a:b c?#%/ü/${text}` });
    expect(results(sarif)[2]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(
      'a%3Ab%20c%3F%23%25/%C3%BC/tasks/b/task.toml',
    );
    expect(sarifErrors(sarif)).toEqual([]);
  });

  test('safe edits are fixes in bytes; removals are not', () => {
    const [first, second] = results(log());
    expect(first?.fixes?.[0]?.artifactChanges).toEqual([
      {
        artifactLocation: { uri: 'README.md', uriBaseId: '%SRCROOT%' },
        replacements: [{ deletedRegion: { byteOffset: 20, byteLength: 0 }, insertedContent: { text: '- harbor\n' } }],
      },
    ]);
    expect(second).not.toHaveProperty('fixes');
  });

  test('fingerprints stay when lines and counts move, and differ between findings', () => {
    const before = sampleAudit().findings;
    const moved = before.map((one) => ({ ...one, line: 9, args: { ...one.args, ok: 7, total: 8 } }));
    const prints = (findings: readonly Finding[]): (string | undefined)[] =>
      results(sarifLog(withFindings(findings), { rules: RULES })).map(
        (one) => one.partialFingerprints['envcardFinding/v1'],
      );
    expect(prints(moved)).toEqual(prints(before));
    const twice = prints([...before, ...before]);
    expect(new Set(twice).size).toBe(8);
  });

  test('an embedded link is broken', () => {
    const texts = results(log({ say: (text) => `[click](http://e.example)${text}` })).map((one) => one.message.text);
    expect(texts.join('')).not.toContain('](');
  });

  test('says which target failed, and how the command ended', () => {
    const report = buildReport([unreadableAudit('HTTP 401')], '0.1.0');
    expect(sarifLog(report, { rules: RULES, exitCode: 3 }).runs[0]?.invocations).toEqual([
      {
        executionSuccessful: false,
        exitCode: 3,
        toolExecutionNotifications: [{ level: 'error', message: { text: 'owner/gone cannot be read: HTTP 401' } }],
      },
    ]);
    expect(log({}, { exitCode: 1 }).runs[0]?.invocations).toEqual([{ executionSuccessful: true, exitCode: 1 }]);
  });

  test.each([
    ['results', { maxResults: 2 }, 2],
    ['bytes', { maxBytes: 2_500 }, 2],
  ])('a limit on %s drops the least severe and says so', (_, limit, left) => {
    const reversed = withFindings(sampleAudit().findings.toReversed());
    const sarif = sarifLog(reversed, { rules: RULES, ...limit });
    expect(results(sarif).map((result) => result.level)).toEqual(Array(left).fill('error'));
    expect(sarif.runs[0]?.invocations[0]?.executionSuccessful).toBe(true);
    expect(sarif.runs[0]?.invocations[0]?.toolExecutionNotifications?.[0]?.message.text).toMatch(
      /^2 results are left out/,
    );
  });

  test('30,000 findings stay within what code scanning takes', () => {
    const [one] = sampleAudit().findings;
    if (one === undefined) throw new Error('the sample has findings');
    const many = Array.from({ length: 30_000 }, (_, index) => ({ ...one, path: `tasks/${index}/task.toml` }));
    const text = renderSarif(withFindings(many), { rules: RULES });
    expect(new TextEncoder().encode(text).length).toBeLessThan(10_000_000);
    expect(results(JSON.parse(text)).length).toBeLessThanOrEqual(25_000);
    expect(results(JSON.parse(text)).length).toBeGreaterThan(5_000);
  });
});
