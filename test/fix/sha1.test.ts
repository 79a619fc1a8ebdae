import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha1 } from '../../src/fix/sha1.ts';

test('the standard test values', () => {
  const encoder = new TextEncoder();
  expect(sha1(encoder.encode('abc'))).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  expect(sha1(encoder.encode('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
    '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
  );
  expect(sha1(new Uint8Array(1_000_000).fill(97))).toBe('34aa973cd4c4daa4f61eeb2bdbad27316534016f');
});

test('any bytes hash as in Node, also a part of a larger buffer', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 20 }), (bytes, skip) => {
      const part = bytes.subarray(Math.min(skip, bytes.length));
      expect(sha1(part)).toBe(createHash('sha1').update(part).digest('hex'));
    }),
  );
});
