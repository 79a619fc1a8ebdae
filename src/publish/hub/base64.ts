/** Bytes of one step: a multiple of three, so that the pieces can be joined. */
const STEP = 3 * 8192;

/** Bytes as base64, without Node's Buffer. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  }
  return text;
}
