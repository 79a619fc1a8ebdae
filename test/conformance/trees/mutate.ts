import type { LoaderKey } from '../types.ts';
import { EVERY, optionNames } from './draft.ts';
import type { Draft, Weight } from './draft.ts';
import { BYTE_MUTATIONS } from './mutations/bytes.ts';
import { CARD_MUTATIONS } from './mutations/card.ts';
import { FILE_MUTATIONS } from './mutations/files.ts';
import { JSON_MUTATIONS } from './mutations/json.ts';
import { PYTHON_MUTATIONS } from './mutations/python.ts';
import { REGISTRY_MUTATIONS } from './mutations/registry.ts';
import { ROW_MUTATIONS } from './mutations/rows.ts';
import type { Mutations } from './mutations/target.ts';
import { TOML_MUTATIONS } from './mutations/toml.ts';

/** The areas of mutations, and how often one of each is drawn for a loader. */
const MUTATIONS: readonly { readonly group: Mutations; readonly weight: Weight }[] = [
  { group: FILE_MUTATIONS, weight: 26 },
  { group: BYTE_MUTATIONS, weight: 14 },
  { group: JSON_MUTATIONS, weight: { 'nemo-gym': 30, datasets: 18, verifiers: 14, openenv: 4, else: 10 } },
  { group: TOML_MUTATIONS, weight: { 'nemo-gym': 3, datasets: 6, else: 36 } },
  { group: REGISTRY_MUTATIONS, weight: { 'nemo-gym': 1, datasets: 1, openenv: 3, else: 12 } },
  { group: ROW_MUTATIONS, weight: { 'nemo-gym': 30, datasets: 24, verifiers: 5, else: 3 } },
  { group: PYTHON_MUTATIONS, weight: { verifiers: 40, else: 0 } },
  { group: CARD_MUTATIONS, weight: { 'nemo-gym': 8, datasets: 16, else: 2 } },
];

const TRIES = 40;

/** A mutation that was made: its name, `AREA/NAME`, and in words what it did. */
export interface Mutated {
  readonly name: string;
  readonly words: string;
}

/**
 * Spoils a draft in one place, drawn by the weights for its loader.
 * @returns what was done; null where many draws found nothing to spoil
 */
export function mutate(draft: Draft): Mutated | null {
  const areas = {
    name: 'mutation',
    loaders: EVERY,
    options: MUTATIONS.map(({ group, weight }) => ({ name: group.name, weight, make: group })),
  };
  const noted = draft.parts.length;
  for (let left = TRIES; left > 0; left -= 1) {
    const group = draft.choose(areas);
    const words = draft.choose(group)(draft);
    const name = draft.parts.at(-1) ?? '';
    draft.parts.length = noted;
    if (words !== null) return { name, words };
  }
  return null;
}

/** The names of all mutations meant for a loader. */
export function mutationNames(loader: LoaderKey): string[] {
  return optionNames(
    MUTATIONS.map(({ group }) => group),
    loader,
  );
}
