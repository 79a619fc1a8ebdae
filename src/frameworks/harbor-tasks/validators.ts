import { pythonStrip } from '../support/python-text.ts';
import { isMapping, PyFloat } from '../support/pydantic.ts';
import type { TomlPath } from '../support/toml.ts';
import { artifactFault, isServiceName } from './artifacts.ts';
import type { Report } from './faults.ts';
import { headerFault } from './headers.ts';
import { isAllowedHost } from './hosts.ts';
import { isStepName, stepNameKey } from './step-names.ts';

type Table = Readonly<Record<string, unknown>>;

/** Each part starts with a letter or digit; Python's `$` lets a final line feed pass. */
const TASK_NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]*\/[a-zA-Z0-9][a-zA-Z0-9._-]*\n?$/;
const TOPOLOGY = /^[1-9]\p{Nd}*(?:x[1-9]\p{Nd}*)+$/u;
/** A list of a hostile file is looked at this far; nobody reads more complaints. */
const MOST_ITEMS = 2000;

/** A table of a value that the schema has accepted; empty when it is absent or null. */
export function tableAt(table: Table, key: string): Table {
  const part = table[key];
  return isMapping(part) ? part : {};
}

/** A list of a value that the schema has accepted, bounded. */
export function listAt(table: Table, key: string): readonly unknown[] {
  const part = table[key];
  return Array.isArray(part) ? part.slice(0, MOST_ITEMS) : [];
}

/** A text of a value that the schema has accepted, or null. */
export function textAt(table: Table, key: string): string | null {
  const part = table[key];
  return typeof part === 'string' ? part : null;
}

/**
 * What Harbor's validators refuse beyond the schema (H63, H83, H86-H91).
 * @param config task.toml after migration and coercion
 */
export function validateConfig(config: Table, report: Report): void {
  const name = isMapping(config['task']) ? textAt(config['task'], 'name') : null;
  if (name !== null && (!TASK_NAME.test(name) || name.includes('..'))) {
    report('task-name', ['task', 'name'], { value: name }, 'H91');
  }
  phase(tableAt(config, 'agent'), ['agent'], report);
  verifier(tableAt(config, 'verifier'), ['verifier'], report);
  environment(tableAt(config, 'environment'), ['environment'], report);
  artifacts(config, [], report);
  steps(listAt(config, 'steps'), report);
}

function steps(list: readonly unknown[], report: Report): void {
  const seen = new Set<string>();
  for (const [i, step] of list.entries()) {
    if (!isMapping(step)) continue;
    const path = ['steps', i];
    const name = textAt(step, 'name') ?? '';
    if (!isStepName(name)) report('task-step-name', [...path, 'name'], { value: name }, 'H63');
    const key = stepNameKey(name);
    if (seen.has(key)) report('task-step-twice', [...path, 'name'], { value: name }, 'H63');
    seen.add(key);
    phase(tableAt(step, 'agent'), [...path, 'agent'], report);
    verifier(tableAt(step, 'verifier'), [...path, 'verifier'], report);
    artifacts(step, path, report);
  }
}

/** Network fields of `[agent]` and `[verifier]`: hosts need an explicit mode. */
function phase(table: Table, path: TomlPath, report: Report): void {
  const mode = textAt(table, 'network_mode');
  hosts(table, path, mode === 'allowlist' ? Infinity : mode === null ? -1 : 0, report);
}

/** @param most how many hosts the mode allows; -1: not even an empty list */
function hosts(table: Table, path: TomlPath, most: number, report: Report): void {
  if (!Array.isArray(table['allowed_hosts'])) return;
  const at = [...path, 'allowed_hosts'];
  if (table['allowed_hosts'].length > most) report('task-hosts-mode', at, {}, 'H86');
  for (const [i, host] of listAt(table, 'allowed_hosts').entries()) {
    if (typeof host === 'string' && !isAllowedHost(host)) report('task-host', [...at, i], { value: host }, 'H86');
  }
}

function verifier(table: Table, path: TomlPath, report: Report): void {
  phase(table, path, report);
  if (table['environment_mode'] === 'shared' && isMapping(table['environment'])) {
    report('task-verifier-mode', [...path, 'environment_mode'], {}, 'H87');
  }
  for (const [i, hook] of listAt(table, 'collect').entries()) {
    const service = isMapping(hook) ? textAt(hook, 'service') : null;
    if (service !== null && !isServiceName(service)) {
      report('task-service-name', [...path, 'collect', i, 'service'], { value: service }, 'H90');
    }
  }
  if (isMapping(table['environment'])) environment(table['environment'], [...path, 'environment'], report);
}

function environment(table: Table, path: TomlPath, report: Report): void {
  hosts(table, path, table['network_mode'] === 'allowlist' ? Infinity : 0, report);
  const cpus = table['cpus'];
  if (cpus instanceof PyFloat && !Number.isFinite(cpus.value)) report('task-cpus', [...path, 'cpus'], {}, 'H83');
  const topology = textAt(tableAt(table, 'tpu'), 'topology');
  if (topology !== null && !TOPOLOGY.test(pythonStrip(topology))) {
    report('task-tpu-topology', [...path, 'tpu', 'topology'], { value: topology }, 'H90');
  }
  for (const [i, server] of listAt(table, 'mcp_servers').entries()) {
    if (isMapping(server)) mcpServer(server, [...path, 'mcp_servers', i], report);
  }
}

function mcpServer(server: Table, path: TomlPath, report: Report): void {
  const headers = Object.entries(tableAt(server, 'headers'));
  for (const [name, value] of headers.slice(0, MOST_ITEMS)) {
    const fault = typeof value === 'string' ? headerFault(name, value) : null;
    if (fault !== null) report('task-mcp-header', [...path, 'headers', name], { value: name, fault }, 'H88');
  }
  const transport = textAt(server, 'transport') ?? 'sse';
  const target = transport === 'stdio' ? 'command' : 'url';
  if ((textAt(server, target) ?? '') === '')
    report('task-mcp-target', path, { value: transport, needs: target }, 'H88');
  if (transport === 'stdio' && headers.length > 0) report('task-mcp-stdio-headers', [...path, 'headers'], {}, 'H88');
}

function artifacts(table: Table, path: TomlPath, report: Report): void {
  for (const [i, entry] of listAt(table, 'artifacts').entries()) {
    const artifact = asArtifact(entry);
    const fault = artifact === null ? null : artifactFault(artifact);
    if (artifact !== null && fault !== null) {
      report('task-artifact', [...path, 'artifacts', i], { value: artifact.source, fault }, 'H89');
    }
  }
}

/** An artifact entry in its long form; null when it is neither a text nor a table with a source. */
export function asArtifact(
  entry: unknown,
): { readonly source: string; readonly destination: string | null; readonly service: string | null } | null {
  if (typeof entry === 'string') return { source: entry, destination: null, service: null };
  if (!isMapping(entry)) return null;
  const source = textAt(entry, 'source');
  return source === null
    ? null
    : { source, destination: textAt(entry, 'destination'), service: textAt(entry, 'service') };
}
