import { pythonStrip } from '../support/python-text.ts';

const REFUSED = /[<>:"/\\|?*\0-\x1F\x7F]/;
const DEVICE = /^(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[1-9\u00B9\u00B2\u00B3])$/i;
/** Longest name of a folder in bytes. */
const MOST_BYTES = 255;

/** Whether a step's name can be a folder's name on every system (H63). */
export function isStepName(name: string): boolean {
  if (pythonStrip(name) === '' || name === '.' || name === '..') return false;
  if (name.endsWith('.') || name.endsWith(' ') || REFUSED.test(name)) return false;
  if (DEVICE.test((name.split('.')[0] ?? '').replace(/ {1,255}$/, ''))) return false;
  return name.length <= MOST_BYTES && new TextEncoder().encode(name).length <= MOST_BYTES;
}

/** Two names with the same key are one folder on systems that ignore case or normalize Unicode (H63). */
export function stepNameKey(name: string): string {
  return Array.from(name.normalize('NFC'), foldCase).join('');
}

/** Python's `str.casefold()` of one character. */
function foldCase(character: string): string {
  return character === '\u0131' ? character : character.toUpperCase().toLowerCase();
}
