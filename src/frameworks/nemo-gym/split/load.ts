import type { CardView } from '../../../card/types.ts';
import { directoryOf } from '../../../repository/listing.ts';
import type { Repository } from '../../../repository/types.ts';
import { isMainPath } from '../../places.ts';
import type { RowFile, RowFormat } from '../../rows.types.ts';
import { FEWER_ROWS } from '../../rows.ts';
import { rowFormat } from '../../rows/candidates.ts';
import { readRowFile } from '../../rows/read.ts';
import { cardData } from './card.ts';
import type { CardConfig } from './card.ts';
import { defaultFiles, namedFiles } from './data-files.ts';
import type { DataFiles, NoFiles } from './data-files.ts';
import { stop } from './door.ts';
import type { SplitDoor, SplitFiles, SplitStop } from './door.ts';
import { belongsTo, inferModule } from './modules.ts';
import type { Shape } from './shape.ts';
import { settleSplits } from './settle.ts';

/** Files outside the shared reading that are read for the split door alone. */
const MOST_EXTRA = 20;
const COLUMN_READERS = new Set(['json', 'parquet', 'csv']);
/** The formats that a reader of columns takes; on others it stops. */
const FORMATS: Readonly<Record<string, readonly RowFormat[]>> = {
  json: ['json', 'jsonl'],
  parquet: ['parquet'],
  csv: ['csv', 'tsv'],
};
const BLIND_READERS = new Set(['arrow', 'zip', 'lance', 'vortex']);

/**
 * What `datasets.load_dataset(repo)` and `to_json` make of a repository (N3-N6): which files, which reader, one schema
 * for all, and the rows with their missing fields filled by null.
 * @param files the row files as read already
 */
export async function splitDoor(repository: Repository, card: CardView, files: readonly RowFile[]): Promise<SplitDoor> {
  if (card.state === 'invalid' || card.state === 'unreadable') return stop('unsure', 'nemo-split-unsure', {}, card);
  const data = cardData(card);
  const chosen = chooseFiles(repository, card, data.configs, data.malformed);
  if ('kind' in chosen) return chosen;
  const { splits, module, config } = chosen;
  if (config === null && data.described !== null && data.described !== 'default') {
    const args = { configs: [data.described] };
    return stop('fails', 'nemo-split-no-config', args, { path: card.path, line: card.lineOf('dataset_info') });
  }
  if (module === 'harbor') return stop('fails', 'nemo-split-harbor', {}, { path: null }, 'N17');
  if (BLIND_READERS.has(module)) return stop('unsure', 'nemo-split-unsure');
  if (!COLUMN_READERS.has(module)) {
    const metadata = [...splits.values()].flat().some((path) => /(?:^|\/)metadata\.(?:csv|jsonl|parquet)$/.test(path));
    return metadata
      ? stop('unsure', 'nemo-split-unsure')
      : stop('fails', 'nemo-split-other-reader', { reader: module });
  }
  const read = await readSplits(repository, splits, files);
  if (!Array.isArray(read)) return read;
  const foreign = read.flatMap((split) => split.files).find((file) => FORMATS[module]?.includes(file.format) === false);
  if (foreign !== undefined && foreign.state !== 'empty') {
    return stop('fails', 'nemo-split-mixed-formats', {}, { path: foreign.path });
  }
  const name = config?.name ?? 'default';
  if (data.features.get(name) === null) return stop('unsure', 'nemo-split-unsure', {}, card);
  const declared: Shape | undefined = data.features.get(name) ?? undefined;
  const settled = settleSplits(read, module, declared, data.counts.get(name));
  if (!Array.isArray(settled)) return settled;
  return {
    kind: 'splits',
    splits: settled.map((split) => ({
      name: split.name,
      files: split.files,
      rows: split.rows,
      total: split.total,
      complete: split.complete,
      typed: module === 'parquet',
      main: config !== null || split.files.some((path) => isMainFile(path, split.name)),
    })),
  };
}

/** A folder named `test` holds the split of that name here, no test data. */
function isMainFile(path: string, split: string): boolean {
  const parts = directoryOf(path).split('/');
  return isMainPath(parts.filter((part) => part !== split).join('/'));
}

interface Chosen {
  readonly splits: DataFiles;
  readonly module: string;
  readonly config: CardConfig | null;
}

function chooseFiles(
  { listing }: Repository,
  card: CardView,
  configs: readonly CardConfig[],
  malformed: boolean,
): Chosen | SplitStop {
  const place = { path: card.path, line: card.lineOf('configs') };
  if (malformed) return stop('fails', 'nemo-split-config-form', {}, place);
  if (listing.isFile('.huggingface.yaml') || listing.isFile('dataset_infos.json')) {
    return stop('unsure', 'nemo-split-unsure');
  }
  const [first] = configs;
  // The reader is chosen by the files of the first config, as if it had no folder of its own.
  const probe = filesOf(listing, first === undefined ? first : { ...first, folder: '' });
  if (typeof probe === 'string') return noFiles(probe, first === undefined ? { path: null } : place);
  const modules = new Set([...probe.values()].map(inferModule));
  const [module] = modules;
  if (modules.size > 1) return stop('fails', 'nemo-split-mixed-formats');
  if (module === null || module === undefined) return stop('fails', 'nemo-split-no-files', {}, place);
  if (first === undefined) {
    const kept = [...probe].map(([split, paths]) => [split, paths.filter((path) => belongsTo(path, module))] as const);
    return { splits: new Map(kept), module, config: null };
  }
  const defaults = configs.filter(({ name, isDefault }) => configs.length === 1 || name === 'default' || isDefault);
  const [config] = defaults;
  if (defaults.length > 1) return stop('fails', 'nemo-split-two-defaults', {}, place, 'N4');
  if (config === undefined) {
    const names = configs.map(({ name }) => name);
    return stop('fails', 'nemo-split-config-name', { configs: names }, place, 'N4');
  }
  if (config.special) return stop('unsure', 'nemo-split-unsure', {}, place);
  const splits = filesOf(listing, config);
  return typeof splits === 'string' ? noFiles(splits, place) : { splits, module, config };
}

function filesOf(listing: Repository['listing'], config: CardConfig | undefined): DataFiles | NoFiles {
  if (config?.dataFiles === undefined) return defaultFiles(listing, config?.folder ?? '');
  return namedFiles(listing, config.folder, config.dataFiles);
}

function noFiles(why: NoFiles, place: { readonly path: string | null; readonly line?: number | null }): SplitStop {
  switch (why) {
    case 'unsure':
      return stop('unsure', 'nemo-split-unsure', {}, place);
    case 'missing-file':
      return stop('fails', 'nemo-split-missing-file', {}, place);
    case 'split-name':
      return stop('fails', 'nemo-split-name', {}, place);
    case 'config-form':
      return stop('fails', 'nemo-split-config-form', {}, place);
    default:
      return stop('fails', 'nemo-split-no-files', {}, place);
  }
}

/** The files of every split as read; those that the shared reading leaves out are read here. */
async function readSplits(
  repository: Repository,
  splits: DataFiles,
  files: readonly RowFile[],
): Promise<SplitFiles[] | SplitStop> {
  const known = new Map(files.map((file) => [file.path, file]));
  const found: SplitFiles[] = [];
  let extra = 0;
  for (const [name, paths] of splits) {
    const read: RowFile[] = [];
    for (const path of paths) {
      let file = known.get(path);
      if (file === undefined) {
        extra += 1;
        // Every reader of columns would fail on a file of another format, but we do not know how.
        const format = rowFormat(path);
        if (format === null || extra > MOST_EXTRA) return stop('unsure', 'nemo-split-unsure', {}, { path });
        const size = repository.listing.get(path)?.size ?? null;
        const main = isMainPath(directoryOf(path));
        ({ file } = await readRowFile(repository, { path, size, ...format }, main, FEWER_ROWS));
        known.set(path, file);
      }
      read.push(file);
    }
    found.push({ name, files: read });
  }
  return found;
}
