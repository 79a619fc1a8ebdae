import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/audit.ts';
import { DEFAULT_CONFIG } from '../../../src/config/defaults.ts';
import { FRAMEWORK_KEYS } from '../../../src/config/vocabulary.ts';
import { caseRepository } from '../../support/cases.ts';
import { REPO_ID } from '../compare/common.ts';
import { EVERY } from './draft.ts';
import { composeTree, generateTree, partNames, tidy } from './generate.ts';
import { mutationNames } from './mutate.ts';

const TREES = 3000;
const AUDITED = 100;

describe.each(EVERY)('%s', (loader) => {
  test('meets every part and every mutation that is meant for it', () => {
    const parts = new Set<string>();
    const mutations = new Set<string>();
    let plain = 0;
    for (let n = 0; n < TREES; n += 1) {
      const made = composeTree(loader, 1, n);
      for (const part of made.parts) parts.add(part);
      for (const mutation of made.mutations) mutations.add(mutation);
      if (made.mutations.length === 0) plain += 1;
    }
    expect(partNames(loader).filter((name) => !parts.has(name))).toEqual([]);
    expect(mutationNames(loader).filter((name) => !mutations.has(name))).toEqual([]);
    expect(plain / TREES).toBeGreaterThan(0.1);
    expect(plain / TREES).toBeLessThan(0.4);
  });

  test('gets trees that a folder can hold', () => {
    for (let n = 0; n < 300; n += 1) {
      const { id, change, files } = generateTree(loader, 2, n);
      const paths = Object.keys(files);
      expect([id, change !== '']).toEqual([`generated/${loader}/2/${n}`, true]);
      for (const path of paths) {
        const names = path.split('/');
        expect(names.every((name) => Buffer.byteLength(name) <= 255 && !['', '.', '..', '.git'].includes(name))).toBe(
          true,
        );
        expect(path).not.toContain('\0');
        expect(paths.filter((other) => other.startsWith(`${path}/`))).toEqual([]);
      }
    }
  });

  test('gets the same tree for the same number, and others for others', () => {
    const trees = Array.from({ length: 50 }, (_, n) => JSON.stringify(generateTree(loader, 3, n)));
    expect(trees).toEqual(Array.from({ length: 50 }, (_, n) => JSON.stringify(generateTree(loader, 3, n))));
    expect(new Set(trees).size).toBe(50);
    expect(JSON.stringify(generateTree(loader, 4, 0).files)).not.toBe(JSON.stringify(generateTree(loader, 3, 0).files));
  });
});

test.each(FRAMEWORK_KEYS)('%s gets trees of every verdict', async (framework) => {
  const counts = { loads: 0, partial: 0, fails: 0, unknown: 0 };
  for (let n = 0; n < AUDITED; n += 1) {
    const repository = caseRepository(generateTree(framework, 1, n).files);
    const input = { repository, repoId: REPO_ID, config: DEFAULT_CONFIG, configPath: null, schemaChecker: null };
    counts[(await audit(input)).frameworks[framework].detection.verdict] += 1;
  }
  const working = (counts.loads + counts.partial) / AUDITED;
  expect(working, JSON.stringify(counts)).toBeGreaterThan(0.25);
  expect(working, JSON.stringify(counts)).toBeLessThan(0.75);
  expect(counts.loads, JSON.stringify(counts)).toBeGreaterThan(AUDITED * 0.1);
  expect(counts.fails, JSON.stringify(counts)).toBeGreaterThan(AUDITED * 0.15);
  expect(counts.unknown, JSON.stringify(counts)).toBeLessThan(AUDITED * 0.25);
});

test('what cannot exist together is left out', () => {
  const files = new Map(
    Object.entries({
      a: { text: 'file' },
      'a/b': { text: 'below a file' },
      link: { link: 'a' },
      'link/c': { text: 'below a link' },
      dir: { dir: null },
      'dir/d': { text: 'kept' },
      empty: { dir: null },
      '.git/config': { text: 'of git' },
      '../out': { text: 'outside' },
      'x//y': { text: 'no name' },
      '.github/e': { text: 'kept' },
    }),
  );
  expect(Object.keys(tidy(files))).toEqual(['.github/e', 'a', 'dir/d', 'empty', 'link']);
});
