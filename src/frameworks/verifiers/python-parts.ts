import { itemsOf, stringValue, typeOf } from './python-nodes.ts';
import type { PyClass, PyImport, SyntaxNode } from './python.types.ts';

/** Sums of lists nested deeper than this are not read. */
const MAX_DEPTH = 40;

/** Name of a class definition. */
export function className(node: SyntaxNode, text: string): string {
  const name = node.getChild('VariableName');
  return name === null ? '' : text.slice(name.from, name.to);
}

/** Positional bases of a class; keywords such as `metaclass=` are left out. */
export function callBases(list: SyntaxNode, text: string): PyClass['bases'] {
  const parts = itemsOf(list);
  return parts
    .filter(
      (part, i) => part.name !== 'AssignOp' && parts[i + 1]?.name !== 'AssignOp' && parts[i - 1]?.name !== 'AssignOp',
    )
    .map((part) => typeOf(part, text));
}

/** Strings of a list or tuple literal, or of a sum of such; null when it holds anything else. */
export function stringList(node: SyntaxNode, text: string, depth = 0): readonly string[] | null {
  if (depth > MAX_DEPTH) return null;
  if (node.name === 'BinaryExpression' || node.name === 'ParenthesizedExpression') {
    const parts = itemsOf(node).filter((part) => part.name !== 'ArithOp');
    const lists = parts.map((part) => stringList(part, text, depth + 1));
    return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
  }
  if (node.name !== 'ArrayExpression' && node.name !== 'TupleExpression') return null;
  const values = itemsOf(node).map((item) => stringValue(item, text));
  return values.some((value) => value === null) ? null : values.flatMap((value) => value ?? []);
}

export interface ReadImport {
  readonly module: string;
  readonly level: number;
  readonly names: PyImport['names'];
  readonly as: string | null;
}

/** `from ..a import b as c` and `import a.b as c, d`. */
export function readImport(parts: readonly SyntaxNode[], text: string): ReadImport[] {
  const source = (node: SyntaxNode): string => text.slice(node.from, node.to);
  const at = parts.findIndex((part) => part.name === 'import');
  const head = parts.slice(0, at).filter((part) => part.name !== 'from');
  const tail = splitAtCommas(parts.slice(at + 1).filter((part) => part.name !== '(' && part.name !== ')'));
  if (parts[0]?.name !== 'from') {
    return tail.map((words) => {
      const as = words.findIndex((word) => word.name === 'as');
      const path = (as < 0 ? words : words.slice(0, as)).map(source).join('');
      const alias = as < 0 ? undefined : words[as + 1];
      return { module: path, level: 0, names: null, as: alias === undefined ? null : source(alias) };
    });
  }
  const [, dots = '', module = ''] = /^(\.*)(.*)$/s.exec(head.map(source).join('')) ?? [];
  const level = dots.length;
  if (tail.some((words) => words[0]?.name === '*')) return [{ module, level, names: 'star', as: null }];
  const names = tail.flatMap((words) => {
    const [name] = words;
    const last = words.at(-1);
    return name === undefined || last === undefined ? [] : [{ name: source(name), as: source(last) }];
  });
  return [{ module, level, names, as: null }];
}

function splitAtCommas(nodes: readonly SyntaxNode[]): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const node of nodes) {
    if (node.name === ',') groups.push([]);
    else groups.at(-1)?.push(node);
  }
  return groups.filter((group) => group.length > 0);
}

/** Offsets at which lines start. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

/** Brackets within one another; Python itself refuses one more. */
const MAX_BRACKETS = 200;

/** Line on which more brackets are open than Python takes, those in strings counted too; null: on none. */
export function lineOfNesting(text: string): number | null {
  let open = 0;
  let line = 1;
  for (const character of text) {
    if (character === '\n') line += 1;
    else if ('([{'.includes(character)) open += 1;
    else if (')]}'.includes(character) && open > 0) open -= 1;
    if (open > MAX_BRACKETS) return line;
  }
  return null;
}
