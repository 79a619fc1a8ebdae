import { OF_TASKS } from '../draft.ts';
import type { Group } from '../draft.ts';
import type { TomlDraft } from './toml-text.ts';

/** Adds settings to a task.toml. */
export type Setting = (toml: TomlDraft) => void;

/** `key = value` of a table, as a setting. */
function set(table: string, key: string, value: string): Setting {
  return (toml) => toml.set(table, key, value);
}

function all(...settings: readonly Setting[]): Setting {
  return (toml) => {
    for (const setting of settings) setting(toml);
  };
}

const E = 'environment';
const V = 'verifier';

/** What the head of a task.toml says. */
export const HEADS: Group<Setting> = {
  name: 'toml-head',
  loaders: OF_TASKS,
  options: [
    { name: 'schema', weight: 12, make: set('', 'schema_version', '"1.4"') },
    { name: 'version', weight: 4, make: set('', 'version', '"1.0"') },
    { name: 'both', weight: 1, make: all(set('', 'schema_version', '"1.3"'), set('', 'version', '"1.0"')) },
    { name: 'future', weight: 1, make: set('', 'schema_version', '"99.0"') },
    { name: 'source', weight: 1, make: all(set('', 'schema_version', '"1.4"'), set('', 'source', '"hand/made"')) },
    { name: 'none', weight: 3, make: () => {} },
  ],
};

/** Settings that every release reads, and that change nothing about whether a task loads (some do for some loader). */
export const SETTINGS: Group<Setting> = {
  name: 'toml',
  loaders: OF_TASKS,
  options: [
    { name: 'difficulty', weight: 6, make: set('metadata', 'difficulty', '"easy"') },
    {
      name: 'metadata',
      weight: 5,
      make: all(
        set('metadata', 'author_name', '"A. Person"'),
        set('metadata', 'category', '"software"'),
        set('metadata', 'tags', '["git", "shell"]'),
        set('metadata', 'expert_time_estimate_min', '30.0'),
      ),
    },
    { name: 'metadata-date', weight: 2, make: set('metadata', 'created', '1979-05-27T07:32:00-08:00') },
    { name: 'metadata-local-date', weight: 1, make: set('metadata', 'created', '1979-05-27') },
    { name: 'metadata-time', weight: 1, make: set('metadata', 'at', '07:32:00.999') },
    { name: 'metadata-nested', weight: 1, make: set('metadata', 'x', '{ a = { b = [1, [2, "3"]] }, c.d = 1 }') },
    { name: 'metadata-typed', weight: { verifiers: 3, else: 1 }, make: set('metadata', 'difficulty', '3') },
    { name: 'metadata-tags', weight: { verifiers: 3, else: 1 }, make: set('metadata', 'tags', '"git"') },
    { name: 'metadata-category', weight: { verifiers: 2, else: 1 }, make: set('metadata', 'category', '["a"]') },
    { name: 'task-name', weight: 4, make: set('task', 'name', '"org/name"') },
    {
      name: 'task',
      weight: 2,
      make: all(
        set('task', 'name', '"an-org/a.task_1"'),
        set('task', 'description', '"""\nlong\n"""'),
        set('task', 'authors', '[{ name = "A", email = "a@example.org" }, { name = "B" }]'),
        set('task', 'keywords', "['k']"),
      ),
    },
    { name: 'task-version', weight: 1, make: all(set('task', 'name', '"org/name"'), set('task', 'version', '"2"')) },
    { name: 'agent', weight: 5, make: set('agent', 'timeout_sec', '600.0') },
    { name: 'agent-user', weight: 2, make: set('agent', 'user', '"agent"') },
    { name: 'agent-uid', weight: 1, make: set('agent', 'user', '1000') },
    { name: 'agent-network', weight: 1, make: set('agent', 'network_mode', '"no-network"') },
    { name: 'verifier', weight: 5, make: set(V, 'timeout_sec', '1_000') },
    { name: 'verifier-env', weight: 3, make: set(V, 'env', '{ KEY = "${KEY}", OTHER = "${OTHER:-x}" }') },
    { name: 'verifier-user', weight: { verifiers: 3, else: 1 }, make: set(V, 'user', '"root"') },
    { name: 'verifier-shared', weight: 1, make: set(V, 'environment_mode', '"shared"') },
    {
      name: 'verifier-collect',
      weight: 2,
      make: (toml) => toml.add('verifier.collect', ['command = "cp a b"', 'timeout_sec = 5']),
    },
    {
      name: 'verifier-collect-service',
      weight: 1,
      make: (toml) => toml.add('verifier.collect', ['command = "true"', 'service = "db"']),
    },
    {
      name: 'verifier-collect-user',
      weight: { verifiers: 2, else: 1 },
      make: (toml) => toml.add('verifier.collect', ['command = "true"', 'user = "root"']),
    },
    { name: 'solution-env', weight: 1, make: set('solution', 'env', '{ A = "b" }') },
    { name: 'cpus', weight: 6, make: set(E, 'cpus', '2') },
    { name: 'cpus-float', weight: 3, make: set(E, 'cpus', '0.5') },
    { name: 'cpus-whole-float', weight: 1, make: set(E, 'cpus', '2.0') },
    { name: 'cpus-text', weight: 1, make: set(E, 'cpus', '"4"') },
    { name: 'cpus-hex', weight: 1, make: set(E, 'cpus', '0x2') },
    { name: 'memory-mb', weight: 4, make: set(E, 'memory_mb', '4_096') },
    { name: 'memory-old', weight: 3, make: set(E, 'memory', '"4G"') },
    { name: 'memory-both', weight: 1, make: all(set(E, 'memory', '"2G"'), set(E, 'memory_mb', '2048')) },
    { name: 'memory-number', weight: 1, make: set(E, 'memory', '4096') },
    { name: 'storage', weight: 2, make: set(E, 'storage_mb', '10240') },
    { name: 'storage-old', weight: 1, make: set(E, 'storage', '"512M"') },
    { name: 'gpus', weight: 2, make: all(set(E, 'gpus', '1'), set(E, 'gpu_types', '["H100", "A100"]')) },
    { name: 'gpus-none', weight: 1, make: set(E, 'gpus', '0') },
    { name: 'tpu', weight: 2, make: set(E, 'tpu', '{ type = "v5e", topology = "2x2x1" }') },
    { name: 'build-timeout', weight: 2, make: set(E, 'build_timeout_sec', '6e2') },
    { name: 'os', weight: 1, make: set(E, 'os', '"Linux"') },
    { name: 'workdir', weight: 1, make: set(E, 'workdir', '"/app"') },
    { name: 'skills', weight: 1, make: set(E, 'skills_dir', '"skills"') },
    { name: 'environment-env', weight: 2, make: set(E, 'env', '{ "A.B" = "x", C = "${C:-d}" }') },
    { name: 'environment-env-host', weight: 1, make: set(E, 'env', '{ TOKEN = "${TOKEN}" }') },
    { name: 'internet', weight: 2, make: set(E, 'allow_internet', 'false') },
    { name: 'no-network', weight: 1, make: set(E, 'network_mode', '"no-network"') },
    {
      name: 'allowlist',
      weight: 1,
      make: all(set(E, 'network_mode', '"allowlist"'), set(E, 'allowed_hosts', '["*.example.org", "10.0.0.0/8"]')),
    },
    { name: 'allowlist-empty', weight: 1, make: set(E, 'network_mode', '"allowlist"') },
    { name: 'healthcheck', weight: 2, make: set('environment.healthcheck', 'command', '"true"') },
    {
      name: 'mcp-http',
      weight: 2,
      make: (toml) =>
        toml.add('environment.mcp_servers', ['name = "a"', 'transport = "streamable-http"', 'url = "http://a:1/mcp"']),
    },
    {
      name: 'mcp-old-name',
      weight: 1,
      make: (toml) => toml.add('environment.mcp_servers', ['name = "a"', 'transport = "http"', 'url = "http://a"']),
    },
    {
      name: 'mcp-stdio',
      weight: 1,
      make: (toml) =>
        toml.add('environment.mcp_servers', ['name = "b"', 'transport = "stdio"', 'command = "c"', 'args = ["-x"]']),
    },
    {
      name: 'mcp-headers',
      weight: 2,
      make: (toml) =>
        toml.add('environment.mcp_servers', [
          'name = "c"',
          'url = "https://a/sse"',
          'headers = { Authorization = "${TOKEN}", "X-Y" = "z" }',
        ]),
    },
    {
      name: 'mcp-headers-secret',
      weight: 1,
      make: (toml) =>
        toml.add('environment.mcp_servers', ['name = "c"', 'url = "https://a"', 'headers = { Authorization = "k" }']),
    },
    { name: 'artifacts', weight: 2, make: set('', 'artifacts', '["/app/out.txt", "/logs/x"]') },
    {
      name: 'artifacts-tables',
      weight: 1,
      make: set('', 'artifacts', '[{ source = "/app", destination = "a/b", exclude = ["*.o"] }]'),
    },
    { name: 'artifacts-service', weight: 1, make: set('', 'artifacts', '[{ source = "/x", service = "db" }]') },
    { name: 'unknown-key', weight: 2, make: all(set(E, 'docker_img', '"x"'), set('', 'extra', '[1, 2.5, true]')) },
    { name: 'unknown-table', weight: 2, make: set('rewards', 'weight', '-0.0') },
    { name: 'big-number', weight: 1, make: set('metadata', 'n', '9223372036854775807') },
    { name: 'special-floats', weight: 1, make: set('metadata', 'f', '[inf, -inf, nan, 1e400]') },
    { name: 'literal-text', weight: 1, make: set('metadata', 's', `'C:\\path'`) },
    { name: 'escapes', weight: 1, make: set('metadata', 's', String.raw`"\u00e9\U0001F600\t\\"`) },
    { name: 'mean-reward', weight: 1, make: set('', 'multi_step_reward_strategy', '"mean"') },
  ],
};
