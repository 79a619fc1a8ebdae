import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateHeader } from '../../src/card/locate.ts';

/** The Hub's own expression (hub.md 2.1). */
const HUB = /^(\s*---[\r\n]+)([\S\s]*?)([\r\n]+---[ \t]*(\r\n|\n|$))/;

function byRegex(text: string): { yaml: string; end: number } | null {
  const match = HUB.exec(text);
  return match === null ? null : { yaml: match[2] ?? '', end: match[0].length };
}

function byScanner(text: string): { yaml: string; end: number } | null {
  const located = locateHeader(text);
  if (located === null) return null;
  return { yaml: text.slice(located.yaml.start, located.yaml.end), end: located.block.end };
}

describe('locateHeader', () => {
  it('agrees with the expression of the Hub on any small text', () => {
    const piece = fc.constantFrom(
      '---',
      '-',
      '\n',
      '\r',
      '\r\n',
      '\n---',
      ' ',
      '\t',
      '\ufeff',
      '\u2028',
      'a',
      'a: b',
      '\n---\n',
    );
    const text = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(''));
    const opened = text.map((rest) => `---\n${rest}`);
    fc.assert(
      fc.property(fc.oneof(text, opened), (sample) => {
        expect(byScanner(sample)).toEqual(byRegex(sample));
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['a closing rule at the end of the file', '---\na: b\n---', { yaml: 'a: b', end: 12 }],
    ['blank lines before the header', '\n\n  ---\na: b\n---\n', { yaml: 'a: b', end: 17 }],
    ['blanks behind the closing rule', '---\na: b\n--- \t\nbody', { yaml: 'a: b', end: 15 }],
    ['blank lines before the closing rule', '---\na: b\n\n\n---\n', { yaml: 'a: b', end: 15 }],
    ['an empty header with a blank line', '---\n\n---\n', { yaml: '', end: 9 }],
    ['two rules at once: the third one closes', '---\n---\na: b\n---\n', { yaml: '---\na: b', end: 17 }],
    ['two rules at once and no third', '---\n---\nbody\n', null],
    ['blanks behind the opening rule', '--- \na: b\n---\n', null],
    ['text before it', 'Hello\n---\na: b\n---\n', null],
    ['four dashes do not close', '---\na: b\n----\n', null],
    ['CR alone does not end the closing rule', '---\ra: b\r---\rbody', null],
  ])('%s', (_, text, wanted) => {
    expect(byScanner(text)).toEqual(wanted);
  });

  it('takes linear time where a backtracking search would not', () => {
    const size = 4 * 1024 * 1024;
    expect(locateHeader('\n'.repeat(size))).toBeNull();
    expect(locateHeader(`---${'\n'.repeat(size)}`)).toBeNull();
    expect(locateHeader('-'.repeat(size))).toBeNull();
    expect(locateHeader(`---\n${'\n--- x'.repeat(size / 6)}x`)).toBeNull();
    expect(locateHeader(`---\n${`\n---${' '.repeat(1000)}x`.repeat(size / 1005)}`)).toBeNull();
  });
});
