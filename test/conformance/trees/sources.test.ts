import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caseTrees, exampleTrees, folderFiles, foundTrees, readTrees } from './sources.ts';

describe('trees that are written down', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trees-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a folder as a tree: text, bytes, links, empty folders', () => {
    mkdirSync(join(folder, 'a/empty'), { recursive: true });
    writeFileSync(join(folder, 'a/b.txt'), '\ufeffü\r\n');
    writeFileSync(join(folder, 'a/c.bin'), Buffer.from([0xff, 0]));
    symlinkSync('b.txt', join(folder, 'a/link'));
    symlinkSync('../nothing', join(folder, 'dangling'));
    expect(folderFiles(folder)).toEqual({
      'a/b.txt': { text: '\ufeffü\r\n' },
      'a/c.bin': { base64: '/wA=' },
      'a/empty': { dir: null },
      'a/link': { link: 'b.txt' },
      dangling: { link: '../nothing' },
    });
  });

  test('found trees are those of all files of lines', () => {
    const tree = { id: 'x/1', change: 'c', files: { a: { text: 'b' } } };
    writeFileSync(join(folder, 'one.jsonl'), `${JSON.stringify({ ...tree, since: 'ever' })}\n`);
    writeFileSync(join(folder, 'two.jsonl'), `${JSON.stringify({ ...tree, id: 'x/2' })}\n`);
    writeFileSync(join(folder, 'notes.md'), 'no trees\n');
    expect(foundTrees(folder)).toEqual([tree, { ...tree, id: 'x/2' }]);
    expect(foundTrees(join(folder, 'nothing'))).toEqual([]);
  });

  test.each(['{}', '{"id": "a"}', 'x', '[]'])('%s is no tree', (line) => {
    expect(() => readTrees(`${line}\n`)).toThrow();
  });

  test('cases and examples have ids of their own', () => {
    const trees = [...caseTrees(), ...exampleTrees()];
    expect(new Set(trees.map(({ id }) => id)).size).toBe(trees.length);
    const one = trees.find(({ id }) => id === 'loaders/harbor/M007');
    expect(Object.keys(one?.files ?? {})).toContain('task.toml');
    const example = trees.find(({ id }) => id === 'examples/frameworks/harbor');
    expect(Object.keys(example?.files ?? {})).toContain('README.md');
    for (const { id, files } of trees) expect([id, Object.keys(files).length > 0]).toEqual([id, true]);
  });
});
