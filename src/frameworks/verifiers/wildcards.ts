/**
 * Whether a name matches a pattern in which `*` stands for any text and `?` for one character. Never more than
 * pattern × name steps, whatever the pattern.
 */
export function matchesWildcards(pattern: string, name: string): boolean {
  let p = 0;
  let n = 0;
  let star = -1;
  let mark = 0;
  while (n < name.length) {
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
