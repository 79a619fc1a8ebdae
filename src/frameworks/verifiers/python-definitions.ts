import { childrenOf, statementsOf } from './python-nodes.ts';
import { callBases, className, readImport } from './python-parts.ts';
import type { PyClass, PyField, PyFunction, PyImport, SyntaxNode } from './python.types.ts';

/** The text that nodes belong to. */
export interface SourceText {
  readonly text: string;
  lineAt(offset: number): number;
}

/** Nodes of values that cannot be a function, a class or a descriptor. */
const LITERALS: ReadonlySet<string> = new Set([
  'Number',
  'String',
  'Boolean',
  'None',
  'ArrayExpression',
  'TupleExpression',
  'DictionaryExpression',
]);

/** The imports of one statement. */
export function readImports(
  file: SourceText,
  node: SyntaxNode,
  guarded: boolean,
): (PyImport & { readonly as: string | null })[] {
  const parts = childrenOf(node).filter((part) => part.name !== 'Comment');
  const line = file.lineAt(node.from);
  return readImport(parts, file.text).map(({ module, level, names, as }) => ({
    module,
    level,
    names,
    as,
    line,
    guarded,
  }));
}

/** A function's name, body and the imports in it. */
export function readFunction(file: SourceText, node: SyntaxNode): PyFunction | null {
  const name = node.getChild('VariableName');
  const body = node.getChild('Body');
  if (name === null || body === null) return null;
  const isAsync = node.getChild('async') !== null;
  const imports = statementsOf(body)
    .filter((statement) => statement.name === 'ImportStatement')
    .flatMap((statement) => readImports(file, statement, false));
  return { name: source(file, name), async: isAsync, body, imports, line: file.lineAt(node.from) };
}

/** Bases, fields and methods of a class. */
export function readClass(file: SourceText, node: SyntaxNode): PyClass {
  const list = node.getChild('ArgList');
  const body = node.getChild('Body');
  const fields = new Map<string, PyField>();
  const others = new Set<string>();
  const methods = new Map<string, PyFunction>();
  const literals = new Map<string, number>();
  for (const statement of body === null ? [] : statementsOf(body)) {
    const inner = statement.name === 'DecoratedStatement' ? (statement.lastChild ?? statement) : statement;
    const parts = childrenOf(inner);
    const [target, definition] = parts;
    if (inner.name === 'FunctionDefinition') {
      const fn = readFunction(file, inner);
      if (fn !== null) methods.set(fn.name, fn);
      if (fn !== null) others.add(fn.name);
    } else if (inner.name === 'AssignStatement' && target?.name === 'VariableName') {
      const name = source(file, target);
      const annotation = definition?.name === 'TypeDef' ? definition.lastChild : null;
      const line = file.lineAt(inner.from);
      if (annotation !== null) fields.set(name, { name, annotation, value: parts[3] ?? null, line });
      else others.add(name);
      if (annotation === null && LITERALS.has(parts[2]?.name ?? '')) literals.set(name, line);
    }
  }
  return {
    name: className(node, file.text),
    bases: list === null ? [] : callBases(list, file.text),
    fields,
    others,
    methods,
    literals,
    line: file.lineAt(node.from),
  };
}

function source(file: SourceText, node: SyntaxNode): string {
  return file.text.slice(node.from, node.to);
}
