import { matchesWildcards } from './wildcards.ts';
import type { Steps } from './wildcards.ts';

/** More patterns or longer ones are not weighed. */
const MOST_PATTERNS = 500;
const LONGEST = 300;
/** Characters and parts that are compared, for all files together. */
const MOST_STEPS = 20_000_000;

interface Pattern {
  readonly negated: boolean;
  readonly parts: readonly string[];
  readonly folderOnly: boolean;
}

/**
 * Git's ignore patterns as hatchling's `exclude` and `include` use them: the last one that fits decides.
 * @param lines patterns, comments among them
 * @returns whether they take a file; null where a pattern is of a kind that is not read (`[a-z]`, backslashes), or
 * the comparing takes too long
 */
export function ignorePatterns(lines: readonly string[]): (path: string) => boolean | null {
  const patterns = lines.slice(0, MOST_PATTERNS).flatMap(readPattern);
  const strange =
    lines.length > MOST_PATTERNS ||
    lines.some((line) => line.length > LONGEST || (!line.startsWith('#') && /[[\\]/.test(line)));
  const steps: Steps = { left: MOST_STEPS };
  return (path) => {
    if (strange || steps.left < 0) return null;
    const parts = path.split('/');
    const last = patterns.findLast((pattern) => fits(pattern, parts, steps));
    return steps.left < 0 ? null : last?.negated === false;
  };
}

function readPattern(line: string): Pattern[] {
  if (line.length > LONGEST) return [];
  const text = line.replace(/[ \t\r\n]+$/, '');
  if (text === '' || text.startsWith('#')) return [];
  const negated = text.startsWith('!');
  const bare = negated ? text.slice(1) : text;
  const folderOnly = bare.endsWith('/');
  const body = folderOnly ? bare.slice(0, -1) : bare;
  const anchored = body.includes('/');
  const parts = body.split('/').filter((part) => part !== '');
  if (parts.length === 0) return [];
  return [{ negated, folderOnly, parts: anchored || parts[0] === '**' ? parts : ['**', ...parts] }];
}

/** Whether a pattern fits the path or a folder that it lies in. */
function fits({ parts, folderOnly }: Pattern, path: readonly string[], steps: Steps): boolean {
  const longest = folderOnly ? path.length - 1 : path.length;
  // States: how many parts of the pattern are used up after each part of the path.
  let states = closed(new Set([0]), parts);
  for (let i = 0; i < longest; i += 1) {
    const next = new Set<number>();
    steps.left -= 1;
    if (steps.left < 0) return false;
    for (const state of states) {
      const part = parts[state];
      if (part === '**') next.add(state === parts.length - 1 ? state + 1 : state);
      else if (part !== undefined && matchesWildcards(part, path[i] ?? '', steps)) next.add(state + 1);
    }
    states = closed(next, parts);
    if (states.has(parts.length)) return true;
  }
  return false;
}

/** `**` also stands for no folder at all; at the end it wants something below. */
function closed(states: Set<number>, parts: readonly string[]): Set<number> {
  for (const state of states) if (parts[state] === '**' && state < parts.length - 1) states.add(state + 1);
  return states;
}
