import { halt } from './halt.ts';
import type { Importer } from './importer.ts';
import { isRoot, lineage } from './package-class.ts';
import type { OwnClass } from './package-class.ts';
import type { Halt, Loaded, Meaning, Remark } from './package.types.ts';
import { dottedName, statementsOf } from './python-nodes.ts';
import { walkBlock } from './python-walk.ts';
import type { PyFunction } from './python.types.ts';

/** Words of types that are no agent. */
const PLAIN_TYPES: ReadonlySet<string> = new Set(
  'int str float bool bytes None list dict set tuple Path Any Optional Union Literal typing pathlib'.split(' '),
);

/** What every taskset's config has: its own fields, and those that pydantic gives. */
const COMMON: ReadonlySet<string> = new Set(['task', 'system_prompt', 'id', 'name', 'dict', 'json', 'copy', 'schema']);

/**
 * Fields of the config that `load()` reads and that the config does not have. A Taskset without a config class in
 * brackets has those of Verifiers alone (V27).
 */
export function configReadTrouble(importer: Importer, taskset: OwnClass, owner: Loaded, fn: PyFunction): Halt | null {
  const known = configFields(importer, taskset);
  if (known === null) return null;
  const { text, path } = owner.module;
  let found: Halt | null = null;
  walkBlock(statementsOf(fn.body), (node, certain) => {
    const name = node.name === 'MemberExpression' ? dottedName(node, text) : null;
    const field = name === null ? undefined : /^self\.config\.(\w+)$/.exec(name)?.[1];
    if (field === undefined || known.has(field) || COMMON.has(field) || /^(?:model_|_)/.test(field)) return;
    const line = owner.module.lineAt(node.from);
    if (certain) found ??= halt('fails', 'verifiers-package-config-missing', { field }, path, line);
    else importer.doubt ??= halt('unknown', 'verifiers-package-config-read-unproven', { field }, path, line);
  });
  return found;
}

/** Names that the config of a taskset has beyond the common ones; null where a class of it cannot be seen. */
function configFields(importer: Importer, taskset: OwnClass): ReadonlySet<string> | null {
  const { own, external, open } = lineage(importer, taskset);
  if (open || external.some((name) => !isPlainRoot(name, 'Taskset') && isRoot(name, 'Taskset'))) return null;
  if (own.some(({ cls }) => cls.methods.has('__init__') || cls.others.has('config') || cls.fields.has('config')))
    return null;
  const config = configMeaning(importer, own);
  if (config === null) return new Set();
  if (config.kind === 'external') return isPlainRoot(config.name, 'TasksetConfig') ? new Set() : null;
  if (config.kind !== 'class') return null;
  const classes = lineage(importer, config);
  if (classes.open || classes.external.some((name) => !isPlainRoot(name, 'TasksetConfig'))) return null;
  const names = new Set<string>();
  for (const { cls } of classes.own) for (const name of [...cls.fields.keys(), ...cls.others]) names.add(name);
  return names;
}

/** What stands in the brackets of `Taskset[…]` as its config; null: nothing that can be one. */
function configMeaning(importer: Importer, classes: readonly OwnClass[]): Meaning | null {
  for (const { owner, cls } of classes) {
    for (const base of cls.bases) {
      const origin = base.name === null ? null : importer.meaning(owner, base.name);
      if (origin?.kind !== 'external' || !isRoot(origin.name, 'Taskset')) continue;
      for (const arg of base.args) {
        const meaning: Meaning = arg.name === null ? { kind: 'unknown' } : importer.meaning(owner, arg.name);
        if (meaning.kind === 'external' && !isRoot(meaning.name, 'TasksetConfig')) continue;
        if (meaning.kind !== 'class') return meaning;
        const { external, open } = lineage(importer, meaning);
        if (open || external.some((name) => isRoot(name, 'TasksetConfig'))) return meaning;
      }
    }
  }
  return null;
}

function isPlainRoot(name: string, last: 'Taskset' | 'TasksetConfig' | 'Env' | 'EnvConfig'): boolean {
  return name.startsWith('verifiers.v1.') && name.slice(name.lastIndexOf('.') + 1) === last;
}

/**
 * An environment without agents, a field of its config each, is imported (V24), and nothing can be run with it: `vf-eval`
 * refuses to make one.
 * @returns null where it has agents, or where its text does not tell
 */
export function withoutAgents(importer: Importer, environment: OwnClass): Remark | null {
  const { own, external, open } = lineage(importer, environment);
  if (open || external.some((name) => isRoot(name, 'Env') && !isPlainRoot(name, 'Env'))) return null;
  for (const { owner, cls } of own) {
    for (const arg of cls.bases.flatMap((base) => base.args)) {
      const meaning: Meaning = arg.name === null ? { kind: 'unknown' } : importer.meaning(owner, arg.name);
      if (meaning.kind === 'external' && isPlainRoot(meaning.name, 'EnvConfig')) continue;
      if (meaning.kind !== 'class' || mayHaveAgents(importer, meaning)) return null;
    }
  }
  const place = { path: environment.owner.module.path, line: environment.cls.line };
  return { code: 'verifiers-package-env-no-agents', args: { name: environment.cls.name }, place, fact: 'V24' };
}

/** Whether a config has a field that is an agent, or that may be one: its type is a class of the package. */
function mayHaveAgents(importer: Importer, configClass: OwnClass): boolean {
  const { own, external, open } = lineage(importer, configClass);
  if (open || external.some((name) => isRoot(name, 'EnvConfig') && !isPlainRoot(name, 'EnvConfig'))) return true;
  const types = own.flatMap(({ owner, cls }) =>
    [...cls.fields.values()].map((field) => owner.module.text.slice(field.annotation.from, field.annotation.to)),
  );
  return types.some((type) => (type.match(/\w+/g) ?? []).some((word) => !PLAIN_TYPES.has(word)));
}
