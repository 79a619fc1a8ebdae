import { PYTHON_SPACE } from '../support/python-text.ts';

/** Python's `str.splitlines()`. */
const LINE_END = /\r\n|[\n\r\v\f\x1C-\x1E\x85\u2028\u2029]/;
const SPACE = new RegExp(`[${PYTHON_SPACE}]`, 'u');
/** Rules of one file beyond this are not looked at. */
const MOST_RULES = 10_000;

/** What a `.harborignore` says of a file in its own folder; `invalid`: Harbor cannot read a rule, on that line. */
export type Ignored = { readonly kind: 'kept' | 'ignored' } | { readonly kind: 'invalid'; readonly line: number };

type Token = 'star' | 'any' | 'never' | ((character: string) => boolean);
type Rule = { readonly include: boolean; readonly tokens: readonly Token[] };

/**
 * Whether the rules of a `.harborignore` exclude a file that lies beside it, as gitignore rules do (H59). The last rule
 * that fits decides; rules for folders and for deeper paths never fit.
 * @param text the rules, decoded
 * @param name the file's name
 */
export function ignoredBeside(text: string, name: string): Ignored {
  let kind: 'kept' | 'ignored' = 'kept';
  for (const [i, line] of text.split(LINE_END).slice(0, MOST_RULES).entries()) {
    const rule = parseRule(line);
    if (rule === 'invalid') return { kind: 'invalid', line: i + 1 };
    if (rule !== null && fits(rule.tokens, name)) kind = rule.include ? 'ignored' : 'kept';
  }
  return { kind };
}

/** @returns null for a line that can never decide about a file beside the rules */
function parseRule(line: string): Rule | 'invalid' | null {
  let pattern = line;
  if (!pattern.endsWith('\\ ')) {
    let end = pattern.length;
    while (end > 0 && SPACE.test(pattern.charAt(end - 1))) end -= 1;
    pattern = pattern.slice(0, end);
  }
  if (pattern === '' || pattern.startsWith('#') || pattern === '/') return null;
  const include = !pattern.startsWith('!');
  if (!include) pattern = pattern.slice(1);
  if (pattern === '') return 'invalid';
  const segments = pattern.split('/');
  if (segments[0] === '') segments.shift();
  const parsed: Token[][] = [];
  let backwards = false;
  for (const segment of segments) {
    const tokens = segment === '**' || segment === '' ? [] : parseSegment(segment);
    // An unclosed bracket switches the rule off; a backslash at the end makes the whole file unreadable.
    if (tokens === 'unclosed') return null;
    if (tokens === 'invalid') return 'invalid';
    if (tokens.includes('never')) backwards = true;
    parsed.push(tokens);
  }
  // A range like [z-a] is found last, when the rule is compiled.
  if (backwards) return 'invalid';
  const last = segments.at(-1) ?? '';
  if (last === '') return null;
  if (last === '**') return segments.every((segment) => segment === '**') ? { include, tokens: ['star'] } : null;
  const above = segments.slice(0, -1);
  return above.every((segment) => segment === '**') ? { include, tokens: parsed.at(-1) ?? [] } : null;
}

function parseSegment(segment: string): Token[] | 'unclosed' | 'invalid' {
  const characters = Array.from(segment);
  const tokens: Token[] = [];
  for (let i = 0; i < characters.length; i += 1) {
    const character = characters[i] ?? '';
    if (character === '\\') {
      const literal = characters[i + 1];
      if (literal === undefined) return 'invalid';
      tokens.push((c) => c === literal);
      i += 1;
    } else if (character === '*') {
      if (tokens.at(-1) !== 'star') tokens.push('star');
    } else if (character === '?') {
      tokens.push('any');
    } else if (character === '[') {
      const bracket = parseBracket(characters, i + 1);
      if (bracket === null) return 'unclosed';
      tokens.push(bracket.test ?? 'never');
      i = bracket.end;
    } else {
      tokens.push((c) => c === character);
    }
  }
  return tokens;
}

/** `[a-z]`, `[!a]`, `[]x]`; `test` is null when a range runs backwards. */
function parseBracket(
  characters: readonly string[],
  from: number,
): { readonly test: ((character: string) => boolean) | null; readonly end: number } | null {
  let start = from;
  const negated = characters[start] === '!' || characters[start] === '^';
  if (negated) start += 1;
  const end = characters.indexOf(']', characters[start] === ']' ? start + 1 : start);
  if (end < 0) return null;
  const ranges: (readonly [number, number])[] = [];
  for (let i = start; i < end; i += 1) {
    const low = characters[i]?.codePointAt(0) ?? 0;
    const isRange = characters[i + 1] === '-' && i + 2 < end;
    const high = isRange ? (characters[i + 2]?.codePointAt(0) ?? 0) : low;
    if (high < low) return { test: null, end };
    ranges.push([low, high]);
    if (isRange) i += 2;
  }
  const test = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([low, high]) => low <= code && code <= high) !== negated;
  };
  return { test, end };
}

/** Whether the tokens fit the whole name; time grows with tokens times characters, whatever the rule. */
function fits(tokens: readonly Token[], name: string): boolean {
  const characters = Array.from(name);
  // reach[i]: the tokens so far fit the first i characters.
  let reach = characters.map(() => false);
  reach = [true, ...reach];
  for (const token of tokens) {
    if (token === 'star') {
      const first = reach.indexOf(true);
      if (first < 0) return false;
      reach = reach.map((_, i) => i >= first);
    } else {
      const test = token;
      reach = reach.map(
        (_, i) =>
          i > 0 && reach[i - 1] === true && (test === 'any' || (test !== 'never' && test(characters[i - 1] ?? ''))),
      );
    }
  }
  return reach.at(-1) === true;
}
