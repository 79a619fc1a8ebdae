import { describe, expect, it } from 'vitest';
import { PyFloat, validateLax } from '../../src/frameworks/support/pydantic.ts';
import type { JsonSchema } from '../../src/frameworks/support/pydantic.ts';

/** The coerced value, with wrapped floats as `[n]`; undefined when refused. */
function coerce(schema: JsonSchema, value: unknown): unknown {
  const result = validateLax(schema, value);
  if (!result.ok) return undefined;
  return result.value instanceof PyFloat ? [result.value.value] : result.value;
}

function problems(schema: JsonSchema, value: unknown): unknown {
  const result = validateLax(schema, value);
  return result.ok ? [] : result.problems.map((p) => `${p.path.join('.')}: ${p.kind} ${p.expected}`);
}

// Answers of pydantic 2.14's `TypeAdapter(int | float | bool).validate_python`.
describe('scalars in lax mode', () => {
  it.each([
    ['900', 900],
    [' 1 ', 1],
    ['\u00A01', 1],
    ['1_000', 1000],
    ['1.00', 1],
    ['+5', 5],
    ['-0', 0],
    ['00012', 12],
    [true, 1],
    [new PyFloat(4096), 4096],
    [10n ** 30n, 10n ** 30n],
    ['9'.repeat(19), 9999999999999999999n],
    ['1e3', undefined],
    ['1.5', undefined],
    ['1.', undefined],
    ['', undefined],
    ['1__0', undefined],
    ['١', undefined],
    ['\uFEFF1', undefined],
    [4096.5, undefined],
    [new PyFloat(1e20), undefined],
    [new PyFloat(Number.POSITIVE_INFINITY), undefined],
    ['9'.repeat(5000), undefined],
    [null, undefined],
    [[], undefined],
  ])('int of %s is %s', (value, expected) => {
    expect(coerce({ type: 'integer' }, value)).toEqual(expected === 0 ? expect.closeTo(0) : expected);
  });

  it.each([
    ['900', 900],
    ['1e3', 1000],
    ['.5', 0.5],
    ['5.', 5],
    ['1_0.5', 10.5],
    [' 1 ', 1],
    ['-inf', Number.NEGATIVE_INFINITY],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['nan', Number.NaN],
    ['1e400', Number.POSITIVE_INFINITY],
    [7, 7],
    [false, 0],
    [10n ** 30n, 1e30],
  ])('float of %s is %s', (value, expected) => {
    expect(coerce({ type: 'number' }, value)).toEqual([expected]);
  });

  it.each(['', '0x10', '1__0', '_1', '1_', ' 1_0', '+ 1', '1\0', 'ten', null, {}])('float refuses %j', (value) => {
    expect(coerce({ type: 'number' }, value)).toBeUndefined();
  });

  it.each([
    ['yes', true],
    ['tRue', true],
    ['ON', true],
    ['0', false],
    [1, true],
    [new PyFloat(0), false],
    [' true', undefined],
    [2, undefined],
    [null, undefined],
    ['1.0', undefined],
  ])('bool of %j is %s', (value, expected) => {
    expect(coerce({ type: 'boolean' }, value)).toBe(expected);
  });

  it('never makes a string of anything else', () => {
    for (const value of [5, true, 1.4, null, [], {}]) expect(coerce({ type: 'string' }, value)).toBeUndefined();
    expect(coerce({ type: 'string' }, '\u{1F600}')).toBe('\u{1F600}');
  });

  it('minds lone surrogates only in strings with a rule', () => {
    expect(coerce({ type: 'string' }, '\uD800')).toBe('\uD800');
    expect(coerce({ type: 'string', minLength: 1 }, '\uD800')).toBeUndefined();
    expect(coerce({ type: 'string', pattern: '.' }, '\uD800')).toBeUndefined();
    expect(coerce({ type: 'object', additionalProperties: { type: 'string' } }, { '\uD800': 'a' })).toBeDefined();
  });
});

describe('unions', () => {
  it.each([
    [['string', 'integer'], '900', '900'],
    [['string', 'integer'], true, 1],
    [['string', 'integer'], 1.5, undefined],
    [['integer', 'number'], '900', 900],
    [['integer', 'number'], new PyFloat(1), [1]],
    [['integer', 'number'], '1e3', [1000]],
    [['number', 'null'], null, null],
  ])('of %j makes %j %j', (types, value, expected) => {
    expect(coerce({ anyOf: types.map((type) => ({ type })) }, value)).toEqual(expected);
  });

  it('takes the model that uses most of the fields', () => {
    const field = { type: 'string' };
    const schema = {
      anyOf: [
        { type: 'object', properties: { a: field }, required: ['a'] },
        { type: 'object', properties: { a: field, b: field }, required: ['a'] },
      ],
    };
    expect(coerce(schema, { a: 'x', b: 'y' })).toEqual({ a: 'x', b: 'y' });
  });

  it('says what is wrong inside the member that is meant', () => {
    const schema = {
      anyOf: [{ type: 'string' }, { type: 'object', properties: { source: { type: 'string' } }, required: ['source'] }],
    };
    expect(problems(schema, { source: 1 })).toEqual(['source: type a string']);
    expect(problems(schema, 5)).toEqual([': type a string or a table']);
  });

  it('follows a discriminator', () => {
    const schema: JsonSchema = {
      oneOf: [{ $ref: '#/$defs/A' }],
      discriminator: { propertyName: 'kind', mapping: { a: '#/$defs/A' } },
      $defs: {
        A: { type: 'object', properties: { kind: { const: 'a' }, n: { type: 'integer' } }, required: ['kind'] },
      },
    };
    expect(coerce(schema, { kind: 'a', n: '3' })).toEqual({ kind: 'a', n: 3 });
    expect(problems(schema, { kind: 'b' })).toEqual(['kind: enum one of a']);
    expect(problems(schema, {})).toEqual(['kind: missing a value']);
    expect(problems(schema, 'a')).toEqual([': type a table']);
  });
});

describe('models and containers', () => {
  const model: JsonSchema = {
    type: 'object',
    properties: { name: { type: 'string', minLength: 1 }, retries: { type: 'integer', default: 3 } },
    required: ['name'],
  };

  it('fills in defaults and ignores unknown keys', () => {
    expect(coerce(model, { name: 'a', other: 1 })).toEqual({ name: 'a', retries: 3 });
  });

  it('names missing, empty and forbidden keys', () => {
    expect(problems(model, {})).toEqual(['name: missing a value']);
    expect(problems(model, { name: '' })).toEqual(['name: length at least 1 character']);
    expect(problems({ ...model, additionalProperties: false }, { name: 'a', x: 1 })).toEqual(['x: extra no such key']);
  });

  it('checks every value of a dict', () => {
    const schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(coerce(schema, { a: 'b' })).toEqual({ a: 'b' });
    expect(problems(schema, { a: 1, b: 'c' })).toEqual(['a: type a string']);
  });

  it('takes keys like __proto__ as keys', () => {
    const schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(problems(schema, JSON.parse('{"__proto__": 5}'))).toEqual(['__proto__: type a string']);
    expect(coerce(model, JSON.parse('{"__proto__": {"name": "a"}}'))).toBeUndefined();
  });

  it('takes neither dates nor wrapped numbers for tables', () => {
    expect(problems({ type: 'object' }, new Date(0))).toEqual([': type a table']);
    expect(problems({ type: 'object' }, new PyFloat(1))).toEqual([': type a table']);
  });

  it('checks lists item by item, and their length and bounds', () => {
    expect(problems({ type: 'array', items: { type: 'string' } }, ['a', 1])).toEqual(['1: type a string']);
    expect(problems({ type: 'array', minItems: 1 }, [])).toEqual([': length at least 1 item']);
    expect(problems({ type: 'array' }, 'ab')).toEqual([': type a list']);
    expect(problems({ type: 'integer', minimum: 1 }, 0)).toEqual([': range at least 1']);
    expect(problems({ type: 'string', pattern: '^a+$' }, 'b')).toEqual([': pattern text like ^a+$']);
  });

  it('tells a bounded number of problems', () => {
    const result = validateLax(
      { type: 'array', items: { type: 'string' } },
      Array.from({ length: 5000 }, () => 1),
    );
    expect(result.ok || result.problems.length).toBe(20);
  });
});
