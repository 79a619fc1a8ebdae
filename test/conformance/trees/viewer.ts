import type { CaseFile } from '../../support/cases.ts';
import type { Tree } from '../types.ts';
import { Random } from './random.ts';

const TASK = '[task]\nname = "o/a"\n';
/** Files by path, a text each; every tree holds a few of them. */
const FILES: readonly (readonly [string, string])[] = [
  ['tasks/a/task.toml', TASK],
  ['tasks/a/instruction.md', 'do a'],
  ['tasks/a/tests/data.csv', 'x\n1\n'],
  ['tasks/b/task.toml', TASK],
  ['tasks/b/instruction.md', 'do b'],
  ['tasks/c/steps/one/instruction.md', 'do c'],
  ['c/task.toml', 'version = \n'],
  ['c/instruction.md', 'do c'],
  ['.hidden/task.toml', TASK],
  ['__pycache__/instruction.md', 'x'],
  ['train.jsonl', '{"a": 1}\n{"a": 2}\n'],
  ['test.jsonl', '{"a": 3}\n'],
  ['train.csv', 'a,b\n1,2\n'],
  ['validation.csv', 'a,b\n1,2\n'],
  ['rows.tsv', 'a\tb\n1\t2\n'],
  ['more/rows.jsonl', '{"b": "x"}\n'],
  ['data/train.jsonl', '{"a": 5}\n'],
  ['data/test/x.jsonl', '{"a": 6}\n'],
  ['data/train-00000-of-00001.jsonl', '{"a": 7}\n'],
  ['data/a-b-00000-of-00001.jsonl', '{"a": 7}\n'],
  ['train/part.jsonl', '{"a": 8}\n'],
  ['test/test_it.py', 'pass\n'],
  ['eval/run.sh', 'true\n'],
  ['manifest.json', '{"files": []}\n'],
  ['list.json', '[{"a": 1}]\n'],
  ['docs/intro.md', '# hello'],
  ['docs/more.md', '# more'],
  ['notes.txt', 'a line\n'],
  ['pyproject.toml', '[project]\nname = "x"\n'],
  ['mine/__init__.py', ''],
  ['registry.json', '[]\n'],
];
const PATTERNS = [
  'train.jsonl',
  'test.jsonl',
  '*.jsonl',
  'train.csv',
  '*.csv',
  'data/*.jsonl',
  'data/**',
  'nothing.jsonl',
  'nothing/*.jsonl',
  'tasks/*/task.toml',
  '**/task.toml',
  'tasks/**',
  'more/rows.jsonl',
  '**/*.jsonl',
  'manifest.json',
];

/**
 * A small repository of task folders, rows and a header that names them, for what a viewer makes of it: more kinds of
 * headers than real ones have. The same arguments make the same tree.
 */
export function viewerTree(seed: number, n: number): Tree {
  const random = new Random(`viewer/${seed}/${n}`);
  const files: Record<string, CaseFile> = {};
  for (const [path, text] of random.sample(FILES, 1 + random.below(7))) files[path] = { text };
  if (random.chance(40)) for (const [path, text] of FILES.slice(0, 2)) files[path] = { text };
  const header = random.chance(65) ? configs(random) : '';
  files['README.md'] = { text: `---\ntags: [rl-environment, harbor]\n${header}---\n` };
  return { id: `viewer/${seed}/${n}`, change: header === '' ? 'no configs' : 'configs', files };
}

function configs(random: Random): string {
  if (random.chance(5)) return random.pick(['configs: {a: b}\n', 'configs: []\n', 'configs:\n', 'configs: text\n']);
  const names = random.sample(['default', 'a', 'b', 'c'], 1 + random.below(3));
  if (random.chance(5)) names.push('a');
  return `configs:\n${names.map((name) => config(name, random)).join('')}`;
}

function config(name: string, random: Random): string {
  const lines = [random.chance(97) ? `- config_name: ${name}` : '- description: x'];
  if (random.chance(12)) lines.push('  default: true');
  if (random.chance(20)) lines.push(`  data_dir: ${random.pick(['data', 'more', 'nowhere', '.', 'tasks'])}`);
  const pattern = (): string => JSON.stringify(random.pick(PATTERNS));
  switch (random.below(5)) {
    case 0:
      break;
    case 1:
      lines.push(`  data_files: [${Array.from({ length: 1 + random.below(2) }, pattern).join(', ')}]`);
      break;
    case 2: {
      lines.push('  data_files:');
      for (const split of random.sample(['train', 'test', 'a-b', 'v1.x'], 1 + random.below(2))) {
        lines.push(`  - split: ${split}`, `    path: ${pattern()}`);
      }
      break;
    }
    default:
      lines.push(`  data_files: ${pattern()}`);
  }
  return `${lines.join('\n')}\n`;
}
