const ROWS = /\.(?:jsonl|ndjson|json|csv|tsv|parquet|geoparquet|gpq|arrow)(?:\.(?:gz|zst|bz2|xz|lz4|zip))?$/i;

/**
 * Whether a file is one that loaders of rows download. They get the content behind a Git LFS pointer, unlike the loaders
 * that clone (H70-H72).
 */
export function mayHoldRows(path: string): boolean {
  return ROWS.test(path) && !/(?:^|\/)registry\.json$/.test(path);
}
