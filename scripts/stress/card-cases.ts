import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARD, header, put, sh, sparse } from './files.ts';
import type { StressCase, StressReport } from './types.ts';

const MIB = 1024 * 1024;
/** What a case that is refused at once may take. */
const SMALL = { shown: true, seconds: 2, mib: 128 } as const;

function cardIs(state: string): (report: StressReport) => string | null {
  return (report) => {
    const seen = report.targets[0]?.card?.state ?? 'none';
    return seen === state ? null : `card is ${seen}, not ${state}`;
  };
}

/** Mappings that merge the one before twice. */
function mergeBomb(levels: number): string {
  const lines = ['a0: &a0', ...Array.from({ length: 200 }, (_, i) => `  k${i}: v`)];
  for (let i = 1; i < levels; i += 1) lines.push(`a${i}: &a${i}`, `  <<: [*a${i - 1}, *a${i - 1}]`, `  z${i}: 1`);
  return lines.join('\n');
}

/** Lists that name the one before ten times. */
function aliasBomb(levels: number): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < levels; i += 1)
    lines.push(
      `a${i}: &a${i} [${Array(10)
        .fill(`*a${i - 1}`)
        .join(', ')}]`,
    );
  return lines.join('\n');
}

/** One README with this body, all tags set. */
function body(name: string, text: () => string): StressCase {
  return { name: `body: ${name}`, make: (root) => put(root, { 'README.md': CARD + text(), 'd.jsonl': '{"a":1}\n' }) };
}

function yaml(name: string, text: () => string): StressCase {
  return { name: `header: ${name}`, make: (root) => put(root, header(text())) };
}

const large = (name: string, mib: number): StressCase => ({
  name: `README of ${name}`,
  shown: true,
  seconds: 2,
  mib: 128,
  make: (root) => sparse(root, 'README.md', mib * MIB, CARD),
  expect: cardIs('unreadable'),
});

const special = (name: string, make: (root: string) => void, state: string): StressCase => ({
  name: `README is ${name}`,
  make,
  expect: cardIs(state),
});

/** Cards: sizes, kinds of files, YAML and body text. */
export const CARD_CASES: readonly StressCase[] = [
  large('5 MiB', 5),
  large('200 MiB', 200),
  large('1 GiB', 1024),
  special('a folder', (root) => mkdirSync(path.join(root, 'README.md')), 'missing'),
  special('an empty file', (root) => put(root, { 'README.md': '' }), 'no-header'),
  special(
    'a link inside',
    (root) => {
      put(root, { 'docs/R.md': CARD });
      symlinkSync('docs/R.md', path.join(root, 'README.md'));
    },
    'unreadable',
  ),
  special('a link outside', (root) => symlinkSync('/etc/passwd', path.join(root, 'README.md')), 'unreadable'),
  special('a link to itself', (root) => symlinkSync('README.md', path.join(root, 'README.md')), 'unreadable'),
  {
    ...special('a link to a device', (root) => symlinkSync('/dev/zero', path.join(root, 'README.md')), 'unreadable'),
    ...SMALL,
  },
  { ...special('a pipe', (root) => sh(root, 'mkfifo', 'README.md'), 'missing'), ...SMALL },
  {
    ...special(
      'unreadable',
      (root) => writeFileSync(path.join(root, 'README.md'), CARD, { mode: 0o200 }),
      'unreadable',
    ),
    unprivileged: true,
  },
  special('NULs', (root) => put(root, { 'README.md': new Uint8Array(4 * MIB - 1) }), 'no-header'),
  { ...yaml('alias bomb', () => aliasBomb(9)), ...SMALL },
  { ...yaml('merge bomb', () => mergeBomb(30)), ...SMALL },
  yaml(
    'wide merge',
    () =>
      `a: &a {${Array.from({ length: 2000 }, (_, i) => `k${i}: 1`).join(', ')}}\nb:\n  <<: [${Array(20_000).fill('*a').join(', ')}]`,
  ),
  yaml('alias to itself', () => 'a: &a [*a]\nb: &b {<<: *b}'),
  yaml('100,000 anchors', () => Array.from({ length: 50_000 }, (_, i) => `k${i}: &a${i} 1`).join('\n')),
  yaml('deep flow', () => `a: ${'['.repeat(100_000)}`),
  yaml('deep block', () => `a:\n${Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i + 1)}a:`).join('\n')}`),
  yaml('deep list', () => `${'- '.repeat(300_000)}x`),
  yaml('deep questions', () => `${'? '.repeat(300_000)}x`),
  yaml('100,000 keys', () => Array.from({ length: 80_000 }, (_, i) => `k${i}: v`).join('\n')),
  yaml('100,000 equal keys', () => Array.from({ length: 80_000 }, () => 'tags: v').join('\n')),
  yaml('100,000 tags', () => `tags:\n${Array.from({ length: 80_000 }, (_, i) => `- t${i}`).join('\n')}`),
  yaml('100,000 equal tags', () => `tags:\n${'- Harbor\n'.repeat(80_000)}`),
  yaml('100,000 flow tags', () => `tags: [${'Harbor, '.repeat(80_000)}]`),
  yaml('tags that are empty', () => `tags:\n${'- \n'.repeat(100_000)}`),
  yaml('tags that are numbers', () => `tags:\n${'- 0x1_\n'.repeat(80_000)}`),
  yaml('a tag of 1 MB', () => `tags:\n- ${'h'.repeat(1_000_000)}`),
  yaml('a key of 1 MB', () => `${'k'.repeat(1_000_000)}: 1`),
  yaml('digits', () => `a: ${'1'.repeat(1_000_000)}`),
  yaml('digits and underscores', () => `a: ${'1_'.repeat(400_000)}:`),
  yaml('sixties', () => `a: ${'1:'.repeat(400_000)}x`),
  yaml('dots', () => `a: ${'1.'.repeat(400_000)}`),
  yaml('a date with spaces', () => `a: 2020-01-01${' '.repeat(900_000)}x`),
  yaml('spaces', () => `a: b\n${' '.repeat(1_000_000)}`),
  yaml('lines of spaces', () => `a: |\n${'          \n'.repeat(90_000)}`),
  yaml('tabs', () => '\t'.repeat(1_000_000)),
  yaml('quotes', () => `a: "${'\\"'.repeat(400_000)}`),
  yaml('single quotes', () => `a: '${"''".repeat(400_000)}`),
  yaml('escapes', () => `a: "${'\\\n'.repeat(400_000)}"`),
  yaml('percents', () => `%YAML ${'1'.repeat(500_000)}\n---\n`),
  yaml('bangs', () => `a: ${'!'.repeat(900_000)}`),
  yaml('comments', () => '#\n'.repeat(400_000)),
  yaml('documents', () => '---\n- a\n...\n'.repeat(50_000)),
  yaml('colons', () => ': '.repeat(400_000)),
  yaml('unknown tags', () => `tags:\n${'- !x a\n'.repeat(30_000)}`),
  yaml('errors', () => '] }\n'.repeat(60_000)),
  yaml('a dataset_info of depth', () => `dataset_info:\n  features: ${'['.repeat(150)}${']'.repeat(150)}`),
  yaml('100,000 configs', () => `configs:\n${'- config_name: a\n  data_files: "*.jsonl"\n'.repeat(15_000)}`),
  yaml(
    '100,000 data_files',
    () =>
      `configs:\n- config_name: a\n  data_files:\n${'  - split: train\n    path: "**/*a*b*c*d*e*"\n'.repeat(15_000)}`,
  ),
  {
    name: 'many globs over many files',
    make: (root) => {
      const globs = Array.from({ length: 6000 }, (_, i) => `  - "**/*a*b*c*${i}*.jsonl"\n`).join('');
      put(root, header(`tags: [nemo-gym]\nconfigs:\n- config_name: a\n  data_files:\n${globs}`));
      for (let i = 0; i < 5000; i += 1) put(root, { [`data/${'ab'.repeat(60)}${i}.jsonl`]: '{"a":1}\n' });
    },
  },
  body('dashes', () => '-'.repeat(4_000_000)),
  body('lines of dashes', () => '---\n'.repeat(900_000)),
  body('spaces', () => ' '.repeat(4_000_000)),
  body('backticks', () => '`'.repeat(4_000_000)),
  body('fences', () => '```\n'.repeat(900_000)),
  body('a', () => 'a'.repeat(4_000_000)),
  body('dots', () => '.'.repeat(4_000_000)),
  body('commands', () => `\`\`\`\nverifiers\n${'uvx eval '.repeat(400_000)}`),
  body('lines of commands', () => `\`\`\`\nverifiers\n${`uvx ${'eval '.repeat(300)}\n`.repeat(2000)}`),
  body('datasets', () => `\`\`\`\nverifiers\n${`dataset="${'a.'.repeat(900)}\n`.repeat(2000)}`),
  body('prime', () => `prime env install ${'a'.repeat(3_000_000)}`),
  body('spaces links', () => 'huggingface.co/spaces/'.repeat(150_000)),
  body('entities', () => '<!--'.repeat(900_000)),
  {
    name: 'no header, dashes',
    make: (root) => put(root, { 'README.md': `x\n${'---\n'.repeat(900_000)}` }),
  },
  {
    name: 'no header, dashes and spaces',
    make: (root) => put(root, { 'README.md': `x\n---${' '.repeat(3_900_000)}x` }),
  },
  {
    name: 'no header, lone CR',
    make: (root) => put(root, { 'README.md': '---\r---   \r'.repeat(300_000) }),
  },
  {
    name: 'a header that never closes',
    make: (root) => put(root, { 'README.md': `---\n${'tags: a\n'.repeat(400_000)}` }),
  },
  {
    name: 'leading spaces',
    make: (root) => put(root, { 'README.md': ' \n'.repeat(2_000_000) }),
  },
  {
    name: 'closing lines of spaces',
    make: (root) => put(root, { 'README.md': `---\na: b\n${`---${' '.repeat(2000)}x\n`.repeat(1900)}` }),
  },
];
