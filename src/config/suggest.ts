/**
 * The allowed word that was probably meant, for "did you mean".
 * @param word what was written; longer than 64 characters is nobody's slip
 * @param allowed what could have been written
 * @returns the nearest word, or null when none is near (more than a third of its letters differ)
 */
export function suggest(word: string, allowed: Iterable<string>): string | null {
  if (word.length === 0 || word.length > 64) return null;
  const wanted = normal(word);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of allowed) {
    const known = normal(candidate);
    // A shortened word (`warn`) is as near as one slip.
    const distance =
      wanted.length > 1 && known.startsWith(wanted) ? Math.min(1, known.length - wanted.length) : edits(wanted, known);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best !== null && least <= Math.max(1, Math.floor(Math.max(wanted.length, best.length) / 3)) ? best : null;
}

/** Case and the way words are joined are the commonest slips: they cost nothing. */
function normal(word: string): string {
  return word.toLowerCase().replaceAll(/[_\s.]/g, '-');
}

/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
function edits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(value);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
