import { CARD, put, task } from './files.ts';
import type { StressCase } from './types.ts';

/** A settings file beside a few broken tasks. */
function config(name: string, text: () => string, more: Partial<StressCase> = {}): StressCase {
  return {
    name: `config: ${name}`,
    make: (root) => {
      put(root, { 'README.md': CARD, '.envcard.yaml': text() });
      for (let i = 0; i < 50; i += 1) put(root, task(`tasks/${'ab'.repeat(120)}${i}`, 'x'));
    },
    codes: [0, 1, 2],
    ...more,
  };
}

const ignore = (glob: string, count = 1): string =>
  `ignore:\n${`- path: ${JSON.stringify(glob)}\n  reason: x\n`.repeat(count)}`;

/** `.envcard.yaml`: sizes, YAML, globs. */
export const CONFIG_CASES: readonly StressCase[] = [
  config('braces', () => ignore('{a,b}'.repeat(20))),
  config('nested braces', () => ignore('{a,'.repeat(60) + '}'.repeat(60))),
  config('ranges', () => ignore('{1..1000000}{1..1000000}')),
  config('stars', () => ignore(`tasks/${'*a'.repeat(100)}c/**`)),
  config('stars of one', () => ignore(`**/${'*'.repeat(200)}c`)),
  config('double stars', () => ignore(`${'**/'.repeat(80)}c`)),
  config('questions', () => ignore(`tasks/${'?*'.repeat(100)}c`)),
  config('extended globs', () => ignore(`tasks/${'+(a|b|ab)'.repeat(20)}c/**`)),
  config('nested extended globs', () => ignore(`tasks/${'+('.repeat(20)}a${')'.repeat(20)}c/**`)),
  config('nested stars of groups', () => ignore(`tasks/${'*(a|*('.repeat(15)}b${'))'.repeat(15)}c/**`)),
  config('exclusions', () => ignore(`tasks/${'!(a)*'.repeat(30)}c/**`)),
  config('brackets', () => ignore(`tasks/${'[a-b]'.repeat(45)}c`)),
  config('classes', () => ignore(`tasks/${'[[:alpha:]]'.repeat(20)}c`)),
  config('many globs', () => ignore(`tasks/${'*a*b'.repeat(15)}c/**`, 2000)),
  config('a long glob', () => ignore('a'.repeat(100_000))),
  config('unknown keys', () => Array.from({ length: 25_000 }, (_, i) => `k${i}: 1`).join('\n')),
  config('unknown rules', () => `rules:\n${Array.from({ length: 15_000 }, (_, i) => `  r${i}: off`).join('\n')}`),
  config(
    'long unknown rules',
    () => `rules:\n${Array.from({ length: 25 }, (_, i) => `  ${'r'.repeat(10_000)}${i}: off`).join('\n')}`,
  ),
  config('equal keys', () => 'card: README.md\n'.repeat(16_000)),
  config('roots', () => `roots:\n${Array.from({ length: 12_000 }, (_, i) => `  r${i}: {}`).join('\n')}`, {
    codes: [0, 1, 2, 3],
  }),
  config('wrong roots', () => `roots:\n${Array.from({ length: 12_000 }, (_, i) => `  ../r${i}: {}`).join('\n')}`),
  config('alias bomb', () =>
    [
      'a: &a0 [x, x, x, x, x, x, x, x, x, x]',
      ...Array.from({ length: 12 }, (_, i) => `b${i}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`),
    ].join('\n'),
  ),
  config('an alias to itself', () => 'ignore: &a [*a]'),
  config('anchors', () => Array.from({ length: 12_000 }, (_, i) => `k${i}: &a${i} 1`).join('\n')),
  config('depth', () => '['.repeat(250_000)),
  config('deep block', () => '- '.repeat(120_000)),
  config('errors', () => '] }\n'.repeat(60_000)),
  config('tags', () => '- !x a\n'.repeat(35_000)),
  config('documents', () => '---\n{}\n'.repeat(35_000)),
  config('NULs', () => '\0'.repeat(250_000)),
  config('a comment of 250 KB', () => `#${' '.repeat(250_000)}`),
  config('too large', () => '#'.repeat(10_000_000)),
  config('prototype', () => '__proto__:\n  card: x\nconstructor: 1\n'),
  config('controls', () => '"\\u001b[31m\\u202e": 1\nrules:\n  "::error::x\\n": off\n'),
  config('a card outside', () => 'card: ../../etc/passwd\n'),
  config('a card through a link', () => 'card: /etc/passwd\n'),
];
