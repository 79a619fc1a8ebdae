import type { RowFile } from '../../rows.types.ts';
import type { Args } from '../../types.ts';

/** Why the whole split door is shut (`fails`) or cannot be judged (`unsure`). Codes of `report/messages`. */
export interface SplitStop {
  readonly kind: 'fails' | 'unsure';
  readonly code: SplitCode;
  readonly args: Args;
  readonly path: string | null;
  readonly line: number | null;
  readonly fact: string;
}

export type SplitCode =
  | 'nemo-split-no-files'
  | 'nemo-split-missing-file'
  | 'nemo-split-name'
  | 'nemo-split-config-form'
  | 'nemo-split-config-name'
  | 'nemo-split-no-config'
  | 'nemo-split-two-defaults'
  | 'nemo-split-mixed-formats'
  | 'nemo-split-other-reader'
  | 'nemo-split-harbor'
  | 'nemo-split-unsure'
  | 'nemo-split-unseen'
  | 'nemo-split-broken-file'
  | 'nemo-split-no-rows'
  | 'nemo-split-columns'
  | 'nemo-split-kinds'
  | 'nemo-split-count';

/** A row as the split door hands it to NeMo Gym. */
export interface SplitRow {
  readonly path: string;
  readonly row: number;
  readonly line: number | null;
  readonly value: unknown;
}

/** One split with the rows that were read. */
export interface LoadedSplit {
  readonly name: string;
  readonly files: readonly string[];
  readonly main: boolean;
  readonly rows: readonly SplitRow[];
  /** Rows of all files, where known. */
  readonly total: number | null;
  readonly complete: boolean;
  /** All files are parquet, whose typed columns hold nulls (N6). */
  readonly typed: boolean;
}

export type SplitDoor = SplitStop | { readonly kind: 'splits'; readonly splits: readonly LoadedSplit[] };

/** One split's files as read. */
export interface SplitFiles {
  readonly name: string;
  readonly files: readonly RowFile[];
}

/** A stop of the split door. */
export function stop(
  kind: SplitStop['kind'],
  code: SplitCode,
  args: Args = {},
  place: { readonly path: string | null; readonly line?: number | null } = { path: null },
  fact = 'N5',
): SplitStop {
  return { kind, code, args, path: place.path, line: place.line ?? null, fact };
}
