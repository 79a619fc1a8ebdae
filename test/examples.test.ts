import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FrameworkKey } from '../src/config/vocabulary.ts';
import type { Severity } from '../src/config/types.ts';
import type { Report, TargetReport } from '../src/report/types.ts';

interface Example {
  readonly verdicts: Readonly<Record<FrameworkKey, string>>;
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: Severity;
    readonly framework?: FrameworkKey;
  }[];
  readonly exit: number;
  readonly tags: readonly string[];
  readonly tagsAfterFix?: readonly string[];
  /** Index → folder, as OpenEnv itself lists them. */
  readonly openenvOrder?: readonly string[];
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const EXAMPLES = join(ROOT, 'examples');
const expected = JSON.parse(readFileSync(join(EXAMPLES, 'expected.json'), 'utf8')) as {
  readonly examples: Readonly<Record<string, Example>>;
};
const names = Object.keys(expected.examples);
const cases = Object.entries(expected.examples);

function envcard(args: readonly string[], cwd: string): { code: number | null; stdout: string; stderr: string } {
  const done = spawnSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { code: done.status, stdout: done.stdout, stderr: done.stderr };
}

/** The report of every example below `cwd`, by its path. */
function checkAll(cwd: string): Map<string, TargetReport> {
  const done = envcard(['check', '--format', 'json', '--fail-on', 'never', ...names], cwd);
  if (done.code !== 0) throw new Error(`exit ${done.code}: ${done.stderr}`);
  const { targets } = JSON.parse(done.stdout) as Report;
  expect(targets).toHaveLength(names.length);
  return new Map(targets.map((target, i) => [names[i] ?? '', target]));
}

function report(reports: ReadonlyMap<string, TargetReport>, name: string): TargetReport {
  const found = reports.get(name);
  if (found === undefined) throw new Error(`no report for ${name}`);
  return found;
}

/** Tags are told apart by framework; a file finding stands for all frameworks it concerns. */
function findingLines(
  findings: readonly { rule: string; severity: string; framework?: string | null | undefined }[],
): string[] {
  const lines = findings.map(({ rule, severity, framework }) =>
    rule.startsWith('tags/') ? `${severity} ${rule} ${framework ?? ''}`.trimEnd() : `${severity} ${rule}`,
  );
  return [...new Set(lines)].toSorted();
}

const byName = (tags: readonly string[] | null | undefined): readonly string[] => (tags ?? []).toSorted();

test('expected.json names every example', () => {
  const found = ['frameworks', 'faults', 'public'].flatMap((group) =>
    readdirSync(join(EXAMPLES, group)).map((name) => `${group}/${name}`),
  );
  expect(found.toSorted()).toEqual(names.toSorted());
});

test('docs/examples.md and the README say what expected.json says', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/examples.ts', '--check'], { cwd: ROOT, stdio: 'pipe' }),
  ).not.toThrow();
});

let reports: Map<string, TargetReport>;
beforeAll(() => {
  reports = checkAll(EXAMPLES);
});

describe('check', () => {
  test.each(cases)('%s: verdicts', (name, example) => {
    const got = Object.entries(report(reports, name).frameworks).map(([key, framework]) => [key, framework.verdict]);
    expect(Object.fromEntries(got)).toEqual(example.verdicts);
  });

  test.each(cases)('%s: findings', (name, example) => {
    const { findings, summary } = report(reports, name);
    expect(findingLines(findings)).toEqual(findingLines(example.findings));
    expect(summary.errors > 0 ? 1 : 0).toBe(example.exit);
  });

  test.each(cases.filter(([, example]) => example.openenvOrder !== undefined))(
    '%s: OpenEnv’s order',
    (name, example) => {
      expect(report(reports, name).frameworks.openenv?.tasksets[0]?.order).toEqual(example.openenvOrder);
    },
  );

  test('exits with 0 over all that are expected to', () => {
    const clean = cases.flatMap(([name, example]) => (example.exit === 0 ? [name] : []));
    expect(envcard(['check', '--quiet', ...clean], EXAMPLES).code).toBe(0);
  });

  test('exits with 1 for a fault', () => {
    const done = envcard(['faults/missing-tags'], EXAMPLES);
    expect(done.code).toBe(1);
    expect(done.stdout).toContain('rl-environment');
  });
});

describe('fix', () => {
  let root: string;
  let after: Map<string, TargetReport>;
  const card = (base: string, name: string): Buffer | null => {
    const path = join(base, name, 'README.md');
    return existsSync(path) ? readFileSync(path) : null;
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'envcard-examples-'));
    cpSync(EXAMPLES, root, { recursive: true, verbatimSymlinks: true });
    const done = envcard(['fix', '--quiet', ...names], root);
    if (done.code !== 1) throw new Error(`fix exits with ${done.code}: ${done.stderr}`);
    after = checkAll(root);
  });
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  test.each(cases)('%s: the tags are what the card should have', (name, example) => {
    expect(byName(report(after, name).card?.tags)).toEqual(byName(example.tagsAfterFix ?? example.tags));
  });

  // The card that is not there stays so: its own test is below.
  test.each(cases.filter(([name]) => name !== 'faults/no-card'))('%s: nothing is left to add', (name) => {
    const { edits, findings } = report(after, name);
    expect(edits).toEqual([]);
    expect(findings.filter((finding) => finding.fix === 'safe')).toEqual([]);
  });

  test.each(cases)('%s: nothing else of the card changes', (name) => {
    const old = card(EXAMPLES, name);
    const now = card(root, name);
    if (report(reports, name).edits.length === 0) {
      expect(now).toEqual(old);
      return;
    }
    const newline = old?.includes('\r\n') === true ? '\r\n' : '\n';
    const lines = (now?.toString('utf8') ?? '').split(newline);
    expect(lines.some((line) => /[\r\n]/u.test(line))).toBe(false);
    const near = new Set(
      report(reports, name).findings.flatMap((finding) => (finding.rule === 'tags/near-miss' ? [finding.line] : [])),
    );
    const kept = (old?.toString('utf8') ?? '').split(newline).filter((_, i) => !near.has(i + 1));
    let at = 0;
    for (const line of kept) {
      at = lines.indexOf(line, at) + 1;
      expect(at, `line ${JSON.stringify(line)} is gone`).toBeGreaterThan(0);
    }
  });

  test('a card is written only when asked for', () => {
    const name = 'faults/no-card';
    expect(card(root, name)).toBeNull();
    expect(envcard(['fix', '--quiet', '--create-card', name], root).code).toBe(0);
    const done = JSON.parse(envcard(['check', '--format', 'json', name], root).stdout) as Report;
    expect(byName(done.targets[0]?.card?.tags)).toEqual(byName(expected.examples[name]?.tags));
  });

  test('a removal is made only when asked for', () => {
    const name = 'faults/unsupported-tag';
    envcard(['fix', '--quiet', '--unsafe', name], root);
    const done = JSON.parse(envcard(['check', '--format', 'json', name], root).stdout) as Report;
    expect(done.targets[0]?.card?.tags).not.toContain('harbor');
  });
});
