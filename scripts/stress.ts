/**
 * Runs the built command on hostile repositories (`npm run stress`; `-- --only REGEX`, `--node PATH`, `--cli PATH`,
 * `--all` for every format of every case) and fails where it crashes, hangs, eats memory or prints what it must not.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CASES } from './stress/cases.ts';
import { faultsOf, reportFaults } from './stress/check.ts';
import { run } from './stress/run.ts';
import type { StressCase } from './stress/types.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    node: { type: 'string' },
    cli: { type: 'string' },
    keep: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});
const node = values.node ?? process.execPath;
const cli = values.cli ?? path.resolve(import.meta.dirname, '../dist/cli.js');
const only = new RegExp(values.only ?? '', 'u');
const NOBODY = 65_534;

/** Runs one case in the formats that fit its cost. */
async function judge(one: StressCase, root: string): Promise<{ line: string; ok: boolean }> {
  const isUnprivileged = one.unprivileged === true && process.getuid?.() === 0;
  const words = (one.args ?? ['check', 'ROOT']).map((word) => word.replaceAll('ROOT', root));
  const start = async (format: string): Promise<Awaited<ReturnType<typeof run>>> =>
    await run(node, [cli, ...words, '--format', format], {
      cwd: root,
      seconds: (one.seconds ?? 10) * 15,
      ...(isUnprivileged ? { uid: NOBODY } : {}),
    });
  const json = await start('json');
  let said = json.stderr;
  const faults = [...faultsOf(json, one, 'json'), ...reportFaults(json, one)];
  let { seconds, peakMiB } = json;
  const quick = json.seconds < 1.5;
  const formats = values.all === true || quick ? ['text', 'sarif', 'github', 'markdown'] : ['text'];
  for (const format of json.signal === null ? formats : []) {
    const again = await start(format);
    for (const fault of faultsOf(again, one, format)) {
      if (!faults.includes(fault)) faults.push(`${format}: ${fault}`);
      said = again.stderr;
    }
    seconds = Math.max(seconds, again.seconds);
    peakMiB = Math.max(peakMiB, again.peakMiB);
  }
  const verdict = faults.length === 0 ? 'ok' : faults.join('; ');
  const cells = [one.name.padEnd(44), String(json.code ?? json.signal), seconds.toFixed(2), peakMiB.toFixed(0)];
  const note = faults.length === 0 || said === '' ? '' : `\n    ${said.slice(0, 300).replaceAll('\n', '\n    ')}`;
  return { line: `${cells.join(' | ')} | ${verdict}${note}`, ok: faults.length === 0 };
}

const top = mkdtempSync(path.join(tmpdir(), 'envcard-stress-'));
// Cases may be read by another user.
chmodSync(top, 0o755);
let failures = 0;
console.log('case | exit | seconds | peak MiB | verdict');
try {
  for (const [index, one] of CASES.entries()) {
    if (!only.test(one.name)) continue;
    const root = path.join(top, `c${index}`);
    mkdirSync(root);
    one.make(root);
    const { line, ok } = await judge(one, root);
    console.log(line);
    if (!ok) failures += 1;
    if (values.keep !== true) rmSync(root, { recursive: true, force: true });
  }
} finally {
  if (values.keep !== true) rmSync(top, { recursive: true, force: true });
}
if (failures > 0) {
  console.log(`${failures} cases failed`);
  process.exitCode = 1;
}
