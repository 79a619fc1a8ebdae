import { describe, expect, test } from 'vitest';
import { readCard } from '../../src/card/read.ts';
import { readConfig } from '../../src/config/read.ts';
import { parsePythonJson } from '../../src/frameworks/support/python-json.ts';
import { parseToml, tomlLines } from '../../src/frameworks/support/toml.ts';
import { readPython } from '../../src/frameworks/verifiers/python.ts';
import { readCompose } from '../../src/frameworks/verifiers/compose.ts';
import { memoryRepository } from '../../src/repository/memory.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('TOML', () => {
  test.each([
    ['an integer', `a = ${'9'.repeat(1_000_000)}`],
    ['a string', `a = ["""${'x'.repeat(900_000)}"""]`],
    ['signs', `a = "\\t"\n${'k.a = [1]\n'.repeat(60_000)}`],
  ])('too long for the parser to hold: nothing is known (%s)', (_, text) => {
    expect(parseToml(text)).toMatchObject({ ok: false, kind: 'too-large' });
    expect(tomlLines(text)(['a'])).toBeNull();
  });
});

describe('JSON', () => {
  test.each([
    ['\\\\', 'unexpected end'],
    ['\\n\\t\\u0041', 'unexpected end'],
    ['\\n\\xyzzyx', 'bad escape in a string'],
    ['\\u00', 'unexpected end'],
  ])('escapes in a string that does not end: %s', (text, reason) => {
    expect(parsePythonJson(`["${text}`)).toMatchObject({ ok: false, reason });
  });

  test('escapes of every kind are read where Python’s words make the reader slow', () => {
    expect(parsePythonJson(String.raw`[NaN, "\\\"\/\b\f\n\r\t\u0041\ud83d\ude00x\\"]`)).toMatchObject({
      ok: true,
      value: [Number.NaN, '\\"/\b\f\n\r\tA\u{1f600}x\\'],
    });
  });
});

describe('Python', () => {
  test('the line of the first error is told, and what follows is not tried', () => {
    expect(readPython('a.py', `x = 1\n\n${')]}\n'.repeat(30_000)}`).syntaxErrorLine).toBe(3);
    expect(readPython('a.py', 'x = (1\n').syntaxErrorLine).not.toBeNull();
    expect(readPython('a.py', 'x = 1\n').syntaxErrorLine).toBeNull();
  });
});

describe('YAML', () => {
  test('a compose file of merges is not expanded', async () => {
    const text = `x: &a {${Array.from({ length: 3000 }, (_, i) => `k${i}: 1`).join(', ')}}\nservices:\n  main:\n    <<: [${Array(9000).fill('*a').join(', ')}]\n`;
    const repository = memoryRepository({ 'c.yaml': text });
    expect(await readCompose(repository, 'c.yaml')).toEqual({ kind: 'unseen', reason: 'too many aliases' });
  });

  test('aliases of a long text count as what they stand for', () => {
    const text = `---\nx: &a ${'h'.repeat(100_000)}\ntags: [${'*a, '.repeat(50)}]\n---\n`;
    const card = readCard('README.md', { ok: true, bytes: bytes(text), truncated: false });
    expect(card.problems.map(({ code }) => code)).toContain('header-alias-bomb');
  });

  test('settings with thousands of faults tell the first ones, in order, and how many more there are', () => {
    const text = Array.from({ length: 8000 }, (_, i) => `k${i}: 1`).join('\n');
    const read = readConfig(bytes(text), { rules: [], today: '2025-01-01' });
    if (read.ok) throw new Error('unknown settings were taken');
    expect(read.problems.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
    expect(read.problems.at(-1)).toMatchObject({ code: 'config-more', args: { count: 7990 } });
  });

  test.each([
    ['rules: {a: off, a: off}\n', [1, 17]],
    ['ignore:\n- reason: x\n  reason: y\n', [3, 3]],
  ])('twins are found at any depth: %j', (text, [line, column]) => {
    const read = readConfig(bytes(text), { rules: ['a'], today: '2025-01-01' });
    expect(read).toMatchObject({ ok: false, problems: [{ code: 'config-yaml', line, column }] });
  });
});
