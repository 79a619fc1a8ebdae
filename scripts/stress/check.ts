import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from './page.ts';
import type { Run } from './run.ts';
import type { StressCase, StressReport } from './types.ts';

const FORBIDDEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const TRACE = /^\s+at .+[:(]\d+|FATAL ERROR|internal error|node:internal/m;

const isReport = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../schemas/report.json'), 'utf8')) as object,
);

/** Everything that is wrong with one run, whatever its format. */
export function faultsOf(run: Run, one: StressCase, format: string): string[] {
  const { code, signal, stdout, stderr, seconds, peakMiB } = run;
  const faults: string[] = [];
  if (signal !== null) faults.push(`killed by ${signal}`);
  if (!(one.codes ?? [0, 1]).includes(code ?? -1)) faults.push(`exit ${code}`);
  if (seconds > (one.seconds ?? LIMITS.seconds)) faults.push(`${seconds.toFixed(1)} s`);
  if (peakMiB > (one.mib ?? LIMITS.mib)) faults.push(`${peakMiB.toFixed(0)} MiB`);
  if (TRACE.test(stderr)) faults.push('a stack trace or internal error');
  if (FORBIDDEN.test(stderr)) faults.push('controls on stderr');
  if (FORBIDDEN.test(stdout)) faults.push(`controls in ${format}`);
  if ((code === 2 || code === 3) && stdout !== '') faults.push('output beside an error');
  // Without findings there is nothing to annotate.
  if ((code === 0 || code === 1) && stdout === '' && format !== 'github') faults.push('no output');
  return faults;
}

/** What is wrong with a JSON report. */
export function reportFaults(run: Run, one: StressCase): string[] {
  if (run.stdout === '') return [];
  let report: unknown;
  try {
    report = JSON.parse(run.stdout);
  } catch {
    return ['JSON that does not parse'];
  }
  if (!isReport(report)) return [`JSON against its schema: ${JSON.stringify(isReport.errors?.[0]).slice(0, 300)}`];
  const wrong = one.expect?.(report as StressReport, run) ?? null;
  return wrong === null ? [] : [wrong];
}
