import { cpus, totalmem } from 'node:os';
import type { Run } from './run.ts';
import type { StressCase, StressReport } from './types.ts';

/** What a case may take that does not say otherwise. */
export const LIMITS: { readonly seconds: number; readonly mib: number } = { seconds: 10, mib: 1024 };

/** One case after its runs: the worst of all formats. */
export interface Row {
  readonly one: StressCase;
  readonly exit: string;
  readonly seconds: number;
  readonly elapsed: number;
  readonly peakMiB: number;
  readonly said: string;
  readonly faults: readonly string[];
  readonly stderr: string;
}

const FRAMEWORKS = ['harbor', 'verifiers', 'openenv', 'nemo-gym'];

/** What a JSON report says, in a few words. */
export function said(json: Run, root: string): string {
  if (json.stdout === '') return '';
  const [target] = (JSON.parse(json.stdout) as StressReport).targets;
  if (target === undefined) return '';
  if (target.error !== null) return (target.error.message ?? target.error.code).replaceAll(root, '.');
  const verdicts = FRAMEWORKS.map((name) => target.frameworks[name]?.verdict ?? '-');
  const same = new Set(verdicts).size === 1;
  const listed = target.target.complete ? '' : ', listing cut';
  const word = same ? `all ${verdicts[0]}` : verdicts.join('/');
  return `card ${target.card?.state ?? 'none'}${listed}; ${word}; ${target.findings.length} findings`;
}

/** The page of docs/: the rows that are shown, and what the others came to. */
export function page(rows: readonly Row[]): string {
  const shown = rows.filter(({ one }) => one.shown === true);
  const failed = rows.filter(({ faults }) => faults.length > 0);
  const cells = shown.map(({ one, exit, seconds, peakMiB, said: words, faults }) => {
    const [most, mib] = [one.seconds ?? LIMITS.seconds, one.mib ?? LIMITS.mib];
    const took = `${seconds.toFixed(1)} (≤ ${most}) | ${peakMiB.toFixed(0)} (≤ ${mib})`;
    return `| ${one.name.replaceAll('|', ' ')} | ${took} | ${exit} | ${faults.length === 0 ? '' : 'OVER: '}${words.replaceAll('|', ' ')} |`;
  });
  const [cpu] = cpus();
  return [
    '# What hostile repositories cost',
    '',
    `Written by \`npm run stress -- --write\`: ${rows.length} hostile repositories, judged by the built command in every format that their`,
    `cost allows; ${failed.length === 0 ? 'each stays within its bounds' : `${failed.length} exceed their bounds`}. The table shows the extremes; all of them stand in`,
    '`scripts/stress/`. Seconds are of the processor, git included; memory is the peak of all processes together; in brackets',
    'the bounds that the run enforces. Verdicts stand in the order Harbor, Verifiers, OpenEnv, NeMo Gym.',
    '',
    `Machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.version.slice(1)}.`,
    '',
    '| Repository | Seconds | MiB | Exit | What it says |',
    '| --- | --- | --- | --- | --- |',
    ...cells,
    '',
    '## What is given up for it',
    '',
    '- What is too large, too deep or takes too long is *not seen* and never a reason for `fails`: a verdict that hangs on it is',
    '  `unknown`, or `partial` where other tasks load. Where the table says `fails`, the reason is another one: the repository',
    '  holds nothing that this framework could load, whatever its size (a README alone; only rows for Harbor and OpenEnv; only',
    '  task folders for NeMo Gym; for Verifiers task folders without a registry, or compressed rows), the content is damaged, so',
    '  that the loader itself stops at it (a parquet footer that lies), or git lists what is not on disk.',
    '- A pipe or a device in the place of a file is never opened. Where git would read one (`.git/index`, `.gitignore`), git is',
    '  not started and the target is unreadable (exit 3). Where only a setting names one, git is ended after a minute.',
    '- A tree that changes meanwhile is judged as it was met: what is gone or replaced since it was listed counts as not seen.',
    '- `fix` puts a new file in the place of the old one, so that README.md is the old or the new one whenever the process',
    '  ends. Other names of the file (hard links) keep the old content. A process that is killed between writing and renaming',
    '  leaves `.envcard-*.tmp` beside the file; the next `fix` in that folder takes it away once it is ten minutes old.',
    '',
  ].join('\n');
}
