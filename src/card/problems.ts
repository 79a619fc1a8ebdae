import type { LineIndex } from './positions.ts';
import type { CardProblem } from './types.ts';

/** What can be wrong so that nothing is guessed and no edit is made. */
const ERROR_CODES = [
  'header-after-text',
  'header-alias-bomb',
  'header-alias-loop',
  'header-alias-unknown',
  'header-anchor-twice',
  'header-colon',
  'header-complex-key',
  'header-control-character',
  'header-duplicate-key',
  'header-line-separator',
  'header-merge',
  'header-missing-key',
  'header-not-a-mapping',
  'header-not-utf8',
  'header-nul',
  'header-opening-spaces',
  'header-placeholder',
  'header-python-value',
  'header-several-documents',
  'header-syntax',
  'header-tab',
  'header-too-deep',
  'header-unclosed',
  'header-unknown-tag',
  'header-utf16',
] as const;

/** What works today, but not everywhere. */
const WARNING_CODES = [
  'header-bom',
  'header-closing-spaces',
  'header-cr-only',
  'header-double-rule',
  'header-empty-value',
  'tag-ambiguous',
  'tag-not-text',
  'tags-comma-string',
  'tags-not-a-list',
] as const;

/** A code of a card problem; `report/messages/card.ts` holds the sentences. */
export type CardCode = (typeof ERROR_CODES)[number] | (typeof WARNING_CODES)[number];

/** Every code of a card problem. */
export const CARD_PROBLEM_CODES: readonly CardCode[] = [...ERROR_CODES, ...WARNING_CODES];

const WARNINGS: ReadonlySet<string> = new Set(WARNING_CODES);

/** A problem by its place in the text, before lines are counted. */
export interface RawProblem {
  readonly code: CardCode;
  readonly args?: CardProblem['args'];
  readonly start: number;
  readonly end: number;
}

/** Most problems told of one card: one flaw often makes a trail of them. */
const MAX_PROBLEMS = 20;

/**
 * Problems in reading order, errors first cut last, with lines and columns.
 * @param raw problems with offsets into the text that `lines` indexes
 */
export function toProblems(raw: readonly RawProblem[], lines: LineIndex): CardProblem[] {
  return raw
    .toSorted((a, b) => severityRank(a) - severityRank(b) || a.start - b.start)
    .slice(0, MAX_PROBLEMS)
    .toSorted((a, b) => a.start - b.start)
    .map(({ code, args, start, end }) => ({
      code,
      args: args ?? {},
      at: lines.position(start),
      end: lines.position(Math.max(start, end)),
      severity: WARNINGS.has(code) ? 'warning' : 'error',
    }));
}

/** Whether a problem forbids to guess or edit. */
export function isError(problem: RawProblem): boolean {
  return !WARNINGS.has(problem.code);
}

function severityRank(problem: RawProblem): number {
  return isError(problem) ? 0 : 1;
}
