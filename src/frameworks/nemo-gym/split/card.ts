import type { CardView } from '../../../card/types.ts';
import { isMapping } from '../../support/pydantic.ts';
import type { Shape } from './shape.ts';

/** One entry of `configs:` in the card. */
export interface CardConfig {
  readonly name: string;
  /** undefined: the default file names apply. */
  readonly dataFiles: unknown;
  readonly folder: string;
  readonly isDefault: boolean;
  /** It sets reader options that we do not follow. */
  readonly special: boolean;
}

/** What a card says of its own data. */
export interface CardData {
  readonly configs: readonly CardConfig[];
  /** The card's `configs` cannot be read by `datasets`, which then loads nothing. */
  readonly malformed: boolean;
  /** Declared columns by config name (`default` where none is given); null where a declaration is beyond us. */
  readonly features: ReadonlyMap<string, Shape | null>;
  /** The only config that `dataset_info` describes, or null: without `configs` it must be `default`. */
  readonly described: string | null;
  /** Declared number of rows by config and split: another number is an error. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const PLAIN_KEYS = new Set([
  'config_name',
  'data_files',
  'data_dir',
  'default',
  'description',
  'drop_labels',
  'version',
]);

/** Reads `configs` and `dataset_info` of the header as `datasets` does. */
export function cardData(card: CardView): CardData {
  const data = card.data ?? {};
  const listed = Object.hasOwn(data, 'configs') ? data['configs'] : undefined;
  const configs: CardConfig[] = [];
  // Python takes an empty list or text for no configs at all.
  let malformed = isTruthy(listed) && !Array.isArray(listed);
  for (const entry of Array.isArray(listed) ? (listed as readonly unknown[]) : []) {
    const name = isMapping(entry) ? entry['config_name'] : undefined;
    if (!isMapping(entry) || typeof name !== 'string') {
      malformed = true;
      continue;
    }
    const folder = entry['data_dir'];
    configs.push({
      name,
      dataFiles: entry['data_files'] ?? undefined,
      folder: typeof folder === 'string' ? folder.replace(/^(?:\.?\/)+|\/+$/g, '').replace(/^\.$/, '') : '',
      isDefault: isTruthy(entry['default']),
      special: Object.keys(entry).some((key) => !PLAIN_KEYS.has(key)),
    });
  }
  return {
    configs,
    malformed,
    ...declarations(Object.hasOwn(data, 'dataset_info') ? data['dataset_info'] : undefined),
  };
}

function isTruthy(value: unknown): boolean {
  return Boolean(value) && !(Array.isArray(value) && value.length === 0);
}

function declarations(info: unknown): Pick<CardData, 'features' | 'counts' | 'described'> {
  const features = new Map<string, Shape | null>();
  const counts = new Map<string, ReadonlyMap<string, number>>();
  const names = new Set<string>();
  for (const entry of Array.isArray(info) ? (info as readonly unknown[]) : [info]) {
    if (!isMapping(entry)) continue;
    const name = typeof entry['config_name'] === 'string' ? entry['config_name'] : 'default';
    names.add(name);
    const declared = entry['features'];
    if (declared !== undefined && declared !== null) features.set(name, featureList(declared, 0));
    const splits = entry['splits'];
    if (!Array.isArray(splits)) continue;
    const rows = new Map<string, number>();
    for (const split of splits as readonly unknown[]) {
      if (!isMapping(split)) continue;
      if (typeof split['name'] === 'string' && typeof split['num_examples'] === 'number') {
        rows.set(split['name'], split['num_examples']);
      }
    }
    counts.set(name, rows);
  }
  const [only = null] = names;
  return { features, counts, described: names.size === 1 ? only : null };
}

const MOST_DEPTH = 40;

/** A list of `{name, dtype | list | struct | sequence}`, as `push_to_hub` writes it; null where it is something else. */
function featureList(list: unknown, depth: number): Shape | null {
  if (!Array.isArray(list) || depth > MOST_DEPTH) return null;
  const fields = new Map<string, Shape>();
  for (const entry of list as readonly unknown[]) {
    const shape = isMapping(entry) ? feature(entry, depth + 1) : null;
    if (!isMapping(entry) || typeof entry['name'] !== 'string' || shape === null) return null;
    fields.set(entry['name'], shape);
  }
  return { kind: 'struct', fields };
}

function feature(entry: Readonly<Record<string, unknown>>, depth: number): Shape | null {
  if (Object.hasOwn(entry, 'struct')) return featureList(entry['struct'], depth);
  const list = entry['list'] ?? entry['sequence'] ?? entry['large_list'];
  if (list !== undefined) {
    if (Array.isArray(list)) {
      const item = featureList(list, depth);
      // A sequence of a struct is a struct of lists.
      return item === null || Object.hasOwn(entry, 'sequence') ? null : { kind: 'list', item };
    }
    const item = typeof list === 'string' ? dtype(list) : isMapping(list) ? feature(list, depth + 1) : null;
    return item === null ? null : { kind: 'list', item };
  }
  const type = entry['dtype'];
  return typeof type === 'string' ? dtype(type) : { kind: 'any' };
}

function dtype(name: string): Shape {
  if (name === 'string' || name === 'large_string') return { kind: 'scalar', type: 'string' };
  if (name === 'bool') return { kind: 'scalar', type: 'boolean' };
  if (name === 'null') return { kind: 'null' };
  if (name === 'json') return { kind: 'json' };
  if (/^u?int\d+$/.test(name)) return { kind: 'scalar', type: 'integer' };
  return /^float\d+$/.test(name) ? { kind: 'scalar', type: 'number' } : { kind: 'any' };
}
