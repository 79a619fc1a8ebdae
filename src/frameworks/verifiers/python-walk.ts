import { childrenOf, statementsOf } from './python-nodes.ts';
import type { SyntaxNode } from './python.types.ts';

/** Nodes of one walk, and depth, that are looked at. */
const MOST_NODES = 20_000;
const MAX_DEPTH = 80;
const OWN_SCOPES: ReadonlySet<string> = new Set([
  'FunctionDefinition',
  'LambdaExpression',
  'ImportStatement',
  'TypeDef',
]);

/** Called with every node that may run, outer ones first. `certain`: it runs if the code around it does. */
export type Visit = (node: SyntaxNode, certain: boolean) => void;

/**
 * Walks what a block of statements runs: not the bodies of functions that it defines, nothing after a `return`; what
 * stands in an `if`, a `try` or behind `and` may run or not. Loops are taken to run.
 */
export function walkBlock(statements: readonly SyntaxNode[], visit: Visit): void {
  let left = MOST_NODES;
  const block = (nodes: readonly SyntaxNode[], certain: boolean, depth: number): void => {
    for (const node of nodes) {
      walk(node, certain, depth);
      if (node.name === 'ReturnStatement' || node.name === 'RaiseStatement') return;
    }
  };
  const walk = (node: SyntaxNode, certain: boolean, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH || OWN_SCOPES.has(node.name)) return;
    visit(node, certain);
    let clause = node.name === 'TryStatement' ? 'try' : '';
    let first = true;
    for (const child of childrenOf(node)) {
      if (['except', 'else', 'finally'].includes(child.name)) clause = child.name;
      const sure = certain && childIsCertain(node, child, clause, first);
      if (child.name === 'Body') block(statementsOf(child), sure, depth + 1);
      else walk(child, sure, depth + 1);
      first = false;
    }
  };
  block(statements, true, 0);
}

function childIsCertain(node: SyntaxNode, child: SyntaxNode, clause: string, first: boolean): boolean {
  switch (node.name) {
    case 'TryStatement':
      return clause === 'finally';
    case 'IfStatement':
    case 'MatchStatement':
    case 'MatchBody':
    case 'MatchClause':
      return child.name !== 'Body' && child.name !== 'MatchBody' && child.name !== 'MatchClause';
    case 'ForStatement':
    case 'WhileStatement':
      return clause !== 'else';
    case 'ConditionalExpression':
      return false;
    case 'BinaryExpression':
      return first || (node.getChild('and') === null && node.getChild('or') === null);
    default:
      return true;
  }
}
