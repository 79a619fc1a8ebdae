import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

describe('Random', () => {
  test('draws the same for the same seed, under every release of Node', () => {
    const random = new Random('harbor/1/0');
    expect(Array.from({ length: 8 }, () => random.below(1000))).toEqual([232, 560, 111, 872, 994, 198, 841, 372]);
  });

  test('draws evenly', () => {
    const random = new Random('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 10_000; n += 1) {
      const drawn = random.below(10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  test('samples different items in their order', () => {
    const random = new Random('sample');
    for (let count = 0; count <= 5; count += 1) {
      const items = random.sample([1, 2, 3, 4, 5], count);
      expect(items).toEqual([...new Set(items)].sort());
      expect(items).toHaveLength(count);
    }
    expect(random.sample([1], 3)).toEqual([1]);
  });

  test('has nothing to pick from an empty list', () => {
    expect(() => new Random('x').pick([])).toThrow('nothing to pick from');
    expect(new Random('x').pick([undefined])).toBeUndefined();
  });
});
