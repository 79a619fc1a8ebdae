/** Whether a text has a glob's signs. Apart from the matcher, which is loaded only when there is one. */
export function looksLikeGlob(text: string): boolean {
  return /[*?[\]{}]/.test(text);
}
