import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/card/read.ts';
import { applyEdits } from '../../src/fix/apply.ts';
import { planEdits } from '../../src/fix/plan.ts';
import type { Plan } from '../../src/fix/plan.ts';
import { cardMessages } from '../../src/report/messages/card.ts';
import type { Change } from '../../src/rules/types.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const BASE = 'c'.repeat(40);

function plan(readme: string, changes: readonly Change[]): Plan {
  const bytes = encoder.encode(readme);
  const card = readCard('README.md', { ok: true, bytes, truncated: false });
  return planEdits(
    card,
    bytes,
    changes.map((change, finding) => ({ change, finding })),
    BASE,
  );
}

function edited(readme: string, changes: readonly Change[]): string {
  const planned = plan(readme, changes);
  if (!planned.ok) return planned.code;
  return decoder.decode(applyEdits(encoder.encode(readme), planned.edits));
}

/** The YAML between the rules after an edit of YAML alone. */
function header(yaml: string, changes: readonly Change[]): string {
  const after = edited(`---\n${yaml}\n---\nbody\n`, changes);
  return after.startsWith('---\n') ? after.slice(4, after.lastIndexOf('\n---')) : after;
}

const add = (...tags: string[]): Change[] => tags.map((tag) => ({ kind: 'add-tag', tag }));
const replace = (index: number, tag: string): Change => ({ kind: 'replace-item', index, tag });
const drop = (index: number): Change => ({ kind: 'drop-item', index });
const remove = (tag: string): Change => ({ kind: 'remove-tag', tag });

describe('adding', () => {
  it('puts the environment first, then frameworks in their order, behind what is there', () => {
    expect(header('tags:\n- x', add('nemo-gym', 'openenv', 'verifiers', 'rl-environment', 'harbor'))).toBe(
      'tags:\n- x\n- rl-environment\n- harbor\n- verifiers\n- openenv\n- nemo-gym',
    );
  });

  it.each<[string, string, string]>([
    ['a list at the margin', 'tags:\n- a\nb: c', 'tags:\n- a\n- harbor\nb: c'],
    ['an indented list', 'tags:\n    - a\nb: c', 'tags:\n    - a\n    - harbor\nb: c'],
    ['a list with wide dashes', 'tags:\n-   a', 'tags:\n-   a\n-   harbor'],
    ['a comment behind the last item', 'tags:\n- a # one\n# two\nb: c', 'tags:\n- a # one\n- harbor\n# two\nb: c'],
    ['a block text as last item', 'tags:\n- |\n  a\n  b\n\nc: d', 'tags:\n- |\n  a\n  b\n- harbor\n\nc: d'],
    ['a block text that keeps its blank lines', 'tags:\n- |+\n  a\n\nc: d', 'tags:\n- |+\n  a\n\n- harbor\nc: d'],
    ['~ below a comment', 'tags: # x\n  ~\nb: c', 'tags: # x\n  \n- harbor\nb: c'],
    ['an empty last item', 'tags:\n- a\n-\nb: c', 'tags:\n- a\n-\n- harbor\nb: c'],
    ['an anchored list that is used again', 'tags: &t\n- a\nb: *t', 'tags: &t\n- a\n- harbor\nb: *t'],
    ['an explicit key', '? tags\n: - a\n  - b', '? tags\n: - a\n  - b\n  - harbor'],
    ['an end marker', 'tags:\n- a\n...', 'tags:\n- a\n- harbor\n...'],
    ['a flow list', 'tags: [a, b] # c', 'tags: [a, b, harbor] # c'],
    ['a tight flow list', 'tags: [a,b]', 'tags: [a,b,harbor]'],
    ['a flow list with blanks inside', 'tags: [ a ]', 'tags: [ a, harbor ]'],
    ['a flow list with a comma at the end', 'tags: [a, b, ]', 'tags: [a, b, harbor, ]'],
    ['a flow list by lines', 'tags: [\n  a,\n  b\n]', 'tags: [\n  a,\n  b,\n  harbor\n]'],
    ['... with a comma at the end', 'tags: [\n  a,\n  b,\n]', 'tags: [\n  a,\n  b,\n  harbor,\n]'],
    ['... with comments', 'tags: [\n  a, # x, y\n  b # z, z\n]', 'tags: [\n  a, # x, y\n  b, # z, z\n  harbor\n]'],
    ['... closed in the last line', 'tags: [a,\n       b]', 'tags: [a,\n       b,\n       harbor]'],
    ['an empty list', 'tags: []\nb: c', 'tags:\n- harbor\nb: c'],
    ['an empty list with a comment', 'tags: [] # none\nb: c', 'tags: # none\n- harbor\nb: c'],
    ['an empty list that holds a comment', 'tags: [ # none\n  ]', 'tags: [ # none\n  harbor]'],
    ['no value', 'tags:\nb: c', 'tags:\n- harbor\nb: c'],
    ['no value, with a comment', 'tags: # none\n# more\nb: c', 'tags: # none\n- harbor\n# more\nb: c'],
    ['null', 'tags: null # none\nb: c', 'tags: # none\n- harbor\nb: c'],
    ['~ in the next line', 'tags:\n  ~\nb: c', 'tags:\n- harbor\nb: c'],
    ['one tag as text', 'tags: a # one\nb: c', 'tags:\n- a # one\n- harbor\nb: c'],
    ['a quoted tag as text', 'tags: "a"', 'tags:\n- "a"\n- harbor'],
    ['a text in the next line', 'tags:\n  a\nb: c', 'tags:\n  - a\n  - harbor\nb: c'],
    ['a number', 'tags: 5', 'tags:\n- 5\n- harbor'],
    ['a mapping of tags', 'tags:\n  a: true\n  b:\nc: d', 'tags:\n- a\n- b\n- harbor\nc: d'],
    ['a set that has the tag', 'tags: !!set {harbor, a}\nc: d', 'tags:\n- harbor\n- a\nc: d'],
    ['no tags', 'b: c', 'b: c\ntags:\n- harbor'],
    ['no tags, and a last key without value', 'b:', 'b:\ntags:\n- harbor'],
    ['no tags, and comments and blanks at the end', 'b: c # d\n\n# end', 'b: c # d\ntags:\n- harbor\n\n# end'],
    ['no tags, and a text that keeps its blank lines', 'b: |+\n  c\n  ', 'b: |+\n  c\n  \ntags:\n- harbor'],
    ['no tags in an indented header', '  b: c\n  d: e', '  b: c\n  d: e\n  tags:\n  - harbor'],
    ['no tags before an end marker', 'b: c\n...', 'b: c\ntags:\n- harbor\n...'],
    ['only a comment', '# none', '# none\ntags:\n- harbor'],
    ['a header in braces', '{b: c}', '{b: c, tags: [harbor]}'],
    ['... with an empty list', '{b: c, tags: []}', '{b: c, tags: [harbor]}'],
    ['... with a list', '{tags: [a], b: c}', '{tags: [a, harbor], b: c}'],
    ['... with text', '{tags: a, b: c}', '{tags: [a, harbor], b: c}'],
    ['... with nothing', '{tags: , b: c}', '{tags: [harbor] , b: c}'],
    ['... with null', '{tags: ~, b: c}', '{tags: [harbor], b: c}'],
    ['... empty', '{}', '{tags: [harbor]}'],
    ['a JSON header', '{"tags": ["a"]}', '{"tags": ["a", harbor]}'],
  ])('%s', (_, before, after) => {
    expect(header(before, add('harbor'))).toBe(after);
  });

  it('adds nothing that is there already', () => {
    expect(plan('---\ntags: [harbor]\n---\n', add('harbor'))).toEqual({ ok: true, edits: [] });
  });

  it.each<[string, string, string]>([
    ['a list that holds a comment', 'tags: [ # none\n  ]', 'tags: [ # none\n  harbor, openenv]'],
    ['an empty list in braces', '{b: c, tags: []}', '{b: c, tags: [harbor, openenv]}'],
    ['no tags in braces', '{b: c}', '{b: c, tags: [harbor, openenv]}'],
  ])('parts two with a comma in %s', (_, before, after) => {
    expect(header(before, add('harbor', 'openenv'))).toBe(after);
  });

  it('makes no edit that changes nothing', () => {
    for (const yaml of ['tags:', 'tags: # none', 'tags:\nb: c']) {
      const planned = plan(`---\n${yaml}\n---\n`, add('harbor'));
      expect(planned.ok && planned.edits.map(({ text }) => text)).toEqual(['- harbor\n']);
    }
  });

  it('puts odd tags in quotes', () => {
    expect(header('tags: [a]', add('no'))).toBe('tags: [a, "no"]');
    expect(header('tags:\n- a', add('b: c'))).toBe('tags:\n- a\n- "b: c"');
  });
});

describe('without a header', () => {
  it.each<[string, string, string]>([
    ['text', 'Hello\n', '---\ntags:\n- harbor\n---\n\nHello\n'],
    ['text below a blank line', '\nHello\n', '---\ntags:\n- harbor\n---\n\nHello\n'],
    ['Windows line ends', 'Hello\r\n', '---\r\ntags:\r\n- harbor\r\n---\r\n\r\nHello\r\n'],
    ['a byte order mark', '\ufeffHello\n', '\ufeff---\ntags:\n- harbor\n---\n\nHello\n'],
    ['an empty file', '', '---\ntags:\n- harbor\n---\n'],
    ['only a byte order mark', '\ufeff', '\ufeff---\ntags:\n- harbor\n---\n'],
    ['two rules at once', '---\r\n---\r\nbody', '---\r\ntags:\r\n- harbor\r\n---\r\nbody'],
    [
      'two rules and a third in the text',
      '---\n---\n\n# A\n\nb: c\n\n---\n',
      '---\ntags:\n- harbor\n---\n\n# A\n\nb: c\n\n---\n',
    ],
    ['two rules and a header below', '---\n---\nlicense: mit\n---\n', '---\n---\nlicense: mit\ntags:\n- harbor\n---\n'],
    ['CR line ends', '---\rtags:\r- a\r---\rbody\r', '---\rtags:\r- a\r- harbor\r---\r\nbody\r'],
    ['CR line ends and the tag', '---\rtags: [harbor]\r---\rbody', '---\rtags: [harbor]\r---\r\nbody'],
    ['CR line ends and no tags', '---\rlicense: mit\r---\r', '---\rlicense: mit\rtags:\r- harbor\r---\r\n'],
    ['two rules below blank lines', '\n\n---\n---\nbody\n', '\n\n---\ntags:\n- harbor\n---\nbody\n'],
    ['an empty header', '---\n\n---\nbody', '---\ntags:\n- harbor\n\n---\nbody'],
  ])('%s', (_, before, after) => {
    expect(edited(before, add('harbor'))).toBe(after);
  });

  it('writes a whole card where there is none', () => {
    const card = readCard('docs/README.md', { ok: false, why: { code: 'missing' } });
    const changes = add('nemo-gym', 'rl-environment').map((change, finding) => ({ change, finding }));
    const planned = planEdits(card, null, changes, null);
    if (!planned.ok) throw new Error(planned.code);
    expect(
      planned.edits.every(
        ({ path, base, start, end }) => path === 'docs/README.md' && base === null && start + end === 0,
      ),
    ).toBe(true);
    expect(decoder.decode(applyEdits(new Uint8Array(), planned.edits))).toBe(
      '---\ntags:\n- rl-environment\n- nemo-gym\n---\n',
    );
  });
});

describe('correcting and removing', () => {
  it.each<[string, string, Change[], string]>([
    [
      'in place, in the same quotes',
      'tags:\n- Harbor # x\n- "OpenEnv"\n- \'RL_environment\'',
      [replace(0, 'harbor'), replace(1, 'openenv'), replace(2, 'rl-environment')],
      'tags:\n- harbor # x\n- "openenv"\n- \'rl-environment\'',
    ],
    ['in a flow list', 'tags: [ Harbor , "b" ]', [replace(0, 'harbor')], 'tags: [ harbor , "b" ]'],
    ['text becomes a list as well', 'tags: Harbor', [replace(0, 'harbor')], 'tags:\n- harbor'],
    [
      'and does not add what it becomes',
      'tags:\n- Harbor',
      [replace(0, 'harbor'), ...add('harbor')],
      'tags:\n- harbor',
    ],
    ['a line goes whole', 'tags:\n- a\n- b # x\n# y\n- c', [drop(1)], 'tags:\n- a\n# y\n- c'],
    ['every item of that name goes', 'tags:\n- a\n- b\n- "a"', [remove('a')], 'tags:\n- b'],
    ['removing and adding at once', 'tags:\n- a\n- b', [remove('b'), ...add('harbor')], 'tags:\n- a\n- harbor'],
    ['the last item goes', 'tags: # x\n- a # y\n# z\nb: c', [drop(0)], 'tags: [] # x\n# z\nb: c'],
    [
      'all items make room for one',
      'tags:\n  - a\n  - b\nc: d',
      [drop(0), drop(1), ...add('harbor')],
      'tags:\n  - harbor\nc: d',
    ],
    ['first of a flow list', 'tags: [a, b, c]', [drop(0)], 'tags: [b, c]'],
    ['middle of a flow list', 'tags: [a, b, c]', [drop(1)], 'tags: [a, c]'],
    ['end of a flow list', 'tags: [a, b, c]', [drop(1), drop(2)], 'tags: [a]'],
    ['end of a flow list with a comma', 'tags: [a, b, ]', [drop(1)], 'tags: [a, ]'],
    ['all of a flow list', 'tags: [ a, b ]', [drop(0), drop(1)], 'tags: []'],
    ['a line of a flow list', 'tags: [\n  a, # x\n  b, # y\n  c\n]', [drop(1)], 'tags: [\n  a, # x\n  c\n]'],
    ['the last line of a flow list', 'tags: [\n  a,\n  b\n]', [drop(1)], 'tags: [\n  a,\n]'],
    ['the end of a flow list makes room', 'tags: [a, b, c]', [drop(1), drop(2), ...add('harbor')], 'tags: [a, harbor]'],
    [
      'more is added than dropped',
      'tags: [a, b]',
      [drop(1), ...add('harbor', 'openenv')],
      'tags: [a, harbor, openenv]',
    ],
    ['a line and the end behind it', 'tags: [\n  a,\n  b,\n  c ]', [drop(1), drop(2)], 'tags: [\n  a ]'],
    ['... before a comma at the end', 'tags: [\n  a,\n  b,\n  c, ]', [drop(1), drop(2)], 'tags: [\n  a, ]'],
    [
      'the end of a line and the next line',
      'tags: [\n  a, b,\n  c,\n  d\n]',
      [drop(1), drop(2)],
      'tags: [\n  a,   d\n]',
    ],
    ['text goes', 'tags: a', [drop(0)], 'tags: []'],
    ['text makes room', 'tags: a # x', [drop(0), ...add('harbor')], 'tags: # x\n- harbor'],
  ])('%s', (_, before, changes, after) => {
    expect(header(before, changes)).toBe(after);
  });

  it('copes with as many items as are read', () => {
    const many = (write: (items: string[]) => string): string => write(Array.from({ length: 20_000 }, () => 'harbor'));
    const flow = plan(`---\ntags: ${many((all) => `[a, ${all.join(', ')}, b]`)}\n---\n`, [remove('harbor')]);
    const tail = plan(`---\ntags: ${many((all) => `[a, ${all.join(', ')}]`)}\n---\n`, [remove('harbor')]);
    const block = plan(`---\ntags:\n- a\n${many((all) => all.map((tag) => `- ${tag}\n`).join(''))}---\n`, [
      remove('harbor'),
    ]);
    expect([flow, tail, block].map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('looks at long runs of blanks only once', () => {
    const blanks = ' '.repeat(400_000);
    expect(header(`tags: [\n  a${blanks},b\n]`, [drop(0)])).toBe('tags: [\n  b\n]');
  });

  it('tells which finding each edit repairs', () => {
    const planned = plan('---\ntags:\n- Harbor\n- b\n---\n', [
      remove('b'),
      ...add('openenv', 'rl-environment'),
      replace(0, 'harbor'),
    ]);
    if (!planned.ok) throw new Error(planned.code);
    expect(planned.edits.map(({ finding, text }) => [finding, text])).toEqual([
      [3, 'harbor'],
      [0, ''],
      [2, '- rl-environment\n'],
      [1, '- openenv\n'],
    ]);
    expect(new Set(planned.edits.map(({ base }) => base))).toEqual(new Set([BASE]));
  });
});

it('tells the first finding for what makes a list of a text', () => {
  const planned = plan('---\ntags: Harbor\n---\n', [remove('b'), replace(0, 'harbor')]);
  expect(planned.ok && planned.edits.map(({ finding }) => finding)).toEqual([1, 1]);
});

describe('offsets', () => {
  it('are bytes of the file', () => {
    const planned = plan('\ufeff---\nname: Größe 🏠\ntags:\n- a\n---\n', add('harbor'));
    if (!planned.ok) throw new Error(planned.code);
    const before = encoder.encode('\ufeff---\nname: Größe 🏠\ntags:\n- a\n').length;
    expect(planned.edits).toEqual([
      { path: 'README.md', base: BASE, start: before, end: before, text: '- harbor\n', finding: 0 },
    ]);
  });
});

describe('refusals', () => {
  it.each<[string, string, Change[], string]>([
    ['a header nobody can read', '---\na: b: c\n---\n', add('harbor'), 'fix-header-by-hand'],
    ['a header that is never closed', '---\n\nExample!\n', add('harbor'), 'fix-header-by-hand'],
    ['rules in a text with CR line ends', '---\rkey: value\r---\rtext', add('harbor'), 'fix-header-by-hand'],
    ['a key given twice', '---\ntags: [a]\ntags: [b]\n---\n', add('harbor'), 'fix-header-by-hand'],
    ['an alias', '---\nx: &t [a]\ntags: *t\n---\n', add('harbor'), 'fix-tags-shared'],
    ['a merge', '---\nx: &t {tags: [a]}\n<<: *t\n---\n', add('harbor'), 'fix-tags-shared'],
    [
      'an alias in a header with CR line ends',
      '---\rlicense: mit\rx: &t [a]\rtags: *t\r---\r',
      add('harbor'),
      'fix-tags-shared',
    ],
    ['a mapping with values', '---\ntags: {harbor: 1.0}\n---\n', add('harbor'), 'fix-tags-not-a-list'],
    ['a mapping with comments', '---\ntags:\n  a: true\n  # b\n  c: true\n---\n', add('harbor'), 'fix-comments'],
    ['a flow list with comments that would go', '---\ntags: [ # x\n  a]\n---\n', [drop(0)], 'fix-comments'],
    ['an anchored item that is used again', '---\ntags:\n- &a x\n- b\nc: *a\n---\n', [drop(0)], 'fix-no-safe-splice'],
    ['a null with an anchor that is used again', '---\ntags: &a\nc: *a\n---\n', add('harbor'), 'fix-no-safe-splice'],
    ['an explicit null header', '---\nnull\n---\n', add('harbor'), 'fix-no-safe-splice'],
  ])('%s', (_, readme, changes, code) => {
    expect(plan(readme, changes)).toEqual({ ok: false, code, args: {} });
    expect(cardMessages).toHaveProperty(code);
  });

  it('of a card that cannot be seen', () => {
    const card = readCard('README.md', { ok: false, why: { code: 'lfs-pointer' } });
    expect(planEdits(card, null, [{ change: { kind: 'add-tag', tag: 'harbor' }, finding: 0 }], null)).toMatchObject({
      code: 'fix-card-unreadable',
    });
  });

  it('of changes that belong to another card is a bug', () => {
    expect(() => plan('---\ntags: [a]\n---\n', [drop(1)])).toThrow(RangeError);
    expect(() => plan('Hello\n', [drop(0)])).toThrow(RangeError);
  });
});
