/** Most characters of one hostile value in a sentence. */
export const MAX_VALUE = 200;

/**
 * Characters that are never printed as they are: controls, bidi and other format characters, line and paragraph
 * separators, everything Unicode lets a renderer ignore, and halves of surrogate pairs.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const ALL_UNSAFE = new RegExp(UNSAFE.source, 'gu');
/** The same besides line feeds and tabs. Global: for `replace` only. */
export const UNSAFE_IN_LINES: RegExp = new RegExp(`(?![\\n\\t])${UNSAFE.source}`, 'gu');

/** Whether a text holds a character that `visible` would rewrite. */
export function hasUnsafe(text: string): boolean {
  return UNSAFE.test(text);
}

/** Whether a text of several lines holds such a character besides line feeds and tabs. */
export function hasUnsafeInLines(text: string): boolean {
  UNSAFE_IN_LINES.lastIndex = 0;
  return UNSAFE_IN_LINES.test(text);
}

/** One line from any text: every unsafe character becomes a visible escape (`\n`, `\u202e`). */
export function visible(text: string): string {
  return UNSAFE.test(text) ? text.replace(ALL_UNSAFE, escapeCharacter) : text;
}

/** As `visible`, but line feeds and tabs stay; a carriage return before a line feed is dropped. */
export function visibleLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNSAFE_IN_LINES, escapeCharacter);
}

/**
 * One line of bounded length from any text: unsafe characters escaped, the middle of a long value left out. A place
 * that a continuous-integration runner could take for a command is broken.
 */
export function shown(text: string, max: number = MAX_VALUE): string {
  return breakCommands(shorten(text, max));
}

/**
 * Breaks what GitHub's runner reads as a command: `##[` anywhere in a line, and `::` at its start after white space
 * (`Runner.Common/ActionCommand.cs`). Lines are kept.
 */
export function breakCommands(text: string): string {
  const broken = text.replaceAll('##[', '##\\[');
  // The cheap test first: many a sentence goes through here.
  return broken.includes('::') ? broken.replace(/^([^\S\n]*)::/gm, '$1\\::') : broken;
}

/** Text without halves of surrogate pairs, which `encodeURIComponent` refuses. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

function shorten(text: string, max: number): string {
  if (text.length <= max) {
    const whole = visible(text);
    if (whole.length <= max) return whole;
  }
  const marks = Math.max(1, Math.floor(max * 0.6));
  const head = take(text.slice(0, max), marks, false);
  const tail = take(text.slice(-max), max - marks - 1, true);
  return `${head}…${tail}`;
}

/** As many whole characters as their visible forms fit into `room`, from the start or the end. */
function take(text: string, room: number, fromEnd: boolean): string {
  const characters = [...text];
  if (fromEnd) characters.reverse();
  const kept: string[] = [];
  let used = 0;
  for (const character of characters) {
    const form = visible(character);
    if (used + form.length > room) break;
    kept.push(form);
    used += form.length;
  }
  if (fromEnd) kept.reverse();
  return kept.join('');
}

function escapeCharacter(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\r') return '\\r';
  if (character === '\t') return '\\t';
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
