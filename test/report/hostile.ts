import fc from 'fast-check';

/** Pieces of text that some reader of a report could take for more than text. */
const PIECES = [
  ...['\n', '\r', '\r\n', '\t', '\u0000', '\u001b[31m', '\u001b]8;;http://x\u0007', '\u007f', '\u009b31m'],
  ...[
    '\u0085',
    '\u2028',
    '\u2029',
    '\u00a0',
    '\u3000',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\ufe0f',
    '\u{e0041}',
  ],
  ...[
    '\ud800',
    '\udfff',
    '\u0301',
    '::',
    ' ::add-mask::x',
    '::error::x',
    '##[',
    '##[add-mask]x',
    '#',
    '[',
    ']',
    '%0A',
    '%',
    ',',
  ],
  ...[
    '`',
    '``',
    '```',
    '```\n',
    '~~~',
    '|',
    '\\',
    '\\`',
    '*',
    '_',
    '<',
    '>',
    '&',
    '"',
    "'",
    '$(id)',
    '${HOME}',
    ';',
    '!',
  ],
  ...[
    '@octocat',
    'fixes #1',
    '[x](http://e.example)',
    '](http://e.example)',
    '![i](http://e.example/i.png)',
    'http://e.example',
  ],
  ...[
    '<img src=x onerror=y>',
    '<!--',
    '-->',
    '</details>',
    '- ',
    '# ',
    '> ',
    '1. ',
    '---',
    '{name}',
    'Harbor',
    '..',
    '/',
    '--help',
    ' ',
  ],
] as const;

/** Hostile text: pieces and any characters, in any order. */
export const hostile: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(''));

/** What must never reach a terminal or a log as it is, besides line feeds. */
export const FORBIDDEN: RegExp = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
