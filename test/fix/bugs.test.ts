import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCard } from '../../src/card/read.ts';
import { applyEdits } from '../../src/fix/apply.ts';
import { planEdits } from '../../src/fix/plan.ts';
import type { PlannedChange } from '../../src/fix/plan.ts';
import { nearMisses } from '../../src/rules/near-miss.ts';

interface BugCase {
  readonly id: string;
  readonly symptom: string;
  readonly input: { readonly files?: Readonly<Record<string, unknown>> };
  readonly expect: { readonly edit?: { readonly tags_after: readonly string[]; readonly readme_after: string } | null };
}

const file = new URL('../fixtures/cases/bugs.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as BugCase[];
const edited = cases.filter((one) => typeof one.expect.edit?.readme_after === 'string');
const encoder = new TextEncoder();

it('has cases to try', () => {
  expect(edited.length).toBeGreaterThan(20);
});

it.each(edited)('$id: $symptom', ({ input, expect: { edit } }) => {
  const readme = input.files?.['README.md'];
  const bytes = typeof readme === 'string' ? encoder.encode(readme) : null;
  const read =
    bytes === null
      ? { ok: false as const, why: { code: 'missing' as const } }
      : { ok: true as const, bytes, truncated: false };
  const card = readCard('README.md', read);
  const items = card.header?.items ?? [];
  const misses = nearMisses(items);
  const there = new Set([...items.map(({ value }) => value), ...misses.map(({ tag }) => tag)]);
  const changes: PlannedChange[] = misses.map(({ index, tag }, finding) => ({
    change: { kind: 'replace-item', index, tag },
    finding,
  }));
  for (const tag of (edit?.tags_after ?? []).toReversed()) {
    if (!there.has(tag)) changes.push({ change: { kind: 'add-tag', tag }, finding: changes.length });
  }
  const plan = planEdits(card, bytes, changes, bytes === null ? null : 'b'.repeat(40));
  if (!plan.ok) throw new Error(plan.code);
  const after = applyEdits(bytes ?? new Uint8Array(), plan.edits);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(after)).toBe(edit?.readme_after);
});

const refused = cases.filter(({ id }) => ['B41', 'B46', 'B51', 'B54'].includes(id));

it.each(refused)('$id is left to its author: $symptom', ({ input }) => {
  const bytes = encoder.encode(String(input.files?.['README.md']));
  const card = readCard('README.md', { ok: true, bytes, truncated: false });
  const plan = planEdits(card, bytes, [{ change: { kind: 'add-tag', tag: 'openenv' }, finding: 0 }], 'b'.repeat(40));
  expect(plan).toEqual({ ok: false, code: 'fix-header-by-hand', args: {} });
});
