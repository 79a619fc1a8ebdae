import type { Card, CardProblem } from '../card/types.ts';
import type { Finding, FindingPlace, RuleId } from './types.ts';
import type { RulesCode } from './codes.ts';

/** Header remarks of severity `warning` that have a rule of their own; the others are matters of style. */
const RULE_OF_WARNING: Readonly<Record<string, RuleId>> = {
  'tags-not-a-list': 'tags/not-a-list',
  'tag-ambiguous': 'tags/ambiguous',
};

/**
 * Findings about the card itself. Only called for environment repos: a plain dataset's header is not our business.
 * @param card the card as read
 */
export function cardFindings(card: Card): Finding[] {
  const findings = card.problems.map((problem) => problemFinding(problem, card.path));
  const whole: FindingPlace = { path: card.path, line: null, column: null, endLine: null, endColumn: null };
  if (card.state === 'missing') {
    const args = { file: card.path };
    const remedy = { code: 'card-missing-remedy', args };
    findings.push({ ...plain('card/missing', 'error', 'card-missing', whole, remedy), args });
  }
  if (card.state === 'unreadable') {
    const args = { reason: card.trouble?.code ?? 'unreadable', detail: card.trouble?.detail ?? '' };
    findings.push({
      ...plain('card/unreadable', 'error', 'card-unreadable', whole, { code: 'fix-card-unreadable', args: {} }),
      args,
    });
  }
  if (card.state === 'no-header' && !card.problems.some((problem) => problem.severity === 'error')) {
    findings.push(plain('card/no-header', 'warning', 'card-no-header', { ...whole, line: 1 }, null));
  }
  if (card.header !== null && Object.hasOwn(card.header.data, 'library_name')) {
    findings.push(plain('card/library-name', 'notice', 'library-name', { ...whole, line: 1 }, null));
  }
  return findings;
}

function problemFinding(problem: CardProblem, path: string): Finding {
  return {
    rule: problem.severity === 'error' ? 'card/invalid-header' : (RULE_OF_WARNING[problem.code] ?? 'card/header-style'),
    severity: problem.severity,
    framework: null,
    path,
    line: problem.at.line,
    column: problem.at.column,
    endLine: problem.end.line,
    endColumn: problem.end.column,
    code: problem.code,
    args: problem.args,
    fix: 'none',
    remedy: null,
    change: null,
  };
}

function plain(
  rule: RuleId,
  severity: Finding['severity'],
  code: RulesCode,
  place: FindingPlace,
  remedy: Finding['remedy'],
): Finding {
  return { rule, severity, framework: null, ...place, code, args: {}, fix: 'none', remedy, change: null };
}
