import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audit } from '../../src/audit.ts';
import type { Edit } from '../../src/fix/types.ts';
import type { AuditInput } from '../../src/report/build.ts';
import type { Report } from '../../src/report/types.ts';
import { FORBIDDEN } from '../report/hostile.ts';
import { skeleton } from '../report/inert.ts';
import { runnerLines } from '../report/runner.ts';
import { reportErrors, sarifErrors } from '../report/schemas.ts';
import { builtCore } from './built.ts';
import type * as Core from './core.ts';
import { repositories } from './repositories.ts';
import type { Tree } from './repositories.ts';

const RUNS = { numRuns: 80 };
/** Shows each byte as a character of its own. */
const latin = new TextDecoder('latin1');
const ANNOTATIONS: ReadonlySet<string> = new Set(['error', 'warning', 'notice', 'group', 'endgroup']);
let core: typeof Core;
let remove = (): void => undefined;

beforeAll(async () => {
  ({ core, remove } = await builtCore());
}, 120_000);
afterAll(() => remove());

interface Answer {
  readonly audit: Audit;
  readonly input: AuditInput;
  readonly report: Report;
}

async function judged(tree: Tree): Promise<Answer> {
  const files = Object.create(null) as Record<string, Tree[number][1]>;
  for (const [path, file] of tree) files[path] = file;
  const repository = core.memoryRepository(files);
  const config = core.DEFAULT_CONFIG;
  const audit = await core.audit({ repository, repoId: null, config, configPath: null, schemaChecker: null });
  const { card, frameworks, findings, edits, editsWithRemovals } = audit;
  const { listing, reads } = repository;
  const input: AuditInput = {
    target: {
      kind: 'directory',
      id: '.',
      revision: null,
      files: listing.entries.length,
      ignored: 0,
      complete: true,
      reads,
    },
    error: null,
    card: {
      path: card.path,
      state: card.state,
      tags: card.header?.items.flatMap(({ value }) => (value === null ? [] : [value])) ?? null,
    },
    frameworks,
    findings,
    edits,
    editsWithRemovals,
  };
  return { audit, input, report: core.buildReport([input], '0.1.0') };
}

/** Every format of a report, and what `--diff` prints. */
function printed({
  audit,
  input,
  report,
}: Answer): Record<'text' | 'explain' | 'github' | 'markdown' | 'snippets', string> {
  const diff = audit.edits.length > 0 ? core.unifiedDiff('README.md', audit.cardBytes, audit.edits) : '';
  const diffs = new Map(diff === '' ? [] : [[0, diff]]);
  return {
    text: core.renderText(report, { diffs }),
    explain: core.renderExplain(report),
    github: core.renderGithub(report),
    markdown: core.renderMarkdown(report, { diffs }),
    snippets: core.renderSnippetsText([input]),
  };
}

/** What stands outside of the edits. */
function untouched(bytes: Uint8Array, edits: readonly Edit[]): string[] {
  const starts = [0, ...edits.map(({ end }) => end)];
  return starts.map((start, i) => latin.decode(bytes.subarray(start, edits[i]?.start ?? bytes.length)));
}

test('any repository gets a report that is well formed in every format', async () => {
  const verdicts = new Set<string>();
  await fc.assert(
    fc.asyncProperty(repositories, async (tree) => {
      const answer = await judged(tree);
      for (const key of core.FRAMEWORK_KEYS) verdicts.add(answer.report.targets[0]?.frameworks[key]?.verdict ?? 'none');
      const json = core.renderJson(answer.report);
      expect(reportErrors(JSON.parse(json))).toEqual([]);
      const sarif = core.renderSarif(answer.report, { rules: core.RULES, exitCode: 1 });
      expect(sarifErrors(JSON.parse(sarif))).toEqual([]);
      const { github, markdown, ...others } = printed(answer);
      for (const text of [json, sarif, ...Object.values(others), markdown]) {
        expect(text.replaceAll('\t', '')).not.toMatch(FORBIDDEN);
        expect(runnerLines(text).filter((line) => line !== null)).toEqual([]);
      }
      expect(github).not.toMatch(FORBIDDEN);
      for (const line of runnerLines(github)) expect(ANNOTATIONS).toContain(line?.name);
      // Outside of code a repository says nothing: no address, mention, tag, or closing word of its own.
      expect(skeleton(markdown).outside).not.toMatch(/e\.example|octocat|<img|<!--|fixes #1|Canary/);
    }),
    RUNS,
  );
  // The trees are not all alike.
  expect([...verdicts].toSorted()).toEqual(['fails', 'loads', 'partial', 'unknown']);
});

test('the order in which files are listed changes nothing', async () => {
  const shuffled = repositories.chain((tree) =>
    fc.tuple(fc.constant(tree), fc.shuffledSubarray([...tree], { minLength: tree.length })),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ([tree, other]) => {
      const [one, two] = [await judged(tree), await judged(other)];
      expect(core.renderJson(two.report)).toBe(core.renderJson(one.report));
    }),
    RUNS,
  );
});

test.each(['edits', 'editsWithRemovals'] as const)('%s keep every other byte, and are complete', async (kind) => {
  let edited = 0;
  await fc.assert(
    fc.asyncProperty(repositories, async (tree) => {
      const { audit } = await judged(tree);
      const { [kind]: edits, cardBytes } = audit;
      if (edits.length === 0) return;
      edited += 1;
      const before = cardBytes ?? new Uint8Array();
      const after = core.applyEdits(before, edits);
      let moved = 0;
      const inserted = edits.map((edit) => {
        const start = edit.start + moved;
        const length = new TextEncoder().encode(edit.text).length;
        moved += length - (edit.end - edit.start);
        return { ...edit, start, end: start + length };
      });
      expect(untouched(after, inserted)).toEqual(untouched(before, edits));
      expect(inserted.map(({ start, end }) => new TextDecoder().decode(after.subarray(start, end)))).toEqual(
        edits.map(({ text }) => text),
      );
      const again = await judged([...tree.filter(([path]) => path !== 'README.md'), ['README.md', after]]);
      expect(again.audit[kind]).toEqual([]);
    }),
    RUNS,
  );
  expect(edited).toBeGreaterThan(10);
});
