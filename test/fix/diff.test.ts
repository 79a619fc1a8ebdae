import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/fix/apply.ts';
import { unifiedDiff } from '../../src/fix/diff.ts';
import type { Edit } from '../../src/fix/types.ts';

const encoder = new TextEncoder();

function edit(start: number, end: number, text: string): Edit {
  return { path: 'README.md', base: null, start, end, text, finding: 0 };
}

describe('unifiedDiff', () => {
  it('shows the lines around a change', () => {
    const before = encoder.encode('---\nlicense: mit\ntags:\n- harbor\n---\n\n# Demo\n');
    expect(unifiedDiff('README.md', before, [edit(32, 32, '- openenv\n')])).toBe(
      [
        'diff --git a/README.md b/README.md',
        '--- a/README.md',
        '+++ b/README.md',
        '@@ -2,6 +2,7 @@',
        ' license: mit',
        ' tags:',
        ' - harbor',
        '+- openenv',
        ' ---',
        ' ',
        ' # Demo',
        '',
      ].join('\n'),
    );
  });

  it('shows a new file', () => {
    const text = '---\ntags:\n- harbor\n---\n';
    expect(unifiedDiff('README.md', null, [edit(0, 0, text)])).toBe(
      `diff --git a/README.md b/README.md\nnew file mode 100644\n--- /dev/null\n+++ b/README.md\n@@ -0,0 +1,4 @@\n+---\n+tags:\n+- harbor\n+---\n`,
    );
  });

  it('tells of a missing line feed and keeps carriage returns', () => {
    const before = encoder.encode('a\r\nb');
    expect(unifiedDiff('README.md', before, [edit(3, 4, 'c')])).toContain(
      '@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
    );
  });

  it('is empty where nothing changes', () => {
    expect(unifiedDiff('README.md', encoder.encode('a\n'), [])).toBe('');
    expect(unifiedDiff('README.md', encoder.encode('a\n'), [edit(0, 1, 'a')])).toBe('');
  });

  it('leaves out what is equal, before, between and behind the changes', () => {
    const lines = Array.from({ length: 20 }, (_, i) => `${i + 1}\n`);
    const offset = (line: number): number => lines.slice(0, line - 1).join('').length;
    const before = encoder.encode(lines.join(''));
    const hunks = (edits: readonly Edit[]): string =>
      unifiedDiff('README.md', before, edits).split('\n').slice(3).join('\n');
    expect(hunks([edit(offset(2), offset(2) + 1, 'x'), edit(offset(15), offset(15) + 2, 'y')])).toBe(
      '@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n 4\n 5\n@@ -12,7 +12,7 @@\n 12\n 13\n 14\n-15\n+y\n 16\n 17\n 18\n',
    );
    expect(hunks([edit(offset(5) - 1, offset(5) - 1, '\nx')])).toBe('@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+x\n 5\n 6\n 7\n');
    expect(hunks([edit(offset(5), offset(6), '')])).toBe('@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n');
  });

  it('quotes names as git does, so that none ends its line', () => {
    const diff = unifiedDiff('a "b\nc.md', encoder.encode('a\n'), [edit(0, 1, 'b')]);
    expect(diff.split('\n').slice(0, 3)).toEqual([
      'diff --git "a/a \\"b\\012c.md" "b/a \\"b\\012c.md"',
      '--- "a/a \\"b\\012c.md"',
      '+++ "b/a \\"b\\012c.md"',
    ]);
  });
});

describe('git apply', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'envcard-diff-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function applied(name: string, before: Uint8Array | null, edits: readonly Edit[]): Uint8Array {
    const path = join(folder, name);
    rmSync(path, { force: true });
    if (before !== null) writeFileSync(path, before);
    const input = unifiedDiff(name, before, edits);
    if (input !== '') {
      const env = { PATH: process.env['PATH'], GIT_CEILING_DIRECTORIES: tmpdir(), GIT_CONFIG_GLOBAL: '/dev/null' };
      execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input, env });
    }
    return new Uint8Array(readFileSync(path));
  }

  it('makes of the diff what the edits make, whatever they are', () => {
    const line = fc.constantFrom('a', 'b', '', 'a\r', 'é');
    const text = fc
      .tuple(fc.array(line, { maxLength: 25 }), fc.boolean())
      .map(([lines, ended]) => lines.join('\n') + (ended && lines.length > 0 ? '\n' : ''));
    const places = fc.array(fc.tuple(fc.nat(1000), fc.nat(3), fc.constantFrom('', 'x', 'x\n', '\n', 'x\ny\n')), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(text, places, (sample, wanted) => {
        const before = encoder.encode(sample.replaceAll('é', 'e'));
        let at = 0;
        const edits = wanted
          .map(([start, length, inserted]) => [start % (before.length + 1), length, inserted] as const)
          .toSorted((a, b) => a[0] - b[0])
          .flatMap(([start, length, inserted]) => {
            if (start < at) return [];
            at = Math.min(start + length, before.length);
            return [edit(start, at, inserted)];
          });
        expect(applied('README.md', before, edits)).toEqual(applyEdits(before, edits));
      }),
      { numRuns: 60 },
    );
  });

  it.each(['with space.md', 'quo"te.md', 'tab\there.md', 'Größe.md'])('takes the name %j', (name) => {
    expect(applied(name, encoder.encode('a\n'), [edit(0, 1, 'b')])).toEqual(encoder.encode('b\n'));
    expect(applied(name, null, [edit(0, 0, 'new\n')])).toEqual(encoder.encode('new\n'));
  });
});
