/** A span of the card replaced by text. Offsets are bytes of the original file (a byte order mark counts). */
export interface Edit {
  readonly path: string;
  /** git blob id of the bytes the offsets belong to; null when there is no file yet. */
  readonly base: string | null;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Index of the finding it repairs. */
  readonly finding: number;
}
