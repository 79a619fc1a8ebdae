import { describe, expect, it } from 'vitest';
import { jsReadsText, pythonReading } from '../../src/card/scalars.ts';

/** What js-yaml 4.3 and PyYAML 6.0 really make of `- SCALAR`. */
const RECORDED: readonly [string, boolean, ReturnType<typeof pythonReading>][] = [
  ['harbor', true, 'text'],
  ['nemo-gym', true, 'text'],
  ['yes', true, 'boolean'],
  ['no', true, 'boolean'],
  ['nO', true, 'text'],
  ['Off', true, 'boolean'],
  ['true', false, 'boolean'],
  ['~', false, 'nothing'],
  ['Null', false, 'nothing'],
  ['1_000', true, 'number'],
  ['017', false, 'number'],
  ['0o17', false, 'text'],
  ['0b11', false, 'number'],
  ['0x1F', false, 'number'],
  ['1e3', false, 'text'],
  ['1e400', true, 'text'],
  ['1.10', false, 'number'],
  ['.5', false, 'number'],
  ['.inf', false, 'number'],
  ['12:30:45', true, 'number'],
  ['1:99', true, 'text'],
  ['2024-01-01', false, 'date'],
  ['2023-02-29', false, 'refused'],
  ['2024-13-01', false, 'refused'],
  ['2024-1-1', true, 'text'],
  ['2024-01-01T12:00:00Z', false, 'date'],
  ['2024-01-01T23:59:59Z', false, 'date'],
  ['2024-01-01T24:00:00Z', false, 'refused'],
  ['2024-01-01T12:60:00Z', false, 'refused'],
  ['2024-01-01T12:00:60Z', false, 'refused'],
  ['2024-12-31', false, 'date'],
  ['2024-04-31', false, 'refused'],
  ['2024-00-10', false, 'refused'],
  ['2024-01-00', false, 'refused'],
  ['0000-01-01', false, 'refused'],
  ['2000-02-29', false, 'date'],
  ['1900-02-29', false, 'refused'],
  ['=', true, 'refused'],
  ['<<', true, 'refused'],
  ['0b_', true, 'refused'],
];

describe('plain scalars', () => {
  it.each(RECORDED)('%s', (source, text, python) => {
    expect(jsReadsText(source)).toBe(text);
    expect(pythonReading(source)).toBe(python);
  });

  it('takes anything long for text without looking at it', () => {
    expect(jsReadsText('1'.repeat(100_000))).toBe(true);
    expect(pythonReading('1:1'.repeat(100_000))).toBe('text');
  });
});
