import { describe, expect, it } from 'vitest';
import { memoryRepository } from '../../src/repository/memory.ts';
import { shown, text } from './support.ts';

describe('memoryRepository', () => {
  it('lists and reads text, bytes, links and submodules', async () => {
    const repository = memoryRepository({
      'b/text': 'é',
      'a.bin': Uint8Array.of(0xff, 0x00),
      link: { link: 'b/text' },
      sub: { submodule: true },
    });
    expect(shown(repository)).toEqual(['a.bin', 'b/text', 'link -> b/text', 'sub (submodule)']);
    expect(repository.listing.get('b/text')?.size).toBe(2);
    expect(await repository.read('a.bin', 2)).toEqual({ ok: true, bytes: Uint8Array.of(0xff, 0x00), truncated: false });
    expect(await text(repository, 'link')).toBe('(not-a-file)');
    expect(await text(repository, 'sub')).toBe('(not-a-file)');
    expect(await text(repository, 'b')).toBe('(missing)');
    expect(repository.reads).toBe(1);
  });

  it('keeps to the limit', async () => {
    const repository = memoryRepository({ a: '0123456789' });
    expect(await text(repository, 'a', 10)).toBe('0123456789');
    expect(await text(repository, 'a', 9)).toBe('(too-large)');
    expect(await text(repository, 'a', 3, 'head')).toBe('012');
    expect(await text(repository, 'a', 3, 'tail')).toBe('789');
    expect(await text(repository, 'a', 0, 'tail')).toBe('');
  });

  it('answers with planned trouble, for that path alone', async () => {
    const files = { gated: 'x', constructor: 'own' };
    const repository = memoryRepository(files, { unreadable: { gated: { ok: false, why: { code: 'gated' } } } });
    expect(await text(repository, 'gated')).toBe('(gated)');
    expect(await text(repository, 'constructor')).toBe('own');
    expect(await text(repository, 'toString')).toBe('(missing)');
  });
});
