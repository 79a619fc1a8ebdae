import { isLfsPointer } from '../repository/lfs.ts';
import type { ReadResult, Trouble } from '../repository/types.ts';
import { readHeader } from './header.ts';
import { locateHeader } from './locate.ts';
import { findMistake } from './mistaken.ts';
import { LineIndex } from './positions.ts';
import { isError, toProblems } from './problems.ts';
import type { Card, CardProblem, CardView } from './types.ts';
import { decodeUtf8 } from './utf8.ts';

/** Most bytes of a README that are read. */
export const README_LIMIT: number = 4 * 1024 * 1024;

/**
 * Reads a card: finds its header as the Hub does, and its tags with their places.
 * @param path the card's path from the root
 * @param read what reading it (up to `README_LIMIT`) gave
 * @returns the card; whatever is wrong with it stands in `state`, `problems` and `trouble`
 */
export function readCard(path: string, read: ReadResult): Card {
  const empty = { path, text: null, header: null, problems: [], trouble: null };
  if (!read.ok) {
    if (read.why.code === 'missing') return { ...empty, state: 'missing' };
    return { ...empty, state: 'unreadable', trouble: read.why };
  }
  if (read.truncated) return { ...empty, state: 'unreadable', trouble: { code: 'too-large' } };
  if (isLfsPointer(read.bytes)) return { ...empty, state: 'unreadable', trouble: { code: 'lfs-pointer' } };
  const decoded = decodeUtf8(read.bytes);
  if (!decoded.ok) return { ...empty, state: 'invalid', problems: [encodingProblem(read.bytes, decoded.offset)] };
  return readText(path, decoded.text);
}

/** Reads a card from its text, a byte order mark included. */
function readText(path: string, text: string): Card {
  const located = locateHeader(text);
  if (located === null) {
    const problems = toProblems(findMistake(text), new LineIndex(text));
    return { path, state: 'no-header', text, header: null, problems, trouble: null };
  }
  const lines = new LineIndex(text, located.block.end);
  const tree = readHeader(text, located, lines);
  if (tree === null) {
    const trouble: Trouble = { code: 'too-large', detail: 'the header' };
    return { path, state: 'unreadable', text: null, header: null, problems: [], trouble };
  }
  const state = tree.problems.some(isError) ? 'invalid' : 'ok';
  return { path, state, text, header: tree.header, problems: toProblems(tree.problems, lines), trouble: null };
}

function encodingProblem(bytes: Uint8Array, offset: number): CardProblem {
  const before = bytes.subarray(0, offset);
  const line = before.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 1);
  const onLine = new TextDecoder().decode(before.subarray(before.lastIndexOf(0x0a) + 1));
  const at = { line, column: onLine.length + 1 };
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (wide) return { code: 'header-utf16', args: {}, at, end: at, severity: 'error' };
  return { code: 'header-not-utf8', args: { byte: offset }, at, end: at, severity: 'error' };
}

/** What detectors may know of a card. */
export function cardView(card: Card): CardView {
  const { path, state, text, header } = card;
  return {
    path,
    state,
    data: state === 'ok' && header !== null ? header.data : null,
    body: text === null ? '' : text.slice(header?.block.end ?? 0),
    lineOf: (key) => header?.keyLines.get(key) ?? null,
  };
}
