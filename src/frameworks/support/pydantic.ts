import { asBoolean, asFloat, asInteger, PyFloat } from './pydantic-scalars.ts';
import type { JsonSchema, LaxResult, SchemaProblem } from './pydantic.types.ts';

export { PyFloat } from './pydantic-scalars.ts';
export type { JsonSchema, LaxResult, SchemaProblem } from './pydantic.types.ts';

/** Problems of one value are told up to this many. */
const MOST_PROBLEMS = 20;
/** Nesting that no real document reaches; pydantic's own guard stops far beyond it. */
const MOST_DEPTH = 200;

/** How well a value fits a union's member, best first: no coercion at all, or some. */
type Exactness = 1 | 0;

interface Fit {
  readonly value: unknown;
  readonly exact: Exactness;
  /** Fields of models that the value sets; pydantic prefers the member that takes more of them. */
  readonly fields: number;
}

type Outcome = Fit | readonly SchemaProblem[];
type Path = readonly (string | number)[];

function failed(outcome: Outcome): outcome is readonly SchemaProblem[] {
  return Array.isArray(outcome);
}

/**
 * Validates a value as the pydantic model behind a generated JSON Schema does in lax mode: numeric strings and booleans
 * become numbers, `1.0` an integer, `"yes"` a boolean, but a number never a string; unknown keys are ignored unless
 * `additionalProperties` is false (H82, H84, N7).
 * @param schema the model's schema, or a part of it
 * @param value plain values; `bigint` for large integers and `PyFloat` where a whole float must not pass for an integer.
 *   A plain number counts as a float only when it is not whole. Objects of any other class are values of no known type
 * @param root the schema whose `$defs` the references mean; default `schema`
 */
export function validateLax(schema: JsonSchema, value: unknown, root: JsonSchema = schema): LaxResult {
  const outcome = validate(schema, value, [], root);
  return failed(outcome)
    ? { ok: false, problems: outcome.slice(0, MOST_PROBLEMS) }
    : { ok: true, value: outcome.value };
}

/** Whether a value is a mapping of keys to values (no array, no date, no number wrapper). */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function validate(schema: JsonSchema, value: unknown, path: Path, root: JsonSchema): Outcome {
  if (path.length > MOST_DEPTH) return problem(path, 'depth', `at most ${MOST_DEPTH} levels`);
  if (schema.$ref !== undefined) {
    const target = dereference(schema.$ref, root);
    return target === null ? plain(value) : validate(target, value, path, root);
  }
  const members = schema.anyOf ?? schema.oneOf;
  if (members !== undefined) {
    return schema.discriminator === undefined
      ? union(members, value, path, root)
      : tagged(schema.discriminator, value, path, root);
  }
  if (schema.allOf?.length === 1 && schema.allOf[0] !== undefined) return validate(schema.allOf[0], value, path, root);
  if (schema.const !== undefined) {
    return same(schema.const, value) ? plain(value) : problem(path, 'const', String(schema.const));
  }
  if (schema.enum !== undefined) {
    return schema.enum.some((item) => same(item, value))
      ? plain(value)
      : problem(path, 'enum', `one of ${schema.enum.map(String).join(', ')}`);
  }
  switch (schema.type) {
    case 'string':
      return text(schema, value, path);
    case 'integer':
      return number(schema, asInteger(value), path, 'an integer');
    case 'number':
      return number(schema, asFloat(value), path, 'a number');
    case 'boolean': {
      const fit = asBoolean(value);
      return fit === null ? problem(path, 'type', 'true or false') : { ...fit, fields: 0 };
    }
    case 'null':
      return value === null ? plain(null) : problem(path, 'type', 'null');
    case 'array':
      return list(schema, value, path, root);
    case 'object':
      return mapping(schema, value, path, root);
    default:
      return plain(value);
  }
}

function plain(value: unknown): Fit {
  return { value, exact: 1, fields: 0 };
}

function problem(path: Path, kind: SchemaProblem['kind'], expected: string): readonly SchemaProblem[] {
  return [{ path, kind, expected }];
}

/** Equality of a constant and a value; a wrapped float is no integer constant. */
function same(constant: unknown, value: unknown): boolean {
  return (
    constant === value || (typeof value === 'bigint' && typeof constant === 'number' && BigInt(constant) === value)
  );
}

function dereference(reference: string, root: JsonSchema): JsonSchema | null {
  const name = reference.slice('#/$defs/'.length);
  return root.$defs !== undefined && Object.hasOwn(root.$defs, name) ? (root.$defs[name] ?? null) : null;
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
const patterns = new Map<string, RegExp>();

/** A schema's pattern, compiled once; patterns come from our own schemas, never from a repository. */
function compiled(pattern: string): RegExp {
  let found = patterns.get(pattern);
  if (found === undefined) {
    found = new RegExp(pattern, 'u');
    patterns.set(pattern, found);
  }
  return found;
}

function text(schema: JsonSchema, value: unknown, path: Path): Outcome {
  if (typeof value !== 'string') return problem(path, 'type', 'a string');
  const { minLength = 0, maxLength = Infinity } = schema;
  // Only a string that is to be measured or matched must be valid Unicode.
  const measured = minLength > 0 || maxLength < Infinity || schema.pattern !== undefined;
  if (measured && LONE_SURROGATE.test(value)) return problem(path, 'type', 'a string of valid Unicode');
  if (minLength > 0 || maxLength < Infinity) {
    // Characters, as Python counts them; a string can only be shorter in characters than in UTF-16 units.
    const length = value.length < minLength ? value.length : Array.from(value).length;
    if (length < minLength || length > maxLength)
      return problem(path, 'length', bounds(minLength, maxLength, 'character'));
  }
  if (schema.pattern !== undefined && !compiled(schema.pattern).test(value)) {
    return problem(path, 'pattern', `text like ${schema.pattern}`);
  }
  return plain(value);
}

function bounds(least: number, most: number, what: string): string {
  if (most === Infinity) return `at least ${least} ${what}${least === 1 ? '' : 's'}`;
  if (least === 0) return `at most ${most} ${what}${most === 1 ? '' : 's'}`;
  return `${least} to ${most} ${what}s`;
}

function number(
  schema: JsonSchema,
  fit: { readonly value: number | bigint | PyFloat; readonly exact: Exactness } | null,
  path: Path,
  expected: string,
): Outcome {
  if (fit === null) return problem(path, 'type', expected);
  const unbounded =
    schema.minimum === undefined &&
    schema.maximum === undefined &&
    schema.exclusiveMinimum === undefined &&
    schema.exclusiveMaximum === undefined &&
    schema.multipleOf === undefined;
  if (unbounded) return { ...fit, fields: 0 };
  const n = fit.value instanceof PyFloat ? fit.value.value : fit.value;
  const checks: readonly (readonly [boolean, string])[] = [
    [schema.minimum === undefined || n >= schema.minimum, `at least ${schema.minimum}`],
    [schema.maximum === undefined || n <= schema.maximum, `at most ${schema.maximum}`],
    [schema.exclusiveMinimum === undefined || n > schema.exclusiveMinimum, `more than ${schema.exclusiveMinimum}`],
    [schema.exclusiveMaximum === undefined || n < schema.exclusiveMaximum, `less than ${schema.exclusiveMaximum}`],
    [schema.multipleOf === undefined || Number(n) % schema.multipleOf === 0, `a multiple of ${schema.multipleOf}`],
  ];
  const broken = checks.find(([holds]) => !holds);
  return broken === undefined ? { ...fit, fields: 0 } : problem(path, 'range', broken[1]);
}

function list(schema: JsonSchema, value: unknown, path: Path, root: JsonSchema): Outcome {
  if (!Array.isArray(value)) return problem(path, 'type', 'a list');
  const { minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems || value.length > maxItems) {
    return problem(path, 'length', bounds(minItems, maxItems, 'item'));
  }
  const items: unknown[] = [];
  const problems: SchemaProblem[] = [];
  let exact: Exactness = 1;
  let fields = 0;
  for (const [i, item] of value.entries()) {
    const outcome = validate(schema.prefixItems?.[i] ?? schema.items ?? {}, item, [...path, i], root);
    if (failed(outcome)) {
      problems.push(...outcome);
      if (problems.length >= MOST_PROBLEMS) break;
    } else {
      items.push(outcome.value);
      if (outcome.exact === 0) exact = 0;
      fields += outcome.fields;
    }
  }
  return problems.length > 0 ? problems : { value: items, exact, fields };
}

function mapping(schema: JsonSchema, value: unknown, path: Path, root: JsonSchema): Outcome {
  if (!isMapping(value)) return problem(path, 'type', 'a table');
  const { properties = {}, additionalProperties, required = [] } = schema;
  const isModel = schema.properties !== undefined;
  // A null prototype: the keys come from the repository.
  const result = Object.create(null) as Record<string, unknown>;
  const problems: SchemaProblem[] = [];
  let exact: Exactness = 1;
  let fields = 0;
  const take = (key: string, part: JsonSchema): void => {
    const outcome = validate(part, value[key], [...path, key], root);
    if (failed(outcome)) {
      problems.push(...outcome);
    } else {
      result[key] = outcome.value;
      if (outcome.exact === 0) exact = 0;
      fields += outcome.fields + (isModel ? 1 : 0);
    }
  };
  for (const [key, part] of Object.entries(properties)) {
    if (Object.hasOwn(value, key)) take(key, part);
    else if (required.includes(key)) problems.push({ path: [...path, key], kind: 'missing', expected: 'a value' });
    else if (part.default !== undefined) result[key] = part.default;
  }
  // A model that ignores unknown keys does not even look at them; a plain `dict` has no properties and takes all.
  if (!isModel || additionalProperties !== undefined) {
    for (const key of Object.keys(value)) {
      if (problems.length >= MOST_PROBLEMS) break;
      if (Object.hasOwn(properties, key)) continue;
      if (additionalProperties === false)
        problems.push({ path: [...path, key], kind: 'extra', expected: 'no such key' });
      else take(key, typeof additionalProperties === 'object' ? additionalProperties : {});
    }
  }
  return problems.length > 0 ? problems : { value: result, exact, fields };
}

/** Pydantic's smart union: the member that needs least coercion, and of models the one that takes most fields. */
function union(members: readonly JsonSchema[], value: unknown, path: Path, root: JsonSchema): Outcome {
  let best: Fit | null = null;
  const refusals: (readonly SchemaProblem[])[] = [];
  for (const member of members) {
    const outcome = validate(member, value, path, root);
    if (failed(outcome)) refusals.push(outcome);
    else if (best === null || outcome.fields > best.fields) best = outcome;
    else if (outcome.fields === best.fields && outcome.exact > best.exact) best = outcome;
  }
  if (best !== null) return best;
  // Of several refusals the telling one is of the member whose kind of value this is.
  const inside = refusals.filter((problems) => problems.every((p) => p.path.length > path.length || p.kind !== 'type'));
  if (inside.length === 1 && inside[0] !== undefined) return inside[0];
  const expected = new Set(refusals.flat().flatMap((p) => (p.kind === 'type' ? [p.expected] : [])));
  if (expected.size > 1) expected.delete('null');
  return problem(path, 'type', [...expected].join(' or '));
}

function tagged(
  { propertyName, mapping = {} }: NonNullable<JsonSchema['discriminator']>,
  value: unknown,
  path: Path,
  root: JsonSchema,
): Outcome {
  if (!isMapping(value)) return problem(path, 'type', 'a table');
  const tag = Object.hasOwn(value, propertyName) ? value[propertyName] : undefined;
  if (tag === undefined) return problem([...path, propertyName], 'missing', 'a value');
  const reference = typeof tag === 'string' && Object.hasOwn(mapping, tag) ? mapping[tag] : undefined;
  if (reference === undefined)
    return problem([...path, propertyName], 'enum', `one of ${Object.keys(mapping).join(', ')}`);
  return validate({ $ref: reference }, value, path, root);
}
