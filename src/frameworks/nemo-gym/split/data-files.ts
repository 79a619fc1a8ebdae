import { baseName } from '../../../repository/listing.ts';
import type { Listing } from '../../../repository/listing.ts';
import { compilePattern, isPattern } from './glob.ts';
import type { Effort } from './glob.ts';
import { hasReader } from './modules.ts';

/** Why `load_dataset` finds no files, or `unsure` where we cannot follow it. */
export type NoFiles = 'no-files' | 'missing-file' | 'split-name' | 'config-form' | 'unsure';

/** Characters of paths and patterns that are compared: thousands of patterns over a large repository are not followed. */
const MOST_EFFORT = 60_000_000;

/** What is compared for one question; several questions about one repository may share it. */
export function fileEffort(): Effort {
  return { left: MOST_EFFORT };
}

/** What a file that was found counts for: it is kept, and looked at again. */
const PER_FILE = 100;
/** What a file counts for whose name is searched for the words of splits. */
const PER_NAME = 500;

/** Files by split, in the order `datasets` loads them. */
export type DataFiles = ReadonlyMap<string, readonly string[]>;

const IGNORED = new Set([
  'README.md',
  'config.json',
  'dataset_info.json',
  'dataset_infos.json',
  'dummy_data.zip',
  'dataset_dict.json',
]);
const SHARDED = /^data\/([^/]+)-\d{5}-of-\d{5}[^/]*\.[^/]*$/;
const SPLIT_NAME = /^\w+(?:\.\w+)*$/;
const KEYWORDS = {
  train: ['train', 'training'],
  validation: ['validation', 'valid', 'dev', 'val'],
  test: ['test', 'testing', 'eval', 'evaluation'],
} as const;
const KNOWN_SPLITS = Object.keys(KEYWORDS);
const BETWEEN = '[-._ 0-9]';
/**
 * A keyword stands between separators; it may start or end the name of a folder, but only start that of a file. The
 * patterns are tried one after the other, and a file that fits two of them is loaded twice.
 */
const WORDS = Object.entries(KEYWORDS).map(([split, words]) => ({
  split,
  folder: words.flatMap((word) => [
    new RegExp(`^${word}$`),
    new RegExp(`^${word}${BETWEEN}`),
    new RegExp(`${BETWEEN}${word}$`),
    new RegExp(`${BETWEEN}${word}${BETWEEN}`),
  ]),
  file: words.flatMap((word) => [new RegExp(`^${word}${BETWEEN}`), new RegExp(`${BETWEEN}${word}${BETWEEN}`)]),
}));

/** Plain files that `datasets` looks at without being asked by name, below a folder (`''` for all), paths from there. */
function visible(listing: Listing, folder: string): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const found: string[] = [];
  for (const entry of listing.under(folder)) {
    if (entry.kind !== 'file') continue;
    const path = entry.path.slice(prefix.length);
    if (IGNORED.has(baseName(path))) continue;
    // A part that starts with a dot, or a folder that starts with two underscores.
    if (/(?:^|\/)(?:\.|__[^/]*\/)/.test(path)) continue;
    found.push(path);
  }
  return found;
}

/**
 * The files and splits that `load_dataset` takes where no config names them (N5, V35): sharded names in `data/` first,
 * then logs, Harbor tasks, split names of folders, of files, and at last everything.
 */
export function defaultFiles(listing: Listing, folder: string, effort: Effort = fileEffort()): DataFiles | NoFiles {
  effort.left -= listing.under(folder).length * PER_NAME;
  if (effort.left < 0) return 'unsure';
  const files = visible(listing, folder);
  const prefix = folder === '' ? '' : `${folder}/`;
  const splits = choose(files);
  if (splits === null) return 'no-files';
  if (typeof splits === 'string') return splits;
  // Only files that some reader takes stay; a split may run out of files by that.
  return new Map(
    [...splits].map(([split, paths]) => [split, paths.filter(hasReader).map((path) => `${prefix}${path}`)]),
  );
}

function choose(files: readonly string[]): Map<string, string[]> | NoFiles | null {
  const sharded = new Map<string, string[]>();
  for (const path of files) {
    const split = SHARDED.exec(path)?.[1];
    if (split !== undefined) group(sharded, split, path);
  }
  if (sharded.size > 0) {
    if ([...sharded.keys()].some((split) => !SPLIT_NAME.test(split))) return 'split-name';
    const others = [...sharded.keys()].filter((split) => !KNOWN_SPLITS.includes(split)).toSorted();
    return pick(sharded, [...KNOWN_SPLITS, ...others]);
  }
  const logs = files.filter((path) => path.endsWith('.eval'));
  if (logs.length > 0) return new Map([['logs', logs]]);
  const tasks = files.filter((path) => ['task.toml', 'instruction.md'].includes(baseName(path)));
  if (tasks.length > 0) return new Map([['test', tasks]]);
  const byFolder = bySplit(files, 'folder', (path) => path.split('/').slice(0, -1));
  if (byFolder.size > 0) return byFolder;
  const byName = bySplit(files, 'file', (path) => [baseName(path)]);
  if (byName.size > 0) return byName;
  return files.length > 0 ? new Map([['train', [...files]]]) : null;
}

function bySplit(
  files: readonly string[],
  kind: 'folder' | 'file',
  namesOf: (path: string) => readonly string[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const named = files.map((path) => ({ path, names: namesOf(path) }));
  for (const { split, [kind]: patterns } of WORDS) {
    // Nearly all names hold no keyword; what holds one is tried pattern by pattern.
    const near = named.filter(({ names }) => names.some((name) => patterns.some((pattern) => pattern.test(name))));
    for (const pattern of patterns) {
      for (const { path, names } of near) if (names.some((name) => pattern.test(name))) group(found, split, path);
    }
  }
  return found;
}

function group(groups: Map<string, string[]>, key: string, path: string): void {
  const paths = groups.get(key);
  if (paths === undefined) groups.set(key, [path]);
  else paths.push(path);
}

function pick(groups: ReadonlyMap<string, string[]>, order: readonly string[]): Map<string, string[]> {
  return new Map(order.flatMap((split) => (groups.has(split) ? [[split, groups.get(split) ?? []] as const] : [])));
}

/**
 * The files that `data_files` of a card's config names: a pattern, a list of patterns, or a list of splits.
 * @param folder the config's `data_dir`, `''` for the root
 */
export function namedFiles(
  listing: Listing,
  folder: string,
  dataFiles: unknown,
  effort: Effort = fileEffort(),
): DataFiles | NoFiles {
  const patterns = patternsOf(dataFiles);
  if (typeof patterns === 'string') return patterns;
  const found = new Map<string, string[]>();
  for (const [split, texts] of patterns) {
    const paths: string[] = [];
    for (const text of texts) {
      const matches = matching(listing, folder, text, effort);
      if (typeof matches === 'string') return matches;
      for (const path of matches) paths.push(path);
      // The same files again and again.
      effort.left -= matches.length * PER_FILE;
      if (effort.left < 0) return 'unsure';
    }
    found.set(split, paths);
  }
  return found;
}

function matching(listing: Listing, folder: string, text: string, effort: Effort): string[] | NoFiles {
  if (/^(?:[a-z0-9]+:\/\/|\/)/i.test(text) || text.includes('::')) return 'unsure';
  const prefix = folder === '' ? '' : `${folder}/`;
  const matches = compilePattern(text, effort);
  if (matches === null) return 'unsure';
  const name = baseName(text);
  if (!isPattern(text)) {
    // Cards name shards by the thousand: each is looked up, not searched for.
    const path = `${prefix}${text
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .join('/')}`;
    return listing.isFile(path) && hasReader(path) ? [path] : 'missing-file';
  }
  // Nothing lies outside the folder that a pattern starts with.
  const parts = text.split('/').filter((part) => part !== '' && part !== '.');
  const lead = parts.slice(0, parts.findIndex(isPattern)).join('/');
  const found = listing
    .under(lead === '' ? folder : `${prefix}${lead}`)
    .filter((entry) => entry.kind === 'file' && (!IGNORED.has(baseName(entry.path)) || name === baseName(entry.path)))
    .map((entry) => entry.path.slice(prefix.length))
    .filter((path) => matches(path) && hasReader(path));
  if (effort.left < 0) return 'unsure';
  return found.map((path) => `${prefix}${path}`);
}

function patternsOf(dataFiles: unknown): Map<string, readonly string[]> | NoFiles {
  if (typeof dataFiles === 'string') return new Map([['train', [dataFiles]]]);
  if (!Array.isArray(dataFiles)) return 'config-form';
  if (dataFiles.every((item) => typeof item === 'string')) return new Map([['train', dataFiles]]);
  const found = new Map<string, readonly string[]>();
  for (const item of dataFiles as readonly unknown[]) {
    if (typeof item !== 'object' || item === null) return 'config-form';
    const { split, path } = item as { readonly split?: unknown; readonly path?: unknown };
    if (typeof split !== 'string' || !SPLIT_NAME.test(split) || found.has(split)) return 'config-form';
    if (typeof path === 'string') found.set(split, [path]);
    else if (Array.isArray(path) && path.every((text) => typeof text === 'string')) found.set(split, path);
    else return 'config-form';
  }
  return found;
}
