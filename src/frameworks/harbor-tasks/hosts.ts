import { pythonStrip } from '../support/python-text.ts';

/** One label of a host name; Python's `$` lets a final line feed pass. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\n?$/;

/**
 * Whether Harbor takes a text as an entry of `allowed_hosts`: a host name, `*.name`, an IP address or a CIDR range whose
 * host bits are zero; no URL, no port (H86).
 */
export function isAllowedHost(entry: string): boolean {
  const host = trimDots(pythonStrip(entry).toLowerCase());
  if (host === '') return false;
  if (host.includes('/')) return isNetwork(host);
  if (host.includes(':')) return !host.includes('%') && parseIpv6(host) !== null;
  if (host.includes('[') || host.includes(']')) return false;
  const wildcard = host.startsWith('*.');
  const name = wildcard ? host.slice(2) : host;
  if (wildcard ? name === '' || parseIpv4(name) !== null : name.includes('*')) return false;
  return name.split('.').every((label) => LABEL.test(label));
}

function trimDots(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === '.') end -= 1;
  return text.slice(0, end);
}

/** `address/prefix` or, for IPv4, `address/netmask` with no host bit set. */
function isNetwork(text: string): boolean {
  const [address, prefix, more] = text.split('/');
  if (address === undefined || prefix === undefined || more !== undefined || text.includes('%')) return false;
  const v4 = parseIpv4(address);
  if (v4 !== null) {
    const length = prefixLength(prefix, 32) ?? maskLength(prefix);
    return length !== null && hostBitsAreZero(v4, 32, length);
  }
  const v6 = parseIpv6(address);
  const length = prefixLength(prefix, 128);
  return v6 !== null && length !== null && hostBitsAreZero(v6, 128, length);
}

function hostBitsAreZero(address: bigint, bits: number, prefix: number): boolean {
  return (address & ((1n << BigInt(bits - prefix)) - 1n)) === 0n;
}

function prefixLength(text: string, most: number): number | null {
  if (!/^\d+$/.test(text)) return null;
  const length = Number(text);
  return length <= most ? length : null;
}

/** Prefix length of a netmask (`255.0.0.0`) or, failing that, of a host mask (`0.255.255.255`). */
function maskLength(text: string): number | null {
  const mask = parseIpv4(text);
  if (mask === null) return null;
  for (const bits of [mask, mask ^ 0xffff_ffffn]) {
    const binary = bits.toString(2).padStart(32, '0');
    if (/^1*0*$/.test(binary)) return binary.replaceAll('0', '').length;
  }
  return null;
}

function parseIpv4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  let address = 0n;
  for (const part of parts) {
    // No leading zeros: they are ambiguous (octal elsewhere), and Python refuses them.
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    address = (address << 8n) | BigInt(part);
  }
  return address;
}

function parseIpv6(text: string): bigint | null {
  const parts = text.split(':');
  if (parts.length < 3) return null;
  const last = parts.at(-1) ?? '';
  if (last.includes('.')) {
    const v4 = parseIpv4(last);
    if (v4 === null) return null;
    parts.splice(-1, 1, (v4 >> 16n).toString(16), (v4 & 0xffffn).toString(16));
  }
  if (parts.length > 9) return null;
  const gaps = parts.flatMap((part, i) => (part === '' && i > 0 && i < parts.length - 1 ? [i] : []));
  if (gaps.length > 1) return null;
  const gap = gaps[0];
  let groups: string[];
  if (gap === undefined) {
    if (parts.length !== 8) return null;
    groups = parts;
  } else {
    let head = parts.slice(0, gap);
    let tail = parts.slice(gap + 1);
    // `::1` and `1::` have an empty part at the end; a single leading or trailing colon is wrong.
    if (head[0] === '') {
      head = head.slice(1);
      if (head.length > 0) return null;
    }
    if (tail.at(-1) === '') {
      tail = tail.slice(0, -1);
      if (tail.length > 0) return null;
    }
    const missing = 8 - head.length - tail.length;
    if (missing < 1) return null;
    groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  }
  let address = 0n;
  for (const group of groups) {
    if (!/^[0-9a-f]{1,4}$/i.test(group)) return null;
    address = (address << 16n) | BigInt(`0x${group}`);
  }
  return address;
}
