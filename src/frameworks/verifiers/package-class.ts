import { halt } from './halt.ts';
import type { Importer } from './importer.ts';
import type { Halt, Loaded, Meaning } from './package.types.ts';
import { STANDARD_LIBRARY } from './python-names.ts';
import { callOf, itemsOf } from './python-nodes.ts';
import type { PyClass, PyField, SyntaxNode } from './python.types.ts';

/** A class of the project with the module that defines it. */
export interface OwnClass {
  readonly owner: Loaded;
  readonly cls: PyClass;
}

/** Classes of Verifiers that a chain of base classes may end in. */
export type Root = 'Taskset' | 'Env' | 'TasksetConfig' | 'EnvConfig';

const MAX_CLASSES = 60;

/** Config fields without a default of the tasksets that ship with Verifiers (V27). */
const BUILT_IN_REQUIRED = new Map<string, string>([
  ['NeMoGymConfig', 'dataset'],
  ['TextArenaConfig', 'game'],
]);

/** Every class a class is made of, itself first, bases depth first; `open` when one of them cannot be seen. */
export function lineage(
  importer: Importer,
  start: OwnClass,
): { readonly own: readonly OwnClass[]; readonly external: readonly string[]; readonly open: boolean } {
  const own: OwnClass[] = [];
  const external: string[] = [];
  let open = false;
  const waiting: Meaning[] = [{ kind: 'class', ...start }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'external') external.push(next.name);
    else if (next.kind !== 'class') open = true;
    else if (own.length >= MAX_CLASSES) open = true;
    else if (!own.some(({ cls }) => next.kind === 'class' && cls === next.cls)) {
      const { owner, cls } = next;
      own.push({ owner, cls });
      for (const base of cls.bases.toReversed()) {
        if (base.name !== null && PLAIN_BASES.has(base.name)) continue;
        waiting.push(base.name === null ? { kind: 'unknown' } : importer.meaning(owner, base.name));
      }
    }
  }
  return { own, external, open };
}

const PLAIN_BASES: ReadonlySet<string> = new Set([
  'object',
  'Exception',
  'BaseException',
  'ValueError',
  'dict',
  'list',
  'str',
  'int',
  'float',
]);

/** Whether a class descends from one of Verifiers' own; null when its bases cannot be followed. */
export function descendsFrom(importer: Importer, start: OwnClass, root: Root): boolean | null {
  const { external, open } = lineage(importer, start);
  if (external.some((name) => isRoot(name, root))) return true;
  return open || external.some(mayHide) ? null : false;
}

/** Whether a name of the Verifiers package is this class or a built-in descendant of it. */
export function isRoot(name: string, root: Root): boolean {
  if (!name.startsWith('verifiers.v1.')) return false;
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (root === 'TasksetConfig') {
    return (
      last === 'TasksetConfig' ||
      (name.startsWith('verifiers.v1.tasksets.') && last.endsWith('Config') && !last.endsWith('EnvConfig'))
    );
  }
  if (root === 'EnvConfig') return last.endsWith('EnvConfig');
  return last === root || last.endsWith(root);
}

/** Classes of other installed packages may themselves descend from Verifiers. */
function mayHide(name: string): boolean {
  const top = name.split('.')[0] ?? '';
  return !STANDARD_LIBRARY.has(top) && !['verifiers', 'typing_extensions', 'pydantic', 'pydantic_config'].includes(top);
}

/**
 * The config field that has no default, if there is one: the command line builds the config from the id alone (V27).
 * @param taskset the exported class
 */
export function configTrouble(importer: Importer, taskset: OwnClass): Halt | null {
  const { own } = lineage(importer, taskset);
  for (const { owner, cls } of own) {
    for (const base of cls.bases) {
      const origin = base.name === null ? null : importer.meaning(owner, base.name);
      if (origin?.kind !== 'external' || !isRoot(origin.name, 'Taskset')) continue;
      for (const arg of base.args) {
        const meaning = arg.name === null ? null : importer.meaning(owner, arg.name);
        if (meaning?.kind === 'external' && isRoot(meaning.name, 'TasksetConfig'))
          return builtInTrouble(meaning.name, owner, cls);
        if (meaning?.kind !== 'class') continue;
        const config = descendsFrom(importer, meaning, 'TasksetConfig');
        if (config === true) return fieldTrouble(importer, meaning);
        if (config === null) {
          return halt(
            'unknown',
            'verifiers-package-config-unproven',
            { name: meaning.cls.name },
            meaning.owner.module.path,
            meaning.cls.line,
          );
        }
      }
    }
  }
  return null;
}

function builtInTrouble(name: string, owner: Loaded, cls: PyClass): Halt | null {
  const field = BUILT_IN_REQUIRED.get(name.slice(name.lastIndexOf('.') + 1));
  return field === undefined
    ? null
    : halt('fails', 'verifiers-package-config-field', { field }, owner.module.path, cls.line);
}

function fieldTrouble(importer: Importer, config: OwnClass): Halt | null {
  const { own, external } = lineage(importer, config);
  const fields = new Map<string, { readonly required: boolean; readonly path: string; readonly line: number }>();
  for (const name of external) {
    const field = isRoot(name, 'TasksetConfig')
      ? BUILT_IN_REQUIRED.get(name.slice(name.lastIndexOf('.') + 1))
      : undefined;
    if (field !== undefined)
      fields.set(field, { required: true, path: config.owner.module.path, line: config.cls.line });
  }
  for (const { owner, cls } of own.toReversed()) {
    // pydantic refuses such a class as soon as it is defined.
    const bare = [...cls.literals].find(([name]) => !name.startsWith('_') && name !== 'model_config');
    if (bare !== undefined) {
      return halt('fails', 'verifiers-package-config-bare', { field: bare[0] }, owner.module.path, bare[1]);
    }
    for (const field of cls.fields.values()) {
      if (field.name.startsWith('_') || isClassVariable(field, owner)) continue;
      fields.set(field.name, { required: !hasDefault(field, owner), path: owner.module.path, line: field.line });
    }
  }
  for (const [field, { required, path, line }] of fields) {
    if (required) return halt('fails', 'verifiers-package-config-field', { field }, path, line);
  }
  return null;
}

function source(node: SyntaxNode, owner: Loaded): string {
  return owner.module.text.slice(node.from, node.to);
}

function isClassVariable(field: PyField, owner: Loaded): boolean {
  return field.name === 'model_config' || /^["']?(?:\w+\.)?ClassVar\b/.test(source(field.annotation, owner));
}

/** Whether pydantic finds a default: a value, or a `Field(...)` that carries one. */
function hasDefault(field: PyField, owner: Loaded): boolean {
  if (field.value !== null) return givesDefault(field.value, owner);
  if (!/^(?:\w+\.)?Annotated\[/.test(source(field.annotation, owner))) return false;
  return itemsOf(field.annotation).some(
    (item) => callOf(item, owner.module.text) !== null && givesDefault(item, owner),
  );
}

function givesDefault(value: SyntaxNode, owner: Loaded): boolean {
  if (isEllipsis(value, owner)) return false;
  const call = callOf(value, owner.module.text);
  if (call === null || !/^(?:\w+\.)*Field$/.test(call.name ?? '')) return true;
  const [first] = call.positional;
  const given = first ?? call.keywords.get('default');
  if (given !== undefined) return !isEllipsis(given, owner);
  return call.keywords.has('default_factory');
}

function isEllipsis(node: SyntaxNode, owner: Loaded): boolean {
  return ['...', 'Ellipsis'].includes(source(node, owner));
}

/** The value of `self.config.FIELD` when it is a plain default of the config; used to see loops that never run. */
export function configDefault(
  importer: Importer,
  taskset: OwnClass,
  field: string,
): { readonly node: SyntaxNode; readonly text: string; readonly owner: Loaded } | null {
  for (const { owner, cls } of lineage(importer, taskset).own) {
    for (const arg of cls.bases.flatMap((base) => base.args)) {
      const meaning = arg.name === null ? null : importer.meaning(owner, arg.name);
      if (meaning?.kind !== 'class') continue;
      for (const config of lineage(importer, meaning).own) {
        const value = config.cls.fields.get(field)?.value;
        if (value !== null && value !== undefined)
          return { node: plainValue(value, config.owner), text: config.owner.module.text, owner: config.owner };
      }
    }
  }
  return null;
}

/** `Field(3)` and `Field(default=3)` count as `3`. */
function plainValue(value: SyntaxNode, owner: Loaded): SyntaxNode {
  const call = callOf(value, owner.module.text);
  if (call === null || !/^(?:\w+\.)*Field$/.test(call.name ?? '')) return value;
  return call.positional[0] ?? call.keywords.get('default') ?? value;
}

/** The method that `load()` runs: the nearest definition in the line of classes, or null when a built-in one is inherited. */
export function loadMethod(
  importer: Importer,
  taskset: OwnClass,
): { readonly owner: Loaded; readonly cls: PyClass } | 'built-in' | 'none' | 'unknown' {
  const { own, external, open } = lineage(importer, taskset);
  for (const { owner, cls } of own) if (cls.methods.has('load')) return { owner, cls };
  if (open || own.some(({ cls }) => cls.others.has('load'))) return 'unknown';
  return external.some((name) => name.startsWith('verifiers.v1.tasksets.')) ? 'built-in' : 'none';
}
