/**
 * A small seeded source of chance (splitmix32): whole-number arithmetic only, so that every release of Node draws the
 * same.
 */
export class Random {
  #state: number;

  /** @param seed any text; the same text draws the same */
  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.#state = hash >>> 0;
  }

  /** A whole number from 0 to `bound` - 1. */
  below(bound: number): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % bound;
  }

  /** True in `percent` of a hundred draws. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined && items.length === 0) throw new Error('nothing to pick from');
    return item as T;
  }

  /** `count` different items, in the order of the list. */
  sample<T>(items: readonly T[], count: number): T[] {
    const left = items.map((_, index) => index);
    while (left.length > count) left.splice(this.below(left.length), 1);
    return left.map((index) => items[index] as T);
  }
}
