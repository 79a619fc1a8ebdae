import { createHash } from 'node:crypto';
import type { CaseFile } from '../../support/cases.ts';
import type { Tree } from '../types.ts';
import { tidy } from './generate.ts';
import { minimal } from './minimal.ts';
import type { Keeps } from './minimal.ts';
import { smallerText } from './shrink-text.ts';

/** Into how many pieces a binary file falls at most, each time that it is made smaller. */
const PIECES = 64;

type Files = Readonly<Record<string, CaseFile>>;

/**
 * Looks for a smaller tree that still shows a disagreement: without folders, without files, then without parts of what
 * is left of each (tables, lines, JSON members, words, bytes), over and over until nothing can go any more.
 * @param stillDiffers asked about candidates, never twice about the same; it has to hold for `tree`
 * @param budget how many candidates it may be asked about
 * @returns a tree with the same id that `stillDiffers`, never larger; minimal where the budget was enough
 */
export async function shrink(tree: Tree, stillDiffers: Keeps<Tree>, budget: number): Promise<Tree> {
  const refused = new Set<string>();
  let best = tree;
  let left = budget;
  const keeps: Keeps<Files> = async (files) => {
    const smaller = { ...tree, files: tidy(new Map(Object.entries(files))) };
    if (sizeOf(smaller.files) >= sizeOf(best.files)) return false;
    const key = createHash('sha256').update(JSON.stringify(smaller.files)).digest('base64');
    if (refused.has(key) || left === 0) return false;
    left -= 1;
    if (await stillDiffers(smaller)) {
      best = smaller;
      return true;
    }
    refused.add(key);
    return false;
  };
  for (let before = Infinity; left > 0 && sizeOf(best.files) < before;) {
    before = sizeOf(best.files);
    await withoutFolders(best.files, keeps);
    await minimal(Object.entries(best.files), (entries) => keeps(Object.fromEntries(entries)));
    for (const path of Object.keys(best.files)) await smallerFile(best.files, path, keeps);
  }
  return best;
}

/** How large files are: every path, character and byte counts. */
export function sizeOf(files: Files): number {
  let size = 0;
  for (const [path, file] of Object.entries(files)) {
    size += path.length + 1;
    if ('text' in file) size += file.text.length;
    else if ('base64' in file) size += Buffer.byteLength(file.base64, 'base64') + 1;
    else if ('link' in file) size += file.link.length;
  }
  return size;
}

/** Leaves out whole folders, those first that hold most. */
async function withoutFolders(files: Files, keeps: Keeps<Files>): Promise<void> {
  let rest = Object.entries(files);
  const folders = new Map<string, number>();
  for (const [path] of rest) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at + 1);
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
  }
  for (const [folder] of [...folders].sort(([, a], [, b]) => b - a)) {
    const smaller = rest.filter(([path]) => !path.startsWith(folder));
    if (smaller.length < rest.length && (await keeps(Object.fromEntries(smaller)))) rest = smaller;
  }
}

/** Makes one file smaller. */
async function smallerFile(files: Files, path: string, keeps: Keeps<Files>): Promise<void> {
  const file = files[path];
  if (file === undefined || (!('text' in file) && !('base64' in file))) return;
  const put: Keeps<CaseFile> = (smaller) => keeps({ ...files, [path]: smaller });
  if (await put({ text: '' })) return;
  if ('text' in file) {
    await smallerText(file.text, (text) => put({ text }));
    return;
  }
  const bytes = Buffer.from(file.base64, 'base64');
  const pieces = piecesOf(bytes, Math.ceil(bytes.length / PIECES));
  const rest = Buffer.concat(await minimal(pieces, (left) => put({ base64: Buffer.concat(left).toString('base64') })));
  if (Buffer.from(rest.toString()).equals(rest)) await put({ text: rest.toString() });
}

function piecesOf(bytes: Buffer, size: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return pieces;
}
