import { configDefault } from './package-class.ts';
import type { OwnClass } from './package-class.ts';
import type { Importer } from './importer.ts';
import type { Loaded } from './package.types.ts';
import { callOf, childrenOf, dottedName, integerValue, itemsOf, statementsOf } from './python-nodes.ts';
import type { SyntaxNode } from './python.types.ts';

/** What text tells of a `load()` body. */
export type LoadOutcome = 'may-yield' | 'yields-nothing' | 'raises';

const MAX_DEPTH = 30;
/** Calls that change nothing about whether their argument is empty. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'iter',
  'list',
  'tuple',
  'sorted',
  'reversed',
  'enumerate',
  'set',
  'map',
  'filter',
]);
const EMPTY_CALLS: ReadonlySet<string> = new Set(['list', 'tuple', 'set', 'dict', 'frozenset', 'iter']);

/**
 * Whether a `load()` can yield a task, decided only where text leaves no doubt (V27): empty literals, loops over an
 * empty or non-positive range, no `return` or `yield` at all.
 */
export function readLoad(importer: Importer, taskset: OwnClass, owner: Loaded, body: SyntaxNode): LoadOutcome {
  return new LoadReader(importer, taskset, owner, body).outcome();
}

class LoadReader {
  private readonly importer: Importer;
  private readonly taskset: OwnClass;
  private readonly owner: Loaded;
  private readonly text: string;
  private readonly body: SyntaxNode;

  constructor(importer: Importer, taskset: OwnClass, owner: Loaded, body: SyntaxNode) {
    this.importer = importer;
    this.taskset = taskset;
    this.owner = owner;
    this.text = owner.module.text;
    this.body = body;
  }

  outcome(): LoadOutcome {
    const first = statementsOf(this.body).find((node) => !this.isDocstring(node));
    if (first?.name === 'RaiseStatement') return 'raises';
    const generator = this.holds(this.body, ['YieldStatement', 'YieldExpression'], 0);
    return this.gives(statementsOf(this.body), generator, 0).gives ? 'may-yield' : 'yields-nothing';
  }

  private isDocstring(node: SyntaxNode): boolean {
    return node.name === 'ExpressionStatement' && node.firstChild?.name === 'String';
  }

  /** Whether a node of these kinds stands in the function's own scope. */
  private holds(node: SyntaxNode, kinds: readonly string[], depth: number): boolean {
    if (depth > MAX_DEPTH || kinds.includes(node.name)) return true;
    if (depth > 0 && ['FunctionDefinition', 'ClassDefinition', 'LambdaExpression'].includes(node.name)) return false;
    return childrenOf(node).some((child) => this.holds(child, kinds, depth + 1));
  }

  /** Whether a block can give a task, and whether it always ends the function. */
  private gives(
    nodes: readonly SyntaxNode[],
    generator: boolean,
    depth: number,
  ): { readonly gives: boolean; readonly ends: boolean } {
    if (depth > MAX_DEPTH) return { gives: true, ends: false };
    for (const node of nodes) {
      if (this.statementGives(node, generator, depth)) return { gives: true, ends: false };
      if (node.name === 'ReturnStatement' || node.name === 'RaiseStatement') return { gives: false, ends: true };
    }
    return { gives: false, ends: false };
  }

  private statementGives(node: SyntaxNode, generator: boolean, depth: number): boolean {
    switch (node.name) {
      case 'ReturnStatement':
        return !generator && !this.isEmpty(node.getChild('return')?.nextSibling ?? null, depth);
      case 'YieldStatement':
        return node.getChild('from') === null || !this.isEmpty(node.lastChild, depth);
      case 'ForStatement':
        return !this.loopsOverNothing(node, depth) && this.bodiesGive(node, generator, depth);
      case 'WhileStatement':
      case 'IfStatement': {
        const condition = node.firstChild?.nextSibling;
        const never = condition !== null && condition !== undefined && ['False', '0'].includes(this.source(condition));
        const single = childrenOf(node).filter((child) => child.name === 'Body').length === 1;
        return !(never && single) && this.bodiesGive(node, generator, depth);
      }
      case 'FunctionDefinition':
      case 'ClassDefinition':
      case 'DecoratedStatement':
        return false;
      default:
        return this.bodiesGive(node, generator, depth) || this.holds(node, ['YieldExpression'], 1);
    }
  }

  private bodiesGive(node: SyntaxNode, generator: boolean, depth: number): boolean {
    return childrenOf(node).some((child) => {
      if (child.name === 'Body') return this.gives(statementsOf(child), generator, depth + 1).gives;
      return (
        (child.name === 'MatchBody' || child.name === 'MatchClause') && this.bodiesGive(child, generator, depth + 1)
      );
    });
  }

  private loopsOverNothing(node: SyntaxNode, depth: number): boolean {
    const over = node.getChild('in')?.nextSibling ?? null;
    return over !== null && this.isEmpty(over, depth);
  }

  /** Whether an expression is certainly an empty iterable (or `None`, which is none at all). */
  private isEmpty(node: SyntaxNode | null, depth: number): boolean {
    if (node === null) return true;
    if (depth > MAX_DEPTH) return false;
    switch (node.name) {
      case 'None':
        return true;
      case 'ArrayExpression':
      case 'TupleExpression':
      case 'DictionaryExpression':
        return itemsOf(node).length === 0;
      case 'ParenthesizedExpression':
        return this.isEmpty(itemsOf(node)[0] ?? null, depth + 1);
      case 'ArrayComprehensionExpression':
      case 'ComprehensionExpression':
      case 'SetComprehensionExpression':
        return this.loopsOverNothing(node, depth + 1);
      case 'CallExpression':
        return this.isEmptyCall(node, depth + 1);
      case 'VariableName':
        return this.isEmptyVariable(node, depth + 1);
      default:
        return false;
    }
  }

  private isEmptyCall(node: SyntaxNode, depth: number): boolean {
    const call = callOf(node, this.text);
    const name = call?.name ?? '';
    const args = call?.positional ?? [];
    if (name === 'range' && args.length === 1) {
      const count = this.integer(args[0] ?? null);
      return count !== null && count <= 0;
    }
    if (args.length === 0) return EMPTY_CALLS.has(name);
    const argument = name === 'map' || name === 'filter' ? args[1] : args[0];
    return WRAPPERS.has(name) && argument !== undefined && this.isEmpty(argument, depth);
  }

  /** A local that is set once, to something empty, and otherwise only returned or looped over. */
  private isEmptyVariable(node: SyntaxNode, depth: number): boolean {
    const name = this.source(node);
    const uses = this.text.slice(this.body.from, this.body.to).match(new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g'));
    const set = statementsOf(this.body).find(
      (statement) =>
        statement.name === 'AssignStatement' &&
        statement.firstChild !== null &&
        this.source(statement.firstChild) === name,
    );
    return set !== undefined && uses?.length === 2 && this.isEmpty(set.lastChild, depth);
  }

  private integer(node: SyntaxNode | null): number | null {
    if (node === null) return null;
    const literal = integerValue(node, this.text);
    if (literal !== null) return literal;
    const name = dottedName(node, this.text);
    if (name?.startsWith('self.config.')) {
      const value = configDefault(this.importer, this.taskset, name.slice('self.config.'.length));
      return value === null ? null : integerValue(value.node, value.text);
    }
    const binding = name === null ? undefined : this.owner.module.bindings.get(name);
    return binding?.kind === 'value' && binding.value !== null ? integerValue(binding.value, this.text) : null;
  }

  private source(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to);
  }
}
