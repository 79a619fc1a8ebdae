/** First lines of a Git LFS pointer: the one of today and the two that git-lfs still reads. */
const VERSIONS: readonly string[] = [
  'https://git-lfs.github.com/spec/v1',
  'https://hawser.github.com/spec/v1',
  'http://git-media.io/v/2',
];
/** git-lfs takes nothing longer for a pointer. */
const MAX_POINTER = 1024;

/**
 * Whether the content of a file is a Git LFS pointer instead of the content itself (H70, H71). Only the first line
 * counts, so that a pointer with a damaged object id is recognised too.
 * @param bytes the whole file
 */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return pointerLines(bytes) !== null;
}

/**
 * Size in bytes of the content a pointer stands for.
 * @param bytes the whole file
 * @returns null when it is no pointer or does not say
 */
export function lfsPointerSize(bytes: Uint8Array): number | null {
  for (const line of pointerLines(bytes) ?? []) {
    const digits = /^size (\d{1,15})$/.exec(line)?.[1];
    if (digits !== undefined) return Number(digits);
  }
  return null;
}

function pointerLines(bytes: Uint8Array): string[] | null {
  // 'v': the cheap answer for almost every file.
  if (bytes.length > MAX_POINTER || bytes[0] !== 0x76) return null;
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  const first = lines[0]?.trimEnd() ?? '';
  return VERSIONS.some((version) => first === `version ${version}`) ? lines : null;
}
