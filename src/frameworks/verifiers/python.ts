import { callOf, childrenOf, dottedName, statementsOf, stringValue } from './python-nodes.ts';
import { readClass, readFunction, readImports } from './python-definitions.ts';
import type { SourceText } from './python-definitions.ts';
import { holdsHere, oddSyntax, raisesAgain, stopping } from './python-flow.ts';
import { className, lineStarts, stringList } from './python-parts.ts';
import { parseText } from './python-tree.ts';
import type { Binding, Exports, PyImport, PyModule, Stop, SyntaxNode } from './python.types.ts';

/** Blocks nested deeper than this are not looked into: nobody writes them, and a hostile file must not exhaust the stack. */
const MAX_DEPTH = 40;

/** How a block of statements runs. */
interface Flow {
  readonly certain: boolean;
  readonly guarded: boolean;
  /** A handler may catch what is raised. */
  readonly caught?: boolean;
  readonly depth: number;
}

/**
 * Reads one Python file by grammar: its imports, top-level names and `__all__` (V24). Nothing is run.
 * @param path where the file is, for messages
 * @param text its decoded text
 */
export function readPython(path: string, text: string): PyModule {
  return new ModuleReader(path, text).module;
}

class ModuleReader {
  readonly module: PyModule;
  private readonly file: SourceText;
  private readonly text: string;
  private readonly starts: readonly number[];
  private readonly imports: PyImport[] = [];
  private readonly bindings = new Map<string, Binding>();
  private exports: Exports | null = null;
  private openEnded = false;
  private stop: Stop | null = null;

  constructor(path: string, original: string) {
    const { text, tree } = parseText(original);
    this.text = text;
    this.file = { text, lineAt: (offset: number) => this.lineAt(offset) };
    this.starts = lineStarts(text);
    if (typeof tree !== 'number') this.block(childrenOf(tree.topNode), { certain: true, guarded: false, depth: 0 });
    const { older, newer } = typeof tree === 'number' ? { older: null, newer: null } : oddSyntax(tree, text);
    this.module = {
      path,
      text,
      syntaxErrorLine: typeof tree === 'number' ? this.lineAt(tree) : null,
      imports: this.imports,
      bindings: this.bindings,
      exports: this.exports,
      openEnded: this.openEnded || this.bindings.has('__getattr__'),
      top: typeof tree === 'number' ? [] : childrenOf(tree.topNode),
      stop: this.stop,
      olderSyntaxLine: older === null ? null : this.lineAt(older),
      newerSyntaxLine: newer === null ? null : this.lineAt(newer),
      lineAt: (offset) => this.lineAt(offset),
    };
  }

  private lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private source(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to);
  }

  private block(nodes: readonly SyntaxNode[], flow: Flow): void {
    if (flow.depth > MAX_DEPTH) {
      this.openEnded = true;
      return;
    }
    for (const node of nodes) this.statement(node, flow);
  }

  private statement(node: SyntaxNode, flow: Flow): void {
    const inner = { ...flow, depth: flow.depth + 1 };
    switch (node.name) {
      case 'StatementGroup':
        return this.block(childrenOf(node), inner);
      case 'ImportStatement':
        return this.importStatement(node, flow);
      case 'ClassDefinition':
        return this.bind(className(node, this.text), node, flow, { kind: 'class', cls: readClass(this.file, node) });
      case 'FunctionDefinition':
        return this.functionBinding(node, flow);
      case 'DecoratedStatement':
        return this.statement(node.lastChild ?? node, flow);
      case 'AssignStatement':
        return this.assignment(node, flow);
      case 'RaiseStatement':
      case 'AssertStatement':
        return this.mayStop(node, flow);
      case 'UpdateStatement':
      case 'ExpressionStatement':
        this.mayStop(node, flow);
        return this.exportsChange(node, flow);
      case 'TryStatement':
        return this.tryStatement(node, inner);
      case 'IfStatement':
        return this.ifStatement(node, inner);
      case 'WithStatement':
        return this.bodies(node, { ...inner, caught: true }); // `contextlib.suppress`
      case 'ForStatement':
      case 'WhileStatement':
      case 'MatchStatement':
        return this.bodies(node, { ...inner, certain: false });
      default:
        return undefined;
    }
  }

  private bodies(node: SyntaxNode, flow: Flow): void {
    for (const child of childrenOf(node)) {
      if (child.name === 'Body') this.block(statementsOf(child), flow);
      else if (child.name === 'MatchBody' || child.name === 'MatchClause') this.bodies(child, flow);
    }
  }

  /** The `try` body is taken to run; handlers only name what is not bound yet. */
  private tryStatement(node: SyntaxNode, flow: Flow): void {
    let clause = 'try';
    const guarded = flow.guarded || !raisesAgain(node);
    for (const child of childrenOf(node)) {
      if (['try', 'except', 'else', 'finally'].includes(child.name)) clause = child.name;
      if (child.name !== 'Body') continue;
      if (clause === 'try') this.block(statementsOf(child), { ...flow, guarded, caught: true });
      else if (clause === 'except') this.handler(child, flow);
      else this.block(statementsOf(child), flow);
    }
  }

  private handler(body: SyntaxNode, flow: Flow): void {
    const before = new Map(this.bindings);
    const imports = this.imports.length;
    const { stop } = this;
    this.block(statementsOf(body), { ...flow, certain: false });
    this.imports.length = imports;
    this.stop = stop;
    for (const [name, binding] of before) this.bindings.set(name, binding);
  }

  /** `if TYPE_CHECKING:` never runs, one about Python's version is plain; of any other nothing is known. */
  private ifStatement(node: SyntaxNode, flow: Flow): void {
    let condition: string | null = null;
    for (const child of childrenOf(node)) {
      if (child.name === 'else') condition = null;
      else if (child.name === 'Body') {
        const holds = condition === null ? null : holdsHere(condition);
        if (holds === true) return this.block(statementsOf(child), flow);
        if (holds === null) this.block(statementsOf(child), { ...flow, certain: false, guarded: true });
      } else if (child.name !== 'if' && child.name !== 'elif') condition = this.source(child);
    }
  }

  /** A module that raises or exits while it is imported. */
  private mayStop(node: SyntaxNode, flow: Flow): void {
    const stops = stopping(node, this.text);
    if (stops === 'no' || this.stop?.certain === true) return;
    const certain = stops === 'yes' && flow.certain && flow.caught !== true;
    if (certain || this.stop === null) this.stop = { line: this.lineAt(node.from), certain };
  }

  private importStatement(node: SyntaxNode, flow: Flow): void {
    for (const { module, level, names, as, ...rest } of readImports(this.file, node, flow.guarded)) {
      this.imports.push({ module, level, names, ...rest });
      if (names === 'star') this.openEnded = true;
      else if (names === null) {
        const top = module.split('.')[0] ?? module;
        this.bind(as ?? top, node, flow, { kind: 'import', level, module: as === null ? top : module, name: null });
      } else {
        for (const item of names) this.bind(item.as, node, flow, { kind: 'import', level, module, name: item.name });
      }
    }
  }

  private assignment(node: SyntaxNode, flow: Flow): void {
    const parts = childrenOf(node);
    const [target] = parts;
    const annotated = parts[1]?.name === 'TypeDef';
    const operator = parts[annotated ? 2 : 1];
    const value = parts[annotated ? 3 : 2] ?? null;
    if (target?.name === 'VariableName' && (annotated || operator?.name === 'AssignOp')) {
      const name = this.source(target);
      if (name === '__all__') this.setExports(value === null ? null : stringList(value, this.text), node, flow);
      // `x: int` alone binds nothing.
      if (value === null) return;
      const alias = parts.length > (annotated ? 4 : 3) ? null : dottedName(value, this.text);
      this.bind(name, node, flow, alias === null ? { kind: 'value', value } : { kind: 'alias', target: alias });
      return;
    }
    for (const part of parts) {
      if (part.name === 'AssignOp') break;
      if (part.name === 'VariableName') this.bind(this.source(part), node, flow, { kind: 'value', value: null });
    }
    if (this.source(node).includes('__all__')) this.exports = { kind: 'computed', line: this.lineAt(node.from) };
  }

  /** `__all__ += […]`, `__all__.append(…)`, `__all__.extend(…)`, `globals()[…] = …`. */
  private exportsChange(node: SyntaxNode, flow: Flow): void {
    const text = this.source(node);
    if (/\b(?:globals|setattr|exec|eval)\s*\(/.test(text)) this.openEnded = true;
    if (!text.includes('__all__')) return;
    const added = this.addedExports(node);
    const before = this.exports?.kind === 'names' ? this.exports.names : null;
    this.setExports(added === null || before === null ? null : [...before, ...added], node, flow);
  }

  private addedExports(node: SyntaxNode): readonly string[] | null {
    const first = node.firstChild;
    if (first === null) return null;
    if (node.name === 'UpdateStatement') {
      const value = node.lastChild;
      return this.source(first) === '__all__' && value !== null ? stringList(value, this.text) : null;
    }
    const call = callOf(first, this.text);
    const [argument] = call?.positional ?? [];
    if (argument === undefined) return null;
    if (call?.name === '__all__.extend') return stringList(argument, this.text);
    const single = call?.name === '__all__.append' ? stringValue(argument, this.text) : null;
    return single === null ? null : [single];
  }

  private setExports(names: readonly string[] | null, node: SyntaxNode, flow: Flow): void {
    const line = this.lineAt(node.from);
    this.exports = names === null || !flow.certain ? { kind: 'computed', line } : { kind: 'names', names, line };
  }

  private functionBinding(node: SyntaxNode, flow: Flow): void {
    const fn = readFunction(this.file, node);
    if (fn !== null) this.bind(fn.name, node, flow, { kind: 'function', fn });
  }

  private bind(name: string, node: SyntaxNode, flow: Flow, what: BindingKind): void {
    this.bindings.set(name, { ...what, certain: flow.certain, line: this.lineAt(node.from) });
  }
}

type WithoutFlow<T> = T extends unknown ? Omit<T, 'certain' | 'line'> : never;
type BindingKind = WithoutFlow<Binding>;
