import type { Random } from '../random.ts';

const PLAIN = ['alpha', 'beta-2', 'gamma_3', 'delta.x', '10', '2', '007', 'Delta', 'fix-git', 'e_5', 'zeta', 'a', 'b'];

/** Names that some step of some loader treats in its own way: quoting, patterns, sort order, hidden folders. */
const ODD = [
  'eta theta',
  '#hash',
  '!bang',
  '-dash',
  '.hidden',
  'x[y',
  't[1]',
  'q+r',
  "o'k",
  't"2',
  'back\\slash',
  'end ',
  ' lead',
  '100%',
  'p@q',
  'a*b',
  'a?b',
  'a{b,c}',
  '~tilde',
  '$HOME',
  'a&b;c',
  'x..',
  '..x',
  'task.toml.d',
  '--help',
  '_u',
  'CON',
  'nul.txt',
  'test',
  'tests',
  'Σ',
  '任务',
  'é',
  'é',
  'İstanbul',
  '🙂',
  'a‮b',
  'a​b',
  'tab\there',
  'line\nbreak',
  'bell\u0007',
  'A',
  'ALPHA',
  'y'.repeat(180),
];

/** Names of task folders, all different: ordinary ones, and now and then an odd one. */
export function taskNames(random: Random, count: number): string[] {
  const names = random.sample(PLAIN, count);
  if (random.chance(18)) names[random.below(count)] = random.pick(ODD);
  return [...new Set(names)];
}

/** An odd name of a folder or file. */
export function oddName(random: Random): string {
  return random.pick(ODD);
}
