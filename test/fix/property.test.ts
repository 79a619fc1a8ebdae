import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCard } from '../../src/card/read.ts';
import type { Card } from '../../src/card/types.ts';
import { applyEdits } from '../../src/fix/apply.ts';
import { planEdits } from '../../src/fix/plan.ts';
import type { Edit } from '../../src/fix/types.ts';
import type { Change } from '../../src/rules/types.ts';
import { withHeader, withoutHeader } from './readme.ts';
import type { Sample } from './readme.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const ORDER = ['rl-environment', 'harbor', 'verifiers', 'openenv', 'nemo-gym'];

/** What is asked for: indices are taken modulo the length of the list. */
const wishes = fc.record({
  add: fc.subarray(ORDER, { minLength: 1 }),
  replace: fc.option(fc.record({ index: fc.nat(9), tag: fc.constantFrom(...ORDER) })),
  drop: fc.option(fc.nat(9)),
  remove: fc.option(fc.constantFrom(...ORDER, 'robotics')),
});
type Wishes = typeof wishes extends fc.Arbitrary<infer T> ? T : never;

function changesOf({ add, replace, drop, remove }: Wishes, count: number): Change[] {
  const changes: Change[] = add.filter((tag) => tag !== remove).map((tag) => ({ kind: 'add-tag', tag }));
  if (replace !== null && count > 0)
    changes.unshift({ kind: 'replace-item', index: replace.index % count, tag: replace.tag });
  if (drop !== null && count > 0) changes.push({ kind: 'drop-item', index: drop % count });
  if (remove !== null) changes.unshift({ kind: 'remove-tag', tag: remove });
  return changes;
}

/** The list as the changes ask for it, worked out without the code under test. */
function model(tags: readonly string[], changes: readonly Change[]): string[] {
  const list: (string | null)[] = [...tags];
  for (const change of changes) if (change.kind === 'replace-item') list[change.index] = change.tag;
  for (const change of changes) {
    if (change.kind === 'drop-item') list[change.index] = null;
    if (change.kind === 'remove-tag') tags.forEach((tag, i) => tag === change.tag && (list[i] = null));
  }
  const kept = list.filter((tag) => tag !== null);
  const wanted = new Set(changes.flatMap((change) => (change.kind === 'add-tag' ? [change.tag] : [])));
  return [...kept, ...ORDER.filter((tag) => wanted.has(tag) && !kept.includes(tag))];
}

function read(bytes: Uint8Array): Card {
  return readCard('README.md', { ok: true, bytes, truncated: false });
}

function headerData(card: Card): Record<string, unknown> {
  const { text, header } = card;
  const yaml = text?.slice(header?.yaml.start, header?.yaml.end) ?? '';
  // The library's own reading, with merges and without our conversion.
  return (parse(yaml, { merge: true }) ?? {}) as Record<string, unknown>;
}

/** What stands outside of the edits, joined. */
function untouched(bytes: Uint8Array, edits: readonly Edit[]): string {
  let at = 0;
  let rest = '';
  for (const { start, end } of edits) {
    rest += decoder.decode(bytes.subarray(at, start));
    at = end;
  }
  return rest + decoder.decode(bytes.subarray(at));
}

function check(sample: Sample, wish: Wishes): void {
  const bytes = encoder.encode(sample.readme);
  const card = read(bytes);
  expect(card.header?.items.map(({ value }) => value) ?? []).toEqual(sample.tags);
  const changes = changesOf(wish, sample.tags.length);
  const planned = planEdits(
    card,
    bytes,
    changes.map((change, finding) => ({ change, finding })),
    'd'.repeat(40),
  );
  if (!planned.ok) {
    // Only a comment within a flow list may stand in the way of a removal.
    expect(planned.code).toBe('fix-comments');
    expect(sample.readme).toContain('#');
    expect(changes.some(({ kind }) => kind === 'drop-item' || kind === 'remove-tag')).toBe(true);
    return;
  }
  const { edits } = planned;
  const afterBytes = applyEdits(bytes, edits);
  const after = read(afterBytes);
  const wanted = model(sample.tags, changes);
  const isScalar = card.header?.form.kind === 'scalar' && edits.length === 0;
  expect(after.header?.items.map(({ value }) => value) ?? []).toEqual(wanted);

  // Everything else is as before.
  expect(after.text?.endsWith(sample.body)).toBe(true);
  if (card.header !== null && !isScalar) {
    const before = headerData(card);
    const now = headerData(after);
    expect({ ...now, tags: null }).toEqual({ ...before, tags: null });
    expect(now['tags'] ?? []).toEqual(wanted);
  }
  let lost = 0;
  const inserted = edits.map(({ start, end, text }) => {
    const from = start + lost;
    const length = encoder.encode(text).length;
    lost += length - (end - start);
    return { path: '', base: null, start: from, end: from + length, text: '', finding: 0 };
  });
  expect(untouched(afterBytes, inserted)).toBe(untouched(bytes, edits));
  for (const { start, end } of edits) {
    const taken = decoder.decode(bytes.subarray(start, end));
    // Comments go only with the line of an item that goes.
    if (taken.includes('#')) expect(taken).toMatch(/^\s*(?:-\s+)?["']?[^#]+["']?,?\s+#/);
  }

  // Line ends stay what they are.
  const breaks = new Set(after.text?.match(/\r?\n/g));
  expect([...breaks].filter((found) => found !== sample.eol)).toEqual([]);

  // Nothing is left to do.
  const again = planEdits(
    after,
    afterBytes,
    wish.add
      .filter((tag) => tag !== wish.remove)
      .map((tag, finding) => ({ change: { kind: 'add-tag', tag }, finding })),
    null,
  );
  expect(again).toEqual({ ok: true, edits: [] });
}

it('edits any header, and nothing but its tags', () => {
  fc.assert(fc.property(withHeader, wishes, check), { numRuns: 800 });
});

it('gives a header to any text', () => {
  fc.assert(
    fc.property(withoutHeader, wishes, (sample, wish) => {
      if (wish.add.some((tag) => tag !== wish.remove)) check(sample, wish);
    }),
    { numRuns: 200 },
  );
});

it('never damages what it does not understand', () => {
  const piece = fc.constantFrom(
    '---',
    '\n',
    '\r\n',
    '\r',
    'tags:',
    ' ',
    '- ',
    'harbor',
    '[',
    ']',
    ',',
    '#',
    '&a ',
    '*a',
    '"',
    "'",
    ': ',
    '|',
    '{',
    '}',
    'a',
    '\t',
    '~',
    '...',
    '\ufeff',
    '!!set ',
    '? ',
    '<<',
    '  ',
  );
  const text = fc.array(piece, { maxLength: 16 }).map((parts) => parts.join(''));
  const readme = fc.oneof(
    text,
    text.map((yaml) => `---\n${yaml}\n---\nbody`),
    text.map((yaml) => `---\ntags:${yaml}\n---\n`),
  );
  fc.assert(
    fc.property(readme, fc.subarray(ORDER, { minLength: 1 }), (sample, tags) => {
      const bytes = encoder.encode(sample);
      const card = read(bytes);
      const planned = planEdits(
        card,
        bytes,
        tags.map((tag, finding) => ({ change: { kind: 'add-tag', tag }, finding })),
        null,
      );
      if (!planned.ok) return;
      const after = read(applyEdits(bytes, planned.edits));
      const values = after.header?.items.map(({ value }) => value) ?? [];
      expect(after.state).toBe('ok');
      expect(values).toEqual(expect.arrayContaining(tags));
      const removed = planned.edits.reduce((sum, { start, end }) => sum + end - start, 0);
      expect(removed).toBeLessThan(40);
    }),
    { numRuns: 3000 },
  );
});
