/** The beginning of a decompressed file. */
export interface Inflated {
  readonly bytes: Uint8Array;
  /** More content follows: the limit, or the end of what was read of the compressed file, cut it. */
  readonly truncated: boolean;
}

/**
 * Decompresses the beginning of a gzip file. The output is bounded, so a small file cannot become a huge one.
 * @param whole `bytes` is the whole compressed file
 * @returns null when it is no gzip file or a damaged one
 */
export async function inflateHead(bytes: Uint8Array, whole: boolean, limit: number): Promise<Inflated | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  try {
    while (length < limit) {
      const { done, value } = await reader.read();
      if (done) return { bytes: join(parts, length), truncated: false };
      parts.push(value);
      length += value.length;
    }
  } catch {
    // A cut file ends in an error too; what came before it is good.
    return whole ? null : { bytes: join(parts, length), truncated: true };
  }
  await reader.cancel().catch(() => undefined);
  return { bytes: join(parts, length).subarray(0, limit), truncated: true };
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
