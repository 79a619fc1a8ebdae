import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options } from 'ajv';

/** A pattern is for the language of the verifier to judge: here every one compiles, and none is ever run. */
const anyPattern: NonNullable<NonNullable<Options['code']>['regExp']> = Object.assign(() => /(?:)/, { code: '' });
const OPTIONS: Options = {
  strict: false,
  validateFormats: false,
  addUsedSchema: false,
  logger: false,
  code: { regExp: anyPattern },
};

type Compiler = Ajv | Ajv2019 | Ajv2020;
const made = new Map<string, Compiler>();

/** The compiler of a draft; making one takes longer than most schemas do, so each is kept. */
function compiler(draft: string): Compiler {
  let found = made.get(draft);
  if (found === undefined) {
    found = draft === '2020' ? new Ajv2020(OPTIONS) : draft === '2019' ? new Ajv2019(OPTIONS) : new Ajv(OPTIONS);
    made.set(draft, found);
  }
  return found;
}

/** Drafts that may be meant. Without `$schema` either of two common ones will do. */
function draftsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null || !Object.hasOwn(schema, '$schema')) return ['2020', '7'];
  const address = String((schema as { readonly $schema: unknown }).$schema);
  if (address.includes('2020-12')) return ['2020'];
  if (address.includes('2019-09')) return ['2019'];
  if (address.includes('draft-07') || address.includes('draft-06')) return ['7'];
  // Older drafts and dialects of others are not judged.
  return /draft-0[1-5]/.test(address) || !address.includes('json-schema.org') ? [] : ['2020', '7'];
}

/** null when the schema compiles under a draft it may be meant for, else why not. */
export function compileFault(text: string): string | null {
  let reason: string | null = null;
  try {
    const schema = JSON.parse(text) as Record<string, unknown> | boolean;
    const bare = typeof schema === 'object' && schema !== null ? { ...schema } : schema;
    const drafts = draftsOf(schema);
    // The draft is chosen; its address need not be known to the compiler.
    if (typeof bare === 'object') delete bare['$schema'];
    for (const draft of drafts) {
      const fault = tryCompile(compiler(draft), bare);
      if (fault === null) return null;
      reason ??= fault;
    }
  } catch (error) {
    reason = message(error);
  }
  return reason;
}

function tryCompile(ajv: Compiler, schema: Record<string, unknown> | boolean): string | null {
  try {
    ajv.compile(schema);
    return null;
  } catch (error) {
    return message(error);
  } finally {
    if (typeof schema === 'object') ajv.removeSchema(schema);
  }
}

function message(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
