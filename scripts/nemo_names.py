"""Write the names that the configs shipped with NeMo Gym define: agents and resources servers.

    PYTHON_WITH_NEMO_GYM scripts/nemo_names.py src/frameworks/nemo-gym/shipped.generated.ts

Install `nemo-gym` at the release to follow. Beside a name stands the config that defines it, if exactly one does.
"""

import re
import sys
from importlib.metadata import version
from pathlib import Path

import nemo_gym
import yaml

ROOT = Path(nemo_gym.__file__).resolve().parent.parent
CONFIGS = (
    "resources_servers/*/configs/*.yaml",
    "environments/*/config.yaml",
    "responses_api_agents/*/configs/*.yaml",
    "benchmarks/*/config.yaml",
)
HEAD = """/**
 * Names that the configs shipped with NeMo Gym define: agents (`agent_ref.name` of a row) and resources servers
 * (`task_source`). Beside a name stands the config that defines it, as `gym env start --resources-server` takes it, where
 * exactly one does. An unknown name proves nothing: users write configs of their own (N16).
 */
"""
TAIL = """
/** Name of a shipped agent → the config to start it with, or null where several define it. */
export const SHIPPED_AGENTS: ReadonlyMap<string, string | null> = table(AGENTS);

/** The same for the names that `task_source` gives. */
export const SHIPPED_SERVERS: ReadonlyMap<string, string | null> = table(SERVERS);

function table(text: string): Map<string, string | null> {
  const rows = text.trim().split('\\n');
  return new Map(
    rows.map((row) => {
      const [name = '', config] = row.split(' ');
      return [name, config ?? null];
    }),
  );
}
"""


def collect():
    """Agents and servers: name -> paths of the configs that define it."""
    agents, servers = {}, {}
    for pattern in CONFIGS:
        for path in sorted(ROOT.glob(pattern)):
            config = yaml.safe_load(path.read_text(encoding="utf-8"))
            for name, block in config.items() if isinstance(config, dict) else ():
                if not isinstance(block, dict):
                    continue
                for key, found in (("responses_api_agents", agents), ("resources_servers", servers)):
                    if isinstance(block.get(key), dict) and block[key]:
                        found.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    return agents, servers


def selector(paths):
    """The config as `--resources-server` takes it: SERVER, or SERVER/CONFIG; empty where it is ambiguous."""
    found = set()
    for path in paths:
        match = re.fullmatch(r"resources_servers/([^/]+)/configs/(.+)\.yaml", path)
        if match:
            server, config = match.groups()
            found.add(server if server == config else f"{server}/{config}")
    plain = [one for one in found if "/" not in one]
    if len(plain) == 1 and len({one.split("/")[0] for one in found}) == 1:
        return plain[0]
    return found.pop() if len(found) == 1 else ""


def rows(names):
    return "".join(f"{name} {selector(paths)}".strip() + "\n" for name, paths in sorted(names.items()))


def main():
    agents, servers = collect()
    release = f"export const SHIPPED_RELEASE = '{version('nemo-gym')}';\n"
    text = f"{HEAD}{release}\nconst AGENTS = `\n{rows(agents)}`;\n\nconst SERVERS = `\n{rows(servers)}`;\n{TAIL}"
    Path(sys.argv[1]).write_text(text, encoding="utf-8")


main()
