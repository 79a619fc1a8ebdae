// Written by scripts/vocabulary.mjs from @huggingface/tasks. Do not edit.
import type { FrameworkKey } from '../config/vocabulary.ts';

/** The release of @huggingface/tasks the names come from. */
export const TASKS_VERSION = '0.21.54';

/** What the Hub shows of a framework. */
export interface Library {
  readonly label: string;
  readonly repo: string;
  readonly docs: string | null;
}

/** The frameworks envcard judges, as the Hub names them. */
export const LIBRARIES: Readonly<Record<FrameworkKey, Library>> = {
  'harbor': {
    label: 'Harbor',
    repo: 'https://github.com/harbor-framework/harbor',
    docs: 'https://harborframework.com/docs',
  },
  'verifiers': {
    label: 'Verifiers',
    repo: 'https://github.com/PrimeIntellect-ai/verifiers',
    docs: 'https://github.com/PrimeIntellect-ai/verifiers/tree/main/docs',
  },
  'openenv': {
    label: 'OpenEnv',
    repo: 'https://github.com/huggingface/OpenEnv',
    docs: 'https://huggingface.github.io/openenv/',
  },
  'nemo-gym': {
    label: 'NeMo Gym',
    repo: 'https://github.com/NVIDIA-NeMo/Gym',
    docs: 'https://docs.nvidia.com/nemo/gym/',
  },
};

/** Every dataset library of that release: a key that is new in a later one may be another RL framework. */
export const DATASET_LIBRARY_KEYS: readonly string[] = [
  'mlcroissant',
  'webdataset',
  'datasets',
  'pandas',
  'dask',
  'distilabel',
  'fiftyone',
  'lance',
  'argilla',
  'polars',
  'duckdb',
  'datadesigner',
  'harbor',
  'verifiers',
  'openenv',
  'nemo-gym',
];
