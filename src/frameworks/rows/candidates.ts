import { baseName, directoryOf } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import type { RowCompression, RowFormat } from '../rows.types.ts';

/** A path that may hold rows. */
export interface Candidate {
  readonly path: string;
  readonly size: number | null;
  readonly format: RowFormat;
  readonly compression: RowCompression | null;
}

const FORMATS = new Map<string, RowFormat>([
  ['jsonl', 'jsonl'],
  ['ndjson', 'jsonl'],
  ['json', 'json'],
  ['csv', 'csv'],
  ['tsv', 'tsv'],
  ['parquet', 'parquet'],
  ['geoparquet', 'parquet'],
  ['gpq', 'parquet'],
  ['arrow', 'arrow'],
]);
const COMPRESSIONS = new Map<string, RowCompression>([
  ['gz', 'gzip'],
  ['zst', 'zstd'],
  ['bz2', 'bzip2'],
  ['xz', 'xz'],
  ['lz4', 'lz4'],
  ['zip', 'zip'],
]);
/** Files of tools and of other frameworks that never hold rows. */
const NOT_ROWS = new Set([
  'registry.json',
  'dataset_info.json',
  'dataset_infos.json',
  'dataset_dict.json',
  'state.json',
  'config.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'jsconfig.json',
  'composer.json',
  'deno.json',
  'biome.json',
  'renovate.json',
  'croissant.json',
  '.envcard.json',
]);
/** Folders of tools, at any depth. */
const NOT_DATA = new Set(['node_modules', '__pycache__', '__MACOSX']);

/** The cheap answer for almost every path of a large repository. */
const MAYBE = /\.(?:jsonl|ndjson|json|csv|tsv|parquet|geoparquet|gpq|arrow)(?:\.(?:gz|zst|bz2|xz|lz4|zip))?$/i;

/** The format that a file's name promises, or null for names that hold no rows. */
export function rowFormat(path: string): Pick<Candidate, 'format' | 'compression'> | null {
  if (!MAYBE.test(path)) return null;
  const parts = baseName(path).toLowerCase().split('.');
  const compression = COMPRESSIONS.get(parts.at(-1) ?? '') ?? null;
  if (compression !== null) parts.pop();
  const format = parts.length > 1 ? FORMATS.get(parts.at(-1) ?? '') : undefined;
  return format === undefined ? null : { format, compression };
}

/**
 * The row files of a listing, in its order. Left out: files of tools, hidden folders, and what lies within a task folder
 * (a folder with a task.toml; in a root that is itself a task only the folders a task has).
 */
export function rowCandidates(listing: Listing): Candidate[] {
  const tasks = new Set(listing.named('task.toml').map(directoryOf));
  const found: Candidate[] = [];
  for (const entry of listing.entries) {
    if (entry.kind !== 'file') continue;
    const format = rowFormat(entry.path);
    if (format === null || !mayHoldRows(entry.path) || isWithinTask(entry.path, tasks)) continue;
    found.push({ path: entry.path, size: entry.size, ...format });
  }
  return found;
}

/** A suffix of rows with another one behind it (`train.jsonl.old`). */
const BEHIND = /\.(?:jsonl|ndjson|json|csv|tsv|parquet|geoparquet|gpq|arrow)\.[^/]+$/;

/**
 * A file that is no candidate by its last suffix, though the `datasets` library takes it, since it looks at every suffix
 * (N5).
 * @returns the first one's path, or null
 */
export function oddlyNamedRows(listing: Listing): string | null {
  const odd = listing.entries.find(({ kind, path }) => {
    return kind === 'file' && BEHIND.test(path) && rowFormat(path) === null && mayHoldRows(path);
  });
  return odd?.path ?? null;
}

function mayHoldRows(path: string): boolean {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  if (name.startsWith('.') || NOT_ROWS.has(name.toLowerCase())) return false;
  return !parts.some((part) => part.startsWith('.') || NOT_DATA.has(part));
}

function isWithinTask(path: string, tasks: ReadonlySet<string>): boolean {
  if (tasks.size === 0) return false;
  if (tasks.has('') && /^(?:environment|tests|solution|steps)\//.test(path)) return true;
  for (let folder = directoryOf(path); folder !== ''; folder = directoryOf(folder)) {
    if (tasks.has(folder)) return true;
  }
  return false;
}
