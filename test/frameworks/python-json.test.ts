import { assert, json, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineFinder,
  lineOfPointer,
  parsePythonJson,
  parseStrictJson,
} from '../../src/frameworks/support/python-json.ts';

describe('parsePythonJson', () => {
  it.each([
    ['NaN', Number.NaN],
    ['[-Infinity, 1]', [Number.NEGATIVE_INFINITY, 1]],
    ['{"a": NaN, "b": "NaN"}', { a: Number.NaN, b: 'NaN' }],
    ['1e999', Number.POSITIVE_INFINITY],
  ])('reads %s as a number that is not finite', (text, value) => {
    expect(parsePythonJson(text)).toStrictEqual({ ok: true, value, nonFinite: true });
  });

  it.each([
    ['"\\ud800"', '\ud800'],
    ['{"a":1,"a":2}', { a: 2 }],
    ['\r1\r', 1],
    ['"\u2028\u007f"', '\u2028\u007f'],
  ])('accepts %j', (text, value) => {
    expect(parsePythonJson(text)).toStrictEqual({ ok: true, value, nonFinite: false });
  });

  // Each text was given to json.loads of Python 3.13; the places are the ones it names, where it names one.
  it.each([
    ['\ufeff{}', 1, 1, 'byte order mark'],
    ['', 1, 1, 'no value'],
    [' \n ', 2, 2, 'no value'],
    ['01', 1, 2, 'text after the value'],
    ['1.', 1, 2, 'text after the value'],
    ['.5', 1, 1, 'unexpected character'],
    ['-NaN', 1, 1, 'unexpected character'],
    ['nan', 1, 1, 'unexpected character'],
    ['{} x', 1, 4, 'text after the value'],
    ['{\n"a": "b\tc"}', 2, 8, 'control character in a string'],
    ['"\\x41"', 1, 2, 'bad escape in a string'],
    ['{"a": [1, 2', 1, 12, 'unexpected end'],
    ['{"a": "b\\u12', 1, 9, 'unexpected end'],
    ['{"a" 1}', 1, 6, 'unexpected character'],
    ['\u000b1', 1, 1, 'unexpected character'],
    ['\u00a01', 1, 1, 'unexpected character'],
  ])('refuses %j at %i:%i', (text, line, column, reason) => {
    expect(parsePythonJson(text)).toStrictEqual({ ok: false, line, column, reason });
  });

  it('keeps __proto__ a plain key, on both paths', () => {
    for (const text of ['{"__proto__":{"polluted":1}}', '{"__proto__":{"polluted":NaN}}']) {
      const read = parsePythonJson(text);
      expect(read.ok && Object.keys(read.value as object)).toEqual(['__proto__']);
      expect(read.ok && (read.value as { polluted?: unknown }).polluted).toBeUndefined();
    }
  });

  it('bounds the depth on both paths', () => {
    for (const middle of ['', 'NaN'])
      expect(parsePythonJson('['.repeat(1024) + middle + ']'.repeat(1024)).ok).toBe(true);
    expect(parsePythonJson('['.repeat(1025) + 'NaN' + ']'.repeat(1025)).ok).toBe(false);
    for (const middle of ['', 'NaN']) {
      const read = parsePythonJson('['.repeat(200_000) + middle + ']'.repeat(200_000));
      expect(read).toMatchObject({ ok: false, reason: 'nested too deeply' });
    }
  });

  // The first value sends the text down the careful path.
  it.each([
    '{"a" 1}',
    '{"a":}',
    '{"a":1 "b":2}',
    '{a:1}',
    '{1:2}',
    '{"a',
    '{"a":1,}',
    '[1 2]',
    '[1,]',
    '-',
    '01',
    '1.',
    '1e',
  ])('refuses %s on the careful path', (text) => {
    expect(parsePythonJson(`[NaN, ${text}]`).ok).toBe(false);
    expect(parsePythonJson(text).ok).toBe(false);
  });

  it('agrees with JSON.parse on every JSON text', () => {
    assert(
      property(json(), (text) => {
        expect(parsePythonJson(text)).toMatchObject({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('agrees with JSON.parse on the careful path', () => {
    assert(
      property(json(), (text) => {
        const read = parsePythonJson(`[NaN, ${text}]`);
        expect(read.ok && (read.value as unknown[])[1]).toEqual(JSON.parse(text));
      }),
    );
  });
});

describe('parseStrictJson', () => {
  it.each([
    ['{"a": "NaN", "b": NaN}', 1, 19, 'NaN or Infinity'],
    ['[-Infinity]', 1, 2, 'NaN or Infinity'],
    ['[1, 1e999]', 1, 5, 'number too large'],
    ['["\\ud800"]', 1, 3, 'lone surrogate'],
    ['["\\ud800\\u0041"]', 1, 3, 'lone surrogate'],
    ['["\\udc00"]', 1, 3, 'lone surrogate'],
  ])('refuses %j', (text, line, column, reason) => {
    expect(parseStrictJson(text)).toStrictEqual({ ok: false, line, column, reason });
  });

  it.each(['"\\ud83d\\ude00"', '"\\\\ud800"', '{"a":1,"a":2}', '18446744073709551616'])('accepts %s', (text) => {
    expect(parseStrictJson(text).ok).toBe(true);
  });
});

describe('lineFinder', () => {
  const text = '[\n  {"name": "a",\n   "tasks": [\n     {"path": "x"},\n     {\n       "path": NaN}\n   ]}\n]';

  it('finds the line of a value by its path', () => {
    const line = lineFinder(text);
    expect(line([])).toBe(1);
    expect(line([0])).toBe(2);
    expect(line([0, 'tasks'])).toBe(3);
    expect(line([0, 'tasks', 1])).toBe(5);
    expect(line([0, 'tasks', 1, 'path'])).toBe(6);
    expect(line([0, 'nothing'])).toBeNull();
    expect(line(['__proto__'])).toBeNull();
  });

  it('takes the last of equal keys, as the value is', () => {
    expect(lineOfPointer('{"a": 1,\n"a": 2}', ['a'])).toBe(2);
  });
});
