/** White space as Python's `str.strip()` and `\s` know it: separators of ASCII and next line, but no byte order mark. */
export const PYTHON_SPACE: string = String.raw`\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;

const SPACE = new RegExp(`[${PYTHON_SPACE}]`, 'u');

/** A text without the characters at both ends that `isSpace` matches. No regex over the whole: it could be slow. */
export function stripWith(text: string, isSpace: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace.test(text.charAt(start))) start += 1;
  while (end > start && isSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Python's `str.strip()`. */
export function pythonStrip(text: string): string {
  return stripWith(text, SPACE);
}

/** Text as Python's text mode gives it: every line end is a line feed. */
export function universalNewlines(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Strict UTF-8, a byte order mark kept; null when the bytes are none. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Python's `float(text)`; null where it raises. Digits of other scripts are left out: no file writes sizes so. */
export function pythonFloat(text: string): number | null {
  const plain = pythonStrip(text);
  if (!/^[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i.test(plain)) {
    const word = /^([+-]?)(inf|infinity|nan)$/i.exec(plain);
    if (word === null) return null;
    if (word[2]?.toLowerCase() === 'nan') return Number.NaN;
    return word[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  return Number(plain.replaceAll('_', ''));
}
