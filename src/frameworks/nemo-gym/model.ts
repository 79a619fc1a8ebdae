import type { JsonSchema } from '../support/pydantic.types.ts';

/** The parts of a release's row model that are checked one by one. */
export interface RowModel {
  readonly release: string;
  /** The whole generated schema, which references mean. */
  readonly root: JsonSchema;
  /** `responses_create_params` without `input` and `tools`. */
  readonly params: JsonSchema;
  readonly tools: readonly JsonSchema[];
  readonly items: readonly JsonSchema[];
  /** Kind of input item → its model; null in releases that try every model. */
  readonly tags: Readonly<Record<string, JsonSchema>> | null;
  /** Token data that training adds to an item, field by field. */
  readonly tokens: Readonly<Record<string, JsonSchema>>;
}

/** The models of the newest checked release and of the one before its rules got loose (N10, N11). */
export interface RowModels {
  readonly newest: RowModel;
  readonly strict: RowModel;
}

const TOKEN_FIELDS = ['prompt_token_ids', 'generation_token_ids', 'generation_log_probs', 'routed_experts'];

let loaded: Promise<RowModels> | undefined;

/** Loads the generated schemas, once; repositories without rows never pay for them. */
export function rowModels(): Promise<RowModels> {
  loaded ??= Promise.all([
    import('../../../schemas/nemo-gym-row.json', { with: { type: 'json' } }),
    import('../../../schemas/nemo-gym-row-0.4.json', { with: { type: 'json' } }),
  ]).then(([newest, strict]) => ({ newest: modelOf(newest.default), strict: modelOf(strict.default) }));
  return loaded;
}

interface Generated {
  readonly 'x-source': { readonly version: string };
  readonly $defs: unknown;
}

function modelOf(generated: Generated): RowModel {
  const root = generated as unknown as JsonSchema;
  const definition = (name: string): JsonSchema => root.$defs?.[name] ?? {};
  const { properties = {}, ...model } = definition('NeMoGymResponseCreateParamsNonStreaming');
  const { input, tools, ...rest } = properties;
  const list = input?.anyOf?.find((member) => member.type === 'array')?.items as
    | (JsonSchema & { readonly 'x-tags'?: Readonly<Record<string, string>> })
    | undefined;
  const tags = list?.['x-tags'];
  const training = definition('NeMoGymEasyInputMessageForTraining').properties ?? {};
  const resolved = (member: JsonSchema): JsonSchema => definition(member.$ref?.slice('#/$defs/'.length) ?? '');
  return {
    release: generated['x-source'].version,
    root,
    params: { ...model, properties: rest, required: [] },
    tools: (tools?.items?.anyOf ?? []).map(resolved),
    items: (list?.anyOf ?? []).map(resolved),
    tags:
      tags === undefined
        ? null
        : Object.fromEntries(Object.entries(tags).map(([tag, $ref]) => [tag, resolved({ $ref })])),
    tokens: Object.fromEntries(TOKEN_FIELDS.map((field) => [field, training[field] ?? {}])),
  };
}
