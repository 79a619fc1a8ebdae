import { isMapping } from '../support/pydantic.ts';

type Item = Readonly<Record<string, unknown>>;

const SIMPLE_ROLES: ReadonlySet<unknown> = new Set(['user', 'system', 'developer']);
const STATUSES: ReadonlySet<unknown> = new Set(['in_progress', 'completed', 'incomplete']);
const OUTPUT_PARTS: ReadonlySet<unknown> = new Set(['output_text', 'refusal']);
const TRAINABLE = new Set(['easy_message', 'input_message', 'output_message', 'function_call', 'reasoning']);
const TOKENS = ['prompt_token_ids', 'generation_token_ids', 'generation_log_probs'];

/** The model of an input item, as 0.7.0 chooses it; `hole`: nothing fits and an all-optional model takes it (N11). */
export interface ItemKind {
  readonly tag: string;
  readonly hole: boolean;
}

/** Own member of an item, undefined when absent. */
export function member(item: Item, key: string): unknown {
  return Object.hasOwn(item, key) ? item[key] : undefined;
}

/** Chooses the model of one item of `input` by its shape; null when its `type` is no kind of item at all. */
export function itemKind(item: Item): ItemKind | null {
  const type = member(item, 'type');
  // Looked up in a Python set, a list or a dict raises an error that is no validation error.
  if ((type === 'message' || typeof type !== 'string') && (isNested(item, 'role') || isNested(item, 'status')))
    return null;
  let tag: string;
  if (type === 'message') tag = messageKind(item);
  else if (typeof type === 'string') tag = type;
  else if (type === undefined || type === null) tag = untypedKind(item) ?? '';
  else return null;
  if (tag === '') return { tag: 'mcp_list_tools', hole: true };
  const trained = TRAINABLE.has(tag) && TOKENS.every((field) => Object.hasOwn(item, field));
  return { tag: trained ? `${tag}__training` : tag, hole: false };
}

function isNested(item: Item, key: string): boolean {
  const value = member(item, key);
  return typeof value === 'object' && value !== null;
}

function messageKind(item: Item): string {
  const content = member(item, 'content');
  if (SIMPLE_ROLES.has(member(item, 'role'))) {
    return Array.isArray(content) && STATUSES.has(member(item, 'status')) ? 'input_message' : 'easy_message';
  }
  if (!Array.isArray(content)) return 'easy_message';
  const output = content.length > 0 ? OUTPUT_PARTS.has(firstPartType(content)) : typeof member(item, 'id') === 'string';
  return output ? 'output_message' : 'easy_message';
}

/** null: nothing fits. */
function untypedKind(item: Item): string | null {
  const role = member(item, 'role');
  const content = member(item, 'content');
  const hasId = typeof member(item, 'id') === 'string';
  if ((SIMPLE_ROLES.has(role) || role === 'assistant') && (typeof content === 'string' || Array.isArray(content))) {
    const tag = messageKind(item);
    if (tag === 'output_message') return hasId ? tag : null;
    return OUTPUT_PARTS.has(firstPartType(content)) ? null : tag;
  }
  if (
    !Object.hasOwn(item, 'role') &&
    hasId &&
    Array.isArray(content) &&
    (content.length === 0 || OUTPUT_PARTS.has(firstPartType(content)))
  ) {
    return 'output_message';
  }
  if (Object.hasOwn(item, 'arguments') && Object.hasOwn(item, 'name')) {
    return Object.hasOwn(item, 'call_id') ? 'function_call' : 'mcp_call';
  }
  if (typeof member(item, 'call_id') === 'string' && Object.hasOwn(item, 'output')) return 'function_call_output';
  return hasId && Array.isArray(member(item, 'summary')) ? 'reasoning' : null;
}

function firstPartType(content: unknown): unknown {
  const first: unknown = Array.isArray(content) ? content[0] : undefined;
  if (!isMapping(first)) return null;
  // Python's `or`: an empty or null type counts as none.
  const type = member(first, 'type');
  if (type !== undefined && type !== null && type !== '' && type !== false && type !== 0) return type;
  return Object.hasOwn(first, 'refusal') ? 'refusal' : null;
}

/** Names the token field that is missing beside others, or null (0.7.0 takes all of them or none). */
export function missingToken(item: Item): string | null {
  if (![...TOKENS, 'routed_experts'].some((field) => Object.hasOwn(item, field))) return null;
  return TOKENS.find((field) => !Object.hasOwn(item, field)) ?? null;
}

/** Whether a content part is a video that 0.7.0 refuses: it must name exactly one source, and that an address. */
export function badVideo(part: unknown): boolean {
  if (!isMapping(part) || member(part, 'type') !== 'input_video') return false;
  const keys = ['video_url', 'video'].filter((key) => Object.hasOwn(part, key));
  if (keys.length !== 1) return true;
  const source = member(part, keys[0] ?? '');
  const url = isMapping(source) ? member(source, 'url') : source;
  return typeof url !== 'string' || url.trim() === '';
}
