import { pythonFloat, pythonStrip } from '../support/python-text.ts';
import { isMapping, PyFloat } from '../support/pydantic.ts';
import type { TomlPath } from '../support/toml.ts';
import type { Report } from './faults.ts';

type Table = Record<string, unknown>;

/** A changed copy: the raw table stays as written. */
function copyOf(table: Readonly<Record<string, unknown>>): Table {
  return Object.assign(Object.create(null) as Table, table);
}

/**
 * Old names and spellings that Harbor's models turn into today's before they check anything (H85): `version`, sizes as
 * text, `os` in any case, the transport `http`.
 * @param report told of sizes that cannot be read or that disagree with the new field
 */
export function migrate(raw: Readonly<Table>, report: Report): Table {
  const root = copyOf(raw);
  if (Object.hasOwn(root, 'version')) {
    if (!Object.hasOwn(root, 'schema_version')) root['schema_version'] = root['version'];
    delete root['version'];
  }
  replace(root, 'environment', (table) => environment(table, ['environment'], report));
  replace(root, 'verifier', (table) => verifier(table, ['verifier'], report));
  if (Array.isArray(root['steps'])) {
    root['steps'] = root['steps'].map((step: unknown, i) => {
      if (!isMapping(step)) return step;
      const changed = copyOf(step);
      replace(changed, 'verifier', (table) => verifier(table, ['steps', i, 'verifier'], report));
      return changed;
    });
  }
  return root;
}

function replace(table: Table, key: string, change: (part: Table) => Table): void {
  const part = Object.hasOwn(table, key) ? table[key] : undefined;
  if (isMapping(part)) table[key] = change(copyOf(part));
}

function verifier(table: Table, path: TomlPath, report: Report): Table {
  replace(table, 'environment', (part) => environment(part, [...path, 'environment'], report));
  return table;
}

function environment(table: Table, path: TomlPath, report: Report): Table {
  size(table, 'memory', 'memory_mb', path, report);
  size(table, 'storage', 'storage_mb', path, report);
  if (typeof table['os'] === 'string') table['os'] = table['os'].toLowerCase();
  if (Array.isArray(table['mcp_servers'])) {
    table['mcp_servers'] = table['mcp_servers'].map((server: unknown) => {
      if (!isMapping(server) || server['transport'] !== 'http') return server;
      return Object.assign(copyOf(server), { transport: 'streamable-http' });
    });
  }
  return table;
}

/** `memory = "4G"` becomes `memory_mb = 4096`; a number is dropped in silence. */
function size(table: Table, key: string, newKey: string, path: TomlPath, report: Report): void {
  if (!Object.hasOwn(table, key)) return;
  const written = table[key];
  delete table[key];
  if (typeof written !== 'string') return;
  const megabytes = sizeInMegabytes(written);
  if (megabytes === null) {
    report('task-size', [...path, key], { value: written }, 'H85');
  } else if (!Object.hasOwn(table, newKey)) {
    table[newKey] = megabytes;
  } else if (!equals(table[newKey], megabytes)) {
    report('task-size-conflict', [...path, key], { value: written, other: newKey }, 'H85');
  }
}

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['G', 1024],
  ['M', 1],
  ['K', 1 / 1024],
]);

function sizeInMegabytes(text: string): number | null {
  const plain = pythonStrip(text).toUpperCase();
  const factor = FACTORS.get(plain.slice(-1));
  const amount = factor === undefined ? null : pythonFloat(plain.slice(0, -1));
  return factor === undefined || amount === null || !Number.isFinite(amount) ? null : Math.trunc(amount * factor);
}

/** Python's `==` between a value of the file and an integer. */
function equals(value: unknown, integer: number): boolean {
  if (value instanceof PyFloat) return value.value === integer;
  if (typeof value === 'boolean') return Number(value) === integer;
  return typeof value === 'bigint' ? value === BigInt(integer) : value === integer;
}
