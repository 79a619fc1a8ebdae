import { isMapping, validateLax } from '../support/pydantic.ts';
import type { JsonSchema, SchemaProblem } from '../support/pydantic.types.ts';
import { badVideo, itemKind, member, missingToken } from './items.ts';
import type { RowModel, RowModels } from './model.ts';

const PARAMS = 'responses_create_params';

/** What a release makes of one row (N9-N12). */
export interface RowCheck {
  /** Empty: the row is accepted. */
  readonly problems: readonly SchemaProblem[];
  /** Accepted only from this release on: the strict one refuses it. */
  readonly since: string | null;
}

/**
 * Checks one parsed row as NeMo Gym's request model does. The newest release decides, except for items that only its
 * catch-all takes: those must pass the older rules (N11).
 * @param compare also ask the older release, to say since when an accepted row loads
 */
export function checkRow(row: unknown, models: RowModels, compare: boolean): RowCheck {
  const problems = rowProblems(row, models.newest, models.strict);
  if (problems.length > 0 || !compare) return { problems, since: null };
  const older = rowProblems(row, models.strict, models.strict);
  return { problems, since: older.length > 0 ? models.newest.release : null };
}

/** Everything one release objects to. Exported for tests against the real model. */
export function rowProblems(row: unknown, model: RowModel, strict: RowModel): readonly SchemaProblem[] {
  if (!isMapping(row)) return [{ path: [], kind: 'type', expected: 'an object' }];
  if (!Object.hasOwn(row, PARAMS)) return [{ path: [PARAMS], kind: 'missing', expected: 'a value' }];
  const params = row[PARAMS];
  if (!isMapping(params)) return [{ path: [PARAMS], kind: 'type', expected: 'an object' }];
  const { input: _input, tools: _tools, stream, ...rest } = params;
  // Python finds 0 equal to False.
  const scalars = stream === undefined ? rest : { ...rest, stream: stream === 0 ? false : stream };
  const problems = problemsOf(model.params, scalars, model.root, [PARAMS]);
  const { [PARAMS]: _params, ...others } = model.root.properties ?? {};
  for (const [key, schema] of Object.entries(others)) {
    if (Object.hasOwn(row, key)) problems.push(...problemsOf(schema, row[key], model.root, [key]));
  }
  if (Object.hasOwn(params, 'input')) problems.push(...inputProblems(params['input'], model, strict));
  else problems.push({ path: [PARAMS, 'input'], kind: 'missing', expected: 'a value' });
  if (Object.hasOwn(params, 'tools')) problems.push(...toolProblems(params['tools'], model));
  return problems;
}

type Path = readonly (string | number)[];

function problemsOf(schema: JsonSchema, value: unknown, root: JsonSchema, path: Path): SchemaProblem[] {
  const result = validateLax(schema, value, root);
  if (result.ok) return [];
  return result.problems.map(({ path: inner, kind, expected }) => ({ path: [...path, ...inner], kind, expected }));
}

function inputProblems(input: unknown, model: RowModel, strict: RowModel): SchemaProblem[] {
  const path = [PARAMS, 'input'];
  if (typeof input === 'string') return [];
  if (!Array.isArray(input)) return [{ path, kind: 'type', expected: 'a string or a list' }];
  const problems: SchemaProblem[] = [];
  for (const [i, item] of input.entries()) {
    problems.push(...itemProblems(item, model, strict, [...path, i]));
    if (problems.length >= 10) break;
  }
  return problems;
}

function itemProblems(item: unknown, model: RowModel, strict: RowModel, path: Path): SchemaProblem[] {
  if (!isMapping(item)) return [{ path, kind: 'type', expected: 'an object' }];
  if (model.tags === null) return anyOf(model.items, item, model.root, path);
  const lone = missingToken(item);
  if (lone !== null) return [{ path: [...path, lone], kind: 'missing', expected: 'a value' }];
  for (const [field, schema] of Object.entries(model.tokens)) {
    if (!Object.hasOwn(item, field)) continue;
    const problems = problemsOf(schema, item[field], model.root, [...path, field]);
    if (problems.length > 0) return problems;
  }
  const kind = itemKind(item);
  if (kind?.hole === true) return anyOf(strict.items, item, strict.root, path);
  const schema = kind !== null && Object.hasOwn(model.tags, kind.tag) ? model.tags[kind.tag] : undefined;
  if (schema === undefined) return [{ path: [...path, 'type'], kind: 'enum', expected: 'a known kind of input item' }];
  const content = member(item, 'content');
  const isMessage = kind?.tag.startsWith('easy_message') === true || kind?.tag.startsWith('input_message') === true;
  if (isMessage && Array.isArray(content) && content.some(badVideo)) {
    return [{ path: [...path, 'content'], kind: 'type', expected: 'one video_url or video with an address' }];
  }
  return problemsOf(schema, replayed(item), model.root, path);
}

/** Fields of replayed output items that 0.7.0 rewrites before it looks at them. */
function replayed(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const type = member(item, 'type');
  if (type === 'additional_tools') return { ...item, role: 'developer' };
  if (type === 'computer_call_output' && member(item, 'status') === 'failed') {
    return Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'status'));
  }
  return item;
}

function toolProblems(tools: unknown, model: RowModel): SchemaProblem[] {
  const path = [PARAMS, 'tools'];
  if (!Array.isArray(tools)) return [{ path, kind: 'type', expected: 'a list' }];
  const problems: SchemaProblem[] = [];
  for (const [i, tool] of tools.entries()) {
    if (!isMapping(tool)) {
      problems.push({ path: [...path, i], kind: 'type', expected: 'an object' });
      continue;
    }
    const nullLoading = model.tags !== null && member(tool, 'defer_loading') === null;
    const value = nullLoading ? { ...tool, defer_loading: false } : tool;
    problems.push(...anyOf(model.tools, value, model.root, [...path, i]));
    if (problems.length >= 10) break;
  }
  return problems;
}

/**
 * A union of object models. Members whose `type` cannot be the value's are left out first: that decides nothing (they
 * would refuse it) but keeps large rows cheap and leaves the telling refusal.
 */
function anyOf(
  members: readonly JsonSchema[],
  value: Readonly<Record<string, unknown>>,
  root: JsonSchema,
  path: Path,
): SchemaProblem[] {
  const type = member(value, 'type');
  const possible = members.filter((schema) => {
    const own = schema.properties?.['type'];
    if (type === undefined) return own === undefined || schema.required?.includes('type') !== true;
    return own?.const === undefined && own?.enum === undefined
      ? true
      : own.const === type || own.enum?.includes(type) === true;
  });
  if (possible.length === 0) {
    return type === undefined
      ? [{ path: [...path, 'type'], kind: 'missing', expected: 'a value' }]
      : [{ path: [...path, 'type'], kind: 'enum', expected: `one of ${knownTypes(members).join(', ')}` }];
  }
  let best: SchemaProblem[] | null = null;
  for (const schema of possible) {
    const problems = problemsOf(schema, value, root, path);
    if (problems.length === 0) return [];
    if (best === null || problems.length < best.length) best = problems;
  }
  return best ?? [];
}

function knownTypes(members: readonly JsonSchema[]): string[] {
  const found = new Set<string>();
  for (const { properties } of members) {
    const own = properties?.['type'];
    for (const type of own?.enum ?? (own?.const === undefined ? [] : [own.const])) found.add(String(type));
  }
  return [...found];
}
