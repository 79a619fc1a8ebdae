import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PyFloat } from '../../src/frameworks/support/pydantic.ts';
import { readSimpleToml } from '../../src/frameworks/support/toml-simple.ts';
import { parseToml, TomlDate, tomlLines } from '../../src/frameworks/support/toml.ts';

function value(text: string): unknown {
  const read = parseToml(text);
  return read.ok ? read.value : `line ${read.line}`;
}

describe('values', () => {
  it.each([
    ['a = 1', 1],
    ['a = 0x1F', 31],
    ['a = 9223372036854775808', 9223372036854775808n],
    ['a = 1.0', new PyFloat(1)],
    ['a = 1_0.5e1', new PyFloat(105)],
    ['a = -inf', new PyFloat(Number.NEGATIVE_INFINITY)],
    ['a = nan', new PyFloat(Number.NaN)],
    ['a = true', true],
    ['a = "x\\u00e9"', 'xé'],
    ["a = 'C:\\x'", 'C:\\x'],
    ['a = """\nb\\\n  c"""', 'bc'],
    ['a = [1, [2.5], "x", ]', [1, [new PyFloat(2.5)], 'x']],
    ['a = {b = 1, c.d = 2}', { b: 1, c: { d: 2 } }],
    ['a = 1979-05-27', new TomlDate('1979-05-27')],
    ['a.b = 1\na.c = 2', { b: 1, c: 2 }],
    ['[a.b]\n[a]\nc = 1', { b: {}, c: 1 }],
    ['[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2', [{ b: 1 }, { c: { d: 2 } }]],
    ['["a"]\n"b c" = 1', { 'b c': 1 }],
    ['a = "#" # comment', '#'],
  ])('%j', (text, expected) => {
    expect(value(text)).toEqual({ a: expected });
  });

  it('takes __proto__ for a key', () => {
    const read = parseToml('[__proto__]\nx = 1\n"constructor" = 2');
    expect(read.ok && Object.keys(read.value)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

// What Python's tomllib refuses, with the line of the fault.
describe('refusals', () => {
  it.each([
    ['\uFEFFa = 1', 1],
    ['a = 1\na = 2', 2],
    ['a = {b = 1,}', 1],
    ['a = {b = 1\n}', 2],
    ['a = "\\e"', 1],
    ['a = "\\x41"', 1],
    ['a = 1979-13-01', 1],
    ['x = 1\na = 0000-01-01', 2],
    ['x = 1\na = 23:59:60', 2],
    ['a = 07:32', 1],
    ['a = 01', 1],
    ['a = 1.', 1],
    ['a = True', 1],
    ['a = 1 b = 2', 1],
    ['a =', 1],
    ['[a]\n[a]', 2],
    ['a = 1\n[a.b]', 2],
    ['a.b = 1\n[a]', 2],
    ['a = [1]\n[[a]]', 2],
    ['a = "\u0001"', 1],
    ['a = 1 # \u007f', 1],
    [`a = 1${'0'.repeat(4400)}`, 1],
  ])('%j', (text, line) => {
    expect(value(text)).toBe(`line ${line}`);
  });

  it.each(['['.repeat(300), `a = ${'['.repeat(300)}${']'.repeat(300)}`, `${'a.'.repeat(300)}b = "\\n"`])(
    'does not read what is nested too deeply (%#)',
    (text) => {
      expect(parseToml(text)).toMatchObject({ ok: false, kind: 'too-deep' });
    },
  );
});

describe('lines of keys', () => {
  const lines = tomlLines('a = 1\n[b]\n\nc = {d = 1}\n[[e]]\nf = [\n  1,\n  2]\n[[e]]\nf = 3\n');

  it.each([
    [['a'], 1],
    [['b'], 2],
    [['b', 'c', 'd'], 4],
    [['e', 0, 'f', 1], 8],
    [['e', 1, 'f'], 10],
    [['nope'], null],
  ])('%j stands on line %s', (path, line) => {
    expect(lines(path)).toBe(line);
  });
});

describe('the fast reader of simple documents', () => {
  const scalar = fc.oneof(
    fc.integer().map(String),
    fc.double({ noDefaultInfinity: true, noNaN: true }).map((n) => n.toFixed(3)),
    fc.boolean().map(String),
    fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => JSON.stringify(text)),
    fc.constantFrom(
      "'x'",
      '""',
      '0x1',
      '1e3',
      '1_0',
      'nan',
      '1979-05-27',
      '"""x"""',
      '07:32:00',
      '+1',
      '-0',
      '00',
      '1.',
      '{}',
    ),
  );
  const key = fc.constantFrom('a', 'b', 'c-d', '1', 'a.b', '"q"', '__proto__');
  const line = fc.oneof(
    fc.tuple(key, scalar, fc.constantFrom('', ' # c', ' #', ' x')).map(([k, v, end]) => `${k} = ${v}${end}`),
    fc.tuple(key, fc.array(scalar, { maxLength: 3 })).map(([k, items]) => `${k} = [${items.join(', ')}]`),
    fc.tuple(key, scalar).map(([k, v]) => `${k} = [ ${v} , ]`),
    key.map((k) => `[${k}]`),
    key.map((k) => `[[${k}]]`),
    fc.constantFrom('', '# c', '   ', '\t'),
  );

  it('never differs from the full parser', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const text = lines.join('\n');
        const simple = readSimpleToml(text);
        if (simple === null) return;
        // An escaped string in a comment-like tail makes the whole parser take the long way.
        const full = parseToml(`${text}\n["\\u0066ull"]\n`);
        expect(full.ok).toBe(true);
        if (!full.ok) return;
        const { full: marker, ...rest } = full.value;
        expect(marker).toEqual({});
        expect(rest).toEqual({ ...simple });
      }),
      { numRuns: 2000 },
    );
  });

  it('reads an ordinary task file by itself', () => {
    const text = 'version = "1.0"\n\n[metadata]\ntags = ["a", "b"]\n[agent]\ntimeout_sec = 900.0\n';
    expect(readSimpleToml(text)).toEqual({
      version: '1.0',
      metadata: { tags: ['a', 'b'] },
      agent: { timeout_sec: new PyFloat(900) },
    });
  });
});

it('counts only brackets that are open at once', () => {
  const items = Array.from({ length: 500 }, (_, i) => `a.b${i} = [{x = 1}]\n`).join('');
  expect(parseToml(items).ok).toBe(true);
  expect(parseToml(`a = ${'['.repeat(201)}${']'.repeat(201)}\n`)).toMatchObject({ ok: false, kind: 'too-deep' });
});
