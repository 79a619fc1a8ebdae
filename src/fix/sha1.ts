/** Bytes of one block. */
const BLOCK = 64;
/** Words of the message schedule. */
const ROUNDS = 80;

/**
 * SHA-1 (FIPS 180-4) for the ids of git's blobs: names, not secrets. Written out because `crypto` takes as long to load as a
 * whole small run.
 * @returns 40 hexadecimal digits
 */
export function sha1(bytes: Uint8Array): string {
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const whole = bytes.length - (bytes.length % BLOCK);
  const words = new Uint32Array(ROUNDS);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += BLOCK) addBlock(state, words, view, at);
  // The rest, a one bit, zeros, and the length in bits.
  const rest = bytes.subarray(whole);
  const tail = new Uint8Array(rest.length < BLOCK - 8 ? BLOCK : 2 * BLOCK);
  tail.set(rest);
  tail[rest.length] = 0x80;
  const end = new DataView(tail.buffer);
  end.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000));
  end.setUint32(tail.length - 4, bytes.length << 3);
  for (let at = 0; at < tail.length; at += BLOCK) addBlock(state, words, end, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function addBlock(state: Uint32Array, words: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < ROUNDS; i += 1) words[i] = rotate(word(i - 3) ^ word(i - 8) ^ word(i - 14) ^ word(i - 16), 1);
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const next = (rotate(a, 5) + mixed(i, b, c, d) + e + word(i)) | 0;
    [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
  }
  [a, b, c, d, e].forEach((value, i) => {
    state[i] = (state[i] ?? 0) + value;
  });
}

/** The round's function of b, c and d, and its constant. */
function mixed(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
