import { expect, it } from 'vitest';
import { applyEdits } from '../../src/fix/apply.ts';
import { blobId } from '../../src/fix/blob.ts';
import type { Edit } from '../../src/fix/types.ts';

const encoder = new TextEncoder();

function edit(start: number, end: number, text: string): Edit {
  return { path: 'README.md', base: null, start, end, text, finding: 0 };
}

function applied(text: string, edits: readonly Edit[]): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(applyEdits(encoder.encode(text), edits));
}

it('replaces spans of bytes, insertions at one place in their order', () => {
  expect(applied('äbc', [edit(0, 2, 'A'), edit(3, 3, '1'), edit(3, 3, '2'), edit(3, 4, '')])).toBe('Ab12');
  expect(applied('', [edit(0, 0, 'new')])).toBe('new');
});

it.each([
  ['overlap', [edit(0, 2, ''), edit(1, 3, '')]],
  ['are not sorted', [edit(2, 2, 'a'), edit(1, 1, 'b')]],
  ['reach beyond the file', [edit(2, 4, '')]],
  ['end before they begin', [edit(2, 1, '')]],
])('refuses edits that %s', (_, edits) => {
  expect(() => applied('abc', edits)).toThrow(RangeError);
});

it('names content as git does', async () => {
  // git hash-object of an empty file, and of "hello" with a line feed.
  expect(blobId(new Uint8Array())).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  expect(blobId(encoder.encode('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
});
