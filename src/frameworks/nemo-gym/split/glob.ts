/** Patterns longer than this are not followed. */
const LONGEST = 512;
/** What taking a path apart counts for. */
const PER_PATH = 30;

/** Characters that may still be compared; counted down. Below zero no answer is to be used. */
export interface Effort {
  left: number;
}

/** Whether a pattern holds characters that make it a pattern. */
export function isPattern(text: string): boolean {
  return /[*?[]/.test(text);
}

/**
 * Compiles a path pattern as the file systems of `datasets` read it: `**` alone between slashes stands for any folders,
 * `*` and `?` for characters of one name, `[…]` for one of a set. Matching takes time linear in pattern times path: no
 * regular expression is made of the pattern.
 * @param effort shared by all patterns that are tried
 * @returns null when the pattern leaves the repository or is too long
 */
export function compilePattern(pattern: string, effort: Effort): ((path: string) => boolean) | null {
  if (pattern.length > LONGEST) return null;
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || parts.length === 0) return null;
  const compiled = parts.map((part) => (part === '**' ? null : tokens(part)));
  const hidden = parts.filter(isHidden).length;
  const special = parts.slice(0, -1).filter(isSpecial).length;
  return (path) => {
    effort.left -= path.length + PER_PATH;
    if (effort.left < 0) return false;
    const names = path.split('/');
    // Hidden and double-underscore places must be named by the pattern.
    if (names.filter(isHidden).length !== hidden) return false;
    if (names.slice(0, -1).filter(isSpecial).length !== special) return false;
    return matchParts(compiled, names, effort);
  };
}

function isHidden(part: string): boolean {
  return part.startsWith('.');
}

function isSpecial(part: string): boolean {
  return part.startsWith('__');
}

/** One character of a name: exactly this one, any (`?`), any number of any (`*`), or one of a set. */
type Token =
  | string
  | { readonly any: true }
  | { readonly many: true }
  | { readonly set: string; readonly not: boolean };

function tokens(part: string): Token[] {
  const found: Token[] = [];
  for (let i = 0; i < part.length; i += 1) {
    const character = part[i] ?? '';
    // `]` as the first character of a set belongs to it.
    const end = character === '[' ? part.indexOf(']', part[i + 1] === '!' ? i + 3 : i + 2) : -1;
    if (character === '*') found.push({ many: true });
    else if (character === '?') found.push({ any: true });
    else if (end > 0) {
      const not = part[i + 1] === '!';
      found.push({ set: part.slice(i + (not ? 2 : 1), end), not });
      i = end;
    } else found.push(character);
  }
  return found;
}

function inSet(set: string, character: string): boolean {
  for (let i = 0; i < set.length; i += 1) {
    const from = set[i] ?? '';
    const to = set[i + 1] === '-' ? set[i + 2] : undefined;
    if (to !== undefined) {
      if (character >= from && character <= to) return true;
      i += 2;
    } else if (character === from) return true;
  }
  return false;
}

function matchName(pattern: readonly Token[], name: string, effort: Effort): boolean {
  let at = 0;
  let token = 0;
  let star = -1;
  let starAt = 0;
  while (at < name.length) {
    effort.left -= 1;
    const wanted = pattern[token];
    if (typeof wanted === 'object' && 'many' in wanted) {
      star = token;
      starAt = at;
      token += 1;
    } else if (wanted !== undefined && matchCharacter(wanted, name[at] ?? '')) {
      token += 1;
      at += 1;
    } else if (star >= 0) {
      token = star + 1;
      starAt += 1;
      at = starAt;
    } else {
      return false;
    }
  }
  return pattern.slice(token).every((rest) => typeof rest === 'object' && 'many' in rest);
}

function matchCharacter(token: Token, character: string): boolean {
  if (typeof token === 'string') return token === character;
  if ('set' in token) return inSet(token.set, character) !== token.not;
  return 'any' in token;
}

/** `null` parts are `**`. Reachable positions are kept part by part, so nothing is tried twice. */
function matchParts(pattern: readonly (readonly Token[] | null)[], names: readonly string[], effort: Effort): boolean {
  let reached = new Set([0]);
  for (const part of pattern) {
    const next = new Set<number>();
    if (part === null) {
      const first = Math.min(...reached);
      for (let i = first; i <= names.length; i += 1) next.add(i);
    } else {
      for (const i of reached) {
        const name = names[i];
        if (name !== undefined && matchName(part, name, effort)) next.add(i + 1);
      }
    }
    if (next.size === 0) return false;
    reached = next;
  }
  return reached.has(names.length);
}
