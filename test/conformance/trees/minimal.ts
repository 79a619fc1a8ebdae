/** Whether something smaller still has what is looked for. */
export type Keeps<T> = (smaller: T) => Promise<boolean>;

/**
 * Leaves items out, half of them at once, then less and less, down to one at a time.
 * @returns the items that are left: none of them can go alone, where `keeps` always answers the same
 */
export async function minimal<T>(items: readonly T[], keeps: Keeps<readonly T[]>): Promise<readonly T[]> {
  let rest = items;
  for (let size = Math.ceil(rest.length / 2); rest.length > 0;) {
    let removed = false;
    for (let at = 0; at < rest.length;) {
      const smaller = [...rest.slice(0, at), ...rest.slice(at + size)];
      if (await keeps(smaller)) {
        rest = smaller;
        removed = true;
      } else at += size;
    }
    if (size === 1 && !removed) break;
    size = Math.max(1, Math.min(size >> 1, rest.length));
  }
  return rest;
}
