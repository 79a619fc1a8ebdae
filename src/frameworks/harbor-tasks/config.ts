import schema from '../../../schemas/harbor-task.json' with { type: 'json' };
import type { Artifact, TaskConfig, VerifierFacts } from '../harbor-tasks.types.ts';
import { isMapping, PyFloat, validateLax } from '../support/pydantic.ts';
import type { JsonSchema, SchemaProblem } from '../support/pydantic.ts';
import { pythonStrip } from '../support/python-text.ts';
import { parseToml } from '../support/toml.ts';
import { dotted } from './faults.ts';
import type { ConfigFault, Report } from './faults.ts';
import { migrate } from './migrate.ts';
import { asArtifact, listAt, tableAt, textAt, validateConfig } from './validators.ts';

type Table = Readonly<Record<string, unknown>>;

/** task.toml as Harbor's `TaskConfig` takes it, or why it does not. */
export type ConfigRead =
  | { readonly ok: true; readonly config: TaskConfig }
  | {
      readonly ok: false;
      readonly faults: readonly ConfigFault[];
      /** Where the parser stopped. */
      readonly line: number | null;
      /** What a release makes of it that does not look at the headers of MCP servers (H88), where only they are wrong. */
      readonly older: TaskConfig | null;
    };

/** Faults that Harbor looks for from 0.25.0 on (H88). */
export const NEWER_CONFIG_RULES: ReadonlySet<string> = new Set(['task-mcp-header', 'task-mcp-stdio-headers']);

/** Faults of one file are told up to this many. */
const MOST_FAULTS = 20;
/** Big repositories repeat the same few files thousands of times. */
const remembered = new Map<string, ConfigRead>();
const MOST_REMEMBERED = 500;
const LONGEST_REMEMBERED = 8192;

/**
 * Reads the text of a task.toml as `TaskConfig.model_validate_toml` does: TOML 1.0, old names, coercions, validators
 * (H80-H91). The result is shared between equal texts: never change it.
 * @param text with universal newlines
 */
export function readConfig(text: string): ConfigRead {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const read = readAnew(text);
  if (text.length <= LONGEST_REMEMBERED) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, read);
  }
  return read;
}

function readAnew(text: string): ConfigRead {
  const toml = parseToml(text);
  if (!toml.ok) {
    if (toml.kind === 'too-large') {
      return {
        ok: false,
        faults: [{ code: 'task-toml-unseen', path: [], args: { reason: toml.kind }, fact: 'H51' }],
        line: null,
        older: null,
      };
    }
    const code = toml.kind === 'too-deep' ? 'task-toml-too-deep' : 'task-toml-syntax';
    return {
      ok: false,
      faults: [{ code, path: [], args: { reason: toml.reason }, fact: 'H80' }],
      line: toml.line,
      older: null,
    };
  }
  const faults: ConfigFault[] = [];
  const report: Report = (code, path, args, fact) => {
    if (faults.length < MOST_FAULTS)
      faults.push({ code, path, args: { ...args, key: args['key'] ?? dotted(path) }, fact });
  };
  const migrated = migrate(toml.value, report);
  const checked = validateLax(schema as unknown as JsonSchema, migrated);
  if (!checked.ok) for (const problem of checked.problems) schemaFault(asWritten(problem, toml.value), report);
  else validateConfig(checked.value as Table, report);
  if (!checked.ok) return { ok: false, faults, line: null, older: null };
  if (faults.some(({ code }) => !NEWER_CONFIG_RULES.has(code))) return { ok: false, faults, line: null, older: null };
  const config = taskConfig(checked.value as Table, toml.value);
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults, line: null, older: config };
}

/** The old name, where the file uses it. */
function asWritten(problem: SchemaProblem, raw: Table): SchemaProblem {
  const isOld = problem.path[0] === 'schema_version' && !Object.hasOwn(raw, 'schema_version');
  return isOld ? { ...problem, path: ['version', ...problem.path.slice(1)] } : problem;
}

function schemaFault({ path, kind, expected }: SchemaProblem, report: Report): void {
  if (kind === 'missing') report('task-key-missing', path, {}, 'H81');
  else report('task-value', path, { expected }, 'H82');
}

function taskConfig(config: Table, raw: Table): TaskConfig {
  const environment = tableAt(config, 'environment');
  const cpus = environment['cpus'];
  const whole = cpus instanceof PyFloat && Number.isInteger(cpus.value);
  return {
    raw: { environment: raw['environment'], metadata: raw['metadata'] },
    os: environment['os'] === 'windows' ? 'windows' : 'linux',
    dockerImage: nonEmpty(textAt(environment, 'docker_image')),
    cpus: cpus instanceof PyFloat ? cpus.value : numberOrNull(cpus),
    cpusIsFloat: cpus instanceof PyFloat && !whole,
    gpus: numberOrNull(environment['gpus']) ?? 0,
    tpu: isMapping(environment['tpu']),
    mcpHeaders: listAt(environment, 'mcp_servers').some(
      (server) => Object.keys(tableAt(tableOf(server), 'headers')).length > 0,
    ),
    steps: listAt(config, 'steps').flatMap((step, i) =>
      isMapping(step)
        ? [
            {
              name: textAt(step, 'name') ?? '',
              artifacts: artifactsOf(step),
              verifier: verifierFacts(tableAt(step, 'verifier'), tableAt(tableOf(listAt(raw, 'steps')[i]), 'verifier')),
            },
          ]
        : [],
    ),
    artifacts: artifactsOf(config),
    verifier: verifierFacts(tableAt(config, 'verifier'), tableAt(raw, 'verifier')),
    environmentEnv: envOf(environment),
  };
}

/** @param raw the table as written: only it tells whether `os` is set */
function verifierFacts(verifier: Table, raw: Table): VerifierFacts {
  const environment = isMapping(verifier['environment']) ? verifier['environment'] : null;
  const mode = verifier['environment_mode'];
  const written = tableAt(raw, 'environment')['os'];
  return {
    mode: mode === 'shared' || mode === 'separate' ? mode : null,
    dockerImage: environment === null ? null : nonEmpty(textAt(environment, 'docker_image')),
    hasEnvironment: environment !== null,
    environmentOs: osOf(written),
    environmentTpu: environment !== null && isMapping(environment['tpu']),
    user: userOf(verifier),
    collect: listAt(verifier, 'collect').flatMap((hook) =>
      isMapping(hook) ? [{ service: pythonStrip(textAt(hook, 'service') ?? 'main'), user: userOf(hook) }] : [],
    ),
  };
}

function osOf(written: unknown): 'linux' | 'windows' | null {
  if (typeof written !== 'string') return null;
  return written.toLowerCase() === 'windows' ? 'windows' : 'linux';
}

function tableOf(value: unknown): Table {
  return isMapping(value) ? value : {};
}

function artifactsOf(table: Table): readonly Artifact[] {
  return listAt(table, 'artifacts').flatMap((entry) => {
    const artifact = asArtifact(entry);
    if (artifact === null) return [];
    return [{ source: artifact.source, service: artifact.service === null ? null : pythonStrip(artifact.service) }];
  });
}

function nonEmpty(text: string | null): string | null {
  return text === '' ? null : text;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : typeof value === 'bigint' ? Number(value) : null;
}

function userOf(table: Table): string | number | null {
  const user = table['user'];
  return typeof user === 'string' ? user : numberOrNull(user);
}

function envOf(table: Table): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null) as Record<string, string>, tableAt(table, 'env'));
}
