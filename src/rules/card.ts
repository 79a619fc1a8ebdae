import type { Card, CardProblem } from '../card/types.ts';
import { findingOf, placeAt } from './finding.ts';
import type { Finding, RuleId } from './types.ts';
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
  const { path, problems } = card;
  const findings = problems.map((problem) => problemFinding(problem, path));
  const say = (rule: RuleId, severity: Finding['severity'], code: RulesCode, more: Partial<Finding>): void => {
    findings.push(findingOf(rule, severity, code, more));
  };
  if (card.state === 'missing') {
    const args = { file: path };
    say('card/missing', 'error', 'card-missing', {
      ...placeAt(path),
      args,
      remedy: { code: 'card-missing-remedy', args },
    });
  }
  if (card.state === 'unreadable') {
    const args = { reason: card.trouble?.code ?? 'unreadable', detail: card.trouble?.detail ?? '' };
    const remedy = { code: 'fix-card-unreadable', args: {} };
    say('card/unreadable', 'error', 'card-unreadable', { ...placeAt(path), args, remedy });
  }
  if (card.state === 'no-header' && !problems.some((problem) => problem.severity === 'error')) {
    say('card/no-header', 'warning', 'card-no-header', placeAt(path, 1));
  }
  if (card.header !== null && Object.hasOwn(card.header.data, 'library_name')) {
    say('card/library-name', 'notice', 'library-name', placeAt(path, 1));
  }
  return findings;
}

function problemFinding({ code, args, severity, at, end }: CardProblem, path: string): Finding {
  const rule = severity === 'error' ? 'card/invalid-header' : (RULE_OF_WARNING[code] ?? 'card/header-style');
  const place = { path, line: at.line, column: at.column, endLine: end.line, endColumn: end.column };
  return findingOf(rule, severity, code, { ...place, args });
}
