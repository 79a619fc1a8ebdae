import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nemoGym } from '../../src/frameworks/nemo-gym.ts';
import { caseRepository } from '../support/cases.ts';
import type { CaseFile } from '../support/cases.ts';
import { cardOf } from '../support/nemo.ts';

/** A repository with what nemo-gym 0.7.0 and datasets 5.2.0 made of it: good and bad rows by split. */
interface SplitCase {
  readonly id: string;
  readonly files: Readonly<Record<string, CaseFile>>;
  readonly verdict: string;
  /** null: our split door stops earlier, with the same verdict. */
  readonly splits: Readonly<Record<string, readonly [ok: number, bad: number]>> | null;
}

const cases = readFileSync(new URL('../fixtures/nemo-gym/split.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SplitCase);

describe('the split door does what load_dataset does', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', async (_id, { files, verdict, splits }) => {
    const repository = caseRepository(files);
    const found = await nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
    expect(found.verdict, JSON.stringify(found.evidence)).toBe(verdict);
    if (splits === null) return;
    const judged = found.tasksets
      .filter(({ door, name }) => door === 'split' && name !== null)
      .map(({ name, tasks }) => [name, [tasks.ok, tasks.broken]] as const);
    expect(Object.fromEntries(judged)).toEqual(splits);
  });
});

describe('a split', () => {
  const rows = '{"responses_create_params": {"input": "a"}}\n';

  it('takes NaN among texts for a missing value, which the raw file must not hold', async () => {
    const text = ['NaN', '"A"'].map((answer) => `{"responses_create_params": {"input": "a"}, "answer": ${answer}}\n`);
    const repository = caseRepository({ 'rows.jsonl': { text: text.join('') } });
    const { tasksets } = await nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
    expect(tasksets.map(({ door, verdict }) => [door, verdict])).toEqual([
      ['artifact', 'partial'],
      ['split', 'loads'],
    ]);
  });

  it.each([
    ['test/0.jsonl', 'loads'],
    ['data/test/0.jsonl', 'loads'],
    ['tests/0.jsonl', 'partial'],
    ['fixtures/test/0.jsonl', 'partial'],
    ['test/fixtures/0.jsonl', 'partial'],
  ] as const)('of %s is what the repo offers: %s', async (path, verdict) => {
    const repository = caseRepository({ [path]: { text: rows } });
    const found = await nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
    expect(found.verdict).toBe(verdict);
  });

  const two = [1, 2].map((n) => `- config_name: c${n}\n  default: true\n  data_files: rows${n}.jsonl\n`).join('');
  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    [
      'two configs that are both the default',
      { 'README.md': `---\nconfigs:\n${two}---\n`, 'rows1.jsonl': rows, 'rows2.jsonl': rows },
      'nemo-split-two-defaults',
      'N4',
    ],
    ['rows without a column', { 'train.jsonl': '{}\n{}\n' }, 'nemo-split-no-rows', 'N5'],
  ])('says what is wrong with %s', async (_, texts, code, fact) => {
    const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { text }]));
    const repository = caseRepository(files);
    const { evidence } = await nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
    expect(evidence.filter((one) => one.code === code)).toMatchObject([{ fact }]);
  });

  it('does not read a broken line behind a byte order mark as the first one', async () => {
    const repository = caseRepository({ 'train.jsonl': { text: `\ufeff${rows}{"responses\n` } });
    const { tasksets } = await nemoGym.detect({ repository, card: cardOf(repository), repoId: null });
    expect(tasksets.filter(({ door, verdict }) => door === 'split' && verdict !== 'fails')).toEqual([]);
  });
});
