import type { Loaded, Meaning, ModuleSpace } from './package.types.ts';
import { VERIFIERS_V1 } from './python-names.ts';
import type { PyClass, PyFunction, PyImport } from './python.types.ts';

/** Links of one name that are followed. */
const MAX_HOPS = 30;

/** What names mean in the modules of a project that were read so far. */
export class ModuleNames {
  readonly visited: Map<string, Loaded> = new Map();
  protected readonly space: ModuleSpace;

  constructor(space: ModuleSpace) {
    this.space = space;
  }

  /** Whether a top-level name is the project's own. */
  owns(name: string): boolean {
    return this.space.tops.has(name.split('.')[0] ?? name);
  }

  /**
   * What a dotted name stands for in a module whose imports were followed.
   * @param loaded the module it is written in
   * @param dotted `ATaskset`, `vf.Taskset`
   */
  meaning(loaded: Loaded, dotted: string, hops = 0): Meaning {
    if (hops > MAX_HOPS) return { kind: 'unknown' };
    const [head = '', ...rest] = dotted.split('.');
    const binding = loaded.module.bindings.get(head);
    if (binding === undefined) return this.unbound(loaded, head, rest, hops);
    if (!binding.certain) return { kind: 'unknown' };
    if (binding.kind === 'class') {
      return rest.length === 0 ? { kind: 'class', owner: loaded, cls: binding.cls } : { kind: 'unknown' };
    }
    if (binding.kind === 'alias') return this.meaning(loaded, [binding.target, ...rest].join('.'), hops + 1);
    if (binding.kind !== 'import') return { kind: 'value' };
    const target = absolute(loaded, { level: binding.level, module: binding.module });
    if (target === null) return { kind: 'missing' };
    return this.ofModule(target, binding.name === null ? rest : [binding.name, ...rest], hops + 1);
  }

  /** The project's own module that an import statement names, if it was followed. */
  moduleOf(loaded: Loaded, statement: Pick<PyImport, 'level' | 'module'>): Loaded | null {
    const target = absolute(loaded, statement);
    return target === null ? null : (this.visited.get(target) ?? null);
  }

  /** The function that a plain name stands for, in the module itself or one that it is imported from. */
  functionOf(loaded: Loaded, name: string, hops = 0): { readonly owner: Loaded; readonly fn: PyFunction } | null {
    const binding = loaded.module.bindings.get(name);
    if (binding?.kind === 'function') return { owner: loaded, fn: binding.fn };
    if (binding?.kind !== 'import' || binding.name === null || hops > MAX_HOPS) return null;
    const source = this.moduleOf(loaded, binding);
    return source === null ? null : this.functionOf(source, binding.name, hops + 1);
  }

  /** A method of a class of the project: the nearest definition among its bases, as far as they are its own. */
  methodOf(
    start: { readonly owner: Loaded; readonly cls: PyClass },
    name: string,
    hops = 0,
  ): { readonly owner: Loaded; readonly fn: PyFunction } | null {
    const fn = start.cls.methods.get(name);
    if (fn !== undefined) return { owner: start.owner, fn };
    if (hops > MAX_HOPS) return null;
    for (const base of start.cls.bases) {
      const meaning = base.name === null ? null : this.meaning(start.owner, base.name);
      const found = meaning?.kind === 'class' ? this.methodOf(meaning, name, hops + 1) : null;
      if (found !== null) return found;
    }
    return null;
  }

  private ofModule(target: string, names: readonly string[], hops: number): Meaning {
    if (!this.owns(target)) return { kind: 'external', name: [target, ...names].join('.') };
    const loaded = this.visited.get(target);
    if (loaded === undefined) return { kind: 'unknown' };
    const [first, ...rest] = names;
    if (first === undefined) return { kind: 'module', loaded };
    const child = `${target}.${first}`;
    if (this.visited.has(child) && (!loaded.module.bindings.has(first) || isOwnChild(loaded, first))) {
      return this.ofModule(child, rest, hops + 1);
    }
    return this.meaning(loaded, names.join('.'), hops + 1);
  }

  /** A name no statement of the module binds: a star import, a sub-module, a builtin, or nothing. */
  private unbound(loaded: Loaded, head: string, rest: readonly string[], hops: number): Meaning {
    if (loaded.isPackage && this.visited.has(`${loaded.name}.${head}`))
      return this.ofModule(`${loaded.name}.${head}`, rest, hops + 1);
    for (const statement of loaded.module.imports.toReversed()) {
      const target = statement.names === 'star' ? absolute(loaded, statement) : null;
      if (target === 'verifiers.v1' && VERIFIERS_V1.has(head))
        return { kind: 'external', name: [target, head, ...rest].join('.') };
      const owner = target === null ? undefined : this.visited.get(target);
      if (owner?.module.bindings.has(head)) return this.meaning(owner, [head, ...rest].join('.'), hops + 1);
    }
    return { kind: loaded.module.openEnded ? 'unknown' : 'missing' };
  }
}

/** Whether Verifiers 0.4.0 has this dotted name, as far as the first part below `verifiers.v1`. */
export function inVerifiers(name: string): boolean {
  const [top, second, third] = name.split('.');
  if (top !== 'verifiers' || second === undefined || second === '__version__') return true;
  return second === 'v1' && (third === undefined || third.startsWith('__') || VERIFIERS_V1.has(third));
}

/** Absolute name of the module an import statement names; null when its dots leave the top-level package. */
export function absolute(loaded: Loaded, statement: Pick<PyImport, 'level' | 'module'>): string | null {
  if (statement.level === 0) return statement.module;
  const parts = loaded.name.split('.');
  const keep = parts.length - statement.level + (loaded.isPackage ? 1 : 0);
  if (keep <= 0) return null;
  return [...parts.slice(0, keep), ...(statement.module === '' ? [] : [statement.module])].join('.');
}

/** `from . import taskset` in a package binds the name of the sub-module to the sub-module. */
export function isOwnChild(loaded: Loaded, name: string): boolean {
  const binding = loaded.module.bindings.get(name);
  return binding?.kind === 'import' && binding.name === name && absolute(loaded, binding) === loaded.name;
}
