import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { readConfig } from '../../src/config/read.ts';
import type { ConfigFile } from '../../src/config/types.ts';
import { configMessages } from '../../src/report/messages/config.ts';

const context = { rules: ['tags/near-miss', 'files/link', 'files/broken-task'], today: '2026-11-29' };

function read(text: string): ReturnType<typeof readConfig> {
  return readConfig(new TextEncoder().encode(text), context);
}

function settings(text: string): ConfigFile {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.config;
}

/** `line:column code` of each fault, and what it says of the values. */
function faults(text: string): string[] {
  const result = read(text);
  if (result.ok) return [];
  return result.problems.map(({ line, column, code, args }) => {
    const said = args['meant'] === undefined ? '' : ` -> ${String(args['meant'])}`;
    return `${line}:${column} ${code}${said}`;
  });
}

const FULL = `
card: docs/CARD.md
hub: acme/tasks
fail-on: warning
rules:
  tags/near-miss: off
  files/link: error
frameworks:
  verifiers: {assume: loads, reason: run in our CI, until: 2027-01-31}
  openenv:
    declare: never
    reason: >
      the server
      is elsewhere
other-framework: inspect
ignore:
- {rule: files/link, path: 'tasks/*/data', reason: shared}
- framework: harbor
  reason: old tasks
`;

test('reads every setting', () => {
  const { base, failOn, roots, hints } = settings(FULL);
  expect(failOn).toBe('warning');
  expect(roots.size).toBe(0);
  expect(hints).toEqual([]);
  expect(base).toMatchObject({
    card: 'docs/CARD.md',
    hub: 'acme/tasks',
    rules: { 'tags/near-miss': 'off', 'files/link': 'error' },
    frameworks: {
      verifiers: { assume: { reason: 'run in our CI', until: '2027-01-31' } },
      openenv: { declareNever: { reason: 'the server is elsewhere' } },
    },
    otherFramework: 'inspect',
  });
  expect(base.ignore.map(({ rule, path, framework, line }) => ({ rule, path, framework, line }))).toEqual([
    { rule: 'files/link', path: 'tasks/*/data', framework: null, line: 17 },
    { rule: null, path: null, framework: 'harbor', line: 18 },
  ]);
});

test.each(['', '# nothing yet\n', '{}', '---\n...\n'])('an empty file settles nothing: %j', (text) => {
  const { base, failOn } = settings(text);
  expect(base).toMatchObject({ card: 'README.md', hub: null, rules: {}, ignore: [] });
  expect(failOn).toBeNull();
});

describe('several roots', () => {
  const { base, roots } = settings(`
card: CARD.md
hub: acme/top
rules: {files/link: off, tags/near-miss: warning}
frameworks: {harbor: {declare: never, reason: top}}
ignore: [{rule: files/link, reason: all}]
roots:
  ./envs/a/:
    hub: acme/a
    rules: {files/link: error}
    ignore: [{path: x, reason: a}]
  envs/b: {card: README.md}
`);

  test('keys are normal paths, in the order of the file', () => {
    expect([...roots.keys()]).toEqual(['envs/a', 'envs/b']);
  });

  test('card, rules and ignore of the top hold for each; what speaks of one repo does not', () => {
    expect(roots.get('envs/a')).toMatchObject({
      card: 'CARD.md',
      hub: 'acme/a',
      rules: { 'files/link': 'error', 'tags/near-miss': 'warning' },
      frameworks: {},
    });
    expect(roots.get('envs/a')?.ignore.map((entry) => entry.reason)).toEqual(['all', 'a']);
    expect(roots.get('envs/b')).toMatchObject({ card: 'README.md', hub: null, rules: { 'files/link': 'off' } });
    expect(base).toMatchObject({ hub: 'acme/top', frameworks: { harbor: { declareNever: { reason: 'top' } } } });
  });
});

describe('an assumption with a date', () => {
  const until = (day: string): ConfigFile =>
    settings(`frameworks:\n  verifiers:\n    assume: loads\n    reason: r\n    until: ${day}\n`);

  test('holds on its last day', () => {
    expect(until('2026-11-29').base.frameworks.verifiers?.assume?.until).toBe('2026-11-29');
  });

  test('is over on the next, and a hint says where', () => {
    const { base, hints } = until('2026-11-28');
    expect(base.frameworks.verifiers).toBeUndefined();
    expect(hints).toEqual([
      { code: 'config-assume-over', args: { framework: 'verifiers', until: '2026-11-28' }, line: 5, column: 12 },
    ]);
  });
});

test.each<[string, string[]]>([
  ['just text', ['1:1 config-not-mapping']],
  ['- a\n', ['1:1 config-not-mapping']],
  ['crad: x', ['1:1 config-unknown-key-meant -> card']],
  ['zzz: x', ['1:1 config-unknown-key']],
  ['other_framework: x', ['1:1 config-unknown-key-meant -> other-framework']],
  ['__proto__: {a: 1}', ['1:1 config-unknown-key']],
  ['rules:\n  files/lnk: off\n', ['2:3 config-unknown-rule-meant -> files/link']],
  ['rules:\n  broken-task: off\n', ['2:3 config-unknown-rule-meant -> files/broken-task']],
  ['rules: {constructor: off}', ['1:9 config-unknown-rule']],
  ['rules:\n  files/link: warn\n', ['2:15 config-value-meant -> warning']],
  ['rules:\n  files/link: 1\n', ['2:15 config-value-kind']],
  ['rules: []', ['1:8 config-wants-mapping']],
  ['fail-on: sometimes', ['1:10 config-value']],
  ['card:', ['1:6 config-wants-text']],
  ['card: ../README.md', ['1:7 config-path']],
  ['card: /README.md', ['1:7 config-path']],
  ['card: .', ['1:7 config-path']],
  ['hub: tasks', ['1:6 config-hub']],
  ['frameworks:\n  harbour: {declare: never, reason: x}\n', ['2:3 config-unknown-key-meant -> harbor']],
  ['frameworks:\n  harbor: {declare: never}\n', ['2:11 config-missing']],
  ['frameworks:\n  harbor: {assume: fails, reason: x}\n', ['2:20 config-value']],
  ['frameworks:\n  harbor: {assume: loads, declare: never, reason: x}\n', ['2:11 config-statement']],
  ['frameworks:\n  harbor: {reason: x}\n', ['2:11 config-statement']],
  ['frameworks:\n  harbor: {declare: never, reason: x, until: 2027-01-01}\n', ['2:39 config-until-alone']],
  ['frameworks:\n  harbor: {assume: loads, reason: x, until: soon}\n', ['2:45 config-until']],
  ['frameworks:\n  harbor: {assume: loads, reason: x, until: 2027-02-30}\n', ['2:45 config-until']],
  ['frameworks:\n  harbor: {assume: loads, reason: "  "}\n', ['2:35 config-blank']],
  ['ignore:\n- reason: x\n', ['2:3 config-ignore-empty']],
  ['ignore:\n- path: x\n', ['2:3 config-missing']],
  ['ignore:\n- {rule: link, reason: x}\n', ['2:10 config-unknown-rule-meant -> files/link']],
  ['ignore:\n- {framework: nemogym, reason: x}\n', ['2:15 config-value-meant -> nemo-gym']],
  ['ignore: {path: x}', ['1:9 config-wants-list']],
  ['roots: {}', ['1:8 config-blank']],
  ['roots:\n  ../a: {}\n', ['2:3 config-path']],
  ['roots:\n  a: {}\n  ./a: {}\n', ['3:3 config-root-twice']],
  ['roots:\n  a: {fail-on: never}\n', ['2:7 config-unknown-key']],
  ['a: [\n', ['2:1 config-yaml']],
  ['card: a\ncard: b\n', ['2:1 config-yaml']],
  ['\tcard: a', ['1:1 config-yaml']],
  ['card: a\n---\ncard: b\n', ['2:1 config-yaml']],
  ['card: !!python/object a', ['1:7 config-yaml']],
  ['card: *a', ['1:1 config-aliases']],
])('%j', (text, wanted) => {
  expect(faults(text)).toEqual(wanted);
});

test('lists ten faults and counts the rest', () => {
  const said = faults(Array.from({ length: 14 }, (_, i) => `zzz${i}: 1`).join('\n'));
  expect(said).toHaveLength(11);
  expect(said.at(-1)).toBe('10:1 config-more');
});

describe('hostile files', () => {
  test.each([
    ['- '.repeat(100_000), 'config-nested'],
    ['['.repeat(100_000), 'config-nested'],
    ['{a: '.repeat(50_000), 'config-nested'],
    ['? '.repeat(100_000), 'config-nested'],
    [Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), 'config-nested'],
    ['x'.repeat(300_000), 'config-too-large'],
  ])('are refused before they cost anything (%#)', (text, code) => {
    const result = read(text);
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('anchors that multiply', () => {
    const bomb = ['a0: &a0 [x, x]', ...Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)];
    expect(faults(bomb.join('\n'))).toEqual(['1:1 config-aliases']);
  });

  test('bytes that are no text', () => {
    const result = readConfig(new Uint8Array([0x63, 0xff, 0xfe]), context);
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual(['config-not-text']);
  });

  test('any text is answered, with places inside it', () => {
    const pieces = [
      [
        'card: ',
        'rules:\n',
        '  files/link: off\n',
        'ignore:\n- ',
        '{',
        '}',
        '[',
        ']',
        '&a ',
        '*a',
        '? ',
        ': ',
        '\n',
        '"',
      ],
      [
        'reason: x',
        'frameworks:\n  harbor: ',
        'assume: loads',
        '!!str ',
        '<<: ',
        '\0',
        '\r\n',
        '#',
        '---\n',
        '__proto__: ',
      ],
    ];
    const piece = fc.constantFrom(...pieces.flat());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (chosen) => {
        const text = chosen.join('');
        const result = read(text);
        if (result.ok) return;
        expect(result.problems.length).toBeGreaterThan(0);
        const lines = text.split('\n').length;
        for (const problem of result.problems) {
          expect(problem.line).toBeLessThanOrEqual(lines);
          expect(problem.column).toBeGreaterThan(0);
          const asked = [...configMessages[problem.code].matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
          for (const name of asked) expect(problem.args).toHaveProperty([name]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
