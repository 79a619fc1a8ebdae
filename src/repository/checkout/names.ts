import { isUtf8 } from 'node:buffer';
import type { Entry } from '../types.ts';

/**
 * Text of a file name. Bytes that are no UTF-8 become the lone surrogates U+DC80-U+DCFF, as in Python's
 * `surrogateescape`: every name stays distinct and can be turned back.
 */
export function decodeName(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString();
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const part = bytes.subarray(at, at + length);
    if (part.length === length && isUtf8(part)) {
      text += part.toString();
      at += length;
    } else {
      text += String.fromCharCode(0xdc00 + lead);
      at += 1;
    }
  }
  return text;
}

/** The bytes behind a name that `decodeName` made. */
export function encodeName(name: string): Buffer {
  if (!isEscaped(name)) return Buffer.from(name);
  const parts: Buffer[] = [];
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.of(code - 0xdc00) : Buffer.from(character));
  }
  return Buffer.concat(parts);
}

/** A path for `node:fs`: text where that says it all (quicker), else bytes. */
export function systemPath(root: string, path: string): string | Buffer {
  const full = path === '' ? root : root.endsWith('/') ? `${root}${path}` : `${root}/${path}`;
  return isEscaped(full) ? encodeName(full) : full;
}

/** Systems that find a file under a name of other case, and macOS in any composition of accents, too. */
const FOLDING: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32']);

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * Whether the system's name of a place is the one it was asked for, so that no link led elsewhere. Windows answers with
 * backslashes; Windows and macOS answer with the name on disk, however it was asked for.
 * @param real what the system says
 * @param asked as `systemPath` made it
 */
export function isSamePath(real: Buffer, asked: string | Buffer, platform: NodeJS.Platform): boolean {
  if (real.equals(typeof asked === 'string' ? encodeName(asked) : asked)) return true;
  if (!FOLDING.has(platform)) return false;
  const [one, two] = [folded(real.toString()), folded(asked.toString())];
  return platform === 'win32' ? one.replaceAll('\\', '/') === two.replaceAll('\\', '/') : one === two;
}

/**
 * The names by which git knows files, which are those that are published. On macOS it composes the names that it reads
 * from the disk (`core.precomposeUnicode`), and there and on Windows a file that was renamed to another case keeps its
 * name (`core.ignoreCase`). Under git's name the system finds the file, too.
 * @param known names that git prints
 */
export function asGitNames(
  entries: readonly Entry[],
  known: readonly ReadonlySet<string>[],
  platform: NodeJS.Platform,
): readonly Entry[] {
  const isKnown = (path: string): boolean => known.some((names) => names.has(path));
  if (!FOLDING.has(platform) || entries.every(({ path }) => isKnown(path))) return entries;
  const byFolded = new Map<string, string>();
  for (const names of known) for (const name of names) byFolded.set(folded(name), name);
  const taken = new Set(entries.map(({ path }) => path));
  return entries.map((entry) => {
    const path = isKnown(entry.path) ? undefined : byFolded.get(folded(entry.path));
    return path === undefined || taken.has(path) ? entry : { ...entry, path };
  });
}

/** Splits what git prints with `-z`. */
export function splitNames(output: Buffer): string[] {
  const names = isUtf8(output) ? output.toString().split('\0') : splitBytes(output).map(decodeName);
  // Every name ends with NUL: what follows the last one is nothing, or was cut.
  names.pop();
  return names;
}

function splitBytes(output: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, start)) {
    parts.push(output.subarray(start, end));
    start = end + 1;
  }
  parts.push(output.subarray(start));
  return parts;
}

function isEscaped(name: string): boolean {
  // With the `u` flag a surrogate matches only when it stands alone.
  return /[\udc80-\udcff]/u.test(name);
}
