import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_PROBLEM_CODES } from '../../src/card/problems.ts';
import { cardView, readCard, README_LIMIT } from '../../src/card/read.ts';
import type { Card } from '../../src/card/types.ts';
import { cardMessages } from '../../src/report/messages/card.ts';

const encoder = new TextEncoder();

function read(content: string | Uint8Array): Card {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return readCard('README.md', { ok: true, bytes, truncated: false });
}

/** `code line:column` of each problem. */
function told(card: Card): string[] {
  return card.problems.map(({ code, at }) => `${code} ${at.line}:${at.column}`);
}

describe('state', () => {
  it('is missing without a README, unreadable where it cannot be seen', () => {
    expect(readCard('README.md', { ok: false, why: { code: 'missing' } }).state).toBe('missing');
    const gated = readCard('README.md', { ok: false, why: { code: 'gated', detail: 'log in' } });
    expect(gated).toMatchObject({ state: 'unreadable', trouble: { code: 'gated', detail: 'log in' }, header: null });
    const cut = readCard('README.md', { ok: true, bytes: encoder.encode('---\n'), truncated: true });
    expect(cut).toMatchObject({ state: 'unreadable', trouble: { code: 'too-large' } });
  });

  it('is unreadable for a Git LFS pointer', () => {
    const card = read(`version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`);
    expect(card).toMatchObject({ state: 'unreadable', trouble: { code: 'lfs-pointer' }, text: null });
  });

  it('is no-header for plain text, an empty file and rules within the text', () => {
    for (const text of [
      '',
      '# Demo\n',
      'My notes\n\n---\n\nkey: value text\n\n---\n\nMore text.\n',
      '```\n---\ntags: [a]\n---\n```\n',
    ]) {
      expect(read(text)).toMatchObject({ state: 'no-header', problems: [], header: null });
    }
  });
});

describe('problems', () => {
  it.each<[string, string, string[]]>([
    ['never closed', '---\ntags:\n- a\n', ['header-unclosed 1:1']],
    ['a rule and nothing else', '---', ['header-unclosed 1:1']],
    ['blanks behind the first rule', '---  \ntags:\n- a\n---\n', ['header-opening-spaces 1:4']],
    ['below a comment', '<!-- x -->\n---\ntags:\n- a\n---\n', ['header-after-text 2:1']],
    ['between longer rules', '----\nlicense: mit\n----\n', ['header-after-text 1:1']],
    ['CR line ends', '---\rtags:\r- a\r---\rbody', ['header-cr-only 1:1']],
    ['two rules at once', '---\n---\nbody\n', ['header-double-rule 2:1']],
    ['two rules at once and a third', '---\n---\nlicense: mit\n---\n', ['header-double-rule 2:1']],
    ['NUL in a text without header', 'a\n\0', ['header-nul 2:1']],
    ['NUL', '---\na: b\n# \0\n---\n', ['header-nul 3:3']],
    ['a control character', '---\na: "\u0007"\n---\n', ['header-control-character 2:5']],
    ['a tab as indent', '---\ntags:\n\t- a\n---\n', ['header-tab 3:1']],
    ['a tab behind a colon', '---\na:\tb\n---\n', ['header-tab 2:3']],
    ['a tab in a plain scalar', '---\na: b\tc\n---\n', ['header-tab 2:5']],
    ['a tab in the first key', '---\na\tb: c\n---\n', ['header-tab 2:2']],
    ['a tab and something else', '---\na:\tb\nc: !x d\n---\n', ['header-tab 2:3', 'header-unknown-tag 3:4']],
    ['a line separator in a plain scalar', '---\na: b\u2028c\n---\n', ['header-line-separator 2:5']],
    ['a key twice', '---\ntags: [a]\nb: c\n"tags": [d]\n---\n', ['header-duplicate-key 4:1']],
    ['1 and "1"', '---\nx: {1: a, "1": b}\n---\n', ['header-duplicate-key 2:11']],
    ['a colon in a value', '---\na: b: c\n---\n', ['header-colon 2:4']],
    ['a tag nobody knows', '---\na: !!python/tuple [b]\n---\n', ['header-unknown-tag 2:4']],
    ['a tag that does not fit', '---\na: !!int x\n---\n', ['header-unknown-tag 2:4']],
    ['two documents', '---\na: b\n...\nc: d\n---\n', ['header-several-documents 4:1']],
    ['a list', '---\n- a\n---\n', ['header-not-a-mapping 2:1']],
    ['a placeholder', '---\na: {{ b }}\n---\n', ['header-placeholder 2:5']],
    ['a mapping as key', '---\n? [a]\n: b\n---\n', ['header-complex-key 2:3']],
    ['an unknown alias', '---\na: *b\n---\n', ['header-alias-unknown 2:4']],
    ['an alias of its own anchor', '---\na: &a [*a]\n---\n', ['header-alias-loop 2:8']],
    ['an anchor given twice', '---\na: &a x\nb: &a y\n---\n', ['header-anchor-twice 3:7']],
    ['a merge of text', '---\n<<: a\n---\n', ['header-merge 2:1']],
    ['a missing key', '---\na:\n- : b\n---\n', ['header-missing-key 3:5']],
    ['a day that is none', '---\na: 2023-02-29\n---\n', ['header-python-value 2:4']],
    ['an open quote', '---\na: "b\n---\n', ['header-syntax 2:6']],
    ['a byte order mark', '\ufeff---\na: b\n---\n', ['header-bom 1:1']],
    ['blanks behind the last rule', '---\na: b\n--- \nbody', ['header-closing-spaces 3:4']],
    ['a documented key without value', '---\nlanguage:\nx:\ntags:\n---\n', ['header-empty-value 2:1']],
    ['one tag as text', '---\ntags: harbor\n---\n', ['tags-not-a-list 2:7']],
    ['tags with commas', '---\ntags: harbor, openenv\n---\n', ['tags-comma-string 2:7']],
    ['a mapping of tags', '---\ntags: {harbor: true}\n---\n', ['tags-not-a-list 2:7']],
    [
      'tags for one reader only',
      '---\ntags:\n- no\n- "no"\n- 1\n- [a]\n---\n',
      ['tag-ambiguous 3:3', 'tag-not-text 5:3', 'tag-not-text 6:3'],
    ],
    ['CRLF counts as one line end', '---\r\na: b\r\nc: *d\r\n---\r\n', ['header-alias-unknown 3:4']],
  ])('%s', (_, text, problems) => {
    const card = read(text);
    expect(told(card)).toEqual(problems);
    const failed = card.problems.some(({ severity }) => severity === 'error');
    if (card.header !== null) expect(card.state).toBe(failed ? 'invalid' : 'ok');
    for (const { code, args } of card.problems) {
      const sentence = cardMessages[code as keyof typeof cardMessages];
      const asked = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(args).toSorted()).toEqual(asked.toSorted());
    }
  });

  it('does not mind tabs and line separators where every reader takes them', () => {
    expect(told(read('---\na: "b\tc\u2028d"\nb: |\n  x\ty\n# c\td\n---\n'))).toEqual([]);
  });

  it.each([
    ['Latin-1', [0x2d, 0x0a, 0x61, 0xe9, 0x0a], 'header-not-utf8', { byte: 3 }, { line: 2, column: 2 }],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 'header-not-utf8', { byte: 1 }, { line: 1, column: 2 }],
    ['an overlong form', [0xc3, 0xa9, 0xc0, 0xaf], 'header-not-utf8', { byte: 2 }, { line: 1, column: 2 }],
    ['a sequence cut at the end', [0x61, 0xf0, 0x9f, 0x8f], 'header-not-utf8', { byte: 1 }, { line: 1, column: 2 }],
    ['UTF-16', [0xff, 0xfe, 0x2d, 0x00], 'header-utf16', {}, { line: 1, column: 1 }],
  ])('tells where %s stands', (_, bytes, code, args, at) => {
    const card = read(Uint8Array.from(bytes));
    expect(card).toMatchObject({ state: 'invalid', text: null, problems: [{ code, args, at, severity: 'error' }] });
  });

  it('names a character by its number', () => {
    expect(read('---\na: "\u0007"\n---\n').problems.map(({ args }) => args)).toEqual([{ character: 'U+0007' }]);
    expect(read('---\na: b\u2028c\n---\n').problems.map(({ args }) => args)).toEqual([{ character: 'U+2028' }]);
  });

  it('has one sentence for each code, without a final full stop', () => {
    for (const code of CARD_PROBLEM_CODES) expect(cardMessages[code]).toMatch(/[^.]$/);
  });
});

describe('a header that is read', () => {
  let card: Card;
  beforeAll(() => {
    card = read('---\nlicense: mit\ntags:  # all\n- harbor\n- "openenv" # new\nx: {y: 1}\n---\n\n# Demo\n');
  });

  it('gives tags with their places', () => {
    const text = card.text ?? '';
    const { header } = card;
    expect(header?.form).toEqual({ kind: 'block' });
    expect(header?.items.map(({ value, span, at }) => [value, text.slice(span.start, span.end), at])).toEqual([
      ['harbor', 'harbor', { line: 4, column: 3 }],
      ['openenv', '"openenv"', { line: 5, column: 3 }],
    ]);
    expect(text.slice(header?.tagsKey?.start, header?.tagsKey?.end)).toBe('tags');
    expect(text.slice(header?.block.end)).toBe('\n# Demo\n');
  });

  it('gives detectors data, body and lines of keys', () => {
    const view = cardView(card);
    expect(view.data).toEqual({ license: 'mit', tags: ['harbor', 'openenv'], x: { y: 1 } });
    expect(view.body).toBe('\n# Demo\n');
    expect([view.lineOf('license'), view.lineOf('x'), view.lineOf('y')]).toEqual([2, 6, null]);
  });

  it('keeps a key named like a prototype apart from prototypes', () => {
    const { data } = cardView(read('---\n__proto__: {polluted: true}\nconstructor: a\n---\n'));
    expect(Object.keys(data ?? {})).toEqual(['__proto__', 'constructor']);
    expect(data?.['polluted']).toBeUndefined();
    expect(data?.['toString']).toBeUndefined();
  });

  it('merges as js-yaml does: what stands there wins, then the first source', () => {
    const { data } = cardView(
      read('---\na: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc:\n  <<: [*a, *b]\n  x: 3\n"<<": d\n---\n'),
    );
    expect(data?.['c']).toEqual({ x: 3, y: 1, z: 2 });
    expect(data?.['<<']).toBe('d');
  });

  it('reads tags through an alias or a merge, but marks them as not its own', () => {
    const alias = read('---\na: &a [harbor]\ntags: *a\n---\n').header;
    expect([alias?.form.kind, alias?.items.map(({ value }) => value)]).toEqual(['other', ['harbor']]);
    const merged = read('---\na: &a {tags: [harbor]}\n<<: *a\n---\n').header;
    expect([merged?.form.kind, merged?.items.map(({ value }) => value)]).toEqual(['other', ['harbor']]);
  });

  it('reads lone CRs in the YAML as line ends', () => {
    expect(read('---\rtags:\r- harbor\r- openenv\n---\n').header?.items.map(({ value }) => value)).toEqual([
      'harbor',
      'openenv',
    ]);
  });

  it('gives no data where anything is wrong', () => {
    const wrong = read('---\ntags: [harbor]\nx: *y\n---\nbody');
    expect(wrong.state).toBe('invalid');
    expect(wrong.header).toMatchObject({ items: [], data: {} });
    expect(cardView(wrong)).toMatchObject({ data: null, body: 'body' });
  });
});

describe('hostile headers', () => {
  const laughs = Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]`).join('\n');

  it.each<[string, string, string]>([
    ['multiplying aliases', `a0: &a0 [x]\n${laughs}`, 'header-alias-bomb'],
    ['deep flow nesting', `a: ${'['.repeat(100_000)}`, 'header-too-deep'],
    ['deep block nesting', `a:\n${'- '.repeat(100_000)}b`, 'header-too-deep'],
    ['deep nesting by implicit keys', `a: [${'b: c: '.repeat(30_000)}]`, 'header-too-deep'],
    ['a flood of faults', ']'.repeat(50_000), 'header-syntax'],
    ['a flood of tabs', '\t'.repeat(500_000), 'header-tab'],
    ['a flood of quotes', `a: ${'"'.repeat(20_001)}`, 'header-syntax'],
  ])('%s', (_, yaml, code) => {
    const card = read(`---\n${yaml}\n---\n`);
    expect(card.state).toBe('invalid');
    expect(card.problems.map((problem) => problem.code)).toContain(code);
    expect(card.problems.length).toBeLessThanOrEqual(20);
  });

  it('reads an anchor again as often as honest headers do', () => {
    const repeated = (times: number): string => `---\na: &a x\nb: [${'*a, '.repeat(times)}]\n---\n`;
    expect(told(read(repeated(10_000)))).toEqual([]);
    expect(read(repeated(10_001)).problems.map(({ code }) => code)).toEqual(['header-alias-bomb']);
  });

  it('reads 10,000 keys', () => {
    const yaml = Array.from({ length: 10_000 }, (_, i) => `k${i}: v`).join('\n');
    expect(read(`---\n${yaml}\ntags: [harbor]\n---\n`).header?.items.length).toBe(1);
  });

  it.each([
    ['by size', `a: ${'x'.repeat(1024 * 1024)}`],
    ['by tokens', '- \n'.repeat(200_000)],
  ])('does not read a header that is too large %s', (_, yaml) => {
    const card = read(`---\n${yaml}\n---\n`);
    expect(card).toMatchObject({ state: 'unreadable', trouble: { code: 'too-large' }, header: null });
  });

  it.each(['\n', '-', '-\n', '---\n', '\r', ' ', '---\r'])('looks at 4 MiB of %j only once', (unit) => {
    const card = read(unit.repeat(README_LIMIT / unit.length));
    expect(['no-header', 'invalid', 'unreadable', 'ok']).toContain(card.state);
  });
});
