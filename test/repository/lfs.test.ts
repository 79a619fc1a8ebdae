import { describe, expect, it } from 'vitest';
import { isLfsPointer, lfsPointerSize } from '../../src/repository/lfs.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const oid = 'oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393';

describe('Git LFS pointers', () => {
  it.each([
    ['today', `version https://git-lfs.github.com/spec/v1\n${oid}\nsize 12345\n`, 12_345],
    ['with an extension', `version https://git-lfs.github.com/spec/v1\next-0-foo sha256:aa\n${oid}\nsize 7\n`, 7],
    ['hawser', `version https://hawser.github.com/spec/v1\n${oid}\nsize 0\n`, 0],
    ['git-media', `version http://git-media.io/v/2\n${oid}\nsize 9\n`, 9],
    ['CRLF', `version https://git-lfs.github.com/spec/v1\r\n${oid}\r\nsize 3\r\n`, 3],
    ['without size', `version https://git-lfs.github.com/spec/v1\n${oid}\n`, null],
    ['with a size that is no number', `version https://git-lfs.github.com/spec/v1\n${oid}\nsize 1e3\n`, null],
  ])('%s', (_, text, size) => {
    expect(isLfsPointer(bytes(text))).toBe(true);
    expect(lfsPointerSize(bytes(text))).toBe(size);
  });

  it.each([
    ['empty', ''],
    ['TOML', 'version = "1.0"\n'],
    ['another version', 'version https://git-lfs.github.com/spec/v2\nsize 1\n'],
    ['a longer address', 'version https://git-lfs.github.com/spec/v1/more\nsize 1\n'],
    ['not in the first line', `\nversion https://git-lfs.github.com/spec/v1\n${oid}\nsize 1\n`],
    ['text that quotes one', `version https://git-lfs.github.com/spec/v1\n${oid}\nsize 1\n${'x'.repeat(1024)}`],
  ])('not: %s', (_, text) => {
    expect(isLfsPointer(bytes(text))).toBe(false);
    expect(lfsPointerSize(bytes(text))).toBe(null);
  });
});
