import * as fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MESSAGE_RECORDS, placeholders, render, renderTemplate } from '../../../src/report/messages/index.ts';
import { FORBIDDEN, hostile } from '../hostile.ts';

const ALL = MESSAGE_RECORDS.flatMap((record) => Object.entries(record));

describe('every sentence', () => {
  test('stands in a record that is merged', async () => {
    const files = readdirSync(new URL('../../../src/report/messages', import.meta.url)).filter(
      (file) => file !== 'index.ts',
    );
    for (const file of files) {
      const module: Record<string, unknown> = await import(
        /* @vite-ignore */ new URL(`../../../src/report/messages/${file}`, import.meta.url).href
      );
      const records = Object.entries(module).filter(([name]) => name.endsWith('Messages'));
      expect(records, file).not.toEqual([]);
      for (const [, record] of records) expect(MESSAGE_RECORDS).toContainEqual(record);
    }
  });

  test('has a code of its own', () => {
    const codes = ALL.map(([code]) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  test.each(ALL)('%s', (code, template) => {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    // A value is named once, quoted by the renderer alone, and never joined to a neighbour.
    expect(template).not.toMatch(/[`"']\{[a-z]\w*\}|\{[a-z]\w*\}([`"']|\{)/);
    expect(template).not.toMatch(/\.$|[\n\r\t]| {2}|^\s|\s$/);
    // Nothing our own words say may mention or link: `@name`, `#1`, an address.
    expect(template).not.toMatch(/(^|\W)@\w|#\d|\bwww\./);
    const args = Object.fromEntries(placeholders(code).map((name) => [name, `<${name}>`]));
    const plain = render(code, args);
    for (const name of placeholders(code)) expect(plain).toContain(`"<${name}>"`);
    expect(plain).not.toMatch(/\{[a-z]\w*\}/);
    expect(render(code, args, 'markdown')).not.toMatch(/\{[a-z]\w*\}/);
  });
});

describe('values', () => {
  test.each([
    ['plain', 'tasks/a', '"tasks/a" is bad'],
    ['plain', 'say "x"', '"say \\"x\\"" is bad'],
    ['plain', '0.26.0', '0.26.0 is bad'],
    ['plain', 'NeMo Gym', 'NeMo Gym is bad'],
    ['plain', 'a\nb', '"a\\nb" is bad'],
    ['plain', 12, '12 is bad'],
    ['plain', true, 'true is bad'],
    ['plain', ['a', 'b'], '"a", "b" is bad'],
    ['plain', [], 'none is bad'],
    ['plain', 'abcdefghij'.split(''), '"a", "b", "c", "d", "e", "f", "g", "h" and 2 more is bad'],
    ['markdown', 'a`b', '``a`b`` is bad'],
    ['markdown', ['a', 'b'], '`a`, `b` is bad'],
    ['terminal', 'a', '\u001b[1m"a"\u001b[22m is bad'],
  ] as const)('%s %j', (style, value, expected) => {
    expect(renderTemplate('{value} is bad', { value: typeof value === 'object' ? [...value] : value }, style)).toBe(
      expected,
    );
  });

  test('one is no plural', () => {
    const said = (total: number): string => renderTemplate('{total} tasks, {ok} of {total} rows', { total, ok: 1 });
    expect(said(1)).toBe('1 task, 1 of 1 row');
    expect(said(2)).toBe('2 tasks, 1 of 2 rows');
    expect(renderTemplate('{bad} broken tasks', { bad: 1 })).toBe('1 broken task');
  });

  test('a value that is missing is unknown, and names of Object.prototype are no values', () => {
    expect(renderTemplate('{a} {toString}', {})).toBe('unknown unknown');
  });

  test('an empty detail is left out', () => {
    expect(renderTemplate('no ({reason} {detail})', { reason: 'budget', detail: '' })).toBe(
      'no (as much as envcard reads was read before)',
    );
    expect(renderTemplate('no ({reason} {detail})', { reason: 'budget', detail: 'x' })).toBe(
      'no (as much as envcard reads was read before "x")',
    );
  });

  test('code of our own stays code in Markdown, other words are escaped', () => {
    expect(renderTemplate('use `a_b` or c_d for {x}', { x: '1' }, 'markdown')).toBe('use `a_b` or c\\_d for `1`');
  });

  test('code spans side by side are kept apart', () => {
    expect(renderTemplate('{a}{b}', { a: 'x', b: 'y' }, 'markdown')).toBe('`x` `y`');
  });

  test('an unknown code gives itself', () => {
    expect(render('no-such-code', {})).toBe('no-such-code');
    expect(render('__proto__', {}, 'markdown')).toBe('`__proto__`');
  });

  test('hostile values stay on one printable line of bounded length', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const plain = renderTemplate('the tag {tag} is odd', { tag: text.repeat(20) });
        expect(plain).not.toMatch(FORBIDDEN);
        expect(plain).not.toContain('\n');
        expect(plain.length).toBeLessThan(500);
        expect(renderTemplate('{tag} is odd', { tag: text }, 'markdown')).toMatch(
          /^(`+)[^\n]*\1 is odd$|^Harbor is odd$/,
        );
      }),
    );
  });
});
