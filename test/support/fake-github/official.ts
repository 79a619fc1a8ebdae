import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';

/** A piece of JSON Schema. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly body: Schema | null;
  readonly responses: Readonly<Record<string, Schema | null>>;
}

interface Excerpt {
  readonly 'x-source': string;
  readonly operations: readonly Operation[];
  readonly $defs: Readonly<Record<string, Schema>>;
}

/** GitHub's published description of the operations that are used; `scripts/github-openapi-excerpt.mjs` writes it. */
export const EXCERPT: Excerpt = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/github/openapi.json'), 'utf8'),
) as Excerpt;

/** Errors that GitHub gives on every operation, whether its description lists them or not. */
const COMMON_ERRORS = new Set(['400', '401', '403', '404', '410', '429', '500', '502', '503', '504']);

/** A REST request that fits a described operation. */
export interface Matched {
  readonly operation: Operation;
  /** Values of the path's parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const FORMATS = { uri: true, 'date-time': true, int64: true, 'repo.nwo': true } as const;
const ajv = new Ajv2020({
  strict: false,
  allErrors: false,
  coerceTypes: true,
  formats: FORMATS,
});
const strict = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
const compiled = new Map<Schema, ValidateFunction>();

function check(schema: Schema, value: unknown, loose = false): string | null {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = (loose ? ajv : strict).compile({ ...schema, $defs: EXCERPT.$defs });
    compiled.set(schema, validate);
  }
  return validate(value) ? null : (loose ? ajv : strict).errorsText(validate.errors);
}

/** Finds the operation of a request; `{ref}` may hold slashes, as on GitHub. */
export function match(method: string, path: string): Matched | null {
  for (const operation of EXCERPT.operations) {
    if (operation.method !== method) continue;
    const names: string[] = [];
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return name === 'ref' || name === 'basehead' ? '(.+)' : '([^/]+)';
    });
    const values = new RegExp(`^${pattern}$`).exec(path);
    if (values === null) continue;
    return {
      operation,
      params: Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i + 1] ?? '')])),
    };
  }
  return null;
}

/** What is wrong with a request by the description. */
export function requestFaults({ operation, params }: Matched, query: URLSearchParams, body: unknown): string[] {
  const faults: string[] = [];
  const where = `${operation.method} ${operation.path}`;
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header') continue;
    const value = place === 'path' ? params[name] : (query.get(name) ?? undefined);
    if (value === undefined) {
      if (required) faults.push(`${where}: ${name} is missing`);
      continue;
    }
    const fault = check(schema, value, true);
    if (fault !== null) faults.push(`${where}: ${name}: ${fault}`);
  }
  const known = new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  for (const name of query.keys()) if (!known.has(name)) faults.push(`${where}: unknown parameter ${name}`);
  if (operation.body === null) {
    if (body !== undefined) faults.push(`${where}: takes no body`);
    return faults;
  }
  const fault = check(operation.body, body);
  if (fault !== null) faults.push(`${where}: body: ${fault}`);
  const named = new Set(propertiesOf(operation.body));
  if (typeof body === 'object' && body !== null) {
    for (const key of Object.keys(body)) if (!named.has(key)) faults.push(`${where}: body: unknown key ${key}`);
  }
  return faults;
}

function propertiesOf(schema: Schema): string[] {
  return [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(propertiesOf),
  ];
}

/** What is wrong with an answer by the description; null when nothing is. */
export function answerFault({ operation }: Matched, status: number, body: unknown): string | null {
  const where = `${operation.method} ${operation.path} ${status}`;
  const schema = operation.responses[String(status)];
  if (schema === undefined) {
    if (!COMMON_ERRORS.has(String(status))) return `${where}: not described`;
    const fault = check(BASIC_ERROR, body);
    return fault === null ? null : `${where}: ${fault}`;
  }
  if (schema === null) return body === undefined ? null : `${where}: has no body`;
  const fault = check(schema, body);
  return fault === null ? null : `${where}: ${fault}`;
}

const BASIC_ERROR: Schema = { $ref: '#/$defs/basic-error' };

/**
 * An answer with everything the description requires: real values where given, else the plainest that fits.
 * @param name of the schema in `$defs`
 */
export function filled(name: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain = plainest({ $ref: `#/$defs/${name}` });
  return merged(plain, values) as Record<string, unknown>;
}

function merged(plain: unknown, values: unknown): unknown {
  if (!isRecord(plain) || !isRecord(values)) return values === undefined ? plain : values;
  const result: Record<string, unknown> = { ...plain };
  for (const [key, value] of Object.entries(values)) result[key] = merged(plain[key], value);
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plainest(schema: Schema, depth = 0): unknown {
  if (schema.$ref !== undefined) {
    const definition = EXCERPT.$defs[schema.$ref.split('/').at(-1) ?? ''];
    if (definition === undefined || depth > 12) throw new Error(`cannot fill ${schema.$ref}`);
    return plainest(definition, depth + 1);
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('null')) return null;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice !== undefined) {
    return choice.some((one) => one.type === 'null') ? null : plainest(choice[0] ?? {}, depth + 1);
  }
  if (schema.allOf !== undefined) {
    return schema.allOf.reduce<unknown>((all, one) => merged(all, plainest(one, depth + 1)), {});
  }
  switch (types[0]) {
    case 'object': {
      const required = schema.required ?? [];
      return Object.fromEntries(required.map((key) => [key, plainest(schema.properties?.[key] ?? {}, depth + 1)]));
    }
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 0;
    default:
      return schema.format === 'date-time'
        ? '2026-01-01T00:00:00Z'
        : schema.format === 'uri'
          ? 'https://example.invalid/'
          : '';
  }
}
