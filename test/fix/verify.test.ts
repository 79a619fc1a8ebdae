import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/card/read.ts';
import type { Edit } from '../../src/fix/types.ts';
import { holds } from '../../src/fix/verify.ts';

const encoder = new TextEncoder();

/** Whether one edit from a card to another holds what is expected of it. */
function accepts(before: string, after: string, tags: readonly unknown[]): boolean {
  const bytes = encoder.encode(before);
  const { header } = readCard('README.md', { ok: true, bytes, truncated: false });
  const edit: Edit = { path: 'README.md', base: null, start: 0, end: bytes.length, text: after, finding: 0 };
  return holds('README.md', bytes, [edit], { before: header?.data ?? {}, tags });
}

const CARD = '---\nlicense: mit\ntags: [a]\nx: {y: [1, 2], z: ~}\n---\n';
const TAGGED = CARD.replace('[a]', '[a, harbor]');

describe('an edited card', () => {
  it('holds where only the tags are others', () => {
    expect(accepts(CARD, TAGGED, ['a', 'harbor'])).toBe(true);
    expect(accepts(CARD, TAGGED.replace('[a, harbor]', '\n- a\n- harbor'), ['a', 'harbor'])).toBe(true);
    expect(accepts('Hello\n', '---\ntags: [harbor]\n---\nHello\n', ['harbor'])).toBe(true);
  });

  it.each<[string, string]>([
    ['lacks a tag', CARD],
    ['has the tags in another order', TAGGED.replace('a, harbor', 'harbor, a')],
    ['has a tag too many', TAGGED.replace('harbor', 'harbor, b')],
    ['has tags that are no list', TAGGED.replace('[a, harbor]', '{a: , harbor: }')],
    ['has a key more', TAGGED.replace('license', 'b: c\nlicense')],
    ['lacks a key', TAGGED.replace('license: mit\n', '')],
    ['names a key otherwise', TAGGED.replace('license', 'licence')],
    ['has another value', TAGGED.replace('mit', 'MIT')],
    ['has another kind of value', TAGGED.replace('~', '""')],
    ['has a key more further down', TAGGED.replace('z: ~', 'z: ~, w: 1')],
    ['lacks a key further down', TAGGED.replace(', z: ~', '')],
    ['has another item further down', TAGGED.replace('[1, 2]', '[1, 3]')],
    ['has an item more further down', TAGGED.replace('[1, 2]', '[1, 2, 3]')],
    ['has a list for a mapping', TAGGED.replace('{y: [1, 2], z: ~}', '[1, 2]')],
    ['has no valid header', TAGGED.replace('mit', '*mit')],
    ['has no header', TAGGED.replace('---\n', '')],
  ])('does not hold where it %s', (_, after) => {
    expect(accepts(CARD, after, ['a', 'harbor'])).toBe(false);
  });

  it('holds where an alias repeats the tags', () => {
    const before = '---\ntags: &t [a]\nx: *t\n---\n';
    expect(accepts(before, before.replace('[a]', '[a, harbor]'), ['a', 'harbor'])).toBe(true);
    expect(accepts(before, '---\ntags: [a, harbor]\nx: [a]\n---\n', ['a', 'harbor'])).toBe(false);
  });

  it('does not hold where the tags are only an alias', () => {
    const before = '---\nx: &t [harbor]\n---\n';
    expect(accepts(before, '---\nx: &t [harbor]\ntags: [harbor]\n---\n', ['harbor'])).toBe(true);
    expect(accepts(before, '---\nx: &t [harbor]\ntags: *t\n---\n', ['harbor'])).toBe(false);
  });
});
