/**
 * A short name for a list of texts that stays the same from run to run: FNV-1a over the UTF-16 units, twice with
 * different starts. No secret and no attack is at stake: two findings with the same name are numbered.
 */
export function fingerprint(parts: readonly (string | null)[]): string {
  const text = JSON.stringify(parts);
  return [0x811c9dc5, 0x050c5d1f].map((start) => fnv(text, start).toString(16).padStart(8, '0')).join('');
}

function fnv(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
