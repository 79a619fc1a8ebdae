import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { digestOf, isKept, parseRecording, readRecording, renderRecording, writeRecording } from './answers.ts';
import type { Recorded, Recording } from './answers.ts';
import { ENVIRONMENTS } from './environments.ts';
import { differences } from './judge.ts';
import { caseTrees, exampleTrees, foundTrees } from './trees/sources.ts';
import type { Answer } from './types.ts';

const TREES = new Map([...caseTrees(), ...exampleTrees(), ...foundTrees()].map((tree) => [tree.id, tree]));

describe.each(ENVIRONMENTS)('$name', (environment) => {
  const { name, loader, release } = environment;
  const recording = readRecording(name);

  test('was asked about every tree, as it is now', () => {
    expect(recording?.releases[loader]).toBe(release);
    // `npm run conformance -- --record` asks about those that are missing.
    const missing = [...TREES.values()].filter(
      (tree) => isKept(tree, environment) && recording?.answers.get(tree.id)?.of !== digestOf(tree),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('answers as envcard says', async () => {
    const parts: string[] = [];
    for (const reply of recording?.answers.values() ?? []) {
      const tree = TREES.get(reply.id);
      if (tree === undefined || !('answer' in reply)) continue;
      const found = await differences(loader, tree, reply.answer, release);
      parts.push(...found.map(({ about, text }) => `${reply.id} ${about}: ${text}`));
    }
    expect(parts).toEqual([]);
  }, 120_000);
});

describe('a recording', () => {
  const answer: Answer = { loads: true, doors: [] };
  const first: Recorded = { id: 'cases/b', of: '1', answer };
  const second: Recorded = { id: 'cases/a', of: '2', trouble: 'lone \uD800, é, \u2028' };
  const recordingOf = (...answers: readonly Recorded[]): Recording => ({
    releases: { loader: '1.0', beside: '2.0' },
    answers: new Map(answers.map((one) => [one.id, one])),
  });

  test('is the same text whatever the order of answers and members', () => {
    const turned = { answer: { doors: [], loads: true }, of: '1', id: 'cases/b' } as const;
    const text = renderRecording('x', recordingOf(first, second), null);
    expect(renderRecording('x', recordingOf(second, turned), null)).toBe(text);
    expect(text.split('\n')).toEqual([
      '{"base":null,"environment":"x","releases":{"beside":"2.0","loader":"1.0"}}',
      String.raw`{"id":"cases/a","of":"2","trouble":"lone \ud800, \u00e9, \u2028"}`,
      '{"answer":{"doors":[],"loads":true},"id":"cases/b","of":"1"}',
      '',
    ]);
    expect(parseRecording(text, () => null)).toEqual(recordingOf(second, first));
  });

  test('is short where the newest release answers the same', () => {
    const newest = recordingOf(first, second);
    const older = recordingOf({ ...first, answer: { loads: false, doors: [] } }, second);
    const text = renderRecording('old', older, { environment: 'new', recording: newest });
    expect(text.split('\n')[1]).toBe('{"id":"cases/a","of":"2","same":true}');
    expect(parseRecording(text, (name) => (name === 'new' ? newest : null))).toEqual(older);
    const changed = recordingOf(first, { ...second, of: '3' });
    expect([...parseRecording(text, () => changed).answers.keys()]).toEqual(['cases/b']);
  });

  test('is written beside the newest and read back', () => {
    const folder = mkdtempSync(join(tmpdir(), 'answers-'));
    try {
      const at = pathToFileURL(`${folder}/`);
      const [newest, older] = ['newest', 'oldest'].map((role) =>
        ENVIRONMENTS.find((one) => one.loader === 'harbor' && one.role === role),
      );
      if (newest === undefined || older === undefined) throw new Error('no environments for harbor');
      const changed = recordingOf(first, { ...second, trouble: 'hung' });
      writeRecording(newest, recordingOf(first, second), at);
      writeRecording(older, changed, at);
      expect(readRecording(older.name, at)).toEqual(changed);
      expect(readRecording('missing', at)).toBeNull();
      expect(
        readFileSync(join(folder, `${older.name}.jsonl`), 'utf8')
          .trim()
          .split('\n'),
      ).toHaveLength(3);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('knows a tree by its files, in any order, and not by its words', () => {
    const files = { a: { text: '1' }, b: { link: 'a' } };
    const turned = { b: { link: 'a' }, a: { text: '1' } };
    expect(digestOf({ id: 'x', change: 'y', files: turned })).toBe(digestOf({ id: 'z', change: '', files }));
    expect(digestOf({ id: 'x', change: 'y', files: { ...files, a: { text: '2' } } })).not.toBe(
      digestOf({ id: 'x', change: 'y', files }),
    );
  });
});
