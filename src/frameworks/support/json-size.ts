/**
 * Counts the values that a JSON text (or, without escapes, a table of separated values) would become, keys and commas
 * together, without reading it: a small file can stand for millions of objects, each many times its own text.
 * @param bytes UTF-8, well-formed or not
 * @param escapes a backslash in a string escapes the next character
 */
export function countValues(bytes: Uint8Array, escapes: boolean): number {
  let count = 0;
  let quoted = false;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) {
      if (byte === BACKSLASH && escapes) i += 1;
    } else if (byte === COMMA || byte === COLON || byte === BRACKET || byte === BRACE) count += 1;
    else if ((byte === LINE_FEED || byte === TAB) && !escapes) count += 1;
  }
  return count;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
