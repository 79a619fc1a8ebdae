import type { parser } from '@lezer/python';

/** A node of the grammar's tree. */
export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** An import statement that runs when the module is imported. */
export interface PyImport {
  /** Leading dots of `from`; 0 for absolute imports. */
  readonly level: number;
  /** Dotted module, `''` for `from . import x`. */
  readonly module: string;
  /** Imported names of a `from` import, `star`, or null for `import a.b`. */
  readonly names: readonly { readonly name: string; readonly as: string }[] | 'star' | null;
  readonly line: number;
  /** Stands in a `try` that does not raise again: the module may survive its failure. */
  readonly guarded: boolean;
}

/** A base class or an argument of one: `vf.Taskset[ATask, AConfig]`. `name` is null when it is no plain dotted name. */
export interface PyType {
  readonly name: string | null;
  readonly args: readonly PyType[];
}

/** An annotated name in a class body. */
export interface PyField {
  readonly name: string;
  readonly annotation: SyntaxNode;
  readonly value: SyntaxNode | null;
  readonly line: number;
}

export interface PyClass {
  readonly name: string;
  readonly bases: readonly PyType[];
  readonly fields: ReadonlyMap<string, PyField>;
  /** Names bound in the body without an annotation, methods included. */
  readonly others: ReadonlySet<string>;
  readonly methods: ReadonlyMap<string, PyFunction>;
  /** Names set to a plain literal without an annotation, with their line. */
  readonly literals: ReadonlyMap<string, number>;
  readonly line: number;
}

export interface PyFunction {
  readonly name: string;
  readonly async: boolean;
  readonly body: SyntaxNode;
  /** Import statements directly in its body. */
  readonly imports: readonly PyImport[];
  readonly line: number;
}

/** What a top-level name stands for. `certain`: the statement runs whatever happens. */
export type Binding = { readonly certain: boolean; readonly line: number } & (
  | { readonly kind: 'class'; readonly cls: PyClass }
  | { readonly kind: 'function'; readonly fn: PyFunction }
  /** `name` null: the module itself. */
  | { readonly kind: 'import'; readonly level: number; readonly module: string; readonly name: string | null }
  /** Another name of something: `X = vf.Taskset`. */
  | { readonly kind: 'alias'; readonly target: string }
  | { readonly kind: 'value'; readonly value: SyntaxNode | null }
);

/** `__all__` as far as text tells: the names, or that it is computed. */
export type Exports =
  | { readonly kind: 'names'; readonly names: readonly string[]; readonly line: number }
  | { readonly kind: 'computed'; readonly line: number };

/** One Python file, read as text by a grammar, never run. */
export interface PyModule {
  readonly path: string;
  readonly text: string;
  /** First line the grammar does not understand, or null. */
  readonly syntaxErrorLine: number | null;
  readonly imports: readonly PyImport[];
  readonly bindings: ReadonlyMap<string, Binding>;
  /** null: no `__all__`. */
  readonly exports: Exports | null;
  /** Names may come into being in ways text does not show (star imports, `__getattr__`, `globals()`). */
  readonly openEnded: boolean;
  /** Statements at the top. */
  readonly top: readonly SyntaxNode[];
  /** A `raise` or an exit on the way: the import ends there, or may. */
  readonly stop: Stop | null;
  /** Line of a `print x` as in Python 2. */
  readonly olderSyntaxLine: number | null;
  /** Line of an `except A, B` without parentheses, which Python below 3.14 refuses. */
  readonly newerSyntaxLine: number | null;
  lineAt(offset: number): number;
}

/** Where importing a module ends before its end. `certain`: whatever happens. */
export interface Stop {
  readonly line: number;
  readonly certain: boolean;
}
