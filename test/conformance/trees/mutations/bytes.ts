import { EVERY } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { pickFile, pickText } from './target.ts';
import type { Mutation, Mutations } from './target.ts';

/** Rewrites the text of a file. */
function rewritten(change: (text: string, draft: Draft) => string, word: string): Mutation {
  return (draft) => {
    const picked = pickText(draft);
    if (picked === null) return null;
    const text = change(picked.text, draft);
    if (text === picked.text) return null;
    draft.text(picked.path, text);
    return `${picked.path} ${word}`;
  };
}

/** Rewrites the bytes of a file. */
function encoded(change: (bytes: Buffer, draft: Draft) => Buffer, word: string): Mutation {
  return (draft) => {
    const path = pickFile(draft, (path) => !('link' in (draft.files.get(path) ?? {})));
    const file = path === null ? undefined : draft.files.get(path);
    if (path === null || file === undefined) return null;
    if (!('text' in file) && !('base64' in file)) return null;
    const bytes = 'text' in file ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64');
    if (bytes.length === 0) return null;
    draft.files.set(path, { base64: change(bytes, draft).toString('base64') });
    return `${path} ${word}`;
  };
}

/** Puts bytes somewhere between two characters. */
function inserted(...bytes: readonly number[]): (old: Buffer, draft: Draft) => Buffer {
  return (old, draft) => {
    let at = draft.random.below(old.length + 1);
    while (at < old.length && ((old[at] ?? 0) & 0xc0) === 0x80) at += 1;
    return Buffer.concat([old.subarray(0, at), Buffer.from(bytes), old.subarray(at)]);
  };
}

function cut(text: string, draft: Draft): string {
  return text.slice(0, draft.random.below(text.length + 1));
}

/** Changes to how a file is written. */
export const BYTE_MUTATIONS: Mutations = {
  name: 'bytes',
  loaders: EVERY,
  options: [
    { name: 'bom', weight: 4, make: rewritten((text) => `\ufeff${text}`, 'starts with a BOM') },
    { name: 'crlf', weight: 3, make: rewritten((text) => text.replaceAll(/\r?\n/gu, '\r\n'), 'has CRLF line ends') },
    { name: 'cr', weight: 1, make: rewritten((text) => text.replaceAll('\n', '\r'), 'has CR line ends') },
    { name: 'no-final-newline', weight: 1, make: rewritten((text) => text.trimEnd(), 'without a final newline') },
    { name: 'blank-line', weight: 3, make: rewritten((text) => `${text}\n`, 'ends with a blank line') },
    { name: 'leading-line', weight: 1, make: rewritten((text) => `\n${text}`, 'starts with a blank line') },
    { name: 'spaces', weight: 1, make: rewritten((text) => `  ${text}`, 'starts with spaces') },
    { name: 'cut', weight: 5, make: rewritten(cut, 'cut short') },
    { name: 'garbage', weight: 2, make: rewritten((text) => `${text}<<<<<<< HEAD\n`, 'ends with a conflict mark') },
    { name: 'not-text', weight: 1, make: rewritten(() => '<!doctype html>\n', 'is a web page') },
    { name: 'nul', weight: 2, make: encoded(inserted(0), 'holds a NUL') },
    { name: 'control', weight: 1, make: encoded(inserted(0x1b), 'holds an escape') },
    { name: 'latin1', weight: 3, make: encoded(inserted(0xe9), 'is no UTF-8') },
    { name: 'surrogate', weight: 2, make: encoded(inserted(0xed, 0xa0, 0x80), 'holds a lone surrogate') },
    { name: 'overlong', weight: 1, make: encoded(inserted(0xc0, 0xaf), 'holds an overlong character') },
    { name: 'line-separator', weight: 1, make: encoded(inserted(0xe2, 0x80, 0xa8), 'holds a line separator') },
    { name: 'next-line', weight: 1, make: encoded(inserted(0xc2, 0x85), 'holds a next-line character') },
    { name: 'non-breaking-space', weight: 1, make: encoded(inserted(0xc2, 0xa0), 'holds a non-breaking space') },
    {
      name: 'utf16',
      weight: 1,
      make: encoded((bytes) => Buffer.from(`\ufeff${bytes.toString()}`, 'utf16le'), 'is UTF-16'),
    },
    {
      name: 'flip',
      weight: { 'nemo-gym': 2, datasets: 2, else: 1 },
      make: encoded((bytes, draft) => {
        const copy = Buffer.from(bytes);
        const at = draft.random.below(copy.length);
        copy[at] = (copy[at] ?? 0) ^ (1 << draft.random.below(8));
        return copy;
      }, 'has one bit flipped'),
    },
    {
      name: 'cut-bytes',
      weight: 1,
      make: encoded((bytes, draft) => bytes.subarray(0, draft.random.below(bytes.length)), 'ends too early'),
    },
  ],
};
