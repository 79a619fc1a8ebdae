import type { CardView } from '../card/types.ts';
import type { Listing } from '../repository/listing.ts';
import { baseName } from '../repository/listing.ts';
import { cardData } from './nemo-gym/split/card.ts';
import type { CardConfig } from './nemo-gym/split/card.ts';
import { defaultFiles, fileEffort, namedFiles } from './nemo-gym/split/data-files.ts';
import type { DataFiles, NoFiles } from './nemo-gym/split/data-files.ts';
import type { Effort } from './nemo-gym/split/glob.ts';
import { belongsTo, inferModule } from './nemo-gym/split/modules.ts';

/** Why the datasets library, and with it the viewer on the Hub, shows nothing of a config or of the repository. */
export interface ViewFault {
  /**
   * - `form`: `configs` cannot be read; `defaults`: it marks two defaults; `split-name`: a file names an impossible split
   * - `nothing`: a config names files that are not there; `names`: split names in paths choose files nobody reads
   * - `formats`: splits of several formats; `mixed`: a config takes a file that its reader does not
   * - `other-reader`: a config of another format than the first one's
   * - `no-task`: the Harbor reader finds no task.toml
   */
  readonly kind:
    | 'form'
    | 'defaults'
    | 'split-name'
    | 'nothing'
    | 'names'
    | 'formats'
    | 'mixed'
    | 'other-reader'
    | 'no-task';
  readonly config: string | null;
  /** The pattern or split that finds nothing, the formats, or the file. */
  readonly detail: string;
}

/** One config as a viewer opens it. `name` is null where the header names none. */
export interface ViewConfig {
  readonly name: string | null;
  readonly splits: DataFiles;
  readonly fault: ViewFault | null;
}

/** What a viewer makes of a repository by names alone. */
export type View =
  /** Something that is not followed here, or not seen, decides. */
  | { readonly kind: 'unsure' }
  /** There is no data, and nobody says so. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken'; readonly fault: ViewFault }
  | { readonly kind: 'shown'; readonly reader: string; readonly configs: readonly ViewConfig[] };

const UNSURE: View = { kind: 'unsure' };
const ROW_READERS = new Set(['json', 'parquet', 'csv', 'tsv', 'arrow', 'harbor']);
/** Readers that stop at a file of another format. */
const TYPED_READERS = new Set(['json', 'parquet', 'arrow']);
const TEXT_TABLES = new Set(['csv', 'tsv']);
const SHARDED = /^data\/[^/]+-\d{5}-of-\d{5}[^/]*\.[^/]*$/;
/** Patterns that are tried one by one to name the one that finds nothing. */
const MOST_TRIED = 50;

/**
 * Follows how `datasets` 5 chooses files, reader and configs of a repository (V35): the reader is inferred from the first
 * config, or from what lies where, and then serves all configs.
 */
export function viewOf(listing: Listing, card: CardView): View {
  if (!listing.complete || card.state === 'invalid' || card.state === 'unreadable') return UNSURE;
  if (listing.get('.huggingface.yaml') !== undefined || listing.get('dataset_infos.json') !== undefined) return UNSURE;
  const data = cardData(card);
  if (data.malformed) return broken('form');
  // Of two configs of one name the later one counts, in the place of the first.
  const configs = [...new Map(data.configs.map((config) => [config.name, config])).values()];
  const [first] = configs;
  // Shared by all configs: many of them over many files are not followed.
  const effort = fileEffort();
  const probe =
    first?.dataFiles === undefined ? rootFiles(listing, effort) : namedFiles(listing, '', first.dataFiles, effort);
  if (typeof probe === 'string')
    return first === undefined && probe === 'no-files'
      ? { kind: 'empty' }
      : stopped(probe, { listing, folder: '', config: first, effort });
  const readers = new Map([...probe].map(([split, paths]) => [split, inferModule(paths)]));
  const [reader = null] = readers.values();
  if ([...readers.values()].includes('zip')) return UNSURE;
  const unread = [...readers].find(([, module]) => module === null)?.[0];
  if (unread !== undefined && first !== undefined)
    return stopped('missing-file', { listing, folder: '', config: first, effort });
  if (unread !== undefined) return broken('names', null, unread);
  if (reader === null) return UNSURE;
  if (new Set(readers.values()).size > 1)
    return broken('formats', first?.name ?? null, [...new Set(readers.values())].join(', '));
  if (first === undefined) {
    const kept = [...probe].map(([split, paths]) => [split, paths.filter((path) => suits(path, reader))] as const);
    const config = { name: null, splits: new Map(kept), fault: null };
    return { kind: 'shown', reader, configs: [withReader(config, reader)] };
  }
  if (configs.filter(({ name, isDefault }) => configs.length === 1 || name === 'default' || isDefault).length > 1) {
    return broken('defaults');
  }
  return openConfigs(listing, configs, reader, effort);
}

function openConfigs(listing: Listing, configs: readonly CardConfig[], reader: string, effort: Effort): View {
  const shown: ViewConfig[] = [];
  for (const { name, folder, dataFiles } of configs) {
    const search: Search = { listing, folder, config: { name, dataFiles }, effort };
    const splits =
      dataFiles === undefined ? defaultFiles(listing, folder, effort) : namedFiles(listing, folder, dataFiles, effort);
    if (splits === 'unsure') return UNSURE;
    if (typeof splits === 'string') {
      const stop = stopped(splits, search);
      // Only a file that is named and missing leaves the other configs alone.
      if (splits !== 'missing-file' || stop.kind !== 'broken') return stop;
      shown.push({ name, splits: new Map(), fault: stop.fault });
    } else shown.push(withReader({ name, splits, fault: emptyFault(search, splits) }, reader));
  }
  return { kind: 'shown', reader, configs: shown };
}

/** Where the files of a config are looked for. */
interface Search {
  readonly listing: Listing;
  readonly folder: string;
  /** undefined where the header has no configs. */
  readonly config: Pick<CardConfig, 'name' | 'dataFiles'> | undefined;
  readonly effort: Effort;
}

function emptyFault(search: Search, splits: DataFiles): ViewFault | null {
  if ([...splits.values()].every((paths) => paths.length > 0)) return null;
  const stop = stopped('missing-file', search);
  return stop.kind === 'broken' ? stop.fault : null;
}

/** What the one reader makes of a config's files. */
function withReader(config: ViewConfig, reader: string): ViewConfig {
  const { name, splits } = config;
  if (config.fault !== null) return config;
  const fault = (kind: ViewFault['kind'], detail: string): ViewConfig => ({
    name,
    splits,
    fault: { kind, config: name, detail },
  });
  for (const [split, paths] of splits) {
    if (paths.length === 0) return fault('names', split);
    if (reader === 'harbor' && paths.some(isTask)) continue;
    const other = paths.find((path) => !suits(path, reader));
    const own = inferModule(paths);
    if (reader === 'harbor' && (own === 'harbor' || own === null || name === null)) return fault('no-task', split);
    if (other === undefined || own === null || !ROW_READERS.has(reader)) continue;
    // What another reader makes of its files is certain only for these.
    if (!paths.some((path) => suits(path, reader))) {
      if (ROW_READERS.has(own) || own === 'harbor') return fault('other-reader', `${own}, ${reader}`);
    } else if (TYPED_READERS.has(reader)) return fault('mixed', other);
  }
  return { name, splits, fault: null };
}

/** Whether a reader takes a file by its name; one reader takes both kinds of tables of text. */
function suits(path: string, reader: string): boolean {
  return (
    belongsTo(path, reader) || (TEXT_TABLES.has(reader) && [...TEXT_TABLES].some((other) => belongsTo(path, other)))
  );
}

/** Whether a file stands for a task in the Harbor reader. */
export function isTask(path: string): boolean {
  return baseName(path) === 'task.toml';
}

/** The same as `defaultFiles`, without looking at every path where task folders decide. */
function rootFiles(listing: Listing, effort: Effort): DataFiles | NoFiles {
  const tasks = [...listing.named('task.toml'), ...listing.named('instruction.md')].filter(
    (path) => isSeen(path) && listing.isFile(path),
  );
  const others = (): boolean =>
    listing.under('data').some(({ path }) => SHARDED.test(path)) ||
    listing.entries.some(({ path }) => path.endsWith('.eval'));
  return tasks.length === 0 || others() ? defaultFiles(listing, '', effort) : new Map([['test', tasks]]);
}

/**
 * Whether a path is looked at without being named: no part starts with a dot, no folder with two underscores, and no name
 * holds a line break, which `**` does not match.
 */
export function isSeen(path: string): boolean {
  return !/(?:^|\/)(?:\.|__[^/]*\/)|\n/.test(path);
}

function broken(
  kind: ViewFault['kind'],
  config: string | null = null,
  detail = '',
): View & { readonly kind: 'broken' } {
  return { kind: 'broken', fault: { kind, config, detail } };
}

function stopped(why: NoFiles, search: Search): View {
  const { folder, config } = search;
  const name = config?.name ?? null;
  if (why === 'unsure') return UNSURE;
  if (why === 'split-name') return broken('split-name', name);
  if (why === 'config-form') return broken('form', name);
  return broken('nothing', name, config?.dataFiles === undefined ? folder : missingPattern(search, config.dataFiles));
}

/** The first pattern that finds nothing; empty when it is not found. */
function missingPattern({ listing, folder, effort }: Search, dataFiles: unknown): string {
  const patterns = [dataFiles].flat().flatMap((item: unknown) => {
    const path = typeof item === 'object' && item !== null && 'path' in item ? item.path : item;
    return [path].flat().filter((text) => typeof text === 'string');
  });
  for (const text of patterns.slice(0, MOST_TRIED)) {
    const found = namedFiles(listing, folder, [text], effort);
    if (typeof found === 'string' ? found === 'missing-file' : [...found.values()].every((paths) => paths.length === 0))
      return text;
  }
  return '';
}
