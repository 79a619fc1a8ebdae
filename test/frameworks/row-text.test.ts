import { describe, expect, it } from 'vitest';
import { hasHugeNumber, withHugeFloats } from '../../src/frameworks/support/huge-numbers.ts';
import { PyFloat } from '../../src/frameworks/support/pydantic-scalars.ts';
import { readRowFiles } from '../../src/frameworks/rows.ts';
import { memoryRepository } from '../../src/repository/memory.ts';

describe('keys that stand twice', () => {
  it.each([
    ['{"a": 1}\n{"a": 1, "a": 2}\n', 2],
    ['{"a": {"b": 1, "\\u0062": 2}}\n', 1],
    ['{"a": ["b", ":"], "c": "\\"d\\": \\"d\\":"}\n{"e" : 1}\n', null],
    ['{\n"a": 1,\n"a": 2\n}\n', 1],
    ['{"a": 1}\n{"b": 1}', null],
    ['[{"a": 1, "a": 1}]', 1],
  ] as const)('%j: line %s', async (text, line) => {
    const [file] = await readRowFiles(memoryRepository({ 'a.jsonl': text }));
    expect(file?.repeated).toBe(line);
  });
});

describe('huge numbers', () => {
  it.each([
    ['{"a": [9223372036854775807]}', true],
    ['{"a": 9007199254740993, "b": "1e300"}', false],
    ['{"a": {"b": -1e19}}', true],
    ['{"a": 1.5}', false],
  ] as const)('%s: %s', (text, huge) => {
    expect(hasHugeNumber(JSON.parse(text))).toBe(huge);
  });

  it('are floats where they are written so', () => {
    const read = (text: string): unknown => withHugeFloats(text, JSON.parse(text));
    expect(read('[1e19, 10000000000000000000, 1e18, 2.0]')).toEqual([new PyFloat(1e19), 1e19, 1e18, 2]);
  });
});
