import { createHash } from 'node:crypto';
import { Tree, commitBytes } from './git.ts';
import type { Commit, Node } from './git.ts';

/** Numbers of the object types in a pack. */
const TYPES = { commit: 1, tree: 2, blob: 3 } as const;

/**
 * Everything the commits hold, as a pack of git's (gitformat-pack), version 2, without deltas.
 * @param known ids of objects that were packed before; the new ones are added
 * @returns null when there is nothing new
 */
export function packOf(commits: Iterable<Commit>, known: Set<string>): Buffer | null {
  const parts: Uint8Array[] = [];
  let count = 0;
  const add = (oid: string, type: keyof typeof TYPES, bytes: Uint8Array): void => {
    known.add(oid);
    count += 1;
    parts.push(header(TYPES[type], bytes.length), ...stored(bytes));
  };
  const visit = (node: Node): void => {
    if (known.has(node.oid) || (!(node instanceof Tree) && node.kind === 'submodule')) return;
    if (!(node instanceof Tree)) {
      add(node.oid, 'blob', node.blob);
      return;
    }
    add(node.oid, 'tree', node.bytes);
    for (const child of node.children.values()) visit(child);
  };
  for (const commit of commits) {
    if (known.has(commit.oid)) continue;
    add(commit.oid, 'commit', commitBytes(commit));
    visit(commit.tree);
  }
  if (count === 0) return null;
  const start = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
  start.writeUInt32BE(count, 8);
  const body = Buffer.concat([start, ...parts]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

/** Type and size of an object: four bits of the size, then seven a byte. */
function header(type: number, size: number): Buffer {
  const bytes: number[] = [];
  let byte = (type << 4) | (size & 15);
  for (let rest = size >>> 4; rest > 0; rest >>>= 7) {
    bytes.push(byte | 0x80);
    byte = rest & 0x7f;
  }
  return Buffer.from([...bytes, byte]);
}

/** Longest stored block of deflate. */
const BLOCK = 65_535;

/** Zlib's format without compression: a hundred thousand small objects would cost zlib a minute and gigabytes. */
function stored(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [Buffer.from([0x78, 0x01])];
  for (let at = 0; at === 0 || at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    const head = Buffer.alloc(5);
    head[0] = at + BLOCK >= bytes.length ? 1 : 0;
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    parts.push(head, block);
  }
  const end = Buffer.alloc(4);
  end.writeUInt32BE(adler32(bytes));
  return [...parts, end];
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}
