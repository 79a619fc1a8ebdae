/** Decoded text, or where the first byte sequence stands that is not UTF-8. */
export type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly offset: number };

/**
 * Decodes UTF-8 without repairing anything. A byte order mark stays in the text as one unit.
 * @param bytes the whole file
 */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, offset: firstInvalid(bytes) };
  }
}

/** Offset of the first sequence that the Unicode standard does not allow (table 3-7). */
function firstInvalid(bytes: Uint8Array): number {
  let i = 0;
  while (i < bytes.length) {
    const length = sequenceLength(bytes, i);
    if (length === 0) return i;
    i += length;
  }
  return bytes.length;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  for (let i = 1; i < length; i += 1) {
    const byte = bytes[at + i] ?? 0;
    let low = 0x80;
    let high = 0xbf;
    if (i === 1) {
      if (lead === 0xe0) low = 0xa0;
      if (lead === 0xed) high = 0x9f;
      if (lead === 0xf0) low = 0x90;
      if (lead === 0xf4) high = 0x8f;
    }
    if (byte < low || byte > high) return 0;
  }
  return length;
}
