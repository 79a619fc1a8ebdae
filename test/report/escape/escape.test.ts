import * as fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { jsonText } from '../../../src/report/escape/json.ts';
import { commandMessage, commandProperty, escapeLogLine, escapeLogText } from '../../../src/report/escape/log.ts';
import { codeSpan, fenced, markdownText } from '../../../src/report/escape/markdown.ts';
import { shellQuote } from '../../../src/report/escape/shell.ts';
import { shown, visible, visibleLines } from '../../../src/report/escape/visible.ts';
import { FORBIDDEN, hostile } from '../hostile.ts';
import { runnerLines } from '../runner.ts';

describe('visible', () => {
  test.each([
    ['tasks/a', 'tasks/a'],
    ['a\nb\tc\rd', 'a\\nb\\tc\\rd'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['gpj.\u202e.exe', 'gpj.\\u202e.exe'],
    ['a\u{e0041}b', 'a\\u{e0041}b'],
    ['\ud800x', '\\ud800x'],
    ['größe 数据 🎉', 'größe 数据 🎉'],
  ])('%j', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  test('lines stay lines, and CRLF becomes LF', () => {
    expect(visibleLines('a\r\n\tb\u200bc\rd')).toBe('a\n\tb\\u200bc\\rd');
  });
});

describe('shown', () => {
  test('leaves out the middle of a long value, and cuts no character in two', () => {
    const text = shown('🎉'.repeat(300), 50);
    expect(text.length).toBeLessThanOrEqual(50);
    expect(text).toMatch(/^🎉+…🎉+$/u);
  });

  test('counts escapes', () => {
    expect(shown('\u202e'.repeat(300), 50).length).toBeLessThanOrEqual(50);
  });

  test('keeps a value of exactly the allowed length', () => {
    expect(shown('a'.repeat(50), 50)).toBe('a'.repeat(50));
    expect(shown('a'.repeat(51), 50)).toBe(`${'a'.repeat(30)}…${'a'.repeat(19)}`);
  });

  test('stays quick on a value of megabytes', () => {
    expect(shown('\n'.repeat(5_000_000))).toMatch(/^(\\n)+…(\\n)+$/);
  });
});

describe('log lines', () => {
  test.each([
    ['::add-mask::x', '\\::add-mask::x'],
    ['  \u3000::add-mask::x', '  \u3000\\::add-mask::x'],
    ['a::b', 'a::b'],
    ['see ##[add-mask]x', 'see ##\\[add-mask]x'],
    ['a\n::error::b', 'a\\n::error::b'],
    ['#\u00ad#[group]x', '#\\u00ad#[group]x'],
  ])('%j', (text, expected) => {
    expect(escapeLogLine(text)).toBe(expected);
    expect(runnerLines(escapeLogLine(text))).toEqual([null]);
  });

  test('the runner takes no line for a command', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(runnerLines(`${escapeLogLine(text)}\n`)).toEqual([null]);
        expect(runnerLines(escapeLogText(text)).every((command) => command === null)).toBe(true);
        expect(escapeLogLine(text)).not.toMatch(FORBIDDEN);
      }),
    );
  });

  test('command parts come back as they were', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, message) => {
        const text = `${title}x`;
        const line = `::error title=${commandProperty(text)}::${commandMessage(message)}`;
        expect(runnerLines(line)).toEqual([
          { name: 'error', properties: expect.objectContaining({ title: text }), data: message },
        ]);
      }),
    );
  });
});

describe('Markdown', () => {
  test.each([
    ['a', '`a`'],
    ['', '`""`'],
    ['a`b', '``a`b``'],
    ['`a', '`` `a ``'],
    ['```', '```` ``` ````'],
    [' a ', '`  a  `'],
    ['@octocat\n# x', '`@octocat\\n# x`'],
  ])('code span of %j', (text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  test('a fence is longer than any run inside', () => {
    expect(fenced('+ ````\n```', 'diff')).toBe('`````diff\n+ ````\n```\n`````');
  });

  test('our own words lose their meaning', () => {
    expect(markdownText('*.jsonl <x> a_b [y] & `c` ~')).toBe('\\*.jsonl &lt;x&gt; a\\_b \\[y\\] &amp; \\`c\\` \\~');
  });
});

describe('JSON', () => {
  test('reads back as it was, in characters that are safe to print', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const written = jsonText({ [text]: [text] });
        expect(JSON.parse(written)).toEqual({ [text]: [text] });
        expect(written).not.toMatch(FORBIDDEN);
        expect(runnerLines(written).every((command) => command === null)).toBe(true);
      }),
    );
  });
});

describe('shell', () => {
  test.each([
    ['tasks/a', 'tasks/a'],
    ['', "''"],
    ['my tasks', "'my tasks'"],
    ["it's", "'it'\\''s'"],
    ['$(id)', "'$(id)'"],
    ['~', "'~'"],
    ['--path=a', '--path=a'],
  ])('%j', (word, expected) => {
    expect(shellQuote(word)).toBe(expected);
  });

  test('a first word is no assignment', () => {
    expect(shellQuote('A=b', true)).toBe("'A=b'");
  });

  test('a real shell gives the words back', () => {
    const words = fc
      .sample(hostile, 300)
      .map((word) => word.replaceAll('\u0000', '').replace(/\p{Cs}/gu, ''))
      .concat(['*', '{a,b}', '!!', 'a\\', '#x', '-n', '^', '[a-z]', '?']);
    const said = execFileSync('sh', ['-c', `printf '%s\\0' ${words.map((word) => shellQuote(word)).join(' ')}`], {
      encoding: 'utf8',
    });
    expect(said.split('\0').slice(0, -1)).toEqual(words);
  });
});
