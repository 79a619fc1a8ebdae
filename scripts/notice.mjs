// The licences of the packages that are bundled into dist/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

/** The folder of the package that a module belongs to, or null for the project's own. */
function packageFolder(id) {
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, '').replaceAll('\\', '/'));
  return match?.[1] ?? null;
}

/**
 * The text of NOTICE.
 * @param modules ids of all bundled modules
 * @param root the project's folder
 */
export function notice(modules, root) {
  const folders = [...new Set(modules.map(packageFolder).filter((folder) => folder !== null))].toSorted();
  const packages = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const texts = readdirSync(folder)
      .filter((file) => LICENCE_FILE.test(file))
      .toSorted()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
    if (typeof license !== 'string' && texts.length === 0) throw new Error(`${name}: no licence found`);
    return { name, version, license: typeof license === 'string' ? license : 'see below', texts };
  });
  packages.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const rule = '-'.repeat(80);
  const parts = packages.map(({ name, version, license, texts }) => {
    const text =
      texts.length === 0 ? `Licensed under ${license}; the package has no licence file.` : texts.join('\n\n');
    return `${rule}\n${name} ${version} (${license})\n${rule}\n\n${text}\n`;
  });
  if (!existsSync(join(root, 'LICENSE'))) throw new Error('no LICENSE');
  return `envcard\nLicensed under the Apache License, Version 2.0 (LICENSE).\n\ndist/ holds code of these packages:\n\n${parts.join('\n')}`;
}
