/** Writes docs/rules.md from the catalogue; with --check only says whether it is fresh. */
import { readFileSync, writeFileSync } from 'node:fs';
import { RULES } from '../src/rules/catalogue.ts';

const target = new URL('../docs/rules.md', import.meta.url);

const sections = RULES.map((rule) => {
  const fix = { safe: 'yes', unsafe: 'only with `--unsafe`', none: 'no' }[rule.fix];
  return [
    `## ${rule.id}`,
    '',
    `${rule.title}. Severity: **${rule.severity}**. Repaired by \`envcard fix\`: ${fix}.`,
    '',
    rule.why,
    ...(rule.severityOf === '' ? [] : ['', rule.severityOf]),
    '',
    `*What to do:* ${rule.repair}`,
    '',
    '```text',
    rule.example,
    '```',
    '',
  ].join('\n');
});
const text = [
  '# Rules',
  '',
  '<!-- Written by `npm run docs` from src/rules/catalogue.ts. -->',
  '',
  'Change a severity, or switch a rule off, in `.envcard.yaml`:',
  '',
  '```yaml',
  'rules:',
  '  files/case-twins: off',
  '```',
  '',
  ...sections,
].join('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/rules.md is not what src/rules/catalogue.ts says: run npm run docs');
  process.exitCode = 1;
}
