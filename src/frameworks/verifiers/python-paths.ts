import type { Importer } from './importer.ts';
import { configDefault } from './package-class.ts';
import type { OwnClass } from './package-class.ts';
import type { Loaded } from './package.types.ts';
import { callOf, childrenOf, dottedName, integerValue, itemsOf, stringValue } from './python-nodes.ts';
import type { SyntaxNode } from './python.types.ts';

/** What an expression means as a path. `own`: from the root of the repository; `relative`: to the folder of the command. */
export type PathValue =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'relative' | 'absolute'; readonly path: string }
  | { readonly kind: 'unknown' };

/** Where an expression stands. */
export interface Scope {
  readonly importer: Importer;
  readonly owner: Loaded;
  /** The class whose `self.config` is meant. */
  readonly taskset: OwnClass | null;
  /** The function's body; null at the top of a module. */
  readonly body: SyntaxNode | null;
  /** Shared by all that is asked about one package. */
  readonly effort: PathEffort;
}

/** What reading paths may still cost, and what was found on the way. */
export interface PathEffort {
  /** Expressions that may still be read; counted down. Names that name each other several times grow without end. */
  left: number;
  /** Names that are set in a function, by its body. */
  readonly locals: Map<SyntaxNode, Locals>;
}

/** What names are set to in a function; `hidden` where that is not one plain value. */
type Locals = ReadonlyMap<string, SyntaxNode | 'hidden'>;

const MAX_DEPTH = 20;
const MOST_EXPRESSIONS = 20_000;
/** Characters of a path. Systems take 4096 bytes. */
const LONGEST = 4096;
const UNKNOWN: PathValue = { kind: 'unknown' };
const SAME: ReadonlySet<string> = new Set(['resolve', 'absolute', 'expanduser', 'as_posix', '__str__', '__fspath__']);
/** Statements that set names otherwise. */
const HIDING: ReadonlySet<string> = new Set(['ForStatement', 'WithStatement', 'NamedExpression', 'UpdateStatement']);
const WRAPPERS =
  /^(?:(?:pathlib\.)?(?:Pure)?(?:Posix)?Path|str|os\.fspath|os\.path\.(?:abspath|realpath|normpath|expanduser))$/;

/** The effort for one package. */
export function pathEffort(): PathEffort {
  return { left: MOST_EXPRESSIONS, locals: new Map() };
}

/** Reads an expression as a path, where its text tells. */
export function pathValue(node: SyntaxNode, scope: Scope, depth = 0): PathValue {
  scope.effort.left -= 1;
  if (depth > MAX_DEPTH || scope.effort.left < 0) return UNKNOWN;
  const { text } = scope.owner.module;
  const again = (inner: SyntaxNode | undefined | null): PathValue =>
    inner === undefined || inner === null ? UNKNOWN : pathValue(inner, scope, depth + 1);
  switch (node.name) {
    case 'String':
    case 'ContinuedString': {
      const value = stringValue(node, text);
      return value === null ? UNKNOWN : literal(value);
    }
    case 'ParenthesizedExpression':
      return again(itemsOf(node)[0]);
    case 'BinaryExpression': {
      const [left, operator, right] = childrenOf(node);
      if (operator === undefined || text.slice(operator.from, operator.to) !== '/') return UNKNOWN;
      return joined(again(left), again(right));
    }
    case 'CallExpression':
      return callPath(node, scope, again);
    case 'MemberExpression':
      return memberPath(node, scope, depth, again);
    case 'VariableName':
      return namedPath(text.slice(node.from, node.to), scope, depth);
    default:
      return UNKNOWN;
  }
}

function literal(value: string): PathValue {
  return value.startsWith('/') || value.startsWith('~') || /^[A-Za-z][\w+.-]*:/.test(value)
    ? { kind: 'absolute', path: value }
    : { kind: 'relative', path: value };
}

function joined(left: PathValue, right: PathValue): PathValue {
  if (right.kind === 'absolute') return right;
  if (left.kind === 'unknown' || right.kind !== 'relative') return UNKNOWN;
  if (left.path.length + right.path.length > LONGEST) return UNKNOWN;
  return left.kind === 'own'
    ? own(`${left.path}/${right.path}`)
    : { kind: left.kind, path: `${left.path}/${right.path}` };
}

/** A path in the repository, without `.` and `..`; one that leaves it means nothing here. */
function own(path: string): PathValue {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return UNKNOWN;
  }
  return { kind: 'own', path: parts.join('/') };
}

function parent(value: PathValue, levels: number): PathValue {
  return value.kind === 'own' ? own(`${value.path}${'/..'.repeat(Math.min(levels, MAX_DEPTH))}`) : UNKNOWN;
}

function callPath(node: SyntaxNode, scope: Scope, again: (n: SyntaxNode | undefined | null) => PathValue): PathValue {
  const { text, path } = scope.owner.module;
  const call = callOf(node, text);
  const name = call?.name ?? '';
  const args = call?.positional ?? [];
  if (WRAPPERS.test(name)) return args.slice(1).reduce((left, right) => joined(left, again(right)), again(args[0]));
  if (/^(?:os\.)?path\.dirname$/.test(name)) return parent(again(args[0]), 1);
  if (/^(?:os\.)?path\.join$/.test(name))
    return args.slice(1).reduce((left, right) => joined(left, again(right)), again(args[0]));
  if (/^(?:importlib\.)?(?:resources\.)?files$/.test(name)) {
    const given = args[0] === undefined ? '' : text.slice(args[0].from, args[0].to);
    const here =
      given === '__package__' || given === `"${scope.owner.name}"` || (given === '__name__' && scope.owner.isPackage);
    return here || given === '' ? parent({ kind: 'own', path }, 1) : packagePath(args[0], scope);
  }
  // A method of a path: `HERE.joinpath("a")`.
  const callee = node.firstChild;
  if (callee?.name !== 'MemberExpression') return UNKNOWN;
  const method = callee.lastChild === null ? '' : text.slice(callee.lastChild.from, callee.lastChild.to);
  const base = again(callee.firstChild);
  if (SAME.has(method)) return base;
  if (method === 'joinpath') return args.reduce((left, right) => joined(left, again(right)), base);
  if (method === 'with_name') return joined(parent(base, 1), again(args[0]));
  return UNKNOWN;
}

function packagePath(argument: SyntaxNode | undefined, { importer, owner }: Scope): PathValue {
  const name = argument === undefined ? null : stringValue(argument, owner.module.text);
  const loaded = name === null ? undefined : importer.visited.get(name);
  return loaded?.isPackage === true && loaded.module.path !== ''
    ? parent({ kind: 'own', path: loaded.module.path }, 1)
    : UNKNOWN;
}

function memberPath(
  node: SyntaxNode,
  scope: Scope,
  depth: number,
  again: (n: SyntaxNode | undefined | null) => PathValue,
): PathValue {
  const { text } = scope.owner.module;
  const [base, dot, last] = childrenOf(node);
  if (last === undefined || base === undefined) return UNKNOWN;
  if (dot?.name === '.') {
    if (text.slice(last.from, last.to) === 'parent') return parent(again(base), 1);
    const name = dottedName(node, text);
    if (name?.startsWith('self.config.') !== true || scope.taskset === null) return UNKNOWN;
    const value = configDefault(scope.importer, scope.taskset, name.slice('self.config.'.length));
    return value === null ? UNKNOWN : pathValue(value.node, { ...scope, owner: value.owner, body: null }, depth + 1);
  }
  // `Path(__file__).parents[1]`
  const level = integerValue(last, text);
  const property = base.lastChild;
  const isParents =
    base.name === 'MemberExpression' && property !== null && text.slice(property.from, property.to) === 'parents';
  return isParents && level !== null && level >= 0 ? parent(again(base.firstChild), level + 1) : UNKNOWN;
}

/** The value of a name: set once in the function, else at the top of its module, else in a module it comes from. */
function namedPath(name: string, scope: Scope, depth: number): PathValue {
  const { owner, body, importer } = scope;
  if (name === '__file__') return { kind: 'own', path: owner.module.path };
  if (body !== null) {
    const found = localsOf(body, scope).get(name);
    if (found === 'hidden') return UNKNOWN;
    if (found !== undefined) return pathValue(found, scope, depth + 1);
  }
  const binding = owner.module.bindings.get(name);
  if (binding === undefined || !binding.certain) return UNKNOWN;
  const top = { ...scope, body: null };
  if (binding.kind === 'value') return binding.value === null ? UNKNOWN : pathValue(binding.value, top, depth + 1);
  if (binding.kind === 'alias') return namedPath(binding.target, top, depth + 1);
  if (binding.kind !== 'import' || binding.name === null) return UNKNOWN;
  const source = importer.moduleOf(owner, binding);
  return source === null ? UNKNOWN : namedPath(binding.name, { ...top, owner: source }, depth + 1);
}

function localsOf(body: SyntaxNode, { owner, effort }: Scope): Locals {
  const known = effort.locals.get(body) ?? readLocals(body, owner.module.text);
  effort.locals.set(body, known);
  return known;
}

/** The names that a function sets; others are looked up in its module. */
function readLocals(body: SyntaxNode, text: string): Locals {
  const locals = new Map<string, SyntaxNode | 'hidden'>();
  const namesIn = (nodes: readonly SyntaxNode[]): string[] =>
    nodes.filter((node) => node.name === 'VariableName').map((node) => text.slice(node.from, node.to));
  const parameters = body.parent?.getChild('ParamList') ?? null;
  for (const name of namesIn(parameters === null ? [] : childrenOf(parameters))) locals.set(name, 'hidden');
  const cursor = body.cursor();
  do {
    if (cursor.from >= body.to) break;
    if (cursor.name === 'AssignStatement') {
      const parts = childrenOf(cursor.node);
      const [target] = namesIn(parts.slice(0, 1));
      if (target !== undefined) {
        const value = parts.length === 3 && !locals.has(target) ? parts[2] : undefined;
        locals.set(target, value ?? 'hidden');
      }
    } else if (HIDING.has(cursor.name)) {
      for (const name of namesIn(childrenOf(cursor.node))) if (!locals.has(name)) locals.set(name, 'hidden');
    }
  } while (cursor.next());
  return locals;
}
