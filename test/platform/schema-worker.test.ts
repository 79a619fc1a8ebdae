import { describe, expect, it } from 'vitest';
import { compileFault } from '../../src/platform/schema-compile.ts';
import { schemaChecker } from '../../src/platform/schema-worker.ts';

describe('compileFault', () => {
  it.each([
    '{"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}',
    'true',
    '{"$schema": "http://json-schema.org/draft-07/schema#", "items": [{"type": "string"}]}',
    '{"items": [{"type": "string"}]}',
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "prefixItems": [{"type": "string"}]}',
    '{"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": true}',
    '{"$defs": {"a": {"type": "integer"}}, "$ref": "#/$defs/a"}',
    '{"$id": "https://example.org/a", "type": "object"}',
    '{"type": "string", "pattern": "(?P<year>[0-9]+)"}',
    '{"type": "string", "format": "no-such-format", "x-own": 1}',
  ])('compiles %s', (text) => {
    expect(compileFault(text)).toBeNull();
    // Twice: nothing of the first time may stand in the way.
    expect(compileFault(text)).toBeNull();
  });

  it.each([
    '{"type": 5}',
    '{"type": "object", "properties": []}',
    '{"type": "strin"}',
    '{"$ref": "#/$defs/missing"}',
    '{"$ref": "https://example.org/elsewhere.json"}',
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "items": [{"type": "string"}]}',
    '{"required": "a"}',
    'no json',
  ])('refuses %s', (text) => {
    expect(compileFault(text)).toEqual(expect.any(String));
  });

  it('survives deep nesting', () => {
    const text = `${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}`;
    expect(compileFault(text)).toEqual(expect.any(String));
  });
});

describe('schemaChecker', () => {
  it('answers for each schema, in order', async () => {
    const answers = await schemaChecker()(['{"type": "object"}', '{"type": 5}', '{}']);
    expect(answers).toEqual([null, { reason: expect.any(String), slow: false }, null]);
  });

  it('gives up at the time limit without blaming a schema', async () => {
    const answers = await schemaChecker({ one: 1, all: 1 })(['{}', '{}']);
    expect(answers.every((answer) => answer === null || answer.slow)).toBe(true);
    expect(answers).toHaveLength(2);
  });

  it('answers nothing for nothing', async () => {
    expect(await schemaChecker()([])).toEqual([]);
  });
});
