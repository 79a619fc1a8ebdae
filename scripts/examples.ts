/**
 * Writes docs/examples.md, and the table between the marks in README.md, from examples/expected.json; with --check only
 * says whether they are fresh. test/examples.test.ts holds expected.json against the built command.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Example {
  readonly shows: string;
  readonly verdicts: Readonly<Record<string, string>>;
  readonly undecided?: Readonly<Record<string, string>>;
  readonly findings: readonly { readonly rule: string; readonly severity: string; readonly framework?: string }[];
  readonly exit: number;
  readonly tags: readonly string[];
  readonly note?: string;
}

interface Expected {
  readonly checkedAgainst: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, Example>>;
}

const root = new URL('../', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('examples/expected.json', root), 'utf8')) as Expected;

const GROUPS = [
  {
    key: 'frameworks',
    title: 'One for each framework',
    text: 'Sound repos with a right card: no error, no warning, exit code 0.',
  },
  {
    key: 'faults',
    title: 'One for each usual fault',
    text: 'What envcard says of it, and what the card should say once the fault is repaired.',
  },
  {
    key: 'public',
    title: 'The public ones',
    text: 'Tiny replicas of public datasets: layout and tags as their pages showed them, every file made up.',
  },
] as const;

const code = (text: string): string => `\`${text}\``;

function verdicts(example: Example): string {
  const of = (wanted: string): string[] =>
    Object.entries(example.verdicts).flatMap(([key, verdict]) => (verdict === wanted ? [code(key)] : []));
  const parts = ['loads', 'partial', 'unknown'].flatMap((verdict) => {
    const keys = of(verdict);
    return keys.length === 0 ? [] : [`${verdict}: ${keys.join(', ')}`];
  });
  return parts.length === 0 ? 'nothing loads' : parts.join('; ');
}

function says(example: Example): string {
  if (example.findings.length === 0) return 'nothing';
  const lines = example.findings.map(
    ({ rule, severity, framework }) => `${severity} ${code(rule)}${framework === undefined ? '' : ` (${framework})`}`,
  );
  return lines.join('<br>');
}

/** The lines of one group's table; `folder` is where the links start from. */
function table(group: string, folder: string): string[] {
  const rows = Object.entries(expected.examples)
    .filter(([path]) => path.startsWith(`${group}/`))
    .map(([path, example]) => {
      const tags = example.tags.length === 0 ? 'none of ours' : example.tags.map(code).join(' ');
      const card = example.note === undefined ? tags : `${tags} (${example.note})`;
      return `| [${path.slice(group.length + 1)}](${folder}${path}) | ${example.shows} | ${verdicts(example)} | ${says(example)} | ${card} |`;
    });
  return [
    '| example | what it is | frameworks | envcard says | tags the card should have |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

const releases = Object.entries(expected.checkedAgainst).map(([key, release]) => `${key} ${release}`);
const undecided = Object.entries(expected.examples).flatMap(([path, example]) =>
  Object.entries(example.undecided ?? {}).map(([key, why]) => `- ${code(path)}, ${key}: ${why}.`),
);

const page = [
  '# Examples',
  '',
  '<!-- Written by `npm run docs` from examples/expected.json. -->',
  '',
  'Each folder below `examples/` is a whole dataset repo, a few files small. Try one:',
  '',
  '```bash',
  'node dist/cli.js check examples/faults/missing-tags',
  'node dist/cli.js fix --diff examples/faults/missing-tags',
  '```',
  '',
  `The real loaders were asked about every one of them (${releases.join('; ')}); \`examples/expected.json\` holds their answers.`,
  'Verdicts that are not listed are `fails`.',
  '',
  ...GROUPS.flatMap((group) => [`## ${group.title}`, '', group.text, '', ...table(group.key, '../examples/'), '']),
  '## Where files cannot decide',
  '',
  ...undecided,
  '',
  '## To paste',
  '',
  '- `examples/workflows/check.yml`: judge every pull request, with a read-only token.',
  '- `examples/workflows/check-several.yml`: several dataset repos in one.',
  '- `examples/workflows/code-scanning.yml`: the findings under Security, through SARIF.',
  '- `examples/workflows/outputs.yml`: use the outputs in later steps, safely.',
  '- `examples/workflows/propose.yml`: keep one pull request with the tags open on GitHub.',
  '- `examples/workflows/hub-bot.yml`: the same on the Hub, for several repos.',
  '- `examples/pre-commit/`: hooks for pre-commit, which brings its own Node where there is none.',
  '',
].join('\n');

const START = '<!-- examples:start -->';
const END = '<!-- examples:end -->';

/** README.md with a fresh table between the marks; null where it has none. */
function readme(text: string): string | null {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) return null;
  const tables = GROUPS.map((group) => `**${group.title}**\n\n${table(group.key, 'examples/').join('\n')}\n`);
  return `${text.slice(0, start + START.length)}\n\n${tables.join('\n')}\n${text.slice(end)}`;
}

const wanted = new Map<URL, string>([[new URL('docs/examples.md', root), page]]);
const readmePath = new URL('README.md', root);
const readmeText = existsSync(readmePath) ? readme(readFileSync(readmePath, 'utf8')) : null;
if (readmeText !== null) wanted.set(readmePath, readmeText);

for (const [path, text] of wanted) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path.pathname} is not what examples/expected.json says: run npm run docs`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, text);
  }
}
