import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CASE_FILES, loadCases } from '../../support/cases.ts';
import type { CaseFile } from '../../support/cases.ts';
import type { Tree } from '../types.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const FOUND = fileURLToPath(new URL('../found/', import.meta.url));

/** The trees of the recorded cases. */
export function caseTrees(): Tree[] {
  return CASE_FILES.flatMap((name) =>
    loadCases(name).map(({ id, change, files }) => ({ id: `${name}/${id}`, change, files })),
  );
}

/** The examples that hold a repository, each of them a folder two levels down. */
export function exampleTrees(root: string = EXAMPLES): Tree[] {
  return foldersIn(root).flatMap((kind) =>
    foldersIn(join(root, kind)).map((name) => ({
      id: `examples/${kind}/${name}`,
      change: 'an example',
      files: folderFiles(join(root, kind, name)),
    })),
  );
}

/** Trees over which envcard and a loader once disagreed; none where nothing was written down. */
export function foundTrees(root: string = FOUND): Tree[] {
  return entriesOf(root)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readTrees(readFileSync(join(root, name), 'utf8')));
}

/**
 * Reads trees, one a line; other members of a line are left.
 * @throws where a line is no tree
 */
export function readTrees(text: string): Tree[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { id, change, files } = JSON.parse(line) as Tree;
      if (typeof id !== 'string' || typeof files !== 'object') throw new Error(`no tree: ${line.slice(0, 80)}`);
      return { id, change, files };
    });
}

/** A folder's files as a tree's: text where the bytes are UTF-8, links as links, and folders that hold nothing. */
export function folderFiles(root: string): Record<string, CaseFile> {
  return Object.fromEntries(filesBelow(root, ''));
}

function filesBelow(root: string, at: string): [string, CaseFile][] {
  return entriesOf(join(root, at)).flatMap((name): [string, CaseFile][] => {
    const path = at === '' ? name : `${at}/${name}`;
    const place = join(root, path);
    const kind = lstatSync(place);
    if (kind.isSymbolicLink()) return [[path, { link: readlinkSync(place) }]];
    if (!kind.isDirectory()) return [[path, fileOf(readFileSync(place))]];
    const below = filesBelow(root, path);
    return below.length === 0 ? [[path, { dir: null }]] : below;
  });
}

function fileOf(bytes: Buffer): CaseFile {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { text } : { base64: bytes.toString('base64') };
}

function entriesOf(root: string): string[] {
  try {
    return readdirSync(root).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function foldersIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
