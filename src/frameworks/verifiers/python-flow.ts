import { callOf, childrenOf, statementsOf } from './python-nodes.ts';
import type { parseText } from './python-tree.ts';
import type { SyntaxNode } from './python.types.ts';

/** The Python that commands are printed for: Verifiers wants at least 3.11, and the loader was asked on this one. */
const PYTHON: readonly [number, number] = [3, 13];
const EXITS: ReadonlySet<string> = new Set(['sys.exit', 'exit', 'quit', 'os._exit', 'os.abort']);

/** Longer conditions are not read. */
const LONGEST = 200;

/** Whether a statement ends the program, or the import: `raise`, `sys.exit()`, an `assert` that may or must fail. */
export function stopping(node: SyntaxNode, text: string): 'yes' | 'maybe' | 'no' {
  if (node.name === 'RaiseStatement') return 'yes';
  if (node.name === 'AssertStatement') {
    const condition = node.firstChild?.nextSibling ?? null;
    const source = condition === null ? '' : text.slice(condition.from, condition.to);
    if (source === 'True') return 'no';
    return ['False', '0', 'None'].includes(source) ? 'yes' : 'maybe';
  }
  const expression = node.name === 'ExpressionStatement' ? node.firstChild : null;
  const name = expression === null ? null : (callOf(expression, text)?.name ?? null);
  return name !== null && EXITS.has(name) ? 'yes' : 'no';
}

/** Whether a handler of a `try` raises on, so that what fails in the `try` fails after all. */
export function raisesAgain(node: SyntaxNode): boolean {
  let clause = 'try';
  for (const child of childrenOf(node)) {
    if (['try', 'except', 'else', 'finally'].includes(child.name)) clause = child.name;
    if (child.name === 'Body' && clause === 'except')
      if (statementsOf(child).some((statement) => statement.name === 'RaiseStatement')) return true;
  }
  return false;
}

/**
 * Whether the condition of an `if` at the top of a module holds when it is imported: the blocks of type checkers and
 * scripts do not run, and the version of Python is known.
 */
export function holdsHere(condition: string): boolean | null {
  if (condition.length > LONGEST) return null;
  if (['TYPE_CHECKING', 'typing.TYPE_CHECKING', 'False'].includes(condition)) return false;
  if (condition === 'True') return true;
  if (/^__name__\s*==/.test(condition)) return false;
  const found = /^sys\.version_info\s*(<=?|>=?)\s*\(\s*(\d+)\s*,?\s*(?:(\d+)\s*,?\s*)?\)$/.exec(condition);
  if (found === null) return null;
  const [, operator = '', major = '', minor] = found;
  const order = PYTHON[0] - Number(major) || (minor === undefined ? 1 : PYTHON[1] - Number(minor)) || 1;
  // `sys.version_info` is longer than two numbers, so it is greater than the pair it starts with.
  return operator.startsWith('<') ? order < 0 : order > 0;
}

/**
 * Where a file is Python for the grammar and not for every Python 3.
 * @returns offsets of the first `print x` (Python 2) and of the first `except A, B` without parentheses (3.14 and newer)
 */
export function oddSyntax(
  tree: Exclude<ReturnType<typeof parseText>['tree'], number>,
  text: string,
): { readonly older: number | null; readonly newer: number | null } {
  let older: number | null = null;
  let newer: number | null = null;
  if (!/\bexcept\b[^\n:]{0,1000},|\bprint[ \t]/.test(text)) return { older, newer };
  tree.iterate({
    enter({ name, node }) {
      if (name === 'PrintStatement') older ??= node.from;
      if (name === 'TryStatement') newer ??= node.getChildren(',')[0]?.from ?? null;
    },
  });
  return { older, newer };
}
