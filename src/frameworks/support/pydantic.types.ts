/** The part of JSON Schema that pydantic's `model_json_schema(mode="validation")` writes. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
}

/** What is wrong at one place of a value. `expected` is a short phrase: `a string`, `one of linux, windows`. */
export interface SchemaProblem {
  readonly path: readonly (string | number)[];
  readonly kind: 'missing' | 'extra' | 'type' | 'enum' | 'const' | 'pattern' | 'length' | 'range' | 'depth';
  readonly expected: string;
}

/** The value after pydantic's coercions with defaults filled in, or why the model refuses it. */
export type LaxResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly SchemaProblem[] };
