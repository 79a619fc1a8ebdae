/** Control characters, invisible and bidirectional ones, line and paragraph separators, halves of surrogate pairs. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Whether a name may stand in a command that a person copies. */
export function isPlainName(name: string): boolean {
  return !UNSAFE.test(name);
}
