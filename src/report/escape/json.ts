import { UNSAFE_IN_LINES } from './visible.ts';

const PLAIN = /^[\n\x20-\x7E]*$/;

/**
 * JSON text for people and programs: two spaces of indent; control, bidi and invisible characters and lone surrogates
 * stand as `\u` escapes. It is free of the one thing a workflow runner would take for a command: `##[` can only stand
 * inside a string, where `\u005b` is `[`.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll('##[', '##\\u005b');
  // Most texts are plain, and to see that is much quicker than to look for each unsafe character.
  return PLAIN.test(text) ? text : text.replace(UNSAFE_IN_LINES, escapeUnits);
}

function escapeUnits(character: string): string {
  let escaped = '';
  for (let index = 0; index < character.length; index += 1) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}
