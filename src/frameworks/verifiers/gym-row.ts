/** Why the built-in `nemo-gym` taskset refuses a row: a word for the sentence, or null when it takes it (V32). */
export type GymFault =
  | 'not-an-object'
  | 'no-params'
  | 'params'
  | 'instructions'
  | 'input'
  | 'content'
  | 'tools'
  | 'call';

type Dict = Readonly<Record<string, unknown>>;

/**
 * Whether Verifiers' `nemo-gym` taskset makes a task of a row: as its own reading of a Responses request does, laxer than
 * NeMo Gym itself.
 * @param row one line of a `.jsonl` file, decoded
 */
export function gymRowFault(row: unknown): GymFault | null {
  if (!isDict(row)) return 'not-an-object';
  if (!Object.hasOwn(row, 'responses_create_params')) return 'no-params';
  const body = row['responses_create_params'];
  if (!isDict(body)) return 'params';
  const instructions = get(body, 'instructions');
  if (truthy(instructions) && !isContent(instructions)) return 'instructions';
  const items = inputItems(get(body, 'input'));
  if (items === null) return 'input';
  const declared: unknown[] = [];
  for (const item of items) {
    if (!isDict(item)) return 'input';
    const fault = itemFault(item);
    if (fault !== null) return fault;
    if (isOneOf(get(item, 'type'), 'additional_tools', 'tool_search_output')) declared.push(get(item, 'tools'));
  }
  declared.push(get(body, 'tools'));
  return declared.every(areTools) ? null : 'tools';
}

/** Whether a row that is taken has a function tool without a name, which Verifiers before 0.4 refuses. */
export function hasNamelessTool(row: unknown): boolean {
  const body = isDict(row) ? row['responses_create_params'] : null;
  const tools = isDict(body) ? get(body, 'tools') : null;
  if (!Array.isArray(tools)) return false;
  return tools.some(
    (tool: unknown) => isDict(tool) && get(tool, 'type') === 'function' && !isString(get(tool, 'name')),
  );
}

function inputItems(raw: unknown): readonly unknown[] | null {
  if (typeof raw === 'string') return [{ role: 'user', content: raw }];
  if (!truthy(raw)) return [];
  return Array.isArray(raw) ? raw : null;
}

function itemFault(item: Dict): GymFault | null {
  const role = get(item, 'role') ?? null;
  const type = get(item, 'type');
  if (role === null && truthy(type) && typeof type !== 'string') return 'input';
  const name = typeof type === 'string' ? type : '';
  const assistant = role === 'assistant' || (role === null && !/_(?:output|response)$/.test(name));
  if (assistant) return assistantFault(item, name);
  if (name === 'function_call_output' || name === 'custom_tool_call_output') {
    const output = get(item, 'output');
    if (!isString(get(item, 'call_id') ?? (Object.hasOwn(item, 'call_id') ? null : ''))) return 'call';
    return typeof output === 'string' || Array.isArray(output) ? (areParts(output) ? null : 'content') : null;
  }
  return areParts(get(item, 'content')) ? null : 'content';
}

function assistantFault(item: Dict, type: string): GymFault | null {
  if (type === 'reasoning') {
    return areTexts(get(item, 'summary')) && areTexts(get(item, 'content')) ? null : 'content';
  }
  if (type === 'function_call' || type === 'custom_tool_call') {
    const words = [
      orEmpty(item, 'call_id'),
      orEmpty(item, 'name'),
      Object.hasOwn(item, 'arguments') ? get(item, 'arguments') : orEmpty(item, 'input'),
    ];
    const space = get(item, 'namespace') ?? null;
    return words.every(isString) && (space === null || isString(space)) ? null : 'call';
  }
  const content = get(item, 'content');
  if (typeof content === 'string' || !truthy(content)) return null;
  if (!Array.isArray(content)) return 'content';
  const spoken = content.every((part) => isDict(part) && (!isText(part) || isString(orEmpty(part, 'text'))));
  return spoken ? null : 'content';
}

/** Items whose `text` is joined: reasoning summaries. */
function areTexts(value: unknown): boolean {
  if (!truthy(value)) return true;
  return (
    Array.isArray(value) &&
    value.every((part) => isDict(part) && (!truthy(get(part, 'text')) || isString(get(part, 'text'))))
  );
}

/** Content of a message: a string, or parts of which texts and images are read and the rest is dropped. */
function areParts(value: unknown): boolean {
  if (typeof value === 'string' || !truthy(value)) return true;
  if (!Array.isArray(value)) return false;
  return value.every((part) => {
    if (!isDict(part)) return false;
    if (isText(part)) return isString(orEmpty(part, 'text'));
    return get(part, 'type') !== 'input_image' || isString(orEmpty(part, 'image_url'));
  });
}

function isText(part: Dict): boolean {
  return isOneOf(get(part, 'type'), 'input_text', 'output_text');
}

/** `instructions` become a system message as they are. */
function isContent(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (!Array.isArray(value)) return false;
  return value.every((part) => {
    if (!isDict(part)) return false;
    if (get(part, 'type') === 'text') return isString(get(part, 'text'));
    const image = get(part, 'image_url');
    return get(part, 'type') === 'image_url' && isDict(image) && isString(get(image, 'url'));
  });
}

function areTools(value: unknown): boolean {
  if (!truthy(value)) return true;
  if (!Array.isArray(value)) return false;
  return value.every((group) => {
    if (!isDict(group)) return false;
    if (get(group, 'type') !== 'namespace') return isTool(group);
    // An empty name is no namespace: the group itself is then the tool.
    if (!Object.hasOwn(group, 'name')) return false;
    if (!truthy(get(group, 'name'))) return isTool(group);
    const inner = get(group, 'tools');
    if (!Array.isArray(inner)) return false;
    return inner.every((tool) => isDict(tool) && isTool(tool) && isString(get(group, 'name')));
  });
}

function isTool(tool: Dict): boolean {
  const name = [get(tool, 'name'), get(tool, 'server_label')].find(truthy) ?? get(tool, 'type');
  const type = Object.hasOwn(tool, 'type') ? get(tool, 'type') : 'function';
  const description = get(tool, 'description');
  const parameters = get(tool, 'parameters');
  const strict = get(tool, 'strict') ?? null;
  return (
    isString(name) &&
    isString(type) &&
    (!truthy(description) || isString(description)) &&
    (!truthy(parameters) || isDict(parameters)) &&
    (strict === null || isBoolean(strict))
  );
}

/** What pydantic takes for a boolean in lax mode. */
function isBoolean(value: unknown): boolean {
  if (typeof value === 'boolean' || value === 0 || value === 1) return true;
  return typeof value === 'string' && /^(?:0|off|f|false|n|no|1|on|t|true|y|yes)$/i.test(value);
}

function orEmpty(item: Dict, key: string): unknown {
  return Object.hasOwn(item, key) ? item[key] : '';
}

function isOneOf(value: unknown, ...words: readonly string[]): boolean {
  return words.some((word) => word === value);
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

function isDict(value: unknown): value is Dict {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function get(item: Dict, key: string): unknown {
  return Object.hasOwn(item, key) ? item[key] : undefined;
}

/** Python's truth of a decoded JSON value. */
function truthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isDict(value)) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}
