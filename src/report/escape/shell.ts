/** Words that a POSIX shell takes as they are. */
const PLAIN = /^[A-Za-z0-9_@%+:,./-][A-Za-z0-9_@%+=:,./-]*$/;

/**
 * A word quoted for a POSIX shell. Control characters are the caller's concern: a name that has some gets no command.
 * @param first whether it is the command's first word, where `a=b` would be an assignment
 */
export function shellQuote(word: string, first = false): string {
  if (PLAIN.test(word) && !(first && word.includes('='))) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
