/** A body, as much of it as was wanted. */
export interface Body {
  readonly bytes: Uint8Array;
  readonly truncated: boolean;
}

const NOTHING = new Uint8Array(0);

/**
 * Reads a body up to a number of bytes and hangs up after that.
 * @param alive called with the bytes of each piece that arrives
 */
export async function readBody(response: Response, limit: number, alive: (bytes: number) => void): Promise<Body> {
  if (response.body === null) return { bytes: NOTHING, truncated: false };
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { bytes: join(chunks, length), truncated: false };
    alive(value.length);
    if (length + value.length > limit) {
      chunks.push(value.subarray(0, limit - length));
      // Not waited for: whoever sends may take their time.
      reader.cancel().catch(() => {});
      return { bytes: join(chunks, limit), truncated: true };
    }
    chunks.push(value);
    length += value.length;
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
