/**
 * Runs the built command on hostile repositories (`npm run stress`; `-- --only REGEX`, `--node PATH`, `--cli PATH`,
 * `--shown` for the rows of docs/bounds.md alone, `--write` to write them there, `--rows FILE` to keep them for a later run
 * that goes on, `--all` for every format of every case) and fails where it crashes, hangs, eats memory or prints what it
 * must not.
 */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CASES } from './stress/cases.ts';
import { faultsOf, reportFaults } from './stress/check.ts';
import { LIMITS, page, said } from './stress/page.ts';
import type { Row } from './stress/page.ts';
import { run } from './stress/run.ts';
import type { StressCase } from './stress/types.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    node: { type: 'string' },
    cli: { type: 'string' },
    keep: { type: 'boolean' },
    all: { type: 'boolean' },
    shown: { type: 'boolean' },
    write: { type: 'boolean' },
    rows: { type: 'string' },
  },
});
const node = values.node ?? process.execPath;
const cli = values.cli ?? path.resolve(import.meta.dirname, '../dist/cli.js');
const only = new RegExp(values.only ?? '', 'u');
const NOBODY = 65_534;

/** Runs one case in the formats that fit its cost. */
async function judge(one: StressCase, root: string): Promise<Row> {
  const isUnprivileged = one.unprivileged === true && process.getuid?.() === 0;
  const words = (one.args ?? ['check', 'ROOT']).map((word) => word.replaceAll('ROOT', root));
  const start = async (format: string): Promise<Awaited<ReturnType<typeof run>>> =>
    await run(node, [cli, ...words, '--format', format], {
      cwd: root,
      seconds: one.waits ?? Math.max(300, (one.seconds ?? LIMITS.seconds) * 40),
      ...(isUnprivileged ? { uid: NOBODY } : {}),
    });
  const stop = one.disturb?.(root);
  const json = await start('json');
  const faults = [...faultsOf(json, one, 'json'), ...reportFaults(json, one)];
  let { seconds, peakMiB, stderr } = json;
  const quick = json.elapsed < 1.5;
  const formats = values.all === true || quick ? ['text', 'sarif', 'github', 'markdown'] : ['text'];
  for (const format of json.signal === null && one.waits === undefined ? formats : []) {
    const again = await start(format);
    for (const fault of faultsOf(again, one, format)) {
      if (!faults.includes(fault)) faults.push(`${format}: ${fault}`);
      stderr = again.stderr;
    }
    seconds = Math.max(seconds, again.seconds);
    peakMiB = Math.max(peakMiB, again.peakMiB);
  }
  stop?.();
  return {
    one,
    exit: String(json.code ?? json.signal),
    seconds,
    elapsed: json.elapsed,
    peakMiB,
    said: said(json, root),
    faults,
    stderr,
  };
}

function print({ one, exit, seconds, peakMiB, faults, stderr }: Row): void {
  const verdict = faults.length === 0 ? 'ok' : faults.join('; ');
  const cells = [one.name.padEnd(44), exit, seconds.toFixed(2), peakMiB.toFixed(0)];
  const note = faults.length === 0 || stderr === '' ? '' : `\n    ${stderr.slice(0, 300).replaceAll('\n', '\n    ')}`;
  console.log(`${cells.join(' | ')} | ${verdict}${note}`);
}

const top = mkdtempSync(path.join(tmpdir(), 'envcard-stress-'));
// Cases may be read by another user.
chmodSync(top, 0o755);
const earlier = values.rows !== undefined && existsSync(values.rows) ? readFileSync(values.rows, 'utf8') : '';
const kept = new Map(
  earlier
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
    .map((row) => [row.one.name, row]),
);
const rows: Row[] = [];
console.log('case | exit | seconds | peak MiB | verdict');
try {
  for (const [index, one] of CASES.entries()) {
    if (!only.test(one.name) || (values.shown === true && one.shown !== true)) continue;
    const known = kept.get(one.name);
    if (known !== undefined) {
      rows.push({ ...known, one });
      continue;
    }
    const root = path.join(top, `c${index}`);
    mkdirSync(root);
    one.make(root);
    const row = await judge(one, root);
    print(row);
    rows.push(row);
    if (values.rows !== undefined) appendFileSync(values.rows, `${JSON.stringify(row)}\n`);
    if (values.keep !== true) rmSync(root, { recursive: true, force: true });
  }
} finally {
  if (values.keep !== true) rmSync(top, { recursive: true, force: true });
}
if (values.write === true) {
  writeFileSync(path.resolve(import.meta.dirname, '../docs/bounds.md'), page(rows));
}
const failures = rows.filter(({ faults }) => faults.length > 0).length;
console.log(`${rows.length} cases, ${failures} failed`);
if (failures > 0) process.exitCode = 1;
