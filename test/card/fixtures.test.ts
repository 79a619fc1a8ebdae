import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locateHeader } from '../../src/card/locate.ts';
import { readCard } from '../../src/card/read.ts';
import type { Card } from '../../src/card/types.ts';

interface Expected {
  readonly header: 'mapping' | 'empty' | 'none' | 'error';
  readonly js: {
    readonly hub_regex_matches: boolean;
    readonly js_yaml4?: { readonly tags?: unknown; readonly error?: string };
  };
}

const folder = new URL('../fixtures/cards/', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Record<string, Expected>;

function cardOf(name: string): { card: Card; bytes: Uint8Array } {
  const bytes = new Uint8Array(readFileSync(new URL(`${name}.md`, folder)));
  return { card: readCard('README.md', { ok: true, bytes, truncated: false }), bytes };
}

describe.each(Object.entries(expected))('%s', (name, { header, js }) => {
  const { card, bytes } = cardOf(name);

  it('has a header where the Hub sees one', () => {
    const lossy = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(locateHeader(lossy) !== null).toBe(js.hub_regex_matches);
    if (!js.hub_regex_matches) expect(card.state).toBe('no-header');
  });

  it('is refused where the Hub or Python refuses it, and read where both do', () => {
    // Python sees headers with CR line ends and finds rules in other places; the Hub decides what a header is.
    if (!js.hub_regex_matches) return;
    const refused = header === 'error' || js.js_yaml4?.error !== undefined;
    expect(card.state).toBe(refused ? 'invalid' : 'ok');
    expect(card.problems.some(({ severity }) => severity === 'error')).toBe(refused);
  });

  it('gives the tags that js-yaml gives', () => {
    const tags = js.js_yaml4?.tags;
    if (card.state !== 'ok') return;
    const values = card.header?.items.map((item) => item.value);
    // js-yaml makes a Date of 2024-01-01, which JSON writes as text.
    const texts = (list: readonly unknown[]) =>
      list.map((tag) => (typeof tag === 'string' && !/^\d{4}-.*T/.test(tag) ? tag : null));
    if (Array.isArray(tags)) expect(values).toEqual(texts(tags));
    else expect(values).toEqual(typeof tags === 'string' ? [tags] : []);
  });
});
