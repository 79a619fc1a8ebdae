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
    const name = agentNameOf(reference);
    if (typeof name === 'string') {
      if (agents.size < MOST_NAMES) agents.add(name);
    } else if (!hasUnnamed && isUnnamed(reference, name)) {
      hasUnnamed = true;
      unnamed = line;
    }
  }
  return { agents, sources, unnamed, hasUnnamed };
}

function isUnnamed(reference: unknown, name: unknown): boolean {
  return isMapping(reference) ? (name ?? null) === null : isNoReference(reference);
}

/** The name in an `agent_ref`, of whatever kind; undefined where it has none (N16). */
export function agentNameOf(reference: unknown): unknown {
  return isMapping(reference) && Object.hasOwn(reference, 'name') ? reference['name'] : undefined;
}

/** Python takes whatever is empty and no object for no reference at all (N16). */
export function isNoReference(reference: unknown): boolean {
  return Array.isArray(reference) ? reference.length === 0 : !reference;
}
