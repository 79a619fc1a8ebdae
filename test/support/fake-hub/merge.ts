import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Leaf, Tree, at, changed, listing } from './git.ts';
import type { Changes } from './git.ts';

/** What a merge leaves: a tree, or the files in conflict. */
export type Merged =
  | { readonly ok: true; readonly tree: Tree }
  | { readonly ok: false; readonly conflicts: readonly string[] };

/** Files that differ between two trees. */
function diffPaths(from: Tree, to: Tree, prefix = ''): string[] {
  if (from === to || from.oid === to.oid) return [];
  const names = new Set([...from.children.keys(), ...to.children.keys()]);
  const found = new Set<string>();
  for (const name of names) {
    const [a, b] = [from.children.get(name), to.children.get(name)];
    if (a?.oid === b?.oid) continue;
    const path = `${prefix}${name}`;
    const inside =
      a instanceof Tree && b instanceof Tree ? diffPaths(a, b, `${path}/`) : pathsOf(a, path).concat(pathsOf(b, path));
    for (const each of inside) found.add(each);
  }
  return [...found];
}

function pathsOf(node: Leaf | Tree | undefined, path: string): string[] {
  if (node === undefined) return [];
  return node instanceof Leaf ? [path] : listing(node).leaves.map((entry) => `${path}/${entry.path}`);
}

/** Merges two trees as git does: file by file, and by lines where both sides changed a file. */
export function merge(base: Tree, ours: Tree, theirs: Tree): Merged {
  const changes: Record<string, Changes[string]> = {};
  const conflicts: string[] = [];
  for (const path of diffPaths(base, theirs)) {
    const [before, mine, wanted] = [leafAt(base, path), leafAt(ours, path), leafAt(theirs, path)];
    if (mine?.oid === wanted?.oid) continue;
    if (mine?.oid === before?.oid) {
      changes[path] = wanted;
      continue;
    }
    const lines = before === null || mine === null || wanted === null ? null : mergeLines(before, mine, wanted);
    if (lines === null) conflicts.push(path);
    else changes[path] = lines;
  }
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, tree: changed(ours, changes) };
}

function leafAt(tree: Tree, path: string): Leaf | null {
  const node = at(tree, path);
  return node instanceof Leaf ? node : null;
}

/** The work of `git merge-file`; null on conflict. */
function mergeLines(before: Leaf, mine: Leaf, wanted: Leaf): Uint8Array | null {
  const folder = mkdtempSync(join(tmpdir(), 'fake-hub-'));
  try {
    const files = [mine, before, wanted].map((leaf, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, leaf.blob);
      return file;
    });
    return execFileSync('git', ['merge-file', '-p', '--quiet', ...files], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'] },
    });
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a pull request changes, in the format of `git diff` (whole files, no context). */
export function diffText(base: Tree, head: Tree): string {
  return diffPaths(base, head)
    .map((path) => {
      const [a, b] = [linesAt(base, path), linesAt(head, path)];
      return [
        `diff --git a/${path} b/${path}`,
        ...(a === null ? ['new file mode 100644'] : b === null ? ['deleted file mode 100644'] : []),
        `--- ${a === null ? '/dev/null' : `a/${path}`}`,
        `+++ ${b === null ? '/dev/null' : `b/${path}`}`,
        `@@ -${a === null ? '0,0' : `1,${a.length}`} +${b === null ? '0,0' : `1,${b.length}`} @@`,
        ...(a ?? []).map((line) => `-${line}`),
        ...(b ?? []).map((line) => `+${line}`),
        '',
      ].join('\n');
    })
    .join('');
}

function linesAt(tree: Tree, path: string): string[] | null {
  const leaf = leafAt(tree, path);
  return leaf === null ? null : new TextDecoder().decode(leaf.blob).replace(/\n$/, '').split('\n');
}
