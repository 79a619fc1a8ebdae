import * as fc from 'fast-check';

/** A README made up for a test, with what its `tags` hold. */
export interface Sample {
  readonly readme: string;
  readonly tags: readonly string[];
  readonly eol: string;
  readonly body: string;
}

const KNOWN = ['rl-environment', 'harbor', 'verifiers', 'openenv', 'nemo-gym'];
const tag = fc.constantFrom(...KNOWN, 'robotics', 'RL-Environment', 'Harbor', 'a b', 'Größe', '한국어', 'no');
const indent = fc.constantFrom('', '  ', '    ');
const comment = fc.constantFrom('', '', ' # why', '  # - not an item, really: [x]');
const quote = fc.constantFrom('', '', '"', "'");

const item = fc.record({ tag, quote, comment, above: fc.constantFrom('', '', '# above', '   # far') });
const items = fc.array(item, { minLength: 1, maxLength: 5 });

/** Lines of other keys, alone and in lists; each stands for itself. */
const OTHERS = [
  ['license: mit'],
  ['# a comment of its own'],
  ['', ''],
  ['pretty_name: "Demo: the set" # shown'],
  ['description: |', '  ---', '  tags:', '  - none', ''],
  ['notes: >-', '  folded', '  text'],
  ['size_categories:', '- n<1K'],
  ['configs:', '  # one', '  - config_name: default', '    data_files:', '      - {split: train, path: "a.jsonl"}'],
  ['extra: &x [1, 2.50, 0x1F]', 'again: *x'],
  ['base: &b {k: v}', 'merged:', '  <<: *b', '  other: 1'],
  ['数: 値 # 🏠'],
];
const others = fc.shuffledSubarray(OTHERS, { maxLength: 4 }).map((groups) => groups.flat());

type Written = { readonly lines: readonly string[]; readonly tags: readonly string[] };

const block: fc.Arbitrary<Written> = fc
  .record({ items, indent, gap: fc.constantFrom(' ', '   '), comment, anchor: fc.constantFrom('', ' &t') })
  .map(({ items, indent, gap, comment, anchor }) => ({
    lines: [
      `tags:${anchor}${comment}`,
      ...items.flatMap((one) => [
        ...(one.above === '' ? [] : [one.above]),
        `${indent}-${gap}${one.quote}${one.tag}${one.quote}${one.comment}`,
      ]),
    ],
    tags: items.map((one) => one.tag),
  }));

const inline: fc.Arbitrary<Written> = fc
  .record({
    items,
    comma: fc.constantFrom(', ', ',', ' ,  '),
    pad: fc.constantFrom('', ' '),
    end: fc.constantFrom('', ',', ' ,'),
    comment,
  })
  .map(({ items, comma, pad, end, comment }) => ({
    lines: [
      `tags: [${pad}${items.map((one) => `${one.quote}${one.tag}${one.quote}`).join(comma)}${end}${pad}]${comment}`,
    ],
    tags: items.map((one) => one.tag),
  }));

const stacked: fc.Arbitrary<Written> = fc
  .record({ items, end: fc.boolean(), own: fc.boolean(), comment })
  .map(({ items, end, own, comment }) => {
    const lines = items.map((one, i) => {
      const comma = i < items.length - 1 || end ? ',' : '';
      const last = i === items.length - 1 && !own;
      return `  ${one.quote}${one.tag}${one.quote}${comma}${last ? ` ]${comment}` : one.comment}`;
    });
    return { lines: ['tags: [', ...lines, ...(own ? [`  ]${comment}`] : [])], tags: items.map((one) => one.tag) };
  });

const single: fc.Arbitrary<Written> = fc.record({ item, below: fc.boolean() }).map(({ item, below }) => {
  const text = `${item.quote}${item.tag}${item.quote}${item.comment}`;
  return { lines: below ? ['tags:', `  ${text}`] : [`tags: ${text}`], tags: [item.tag] };
});

const none: fc.Arbitrary<Written> = fc
  .constantFrom<readonly string[]>(
    [],
    ['tags:'],
    ['tags: # soon'],
    ['tags: ~'],
    ['tags: null # x'],
    ['tags: []'],
    ['tags: [ ] # y'],
  )
  .map((lines) => ({ lines, tags: [] }));

const body = fc.oneof(
  fc.constantFrom(
    '',
    '\n# Demo\n',
    '# Demo\n\n---\n\ntext',
    '```yaml\n---\ntags:\n- harbor\n---\n```\n',
    'no line end',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `# ${text.replaceAll(/[\r\n]/g, ' ')}\n`),
);

/** READMEs with a valid header in every style that an edit must cope with. */
export const withHeader: fc.Arbitrary<Sample> = fc
  .record({
    written: fc.oneof(block, inline, stacked, single, none),
    before: others,
    after: others,
    eol: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\ufeff'),
    lead: fc.constantFrom('', '\n', '  '),
    end: fc.constantFrom('', ' ', '\t'),
    body,
  })
  .map(({ written, before, after, eol, mark, lead, end, body }) => {
    // A key stands once.
    const rest = after.filter((line) => !before.includes(line) || line === '' || line.startsWith('#'));
    const whole = rest.length === after.length ? after : [];
    const inner = [...before, ...written.lines, ...whole];
    const lines = ['---', ...(inner.every((line) => line === '') ? ['license: mit'] : inner), `---${end}`];
    const text = body.replaceAll('\n', eol);
    return {
      readme: mark + lead.replace('\n', eol) + lines.join(eol) + eol + text,
      tags: written.tags,
      eol,
      body: text,
    };
  });

/** READMEs without a header. */
export const withoutHeader: fc.Arbitrary<Sample> = fc
  .record({ body, eol: fc.constantFrom('\n', '\r\n'), mark: fc.constantFrom('', '\ufeff') })
  .map(({ body, eol, mark }) => {
    const text = body.replaceAll('\n', eol);
    return { readme: mark + text, tags: [], eol: text.includes('\n') ? eol : '\n', body: text };
  });
