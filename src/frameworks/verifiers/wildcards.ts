/** Steps that may still be taken for a set of patterns; counted down. Below zero no answer is to be used. */
export interface Steps {
  left: number;
}

/**
 * Whether a name matches a pattern in which `*` stands for any text and `?` for one character. Never more than
 * pattern × name steps, whatever the pattern.
 */
export function matchesWildcards(pattern: string, name: string, steps?: Steps): boolean {
  let p = 0;
  let n = 0;
  let star = -1;
  let mark = 0;
  while (n < name.length) {
    if (steps !== undefined) {
      steps.left -= 1;
      if (steps.left < 0) return false;
    }
    if (pattern[p] === '*') {
      star = p;
      mark = n;
      p += 1;
    } else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === name[n])) {
      p += 1;
      n += 1;
    } else if (star >= 0) {
      p = star + 1;
      mark += 1;
      n = mark;
    } else {
      return false;
    }
  }
  while (pattern[p] === '*') p += 1;
  return p === pattern.length;
}
