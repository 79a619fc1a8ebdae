import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeKey,
  contentKey,
  readMarker,
  replaceMarker,
  withoutMarkers,
  writeMarker,
} from '../../src/publish/marker.ts';
import type { Marker, TagChange } from '../../src/publish/types.ts';
import { hostile } from '../report/hostile.ts';

const KEYS = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const CHANGES: readonly TagChange[] = [
  { kind: 'add', tag: 'rl-environment', card: 'README.md' },
  { kind: 'correct', tag: 'nemo-gym', card: 'README.md' },
  { kind: 'remove', tag: 'harbor', card: 'envs/a b/README.md' },
];
const MARKER: Marker = { changes: CHANGES, base: KEYS[0], content: [KEYS[1], KEYS[2]], withdrawn: null };
const LINE = writeMarker(MARKER);

describe('the marker', () => {
  test('is one line of an HTML comment', () => {
    expect(LINE).toBe(
      '<!-- envcard:proposal:v1 {"cards":[["README.md","add rl-environment, correct nemo-gym"],' +
        '["envs/a%20b/README.md","remove harbor"]],' +
        `"base":"${KEYS[0]}","content":["${KEYS[1]}","${KEYS[2]}"]} -->`,
    );
  });

  test('reads back', () => {
    expect(readMarker(LINE)).toEqual(MARKER);
    const withdrawn: Marker = { ...MARKER, withdrawn: 'obsolete' };
    expect(readMarker(writeMarker(withdrawn))).toEqual(withdrawn);
  });

  test('reads back for any path of a card, and stays one comment on one line without a mention or a link', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const card = `${text.replaceAll(/\p{Cs}/gu, '')}/README.md`;
        const line = writeMarker({ ...MARKER, changes: [{ kind: 'add', tag: 'harbor', card }] });
        expect(readMarker(`Words.\n\n${line}\n`)?.changes).toEqual([{ kind: 'add', tag: 'harbor', card }]);
        expect(line.slice(4, -3)).not.toMatch(/--|[<>&@#\r\n]|[^\x20-\x7e]/);
      }),
    );
  });

  test('survives what people do to a description', () => {
    for (const body of [
      `${LINE}\n\nA note of mine.`,
      `Hello\r\n${LINE}  \r\nBye\r\n`,
      `${LINE.replace('}', ',"more":1}')}`,
      `<!-- envcard:proposal:v1 {"broken" -->\n${LINE}`,
      `${LINE}\n<!-- envcard:proposal:v1 {} -->`,
    ]) {
      expect(readMarker(body), body).toEqual(MARKER);
    }
  });

  test('the last one counts: that is where envcard writes it', () => {
    const other = writeMarker({ ...MARKER, changes: [] });
    expect(readMarker(`${other}\n${LINE}\n`)).toEqual(MARKER);
  });

  test.each([
    ['nothing', ''],
    ['no line of its own', `> ${LINE}`],
    ['more behind it', `${LINE} x`],
    ['broken over lines', LINE.replace(',', ',\n')],
    ['another version', LINE.replace(':v1', ':v2')],
    ['no JSON', LINE.replace('"base"', 'base')],
    ['a list', '<!-- envcard:proposal:v1 {"cards":{}} -->'],
    ['a key that is none', LINE.replace(KEYS[0], 'x')],
    ['content that is none', LINE.replace(KEYS[1], 'x')],
    ['a reason that is none', LINE.replace('}', ',"withdrawn":"why"}')],
    ['too much content', LINE.replace(`"${KEYS[1]}"`, Array.from({ length: 30 }, () => `"${KEYS[1]}"`).join(','))],
    ['too long', LINE.replace('add rl', `${'add harbor, '.repeat(10_000)}add rl`)],
  ])('is not read from %s', (_, body) => {
    expect(readMarker(body)).toBeNull();
  });

  test('changes that this release does not know are left out', () => {
    const line = LINE.replace('add rl-environment', 'add other, move harbor, add __proto__, add');
    expect(readMarker(line)?.changes).toEqual(CHANGES.slice(1));
    expect(readMarker(LINE.replace('envs/a%20b', '%'))?.changes).toEqual(CHANGES.slice(0, 2));
  });

  test('keeps the newest content only', () => {
    const content = Array.from({ length: 50 }, (_, i) => String(i).padStart(40, '0'));
    expect(readMarker(writeMarker({ ...MARKER, content }))?.content).toEqual(content.slice(-20));
  });

  test('is replaced where it stands', () => {
    const body = `Above\n\n${LINE}\n\nBelow`;
    const after = replaceMarker(body, { ...MARKER, withdrawn: 'carried' });
    expect(after).toBe(`Above\n\n${writeMarker({ ...MARKER, withdrawn: 'carried' })}\n\nBelow`);
    expect(replaceMarker('no marker', MARKER)).toBe('no marker');
    // `$&` in a path is text, not a place holder.
    const path = { ...MARKER, changes: [{ ...CHANGES[0], card: '$&' } as TagChange] };
    expect(readMarker(replaceMarker(body, path))).toEqual(path);
  });

  test('is not found in text that stands beside it', () => {
    expect(readMarker(withoutMarkers(`x\n${LINE}\n`))).toBeNull();
  });

  test('is searched for in a time that grows with the text', () => {
    const rows = '<!-- envcard:proposal:v1 {'.repeat(20_000) + '} --> '.repeat(20_000);
    expect(readMarker(rows)).toBeNull();
    expect(readMarker('x'.repeat(2_000_000))).toBeNull();
  });
});

test('contentKey depends on paths and bytes, not on the order', () => {
  const bytes = new TextEncoder().encode('a');
  const one = { path: 'a', bytes };
  const two = { path: 'b', bytes: null };
  expect(contentKey([one, two])).toBe(contentKey([two, one]));
  const keys = [[one], [two], [one, two], [{ ...one, bytes: null }], [{ ...one, path: 'c' }], []].map(contentKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/);
});

test('changeKey tells kind, tag and card apart', () => {
  expect(new Set(CHANGES.map(changeKey)).size).toBe(3);
});
