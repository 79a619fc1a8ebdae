import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CaseFile } from '../support/cases.ts';

/**
 * Writes a tree to a folder, byte for byte as `caseRepository` shows it: a lone surrogate in a text becomes U+FFFD.
 * Links come last, so that nothing is written through one.
 * @param root made if it isn't there
 * @throws where the file system cannot hold the tree, or a path leaves it
 */
export function writeTree(root: string, files: Readonly<Record<string, CaseFile>>): void {
  mkdirSync(root, { recursive: true });
  const links: [string, string][] = [];
  for (const [path, file] of Object.entries(files)) {
    const place = placeOf(root, path);
    if ('dir' in file) {
      mkdirSync(place, { recursive: true });
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    if ('link' in file) links.push([place, file.link]);
    else if ('base64' in file) writeFileSync(place, Buffer.from(file.base64, 'base64'), { flag: 'wx' });
    else writeFileSync(place, file.text, { flag: 'wx' });
  }
  for (const [place, target] of links) symlinkSync(target, place);
}

function placeOf(root: string, path: string): string {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`not a path of a tree: ${path}`);
  return join(root, ...parts);
}
