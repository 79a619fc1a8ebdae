/** Whether a host name means this machine, without asking a name server. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Checks the address of a Hub: a token is sent there, so it must be https, or http on this machine.
 * @returns the address without a slash at its end, or what is wrong with it
 */
export function readEndpoint(text: string): { readonly endpoint: URL } | { readonly problem: string } {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return { problem: 'it is not an address' };
  if (url.username !== '' || url.password !== '') return { problem: 'it holds a user name or a password' };
  if (url.search !== '' || url.hash !== '') return { problem: 'it holds a query' };
  if (!isTrusted(url)) return { problem: 'it must start with https:// (http:// only for this machine)' };
  url.pathname = url.pathname.replace(/\/+$/, '');
  return { endpoint: url };
}

/** Whether an address is one that a token may be sent to at all. */
function isTrusted(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/**
 * The address that a redirect leads to.
 * @param location the header
 * @param from the address that answered
 * @param endpoint where it all started
 * @returns null when it must not be followed: no encryption, a password in it, or a way back into this machine
 */
export function redirectTarget(location: string, from: URL, endpoint: URL): URL | null {
  const to = URL.canParse(location, from) ? new URL(location, from) : null;
  if (to === null || to.username !== '' || to.password !== '' || !isTrusted(to)) return null;
  return isLoopback(to.hostname) && !isLoopback(endpoint.hostname) ? null : to;
}

/**
 * Joins parts of a path, each encoded.
 * @param parts names; slashes within them are encoded
 * @returns null when a part has no encoding or would change the meaning of the path (`..`, `.`, empty)
 */
export function pathOf(...parts: readonly string[]): string | null {
  // With the `u` flag a surrogate matches only when it stands alone.
  const isBad = (part: string): boolean =>
    part === '' || part === '.' || part === '..' || /[\ud800-\udfff]/u.test(part);
  if (parts.some(isBad)) return null;
  return parts.map((part) => `/${encodeURIComponent(part)}`).join('');
}
