import { isMapping, PyFloat, validateLax } from '../support/pydantic.ts';
import type { JsonSchema, SchemaProblem } from '../support/pydantic.types.ts';

/** What the servers of one release want in a row, beside what every row has. */
export interface TaskFields {
  readonly release: string;
  /** Name of a shipped agent or server → whose fields its rows must have; only names that leave no doubt. */
  readonly owners: ReadonlyMap<string, string>;
  /** The fields of an owner, null for an unknown one. */
  fieldsOf(owner: string): OwnerFields | null;
}

/** The fields of one server. */
export interface OwnerFields {
  readonly schema: JsonSchema;
  /** Fields that the server looks for only inside `verifier_metadata`. */
  readonly nested: ReadonlySet<string>;
}

/** What is wrong with the fields of one row. */
export interface FieldProblems {
  readonly problems: readonly SchemaProblem[];
  /** Fields that stand where the server does not look. */
  readonly misplaced: readonly string[];
  /** Fields that stand twice, with different values. */
  readonly twice: readonly string[];
}

/** Keys that belong to NeMo Gym itself. */
const RESERVED = new Set([
  'responses_create_params',
  'agent_ref',
  'task_source',
  '_ng_task_index',
  '_ng_rollout_index',
]);
const METADATA = 'verifier_metadata';
/** Fields within these count as fields of the row. */
const CONTAINERS = [METADATA, 'task_data'];

interface Generated {
  readonly source: { readonly version: string };
  readonly types: readonly unknown[];
  readonly servers: Readonly<Record<string, unknown>>;
  readonly agents: Readonly<Record<string, string>>;
}

let loaded: Promise<TaskFields> | undefined;

/** Loads the generated fields, once; only a thorough look needs them. */
export function taskFields(): Promise<TaskFields> {
  loaded ??= import('./task-fields.generated.json', { with: { type: 'json' } }).then((module) => read(module.default));
  return loaded;
}

function read({ source, types, servers, agents }: Generated): TaskFields {
  const owners = new Map<string, string>();
  for (const [owner, names] of Object.entries(agents)) {
    for (const name of names.split(' ')) owners.set(name.replaceAll('~', owner), owner);
  }
  const known = new Map<string, OwnerFields>();
  return {
    release: source.version,
    owners,
    fieldsOf(owner) {
      if (!known.has(owner) && Object.hasOwn(servers, owner)) known.set(owner, ownerFields(servers[owner], types));
      return known.get(owner) ?? null;
    },
  };
}

/** Reads `TYPE NAME NAME…;TYPE NAME…`, or takes a schema as it is. */
function ownerFields(written: unknown, types: readonly unknown[]): OwnerFields {
  const nested = new Set<string>();
  if (typeof written !== 'string') return { schema: written as JsonSchema, nested };
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const group of written.split(';')) {
    const [type = '', ...names] = group.split(' ');
    for (const name of names) {
      properties[name] = types[Number.parseInt(type, 10)] as JsonSchema;
      if (type.includes('!')) required.push(name);
      if (type.includes('@')) nested.add(name);
    }
  }
  return { schema: { type: 'object', properties, required }, nested };
}

/**
 * Checks the fields of a row as the server's own model does (N18, N19): what stands in `verifier_metadata` or `task_data`
 * counts as if it stood beside it. Fields that the model does not know are free.
 */
export function checkFields(row: Readonly<Record<string, unknown>>, { schema, nested }: OwnerFields): FieldProblems {
  const fields = new Map(Object.entries(row).filter(([key]) => !RESERVED.has(key)));
  const twice: string[] = [];
  for (const container of CONTAINERS) {
    const held = fields.get(container);
    if (!isMapping(held) && (held ?? null) !== null) continue;
    fields.delete(container);
    for (const [key, value] of Object.entries(held ?? {})) {
      if (!fields.has(key)) fields.set(key, value);
      else if (!equal(fields.get(key), value, 0)) twice.push(key);
    }
  }
  const flat: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of fields) flat[key] = value;
  const result = validateLax(schema, flat);
  const inside = Object.hasOwn(row, METADATA) && isMapping(row[METADATA]) ? row[METADATA] : {};
  const moved = Object.hasOwn(row, 'task_data');
  return {
    problems: result.ok ? [] : result.problems,
    misplaced: moved ? [] : [...nested].filter((key) => Object.hasOwn(row, key) && !Object.hasOwn(inside, key)),
    twice,
  };
}

const MOST_DEPTH = 200;

/** Equality as Python has it, `1 == 1.0 == True`; what is nested beyond all reason counts as equal, so that nothing is said of it. */
function equal(a: unknown, b: unknown, depth: number): boolean {
  if (a === b || depth > MOST_DEPTH) return true;
  const [left, right] = [numeric(a), numeric(b)];
  if (left !== null || right !== null) return left === right || Number.isNaN(left) || Number.isNaN(right);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  if (one.size !== other.size) return false;
  return [...one].every(([key, value]) => other.has(key) && equal(value, other.get(key), depth + 1));
}

function numeric(value: unknown): number | null {
  if (value instanceof PyFloat) return value.value;
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean' ? Number(value) : null;
}
