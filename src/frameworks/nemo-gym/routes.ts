import { isMapping } from '../support/pydantic.ts';
import type { RowRoutes } from './snippets.ts';

/** What the rows of one file say of where they are to be sent (N16). */
export interface Routing extends RowRoutes {
  /** Line of the first row whose `agent_ref` is empty or has no name: releases up to 0.5.1 stop there. */
  readonly unnamed: number | null;
  readonly hasUnnamed: boolean;
}

/** Names that are kept; more are no help to anybody. */
const MOST_NAMES = 200;

/** Collects agent and source names of rows. */
export function routingOf(rows: readonly { readonly value: unknown; readonly line: number | null }[]): Routing {
  const agents = new Set<string>();
  const sources = new Set<string>();
  let unnamed: number | null = null;
  let hasUnnamed = false;
  for (const { value, line } of rows) {
    if (!isMapping(value)) continue;
    const source = Object.hasOwn(value, 'task_source') ? value['task_source'] : undefined;
    if (typeof source === 'string' && sources.size < MOST_NAMES) sources.add(source);
    if (!Object.hasOwn(value, 'agent_ref')) continue;
    const reference = value['agent_ref'];
    const name = isMapping(reference) && Object.hasOwn(reference, 'name') ? reference['name'] : undefined;
    if (typeof name === 'string') {
      if (agents.size < MOST_NAMES) agents.add(name);
    } else if (!hasUnnamed && isUnnamed(reference, name)) {
      hasUnnamed = true;
      unnamed = line;
    }
  }
  return { agents, sources, unnamed, hasUnnamed };
}

/** Python takes whatever is empty for no reference at all. */
function isUnnamed(reference: unknown, name: unknown): boolean {
  if (isMapping(reference)) return name === undefined || name === null;
  return Array.isArray(reference) ? reference.length === 0 : !reference;
}
