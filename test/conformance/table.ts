/** What one environment said of one source of trees. */
export interface Tally {
  /** The loader and its release. */
  readonly environment: string;
  /** `cases`, `examples`, `found`, `generated`, `commands`. */
  readonly source: string;
  readonly asked: number;
  readonly agree: number;
  readonly differ: number;
  /** envcard says `unknown` where the files decide it. */
  readonly needless: number;
  /** The viewer breaks and no notice says so: a lack, and no wrong answer. */
  readonly untold: number;
  /** The loader gave no answer. */
  readonly unasked: number;
  /** Trees that time did not allow. */
  readonly left: number;
  readonly seconds: number;
}

const HEAD = [
  'loader',
  'source',
  'trees',
  'agree',
  'differ',
  'needlessly unknown',
  'untold',
  'not askable',
  'left out',
  'seconds',
];

/** The agreement as a Markdown table, that is also one to the eye. */
export function renderTable(tallies: readonly Tally[]): string {
  const rows = tallies.map(
    ({ environment, source, asked, agree, differ, needless, untold, unasked, left, seconds }) => [
      environment,
      source,
      ...[asked, agree, differ, needless, untold, unasked, left].map(String),
      seconds.toFixed(1),
    ],
  );
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(HEAD), line(rule), ...rows.map(line)].join('\n');
}

/** Whether nothing stands against envcard. */
export function isAgreed(tallies: readonly Tally[]): boolean {
  return tallies.every(({ differ, needless }) => differ === 0 && needless === 0);
}
