import { assert, asyncProperty, constantFrom, nat } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CaseFile } from '../../support/cases.ts';
import type { Tree } from '../types.ts';
import { EVERY } from './draft.ts';
import { generateTree } from './generate.ts';
import { minimal } from './minimal.ts';
import { shrink, sizeOf } from './shrink.ts';

const PLENTY = 100_000;

function tree(files: Record<string, string | CaseFile>): Tree {
  const entries = Object.entries(files).map(([path, file]): [string, CaseFile] => [
    path,
    typeof file === 'string' ? { text: file } : file,
  ]);
  return { id: 'a/tree', change: 'none', files: Object.fromEntries(entries) };
}

function textOf({ files }: Tree, path: string): string {
  const file = files[path];
  return file !== undefined && 'text' in file ? file.text : '';
}

describe('minimal', () => {
  test.each([
    { items: [], wanted: [] },
    { items: [1], wanted: [] },
    { items: [1, 2, 3, 4, 5, 6, 7, 8], wanted: [] },
    { items: [1, 2, 3, 4, 5, 6, 7, 8], wanted: [1, 8] },
    { items: [1, 2, 3, 4, 5, 6, 7, 8], wanted: [4, 5] },
    { items: [1, 2, 3], wanted: [1, 2, 3] },
  ])('leaves $wanted of $items', async ({ items, wanted }) => {
    const rest = await minimal(items, async (smaller) => wanted.every((item) => smaller.includes(item)));
    expect(rest).toEqual(wanted);
  });

  test('leaves nothing that could go alone', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    const enough = async (smaller: readonly number[]): Promise<boolean> =>
      smaller.reduce((sum, n) => sum + n, 0) >= 100 && smaller.includes(3);
    const rest = await minimal(numbers, enough);
    expect(await enough(rest)).toBe(true);
    for (const one of rest) expect(await enough(rest.filter((n) => n !== one))).toBe(false);
  });
});

describe('shrink', () => {
  const tasks = tree({
    'README.md': '---\ntags: [harbor]\n---\n',
    'registry.json': '[{"name": "a", "tasks": [{"path": "tasks/b", "name": "b"}, {"path": "tasks/a"}]}]',
    'rows.jsonl': '{"a": 1, "b": {"c": [1, 2, {"d": null}]}}\n{"a": 2}\n',
    'tasks/a/task.toml': '[metadata]\nx = 1\n\n[environment]\n# how much\ncpus = 0.5 # half\nmemory = "4G"\n',
    'tasks/a/instruction.md': 'Do it.\n',
    'tasks/b/task.toml': '',
    'data.bin': { base64: Buffer.from([...Array(300).fill(255), 7, 8, ...Array(300).fill(255)]).toString('base64') },
    'tasks/l': { link: 'a' },
    'tasks/empty': { dir: null },
  });

  test.each<{ what: string; differs: (tree: Tree) => boolean; left: Record<string, CaseFile> }>([
    { what: 'nothing that matters', differs: () => true, left: {} },
    {
      what: 'one setting',
      differs: (tree) => /^cpus = 0\.5/mu.test(textOf(tree, 'tasks/a/task.toml')),
      left: { 'tasks/a/task.toml': { text: 'cpus = 0.5' } },
    },
    {
      what: 'a setting below its header',
      differs: (tree) => /\[environment\]\n(?:.*\n)*cpus/u.test(textOf(tree, 'tasks/a/task.toml')),
      left: { 'tasks/a/task.toml': { text: '[environment]\ncpus' } },
    },
    {
      what: 'a member deep in a document',
      differs: (tree) => {
        try {
          const specs = JSON.parse(textOf(tree, 'registry.json')) as { tasks?: { path?: string }[] }[];
          return specs[0]?.tasks?.some((task) => task.path === 'tasks/b') ?? false;
        } catch {
          return false;
        }
      },
      left: { 'registry.json': { text: '[{"tasks":[{"path":"tasks/b"}]}]' } },
    },
    {
      what: 'a member of a row',
      differs: (tree) =>
        textOf(tree, 'rows.jsonl')
          .split('\n')
          .some((line) => /^\{.*"d":.*\}$/u.test(line)),
      left: { 'rows.jsonl': { text: '{"d":}' } },
    },
    {
      what: 'a link and its target',
      differs: ({ files }) => 'link' in (files['tasks/l'] ?? {}) && 'tasks/a/task.toml' in files,
      left: { 'tasks/a/task.toml': { text: '' }, 'tasks/l': { link: 'a' } },
    },
    {
      what: 'bytes',
      differs: ({ files }) => {
        const file = files['data.bin'];
        return file !== undefined && 'base64' in file && Buffer.from(file.base64, 'base64').includes(7);
      },
      left: { 'data.bin': { base64: 'Bw==' } },
    },
  ])('leaves $what', async ({ differs, left }) => {
    const smallest = await shrink(tasks, async (tree) => differs(tree), PLENTY);
    expect(smallest).toEqual({ ...tasks, files: left });
  });

  test('asks no more often than it may, and about nothing twice', async () => {
    const asked: string[] = [];
    const differs = async (tree: Tree): Promise<boolean> => {
      asked.push(JSON.stringify(tree.files));
      return textOf(tree, 'tasks/a/task.toml').includes('half');
    };
    for (const budget of [0, 1, 7, 40]) {
      asked.length = 0;
      const smaller = await shrink(tasks, differs, budget);
      expect(asked.length).toBeLessThanOrEqual(budget);
      expect(new Set(asked).size).toBe(asked.length);
      expect(textOf(smaller, 'tasks/a/task.toml')).toContain('half');
      if (budget === 0) expect(smaller).toBe(tasks);
    }
  });

  test('passes on what the question throws', async () => {
    const lost = async (): Promise<boolean> => {
      throw new Error('lost the loader');
    };
    await expect(shrink(tasks, lost, PLENTY)).rejects.toThrow('lost the loader');
  });

  test('keeps what is looked for in any tree, and is never larger', async () => {
    await assert(
      asyncProperty(constantFrom(...EVERY), nat(1_000_000), nat(), nat(400), async (loader, n, at, budget) => {
        const whole = generateTree(loader, 7, n);
        const paths = Object.keys(whole.files);
        const path = paths[at % paths.length] ?? '';
        const text = textOf(whole, path);
        const part = text.slice(at % (text.length + 1), (at % (text.length + 1)) + 5);
        const differs = async (tree: Tree): Promise<boolean> => path in tree.files && textOf(tree, path).includes(part);
        if (paths.length === 0 || !(await differs(whole))) return;
        const smaller = await shrink(whole, differs, budget);
        expect(await differs(smaller)).toBe(true);
        expect(sizeOf(smaller.files)).toBeLessThanOrEqual(sizeOf(whole.files));
        expect(Object.keys(smaller.files).filter((path) => !(path in whole.files))).toEqual([]);
        if (budget > 300) expect(Object.keys(smaller.files)).toEqual([path]);
      }),
      { seed: 5, numRuns: 60 },
    );
  });
});
