import { applyEdits } from './apply.ts';
import type { Edit } from './types.ts';

/** Lines shown around a change. */
const CONTEXT = 3;

/** A run of lines that differ: `[oldStart, oldEnd)` became `[newStart, newEnd)`. */
interface Region {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/**
 * The edits as a unified diff that `git apply` and `patch -p1` take. The places of the edits are known, so nothing is
 * searched for. Carriage returns stand as they are.
 * @param path POSIX path of the file
 * @param before the original bytes, null for a new file
 * @param edits as `planEdits` gives them
 * @returns an empty text when nothing changes
 */
export function unifiedDiff(path: string, before: Uint8Array | null, edits: readonly Edit[]): string {
  if (edits.length === 0) return '';
  const oldBytes = before ?? new Uint8Array();
  const oldLines = linesOf(oldBytes);
  const newLines = linesOf(applyEdits(oldBytes, edits));
  const regions = trimAll(findRegions(oldBytes, oldLines, newLines, edits), oldLines, newLines);
  if (regions.length === 0) return '';
  const [a, b] = [`a/${path}`, `b/${path}`];
  const head = [`diff --git ${quoted(a)} ${quoted(b)}`];
  if (before === null) head.push('new file mode 100644');
  head.push(`--- ${before === null ? '/dev/null' : named(a)}`, `+++ ${named(b)}`);
  const hunks = group(regions).map((hunk) => hunkText(hunk, oldLines, newLines));
  return `${head.join('\n')}\n${hunks.join('')}`;
}

/** Lines with their line feed; the last one may have none. */
function linesOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = text.split(/(?<=\n)/);
  return lines.length === 1 && lines[0] === '' ? [] : lines;
}

/** The lines that each edit touches; edits in the same or the next line make one region. */
function findRegions(
  oldBytes: Uint8Array,
  oldLines: readonly string[],
  newLines: readonly string[],
  edits: readonly Edit[],
): Region[] {
  const encoder = new TextEncoder();
  const lineOf = byteLines(oldBytes);
  const regions: Region[] = [];
  let shift = 0;
  for (const { start, end, text } of edits) {
    const oldStart = lineOf(start);
    // The line in which the edit ends belongs to it as well.
    const oldEnd = Math.min(lineOf(end) + 1, oldLines.length);
    const removed = countBreaks(oldBytes.subarray(start, end));
    const added = countBreaks(encoder.encode(text)) - removed;
    const last = regions.at(-1);
    const joined = last !== undefined && oldStart <= last.oldEnd;
    const from = joined
      ? { oldStart: last.oldStart, newStart: last.newStart }
      : { oldStart, newStart: oldStart + shift };
    shift += added;
    const region = { ...from, oldEnd, newEnd: Math.min(oldEnd + shift, newLines.length) };
    if (joined) regions[regions.length - 1] = region;
    else regions.push(region);
  }
  const tail = regions.at(-1);
  // At the end of the file the count of lines decides: the last line may have no line feed.
  if (tail?.oldEnd === oldLines.length) regions[regions.length - 1] = { ...tail, newEnd: newLines.length };
  return regions;
}

/** Leaves out lines at both ends of a region that are equal after all. */
function trimAll(regions: readonly Region[], oldLines: readonly string[], newLines: readonly string[]): Region[] {
  return regions.flatMap(({ oldStart, oldEnd, newStart, newEnd }) => {
    let [a, b, c, d] = [oldStart, oldEnd, newStart, newEnd];
    while (a < b && c < d && oldLines[a] === newLines[c]) {
      a += 1;
      c += 1;
    }
    while (b > a && d > c && oldLines[b - 1] === newLines[d - 1]) {
      b -= 1;
      d -= 1;
    }
    return a === b && c === d ? [] : [{ oldStart: a, oldEnd: b, newStart: c, newEnd: d }];
  });
}

/** Regions whose context would touch share a hunk. */
function group(regions: readonly Region[]): Region[][] {
  const groups: Region[][] = [];
  for (const region of regions) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last !== undefined && previous !== undefined && region.oldStart - previous.oldEnd <= 2 * CONTEXT)
      last.push(region);
    else groups.push([region]);
  }
  return groups;
}

function hunkText(regions: readonly Region[], oldLines: readonly string[], newLines: readonly string[]): string {
  const first = regions[0];
  const last = regions.at(-1);
  if (first === undefined || last === undefined) return '';
  const from = Math.max(first.oldStart - CONTEXT, 0);
  const to = Math.min(last.oldEnd + CONTEXT, oldLines.length);
  const newFrom = first.newStart - (first.oldStart - from);
  const newTo = last.newEnd + (to - last.oldEnd);
  let text = `@@ -${range(from, to)} +${range(newFrom, newTo)} @@\n`;
  let at = from;
  for (const { oldStart, oldEnd, newStart, newEnd } of regions) {
    text += marked(' ', oldLines.slice(at, oldStart));
    text += marked('-', oldLines.slice(oldStart, oldEnd));
    text += marked('+', newLines.slice(newStart, newEnd));
    at = oldEnd;
  }
  return text + marked(' ', oldLines.slice(at, to));
}

function marked(mark: string, lines: readonly string[]): string {
  return lines
    .map((line) => (line.endsWith('\n') ? `${mark}${line}` : `${mark}${line}\n\\ No newline at end of file\n`))
    .join('');
}

/** Start and length as diff writes them: an empty range names the line before it. */
function range(from: number, to: number): string {
  const length = to - from;
  if (length === 1) return String(from + 1);
  return `${length === 0 ? from : from + 1},${length}`;
}

function byteLines(bytes: Uint8Array): (offset: number) => number {
  let at = 0;
  let line = 0;
  return (offset) => {
    line += countBreaks(bytes.subarray(at, offset));
    at = offset;
    return line;
  };
}

function countBreaks(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 0);
}

/** A name as git quotes it: control characters, quotes and backslashes would end the line or the name. */
function quoted(name: string): string {
  if (!/[\0-\x1f"\\\x7f]/.test(name)) return name;
  const escaped = name.replaceAll(/[\0-\x1f"\\\x7f]/g, (char) =>
    char === '"' || char === '\\' ? `\\${char}` : `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `"${escaped}"`;
}

/** In the `---` and `+++` lines a name with a space is ended by a tab. */
function named(name: string): string {
  const text = quoted(name);
  return text === name && name.includes(' ') ? `${name}\t` : text;
}
