import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardWith, NODES, runCli, temporaryTree } from '../support/cli.ts';

const tree = temporaryTree({
  'good/README.md': '---\nlicense: mit\n---\n',
  'file.txt': 'x\n',
  'broken/.envcard.yaml': 'rules:\n  tags/near-mis: off\n',
  'broken/README.md': '---\nlicense: mit\n---\n',
  'yaml/.envcard.yaml': 'rules: [\n',
  'hidden/README.md': cardWith('harbor'),
  'config.yaml': 'crad: README.md\n',
});

beforeAll(() => chmodSync(tree.path, 0o755));
afterAll(() => tree.remove());

interface Case {
  readonly args: readonly string[];
  readonly code: number;
  readonly says: RegExp;
}

const CASES: readonly Case[] = [
  { args: ['missing'], code: 3, says: /^envcard: .*missing.*\n$/ },
  { args: ['file.txt'], code: 3, says: /^envcard: file\.txt is not a folder\n$/ },
  {
    args: ['broken'],
    code: 2,
    says: /^envcard: broken\/\.envcard\.yaml:2:3: error: .*tags\/near-mis.*did you mean "tags\/near-miss"/,
  },
  { args: ['yaml'], code: 2, says: /^envcard: yaml\/\.envcard\.yaml:2:1: error: The YAML cannot be read/ },
  {
    args: ['--config', 'config.yaml', 'good'],
    code: 2,
    says: /^envcard: config\.yaml:1:1: error: .*did you mean "card"/,
  },
  {
    args: ['--config', 'none.yaml', 'good'],
    code: 2,
    says: /^envcard: the settings file none\.yaml cannot be read: it does not exist\n$/,
  },
  {
    args: ['--config', 'good', 'good'],
    code: 2,
    says: /^envcard: the settings file good cannot be read: it is not a file\n$/,
  },
  { args: ['--frmat', 'json', 'good'], code: 2, says: /^envcard: unknown option --frmat; did you mean --format\?\n/ },
  { args: ['--format', 'xml', 'good'], code: 2, says: /^envcard: --format cannot be xml/ },
  { args: ['chekc'], code: 2, says: /^envcard: there is no command chekc; did you mean check\?\n/ },
  {
    args: ['rules', 'files/lnk'],
    code: 2,
    says: /^envcard: there is no rule files\/lnk; did you mean files\/link\?\n$/,
  },
  { args: ['rules', 'nothing-like-it'], code: 2, says: /^envcard: there is no rule nothing-like-it/ },
  { args: ['explain', '--framework', 'gym'], code: 2, says: /^envcard: --framework cannot be gym/ },
  { args: ['fix', 'hf:acme/tasks'], code: 2, says: /envcard propose hf:acme\/tasks opens a pull request on the Hub/ },
  { args: ['hf:acme/tasks@a..b'], code: 2, says: /has no usable revision/ },
  { args: ['hf:acme'], code: 2, says: /"hf:acme" is not hf:OWNER\/NAME/ },
  { args: ['https://huggingface.co/spaces/acme/app'], code: 2, says: /^envcard: this is a Space/ },
  { args: ['acme/tasks'], code: 3, says: /^envcard: acme\/tasks does not exist; did you mean hf:acme\/tasks\?/ },
  { args: ['nothing/*'], code: 3, says: /^envcard: no folder fits nothing\/\*\n$/ },
  { args: ['fix', 'missing'], code: 3, says: /missing/ },
  { args: ['fix', '--diff', 'missing'], code: 3, says: /missing/ },
  { args: ['snippets', 'missing'], code: 3, says: /missing/ },
  { args: ['explain', 'missing'], code: 3, says: /missing/ },
  { args: ['init', 'missing'], code: 3, says: /^envcard: missing is not a folder\n$/ },
  { args: ['rules', '--output', 'no/such/folder/x'], code: 3, says: /^envcard: no\/such\/folder\/x is not written/ },
];

describe.each(NODES)('$name', (node) => {
  test.each(CASES)('$args', async ({ args, code, says }) => {
    const result = await runCli(args, { cwd: tree.path, node });
    expect(result.stderr).toMatch(says);
    expect(result).toMatchObject({ code, stdout: '' });
  });

  test('a folder without permission', async () => {
    chmodSync(join(tree.path, 'hidden'), process.getuid?.() === 0 ? 0o700 : 0o000);
    const result = await runCli(['hidden'], { cwd: tree.path, node, unprivileged: true });
    chmodSync(join(tree.path, 'hidden'), 0o700);
    expect(result).toMatchObject({ code: 3, stdout: '' });
    expect(result.stderr).toMatch(/^envcard: .*permission.*\n$/);
  });
});

test('a link as settings file is not followed, and what it leads to is not shown', async () => {
  const other = temporaryTree({ 'secret.txt': 'top secret: [\n', 'repo/README.md': '# x\n' });
  symlinkSync('../secret.txt', join(other.path, 'repo/.envcard.yaml'));
  const result = await runCli(['repo'], { cwd: other.path });
  expect(result).toMatchObject({ code: 2, stdout: '' });
  expect(result.stderr).not.toContain('secret:');
  other.remove();
});

test('controls of a name do not reach the terminal', async () => {
  const name = 'a\u001b[31mb\u202e';
  const result = await runCli([name], { cwd: tree.path });
  expect(result.code).toBe(3);
  expect(result.stderr).not.toMatch(/\u001b|\u202e/);
});

describe('one bad target among several', () => {
  test('is an entry with an error, and the others are judged', async () => {
    const result = await runCli(['good', 'missing', '--format', 'json'], { cwd: tree.path });
    expect(result.code).toBe(3);
    const report = JSON.parse(result.stdout) as {
      targets: { target: { id: string }; error: { code: string } | null }[];
    };
    expect(report.targets.map(({ target, error }) => [target.id, error?.code ?? null])).toEqual([
      ['good', null],
      ['missing', 'not-found'],
    ]);
  });

  test('a broken settings file goes before an unreadable target', async () => {
    const result = await runCli(['missing', 'broken', 'good', '--format', 'json'], { cwd: tree.path });
    expect(result.code).toBe(2);
    const report = JSON.parse(result.stdout) as { targets: { error: { code: string } | null }[] };
    expect(report.targets.map(({ error }) => error?.code ?? null)).toEqual(['not-found', 'bad-settings', null]);
  });
});

test('a file that takes the place of the settings file', async () => {
  const other = temporaryTree({ 'README.md': '# x\n' });
  mkdirSync(join(other.path, '.envcard.yaml'));
  const folder = await runCli([], { cwd: other.path });
  expect(folder).toMatchObject({ code: 2, stdout: '' });
  other.remove();
  const huge = temporaryTree({ 'README.md': '# x\n' });
  writeFileSync(join(huge.path, '.envcard.yaml'), '#'.repeat(300_000));
  const large = await runCli([], { cwd: huge.path });
  expect(large).toMatchObject({ code: 2, stdout: '' });
  expect(large.stderr).toMatch(/larger than/);
  huge.remove();
});
