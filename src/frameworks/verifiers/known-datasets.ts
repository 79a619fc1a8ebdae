/** An environment that reads a dataset of the Hub by name. */
export interface KnownDataset {
  /** The dataset's id on the Hub. */
  readonly dataset: string;
  /** The environment's name, as `vf-eval` takes it. */
  readonly environment: string;
  /** The environment fixes the dataset's name, or has it as a default that can be changed. */
  readonly configurable: boolean;
  /** Where the pair was read. */
  readonly source: string;
}

/**
 * Datasets that a published environment names in its source, as of 2026-08 (verifiers 0.3.x and research-environments).
 * A statement about these names only.
 */
const KNOWN_DATASETS: readonly KnownDataset[] = [
  known('PrimeIntellect/Reverse-Text-RL', 'reverse-text', true, 'verifiers environments/reverse_text'),
  known('PrimeIntellect/R2E-Gym-Subset-Verified', 'r2e-gym', false, 'research-environments r2e_gym_v1'),
  known('PrimeIntellect/R2E-Gym-Subset-Validated', 'r2e-gym', false, 'research-environments r2e_gym_v1, former name'),
  known('PrimeIntellect/Multi-SWE-RL-Verified', 'multiswe', false, 'research-environments multiswe_v1'),
  known('PrimeIntellect/Scale-SWE-Verified', 'scaleswe', false, 'research-environments scaleswe_v1'),
  known('PrimeIntellect/SWE-Lego-Real-Data-Verified', 'swelego', false, 'verifiers legacy swe_lego'),
  known('PrimeIntellect/SWE-rebench-V2-Filtered-Verified', 'swerebench-v2', false, 'verifiers legacy swe_rebench_v2'),
  known('openai/gsm8k', 'gsm8k', false, 'verifiers environments/gsm8k'),
  known('willcb/wiki-trivia-questions-v4', 'wiki-search', false, 'verifiers environments/wiki_search'),
];

/** The environment that names this dataset, or null. Ids of the Hub are compared without case. */
export function knownDataset(repoId: string | null): KnownDataset | null {
  const id = repoId?.toLowerCase();
  return KNOWN_DATASETS.find((entry) => entry.dataset.toLowerCase() === id) ?? null;
}

function known(dataset: string, environment: string, configurable: boolean, source: string): KnownDataset {
  return { dataset, environment, configurable, source };
}

/** Columns that an environment reads without a default: rows that have them all may be meant for it. */
export const COLUMN_SIGNATURES: ReadonlyMap<string, readonly string[]> = new Map([
  ['r2e-gym', ['problem_statement', 'docker_image', 'expected_output_json']],
  ['scaleswe', ['instance_id', 'problem_statement', 'image_url', 'workdir']],
  ['multiswe', ['org', 'repo', 'number', 'base', 'fix_patch', 'run_result', 'test_patch_result']],
  ['swerebench-v2', ['problem_statement', 'image_name', 'install_config', 'repo', 'FAIL_TO_PASS']],
  ['swelego', ['problem_statement', 'image_name', 'test_cmd', 'FAIL_TO_PASS']],
]);

/** Columns that many environments and many plain datasets have. */
export const PROMPT_COLUMNS: readonly string[] = ['prompt', 'question', 'problem_statement', 'resolved_issues'];
