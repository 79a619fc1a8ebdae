/**
 * Hides secrets in text for people: user and password in addresses, and tokens of the Hub and of GitHub.
 * @param text any text
 */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,2000}@/gi, '$1***@')
    .replaceAll(/\b(hf_|api_org_|gh[pousr]_|github_pat_)\w{4,}/g, '$1***')
    .replaceAll(/(\bauthorization:\s*(?:bearer|basic|token)\s+)\S+/gi, '$1***');
}
