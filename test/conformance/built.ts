import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FRAMEWORK_KEYS } from '../../src/config/vocabulary.ts';
import type { Report } from '../../src/report/types.ts';
import { judgeTree } from './judge.ts';
import type { Tree } from './types.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Lets the built command judge the examples where they lie.
 * @returns a line for each verdict that differs from the one which the loaders were compared with
 */
export async function builtDifferences(examples: readonly Tree[]): Promise<string[]> {
  const args = ['dist/cli.js', 'check', '--format', 'json', '--fail-on', 'never', ...examples.map(({ id }) => id)];
  const done = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.status !== 0) return [`dist/cli.js: exit ${done.status}: ${done.stderr.slice(-300)}`];
  const { targets } = JSON.parse(done.stdout) as Report;
  const lines: string[] = [];
  for (const [index, tree] of examples.entries()) {
    const [built, here] = [targets[index]?.frameworks, (await judgeTree(tree)).frameworks];
    for (const key of FRAMEWORK_KEYS) {
      const [mine, theirs] = [here[key].detection.verdict, built?.[key]?.verdict];
      if (mine !== theirs) lines.push(`dist/cli.js ${tree.id} ${key}: ${theirs}, from its sources ${mine}`);
    }
  }
  return lines;
}
