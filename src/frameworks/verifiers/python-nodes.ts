import type { PyType, SyntaxNode } from './python.types.ts';

/** Direct children of a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

/** Statements of a `Body` node. */
export function statementsOf(body: SyntaxNode): SyntaxNode[] {
  return childrenOf(body).filter((node) => node.name !== ':');
}

/** Items of a list, tuple, argument list or subscript: children between brackets and commas. */
export function itemsOf(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node).filter((child) => !'()[]{},'.includes(child.name) && child.name !== 'Comment');
}

/** `a.b.c` of a name or attribute chain; null for anything else. */
export function dottedName(node: SyntaxNode, text: string): string | null {
  const parts: string[] = [];
  let current: SyntaxNode | null = node;
  while (current?.name === 'MemberExpression') {
    const property: SyntaxNode | null = current.lastChild;
    if (property?.name !== 'PropertyName') return null;
    parts.push(text.slice(property.from, property.to));
    current = current.firstChild;
  }
  if (current?.name !== 'VariableName') return null;
  parts.push(text.slice(current.from, current.to));
  return parts.toReversed().join('.');
}

/** A base class expression: a dotted name, with or without subscript. */
export function typeOf(node: SyntaxNode, text: string, depth = 0): PyType {
  if (depth > 8) return { name: null, args: [] };
  const name = dottedName(node, text);
  if (name !== null) return { name, args: [] };
  const parts = childrenOf(node);
  const [base, bracket] = parts;
  if (node.name !== 'MemberExpression' || base === undefined || bracket?.name !== '[') return { name: null, args: [] };
  const inner = parts.slice(2).flatMap((part) => (part.name === 'TupleExpression' ? itemsOf(part) : [part]));
  const args = inner.filter((part) => ![']', ',', '(', ')'].includes(part.name));
  return { name: dottedName(base, text), args: args.map((arg) => typeOf(arg, text, depth + 1)) };
}

/** Value of a plain string literal (no escapes, no formatting, not bytes); null for anything else. */
export function stringValue(node: SyntaxNode, text: string): string | null {
  if (node.name === 'ContinuedString') {
    const parts = childrenOf(node).map((part) => stringValue(part, text));
    return parts.includes(null) ? null : parts.join('');
  }
  if (node.name !== 'String') return null;
  const found = /^[uUrR]?("""|'''|"|')([^\\]*)\1$/.exec(text.slice(node.from, node.to));
  return found?.[2] ?? null;
}

/** Value of an integer literal, with a sign; null for anything else. */
export function integerValue(node: SyntaxNode, text: string): number | null {
  const found = /^-?[0-9][0-9_]*$/.exec(text.slice(node.from, node.to).replaceAll(' ', ''));
  return found === null ? null : Number(found[0].replaceAll('_', ''));
}

/** Called name and arguments of a call; null for anything else. */
export function callOf(
  node: SyntaxNode,
  text: string,
): {
  readonly name: string | null;
  readonly positional: readonly SyntaxNode[];
  readonly keywords: Map<string, SyntaxNode>;
} | null {
  if (node.name !== 'CallExpression' || node.firstChild === null) return null;
  const list = node.getChild('ArgList');
  const positional: SyntaxNode[] = [];
  const keywords = new Map<string, SyntaxNode>();
  const parts = list === null ? [] : itemsOf(list);
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i];
    const value = parts[i + 2];
    if (part === undefined) break;
    if (part.name === 'VariableName' && parts[i + 1]?.name === 'AssignOp' && value !== undefined) {
      keywords.set(text.slice(part.from, part.to), value);
      i += 2;
    } else {
      positional.push(part);
    }
  }
  return { name: dottedName(node.firstChild, text), positional, keywords };
}
