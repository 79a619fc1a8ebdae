import { suggest } from './suggest.ts';
import type { ConfigCode, ConfigProblem } from './types.ts';
import type { SchemaError } from './validate.generated.js';
import { unescapePart } from './yaml.ts';
import type { ParsedYaml } from './yaml.ts';

/** A sentence and the place it speaks of: a value, or one of its keys. */
interface Located {
  readonly code: ConfigCode;
  readonly args: ConfigProblem['args'];
  readonly key?: string;
}

const WANTS: Readonly<Record<string, ConfigCode>> = { object: 'config-wants-mapping', array: 'config-wants-list' };

/**
 * Turns the schema's faults into sentences with places.
 * @param errors what the validator says
 * @param yaml the file, for places
 */
export function schemaProblems(errors: readonly SchemaError[], yaml: ParsedYaml): ConfigProblem[] {
  return errors.flatMap((error) => {
    // One sentence says what a choice wants; its branches need none.
    if (/\/(?:anyOf|oneOf)\/\d+\//.test(error.schemaPath)) return [];
    const located = locate(error);
    if (located === null) return [];
    return [{ code: located.code, args: located.args, ...yaml.place(error.instancePath, located.key) }];
  });
}

function locate(error: SchemaError): Located | null {
  const { keyword, params } = error;
  const name = nameOf(error.instancePath);
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(String(params['additionalProperty']), Object.keys(Object(error.parentSchema['properties'])));
    case 'enum':
      return wrongValue(name, error.data, (params['allowedValues'] as readonly unknown[]).map(String));
    case 'const':
      return wrongValue(name, error.data, [String(params['allowedValue'])]);
    case 'type':
      return { code: WANTS[String(params['type'])] ?? 'config-wants-text', args: { key: name } };
    case 'required':
      return { code: 'config-missing', args: { key: String(params['missingProperty']) } };
    case 'dependentRequired':
      return { code: 'config-until-alone', args: {}, key: String(params['property']) };
    case 'oneOf':
      return { code: 'config-statement', args: {} };
    case 'anyOf':
      return { code: 'config-ignore-empty', args: {} };
    case 'pattern':
      if (name === 'hub') return { code: 'config-hub', args: { value: String(error.data) } };
      if (name === 'until') return { code: 'config-until', args: { value: String(error.data) } };
      return { code: 'config-blank', args: { key: name } };
    case 'minLength':
    case 'minProperties':
      return { code: 'config-blank', args: { key: name } };
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return { code: 'config-size', args: { key: name, limit: Number(params['limit']) } };
    default:
      // `propertyNames` repeats what another fault says.
      return null;
  }
}

function unknownKey(key: string, allowed: readonly string[]): Located {
  const meant = suggest(key, allowed);
  return meant === null
    ? { code: 'config-unknown-key', args: { key, allowed }, key }
    : { code: 'config-unknown-key-meant', args: { key, meant, allowed }, key };
}

function wrongValue(key: string, value: unknown, allowed: readonly string[]): Located {
  if (typeof value !== 'string') return { code: 'config-value-kind', args: { key, allowed } };
  const meant = suggest(value, allowed);
  return meant === null || allowed.length === 1
    ? { code: 'config-value', args: { key, value, allowed } }
    : { code: 'config-value-meant', args: { key, value, meant, allowed } };
}

/** The sentence about a rule name that the catalogue does not hold. */
export function unknownRule(rule: string, rules: readonly string[]): { code: ConfigCode; args: ConfigProblem['args'] } {
  const meant = suggest(rule, rules) ?? rules.find((id) => id.endsWith(`/${rule}`)) ?? null;
  return meant === null
    ? { code: 'config-unknown-rule', args: { rule } }
    : { code: 'config-unknown-rule-meant', args: { rule, meant } };
}

/** The key a pointer ends with; `ignore` for one of its entries. */
function nameOf(pointer: string): string {
  const parts = pointer.split('/').slice(1).map(unescapePart);
  return parts.findLast((part) => !/^\d+$/.test(part)) ?? 'the file';
}
